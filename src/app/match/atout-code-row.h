/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "rules/number.h"

#define ATOUT_TYPE_CODE_ROW (atout_code_row_get_type ())

/**
 * AtoutCodeRow: the number of a deal, as the user types or pastes it. He knows it as its code.
 *
 * Property: `problem` (string, read-only, notified: what is wrong with it, a sentence; "" where
 * nothing is).
 */
G_DECLARE_FINAL_TYPE (AtoutCodeRow, atout_code_row, ATOUT, CODE_ROW, AdwEntryRow)

/** True when there is nothing in it. */
gboolean atout_code_row_is_empty   (AtoutCodeRow *self);

/** The number, to @number; FALSE where there is none, or a wrong one. */
gboolean atout_code_row_get_number (AtoutCodeRow *self,
                                    DealNumber   *number);
