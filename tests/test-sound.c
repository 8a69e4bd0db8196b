/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What is heard while deals are played in the real window: nothing until it is wanted, then a sound
 * for each thing that is shown, and none for what is only looked at again.
 */

#ifdef WITH_SOUND
#include <canberra.h>
#endif
#include <string.h>

#include "add-tests.h"
#include "app/widgets/atout-host.h"
#include "app/window/atout-window.h"
#include "model/course/atout-replay.h"
#include "support.h"
#include "view-clock.h"
#include "view-support.h"
#include "view/sound/sound-player.h"
#include "view/table/atout-table.h"

static AtoutApplication *application;

/* What was heard, and what should have been, in letters; and when. */
static const char letters[N_SOUNDS + 1] = "ckstw";
static GString *heard;
static GString *wanted;
static double last_time[N_SOUNDS];
static double least_apart; /* between two of a kind */

static void
listen (Sound sound)
{
  double now = view_clock_get_time ();

  if (strchr (heard->str, letters[sound]) != NULL)
    least_apart = MIN (least_apart, now - last_time[sound]);
  last_time[sound] = now;
  g_string_append_c (heard, letters[sound]);
}

static void
hush (void)
{
  g_string_set_size (heard, 0);
  g_string_set_size (wanted, 0);
  least_apart = G_MAXDOUBLE;
}

/* ---- What should be heard ------------------------------------------------------------------- */

/* What players claim, announce or double with, by how it is written. */
static gboolean
is_knock (const char *token)
{
  static const char *const knocks[]
      = { "roem", "kraak", "declare:all", "fleck", "ansage:", "pair:", "wurze:", "claim", "knock" };
  static const char *const with_card[] = { ":stuk", ":bella", ":belle", ":rebelle" };

  for (guint i = 0; i < G_N_ELEMENTS (knocks); i++)
    if (g_str_has_prefix (token, knocks[i]))
      return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (with_card); i++)
    if (g_str_has_suffix (token, with_card[i]))
      return TRUE;

  return FALSE;
}

static void
dealt (AtoutSession *session G_GNUC_UNUSED)
{
  g_string_append_c (wanted, 's');
}

static void
acted (AtoutSession *session, const AtoutEvent *event)
{
  char token[TOKEN_MAX];
  gboolean puts_down = FALSE;
  unsigned seat;

  action_to_token (event->before.game, atout_course_get_pack (ATOUT_COURSE (session)),
                   event->action, token);
  if (is_knock (token))
    g_string_append_c (wanted, 'k');
  if (atout_event_get_played (event) != CARD_NONE)
    g_string_append_c (wanted, 'c');
  if (game_unasked (&event->before, &event->after, &seat) != ACTION_NONE)
    g_string_append_c (wanted, 'k');
  if (atout_event_takes_trick (event))
    g_string_append_c (wanted, 't');
  for (guint i = 0; i < event->n_moves; i++)
    puts_down |= !event->move[i].to_hand;
  if (puts_down)
    g_string_append_c (wanted, 'c');
}

static void
over (AtoutSession *session)
{
  GListModel *rows = atout_sheet_get_rows (atout_session_get_sheet (session));
  g_autoptr (AtoutScoreRow) row = g_list_model_get_item (rows, g_list_model_get_n_items (rows) - 1);
  const SheetRow *sheet = atout_score_row_get_sheet (row);

  if (sheet->unit[0].score > sheet->unit[1].score)
    g_string_append_c (wanted, 'w');
}

/* ---- A deal --------------------------------------------------------------------------------- */

typedef struct
{
  AtoutWindow *window;
  AtoutSession *session;
  GtkWidget *table;
  GSettings *settings;
  Rng rng;
} Sitting;

static gboolean
is_settled (gpointer data)
{
  Sitting *sitting = data;

  return sitting->table != NULL
         && atout_shown_get_settled (atout_session_get_shown (sitting->session));
}

static gboolean
is_asked_or_over (gpointer data)
{
  Sitting *sitting = data;
  AtoutCourse *course = ATOUT_COURSE (sitting->session);

  return is_settled (data)
         && (atout_course_get_turn (course) == 0
             || atout_course_get_state (course) >= ATOUT_MATCH_DEAL_OVER);
}

static void
follow (Sitting *sitting)
{
  g_set_object (&sitting->session, atout_window_get_session (sitting->window));
  g_signal_connect (sitting->session, "dealt", G_CALLBACK (dealt), NULL);
  g_signal_connect (sitting->session, "acted", G_CALLBACK (acted), NULL);
  g_signal_connect (sitting->session, "deal-over", G_CALLBACK (over), NULL);
  view_wait_for_draw (GTK_WIDGET (sitting->window));
  sitting->table = view_find (GTK_WIDGET (sitting->window), ATOUT_TYPE_TABLE);
}

