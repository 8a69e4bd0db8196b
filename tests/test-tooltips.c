/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Tooltips on every page of the window: none says what its button says, none falls on the hand.
 */

#include <adwaita.h>
#include <string.h>

#include "add-tests.h"
#include "app/decks/atout-deck-card.h"
#include "app/decks/atout-deck-row.h"
#include "app/fairness/atout-check-page.h"
#include "app/fairness/atout-shuffle-page.h"
#include "app/history/atout-past-match-page.h"
#include "app/history/atout-past-page.h"
#include "app/history/atout-replay-page.h"
#include "app/match/atout-new-match-page.h"
#include "app/preferences/atout-preferences.h"
#include "app/start/atout-start-page.h"
#include "app/statistics/atout-statistics-page.h"
#include "history-support.h"
#include "view-guest.h"
#include "view/cards/atout-card-view.h"
#include "view/help/atout-help-page.h"
#include "view/score/atout-result.h"
#include "view/score/atout-score-sheet.h"
#include "view/table/hand/atout-hand.h"

#define TOOLTIP_WIDTH 400 /* pixels at the most, about as GTK has it */
#define TOOLTIP_EDGE 6
#define HIDDEN_MOST 8 /* pixels of a card that may be hidden: no corner is */

static AtoutApplication *application;

/* ---- What is said ---------------------------------------------------------------------------- */

/* As it is heard: without case, mnemonics and dots. */
static char *
bare (const char *text)
{
  g_auto (GStrv) parts = g_strsplit_set (text, "_.", -1);
  g_autofree char *joined = g_strjoinv ("", parts);
  g_auto (GStrv) rest = g_strsplit (joined, "…", -1);
  g_autofree char *plain = g_strjoinv ("", rest);

  return g_utf8_casefold (g_strstrip (plain), -1);
}

/* The button that @widget is or belongs to, or else itself. */
static GtkWidget *
button_of (GtkWidget *widget)
{
  GtkWidget *menu = gtk_widget_get_ancestor (widget, GTK_TYPE_MENU_BUTTON);
  GtkWidget *button = gtk_widget_get_ancestor (widget, GTK_TYPE_BUTTON);

  return menu != NULL ? menu : button != NULL ? button : widget;
}

/* A label that is cut off may say the whole. */
static gboolean
is_cut (GtkWidget *label)
{
  return gtk_label_get_ellipsize (GTK_LABEL (label)) != PANGO_ELLIPSIZE_NONE
         && !GTK_IS_BUTTON (button_of (label));
}

static void
check_tooltip (GtkWidget *widget, const char *where)
{
  const char *tooltip = gtk_widget_get_tooltip_text (widget);
  g_autoptr (GPtrArray) labels = view_find_all (button_of (widget), GTK_TYPE_LABEL);
  g_autofree char *told = bare (tooltip);

  if (!g_unichar_isalnum (g_utf8_get_char (tooltip)) && tooltip[0] != '(')
    g_error ("%s: “%s” begins with nothing", where, tooltip);

  for (guint i = 0; i < labels->len; i++)
    {
      g_autofree char *said = bare (gtk_label_get_text (labels->pdata[i]));

      if (g_str_equal (said, told) && !is_cut (labels->pdata[i]))
        g_error ("%s: the tooltip of “%s” says the same", where,
                 gtk_label_get_text (labels->pdata[i]));
    }
}

/* False where @widget is scrolled away; @bounds are those of what is seen of it. */
static gboolean
seen_bounds (GtkWidget *widget, GtkWidget *root, graphene_rect_t *bounds)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t sight;

  g_assert_true (gtk_widget_compute_bounds (widget, root, bounds));
  if (scrolled == NULL)
    return TRUE;
  g_assert_true (gtk_widget_compute_bounds (scrolled, root, &sight));

  return graphene_rect_intersection (bounds, &sight, bounds);
}

