/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Chances: how likely it is that a seat holds a card, as far as hard facts leave it open. */

#pragma once

#include "players/knowledge/knowledge.h"

typedef struct
{
  float held[SEATS_MAX][CARDS_MAX]; /* that a seat holds a card it may hold; 0 for any other */
} Chances;

/** Shares each card among the seats that may hold it, by the hidden cards of their hands. */
void chances_make (Chances *chances, const Knowledge *knowledge);

/** Makes each of @cards that @seat may hold @factor times as likely to be there. */
void chances_favour (Chances *chances, const Knowledge *knowledge, unsigned seat, CardSet cards,
                     float factor);

/** Probability that @seat holds no card of @cards. */
double chances_of_none (const Chances *chances, const Knowledge *knowledge, unsigned seat,
                        CardSet cards);
