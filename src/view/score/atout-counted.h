/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "decks/atout-deck.h"
#include "model/atout-session.h"

#define ATOUT_TYPE_COUNTED (atout_counted_get_type ())

/**
 * AtoutCounted: cards as they are counted at the end of a deal: in groups beside and below each
 * other, each with its number. Cards are as large as the width allows.
 */
G_DECLARE_FINAL_TYPE (AtoutCounted, atout_counted, ATOUT, COUNTED, GtkWidget)

/** Shows @counted of @session; @deck may be NULL until there is one. */
GtkWidget *atout_counted_new (AtoutSession    *session,
                              AtoutDeck     *deck,
                              const Counted *counted);
