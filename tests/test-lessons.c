/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The courses: the same in all languages, words explained before use, and every answer proved. */

#include "add-tests.h"
#include "help-support.h"
#include "help/help-text.h"
#include "help/lesson-book.h"
#include "help/lesson-position.h"
#include "model/words/house-rules.h"
#include "players/analysis/analysis.h"
#include "players/solver/solve.h"
#include "rules/game.h"

#define WORDS_READ 90 /* of the text of a step */
#define WORDS_SAID 45 /* of what is said to an answer */
#define MARGIN 0.2    /* points of a deal by which strong prefers what is right, at least */

static LessonBook *
open_book (const Game *game, const HelpBook *help, const char *language)
{
  g_autoptr (GError) error = NULL;
  LessonBook *book;

  g_setenv ("LANGUAGE", language, TRUE);
  book = lesson_book_open (game, help, &error);
  g_setenv ("LANGUAGE", "", TRUE);
  g_assert_no_error (error);

  return book;
}

static LessonPositions *
open_positions (const Game *game)
{
  g_autoptr (GError) error = NULL;
  LessonPositions *positions = lesson_positions_open (game, &error);

  g_assert_no_error (error);

  return positions;
}

typedef void (*VisitBook) (const Game *game, const HelpBook *help, const LessonBook *book,
                           const LessonPositions *positions, const char *language);

/* Calls @visit with the course of each game that has one, in each language; there is one. */
static void
visit_books (VisitBook visit)
{
  guint n = 0;

  for (guint g = 0; game_at (g) != NULL; g++)
    {
      g_autoptr (LessonPositions) positions = NULL;

      if (!lesson_book_exists (game_at (g)))
        continue;
      positions = open_positions (game_at (g));
      for (guint i = 0; help_languages[i] != NULL; i++, n++)
        {
          g_autoptr (HelpBook) help = help_support_open (game_at (g), help_languages[i]);
          g_autoptr (LessonBook) book = open_book (game_at (g), help, help_languages[i]);

          visit (game_at (g), help, book, positions, help_languages[i]);
        }
    }
  g_assert_cmpuint (n, >=, 3);
}

static const Lesson *
lesson_at (const LessonBook *book, guint index)
{
  return g_ptr_array_index (book->lessons, index);
}

static const LessonStep *
step_at (const Lesson *lesson, guint index)
{
  return g_ptr_array_index (lesson->steps, index);
}

/* ---- The same in all languages --------------------------------------------------------------- */

static void
add_blocks (GString *outline, const HelpSection *text)
{
  for (guint i = 0; i < text->blocks->len; i++)
    {
      const HelpBlock *block = g_ptr_array_index (text->blocks, i);

      g_string_append_printf (outline, " %u:%u:%u", block->kind, block->when.n, block->lines->len);
      if (block->kind == HELP_CARDS)
        {
          const HelpLine *line = g_ptr_array_index (block->lines, 0);

          for (guint k = 0; k < line->cells->len; k++)
            g_string_append_printf (outline, " %s", (char *) g_ptr_array_index (line->cells, k));
        }
    }
}

/* A course without its words. */
static char *
make_outline (const LessonBook *book)
{
  GString *outline = g_string_new (NULL);

  for (guint i = 0; i < book->asks->len; i++)
    g_string_append_printf (outline, "asks %u\n", g_array_index (book->asks, guint, i));
  for (guint i = 0; i < book->lessons->len; i++)
    {
      const Lesson *lesson = lesson_at (book, i);

      g_string_append_printf (outline, "%s %u:%u\n", lesson->id, lesson->minutes, lesson->when.n);
      for (guint j = 0; j < lesson->steps->len; j++)
        {
          const LessonStep *step = step_at (lesson, j);

          g_string_append_printf (outline, "  %s:%u", step->at != NULL ? step->at : "read",
                                  step->text->when.n);
          add_blocks (outline, step->text);
          for (guint k = 0; k < step->wrong->len; k++)
            {
              const LessonWrong *wrong = g_ptr_array_index (step->wrong, k);
              g_autofree char *to = wrong->to != NULL ? g_strjoinv ("+", wrong->to) : NULL;

              g_string_append_printf (outline, " wrong %s", to != NULL ? to : "else");
            }
          g_string_append_c (outline, '\n');
        }
    }

  return g_string_free (outline, FALSE);
}

