#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uloc.h>
#include <unicode/ucol.h>
#include <unicode/unorm2.h>
#include <unicode/upluralrules.h>
#include <unicode/ustring.h>

// ICU gives every function a versioned name by a macro, which Swift does not see: these are plain functions.

static inline UScriptCode icu_script(UChar32 c, UErrorCode *status) { return uscript_getScript(c, status); }

static inline int32_t icu_script_extensions(
    UChar32 c, UScriptCode *scripts, int32_t capacity, UErrorCode *status) {
  return uscript_getScriptExtensions(c, scripts, capacity, status);
}

static inline const char *icu_script_short_name(UScriptCode script) { return uscript_getShortName(script); }

static inline UBool icu_has_property(UChar32 c, UProperty property) { return u_hasBinaryProperty(c, property); }

static inline int32_t icu_property(UChar32 c, UProperty property) { return u_getIntPropertyValue(c, property); }

static inline UChar32 icu_paired_bracket(UChar32 c) { return u_getBidiPairedBracket(c); }

static inline UChar32 icu_mirrored(UChar32 c) { return u_charMirror(c); }

static inline UBiDi *icu_bidi_open(void) { return ubidi_open(); }

static inline void icu_bidi_close(UBiDi *bidi) { ubidi_close(bidi); }

static inline void icu_bidi_set(
    UBiDi *bidi, const UChar *text, int32_t length, UBiDiLevel level, UErrorCode *status) {
  ubidi_setPara(bidi, text, length, level, NULL, status);
}

static inline UBiDiLevel icu_bidi_paragraph_level(const UBiDi *bidi) { return ubidi_getParaLevel(bidi); }

static inline void icu_bidi_run(const UBiDi *bidi, int32_t start, int32_t *limit, UBiDiLevel *level) {
  ubidi_getLogicalRun(bidi, start, limit, level);
}

static inline UBreakIterator *icu_line_breaks_open(
    const char *locale, const UChar *text, int32_t length, UErrorCode *status) {
  return ubrk_open(UBRK_LINE, locale, text, length, status);
}

static inline UBreakIterator *icu_word_breaks_open(
    const char *locale, const UChar *text, int32_t length, UErrorCode *status) {
  return ubrk_open(UBRK_WORD, locale, text, length, status);
}

static inline void icu_breaks_close(UBreakIterator *breaks) { ubrk_close(breaks); }

static inline void icu_breaks_set(
    UBreakIterator *breaks, const UChar *text, int32_t length, UErrorCode *status) {
  ubrk_setText(breaks, text, length, status);
}

static inline int32_t icu_breaks_next(UBreakIterator *breaks) { return ubrk_next(breaks); }

static inline int32_t icu_break_rule(UBreakIterator *breaks) { return ubrk_getRuleStatus(breaks); }

static inline int32_t icu_to_upper(
    UChar *to, int32_t capacity, const UChar *from, int32_t length, const char *locale, UErrorCode *status) {
  return u_strToUpper(to, capacity, from, length, locale, status);
}

static inline int32_t icu_to_lower(
    UChar *to, int32_t capacity, const UChar *from, int32_t length, const char *locale, UErrorCode *status) {
  return u_strToLower(to, capacity, from, length, locale, status);
}

static inline UChar32 icu_title_case(UChar32 c) { return u_totitle(c); }

static inline const UNormalizer2 *icu_nfc(UErrorCode *status) { return unorm2_getNFCInstance(status); }

static inline const UNormalizer2 *icu_nfd(UErrorCode *status) { return unorm2_getNFDInstance(status); }

static inline int32_t icu_normalize(
    const UNormalizer2 *form, const UChar *from, int32_t length, UChar *to, int32_t capacity,
    UErrorCode *status) {
  return unorm2_normalize(form, from, length, to, capacity, status);
}

static inline int32_t icu_fold_case(
    UChar *to, int32_t capacity, const UChar *from, int32_t length, UErrorCode *status) {
  return u_strFoldCase(to, capacity, from, length, U_FOLD_CASE_DEFAULT, status);
}

static inline UCollator *icu_collator_open(const char *locale, UErrorCode *status) {
  UCollator *collator = ucol_open(locale, status);
  // Readers expect 9 before 10.
  if (U_SUCCESS(*status)) ucol_setAttribute(collator, UCOL_NUMERIC_COLLATION, UCOL_ON, status);
  return collator;
}

static inline UPluralRules *icu_plural_rules_open(const char *locale, UErrorCode *status) {
  UPluralRules *rules = uplrules_open(locale, status);
  return U_SUCCESS(*status) ? rules : NULL;
}

static inline void icu_plural_rules_close(UPluralRules *rules) { uplrules_close(rules); }

static inline int32_t icu_plural_select(
    const UPluralRules *rules, double number, UChar *keyword, int32_t capacity, UErrorCode *status) {
  return uplrules_select(rules, number, keyword, capacity, status);
}

static inline int32_t icu_language_name(const char *tag, UChar *name, int32_t capacity, UErrorCode *status) {
  return uloc_getDisplayName(tag, tag, name, capacity, status);
}

static inline UBool icu_is_right_to_left(const char *tag) { return uloc_isRightToLeft(tag); }

static inline void icu_collator_close(UCollator *collator) { ucol_close(collator); }

static inline int32_t icu_collation_key(
    const UCollator *collator, const UChar *text, int32_t length, uint8_t *key, int32_t capacity) {
  return ucol_getSortKey(collator, text, length, key, capacity);
}
