/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The signs of suits wherever the window writes one, buttons and sentences: seen in the picture of
 * the window, each has the colour that was chosen and can be read on what lies behind it.
 */

#include <adwaita.h>
#include <string.h>

#include "app/settings/settings-part.h"
#include "model/words/words.h"
#include "view-colours.h"
#include "view-guest.h"
#include "view/help/atout-help-page.h"
#include "view/score/atout-result.h"
#include "view/table/told/atout-auction.h"

#define NO_BREAK_SPACE "\u00a0"
#define CONTRAST 4.5  /* of text, in WCAG 2 */
#define QUESTIONS 200 /* at the most */
#define NO_COLOUR 0   /* that of the text: nothing here is wholly black */

static AtoutApplication *application;
static guint n_all;      /* signs in sentences, of all games: in some there may be none */
static guint n_tooltips; /* with signs, in all games */
static GSettings *settings;

/* ---- The colours there are ------------------------------------------------------------------ */

typedef struct
{
  const char *name;
  gboolean four_colours;
  const char *choice;
  guint32 on_light[SUITS];
  guint32 on_dark[SUITS];
} Scheme;

static const Scheme schemes[] = {
  { "two colours",
    FALSE,
    "german",
    { [SUIT_HEARTS] = 0xb3151d, [SUIT_DIAMONDS] = 0xb3151d },
    { [SUIT_HEARTS] = 0xff7b63, [SUIT_DIAMONDS] = 0xff7b63 } },
  { "green spades",
    TRUE,
    "german",
    { [SUIT_SPADES] = 0x0a7836, [SUIT_HEARTS] = 0xb3151d, [SUIT_DIAMONDS] = 0xa85800 },
    { [SUIT_SPADES] = 0x57c98b, [SUIT_HEARTS] = 0xff7b63, [SUIT_DIAMONDS] = 0xffb35c } },
  { "blue diamonds",
    TRUE,
    "english",
    { [SUIT_CLUBS] = 0x0a7836, [SUIT_HEARTS] = 0xb3151d, [SUIT_DIAMONDS] = 0x1d54a8 },
    { [SUIT_CLUBS] = 0x57c98b, [SUIT_HEARTS] = 0xff7b63, [SUIT_DIAMONDS] = 0x8ab8ff } },
};

/* ---- What is seen --------------------------------------------------------------------------- */

typedef struct
{
  const Scheme *scheme;
  const char *where;
  GtkWidget *root;
  ViewPixels seen;   /* with its frame */
  guint n_signs;     /* that were looked at */
  guint n_sentences; /* of them with words around */
} Picture;

/* Nothing else lies on @widget there, and nothing cuts it off. */
static gboolean
is_seen (Picture *self, GtkWidget *widget, const GdkRectangle *place)
{
  graphene_rect_t whole = GRAPHENE_RECT_INIT ((float) place->x, (float) place->y,
                                              (float) place->width, (float) place->height);
  graphene_point_t middle;
  GtkWidget *top;

  graphene_rect_get_center (&whole, &middle);
  top = gtk_widget_pick (self->root, middle.x, middle.y, GTK_PICK_DEFAULT);

  for (GtkWidget *parent = widget; parent != NULL; parent = gtk_widget_get_parent (parent))
    {
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (parent, self->root, &bounds));
      if ((parent == self->root || gtk_widget_get_overflow (parent) == GTK_OVERFLOW_HIDDEN)
          && !graphene_rect_contains_rect (&bounds, &whole))
        return FALSE;
    }

  return top == widget || gtk_widget_is_ancestor (widget, top);
}

/* Where the sign at @index of the text of @label is, in whole pixels; false: it is not seen. */
static gboolean
find_place (Picture *self, GtkWidget *label, int index, GdkRectangle *place)
{
  PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (label));
  PangoRectangle at;
  double x, y;
  int left, top;

  pango_layout_index_to_pos (layout, index, &at);
  gtk_label_get_layout_offsets (GTK_LABEL (label), &left, &top);
  gtk_widget_translate_coordinates (label, self->root, left + PANGO_PIXELS_FLOOR (at.x),
                                    top + PANGO_PIXELS_FLOOR (at.y), &x, &y);
  *place = (GdkRectangle) { (int) x, (int) y, PANGO_PIXELS (at.width), PANGO_PIXELS (at.height) };

  return !pango_layout_is_ellipsized (layout) && is_seen (self, label, place);
}

