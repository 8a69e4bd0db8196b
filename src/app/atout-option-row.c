/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "atout-option-row.h"

#include <string.h>

#include "house-rules.h"
#include "words.h"

#define QUIET .65 /* how much of its colour an explanation has */

struct _AtoutOptionRow
{
  AdwComboRow parent_instance;

  const Game *game;
  guint index;
  guint offered; /* values in the list, as bits */
  gboolean updating;
  char *text; /* below the title */
};

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AtoutOptionRow, atout_option_row, ADW_TYPE_COMBO_ROW)

/* The value at @position of the list. */
static guint
value_at (AtoutOptionRow *self, guint position)
{
  guint value = 0;

  for (guint skip = position;; value++)
    if (self->offered & (1u << value))
      if (skip-- == 0)
        return value;
}

static guint
position_of (AtoutOptionRow *self, guint value)
{
  return (guint) __builtin_popcount (self->offered & ((1u << value) - 1));
}

static void
selected_changed (AtoutOptionRow *self)
{
  guint position = adw_combo_row_get_selected (ADW_COMBO_ROW (self));

  if (!self->updating && position != GTK_INVALID_LIST_POSITION)
    g_signal_emit (self, signals[CHOSEN], 0, value_at (self, position));
}

/* The label below the title. */
static GtkWidget *
find_subtitle (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "subtitle"))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_subtitle (child);

  return found;
}

/* The first @length bytes of what stands below the title, the value; the rest explains quietly. */
static void
let_stand_out (AtoutOptionRow *self, guint length)
{
  GtkWidget *label = find_subtitle (GTK_WIDGET (self));
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  PangoAttribute *of_value[]
      = { pango_attr_weight_new (PANGO_WEIGHT_BOLD), pango_attr_scale_new (PANGO_SCALE_LARGE) };
  PangoAttribute *quiet = pango_attr_foreground_alpha_new ((guint16) (G_MAXUINT16 * QUIET));

  for (guint i = 0; i < G_N_ELEMENTS (of_value); i++)
    {
      of_value[i]->end_index = length;
      pango_attr_list_insert (attributes, of_value[i]);
    }
  quiet->start_index = length;
  pango_attr_list_insert (attributes, quiet);
  if (label != NULL)
    gtk_label_set_attributes (GTK_LABEL (label), attributes);
}

/* The value, and below it what the rule is about: the row would tell the value alone. */
static void
update_subtitle (AtoutOptionRow *self, guint value)
{
  const OptionInfo *info = &self->game->options->list[self->index];
  const char *title = words_of_game ("option", info->values[value].title);

  g_free (self->text);
  self->text = g_strdup_printf ("%s\n%s", title, words_of_game ("option", info->description));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), self->text);
  let_stand_out (self, (guint) strlen (title));
}

/* Newer rows write the value alone whenever it may have changed. */
static void
subtitle_changed (AtoutOptionRow *self)
{
  if (self->text != NULL
      && g_strcmp0 (adw_action_row_get_subtitle (ADW_ACTION_ROW (self)), self->text) != 0)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (self), self->text);
}

static void
atout_option_row_finalize (GObject *object)
{
  g_free (ATOUT_OPTION_ROW (object)->text);

  G_OBJECT_CLASS (atout_option_row_parent_class)->finalize (object);
}

static void
atout_option_row_class_init (AtoutOptionRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = atout_option_row_finalize;

  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
atout_option_row_init (AtoutOptionRow *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "house-rule");
  g_signal_connect (self, "notify::selected", G_CALLBACK (selected_changed), NULL);
  g_signal_connect (self, "notify::subtitle", G_CALLBACK (subtitle_changed), NULL);
}

GtkWidget *
atout_option_row_new (const Game *game, guint index)
{
  const OptionInfo *info = &game->options->list[index];
  const char *description = words_of_game ("option", info->description);
  AtoutOptionRow *self
      = g_object_new (ATOUT_TYPE_OPTION_ROW, "title", words_of_game ("option", info->title),
                      "use-subtitle", TRUE, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  description, -1);

  self->game = game;
  self->index = index;
  atout_option_row_set_options (self, &OPTIONS_DEFAULT);

  return GTK_WIDGET (self);
}

guint
atout_option_row_get_index (AtoutOptionRow *self)
{
  g_return_val_if_fail (ATOUT_IS_OPTION_ROW (self), 0);

  return self->index;
}

static void
offer (AtoutOptionRow *self, guint allowed)
{
  const OptionInfo *info = &self->game->options->list[self->index];
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  for (guint i = 0; info->values[i].key != NULL; i++)
    if (allowed & (1u << i))
      gtk_string_list_append (titles, words_of_game ("option", info->values[i].title));

  self->offered = allowed;
  adw_combo_row_set_model (ADW_COMBO_ROW (self), G_LIST_MODEL (titles));
}

void
atout_option_row_set_options (AtoutOptionRow *self, const Options *options)
{
  guint allowed;

  g_return_if_fail (ATOUT_IS_OPTION_ROW (self));

  allowed = options_allowed (options, self->game, self->index);
  if (self->index == HOUSE_RULES_MODE)
    allowed &= game_form (self->game, options).modes;
  self->updating = TRUE;
  if (allowed != self->offered)
    offer (self, allowed);
  adw_combo_row_set_selected (ADW_COMBO_ROW (self),
                              position_of (self, options->value[self->index]));
  self->updating = FALSE;
  update_subtitle (self, options->value[self->index]);
  gtk_widget_set_visible (GTK_WIDGET (self),
                          (allowed & (allowed - 1)) != 0
                              && options_matters (options, self->game, self->index));
}
