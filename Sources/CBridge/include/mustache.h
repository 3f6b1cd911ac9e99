#pragma once

#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A compiled template without partials; used by one thread at a time.
typedef struct cb_template cb_template;

/// The data of one rendering, built from the outside in.
typedef struct cb_data cb_data;

/// Compiles a template; `NULL` when it is malformed, with the reason in `error`.
cb_template *cb_template_new(const char *text, size_t length, char *error, size_t capacity);
void cb_template_free(cb_template *compiled);

/// Makes an object without members, which is open for the calls below.
cb_data *cb_data_new(void);
void cb_data_free(cb_data *data);

/// Each adds a value to what is open: as the member `key` of an object, or, whatever the key, as the next
/// item of a list.
void cb_data_text(cb_data *data, const char *key, size_t key_length, const char *text, size_t length);
void cb_data_flag(cb_data *data, const char *key, size_t key_length, bool flag);
void cb_data_open_object(cb_data *data, const char *key, size_t key_length);
/// A list with room for `count` items.
void cb_data_open_list(cb_data *data, const char *key, size_t key_length, size_t count);
/// Closes the object or list that was opened last.
void cb_data_close(cb_data *data);

/// Renders; the text is valid until the next call with the same template. `NULL` when it fails.
const char *cb_template_render(cb_template *compiled, const cb_data *data, size_t *length);

#ifdef __cplusplus
}
#endif