/* Where GTK would show the tooltip of @widget at @bounds: below it, or below the pointer on it. */
static graphene_rect_t
tooltip_place (GtkWidget *widget, const graphene_rect_t *bounds)
{
  g_autoptr (PangoLayout) layout
      = gtk_widget_create_pango_layout (widget, gtk_widget_get_tooltip_text (widget));
  int width, height;

  pango_layout_set_width (layout, TOOLTIP_WIDTH * PANGO_SCALE);
  pango_layout_get_pixel_size (layout, &width, &height);

  return GRAPHENE_RECT_INIT (bounds->origin.x + bounds->size.width / 2 - (float) width / 2
                                 - TOOLTIP_EDGE,
                             bounds->origin.y + bounds->size.height,
                             (float) width + 2 * TOOLTIP_EDGE, (float) height + 2 * TOOLTIP_EDGE);
}

/* Tooltips open below: none falls on a card in the hand, as long as that is played from. */
static void
check_hand (GtkWidget *widget, const char *where)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (widget));
  GtkWidget *hand = view_find (root, ATOUT_TYPE_HAND);
  g_autoptr (GPtrArray) cards = NULL;
  graphene_rect_t bounds, place;

  if (hand == NULL || view_find (root, ATOUT_TYPE_RESULT) != NULL
      || gtk_widget_get_ancestor (widget, ATOUT_TYPE_HAND) != NULL
      || gtk_widget_get_ancestor (widget, GTK_TYPE_POPOVER) != NULL
      || !seen_bounds (widget, root, &bounds))
    return;
  place = tooltip_place (widget, &bounds);
  cards = view_find_all (hand, ATOUT_TYPE_CARD_VIEW);
  for (guint i = 0; i < cards->len; i++)
    {
      graphene_rect_t card, covered;

      g_assert_true (gtk_widget_compute_bounds (cards->pdata[i], root, &card));
      if (graphene_rect_intersection (&place, &card, &covered) && covered.size.height > HIDDEN_MOST)
        g_error ("%s: “%s” of %s falls on the hand by %g pixels", where,
                 gtk_widget_get_tooltip_text (widget), G_OBJECT_TYPE_NAME (widget),
                 covered.size.height);
    }
}

/* How many there are. */
static guint
check_tooltips (GtkWidget *widget, const char *where)
{
  guint n = 0;

  if (!gtk_widget_get_mapped (widget))
    return 0;
  if (gtk_widget_get_tooltip_text (widget) != NULL)
    {
      check_tooltip (widget, where);
      check_hand (widget, where);
      n++;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += check_tooltips (child, where);

  return n;
}

/* ---- Where ----------------------------------------------------------------------------------- */

/* No page slides away any more. */
static gboolean
is_still (gpointer root)
{
  g_autoptr (GPtrArray) stacks = view_find_all (root, GTK_TYPE_STACK);

  for (guint i = 0; i < stacks->len; i++)
    if (gtk_stack_get_transition_running (stacks->pdata[i]))
      return FALSE;

  return TRUE;
}

static void
wait_for (GtkWidget *root, GType type)
{
  view_wait_for_type (root, type);
  view_wait_for_rest (root, is_still, root, "the page before to be gone");
}

/* The pages that keys lead to, from the first page. */
static void
test_pages (void)
{
  HistoryPlace place;
  AtoutHistory *history;
  GtkWidget *root;
  const struct
  {
    const char *action;
    GType type;
  } pages[] = {
    { "win.new-match", ATOUT_TYPE_NEW_MATCH_PAGE },
    { "win.help", ATOUT_TYPE_HELP_PAGE },
    { "win.history", ATOUT_TYPE_PAST_PAGE },
    { "win.statistics", ATOUT_TYPE_STATISTICS_PAGE },
    { "win.shuffling", ATOUT_TYPE_SHUFFLE_PAGE },
  };

  history_place_make (&place);
  history = atout_history_new (place.path, "test");
  history_play_a_little (history);
  root = GTK_WIDGET (view_window_new (application, history));
  wait_for (root, ATOUT_TYPE_START_PAGE);
  g_assert_cmpuint (check_tooltips (root, "start"), >, 0);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_assert_true (gtk_widget_activate_action (root, pages[i].action, NULL));
      wait_for (root, pages[i].type);
      g_assert_cmpuint (check_tooltips (root, pages[i].action), >, 0);
      view_press_key ("Escape");
      wait_for (root, ATOUT_TYPE_START_PAGE);
    }
  gtk_window_destroy (GTK_WINDOW (root));
  g_clear_object (&history);
  history_place_clear (&place);
}

