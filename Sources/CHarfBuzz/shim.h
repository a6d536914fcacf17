// HarfBuzz, as Swift sees it. Function-like macros need a shim; nothing else is here.
#pragma once
#include <hb.h>
#include <hb-ot.h>
