/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/games/fiftysix/fiftysix-tables.h"

#include <glib.h>
#include <glib/gi18n-lib.h>

#include "rules/deal.h"
#include "rules/games/fiftysix/fiftysix.h"

/* ---- Packs: F-3.4, F-3.7 ---------------------------------------------------------------- */

/* clang-format off */
#define TWINS(code, suit, rank) { code, suit, rank }, { code, suit, rank }

#define ROW(letter, suit)                                                                          \
  TWINS ("J" letter, suit, RANK_JACK), TWINS ("9" letter, suit, RANK_9),                           \
  TWINS ("A" letter, suit, RANK_ACE), TWINS ("T" letter, suit, RANK_TEN),                          \
  TWINS ("K" letter, suit, RANK_KING), TWINS ("Q" letter, suit, RANK_QUEEN)

#define LONG_ROW(letter, suit)                                                                     \
  ROW (letter, suit), TWINS ("8" letter, suit, RANK_8), TWINS ("7" letter, suit, RANK_7)

static const PackCard cards_48[] = {
  ROW ("C", SUIT_CLUBS),
  ROW ("S", SUIT_SPADES),
  ROW ("H", SUIT_HEARTS),
  ROW ("D", SUIT_DIAMONDS),
};

static const PackCard cards_64[] = {
  LONG_ROW ("C", SUIT_CLUBS),
  LONG_ROW ("S", SUIT_SPADES),
  LONG_ROW ("H", SUIT_HEARTS),
  LONG_ROW ("D", SUIT_DIAMONDS),
};
/* clang-format on */

const Pack fiftysix_pack_48 = { G_N_ELEMENTS (cards_48), cards_48, 2 };
const Pack fiftysix_pack_64 = { G_N_ELEMENTS (cards_64), cards_64, 2 };

/* ---- Options: F-4.1 --------------------------------------------------------------------- */

const OptionInfo fiftysix_options[] = {
  [FIFTYSIX_PLAYERS] = {
    .key = "players",
    .title = NC_ ("option", "Players"),
    .description
    = NC_ ("option",
           "How many play; your neighbours are opponents, and every second player is a partner."),
    .values = {
      [FIFTYSIX_PLAYERS_6] = { "6", NC_ ("option", "Six, in two teams of three") },
      [FIFTYSIX_PLAYERS_4] = { "4", NC_ ("option", "Four, in two pairs") },
      [FIFTYSIX_PLAYERS_8] = { "8", NC_ ("option", "Eight, in two teams of four") },
    },
  },
  [FIFTYSIX_OPENER] = {
    .key = "opener",
    .title = NC_ ("option", "First to call"),
    .description = NC_ ("option", "Who opens the auction."),
    .values = {
      [FIFTYSIX_OPENER_RIGHT] = { "right", NC_ ("option", "Right of the dealer") },
      [FIFTYSIX_OPENER_LEFT] = { "left", NC_ ("option", "Left of the dealer") },
    },
  },
  [FIFTYSIX_OPENING] = {
    .key = "opening",
    .title = NC_ ("option", "Opening"),
    .description = NC_ ("option", "Whether the first caller may pass, which counts as 28."),
    .values = {
      [FIFTYSIX_OPENING_FREE] = { "free", NC_ ("option", "May pass") },
      [FIFTYSIX_OPENING_FORCED] = { "forced", NC_ ("option", "Must call") },
    },
  },
  [FIFTYSIX_TRUMP] = {
    .key = "trump",
    .title = NC_ ("option", "Choice of trumps"),
    .description
    = NC_ ("option", "Which suit becomes trumps when the highest (and last) call names a suit."),
    .values = {
      [FIFTYSIX_TRUMP_CALL] = { "call", NC_ ("option", "The suit of that call") },
      [FIFTYSIX_TRUMP_FREE] = { "free", NC_ ("option", "Whoever made that call chooses") },
    },
  },
  [FIFTYSIX_NOSRAISE] = {
    .key = "nosraise",
    .title = NC_ ("option", "Plus two nos and more"),
    .description = NC_ ("option", "By how much “plus two nos” and more raise."),
    .values = {
      [FIFTYSIX_NOSRAISE_X] = { "x", NC_ ("option", "By the number called") },
      [FIFTYSIX_NOSRAISE_ONE] = { "one", NC_ ("option", "By one") },
    },
  },
  [FIFTYSIX_REDOUBLE] = {
    .key = "redouble",
    .title = NC_ ("option", "After a redouble"),
    .description = NC_ ("option", "Whether a redouble ends the auction."),
    .values = {
      [FIFTYSIX_REDOUBLE_OPEN] = { "open", NC_ ("option", "The auction goes on") },
      [FIFTYSIX_REDOUBLE_ENDS] = { "ends", NC_ ("option", "The auction ends at once") },
    },
  },
  [FIFTYSIX_DBLSCORE] = {
    .key = "dblscore",
    .title = NC_ ("option", "Double and redouble"),
    .description = NC_ ("option", "What a double and a redouble do to the score."),
    .values = {
      [FIFTYSIX_DBLSCORE_TIMES] = { "times", NC_ ("option", "Twice and four times the score") },
      [FIFTYSIX_DBLSCORE_PLUS] = { "plus", NC_ ("option", "One and two points more") },
    },
  },
  [FIFTYSIX_MATCH] = {
    .key = "match",
    .title = NC_ ("option", "End of the match"),
    .description
    = NC_ ("option", "How long a match lasts; tables are counters that losers of a deal pay."),
    .values = {
      [FIFTYSIX_MATCH_DEALS12]
      = { "deals12", NC_ ("option", "12 deals"), NC_ ("rules", "12 deals") },
      [FIFTYSIX_MATCH_DEALS6]
      = { "deals6", NC_ ("option", "6 deals"), NC_ ("rules", "6 deals") },
      [FIFTYSIX_MATCH_DEALS24]
      = { "deals24", NC_ ("option", "24 deals"), NC_ ("rules", "24 deals") },
      [FIFTYSIX_MATCH_TABLES12]
      = { "tables12", NC_ ("option", "12 tables for each team"), NC_ ("rules", "12 tables") },
      [FIFTYSIX_MATCH_TABLES6]
      = { "tables6", NC_ ("option", "6 tables for each team"), NC_ ("rules", "6 tables") },
    },
  },
  [FIFTYSIX_TIE] = {
    .key = "tie",
    .title = NC_ ("option", "A tie after the last deal"),
    .description = NC_ ("option", "What happens when both teams have the same score at the end."),
    .values = {
      [FIFTYSIX_TIE_ONE] = { "one", NC_ ("option", "One more deal decides") },
      [FIFTYSIX_TIE_DRAW] = { "draw", NC_ ("option", "The match is drawn") },
    },
  },
  [FIFTYSIX_BROKE] = {
    .key = "broke",
    .title = NC_ ("option", "When a team runs out of tables"),
    .description = NC_ ("option", "When a match for tables is lost."),
    .values = {
      [FIFTYSIX_BROKE_PAY] = { "pay", NC_ ("option", "When it cannot pay in full") },
      [FIFTYSIX_BROKE_ZERO] = { "zero", NC_ ("option", "When its last table is gone") },
    },
  },
  { .key = NULL },
};

