/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/history/atout-past-page.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "app/history/atout-past-match-page.h"
#include "app/history/past-row.h"
#include "app/widgets/ask-popover.h"
#include "app/widgets/narrow-choice.h"
#include "app/widgets/toolkit-gaps.h"
#include "model/competing/contest-loss.h"
#include "model/competing/evening-rows.h"
#include "model/history/atout-past-list.h"
#include "model/words/words.h"
#include "view/score/atout-fold-layout.h"
#include "view/widgets/letters.h"
#include "view/widgets/spoken.h"

#define WINDOW_WIDTH 270 /* window with room for the button */

struct _AtoutPastPage
{
  AtoutPage parent_instance;

  AtoutHost *host;
  AtoutPastList *past;
  gboolean is_filtered;
  GPtrArray *forms; /* keys of the offered forms */

  GtkWidget *evenings;
  GtkWidget *evening_row;
  GtkWidget *filters;
  GtkWidget *search;
  GtkWidget *game;
  GtkWidget *period;
  GtkWidget *outcome;
  GtkWidget *stack;
  GtkWidget *matches;
  GtkWidget *list;
  GtkWidget *empty;
  GtkWidget *count;
  GtkWidget *delete_button;
};

G_DEFINE_FINAL_TYPE (AtoutPastPage, atout_past_page, ATOUT_TYPE_PAGE)

/* ---- Filter ---------------------------------------------------------------------------------- */

/* Days of the offered periods; 0 is any time. */
static const guint periods[] = { 0, 1, 7, 30, 365 };

static const struct
{
  const char *title;
  HistoryOutcome outcome;
} outcomes[] = {
  { NC_ ("past match", "Won"), HISTORY_WON },
  { NC_ ("past match", "Lost"), HISTORY_LOST },
  { NC_ ("past match", "Drawn"), HISTORY_DRAWN },
  { NC_ ("past match", "Open"), HISTORY_OPEN },
};

/* Returns midnight @days - 1 days ago, in Unix time. */
static gint64
days_ago (guint days)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GDateTime) day
      = g_date_time_new_local (g_date_time_get_year (now), g_date_time_get_month (now),
                               g_date_time_get_day_of_month (now), 0, 0, 0);
  g_autoptr (GDateTime) first = g_date_time_add_days (day, 1 - (int) days);

  return g_date_time_to_unix (first);
}

static HistoryFilter
read_filter (AtoutPastPage *self)
{
  guint game = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->game));
  guint period = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->period));
  guint outcome = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->outcome));
  HistoryFilter filter = { .text = gtk_editable_get_text (GTK_EDITABLE (self->search)) };

  if (game > 0)
    filter.form = g_ptr_array_index (self->forms, game - 1);
  if (period > 0)
    filter.since = days_ago (periods[period]);
  filter.has_outcome = outcome > 0;
  if (filter.has_outcome)
    filter.outcome = outcomes[outcome - 1].outcome;
  self->is_filtered = game + period + outcome > 0 || filter.text[0] != '\0';

  return filter;
}

static char *
fill_count (const char *text, guint n)
{
  g_autofree char *count = g_strdup_printf ("%u", n);
  const WordsValue values[] = { { "{count}", count }, { NULL, NULL } };

  return words_fill (text, values);
}

static guint
count_matches (AtoutPastPage *self)
{
  return self->past != NULL ? g_list_model_get_n_items (G_LIST_MODEL (self->past)) : 0;
}

static const char *
explain_empty (AtoutPastPage *self)
{
  AtoutHistory *history = atout_host_get_history (self->host);
  const char *problem = history != NULL ? atout_history_get_problem (history) : NULL;

  if (self->is_filtered)
    return _ ("No match fits your search.");
  if (problem != NULL)
    return problem;

  return _ ("You have not played anything yet. Every match you begin will be listed here.");
}

/* Returns the question before the @n listed matches are deleted, with what contests lose. */
static char *
ask_to_delete (AtoutPastPage *self, guint n)
{
  g_autofree char *question = fill_count (
      ngettext ("Delete this match for good?", "Delete these {count} matches for good?", n), n);
  g_autofree char *loss = n > 0 ? contest_loss_tell_all (atout_host_get_history (self->host),
                                                         atout_past_list_get_ids (self->past))
                                : NULL;

  return loss != NULL ? g_strjoin ("\n\n", question, loss, NULL) : g_steal_pointer (&question);
}

