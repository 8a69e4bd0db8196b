/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What the files of Cego share with each other and with nobody else. */

#pragma once

#include "../../game.h"
#include "cego-outcome.h"

/** The facts of a game (CE-6.7, CE-8). */
typedef struct
{
  const char *sheet; /* on the score sheet, CE-10.2 */
  const char *name;
  uint8_t value; /* Solo: when won */
  uint8_t n_kept;
  bool is_kept_open;
  bool has_discard;
} CegoGameInfo;

/* cego-tables.c */
extern const OptionInfo cego_options[];
extern const OptionLimit cego_limits[];
extern const OptionLimit cego_idle[];
extern const OptionPreset cego_presets[];
extern const VerbInfo cego_verbs[];
extern const CegoGameInfo cego_games[CEGO_GAMES];
const Pack *cego_pack (const Options *options);
const TrickOrder *cego_order (const Options *options, unsigned trump);

/* cego-calls.c: everything before the first lead */
void cego_begin_calls (Deal *deal);
void cego_legal_call (const Deal *deal, ActionList *list);
void cego_apply_call (Deal *deal, Action action);

/* cego-sheet.c */
const SheetForm *cego_sheet_form (const Options *options);
void cego_sheet_row (const Match *match, const Deal *deal, SheetRow *row);
void cego_breakdown (const Deal *deal, Breakdown *breakdown);

/* cego-count.c */
void cego_result (const Deal *deal, DealResult *result);
bool cego_counted (const Deal *deal, Counted *counted);

static inline unsigned
cego_forehand (const Deal *deal)
{
  return deal_seat_after (deal, deal->dealer, 1);
}