static void
check_outline (const Game *game, const HelpBook *help, const LessonBook *book,
               const LessonPositions *positions, const char *language)
{
  g_autofree char *outline = make_outline (book);
  g_autoptr (HelpBook) first_help = help_support_open (game, "en");
  g_autoptr (LessonBook) first = open_book (game, first_help, "en");
  g_autofree char *first_outline = make_outline (first);

  g_test_message ("%s.%s", game->key, language);
  g_assert_cmpstr (outline, ==, first_outline);
  g_assert_true (book == first || strcmp (language, "en") == 0
                 || strcmp (lesson_at (book, 0)->title, lesson_at (first, 0)->title) != 0);
}

static void
test_same_outline (void)
{
  visit_books (check_outline);
}

/* ---- The form of a course -------------------------------------------------------------------- */

/* Six to ten steps, most of them doing; what is read is read between them; last @last is asked. */
static void
check_lesson (const Lesson *lesson, const LessonPositions *positions, LessonAsks last)
{
  guint n_doing = 0;

  g_test_message ("%s", lesson->id);
  g_assert_cmpuint (lesson->steps->len, >=, 6);
  g_assert_cmpuint (lesson->steps->len, <=, 10);
  for (guint i = 0; i < lesson->steps->len; i++)
    {
      const LessonStep *step = step_at (lesson, i);

      n_doing += step->at != NULL;
      g_assert_true (step->at == NULL || i > 0);
      g_assert_true (step->at != NULL || i == 0 || step_at (lesson, i - 1)->at != NULL);
      if (i + 1 == lesson->steps->len)
        g_assert_cmpint (lesson_positions_find (positions, step->at)->asks, ==, last);
    }
  g_assert_cmpuint (n_doing * 10, >=, lesson->steps->len * 6);
}

/* Eight to fourteen lessons, each ends with a deal, the last with a match. */
static void
check_lessons (const LessonBook *book, const LessonPositions *positions)
{
  g_assert_cmpuint (book->lessons->len, >=, 8);
  g_assert_cmpuint (book->lessons->len, <=, 14);
  for (guint i = 0; i < book->lessons->len; i++)
    check_lesson (lesson_at (book, i), positions,
                  i + 1 < book->lessons->len ? LESSON_DEAL : LESSON_MATCH);
}

/* As it is usually played, form @index of @game, from 0; false behind the last. */
static bool
get_form (const Game *game, unsigned index, Options *options)
{
  GameForm form;

  if (game_form_at (game, index, &form))
    *options = house_rules_of_form (game, &form);

  return game_form_at (game, index, &form);
}

/* By each of the house rules asked for each form of the course has its form. */
static void
check_rules (const Game *game, const HelpBook *help, const LessonBook *book,
             const LessonPositions *positions, const char *language)
{
  Options options;

  g_assert_cmpuint (book->asks->len, >, 0);
  for (unsigned f = 0; get_form (game, f, &options); f++)
    for (guint i = 0; i < book->asks->len; i++, get_form (game, f, &options))
      {
        guint option = g_array_index (book->asks, guint, i);

        for (uint8_t value = 0; game->options->list[option].values[value].key != NULL; value++)
          {
            g_autoptr (LessonBook) chosen = open_book (game, help, language);

            g_test_message ("%s.%s form %u: %u=%u", game->key, language, f, option, value);
            options.value[option] = value;
            lesson_book_choose (chosen, &options);
            check_lessons (chosen, positions);
          }
      }
}

static void
test_rules (void)
{
  visit_books (check_rules);
}