/* The commonest colour of @place, the one that differs most from it, and whether there is @ink. */
static guint32
find_ground (const Picture *self, const GdkRectangle *place, guint32 ink, guint32 *strongest,
             gboolean *has_ink)
{
  g_autoptr (GHashTable) counts = g_hash_table_new (NULL, NULL);
  guint32 ground = 0;
  guint most = 0;
  GHashTableIter iter;
  gpointer key;

  for (int y = place->y; y < place->y + place->height; y++)
    for (int x = place->x; x < place->x + place->width; x++)
      {
        guint32 colour = view_pixels_get (&self->seen, x, y);
        guint count
            = GPOINTER_TO_UINT (g_hash_table_lookup (counts, GUINT_TO_POINTER (colour))) + 1;

        g_hash_table_insert (counts, GUINT_TO_POINTER (colour), GUINT_TO_POINTER (count));
        if (count > most && colour != ink)
          {
            most = count;
            ground = colour;
          }
      }

  *has_ink = g_hash_table_contains (counts, GUINT_TO_POINTER (ink));
  *strongest = ground;
  g_hash_table_iter_init (&iter, counts);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    if (view_contrast (GPOINTER_TO_UINT (key), ground) > view_contrast (*strongest, ground))
      *strongest = GPOINTER_TO_UINT (key);

  return ground;
}

static void
check_sign (Picture *self, GtkWidget *label, Suit suit, const GdkRectangle *place)
{
  const char *text = gtk_label_get_text (GTK_LABEL (label));
  guint32 strongest, ground = find_ground (self, place, NO_COLOUR, &strongest, &(gboolean) { 0 });
  gboolean is_dark = view_luminance (ground) < 0.18;
  guint32 ink = is_dark ? self->scheme->on_dark[suit] : self->scheme->on_light[suit];
  gboolean has_ink;

  ground = find_ground (self, place, ink, &strongest, &has_ink);
  self->n_signs++;
  self->n_sentences += strchr (text, ' ') != NULL || strstr (text, NO_BREAK_SPACE) != NULL;
  if (ink != NO_COLOUR && !has_ink)
    g_error ("%s, %s: no #%06x in %s of “%s” on #%06x", self->where, self->scheme->name, ink,
             words_suit_short (SUITS_FRENCH, suit), text, ground);
  if (ink == NO_COLOUR)
    ink = strongest;
  if (view_contrast (ink, ground) < CONTRAST)
    g_error ("%s, %s: %.1f is too little contrast for %s in “%s” (#%06x on #%06x)", self->where,
             self->scheme->name, view_contrast (ink, ground), words_suit_short (SUITS_FRENCH, suit),
             text, ink, ground);
}

static void
check_label (Picture *self, GtkWidget *label)
{
  const char *text = pango_layout_get_text (gtk_label_get_layout (GTK_LABEL (label)));

  for (Suit suit = 0; suit < SUITS; suit++)
    {
      const char *sign = words_suit_short (SUITS_FRENCH, suit);

      /* what cannot be pressed is pale */
      for (const char *at = strstr (text, sign); at != NULL && gtk_widget_is_sensitive (label);
           at = strstr (at + 1, sign))
        {
          GdkRectangle place;

          if (find_place (self, label, (int) (at - text), &place))
            check_sign (self, label, suit, &place);
        }
    }
}

#define TOOLTIP_GROUND 0x262629 /* of tooltips in both styles, over white: they shine through */

/* Tooltips that have signs; returns how many. */
static guint
check_tooltips (GtkWidget *widget, const Scheme *scheme, const char *where)
{
  const char *text = gtk_widget_get_tooltip_text (widget);
  g_autoptr (GObject) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  guint n = 0;

  for (Suit suit = 0; text != NULL && suit < SUITS; suit++)
    {
      guint32 ink = scheme->on_dark[suit];
      g_autofree char *coloured = g_strdup_printf ("<span foreground=\"#%06x\">%s</span>", ink,
                                                   words_suit_short (SUITS_FRENCH, suit));
      gboolean is_shown;

      if (strstr (text, words_suit_short (SUITS_FRENCH, suit)) == NULL || ink == NO_COLOUR)
        continue;
      g_signal_emit_by_name (widget, "query-tooltip", 0, 0, FALSE, tooltip, &is_shown);
      if (!is_shown || strstr (gtk_widget_get_tooltip_markup (widget), coloured) == NULL)
        g_error ("%s, %s: no %s in the tooltip “%s”", where, scheme->name, coloured, text);
      g_assert_cmpfloat (view_contrast (ink, TOOLTIP_GROUND), >=, CONTRAST);
      n++;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_mapped (child))
      n += check_tooltips (child, scheme, where);

  return n;
}

/* Every sign that is written in @root, in all colours and styles there are. */
static void
check_signs (GtkWidget *root, const char *where, guint *n_sentences)
{
  static const AdwColorScheme styles[]
      = { ADW_COLOR_SCHEME_FORCE_LIGHT, ADW_COLOR_SCHEME_FORCE_DARK };

  for (guint i = 0; i < G_N_ELEMENTS (schemes) * G_N_ELEMENTS (styles); i++)
    {
      Picture picture = { .scheme = &schemes[i / 2], .root = root };
      g_autoptr (GPtrArray) labels = NULL;
      gboolean is_dark = i % 2 == 1;
      g_autofree char *place = g_strconcat (where, is_dark ? ", dark" : ", light", NULL);

      picture.where = place;
      g_settings_set_boolean (settings, "four-colours", picture.scheme->four_colours);
      g_settings_set_string (settings, "four-colours-choice", picture.scheme->choice);
      adw_style_manager_set_color_scheme (adw_style_manager_get_default (), styles[i % 2]);
      view_wait_for_draw (root);
      view_pixels_take (&picture.seen, root);
      labels = view_find_all (root, GTK_TYPE_LABEL);
      for (guint j = 0; j < labels->len; j++)
        if (gtk_widget_get_mapped (labels->pdata[j]))
          check_label (&picture, labels->pdata[j]);
      *n_sentences += picture.n_sentences;
      n_tooltips += check_tooltips (root, picture.scheme, place);
      g_free (picture.seen.pixels);
    }
}

