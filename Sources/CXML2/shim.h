#include <libxml/xmlerror.h>
#include <libxml/xmlreader.h>
