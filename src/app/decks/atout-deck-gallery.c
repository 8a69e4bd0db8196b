/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/decks/atout-deck-gallery.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <math.h>

#include "app/decks/atout-deck-card.h"
#include "app/decks/atout-deck-options.h"
#include "app/decks/deck-settings.h"
#include "model/words/words.h"
#include "view/widgets/focus.h"
#include "view/widgets/reading-order.h"
#include "view/widgets/remove-children.h"
#include "view/widgets/spoken-names.h"
#include "view/widgets/spoken.h"
#include "view/widgets/suit-signs.h"

#define COLUMNS_MIN 3
#define COLUMNS_MAX 13
#define SPACING 4

struct _AtoutDeckGallery
{
  GtkWidget parent_instance;

  GSettings *settings;
  GSettings *kept; /* options of the shown deck */
  AtoutDeckEntry *entry;
  AtoutDeck *deck;
  DeckSuits suits_shown;
  GCancellable *cancellable; /* cancels opening */
  GPtrArray *walk;           /* card widgets in order */

  GtkWidget *stack;
  GtkWidget *spinner;
  GtkWidget *problem;
  GtkWidget *cards;
  GtkWidget *options;
  GtkWidget *suits;
};

G_DEFINE_FINAL_TYPE (AtoutDeckGallery, atout_deck_gallery, GTK_TYPE_WIDGET)

/* ---- Cards of a deck ------------------------------------------------------------------------- */

typedef struct
{
  PackCard cards[CARDS_MAX];
  Pack pack;
} Shelf;

static void
add_card (Shelf *shelf, AtoutDeck *deck, Suit suit, Rank rank)
{
  if (shelf->pack.n_cards == CARDS_MAX || !atout_deck_has_face (deck, suit, rank))
    return;

  shelf->cards[shelf->pack.n_cards].suit = (uint8_t) suit;
  shelf->cards[shelf->pack.n_cards].rank = (uint8_t) rank;
  shelf->pack.n_cards++;
}

static void
fill_suit (Shelf *shelf, AtoutDeck *deck, Suit suit)
{
  static const Rank courts[] = { RANK_ACE, RANK_KING, RANK_QUEEN, RANK_KNIGHT, RANK_JACK };
  gboolean has_one
      = atout_deck_has_face (deck, suit, RANK_KNIGHT) && atout_deck_has_face (deck, suit, RANK_ONE);

  *shelf = (Shelf) { .pack = { .cards = shelf->cards, .n_copies = 1 } };
  if (suit == SUIT_TRUMPS)
    {
      for (Rank rank = RANK_TRUMP_1; rank <= RANK_TRUMP_22; rank++)
        add_card (shelf, deck, suit, rank);
      return;
    }

  /* a one is not an ace: pips ascend from it, as in red suits of Cego */
  for (guint i = has_one; i < G_N_ELEMENTS (courts); i++)
    add_card (shelf, deck, suit, courts[i]);
  if (has_one)
    add_card (shelf, deck, suit, RANK_ONE);
  for (guint i = RANK_2; i <= RANK_TEN; i++)
    add_card (shelf, deck, suit, has_one ? i : RANK_TEN - (i - RANK_2));
}

/* ---- Shelves --------------------------------------------------------------------------------- */

static char *
capitalize (const char *text)
{
  const char *rest = g_utf8_next_char (text);
  g_autofree char *first = g_utf8_strup (text, rest - text);

  return g_strconcat (first, rest, NULL);
}

/* Returns the heading of @suit; German suits also name their French equivalent. */
static char *
name_suit (AtoutDeckGallery *self, Suit suit)
{
  g_autofree char *name = capitalize (words_suit (self->suits_shown, suit));
  const WordsValue values[] = {
    { "{suit}", name },
    { "{french}", words_suit (SUITS_FRENCH, suit) },
    { "{sign}", words_suit_short (SUITS_FRENCH, suit) },
    { NULL, NULL },
  };

  if (suit == SUIT_TRUMPS)
    return g_steal_pointer (&name);
  if (self->suits_shown == SUITS_FRENCH)
    /* Translators: heading above the cards of a suit, as in "Hearts ♥" */
    return words_fill (C_ ("heading", "{suit} {sign}"), values);

  /* Translators: heading above the cards of a German suit, as in "Leaves — like spades ♠" */
  return words_fill (C_ ("heading", "{suit} — like {french} {sign}"), values);
}

static GtkWidget *
add_shelf (AtoutDeckGallery *self, const char *heading)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", heading, "xalign", 0.0, "wrap", TRUE,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, NULL);
  GtkWidget *box = g_object_new (
      GTK_TYPE_FLOW_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST, "homogeneous", TRUE,
      "min-children-per-line", COLUMNS_MIN, "max-children-per-line", COLUMNS_MAX, "column-spacing",
      SPACING, "row-spacing", SPACING, "selection-mode", GTK_SELECTION_NONE, NULL);

  gtk_widget_add_css_class (label, "title-4");
  gtk_widget_add_css_class (label, "shelf-heading");
  spoken_set_name (label, heading);
  spoken_set_name (box, heading);
  gtk_box_append (GTK_BOX (self->suits), label);
  gtk_box_append (GTK_BOX (self->suits), box);

  return box;
}

