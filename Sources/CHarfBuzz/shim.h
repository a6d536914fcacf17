// HarfBuzz, as Swift sees it: its API needs no macro that Swift cannot read, so nothing else is here.
#pragma once
#include <hb.h>
#include <hb-aat.h>
#include <hb-ot.h>
