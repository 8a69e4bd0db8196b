/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/help/help-cards.h"

#include <glib/gi18n-lib.h>

#include "model/words/words.h"
#include "view/widgets/atout-shrink-bin.h"
#include "view/widgets/remove-children.h"
#include "view/widgets/spoken-names.h"
#include "view/widgets/suit-signs.h"

#define CARD_HEIGHT 92
#define GAP 6           /* gap without captions */
#define CAPTION_GAP 2   /* gap above a caption */
#define CAPTION_STEP 84 /* distance of cards with captions */
#define STEP_LEAST 14   /* visible part of an overlapped card */

#define DIV_CEIL(a, b) (((a) + (b) -1) / (b))

struct _AtoutHelpCards
{
  GtkWidget parent_instance;

  AtoutDeck *deck;
  GPtrArray *cards;    /* children */
  GPtrArray *captions; /* children, one per card or none */
  GString *names;      /* accessible name */
};

G_DEFINE_FINAL_TYPE (AtoutHelpCards, atout_help_cards, GTK_TYPE_WIDGET)

static int
card_width (AtoutHelpCards *self)
{
  return (int) (CARD_HEIGHT * atout_deck_get_aspect_ratio (self->deck) + 0.5);
}

/* Returns the distance of cards if there is enough room. */
static int
wide_step (AtoutHelpCards *self)
{
  return self->captions->len > 0 ? MAX (CAPTION_STEP, card_width (self) + GAP)
                                 : card_width (self) + GAP;
}

static int
caption_height (AtoutHelpCards *self)
{
  int height = 0, natural;

  for (guint i = 0; i < self->captions->len; i++)
    {
      gtk_widget_measure (self->captions->pdata[i], GTK_ORIENTATION_VERTICAL, -1, NULL, &natural,
                          NULL, NULL);
      height = MAX (height, natural + CAPTION_GAP);
    }

  return height;
}

/* Returns the number of rows in which all captions fit. */
static int
count_rows (AtoutHelpCards *self, int width)
{
  int n = (int) self->cards->len;
  int widest = 0, rows = 1;

  for (guint i = 0; i < self->captions->len; i++)
    {
      int natural;

      gtk_widget_measure (self->captions->pdata[i], GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural,
                          NULL, NULL);
      widest = MAX (widest, natural);
    }
  while (rows < n && width / DIV_CEIL (n, rows) < widest)
    rows++;

  return rows;
}

static GtkSizeRequestMode
atout_help_cards_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
atout_help_cards_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                          int *natural, int *minimum_baseline, int *natural_baseline)
{
  AtoutHelpCards *self = ATOUT_HELP_CARDS (widget);
  int others = MAX ((int) self->cards->len - 1, 0);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = card_width (self) + others * STEP_LEAST;
      *natural = MAX (*minimum, card_width (self) + others * wide_step (self));
    }
  else
    {
      int rows = for_size >= 0 ? count_rows (self, for_size) : 1;

      *minimum = *natural = rows * (CARD_HEIGHT + caption_height (self)) + (rows - 1) * GAP;
    }
}

static void
allocate_child (GtkWidget *child, int x, int y, int width, int height)
{
  graphene_point_t place = GRAPHENE_POINT_INIT ((float) x, (float) y);

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_allocate (child, width, height, -1, gsk_transform_translate (NULL, &place));
}

static void
atout_help_cards_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  AtoutHelpCards *self = ATOUT_HELP_CARDS (widget);
  int n = (int) self->cards->len;
  int card = card_width (self);
  int captions = caption_height (self);
  int columns = DIV_CEIL (n, count_rows (self, width));
  int room = captions > 0 ? width / MAX (columns, 1) : (width - card) / MAX (n - 1, 1);
  int step = MIN (wide_step (self), room);
  int inset = captions > 0 ? MAX ((step - card) / 2, 0) : 0;
  bool mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  for (int i = 0; i < n; i++)
    {
      int x = i % columns * step;
      int y = i / columns * (CARD_HEIGHT + captions + GAP);

      allocate_child (self->cards->pdata[i], mirrored ? width - x - inset - card : x + inset, y,
                      card, CARD_HEIGHT);
      if (captions > 0)
        allocate_child (self->captions->pdata[i], mirrored ? width - x - step : x,
                        y + CARD_HEIGHT + CAPTION_GAP, step, captions - CAPTION_GAP);
    }
}

static void
scale_factor_changed (AtoutHelpCards *self)
{
  atout_deck_set_scale_factor (self->deck, gtk_widget_get_scale_factor (GTK_WIDGET (self)));
}

