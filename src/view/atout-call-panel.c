/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "atout-call-panel.h"

#include <glib/gi18n-lib.h>

#include "call-button.h"
#include "words.h"

struct _AtoutCallPanel
{
  GtkWidget parent_instance;

  AtoutMatch *match;
  GListModel *calls;
  guint columns;
  gboolean updating;

  /* what is put together; the call is the one of these parts */
  char *kind;
  Suit suit;
  int number;

  GtkWidget *box;
  GtkWidget *plain;   /* a grid of the calls without parts */
  GtkWidget *kinds;   /* a grid of toggles */
  GtkWidget *suits;   /* a row of toggles */
  GtkWidget *numbers; /* a spin button */
  GtkWidget *say;
};

G_DEFINE_FINAL_TYPE (AtoutCallPanel, atout_call_panel, GTK_TYPE_WIDGET)

enum
{
  CALLED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void update (AtoutCallPanel *self);

/* ---- The calls --------------------------------------------------------------------------- */

typedef gboolean (*Fits) (AtoutCallPanel *self, AtoutAction *action, gconstpointer data);

/* (transfer full): the first call that @fits, or NULL. */
static AtoutAction *
find_call (AtoutCallPanel *self, Fits fits, gconstpointer data)
{
  for (guint i = 0; i < g_list_model_get_n_items (self->calls); i++)
    {
      g_autoptr (AtoutAction) action = g_list_model_get_item (self->calls, i);

      if (atout_action_get_kind (action)[0] != '\0' && fits (self, action, data))
        return g_steal_pointer (&action);
    }

  return NULL;
}

static gboolean
fits_kind (AtoutCallPanel *self G_GNUC_UNUSED, AtoutAction *action, gconstpointer kind)
{
  return g_str_equal (atout_action_get_kind (action), kind);
}

static gboolean
fits_suit (AtoutCallPanel *self, AtoutAction *action, gconstpointer suit)
{
  return fits_kind (self, action, self->kind) && atout_action_get_suit (action) == *(Suit *) suit;
}

static gboolean
fits_number (AtoutCallPanel *self, AtoutAction *action, gconstpointer number)
{
  return fits_suit (self, action, &self->suit)
         && atout_action_get_number (action) == *(int *) number;
}

/* The call that is put together; where a part does not go with the others, the first that does. */
static AtoutAction *
settle (AtoutCallPanel *self)
{
  AtoutAction *action = find_call (self, fits_number, &self->number);

  if (action == NULL)
    action = find_call (self, fits_suit, &self->suit);
  if (action == NULL)
    action = find_call (self, fits_kind, self->kind);
  if (action == NULL)
    action = find_call (self, fits_kind, "");
  if (action != NULL)
    {
      self->suit = atout_action_get_suit (action);
      self->number = atout_action_get_number (action);
    }

  return action;
}

/* ---- The parts ---------------------------------------------------------------------------- */

static void
empty (GtkWidget *container)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (container)) != NULL)
    gtk_grid_remove (GTK_GRID (container), child);
}

static GtkWidget *
add_toggle (AtoutCallPanel *self, GtkWidget *grid, const char *text, guint index, guint columns)
{
  GtkWidget *toggle = gtk_toggle_button_new_with_label (text);
  GtkWidget *first = gtk_widget_get_first_child (grid);

  if (first != NULL)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (toggle), GTK_TOGGLE_BUTTON (first));
  gtk_widget_add_css_class (toggle, "part");
  gtk_grid_attach (GTK_GRID (grid), toggle, (int) (index % columns), (int) (index / columns), 1, 1);

  return toggle;
}

static void
kind_toggled (GtkToggleButton *toggle, AtoutCallPanel *self)
{
  if (self->updating || !gtk_toggle_button_get_active (toggle))
    return;
  g_free (self->kind);
  self->kind = g_strdup (gtk_button_get_label (GTK_BUTTON (toggle)));
  update (self);
}

static void
suit_toggled (GtkToggleButton *toggle, AtoutCallPanel *self)
{
  if (self->updating || !gtk_toggle_button_get_active (toggle))
    return;
  self->suit = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (toggle), "suit"));
  update (self);
}

static void
number_changed (AtoutCallPanel *self)
{
  if (self->updating)
    return;
  self->number = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->numbers));
  update (self);
}

static void
called (GtkWidget *button, AtoutCallPanel *self)
{
  g_signal_emit (self, signals[CALLED], 0,
                 (guint) atout_action_get_action (call_button_get_action (button)));
}

/* One toggle for each kind, a button for each call without parts. */
static void
build (AtoutCallPanel *self)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint n_plain = 0;

  empty (self->plain);
  empty (self->kinds);
  for (guint i = 0; i < g_list_model_get_n_items (self->calls); i++)
    {
      g_autoptr (AtoutAction) action = g_list_model_get_item (self->calls, i);
      const char *kind = atout_action_get_kind (action);

      if (kind[0] == '\0')
        {
          gtk_grid_attach (GTK_GRID (self->plain),
                           call_button_new (self->match, action, G_CALLBACK (called), self),
                           (int) (n_plain % self->columns), (int) (n_plain / self->columns), 1, 1);
          n_plain++;
        }
      else if (!g_hash_table_contains (seen, kind))
        {
          GtkWidget *toggle
              = add_toggle (self, self->kinds, kind, g_hash_table_size (seen), self->columns);

          g_hash_table_add (seen, g_strdup (kind));
          g_signal_connect (toggle, "toggled", G_CALLBACK (kind_toggled), self);
          if (self->kind == NULL)
            self->kind = g_strdup (kind);
        }
    }
}

