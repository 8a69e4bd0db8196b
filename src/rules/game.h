/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * A game: a table of facts and functions. Each file in games/ fills one; the registry lists them.
 *
 * Nothing outside games/ knows a game by name: what differs is told by this table.
 */

#pragma once

#include "deal.h"
#include "match.h"
#include "observation.h"
#include "sheet.h"

/** A seat's part in the deal that everybody sees. */
typedef enum
{
  ROLE_DEALER = 1 << 0,
  ROLE_FOREHAND = 1 << 1,
  ROLE_DECLARER = 1 << 2,
} Role;

struct _Game
{
  const char *key;                     /* as in records */
  const char *title;                   /* a proper name; not translated */
  const char *summary;                 /* N_(), one line for the start page */
  bool clockwise;                      /* seat i+1 sits to the left of seat i */
  const char *unit_name[SEATS_MAX];    /* what the score sheet calls a unit seen from seat 0 */
  const char *unit_meaning[SEATS_MAX]; /* N_(), the same explained; NULL: the players' names */
  const char *declarer_name;           /* in the game's language, for the role mark */
  const char *declarer_meaning;        /* N_() */

  const OptionInfo *options;
  const OptionLimit *limits;
  const OptionPreset *presets;
  const VerbInfo *verbs;

  const Pack *(*pack) (const Options *options);
  unsigned (*count_seats) (const Options *options);
  unsigned (*count_units) (const Options *options);
  unsigned (*unit_of) (const Options *options, unsigned seat);
  unsigned (*first_dealer) (const Options *options);
  const TrickOrder *(*order) (const Options *options, unsigned trump);

  /** What a player who does not lead is bound to. */
  const TrickDuties *(*duties) (const Options *options);

  /** Deals deal->pack: hands, phase and turn; everything else is zero before. */
  void (*deal) (Deal *deal);
  void (*legal) (const Deal *deal, ActionList *list);
  void (*apply) (Deal *deal, Action action);
  void (*result) (const Deal *deal, DealResult *result);

  /** Removes from @deal, a copy, what @seat may not know (hands and pack are gone already). */
  void (*hide) (Deal *deal, unsigned seat);

  /** Books a deal that is over: scores, dealer, end and winners. */
  void (*book) (Match *match, const Deal *deal);

  /** Roles of @seat that everybody sees, as Role bits. */
  unsigned (*roles) (const Deal *deal, unsigned seat);

  /** Why @card of @seat may not be played now; TRICK_LEGAL when it may. */
  TrickReason (*reason) (const Deal *deal, unsigned seat, Card card);

  /**
   * What the seat at turn is asked, as NC_("prompt", …); `{value}` in it stands for @value and
   * `{suit}` for the suit that is on offer.
   */
  const char *(*prompt) (const Deal *deal, unsigned *value, Suit *suit);

  /** The extra cards that lie open beside the trick (an upcard …); returns how many. */
  unsigned (*open_cards) (const Deal *deal, Card *cards);

  /** What is written on the sheet for a deal that is over; @match has it booked already. */
  void (*sheet_row) (const Match *match, const Deal *deal, SheetRow *row);

  /** How the score of a deal that is over came about, in rows that add up. */
  void (*breakdown) (const Deal *deal, Breakdown *breakdown);
};

/** The game with @key, or NULL. */
const Game *game_find (const char *key);

/** Game @index in the order of the registry, or NULL behind the last. */
const Game *game_at (unsigned index);

/** All keys, "klaverjas, zensern"; free with g_free (). For messages. */
char *game_list_keys (void);