static void
add_to_shelf (AtoutDeckGallery *self, GtkWidget *shelf, GtkWidget *card, guint place, guint n)
{
  gtk_accessible_update_relation (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_RELATION_POS_IN_SET,
                                  (int) place, GTK_ACCESSIBLE_RELATION_SET_SIZE, (int) n, -1);
  gtk_flow_box_append (GTK_FLOW_BOX (shelf), card);
  g_ptr_array_add (self->walk, card);
}

static void
add_suit (AtoutDeckGallery *self, Suit suit)
{
  g_autofree char *heading = NULL;
  GtkWidget *box;
  Shelf shelf;

  fill_suit (&shelf, self->deck, suit);
  if (shelf.pack.n_cards == 0)
    return;

  heading = name_suit (self, suit);
  box = add_shelf (self, heading);
  suit_style_set (gtk_widget_get_prev_sibling (box), self->suits_shown, suit);
  for (Card card = 0; card < shelf.pack.n_cards; card++)
    {
      Rank rank = pack_rank (&shelf.pack, card);
      g_autofree char *name = words_card (self->suits_shown, &shelf.pack, card);

      add_to_shelf (self, box,
                    atout_deck_card_new (atout_deck_get_face (self->deck, suit, rank), name,
                                         atout_deck_get_figure (self->deck, suit, rank)),
                    card + 1u, shelf.pack.n_cards);
    }
}

static void
clear_shelves (AtoutDeckGallery *self)
{
  g_ptr_array_set_size (self->walk, 0);
  remove_children (self->suits);
}

static void
show_cards (AtoutDeckGallery *self)
{
  static const Suit order[] = { SUIT_TRUMPS, SUIT_CLUBS, SUIT_SPADES, SUIT_HEARTS, SUIT_DIAMONDS };
  GtkWidget *box;

  clear_shelves (self);
  self->suits_shown = atout_deck_get_suits (self->deck);
  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    add_suit (self, order[i]);

  /* Translators: the side of the cards that all have in common */
  box = add_shelf (self, C_ ("heading", "Back"));
  add_to_shelf (self, box,
                atout_deck_card_new (atout_deck_get_back (self->deck), C_ ("card", "Back"), NULL),
                1, 1);
}

/* ---- Keyboard navigation --------------------------------------------------------------------- */

static graphene_rect_t
place_of (AtoutDeckGallery *self, GtkWidget *card)
{
  graphene_rect_t place = GRAPHENE_RECT_INIT (0, 0, 0, 0);

  if (!gtk_widget_compute_bounds (card, self->suits, &place))
    place = *graphene_rect_zero ();

  return place;
}

static GtkWidget *
find_above_or_below (AtoutDeckGallery *self, GtkWidget *from, gboolean down)
{
  graphene_rect_t start = place_of (self, from);
  GtkWidget *best = NULL;
  double best_row = 0, best_distance = 0;

  for (guint i = 0; i < self->walk->len; i++)
    {
      graphene_rect_t place = place_of (self, self->walk->pdata[i]);
      double row = (place.origin.y - start.origin.y) * (down ? 1 : -1);
      double distance = fabs (place.origin.x - start.origin.x);

      if (row < start.size.height / 2)
        continue;
      if (best == NULL || row < best_row || (row == best_row && distance < best_distance))
        {
          best = self->walk->pdata[i];
          best_row = row;
          best_distance = distance;
        }
    }

  return best;
}

static GtkWidget *
find_step (AtoutDeckGallery *self, guint index, guint keyval)
{
  guint last = self->walk->len - 1;

  switch (reading_order_key (GTK_WIDGET (self), keyval))
    {
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      return self->walk->pdata[0];
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      return self->walk->pdata[last];
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      return self->walk->pdata[index - MIN (index, 1)];
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      return self->walk->pdata[MIN (index + 1, last)];
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      return find_above_or_below (self, self->walk->pdata[index], FALSE);
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      return find_above_or_below (self, self->walk->pdata[index], TRUE);
    default:
      return NULL;
    }
}

static gboolean
key_pressed (GtkEventControllerKey *controller, guint keyval, guint keycode,
             GdkModifierType modifiers, gpointer user_data)
{
  AtoutDeckGallery *self = user_data;
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  GtkWidget *card;
  guint index;

  if ((modifiers & gtk_accelerator_get_default_mod_mask ()) != 0
      || !g_ptr_array_find (self->walk, focus, &index))
    return GDK_EVENT_PROPAGATE;

  card = find_step (self, index, keyval);
  if (card == NULL)
    return GDK_EVENT_PROPAGATE;

  gtk_widget_grab_focus (card);

  return GDK_EVENT_STOP;
}

/* ---- Deck ------------------------------------------------------------------------------------ */

