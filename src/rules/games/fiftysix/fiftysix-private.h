/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What the files of 56 share with each other and with nobody else. */

#pragma once

#include "../../game.h"
#include "fiftysix-calls.h"

/* fiftysix-tables.c */
extern const OptionInfo fiftysix_options[];
extern const OptionLimit fiftysix_limits[];
extern const OptionLimit fiftysix_idle[];
extern const OptionPreset fiftysix_presets[];
extern const VerbInfo fiftysix_verbs[];
extern const Pack fiftysix_pack_48;
extern const Pack fiftysix_pack_64;

/** Deals that a match lasts (F-10.1); 0 in matches of tables. */
unsigned fiftysix_match_deals (const Options *options);

/** Tables that each team begins with (F-10.3); 0 in matches of deals. */
unsigned fiftysix_match_tables (const Options *options);

/* fiftysix-auction.c */
void fiftysix_begin_auction (Deal *deal);
void fiftysix_legal_calls (const Deal *deal, ActionList *list);

/** Carries out a call; true when the auction is over. */
bool fiftysix_apply_call (Deal *deal, Action call);

/** By how much @call of the seat at turn raises @value; 0: it is no value call. */
unsigned fiftysix_raise (const Deal *deal, unsigned value, Action call);

/** The suit that @call names for R, SUIT_NONE if it names none (F-6.5). */
Suit fiftysix_named_suit (Action call);

/* fiftysix-claims.c */
void fiftysix_claim (const Deal *deal, Action call, Claim *claim);

/* fiftysix.c */

/** K of a deal that is over (F-9.3, F-9.4), and the team that gets it (F-9.5). */
unsigned fiftysix_stake_of (const Deal *deal);
unsigned fiftysix_winner_of (const Deal *deal);

/* fiftysix-sheet.c */
const SheetForm *fiftysix_sheet_form (const Options *options);
void fiftysix_sheet_row (const Match *match, const Deal *deal, SheetRow *row);
void fiftysix_breakdown (const Deal *deal, Breakdown *breakdown);