static void
atout_help_cards_dispose (GObject *object)
{
  AtoutHelpCards *self = ATOUT_HELP_CARDS (object);

  remove_children (GTK_WIDGET (self));
  g_ptr_array_set_size (self->cards, 0);
  g_ptr_array_set_size (self->captions, 0);

  G_OBJECT_CLASS (atout_help_cards_parent_class)->dispose (object);
}

static void
atout_help_cards_finalize (GObject *object)
{
  AtoutHelpCards *self = ATOUT_HELP_CARDS (object);

  g_ptr_array_unref (self->cards);
  g_ptr_array_unref (self->captions);
  g_string_free (self->names, TRUE);
  g_clear_object (&self->deck);

  G_OBJECT_CLASS (atout_help_cards_parent_class)->finalize (object);
}

static void
atout_help_cards_class_init (AtoutHelpCardsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = atout_help_cards_dispose;
  object_class->finalize = atout_help_cards_finalize;

  widget_class->get_request_mode = atout_help_cards_get_request_mode;
  widget_class->measure = atout_help_cards_measure;
  widget_class->size_allocate = atout_help_cards_size_allocate;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_css_name (widget_class, "helpcards");
}

static void
atout_help_cards_init (AtoutHelpCards *self)
{
  self->cards = g_ptr_array_new ();
  self->captions = g_ptr_array_new ();
  self->names = g_string_new (NULL);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (scale_factor_changed), NULL);
}

GtkWidget *
atout_help_cards_new (AtoutDeck *deck)
{
  AtoutHelpCards *self = g_object_new (ATOUT_TYPE_HELP_CARDS, "focusable", TRUE, NULL);

  self->deck = g_object_ref (deck);
  scale_factor_changed (self);

  return GTK_WIDGET (self);
}

static GtkWidget *
card_new (AtoutHelpCards *self, const Pack *pack, Card card, const char *name)
{
  GtkWidget *child;

  if (atout_deck_has_face (self->deck, pack_suit (pack, card), pack_rank (pack, card)))
    {
      GdkPaintable *face
          = atout_deck_get_face (self->deck, pack_suit (pack, card), pack_rank (pack, card));

      child = g_object_new (GTK_TYPE_PICTURE, "paintable", face, "accessible-role",
                            GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
    }
  else
    {
      g_autofree char *text = words_card_short (atout_deck_get_suits (self->deck), pack, card);

      child = g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE, "wrap-mode",
                            PANGO_WRAP_WORD_CHAR, "xalign", 0.0f, "yalign", 0.0f, "accessible-role",
                            GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
      suit_signs_colour (child);
      gtk_widget_add_css_class (child, "help-card");
    }
  gtk_widget_set_tooltip_text (child, name);

  return child;
}

static void
add_caption (AtoutHelpCards *self, const char *by, gboolean wins)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", by, "tooltip-text", by,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  GtkWidget *bin = atout_shrink_bin_new (label);

  gtk_widget_add_css_class (label, "help-caption");
  if (wins)
    gtk_widget_add_css_class (label, "help-winner");
  gtk_widget_set_parent (bin, GTK_WIDGET (self));
  g_ptr_array_add (self->captions, bin);
}

static void
add_name (AtoutHelpCards *self, const char *name, const char *by, gboolean wins)
{
  const WordsValue values[] = {
    { "{name}", by != NULL ? by : "" },
    { "{card}", name },
    { NULL, NULL },
  };
  g_autofree char *text = NULL;

  if (by == NULL)
    text = g_strdup (name);
  else if (wins)
    /* Translators: in an example, {name} is "You" or "Left" */
    text = words_fill (C_ ("help", "{name}: {card}, which wins the trick"), values);
  else
    text = words_fill (C_ ("help", "{name}: {card}"), values);

  g_string_append_printf (self->names, "%s%s", self->names->len > 0 ? "; " : "", text);
  spoken_set_name (GTK_WIDGET (self), self->names->str);
}

void
atout_help_cards_add (AtoutHelpCards *self, const Pack *pack, Card card, const char *by,
                      gboolean wins)
{
  g_autofree char *name = NULL;
  GtkWidget *child;

  g_return_if_fail (ATOUT_IS_HELP_CARDS (self));
  g_return_if_fail (pack != NULL && card < pack->n_cards);

  name = words_card (atout_deck_get_suits (self->deck), pack, card);
  child = card_new (self, pack, card, name);
  gtk_widget_set_parent (child, GTK_WIDGET (self));
  g_ptr_array_add (self->cards, child);
  if (by != NULL)
    add_caption (self, by, wins);
  add_name (self, name, by, wins);
}