static void
update (AtoutPastPage *self)
{
  guint n = count_matches (self);
  g_autofree char *count = fill_count (ngettext ("{count} match", "{count} matches", n), n);
  g_autofree char *question = ask_to_delete (self, n);

  gtk_widget_set_visible (self->filters, n > 0 || self->is_filtered);
  gtk_stack_set_visible_child (GTK_STACK (self->stack), n > 0 ? self->matches : self->empty);
  gtk_label_set_label (GTK_LABEL (self->empty), explain_empty (self));
  gtk_label_set_label (GTK_LABEL (self->count), n > 0 ? count : "");
  gtk_widget_set_sensitive (self->delete_button, n > 0);
  ask_popover_set_text (GTK_MENU_BUTTON (self->delete_button), question);
}

static void
filter_changed (AtoutPastPage *self)
{
  HistoryFilter filter;

  if (self->past == NULL)
    return;
  filter = read_filter (self);
  atout_past_list_set_filter (self->past, &filter);
  update (self);
}

static void
search_started (AtoutPastPage *self)
{
  gtk_widget_grab_focus (self->search);
  gtk_editable_set_position (GTK_EDITABLE (self->search), -1);
}

/* Clears the entry on Escape; if it is empty, goes back. */
static void
search_stopped (AtoutPastPage *self)
{
  if (gtk_editable_get_text (GTK_EDITABLE (self->search))[0] == '\0')
    gtk_widget_activate_action (GTK_WIDGET (self), "win.back", NULL);
  else
    gtk_editable_set_text (GTK_EDITABLE (self->search), "");
}

/* Shows how many club evenings there are, whose lists have a page of their own. */
static void
update_evenings (AtoutPastPage *self)
{
  AtoutHistory *history = atout_host_get_history (self->host);
  g_autoptr (GError) fault = NULL;
  g_autofree char *count = NULL;
  guint n;

  if (history == NULL)
    return;
  n = evening_rows_count (atout_history_get_database (history), &fault);
  if (fault != NULL)
    atout_history_mend (history, fault);
  count = fill_count (
      ngettext ("{count} evening with its lists", "{count} evenings with their lists", n), n);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->evening_row), count);
  gtk_widget_set_visible (self->evenings, n > 0);
}

/* ---- Actions --------------------------------------------------------------------------------- */

static void
match_activated (AtoutPastPage *self, guint position)
{
  g_autoptr (AtoutPast) past = g_list_model_get_item (G_LIST_MODEL (self->past), position);
  g_autoptr (GError) error = NULL;
  GtkWidget *page = atout_past_match_page_new (self->host, self->past, past, &error);

  if (page != NULL)
    atout_host_open (self->host, ATOUT_PAGE (page));
  else
    atout_host_say (self->host, error->message);
}

