/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What lies on a table besides the trick. */

#pragma once

#include "atout-session.h"
#include "atout-table-places.h"

G_BEGIN_DECLS

/** Shows the tricks that each side of @session has won. */
void table_piles_show_tricks_won (AtoutTablePlaces *places,
                                  AtoutSession       *session);

/** Shows the piles and the open cards of hands. */
void table_piles_show            (AtoutTablePlaces *places,
                                  AtoutSession       *session);

G_END_DECLS