static void
sit_down (Sitting *sitting, const char *game, const char *settings, guint64 seed)
{
  const Options options = support_options (game_find (game), settings);

  *sitting = (Sitting) { .rng = rng_new (seed, 1) };
  sitting->settings = g_settings_new (APP_ID);
  sitting->window = view_window_new (application, NULL);
  atout_window_set_seed (sitting->window, seed);
  hush ();
  atout_window_start_match (sitting->window, game_find (game), &options);
  dealt (NULL); /* before anybody can listen */
  follow (sitting);
}

static void
get_up (Sitting *sitting)
{
  gtk_window_destroy (GTK_WINDOW (sitting->window));
  g_clear_object (&sitting->session);
  g_clear_object (&sitting->settings);
}

/* One answer of the user; FALSE when the deal is over. */
static gboolean
answer (Sitting *sitting)
{
  AtoutCourse *course = ATOUT_COURSE (sitting->session);
  g_autoptr (GError) error = NULL;

  view_wait (is_asked_or_over, sitting, "the user's turn");
  if (atout_course_get_state (course) >= ATOUT_MATCH_DEAL_OVER)
    return FALSE;
  atout_choices_choose (atout_session_get_choices (sitting->session),
                        support_random_action (atout_course_get_deal (course), &sitting->rng),
                        &error);
  g_assert_no_error (error);

  return TRUE;
}

static void
play_deal (Sitting *sitting)
{
  while (answer (sitting))
    ;
}

/* ---- The tests ------------------------------------------------------------------------------ */

static const struct
{
  const char *game, *settings;
  guint64 seed;
} deals[] = {
  { "klaverjas", "", 1 },     { "klaverjas", "roem=auto", 15 }, { "klaverjas", "game=kraken", 10 },
  { "zensern", "mode=4", 4 }, { "zensern", "mode=2", 5 },       { "wurzen", "mode=schnapsen", 6 },
  { "wurzen", "", 7 },
};

static void
want (gboolean sound)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  g_settings_set_boolean (settings, "sound", sound);
}

static void
set_speed (const char *speed)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  g_settings_set_string (settings, "animation-speed", speed);
}

static void
test_deals (void)
{
  GString *all = g_string_new (NULL);

  want (TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (deals); i++)
    {
      Sitting sitting;

      sit_down (&sitting, deals[i].game, deals[i].settings, deals[i].seed);
      play_deal (&sitting);
      g_test_message ("%s %s: %s", deals[i].game, deals[i].settings, heard->str);
      g_assert_cmpstr (heard->str, ==, wanted->str);
      g_string_append (all, heard->str);
      get_up (&sitting);
    }
  want (FALSE);
  for (const char *letter = letters; *letter != '\0'; letter++)
    g_assert_nonnull (strchr (all->str, *letter));
  g_string_free (all, TRUE);
}

/* Where cards do not move those of several players fall at once, which is heard as one. */
static void
test_no_movement (void)
{
  Sitting sitting;

  want (TRUE);
  set_speed ("off");
  sit_down (&sitting, "klaverjas", "", 1);
  play_deal (&sitting);
  g_assert_nonnull (strchr (heard->str, 'c'));
  g_assert_cmpfloat (least_apart, >=, .1 - 1e-9);
  get_up (&sitting);
  set_speed ("normal");
  want (FALSE);
}

static void
test_off (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_autoptr (GVariant) usual = g_settings_get_default_value (settings, "sound");
  Sitting sitting;

  g_assert_false (g_variant_get_boolean (usual));
  sit_down (&sitting, "klaverjas", "", 1);
  play_deal (&sitting);
  g_assert_cmpstr (heard->str, ==, "");
  get_up (&sitting);
}

static void
test_desktop (void)
{
  GtkSettings *desktop = gtk_settings_get_default ();
  Sitting sitting;

  want (TRUE);
  g_object_set (desktop, "gtk-enable-event-sounds", FALSE, NULL);
  sit_down (&sitting, "klaverjas", "", 1);
  answer (&sitting);
  answer (&sitting);
  g_assert_cmpstr (heard->str, ==, "");
  g_object_set (desktop, "gtk-enable-event-sounds", TRUE, NULL); /* the desktop changes its mind */
  answer (&sitting);
  view_wait (is_asked_or_over, &sitting, "the next turn");
  g_assert_nonnull (strchr (heard->str, 'c'));
  get_up (&sitting);
  want (FALSE);
}

/* Steps back and forward again, also those out of a deal that is over and into it. */
static void
test_undo (void)
{
  Sitting sitting;
  guint n = 0;

  want (TRUE);
  sit_down (&sitting, "klaverjas", "roem=auto", 15);
  play_deal (&sitting);
  g_assert_nonnull (strchr (heard->str, 'w'));
  view_clock_pass (1);
  hush ();
  while (atout_match_undo (atout_session_get_match (sitting.session)))
    {
      view_wait (is_settled, &sitting, "the step back");
      n++;
    }
  while (atout_match_redo (atout_session_get_match (sitting.session)))
    view_wait (is_settled, &sitting, "the step forward");
  g_assert_cmpuint (n, >, 5);
  g_assert_cmpint (atout_course_get_state (ATOUT_COURSE (sitting.session)), ==,
                   ATOUT_MATCH_DEAL_OVER);
  g_assert_cmpstr (heard->str, ==, "");
  get_up (&sitting);
  want (FALSE);
}