/* ---- Past matches ---------------------------------------------------------------------------- */

typedef struct
{
  GtkWidget *root;
  const char *text;
} Focus;

/* The list has it for a moment, before there is a row. */
static gboolean
reads (gpointer data)
{
  const Focus *self = data;
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self->root));

  return focus != NULL && !GTK_IS_LIST_VIEW (focus) && view_mentions (focus, self->text);
}

static void
open_with_return (GtkWidget *root, const char *text, GType type)
{
  Focus focus = { root, text };

  view_wait (reads, &focus, text);
  view_press_key ("Return");
  wait_for (root, type);
}

/* A match that was played to its end, and its first deal from the beginning to the end. */
static void
test_past (void)
{
  HistoryPlace place;
  AtoutHistory *history;
  g_autoptr (AtoutMatch) match = history_match_new (0, 2);
  Rng rng = rng_new (1, 1);
  GtkWidget *root;

  history_place_make (&place);
  history = atout_history_new (place.path, "test");
  atout_history_follow (history, match);
  while (!history_match_is_over (match))
    history_match_go_on (match, &rng);
  root = GTK_WIDGET (view_window_new (application, history));
  wait_for (root, ATOUT_TYPE_START_PAGE);
  view_press_key ("ctrl+h");
  open_with_return (root, "Klaverjassen", ATOUT_TYPE_PAST_MATCH_PAGE);
  g_assert_cmpuint (check_tooltips (root, "past match"), >, 0);
  open_with_return (root, "Deal 1", ATOUT_TYPE_REPLAY_PAGE);
  g_assert_cmpuint (check_tooltips (root, "replay"), >, 0);
  for (guint i = 0; i < 2; i++)
    {
      view_press_key ("Page_Down");
      view_wait_for_draw (root);
      g_assert_cmpuint (check_tooltips (root, "replay, a trick"), >, 0);
    }
  view_press_key ("End");
  wait_for (root, ATOUT_TYPE_RESULT);
  g_assert_cmpuint (check_tooltips (root, "replay, the result"), >, 0);
  gtk_window_destroy (GTK_WINDOW (root));
  g_clear_object (&history);
  history_place_clear (&place);
}

/* ---- Preferences ----------------------------------------------------------------------------- */

static gboolean
has_decks (gpointer data)
{
  return view_find (data, ATOUT_TYPE_DECK_ROW) != NULL
         && !view_reads (data, "Looking at the decks…");
}

static gboolean
has_cards (gpointer data)
{
  return view_find (data, ATOUT_TYPE_DECK_CARD) != NULL;
}

