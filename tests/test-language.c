/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The language is changed while pages lie open: everything is said in it at once and the match goes
 * on; what was said before is said again when the language comes back, word by word.
 */

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "view/table/calls/atout-call-panel.h"
#include "app/decks/atout-deck-picker.h"
#include "app/fairness/atout-check-page.h"
#include "app/fairness/atout-shuffle-page.h"
#include "app/history/atout-past-match-page.h"
#include "app/history/atout-past-page.h"
#include "app/history/atout-replay-page.h"
#include "app/history/atout-review-page.h"
#include "app/preferences/atout-preferences.h"
#include "app/settings/language.h"
#include "app/start/atout-start-page.h"
#include "app/statistics/atout-statistics-page.h"
#include "history-support.h"
#include "model/history/atout-past-list.h"
#include "model/words/house-rules.h"
#include "model/words/time-words.h"
#include "support.h"
#include "view-hands.h"
#include "view-support.h"
#include "view/help/atout-help-page.h"
#include "view/people/atout-portrait.h"
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

/* Below calls: it speaks of the one that was pointed at, or recommended, last. */
static gboolean
is_caption (GtkWidget *label)
{
  return gtk_label_get_lines (GTK_LABEL (label)) > 0
         && gtk_widget_get_ancestor (label, ATOUT_TYPE_CALL_PANEL) != NULL;
}

static void
add_texts (GPtrArray *texts, GtkWidget *widget)
{
  /* faces may be covered by a result, which is as wide as its words; names tell the same */
  if (!gtk_widget_get_mapped (widget) || ATOUT_IS_PORTRAIT (widget))
    return;
  if (GTK_IS_LABEL (widget) && !is_caption (widget))
    add_text (texts, gtk_label_get_text (GTK_LABEL (widget)));
  add_text (texts, gtk_widget_get_tooltip_text (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_texts (texts, child);
}

static gboolean
is_number (const char *text)
{
  return text[strspn (text, "0123456789")] == '\0';
}

/*
 * All labels and tooltips of @window in order, and its title; numbers alone are in no language, and
 * those on piles are covered where texts are longer.
 */
static GPtrArray *
read_texts (gpointer window)
{
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);

  add_text (texts, gtk_window_get_title (window));
  add_texts (texts, window);
  for (guint i = texts->len; i > 0; i--)
    if (is_number (texts->pdata[i - 1]))
      g_ptr_array_remove_index (texts, i - 1);

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

static void
assert_same_texts (GPtrArray *a, GPtrArray *b)
{
  for (guint i = 0; i < MIN (a->len, b->len); i++)
    g_assert_cmpstr (a->pdata[i], ==, b->pdata[i]);
  g_assert_cmpuint (a->len, ==, b->len);
}

/* ---- The language ---------------------------------------------------------------------------- */

typedef struct
{
  AtoutWindow *window;
  GtkWidget *bar; /* weak: that of the language of before */
} Change;

static gboolean
is_changed (gpointer data)
{
  return ((Change *) data)->bar == NULL;
}

/* Nothing of what was there before is kept by anybody. */
static void
choose (AtoutWindow *window, const char *key)
{
  Change change = { window, NULL };

  g_set_weak_pointer (&change.bar, view_find (GTK_WIDGET (window), ADW_TYPE_HEADER_BAR));
  g_settings_set_string (settings, "language", key);
  view_wait (is_changed, &change, "another language");
  view_wait_for_draw (GTK_WIDGET (window));
}

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

typedef struct
{
  AtoutWindow *window;
  guint n_texts; /* that are to be read */
} Reading;

static gboolean
has_as_many (gpointer data)
{
  const Reading *reading = data;
  g_autoptr (GPtrArray) texts = read_texts (reading->window);

  return texts->len == reading->n_texts;
}

static gboolean
are_same (GPtrArray *a, GPtrArray *b)
{
  for (guint i = 0; i < MIN (a->len, b->len); i++)
    if (!g_str_equal (a->pdata[i], b->pdata[i]))
      return FALSE;

  return a->len == b->len;
}

/* Once a page has its size it may put them in another order. */
static GPtrArray *
read_at_rest (AtoutWindow *window)
{
  GPtrArray *now = read_texts (window);
  gboolean rests;

  do
    {
      g_autoptr (GPtrArray) before = now;

      view_wait_for_idle ();
      view_wait_for_draw (GTK_WIDGET (window));
      now = read_texts (window);
      rests = are_same (before, now);
    }
  while (!rests);

  return now;
}

/* As soon as there are @n_texts, when what is counted or thought out has come; 0: any. */
static GPtrArray *
wait_for_texts (AtoutWindow *window, guint n_texts)
{
  Reading reading = { window, n_texts };

  view_wait (is_advised, window, "advice");
  if (n_texts > 0)
    view_wait (has_as_many, &reading, "all texts");

  return read_at_rest (window);
}

/* The page is in the other language, and after that again what it was. */
static void
there_and_back (AtoutWindow *window, GType type)
{
  GtkWidget *page = NULL;
  g_autoptr (GPtrArray) before = NULL;
  g_autoptr (GPtrArray) german = NULL;
  g_autoptr (GPtrArray) after = NULL;

  g_test_message ("%s", g_type_name (type));
  g_set_weak_pointer (&page, wait_for_page (window, type));
  before = wait_for_texts (window, 0);
  g_assert_cmpuint (before->len, >, 3);
  choose (window, "de");
  g_assert_null (page);
  wait_for_page (window, type);
  german = wait_for_texts (window, before->len);
  assert_none_is_english (german);
  choose (window, "system");
  wait_for_page (window, type);
  after = wait_for_texts (window, before->len);
  assert_same_texts (before, after);
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

/* In the middle of a deal of each game that is explained, of another one, and at its end. */
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
      there_and_back (self.window, ATOUT_TYPE_TABLE);
      same = record_of (self.window);
      g_assert_cmpstr (same, ==, record);
      session = atout_window_get_session (self.window);
      g_assert_cmpint (atout_session_get_guided (session), ==, guided);
      g_assert_true (atout_choices_is_asked (atout_session_get_choices (session)));
    }
  for (; !is_over (self.window); view_wait (is_asked_or_over, self.window, "the next question"))
    act (self.window);
  there_and_back (self.window, ATOUT_TYPE_TABLE);
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
      act (self.window);
      choose (self.window, n++ % 2 == 0 ? "nl" : "de");
    }
  g_assert_cmpuint (n, >, 7);
  g_settings_set_string (settings, "animation-speed", "off");
  choose (self.window, "system");
  close_window (&self);
}