/* A match goes on where it was put by, in a deal and behind one that was won. */
static void
test_resume (void)
{
  Sitting sitting;

  want (TRUE);
  sit_down (&sitting, "klaverjas", "roem=auto", 15);
  for (gboolean is_over = FALSE; !is_over;)
    {
      g_autoptr (AtoutSession) resumed = NULL;
      g_autoptr (AtoutMatch) match = NULL;

      is_over = !answer (&sitting);
      view_wait (is_asked_or_over, &sitting, "the user's turn");
      match = atout_match_new_from_log (
          match_log_copy (atout_course_get_log (ATOUT_COURSE (sitting.session))), NULL);
      resumed = atout_session_new_for_match (match);
      view_clock_pass (1);
      hush ();
      atout_host_play (ATOUT_HOST (sitting.window), resumed);
      follow (&sitting);
      view_wait (is_asked_or_over, &sitting, "the user's turn again");
      g_assert_cmpstr (heard->str, ==, "");
    }
  get_up (&sitting);
  want (FALSE);
}

/* In a replay cards are heard as they fall, and neither shuffling nor who has won. */
static void
test_replay (void)
{
  g_autoptr (AtoutReplay) replay = NULL;
  Sitting sitting;

  want (TRUE);
  sit_down (&sitting, "klaverjas", "roem=auto", 15);
  play_deal (&sitting);
  hush ();
  replay = atout_replay_new (atout_course_get_log (ATOUT_COURSE (sitting.session)), 0);
  g_object_unref (sitting.session);
  sitting.session = atout_session_new_replay (replay);
  atout_table_set_session (ATOUT_TABLE (sitting.table), sitting.session);
  g_signal_connect (sitting.session, "acted", G_CALLBACK (acted), NULL);
  while (atout_replay_step (replay))
    view_wait (is_settled, &sitting, "what is shown again");
  g_assert_nonnull (strchr (heard->str, 'c'));
  g_assert_cmpstr (heard->str, ==, wanted->str);
  hush ();
  atout_replay_go_to (replay, 0, 0);
  view_wait (is_settled, &sitting, "the beginning");
  g_assert_cmpstr (heard->str, ==, "");
  get_up (&sitting);
  want (FALSE);
}

/* ---- The library ---------------------------------------------------------------------------- */

#ifdef WITH_SOUND

static gint has_tried; /* atomic */

int __real_ca_context_play (ca_context *context, guint32 id, ...);
int __wrap_ca_context_play (ca_context *context, guint32 id, const char *key, ...);

/* Passes the first property, the file, to the real function and notes that it was called. */
int
__wrap_ca_context_play (ca_context *context, guint32 id, const char *key, ...)
{
  int result;
  va_list more;

  g_assert_cmpstr (key, ==, CA_PROP_MEDIA_FILENAME);
  va_start (more, key);
  result = __real_ca_context_play (context, id, key, va_arg (more, const char *), NULL);
  va_end (more);
  g_atomic_int_set (&has_tried, TRUE);
  g_main_context_wakeup (NULL);

  return result;
}

static gboolean
is_tried (gpointer data G_GNUC_UNUSED)
{
  return g_atomic_int_get (&has_tried);
}

/* Without a sound card and a sound server, ALSA writes nothing to standard error. */
static void
test_no_card (void)
{
  g_autoptr (GtkWidget) widget = NULL;

  if (!g_test_subprocess ())
    {
      g_setenv ("ALSA_CONFIG_PATH", "/dev/null", TRUE); /* hides the devices of the machine */
      g_setenv ("PULSE_SERVER", "unix:/nowhere", TRUE);
      g_test_trap_subprocess (NULL, 0, 0);
      g_test_trap_assert_passed ();
      g_test_trap_assert_stderr_unmatched ("*ALSA*");
      return;
    }

  sound_player_set (NULL);
  widget = g_object_ref_sink (gtk_label_new (NULL));
  g_object_set (gtk_widget_get_settings (widget), "gtk-enable-event-sounds", TRUE, NULL);
  sound_player_play (widget, SOUND_CARD);
  view_wait (is_tried, NULL, "the library to try");
}

#endif

int
main (int argc, char **argv)
{
  static const SoundPlayer listener = { listen };

  application = view_application_new (&argc, &argv);
  if (application == NULL)
    return 0;
  sound_player_set (&listener);
  heard = g_string_new (NULL);
  wanted = g_string_new (NULL);
  ADD_TESTS ("/sound", test_deals, test_no_movement, test_off, test_desktop, test_undo, test_resume,
             test_replay);
#ifdef WITH_SOUND
  g_test_add_func ("/sound/no-card", test_no_card);
#endif

  return g_test_run ();
}
