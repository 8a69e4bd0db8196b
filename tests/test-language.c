/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Every page speaks the chosen language; a restart takes another one and resumes the match. */

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/fairness/atout-check-page.h"
#include "app/fairness/atout-shuffle-page.h"
#include "app/history/atout-past-page.h"
#include "app/history/atout-replay-page.h"
#include "app/preferences/atout-preferences.h"
#include "app/settings/language.h"
#include "app/start/atout-start-page.h"
#include "app/statistics/atout-statistics-page.h"
#include "history-support.h"
#include "model/words/time-words.h"
#include "support.h"
#include "view-hands.h"
#include "view-support.h"
#include "view/help/atout-help-page.h"
#include "view/table/atout-table.h"

static AtoutApplication *application;
static GSettings *settings;

typedef struct
{
  HistoryPlace place;
  AtoutHistory *history;
  AtoutWindow *window;
} Guest;

static void
open_window (Guest *self)
{
  language_choose ("de");
  history_place_make (&self->place);
  self->history = atout_history_new (self->place.path, "test");
  self->window = view_window_new (application, self->history);
  atout_window_set_seed (self->window, 7);
}

static void
close_window (Guest *self)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_clear_object (&self->history);
  history_place_clear (&self->place);
}

/* ---- What is to be read ---------------------------------------------------------------------- */

static void
add_text (GPtrArray *texts, const char *text)
{
  if (text != NULL && text[0] != '\0')
    g_ptr_array_add (texts, g_strdup (text));
}

static void
add_texts (GPtrArray *texts, GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_LABEL (widget))
    add_text (texts, gtk_label_get_text (GTK_LABEL (widget)));
  add_text (texts, gtk_widget_get_tooltip_text (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_texts (texts, child);
}

/* All labels and tooltips of @window, and its title. */
static GPtrArray *
read_texts (gpointer window)
{
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);

  add_text (texts, gtk_window_get_title (window));
  add_texts (texts, window);

  return texts;
}

/* The kinds of texts that the catalogue tells apart. */
static GHashTable *
read_contexts (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "po", "de.po", NULL);
  GHashTable *contexts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *catalogue = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &catalogue, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (catalogue, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], "msgctxt \""))
      g_hash_table_add (contexts, g_strndup (lines[i] + 9, strlen (lines[i]) - 10));
  g_assert_cmpuint (g_hash_table_size (contexts), >, 10);

  return contexts;
}

/* What is said at the table of 56, whatever the user speaks. */
static const char *const spoken[] = { "Pass", NULL };

/* Names of games and words that the games share with their translation stand in no catalogue. */
static gboolean
is_english (const char *text, GHashTable *contexts)
{
  GHashTableIter iter;
  gpointer context;

  if (g_strv_contains (spoken, text))
    return FALSE;
  if (g_strcmp0 (g_dgettext (GETTEXT_PACKAGE, text), text) != 0)
    return TRUE;
  g_hash_table_iter_init (&iter, contexts);
  while (g_hash_table_iter_next (&iter, &context, NULL))
    if (g_strcmp0 (g_dpgettext2 (GETTEXT_PACKAGE, context, text), text) != 0)
      return TRUE;

  return FALSE;
}

static void
assert_none_is_english (GPtrArray *texts)
{
  g_autoptr (GHashTable) contexts = read_contexts ();

  for (guint i = 0; i < texts->len; i++)
    if (is_english (texts->pdata[i], contexts))
      g_error ("in German it reads “%s”", (const char *) texts->pdata[i]);
}

/* ---- The pages ------------------------------------------------------------------------------- */

static gboolean
is_still (gpointer page)
{
  return !gtk_stack_get_transition_running (
      GTK_STACK (gtk_widget_get_ancestor (page, GTK_TYPE_STACK)));
}

/* The page of @type, when no other is seen any more. */
static GtkWidget *
wait_for_page (AtoutWindow *window, GType type)
{
  GtkWidget *page = view_wait_for_type (GTK_WIDGET (window), type);

  view_wait (is_still, page, "the page alone");
  view_wait_for_draw (GTK_WIDGET (window));

  return page;
}

