import Catalogs
import Testing

/// Where other files of a catalog's table lie, as projects lay them out.
@Suite struct SiblingTests {
  @Test(arguments: [
    (CatalogFormat.strings, "App/zh_TW.lproj/Main.strings", "App/*.lproj/Main.strings", nil as String?),
    (.strings, "Odd [1]/de.lproj/A.strings", "Odd \\[1]/*.lproj/A.strings", nil),
    (.android, "app/res/values-b+sr+Latn/strings.xml", "app/res/values-*/strings.xml", "app/res/values/strings.xml"),
    (.android, "res/values-zh-rTW/strings.xml", "res/values-*/strings.xml", "res/values/strings.xml"),
    (.arb, "l10n/app_pt_BR.arb", "l10n/app_*.arb", "l10n/app.arb"), (.po, "po/sr@latin.po", "po/*.po", nil),
    (.po, "conf/locale/de/LC_MESSAGES/django.po", "conf/locale/*/LC_MESSAGES/django.po", nil),
    (.po, "languages/plugin-fr_FR.po", "languages/plugin-*.po", "languages/plugin.po"),
    (.resx, "Forms/Main.pt-BR.resx", "Forms/Main.*.resx", "Forms/Main.resx"),
    (.qt, "share/app_de.ts", "share/app_*.ts", "share/app.ts"), (.qt, "i18n/nl.ts", "i18n/*.ts", nil),
    (.xliff, "de.xcloc/Localized Contents/de.xliff", "*.xcloc/Localized Contents/*.xliff", nil),
    (.xliff, "translations/messages.fr.xlf", "translations/messages.*.xlf", "translations/messages.xlf"),
    (.json, "locales/nl/common.json", "locales/*/common.json", "locales/common.json"),
    (.json, "i18n/de.json", "i18n/*.json", nil), (.yaml, "config/locales/de.yml", "config/locales/*.yml", nil),
    (.yaml, "config/locales/devise.de.yml", "config/locales/devise.*.yml", "config/locales/devise.yml"),
    (
      .properties, "src/main/resources/Messages_de.properties", "src/main/resources/Messages_*.properties",
      "src/main/resources/Messages.properties"
    ),
    (
      .properties, "de/browser/chrome/browser/app.properties", "*/browser/chrome/browser/app.properties",
      "browser/chrome/browser/app.properties"
    ),
    (.fluent, "l10n/he/browser/menubar.ftl", "l10n/*/browser/menubar.ftl", "l10n/browser/menubar.ftl"),
    (.csv, "tables/app-fr.csv", "tables/app-*.csv", "tables/app.csv"),
  ])
  func ofALocale(_ format: CatalogFormat, _ path: String, _ glob: String, _ base: String?) {
    #expect(format.siblings(of: path) == CatalogSiblings(glob: glob, base: base))
  }

  @Test(arguments: [
    (CatalogFormat.xcstrings, "App/Localizable.xcstrings"), (.strings, "Base.lproj/Main.strings"),
    (.android, "res/values/strings.xml"), (.resx, "Forms/Main.resx"), (.json, "package.json"), (.po, "app.po"),
  ])
  func ofNoLocale(_ format: CatalogFormat, _ path: String) { #expect(format.siblings(of: path) == nil) }
}