static void
style_changed (AtoutDeckGallery *self)
{
  if (self->deck == NULL)
    return;

  deck_settings_apply (self->settings, self->entry, self->deck);
  if (atout_deck_get_suits (self->deck) != self->suits_shown)
    show_cards (self);
}

static void
update_scale (AtoutDeckGallery *self)
{
  if (self->deck != NULL)
    atout_deck_set_scale_factor (self->deck, gtk_widget_get_scale_factor (GTK_WIDGET (self)));
}

static void
show_deck (AtoutDeckGallery *self, AtoutDeck *deck)
{
  gboolean has_focus = focus_inside (GTK_WIDGET (self)) != NULL;

  g_set_object (&self->deck, deck);
  deck_settings_apply (self->settings, self->entry, deck);
  update_scale (self);
  remove_children (self->options);
  gtk_box_append (GTK_BOX (self->options),
                  atout_deck_options_new (self->settings, self->entry, deck));
  show_cards (self);
  gtk_stack_set_visible_child (GTK_STACK (self->stack), self->cards);
  gtk_spinner_stop (GTK_SPINNER (self->spinner));
  if (!has_focus)
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
show_problem (AtoutDeckGallery *self, const char *problem)
{
  g_autofree char *text = g_markup_escape_text (problem, -1);

  adw_status_page_set_description (ADW_STATUS_PAGE (self->problem), text);
  gtk_stack_set_visible_child (GTK_STACK (self->stack), self->problem);
  gtk_spinner_stop (GTK_SPINNER (self->spinner));
}

static void
deck_opened (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AtoutDeck) deck
      = atout_deck_entry_open_finish (ATOUT_DECK_ENTRY (source), result, &error);

  /* cancelled: the gallery may be gone */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  if (deck != NULL)
    show_deck (user_data, deck);
  else
    show_problem (user_data, error->message);
}

static void
forget_deck (AtoutDeckGallery *self)
{
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->deck);
  g_clear_object (&self->entry);
  g_clear_object (&self->kept);
}

/* ---- Class ----------------------------------------------------------------------------------- */

static gboolean
atout_deck_gallery_grab_focus (GtkWidget *widget)
{
  AtoutDeckGallery *self = ATOUT_DECK_GALLERY (widget);

  return self->walk->len > 0 && gtk_widget_grab_focus (self->walk->pdata[0]);
}

static void
atout_deck_gallery_dispose (GObject *object)
{
  AtoutDeckGallery *self = ATOUT_DECK_GALLERY (object);

  forget_deck (self);
  g_clear_object (&self->settings);
  g_ptr_array_set_size (self->walk, 0);
  remove_children (GTK_WIDGET (self));

  G_OBJECT_CLASS (atout_deck_gallery_parent_class)->dispose (object);
}

static void
atout_deck_gallery_finalize (GObject *object)
{
  g_ptr_array_unref (ATOUT_DECK_GALLERY (object)->walk);

  G_OBJECT_CLASS (atout_deck_gallery_parent_class)->finalize (object);
}

static void
atout_deck_gallery_class_init (AtoutDeckGalleryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = atout_deck_gallery_dispose;
  object_class->finalize = atout_deck_gallery_finalize;

  widget_class->grab_focus = atout_deck_gallery_grab_focus;
  widget_class->focus = focus_through;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_BASE "/app/decks/atout-deck-gallery.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutDeckGallery, stack);
  gtk_widget_class_bind_template_child (widget_class, AtoutDeckGallery, spinner);
  gtk_widget_class_bind_template_child (widget_class, AtoutDeckGallery, problem);
  gtk_widget_class_bind_template_child (widget_class, AtoutDeckGallery, cards);
  gtk_widget_class_bind_template_child (widget_class, AtoutDeckGallery, options);
  gtk_widget_class_bind_template_child (widget_class, AtoutDeckGallery, suits);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed);
}

static void
atout_deck_gallery_init (AtoutDeckGallery *self)
{
  self->settings = g_settings_new (APP_ID);
  self->walk = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  spoken_hide_pages (GTK_STACK (self->stack));

  deck_settings_watch_colours (self->settings, G_CALLBACK (style_changed), self);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (update_scale), NULL);
}

void
atout_deck_gallery_set_entry (AtoutDeckGallery *self, AtoutDeckEntry *entry)
{
  g_return_if_fail (ATOUT_IS_DECK_GALLERY (self));

  forget_deck (self);
  remove_children (self->options);
  clear_shelves (self);
  gtk_stack_set_visible_child (GTK_STACK (self->stack), self->spinner);
  gtk_spinner_set_spinning (GTK_SPINNER (self->spinner), entry != NULL);
  if (entry == NULL)
    return;

  self->entry = g_object_ref (entry);
  self->kept = deck_settings_watch_deck (self->settings, entry, G_CALLBACK (style_changed), self);
  self->cancellable = g_cancellable_new ();
  atout_deck_entry_open_async (entry, self->cancellable, deck_opened, self);
}