/* What is advised in an explained deal is thought out anew. */
static gboolean
is_advised (gpointer window)
{
  AtoutSession *session = atout_window_get_session (window);

  return session == NULL || !atout_session_get_guided (session)
         || atout_counsel_get_text (ATOUT_COUNSEL (atout_session_get_adviser (session)))[0] != '\0';
}

/* Nothing on the page of @type is in English. */
static void
check_page (AtoutWindow *window, GType type)
{
  g_autoptr (GPtrArray) texts = NULL;

  g_test_message ("%s", g_type_name (type));
  wait_for_page (window, type);
  view_wait (is_advised, window, "advice");
  view_wait_for_idle ();
  view_wait_for_draw (GTK_WIDGET (window));
  texts = read_texts (window);
  g_assert_cmpuint (texts->len, >, 3);
  assert_none_is_english (texts);
}

/* ---- A match --------------------------------------------------------------------------------- */

static gboolean
is_asked (gpointer window)
{
  AtoutSession *session = atout_window_get_session (window);

  return atout_choices_is_asked (atout_session_get_choices (session))
         && atout_shown_get_settled (atout_session_get_shown (session));
}

static void
act (AtoutWindow *window)
{
  AtoutSession *session;
  ActionList legal;

  view_wait (is_asked, window, "the user’s turn");
  session = atout_window_get_session (window);
  deal_legal (atout_course_get_deal (ATOUT_COURSE (session)), &legal);
  atout_choices_choose_for (atout_session_get_choices (session), 0, legal.at[0], NULL);
}

static char *
record_of (AtoutWindow *window)
{
  return atout_course_to_record (ATOUT_COURSE (atout_window_get_session (window)));
}

static gboolean
is_over (AtoutWindow *window)
{
  AtoutSession *session = atout_window_get_session (window);

  return atout_course_get_state (ATOUT_COURSE (session)) != ATOUT_MATCH_PLAYING;
}

static gboolean
is_asked_or_over (gpointer window)
{
  return is_over (window) || is_asked (window);
}

/*
 * Does what the restart button does, then opens a window as the program does at its next start.
 * That window shows the match that was on the table, if any.
 */
static void
restart (Guest *self)
{
  AtoutSession *session = NULL;
  gint64 match = 0;

  g_set_weak_pointer (&session, atout_window_get_session (self->window));
  g_action_group_activate_action (G_ACTION_GROUP (application), "restart", NULL);
  g_assert_null (gtk_application_get_windows (GTK_APPLICATION (application)));
  g_assert_true (atout_application_get_restart (application, &match));
  while (session != NULL) /* its thinker ends in a thread */
    g_main_context_iteration (NULL, TRUE);
  g_object_unref (self->history);
  self->history = atout_history_new (self->place.path, "test");
  self->window = view_window_new (application, self->history);
  atout_window_set_seed (self->window, 7);
  atout_window_resume (self->window, match);
}

static void
open_by (Guest *self, const char *action)
{
  g_action_group_activate_action (G_ACTION_GROUP (self->window), action, NULL);
}

static void
finish_deal (Guest *self)
{
  do
    {
      act (self->window);
      view_wait (is_asked_or_over, self->window, "the next question");
    }
  while (!is_over (self->window));
}

static void
play_deal (Guest *self, const char *key)
{
  atout_window_start_match (self->window, game_find (key), &OPTIONS_DEFAULT);
  finish_deal (self);
}

