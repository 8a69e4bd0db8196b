/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/compete/atout-contest-page.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "app/compete/friend-open.h"
#include "app/compete/side-by-side.h"
#include "app/widgets/ask-popover.h"
#include "model/competing/contest-words.h"
#include "model/words/standing-words.h"
#include "model/words/words.h"
#include "view/plot/atout-ranges.h"

struct _AtoutContestPage
{
  AtoutPage parent_instance;

  AtoutHost *host;
  ContestRow *row;
  GArray *deals;        /* ContestDeal */
  GPtrArray *deal_rows; /* AdwActionRow, by deal */

  GtkWidget *page;
  GtkWidget *head;
  GtkWidget *result;
  GtkWidget *luck;
  GtkWidget *ranges;
  GtkWidget *list;
  GtkWidget *go_on_button;
  GtkWidget *copy_button;
  GtkWidget *delete_button;
};

G_DEFINE_FINAL_TYPE (AtoutContestPage, atout_contest_page, ATOUT_TYPE_PAGE)

/* ---- Reading --------------------------------------------------------------------------------- */

/* Reads contest @id; returns FALSE if there is no such contest, or after a fault. */
static gboolean
read_contest (AtoutContestPage *self, gint64 id)
{
  AtoutHistory *history = atout_host_get_history (self->host);
  Database *database = atout_history_get_database (history);
  g_autoptr (GError) fault = NULL;
  ContestRow *row = contest_rows_find (database, id, &fault);
  GArray *deals = row != NULL ? contest_rows_list_deals (database, id, &fault) : NULL;

  if (fault != NULL)
    atout_history_mend (history, fault);
  if (deals == NULL)
    {
      g_clear_pointer (&row, contest_row_free);
      return FALSE;
    }
  g_clear_pointer (&self->row, contest_row_free);
  g_clear_pointer (&self->deals, g_array_unref);
  self->row = row;
  self->deals = deals;
  /* the first play of a day counts, so it stays */
  gtk_widget_set_visible (self->delete_button, row->kind != CONTEST_DAY || row->is_again);

  return TRUE;
}

static const ContestDeal *
deal_at (AtoutContestPage *self, guint index)
{
  return &g_array_index (self->deals, ContestDeal, index);
}

/* ---- Result ---------------------------------------------------------------------------------- */

/* Shows luck and play with their ranges, if both are known. */
static void
show_ranges (AtoutContestPage *self)
{
  const Standing standing = contest_rows_sum_up (self->row, self->deals);
  const PlotRange ranges[] = {
    { C_ ("standing", "Cards"), standing.cards.mean, standing.cards.margin },
    { C_ ("standing", "Your play"), standing.play.mean, standing.play.margin },
  };
  g_autofree char *text = standing_words_luck (&standing);

  gtk_widget_set_visible (self->luck, text[0] != '\0');
  if (text[0] == '\0')
    return;
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->luck), text);
  atout_ranges_show (ATOUT_RANGES (self->ranges), ranges, G_N_ELEMENTS (ranges), text);
}

static void
show_deal (AtoutContestPage *self, guint index)
{
  const ContestDeal *deal = deal_at (self, index);
  g_autofree char *line = contest_words_deal (self->row, deal);
  gboolean can_open = deal->is_over && self->row->match >= 0;
  const char *open
      = self->row->match >= 0 ? C_ ("contest", "not played yet") : C_ ("contest", "not played");
  GtkWidget *row = self->deal_rows->pdata[index];

  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), line[0] != '\0' ? line : open);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), can_open);
  gtk_widget_set_visible (g_object_get_data (G_OBJECT (row), "next"), can_open);
}

static void
update (AtoutContestPage *self)
{
  g_autofree char *summary = contest_words_summary (self->row, self->deals);
  g_autofree char *described = g_markup_escape_text (summary, -1);
  g_autofree char *result = contest_words_result (self->row, self->deals);

  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self->head), described);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->result), result);
  show_ranges (self);
  for (guint i = 0; i < self->deals->len; i++)
    show_deal (self, i);
  gtk_widget_set_visible (self->go_on_button, contest_words_is_open (self->row, self->deals));
}

static void
contests_changed (AtoutContestPage *self, gint64 id)
{
  if ((id < 0 || id == self->row->id) && read_contest (self, self->row->id))
    update (self);
}

/* ---- Actions --------------------------------------------------------------------------------- */

static void
deal_activated (GtkWidget *row, AtoutContestPage *self)
{
  guint index;

  if (g_ptr_array_find (self->deal_rows, row, &index))
    side_by_side_open (self->host, self->row->id, deal_at (self, index)->number);
}

static void
go_on_clicked (AtoutContestPage *self)
{
  atout_host_resume (self->host, self->row->match);
}

static void
copy_clicked (AtoutContestPage *self)
{
  g_autofree char *text = contest_words_to_send (self->row, self->deals);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  atout_host_say (self->host, _ ("The result was copied."));
}

static void
send_clicked (AtoutContestPage *self)
{
  friend_send (self->host, self->row->id);
}

