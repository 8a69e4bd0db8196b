/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Tests of the problem books of the program: each index agrees with its problems, no two problems
 * share a deal, and the bands (difficulty, 1 to 5) are right.
 */

#include <string.h>

#include "model/learning/practice.h"
#include "rules/game.h"
#include "support.h"
#include "workshop/find/bands.h"
#include "workshop/find/collect.h"
#include "workshop/find/problem-write.h"
#include "workshop/find/same.h"

static unsigned n_read; /* number of problem records that were read */

Problem *__real_problem_of_record (Record *record, const char *name, GError **error);
Problem *__wrap_problem_of_record (Record *record, const char *name, GError **error);

Problem *
__wrap_problem_of_record (Record *record, const char *name, GError **error)
{
  n_read++;

  return __real_problem_of_record (record, name, error);
}

/* Reads the whole book of @form from the source tree; returns NULL if there is none. */
static ProblemBook *
read_source (const char *form)
{
  g_autofree char *name = g_strconcat (form, ".atout", NULL);
  g_autofree char *path = g_build_filename (g_getenv ("PROBLEMS"), name, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  ProblemBook *book;
  char *text;
  gsize length;

  if (!g_file_get_contents (path, &text, &length, NULL))
    return NULL;
  bytes = g_bytes_new_take (text, length);
  book = problem_book_new (bytes, form, &error);
  g_assert_no_error (error);

  return book;
}

static char *
write_problem (const ProblemBook *book, unsigned index)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (Problem) problem = problem_book_read (book, index, &error);
  GString *text = g_string_new (NULL);

  g_assert_no_error (error);
  problem_write (text, problem);

  return g_string_free (text, FALSE);
}

static void
check_entry (const ProblemBook *book, const ProblemBook *source, unsigned index)
{
  const ProblemEntry *entry = problem_book_at (book, index);
  const ProblemEntry *wanted = problem_book_at (source, index);
  g_autofree char *text = write_problem (book, index);
  g_autofree char *wanted_text = write_problem (source, index);

  g_assert_cmpstr (entry->name, ==, wanted->name);
  g_assert_cmpint (entry->kind, ==, wanted->kind);
  g_assert_cmpuint (entry->band, ==, wanted->band);
  g_assert_cmpuint (entry->themes, ==, wanted->themes);
  g_assert_cmpstr (text, ==, wanted_text);
}

/* Opening a book reads only its index, which agrees with the book in the source tree. */
static void
test_index (gconstpointer data)
{
  const char *form = data;
  g_autoptr (ProblemBook) source = read_source (form);
  const ProblemBook *book;

  n_read = 0;
  book = problem_books_get (form);
  g_assert_cmpuint (n_read, ==, 0);
  if (source == NULL)
    {
      g_assert_null (book);
      return;
    }
  g_assert_nonnull (book);
  g_assert_cmpuint (problem_book_count (book), ==, problem_book_count (source));
  for (unsigned i = 0; i < problem_book_count (book); i++)
    check_entry (book, source, i);
}

/*
 * Checks the ladder (series of problems) on @theme in the book of @form; returns true if there is
 * one.
 */
static bool
check_ladder (const char *form, ProblemTheme theme, PracticeCount count)
{
  const PracticeFilter filter = { .themes = 1u << theme, .is_ladder = TRUE };
  g_autoptr (GListModel) list = practice_list (form, &filter, NULL);
  guint n = g_list_model_get_n_items (list), first = 0, last = 0;

  g_assert_cmpuint (count.n, ==, n);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (AtoutPracticeProblem) problem = g_list_model_get_item (list, i);
      const ProblemEntry *entry = atout_practice_problem_get_entry (problem);

      g_assert_true (entry->kind == PROBLEM_OPEN || entry->kind == PROBLEM_SURE);
      g_assert_true ((entry->themes & filter.themes) != 0);
      g_assert_cmpuint (entry->band, >=, last);
      first = i == 0 ? entry->band : first;
      last = entry->band;
    }
  if (n > 0 && (n < 5 || n > 8 || first == last))
    support_fail ("the ladder of %s in %s has %u problems of bands %u to %u",
                  problem_theme_name (theme), form, n, first, last);

  return n > 0;
}

