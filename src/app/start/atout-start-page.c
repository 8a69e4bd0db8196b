/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/start/atout-start-page.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "app/start/atout-game-tile.h"
#include "app/start/atout-resting-box.h"
#include "model/words/words.h"
#include "view/widgets/focus.h"
#include "view/widgets/letters.h"
#include "view/widgets/reading-order.h"
#include "view/widgets/spoken-names.h"

#define LARGE 1.1 /* largest font factor at which the buttons fit in one line */

struct _AtoutStartPage
{
  AtoutPage parent_instance;

  AtoutRestingBox *resting;
  AtoutSlips *slips; /* NULL if not saved */
  GtkWidget *games;
  GtkWidget *chosen; /* last chosen tile, not owned, or NULL */
};

enum
{
  CHOSEN,
  LEARN_WANTED,
  COMPETE_WANTED,
  RULES_WANTED,
  RESUMED,
  FORGOTTEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AtoutStartPage, atout_start_page, ATOUT_TYPE_PAGE)

static void
tile_clicked (AtoutGameTile *tile, AtoutStartPage *self)
{
  self->chosen = GTK_WIDGET (tile);
  g_signal_emit (self, signals[CHOSEN], 0, atout_game_tile_get_key (tile));
}

static void
want (AtoutGameTile *tile, guint signal)
{
  AtoutStartPage *self
      = ATOUT_START_PAGE (gtk_widget_get_ancestor (GTK_WIDGET (tile), ATOUT_TYPE_START_PAGE));

  self->chosen = GTK_WIDGET (tile);
  g_signal_emit (self, signals[signal], 0, atout_game_tile_get_key (tile));
}

static void
rules_clicked (AtoutGameTile *tile)
{
  want (tile, RULES_WANTED);
}

static void
learn_clicked (AtoutGameTile *tile)
{
  want (tile, LEARN_WANTED);
}

static void
compete_clicked (AtoutGameTile *tile)
{
  want (tile, COMPETE_WANTED);
}

static void
resume (AtoutStartPage *self, AtoutResting *resting)
{
  self->chosen = NULL;
  g_signal_emit (self, signals[RESUMED], 0, resting);
}

static void
forget (AtoutStartPage *self, AtoutResting *resting)
{
  g_signal_emit (self, signals[FORGOTTEN], 0, resting);
}

/* Returns the overlay that holds tile @i and its corner buttons, or NULL. */
static GtkWidget *
place_at (AtoutStartPage *self, int i)
{
  GtkFlowBoxChild *child = gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (self->games), i);

  return child != NULL ? gtk_flow_box_child_get_child (child) : NULL;
}

static GtkWidget *
tile_at (AtoutStartPage *self, int i)
{
  GtkWidget *place = i >= 0 ? place_at (self, i) : NULL;

  return place != NULL ? gtk_overlay_get_child (GTK_OVERLAY (place)) : NULL;
}

static int
count_columns (AtoutStartPage *self)
{
  graphene_rect_t first, other;
  int n = 1;

  while (tile_at (self, n) != NULL
         && gtk_widget_compute_bounds (tile_at (self, 0), self->games, &first)
         && gtk_widget_compute_bounds (tile_at (self, n), self->games, &other)
         && other.origin.y == first.origin.y)
    n++;

  return n;
}

/* Keeps arrow keys within the tiles, except for leaving upwards. */
static gboolean
key_pressed (AtoutStartPage *self, guint keyval)
{
  guint key = reading_order_key (GTK_WIDGET (self), keyval);
  int step = key == GDK_KEY_Left    ? -1
             : key == GDK_KEY_Right ? 1
             : key == GDK_KEY_Up    ? -count_columns (self)
             : key == GDK_KEY_Down  ? count_columns (self)
                                    : 0;

  if (step == 0)
    return GDK_EVENT_PROPAGATE;
  for (int i = 0; tile_at (self, i) != NULL; i++)
    if (focus_inside (place_at (self, i)) != NULL)
      {
        GtkWidget *next = tile_at (self, i + step);

        if (keyval == GDK_KEY_Up && next == NULL)
          gtk_widget_child_focus (GTK_WIDGET (self->resting), GTK_DIR_TAB_BACKWARD);
        if (next != NULL)
          gtk_widget_grab_focus (next);
        return GDK_EVENT_STOP;
      }

  return GDK_EVENT_PROPAGATE;
}

