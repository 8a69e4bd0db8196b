/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Layout of a hand in overlapping rows. Each card shows its full corner index and none of the
 * other.
 */

#pragma once

#include <glib.h>
#include <graphene.h>

#include "decks/atout-deck.h"

/** CardForm: the proportions of a deck's cards. */
typedef struct
{
  float ratio;        /* height / width */
  float index_width;  /* width of the corner index / card width */
  float index_height; /* height of the corner index / card height */
} CardForm;

/** Returns the form of @deck's cards, or a default for NULL. */
CardForm card_form_of (AtoutDeck *deck);

/** CardFan: rows of cards, each drawn over the previous one. */
typedef struct
{
  float card_width;
  float card_height;
  guint columns;
  guint rows;
  float step_x; /* distance of cards */
  float step_y; /* distance of rows */
  gboolean corners; /* true if only corners fit, side by side */
} CardFan;

/** Returns the distance of @n cards in @room: whole cards or an even fan. */
float card_fan_step (float card_width, float room, guint n, const CardForm *form);

/** Fits @n cards, the hand's maximum, into @width × @height, as large as possible. */
void card_fan_fit (CardFan *fan, guint n, float width, float height, const CardForm *form);

/** Returns the size of a visible corner. */
graphene_size_t card_fan_get_corner (const CardFan *fan, const CardForm *form);

/** Returns the upper left corner of card @i of @n in a room of this size. */
graphene_point_t card_fan_place (const CardFan *fan, guint i, guint n, float width, float height,
                                 const CardForm *form);