/*
 * A ladder has five to eight problems on one theme, from easy to hard. All show the hands, or have
 * an answer that wins in every layout of the hidden cards.
 */
static void
test_ladders (void)
{
  static const char *const forms[]
      = { "klaverjas", "zensern", "cego", "fiftysix", "wurzen", "schnapsen" };

  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      Practice practice;
      guint n = 0;

      practice_count (&practice, forms[i], NULL);
      for (guint theme = 0; theme < THEMES; theme++)
        n += check_ladder (forms[i], theme, practice.of_ladder[theme]);
      g_test_message ("%s: %u ladders", forms[i], n);
      g_assert_cmpuint (n, >=, 3);
    }
}

/* With open hands, no problem has the theme of reading a signal. */
static void
test_open_signals (void)
{
  const PracticeFilter filter = { .themes = 1u << THEME_READ_SIGNAL };
  GameForm form;

  for (unsigned g = 0; game_at (g) != NULL; g++)
    for (unsigned i = 0; game_form_at (game_at (g), i, &form); i++)
      {
        g_autoptr (GListModel) list = practice_list (form.key, &filter, NULL);

        for (guint k = 0; k < g_list_model_get_n_items (list); k++)
          {
            g_autoptr (AtoutPracticeProblem) problem = g_list_model_get_item (list, k);
            const ProblemEntry *entry = atout_practice_problem_get_entry (problem);

            if (entry->kind == PROBLEM_OPEN)
              support_fail ("%s of %s reads a signal of open cards", entry->name, form.key);
          }
      }
}

/* An impossible line of an index is an error that names the line. */
static void
test_wrong_index (void)
{
  static const char *const lines[] = {
    "# index",
    "# index 0 10 call 0123abcd",
    "# index 0 10 hard 0123abcd 1",
    "# index 0 10 call 0123abcd 1 magic",
    "# index 0 10 call 0123abcd 6",
    "# index 0 10 call 0123abcde 1",
    "# index 0 11 call 0123abcd 1",
    "# index 9 2 call 0123abcd 1",
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autofree char *text = g_strconcat (lines[i], "\natout 1\n\n\n", NULL);
      g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
      g_autoptr (GError) error = NULL;

      g_assert_null (problem_book_new (bytes, "FILE", &error));
      g_assert_error (error, RECORD_ERROR, RECORD_ERROR_SYNTAX);
      if (!g_str_has_prefix (error->message, "FILE:1: ")
          || strstr (error->message, lines[i]) == NULL)
        support_fail ("'%s' does not say '%s'", error->message, lines[i]);
    }
}

/* ---- All books ------------------------------------------------------------------------------- */

/* Calls @each for every problem in every book, in order. */
static void
each_problem (void (*each) (const char *form, const Problem *problem, gpointer data), gpointer data)
{
  GameForm form;

  for (unsigned g = 0; game_at (g) != NULL; g++)
    for (unsigned i = 0; game_form_at (game_at (g), i, &form); i++)
      {
        const ProblemBook *book = problem_books_get (form.key);

        for (unsigned k = 0; book != NULL && k < problem_book_count (book); k++)
          {
            g_autoptr (GError) error = NULL;
            g_autoptr (Problem) problem = problem_book_read (book, k, &error);

            g_assert_no_error (error);
            each (form.key, problem, data);
          }
      }
}

static void
check_new (const char *form, const Problem *problem, gpointer data)
{
  unsigned reason = collected_add (data, problem);

  if (reason != FIND_WORTH)
    support_fail ("%s %s has a sister: %s", form, problem->name, collect_reason_name (reason));
}

/* No two problems have the same deal or the same position, even in different books. */
static void
test_distinct (void)
{
  Collected *collected = collected_new ();

  each_problem (check_new, collected);
  collected_free (collected);
}

