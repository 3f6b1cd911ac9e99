#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm-extension_api.h>

#include <string.h>

static inline long cmark_text_length(const char *text) { return (long)strlen(text); }
