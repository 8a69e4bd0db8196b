/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Problems as text (records.md §7), and lines that are played with other cards. */

#include <glib.h>
#include <string.h>

#include "add-tests.h"
#include "examples.h"
#include "players/problems/problem-book.h"
#include "players/worlds/worlds.h"
#include "rules/game.h"
#include "workshop/find/problem-write.h"

#define NUMBER                                                                                     \
  "atout 1\ngame klaverjas\ndeal 1\ndealer 0\nnumber 00000000000000000000000000000001\n"
#define CALL "# problem call 0123abcd\n# right pass\n# margin 1\n# best pass\n"
#define BEATEN(suit) "# beats trump:" suit " cost 1 line trump:" suit "\n"
#define OFFERS CALL BEATEN ("C") BEATEN ("D") BEATEN ("H")
#define COUNT "# problem count 0123abcd\n# asks out:H\n"
#define DEALS 60 /* a game, of which some moments are looked at */

static Problem *
read_text (const char *text, GError **error)
{
  g_autoptr (Record) record = record_parse (text, strlen (text), "FILE", error);

  return record != NULL ? problem_of_record (record, "FILE", error) : NULL;
}

/* ---- Text ------------------------------------------------------------------------------------ */

/* What is written is what was read. */
static void
test_text (void)
{
  static const char *const texts[] = {
    NUMBER "# problem call 0123abcd\n# right pass trump:C\n# themes raise double\n# band 3\n"
           "# margin 2.5\n# share 61 12\n# best pass trump:C\n"
           "# beats trump:D cost 4 line trump:D\n\n",
    NUMBER "# offers pass trump:C trump:D trump:H trump:S\n" OFFERS BEATEN ("S") "\n",
    NUMBER "# problem open 0123abcd\n# asks points\n# right pass\n# margin 12\n# best pass\n\n",
    NUMBER "# problem count 0123abcd\n# asks out:H\n# right 6\n# themes count-suit\n# band 1\n\n",
    NUMBER "# problem count 0123abcd\n# asks highest:H\n# right KH\n\n",
    NUMBER "# right pass\n# why So.\n# from simple\n\n",
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (Problem) problem = read_text (texts[i], &error);
      g_autoptr (GString) written = g_string_new (NULL);

      g_assert_no_error (error);
      problem_write (written, problem);
      /* the cards that follow from the number are written, and comments in one order */
      g_clear_pointer (&problem, problem_free);
      problem = read_text (written->str, &error);
      g_assert_no_error (error);
      {
        g_autoptr (GString) again = g_string_new (NULL);
        g_auto (GStrv) lines = g_strsplit (texts[i], "\n", -1);

        problem_write (again, problem);
        g_assert_cmpstr (again->str, ==, written->str);
        for (char **line = lines; *line != NULL; line++)
          if (strstr (written->str, *line) == NULL)
            support_fail ("row %u: '%s' is lost in %s", i, *line, written->str);
      }
    }
}

static void
set_text (Example *example, const char *cell)
{
  g_autofree char *text = g_strcompress (cell);

  g_string_printf (example->told, NUMBER "%s", text);
  g_string_replace (example->told, "{call}", CALL, 0);
  g_string_replace (example->told, "{offers}", OFFERS, 0);
  g_string_replace (example->told, "{count}", COUNT, 0);
}

