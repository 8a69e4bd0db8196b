/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/table/told/atout-auction.h"

#include <glib/gi18n-lib.h>

#include "model/words/words.h"
#include "view/table/seats/atout-bubble.h"
#include "view/widgets/letters.h"
#include "view/widgets/remove-children.h"
#include "view/widgets/suit-signs.h"

#define COLUMN_LEAST 80
#define COLUMN_MOST 120
#define COLUMN_SPACE 4
#define SIDES 8          /* room for the focus outline on both sides */
#define HEADING_WIDTH 56 /* width of a trick number */
#define HEADING_LEAST 20 /* width of a round number */
#define NAME_CHARS 10
#define LETTER_WIDTH 9 /* width of a usual letter */

struct _AtoutAuction
{
  GtkWidget parent_instance;

  AtoutTalk *talk;
  guint columns; /* columns per line; a round may need several lines */

  GtkWidget *window;
  GtkWidget *grid;
  GtkWidget *meaning;
  GtkWidget *latest;
  guint scroll_id;
};

G_DEFINE_FINAL_TYPE (AtoutAuction, atout_auction, GTK_TYPE_WIDGET)

static int
letters_width (AtoutAuction *self, int pixels)
{
  return (int) (pixels * letters_get_wanted (GTK_WIDGET (self)));
}

/* ---- Cells -------------------------------------------------------------------------------- */

static void
cell_changed (GtkWidget *cell, GtkStateFlags before G_GNUC_UNUSED, AtoutAuction *self)
{
  GtkStateFlags pointed = GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_FOCUSED;

  if (gtk_widget_get_state_flags (cell) & pointed)
    gtk_label_set_label (GTK_LABEL (self->meaning), atout_bubble_get_meaning (ATOUT_BUBBLE (cell)));
}

static GtkWidget *
label_new (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, style);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), NAME_CHARS);

  return label;
}

/* Gives all columns one width, also without calls. */
static void
make_column (AtoutAuction *self, GtkWidget *cell)
{
  gtk_widget_set_size_request (cell, letters_width (self, COLUMN_LEAST) - COLUMN_SPACE, -1);
  gtk_widget_set_hexpand (cell, TRUE);
}

static guint
count_seats (AtoutTalk *talk)
{
  return atout_course_get_n_seats (atout_talk_get_course (talk));
}

static const char *
name_of (AtoutAuction *self, guint seat)
{
  return atout_course_get_seat_name (atout_talk_get_course (self->talk), seat);
}

static gboolean
is_folded (AtoutAuction *self)
{
  return self->columns < count_seats (self->talk);
}

static guint
count_lines (AtoutAuction *self)
{
  return (count_seats (self->talk) + self->columns - 1) / self->columns;
}

/* Adds a call at @place, counted from the first caller. */
static void
add_cell (AtoutAuction *self, AtoutSaying *saying, guint place, guint row)
{
  GtkWidget *cell = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *bubble = atout_bubble_new ();

  gtk_widget_add_css_class (bubble, "listed");
  atout_bubble_show (ATOUT_BUBBLE (bubble), self->talk, saying);
  g_signal_connect (bubble, "state-flags-changed", G_CALLBACK (cell_changed), self);
  make_column (self, cell);
  if (is_folded (self))
    gtk_box_append (GTK_BOX (cell),
                    label_new (name_of (self, atout_saying_get_seat (saying)), "name"));
  gtk_box_append (GTK_BOX (cell), bubble);
  gtk_grid_attach (GTK_GRID (self->grid), cell, 1 + (int) (place % self->columns),
                   (int) (row + place / self->columns), 1, 1);
  self->latest = bubble;
}

static void
add_heading (AtoutAuction *self, AtoutSaying *saying, guint row)
{
  char number[12];
  const WordsValue values[] = { { "{number}", number }, { NULL, NULL } };
  guint trick = atout_saying_get_trick (saying);
  g_autofree char *text = NULL;
  GtkWidget *label;

  g_snprintf (number, sizeof number, "%u", trick > 0 ? trick : atout_saying_get_round (saying));
  /* Translators: before what was said to a trick; {number} is the first, second … of the deal. */
  text = words_fill (trick > 0 ? C_ ("auction", "Trick {number}") : "{number}", values);
  label = label_new (text, "round");
  gtk_widget_set_valign (label, GTK_ALIGN_END);
  gtk_grid_attach (GTK_GRID (self->grid), label, 0, (int) row, 1, 1);
}

static void
add_names (AtoutAuction *self, guint first)
{
  guint n = count_seats (self->talk);

  for (guint place = 0; place < n; place++)
    {
      GtkWidget *name = label_new (name_of (self, (first + place) % n), "name");

      make_column (self, name);
      gtk_grid_attach (GTK_GRID (self->grid), name, 1 + (int) place, 0, 1, 1);
    }
}

