/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/compete/atout-day-group.h"

#include <glib/gi18n-lib.h>

#include "app/compete/atout-contest-page.h"
#include "app/compete/compete-start.h"
#include "model/competing/contest-words.h"
#include "model/competing/day.h"
#include "model/words/words.h"
#include "view/widgets/spoken-names.h"

struct _AtoutDayGroup
{
  AdwPreferencesGroup parent_instance;

  AtoutHost *host;
  const Game *game;
  Options options;   /* rules that the group shows */
  GDate day;         /* shown day */
  GDate today;       /* day of the last update */
  ContestRow *row;   /* first contest of the day, or NULL */
  ContestRow *again; /* a later contest of the day that can be continued, or NULL */
  gboolean is_open;  /* true if @row can be continued */

  GtkWidget *deals;
  GtkWidget *result;
  GtkWidget *play;
  GtkWidget *other_button;
  GtkWidget *calendar; /* NULL until it was asked for */
};

G_DEFINE_FINAL_TYPE (AtoutDayGroup, atout_day_group, ADW_TYPE_PREFERENCES_GROUP)

/* ---- Texts ----------------------------------------------------------------------------------- */

static char *
tell_day (AtoutDayGroup *self)
{
  g_autofree char *day = day_tell (&self->day);
  const WordsValue values[] = { { "{day}", day }, { NULL, NULL } };

  if (g_date_compare (&self->day, &self->today) != 0)
    return g_steal_pointer (&day);

  return words_fill (C_ ("contest", "Today, {day}"), values);
}

/* Returns the number of deals, and the rules if they are unusual. */
static char *
tell_deals (AtoutDayGroup *self)
{
  g_autofree char *rules = contest_words_rules (self->game, &self->options);
  guint n = day_count_deals (self->game);
  g_autofree char *count = g_strdup_printf ("%u", n);
  const WordsValue values[] = { { "{count}", count }, { NULL, NULL } };
  g_autofree char *text
      = words_fill (ngettext ("{count} deal, the same for everybody who plays on this day",
                              "{count} deals, the same for everybody who plays on this day", n),
                    values);

  return rules[0] != '\0' ? g_strjoin (" · ", rules, text, NULL) : g_steal_pointer (&text);
}

static const char *
title_of_play (AtoutDayGroup *self)
{
  return self->row == NULL                      ? C_ ("game", "Play")
         : self->is_open || self->again != NULL ? _ ("Go On")
                                                : _ ("Play Again");
}

static const char *
subtitle_of_play (AtoutDayGroup *self)
{
  return self->row == NULL ? _ ("Not played yet. Your first play counts.")
         : self->is_open   ? _ ("You go on at the card where you left off.")
         : self->again != NULL
             ? _ ("You are playing these deals again. You go on at the card where you left off.")
             : _ ("The first play counts; this one is marked “again”.");
}

/* ---- Showing --------------------------------------------------------------------------------- */

/* Reads the contest of the day; returns its result, or NULL if there is none. */
static char *
read_day (AtoutDayGroup *self)
{
  AtoutHistory *history = atout_host_get_history (self->host);
  Database *database = atout_history_get_database (history);
  g_autofree char *day = day_write (&self->day);
  g_autoptr (GError) fault = NULL;
  g_autoptr (GArray) deals = NULL;

  g_clear_pointer (&self->row, contest_row_free);
  g_clear_pointer (&self->again, contest_row_free);
  self->row = contest_rows_find_day (database, self->game, &self->options, day, &fault);
  if (self->row != NULL)
    deals = contest_rows_list_deals (database, self->row->id, &fault);
  if (deals != NULL)
    self->again = contest_rows_find_again (database, self->game, &self->options, day, &fault);
  if (fault != NULL)
    atout_history_mend (history, fault);
  self->is_open = deals != NULL && contest_words_is_open (self->row, deals);

  return deals != NULL ? contest_words_result (self->row, deals) : NULL;
}

static void
update (AtoutDayGroup *self)
{
  g_autofree char *result = NULL;
  g_autofree char *day = NULL;
  g_autofree char *deals = NULL;
  const GDate before = self->today;

  day_of_time (g_get_real_time () / G_USEC_PER_SEC, &self->today);
  if (g_date_compare (&self->day, &before) == 0)
    self->day = self->today;
  result = read_day (self);
  day = tell_day (self);
  deals = tell_deals (self);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->deals), day);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->deals), deals);
  gtk_widget_set_visible (self->result, result != NULL);
  if (result != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (self->result), result);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->play), title_of_play (self));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->play), subtitle_of_play (self));
}