static void
delete_agreed (AtoutContestPage *self)
{
  atout_contests_remove (atout_host_get_contests (self->host), self->row->id);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.back", NULL);
}

/* ---- Class ----------------------------------------------------------------------------------- */

static gboolean
atout_contest_page_grab_focus (GtkWidget *widget)
{
  AtoutContestPage *self = ATOUT_CONTEST_PAGE (widget);

  if (gtk_widget_get_visible (self->go_on_button))
    return gtk_widget_grab_focus (self->go_on_button);

  return gtk_widget_child_focus (self->list, GTK_DIR_TAB_FORWARD)
         || gtk_widget_grab_focus (self->copy_button);
}

static void
atout_contest_page_map (GtkWidget *widget)
{
  contests_changed (ATOUT_CONTEST_PAGE (widget), -1);

  GTK_WIDGET_CLASS (atout_contest_page_parent_class)->map (widget);
}

static void
atout_contest_page_finalize (GObject *object)
{
  AtoutContestPage *self = ATOUT_CONTEST_PAGE (object);

  g_clear_pointer (&self->row, contest_row_free);
  g_clear_pointer (&self->deals, g_array_unref);
  g_ptr_array_unref (self->deal_rows);

  G_OBJECT_CLASS (atout_contest_page_parent_class)->finalize (object);
}

static void
atout_contest_page_class_init (AtoutContestPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = atout_contest_page_finalize;
  widget_class->grab_focus = atout_contest_page_grab_focus;
  widget_class->map = atout_contest_page_map;

  g_type_ensure (ATOUT_TYPE_RANGES);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_BASE "/app/compete/atout-contest-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutContestPage, page);
  gtk_widget_class_bind_template_child (widget_class, AtoutContestPage, head);
  gtk_widget_class_bind_template_child (widget_class, AtoutContestPage, result);
  gtk_widget_class_bind_template_child (widget_class, AtoutContestPage, luck);
  gtk_widget_class_bind_template_child (widget_class, AtoutContestPage, ranges);
  gtk_widget_class_bind_template_child (widget_class, AtoutContestPage, list);
  gtk_widget_class_bind_template_child (widget_class, AtoutContestPage, go_on_button);
  gtk_widget_class_bind_template_child (widget_class, AtoutContestPage, copy_button);
  gtk_widget_class_bind_template_child (widget_class, AtoutContestPage, delete_button);
  gtk_widget_class_bind_template_callback (widget_class, go_on_clicked);
  gtk_widget_class_bind_template_callback (widget_class, copy_clicked);
  gtk_widget_class_bind_template_callback (widget_class, send_clicked);
}

static void
atout_contest_page_init (AtoutContestPage *self)
{
  self->deal_rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  ask_popover_add (GTK_MENU_BUTTON (self->delete_button),
                   _ ("Delete this comparison? The match itself stays in the history."), _ ("Keep"),
                   _ ("Delete"), G_CALLBACK (delete_agreed), self);
}

static void
add_deal (AtoutContestPage *self, guint index)
{
  g_autofree char *number = g_strdup_printf ("%u", deal_at (self, index)->number + 1);
  const WordsValue values[] = { { "{number}", number }, { NULL, NULL } };
  g_autofree char *title = words_fill (_ ("Deal {number}"), values);
  GtkWidget *next = gtk_image_new_from_icon_name ("go-next-symbolic");
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title", title,
                                 "tooltip-text", _ ("Side by Side"), NULL);

  g_object_set_data (G_OBJECT (row), "next", next);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), next);
  g_signal_connect (row, "activated", G_CALLBACK (deal_activated), self);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->list), row);
  g_ptr_array_add (self->deal_rows, row);
}

GtkWidget *
atout_contest_page_new (AtoutHost *host, gint64 id)
{
  AtoutContestPage *self = g_object_ref_sink (g_object_new (ATOUT_TYPE_CONTEST_PAGE, NULL));
  g_autofree char *title = NULL;
  g_autofree char *markup = NULL;
  GameForm form;

  self->host = host;
  if (!read_contest (self, id))
    {
      g_object_unref (self);
      return NULL;
    }
  title = contest_words_title (self->row);
  markup = g_markup_escape_text (title, -1);
  game_find_form (self->row->form, &form);
  atout_page_set_title (ATOUT_PAGE (self), _ ("Comparison"), words_form_title (&form));
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self->head), markup);
  for (guint i = 0; i < self->deals->len; i++)
    add_deal (self, i);
  update (self);
  g_signal_connect_object (atout_host_get_contests (host), "changed", G_CALLBACK (contests_changed),
                           self, G_CONNECT_SWAPPED);
  g_object_force_floating (G_OBJECT (self));

  return GTK_WIDGET (self);
}

void
atout_contest_page_open (AtoutHost *host, gint64 id)
{
  GtkWidget *page = atout_contest_page_new (host, id);

  if (page != NULL)
    atout_host_open (host, ATOUT_PAGE (page));
}
