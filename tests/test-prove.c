/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Problems are found and proved: what is right comes out twice, and what is not so is refused. */

#include <glib.h>
#include <string.h>

#include "add-tests.h"
#include "players/problems/counted.h"
#include "players/problems/problem-book.h"
#include "players/problems/problem-fact.h"
#include "rules/game.h"
#include "rules/games/zensern/zensern.h"
#include "rules/trick-score.h"
#include "support.h"
#include "workshop/find/find.h"
#include "workshop/find/mine.h"
#include "workshop/find/offers.h"
#include "workshop/find/problem-write.h"
#include "workshop/find/promising.h"
#include "workshop/find/quick.h"
#include "workshop/find/same.h"
#include "workshop/prove/exact.h"
#include "workshop/prove/hidden.h"
#include "workshop/prove/positions.h"
#include "workshop/prove/prove.h"

#define ENDINGS 300  /* that are solved both ways, a game */
#define LARGE_HAND 5 /* greatest hand in which a search needs no plan */

/* ---- Values ---------------------------------------------------------------------------------- */

/* The plain search comes to what the solver does: deals by lot, played to their last cards. */
static void
test_plain (gconstpointer data)
{
  const Game *game = data;
  Solver *solver = solver_new ();
  Exact *exact = exact_new ();
  unsigned n_solved = 0;

  for (unsigned d = 0; n_solved < ENDINGS; d++)
    {
      Rng rng = rng_new (11, d);
      Options options = support_random_options (game, &rng);
      g_autoptr (MatchLog) log = match_log_new (game, &options);
      Card pack[CARDS_MAX];

      support_shuffled (pack, game_pack (game, &options)->n_cards, &rng);
      match_log_deal (log, NULL, pack);
      while (!deal_is_over (&log->deal))
        {
          const Deal *deal = &log->deal;
          SolveAnswer answer;
          TrickScore score;
          int value;

          if (deal->phase == PHASE_PLAY && card_set_count (deal->hand[deal->turn]) <= 3
              && card_set_count (deal->hand[deal->turn]) > 1
              && solve_refuse (deal, SOLVE_DEAL) == NULL)
            {
              trick_score_make (&score, deal);
              exact_allow (exact, 20000);
              exact_begin (exact, deal, SOLVE_DEAL, (unsigned) deal->turn);
              value = exact_value (exact);
              if (!seats_have (score.side, (unsigned) deal->turn))
                value = -value;
              solve_deal (solver, deal, SOLVE_DEAL, &answer);
              if (!exact_is_spent (exact) && answer.low != value)
                support_fail ("%s deal %u after %u cards: %d by the rules, %d by the solver",
                              game->key, d, deal->n_played, value, answer.low);
              n_solved++;
            }
          match_log_act (log, support_random_action (deal, &rng), false);
        }
    }
  exact_free (exact);
  solver_free (solver);
}

/* ---- The problems that come with the program ------------------------------------------------- */

#define SLICE 50 /* of so many problems one is proved again; `problems verify` proves all */

typedef struct
{
  const char *form;
  unsigned least; /* problems of it */
} Book;

static const Book books[] = {
  { "klaverjas", 150 }, { "kraken", 110 },   { "klaverjas-three", 55 }, { "zensern", 150 },
  { "cego", 110 },      { "fiftysix", 120 }, { "wurzen", 100 },         { "schnapsen", 140 },
};

static ProblemBook *
open_book (const char *form)
{
  g_autofree char *name = g_strconcat (form, ".atout", NULL);
  g_autofree char *path = g_build_filename (g_getenv ("PROBLEMS"), name, NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GBytes) bytes = NULL;
  ProblemBook *book;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  bytes = g_bytes_new_take (g_steal_pointer (&text), length);
  book = problem_book_new (bytes, form, &error);
  g_assert_no_error (error);

  return book;
}

static Problem *
read_problem (const ProblemBook *book, unsigned index)
{
  g_autoptr (GError) error = NULL;
  Problem *problem = problem_book_read (book, index, &error);

  g_assert_no_error (error);

  return problem;
}