/* The deal is explained, not explained, over. */
static void
test_match (gconstpointer data)
{
  const Game *game = data;
  Guest self = { 0 };

  open_window (&self);
  for (int guided = 1; guided >= 0; guided--)
    {
      g_autofree char *record = NULL;
      g_autofree char *same = NULL;
      AtoutSession *session;

      atout_window_start_match (self.window, game, &OPTIONS_DEFAULT);
      atout_session_set_guided (atout_window_get_session (self.window), guided);
      for (guint i = 0; i < 3; i++)
        act (self.window);
      view_wait (is_asked, self.window, "the user’s turn");
      record = record_of (self.window);
      check_page (self.window, ATOUT_TYPE_TABLE);
      restart (&self);
      view_wait (is_asked, self.window, "the user’s turn");
      same = record_of (self.window);
      g_assert_cmpstr (same, ==, record);
      session = atout_window_get_session (self.window);
      g_assert_cmpint (atout_session_get_guided (session), ==, guided);
      g_assert_true (atout_choices_is_asked (atout_session_get_choices (session)));
      check_page (self.window, ATOUT_TYPE_TABLE);
    }
  finish_deal (&self);
  check_page (self.window, ATOUT_TYPE_TABLE);
  close_window (&self);
}

/* While others play, and between two cards: nothing is lost, nothing is played twice. */
static void
test_in_between (void)
{
  Guest self = { 0 };
  guint n = 0;

  open_window (&self);
  g_settings_set_string (settings, "animation-speed", "normal");
  atout_window_start_match (self.window, game_find ("klaverjas"), &OPTIONS_DEFAULT);
  for (; !is_over (self.window); view_wait (is_asked_or_over, self.window, "the next question"))
    {
      g_autofree char *record = NULL;
      g_autofree char *same = NULL;

      act (self.window);
      record = record_of (self.window);
      restart (&self);
      same = record_of (self.window);
      g_assert_cmpstr (same, ==, record);
      n++;
    }
  g_assert_cmpuint (n, >, 7);
  g_settings_set_string (settings, "animation-speed", "off");
  close_window (&self);
}

/* A match that waits until a single deal is over goes on, if that deal is over or not kept. */
static void
test_single_deal (void)
{
  Guest self = { 0 };
  g_autofree char *record = NULL;
  g_autofree char *same = NULL;

  open_window (&self);
  play_deal (&self, "klaverjas");
  record = record_of (self.window);
  open_by (&self, "play-deal-again");
  act (self.window);
  restart (&self);
  g_assert_true (atout_session_get_once (atout_window_get_session (self.window)));
  close_window (&self);

  open_window (&self);
  play_deal (&self, "klaverjas");
  open_by (&self, "play-deal-again");
  finish_deal (&self);
  restart (&self);
  g_assert_false (atout_session_get_once (atout_window_get_session (self.window)));
  same = record_of (self.window);
  g_assert_cmpstr (same, ==, record);
  close_window (&self);
}

/* Without a match on the table nothing goes on by itself. */
static void
test_no_match (void)
{
  Guest self = { 0 };

  open_window (&self);
  play_deal (&self, "zensern");
  open_by (&self, "back");
  view_wait_for_type (GTK_WIDGET (self.window), ATOUT_TYPE_START_PAGE);
  restart (&self);
  g_assert_null (atout_window_get_session (self.window));
  close_window (&self);
}

/* ---- Pages ----------------------------------------------------------------------------------- */

static void
go_back_to (Guest *self, GType type)
{
  open_by (self, "back");
  view_wait_for_type (GTK_WIDGET (self->window), type);
}

