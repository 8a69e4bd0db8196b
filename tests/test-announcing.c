/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Announcements and open cards in the real window, by keys: figures laid open, cards chosen to be
 * kept, a demand that is offered beside the cards, answers given without asking.
 */

#include <adwaita.h>
#include <string.h>

#include "add-tests.h"
#include "app/atout-application.h"
#include "app/window/atout-window.h"
#include "view-support.h"
#include "view/cards/atout-card-view.h"
#include "view/cards/atout-pile.h"
#include "view/table/atout-table.h"
#include "view/table/calls/atout-calls.h"

typedef struct
{
  AtoutWindow *window;
  AtoutSession *match;
  const char *text; /* that is waited for */
} Session;

static AtoutApplication *application;

static void
begin (Session *session, const char *game_key, const char *settings, guint64 seed)
{
  g_autoptr (GError) error = NULL;
  const Game *game = game_find (game_key);
  Options options = OPTIONS_DEFAULT;

  g_assert_true (options_set_all (&options, game, settings, &error));
  session->window = atout_window_new (GTK_APPLICATION (application),
                                      atout_application_get_decks (application), NULL);
  atout_window_set_seed (session->window, seed);
  gtk_window_present (GTK_WINDOW (session->window));
  atout_window_start_match (session->window, game, &options);
  session->match = g_object_ref (atout_window_get_session (session->window));
  view_take_keyboard (GTK_WIDGET (session->window));
}

static void
end (Session *session)
{
  gtk_window_destroy (GTK_WINDOW (session->window));
  g_clear_object (&session->match);
}

/* A pile on the table that tells @text of itself. */
static gboolean
has_pile (Session *session, const char *text)
{
  g_autoptr (GPtrArray) piles = view_find_all (GTK_WIDGET (session->window), ATOUT_TYPE_PILE);

  for (guint i = 0; i < piles->len; i++)
    {
      const char *told = atout_pile_get_text (g_ptr_array_index (piles, i));

      if (told != NULL && strstr (told, text) != NULL)
        return TRUE;
    }

  return FALSE;
}

static gboolean
pile_is_there (gpointer data)
{
  return has_pile (data, ((Session *) data)->text);
}

static gboolean
pile_is_gone (gpointer data)
{
  return !has_pile (data, ((Session *) data)->text);
}

/* Something is asked, and the focus is where the next key answers. */
static gboolean
is_asked (gpointer data)
{
  Session *session = data;
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (session->window));

  return view_mentions (GTK_WIDGET (session->window), session->text) && focus != NULL
         && !ATOUT_IS_TABLE (focus) && gtk_widget_get_ancestor (focus, ATOUT_TYPE_TABLE) != NULL;
}

static void
wait_for_question (Session *session, const char *prompt)
{
  session->text = prompt;
  view_wait_for_rest (GTK_WIDGET (session->window), is_asked, session, prompt);
}

static gboolean
is_asked_anything (gpointer data)
{
  Session *session = data;

  session->text = atout_choices_get_prompt (atout_session_get_choices (session->match));

  return session->text[0] != '\0' && is_asked (session);
}

/* K-15: who wants to notice roem alone is asked after a trick without it, too; to claim is vain. */
static void
test_notice (void)
{
  static const char question[] = "Is there roem in your side’s trick?";
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  Session session;

  g_settings_set_boolean (settings, "notice-claims", TRUE);
  begin (&session, "klaverjas", "", 5);
  while (
      view_wait_for_rest (GTK_WIDGET (session.window), is_asked_anything, &session, "a question"),
      !g_str_equal (atout_choices_get_prompt (atout_session_get_choices (session.match)), question))
    {
      g_assert_cmpint (atout_course_get_state (ATOUT_COURSE (session.match)), ==,
                       ATOUT_MATCH_PLAYING);
      view_press_key ("Return");
      view_wait_for_draw (GTK_WIDGET (session.window));
    }
  g_assert_cmpuint (atout_course_get_deal (ATOUT_COURSE (session.match))->trick.n, ==, 4);
  g_assert_true (view_mentions (GTK_WIDGET (session.window), "Roem!"));
  view_press_key ("Return");
  view_wait_for_text (GTK_WIDGET (session.window), "There is nothing to claim in this trick.",
                      TRUE);
  wait_for_question (&session, "You lead: play a card");
  g_assert_false (view_mentions (GTK_WIDGET (session.window), "Roem!"));
  g_settings_reset (settings, "notice-claims");
  end (&session);
}

