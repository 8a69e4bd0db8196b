/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What the files of Klaverjassen share with each other and with nobody else. */

#pragma once

#include "../../game.h"
#include "../../jass.h"
#include "klaverjas-calls.h"
#include "klaverjas-deal.h"
#include "klaverjas-kraken.h"
#include "klaverjas-play.h"
#include "klaverjas-roem.h"
#include "klaverjas-score.h"
#include "klaverjas-sheet.h"
#include "klaverjas-state.h"
#include "klaverjas-tables.h"

/* klaverjas-three.c */

/** The cards that lie in no hand and in nobody's tricks. */
CardSet klaverjas_cards_aside (const Deal *deal);

/** D-24: removes from @deal what @seat may not know of extra and discarded cards; returns them. */
CardSet klaverjas_hide_aside (Deal *deal, unsigned seat);

/** Game.fill */
void klaverjas_fill_aside (Deal *deal, unsigned seat, const Card *cards);

/* ---- klaverjas-shown.c: what everybody sees ------------------------------------------------ */

CardSet klaverjas_shown (const Deal *deal, unsigned owner);
unsigned klaverjas_open_cards (const Deal *deal, Card *cards);
unsigned klaverjas_piles (const Deal *deal, Pile *piles);
unsigned klaverjas_laid_open (const Deal *deal, Pile *piles);
