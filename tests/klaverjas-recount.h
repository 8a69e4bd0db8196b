/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Klaverjassen written once more, from its rules.md and not from the program: what a trick
 * and a hand are worth, who wins, which cards may be played.
 */

#pragma once

#include "support.h"

#define KJ_COMBINATIONS_MAX 16

/** A run or a four of one hand. */
typedef struct
{
  CardSet cards;
  unsigned value;
  unsigned rank; /* place in K-3.5 */
  unsigned suit; /* S > H > D > C as 3 … 0 */
} KjCombination;

/** True in the form @form of the game. */
bool kj_is (const Deal *deal, const char *form);

/** The value of the numeric option @key. */
int kj_number (const Deal *deal, const char *key);

/** roem=auto */
bool kj_automatic (const Deal *deal);

/** K-3.6 */
unsigned kj_seats (const Deal *deal);

/** K-3.7 */
unsigned kj_unit (const Deal *deal, unsigned seat);

/** K-3.7 */
unsigned kj_units (const Deal *deal);

/** K-3.2: low cards form a turn-up pile */
bool kj_has_pile (const Deal *deal);

/** K-5.1 */
unsigned kj_forehand (const Deal *deal);

/** K-6.2, K-6.4 */
unsigned kj_first_speaker (const Deal *deal);

/** K-10.2: the deals of a boom, or of a round of a tournament */
int kj_boom (const Deal *deal);

/** K-5.2 to K-5.4: which player in dealing order gets the card at @place; -1: nobody */
int kj_player_of_place (const Deal *deal, int place);

/** The place of the suit in the order C S H D */
unsigned kj_suit (Card card);

/** K-7.8: @card beats @other, which was played before it */
bool kj_beats (Card card, Card other, unsigned trump);

/** K-7.8: the place of the winning card */
unsigned kj_winner (const Card *cards, unsigned n, unsigned trump);

/** K-3.3, K-3.4 */
unsigned kj_points (Card card, unsigned trump);

/** Section 7, case by case, for the seat at turn */
CardSet kj_playable (const Deal *deal);

/** K-8.2: the roem of the @n cards of a trick of @deal */
unsigned kj_roem (const Deal *deal, const Card *cards, unsigned n);

/** King and queen of trumps */
CardSet kj_stuk (const Deal *deal);

/** K-8.10: @unit gets 100 for all tricks */
bool kj_may_pit (const Deal *deal, unsigned unit);

/** K-8.6: lists the combinations of a hand of Kraken to @list and returns how many */
unsigned kj_combinations (const Deal *deal, CardSet hand, KjCombination *list);

/** The cards of all combinations of @hand */
CardSet kj_combined (const Deal *deal, CardSet hand);

/** K-8.7, option hand_roem=highest */
bool kj_is_better (const KjCombination *one, const KjCombination *other);
