import Testing

/// What hb-shape 6.0.0 measured at 17 px over Debian 12's Noto fonts (fonts-noto-core, fonts-noto-cjk), one font to a
/// string, rounded to 0.1 px: the table "Reference widths" of the project's shared cases, row by row.
struct ReferenceWidth: Sendable, CustomTestStringConvertible {
  var locale: String
  var text: String
  var font: String
  var advance: Double
  /// Ink beyond the advance box on the left and on the right; 0 where it stays inside.
  var past: (left: Double, right: Double)
  /// Ink above and below the baseline, both positive.
  var ink: (top: Double, bottom: Double)
  /// hhea ascender and descender, both positive.
  var box: (ascent: Double, descent: Double)
  var lineHeight: Double
  var glyphs: Int

  var testDescription: String { "\(locale) \(text)" }

  init(
    _ locale: String, _ text: String, _ font: String, _ advance: Double, _ past: (Double, Double),
    _ ink: (Double, Double),
    _ box: (Double, Double), _ lineHeight: Double, _ glyphs: Int
  ) {
    self.locale = locale
    self.text = text
    self.font = font
    self.advance = advance
    self.past = past
    self.ink = ink
    self.box = box
    self.lineHeight = lineHeight
    self.glyphs = glyphs
  }

  private typealias Row = ReferenceWidth