/* Each position is used once, and has what is said to an answer. */
static void
check_form (const Game *game, const HelpBook *help, const LessonBook *book,
            const LessonPositions *positions, const char *language)
{
  g_autoptr (GHashTable) used = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < book->lessons->len; i++)
    {
      const Lesson *lesson = lesson_at (book, i);

      g_test_message ("%s.%s %s", game->key, language, lesson->id);
      g_assert_cmpstr (lesson->title, !=, "");
      for (guint j = 0; j < lesson->steps->len; j++)
        {
          const LessonStep *step = step_at (lesson, j);
          const LessonPosition *position
              = step->at != NULL ? lesson_positions_find (positions, step->at) : NULL;
          g_assert_true ((step->at != NULL) == (position != NULL));
          g_assert_cmpuint (step->text->blocks->len, >, 0);
          if (position == NULL)
            continue;
          g_assert_true (g_hash_table_add (used, step->at));
          g_assert_nonnull (step->right);
          g_assert_nonnull (lesson_step_say_wrong (step, ""));
        }
    }
  g_assert_cmpuint (g_hash_table_size (used), ==, positions->positions->len);
}

static void
test_form (void)
{
  visit_books (check_form);
}

/* ---- Texts ----------------------------------------------------------------------------------- */

static guint
count_words (const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " ", -1);
  guint n = 0;

  for (guint i = 0; words[i] != NULL; i++)
    n += words[i][0] != '\0';

  return n;
}

/* The words of @markup, which every deck of every form that has @lesson can fill. */
static guint
check_cell (const Game *game, const HelpBook *help, const Lesson *lesson, const char *markup)
{
  Options options;

  for (unsigned f = 0; get_form (game, f, &options); f++)
    for (DeckSuits suits = SUITS_FRENCH;
         help_when_holds (&lesson->when, &options) && suits <= SUITS_GERMAN; suits++)
      {
        g_autofree char *filled = help_text_fill (help, markup, game_pack (game, &options), suits);

        g_assert_null (strpbrk (filled, "{}|"));
      }

  return count_words (markup);
}

static void
check_texts (const Game *game, const HelpBook *help, const LessonBook *book,
             const LessonPositions *positions, const char *language)
{
  for (guint i = 0; i < book->lessons->len; i++)
    for (guint j = 0; j < lesson_at (book, i)->steps->len; j++)
      {
        const Lesson *lesson = lesson_at (book, i);
        const LessonStep *step = step_at (lesson, j);
        guint n = 0;

        g_test_message ("%s.%s %s %u", game->key, language, lesson->id, j + 1);
        for (guint k = 0; k < step->text->blocks->len; k++)
          {
            const HelpBlock *block = g_ptr_array_index (step->text->blocks, k);

            for (guint l = 0; block->kind != HELP_CARDS && l < block->lines->len; l++)
              {
                const HelpLine *line = g_ptr_array_index (block->lines, l);

                for (guint m = 0; m < line->cells->len; m++)
                  n += check_cell (game, help, lesson, g_ptr_array_index (line->cells, m));
              }
          }
        g_assert_cmpuint (n, <=, WORDS_READ);
        if (step->right != NULL)
          g_assert_cmpuint (check_cell (game, help, lesson, step->right), <=, WORDS_SAID);
        for (guint k = 0; k < step->wrong->len; k++)
          {
            const LessonWrong *wrong = g_ptr_array_index (step->wrong, k);

            g_assert_cmpuint (check_cell (game, help, lesson, wrong->markup), <=, WORDS_SAID);
          }
      }
}

static void
test_texts (void)
{
  visit_books (check_texts);
}

/* ---- Words of the game ----------------------------------------------------------------------- */

/* All texts of a course behind each other, as they are read. */
static char *
join_texts (const LessonBook *book)
{
  GString *all = g_string_new (NULL);

  for (guint i = 0; i < book->lessons->len; i++)
    for (guint j = 0; j < lesson_at (book, i)->steps->len; j++)
      {
        const LessonStep *step = step_at (lesson_at (book, i), j);

        for (guint k = 0; k < step->text->blocks->len; k++)
          {
            const HelpBlock *block = g_ptr_array_index (step->text->blocks, k);

            for (guint l = 0; block->kind != HELP_CARDS && l < block->lines->len; l++)
              {
                const HelpLine *line = g_ptr_array_index (block->lines, l);

                for (guint m = 0; m < line->cells->len; m++)
                  g_string_append_printf (all, "%s\n", (char *) g_ptr_array_index (line->cells, m));
              }
          }
        for (guint k = 0; k < step->wrong->len; k++)
          g_string_append_printf (all, "%s\n",
                                  ((LessonWrong *) g_ptr_array_index (step->wrong, k))->markup);
        if (step->right != NULL)
          g_string_append_printf (all, "%s\n", step->right);
      }

  return g_string_free (all, FALSE);
}