static void
check_worth (const char *form, const Problem *problem, gpointer data G_GNUC_UNUSED)
{
  FindObjection objection = find_objection (problem);

  if (objection != FIND_WORTH && objection != FIND_NATURAL)
    support_fail ("%s %s is not worth asking: %s", form, problem->name,
                  collect_reason_name (objection));
  for (unsigned i = 0; i < problem->refutations->len; i++)
    if (problem_is_claim (&problem->deal,
                          g_array_index (problem->refutations, ProblemRefutation, i).wrong))
      support_fail ("%s %s offers a false claim", form, problem->name);
  if ((problem->kind == PROBLEM_CHANCE || problem->kind == PROBLEM_CALL) && !problem->has_share)
    support_fail ("%s %s tells no share", form, problem->name);
}

/*
 * All problems are worth asking, and none has a claim among its wrong actions. PROBLEM_CHANCE and
 * PROBLEM_CALL have the share of layouts in which right is better.
 */
static void
test_worth (void)
{
  each_problem (check_worth, NULL);
}

/* Returns the first problem of @kind in the book of @form. */
static Problem *
find_first (const char *form, ProblemKind kind)
{
  const ProblemBook *book = problem_books_get (form);

  for (unsigned i = 0; i < problem_book_count (book); i++)
    if (problem_book_at (book, i)->kind == kind)
      return problem_book_read (book, i, NULL);

  return NULL;
}

/* A problem from the deal of an earlier problem is refused, even under another name. */
static void
test_sister (void)
{
  Collected *collected = collected_new ();
  g_autoptr (Problem) problem = find_first ("klaverjas", PROBLEM_OPEN);

  g_assert_cmpuint (collected_add (collected, problem), ==, FIND_WORTH);
  g_assert_cmpuint (collected_add (collected, problem), ==, COLLECT_NAME);
  problem->name[0] = problem->name[0] == '0' ? '1' : '0';
  g_assert_cmpuint (collected_add (collected, problem), ==, COLLECT_DEAL);
  collected_free (collected);
}

/*
 * Exchanges a card in the hand at turn for the card next to it in rank, which has been played.
 * Returns false if the deal has no such pair of cards.
 */
static bool
exchange_neighbours (Deal *deal)
{
  const TrickOrder *order = deal_order (deal);
  CardSet gone = 0;

  for (unsigned i = 0; i + deal->trick.n < deal->n_played; i++)
    gone |= card_set_of (deal->played[i]);
  for (unsigned i = 0; i + 1 < deal_pack (deal)->n_cards; i++)
    {
      CardSet both = card_set_of (order->ranked[i]) | card_set_of (order->ranked[i + 1]);

      if (order->group[order->ranked[i]] != order->group[order->ranked[i + 1]]
          || card_set_count (both & gone) != 1
          || card_set_count (both & deal->hand[deal->turn]) != 1)
        continue;
      deal->hand[deal->turn] ^= both;
      return true;
    }

  return false;
}

/*
 * A card replaced by a neighbour in rank that has been played leaves the position equal, by
 * problem_make_shape ().
 */
static void
test_reduced (void)
{
  g_autoptr (Problem) problem = find_first ("klaverjas", PROBLEM_OPEN);
  g_autofree char *shape = problem_make_shape (problem);
  g_autofree char *exchanged = NULL;
  g_autofree char *other = NULL;
  char name[PROBLEM_NAME_DIGITS + 1];

  g_assert_true (exchange_neighbours (&problem->deal));
  exchanged = problem_make_shape (problem);
  problem_make_name (problem, name);
  g_assert_cmpstr (exchanged, ==, shape);
  g_assert_cmpstr (name, !=, problem->name);
  problem->deal.hand[problem->deal.turn] &= problem->deal.hand[problem->deal.turn] - 1;
  other = problem_make_shape (problem);
  g_assert_cmpstr (other, !=, shape);
}

/* ---- Bands ----------------------------------------------------------------------------------- */

/* Sums of the measured difficulties in each band. */
typedef struct
{
  unsigned n[PROBLEM_BANDS + 1];
  unsigned n_open[PROBLEM_BANDS + 1];
  unsigned depth[PROBLEM_BANDS + 1];
  unsigned n_tempting[PROBLEM_BANDS + 1];
  unsigned n_count[PROBLEM_BANDS + 1];
  unsigned facts[PROBLEM_BANDS + 1];
} Measured;

