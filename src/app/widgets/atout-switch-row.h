/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#define ATOUT_TYPE_SWITCH_ROW (atout_switch_row_get_type ())

/** AtoutSwitchRow: a row with a switch bound to a setting. */
G_DECLARE_FINAL_TYPE (AtoutSwitchRow, atout_switch_row, ATOUT, SWITCH_ROW, AdwActionRow)
