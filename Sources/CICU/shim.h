// ICU, as Swift sees it: its names are macros that add a version suffix, so each function in use has a `cicu_` shim
// without logic. Only the C API is used; it is stable across versions of ICU.
#pragma once
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/udat.h>
#include <unicode/udatpg.h>
#include <unicode/udisplaycontext.h>
#include <unicode/uenum.h>
#include <unicode/uldnames.h>
#include <unicode/uloc.h>
#include <unicode/unumberformatter.h>
#include <unicode/upluralrules.h>
#include <unicode/uscript.h>
#include <unicode/ustring.h>
#include <unicode/utypes.h>
#include <unicode/uversion.h>

// Errors and versions.

static inline const char *_Nonnull cicu_errorName(UErrorCode code) { return u_errorName(code); }
static inline void cicu_getVersion(uint8_t *_Nonnull version) { u_getVersion(version); }
static inline void cicu_getUnicodeVersion(uint8_t *_Nonnull version) { u_getUnicodeVersion(version); }
static inline void cicu_versionToString(const uint8_t *_Nonnull version, char *_Nonnull string) {
  u_versionToString(version, string);
}

// Bidi.

static inline UBiDi *_Nullable cicu_ubidi_open(void) { return ubidi_open(); }
static inline void cicu_ubidi_close(UBiDi *_Nonnull bidi) { ubidi_close(bidi); }
static inline void cicu_ubidi_setPara(
    UBiDi *_Nonnull bidi, const UChar *_Nullable text, int32_t length, UBiDiLevel level, UErrorCode *_Nonnull status) {
  ubidi_setPara(bidi, text, length, level, NULL, status);
}
static inline const UBiDiLevel *_Nullable cicu_ubidi_getLevels(UBiDi *_Nonnull bidi, UErrorCode *_Nonnull status) {
  return ubidi_getLevels(bidi, status);
}
static inline UBiDiDirection cicu_ubidi_getDirection(const UBiDi *_Nonnull bidi) { return ubidi_getDirection(bidi); }
static inline int32_t cicu_ubidi_countParagraphs(UBiDi *_Nonnull bidi) { return ubidi_countParagraphs(bidi); }
static inline void cicu_ubidi_getParagraphByIndex(
    const UBiDi *_Nonnull bidi, int32_t index, int32_t *_Nullable start, int32_t *_Nullable limit,
    UBiDiLevel *_Nullable level, UErrorCode *_Nonnull status) {
  ubidi_getParagraphByIndex(bidi, index, start, limit, level, status);
}

// Break iterators.

static inline UBreakIterator *_Nullable cicu_ubrk_open(
    UBreakIteratorType type, const char *_Nonnull locale, UErrorCode *_Nonnull status) {
  return ubrk_open(type, locale, NULL, 0, status);
}
static inline void cicu_ubrk_close(UBreakIterator *_Nonnull iterator) { ubrk_close(iterator); }
static inline void cicu_ubrk_setText(
    UBreakIterator *_Nonnull iterator, const UChar *_Nullable text, int32_t length, UErrorCode *_Nonnull status) {
  ubrk_setText(iterator, text, length, status);
}
static inline int32_t cicu_ubrk_first(UBreakIterator *_Nonnull iterator) { return ubrk_first(iterator); }
static inline int32_t cicu_ubrk_next(UBreakIterator *_Nonnull iterator) { return ubrk_next(iterator); }
static inline int32_t cicu_ubrk_getRuleStatus(UBreakIterator *_Nonnull iterator) {
  return ubrk_getRuleStatus(iterator);
}

// Characters and scripts.

