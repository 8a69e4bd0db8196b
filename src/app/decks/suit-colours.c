/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/decks/suit-colours.h"

#include <adwaita.h>
#include <math.h>

#include "app/decks/deck-settings.h"

#define KEY "suit-colours"

/* Sources of the suit colours in a window; owned by it. */
typedef struct
{
  GSettings *settings;
  AtoutGameDeck *deck; /* deck of the visible page, or NULL */
} Colours;

static void
colours_free (gpointer data)
{
  Colours *self = data;

  g_object_unref (self->settings);
  g_clear_object (&self->deck);
  g_free (self);
}

static Colours *
colours_of (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return root != NULL ? g_object_get_data (G_OBJECT (root), KEY) : NULL;
}

static void
set_style (GtkWidget *window, const char *style, gboolean set)
{
  if (set)
    gtk_widget_add_css_class (window, style);
  else
    gtk_widget_remove_css_class (window, style);
}

/* ---- Colours of a deck ----------------------------------------------------------------------- */

/* Backgrounds: paper, and the lightest in dark windows. */
#define PAPER ((GdkRGBA) { 0.992f, 0.98f, 0.949f, 1 })
#define DARK ((GdkRGBA) { 0.24f, 0.24f, 0.24f, 1 })

#define READABLE 4.5 /* least contrast of text in WCAG 2 */
#define STEP 0.05f
#define HUE_LEAST 32 /* least range of channels, of 255 */

static double
make_linear (float channel)
{
  return channel <= 0.04045f ? channel / 12.92 : pow ((channel + 0.055) / 1.055, 2.4);
}

/* Returns the relative luminance of WCAG 2, in 0..1. */
static double
luminance (const GdkRGBA *colour)
{
  return 0.2126 * make_linear (colour->red) + 0.7152 * make_linear (colour->green)
         + 0.0722 * make_linear (colour->blue);
}

static double
contrast (const GdkRGBA *a, const GdkRGBA *b)
{
  const double one = luminance (a) + 0.05, other = luminance (b) + 0.05;

  return MAX (one, other) / MIN (one, other);
}

static float
approach (float from, float goal, float part)
{
  return from + (goal - from) * MIN (part, 1);
}

/* Returns 0xRRGGBB, darkened or lightened until readable on @ground. */
static GdkRGBA
make_readable (guint32 colour, const GdkRGBA *ground)
{
  const GdkRGBA own = { (float) (colour >> 16) / 255, (float) (colour >> 8 & 255) / 255,
                        (float) (colour & 255) / 255, 1 };
  const float goal = luminance (ground) > 0.5 ? 0 : 1;
  GdkRGBA ink = own;

  for (float part = STEP; contrast (&ink, ground) < READABLE && part < 1 + STEP; part += STEP)
    ink = (GdkRGBA) { approach (own.red, goal, part), approach (own.green, goal, part),
                      approach (own.blue, goal, part), 1 };

  return ink;
}

/* Returns false for black, white and grey: grey text would look disabled. */
static gboolean
has_hue (guint32 colour)
{
  const int red = (int) (colour >> 16), green = (int) (colour >> 8 & 0xff);
  const int blue = (int) (colour & 0xff);

  return MAX (red, MAX (green, blue)) - MIN (red, MIN (green, blue)) >= HUE_LEAST;
}

static void
define (GString *css, const char *suit, gboolean is_dark, guint32 colour)
{
  const GdkRGBA ink = make_readable (colour, is_dark ? &DARK : &PAPER);
  g_autofree char *own = gdk_rgba_to_string (&ink);
  const char *text = is_dark ? "@window_fg_color" : "@suit_black";

  g_string_append_printf (css, "@define-color deck_%s%s %s;\n", suit, is_dark ? "_dark" : "",
                          has_hue (colour) ? own : text);
}

