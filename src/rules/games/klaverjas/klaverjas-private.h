/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What the files of Klaverjassen share with each other and with nobody else. */

#pragma once

#include "../../game.h"
#include "../../jass.h"
#include "klaverjas-calls.h"
#include "klaverjas-kraken.h"
#include "klaverjas-play.h"
#include "klaverjas-roem.h"
#include "klaverjas-state.h"
#include "klaverjas-tables.h"

#define KLAVERJAS_ROUNDS 3 /* of a tournament, K-10.5 */

/* klaverjas-three.c */

/** The cards that lie in no hand and in nobody's tricks. */
CardSet klaverjas_cards_aside (const Deal *deal);

/** D-24: removes from @deal what @seat may not know of extra and discarded cards; returns them. */
CardSet klaverjas_hide_aside (Deal *deal, unsigned seat);

/** Game.fill */
void klaverjas_fill_aside (Deal *deal, unsigned seat, const Card *cards);

/* klaverjas-score.c */

/** The unit that loses the deal and scores nothing, or KLAVERJAS_NO_UNIT (K-9.3, K-9.5, K-9.6). */
unsigned klaverjas_loser (const Deal *deal);

void klaverjas_result (const Deal *deal, DealResult *result);
void klaverjas_book (Match *match, const Deal *deal);
/** K-9.7: the multiplier of @deal as it stands. */
unsigned klaverjas_deal_multiplier (const Deal *deal);

unsigned klaverjas_match_player_at (const Match *match, unsigned seat);
const int32_t *klaverjas_standings (const Match *match, unsigned *n);

/** Deals in a boom (K-10.2), or in a round of a tournament. */
unsigned klaverjas_boom_length (const Options *options);

/** The running total of @unit with the last booked deal, for the sheet. */
int32_t klaverjas_total (const Match *match, unsigned unit);

/** Deals to come in the boom, or in the running round of a tournament; 0 when there is no boom. */
unsigned klaverjas_lines_left (const Match *match);

/* klaverjas-sheet.c */
const SheetForm *klaverjas_sheet_form (const Options *options);
void klaverjas_sheet_row (const Match *match, const Deal *deal, SheetRow *row);
void klaverjas_marks_so_far (const Deal *deal, unsigned unit, char *marks);
void klaverjas_breakdown (const Deal *deal, Breakdown *breakdown);

/* ---- klaverjas-shown.c: what everybody sees ------------------------------------------------ */

CardSet klaverjas_shown (const Deal *deal, unsigned owner);
unsigned klaverjas_open_cards (const Deal *deal, Card *cards);
unsigned klaverjas_piles (const Deal *deal, Pile *piles);
unsigned klaverjas_laid_open (const Deal *deal, Pile *piles);