/* ---- Games ----------------------------------------------------------------------------------- */

/* Stacks the corner buttons of @tile below it if fonts are large. */
static void
tile_mapped (GtkWidget *tile, GtkWidget *corner)
{
  gboolean is_large = letters_get_wanted (tile) > LARGE;

  if (is_large)
    gtk_widget_add_css_class (tile, "large-letters");
  else
    gtk_widget_remove_css_class (tile, "large-letters");
  atout_game_tile_set_has_corner (ATOUT_GAME_TILE (tile), !is_large);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (corner),
                                  is_large ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
}

static void
name_button (GtkWidget *button, const char *text, const char *title, guint count)
{
  g_autofree char *number = g_strdup_printf ("%u", count);
  const WordsValue values[] = { { "{game}", title }, { "{count}", number }, { NULL, NULL } };
  g_autofree char *name = words_fill (text, values);

  spoken_set_name (button, name);
}

static void
label_learn_button (GtkWidget *button, const char *title, guint n_due)
{
  g_autofree char *label = n_due > 0 ? g_strdup_printf ("%s · %u", C_ ("game", "Learn"), n_due)
                                     : g_strdup (C_ ("game", "Learn"));

  gtk_button_set_label (GTK_BUTTON (button), label);
  /* Translators: what a screen reader says of the button "Learn"; exercises are due */
  name_button (button, n_due > 0 ? _ ("Learn {game}, {count} due") : _ ("Learn {game}"), title,
               n_due);
}

static GtkWidget *
add_corner_button (GtkWidget *corner, const char *label, GCallback clicked, GtkWidget *tile)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "tile-corner");
  gtk_widget_set_halign (button, GTK_ALIGN_END);
  g_signal_connect_object (button, "clicked", clicked, tile, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (corner), button);

  return button;
}

/* Returns buttons to learn the game, to compete in it and to choose house rules. */
static GtkWidget *
new_corner (GtkWidget *tile, const char *title)
{
  GtkWidget *corner = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *learn = add_corner_button (corner, "", G_CALLBACK (learn_clicked), tile);
  GtkWidget *compete
      = add_corner_button (corner, C_ ("game", "Compete"), G_CALLBACK (compete_clicked), tile);
  GtkWidget *rules
      = add_corner_button (corner, _ ("House Rules…"), G_CALLBACK (rules_clicked), tile);

  gtk_widget_set_halign (corner, GTK_ALIGN_END);
  gtk_widget_set_valign (corner, GTK_ALIGN_END);
  label_learn_button (learn, title, 0);
  /* Translators: what a screen reader says of the button "Compete" */
  name_button (compete, _ ("Compete in {game}"), title, 0);
  /* Translators: what a screen reader says of the button "House Rules…" */
  name_button (rules, _ ("House rules of {game}"), title, 0);

  return corner;
}

/* Adds a tile for @form. It takes the focus itself, not its flow box child. */
static void
add_form (AtoutStartPage *self, const GameForm *form)
{
  GtkWidget *tile
      = atout_game_tile_new (form->key, words_form_headline (form),
                             words_of_game ("game", form->summary), C_ ("game", "Play"));
  GtkWidget *corner = new_corner (tile, words_form_title (form));
  GtkWidget *place = gtk_overlay_new ();
  GtkWidget *child
      = g_object_new (GTK_TYPE_FLOW_BOX_CHILD, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                      "focusable", FALSE, "child", place, NULL);

  g_signal_connect (tile, "clicked", G_CALLBACK (tile_clicked), self);
  g_signal_connect_object (tile, "map", G_CALLBACK (tile_mapped), corner, 0);
  gtk_overlay_set_child (GTK_OVERLAY (place), tile);
  gtk_overlay_add_overlay (GTK_OVERLAY (place), corner);
  gtk_flow_box_insert (GTK_FLOW_BOX (self->games), child, -1);
}

