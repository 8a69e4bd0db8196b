/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/compete/atout-evening-page.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "app/widgets/ask-popover.h"
#include "app/widgets/groups.h"
#include "model/competing/evening-words.h"
#include "model/words/words.h"
#include "view/people/atout-portrait.h"
#include "view/score/atout-fold-layout.h"
#include "view/widgets/spoken-names.h"

#define FACE 40       /* width of a portrait in pixels */
#define SMALL_FACE 28 /* width in teams */

struct _AtoutEveningPage
{
  AtoutPage parent_instance;

  AtoutHost *host;
  EveningRow *row;
  gint64 match;      /* id of the user's match of the round, or -1 */
  gboolean can_play; /* true if the user's match of the round is not over */

  GPtrArray *lines; /* rows of @list */
  guint n_listed;   /* number of rounds in @list */
  GPtrArray *seats; /* rows of @tables */
  guint round;      /* round of @tables */

  GtkWidget *head;
  GtkWidget *state;
  GtkWidget *list;
  GtkWidget *tables;
  GtkWidget *play_button;
  GtkWidget *delete_button;
};

G_DEFINE_FINAL_TYPE (AtoutEveningPage, atout_evening_page, ATOUT_TYPE_PAGE)

static Database *
database_of (AtoutEveningPage *self)
{
  return atout_history_get_database (atout_host_get_history (self->host));
}

/* Returns @text with @number in place of @name; free with g_free (). */
static char *
fill (const char *text, const char *name, guint number)
{
  g_autofree char *digits = g_strdup_printf ("%u", number);
  const WordsValue values[] = { { name, digits }, { NULL, NULL } };

  return words_fill (text, values);
}

static void
remove_rows (GtkWidget *group, GPtrArray *rows)
{
  for (guint i = 0; i < rows->len; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (group), rows->pdata[i]);
  g_ptr_array_set_size (rows, 0);
}

static GtkWidget *
add_row (GtkWidget *group, GPtrArray *rows)
{
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, NULL);

  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  g_ptr_array_add (rows, row);

  return row;
}

/* ---- List ------------------------------------------------------------------------------------ */

/* Returns the portrait of @person, or a general picture for the user and people without one. */
static GtkWidget *
face_new (const EveningRow *row, guint person)
{
  int size = row->plan.n_team > 1 ? SMALL_FACE : FACE;
  const Person *known = people_find (row->names[person]);
  GtkWidget *portrait;

  if (known == NULL)
    return g_object_new (GTK_TYPE_IMAGE, "icon-name", "avatar-default-symbolic", "pixel-size",
                         size / 2, "width-request", size, "accessible-role",
                         GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  portrait = atout_portrait_new (size);
  atout_portrait_set_person (ATOUT_PORTRAIT (portrait), known);
  gtk_widget_set_valign (portrait, GTK_ALIGN_CENTER);

  return portrait;
}

static GtkWidget *
label_new (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, style);
  gtk_widget_add_css_class (label, "numeric");

  return label;
}

/* Returns a label as wide as the longest place among @n, to align the faces. */
static GtkWidget *
place_new (const char *place, guint n)
{
  GtkWidget *label = label_new (place, "dim-label");

  gtk_label_set_width_chars (GTK_LABEL (label), n < 10 ? 2 : 3);
  gtk_label_set_xalign (GTK_LABEL (label), 1);

  return label;
}

static void
add_line (AtoutEveningPage *self, const EveningLine *line)
{
  guint n_team = self->row->plan.n_team;
  GtkWidget *row = add_row (self->list, self->lines);
  g_autofree char *name = evening_words_entrant (self->row, line->entrant);
  g_autofree char *points = evening_words_line (self->row, line);
  g_autofree char *place = g_strdup_printf ("%u.", line->place);
  g_autofree char *total = evening_words_points (line->total);
  g_autofree char *spoken = g_strdup_printf ("%s %s: %s", place, name, total);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), points);
  for (guint i = n_team; i > 0; i--)
    adw_action_row_add_prefix (ADW_ACTION_ROW (row),
                               face_new (self->row, line->entrant * n_team + i - 1));
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), place_new (place, self->row->plan.n_entrants));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label_new (total, "heading"));
  spoken_set_name (row, spoken);
}

