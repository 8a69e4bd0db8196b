/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/score/result-cards.h"

#include <glib/gi18n-lib.h>

#include "model/told/dealt.h"
#include "model/told/decided.h"
#include "model/words/words.h"
#include "view/cards/atout-pile.h"
#include "view/score/atout-even-layout.h"
#include "view/widgets/atout-shrink-bin.h"
#include "view/widgets/labels.h"
#include "view/widgets/spoken-names.h"
#include "view/widgets/suit-signs.h"

#define TRICK_HEIGHT 62 /* height of the cards in pixels */
#define HAND_HEIGHT 72
#define RIM 3        /* border of a winner */
#define NAME_CHARS 6 /* letters at least */
#define ROW_MOST 6   /* cards in a narrow row */

static GtkWidget *
pile_new (AtoutSession *session, AtoutDeck *deck, const Pile *pile, int height, const char *told)
{
  GtkWidget *cards = atout_pile_new ();

  atout_pile_set_deck (ATOUT_PILE (cards), deck);
  atout_pile_show (ATOUT_PILE (cards), session, pile);
  gtk_widget_set_size_request (cards, -1, height);
  spoken_set_name (cards, told);

  return cards;
}

/* ---- The trick ------------------------------------------------------------------------------ */

static void
add_card (GtkWidget *grid, AtoutSession *session, AtoutDeck *deck, const Trick *trick, unsigned i,
          int height)
{
  int rows = trick->n > ROW_MOST ? 2 : 1;
  int columns = (trick->n + rows - 1) / rows;
  const Telling telling = atout_session_tell (session);
  g_autofree char *told = tell_cards (&telling, &trick->card[i], 1);
  Pile pile = { .name = "", .owner = NO_SEAT, .under = CARD_NONE, .n_open = 1 };
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *name = gtk_label_new (telling.name[trick->seat[i]]);
  GtkWidget *card;

  pile.open[0] = trick->card[i];
  card = pile_new (session, deck, &pile, height, told);
  if (deck != NULL)
    gtk_widget_set_size_request (
        card, (int) (height * atout_deck_get_aspect_ratio (deck)) + 2 * RIM, height);
  gtk_widget_set_halign (card, GTK_ALIGN_CENTER);
  if (i == trick->best)
    gtk_widget_add_css_class (card, "winner");
  gtk_label_set_justify (GTK_LABEL (name), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (name), NAME_CHARS);
  gtk_widget_add_css_class (name, "caption");
  gtk_box_append (GTK_BOX (column), card);
  gtk_box_append (GTK_BOX (column), name_label_fit (name));
  gtk_grid_attach (GTK_GRID (grid), column, (int) i % columns, (int) i / columns, 1, 1);
}

/* Returns the index of the decisive trick, or -1. */
static int
find_decided (AtoutSession *session, Deal *after)
{
  AtoutCourse *course = ATOUT_COURSE (session);
  guint n_actions;

  return decided_find_trick (atout_course_get_log (course),
                             atout_course_get_position (course, &n_actions), after);
}

GtkWidget *
result_cards_new_trick (AtoutSession *session, AtoutDeck *deck, double scale)
{
  const Telling telling = atout_session_tell (session);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *cards = gtk_grid_new ();
  Trick tricks[CARDS_MAX];
  guint n = atout_course_list_tricks (ATOUT_COURSE (session), tricks);
  Deal after;
  int decided = find_decided (session, &after);
  int richest = decided >= 0 ? decided : tell_richest_trick (&telling, tricks, n);
  g_autofree char *text = NULL;
  g_autofree char *told = NULL;
  GtkWidget *even;
  GtkWidget *label;

  if (richest < 0)
    {
      g_object_ref_sink (cards);
      g_object_unref (cards);
      g_object_ref_sink (box);
      g_object_unref (box);
      return NULL;
    }
  text = decided >= 0 ? tell_decided (&telling, (unsigned) decided, &after)
                      : tell_richest (&telling, &tricks[richest]);
  told = tell_trick (&telling, &tricks[richest], (unsigned) richest + 1);
  label = gtk_label_new (text);
  suit_signs_colour (label);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (box, "richest");
  /* cards are not mirrored, like those on the table */
  gtk_widget_set_direction (cards, GTK_TEXT_DIR_LTR);
  gtk_grid_set_column_homogeneous (GTK_GRID (cards), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (cards), 4);
  gtk_grid_set_row_spacing (GTK_GRID (cards), 4);
  gtk_widget_set_tooltip_text (cards, told);
  for (unsigned i = 0; i < tricks[richest].n; i++)
    add_card (cards, session, deck, &tricks[richest], i, (int) (TRICK_HEIGHT * scale));
  even = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_layout_manager (even, g_object_new (ATOUT_TYPE_EVEN_LAYOUT, NULL));
  gtk_box_append (GTK_BOX (even), label);
  gtk_box_append (GTK_BOX (box), even);
  gtk_box_append (GTK_BOX (box), cards);

  return box;
}