/* The beginning of the message, behind "FILE:" */
static void
check_refused (Example *example, const char *cell)
{
  g_autofree char *text = g_strcompress (cell);
  g_autofree char *says = g_strconcat ("FILE:", text, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (Problem) problem = read_text (example->told->str, &error);

  if (problem != NULL)
    {
      support_fail ("%s is taken: %s", example->row, example->told->str);
      return;
    }
  g_assert_error (error, RECORD_ERROR, error->code);
  if (!g_str_has_prefix (error->message, says))
    support_fail ("%s: '%s' instead of '%s'", example->row, error->message, says);
}

static const ExampleColumn columns[] = {
  { "text", .set = set_text },
  { "refused", .check = check_refused },
  { NULL },
};

/* Only what is offered is asked, answered and chosen by a level. */
static void
test_offers (void)
{
  static const char text[]
      = "atout 1\ngame fiftysix\ndeal 1\ndealer 0\nnumber 00000000000000000000000000000001\n"
        "# problem call 0123abcd\n# offers bid:28:C bid:56:C bid:56:D bid:56:H bid:56:S\n"
        "# right bid:28:C\n# margin 1\n# best bid:28:C\n"
        "# beats bid:56:C cost 1 line bid:56:C\n# beats bid:56:D cost 1 line bid:56:D\n"
        "# beats bid:56:H cost 1 line bid:56:H\n# beats bid:56:S cost 1 line bid:56:S\n";
  g_autoptr (GError) error = NULL;
  g_autoptr (Problem) problem = read_text (text, &error);
  ActionList answers;

  g_assert_no_error (error);
  problem_list_answers (problem, &answers);
  g_assert_cmpuint (answers.n, ==, 5);
  for (PlayerLevel level = 0; level <= PLAYER_LEVEL_STRONG; level++)
    g_assert_true (action_list_has (&answers, problem_choose (problem, level, 1)));
}

/* Problems behind each other are found by name, and read one by one. */
static void
test_book (void)
{
  static const char text[]
      = NUMBER "# problem count 0000000a\n# asks out:H\n# right 6\n# themes count-suit\n# band 1\n"
               "\n" NUMBER "# problem call 0000000b\n# right pass\n# band 4\n# margin 1\n"
               "# best pass\n\n";
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (GError) error = NULL;
  g_autoptr (ProblemBook) book = problem_book_new (bytes, "FILE", &error);
  g_autoptr (Problem) problem = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (problem_book_count (book), ==, 2);
  g_assert_cmpint (problem_book_find (book, "0000000b"), ==, 1);
  g_assert_cmpint (problem_book_find (book, "0000000c"), ==, -1);
  g_assert_cmpuint (problem_book_at (book, 0)->themes, ==, 1u << THEME_COUNT_SUIT);
  problem = problem_book_read (book, 1, &error);
  g_assert_no_error (error);
  g_assert_cmpint (problem->kind, ==, PROBLEM_CALL);
  g_assert_cmpuint (problem->band, ==, 4);
}

/* ---- Other layouts --------------------------------------------------------------------------- */

/* The cards of all hands without telling twins apart, as codes. */
static char *
name_hands (const Deal *deal)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (unsigned s = 0; s < deal->n_seats; s++)
    for (unsigned c = 0; c < deal_pack (deal)->n_cards; c++)
      if (card_set_has (deal->hand[s], (Card) c))
        g_string_append_printf (names, "%s ", pack_code (deal_pack (deal), (Card) c));

  return g_string_free (g_steal_pointer (&names), FALSE);
}

/* A problem without any question of where @log stands. */
static Problem *
problem_at (const MatchLog *log)
{
  Problem *problem = g_new0 (Problem, 1);

  problem->name = g_strdup ("00000000");
  problem->kind = PROBLEM_CHANCE;
  problem->from = -1;
  problem->log = match_log_copy (log);
  problem->deal = log->deal;
  problem->refutations = g_array_new (FALSE, FALSE, sizeof (ProblemRefutation));

  return problem;
}