static void
title_list (AtoutEveningPage *self, guint n_rounds)
{
  g_autofree char *title = n_rounds == self->row->plan.n_rounds
                               ? g_strdup (_ ("Final List"))
                               : fill (_ ("List After Round {round}"), "{round}", n_rounds);

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self->list), title);
}

/* Shows the list after the last finished round. */
static void
show_list (AtoutEveningPage *self, GError **fault)
{
  EveningLine lines[EVENING_PEOPLE_MAX];
  guint n_rounds = evening_row_count_over (self->row);
  guint n = 0;

  gtk_widget_set_visible (self->list, n_rounds > 0);
  if (n_rounds == self->n_listed)
    return;
  n = evening_rows_rank (database_of (self), self->row, n_rounds, lines, fault);
  remove_rows (self->list, self->lines);
  for (guint i = 0; i < n; i++)
    add_line (self, &lines[i]);
  title_list (self, n_rounds);
  self->n_listed = n_rounds;
}

/* ---- Tables ---------------------------------------------------------------------------------- */

static void
show_table (AtoutEveningPage *self, guint number, const EveningTable *table)
{
  g_autofree char *places = evening_words_places (self->row, table);
  g_autofree char *title = fill (C_ ("evening", "Table {number}"), "{number}", number + 1);
  g_autofree char *state = evening_words_table (self->row, table);
  g_autofree char *text = g_strjoin (" · ", title, state, NULL);
  GtkWidget *row = number < self->seats->len ? self->seats->pdata[number]
                                             : add_row (self->tables, self->seats);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), places);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), text);
}

/* Shows the tables of the latest round. */
static void
show_tables (AtoutEveningPage *self, GError **fault)
{
  g_autoptr (GArray) tables
      = evening_rows_list_tables (database_of (self), self->row, self->row->round, fault);
  g_autofree char *title = fill (C_ ("evening", "Round {round}"), "{round}", self->row->round + 1);

  if (self->round != self->row->round)
    remove_rows (self->tables, self->seats);
  self->round = self->row->round;
  self->can_play = FALSE;
  self->match = -1;
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self->tables), title);
  for (guint t = 0; tables != NULL && t < tables->len; t++)
    {
      const EveningTable *table = &g_array_index (tables, EveningTable, t);

      show_table (self, t, table);
      if (!table->is_own || table->is_over)
        continue;
      self->can_play = TRUE;
      self->match = table->match;
    }
}

/* ---- Page ------------------------------------------------------------------------------------ */

static void
show_state (AtoutEveningPage *self)
{
  g_autofree char *state = evening_words_state (self->row);
  g_autofree char *play = self->match >= 0
                              ? g_strdup (_ ("Go On"))
                              : fill (_ ("Play Round {round}"), "{round}", self->row->round + 1);
  const char *next = self->row->is_over ? ""
                     : self->can_play   ? _ ("The other tables play in the meantime.")
                                        : _ ("The other tables are still playing. The list follows "
                                               "when they have finished.");

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->state), state);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->state), next);
  gtk_button_set_label (GTK_BUTTON (self->play_button), play);
  gtk_widget_set_visible (self->play_button, self->can_play);
  ask_popover_set_text (GTK_MENU_BUTTON (self->delete_button),
                        self->match < 0
                            ? _ ("Delete this evening? Your matches stay in the history.")
                            : _ ("Delete this evening? Your matches stay in the history, and you "
                                 "can play the open one to its end."));
}

/* Shows that the evening was deleted on another page. */
static void
show_gone (AtoutEveningPage *self)
{
  self->can_play = FALSE;
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->state),
                                 _ ("This evening was deleted."));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->state), "");
  gtk_widget_set_visible (self->list, FALSE);
  gtk_widget_set_visible (self->tables, FALSE);
  gtk_widget_set_visible (self->play_button, FALSE);
  gtk_widget_set_visible (self->delete_button, FALSE);
}

/* Reads the evening again and shows it; returns FALSE if it cannot be read. */
static gboolean
update (AtoutEveningPage *self, gint64 id)
{
  g_autoptr (GError) fault = NULL;
  EveningRow *row = evening_rows_find (database_of (self), id, &fault);

  if (row != NULL)
    {
      g_clear_pointer (&self->row, evening_row_free);
      self->row = row;
      show_list (self, &fault);
    }
  if (row != NULL && fault == NULL)
    show_tables (self, &fault);
  if (row != NULL)
    show_state (self);
  else if (fault == NULL && self->row != NULL)
    show_gone (self);
  if (fault != NULL)
    atout_history_mend (atout_host_get_history (self->host), fault);

  return row != NULL;
}

