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
};

G_DEFINE_FINAL_TYPE (AtoutHelpGame, atout_help_game, GTK_TYPE_BUTTON)

static void
atout_help_game_class_init (AtoutHelpGameClass *klass G_GNUC_UNUSED)
{
}

static void
add_line (AtoutHelpGame *self, const char *text, const char *style)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.0, "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR, NULL);

  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (gtk_button_get_child (GTK_BUTTON (self))), label);
}

static void
atout_help_game_init (AtoutHelpGame *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_widget_add_css_class (GTK_WIDGET (self), "help-game");
  gtk_button_set_child (GTK_BUTTON (self), box);
}

GtkWidget *
atout_help_game_new (const Game *game, const GameForm *form)
{
  AtoutHelpGame *self = g_object_new (ATOUT_TYPE_HELP_GAME, NULL);
  const char *title = words_form_title (form);
  const char *summary = words_of_game ("game", form->summary);

  self->game = game;
  self->options = house_rules_of_form (game, form);
  add_line (self, title, "heading");
  add_line (self, summary, NULL);
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