/* Replaces colours of pages.css. */
static void
load_colours (GtkWidget *window, const guint32 colours[SUITS])
{
  static const char *const names[SUITS] = { [SUIT_CLUBS] = "clubs",
                                            [SUIT_SPADES] = "spades",
                                            [SUIT_HEARTS] = "hearts",
                                            [SUIT_DIAMONDS] = "diamonds" };
  static GtkCssProvider *provider;
  g_autoptr (GString) css = g_string_new (NULL);

  for (int suit = 0; suit < SUITS; suit++)
    {
      define (css, names[suit], FALSE, colours[suit]);
      define (css, names[suit], TRUE, colours[suit]);
    }
  if (provider == NULL)
    {
      provider = gtk_css_provider_new ();
      gtk_style_context_add_provider_for_display (gtk_widget_get_display (window),
                                                  GTK_STYLE_PROVIDER (provider),
                                                  GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
    }
  gtk_css_provider_load_from_data (provider, css->str, (gssize) css->len);
}

/* ---- Windows --------------------------------------------------------------------------------- */

/* Gets colours of the visible deck; FALSE for own decks or fewer than four colours. */
static gboolean
find_colours (const Colours *self, guint32 colours[SUITS])
{
  AtoutDeck *deck = self->deck != NULL ? atout_game_deck_get_deck (self->deck) : NULL;

  return deck != NULL && deck_settings_keeps_colours (deck)
         && atout_deck_get_suit_colours (deck, colours);
}

static void
update (GtkWidget *window)
{
  const Colours *self = g_object_get_data (G_OBJECT (window), KEY);
  DeckColours colours = deck_settings_get_colours (self->settings);
  AtoutDeck *deck = self->deck != NULL ? atout_game_deck_get_deck (self->deck) : NULL;
  guint32 deck_colours[SUITS];

  if (deck != NULL && deck_settings_keeps_colours (deck))
    colours = DECK_COLOURS_TWO;
  /* notifies listeners of new colours */
  set_style (window, "suits-deck", FALSE);
  if (find_colours (self, deck_colours))
    {
      load_colours (window, deck_colours);
      set_style (window, "suits-deck", TRUE);
    }
  set_style (window, "suits-german", colours == DECK_COLOURS_GERMAN);
  set_style (window, "suits-english", colours == DECK_COLOURS_ENGLISH);
  set_style (window, "suits-dark", adw_style_manager_get_dark (adw_style_manager_get_default ()));
}

static void
show_deck (GtkWidget *page, AtoutGameDeck *deck)
{
  Colours *colours = colours_of (page);

  if (colours == NULL || !gtk_widget_get_mapped (page))
    return;
  g_set_object (&colours->deck, deck);
  update (GTK_WIDGET (gtk_widget_get_root (page)));
}

/* Stops using the colours of @deck, unless another page is visible. */
static void
page_unmapped (GtkWidget *page, AtoutGameDeck *deck)
{
  Colours *colours = colours_of (page);

  if (colours == NULL || colours->deck != deck)
    return;
  g_clear_object (&colours->deck);
  update (GTK_WIDGET (gtk_widget_get_root (page)));
}

void
suit_colours_follow_deck (GtkWidget *page, AtoutGameDeck *deck)
{
  g_signal_connect_object (deck, "changed", G_CALLBACK (show_deck), page, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "map", G_CALLBACK (show_deck), deck, 0);
  g_signal_connect_object (page, "unmap", G_CALLBACK (page_unmapped), deck, 0);
  show_deck (page, deck);
}

void
suit_colours_follow (GtkWidget *window, GSettings *settings)
{
  Colours *colours = g_new0 (Colours, 1);

  colours->settings = g_object_ref (settings);
  g_object_set_data_full (G_OBJECT (window), KEY, colours, colours_free);
  deck_settings_watch_colours (settings, G_CALLBACK (update), window);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (update),
                           window, G_CONNECT_SWAPPED);
  update (window);
}