void
atout_day_group_update (AtoutDayGroup *self, const Options *options)
{
  g_return_if_fail (ATOUT_IS_DAY_GROUP (self));

  self->options = *options;
  update (self);
}

void
atout_day_group_set_day (AtoutDayGroup *self, const GDate *day)
{
  g_return_if_fail (ATOUT_IS_DAY_GROUP (self));

  self->day = day_is_open (day, &self->today) ? *day : self->today;
  update (self);
}

gboolean
atout_day_group_focus (AtoutDayGroup *self)
{
  return gtk_widget_grab_focus (self->play);
}

/* ---- Actions --------------------------------------------------------------------------------- */

static void
result_activated (AtoutDayGroup *self)
{
  atout_contest_page_open (self->host, self->row->id);
}

static void
play_activated (AtoutDayGroup *self)
{
  if (self->is_open)
    atout_host_resume (self->host, self->row->match);
  else if (self->again != NULL)
    atout_host_resume (self->host, self->again->match);
  else
    compete_start_day (self->host, self->game, &self->options, &self->day);
}

/* Shows the calendar at the chosen day. */
static void
calendar_shown (AtoutDayGroup *self)
{
  g_autoptr (GDateTime) day
      = g_date_time_new_local (g_date_get_year (&self->day), (int) g_date_get_month (&self->day),
                               g_date_get_day (&self->day), 12, 0, 0);

  gtk_calendar_select_day (GTK_CALENDAR (self->calendar), day);
  gtk_widget_grab_focus (self->calendar);
}

/* Takes over the day that the calendar shows, but none after today. */
static void
day_chosen (AtoutDayGroup *self)
{
  g_autoptr (GDateTime) chosen = gtk_calendar_get_date (GTK_CALENDAR (self->calendar));
  int year, month, day;
  GDate date;

  g_date_time_get_ymd (chosen, &year, &month, &day);
  g_date_clear (&date, 1);
  g_date_set_dmy (&date, (GDateDay) day, (GDateMonth) month, (GDateYear) year);
  atout_day_group_set_day (self, &date);
}

/* (GtkMenuButtonCreatePopupFunc) Makes the calendar, which would slow down the page. */
static void
make_calendar (GtkMenuButton *button, gpointer group)
{
  AtoutDayGroup *self = group;
  GtkWidget *popover;

  if (self->calendar != NULL)
    return;
  popover = gtk_popover_new ();
  self->calendar = gtk_calendar_new ();
  spoken_set_name (self->calendar, C_ ("contest", "Day"));
  gtk_popover_set_child (GTK_POPOVER (popover), self->calendar);
  g_signal_connect_object (popover, "map", G_CALLBACK (calendar_shown), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (self->calendar, "day-selected", G_CALLBACK (day_chosen), self,
                           G_CONNECT_SWAPPED);
  gtk_menu_button_set_popover (button, popover);
}

/* ---- Class ----------------------------------------------------------------------------------- */

static void
atout_day_group_finalize (GObject *object)
{
  AtoutDayGroup *self = ATOUT_DAY_GROUP (object);

  g_clear_pointer (&self->row, contest_row_free);
  g_clear_pointer (&self->again, contest_row_free);

  G_OBJECT_CLASS (atout_day_group_parent_class)->finalize (object);
}

static void
atout_day_group_class_init (AtoutDayGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = atout_day_group_finalize;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_BASE "/app/compete/atout-day-group.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutDayGroup, deals);
  gtk_widget_class_bind_template_child (widget_class, AtoutDayGroup, result);
  gtk_widget_class_bind_template_child (widget_class, AtoutDayGroup, play);
  gtk_widget_class_bind_template_child (widget_class, AtoutDayGroup, other_button);
  gtk_widget_class_bind_template_callback (widget_class, result_activated);
  gtk_widget_class_bind_template_callback (widget_class, play_activated);
}

static void
atout_day_group_init (AtoutDayGroup *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->other_button), make_calendar, self,
                                         NULL);
}

void
atout_day_group_set_game (AtoutDayGroup *self, AtoutHost *host, const Game *game)
{
  g_return_if_fail (ATOUT_IS_DAY_GROUP (self));

  self->host = host;
  self->game = game;
  day_of_time (g_get_real_time () / G_USEC_PER_SEC, &self->today);
  self->day = self->today;
}