/* ---- The hands ------------------------------------------------------------------------------ */

/* Adds a row of sorted cards. */
static void
add_line (GtkWidget *grid, AtoutSession *session, AtoutDeck *deck, Pile *pile, const char *name,
          int line, double scale)
{
  const Telling telling = atout_session_tell (session);
  GtkWidget *label = gtk_label_new (name);
  g_autofree char *cards = NULL;
  g_autofree char *told = NULL;
  WordsValue values[] = { { "{name}", name }, { "{cards}", NULL }, { NULL, NULL } };
  GtkWidget *row;

  atout_choices_sort_cards (atout_session_get_choices (session), pile->open, pile->n_open);
  cards = tell_cards (&telling, pile->open, pile->n_open);
  values[1].value = cards;
  /* Translators: the hand of a player, as it was dealt: "Anna: ten of clubs, king of clubs" */
  told = words_fill (C_ ("hand", "{name}: {cards}"), values);
  row = pile_new (session, deck, pile, (int) (HAND_HEIGHT * scale), told);
  atout_pile_set_most (ATOUT_PILE (row), pile->n_open);
  gtk_widget_set_hexpand (row, TRUE);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), NAME_CHARS);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_grid_attach (GTK_GRID (grid), label, 0, line, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), row, 1, line, 1, 1);
}

static void
add_lines (GtkWidget *grid, AtoutSession *session, AtoutDeck *deck, const Deal *dealt, double scale)
{
  const Telling telling = atout_session_tell (session);
  Pile piles[PILES_MAX];
  unsigned n_piles = dealt_list_piles (dealt, piles);
  int line = 0;

  for (guint seat = 0; seat < dealt->n_seats; seat++)
    {
      Pile hand = { .name = "", .owner = NO_SEAT, .under = CARD_NONE };

      if (dealt->hand[seat] == 0)
        continue;
      pile_open (&hand, dealt->hand[seat]);
      add_line (grid, session, deck, &hand, telling.name[seat], line++, scale);
    }
  for (unsigned i = 0; i < n_piles; i++)
    add_line (grid, session, deck, &piles[i], words_of_game ("pile", piles[i].name), line++, scale);
}

GtkWidget *
result_cards_new_hands (AtoutSession *session, AtoutDeck *deck, double scale)
{
  AtoutCourse *course = ATOUT_COURSE (session);
  GtkWidget *hands, *grid;
  Deal dealt;
  guint n, index;

  index = atout_course_get_position (course, &n);
  if (n == 0)
    return NULL;
  hands = gtk_expander_new (NULL);
  /* shrinks large letters */
  gtk_expander_set_label_widget (GTK_EXPANDER (hands), atout_shrink_bin_new (gtk_label_new (
                                                           _ ("All hands, as they were dealt"))));
  spoken_set_name (hands, _ ("All hands, as they were dealt"));
  grid = gtk_grid_new ();
  gtk_grid_set_row_spacing (GTK_GRID (grid), 4);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  dealt_find (atout_course_get_log (course), index, &dealt);
  add_lines (grid, session, deck, &dealt, scale);
  gtk_expander_set_child (GTK_EXPANDER (hands), grid);
  /* GTK 4.8 tabs into a collapsed expander */
  g_object_bind_property (hands, "expanded", grid, "can-focus", G_BINDING_SYNC_CREATE);

  return hands;
}
