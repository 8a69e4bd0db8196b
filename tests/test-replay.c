/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * A replay in the real table: every moment of every playthrough, and what is drawn and written
 * there is what the rules say of it, whatever way led to the moment.
 */

#include "atout-replay.h"
#include "atout-session.h"
#include "record.h"
#include "game.h"
#include "rng.h"
#include "score/atout-result.h"
#include "table-sight.h"
#include "table/atout-table.h"
#include "view-drawn.h"
#include "view-support.h"

typedef struct
{
  Sight sight;
  GtkWidget *window;
  AtoutReplay *replay;
  AtoutSession *session;
  guint index; /* of the moment that should be seen */
  guint n_looks;
} Show;

/* ---- One moment ----------------------------------------------------------------------------- */

static gboolean
has_result (gpointer data)
{
  return view_find (((Show *) data)->sight.table, ATOUT_TYPE_RESULT) != NULL;
}

static void
check (Show *show)
{
  sight_check (&show->sight, show->index);
  show->n_looks++;
}

static void
look (Show *show, guint index)
{
  const Moment *moment = sight_get_moment (&show->sight, index);
  GdkFrameClock *clock = gtk_widget_get_frame_clock (show->sight.table);
  guint n_before = show->n_looks;
  gulong id;

  g_test_message ("deal %u after %u", moment->deal + 1, moment->n);
  if (deal_is_over (&moment->now))
    view_wait (has_result, show, "the result");
  show->index = index;
  id = g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (check), show);
  view_wait_for_draw (show->sight.table);
  g_signal_handler_disconnect (clock, id);
  g_assert_cmpuint (show->n_looks, >, n_before);
}

/* ---- The ways that lead to one -------------------------------------------------------------- */

static void
sit_down (Show *show, const MatchLog *log, unsigned user)
{
  g_test_message ("seen from seat %u", user);
  sight_begin (&show->sight, log, user);
  g_clear_object (&show->session);
  g_clear_object (&show->replay);
  show->replay = atout_replay_new (log, user);
  show->session = atout_session_new_replay (show->replay);
  show->sight.choices = atout_session_get_choices (show->session);
  g_object_set (show->session, "shows-count", TRUE, NULL);
  atout_table_set_session (ATOUT_TABLE (show->sight.table), show->session);
}

/* As the match went, from event to event, each shown at once. */
static void
show_forwards (Show *show)
{
  g_object_set (show->sight.table, "slowness", 0.0, "trick-pause", 0.0, NULL);
  look (show, 0);
  for (guint i = 1; i < show->sight.moments->len; i++)
    {
      g_assert_true (atout_replay_step (show->replay));
      look (show, i);
    }
  g_assert_false (atout_replay_step (show->replay));
}

static void
go_to (Show *show, guint index)
{
  const Moment *moment = sight_get_moment (&show->sight, index);

  atout_replay_go_to (show->replay, moment->deal, moment->n);
  look (show, index);
}

static void
show_backwards (Show *show)
{
  for (guint i = show->sight.moments->len; i-- > 0;)
    go_to (show, i);
}

/* From anywhere to anywhere, every moment once; now and then while cards are on their way. */
static void
show_at_random (Show *show)
{
  guint n = show->sight.moments->len;
  Rng rng = rng_new (n, show->sight.user);
  g_autofree guint *order = g_new (guint, n);

  g_object_set (show->sight.table, "slowness", 1.0, "trick-pause", 1.0, NULL);
  for (guint i = 0; i < n; i++)
    {
      guint k = rng_below (&rng, i + 1);

      order[i] = order[k];
      order[k] = i;
    }
  for (guint i = 0; i < n; i++)
    {
      go_to (show, order[i]);
      if (i + 1 < n && order[i + 1] != order[i] + 1 && rng_below (&rng, 3) == 0)
        atout_replay_step (show->replay);
    }
}

/* Each from another seat. */
static void
show_log (Show *show, const MatchLog *log)
{
  static void (*const ways[]) (Show * show) = { show_forwards, show_backwards, show_at_random };

  view_wait_for_faces (show->sight.deck, game_pack (log->game, &log->options));
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      sit_down (show, log, i % log->match.n_seats);
      ways[i](show);
      sight_check_places (&show->sight);
    }
}

/* ---- The playthroughs ----------------------------------------------------------------------- */

static void
open_table (Show *show, const Game *game)
{
  show->sight.deck = view_deck_new (game);
  show->sight.table = atout_table_new ();
  atout_table_set_deck (ATOUT_TABLE (show->sight.table), show->sight.deck);
  show->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (show->window), 840, 640);
  gtk_window_set_child (GTK_WINDOW (show->window), show->sight.table);
  gtk_window_present (GTK_WINDOW (show->window));
  view_wait_for_draw (show->sight.table);
}

static void
close_table (Show *show)
{
  gtk_window_destroy (GTK_WINDOW (show->window));
  g_clear_object (&show->session);
  g_clear_object (&show->replay);
  g_clear_object (&show->sight.deck);
  sight_clear (&show->sight);
}

static void
test_playthroughs (gconstpointer data)
{
  const Game *game = data;
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "playthroughs", NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;
  Show show = { 0 };

  open_table (&show, game);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file = g_build_filename (path, name, NULL);
      g_autoptr (GPtrArray) records = NULL;
      g_autoptr (GError) error = NULL;

      if (!g_str_has_prefix (name, game->key) || !g_str_has_suffix (name, ".atout"))
        continue;
      g_test_message ("%s", name);
      records = record_read_all (file, &error);
      g_assert_no_error (error);
      for (guint i = 0; i < records->len; i++)
        show_log (&show, ((const Record *) g_ptr_array_index (records, i))->log);
    }
  close_table (&show);
  g_assert_cmpuint (show.n_looks, >, 0);
}

int
main (int argc, char **argv)
{
  g_autoptr (AtoutApplication) application = view_application_new (&argc, &argv);

  if (application == NULL)
    return 0;
  view_add_game_tests ("/replay", test_playthroughs);

  return g_test_run ();
}
