/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/history/atout-past-match-page.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "app/history/past-words.h"
#include "app/widgets/ask-popover.h"
#include "model/competing/contest-loss.h"
#include "model/competing/contest-words.h"
#include "model/history/atout-try.h"
#include "model/words/words.h"
#include "view/widgets/spoken-names.h"

struct _AtoutPastMatchPage
{
  AtoutPage parent_instance;

  AtoutHost *host;
  AtoutPastList *list;
  AtoutPast *past;
  MatchLog *log;         /* finished deals only */
  AtoutSession *session; /* shows the end of the last deal */

  GtkWidget *page;
  GtkWidget *deals;
  GtkWidget *continue_button;
  GtkWidget *delete_button;
};

G_DEFINE_FINAL_TYPE (AtoutPastMatchPage, atout_past_match_page, ATOUT_TYPE_PAGE)

/* ---- Actions --------------------------------------------------------------------------------- */

/* A request for a deal; owned by its signal connection. */
typedef struct
{
  AtoutPastMatchPage *page;
  const char *name;
  guint deal;
} Wish;

static void
wished (Wish *wish)
{
  atout_host_want (wish->page->host, wish->name, wish->page->log, wish->deal);
}

static void
connect_wish (GtkWidget *widget, const char *signal, AtoutPastMatchPage *self, const char *name,
              guint deal)
{
  Wish *wish = g_new (Wish, 1);

  *wish = (Wish) { self, name, deal };
  g_signal_connect_data (widget, signal, G_CALLBACK (wished), wish,
                         (GClosureNotify) (void (*) (void)) g_free, G_CONNECT_SWAPPED);
}

static gboolean
is_played (AtoutPastMatchPage *self)
{
  AtoutHistory *history = atout_host_get_history (self->host);
  AtoutSession *session = atout_host_get_session (self->host);

  return history != NULL && session != NULL
         && atout_history_get_id (history, atout_session_get_match (session))
                == atout_past_get_row (self->past)->id;
}

static void
continue_clicked (AtoutPastMatchPage *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AtoutMatch) match = NULL;
  g_autoptr (AtoutSession) session = NULL;

  if (is_played (self))
    {
      atout_host_play (self->host, atout_host_get_session (self->host));
      return;
    }
  match = atout_past_resume (self->past, &error);
  if (match == NULL)
    {
      atout_host_say (self->host, error->message);
      return;
    }
  session = atout_try_new_session (atout_host_get_history (self->host), match);
  atout_host_play (self->host, session);
}

static void
export_clicked (AtoutPastMatchPage *self)
{
  atout_host_want (self->host, "export", self->log, 0);
}

static void
delete_agreed (AtoutPastMatchPage *self)
{
  g_autoptr (GError) error = NULL;

  if (atout_past_list_remove (self->list, self->past, &error))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.back", NULL);
  else
    atout_host_say (self->host, error->message);
}

/* ---- Deals ----------------------------------------------------------------------------------- */

static char *
fill_number (const char *text, guint deal)
{
  g_autofree char *number = g_strdup_printf ("%u", deal + 1);
  const WordsValue values[] = { { "{number}", number }, { NULL, NULL } };

  return words_fill (text, values);
}

/* Adds a button. Its name @task includes the deal's number, because each row has this button. */
static void
add_button (AtoutPastMatchPage *self, GtkWidget *row, guint deal, const char *icon,
            const char *task, const char *wish)
{
  g_autofree char *text = fill_number (task, deal);
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_tooltip_text (button, text);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  spoken_set_name (button, text);
  connect_wish (button, "clicked", self, wish, deal);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
}

/* Returns the score of the deal, "+102 : 60". */
static char *
tell_score (const SheetRow *sheet)
{
  gint32 score[SEATS_MAX];

  for (guint u = 0; u < sheet->n_units; u++)
    score[u] = sheet->unit[u].score;

  return past_words_score (score, sheet->n_units);
}

static void
add_deal (AtoutPastMatchPage *self, guint deal, AtoutScoreRow *score)
{
  g_autofree char *name = fill_number (_ ("Deal {number}"), deal);
  g_autofree char *result = tell_score (atout_score_row_get_sheet (score));
  g_autofree char *title = g_strjoin (" · ", name, result, NULL);
  const char *verdict = atout_score_row_get_texts (score)->verdict;
  g_autofree char *subtitle = g_markup_escape_text (verdict, -1);
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_widget_set_tooltip_text (row, _ ("Look at This Deal Again"));
  spoken_set_description (row, verdict); /* the tooltip would replace the verdict */
  connect_wish (row, "activated", self, "replay", deal);
  add_button (self, row, deal, "hint-symbolic", _ ("Review Deal {number}"), "review");
  add_button (self, row, deal, "view-refresh-symbolic", _ ("Play Deal {number} Again"),
              "play-again");
  add_button (self, row, deal, "edit-copy-symbolic", _ ("Copy the Code of Deal {number}"),
              "copy-code");
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->deals), row);
}

static void
add_deals (AtoutPastMatchPage *self)
{
  GListModel *rows = atout_sheet_get_rows (atout_session_get_sheet (self->session));
  int first = MAX (atout_past_get_row (self->past)->again, 0);

  for (guint i = (guint) first; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (AtoutScoreRow) row = g_list_model_get_item (rows, i);

      add_deal (self, i, row);
    }
}

