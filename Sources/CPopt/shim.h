#include <popt.h>

// popt gives its table's row and a pointer to it one name, which Swift cannot tell apart.
typedef struct poptOption popt_row;