/* Z-8.7: Anna's run lies open in the first trick. Nobody is asked what has one answer. */
static void
test_figures (void)
{
  Session session;

  begin (&session, "zensern", "fleck=off", 3);
  wait_for_question (&session, "Play bells?");
  view_press_key ("Right");
  view_press_key ("Return");
  session.text = "Ansage shown, ";
  view_wait (pile_is_there, &session, "Anna's figure");
  g_assert_true (has_pile (&session, "Underneath: seven of bells"));
  g_assert_false (view_mentions (GTK_WIDGET (session.window), "Announce your best figure"));
  wait_for_question (&session, "Your turn: play a card");
  view_press_key ("Return");
  session.text = "Ansage shown";
  view_wait (pile_is_gone, &session, "the figure to be taken back");
  end (&session);
}

static GtkWidget *
find_chosen (Session *session)
{
  g_autoptr (GPtrArray) cards = view_find_all (GTK_WIDGET (session->window), ATOUT_TYPE_CARD_VIEW);

  for (guint i = 0; i < cards->len; i++)
    {
      GtkWidget *view = g_ptr_array_index (cards, i);

      if (atout_card_get_chosen (atout_card_view_get_card (ATOUT_CARD_VIEW (view))))
        return view;
    }

  return NULL;
}

static guint
count_cards (Session *session)
{
  g_autoptr (GPtrArray) cards = view_find_all (GTK_WIDGET (session->window), ATOUT_TYPE_CARD_VIEW);

  return cards->len;
}