/* Returns "We 302 · They 140". */
static char *
tell_standing (AtoutPastMatchPage *self)
{
  const Telling telling = atout_session_tell (self->session);
  AtoutSheet *sheet = atout_session_get_sheet (self->session);
  GString *text = g_string_new (NULL);

  for (guint u = 0; u < self->log->match.n_units; u++)
    {
      g_autofree char *standing = atout_sheet_get_standing (sheet, u);

      g_string_append_printf (text, "%s%s %s", u > 0 ? " · " : "", tell_unit_name (&telling, u),
                              standing);
    }

  return g_string_free (text, FALSE);
}

static void
tell_match (AtoutPastMatchPage *self)
{
  const HistoryPast *past = atout_past_get_row (self->past);
  g_autofree char *title
      = g_markup_escape_text (words_title (self->log->game, &self->log->options), -1);
  g_autofree char *contest = contest_words_match (atout_past_get_history (self->past), past->id);
  g_autofree char *rules = past_words_rules (past, contest);
  g_autofree char *summary = past_words_summary (past);
  g_autofree char *standing = tell_standing (self);
  const char *outcome = past_words_outcome (past);
  g_autofree char *text
      = past->n_deals > 0
            ? g_strconcat (summary, "\n", outcome, outcome[0] != '\0' ? " · " : "", standing, NULL)
            : g_strdup (_ ("No deal has been finished."));
  g_autofree char *described = g_strconcat (rules, rules[0] != '\0' ? "\n" : "", text, NULL);
  g_autofree char *markup = g_markup_escape_text (described, -1);

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self->deals), title);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self->deals), markup);
}

/* ---- Class ----------------------------------------------------------------------------------- */

static gboolean
atout_past_match_page_grab_focus (GtkWidget *widget)
{
  AtoutPastMatchPage *self = ATOUT_PAST_MATCH_PAGE (widget);

  return gtk_widget_child_focus (self->page, GTK_DIR_TAB_FORWARD)
         || gtk_widget_grab_focus (self->continue_button);
}

static void
atout_past_match_page_dispose (GObject *object)
{
  AtoutPastMatchPage *self = ATOUT_PAST_MATCH_PAGE (object);

  G_OBJECT_CLASS (atout_past_match_page_parent_class)->dispose (object);
  g_clear_object (&self->session);
  g_clear_pointer (&self->log, match_log_free);
  g_clear_object (&self->past);
  g_clear_object (&self->list);
}

static gboolean
delete_pressed (GtkWidget *widget, GVariant *arguments G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  GtkWidget *button = ATOUT_PAST_MATCH_PAGE (widget)->delete_button;

  if (gtk_widget_get_sensitive (button))
    gtk_menu_button_popup (GTK_MENU_BUTTON (button));

  return GDK_EVENT_STOP;
}

static void
atout_past_match_page_class_init (AtoutPastMatchPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = atout_past_match_page_dispose;
  widget_class->grab_focus = atout_past_match_page_grab_focus;

  gtk_widget_class_add_binding (widget_class, GDK_KEY_Delete, 0, delete_pressed, NULL);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_BASE
                                               "/app/history/atout-past-match-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutPastMatchPage, page);
  gtk_widget_class_bind_template_child (widget_class, AtoutPastMatchPage, deals);
  gtk_widget_class_bind_template_child (widget_class, AtoutPastMatchPage, continue_button);
  gtk_widget_class_bind_template_child (widget_class, AtoutPastMatchPage, delete_button);
  gtk_widget_class_bind_template_callback (widget_class, continue_clicked);
  gtk_widget_class_bind_template_callback (widget_class, export_clicked);
}

static void
atout_past_match_page_init (AtoutPastMatchPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ask_popover_add (GTK_MENU_BUTTON (self->delete_button), "", _ ("Keep"), _ ("Delete"),
                   G_CALLBACK (delete_agreed), self);
}

/* Forbids deleting the match on the table, and asks before deleting another one. */
static void
update_buttons (AtoutPastMatchPage *self)
{
  const HistoryPast *past = atout_past_get_row (self->past);
  g_autofree char *loss = contest_loss_tell (atout_past_get_history (self->past), past->id);
  g_autofree char *question
      = g_strjoin (loss != NULL ? "\n\n" : "", _ ("Delete this match with all its deals?"),
                   loss != NULL ? loss : "", NULL);

  ask_popover_set_text (GTK_MENU_BUTTON (self->delete_button), question);
  gtk_widget_set_visible (self->continue_button, past->state == HISTORY_RESTS);
  gtk_widget_set_sensitive (self->delete_button, !is_played (self));
}

static AtoutSession *
session_at_end (const MatchLog *log)
{
  g_autoptr (AtoutReplay) replay
      = atout_replay_new (log, (guint) MAX (match_log_find_user (log), 0));
  guint last = log->deals->len - 1;

  if (log->deals->len > 0)
    atout_replay_go_to (replay, last, match_log_get_deal (log, last)->n_done);

  return atout_session_new_replay (replay);
}

GtkWidget *
atout_past_match_page_new (AtoutHost *host, AtoutPastList *list, AtoutPast *past, GError **error)
{
  MatchLog *log = atout_past_read_log (past, error);
  AtoutPastMatchPage *self;

  if (log == NULL)
    return NULL;
  self = g_object_new (ATOUT_TYPE_PAST_MATCH_PAGE, NULL);
  self->host = host;
  self->list = g_object_ref (list);
  self->past = g_object_ref (past);
  self->log = log;
  match_log_cut (log, match_log_n_over (log));
  self->session = session_at_end (log);
  atout_page_set_title (ATOUT_PAGE (self), _ ("Past match"),
                        words_title (log->game, &log->options));
  tell_match (self);
  add_deals (self);
  update_buttons (self);

  return GTK_WIDGET (self);
}
