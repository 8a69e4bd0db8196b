/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The level `simple` in Klaverjassen: positions with one clearly right action, and fairness. */

#include <glib.h>
#include <string.h>

#include "klaverjas-support.h"
#include "player-support.h"
#include "players/games/klaverjas/klaverjas-position.h"

#define GAME (&klaverjas_game)
#define SEATS 4

/* ---- Naming trumps ------------------------------------------------------------------- */

static void
test_calls (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    const char *before; /* what the seats before do */
    const char *hand;
    const char *wanted;
  } rows[] = {
    { "names the suit with J 9 A", "", "", "JH 9H AH 7H AS 8C 9D QD", "trump:H" },
    { "G: J 9 7 with a side ace is enough for forehand", "", "", "JC 9C 7C AD 8D 7S QS 8H",
      "trump:C" },
    { "K Q 7 with the same side cards is not", "", "", "QC KC 7C AD 8D 7S QS 8H", "pass" },
    { "prefers the longer of two suits with a jack", "", "", "JH 9H 8H 7H JS AC 7D 8D", "trump:H" },
    { "passes with a weak hand", "", "", "7H 8H QH 7S KS 8C QD 9D", "pass" },
    { "passes many aces without trumps", "", "", "AH 8H QH AS KS 8C QD 9D", "pass" },
    { "the last speaker leaves an average hand to forehand", "", "pass pass pass",
      "JC 9C 7C 8H 8D 7S QS KH", "pass" },
    { "the last speaker plays a good hand", "", "pass pass pass", "JC 9C AC TC AD TD 7S 8H",
      "trump:C" },
    { "Rotterdam: the dealer speaks first", "rules=rotterdam first_speaker=dealer", "",
      "JD 9D AD KD AS 7C 8C 7H", "trump:D" },
    { "Utrecht: must name, takes the best suit", "trump=utrecht", "", "7H 8H QH JS KS 8C QD 9D",
      "trump:S" },
    { "all passed: forehand names the best suit", "", "pass pass pass pass",
      "7H 8H QH 9H 7S KS 8C QD", "trump:H" },
    { "random trump: accepts a good suit", "trump=random", "", "JC 9C AC KC AD 7S QS 8H",
      "trump:C" },
    { "random trump: passes another", "trump=random", "", "JH 9H AH KH AD 7C QS 8S", "pass" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Deal deal;

      support_deal (&deal, GAME, rows[i].settings, NULL);
      support_act (&deal, rows[i].before);
      klaverjas_give (&deal, rows[i].hand, KLAVERJAS_ALL_CARDS);
      player_support_check_choice (rows[i].row, &deal, rows[i].wanted);
    }
}

/* ---- Playing ------------------------------------------------------------------------- */

