/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/statistics/statistics-practice.h"

#include <glib/gi18n-lib.h>

#include "app/learn/learn-words.h"
#include "model/words/problem-words.h"
#include "model/words/words.h"
#include "rules/game.h"
#include "view/widgets/remove-children.h"

static GtkWidget *
new_label (const char *text, const char *style)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.0, "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR, NULL);

  gtk_widget_add_css_class (label, style);

  return label;
}

/* Hides the bar from screen readers. */
static void
add_bar (GtkWidget *box, const PracticeCount *count, const char *title)
{
  g_autofree char *n = g_strdup_printf ("%u", count->n_solved);
  g_autofree char *all = g_strdup_printf ("%u", count->n);
  const WordsValue values[]
      = { { "{what}", title }, { "{n}", n }, { "{all}", all }, { NULL, NULL } };
  /* Translators: {what} is a theme of problems, or how hard they are; so many of all were solved */
  g_autofree char *text = words_fill (C_ ("statistics", "{what}: {n} of {all}"), values);
  GtkWidget *bar = g_object_new (GTK_TYPE_PROGRESS_BAR, "accessible-role",
                                 GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  if (count->n_solved == 0)
    return;
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (bar), (double) count->n_solved / count->n);
  gtk_box_append (GTK_BOX (box), new_label (text, "practice"));
  gtk_box_append (GTK_BOX (box), bar);
}

gboolean
statistics_practice_show (GtkWidget *box, const Practice *practice)
{
  remove_children (box);
  if (practice->all.n_solved == 0)
    return FALSE;
  gtk_box_append (GTK_BOX (box), new_label (_ ("Problems Solved"), "heading"));
  add_bar (box, &practice->all, C_ ("statistics", "All"));
  gtk_box_append (GTK_BOX (box), new_label (_ ("By Difficulty"), "caption-heading"));
  for (guint i = 1; i <= PROBLEM_BANDS; i++)
    {
      g_autofree char *title = learn_words_band (i);

      add_bar (box, &practice->of_band[i], title);
    }
  gtk_box_append (GTK_BOX (box), new_label (_ ("By Theme"), "caption-heading"));
  for (guint i = 0; i < THEMES; i++)
    add_bar (box, &practice->of_theme[i], problem_words_theme (i));

  return TRUE;
}

static void
add_form (GtkWidget *box, const GameForm *form, AtoutLearning *learning)
{
  GtkWidget *bars;
  Practice practice;

  practice_count (&practice, form->key, learning);
  if (practice.all.n_solved == 0)
    return;
  bars = gtk_box_new (GTK_ORIENTATION_VERTICAL, gtk_box_get_spacing (GTK_BOX (box)) / 4);
  gtk_box_append (GTK_BOX (box), new_label (words_form_title (form), "title-4"));
  statistics_practice_show (bars, &practice);
  gtk_box_append (GTK_BOX (box), bars);
}

gboolean
statistics_practice_show_all (GtkWidget *box, AtoutLearning *learning)
{
  const Game *game;
  GameForm form;

  remove_children (box);
  for (guint i = 0; (game = game_at (i)) != NULL; i++)
    for (guint j = 0; game_form_at (game, j, &form); j++)
      add_form (box, &form, learning);

  return gtk_widget_get_first_child (box) != NULL;
}
