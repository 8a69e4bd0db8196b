/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Cards that are laid aside or kept together, in the real window, by keys and pointer: they are
 * marked, marks are taken back, and nothing happens before the button.
 */

#include <adwaita.h>
#include <string.h>

#include "add-tests.h"
#include "view-guest.h"
#include "view/cards/atout-card-view.h"
#include "view/table/calls/atout-calls.h"
#include "view/table/hand/atout-hand.h"

typedef gboolean (*Flag) (AtoutCard *card);

static guint
count_cards (Guest *self, Flag flag)
{
  g_autoptr (GPtrArray) cards = view_find_all (self->table, ATOUT_TYPE_CARD_VIEW);
  guint n = 0;

  for (guint i = 0; i < cards->len; i++)
    n += flag (atout_card_view_get_card (cards->pdata[i]));

  return n;
}

/* The button of what is marked: "Wegleggen" with what is missing. */
static GtkWidget *
find_button (Guest *self, const char *said)
{
  g_autoptr (GPtrArray) buttons
      = view_find_all (view_find (self->table, ATOUT_TYPE_CALLS), GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (view_reads (buttons->pdata[i], said))
      return buttons->pdata[i];

  return NULL;
}

static void
check_button (Guest *self, const char *said, const char *text, gboolean can_be_pressed)
{
  GtkWidget *button = find_button (self, said);

  g_assert_nonnull (button);
  g_assert_true (view_reads (button, text));
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL, text);
  g_assert_cmpint (gtk_widget_is_sensitive (button), ==, can_be_pressed);
}

/* How much higher the card under the focus lies than the lowest of the hand. */
static float
rise_of (Guest *self, GtkWidget *view)
{
  GtkWidget *hand = view_find (self->table, ATOUT_TYPE_HAND);
  g_autoptr (GPtrArray) cards = view_find_all (hand, ATOUT_TYPE_CARD_VIEW);
  float lowest = 0;
  graphene_rect_t bounds;

  for (guint i = 0; i < cards->len; i++)
    {
      g_assert_true (gtk_widget_compute_bounds (cards->pdata[i], hand, &bounds));
      lowest = MAX (lowest, bounds.origin.y);
    }
  g_assert_true (gtk_widget_compute_bounds (view, hand, &bounds));

  return lowest - bounds.origin.y;
}

/* K-6.12: two of twelve cards, those taken up under a sign of their own. */
static void
test_by_keys (void)
{
  Guest guest = { 0 };
  GtkWidget *first;
  guint before;

  guest_start (&guest, "klaverjas", "game=three trump=utrecht", 3);
  guest_wait_for (&guest, "You must name trumps");
  view_press_key ("Return");
  guest_wait_for (&guest, "Lay away two cards");
  before = guest_count_actions (&guest);
  g_assert_cmpuint (count_cards (&guest, atout_card_get_markable), ==, 12);
  g_assert_cmpuint (count_cards (&guest, atout_card_get_taken), ==, 2);
  check_button (&guest, "Wegleggen", "2 more cards to mark", FALSE);

  view_press_key ("End");
  gtk_test_accessible_assert_property (guest_focus (&guest), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "12 of 12, not chosen");
  view_press_key ("Home");
  first = guest_focus (&guest);
  g_assert_true (ATOUT_IS_CARD_VIEW (first));
  gtk_test_accessible_assert_property (first, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "1 of 12, not chosen");
  g_assert_cmpfloat (rise_of (&guest, first), ==, 0);
  gtk_test_accessible_assert_state (first, GTK_ACCESSIBLE_STATE_PRESSED,
                                    GTK_ACCESSIBLE_TRISTATE_FALSE);
  view_press_key ("Return");
  view_wait_for_draw (guest.table);
  g_assert_true (guest_focus (&guest) == first);
  g_assert_cmpfloat (rise_of (&guest, first), >, 0);
  gtk_test_accessible_assert_state (first, GTK_ACCESSIBLE_STATE_PRESSED,
                                    GTK_ACCESSIBLE_TRISTATE_TRUE);
  check_button (&guest, "Wegleggen", "1 more card to mark", FALSE);
  view_press_key ("space"); /* and back */
  check_button (&guest, "Wegleggen", "2 more cards to mark", FALSE);
  view_press_key ("space");
  view_press_key ("Right");
  view_press_key ("Return");
  check_button (&guest, "Wegleggen", "Lay the marked cards away", TRUE);
  view_press_key ("Right");
  view_press_key ("Return");
  view_wait_for_text (guest.table, "unmark one first", TRUE);
  g_assert_cmpuint (count_cards (&guest, atout_card_get_chosen), ==, 2);
  g_assert_cmpuint (guest_count_actions (&guest), ==, before);

  view_press_key ("Tab"); /* from the hand to what is done with it */
  g_assert_true (guest_focus (&guest) == find_button (&guest, "Wegleggen"));
  view_press_key ("Return");
  guest_wait_for (&guest, "You lead: play a card");
  g_assert_cmpuint (guest_count_actions (&guest), ==, before + 2);
  g_assert_cmpuint (count_cards (&guest, atout_card_get_taken), ==, 0);

  view_press_key ("ctrl+z"); /* both are one step */
  guest_wait_for (&guest, "Lay away two cards");
  g_assert_cmpuint (guest_count_actions (&guest), ==, before);
  g_assert_cmpuint (count_cards (&guest, atout_card_get_chosen), ==, 0);
  guest_end (&guest);
}