/* Of what was read before nothing is kept, the match is one and the same. */
static void
test_nothing_left (void)
{
  Guest self = { 0 };
  AtoutSession *session = NULL;
  AtoutMatch *match;

  open_window (&self);
  atout_window_start_match (self.window, game_find ("cego"), &OPTIONS_DEFAULT);
  act (self.window);
  g_set_weak_pointer (&session, atout_window_get_session (self.window));
  match = g_object_ref (atout_session_get_match (session));
  choose (self.window, "nl");
  while (session != NULL) /* its thinker ends in a thread */
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (atout_session_get_match (atout_window_get_session (self.window)) == match);
  choose (self.window, "system");
  g_object_unref (match);
  close_window (&self);
}

/* ---- Pages ----------------------------------------------------------------------------------- */

static void
open_by (Guest *self, const char *action)
{
  g_action_group_activate_action (G_ACTION_GROUP (self->window), action, NULL);
}

static void
go_back_to (Guest *self, GType type)
{
  open_by (self, "back");
  view_wait_for_type (GTK_WIDGET (self->window), type);
}

static void
play_deal (Guest *self)
{
  atout_window_start_match (self->window, game_find ("zensern"), &OPTIONS_DEFAULT);
  do
    {
      act (self->window);
      view_wait (is_asked_or_over, self->window, "the next question");
    }
  while (!is_over (self->window));
}

static guint
count_steps (Guest *self)
{
  GtkWidget *page = view_find (GTK_WIDGET (self->window), ATOUT_TYPE_REPLAY_PAGE);
  AtoutSession *session = atout_replay_page_get_session (ATOUT_REPLAY_PAGE (page));
  guint n;

  atout_course_get_position (ATOUT_COURSE (session), &n);

  return n;
}

