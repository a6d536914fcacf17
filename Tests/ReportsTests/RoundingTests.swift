import Foundation
import Reports
import Testing
import Vocabulary

/// A number is rounded once: then all formats and all readers have the same.
@Suite struct RoundingTests {
  static let small: [Double] = [0, -0.0, 0.004, 0.005, -0.004, 1.005, 2.675, 214.333, 1.0 / 3, -45.678, 99.995]
  static let large: [Double] = [1e9 + 0.125, 123_456.785, 90_071_992_547_409.5, 1e14 + 0.25, 0x1p53, 1e300]

  /// As JSON prints it, and as Foundation's decoder reads that back.
  @Test(arguments: small + large + [.leastNonzeroMagnitude])
  func theRoundedNumberIsThePrintedOne(_ value: Double) throws {
    func printed(_ value: Double) -> [UInt8] {
      var json = JSONWriter()
      json.number(value)
      return json.finish()
    }
    let rounded = value.roundedToHundredth
    #expect(printed(rounded) == printed(value))
    #expect(try JSONDecoder().decode(Double.self, from: Data(printed(value))) == rounded)
    #expect(rounded.roundedToHundredth == rounded)
    #expect(rounded != 0 || rounded.sign == .plus)
  }

  @Test func whatIsNotFiniteIsNoNumber() {
    #expect(Double.infinity.roundedToHundredth.isNaN && (-Double.infinity).roundedToHundredth.isNaN)
    #expect(Double.nan.roundedToHundredth.isNaN)
  }

  /// The shares of a row give its counts back, however many titles there are.
  @Test(arguments: [1, 3, 7, 1000, 99_991, 12_345_678])
  func sharesAreCounts(_ titles: Int) {
    for count in [0, 1, titles / 3, titles / 2, titles - 1, titles] {
      let row = Report.RankingRow(
        component: "a", strategy: "b", locale: LanguageTag("de"), titles: titles,
        survivors: [(TextSize("large"), count)])
      #expect(row.survivors(row.surviving[0]) == count)
    }
  }

  @Test(arguments: [17, 0.1, 1.0 / 3, -2.5e-7, 1e21, .leastNonzeroMagnitude])
  func exactNumbersKeepAllDigits(_ value: Double) throws {
    var json = JSONWriter()
    json.exactNumber(value)
    #expect(try JSONDecoder().decode(Double.self, from: Data(json.finish())) == value)
  }
}
