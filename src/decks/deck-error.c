/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "decks/deck-error.h"

G_DEFINE_QUARK (atout_deck_error, atout_deck_error)