static guint
count_due (AtoutStartPage *self, const char *form)
{
  return self->slips != NULL ? atout_slips_count_due (self->slips, form) : 0;
}

static void
show_due (AtoutStartPage *self)
{
  for (int i = 0; tile_at (self, i) != NULL; i++)
    {
      GtkWidget *corner = gtk_widget_get_last_child (place_at (self, i));
      GameForm form;

      game_find_form (atout_game_tile_get_key (ATOUT_GAME_TILE (tile_at (self, i))), &form);
      label_learn_button (gtk_widget_get_first_child (corner), words_form_title (&form),
                          count_due (self, form.key));
    }
}

/* Creates the tiles when needed: the program may start with a table. */
static void
fill (AtoutStartPage *self)
{
  const Game *game;
  GameForm form;

  if (tile_at (self, 0) != NULL)
    return;

  for (guint i = 0; (game = game_at (i)) != NULL; i++)
    for (guint j = 0; game_form_at (game, j, &form); j++)
      add_form (self, &form);
  show_due (self);
}

/* ---- Class ----------------------------------------------------------------------------------- */

static void
atout_start_page_map (GtkWidget *widget)
{
  fill (ATOUT_START_PAGE (widget));

  GTK_WIDGET_CLASS (atout_start_page_parent_class)->map (widget);
}

/* Focuses the match to continue, else the last or first game. */
static gboolean
atout_start_page_grab_focus (GtkWidget *widget)
{
  AtoutStartPage *self = ATOUT_START_PAGE (widget);

  fill (self);

  return gtk_widget_grab_focus (GTK_WIDGET (self->resting))
         || gtk_widget_grab_focus (self->chosen != NULL ? self->chosen : tile_at (self, 0));
}

static void
atout_start_page_dispose (GObject *object)
{
  g_clear_object (&ATOUT_START_PAGE (object)->slips);

  G_OBJECT_CLASS (atout_start_page_parent_class)->dispose (object);
}

static void
atout_start_page_class_init (AtoutStartPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = atout_start_page_dispose;

  widget_class->map = atout_start_page_map;
  widget_class->grab_focus = atout_start_page_grab_focus;

  /** AtoutStartPage::chosen: emitted to play the game @key */
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  /** AtoutStartPage::learn-wanted: emitted to learn the game @key */
  signals[LEARN_WANTED]
      = g_signal_new ("learn-wanted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                      NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  /** AtoutStartPage::compete-wanted: emitted to compete in the game @key */
  signals[COMPETE_WANTED]
      = g_signal_new ("compete-wanted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                      NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  /** AtoutStartPage::rules-wanted: emitted to choose house rules of the game @key */
  signals[RULES_WANTED]
      = g_signal_new ("rules-wanted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                      NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  /** AtoutStartPage::resumed: emitted to continue @match */
  signals[RESUMED] = g_signal_new ("resumed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 1, ATOUT_TYPE_RESTING);

  /** AtoutStartPage::forgotten: emitted to remove @match; the user has confirmed */
  signals[FORGOTTEN] = g_signal_new ("forgotten", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 1, ATOUT_TYPE_RESTING);

  g_type_ensure (ATOUT_TYPE_RESTING_BOX);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_BASE "/app/start/atout-start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutStartPage, resting);
  gtk_widget_class_bind_template_child (widget_class, AtoutStartPage, games);
  gtk_widget_class_bind_template_callback (widget_class, forget);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed);
  gtk_widget_class_bind_template_callback (widget_class, resume);
}

static void
atout_start_page_init (AtoutStartPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
atout_start_page_set_resting (AtoutStartPage *self, AtoutHistory *history, GListModel *resting)
{
  g_return_if_fail (ATOUT_IS_START_PAGE (self));

  atout_resting_box_set (self->resting, history, resting);
}

void
atout_start_page_set_slips (AtoutStartPage *self, AtoutSlips *slips)
{
  g_return_if_fail (ATOUT_IS_START_PAGE (self));

  g_set_object (&self->slips, slips);
  if (slips != NULL)
    g_signal_connect_object (slips, "changed", G_CALLBACK (show_due), self, G_CONNECT_SWAPPED);
  show_due (self);
}