static void
test_cards (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    unsigned maker;
    const char *played;
    const char *hand;
    const char *wanted; /* one of these cards */
  } rows[] = {
    /* following */
    { "does not ruff the partner's winning trick", "", 1, "AC 7C", "JH 7H 8S QS 9D 8D 7S KD",
      "KD QS" },
    { "gives the ten to the partner's sure ace", "", 1, "8C AC QC", "TC 7C 8S 9S 7D 8D 7H QS",
      "TC" },
    { "plays low to the enemy's trick", "", 0, "AC", "KC 7C 8S 9S 7D 8D 7H QS", "7C" },
    { "gives the king to the partner's ruff when last", "", 0, "9C 7H JC",
      "KC 7C 8S 9S 7D 8D QD QS", "KC" },
    { "does not waste the ace on an enemy's ruff", "", 1, "9C QC 7H", "AC 8C 8S 9S 7D 8D QD QS",
      "8C" },
    { "takes the trick when last, and keeps one of the sure winners", "", 1, "KC 7C QC",
      "AC TC 8S 9S 7D 8D QD QS", "AC TC" },
    { "takes the trick cheaply when last", "", 1, "KH 7C 8H", "JH AH 8S 9S 7D 8D QD QS", "AH" },
    { "ruffs with the lowest trump when last", "", 1, "AC 7C QC", "JH 7H 8S 9S 7D 8D QD QS", "7H" },
    { "puts the ace on the enemy's king", "", 0, "7C KC", "AC 8C 8S 9S 7D 8D QD QS", "AC" },
    { "lets the partner's sure ace stand and keeps the boer", "", 0, "AC 7C",
      "JH 9H 7H TS 7D 8D 9D 9S", "TS" },
    { "discards a useless card, not the guard of the ten", "", 0, "AC 7C 9C",
      "TS 7S TD 8D 9D 7D QD JD", "7D 8D 9D" },
    { "keeps the sure winner when it cannot win", "", 0, "AC 7C 7H", "AS 9S 8S 7S QD 9D 8D 7D",
      "7S 8S 9S 7D 8D 9D" },
    /* roem */
    { "keeps K from Q of trump in an enemy trick", "", 0, "JH 7H QH", "KH AH 7C 8C 7S 8S 7D 8D",
      "AH" },
    { "does not complete a run for the enemy", "", 0, "AS 7S KS", "QS TS 7C 8C 9C 7D 8D 9D", "TS" },
    { "completes a run in the partner's trick", "", 0, "AS KS", "QS TS 7C 8C 9C 7D 8D 9D", "QS" },
    { "puts K on Q of trump in the partner's trick", "", 0, "JH QH", "KH AH 7C 8C 7S 8S 7D 8D",
      "KH" },
    { "completes a run when it wins itself", "", 1, "QC 7C KC", "AC TC 8S 9S 7D 8D QD QS", "AC" },
    /* leading */
    { "draws trumps as maker", "", 0, "", "JH 9H AH 8H AS TS 7D 8C", "JH 9H AH" },
    { "stops drawing when the enemy has none", "", 0, "JH 7H 8H QH 9H 8C KH 7C",
      "AH AS TS AD 8D 9C", "AS TS AD" },
    { "goes on drawing while the enemy may hold one", "", 0, "JH 7H 8C QH", "9H AH 8H AS TS 7D 9C",
      "9H" },
    { "leads an ace as defender, not a trump", "", 1, "", "AS 7S KH 8H 9C QC 7D 8D", "AS" },
    { "leads trumps to the partner who named them", "", 2, "", "9H 8H 9C QC QS KS 7D 8D", "9H 8H" },
    { "does not lead into a suit that the enemy ruffs", "", 0, "JH 7H 8H QH AC 7S 8C 9C",
      "9H TC AS 7D 8D 9S", "9H AS" },
    /* Rotterdam */
    { "Rotterdam: must ruff the partner's ace, keeps the boer", "rules=rotterdam", 0, "AC 7C",
      "JH 7H 8S QS 9D 8D 7S KD", "7H" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Deal deal;

      klaverjas_set_up_play (&deal, rows[i].settings, rows[i].maker, rows[i].played, rows[i].hand);
      player_support_check_card (rows[i].row, &deal, rows[i].wanted);
    }
}

static void
test_reasons (void)
{
  static const struct
  {
    const char *row;
    unsigned maker;
    const char *played;
    const char *hand;
    PlayerReason wanted;
  } rows[] = {
    { "draws trumps", 0, "", "JH 9H AH 8H AS TS 7D 8C", REASON_DRAW_TRUMPS },
    { "cashes", 1, "", "AS 7S KH 8H 9C QC 7D 8D", REASON_CASH_WINNER },
    { "wins cheaply", 1, "AC 7C QC", "JH 7H 8S 9S 7D 8D QD QS", REASON_WIN_CHEAPLY },
    { "takes", 0, "7C KC", "AC 8C 8S 9S 7D 8D QD QS", REASON_WIN_TRICK },
    { "feeds", 1, "8C AC QC", "TC 7C 8S 9S 7D 8D 7H QS", REASON_FEED_PARTNER },
    { "keeps points", 0, "AC", "KC 7C 8S 9S 7D 8D 7H QS", REASON_KEEP_POINTS },
    { "avoids roem", 0, "JH 7H QH", "KH AH 7C 8C 7S 8S 7D 8D", REASON_AVOID_BONUS },
    { "has no choice", 0, "AC", "7C KH 8S 9S 7D 8D 7H QS", REASON_ONLY_ACTION },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Deal deal;

      klaverjas_set_up_play (&deal, "", rows[i].maker, rows[i].played, rows[i].hand);
      player_support_check_reason (rows[i].row, &deal, rows[i].wanted);
    }
}

/* ---- Claiming roem ------------------------------------------------------------------- */

