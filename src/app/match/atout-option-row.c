/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/match/atout-option-row.h"

#include "app/widgets/combo-rows.h"
#include "model/words/house-rules.h"
#include "model/words/words.h"
#include "view/widgets/spoken-names.h"

struct _AtoutOptionRow
{
  AdwComboRow parent_instance;

  const Game *game;
  guint index;
  guint offered; /* bit mask of the listed values */
  gboolean updating;
};

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AtoutOptionRow, atout_option_row, ADW_TYPE_COMBO_ROW)

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

static char *
tell (GtkStringObject *value, AtoutOptionRow *self)
{
  const OptionInfo *info = &self->game->options->list[self->index];

  return told_value_write (value, words_of_game ("option", info->description));
}

static void
atout_option_row_class_init (AtoutOptionRowClass *klass)
{
  /** AtoutOptionRow::chosen: emitted when the user chooses @value */
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
atout_option_row_init (AtoutOptionRow *self)
{
  choice_list_set (ADW_COMBO_ROW (self));
  g_signal_connect (self, "notify::selected", G_CALLBACK (selected_changed), NULL);
}

GtkWidget *
atout_option_row_new (const Game *game, guint index, const Options *options)
{
  const OptionInfo *info = &game->options->list[index];
  const char *description = words_of_game ("option", info->description);
  AtoutOptionRow *self
      = g_object_new (ATOUT_TYPE_OPTION_ROW, "title", words_of_game ("option", info->title), NULL);

  spoken_set_description (GTK_WIDGET (self), description);

  self->game = game;
  self->index = index;
  told_value_by (ADW_COMBO_ROW (self), G_CALLBACK (tell), TRUE);
  atout_option_row_set_options (self, options);

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
  gtk_widget_set_visible (GTK_WIDGET (self),
                          (allowed & (allowed - 1)) != 0
                              && options_matters (options, self->game, self->index));
  /* GTK 4.18 keeps old row heights when other rows appear or vanish */
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
