/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * A replay in the real table: any moment of every playthrough, and what the table shows of it is
 * what the rules say.
 */

#include <string.h>

#include "atout-replay.h"
#include "atout-window.h"
#include "cards/atout-card-view.h"
#include "record.h"
#include "table/atout-calls.h"
#include "table/atout-hand.h"
#include "table/atout-table.h"
#include "view-support.h"

typedef struct
{
  AtoutApplication *application;
  AtoutWindow *window;
  GtkWidget *table;
  const MatchLog *log;
  AtoutReplay *replay;
  AtoutSession *session;
  CardSet hand; /* to be shown */
  guint n_moments;
  guint n_asked;
} Show;

static GPtrArray *
read_playthrough (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "playthroughs", name, NULL);
  g_autoptr (GError) error = NULL;
  GPtrArray *records = record_read_all (path, &error);

  g_assert_no_error (error);

  return records;
}

static gboolean
has_table (gpointer data)
{
  Show *show = data;

  show->table = view_find (GTK_WIDGET (show->window), ATOUT_TYPE_TABLE);

  return show->table != NULL && view_find (show->table, ATOUT_TYPE_HAND) != NULL;
}

static void
start (Show *show)
{
  show->window = atout_window_new (GTK_APPLICATION (show->application),
                                   atout_application_get_decks (show->application));
  gtk_window_present (GTK_WINDOW (show->window));
  atout_window_start_match (show->window, show->log->game, &show->log->options);
  view_wait (has_table, show, "the table");
  show->replay = atout_replay_new (show->log, 0);
  show->session = atout_session_new_replay (show->replay);
  atout_table_set_session (ATOUT_TABLE (show->table), show->session);
  view_wait_for_draw (GTK_WIDGET (show->window));
}

static void
end (Show *show)
{
  gtk_window_destroy (GTK_WINDOW (show->window));
  g_clear_object (&show->session);
  g_clear_object (&show->replay);
}

/* The cards of the hand on the screen. */
static CardSet
shown_hand (Show *show)
{
  GtkWidget *hand = view_find (show->table, ATOUT_TYPE_HAND);
  g_autoptr (GPtrArray) cards = NULL;
  CardSet shown = 0;

  if (hand == NULL)
    return 0; /* no card is left */
  cards = view_find_all (hand, ATOUT_TYPE_CARD_VIEW);
  for (guint i = 0; i < cards->len; i++)
    shown |= card_set_of (
        atout_card_get_card (atout_card_view_get_card (ATOUT_CARD_VIEW (cards->pdata[i]))));

  return shown;
}

static gboolean
shows_hand (gpointer data)
{
  return shown_hand (data) == ((Show *) data)->hand;
}

static void
check_moment (Show *show, const Match *match, const Deal *deal)
{
  const Telling telling = atout_session_tell (show->session);
  g_autofree char *contract = tell_contract (&telling);
  GListModel *calls = atout_choices_get_calls (atout_session_get_choices (show->session));

  g_assert_cmpmem (atout_course_get_deal (ATOUT_COURSE (show->session)), sizeof *deal, deal,
                   sizeof *deal);
  g_assert_cmpmem (telling.match, sizeof *match, match, sizeof *match);
  show->hand = deal->hand[0];
  view_wait (shows_hand, show, "the hand"); /* the deck may still be on its way */
  g_assert_cmpint (atout_course_get_turn (ATOUT_COURSE (show->session)), ==, deal->turn);
  g_assert_cmpmem (&atout_course_get_deal (ATOUT_COURSE (show->session))->trick, sizeof (Trick),
                   &deal->trick, sizeof (Trick));
  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    g_assert_cmpint (atout_seat_get_acting (atout_session_get_seat (show->session, seat)), ==,
                     deal->turn == (int) seat);
  if (contract[0] != '\0')
    view_wait_for_text (show->table, contract, TRUE);
  g_assert_cmpuint (g_list_model_get_n_items (calls), ==, 0); /* nothing can be done in it */
  show->n_asked += deal->turn == 0;
  show->n_moments++;
}

/* Every moment of its first deals, some of the later ones: backwards, so that none leads to it. */
static void
show_log (Show *show)
{
  for (unsigned d = MIN (show->log->deals->len, 2); d-- > 0;)
    for (unsigned n = match_log_get_deal (show->log, d)->n_done + 1; n-- > 0;)
      {
        Match match;
        Deal deal;

        match_log_at (show->log, d, n, &match, &deal);
        atout_replay_go_to (show->replay, d, n);
        check_moment (show, &match, &deal);
      }
}

static void
test_playthroughs (gconstpointer application)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "playthroughs", NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;
  Show show = { .application = (AtoutApplication *) application };

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autoptr (GPtrArray) records = NULL;

      if (!g_str_has_suffix (name, ".atout"))
        continue;
      g_test_message ("%s", name);
      records = read_playthrough (name);
      show.log = ((const Record *) g_ptr_array_index (records, 0))->log;
      start (&show);
      show_log (&show);
      end (&show);
    }
  g_assert_cmpuint (show.n_moments, >, 1000);
  g_assert_cmpuint (show.n_asked, >, 100);
}

int
main (int argc, char **argv)
{
  g_autoptr (AtoutApplication) application = view_application_new (&argc, &argv);

  if (application == NULL)
    return 0;
  g_test_add_data_func ("/replay/playthroughs", application, test_playthroughs);

  return g_test_run ();
}