/* The button of the first deck that shows all its cards. */
static GtkWidget *
gallery_button (GtkWidget *preferences)
{
  g_autoptr (GPtrArray) buttons
      = view_find_all (view_find (preferences, ATOUT_TYPE_DECK_ROW), GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (g_strcmp0 (gtk_widget_get_tooltip_text (buttons->pdata[i]), "Look at All Cards") == 0)
      return buttons->pdata[i];

  return NULL;
}

static void
test_decks (void)
{
  AtoutPreferences *preferences = atout_preferences_new (GTK_APPLICATION (application),
                                                         atout_application_get_decks (application));
  GtkWidget *root = GTK_WIDGET (preferences);

  gtk_window_present (GTK_WINDOW (root));
  view_wait_for_draw (root);
  atout_preferences_show_decks (preferences, game_find ("klaverjas"), &OPTIONS_DEFAULT);
  view_wait (has_decks, root, "all decks");
  view_wait_for_draw (root);
  g_assert_cmpuint (check_tooltips (root, "decks"), >, 0);
  g_assert_true (gtk_widget_activate (gallery_button (root)));
  view_wait (has_cards, root, "the cards");
  view_wait_for_draw (root);
  g_assert_cmpuint (check_tooltips (root, "gallery"), >, 0);
  gtk_window_destroy (GTK_WINDOW (root));
}

static void
test_preferences (void)
{
  GtkWidget *preferences = GTK_WIDGET (atout_preferences_new (
      GTK_APPLICATION (application), atout_application_get_decks (application)));

  gtk_window_present (GTK_WINDOW (preferences));
  view_wait_for_draw (preferences);
  check_tooltips (preferences, "preferences");
  gtk_window_destroy (GTK_WINDOW (preferences));
}

/* ---- A match --------------------------------------------------------------------------------- */

static gboolean
is_asked (gpointer data)
{
  Guest *self = data;
  GtkWidget *focus = guest_focus (self);

  return view_find (self->table, ATOUT_TYPE_RESULT) != NULL
         || (focus != NULL && focus != self->table && gtk_widget_is_ancestor (focus, self->table)
             && atout_course_get_turn (ATOUT_COURSE (self->session)) == 0);
}

/* Only then all that has a tooltip lies where it is to lie. */
static void
wait_for_question (Guest *self)
{
  view_wait_for_rest (self->table, is_asked, self, "a question");
}

/* A deal by Enter, large and small, with the sheet at its end. */
static void
play_deal (const char *game, const char *settings, int width, int height)
{
  g_autofree char *where = g_strdup_printf ("%s, %d pixels", game, width);
  Guest guest = { 0 };
  guint n_asked = 0;

  guest_start (&guest, game, settings, 3);
  view_resize (GTK_WIDGET (guest.window), width, height);
  wait_for_question (&guest);
  while (view_find (guest.table, ATOUT_TYPE_RESULT) == NULL && n_asked < 60)
    {
      check_tooltips (GTK_WIDGET (guest.window), where);
      view_press_key ("Return");
      wait_for_question (&guest);
      n_asked++;
    }
  g_assert_cmpuint (n_asked, >, 0);
  g_assert_cmpuint (check_tooltips (GTK_WIDGET (guest.window), where), >, 0);
  gtk_widget_activate_action (GTK_WIDGET (guest.window), "win.check-deal", NULL);
  wait_for (GTK_WIDGET (guest.window), ATOUT_TYPE_CHECK_PAGE);
  check_tooltips (GTK_WIDGET (guest.window), "check");
  view_press_key ("Escape");
  wait_for (GTK_WIDGET (guest.window), ATOUT_TYPE_RESULT);
  gtk_widget_activate_action (GTK_WIDGET (guest.window), "win.score-sheet", NULL);
  view_wait_for_draw (GTK_WIDGET (guest.window));
  check_tooltips (GTK_WIDGET (guest.window), where);
  guest_end (&guest);
}

static void
test_table (void)
{
  play_deal ("klaverjas", "", 1000, 700);
  play_deal ("fiftysix", "", 1000, 700);
  play_deal ("fiftysix", "", 360, 640);
  play_deal ("cego", "", 360, 640);
  play_deal ("zensern", "", 360, 640);
  play_deal ("wurzen", "mode=schnapsen", 1000, 700);
}

static gboolean
has_sort (gpointer data)
{
  g_autoptr (GPtrArray) buttons = view_find_all (((Guest *) data)->table, GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (g_strcmp0 (gtk_widget_get_tooltip_text (buttons->pdata[i]), "Sort the Hand") == 0)
      return TRUE;

  return FALSE;
}

/* Who has moved a card is offered the order back, in a window of @width and @height. */
static void
arrange (int width, int height)
{
  Guest guest = { 0 };
  GtkWidget *card;

  guest_start (&guest, "klaverjas", "", 3);
  view_resize (GTK_WIDGET (guest.window), width, height);
  wait_for_question (&guest);
  g_assert_false (has_sort (&guest));
  card = view_find (view_find (guest.table, ATOUT_TYPE_HAND), ATOUT_TYPE_CARD_VIEW);
  g_assert_true (gtk_widget_grab_focus (card));
  view_wait_for_focus (card);
  view_press_key ("ctrl+shift+Right");
  view_wait_for_rest (guest.table, has_sort, &guest, "what sorts the hand");
  check_tooltips (GTK_WIDGET (guest.window), "an arranged hand");
  guest_end (&guest);
}

static void
test_arranged (void)
{
  arrange (1000, 700);
  arrange (360, 640);
}

int
main (int argc, char **argv)
{
  application = guest_application_new (&argc, &argv);
  if (application == NULL)
    return 0;
  ADD_TESTS ("/tooltips", test_pages, test_past, test_preferences, test_decks, test_arranged,
             test_table);

  return g_test_run ();
}
