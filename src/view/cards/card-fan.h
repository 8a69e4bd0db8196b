/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * How the cards of a hand lie beside and upon each other. Of each card that lies
 * under others its corner index is seen, whole; no card shows a part of its other index.
 */

#pragma once

#include <glib.h>
#include <graphene.h>

#include "decks/atout-deck.h"

/** What a card of a deck looks like. */
typedef struct
{
  float ratio;        /* height by width */
  float index_width;  /* of the corner index, as share of the width … */
  float index_height; /* … and of the height */
} CardForm;

/** Of the cards of @deck; some form or other for NULL. */
CardForm card_form_of (AtoutDeck *deck);

/** Cards in rows, a lower row upon the one above it. */
typedef struct
{
  float card_width;
  float card_height;
  guint columns;
  guint rows;
  float step_x; /* from card to card */
  float step_y; /* from row to row */
  gboolean corners; /* there is only room for the corners with the index, beside each other */
} CardFan;

/**
 * From card to card of @n in a row that is @room wide: whole cards beside each other, or an even
 * fan.
 */
float card_fan_step (float card_width, float room, guint n, const CardForm *form);

/**
 * Fits @n cards, the most that the hand ever has, into @width by @height, as large as they go.
 * As cards are played the size stays.
 */
void card_fan_fit (CardFan *fan, guint n, float width, float height, const CardForm *form);

/** What is seen of a card that others lie upon, or of a corner. */
graphene_size_t card_fan_get_corner (const CardFan *fan, const CardForm *form);

/** Where card @i of @n begins in the same room, from its upper left. */
graphene_point_t card_fan_place (const CardFan *fan, guint i, guint n, float width, float height,
                                 const CardForm *form);
