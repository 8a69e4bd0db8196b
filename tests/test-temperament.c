/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Temperaments: which of nearly equal calls is made, and that nothing else is touched. */

#include "add-tests.h"
#include "player-support.h"
#include "players/temperament.h"
#include "rules/game.h"

static void
test_table (void)
{
  for (int i = 0; i < TEMPERAMENTS; i++)
    {
      const TemperamentInfo *info = temperament_info ((Temperament) i);

      g_assert_cmpint (temperament_find (info->name), ==, i);
      g_assert_nonnull (info->title);
      g_assert_true (g_str_has_suffix (info->meaning, "."));
    }
  g_assert_cmpint (temperament_find ("Bold"), ==, -1);
  for (int level = 0; level < PLAYER_LEVELS; level++)
    g_assert_cmpint (player_of_level ((PlayerLevel) level)->temperament, ==, TEMPERAMENT_STEADY);
}

/* ---- Which call is made --------------------------------------------------------------------- */

/* After @walk two or more calls are judged, "pass 3 trump:H 1.5": who then does what. */
static const struct
{
  const char *row;
  const Game *game;
  const char *settings;
  const char *walk;
  const char *judged;
  const char *wanted; /* of careful, bold, quick */
} rows[] = {
  { "naming as good as a pass", &klaverjas_game, "rules=rotterdam", "", "pass -24 trump:H -25.9",
    "pass trump:H trump:H" },
  { "and better", &klaverjas_game, "rules=rotterdam", "", "trump:H -20 pass -21.9",
    "pass trump:H trump:H" },
  { "more than two points better", &klaverjas_game, "rules=rotterdam", "", "trump:H -20 pass -22.1",
    "trump:H trump:H trump:H" },
  { "of suits the better", &klaverjas_game, "rules=rotterdam", "", "trump:S 40 trump:C 39",
    "trump:S trump:S trump:S" },
  { "Kraken swings", &klaverjas_game, "game=kraken", "", "pass -24 trump:H -33",
    "pass trump:H trump:H" },
  { "not at will", &klaverjas_game, "game=kraken", "", "pass -24 trump:H -35", "pass pass pass" },
  { "kraak", &klaverjas_game, "game=kraken", "trump:H", "pass 10 kraak -25", "pass kraak kraak" },
  { "no kraak at any price", &klaverjas_game, "game=kraken", "trump:H", "pass 10 kraak -35",
    "pass pass pass" },
  { "a good kraak", &klaverjas_game, "game=kraken", "trump:H", "kraak 40 pass 5",
    "pass kraak kraak" },
  { "an Antrag is accepted", &zensern_game, "mode=2", "antrag", "accept 1 refuse -0.5",
    "refuse accept accept" },
  { "a bid is left as it is", &zensern_game, "mode=2", "", "pass 12 trump:C 11.9",
    "pass pass pass" },
  { "of games the smallest, the greatest", &cego_game, "", "pass pass pass pass",
    "bid:leere 0 bid:eine -0.01 pass -0.02 bid:zwei -0.03", "pass bid:zwei bid:eine" },
  { "payments are small", &cego_game, "", "pass pass pass pass", "bid:eine 0 pass -0.05",
    "bid:eine bid:eine bid:eine" },
  { "points called, and doubled", &fiftysix_game, "", "bid:28:H",
    "pass 0 bid:29:S -0.01 bid:30:S -0.015 double -0.019", "pass double bid:29:S" },
  { "a card for closing", &wurzen_game, "", "cut", "play:AC 3 play:KC 2.95 close 2.9",
    "play:AC close close" },
  { "closing for the best card", &wurzen_game, "", "cut", "close 3 play:AC 2.95 play:KC 2.9",
    "play:AC close close" },
};

static void
judge (const Deal *deal, const char *judged, Choice *choice)
{
  g_auto (GStrv) words = g_strsplit (judged, " ", -1);

  choice->n = 0;
  for (unsigned i = 0; words[i] != NULL; i += 2)
    choice->row[choice->n++] = (ChoiceRow) {
      .action = action_from_token (deal->game, deal_pack (deal), words[i]),
      .value = g_ascii_strtod (words[i + 1], NULL),
    };
}

/* What is done by somebody of @temperament; @token has TOKEN_MAX bytes. */
static const char *
call (const Deal *deal, const char *judged, Temperament temperament, char *token)
{
  Player player = *player_of_level (PLAYER_LEVEL_SIMPLE);
  Observation observation;
  Choice choice;

  player.temperament = temperament;
  observation_make (&observation, deal, (unsigned) deal->turn);
  judge (deal, judged, &choice);
  temperament_call (&observation, &player, &choice);

  return action_to_token (deal->game, deal_pack (deal), choice.row[0].action, token);
}

