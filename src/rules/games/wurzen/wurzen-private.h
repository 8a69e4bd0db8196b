/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What the files of Wurzen share with each other and with nobody else. */

#pragma once

#include "../../game.h"
#include "wurzen-figures.h"

/* wurzen-tables.c */
extern const OptionInfo wurzen_options[];
extern const OptionLimit wurzen_limits[];
extern const OptionLimit wurzen_idle[];
extern const OptionPreset wurzen_presets[];
extern const VerbInfo wurzen_verbs[];
const Pack *wurzen_pack (const Options *options);
const TrickOrder *wurzen_order (const Options *options, unsigned trump);

/** Whose eyes and tricks the score goes by (W-9.2), and how many points it is at least. */
typedef struct
{
  unsigned eyes;
  unsigned tricks;
  unsigned at_least;
  bool at_closing; /* as they were when the stock was closed */
} WurzenStake;

/* wurzen-score.c */
void wurzen_claim (Deal *deal, unsigned seat);
void wurzen_finish (Deal *deal, unsigned last_winner);
bool wurzen_has_target (const Deal *deal, unsigned seat);
WurzenStake wurzen_stake (const Deal *deal);
const char *wurzen_verdict (const Deal *deal);
void wurzen_result (const Deal *deal, DealResult *result);
void wurzen_book (Match *match, const Deal *deal);

/* wurzen-shown.c: the functions of Game with these names */
unsigned wurzen_laid_open (const Deal *deal, Pile *piles);
unsigned wurzen_announced_points (const Deal *deal, Action action);
void wurzen_count (const Deal *deal, unsigned seat, OwnCount *count);
const char *wurzen_doubt (const Deal *deal, Action action);
Action wurzen_announcement (const Deal *deal, Card card, bool *is_safe);

/* wurzen-sheet.c */
const SheetForm *wurzen_sheet_form (const Options *options);
void wurzen_sheet_row (const Match *match, const Deal *deal, SheetRow *row);
void wurzen_breakdown (const Deal *deal, Breakdown *breakdown);

/** The announcement @action in WurzenState.told. */
static inline uint8_t
wurzen_told_bit (Action action)
{
  unsigned bit = action_arg (action) + (action_verb (action) == WURZEN_VERB_WURZE ? SUITS : 0);

  return (uint8_t) (1u << bit);
}

/** The card of @suit and @rank in the pack of the mode (W-3.2). */
static inline Card
wurzen_card (const Options *options, Suit suit, Rank rank)
{
  unsigned n_ranks = wurzen_mode (options)->n_cards / SUITS;

  return (Card) (suit * n_ranks + n_ranks - 1 - (RANK_ACE - rank));
}