/* With the pointer a click marks, and another takes the mark back. */
static void
test_by_pointer (void)
{
  Guest guest = { 0 };
  g_autoptr (GPtrArray) cards = NULL;

  guest_start (&guest, "klaverjas", "game=three trump=utrecht", 3);
  guest_wait_for (&guest, "You must name trumps");
  view_press_key ("Return");
  guest_wait_for (&guest, "Lay away two cards");
  cards = view_find_all (guest.table, ATOUT_TYPE_CARD_VIEW);
  view_click (cards->pdata[0]);
  view_click (cards->pdata[4]);
  view_click (cards->pdata[0]);
  check_button (&guest, "Wegleggen", "1 more card to mark", FALSE);
  view_click (cards->pdata[11]);
  view_click (find_button (&guest, "Wegleggen"));
  guest_wait_for (&guest, "You lead: play a card");
  g_assert_cmpuint (atout_course_get_deal (ATOUT_COURSE (guest.session))->own.klaverjas.n_discarded,
                    ==, 2);
  guest_end (&guest);
}

/* The card of the hand that the advice names, or NULL. */
static GtkWidget *
find_advised (Guest *self)
{
  g_autoptr (GPtrArray) cards = view_find_all (self->table, ATOUT_TYPE_CARD_VIEW);
  const char *advice
      = atout_counsel_get_text (ATOUT_COUNSEL (atout_session_get_adviser (self->session)));
  GtkWidget *found = NULL;

  for (guint i = 0; i < cards->len; i++)
    if (strstr (advice, atout_card_get_name (atout_card_view_get_card (cards->pdata[i]))) != NULL)
      found = cards->pdata[i];

  return found;
}

static gboolean
is_advised (gpointer data)
{
  return find_advised (data) != NULL;
}

static const char *
advice_of (Guest *self)
{
  return atout_counsel_get_text (ATOUT_COUNSEL (atout_session_get_adviser (self->session)));
}

static gboolean
is_confirmed (gpointer data)
{
  return strstr (advice_of (data), "Confirm with “Wegleggen”") != NULL;
}

static gboolean
is_told (gpointer data)
{
  return advice_of (data)[0] != '\0';
}

/* In a guided deal each card has its advice; then the marked cards are to be confirmed. */
static void
test_guided (void)
{
  Guest guest = { 0 };
  GtkWidget *first;

  guest_start (&guest, "klaverjas", "game=three trump=utrecht", 3);
  guest_wait_for (&guest, "You must name trumps");
  view_press_key ("e");
  view_wait_for_rest (guest.table, is_told, &guest, "an advice how to call");
  view_press_key ("Return");
  guest_wait_for (&guest, "Lay away two cards");
  view_wait (is_advised, &guest, "an advice");
  first = find_advised (&guest);
  view_click (first);
  view_wait (is_advised, &guest, "another advice");
  g_assert_true (find_advised (&guest) != first);
  view_click (find_advised (&guest));
  view_wait (is_confirmed, &guest, "the advice to confirm");
  view_click (first);
  view_wait (is_advised, &guest, "the advice again");
  g_assert_true (find_advised (&guest) == first);
  guest_end (&guest);
}

/* ---- Hints ----------------------------------------------------------------------------------- */

static gboolean
has_hint (gpointer data)
{
  AtoutHint *hint = atout_session_get_hint (((Guest *) data)->session);

  return !atout_hint_is_awaited (hint) && atout_counsel_get_text (ATOUT_COUNSEL (hint))[0] != '\0';
}

static const char *
ask_for_hint (Guest *self)
{
  view_press_key ("h");
  view_wait (has_hint, self, "a hint");

  return atout_counsel_get_text (ATOUT_COUNSEL (atout_session_get_hint (self->session)));
}

/* Returns the card that the hint suggests, or NULL for one that is not in the hand. */
static GtkWidget *
find_hinted (Guest *self)
{
  g_autoptr (GPtrArray) cards = view_find_all (self->table, ATOUT_TYPE_CARD_VIEW);

  for (guint i = 0; i < cards->len; i++)
    if (atout_card_get_lit (atout_card_view_get_card (cards->pdata[i])) == ATOUT_LIT_BEST)
      return cards->pdata[i];

  return NULL;
}

