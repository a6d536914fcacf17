// Cairo, as Swift sees it: the header says all that Swift needs, so there is no shim here.
#pragma once
#include <cairo.h>