/* Returns true unless @problem needs many play-outs of great hands. */
static bool
is_proved_soon (const Problem *problem)
{
  return (problem->kind != PROBLEM_CHANCE && problem->kind != PROBLEM_CALL)
         || (problem->deal.phase == PHASE_PLAY
             && card_set_count (problem->deal.hand[problem->deal.turn]) <= 3);
}

/* There are enough, of all kinds and themes, no position twice; a slice is proved. */
static void
test_book (gconstpointer data)
{
  const Book *wanted = data;
  g_autoptr (ProblemBook) book = open_book (wanted->form);
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);
  unsigned kinds = 0;
  GameForm form;

  g_assert_cmpuint (problem_book_count (book), >=, wanted->least);
  g_assert_nonnull (game_find_form (wanted->form, &form));
  for (unsigned i = 0; i < problem_book_count (book); i++)
    {
      const ProblemEntry *entry = problem_book_at (book, i);

      if (!g_hash_table_add (names, (gpointer) entry->name))
        support_fail ("%s: %s is there twice", wanted->form, entry->name);
      if (i > 0 && entry->band < problem_book_at (book, i - 1)->band)
        support_fail ("%s: %s stands behind a harder one", wanted->form, entry->name);
      kinds |= 1u << entry->kind;
      if (i % SLICE == 0)
        {
          g_autoptr (Problem) problem = read_problem (book, i);
          g_autoptr (GError) error = NULL;
          char name[PROBLEM_NAME_DIGITS + 1];

          g_assert_cmpstr (game_form (problem->deal.game, &problem->deal.options).key, ==,
                           wanted->form);
          if (find_objection (problem) != FIND_WORTH)
            support_fail ("%s: %s is solved by who does what is natural", wanted->form,
                          entry->name);
          problem_make_name (problem, name);
          g_assert_cmpstr (name, ==, problem->name);
          if (is_proved_soon (problem) && !problem_prove (problem, &error))
            support_fail ("%s: %s: %s", wanted->form, entry->name, error->message);
        }
    }
  if (__builtin_popcount (kinds) < 3)
    support_fail ("%s: there are fewer than three kinds of problems", wanted->form);
}

/* The first problem of @kind in @book. */
static Problem *
find_kind (const ProblemBook *book, ProblemKind kind)
{
  for (unsigned i = 0; i < problem_book_count (book); i++)
    if (problem_book_at (book, i)->kind == kind)
      return read_problem (book, i);

  return NULL;
}

static void
check_refused (const Problem *problem, const char *says)
{
  g_autoptr (GError) error = NULL;

  if (problem_prove (problem, &error))
    support_fail ("%s %s is taken for proved: %s", problem_kind_name (problem->kind), problem->name,
                  says);
  else if (strstr (error->message, says) == NULL)
    support_fail ("%s: '%s' does not say '%s'", problem->name, error->message, says);
}

/* A wrong action is called right. */
static void
claim_wrong (Problem *problem)
{
  const ProblemRefutation *refutation = &g_array_index (problem->refutations, ProblemRefutation, 0);

  problem->right.at[0] = refutation->wrong;
  problem->right.n = 1;
}

/* What is not so of a problem is found out. */
static void
test_wrong (void)
{
  static const char *const claims[PROBLEM_KINDS] = {
    [PROBLEM_OPEN] = "its value is",
    [PROBLEM_SURE] = "layout",
    [PROBLEM_CHANCE] = "",
    [PROBLEM_CALL] = "",
  };
  g_autoptr (ProblemBook) book = open_book ("klaverjas");

  for (ProblemKind kind = PROBLEM_OPEN; kind <= PROBLEM_CALL; kind++)
    {
      g_autoptr (Problem) problem = find_kind (book, kind);

      g_assert_nonnull (problem);
      claim_wrong (problem);
      check_refused (problem, claims[kind]);
    }
  for (unsigned i = 0; i < 3; i++)
    {
      static const char *const says[] = { "the margin is", "nothing beats it", "costs" };
      g_autoptr (Problem) problem = find_kind (book, PROBLEM_OPEN);
      ProblemRefutation *refutation = &g_array_index (problem->refutations, ProblemRefutation, 0);

      problem->margin += i == 0;
      refutation->cost += i == 2;
      if (i == 1)
        g_array_remove_index (problem->refutations, 0);
      check_refused (problem, says[i]);
    }
  {
    g_autoptr (Problem) problem = find_kind (book, PROBLEM_COUNT);

    problem->answer++;
    check_refused (problem, "the answer is");
  }
}