/* ---- Where ---------------------------------------------------------------------------------- */

/* True when a sign is written somewhere as it was not before. */
static gboolean
has_news (GtkWidget *root, GHashTable *known)
{
  g_autoptr (GPtrArray) labels = view_find_all (root, GTK_TYPE_LABEL);
  gboolean is_new = FALSE;

  for (guint i = 0; i < labels->len; i++)
    {
      const char *text = gtk_label_get_text (labels->pdata[i]);

      for (Suit suit = 0; suit < SUITS; suit++)
        if (gtk_widget_get_mapped (labels->pdata[i])
            && strstr (text, words_suit_short (SUITS_FRENCH, suit)) != NULL)
          is_new |= g_hash_table_add (known, g_strdup (text));
    }

  return is_new;
}

static gboolean
has_result (Guest *self)
{
  return view_find (self->table, ATOUT_TYPE_RESULT) != NULL;
}

static gboolean
is_explained_or_over (gpointer data)
{
  Guest *self = data;
  GtkWidget *focus = guest_focus (self);

  return has_result (self)
         || (focus != NULL && focus != self->table && gtk_widget_is_ancestor (focus, self->table)
             && atout_course_get_turn (ATOUT_COURSE (self->session)) == 0
             && atout_counsel_get_text (
                    ATOUT_COUNSEL (atout_session_get_adviser (self->session)))[0]
                    != '\0');
}

/* The list of it, which is a surface of its own; nothing was said in some games. */
static void
check_what_was_said (Guest *self, guint *n_sentences)
{
  GtkWidget *auction;

  view_press_key ("a");
  view_wait_for_draw (self->table);
  auction = view_find (self->table, ATOUT_TYPE_AUCTION);
  if (auction == NULL)
    return;
  check_signs (GTK_WIDGET (gtk_widget_get_native (auction)), "what was said", n_sentences);
  view_press_key ("Escape");
  view_wait_for_draw (self->table);
}

/* What the rules say to the moment. */
static void
check_rules (Guest *self, guint *n_sentences)
{
  GtkWidget *root = GTK_WIDGET (self->window);

  view_press_key ("F1");
  view_wait_for_type (root, ATOUT_TYPE_HELP_PAGE);
  view_wait_for_draw (root);
  check_signs (root, "the rules", n_sentences);
  view_press_key ("Escape");
  view_wait (is_explained_or_over, self, "the table again");
}

/* A guided deal by Enter, with the rules, to its result, with the sheet after it. */
static void
test_deal (gconstpointer data)
{
  const Game *game = data;
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GSettings) kept = settings_part_of_game (settings, game->key);
  GtkWidget *root;
  Guest guest = { 0 };
  guint n_sentences = 0;

  if (g_strcmp0 (game->usual_deck, "german") == 0)
    g_settings_set_string (kept, "deck", "french");
  guest_start (&guest, game->key, "", 3);
  root = GTK_WIDGET (guest.window);
  atout_session_set_guided (guest.session, TRUE);
  view_resize (root, 1000, 700);
  view_wait (is_explained_or_over, &guest, "an explanation");
  check_rules (&guest, &n_sentences);
  for (guint n = 0; !has_result (&guest); n++)
    {
      g_assert_cmpuint (n, <, QUESTIONS);
      if (has_news (root, known))
        check_signs (root, game->key, &n_sentences);
      view_press_key ("Return");
      view_wait (is_explained_or_over, &guest, "an explanation");
      view_wait_for_draw (root);
    }
  check_what_was_said (&guest, &n_sentences);
  gtk_widget_activate_action (root, "win.score-sheet", NULL);
  view_wait_for_draw (root);
  check_signs (root, "the result", &n_sentences);
  n_all += n_sentences;
  g_test_message ("%s: %u signs in sentences", game->key, n_sentences);
  guest_end (&guest);
  g_settings_reset (kept, "deck");
}

int
main (int argc, char **argv)
{
  int failed;

  application = guest_application_new (&argc, &argv);
  if (application == NULL)
    return 0;
  settings = g_settings_new (APP_ID);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  view_add_game_tests ("/signs", test_deal);
  failed = g_test_run ();
  g_assert_cmpuint (n_all, >, 0);
  g_test_message ("%u signs in tooltips", n_tooltips);
  g_object_unref (settings);

  return failed;
}