static inline int8_t cicu_charType(UChar32 c) { return u_charType(c); }
static inline UCharDirection cicu_charDirection(UChar32 c) { return u_charDirection(c); }
static inline UChar32 cicu_charMirror(UChar32 c) { return u_charMirror(c); }
static inline UChar32 cicu_getBidiPairedBracket(UChar32 c) { return u_getBidiPairedBracket(c); }
static inline UBool cicu_hasBinaryProperty(UChar32 c, UProperty property) { return u_hasBinaryProperty(c, property); }
static inline int32_t cicu_getIntPropertyValue(UChar32 c, UProperty property) {
  return u_getIntPropertyValue(c, property);
}
static inline int32_t cicu_getIntPropertyMaxValue(UProperty property) { return u_getIntPropertyMaxValue(property); }
static inline UBool cicu_isUWhiteSpace(UChar32 c) { return u_isUWhiteSpace(c); }
static inline UScriptCode cicu_uscript_getScript(UChar32 c, UErrorCode *_Nonnull status) {
  return uscript_getScript(c, status);
}
static inline UBool cicu_uscript_hasScript(UChar32 c, UScriptCode script) { return uscript_hasScript(c, script); }
static inline int32_t cicu_uscript_getScriptExtensions(
    UChar32 c, UScriptCode *_Nullable scripts, int32_t capacity, UErrorCode *_Nonnull status) {
  return uscript_getScriptExtensions(c, scripts, capacity, status);
}
static inline const char *_Nullable cicu_uscript_getShortName(UScriptCode script) {
  return uscript_getShortName(script);
}

// Case.

static inline int32_t cicu_strToUpper(
    UChar *_Nullable destination, int32_t capacity, const UChar *_Nullable source, int32_t length,
    const char *_Nonnull locale, UErrorCode *_Nonnull status) {
  return u_strToUpper(destination, capacity, source, length, locale, status);
}

// Enumerations.

static inline void cicu_uenum_close(UEnumeration *_Nonnull enumeration) { uenum_close(enumeration); }
static inline const char *_Nullable cicu_uenum_next(
    UEnumeration *_Nonnull enumeration, int32_t *_Nullable length, UErrorCode *_Nonnull status) {
  return uenum_next(enumeration, length, status);
}

// Plural rules.

static inline UPluralRules *_Nullable cicu_uplrules_openForType(
    const char *_Nonnull locale, UPluralType type, UErrorCode *_Nonnull status) {
  return uplrules_openForType(locale, type, status);
}
static inline void cicu_uplrules_close(UPluralRules *_Nonnull rules) { uplrules_close(rules); }
static inline UEnumeration *_Nullable cicu_uplrules_getKeywords(
    const UPluralRules *_Nonnull rules, UErrorCode *_Nonnull status) {
  return uplrules_getKeywords(rules, status);
}
static inline int32_t cicu_uplrules_select(
    const UPluralRules *_Nonnull rules, double number, UChar *_Nullable keyword, int32_t capacity,
    UErrorCode *_Nonnull status) {
  return uplrules_select(rules, number, keyword, capacity, status);
}
static inline int32_t cicu_uplrules_selectFormatted(
    const UPluralRules *_Nonnull rules, const UFormattedNumber *_Nonnull number, UChar *_Nullable keyword,
    int32_t capacity, UErrorCode *_Nonnull status) {
  return uplrules_selectFormatted(rules, number, keyword, capacity, status);
}

// Numbers.

static inline UNumberFormatter *_Nullable cicu_unumf_open(
    const UChar *_Nonnull skeleton, int32_t length, const char *_Nonnull locale, UErrorCode *_Nonnull status) {
  return unumf_openForSkeletonAndLocale(skeleton, length, locale, status);
}
static inline void cicu_unumf_close(UNumberFormatter *_Nonnull formatter) { unumf_close(formatter); }
static inline UFormattedNumber *_Nullable cicu_unumf_openResult(UErrorCode *_Nonnull status) {
  return unumf_openResult(status);
}
static inline void cicu_unumf_closeResult(UFormattedNumber *_Nonnull result) { unumf_closeResult(result); }
static inline void cicu_unumf_formatDouble(
    const UNumberFormatter *_Nonnull formatter, double value, UFormattedNumber *_Nonnull result,
    UErrorCode *_Nonnull status) {
  unumf_formatDouble(formatter, value, result, status);
}
static inline int32_t cicu_unumf_resultToString(
    const UFormattedNumber *_Nonnull result, UChar *_Nullable buffer, int32_t capacity, UErrorCode *_Nonnull status) {
  return unumf_resultToString(result, buffer, capacity, status);
}

// Dates. ICU's own names of these types stand for `void *`.

typedef struct cicu_dateFormat cicu_dateFormat;
typedef struct cicu_datePatterns cicu_datePatterns;

