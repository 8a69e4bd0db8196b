/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Tests of the field, the computer players who replay a deal for comparison: players at the seats,
 * cards, and results.
 */

#include <string.h>

#include "add-tests.h"
#include "players/field/field.h"
#include "rules/game.h"
#include "support.h"

#define SEED 7

/* ---- Who is asked ---------------------------------------------------------------------------- */

void __wrap_player_choose (const Observation *observation, const Player *player, Rng *rng,
                           GCancellable *cancellable, Choice *choice);
void __real_player_choose (const Observation *observation, const Player *player, Rng *rng,
                           GCancellable *cancellable, Choice *choice);

static Player asked[SEATS_MAX]; /* the player that last decided at each seat */
static Signals agreed[SEATS_MAX][SEATS_MAX];
static unsigned n_asked;
static unsigned give_up_after; /* cancels at decision number N; 0: never */
static uint64_t streams;       /* hash of all random streams so far */

/*
 * Replaces every player by one that chooses at random: fast, and different streams give different
 * play.
 */
void
__wrap_player_choose (const Observation *observation, const Player *player, Rng *rng,
                      GCancellable *cancellable, Choice *choice)
{
  asked[observation->seat] = *player;
  memcpy (agreed[observation->seat], observation->signals, sizeof observation->signals);
  streams = rng_mix (streams ^ rng->state);
  n_asked++;
  if (n_asked == give_up_after)
    g_cancellable_cancel (cancellable);
  __real_player_choose (observation, player_of_level (PLAYER_LEVEL_RANDOM), rng, cancellable,
                        choice);
}

/* Returns a match of @n_deals with rules @settings, played at random. */
static MatchLog *
match_of (const Game *game, const char *settings, unsigned n_deals)
{
  Options options = OPTIONS_DEFAULT;
  MatchLog *log;
  Rng rng = rng_new (SEED, 0);

  options_set_all (&options, game, settings, NULL);
  log = match_log_new (game, &options);
  for (unsigned d = 0; d < n_deals && !log->match.over; d++)
    {
      DealNumber number;

      number_from_seed (&number, SEED, d);
      match_log_deal (log, &number, NULL);
      while (!deal_is_over (&log->deal))
        {
          ActionList legal;

          deal_legal (&log->deal, &legal);
          match_log_act (log, legal.at[rng_below (&rng, legal.n)], false);
        }
    }

  return log;
}

static int
play (const FieldPlace *place, unsigned member)
{
  int result = G_MININT;

  g_assert_true (field_play_unit (place, member, NULL, &result));

  return result;
}

/* ---- Tests ----------------------------------------------------------------------------------- */

static void
test_members (void)
{
  unsigned n[PLAYER_LEVELS] = { 0 };

  for (unsigned i = 0; i < FIELD_MEMBERS; i++)
    n[field_member (i)->level]++;
  g_assert_cmpuint (n[PLAYER_LEVEL_SIMPLE], ==, 3);
  g_assert_cmpuint (n[PLAYER_LEVEL_CLUB], ==, 5);
  g_assert_cmpuint (n[PLAYER_LEVEL_STRONG], ==, 5);
  g_assert_cmpuint (n[PLAYER_LEVEL_MASTER], ==, 2);
}

/*
 * The house player takes one seat. The others have the players that the log names, or level strong
 * if it names none.
 */
static void
test_seats (void)
{
  g_autoptr (MatchLog) log = match_of (&klaverjas_game, "", 1);
  FieldPlace place = field_place (log, 0, 0);

  match_log_set_player (log, 0, PLAYER_HUMAN, "Anna");
  match_log_set_player (log, 1, PLAYER_COMPUTER, "simple Jan");
  match_log_set_player (log, 2, PLAYER_COMPUTER, "club:temperament=bold");
  place.own = (Signals) { .discard = SIGNAL_NONE };
  place.others = (Signals) { .discard = SIGNAL_OTHER_SUIT };
  for (unsigned i = 0; i < FIELD_MEMBERS; i++)
    {
      play (&place, i);
      g_assert_true (asked[0].name == player_of_level (field_member (i)->level)->name);
      g_assert_cmpint (asked[0].temperament, ==, field_member (i)->temperament);
    }
  g_assert_cmpstr (asked[1].name, ==, "simple");
  g_assert_cmpstr (asked[2].name, ==, "club");
  g_assert_cmpint (asked[2].temperament, ==, TEMPERAMENT_BOLD);
  g_assert_cmpstr (asked[3].name, ==, "strong");
  for (unsigned seat = 0; seat < 4; seat++)
    g_assert_cmpint (agreed[0][seat].discard, ==, seat % 2 == 0 ? SIGNAL_NONE : SIGNAL_OTHER_SUIT);
}

