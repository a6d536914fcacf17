// FreeType, as Swift sees it. Its constants are macros with casts, which Swift does not import: `cft_` constants stand
// for those in use, and nothing else is here.
#pragma once
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_MULTIPLE_MASTERS_H
#include FT_OUTLINE_H
#include FT_TRUETYPE_TABLES_H

/// FT_LOAD_NO_SCALE, which leaves outlines in font units, unhinted, and never loads a bitmap.
static const FT_Int32 cft_load_no_scale = FT_LOAD_NO_SCALE;

/// FT_FACE_FLAG_SCALABLE: the face has outlines.
static const FT_Long cft_face_flag_scalable = FT_FACE_FLAG_SCALABLE;
