/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/help/atout-help-game.h"

#include "model/words/house-rules.h"
#include "model/words/words.h"
#include "view/widgets/spoken-names.h"

struct _AtoutHelpGame
{
  GtkButton parent_instance;

  const Game *game;
  Options options;

  GtkLabel *title;
  GtkLabel *summary;
};

G_DEFINE_FINAL_TYPE (AtoutHelpGame, atout_help_game, GTK_TYPE_BUTTON)

static void
atout_help_game_class_init (AtoutHelpGameClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_BASE "/help/atout-help-game.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutHelpGame, title);
  gtk_widget_class_bind_template_child (widget_class, AtoutHelpGame, summary);
}

static void
atout_help_game_init (AtoutHelpGame *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
atout_help_game_new (const Game *game, const GameForm *form)
{
  AtoutHelpGame *self = g_object_new (ATOUT_TYPE_HELP_GAME, NULL);
  const char *title = words_form_title (form);
  const char *summary = words_of_game ("game", form->summary);

  self->game = game;
  self->options = house_rules_of_form (game, form);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->summary, summary);
  spoken_set_name (GTK_WIDGET (self), title);
  spoken_set_description (GTK_WIDGET (self), summary);

  return GTK_WIDGET (self);
}

const Game *
atout_help_game_get_game (AtoutHelpGame *self)
{
  g_return_val_if_fail (ATOUT_IS_HELP_GAME (self), NULL);

  return self->game;
}

const Options *
atout_help_game_get_options (AtoutHelpGame *self)
{
  g_return_val_if_fail (ATOUT_IS_HELP_GAME (self), NULL);

  return &self->options;
}
