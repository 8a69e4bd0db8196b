/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What the tests of Klaverjassen share: positions in the middle and at the end of a deal. */

#pragma once

#include "support.h"

#define KLAVERJAS_ALL_CARDS ((CardSet) 0xffffffff) /* of the pack of K-3.1 */

/** The pack of K-3.1. */
const Pack *klaverjas_main_pack (void);

/** Seat @leader has led; the cards of @table have fallen. Maker is seat 0; the hands are empty. */
void klaverjas_set_up (Deal *deal, const char *settings, char trump, unsigned leader,
                       const char *table);

/**
 * Gives the seat at turn of @deal, for four, the cards of @hand, and the others those of @rest in
 * pack order.
 */
void klaverjas_give (Deal *deal, const char *hand, CardSet rest);

/**
 * A deal for four with hearts as trumps named by @maker; seat 0 leads, the cards of @played have
 * fallen, whatever was legal, and the seat at turn holds @hand.
 */
void klaverjas_set_up_play (Deal *deal, const char *settings, unsigned maker, const char *played,
                            const char *hand);

/** A deal that is over, with C of @cards and R of @roem by unit. Maker is seat 0, trump hearts. */
void klaverjas_set_up_over (Deal *deal, const char *settings, const int *cards, const int *roem);

/** Writes roem of "UNIT:VALUE …", in this order. */
void klaverjas_add_marks (Deal *deal, const char *marks);

/** The sheet row after @deal: "points marks / points marks"; free with g_free (). */
char *klaverjas_sheet_text (const Match *match, const Deal *deal);

/** Books @n deals of a tournament: the side of seat 0, the maker, wins each with 100 to 62. */
void klaverjas_book_deals (Match *match, unsigned n);