static void
test_calls (void)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      char token[TEMPERAMENTS][TOKEN_MAX];
      g_autofree char *done = NULL;
      Deal deal;

      support_deal (&deal, rows[i].game, rows[i].settings, NULL);
      support_act (&deal, rows[i].walk);
      done = g_strjoin (
          " ", call (&deal, rows[i].judged, TEMPERAMENT_CAREFUL, token[TEMPERAMENT_CAREFUL]),
          call (&deal, rows[i].judged, TEMPERAMENT_BOLD, token[TEMPERAMENT_BOLD]),
          call (&deal, rows[i].judged, TEMPERAMENT_QUICK, token[TEMPERAMENT_QUICK]), NULL);
      support_check (rows[i].row, done, rows[i].wanted);
      g_assert_true (
          g_str_has_prefix (rows[i].judged, call (&deal, rows[i].judged, TEMPERAMENT_STEADY,
                                                  token[TEMPERAMENT_STEADY])));
    }
}

/* ---- Nothing else is touched ---------------------------------------------------------------- */

#define DEALS 500 /* a game */

/* Where @row stands in @choice. */
static unsigned
find_row (const Choice *choice, const ChoiceRow *row)
{
  for (unsigned i = 0; i < choice->n; i++)
    if (choice->row[i].action == row->action)
      return i;

  g_return_val_if_reached (0);
}

/*
 * The row in front may be another call than that of @steady, or take the place of one, but nearly
 * as good; the others keep their order.
 */
static bool
assert_touched_rightly (const Observation *observation, const Player *player, const Choice *steady,
                        const Choice *moved)
{
  const Game *game = observation->seen.game;
  unsigned from = find_row (steady, &moved->row[0]);
  Card card = action_card (game, moved->row[0].action);

  g_assert_cmpuint (moved->n, ==, steady->n);
  for (unsigned i = 0; i < moved->n; i++)
    {
      const ChoiceRow *row = &steady->row[i == 0 ? from : i - (i <= from)];

      g_assert_cmphex (moved->row[i].action, ==, row->action);
      g_assert_cmpfloat (moved->row[i].value, ==, row->value);
    }
  if (from == 0)
    return false;

  g_assert_true (observation->seen.phase != PHASE_PLAY || game == &wurzen_game);
  g_assert_true (card == CARD_NONE || action_card (game, steady->row[0].action) == CARD_NONE);
  g_assert_true (card == CARD_NONE || from == 1);
  g_assert_cmpfloat (steady->row[0].value - steady->row[from].value, <=,
                     temperament_reach (observation, player));

  return true;
}

/* How often each temperament did something else in @deal, which `simple` plays to its end. */
static void
play_deal (Deal *deal, unsigned *n_moved)
{
  while (!deal_is_over (deal))
    {
      Rng rng = rng_new (1, 1);
      Observation observation;
      Choice steady;

      observation_make (&observation, deal, (unsigned) deal->turn);
      player_choose (&observation, player_of_level (PLAYER_LEVEL_SIMPLE), &rng, NULL, &steady);
      for (int i = 0; i < TEMPERAMENTS; i++)
        {
          Player player = *player_of_level (PLAYER_LEVEL_SIMPLE);
          Choice moved;

          player.temperament = (Temperament) i;
          player_choose (&observation, &player, &rng, NULL, &moved);
          n_moved[i] += assert_touched_rightly (&observation, &player, &steady, &moved);
        }
      deal_apply (deal, steady.row[0].action);
    }
}

static void
test_touched (gconstpointer data)
{
  unsigned n_moved[TEMPERAMENTS] = { 0 };
  Rng rng = rng_new (7, 1);

  for (unsigned i = 0; i < DEALS; i++)
    {
      Deal deal;

      player_support_random_deal (&deal, data, &rng);
      play_deal (&deal, n_moved);
    }
  for (int i = 0; i < TEMPERAMENTS; i++)
    g_test_message ("%s: %u of %u deals", temperament_info ((Temperament) i)->name, n_moved[i],
                    DEALS);
  g_assert_cmpuint (n_moved[TEMPERAMENT_STEADY], ==, 0);
  g_assert_cmpuint (n_moved[TEMPERAMENT_CAREFUL], >, 0);
  g_assert_cmpuint (n_moved[TEMPERAMENT_BOLD], >, 0);
  g_assert_cmpuint (n_moved[TEMPERAMENT_QUICK], >, 0);
}

/* Who does anything that is allowed has no values to compare. */
static void
test_by_lot (void)
{
  Player player = *player_of_level (PLAYER_LEVEL_RANDOM);
  Observation observation;
  Deal deal;

  player.temperament = TEMPERAMENT_BOLD;
  support_deal (&deal, &klaverjas_game, "", NULL);
  observation_make (&observation, &deal, (unsigned) deal.turn);
  g_assert_cmpfloat (temperament_reach (&observation, &player), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_TESTS ("/temperament", test_table, test_calls, test_by_lot);
  for (unsigned i = 0; game_at (i) != NULL; i++)
    {
      g_autofree char *path = g_strconcat ("/temperament/touched/", game_at (i)->key, NULL);

      g_test_add_data_func (path, game_at (i), test_touched);
    }

  return g_test_run ();
}
