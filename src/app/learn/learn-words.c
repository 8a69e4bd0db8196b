/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/learn/learn-words.h"

#include <glib/gi18n-lib.h>

#include "model/learning/course-test.h"
#include "model/words/principle-words.h"
#include "model/words/problem-words.h"
#include "model/words/words.h"

char *
learn_words_solved (const PracticeCount *count)
{
  g_autofree char *solved = g_strdup_printf ("%u", count->n_solved);
  g_autofree char *all = g_strdup_printf ("%u", count->n);
  const WordsValue values[] = { { "{solved}", solved }, { "{all}", all }, { NULL, NULL } };

  /* Translators: of problems, as "12 of 40 solved" */
  return words_fill (_ ("{solved} of {all} solved"), values);
}

ProblemThemes
learn_words_open_themes (AtoutPracticeProblem *problem)
{
  const ProblemEntry *entry = atout_practice_problem_get_entry (problem);
  gboolean is_new = atout_practice_problem_get_state (problem) == PRACTICE_NEW;

  return is_new && entry->kind != PROBLEM_COUNT ? 0 : entry->themes;
}

char *
learn_words_band (guint band)
{
  const char *text = problem_words_band (band);
  const char *rest = g_utf8_next_char (text);
  g_autofree char *first = g_utf8_strup (text, rest - text);

  return g_strconcat (first, rest, NULL);
}

/* By theme: the rule of play, as hints name it, that the ladder on this theme teaches. */
static const Principle rules[THEMES] = {
  [THEME_DRAW_TRUMPS] = PRINCIPLE_DRAW_TRUMPS,
  [THEME_KEEP_TRUMP] = PRINCIPLE_KEEP_TRUMP,
  [THEME_FORCE] = PRINCIPLE_FORCE,
  [THEME_HOLD_UP] = PRINCIPLE_DUCK,
  [THEME_FEED_PARTNER] = PRINCIPLE_FEED_PARTNER,
  [THEME_SAVE_POINTS] = PRINCIPLE_THROW_CHEAP,
  [THEME_CATCH_POINTS] = PRINCIPLE_CATCH,
  [THEME_COUNT_TO_GOAL] = PRINCIPLE_ENOUGH,
  [THEME_EXIT] = PRINCIPLE_GIVE_LEAD,
};

const char *
learn_words_motif (ProblemTheme theme)
{
  switch (theme)
    {
    case THEME_RUFF:
      return _ ("A trump can take a trick in a suit that you no longer have: keep it for a trick "
                "with many points.");
    case THEME_UNBLOCK:
      return _ (
          "A high card can stand in the way of your side’s long suit: play it while that costs "
          "nothing.");
    case THEME_THROW_IN:
      return _ ("Give an opponent the lead when every card they can lead helps you.");
    case THEME_MAKE_BONUS:
      return _ ("See early which bonus you can reach, and plan your tricks for it.");
    case THEME_DENY_BONUS:
      return _ ("See early which bonus your opponents can reach, and do not help them to it.");
    case THEME_SAFETY:
      return _ ("When you have enough in most cases, ask how the cards must lie to beat you, and "
                "guard against that.");
    case THEME_LAST_TRICK:
      return _ ("Plan from the end: decide first which card is to win the last trick.");
    default:
      return rules[theme] != PRINCIPLE_NONE ? principle_words_rule (rules[theme]) : NULL;
    }
}

/* ---- Course ---------------------------------------------------------------------------------- */

char *
learn_words_next_lesson (const char *title, guint step)
{
  g_autofree char *number = g_strdup_printf ("%u", step + 1);
  const WordsValue values[] = { { "{title}", title }, { "{number}", number }, { NULL, NULL } };

  /* Translators: {title} is a lesson, which was left at this step */
  return step > 0 ? words_fill (_ ("{title}, step {number}"), values) : g_strdup (title);
}

static char *
tell_lesson_state (const LearningLesson *state, guint n_missed)
{
  g_autofree char *number = g_strdup_printf ("%u", state->step + 1);
  g_autofree char *count = g_strdup_printf ("%u", n_missed);
  const WordsValue values[] = { { "{number}", number }, { "{count}", count }, { NULL, NULL } };

  if (state->is_done)
    /* Translators: of a lesson */
    return g_strdup (C_ ("lesson", "done"));
  if (n_missed > 0)
    /* Translators: of a lesson: its end was reached, but some steps were not solved */
    return words_fill (ngettext ("looked through, {count} step left to solve",
                                 "looked through, {count} steps left to solve", n_missed),
                       values);
  if (state->step == 0)
    /* Translators: of a lesson */
    return g_strdup (C_ ("lesson", "not begun"));

  /* Translators: of a lesson, at which step it goes on */
  return words_fill (C_ ("lesson", "begun, step {number}"), values);
}