/* field_place () finds a player who changes seats during a tournament. */
static void
test_player_moves (void)
{
  g_autoptr (MatchLog) log = match_of (&klaverjas_game, "deals=4 tournament=yes", 12);
  unsigned n_moved = 0;

  for (unsigned d = 0; d < log->deals->len; d++)
    for (unsigned player = 0; player < 4; player++)
      {
        FieldPlace place = field_place (log, d, player);

        g_assert_cmpuint (match_player_at (&match_log_get_deal (log, d)->before, place.seat), ==,
                          player);
        n_moved += place.seat != player;
      }
  g_assert_cmpuint (n_moved, >, 0);
}

/* The house players start from the same cards, dealer and scores as the original deal. */
static void
test_same_cards (gconstpointer game)
{
  g_autoptr (MatchLog) log = match_of (game, "", 4);

  for (unsigned d = 0; d < log->deals->len; d++)
    {
      FieldPlace place = field_place (log, d, d % log->match.n_seats);
      g_autoptr (MatchLog) played = field_play (&place, d, NULL);
      const LogDeal *a = match_log_get_deal (log, d);
      const LogDeal *b = match_log_get_deal (played, d);

      g_assert_cmpuint (played->deals->len, ==, d + 1);
      g_assert_true (deal_is_over (&played->deal));
      g_assert_cmpstr (a->number.hex, ==, b->number.hex);
      g_assert_cmpmem (a->pack, sizeof a->pack, b->pack, sizeof b->pack);
      g_assert_cmpmem (&a->before, sizeof a->before, &b->before, sizeof b->before);
      g_assert_cmpint (field_result (&played->deal, place.seat), ==, play (&place, d));
    }
}

static gpointer
play_in_thread (gpointer place)
{
  return GINT_TO_POINTER (play (place, 9));
}

/*
 * The result of a unit (house player and deal) depends only on the deal: not on other units, later
 * deals, or the thread.
 */
static void
test_unit (void)
{
  g_autoptr (MatchLog) log = match_of (&klaverjas_game, "", 4);
  g_autoptr (MatchLog) shorter = match_log_copy (log);
  FieldPlace place = field_place (log, 1, 2);
  FieldPlace cut = field_place (shorter, 1, 2);
  uint64_t before;
  int result;

  match_log_cut (shorter, 2);
  streams = 0;
  result = play (&place, 9);
  before = streams;
  play (&place, 10);
  streams = 0;
  g_assert_cmpint (play (&cut, 9), ==, result);
  g_assert_cmpuint (streams, ==, before);
  g_assert_cmpint (GPOINTER_TO_INT (g_thread_join (g_thread_new (NULL, play_in_thread, &place))),
                   ==, result);
}

/* Each house player has its own random streams at each seat. */
static void
test_streams (void)
{
  g_autoptr (MatchLog) log = match_of (&klaverjas_game, "", 1);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  GStringChunk *names = g_string_chunk_new (64);

  for (unsigned player = 0; player < 4; player++)
    for (unsigned i = 0; i < FIELD_MEMBERS; i++)
      {
        FieldPlace place = field_place (log, 0, player);
        g_autofree char *name = NULL;

        streams = 0;
        play (&place, i);
        name = g_strdup_printf ("%" G_GUINT64_FORMAT, streams);
        g_assert_true (g_hash_table_add (seen, g_string_chunk_insert (names, name)));
      }
  g_string_chunk_free (names);
}

/* A deal without a number, known only by its cards, also has repeatable random streams. */
static void
test_pack (void)
{
  g_autoptr (MatchLog) log = match_of (&zensern_game, "", 1);
  g_autoptr (MatchLog) pack = match_log_new (log->game, &log->options);
  FieldPlace place;

  match_log_deal (pack, NULL, match_log_get_deal (log, 0)->pack);
  place = field_place (pack, 0, 1);
  g_assert_cmpint (play (&place, 3), ==, play (&place, 3));
}

static void
test_cancelled (void)
{
  g_autoptr (MatchLog) log = match_of (&klaverjas_game, "", 1);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  FieldPlace place = field_place (log, 0, 0);
  int result = 99;

  n_asked = 0;
  give_up_after = 10;
  g_assert_false (field_play_unit (&place, 0, cancellable, &result));
  give_up_after = 0;
  g_assert_cmpuint (n_asked, ==, 10);
  g_assert_cmpint (result, ==, 99);
}

