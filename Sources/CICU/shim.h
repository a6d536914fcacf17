// ICU, as Swift sees it: its names are macros that add a version suffix, so each function in use has a `cicu_` shim
// without logic.
#pragma once
#include <unicode/utypes.h>
#include <unicode/uversion.h>