char *
learn_words_lesson (guint minutes, const LearningLesson *state, guint n_missed)
{
  g_autofree char *told = tell_lesson_state (state, n_missed);
  g_autofree char *number = g_strdup_printf ("%u", minutes);
  const WordsValue values[] = { { "{minutes}", number }, { "{state}", told }, { NULL, NULL } };

  /* Translators: how long a lesson takes, and how far it is: "7 minutes · begun, step 3" */
  return words_fill (
      ngettext ("{minutes} minute · {state}", "{minutes} minutes · {state}", minutes), values);
}

char *
learn_words_right (guint n_right, guint n)
{
  g_autofree char *right = g_strdup_printf ("%u", n_right);
  g_autofree char *all = g_strdup_printf ("%u", n);
  const WordsValue values[] = { { "{right}", right }, { "{all}", all }, { NULL, NULL } };

  /* Translators: of the questions of a lesson or test, as "4 of 5 right" */
  return words_fill (_ ("{right} of {all} right"), values);
}

const char *
learn_words_lesson_end (gboolean is_question_left, gboolean is_deal_left)
{
  if (is_question_left && is_deal_left)
    return _ ("The lesson is done when you have solved the other questions and played the deal to "
              "its end.");
  if (is_question_left)
    return _ ("The lesson is done when you have solved the other questions.");
  if (is_deal_left)
    return _ ("The lesson is done when you have played the deal to its end.");

  return _ ("This lesson is done.");
}

char *
learn_words_done (guint n_done, guint n)
{
  g_autofree char *done = g_strdup_printf ("%u", n_done);
  g_autofree char *all = g_strdup_printf ("%u", n);
  const WordsValue values[] = { { "{done}", done }, { "{all}", all }, { NULL, NULL } };

  /* Translators: of lessons, as "3 of 12 done" */
  return words_fill (_ ("{done} of {all} done"), values);
}

static const char *
choose_text (LearningTest before, LearningTest after, gboolean is_after)
{
  if (!is_after)
    return before.n_asked > 0
               ? _ ("Before the course: {asked} of {all} answered")
               : _ ("Ten problems before the course, and ten others of the same difficulty after "
                    "it");
  if (after.n_asked > 0 && !course_test_is_over (after))
    return _ ("After the course: {asked} of {all} answered");
  if (after.n_asked > 0)
    return course_test_is_over (before)
               /* Translators: so many problems of a test were solved */
               ? _ ("Before the course: {before} of {all}; after it: {after} of {all}")
               : _ ("After the course: {after} of {all}");

  return course_test_is_over (before)
             ? _ ("Before the course: {before} of {all}; ten other problems follow after it")
             : _ ("Ten problems to solve after the course");
}

char *
learn_words_test (LearningTest before, LearningTest after, gboolean is_after)
{
  g_autofree char *first = g_strdup_printf ("%u", before.n_right);
  g_autofree char *second = g_strdup_printf ("%u", after.n_right);
  g_autofree char *asked = g_strdup_printf ("%u", is_after ? after.n_asked : before.n_asked);
  g_autofree char *all = g_strdup_printf ("%u", (guint) COURSE_TEST_PROBLEMS);
  const WordsValue values[] = { { "{before}", first },
                                { "{after}", second },
                                { "{asked}", asked },
                                { "{all}", all },
                                { NULL, NULL } };

  return words_fill (choose_text (before, after, is_after), values);
}

char *
learn_words_place (guint index, guint n)
{
  g_autofree char *number = g_strdup_printf ("%u", index + 1);
  g_autofree char *count = g_strdup_printf ("%u", n);
  const WordsValue values[] = { { "{number}", number }, { "{count}", count }, { NULL, NULL } };

  /* Translators: which problem it is of how many, or which step of a lesson */
  return n > 0 ? words_fill (C_ ("problem", "{number} of {count}"), values) : NULL;
}
