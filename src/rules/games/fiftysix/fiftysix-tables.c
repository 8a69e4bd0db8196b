/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The tables of 56: packs, house rules, presets, verbs. */

#include <glib.h>
#include <glib/gi18n-lib.h>

#include "fiftysix-private.h"

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
  [FIFTYSIX_PLAYERS]
  = { "players",
      NC_ ("option", "Players"),
      NC_ ("option",
           "How many play; your neighbours are opponents, every second player is a partner."),
      { { "6", NC_ ("option", "Six, in two teams of three") },
        { "4", NC_ ("option", "Four, in two pairs") },
        { "8", NC_ ("option", "Eight, in two teams of four") } } },
  [FIFTYSIX_OPENER] = { "opener",
                        NC_ ("option", "First to call"),
                        NC_ ("option", "Who opens the auction."),
                        { { "right", NC_ ("option", "Right of the dealer") },
                          { "left", NC_ ("option", "Left of the dealer") } } },
  [FIFTYSIX_OPENING]
  = { "opening",
      NC_ ("option", "Opening"),
      NC_ ("option", "Whether the first caller may pass, which counts as 28."),
      { { "free", NC_ ("option", "May pass") }, { "forced", NC_ ("option", "Must call") } } },
  [FIFTYSIX_TRUMP]
  = { "trump",
      NC_ ("option", "Choice of trumps"),
      NC_ ("option", "What becomes trumps when the highest call, the last one, names a suit."),
      { { "call", NC_ ("option", "The suit of that call") },
        { "free", NC_ ("option", "Whoever made that call chooses") } } },
  [FIFTYSIX_NOSRAISE]
  = { "nosraise",
      NC_ ("option", "Plus two nos and more"),
      NC_ ("option", "By how much “plus two nos” and more raise."),
      { { "x", NC_ ("option", "By the number called") }, { "one", NC_ ("option", "By one") } } },
  [FIFTYSIX_REDOUBLE] = { "redouble",
                          NC_ ("option", "After a redouble"),
                          NC_ ("option", "Whether a redouble ends the auction."),
                          { { "open", NC_ ("option", "The auction goes on") },
                            { "ends", NC_ ("option", "The auction ends at once") } } },
  [FIFTYSIX_DBLSCORE] = { "dblscore",
                          NC_ ("option", "Double and redouble"),
                          NC_ ("option", "What a double and a redouble do to the score."),
                          { { "times", NC_ ("option", "Twice and four times the score") },
                            { "plus", NC_ ("option", "One and two points more") } } },
  [FIFTYSIX_MATCH]
  = { "match",
      NC_ ("option", "End of the match"),
      NC_ ("option", "How long a match lasts; tables are counters that losers of a deal pay."),
      { { "deals12", NC_ ("option", "12 deals") },
        { "deals6", NC_ ("option", "6 deals") },
        { "deals24", NC_ ("option", "24 deals") },
        { "tables12", NC_ ("option", "12 tables for each team") },
        { "tables6", NC_ ("option", "6 tables for each team") } } },
  [FIFTYSIX_TIE] = { "tie",
                     NC_ ("option", "A tie after the last deal"),
                     NC_ ("option", "What happens when both teams have the same score at the end."),
                     { { "one", NC_ ("option", "One more deal decides") },
                       { "draw", NC_ ("option", "The match is drawn") } } },
  [FIFTYSIX_BROKE] = { "broke",
                       NC_ ("option", "When a team runs out of tables"),
                       NC_ ("option", "When a match for tables is lost."),
                       { { "pay", NC_ ("option", "When it cannot pay in full") },
                         { "zero", NC_ ("option", "With its last table") } } },
  { NULL, NULL, NULL, { { NULL, NULL } } },
};

/* F-4.1: every combination is valid */
const OptionLimit fiftysix_limits[] = {
  { 0, 0, 0, 0 },
};

#define BY_TABLES (1 << FIFTYSIX_MATCH_TABLES12 | 1 << FIFTYSIX_MATCH_TABLES6)
#define BY_DEALS                                                                                   \
  (1 << FIFTYSIX_MATCH_DEALS12 | 1 << FIFTYSIX_MATCH_DEALS6 | 1 << FIFTYSIX_MATCH_DEALS24)

/* Tables decide a match for them, deals one of deals */
const OptionLimit fiftysix_idle[] = {
  { FIFTYSIX_TIE, 0, FIFTYSIX_MATCH, BY_DEALS },
  { FIFTYSIX_BROKE, 0, FIFTYSIX_MATCH, BY_TABLES },
  { 0, 0, 0, 0 },
};

