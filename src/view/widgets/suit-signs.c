/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/widgets/suit-signs.h"

#include <string.h>

#include "model/words/words-spoken.h"
#include "view/widgets/spoken-names.h"

/* label data: original attributes */
#define OWN_KEY "suit-signs-own"

/* label data: set if names replace signs for screen readers */
#define NAMES_KEY "suit-signs-names"

#define EDGE 4 /* total horizontal padding of a sign in pixels */

/* Returns the colour name of a suit in pages.css; NULL means the text colour. */
static const char *
ink_name (GtkWidget *root, Suit suit)
{
  static const char *const german[SUITS]
      = { [SUIT_SPADES] = "suit_green", [SUIT_DIAMONDS] = "suit_orange" };
  static const char *const english[SUITS]
      = { [SUIT_CLUBS] = "suit_green", [SUIT_DIAMONDS] = "suit_blue" };
  static const char *const deck[SUITS] = { [SUIT_CLUBS] = "deck_clubs",
                                           [SUIT_SPADES] = "deck_spades",
                                           [SUIT_HEARTS] = "deck_hearts",
                                           [SUIT_DIAMONDS] = "deck_diamonds" };
  const char *name = gtk_widget_has_css_class (root, "suits-german")    ? german[suit]
                     : gtk_widget_has_css_class (root, "suits-english") ? english[suit]
                     : gtk_widget_has_css_class (root, "suits-deck")    ? deck[suit]
                                                                        : NULL;

  return name != NULL ? name : words_suit_is_red (SUITS_FRENCH, suit) ? "suit_red" : NULL;
}

static gboolean
is_light (const GdkRGBA *colour)
{
  return 0.3f * colour->red + 0.6f * colour->green + 0.1f * colour->blue > 0.5f;
}

/* Looks up a colour of pages.css; leaves @colour alone if that is not loaded. */
static void
find_colour (GtkStyleContext *style, const char *name, const char *ending, GdkRGBA *colour)
{
  g_autofree char *whole = g_strconcat (name, ending, NULL);

  gtk_style_context_lookup_color (style, whole, colour);
}

static guint16
to_pango (float channel)
{
  return (guint16) (channel * G_MAXUINT16);
}

static void
insert (PangoAttrList *list, PangoAttribute *attribute, gsize start, gsize length)
{
  attribute->start_index = (guint) start;
  attribute->end_index = (guint) (start + length);
  pango_attr_list_insert (list, attribute);
}

/* Sets the alpha, too, so that dimmed text does not dim signs. */
static void
insert_ink (PangoAttrList *list, const GdkRGBA *ink, gsize start, gsize length)
{
  insert (
      list,
      pango_attr_foreground_new (to_pango (ink->red), to_pango (ink->green), to_pango (ink->blue)),
      start, length);
  insert (list, pango_attr_foreground_alpha_new (to_pango (ink->alpha)), start, length);
}

static void
insert_paper (PangoAttrList *list, const GdkRGBA *paper, gsize start, gsize length)
{
  insert (list,
          pango_attr_background_new (to_pango (paper->red), to_pango (paper->green),
                                     to_pango (paper->blue)),
          start, length);
  insert (list, pango_attr_background_alpha_new (G_MAXUINT16), start, length);
  insert (list, pango_attr_letter_spacing_new (EDGE * PANGO_SCALE), start, length);
}

static void
add_signs (PangoAttrList *list, GtkWidget *label, const char *text, Suit suit)
{
  GtkStyleContext *style = gtk_widget_get_style_context (label);
  const char *sign = words_suit_short (SUITS_FRENCH, suit);
  gboolean on_colour = gtk_widget_has_css_class (label, "on-colour");
  const char *name = ink_name (GTK_WIDGET (gtk_widget_get_root (label)), suit);
  GdkRGBA text_ink, ink, paper = { 0 };

  if (strstr (text, sign) == NULL)
    return;
  gtk_style_context_get_color (style, &text_ink);
  ink = text_ink;
  if (name == NULL && on_colour)
    name = "suit_black";
  /* GtkLabel merges attributes with its markup, so old colours must be replaced */
  if (name == NULL && !gtk_label_get_use_markup (GTK_LABEL (label)))
    return;
  if (name != NULL)
    find_colour (style, name, is_light (&text_ink) && !on_colour ? "_dark" : "", &ink);
  find_colour (style, "suit_paper", "", &paper);

  for (const char *at = strstr (text, sign); at != NULL; at = strstr (at + 1, sign))
    {
      insert_ink (list, &ink, (gsize) (at - text), strlen (sign));
      if (on_colour)
        insert_paper (list, &paper, (gsize) (at - text), strlen (sign));
    }
}

/* Names suits for screen readers unless @label has a name. */
static void
name_signs (GtkWidget *label, const char *text)
{
  g_autofree char *heard = words_name_signs (text);
  gboolean has_signs = !g_str_equal (heard, text);

  if (spoken_has_name (label)
      || (!has_signs && g_object_get_data (G_OBJECT (label), NAMES_KEY) == NULL))
    return;
  g_object_set_data (G_OBJECT (label), NAMES_KEY, has_signs ? label : NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, heard, -1);
}