/* Where @word, or another form of it, stands first in @text; -1: nowhere. */
static int
find_word (const char *text, const char *word)
{
  g_autofree char *escaped = g_regex_escape_string (word, -1);
  g_autofree char *pattern = g_strdup_printf ("(?<![\\w#-])%s", escaped);
  g_autoptr (GRegex) regex = g_regex_new (pattern, G_REGEX_CASELESS, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  int start = -1;

  if (g_regex_match (regex, text, 0, &match))
    g_match_info_fetch_pos (match, 0, &start, NULL);

  return start;
}

/* Whether what is at @at of @text stands in <b>, or in a link. */
static bool
is_explained (const char *text, int at)
{
  g_autofree char *before = g_strndup (text, (gsize) at);
  const char *open_link = g_strrstr (before, "<a href=\"" HELP_LINK);
  const char *open_bold = g_strrstr (before, "<b>");

  return (open_link != NULL && strstr (open_link, "</a>") == NULL)
         || (open_bold != NULL && strstr (open_bold, "</b>") == NULL);
}

/* The words that the glossary explains at @line: what is bold there, by commas. */
static GStrv
list_words (const HelpLine *line)
{
  const char *cell = g_ptr_array_index (line->cells, 0);
  g_autofree char *bold = g_strndup (cell + strlen ("<b>"), strcspn (cell + strlen ("<b>"), "<"));

  return g_strsplit (bold, ", ", -1);
}

/* A word of the glossary is linked or in bold where it stands first. */
static void
check_words (const Game *game, const HelpBook *help, const LessonBook *book,
             const LessonPositions *positions, const char *language)
{
  g_autofree char *text = join_texts (book);
  GHashTableIter iter;
  gpointer line;
  guint n_found = 0;

  g_hash_table_iter_init (&iter, help->terms);
  while (g_hash_table_iter_next (&iter, NULL, &line))
    {
      g_auto (GStrv) words = list_words (line);

      for (guint i = 0; words[i] != NULL; i++)
        {
          int at = find_word (text, words[i]);

          g_test_message ("%s.%s %s at %d", game->key, language, words[i], at);
          g_assert_true (at < 0 || is_explained (text, at));
          n_found += at >= 0;
        }
    }
  g_assert_cmpuint (n_found, >, 5);
}

static void
test_words (void)
{
  visit_books (check_words);
}

/* ---- Answers --------------------------------------------------------------------------------- */

/* The action of the seat at turn called @token; it must be legal. */
static Action
find_action (const Deal *deal, const char *token)
{
  ActionList legal;

  deal_legal_sorted (deal, &legal);
  for (unsigned i = 0; i < legal.n; i++)
    {
      char text[TOKEN_MAX];

      if (strcmp (action_to_token (deal->game, deal_pack (deal), legal.at[i], text), token) == 0)
        return legal.at[i];
    }
  g_error ("%s is not legal", token);
}

/* What is said to a wrong answer is said to one that can be given, and that is wrong. */
static void
check_wrong (const Game *game, const HelpBook *help, const LessonBook *book,
             const LessonPositions *positions, const char *language)
{
  for (guint i = 0; i < book->lessons->len; i++)
    for (guint j = 0; j < lesson_at (book, i)->steps->len; j++)
      {
        const LessonStep *step = step_at (lesson_at (book, i), j);
        const LessonPosition *position
            = step->at != NULL ? lesson_positions_find (positions, step->at) : NULL;

        for (guint k = 0; k < step->wrong->len; k++)
          {
            const LessonWrong *wrong = g_ptr_array_index (step->wrong, k);

            for (guint l = 0; wrong->to != NULL && wrong->to[l] != NULL; l++)
              {
                g_test_message ("%s.%s %s: %s", game->key, language, step->at, wrong->to[l]);
                g_assert_false (lesson_position_is_right (position, wrong->to[l]));
                if (position->offers != NULL)
                  g_assert_true (
                      g_strv_contains ((const char *const *) position->offers, wrong->to[l]));
                else
                  find_action (&position->log->deal, wrong->to[l]);
              }
          }
      }
}

static void
test_wrong (void)
{
  visit_books (check_wrong);
}

/*
 * With all cards known, the right answers of the lesson are exactly the best actions of the solver;
 * roem counts as points.
 */
static void
prove_exact (const LessonPosition *position, SolveObjective objective)
{
  Solver *solver = solver_new ();
  SolveRow rows[ACTIONS_MAX];
  unsigned n = solve_each (solver, &position->log->deal, objective, rows);
  SolveAnswer answer;

  solve_deal (solver, &position->log->deal, objective, &answer);
  for (unsigned i = 0; i < n; i++)
    {
      char token[TOKEN_MAX];
      bool is_right;

      action_to_token (position->log->game, deal_pack (&position->log->deal), rows[i].action,
                       token);
      is_right = lesson_position_is_right (position, token);
      g_test_message ("%s: %d", token, rows[i].low);
      g_assert_cmpint (rows[i].low, ==, rows[i].high);
      /* If claiming the win at once is right, a best card that would win only later is not. */
      if (is_right || !lesson_position_is_right (position, "claim"))
        g_assert_true (is_right == (rows[i].low == answer.low));
    }
  solver_free (solver);
}

/* Strong finds what is right the best there is, and all else worse by a margin. */
static void
prove_best (const LessonPosition *position)
{
  const Deal *deal = &position->log->deal;
  g_autoptr (Analysis) analysis = NULL;
  Observation observation;
  double best = -G_MAXDOUBLE, worst = G_MAXDOUBLE;
  guint n_right = 0;

  observation_make (&observation, deal, (unsigned) deal->turn);
  analysis
      = analysis_new (&observation, player_of_level (PLAYER_LEVEL_STRONG), ANALYSIS_SEED, NULL);
  for (unsigned i = 0; i < analysis->n; i++)
    {
      const AnalysisRow *row = &analysis->row[i];
      char token[TOKEN_MAX];

      action_to_token (deal->game, deal_pack (deal), row->action, token);
      if (lesson_position_is_right (position, token))
        {
          g_assert_true (row->is_tried);
          worst = MIN (worst, row->value);
          n_right++;
        }
      else if (row->is_tried)
        best = MAX (best, row->value);
    }
  g_test_message ("right %.2f, else %.2f", worst, best);
  g_assert_cmpuint (n_right, ==, g_strv_length (position->right));
  g_assert_cmpfloat (worst, >=, best + MARGIN);
  if (analysis->is_exact && analysis->n_worlds == 1 && solve_refuse (deal, SOLVE_DEAL) == NULL)
    prove_exact (position, SOLVE_DEAL);
}

static void
test_proof (void)
{
  for (guint g = 0; game_at (g) != NULL; g++)
    {
      g_autoptr (LessonPositions) positions = NULL;

      if (!lesson_book_exists (game_at (g)))
        continue;
      positions = open_positions (game_at (g));
      for (guint i = 0; i < positions->positions->len; i++)
        {
          const LessonPosition *position = g_ptr_array_index (positions->positions, i);
          g_autofree char *right = g_strjoinv (" ", position->right);

          g_test_message ("%s %s: %s", position->name, lesson_asks_name (position->asks), right);
          if (position->asks == LESSON_REST)
            prove_exact (position, SOLVE_POINTS);
          else if (position->asks == LESSON_BEST)
            prove_best (position);
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD_TESTS ("/lessons", test_same_outline, test_form, test_rules, test_texts, test_words,
             test_wrong, test_proof);

  return g_test_run ();
}
