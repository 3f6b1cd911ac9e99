#ifndef CTEMPLATES_H
#define CTEMPLATES_H

#include <stddef.h>

/// One file of `Templates/`, held inside the program.
typedef struct {
  /// The path below `Templates/`, such as `pages/page.mustache`.
  const char *name;
  /// The file's bytes, which live as long as the program and have no zero at their end.
  const unsigned char *bytes;
  /// How many bytes there are.
  size_t length;
} ctemplates_file;

/// How many files there are.
size_t ctemplates_count(void);

/// The file at an index below `ctemplates_count()`, in the order of their names; a null name beyond it.
ctemplates_file ctemplates_at(size_t index);

/// The file of a name; its own name is null when there is none. Cost: one comparison a file.
ctemplates_file ctemplates_find(const char *name);

#endif
