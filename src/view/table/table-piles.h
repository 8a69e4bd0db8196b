/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What lies on a table besides the trick. */

#pragma once

#include "atout-session.h"
#include "atout-table-places.h"

G_BEGIN_DECLS

/** Shows the tricks that each side of @match has won. */
void table_piles_show_tricks_won (AtoutTablePlaces *places,
                                  AtoutSession       *match);

/** Shows the piles and the open cards of hands. */
void table_piles_show            (AtoutTablePlaces *places,
                                  AtoutSession       *match);

G_END_DECLS