/* ---- Results --------------------------------------------------------------------------------- */

static const struct
{
  const Game *game;
  const char *settings;
  bool is_difference; /* true: difference of two sides; false: score of the seat */
} forms[] = {
  { &klaverjas_game, "", true },
  { &klaverjas_game, "game=three", false },
  { &zensern_game, "", true },
  { &zensern_game, "mode=3", false },
  { &cego_game, "", false },
  { &fiftysix_game, "", true },
  { &fiftysix_game, "match=tables12", false },
  { &wurzen_game, "", true },
};

static void
test_results (void)
{
  for (unsigned f = 0; f < G_N_ELEMENTS (forms); f++)
    {
      g_autoptr (MatchLog) log = match_of (forms[f].game, forms[f].settings, 12);

      for (unsigned d = 0; d < log->deals->len; d++)
        for (unsigned player = 0; player < log->match.n_seats; player++)
          {
            FieldPlace place = field_place (log, d, player);
            DealResult result;
            Deal deal;
            unsigned unit;

            match_log_at (log, d, match_log_get_deal (log, d)->n_done, NULL, &deal);
            deal_result (&deal, &result);
            unit = deal_unit (&deal, place.seat);
            g_assert_cmpint (field_own_result (&place), ==,
                             result.score[unit]
                                 - (forms[f].is_difference ? result.score[1 - unit] : 0));
          }
    }
}

/* ---- Players as text ------------------------------------------------------------------------- */

static const struct
{
  const char *text;
  const char *level; /* expected level; NULL if the text is refused */
  Temperament temperament;
  bool inference;
} names[] = {
  { "strong", "strong", TEMPERAMENT_STEADY, true },
  { "club Nobody Known", "club", TEMPERAMENT_STEADY, false },
  { "club:temperament=bold", "club", TEMPERAMENT_BOLD, false },
  { "strong:inference=no:temperament=quick", "strong", TEMPERAMENT_QUICK, false },
  { "strong:inference=yes", NULL, 0, 0 },
  { "club:temperament=sad", NULL, 0, 0 },
  { "Anna", NULL, 0, 0 },
  { "", NULL, 0, 0 },
};

static void
test_names (void)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (names); i++)
    {
      Player player = *player_of_level (PLAYER_LEVEL_RANDOM);
      bool is_read = seating_read_player (names[i].text, &player);

      g_assert_cmpint (is_read, ==, names[i].level != NULL);
      g_assert_cmpstr (player.name, ==, is_read ? names[i].level : "random");
      if (!is_read)
        continue;
      g_assert_cmpint (player.temperament, ==, names[i].temperament);
      g_assert_cmpint (player.inference, ==, names[i].inference);
    }
}

/* Asked again at each of its decisions, a house player decides as it did, with the same stream. */
static void
test_judge (void)
{
  g_autoptr (MatchLog) log = match_of (game_find ("klaverjas"), "", 2);
  FieldPlace place = field_place (log, 1, 2);
  g_autoptr (MatchLog) played = field_play (&place, 9, NULL);
  const LogDeal *deal = match_log_get_deal (played, 1);
  unsigned n_judged = 0;

  for (unsigned i = 0; i < deal->n_done; i++)
    {
      const LogAction *done = log_deal_get_action (deal, i);
      Observation seen;
      Choice choice;
      Deal before;

      if (done->seat != place.seat)
        continue;
      match_log_at (played, 1, i, NULL, &before);
      field_judge (&place, 9, &before, i, NULL, &seen, &choice);
      g_assert_cmpuint (seen.seat, ==, place.seat);
      g_assert_cmpuint (choice.row[0].action, ==, done->action);
      g_assert_cmpint (asked[place.seat].temperament, ==, field_member (9)->temperament);
      n_judged++;
    }
  g_assert_cmpuint (n_judged, >=, 8);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_TESTS ("/field", test_members, test_seats, test_player_moves, test_unit, test_streams,
             test_pack, test_cancelled, test_results, test_names, test_judge);
  for (unsigned i = 0; game_at (i) != NULL; i++)
    {
      g_autofree char *path = g_strconcat ("/field/same-cards/", game_at (i)->key, NULL);

      g_test_add_data_func (path, game_at (i), test_same_cards);
    }

  return g_test_run ();
}