#define BY_TABLES (1 << FIFTYSIX_MATCH_TABLES12 | 1 << FIFTYSIX_MATCH_TABLES6)
#define BY_DEALS                                                                                   \
  (1 << FIFTYSIX_MATCH_DEALS12 | 1 << FIFTYSIX_MATCH_DEALS6 | 1 << FIFTYSIX_MATCH_DEALS24)

/* tie matters in matches of deals, broke in those of tables */
const OptionLimit fiftysix_idle[] = {
  { .option = FIFTYSIX_TIE, .on = FIFTYSIX_MATCH, .on_values = BY_DEALS },
  { .option = FIFTYSIX_BROKE, .on = FIFTYSIX_MATCH, .on_values = BY_TABLES },
  { .on_values = 0 },
};

const OptionPreset fiftysix_presets[] = {
  { .key = "seed", .title = "Kerala", .settings = "" },
  { .key = "free-trumps",
    .title = NC_ ("preset", "Free trumps"),
    .settings = "opener=left trump=free" },
  { .key = "tournament",
    .title = NC_ ("preset", "Tournament"),
    .settings = "opening=forced redouble=ends dblscore=plus match=deals24" },
  { .key = "tables", .title = NC_ ("preset", "Tables"), .settings = "match=tables12" },
  { .key = NULL },
};

/* ---- Verbs: F-6.5, F-6.15, F-7.2 -------------------------------------------------------- */

