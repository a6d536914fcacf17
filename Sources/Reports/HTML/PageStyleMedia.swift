extension PageStyle {
  /// Small windows, paper, system colors and still pages.
  static let media = #"""

    @media(max-width:64rem){
    .filters #more{display:revert}
    .search{max-width:none}
    #facets{display:none;flex-basis:100%}
    #facets.open{display:flex;flex-wrap:wrap;align-items:end;gap:.5rem .75rem}
    #facets p{flex:1 1 9rem}
    #facets select{width:100%;max-width:none}
    .shown{flex-basis:100%}
    .filters:has(#facets.open){position:static}
    }
    @media(max-width:48rem){
    h2{margin-block-start:2rem}
    .component{padding:.9rem 1rem}
    .js .rows,.rows tbody,.rows tr,.rows td{display:block}
    .rows thead{display:none}
    .rows tr{padding-block:.5rem;border-block-end:1px solid var(--line)}
    .rows td{border:0;padding:0}
    .rows tr:not(.detail) td:not(:first-child){display:inline;color:var(--soft)}
    .rows tr:not(.detail) td:nth-child(n+3):not(:empty)::before{content:" · "}
    .rows .detail td{padding:.6rem 0}
    }
    @media(prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
    @media(forced-colors:active){
    .heat td:not(.h0){border-color:CanvasText}
    .heat .h4{forced-color-adjust:none;background:CanvasText;color:Canvas}
    .severity::before{forced-color-adjust:none;background:CanvasText}
    .severity.note::before{background:none}
    .ticks i.fails::before{forced-color-adjust:none;background:CanvasText;border-color:CanvasText}
    .bar .now{fill:GrayText}
    .bar .still{fill:CanvasText}
    .p .b,.p .f,.p .i{fill:Canvas}
    .p .b,.p .f,.p .h{stroke:CanvasText}
    .p .t,.landscape{fill:CanvasText}
    .p .g{fill:GrayText;fill-opacity:1}
    .p .hatch{stroke:Highlight}
    .p .n,.p .d{stroke:LinkText}
    }
    @media print{
    :root{--ground:#fff;--sunken:#fff}
    body{font-size:10pt}
    .filters,.skip,.further button,.sizes,.actions,.card button,.detail button,.unfold,.legend:not([open]){display:none!important}
    .head,main,footer{padding-inline:0}
    .component{break-before:page;border:0;padding:0}
    #summary>h2{break-after:avoid}
    #summary>h2+.component{break-before:avoid}
    .folded tr.late{display:table-row}
    .scroll{overflow:visible}
    .further::after{content:attr(data-left)}
    .deck{grid-template-columns:1fr 1fr;gap:0 1.5rem}
    .card{content-visibility:visible;break-inside:avoid;border:0;border-block-start:1px solid #999;border-radius:0;
    padding:.7rem 0}
    .alternatives:not([open]){display:none!important}
    .caption{min-height:0}
    .stage{border:1px solid #bbb}
    .scroll{break-inside:avoid}
    tr,li,figure{break-inside:avoid}
    h2,h3,h4,summary{break-after:avoid}
    thead{display:table-header-group}
    .heat td,.bar,.p,.severity::before{print-color-adjust:exact;-webkit-print-color-adjust:exact}
    a{color:inherit;text-decoration:none}
    #worst,#all{break-before:page}
    }
    """#
}