/* ---- Contents ----------------------------------------------------------------------------- */

static void
fill (AtoutAuction *self)
{
  GListModel *auction = atout_talk_get_auction (self->talk);
  g_autoptr (AtoutSaying) first = g_list_model_get_item (auction, 0);
  guint n_seats = count_seats (self->talk);
  guint row = 0;
  guint round = 0;

  remove_children (self->grid);
  self->latest = NULL;
  if (first == NULL)
    return;
  if (!is_folded (self))
    add_names (self, atout_saying_get_seat (first));
  for (guint i = 0; i < g_list_model_get_n_items (auction); i++)
    {
      g_autoptr (AtoutSaying) saying = g_list_model_get_item (auction, i);

      if (atout_saying_get_round (saying) != round)
        {
          row = round == 0 ? 1 : row + count_lines (self);
          round = atout_saying_get_round (saying);
          add_heading (self, saying, row);
        }
      add_cell (self, saying,
                (atout_saying_get_seat (saying) + n_seats - atout_saying_get_seat (first))
                    % n_seats,
                row);
    }
  gtk_label_set_label (GTK_LABEL (self->meaning),
                       atout_bubble_get_meaning (ATOUT_BUBBLE (self->latest)));
}

static void
scroll_to_latest (gpointer data)
{
  AtoutAuction *self = data;
  GtkAdjustment *adjustment
      = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->window));

  self->scroll_id = 0;
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
}

/* Scrolls to the latest call after the layout, which prevents scrolling. */
static void
height_changed (AtoutAuction *self)
{
  if (self->scroll_id == 0)
    self->scroll_id = g_idle_add_once (scroll_to_latest, self);
}

/* ---- Class -------------------------------------------------------------------------------- */

static void
atout_auction_dispose (GObject *object)
{
  AtoutAuction *self = ATOUT_AUCTION (object);

  g_clear_handle_id (&self->scroll_id, g_source_remove);
  g_clear_object (&self->talk);
  remove_children (GTK_WIDGET (self));
  G_OBJECT_CLASS (atout_auction_parent_class)->dispose (object);
}

static void
atout_auction_class_init (AtoutAuctionClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = atout_auction_dispose;
  gtk_widget_class_set_css_name (widget_class, "auction");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_BASE "/table/told/atout-auction.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutAuction, window);
  gtk_widget_class_bind_template_child (widget_class, AtoutAuction, grid);
  gtk_widget_class_bind_template_child (widget_class, AtoutAuction, meaning);
  gtk_widget_class_bind_template_callback (widget_class, height_changed);
}

static void
atout_auction_init (AtoutAuction *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  suit_signs_colour (self->meaning);
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), COLUMN_SPACE);
}

static int
widest_call (AtoutTalk *talk)
{
  GListModel *auction = atout_talk_get_auction (talk);
  GtkWidget *bubble = g_object_ref_sink (atout_bubble_new ());
  int widest = 0;

  gtk_widget_add_css_class (bubble, "listed");
  for (guint i = 0; i < g_list_model_get_n_items (auction); i++)
    {
      g_autoptr (AtoutSaying) saying = g_list_model_get_item (auction, i);
      int natural;

      atout_bubble_show (ATOUT_BUBBLE (bubble), talk, saying);
      gtk_widget_measure (bubble, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
      widest = MAX (widest, natural);
    }
  g_object_unref (bubble);

  return widest;
}

static int
heading_width (AtoutTalk *talk)
{
  GListModel *auction = atout_talk_get_auction (talk);
  guint n = g_list_model_get_n_items (auction);
  g_autoptr (AtoutSaying) last = n > 0 ? g_list_model_get_item (auction, n - 1) : NULL;

  return last != NULL && atout_saying_get_trick (last) > 0 ? HEADING_WIDTH : HEADING_LEAST;
}

void
atout_auction_show (AtoutAuction *self, AtoutTalk *talk, int width, int height)
{
  guint n_seats = count_seats (talk);
  int heading = SIDES + letters_width (self, heading_width (talk));
  int column = MAX (widest_call (talk) + COLUMN_SPACE, letters_width (self, COLUMN_LEAST));
  guint room = (guint) MAX ((width - heading) / column, 1);
  guint lines = (n_seats + room - 1) / room;
  int wide;

  g_set_object (&self->talk, talk);
  self->columns = (n_seats + lines - 1) / lines;
  wide = heading + (int) self->columns * MAX (letters_width (self, COLUMN_MOST), column);
  gtk_widget_set_size_request (self->window, MIN (wide, width), -1);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (self->window), height);
  gtk_label_set_max_width_chars (GTK_LABEL (self->meaning),
                                 MIN (wide, width) / letters_width (self, LETTER_WIDTH));
  fill (self);
}

void
atout_auction_focus (AtoutAuction *self)
{
  if (self->latest != NULL)
    gtk_widget_grab_focus (self->latest);
}
