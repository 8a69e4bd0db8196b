/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/learn/problem-row.h"

#include <glib/gi18n-lib.h>

#include "app/learn/learn-words.h"
#include "model/learning/practice.h"
#include "model/words/problem-words.h"
#include "model/words/words.h"
#include "view/widgets/letters.h"
#include "view/widgets/spoken-names.h"

#define LETTERS_LEAST 8  /* letters per line */
#define WINDOW_WIDTH 240 /* window with room for long words */

#define PROBLEM_TYPE_ROW (problem_row_get_type ())

G_DECLARE_FINAL_TYPE (ProblemRow, problem_row, PROBLEM, ROW, GtkBox)

struct _ProblemRow
{
  GtkBox parent_instance;

  AtoutPracticeProblem *problem; /* NULL if unbound */
  gulong state_id;

  GtkWidget *themes;
  GtkWidget *kind; /* kind and difficulty */
  GtkWidget *mark;
};

G_DEFINE_FINAL_TYPE (ProblemRow, problem_row, GTK_TYPE_BOX)

static void
problem_row_class_init (ProblemRowClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

/* A minimum width makes measuring faster: see past-row.c. */
static GtkWidget *
add_label (GtkWidget *box)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, "wrap-mode",
                                   PANGO_WRAP_WORD_CHAR, "width-chars", LETTERS_LEAST, NULL);

  gtk_box_append (GTK_BOX (box), label);

  return label;
}

static void
problem_row_init (ProblemRow *self)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_box_set_spacing (GTK_BOX (self), 12);
  gtk_widget_set_hexpand (column, TRUE);
  gtk_widget_set_valign (column, GTK_ALIGN_CENTER);
  self->themes = add_label (column);
  self->kind = add_label (column);
  gtk_widget_add_css_class (self->kind, "dim-label");
  gtk_widget_add_css_class (self->kind, "caption");
  self->mark = g_object_new (GTK_TYPE_IMAGE, "icon-name", "object-select-symbolic",
                             "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_box_append (GTK_BOX (self), column);
  gtk_box_append (GTK_BOX (self), self->mark);
  letters_keep (GTK_WIDGET (self), WINDOW_WIDTH);
}

/* ---- Texts ----------------------------------------------------------------------------------- */

static const char *
name_state (PracticeState state)
{
  switch (state)
    {
    case PRACTICE_SOLVED:
      /* Translators: of a problem in a list */
      return C_ ("problem", "solved");
    case PRACTICE_TRIED:
      /* Translators: of a problem in a list: an answer was given, but no right one */
      return C_ ("problem", "tried");
    default:
      return "";
    }
}

static char *
join (const char *separator, const char *first, const char *second)
{
  const char *between = first[0] != '\0' && second[0] != '\0' ? separator : "";

  return g_strconcat (first, between, second, NULL);
}

static void
show (ProblemRow *self)
{
  const ProblemEntry *entry = atout_practice_problem_get_entry (self->problem);
  PracticeState state = atout_practice_problem_get_state (self->problem);
  GtkWidget *item = gtk_widget_get_parent (GTK_WIDGET (self));
  g_autofree char *themes = problem_words_themes (learn_words_open_themes (self->problem));
  g_autofree char *number
      = g_strdup_printf ("%u", atout_practice_problem_get_index (self->problem) + 1);
  const char *kind_name = problem_words_kind (entry->kind);
  g_autofree char *title = join (" · ", number, themes[0] != '\0' ? themes : kind_name);
  g_autofree char *kind = themes[0] != '\0'
                              ? join (" · ", kind_name, problem_words_band (entry->band))
                              : g_strdup (problem_words_band (entry->band));
  g_autofree char *seen = join (" · ", kind, state == PRACTICE_TRIED ? name_state (state) : "");
  g_autofree char *all = join (" · ", kind, name_state (state));
  g_autofree char *heard = join (", ", title, all);

  gtk_label_set_label (GTK_LABEL (self->themes), title);
  gtk_label_set_label (GTK_LABEL (self->kind), seen);
  gtk_widget_set_opacity (self->mark, state == PRACTICE_SOLVED ? 1 : 0);
  spoken_set_name (GTK_WIDGET (self), heard);
  if (item != NULL) /* the item has the focus */
    spoken_set_name (item, heard);
}

/* ---- Factory --------------------------------------------------------------------------------- */

static void
set_up (GtkSignalListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item)
{
  gtk_list_item_set_child (item, g_object_new (PROBLEM_TYPE_ROW, NULL));
}

static void
bind (GtkSignalListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item)
{
  ProblemRow *self = PROBLEM_ROW (gtk_list_item_get_child (item));

  self->problem = gtk_list_item_get_item (item);
  self->state_id
      = g_signal_connect_swapped (self->problem, "notify::state", G_CALLBACK (show), self);
  show (self);
}

static void
unbind (GtkSignalListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item)
{
  ProblemRow *self = PROBLEM_ROW (gtk_list_item_get_child (item));

  g_clear_signal_handler (&self->state_id, self->problem);
  self->problem = NULL;
}

GtkListItemFactory *
problem_row_factory (void)
{
  static GtkListItemFactory *factory = NULL;

  if (factory == NULL)
    {
      factory = gtk_signal_list_item_factory_new ();
      g_signal_connect (factory, "setup", G_CALLBACK (set_up), NULL);
      g_signal_connect (factory, "bind", G_CALLBACK (bind), NULL);
      g_signal_connect (factory, "unbind", G_CALLBACK (unbind), NULL);
    }

  return factory;
}