/* Each lies on the one before. */
static void
test_pages (void)
{
  Guest self = { 0 };

  open_window (&self);
  check_page (self.window, ATOUT_TYPE_START_PAGE);
  play_deal (&self, "zensern");
  open_by (&self, "check-deal");
  check_page (self.window, ATOUT_TYPE_CHECK_PAGE);
  open_by (&self, "history");
  check_page (self.window, ATOUT_TYPE_PAST_PAGE);
  open_by (&self, "statistics");
  view_wait_for_text (GTK_WIDGET (self.window), "Zensern", TRUE);
  check_page (self.window, ATOUT_TYPE_STATISTICS_PAGE);
  open_by (&self, "shuffling");
  view_wait_for_text (GTK_WIDGET (self.window), "In einem Blatt", TRUE);
  check_page (self.window, ATOUT_TYPE_SHUFFLE_PAGE);
  open_by (&self, "help");
  check_page (self.window, ATOUT_TYPE_HELP_PAGE);
  open_by (&self, "replay-deal");
  check_page (self.window, ATOUT_TYPE_REPLAY_PAGE);
  go_back_to (&self, ATOUT_TYPE_HELP_PAGE);
  go_back_to (&self, ATOUT_TYPE_SHUFFLE_PAGE);
  go_back_to (&self, ATOUT_TYPE_STATISTICS_PAGE);
  go_back_to (&self, ATOUT_TYPE_PAST_PAGE);
  go_back_to (&self, ATOUT_TYPE_CHECK_PAGE);
  go_back_to (&self, ATOUT_TYPE_TABLE);
  go_back_to (&self, ATOUT_TYPE_START_PAGE);
  close_window (&self);
}

/* ---- Preferences ----------------------------------------------------------------------------- */

static AtoutPreferences *
find_preferences (void)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (application));

  for (; windows != NULL; windows = windows->next)
    if (ATOUT_IS_PREFERENCES (windows->data))
      return windows->data;

  return NULL;
}

static gboolean
has_preferences (gpointer nothing G_GNUC_UNUSED)
{
  return find_preferences () != NULL && gtk_widget_get_mapped (GTK_WIDGET (find_preferences ()));
}

/* The button is there as long as a language is chosen that the program does not speak. */
static void
test_preferences (void)
{
  Guest self = { 0 };
  AtoutPreferences *preferences;
  GtkWidget *row;
  g_autoptr (GPtrArray) texts = NULL;

  open_window (&self);
  g_settings_set_string (settings, "language", "de");
  g_action_group_activate_action (G_ACTION_GROUP (application), "preferences", NULL);
  view_wait (has_preferences, NULL, "the preferences");
  preferences = find_preferences ();
  view_wait_for_draw (GTK_WIDGET (preferences));
  texts = read_texts (preferences);
  assert_none_is_english (texts);
  g_assert_true (view_reads (GTK_WIDGET (preferences), "Atout, Französisch"));
  row = view_find_row (GTK_WIDGET (preferences), "Sprache");
  g_assert_true (view_reads (row, "Deutsch"));
  g_assert_false (view_reads (GTK_WIDGET (preferences), "Neu starten"));

  adw_combo_row_set_selected (ADW_COMBO_ROW (row), 3);
  g_assert_true (view_reads (row, "Nederlands"));
  g_assert_true (
      view_reads (GTK_WIDGET (preferences), "Die neue Sprache gilt ab dem nächsten Start"));
  g_assert_true (view_reads (GTK_WIDGET (preferences), "Neu starten"));

  adw_combo_row_set_selected (ADW_COMBO_ROW (row), 1);
  g_assert_false (view_reads (GTK_WIDGET (preferences), "Neu starten"));
  gtk_window_destroy (GTK_WINDOW (preferences));
  g_settings_reset (settings, "language");
  close_window (&self);
}

/* GTK speaks the same language. */
static void
test_toolkit (void)
{
  language_choose ("en");
  g_assert_cmpstr (g_dgettext ("gtk40", "_Cancel"), ==, "_Cancel");
  language_choose ("de");
  g_assert_cmpstr (g_dgettext ("gtk40", "_Cancel"), ==, "_Abbrechen");
  language_choose ("nl");
  g_assert_cmpstr (g_dgettext ("gtk40", "_Cancel"), ==, "_Annuleren");
  language_choose ("tlh"); /* unknown: that of the desktop */
  g_assert_cmpstr (g_dgettext ("gtk40", "_Cancel"), ==, "_Cancel");
}

