/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * A replay in the real table: every moment of every playthrough, and what is drawn and written
 * there is what the rules say of it, whatever way led to the moment.
 */

#include "model/atout-session.h"
#include "model/course/atout-replay.h"
#include "rules/game.h"
#include "rules/rng.h"
#include "support.h"
#include "table-sight.h"
#include "view-drawn.h"
#include "view-support.h"
#include "view/score/atout-result.h"
#include "view/table/atout-table.h"

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
  show->sight.table = g_object_new (ATOUT_TYPE_TABLE, NULL);
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

/* Does @look with each log of the playthroughs of @game. */
static void
for_playthroughs (Show *show, const Game *game, void (*look_at) (Show *show, const MatchLog *log))
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "playthroughs", NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;
  guint n = 0;

  open_table (show, game);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file = g_build_filename (path, name, NULL);
      g_autoptr (GPtrArray) records = NULL;

      if (!g_str_has_prefix (name, game->key) || !g_str_has_suffix (name, ".atout"))
        continue;
      g_test_message ("%s", name);
      records = support_read_records (file);
      for (guint i = 0; i < records->len; i++, n++)
        look_at (show, ((const Record *) g_ptr_array_index (records, i))->log);
    }
  close_table (show);
  g_assert_cmpuint (n, >, 0);
}

static void
test_playthroughs (gconstpointer game)
{
  Show show = { 0 };

  for_playthroughs (&show, game, show_log);
}

/* ---- The deck ------------------------------------------------------------------------------- */

/* The cards and backs that are seen, when all have been painted; of Drawn. */
static GArray *
list_seen (Show *show)
{
  g_autoptr (GskRenderNode) picture = NULL;
  GArray *seen;

  do
    {
      g_clear_pointer (&picture, gsk_render_node_unref);
      view_wait_for_draw (show->sight.table);
      picture = view_picture (show->sight.table);
    }
  while (!view_is_painted (picture));
  seen = view_drawn (picture);
  for (guint i = seen->len; i-- > 0;)
    if (g_array_index (seen, Drawn, i).texture == NULL)
      g_array_remove_index (seen, i);

  return seen;
}

/* Of how many @a and @b have the same picture. */
static guint
count_shared (const GArray *a, const GArray *b)
{
  guint n = 0;

  for (guint i = 0; i < a->len; i++)
    for (guint k = 0; k < b->len; k++)
      if (g_array_index (a, Drawn, i).texture == g_array_index (b, Drawn, k).texture)
        {
          n++;
          break;
        }

  return n;
}

/* The end of @log at a table with @deck, or without any. */
static void
sit_at_end (Show *show, const MatchLog *log, AtoutDeck *deck)
{
  guint last = log->deals->len - 1;

  atout_table_set_deck (ATOUT_TABLE (show->sight.table), deck);
  g_clear_object (&show->session);
  g_clear_object (&show->replay);
  show->replay = atout_replay_new (log, 0);
  atout_replay_go_to (show->replay, last, match_log_get_deal (log, last)->n_done);
  show->session = atout_session_new_replay (show->replay);
  atout_table_set_session (ATOUT_TABLE (show->sight.table), show->session);
}

/* The cards that are seen with the result, all that folds in it opened. */
static GArray *
list_result (Show *show, AtoutDeck *deck)
{
  GtkWidget *hands;

  atout_table_set_deck (ATOUT_TABLE (show->sight.table), deck);
  view_wait (has_result, show, "the result");
  hands = view_find (view_find (show->sight.table, ATOUT_TYPE_RESULT), GTK_TYPE_EXPANDER);
  gtk_expander_set_expanded (GTK_EXPANDER (hands), TRUE);

  return list_seen (show);
}

/* A deck that comes late, or is chosen meanwhile, is seen as if it had been there before. */
static void
check_deck (Show *show, const MatchLog *log)
{
  g_autoptr (AtoutDeck) chosen = view_deck_new (log->game);
  g_autoptr (GArray) late = NULL;
  g_autoptr (GArray) changed = NULL;
  g_autoptr (GArray) wanted = NULL;

  sit_at_end (show, log, NULL);
  late = list_result (show, show->sight.deck);
  changed = list_result (show, chosen);
  g_assert_cmpuint (count_shared (changed, late), <, changed->len / 2); /* decks share a back */
  sit_at_end (show, log, show->sight.deck);
  wanted = list_result (show, show->sight.deck);
  g_assert_cmpuint (late->len, ==, wanted->len);
  g_assert_cmpuint (changed->len, ==, wanted->len);
}

static void
test_deck (gconstpointer game)
{
  Show show = { 0 };

  for_playthroughs (&show, game, check_deck);
}

int
main (int argc, char **argv)
{
  g_autoptr (AtoutApplication) application = view_application_new (&argc, &argv);

  if (application == NULL)
    return 0;
  view_add_game_tests ("/replay", test_playthroughs);
  view_add_game_tests ("/deck", test_deck);

  return g_test_run ();
}