static void
measure (const char *form, const Problem *problem, gpointer data)
{
  Measured *measured = data;
  unsigned solved[BAND_LEVELS];
  BandSearch search;

  if (problem->kind == PROBLEM_OPEN)
    {
      band_search (problem, &search);
      measured->n_open[problem->band]++;
      measured->depth[problem->band] += search.depth;
      measured->n_tempting[problem->band] += search.n_tempting;
    }
  else if (problem->kind == PROBLEM_COUNT)
    {
      measured->n_count[problem->band]++;
      measured->facts[problem->band] += band_memory (problem);
    }
  else
    return;
  if (band_of (problem, solved) != problem->band)
    support_fail ("%s %s is of band %u, not %u", form, problem->name, band_of (problem, solved),
                  problem->band);
}

/*
 * Fails unless the mean of the measure @what, @sum divided by @n, grows from each band to the next.
 */
static void
check_growth (const char *what, const unsigned *sum, const unsigned *n)
{
  for (unsigned band = 1; band <= PROBLEM_BANDS; band++)
    {
      g_assert_cmpuint (n[band], >, 0);
      if (band > 1 && sum[band] * n[band - 1] <= sum[band - 1] * n[band])
        support_fail ("%s: %u of %u in band %u are not more than %u of %u before", what, sum[band],
                      n[band], band, sum[band - 1], n[band - 1]);
    }
}

/*
 * Bands (difficulty) grow with the tricks to look ahead if hands are open, and with the facts to
 * remember for questions about past play.
 */
static void
test_bands (void)
{
  Measured measured = { 0 };

  each_problem (measure, &measured);
  check_growth ("tricks to look ahead", measured.depth, measured.n_open);
  check_growth ("tempting actions", measured.n_tempting, measured.n_open);
  check_growth ("facts to remember", measured.facts, measured.n_count);
}

/* Each book has problems in all bands (difficulty), with questions about past play in each. */
static void
test_filled (gconstpointer data)
{
  const char *form = data;
  const ProblemBook *book = problem_books_get (form);
  unsigned n[PROBLEM_BANDS + 1] = { 0 };
  unsigned n_count[PROBLEM_BANDS + 1] = { 0 };

  if (book == NULL)
    return;
  for (unsigned i = 0; i < problem_book_count (book); i++)
    {
      const ProblemEntry *entry = problem_book_at (book, i);

      n[entry->band]++;
      n_count[entry->band] += entry->kind == PROBLEM_COUNT;
    }
  for (unsigned band = 1; band <= PROBLEM_BANDS; band++)
    if (n[band] < 3 || n_count[band] == 0)
      support_fail ("%s: band %u has %u problems, %u that count", form, band, n[band],
                    n_count[band]);
}

int
main (int argc, char **argv)
{
  GameForm form;

  g_test_init (&argc, &argv, NULL);

  for (unsigned g = 0; game_at (g) != NULL; g++)
    for (unsigned i = 0; game_form_at (game_at (g), i, &form); i++)
      {
        g_autofree char *path = g_strconcat ("/problem-books/index/", form.key, NULL);
        g_autofree char *filled = g_strconcat ("/problem-books/filled/", form.key, NULL);

        g_test_add_data_func (path, form.key, test_index);
        g_test_add_data_func (filled, form.key, test_filled);
      }
  g_test_add_func ("/problem-books/ladders", test_ladders);
  g_test_add_func ("/problem-books/open-signals", test_open_signals);
  g_test_add_func ("/problem-books/wrong-index", test_wrong_index);
  g_test_add_func ("/problem-books/distinct", test_distinct);
  g_test_add_func ("/problem-books/worth", test_worth);
  g_test_add_func ("/problem-books/sister", test_sister);
  g_test_add_func ("/problem-books/reduced", test_reduced);
  g_test_add_func ("/problem-books/bands", test_bands);

  return g_test_run ();
}