static void
show_kinds (AtoutCallPanel *self)
{
  for (GtkWidget *child = gtk_widget_get_first_child (self->kinds); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (child),
                                  g_strcmp0 (gtk_button_get_label (GTK_BUTTON (child)), self->kind)
                                      == 0);
}

/* All suits, those that do not go with the kind insensitive. */
static void
show_suits (AtoutCallPanel *self)
{
  static const Suit suits[] = { SUIT_CLUBS, SUIT_SPADES, SUIT_HEARTS, SUIT_DIAMONDS, SUIT_NONE };
  WordsSuits words = atout_match_get_words (self->match);

  empty (self->suits);
  for (guint i = 0; i < G_N_ELEMENTS (suits); i++)
    {
      g_autoptr (AtoutAction) fits = find_call (self, fits_suit, &suits[i]);
      GtkWidget *toggle = add_toggle (self, self->suits, words_suit_short (words, suits[i]), i, 5);

      if (words_suit_is_red (words, suits[i]))
        gtk_widget_add_css_class (toggle, "red");
      gtk_widget_set_sensitive (toggle, fits != NULL);
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle), suits[i] == self->suit);
      gtk_accessible_update_property (GTK_ACCESSIBLE (toggle), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      words_suit (words, suits[i]), -1);
      g_object_set_data (G_OBJECT (toggle), "suit", GUINT_TO_POINTER (suits[i]));
      g_signal_connect (toggle, "toggled", G_CALLBACK (suit_toggled), self);
    }
}

/* From the least to the greatest number that goes with kind and suit. */
static void
show_numbers (AtoutCallPanel *self)
{
  int least = G_MAXINT;
  int most = -1;

  for (guint i = 0; i < g_list_model_get_n_items (self->calls); i++)
    {
      g_autoptr (AtoutAction) action = g_list_model_get_item (self->calls, i);

      if (fits_suit (self, action, &self->suit))
        {
          least = MIN (least, atout_action_get_number (action));
          most = MAX (most, atout_action_get_number (action));
        }
    }
  gtk_widget_set_visible (self->numbers, most >= 0);
  if (most < 0)
    return;
  gtk_spin_button_set_range (GTK_SPIN_BUTTON (self->numbers), least, most);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->numbers), self->number);
  gtk_widget_set_sensitive (self->numbers, most > least);
}

static void
update (AtoutCallPanel *self)
{
  g_autoptr (AtoutAction) action = settle (self);

  if (action == NULL)
    return;
  self->updating = TRUE;
  show_kinds (self);
  show_suits (self);
  show_numbers (self);
  call_button_set_action (self->say, self->match, action);
  self->updating = FALSE;
}

/* ---- Class -------------------------------------------------------------------------------- */

static void
atout_call_panel_dispose (GObject *object)
{
  AtoutCallPanel *self = ATOUT_CALL_PANEL (object);

  g_clear_object (&self->match);
  g_clear_object (&self->calls);
  g_clear_pointer (&self->kind, g_free);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (atout_call_panel_parent_class)->dispose (object);
}

static void
atout_call_panel_class_init (AtoutCallPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = atout_call_panel_dispose;
  gtk_widget_class_set_css_name (widget_class, "callpanel");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  signals[CALLED] = g_signal_new ("called", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static GtkWidget *
grid_new (const char *label)
{
  GtkWidget *grid
      = g_object_new (GTK_TYPE_GRID, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                      "column-homogeneous", TRUE, "column-spacing", 4, "row-spacing", 4, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (grid), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);

  return grid;
}

static void
atout_call_panel_init (AtoutCallPanel *self)
{
  GtkWidget *parts = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->suit = SUIT_CLUBS;
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->plain = grid_new (_ ("Calls"));
  self->kinds = grid_new (_ ("Kind of call"));
  self->suits = grid_new (_ ("Suit"));
  self->numbers = gtk_spin_button_new_with_range (0, 1, 1);
  self->say = gtk_button_new ();
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->numbers), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Number"), -1);
  gtk_widget_add_css_class (self->say, "call");
  gtk_widget_add_css_class (self->say, "suggested");
  gtk_widget_set_hexpand (self->suits, TRUE);
  g_signal_connect_swapped (self->numbers, "value-changed", G_CALLBACK (number_changed), self);
  g_signal_connect (self->say, "clicked", G_CALLBACK (called), self);

  gtk_box_append (GTK_BOX (parts), self->suits);
  gtk_box_append (GTK_BOX (parts), self->numbers);
  gtk_box_append (GTK_BOX (self->box), self->kinds);
  gtk_box_append (GTK_BOX (self->box), parts);
  gtk_box_append (GTK_BOX (self->box), self->say);
  gtk_box_append (GTK_BOX (self->box), self->plain);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

GtkWidget *
atout_call_panel_new (void)
{
  return g_object_new (ATOUT_TYPE_CALL_PANEL, NULL);
}

void
atout_call_panel_set_calls (AtoutCallPanel *self, AtoutMatch *match, GListModel *calls,
                            guint columns)
{
  g_set_object (&self->match, match);
  g_set_object (&self->calls, calls);
  self->columns = columns;
  if (calls == NULL)
    return;
  build (self);
  update (self);
}