/* Results are read only while they can be seen. */
static void
evenings_changed (AtoutEveningPage *self, gint64 id)
{
  if ((id < 0 || id == self->row->id) && gtk_widget_get_mapped (GTK_WIDGET (self)))
    update (self, self->row->id);
}

static void
play_clicked (AtoutEveningPage *self)
{
  atout_host_play_evening (self->host, self->row->id);
}

static void
delete_agreed (AtoutEveningPage *self)
{
  atout_evenings_remove (atout_host_get_evenings (self->host), self->row->id);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.back", NULL);
}

/* ---- Class ----------------------------------------------------------------------------------- */

static gboolean
atout_evening_page_grab_focus (GtkWidget *widget)
{
  AtoutEveningPage *self = ATOUT_EVENING_PAGE (widget);

  return gtk_widget_grab_focus (self->can_play ? self->play_button : self->delete_button);
}

static void
atout_evening_page_map (GtkWidget *widget)
{
  AtoutEveningPage *self = ATOUT_EVENING_PAGE (widget);

  update (self, self->row->id);

  GTK_WIDGET_CLASS (atout_evening_page_parent_class)->map (widget);
}

static void
atout_evening_page_finalize (GObject *object)
{
  AtoutEveningPage *self = ATOUT_EVENING_PAGE (object);

  g_clear_pointer (&self->row, evening_row_free);
  g_ptr_array_unref (self->lines);
  g_ptr_array_unref (self->seats);

  G_OBJECT_CLASS (atout_evening_page_parent_class)->finalize (object);
}

static void
atout_evening_page_class_init (AtoutEveningPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = atout_evening_page_finalize;
  widget_class->grab_focus = atout_evening_page_grab_focus;
  widget_class->map = atout_evening_page_map;

  g_type_ensure (ATOUT_TYPE_FOLD_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_BASE "/app/compete/atout-evening-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutEveningPage, head);
  gtk_widget_class_bind_template_child (widget_class, AtoutEveningPage, state);
  gtk_widget_class_bind_template_child (widget_class, AtoutEveningPage, list);
  gtk_widget_class_bind_template_child (widget_class, AtoutEveningPage, tables);
  gtk_widget_class_bind_template_child (widget_class, AtoutEveningPage, play_button);
  gtk_widget_class_bind_template_child (widget_class, AtoutEveningPage, delete_button);
  gtk_widget_class_bind_template_callback (widget_class, play_clicked);
}

static void
atout_evening_page_init (AtoutEveningPage *self)
{
  self->lines = g_ptr_array_new ();
  self->seats = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  group_titles_fold (GTK_WIDGET (self));
  ask_popover_add (GTK_MENU_BUTTON (self->delete_button), "", _ ("Keep"), _ ("Delete"),
                   G_CALLBACK (delete_agreed), self);
}

/* Writes name and course above the page. */
static void
write_head (AtoutEveningPage *self)
{
  const EveningPlan *plan = &self->row->plan;
  g_autofree char *name = evening_words_title (self->row);
  g_autofree char *course = evening_words_course (plan);
  g_autofree char *title = g_markup_escape_text (name, -1);
  g_autofree char *description = g_markup_escape_text (course, -1);

  atout_page_set_title (ATOUT_PAGE (self), _ ("Club Evening"),
                        words_title (plan->game, &plan->options));
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self->head), title);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self->head), description);
}

GtkWidget *
atout_evening_page_new (AtoutHost *host, gint64 id)
{
  AtoutEveningPage *self = g_object_ref_sink (g_object_new (ATOUT_TYPE_EVENING_PAGE, NULL));

  self->host = host;
  if (!update (self, id))
    {
      g_object_unref (self);
      return NULL;
    }
  write_head (self);
  g_signal_connect_object (atout_host_get_evenings (host), "changed", G_CALLBACK (evenings_changed),
                           self, G_CONNECT_SWAPPED);
  g_object_force_floating (G_OBJECT (self));

  return GTK_WIDGET (self);
}

void
evening_open (AtoutHost *host, gint64 evening)
{
  GtkWidget *page = atout_evening_page_new (host, evening);

  if (page != NULL)
    atout_host_open (host, ATOUT_PAGE (page));
}
