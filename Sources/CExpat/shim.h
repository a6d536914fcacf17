// Expat, as Swift sees it: one of its functions is a macro, which Swift cannot read, so it has a shim here.
#pragma once
#include <expat.h>

static inline void *_Nullable cexpat_userData(XML_Parser _Nonnull parser) { return XML_GetUserData(parser); }
