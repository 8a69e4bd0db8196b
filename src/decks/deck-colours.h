/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/** The colours of the suits on the cards. */
typedef enum
{
  DECK_COLOURS_TWO,     /* as the deck is drawn */
  DECK_COLOURS_GERMAN,  /* green spades, orange diamonds, as at German tournaments */
  DECK_COLOURS_ENGLISH, /* green clubs, blue diamonds, as in poker rooms */
  DECK_COLOURS,
} DeckColours;