/* ---- Layouts --------------------------------------------------------------------------------- */

#define DEALS 40    /* a game, in which positions are drawn */
#define POSITIONS 5 /* drawn at a moment */

/* Fails if a hand of @layout has a card of a suit that its seat did not follow in @deal. */
static void
check_voids (const Deal *deal, const Deal *layout)
{
  const TrickOrder *order = deal_order (deal);
  unsigned n_players = deal_count_players (deal);
  TrickPlay play;

  trick_play_make (&play, deal);
  for (unsigned i = play.n_before; i < deal->n_played && !play.duties->free; i++)
    {
      unsigned led = order->group[deal->played[i - i % n_players]];

      if (order->group[deal->played[i]] != led
          && (layout->hand[deal->played_by[i]] & order->members[led]) != 0)
        support_fail ("%s: seat %u has a card that it did not follow with", deal->game->key,
                      deal->played_by[i]);
    }
}

/* A card that a seat holds is never barred; what is drawn is what the seat at turn may see. */
static void
check_layouts (const MatchLog *log, Rng *rng)
{
  const Deal *deal = &log->deal;
  Problem problem = { .log = (MatchLog *) log, .deal = *deal };
  CardSet barred[SEATS_MAX];
  Positions positions;

  hidden_find_barred (deal, barred);
  for (unsigned s = 0; s < deal->n_seats; s++)
    if ((barred[s] & deal->hand[s]) != 0)
      support_fail ("%s: seat %u is barred from a card it holds", deal->game->key, s);
  positions_make (&positions, &problem);
  for (unsigned i = 0; i < POSITIONS; i++)
    {
      Observation seen;
      Deal layout;

      if (!positions_draw (&positions, rng, &layout))
        {
          support_fail ("%s: nothing fits after %u cards", deal->game->key, deal->n_played);
          return;
        }
      observation_make (&seen, &layout, (unsigned) deal->turn);
      g_assert_cmpmem (&seen.legal, sizeof seen.legal, &positions.seen.legal, sizeof seen.legal);
      g_assert_cmpuint (seen.seen.hand[deal->turn], ==, positions.seen.seen.hand[deal->turn]);
      check_voids (deal, &layout);
    }
}

/* The proof draws what the play allows: deals by lot, at moments with half of the hands played. */
static void
test_layouts (gconstpointer data)
{
  const Game *game = data;
  Rng lot = rng_new (5, 5);

  for (unsigned d = 0; d < DEALS; d++)
    {
      Rng rng = rng_new (12, d);
      Options options = support_random_options (game, &rng);
      g_autoptr (MatchLog) log = match_log_new (game, &options);
      unsigned n_cards = game_pack (game, &options)->n_cards;
      Card pack[CARDS_MAX];

      support_shuffled (pack, n_cards, &rng);
      match_log_deal (log, NULL, pack);
      while (!deal_is_over (&log->deal))
        {
          if (log->deal.phase == PHASE_PLAY && 2 * log->deal.n_played >= n_cards)
            check_layouts (log, &lot);
          match_log_act (log, support_random_action (&log->deal, &rng), false);
        }
    }
}

/* ---- What is refused ------------------------------------------------------------------------- */

#define REFUSED "# is refused: "

/* Returns the reason why @record has to be refused, or NULL. */
static const char *
find_reason (const Record *record)
{
  for (unsigned i = 0; i < record->comments->len; i++)
    {
      const char *text = g_array_index (record->comments, RecordComment, i).text;

      if (g_str_has_prefix (text, REFUSED))
        return text + strlen (REFUSED);
    }

  return NULL;
}

