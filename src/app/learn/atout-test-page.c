/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/learn/atout-test-page.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "app/learn/atout-problem-list-page.h"
#include "app/learn/learn-open.h"
#include "app/learn/learn-words.h"
#include "app/widgets/groups.h"
#include "model/learning/course-test.h"
#include "model/words/problem-words.h"
#include "model/words/words.h"

struct _AtoutTestPage
{
  AtoutPage parent_instance;

  AtoutHost *host;
  GameForm form;
  GListModel *problems;
  guint right; /* LearningTest::right */

  GtkWidget *page;
  GtkWidget *questions;
  GtkWidget *missed;
};

G_DEFINE_FINAL_TYPE (AtoutTestPage, atout_test_page, ATOUT_TYPE_PAGE)

static gboolean
is_right (AtoutTestPage *self, guint index)
{
  return (self->right >> index & 1) != 0;
}

static const ProblemEntry *
entry_at (AtoutTestPage *self, guint index)
{
  g_autoptr (AtoutPracticeProblem) problem = g_list_model_get_item (self->problems, index);

  return atout_practice_problem_get_entry (problem);
}

static GtkWidget *
add_row (GtkWidget *group, const char *title, const char *subtitle, const char *icon)
{
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title", title,
                                 "subtitle", subtitle, "activatable", TRUE, NULL);

  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             g_object_new (GTK_TYPE_IMAGE, "icon-name", icon, "accessible-role",
                                           GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);

  return row;
}

/* ---- Questions ------------------------------------------------------------------------------- */

static void
question_activated (AtoutTestPage *self, GtkWidget *row)
{
  guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "index"));

  learn_open_series (self->host, self->form.key, self->problems, index,
                     atout_page_get_title (ATOUT_PAGE (self)));
}

static void
add_question (AtoutTestPage *self, guint index)
{
  const ProblemEntry *entry = entry_at (self, index);
  g_autofree char *themes = problem_words_themes (entry->themes);
  g_autofree char *title = g_strdup_printf (
      "%u · %s", index + 1, themes[0] != '\0' ? themes : problem_words_kind (entry->kind));
  g_autofree char *subtitle
      = g_strdup_printf ("%s · %s", problem_words_band (entry->band),
                         is_right (self, index)
                             /* Translators: of a question of a test */
                             ? C_ ("test", "right")
                             /* Translators: of a question of a test: answered wrong or left out */
                             : C_ ("test", "not solved"));
  GtkWidget *row = add_row (self->questions, title, subtitle,
                            is_right (self, index) ? "object-select-symbolic" : "go-next-symbolic");

  g_object_set_data (G_OBJECT (row), "index", GUINT_TO_POINTER (index));
  g_signal_connect_swapped (row, "activated", G_CALLBACK (question_activated), self);
}

/* ---- Missed problems ------------------------------------------------------------------------- */

static void
theme_activated (AtoutTestPage *self, GtkWidget *row)
{
  const PracticeFilter filter
      = { .themes = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "themes")),
          .kinds = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "kinds")) };

  atout_host_open (self->host, ATOUT_PAGE (atout_problem_list_page_new (
                                   self->host, self->form.key, &filter,
                                   adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)))));
}

/* Adds a row for missed problems that fit @filter, unless there are none. */
static void
add_missed (AtoutTestPage *self, const char *title, const PracticeFilter *filter)
{
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (self->problems); i++)
    {
      const ProblemEntry *entry = entry_at (self, i);
      gboolean fits = filter->themes != 0
                          ? (entry->themes & filter->themes) != 0
                          : entry->themes == 0 && (filter->kinds >> entry->kind & 1) != 0;

      n += fits && !is_right (self, i) ? 1 : 0;
    }
  if (n > 0)
    {
      g_autofree char *count = g_strdup_printf ("%u", n);
      const WordsValue values[] = { { "{count}", count }, { NULL, NULL } };
      /* Translators: of the questions of a test, by theme */
      g_autofree char *subtitle = words_fill (
          ngettext ("{count} not solved in the test", "{count} not solved in the test", n), values);
      GtkWidget *row = add_row (self->missed, title, subtitle, "go-next-symbolic");

      g_object_set_data (G_OBJECT (row), "themes", GUINT_TO_POINTER (filter->themes));
      g_object_set_data (G_OBJECT (row), "kinds", GUINT_TO_POINTER (filter->kinds));
      g_signal_connect_swapped (row, "activated", G_CALLBACK (theme_activated), self);
      gtk_widget_set_visible (self->missed, TRUE);
    }
}

/* Adds the themes of the missed problems; a problem without a theme counts by its kind. */
static void
add_all_missed (AtoutTestPage *self)
{
  gtk_widget_set_visible (self->missed, FALSE);
  for (guint i = 0; i < THEMES; i++)
    add_missed (self, problem_words_theme (i), &(PracticeFilter) { .themes = 1u << i });
  for (guint i = 0; i < PROBLEM_KINDS; i++)
    add_missed (self, problem_words_kind (i), &(PracticeFilter) { .kinds = 1u << i });
}

/* ---- Class ----------------------------------------------------------------------------------- */

static gboolean
atout_test_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_child_focus (ATOUT_TEST_PAGE (widget)->page, GTK_DIR_TAB_FORWARD);
}

static void
atout_test_page_dispose (GObject *object)
{
  g_clear_object (&ATOUT_TEST_PAGE (object)->problems);

  G_OBJECT_CLASS (atout_test_page_parent_class)->dispose (object);
}

static void
atout_test_page_class_init (AtoutTestPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = atout_test_page_dispose;
  widget_class->grab_focus = atout_test_page_grab_focus;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_BASE "/app/learn/atout-test-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutTestPage, page);
  gtk_widget_class_bind_template_child (widget_class, AtoutTestPage, questions);
  gtk_widget_class_bind_template_child (widget_class, AtoutTestPage, missed);
}

static void
atout_test_page_init (AtoutTestPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  group_titles_fold (self->page);
}

GtkWidget *
atout_test_page_new (AtoutHost *host, const char *form, GListModel *problems, gboolean is_after)
{
  AtoutTestPage *self = g_object_new (ATOUT_TYPE_TEST_PAGE, NULL);
  AtoutLearning *learning = atout_host_get_learning (host);
  LearningTest before = atout_learning_get_test (learning, form, FALSE);
  LearningTest after = atout_learning_get_test (learning, form, TRUE);
  g_autofree char *figure = learn_words_right (is_after ? after.n_right : before.n_right,
                                               g_list_model_get_n_items (problems));
  g_autofree char *compared = learn_words_test (before, after, is_after);

  self->host = host;
  game_find_form (form, &self->form);
  self->problems = g_object_ref (problems);
  self->right = is_after ? after.right : before.right;
  atout_page_set_title (ATOUT_PAGE (self),
                        is_after ? _ ("After the Course") : _ ("Before the Course"),
                        words_form_title (&self->form));
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self->questions), figure);
  if (is_after && course_test_is_over (before))
    adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self->questions), compared);
  for (guint i = 0; i < g_list_model_get_n_items (problems); i++)
    add_question (self, i);
  add_all_missed (self);

  return GTK_WIDGET (self);
}