static void
update (GtkWidget *label)
{
  const char *text = gtk_label_get_text (GTK_LABEL (label));
  PangoAttrList *own = g_object_get_data (G_OBJECT (label), OWN_KEY);
  PangoAttrList *list;

  name_signs (label, text);
  if (gtk_widget_get_root (label) == NULL)
    return;
  list = own != NULL ? pango_attr_list_copy (own) : pango_attr_list_new ();
  for (Suit suit = 0; suit < SUITS; suit++)
    add_signs (list, label, text, suit);
  if (!pango_attr_list_equal (list, gtk_label_get_attributes (GTK_LABEL (label))))
    gtk_label_set_attributes (GTK_LABEL (label), list);
  pango_attr_list_unref (list);
}

static void
laid_out (GtkWidget *label, GdkFrameClock *clock)
{
  g_signal_handlers_disconnect_by_func (clock, laid_out, label);
  update (label);
}

/* Updates colours after the next style pass, which sets the text colour. */
static void
style_changed (GtkWidget *label)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (label);

  if (clock == NULL || !gtk_widget_get_mapped (label))
    return;
  g_signal_handlers_disconnect_by_func (clock, laid_out, label);
  g_signal_connect_object (clock, "layout", G_CALLBACK (laid_out), label,
                           G_CONNECT_AFTER | G_CONNECT_SWAPPED);
  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_LAYOUT);
}

/* Follows the window's style classes for the chosen colours. */
static void
root_changed (GtkWidget *label)
{
  GtkRoot *root = gtk_widget_get_root (label);

  if (root == NULL)
    return;
  g_signal_handlers_disconnect_by_func (root, style_changed, label);
  g_signal_connect_object (root, "notify::css-classes", G_CALLBACK (style_changed), label,
                           G_CONNECT_SWAPPED);
  update (label);
}

void
suit_signs_colour (GtkWidget *label)
{
  PangoAttrList *own;

  g_return_if_fail (GTK_IS_LABEL (label));

  own = gtk_label_get_attributes (GTK_LABEL (label));
  if (own != NULL)
    g_object_set_data_full (G_OBJECT (label), OWN_KEY, pango_attr_list_ref (own),
                            (GDestroyNotify) pango_attr_list_unref);
  g_signal_connect (label, "notify::label", G_CALLBACK (update), NULL);
  g_signal_connect (label, "notify::root", G_CALLBACK (root_changed), NULL);
  g_signal_connect (label, "map", G_CALLBACK (style_changed), NULL);
  root_changed (label);
}

/* ---- Tooltips ------------------------------------------------------------------------------- */

static char *
make_markup (GtkWidget *widget, const char *text)
{
  char *markup = g_markup_escape_text (text, -1);

  for (Suit suit = 0; suit < SUITS; suit++)
    {
      const char *sign = words_suit_short (SUITS_FRENCH, suit);
      const char *name = ink_name (GTK_WIDGET (gtk_widget_get_root (widget)), suit);
      g_auto (GStrv) parts = name != NULL ? g_strsplit (markup, sign, -1) : NULL;
      g_autofree char *coloured = NULL;
      GdkRGBA ink = { 0 };

      if (parts == NULL || parts[0] == NULL || parts[1] == NULL)
        continue;
      find_colour (gtk_widget_get_style_context (widget), name, "_dark", &ink);
      coloured = g_strdup_printf ("<span foreground=\"#%02x%02x%02x\">%s</span>",
                                  to_pango (ink.red) >> 8, to_pango (ink.green) >> 8,
                                  to_pango (ink.blue) >> 8, sign);
      g_free (markup);
      markup = g_strjoinv (coloured, parts);
    }

  return markup;
}

static gboolean
tooltip_asked (GtkWidget *widget)
{
  const char *text = gtk_widget_get_tooltip_text (widget);
  g_autofree char *markup = NULL;

  if (text == NULL || gtk_widget_get_root (widget) == NULL)
    return FALSE;
  markup = make_markup (widget, text);
  if (g_strcmp0 (markup, gtk_widget_get_tooltip_markup (widget)) != 0)
    gtk_widget_set_tooltip_markup (widget, markup);

  return FALSE;
}

void
suit_signs_colour_tooltip (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  g_signal_handlers_disconnect_by_func (widget, tooltip_asked, NULL);
  g_signal_connect (widget, "query-tooltip", G_CALLBACK (tooltip_asked), NULL);
}

static void
set_style (GtkWidget *widget, const char *style, gboolean set)
{
  if (set)
    gtk_widget_add_css_class (widget, style);
  else
    gtk_widget_remove_css_class (widget, style);
}

/* Sets no suit class for German suits, which are words. */
void
suit_style_set (GtkWidget *widget, DeckSuits suits, Suit suit)
{
  static const char *const styles[SUITS] = {
    [SUIT_CLUBS] = "suit-clubs",
    [SUIT_SPADES] = "suit-spades",
    [SUIT_HEARTS] = "suit-hearts",
    [SUIT_DIAMONDS] = "suit-diamonds",
  };

  for (Suit i = 0; i < SUITS; i++)
    set_style (widget, styles[i], suits == SUITS_FRENCH && i == suit);
  set_style (widget, "red", words_suit_is_red (suits, suit));
}