/* A problem that does not hold is refused for its reason, one that holds is not. */
static void
test_refused (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "proved.atout", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (RecordFile) file = record_file_open (path, &error);
  unsigned n_rows[2] = { 0 };

  g_assert_no_error (error);
  while (record_file_has_next (file))
    {
      g_autoptr (Record) record = record_file_next (file, &error);
      g_autofree char *reason = g_strdup (find_reason (record));
      g_autoptr (Problem) problem = problem_of_record (record, path, &error);
      g_autoptr (GError) found = NULL;
      bool is_proved;

      g_assert_no_error (error);
      is_proved = problem_prove (problem, &found);
      n_rows[is_proved]++;
      if (g_strcmp0 (is_proved ? NULL : problem_error_name ((ProblemError) found->code), reason)
          != 0)
        support_fail ("%s: %s", problem->name, is_proved ? "proved" : found->message);
    }
  g_assert_cmpuint (n_rows[true], >, 0);
  g_assert_cmpuint (n_rows[false], >, 0);
}

/* ---- Counting -------------------------------------------------------------------------------- */

#define IS_NOT "# is not: "

static bool
has_answer (const Record *record)
{
  for (unsigned i = 0; i < record->comments->len; i++)
    if (g_str_has_prefix (g_array_index (record->comments, RecordComment, i).text, IS_NOT))
      return false;

  return true;
}

/* What has one answer in every sense of the words has that; what has another one too has none. */
static void
test_counts (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "counted.atout", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (RecordFile) file = record_file_open (path, &error);
  unsigned n_rows[2] = { 0 };

  g_assert_no_error (error);
  while (record_file_has_next (file))
    {
      g_autoptr (Record) record = record_file_next (file, &error);
      bool is_so = has_answer (record);
      unsigned line = record->line;
      g_autoptr (Problem) problem = problem_of_record (record, path, &error);
      int answer = -1;

      g_assert_no_error (error);
      n_rows[is_so]++;
      if (counted_answer (problem->log, problem->asked, problem->group, &answer) != is_so
          || (is_so && answer != problem->answer))
        support_fail ("%s:%u: the answer is %d", path, line, answer);
    }
  g_assert_cmpuint (n_rows[true], >, 0);
  g_assert_cmpuint (n_rows[false], >, 0);
}

/* ---- Names ----------------------------------------------------------------------------------- */

/* @text with clubs for hearts, hearts for clubs in all codes and tokens. */
static char *
exchange_letters (const char *text)
{
  char *exchanged = g_strdup (text);

  for (char *at = exchanged; *at != '\0'; at++)
    if ((at[1] == ' ' || at[1] == '\n') && at > exchanged
        && (g_ascii_isalnum (at[-1]) || at[-1] == ':') && (*at == 'C' || *at == 'H'))
      *at = *at == 'C' ? 'H' : 'C';

  return exchanged;
}

/* A position with two suits exchanged is the same one; another hand is not. */
static void
test_names (void)
{
  g_autoptr (ProblemBook) book = open_book ("klaverjas");
  g_autoptr (Problem) problem = find_kind (book, PROBLEM_COUNT);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *exchanged = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (Record) record = NULL;
  g_autoptr (Problem) other = NULL;
  char name[PROBLEM_NAME_DIGITS + 1];

  g_autofree char *without = record_of_log (problem->log);
  g_auto (GStrv) lines = g_strsplit (without, "\n", -1);

  for (char **line = lines; *line != NULL && **line != '\0'; line++)
    if (!g_str_has_prefix (*line, "number "))
      g_string_append_printf (text, "%s\n", *line);
  exchanged = exchange_letters (text->str);
  record = record_parse (exchanged, strlen (exchanged), "exchanged", &error);
  g_assert_no_error (error);
  other = g_new0 (Problem, 1);
  other->kind = problem->kind;
  other->asked = problem->asked;
  other->group = problem->group == SUIT_CLUBS    ? SUIT_HEARTS
                 : problem->group == SUIT_HEARTS ? SUIT_CLUBS
                                                 : problem->group;
  if (problem->asked == ASKED_POINTS)
    other->group = problem->group;
  other->deal = record->log->deal;
  problem_make_name (other, name);
  g_assert_cmpstr (name, ==, problem->name);

  other->deal.hand[other->deal.turn] &= other->deal.hand[other->deal.turn] - 1;
  problem_make_name (other, name);
  g_assert_cmpstr (name, !=, problem->name);
}

/* ---- Shares ---------------------------------------------------------------------------------- */

