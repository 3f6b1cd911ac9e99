#include <popt.h>