/* Days are written as the language does that is chosen, where the desktop has another. */
static void
test_days (void)
{
  static const struct
  {
    const char *key;
    const char *day;
  } languages_of_days[]
      = { { "de", "05.03.2026" }, { "nl", "05-03-2026" }, { "tlh", "03/05/2026" } };
  g_autoptr (GDateTime) then = g_date_time_new_local (2026, 3, 5, 14, 7, 0);
  gint64 when = g_date_time_to_unix (then);

  for (guint i = 0; i < G_N_ELEMENTS (languages_of_days); i++)
    {
      g_autofree char *exact = g_strconcat (languages_of_days[i].day, " 14:07", NULL);
      g_autofree char *day = NULL;
      g_autofree char *moment = NULL;
      g_autofree char *lately = NULL;

      language_choose (languages_of_days[i].key);
      day = time_words_day (when);
      moment = time_words_moment (when);
      lately = time_words_lately (when, FALSE);
      g_assert_cmpstr (day, ==, languages_of_days[i].day);
      g_assert_cmpstr (moment, ==, exact);
      g_assert_cmpstr (lately, ==, languages_of_days[i].day);
    }
}

static char *
tell_today (const char *pattern, int days)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GDateTime) then = g_date_time_add_days (now, days);
  g_autofree char *expected = g_date_time_format (then, pattern);
  g_autofree char *told = time_words_lately (g_date_time_to_unix (then), days == 0);

  g_assert_cmpstr (told, ==, expected);

  return g_date_time_format (now, "%F");
}

/* What was a while ago is told by the day; a test at midnight begins again. */
static void
test_lately (void)
{
  language_choose ("en");
  for (gboolean is_done = FALSE; !is_done;)
    {
      g_autoptr (GDateTime) begin = g_date_time_new_now_local ();
      g_autofree char *day = g_date_time_format (begin, "%F");
      g_autofree char *other = NULL;

      if (g_date_time_get_hour (begin) == 23 && g_date_time_get_minute (begin) == 59)
        continue;
      g_free (tell_today ("today, %H:%M", 0));
      other = tell_today ("yesterday, %H:%M", -1);
      is_done = g_str_equal (day, other);
    }
}

/* Each catalogue can be chosen, and the settings allow it. */
static void
test_languages (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "po", "LINGUAS", NULL);
  g_autofree char *list = NULL;
  g_auto (GStrv) lines = NULL;
  guint n = 0;

  g_assert_true (g_file_get_contents (path, &list, NULL, NULL));
  lines = g_strsplit (list, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (lines[i][0] != '\0' && lines[i][0] != '#')
      {
        const Language *language = languages;

        while (language->key != NULL && !g_str_equal (language->key, lines[i]))
          language++;
        g_assert_cmpstr (language->key, ==, lines[i]);
        g_assert_true (g_settings_set_string (settings, "language", lines[i]));
        g_settings_reset (settings, "language");
        n++;
      }
  g_assert_cmpuint (n, >=, 2);
}

int
main (int argc, char **argv)
{
  g_autofree char *texts = NULL;
  int status;

  /* as main () does: before anything asks whether texts are translated */
  texts = g_build_filename (g_getenv ("G_TEST_BUILDDIR"), "..", "po", NULL);
  language_begin (texts);
  language_choose ("de"); /* the names of the decks are read once */
  application = view_application_new (&argc, &argv);
  if (application == NULL)
    return 0;
  settings = g_settings_new (APP_ID);
  g_settings_set_string (settings, "animation-speed", "off");
  g_settings_set_double (settings, "trick-pause", 0);
  view_point_away ();
  g_test_add_func ("/language/toolkit", test_toolkit);
  g_test_add_func ("/language/days", test_days);
  g_test_add_func ("/language/lately", test_lately);
  g_test_add_func ("/language/languages", test_languages);
  view_add_game_tests ("/language/match", test_match);
  g_test_add_func ("/language/in-between", test_in_between);
  g_test_add_func ("/language/single-deal", test_single_deal);
  g_test_add_func ("/language/no-match", test_no_match);
  g_test_add_func ("/language/pages", test_pages);
  g_test_add_func ("/language/preferences", test_preferences);
  status = g_test_run ();
  g_clear_object (&settings);
  g_object_unref (application);

  return status;
}