/*
 * A share (layouts in which right is better) is counted correctly although two positions differ
 * only in the player who closed the stock. In some layouts of this problem either player may close
 * it.
 */
static void
test_share (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "problems", "stories.atout", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (ProblemBook) book = NULL;
  g_autoptr (Problem) problem = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  bytes = g_bytes_new_take (g_steal_pointer (&text), length);
  book = problem_book_new (bytes, "stories", NULL);
  problem = read_problem (book, (unsigned) problem_book_find (book, "1bf36179"));
  g_assert_true (problem_set_share (problem));
  g_assert_cmpuint (problem->n_better, ==, 77);
  g_assert_cmpuint (problem->n_worse, ==, 10);
}

/*
 * A few layouts show the answers of a large hand: the plan is worth a search. With a wrong card
 * called right the averages do not hold.
 */
static void
test_plan (void)
{
  g_autoptr (ProblemBook) book = open_book ("zensern");
  g_autoptr (Problem) problem
      = read_problem (book, (unsigned) problem_book_find (book, "4579a7a1"));
  Rng rng = rng_new (1, 0);
  ActionList right;

  g_assert_true (problem_split (problem, &right));
  g_assert_cmpuint (right.n, ==, problem->right.n);
  for (unsigned i = 0; i < right.n; i++)
    g_assert_true (action_list_has (&problem->right, right.at[i]));
  g_assert_true (promising_plan (problem->log, &rng));
  claim_wrong (problem);
  g_assert_false (problem_prove_average (problem));
}

/* A card that a beginner and level simple choose alike deserves no search. */
static void
test_no_plan (void)
{
  const Game *game = game_find ("zensern");
  Options options = support_options (game, "");
  unsigned n_alike = 0;

  for (unsigned number = 0; number < 20; number++)
    {
      g_autoptr (MatchLog) log = match_log_new (game, &options);
      Problem problem = { .kind = PROBLEM_CHANCE };
      DealNumber cards;

      number_from_seed (&cards, 1, number);
      match_log_deal (log, &cards, NULL);
      while (!deal_is_over (&log->deal)
             && (log->deal.phase != PHASE_PLAY
                 || card_set_count (log->deal.hand[log->deal.turn]) > LARGE_HAND))
        {
          Rng rng = rng_new (1, 0);
          Action simple;

          problem.deal = log->deal;
          simple = problem_choose (&problem, PLAYER_LEVEL_SIMPLE, 1);
          if (log->deal.phase == PHASE_PLAY && simple == problem_natural (&log->deal))
            {
              g_assert_false (promising_plan (log, &rng));
              n_alike++;
            }
          match_log_act (log, simple, false);
        }
    }
  g_assert_cmpuint (n_alike, >, 0);
}

/* ---- Mining ---------------------------------------------------------------------------------- */

/* The same deals bring the same problems, however many look for them. */
static void
test_mine (void)
{
  const Game *game = game_find ("wurzen");
  Mine mine = { .game = game,
                .kind = -1,
                .options = support_options (game, ""),
                .seed = 2,
                .n_wanted = 12,
                .n_deals = 1,
                .n_threads = 1 };
  g_autoptr (GPtrArray) alone = mine_problems (&mine);
  g_autoptr (GPtrArray) together = NULL;

  mine.n_threads = 2;
  together = mine_problems (&mine);
  g_assert_cmpuint (alone->len, >, 0);
  g_assert_cmpuint (alone->len, ==, together->len);
  for (unsigned i = 0; i < alone->len; i++)
    {
      g_autoptr (GString) one = g_string_new (NULL);
      g_autoptr (GString) other = g_string_new (NULL);

      problem_write (one, g_ptr_array_index (alone, i));
      problem_write (other, g_ptr_array_index (together, i));
      g_assert_cmpstr (one->str, ==, other->str);
    }
}

/* ---- Calls ----------------------------------------------------------------------------------- */

#define DOUBLES 4 /* least number of doubles in a book that a quick search finds */

