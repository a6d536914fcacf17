import Reports
import Testing
import Vocabulary

/// Drawings for an HTML page.
@Suite("Embedded pictures")
struct EmbeddedPictureTests {
  @Test("a drawing is terse, and has no quotes")
  func drawing() {
    var pictures = EmbeddedPictures(outlines: SamplePictures.outlines)
    let drawing = pictures.drawing(of: Picture(of: SamplePictures.figure { $0.intendedTitleCenterX = 55 }))
    #expect(
      drawing == """
        <svg class=p width=110 height=55 viewBox=-5,-5,110,55><rect class=b width=100 height=40 />\
        <rect class=f x=35 y=10 width=60 height=20 /><use class=i href=#pi x=10 y=10 width=20 height=20 />\
        <rect class=h x=10 y=10 width=20 height=20 /><path class=n d=M55,0V40 /><use class=t href=#r0 transform=translate(45,25)scale(.02) />\
        <path class=d d=M65,42v6m0-3H55m3-3l-3,3l3,3 /></svg>
        """)
    #expect(
      pictures.definitions().contains(
        "<g id=r0><use href=#g0 /><use href=#g1 x=500 /><use href=#g0 x=1000 /><use href=#g1 x=1500 /></g>"))
  }

  @Test("a label is quoted and escaped")
  func label() {
    var pictures = EmbeddedPictures(outlines: [:])
    let drawing = pictures.drawing(of: Picture(of: SamplePictures.figure()), label: "“A” & \"B\" <c>")
    #expect(drawing.contains(#" role=img aria-label="“A” &amp; &quot;B&quot; &lt;c&gt;">"#))
  }

  @Test("one line at two sizes is defined once, whatever its tracking")
  func shared() {
    var pictures = EmbeddedPictures(outlines: SamplePictures.outlines)
    let drawings = [(20.0, -0.4), (53.0, 0.31)].map { size, tracking in
      let line = SamplePictures.line([1, 2, 1], fontSize: size, tracking: tracking)
      return pictures.drawing(of: Picture(of: SamplePictures.figure(lines: [line], fontSize: size)))
    }
    // Thousandths of an em: 0.4 of 20, 0.31 of 53.
    #expect(drawings[0].contains("href=#r0") && drawings[0].contains("scale(.02) style=--t:-20 />"))
    #expect(drawings[1].contains("href=#r0") && drawings[1].contains("scale(.053) style=--t:5.85 />"))
    #expect(
      pictures.definitions().contains(
        "<g id=r0><use href=#g0 /><use href=#g1 x=500 class=k1 /><use href=#g0 x=1000 class=k2 /></g>"))
    #expect(pictures.css.contains(".k1{translate:calc(var(--t)*1px)}.k2{translate:calc(var(--t)*2px)}"))
    #expect(!pictures.css.contains(".k3"))
  }

  @Test("what a label or a button clips has a viewport of its own")
  func clip() {
    var pictures = EmbeddedPictures(outlines: SamplePictures.outlines)
    let figure = SamplePictures.figure(lines: [SamplePictures.line([1, 2, 1, 2, 1, 2, 1, 2])]) { $0.clipsText = true }
    let drawing = pictures.drawing(of: Picture(of: figure))
    #expect(
      drawing.contains(
        """
        <use class=g href=#r0 transform=translate(35,25)scale(.02) />\
        <svg x=35 y=11 width=60 height=14 viewBox=35,11,60,14><use class=t href=#r0 \
        transform=translate(35,25)scale(.02) /></svg>
        """))
  }

  @Test("every class that is drawn has a look, in light and in dark", arguments: Picture.Role.allCases)
  func looks(_ role: Picture.Role) {
    for style in [PictureStyle.light, .dark] { #expect(style.rules(".p ").contains(".p .\(role.rawValue){")) }
  }
}