/* Marks the suggested cards, as many as are wanted; returns the last one. */
static GtkWidget *
mark_hinted (Guest *self)
{
  AtoutChoices *choices = atout_session_get_choices (self->session);
  GtkWidget *card = NULL;

  while (atout_choices_get_complete (choices) == 0)
    {
      g_assert_true (g_str_has_prefix (ask_for_hint (self), "Hint: "));
      card = find_hinted (self);
      g_assert_nonnull (card);
      view_click (card);
    }

  return card;
}

/* Returns a card that is not marked. */
static GtkWidget *
find_other (Guest *self, GtkWidget *but)
{
  g_autoptr (GPtrArray) cards = view_find_all (self->table, ATOUT_TYPE_CARD_VIEW);
  AtoutChoices *choices = atout_session_get_choices (self->session);

  for (guint i = 0; i < cards->len; i++)
    {
      AtoutCard *card = atout_card_view_get_card (cards->pdata[i]);

      if (cards->pdata[i] != but && atout_card_get_markable (card)
          && !card_set_has (atout_choices_get_marked (choices), atout_card_get_card (card)))
        return cards->pdata[i];
    }

  g_assert_not_reached ();
}

/* Marked cards wait for the button: the hint says to confirm them, or which other one is better. */
static void
check_hints (Guest *self, const char *said)
{
  g_autofree char *text = g_strdup_printf ("Well chosen. Confirm with “%s”.", said);
  GtkWidget *last = mark_hinted (self);

  g_assert_cmpstr (ask_for_hint (self), ==, text);
  g_assert_true (view_mentions (self->table, text));
  g_assert_true (guest_focus (self) == find_button (self, said)); /* a key confirms */
  view_click (last);
  view_click (find_other (self, last));
  g_assert_true (g_str_has_prefix (ask_for_hint (self), "Hint: "));
  g_assert_true (find_hinted (self) == last);
  g_assert_false (view_mentions (self->table, "nothing to decide"));
}

static void
test_hints (void)
{
  Guest guest = { 0 };

  guest_start (&guest, "klaverjas", "game=three trump=utrecht", 3);
  guest_wait_for (&guest, "You must name trumps");
  view_press_key ("Return");
  guest_wait_for (&guest, "Lay away two cards");
  check_hints (&guest, "Wegleggen");
  guest_end (&guest);

  guest_start (&guest, "cego", "specials=off", 3);
  guest_wait_for (&guest, "Announce a Solo?");
  view_press_key ("Return");
  guest_wait_for (&guest, "Eine");
  view_click (find_button (&guest, "Eine"));
  guest_wait_for (&guest, "Behalten");
  check_hints (&guest, "Behalten");
  guest_end (&guest);
}

static void
click_card (Guest *self, const char *name)
{
  g_autoptr (GPtrArray) cards = view_find_all (self->table, ATOUT_TYPE_CARD_VIEW);

  for (guint i = 0; i < cards->len; i++)
    if (g_str_equal (atout_card_get_name (atout_card_view_get_card (cards->pdata[i])), name))
      {
        view_click (cards->pdata[i]);
        return;
      }
  g_error ("no %s in the hand", name);
}

/* CE-6.16: the cards of the Blind under that sign, from the question before to the card given. */
static void
test_blind (void)
{
  Guest guest = { 0 };

  guest_start (&guest, "cego", "specials=off", 3);
  guest_wait_for (&guest, "Announce a Solo?");
  view_press_key ("Return");
  guest_wait_for (&guest, "Zwei Leere");
  view_click (find_button (&guest, "Zwei Leere"));
  guest_wait_for (&guest, "Behalten");
  g_assert_cmpuint (count_cards (&guest, atout_card_get_taken), ==, 0);
  click_card (&guest, "ten of spades");
  click_card (&guest, "seven of spades");
  view_click (find_button (&guest, "Behalten"));
  guest_wait_for (&guest, "Aufdecken lassen");
  g_assert_cmpuint (count_cards (&guest, atout_card_get_taken), ==, 10);
  view_press_key ("Return"); /* after clicks it only shows what would be done */
  g_assert_true (view_reads (guest.table, "Aufdecken lassen"));
  view_press_key ("Return");
  guest_wait_for (&guest, "Lead a card that you kept");
  g_assert_cmpuint (count_cards (&guest, atout_card_get_taken), ==, 0);
  guest_end (&guest);
}

int
main (int argc, char **argv)
{
  if (guest_application_new (&argc, &argv) == NULL)
    return 0;

  ADD_TESTS ("/marking", test_by_keys, test_by_pointer, test_guided, test_hints, test_blind);

  return g_test_run ();
}