/* Each lies on the one before; from the last the way back is the same in the end. */
static void
test_pages (void)
{
  Guest self = { 0 };
  GtkWidget *page;

  open_window (&self);
  there_and_back (self.window, ATOUT_TYPE_START_PAGE);
  play_deal (&self);
  open_by (&self, "check-deal");
  there_and_back (self.window, ATOUT_TYPE_CHECK_PAGE);
  open_by (&self, "history");
  there_and_back (self.window, ATOUT_TYPE_PAST_PAGE);
  open_by (&self, "statistics");
  view_wait_for_text (GTK_WIDGET (self.window), "Zensern", TRUE);
  there_and_back (self.window, ATOUT_TYPE_STATISTICS_PAGE);
  open_by (&self, "shuffling");
  view_wait_for_text (GTK_WIDGET (self.window), "In a hand", TRUE);
  there_and_back (self.window, ATOUT_TYPE_SHUFFLE_PAGE);
  open_by (&self, "help");
  there_and_back (self.window, ATOUT_TYPE_HELP_PAGE);
  open_by (&self, "replay-deal");
  page = view_wait_for_type (GTK_WIDGET (self.window), ATOUT_TYPE_REPLAY_PAGE);
  atout_replay_page_go_to (ATOUT_REPLAY_PAGE (page), 9, NULL);
  there_and_back (self.window, ATOUT_TYPE_REPLAY_PAGE);
  g_assert_cmpuint (count_steps (&self), ==, 9);
  choose (self.window, "de");
  go_back_to (&self, ATOUT_TYPE_HELP_PAGE);
  choose (self.window, "system");
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

static gboolean
is_in_sight (gpointer row)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (row));
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (row, window, &bounds) && bounds.origin.y > 0
         && bounds.origin.y + bounds.size.height / 2 < (float) gtk_widget_get_height (window);
}

/* The row @title of the preferences has the focus and is seen, in the language that it shows. */
static void
expect_row (AtoutPreferences *preferences, const char *title, const char *value)
{
  GtkWidget *row = view_find_row (GTK_WIDGET (preferences), title);
  GtkWidget *focus;

  view_wait_for_draw (GTK_WIDGET (preferences));
  focus = gtk_window_get_focus (GTK_WINDOW (preferences));
  g_assert_nonnull (focus);
  g_assert_true (focus == row || gtk_widget_is_ancestor (focus, row));
  g_assert_true (view_reads (row, value));
  view_wait (is_in_sight, row, "the row to be seen in the new language");
}

/* Who chooses a language there sees it there at once, and the row still has the focus. */
static void
test_preferences (void)
{
  Guest self = { 0 };
  AtoutPreferences *preferences;
  GtkWidget *row = NULL;
  g_autoptr (GPtrArray) texts = NULL;

  open_window (&self);
  g_action_group_activate_action (G_ACTION_GROUP (application), "preferences", NULL);
  view_wait (has_preferences, NULL, "the preferences");
  preferences = find_preferences ();
  g_set_weak_pointer (&row, view_find_row (GTK_WIDGET (preferences), "Language"));
  g_assert_true (view_reads (row, "Like the desktop"));
  view_wait_for_draw (GTK_WIDGET (preferences));
  gtk_widget_grab_focus (row);
  view_wait (is_in_sight, row, "the row to be seen");
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), 1);
  view_wait_until_gone (&row, "the preferences in German");
  expect_row (preferences, "Sprache", "Deutsch");
  texts = read_texts (preferences);
  assert_none_is_english (texts);
  g_assert_true (view_reads (GTK_WIDGET (preferences), "Atout, Französisch"));
  view_wait_for_text (GTK_WIDGET (self.window), "Hausregeln", TRUE);

  g_set_weak_pointer (&row, view_find_row (GTK_WIDGET (preferences), "Sprache"));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), 3);
  view_wait_until_gone (&row, "the preferences in Dutch");
  expect_row (preferences, "Taal", "Nederlands");

  /* the decks of a game are a page of their own */
  atout_preferences_show_decks (preferences, game_find ("cego"), &OPTIONS_DEFAULT);
  view_wait_for_text (GTK_WIDGET (preferences), "Atout, Cegokaarten", TRUE);
  g_settings_set_string (settings, "language", "system");
  view_wait_for_text (GTK_WIDGET (preferences), "Atout Cego", TRUE);
  g_assert_nonnull (view_find (GTK_WIDGET (preferences), ATOUT_TYPE_DECK_PICKER));
  gtk_window_destroy (GTK_WINDOW (preferences));
  close_window (&self);
}

/* What GTK itself says follows. */
static void
test_toolkit (void)
{
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
  application = view_application_new (&argc, &argv);
  if (application == NULL)
    return 0;
  settings = g_settings_new (APP_ID);
  g_settings_set_string (settings, "animation-speed", "off");
  g_settings_set_double (settings, "trick-pause", 0);
  view_point_away ();
  g_test_add_func ("/language/toolkit", test_toolkit);
  g_test_add_func ("/language/days", test_days);
  g_test_add_func ("/language/languages", test_languages);
  view_add_game_tests ("/language/match", test_match);
  g_test_add_func ("/language/in-between", test_in_between);
  g_test_add_func ("/language/nothing-left", test_nothing_left);
  g_test_add_func ("/language/pages", test_pages);
  g_test_add_func ("/language/preferences", test_preferences);
  status = g_test_run ();
  g_clear_object (&settings);
  g_object_unref (application);

  return status;
}