  static let all: [ReferenceWidth] = [
    Row("de", "Senden", "NotoSans", 60.0, (0.0, 0.0), (12.9, 0.2), (18.2, 5.0), 23.2, 6),
    Row("de", "Umbenennen", "NotoSans", 109.6, (0.0, 0.0), (12.9, 0.2), (18.2, 5.0), 23.2, 10),
    Row("de", "Einstellungen", "NotoSans", 108.5, (0.0, 0.0), (12.9, 4.1), (18.2, 5.0), 23.2, 13),
    Row("de", "BEARBEITEN", "NotoSans", 100.0, (0.0, 0.0), (12.2, 0.0), (18.2, 5.0), 23.2, 10),
    Row("de", "AUSPROBIEREN", "NotoSans", 126.0, (0.0, 0.0), (12.3, 0.2), (18.2, 5.0), 23.2, 12),
    Row("de", "Registrierungsvorschau", "NotoSans", 189.7, (0.0, 0.0), (12.9, 4.1), (18.2, 5.0), 23.2, 22),
    Row("de", "Tastenkombinationsübersicht", "NotoSans", 236.5, (0.0, 0.0), (12.9, 0.2), (18.2, 5.0), 23.2, 27),
    Row("de", "Neuen Kurzbefehl eingeben", "NotoSans", 223.4, (0.0, 0.0), (13.0, 4.1), (18.2, 5.0), 23.2, 25),
    Row("ru", "Запустить безопасные задачи", "NotoSans", 252.0, (0.0, 0.0), (13.0, 4.1), (18.2, 5.0), 23.2, 27),
    Row("ru", "Показать", "NotoSans", 77.3, (0.0, 0.0), (12.1, 0.2), (18.2, 5.0), 23.2, 8),
    Row("ru", "Приложение", "NotoSans", 106.9, (0.0, 0.0), (12.1, 4.1), (18.2, 5.0), 23.2, 10),
    Row("fi", "ASETUKSET", "NotoSans", 90.3, (0.0, 0.0), (12.3, 0.2), (18.2, 5.0), 23.2, 9),
    Row("fi", "VALIKKO", "NotoSans", 69.0, (0.0, 0.0), (12.3, 0.2), (18.2, 5.0), 23.2, 7),
    Row("fi", "Indeksi", "NotoSans", 57.9, (0.0, 0.0), (12.9, 0.2), (18.2, 5.0), 23.2, 7),
    Row("fi", "Index", "NotoSans", 45.0, (0.0, 0.0), (12.9, 0.2), (18.2, 5.0), 23.2, 5),
    Row("nb", "Innboks (1)", "NotoSans", 89.1, (0.0, 0.0), (12.9, 2.7), (18.2, 5.0), 23.2, 11),
    Row("es", "Me gusta", "NotoSans", 74.2, (0.0, 0.0), (12.1, 4.1), (18.2, 5.0), 23.2, 8),
    Row("pl", "Maksymalna żywotność", "NotoSans", 188.7, (0.0, 0.0), (13.0, 4.1), (18.2, 5.0), 23.2, 20),
    Row("vi", "CHỖ", "NotoSans", 36.6, (0.0, 0.0), (17.8, 0.2), (18.2, 5.0), 23.2, 3),
    Row("vi", "ĐIỂM ĐỔI QUÀ", "NotoSans", 119.7, (0.0, 0.0), (17.6, 2.9), (18.2, 5.0), 23.2, 12),
    Row("vi", "Pha chế", "NotoSans", 63.0, (0.0, 0.0), (13.8, 0.2), (18.2, 5.0), 23.2, 7),
    Row("es", "ÑÑÑ", "NotoSans", 38.8, (0.0, 0.0), (15.5, 0.0), (18.2, 5.0), 23.2, 3),
    Row("de", "ÖÄÜ", "NotoSans", 36.2, (0.0, 0.0), (15.4, 0.2), (18.2, 5.0), 23.2, 3),
    Row("el", "ΠΡΩΙΝΗ ΜΕΤΑΚΙΝΗΣΗ", "NotoSans", 179.6, (0.0, 0.0), (12.3, 0.0), (18.2, 5.0), 23.2, 17),
    Row("tr", "SAYFA BİLGİSİ", "NotoSans", 111.2, (0.0, 0.0), (15.6, 0.2), (18.2, 5.0), 23.2, 13),
    Row("ja", "陽性情報の登録と他者への匿名通知へ", "NotoSansCJK", 289.0, (0.0, 0.0), (14.3, 1.4), (19.7, 4.9), 24.6, 17),
    Row("ja", "新しいコードを作成", "NotoSansCJK", 153.0, (0.0, 0.0), (14.3, 1.5), (19.7, 4.9), 24.6, 9),
    Row("ja", "アップロード", "NotoSansCJK", 102.0, (0.0, 0.0), (14.1, 1.3), (19.7, 4.9), 24.6, 6),
    Row("th", "นื้ทั้มู", "NotoSansThai", 31.2, (0.0, 0.0), (17.2, 4.5), (18.0, 7.7), 25.7, 8),
    Row("th", "นั้", "NotoSansThai", 10.4, (0.0, 0.7), (16.2, 0.2), (18.0, 7.7), 25.7, 3),
    Row("th", "ดูการบ้านดูการบ้านดูการบ้าน", "NotoSansThai", 190.4, (0.0, 0.0), (14.3, 4.5), (18.0, 7.7), 25.7, 27),
    Row("th", "ยืนยันที่อยู่", "NotoSansThai", 71.2, (0.0, 0.0), (17.2, 4.5), (18.0, 7.7), 25.7, 13),
    Row("my", "မြန်မာနိုင်ငံ", "NotoSansMyanmar", 77.1, (0.0, 0.0), (17.1, 7.9), (22.5, 14.6), 37.1, 13),
    Row("km", "ខ្ញុំ", "NotoSansKhmer", 10.8, (0.0, 0.0), (15.0, 8.9), (18.2, 5.0), 23.2, 4),
    Row("km", "សង្ខ្យា", "NotoSansKhmer", 36.5, (0.0, 0.0), (11.5, 7.5), (18.2, 5.0), 23.2, 4),
    Row("km", "រក្សាទុក", "NotoSansKhmer", 46.6, (0.0, 0.0), (10.0, 4.6), (18.2, 5.0), 23.2, 6),
    Row("lo", "ບັນທຶກ", "NotoSansLao", 43.7, (0.0, 0.0), (14.6, 0.2), (20.1, 7.9), 28.0, 6),
    Row("ur", "گنیں", "NotoNastaliqUrdu", 26.1, (0.0, 6.3), (30.9, 5.8), (32.4, 10.1), 42.5, 7),
    Row("ur", "گھر", "NotoNastaliqUrdu", 17.1, (3.4, 6.2), (28.7, 7.4), (32.4, 10.1), 42.5, 4),
    Row("ur", "کھولیں", "NotoNastaliqUrdu", 40.2, (0.0, 6.2), (27.0, 5.8), (32.4, 10.1), 42.5, 9),
    Row("ur", "محفوظ کریں", "NotoNastaliqUrdu", 65.1, (0.0, 0.0), (25.8, 5.8), (32.4, 10.1), 42.5, 16),
    Row("ur", "ترتیبات", "NotoNastaliqUrdu", 45.5, (0.0, 1.1), (14.8, 6.6), (32.4, 10.1), 42.5, 14),
    Row("ar", "التفصيلات", "NotoSansArabic", 72.8, (0.0, 0.0), (12.1, 3.3), (23.4, 12.5), 35.9, 8),
    Row("ar", "تطبيق فلاتر", "NotoSansArabic", 77.1, (0.4, 0.0), (12.1, 4.6), (23.4, 12.5), 35.9, 10),
    Row("ar", "مستخدم جديد", "NotoSansArabic", 95.4, (0.0, 0.0), (9.4, 6.7), (23.4, 12.5), 35.9, 11),
    Row("hi", "सेटिंग्स", "NotoSansDevanagari", 40.7, (0.0, 0.3), (15.2, 0.2), (15.2, 6.9), 22.2, 7),
    Row("hi", "ट्रू", "NotoSansDevanagari", 8.6, (0.0, 0.8), (10.6, 6.7), (15.2, 6.9), 22.2, 2),
    Row("bn", "মিউজিক প্লেয়ার", "NotoSansBengali", 108.8, (0.2, 0.2), (15.6, 0.7), (15.6, 6.9), 22.5, 12),
    Row("ta", "சேமிக்கவும்", "NotoSansTamil", 104.0, (0.0, 0.0), (14.3, 4.8), (14.8, 6.3), 21.1, 8),
    Row("ml", "ഉപേക്ഷിക്കുക", "NotoSansMalayalam", 118.1, (0.0, 0.0), (14.3, 3.9), (14.7, 6.5), 21.2, 8),
    Row("bo", "བསྒྲུབས", "NotoSerifTibetan", 44.7, (0.0, 0.0), (11.5, 11.8), (24.9, 22.9), 47.9, 4),
    Row("ka", "საქართველო", "NotoSansGeorgian", 119.1, (0.0, 0.0), (13.1, 4.2), (18.2, 5.0), 23.1, 10),
    Row("ka", "ᲡᲐᲥᲐᲠᲗᲕᲔᲚᲝ", "NotoSansGeorgian", 127.5, (0.0, 0.0), (12.3, 0.2), (18.2, 5.0), 23.1, 10),
    Row("hy", "Կարգավորումներ", "NotoSansArmenian", 150.4, (0.0, 0.0), (12.9, 4.0), (18.2, 5.0), 23.1, 12),
    Row("am", "ቅንብሮች", "NotoSansEthiopic", 53.9, (0.0, 0.0), (14.5, 1.4), (18.2, 5.0), 23.2, 5),
  ]
}
