/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Problems as text (records.md §7), and lines that are played with other cards. */

#include <glib.h>
#include <string.h>

#include "add-tests.h"
#include "players/problems/problem-book.h"
#include "players/worlds/worlds.h"
#include "rules/game.h"
#include "support.h"
#include "workshop/find/problem-write.h"

#define NUMBER                                                                                     \
  "atout 1\ngame klaverjas\ndeal 1\ndealer 0\nnumber 00000000000000000000000000000001\n"
#define CALL "# problem call 0123abcd\n# right pass\n# margin 1\n# best pass\n"
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
           "# margin 2.5\n# best pass trump:C\n"
           "# beats trump:D cost 4 line trump:D\n\n",
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
test_refused (void)
{
  static const struct
  {
    const char *text;
    const char *says;
  } rows[] = {
    { "# problem hard 0123abcd\n# right pass\n",
      "6: a problem is open, sure, chance, call or count" },
    { "# problem call\n# right pass\n", "6: a problem is open" },
    { "# problem call 0123abcd\n# margin 1\n# best pass\n", "8: the line '# right' is missing" },
    { "# problem open 0123abcd\n# right pass\n", "7: the line '# asks' is missing" },
    { "# problem open 0123abcd\n# asks luck\n", "7: '# asks' takes cards, points or deal" },
    { "# problem count 0123abcd\n# asks out:X\n# right 1\n",
      "7: '# asks' takes out:SUIT, void:SUIT" },
    { "# problem count 0123abcd\n# asks highest:H\n# right 1\n", "8: '1' is no card" },
    { "# problem count 0123abcd\n# asks points\n# right KH\n", "8: 'KH' is no whole number" },
    { "# problem call 0123abcd\n# themes magic\n# right pass\n", "7: unknown theme 'magic'" },
    { "# problem call 0123abcd\n# band 6\n# right pass\n",
      "7: '6' is no whole number from 1 to 5" },
    { "# problem call 0123abcd\n# right pass\n# best pass\n", "8: the line '# margin' is missing" },
    { "# problem call 0123abcd\n# right pass\n# margin 1\n", "8: the line '# best' is missing" },
    { "# problem call 0123abcd\n# right pass\n# margin 1\n# best trump:C\n",
      "9: 'trump:C' is not among what is right" },
    { "# problem call 0123abcd\n# right pass\n# margin 1\n# best pass pass play:7C\n",
      "9: 'play:7C', number 3 of the line, is not legal" },
    { "# problem call 0123abcd\n# right pass\n# margin 1\n# best pass\n# beats pass cost 1 line "
      "pass\n",
      "10: 'pass' is right, or not what its line begins with" },
    { "# problem call 0123abcd\n# right pass\n# margin 1\n# best pass\n# beats trump:C cost 1\n",
      "10: a refutation is TOKEN cost N" },
    { "# problem call 0123abcd\n# right pass\n# margin 1\n# best pass\n"
      "# beats trump:C cost 1 with 0 line trump:C\n",
      "10: 'line' is no card that may lie there" },
    { "# problem call 0123abcd\n# right pass\n# margin 1\n# best pass\n"
      "# beats trump:C cost 1 with 3 line trump:C\n",
      "10: the layout lacks '0' and 8 cards" },

    /* a comment that occurs twice */
    { CALL "# problem call 0123abcd\n", "10: '# problem' is there twice" },
    { CALL "# right pass\n", "10: '# right' is there twice" },
    { CALL "# right play:ZZ\n", "10: '# right' is there twice" },
    { CALL "# margin 1\n", "10: '# margin' is there twice" },
    { CALL "# best pass\n", "10: '# best' is there twice" },
    { CALL "# band 1\n# band 2\n", "11: '# band' is there twice" },
    { CALL "# themes raise\n# themes raise\n", "11: '# themes' is there twice" },
    { COUNT "# right 6\n# asks out:H\n", "9: '# asks' is there twice" },
    { "# right pass\n# why So.\n# why No.\n", "8: '# why' is there twice" },
    { "# wrong pass\n# wrong pass\n# why So.\n", "7: '# wrong' is there twice" },
    { "# right pass\n# why So.\n# from club\n# from club\n", "9: '# from' is there twice" },

    /* a comment that belongs to another kind */
    { CALL "# asks points\n", "10: '# asks' does not belong to the kind call" },
    { CALL "# wrong trump:C\n", "10: '# wrong' does not belong to the kind call" },
    { CALL "# why So.\n", "10: '# why' does not belong to the kind call" },
    { CALL "# from club\n", "10: '# from' does not belong to the kind call" },
    { COUNT "# right 6\n# margin 1\n", "9: '# margin' does not belong to the kind count" },
    { COUNT "# right 6\n# best pass\n", "9: '# best' does not belong to the kind count" },
    { COUNT "# right 6\n# beats pass\n", "9: '# beats' does not belong to the kind count" },
    { "# right pass\n# why So.\n# band 1\n", "8: '# band' does not belong to an example" },
    { "# right pass\n# why So.\n# themes raise\n", "8: '# themes' does not belong to an" },

    /* a comment without words, or with extra words */
    { CALL "# band\n", "10: '# band' has no words behind one blank" },
    { CALL "# band\t3\n", "10: '# band' has no words behind one blank" },
    { CALL "# themes \n", "10: '# themes' has no words behind one blank" },
    { CALL "# themes  raise\n", "10: '# themes' has no words behind one blank" },
    { CALL "# beats\n", "10: '# beats' has no words behind one blank" },
    { "# right pass\n# why \n", "7: '# why' has no words behind one blank" },
    { CALL "# band 3 4\n", "10: '3 4' is no whole number from 1 to 5" },
    { CALL "# band 3.5\n", "10: '3.5' is no whole number from 1 to 5" },
    { CALL "# band 3.0\n", "10: '3.0' is no whole number from 1 to 5" },
    { CALL "# band +3\n", "10: '+3' is no whole number from 1 to 5" },
    { CALL "# band 3 \n", "10: '3 ' is no whole number from 1 to 5" },
    { CALL "# themes raise raise\n", "10: theme 'raise' is there twice" },
    { CALL "# themes raise \n", "10: unknown theme ''" },
    { COUNT "# right 81.9\n", "8: '81.9' is no whole number" },
    { COUNT "# right 6 7\n", "8: '6 7' is no whole number" },
    { COUNT "# right 0x6\n", "8: '0x6' is no whole number" },
    { COUNT "# right -1\n", "8: '-1' is no whole number" },
    { "# problem count 0123abcd\n# asks points:S\n# right 1\n", "7: '# asks' takes out:SUIT" },
    { "# problem count 0123abcd\n# asks out:HS\n# right 1\n", "7: '# asks' takes out:SUIT" },
    { "# problem count 0123abcd\n# asks out:H:S\n# right 1\n", "7: '# asks' takes out:SUIT" },
    { "# problem count 0123abcd\n# asks out\n# right 1\n", "7: '# asks' takes out:SUIT" },
    { "# problem count 0123abcd\n# asks out:\n# right 1\n", "7: '# asks' takes out:SUIT" },
    { "# problem count 0123abcd\n# asks highest:H\n# right KH AH\n", "8: 'KH AH' is no card" },
    { "# problem open 0123abcd\n# asks points S\n# right pass\n", "7: '# asks' takes cards" },
    { "# problem call 0123abcd\n# right pass pass\n", "7: 'pass' is there twice" },
    { "# problem call 0123abcd\n# right pass\n# margin 1 2\n# best pass\n",
      "8: '1 2' should be a number" },
    { "# problem call 0123abcd\n# right pass\n# margin 1e1\n# best pass\n",
      "8: '1e1' should be a number" },
    { "# problem call 0123abcd\n# right pass\n# margin nan\n# best pass\n",
      "8: 'nan' should be a number" },
    { CALL "# beats trump:C cost 1 more line trump:C\n", "10: behind the cards of a refutation" },
    { CALL "# beats trump:C cost 1 line trump:C\n# beats trump:C cost 2 line trump:C\n",
      "11: 'trump:C' is beaten twice" },
    { "# problem count 0123abcd\n# asks nothing:H\n# right 0\n", "7: '# asks' takes out:SUIT" },
    { "# problem example 0123abcd\n# right pass\n# why So.\n", "6: a problem is open" },
    { "# problem call 0123abcd more\n", "6: a problem is open" },
    { "# problem call 0123ABCD\n", "6: a problem is open" },
    { "# problem call 0123abc\n", "6: a problem is open" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *text = g_strconcat (NUMBER, rows[i].text, NULL);
      g_autofree char *says = g_strconcat ("FILE:", rows[i].says, NULL);
      g_autoptr (Problem) problem = read_text (text, &error);

      if (problem != NULL)
        {
          support_fail ("row %u is taken: %s", i, rows[i].text);
          continue;
        }
      g_assert_error (error, RECORD_ERROR, error->code);
      if (!g_str_has_prefix (error->message, says))
        support_fail ("row %u: '%s' instead of '%s'", i, error->message, says);
    }
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
    return false; /* what somebody called or laid away does not go with these cards */

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

  ADD_TESTS ("/problem", test_text, test_refused, test_book, test_stock);
  for (unsigned g = 0; game_at (g) != NULL; g++)
    {
      g_autofree char *path = g_strconcat ("/problem/layouts/", game_at (g)->key, NULL);

      g_test_add_data_func (path, game_at (g), test_layouts);
    }

  return g_test_run ();
}
