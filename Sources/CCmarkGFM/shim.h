#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm-extension_api.h>
#include <cmark-gfm/node.h>
#include <cmark-gfm/syntax_extension.h>

#include <stdint.h>

#include "../CArena/include/arena.h"

static const cmark_mem cmark_arena = {arena_calloc, arena_realloc, arena_free};

/// How cmark gets memory from the arena.
static inline cmark_mem *cmark_arena_memory(void) { return (cmark_mem *)&cmark_arena; }

// cmark has one table, for all threads, of the characters at which it looks into a text. A parser adds those of its
// extensions before it reads text and takes them away afterwards: also from the parsers of other threads, whose
// documents then lose their strikethrough and their addresses. So here the table gets them from an extension that is
// never parsed with, and those that are have none to take away.

/// Stands for `~` where the extension for strikethrough finds itself by its special character.
///
/// It comes and goes in the table, and so must be one that means nothing.
static const unsigned char cmark_tilde = 1;

static inline cmark_node *cmark_match_strikethrough(
    cmark_syntax_extension *self, cmark_parser *parser, cmark_node *parent, unsigned char character,
    cmark_inline_parser *inlines) {
  if (character != '~') return NULL;
  cmark_node *node = ((cmark_match_inline_func)self->priv)(self, parser, parent, character, inlines);
  delimiter *last = cmark_inline_parser_get_last_delimiter(inlines);
  if (last && last->inl_text == node) last->delim_char = cmark_tilde;
  return node;
}

/// Gives an extension other special characters; 0 is none.
static inline void cmark_replace_special_character(cmark_syntax_extension *extension, unsigned char character) {
  cmark_mem *memory = cmark_get_default_mem_allocator();
  cmark_llist_free(memory, extension->special_inline_chars);
  extension->special_inline_chars =
      character ? cmark_llist_append(memory, NULL, (void *)(uintptr_t)character) : NULL;
}

/// Makes cmark look at a character wherever it stands, from now on and in all threads.
///
/// `emphasis` is 1 for one that stands around a text, as `*` does.
static inline void cmark_add_special_character(unsigned char character, int emphasis) {
  cmark_syntax_extension *extension = cmark_syntax_extension_new("character");
  cmark_replace_special_character(extension, character);
  cmark_syntax_extension_set_emphasis(extension, emphasis);
  // That it has one makes it an extension for text.
  cmark_syntax_extension_set_match_inline_func(extension, cmark_match_strikethrough);
  cmark_parser *parser = cmark_parser_new(CMARK_OPT_DEFAULT);
  cmark_parser_attach_syntax_extension(parser, extension);
  cmark_manage_extensions_special_characters(parser, 1);
  cmark_parser_free(parser);
  cmark_syntax_extension_free(cmark_get_default_mem_allocator(), extension);
}

/// Registers the extensions for parsers of several threads; to be called once.
///
/// Before a document is parsed with "autolink", `cmark_search_addresses` must have been called.
static inline void cmark_register_extensions(void) {
  cmark_gfm_core_extensions_ensure_registered();
  cmark_syntax_extension *strikethrough = cmark_find_syntax_extension("strikethrough");
  cmark_syntax_extension_set_private(strikethrough, (void *)strikethrough->match_inline, NULL);
  cmark_syntax_extension_set_match_inline_func(strikethrough, cmark_match_strikethrough);
  cmark_replace_special_character(strikethrough, cmark_tilde);
  cmark_syntax_extension_set_emphasis(strikethrough, 0);
  cmark_replace_special_character(cmark_find_syntax_extension("autolink"), 0);
  cmark_add_special_character('~', 1);
}

/// Makes cmark look where an address may be, from now on, which costs time in every document.
static inline void cmark_search_addresses(void) {
  cmark_add_special_character(':', 0);
  cmark_add_special_character('w', 0);
}