/* Returns the next problem of @book from @index on with theme @theme whose kind is a call. */
static Problem *
next_call (const ProblemBook *book, ProblemTheme theme, unsigned *index)
{
  while (*index < problem_book_count (book))
    {
      const ProblemEntry *entry = problem_book_at (book, *index);

      *index += 1;
      if (entry->kind == PROBLEM_CALL && (entry->themes >> theme & 1) != 0)
        return read_problem (book, *index - 1);
    }

  return NULL;
}

/* The doubles in a book are right in a few quick play-outs, and worth a longer look. */
static void
test_doubles (void)
{
  g_autoptr (ProblemBook) book = open_book ("zensern");
  unsigned index = 0, n = 0;
  Problem *problem;

  while ((problem = next_call (book, THEME_DOUBLE, &index)) != NULL)
    {
      Rng rng = rng_new (1, 0), other = rng_new (1, 0);
      ActionList right;

      n += quick_find_right (&problem->deal, &rng, &right) && right.n == 1
           && right.at[0] == problem->right.at[0] && promising_call (&problem->deal, &other);
      problem_free (problem);
    }
  g_assert_cmpuint (n, >=, DOUBLES);
}

/* Of more than a hundred calls five to eight are offered, the pass among them. */
static void
test_offers (void)
{
  g_autoptr (ProblemBook) book = open_book ("fiftysix");
  g_autoptr (Problem) problem = find_kind (book, PROBLEM_CALL);
  ActionList legal;

  g_assert_nonnull (problem);
  problem->offers.n = 0;
  deal_legal (&problem->deal, &legal);
  g_assert_cmpuint (legal.n, >, FIND_ACTIONS);
  g_assert_true (offers_choose (problem));
  g_assert_cmpuint (problem->offers.n, >=, PROBLEM_OFFERS_LEAST);
  g_assert_cmpuint (problem->offers.n, <=, PROBLEM_OFFERS_MOST);
  g_assert_true (action_list_has (&problem->offers, ACTION (VERB_PASS, 0)));
  for (unsigned i = 0; i < problem->offers.n; i++)
    g_assert_true (action_list_has (&legal, problem->offers.at[i]));
}

/* Neither an announcement nor a choice that everybody makes deserves a search. */
static void
test_no_call (void)
{
  const Game *game = game_find ("zensern");
  Options options = support_options (game, "");
  unsigned n_announcing = 0;

  for (unsigned number = 0; number < 20; number++)
    {
      g_autoptr (MatchLog) log = match_log_new (game, &options);
      Problem problem = { .kind = PROBLEM_CALL };
      Rng rng = rng_new (1, number);
      DealNumber cards;

      number_from_seed (&cards, 1, number);
      match_log_deal (log, &cards, NULL);
      while (log->deal.phase != PHASE_PLAY && !deal_is_over (&log->deal))
        {
          Action simple;
          ActionList right;

          problem.deal = log->deal;
          simple = problem_choose (&problem, PLAYER_LEVEL_SIMPLE, 1);
          if (log->deal.phase == ZENSERN_PHASE_ANSAGE)
            {
              g_assert_false (promising_call (&log->deal, &rng));
              n_announcing++;
            }
          else if (quick_find_right (&log->deal, &rng, &right))
            g_assert_false (action_list_has (&right, simple)
                            && action_list_has (&right, problem_natural (&log->deal)));
          match_log_act (log, simple, false);
        }
    }
  g_assert_cmpuint (n_announcing, >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (unsigned g = 0; game_at (g) != NULL; g++)
    {
      g_autofree char *path = g_strconcat ("/prove/plain/", game_at (g)->key, NULL);
      g_autofree char *layouts = g_strconcat ("/prove/layouts/", game_at (g)->key, NULL);

      g_test_add_data_func (path, game_at (g), test_plain);
      g_test_add_data_func (layouts, game_at (g), test_layouts);
    }
  for (unsigned i = 0; i < G_N_ELEMENTS (books); i++)
    {
      g_autofree char *path = g_strconcat ("/prove/book/", books[i].form, NULL);

      g_test_add_data_func (path, &books[i], test_book);
    }
  ADD_TESTS ("/prove", test_wrong, test_refused, test_counts, test_names, test_share, test_plan,
             test_no_plan, test_mine, test_doubles, test_offers, test_no_call);

  return g_test_run ();
}