/* Deletes the listed matches, except the one on the table. */
static void
delete_agreed (AtoutPastPage *self)
{
  AtoutSession *session = atout_host_get_session (self->host);
  g_autoptr (GError) error = NULL;

  if (!atout_past_list_remove_all (
          self->past, session != NULL ? atout_session_get_match (session) : NULL, &error))
    atout_host_say (self->host, error->message);
  else if (count_matches (self) > 0)
    atout_host_say (self->host, _ ("The match in progress was kept."));
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* ---- Class ----------------------------------------------------------------------------------- */

static gboolean
atout_past_page_grab_focus (GtkWidget *widget)
{
  AtoutPastPage *self = ATOUT_PAST_PAGE (widget);

  if (count_matches (self) > 0)
    return list_view_grab_focus (self->list);

  return gtk_widget_get_visible (self->filters) && gtk_widget_grab_focus (self->search);
}

static void
atout_past_page_map (GtkWidget *widget)
{
  update_evenings (ATOUT_PAST_PAGE (widget));

  GTK_WIDGET_CLASS (atout_past_page_parent_class)->map (widget);
}

static void
atout_past_page_dispose (GObject *object)
{
  AtoutPastPage *self = ATOUT_PAST_PAGE (object);

  G_OBJECT_CLASS (atout_past_page_parent_class)->dispose (object);
  g_clear_object (&self->past);
}

static void
atout_past_page_finalize (GObject *object)
{
  g_ptr_array_unref (ATOUT_PAST_PAGE (object)->forms);

  G_OBJECT_CLASS (atout_past_page_parent_class)->finalize (object);
}

static void
atout_past_page_class_init (AtoutPastPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = atout_past_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = atout_past_page_finalize;
  widget_class->grab_focus = atout_past_page_grab_focus;
  widget_class->map = atout_past_page_map;

  g_type_ensure (ATOUT_TYPE_FOLD_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_BASE "/app/history/atout-past-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutPastPage, evenings);
  gtk_widget_class_bind_template_child (widget_class, AtoutPastPage, evening_row);
  gtk_widget_class_bind_template_child (widget_class, AtoutPastPage, filters);
  gtk_widget_class_bind_template_child (widget_class, AtoutPastPage, search);
  gtk_widget_class_bind_template_child (widget_class, AtoutPastPage, game);
  gtk_widget_class_bind_template_child (widget_class, AtoutPastPage, period);
  gtk_widget_class_bind_template_child (widget_class, AtoutPastPage, outcome);
  gtk_widget_class_bind_template_child (widget_class, AtoutPastPage, stack);
  gtk_widget_class_bind_template_child (widget_class, AtoutPastPage, matches);
  gtk_widget_class_bind_template_child (widget_class, AtoutPastPage, list);
  gtk_widget_class_bind_template_child (widget_class, AtoutPastPage, empty);
  gtk_widget_class_bind_template_child (widget_class, AtoutPastPage, count);
  gtk_widget_class_bind_template_child (widget_class, AtoutPastPage, delete_button);
  gtk_widget_class_bind_template_callback (widget_class, filter_changed);
  gtk_widget_class_bind_template_callback (widget_class, search_started);
  gtk_widget_class_bind_template_callback (widget_class, search_stopped);
  gtk_widget_class_bind_template_callback (widget_class, match_activated);
}

static GtkStringList *
list_forms (AtoutPastPage *self)
{
  GtkStringList *titles = gtk_string_list_new (NULL);
  const Game *game;
  GameForm form;

  gtk_string_list_append (titles, _ ("All games"));
  for (guint i = 0; (game = game_at (i)) != NULL; i++)
    for (guint j = 0; game_form_at (game, j, &form); j++)
      {
        gtk_string_list_append (titles, words_form_title (&form));
        g_ptr_array_add (self->forms, (gpointer) form.key);
      }

  return titles;
}

static void
offer_choices (AtoutPastPage *self)
{
  const char *const times[] = {
    _ ("Any time"), _ ("Today"), _ ("Last 7 days"), _ ("Last 30 days"), _ ("Last 12 months"), NULL,
  };
  GtkStringList *results = gtk_string_list_new (NULL);

  gtk_string_list_append (results, _ ("All results"));
  for (guint i = 0; i < G_N_ELEMENTS (outcomes); i++)
    gtk_string_list_append (results, g_dpgettext2 (NULL, "past match", outcomes[i].title));
  narrow_choice_offer (self->game, _ ("Game"), list_forms (self));
  narrow_choice_offer (self->period, _ ("Time"), gtk_string_list_new (times));
  narrow_choice_offer (self->outcome, _ ("Result"), results);
}

static void
atout_past_page_init (AtoutPastPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  atout_page_set_title (ATOUT_PAGE (self), _ ("Past matches"), NULL);
  letters_keep (self->delete_button, WINDOW_WIDTH);
  spoken_hide_pages (GTK_STACK (self->stack));
  self->forms = g_ptr_array_new ();
  offer_choices (self);
  ask_popover_add (GTK_MENU_BUTTON (self->delete_button), "", _ ("Keep"), _ ("Delete"),
                   G_CALLBACK (delete_agreed), self);
  forbid_emoji (GTK_EDITABLE (self->search));
  gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (self->search), GTK_WIDGET (self));
}

GtkWidget *
atout_past_page_new (AtoutHost *host)
{
  AtoutHistory *history = atout_host_get_history (host);
  AtoutPastPage *self = g_object_new (ATOUT_TYPE_PAST_PAGE, NULL);

  self->host = host;
  if (history != NULL)
    {
      self->past = atout_past_list_new (history);
      list_view_show_items (GTK_LIST_VIEW (self->list), G_LIST_MODEL (self->past),
                            past_row_factory ());
      g_signal_connect_object (self->past, "items-changed", G_CALLBACK (update), self,
                               G_CONNECT_SWAPPED);
    }
  update (self);
  update_evenings (self);

  return GTK_WIDGET (self);
}