static void
test_roem (void)
{
  static const struct
  {
    const char *row;
    unsigned maker;
    unsigned n_played;  /* before this trick */
    unsigned points[2]; /* by side, before this trick */
    const char *trick;
    const char *before; /* said before */
    const char *wanted;
  } rows[] = {
    { "claims roem as opponent", 1, 8, { 20, 20 }, "AS KS QS 7S", "", "roem" },
    { "claims roem as maker's side", 0, 8, { 20, 20 }, "AS KS QS 7S", "", "roem" },
    { "silent when nat is coming", 0, 24, { 10, 100 }, "AS KS QS 7S", "", "silent" },
    { "the maker's partner is silent when nat is coming",
      2,
      24,
      { 10, 100 },
      "AS KS QS 7S",
      "",
      "silent" },
    { "claims though the other side goes nat", 1, 24, { 100, 10 }, "AS KS QS 7S", "", "roem" },
    { "E-11: silent in the last trick of a lost deal",
      0,
      28,
      { 34, 100 },
      "AS KS QS 7S",
      "",
      "silent" },
    { "claims in the last trick when the roem makes the deal",
      0,
      28,
      { 50, 84 },
      "AS KS QS 7S",
      "",
      "roem" },
    { "follows the partner's silence", 0, 8, { 20, 20 }, "AS KS QS 7S", "silent", "silent" },
    { "an opponent claims though the partner forgot",
      1,
      8,
      { 20, 20 },
      "AS KS QS 7S",
      "silent",
      "roem" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (GStrv) cards = g_strsplit (rows[i].trick, " ", -1);
      Deal deal;

      klaverjas_set_up_play (&deal, "", rows[i].maker, "", "AS 7C 8C 9C TC JC QC KC");
      deal.n_played = (uint8_t) rows[i].n_played;
      for (unsigned u = 0; u < 2; u++)
        deal.card_points[u] = (uint16_t) rows[i].points[u];
      for (unsigned k = 0; k < SEATS; k++)
        deal_apply (&deal, ACTION (VERB_PLAY, support_card (klaverjas_main_pack (), cards[k])));
      g_assert_cmpuint (deal.phase, ==, KLAVERJAS_PHASE_ROEM);
      support_act (&deal, rows[i].before);
      player_support_check_choice (rows[i].row, &deal, rows[i].wanted);
    }
}

/* ---- Fairness ------------------------------------------------------------------------ */

/* Suits turned after the one that decides are not seen either. */
static void
turn_otherwise (Deal *deal, Rng *rng)
{
  KlaverjasState *own = &deal->own.klaverjas;

  for (unsigned i = own->n_turned; i < G_N_ELEMENTS (own->turned); i++)
    own->turned[i] = (Card) (32 + rng_below (rng, 20));
}

static void
assert_sound_position (const Deal *deal, const Observation *observation)
{
  KlaverjasPosition position;

  if (deal->phase != PHASE_PLAY)
    return;
  klaverjas_position_make (&position, observation);
  player_support_assert_sound_view (deal, observation, &position.view);
}

/* Over random deals of all forms: the choice is legal, and follows from the observation alone. */
static void
test_fairness (void)
{
  enum
  {
    N_DEALS = 3000,
  };
  static const FairPlay play
      = { .n_odd = 2, .acting = assert_sound_position, .disguise = turn_otherwise };
  unsigned n_forms[3] = { 0 };

  for (unsigned n = 0; n < N_DEALS; n++)
    {
      Rng rng = rng_new (0x6a6173, n);
      Deal deal;

      player_support_random_deal (&deal, GAME, &rng);
      n_forms[deal.options.value[KLAVERJAS_GAME]]++;
      player_support_play_fairly (&deal, &play, &rng);
    }
  for (unsigned form = 0; form < G_N_ELEMENTS (n_forms); form++)
    g_assert_cmpuint (n_forms[form], >, N_DEALS / 10);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/simple/klaverjas/calls", test_calls);
  g_test_add_func ("/simple/klaverjas/cards", test_cards);
  g_test_add_func ("/simple/klaverjas/reasons", test_reasons);
  g_test_add_func ("/simple/klaverjas/roem", test_roem);
  g_test_add_func ("/simple/klaverjas/fairness", test_fairness);

  return g_test_run ();
}