/* A line with cards as they lie in @world comes to those hands, and survives being written. */
static bool
check_layout (const MatchLog *log, const Deal *world)
{
  g_autoptr (Problem) problem = problem_at (log);
  unsigned seat = (unsigned) log->deal.turn;
  ProblemRefutation refutation = { .n_line = 1 };
  g_autoptr (MatchLog) played = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *wanted = NULL, *come = NULL;
  const LogDeal *logged;
  ActionList legal;
  Deal moment;

  deal_legal_sorted (world, &legal);
  if (legal.n < 2)
    return false;
  refutation.n_layout = observation_list_hidden (world, seat, refutation.layout);
  refutation.wrong = refutation.line[0] = legal.at[0];
  problem->right.n = 1;
  problem->right.at[0] = problem->best[0] = legal.at[1];
  problem->n_best = 1;
  g_array_append_val (problem->refutations, refutation);
  played = problem_play_line (problem, &refutation);
  if (played == NULL)
    return false; /* what somebody called or laid aside does not go with these cards */

  logged = match_log_get_deal (log, log->deals->len - 1);
  match_log_at (played, log->deals->len - 1, logged->n_done, NULL, &moment);
  wanted = name_hands (world);
  come = name_hands (&moment);
  g_assert_cmpstr (come, ==, wanted);

  problem_write (text, problem);
  {
    g_autoptr (GError) error = NULL;
    g_autoptr (Problem) again = read_text (text->str, &error);
    const ProblemRefutation *read;

    g_assert_no_error (error);
    read = problem_find_refutation (again, refutation.wrong);
    g_assert_nonnull (read);
    g_assert_cmpuint (read->n_layout, ==, refutation.n_layout);
    for (unsigned i = 0; i < read->n_layout; i++) /* of twins it may be the other one */
      g_assert_cmpstr (pack_code (deal_pack (world), read->layout[i]), ==,
                       pack_code (deal_pack (world), refutation.layout[i]));
  }

  return true;
}

static bool
check_moment (const MatchLog *log, Rng *rng)
{
  Observation observation;
  Worlds *worlds;
  Deal world;
  bool is_found;

  observation_make (&observation, &log->deal, (unsigned) log->deal.turn);
  worlds = worlds_new (&observation);
  is_found = worlds_draw (worlds, rng, &world);
  worlds_free (worlds);

  return is_found && check_layout (log, &world);
}

/* Returns true if @seat holds the card @code in @deal. */
static bool
holds (const Deal *deal, unsigned seat, const char *code)
{
  return card_set_has (deal->hand[seat], pack_find (deal_pack (deal), code, 2));
}

/* The last card behind 'x' is the first to be drawn from the stock. */
static void
test_stock (void)
{
  static const char text[]
      = "atout 1\ngame wurzen\noption mode schnapsen\ndeal 1\ndealer 0\n"
        "number fa8e955cb0f830fb1f74d52ed09f333e\n1 cut\n1 play:JS\n0 play:AS\n0 swap:JD\n"
        "0 pair:D\n0 play:KD\n1 play:JC\n"
        "# problem call 00fe2b67\n# right close\n# margin 1.93\n# best close\n"
        "# beats play:AC cost 1.93 with 1 TC KC TS QH AD x KS KH QS TD TH line play:AC play:AD\n";
  g_autoptr (GError) error = NULL;
  g_autoptr (Problem) problem = read_text (text, &error);
  g_autoptr (MatchLog) played = NULL;

  g_assert_no_error (error);
  played = problem_play_line (problem, &g_array_index (problem->refutations, ProblemRefutation, 0));
  g_assert_nonnull (played);
  g_assert_true (holds (&played->deal, 1, "TH")); /* the winner of the trick draws first */
  g_assert_true (holds (&played->deal, 0, "TD"));
  g_assert_false (holds (&played->deal, 0, "KS"));
}

static void
test_layouts (gconstpointer data)
{
  const Game *game = data;
  unsigned n_checked = 0;

  for (unsigned d = 0; d < DEALS; d++)
    {
      Rng rng = rng_new (7, d);
      Options options = support_random_options (game, &rng);
      g_autoptr (MatchLog) log = match_log_new (game, &options);
      Card pack[CARDS_MAX];

      support_shuffled (pack, game_pack (game, &options)->n_cards, &rng);
      match_log_deal (log, NULL, pack);
      while (!deal_is_over (&log->deal))
        {
          if (rng_below (&rng, 6) == 0)
            n_checked += check_moment (log, &rng);
          match_log_act (log, support_random_action (&log->deal, &rng), false);
        }
    }
  g_assert_cmpuint (n_checked, >=, DEALS);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD_TESTS ("/problem", test_text, test_offers, test_book, test_stock);
  examples_add ("problem", NULL, columns);
  for (unsigned g = 0; game_at (g) != NULL; g++)
    {
      g_autofree char *path = g_strconcat ("/problem/layouts/", game_at (g)->key, NULL);

      g_test_add_data_func (path, game_at (g), test_layouts);
    }

  return g_test_run ();
}