const VerbInfo fiftysix_verbs[] = {
  { .verb = VERB_PLAY, .name = "play", .shape = SHAPE_CARD },
  { .verb = VERB_PASS,
    .name = "pass",
    .shape = SHAPE_PLAIN,
    .button = "Pass",
    .said = "pass",
    .meaning = NC_ ("call", "Pass") },
  { .verb = FIFTYSIX_VERB_BID,
    .name = "bid",
    .shape = SHAPE_NUMBER_SUIT,
    .no_suit = true, /* F-6.5 l */
    .button = "{number} {suit}",
    .said = "{number} {suit}",
    .meaning = NC_ ("call", "Raise to {number}: {suit}") },
  { .verb = FIFTYSIX_VERB_PLUS,
    .name = "plus",
    .shape = SHAPE_SUIT,
    .button = "Plus {suit}",
    .said = "plus {suit}",
    .meaning = NC_ ("call", "The highest card of {suit} still unclaimed, and at least two more") },
  { .verb = FIFTYSIX_VERB_ONE_PLUS,
    .name = "oneplus",
    .shape = SHAPE_SUIT,
    .button = "One plus {suit}",
    .said = "one plus {suit}",
    .meaning = NC_ ("call", "The highest card of {suit} still unclaimed, and just one more") },
  { .verb = FIFTYSIX_VERB_PLUS_ONE,
    .name = "plusone",
    .shape = SHAPE_SUIT,
    .button = "Plus one {suit}",
    .said = "plus one {suit}",
    .meaning = NC_ ("call", "The highest card of {suit} still unclaimed, and no other") },
  { .verb = FIFTYSIX_VERB_X_PLUS,
    .name = "xplus",
    .shape = SHAPE_NUMBER_SUIT,
    .button = "{number} plus {suit}",
    .said = "{number} plus {suit}",
    .meaning
    = NC_ ("call", "The {number} highest cards of {suit} still unclaimed, and just one more") },
  { .verb = FIFTYSIX_VERB_MINUS,
    .name = "minus",
    .shape = SHAPE_SUIT,
    .button = "Minus {suit}",
    .said = "minus {suit}",
    .meaning = NC_ ("call", "Several cards of {suit}, but not the highest still unclaimed") },
  { .verb = FIFTYSIX_VERB_MINUS_X,
    .name = "minus",
    .shape = SHAPE_NUMBER_SUIT,
    .button = "Minus {number} {suit}",
    .said = "minus {number} {suit}",
    .meaning = NC_ ("call", "Cards of {suit}: {number}, but not the highest still unclaimed") },
  { .verb = FIFTYSIX_VERB_NOS,
    .name = "nos",
    .shape = SHAPE_PLAIN,
    .button = "Nos",
    .said = "nos",
    .meaning = NC_ ("call", "No card of the suit named last") },
  { .verb = FIFTYSIX_VERB_NOS_X,
    .name = "nos",
    .shape = SHAPE_NUMBER,
    .button = "Plus {number} nos",
    .said = "plus {number} nos",
    .meaning
    = NC_ ("call",
           "No card of an earlier suit: number {number}, counting back with the last one named as "
           "number 1") },
  { .verb = FIFTYSIX_VERB_PLUS_PASS,
    .name = "pluspass",
    .shape = SHAPE_PLAIN,
    .button = "Plus pass",
    .said = "plus pass",
    .meaning = NC_ ("call", "Raise by one without a suit; everybody may call again") },
  { .verb = FIFTYSIX_VERB_DOUBLE,
    .name = "double",
    .shape = SHAPE_PLAIN,
    .button = NC_ ("spoken", "Double"),
    .said = NC_ ("spoken", "double"),
    .meaning = NC_ ("call", "Double: they will fail"),
    .knocks = true },
  { .verb = FIFTYSIX_VERB_REDOUBLE,
    .name = "redouble",
    .shape = SHAPE_PLAIN,
    .button = NC_ ("spoken", "Redouble"),
    .said = NC_ ("spoken", "redouble"),
    .meaning = NC_ ("call", "Redouble: we shall make it"),
    .knocks = true },
  { .verb = VERB_TRUMP,
    .name = "trump",
    .shape = SHAPE_SUIT,
    .no_suit = true, /* F-6.15 */
    .button = "{suit}",
    .said = "{suit}",
    .meaning = NC_ ("call", "Trumps: {suit}") },
  { .name = NULL },
};

const PhaseInfo fiftysix_phases[] = {
  { FIFTYSIX_PHASE_CALL,
    { VERB_PASS, FIFTYSIX_VERB_BID, FIFTYSIX_VERB_PLUS, FIFTYSIX_VERB_ONE_PLUS,
      FIFTYSIX_VERB_PLUS_ONE, FIFTYSIX_VERB_X_PLUS, FIFTYSIX_VERB_MINUS, FIFTYSIX_VERB_MINUS_X,
      FIFTYSIX_VERB_NOS, FIFTYSIX_VERB_NOS_X, FIFTYSIX_VERB_PLUS_PASS, FIFTYSIX_VERB_DOUBLE,
      FIFTYSIX_VERB_REDOUBLE } },
  { FIFTYSIX_PHASE_TRUMP, { VERB_TRUMP } },
  { PHASE_PLAY, { VERB_PLAY } },
  { 0 },
};
