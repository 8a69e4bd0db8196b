/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What the files of Zensern share with each other and with nobody else. */

#pragma once

#include "../../game.h"
#include "../../jass.h"
#include "zensern-queries.h"

#define ZENSERN_LAST_TRICK_POINTS 10 /* Z-9.1 */
#define ZENSERN_BELLA_POINTS 20      /* Z-8.9 */
#define ZENSERN_MATSCH_POINTS 100    /* Z-9.1 */

/* Z-5.2, Z-5.3: who speaks and leads first */
static inline unsigned
zensern_forehand (const Deal *deal)
{
  return deal_next_player (deal, deal->dealer);
}

/* Z-5.3: the watching dealer of mode 4d, else NO_SEAT */
static inline int
zensern_observer (const Deal *deal)
{
  return seats_have (deal->playing, deal->dealer) ? NO_SEAT : deal->dealer;
}

/** The seats of @unit, an observer included. */
SeatSet zensern_seats_of (const Deal *deal, unsigned unit);

/* zensern-tables.c */
extern const OptionInfo zensern_options[];
extern const OptionLimit zensern_limits[];
extern const OptionLimit zensern_idle[];
extern const OptionPreset zensern_presets[];
extern const VerbInfo zensern_verbs[];

/** What is said for @action in this phase of @deal, or NULL: what the table of verbs says. */
const VerbInfo *zensern_wording (const Deal *deal, Action action);

/* zensern-trump.c: BID1, BID2, ANTRAG, NAME, EXCHANGE, FLECK */

/** Begins a round of bids: BID1 or BID2. */
void zensern_begin_bids (Deal *deal, unsigned phase);
void zensern_trump_legal (const Deal *deal, ActionList *list);
void zensern_trump_apply (Deal *deal, Action action);

/* zensern-ansagen.c: ANSAGE, HOCH */
void zensern_begin_ansage (Deal *deal);
void zensern_ansage_legal (const Deal *deal, ActionList *list);
void zensern_ansage_apply (Deal *deal, Action action);
Action zensern_announcement (const Deal *deal, Card card, bool *is_safe);

/* zensern-play.c: PLAY */
void zensern_begin_play (Deal *deal);
void zensern_play_legal (const Deal *deal, ActionList *list);
void zensern_play_apply (Deal *deal, Action action);

/** Playing @card with what it announces of the Bella; ACTION_NONE: nothing (Z-8.9). */
Action zensern_bella_action (const Deal *deal, Card card);
const TrickDuties *zensern_duties (const Deal *deal);
TrickReason zensern_reason (const Deal *deal, unsigned seat, Card card);

/* zensern-score.c */

/** Where the points of a played deal go (Z-9). Units; NO_UNIT where there is none. */
typedef struct
{
  unsigned declarer;         /* the declarer's party */
  int observer;              /* the unit of the observer */
  int multiplier;            /* m of Z-9.3 */
  int32_t points[SEATS_MAX]; /* P of Z-9.1 */
  bool won;                  /* D > M */
  bool lost;                 /* D < M */
  int taker;                 /* who is credited m·D; NO_UNIT: it is disputed */
  int32_t disputed;          /* what goes to the pot */
  int pot_taker;             /* who is credited the pot of earlier deals */
  int32_t score[SEATS_MAX];
} ZensernSettlement;

/** Settles @deal, which is over and was played. */
void zensern_settle (const Deal *deal, ZensernSettlement *settlement);

/** The pot after @deal, which is over (Z-9.5). */
int32_t zensern_pot_after (const Deal *deal);

/** True when @unit took every trick of @deal, which is over (D15). */
bool zensern_is_matsch (const Deal *deal, unsigned unit);

void zensern_result (const Deal *deal, DealResult *result);
void zensern_book (Match *match, const Deal *deal);

/* zensern-sheet.c */
const SheetForm *zensern_sheet_form (const Options *options);
void zensern_sheet_row (const Match *match, const Deal *deal, SheetRow *row);
void zensern_breakdown (const Deal *deal, Breakdown *breakdown);
