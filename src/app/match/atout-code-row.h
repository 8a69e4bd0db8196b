/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "rules/number.h"

#define ATOUT_TYPE_CODE_ROW (atout_code_row_get_type ())

/** AtoutCodeRow: an entry for the number of a deal, its code. */
G_DECLARE_FINAL_TYPE (AtoutCodeRow, atout_code_row, ATOUT, CODE_ROW, AdwEntryRow)

/** Returns true if nothing is entered. */
gboolean atout_code_row_is_empty   (AtoutCodeRow *self);

/** Returns the number in @number; FALSE if it is missing or wrong. */
gboolean atout_code_row_get_number (AtoutCodeRow *self,
                                    DealNumber   *number);