/* By Return, wherever in the rows it stands. */
static void
choose_call (Session *session, const char *name)
{
  GtkWidget *calls = view_find (GTK_WIDGET (session->window), ATOUT_TYPE_CALLS);
  g_autoptr (GPtrArray) buttons = view_find_all (calls, GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (view_mentions (buttons->pdata[i], name))
      {
        gtk_widget_grab_focus (buttons->pdata[i]);
        view_press_key ("Return");
        return;
      }
  g_assert_not_reached ();
}

/* The only card beside the marked one that goes with it. */
static void
mark_the_other (Session *session)
{
  g_autoptr (GPtrArray) cards = view_find_all (GTK_WIDGET (session->window), ATOUT_TYPE_CARD_VIEW);

  for (guint i = 0; i < cards->len; i++)
    {
      AtoutCard *card = atout_card_view_get_card (cards->pdata[i]);

      if (atout_card_get_playable (card) && !atout_card_get_chosen (card))
        {
          gtk_widget_grab_focus (cards->pdata[i]);
          view_press_key ("Return");
          return;
        }
    }
  g_assert_not_reached ();
}

/* CE-15: two Leere are kept together; who goes on has not demanded to see the hands. */
static void
test_two_leere (void)
{
  Session session;
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_autofree char *record = NULL;

  g_settings_set_boolean (settings, "give-only-answer", FALSE); /* of that suit there are two */
  begin (&session, "cego", "", 3);
  wait_for_question (&session, "Announce a Solo?");
  view_press_key ("Return"); /* to pass comes first: nothing is announced by mistake */
  wait_for_question (&session, "Bid more for the Blind, or pass");
  choose_call (&session, "Zwei Leere");
  wait_for_question (&session, "Choose two pip cards of one suit");
  g_assert_null (find_chosen (&session));
  view_press_key ("Return");
  g_assert_nonnull (find_chosen (&session));
  mark_the_other (&session);
  view_press_key ("b");
  view_press_key ("Return");

  wait_for_question (&session, "Lay the lowest trump of the Blind aside");
  g_assert_true (view_mentions (GTK_WIDGET (session.window), "Aufdecken"));
  g_assert_false (view_mentions (GTK_WIDGET (session.window), "Spielen"));
  g_assert_cmpuint (count_cards (&session), ==, 12);
  g_assert_false (has_pile (&session, "Kept, to be led")); /* that is in the hand already */
  g_assert_true (has_pile (&session, "Laid aside"));
  view_press_key ("Return");
  wait_for_question (&session, "Lead a card that you kept");
  record = atout_course_to_record (ATOUT_COURSE (session.match));
  g_assert_nonnull (strstr (record, "trust"));
  g_assert_true (has_pile (&session, "9 cards face down"));
  g_assert_true (has_pile (&session, "One card lies crosswise underneath, face down"));
  g_settings_reset (settings, "give-only-answer");
  end (&session);
}

/* The user has won the first trick and is asked what to do next, with a button to go out. */
static void
win_a_trick (Session *session)
{
  begin (session, "wurzen", "deal=knock", 5);
  wait_for_question (session, "Your turn: play a card");
  view_press_key ("Return");
  wait_for_question (session, "You lead: play a card");
}

static const char *
own_count (Session *session)
{
  guint user = atout_course_get_user_seat (ATOUT_COURSE (session->match));

  return atout_seat_get_count (atout_session_get_seat (session->match, user));
}

/* Goes to the first call, which is that. */
static void
go_out (void)
{
  view_press_key ("b");
  view_press_key ("Return");
}

/* Section 15: with the count shown a false claim is asked back, with the harmless answer first. */
static void
test_doubt (void)
{
  Session session;

  win_a_trick (&session);
  g_assert_true (g_str_has_suffix (own_count (&session), " eyes"));
  g_assert_true (view_reads (GTK_WIDGET (session.window), own_count (&session)));
  go_out ();
  wait_for_question (&session, "eyes and need 75. Claim all the same?");
  view_press_key ("Return");
  wait_for_question (&session, "You lead: play a card");
  g_assert_cmpint (atout_course_get_state (ATOUT_COURSE (session.match)), ==, ATOUT_MATCH_PLAYING);
  go_out ();
  wait_for_question (&session, "Claim all the same?");
  view_press_key ("Escape");
  wait_for_question (&session, "You lead: play a card");
  go_out ();
  wait_for_question (&session, "Claim all the same?");
  view_press_key ("Right");
  view_press_key ("Return");
  wait_for_question (&session, "Game points");
  g_assert_cmpint (atout_course_get_state (ATOUT_COURSE (session.match)), ==,
                   ATOUT_MATCH_DEAL_OVER);
  end (&session);
}

/* Who counts in his head sees no eyes and is asked nothing: PAG, claim=free. */
static void
test_own_risk (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  Session session;

  g_settings_set_boolean (settings, "show-count", FALSE);
  win_a_trick (&session);
  g_assert_cmpstr (own_count (&session), ==, "");
  go_out ();
  wait_for_question (&session, "Game points");
  g_settings_reset (settings, "show-count");
  end (&session);
}

int
main (int argc, char **argv)
{
  g_autoptr (GSettings) settings = NULL;

  application = view_application_new (&argc, &argv);
  if (application == NULL)
    return 0;
  settings = g_settings_new (APP_ID);
  g_settings_set_string (settings, "animation-speed", "fast");

  ADD_TESTS ("/announcing", test_notice, test_figures, test_two_leere);

  g_test_add_func ("/announcing/doubt", test_doubt);
  g_test_add_func ("/announcing/own-risk", test_own_risk);

  return g_test_run ();
}
