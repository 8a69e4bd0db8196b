/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/learn/atout-problem-list-page.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "app/learn/learn-open.h"
#include "app/learn/learn-words.h"
#include "app/learn/problem-row.h"
#include "app/widgets/toolkit-gaps.h"
#include "model/words/words.h"
#include "view/score/atout-fold-layout.h"
#include "view/widgets/focus.h"

struct _AtoutProblemListPage
{
  AtoutPage parent_instance;

  AtoutHost *host;
  AtoutLearning *learning; /* NULL if nothing is saved */
  GameForm form;
  PracticeFilter filter;
  GListModel *problems;

  GtkWidget *list;
  GtkWidget *count;
  GtkWidget *begin;
};

G_DEFINE_FINAL_TYPE (AtoutProblemListPage, atout_problem_list_page, ATOUT_TYPE_PAGE)

/* ---- Actions --------------------------------------------------------------------------------- */

static void
problem_activated (AtoutProblemListPage *self, guint place)
{
  learn_open_series (self->host, self->form.key, self->problems, place,
                     atout_page_get_title (ATOUT_PAGE (self)));
}

static void
begin (AtoutProblemListPage *self)
{
  problem_activated (self, practice_list_find_next (self->problems));
}

static void
update (AtoutProblemListPage *self)
{
  PracticeCount count;
  g_autofree char *text = NULL;

  practice_list_update (self->problems, self->form.key, self->learning);
  count = practice_list_count (self->problems);
  text = learn_words_solved (&count);
  gtk_label_set_label (GTK_LABEL (self->count), text);
  gtk_widget_set_sensitive (self->begin, count.n > 0);
  gtk_button_set_label (GTK_BUTTON (self->begin), count.n_solved == 0        ? _ ("Begin")
                                                  : count.n_solved < count.n ? _ ("Go On")
                                                                             : _ ("Once More"));
}

/* ---- Class ----------------------------------------------------------------------------------- */

static gboolean
atout_problem_list_page_grab_focus (GtkWidget *widget)
{
  return list_view_grab_focus (ATOUT_PROBLEM_LIST_PAGE (widget)->list);
}

/* Makes the list a single tab stop: it may have hundreds of problems. */
static gboolean
atout_problem_list_page_focus (GtkWidget *widget, GtkDirectionType direction)
{
  AtoutProblemListPage *self = ATOUT_PROBLEM_LIST_PAGE (widget);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  gboolean is_in_list = focus != NULL && gtk_widget_is_ancestor (focus, self->list);

  if (is_in_list && direction == GTK_DIR_TAB_FORWARD)
    return gtk_widget_child_focus (self->begin, direction);
  if (is_in_list && direction == GTK_DIR_TAB_BACKWARD)
    return FALSE;

  return focus_through (widget, direction);
}

static void
atout_problem_list_page_map (GtkWidget *widget)
{
  update (ATOUT_PROBLEM_LIST_PAGE (widget));

  GTK_WIDGET_CLASS (atout_problem_list_page_parent_class)->map (widget);
}

static void
atout_problem_list_page_dispose (GObject *object)
{
  AtoutProblemListPage *self = ATOUT_PROBLEM_LIST_PAGE (object);

  G_OBJECT_CLASS (atout_problem_list_page_parent_class)->dispose (object);
  g_clear_object (&self->problems);
  g_clear_object (&self->learning);
}

static void
atout_problem_list_page_class_init (AtoutProblemListPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = atout_problem_list_page_dispose;
  widget_class->grab_focus = atout_problem_list_page_grab_focus;
  widget_class->focus = atout_problem_list_page_focus;
  widget_class->map = atout_problem_list_page_map;

  g_type_ensure (ATOUT_TYPE_FOLD_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_BASE
                                               "/app/learn/atout-problem-list-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutProblemListPage, list);
  gtk_widget_class_bind_template_child (widget_class, AtoutProblemListPage, count);
  gtk_widget_class_bind_template_child (widget_class, AtoutProblemListPage, begin);
  gtk_widget_class_bind_template_callback (widget_class, begin);
  gtk_widget_class_bind_template_callback (widget_class, problem_activated);
}

static void
atout_problem_list_page_init (AtoutProblemListPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
atout_problem_list_page_new (AtoutHost *host, const char *form, const PracticeFilter *filter,
                             const char *title)
{
  AtoutProblemListPage *self = g_object_new (ATOUT_TYPE_PROBLEM_LIST_PAGE, NULL);

  self->host = host;
  g_set_object (&self->learning, atout_host_get_learning (host));
  game_find_form (form, &self->form);
  self->filter = *filter;
  atout_page_set_title (ATOUT_PAGE (self), title, words_form_title (&self->form));
  self->problems = practice_list (form, filter, self->learning);
  list_view_show_items (GTK_LIST_VIEW (self->list), self->problems, problem_row_factory ());

  return GTK_WIDGET (self);
}