const OptionPreset fiftysix_presets[] = {
  { "seed", "Kerala", "" },
  { "tournament", NC_ ("preset", "Tournament"),
    "opening=forced redouble=ends dblscore=plus match=deals24" },
  { "tables", NC_ ("preset", "Tables"), "match=tables12" },
  { NULL, NULL, NULL },
};

unsigned
fiftysix_match_deals (const Options *options)
{
  static const uint8_t deals[] = {
    [FIFTYSIX_MATCH_DEALS12] = 12, [FIFTYSIX_MATCH_DEALS6] = 6,  [FIFTYSIX_MATCH_DEALS24] = 24,
    [FIFTYSIX_MATCH_TABLES12] = 0, [FIFTYSIX_MATCH_TABLES6] = 0,
  };

  return deals[options->value[FIFTYSIX_MATCH]];
}

unsigned
fiftysix_match_tables (const Options *options)
{
  static const uint8_t tables[] = {
    [FIFTYSIX_MATCH_DEALS12] = 0,   [FIFTYSIX_MATCH_DEALS6] = 0,  [FIFTYSIX_MATCH_DEALS24] = 0,
    [FIFTYSIX_MATCH_TABLES12] = 12, [FIFTYSIX_MATCH_TABLES6] = 6,
  };

  return tables[options->value[FIFTYSIX_MATCH]];
}

/* ---- Verbs: F-6.5, F-6.15, F-7.2 -------------------------------------------------------- */

const VerbInfo fiftysix_verbs[] = {
  { VERB_PLAY, "play", SHAPE_CARD, NULL, NULL, NULL },
  { VERB_PASS, "pass", SHAPE_PLAIN, "Pass", "pass", NC_ ("call", "Pass") },
  { FIFTYSIX_VERB_BID, "bid", SHAPE_NUMBER_SUIT, "{number} {suit}", "{number} {suit}",
    NC_ ("call", "Raise to {number}: {suit}") },
  { FIFTYSIX_VERB_PLUS, "plus", SHAPE_SUIT, "Plus {suit}", "plus {suit}",
    NC_ ("call", "The highest card of {suit} still unclaimed, and at least two more") },
  { FIFTYSIX_VERB_ONE_PLUS, "oneplus", SHAPE_SUIT, "One plus {suit}", "one plus {suit}",
    NC_ ("call", "The highest card of {suit} still unclaimed, and just one more") },
  { FIFTYSIX_VERB_PLUS_ONE, "plusone", SHAPE_SUIT, "Plus one {suit}", "plus one {suit}",
    NC_ ("call", "The highest card of {suit} still unclaimed, and no other") },
  { FIFTYSIX_VERB_X_PLUS, "xplus", SHAPE_NUMBER_SUIT, "{number} plus {suit}",
    "{number} plus {suit}",
    NC_ ("call", "The {number} highest cards of {suit} still unclaimed, and just one more") },
  { FIFTYSIX_VERB_MINUS, "minus", SHAPE_SUIT, "Minus {suit}", "minus {suit}",
    NC_ ("call", "Several cards of {suit}, but not the highest still unclaimed") },
  { FIFTYSIX_VERB_MINUS_X, "minus", SHAPE_NUMBER_SUIT, "Minus {number} {suit}",
    "minus {number} {suit}",
    NC_ ("call", "Cards of {suit}: {number}, but not the highest still unclaimed") },
  { FIFTYSIX_VERB_NOS, "nos", SHAPE_PLAIN, "Nos", "nos",
    NC_ ("call", "No card of the suit named last") },
  { FIFTYSIX_VERB_NOS_X, "nos", SHAPE_NUMBER, "Plus {number} nos", "plus {number} nos",
    NC_ ("call",
         "No card of an earlier suit: number {number}, with the one named last as number 1") },
  { FIFTYSIX_VERB_PLUS_PASS, "pluspass", SHAPE_PLAIN, "Plus pass", "plus pass",
    NC_ ("call", "Raise by one without a suit; everybody may call again") },
  { FIFTYSIX_VERB_DOUBLE, "double", SHAPE_PLAIN, "Double", "double",
    NC_ ("call", "Double: they will fail") },
  { FIFTYSIX_VERB_REDOUBLE, "redouble", SHAPE_PLAIN, "Redouble", "redouble",
    NC_ ("call", "Redouble: we shall make it") },
  { VERB_TRUMP, "trump", SHAPE_SUIT, "{suit}", "{suit}", NC_ ("call", "Trumps: {suit}") },
  { 0, NULL, SHAPE_PLAIN, NULL, NULL, NULL },
};