static inline cicu_dateFormat *_Nullable cicu_udat_open(
    UDateFormatStyle timeStyle, UDateFormatStyle dateStyle, const char *_Nonnull locale, const UChar *_Nonnull timeZone,
    int32_t timeZoneLength, const UChar *_Nullable pattern, int32_t patternLength, UErrorCode *_Nonnull status) {
  return (cicu_dateFormat *)udat_open(
      timeStyle, dateStyle, locale, timeZone, timeZoneLength, pattern, patternLength, status);
}
static inline void cicu_udat_close(cicu_dateFormat *_Nonnull format) { udat_close((UDateFormat *)format); }
static inline int32_t cicu_udat_format(
    const cicu_dateFormat *_Nonnull format, UDate date, UChar *_Nullable result, int32_t capacity,
    UErrorCode *_Nonnull status) {
  return udat_format((const UDateFormat *)format, date, result, capacity, NULL, status);
}
static inline cicu_datePatterns *_Nullable cicu_udatpg_open(const char *_Nonnull locale, UErrorCode *_Nonnull status) {
  return (cicu_datePatterns *)udatpg_open(locale, status);
}
static inline void cicu_udatpg_close(cicu_datePatterns *_Nonnull patterns) {
  udatpg_close((UDateTimePatternGenerator *)patterns);
}
static inline int32_t cicu_udatpg_getBestPattern(
    cicu_datePatterns *_Nonnull patterns, const UChar *_Nonnull skeleton, int32_t length, UChar *_Nullable result,
    int32_t capacity, UErrorCode *_Nonnull status) {
  return udatpg_getBestPattern((UDateTimePatternGenerator *)patterns, skeleton, length, result, capacity, status);
}

// Locales.

static inline int32_t cicu_uloc_forLanguageTag(
    const char *_Nonnull tag, char *_Nullable locale, int32_t capacity, int32_t *_Nullable parsedLength,
    UErrorCode *_Nonnull status) {
  return uloc_forLanguageTag(tag, locale, capacity, parsedLength, status);
}
static inline int32_t cicu_uloc_toLanguageTag(
    const char *_Nonnull locale, char *_Nullable tag, int32_t capacity, UBool strict, UErrorCode *_Nonnull status) {
  return uloc_toLanguageTag(locale, tag, capacity, strict, status);
}
static inline int32_t cicu_uloc_addLikelySubtags(
    const char *_Nonnull locale, char *_Nullable maximized, int32_t capacity, UErrorCode *_Nonnull status) {
  return uloc_addLikelySubtags(locale, maximized, capacity, status);
}
static inline int32_t cicu_uloc_setKeywordValue(
    const char *_Nonnull keyword, const char *_Nullable value, char *_Nonnull locale, int32_t capacity,
    UErrorCode *_Nonnull status) {
  return uloc_setKeywordValue(keyword, value, locale, capacity, status);
}
static inline UBool cicu_uloc_isRightToLeft(const char *_Nonnull locale) { return uloc_isRightToLeft(locale); }
static inline UEnumeration *_Nullable cicu_uloc_openAvailableByType(
    ULocAvailableType type, UErrorCode *_Nonnull status) {
  return uloc_openAvailableByType(type, status);
}
static inline const char *_Nullable const *_Nonnull cicu_uloc_getISOLanguages(void) { return uloc_getISOLanguages(); }
static inline const char *_Nullable const *_Nonnull cicu_uloc_getISOCountries(void) { return uloc_getISOCountries(); }

// Names of languages and territories.

static inline ULocaleDisplayNames *_Nullable cicu_uldn_openForContext(
    const char *_Nonnull locale, UDisplayContext *_Nonnull contexts, int32_t count, UErrorCode *_Nonnull status) {
  return uldn_openForContext(locale, contexts, count, status);
}
static inline void cicu_uldn_close(ULocaleDisplayNames *_Nonnull names) { uldn_close(names); }
static inline int32_t cicu_uldn_languageDisplayName(
    const ULocaleDisplayNames *_Nonnull names, const char *_Nonnull language, UChar *_Nullable result,
    int32_t capacity, UErrorCode *_Nonnull status) {
  return uldn_languageDisplayName(names, language, result, capacity, status);
}
static inline int32_t cicu_uldn_regionDisplayName(
    const ULocaleDisplayNames *_Nonnull names, const char *_Nonnull region, UChar *_Nullable result, int32_t capacity,
    UErrorCode *_Nonnull status) {
  return uldn_regionDisplayName(names, region, result, capacity, status);
}
