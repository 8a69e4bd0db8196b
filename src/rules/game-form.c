/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/game.h"

/* Returns forms with titles of their own. */
static const GameForm *
others_of (const Game *game)
{
  static const GameForm nothing = { 0 };

  return game->forms != NULL ? game->forms : &nothing;
}

static GameForm
own_form (const Game *game)
{
  unsigned modes = (1u << option_count_values (&game->options->list[0])) - 1;

  for (const GameForm *other = others_of (game); other->key != NULL; other++)
    modes &= ~other->modes;

  return (GameForm) { game->key, game->title, game->summary, modes };
}

bool
game_form_at (const Game *game, unsigned index, GameForm *form)
{
  const GameForm *others = others_of (game);

  *form = own_form (game);
  for (unsigned i = 0; i < index; i++)
    if (others[i].key == NULL)
      return false;
  if (index > 0)
    *form = others[index - 1];

  return true;
}

GameForm
game_form (const Game *game, const Options *options)
{
  for (const GameForm *other = others_of (game); other->key != NULL; other++)
    if (other->modes & (1u << options->value[0]))
      return *other;

  return own_form (game);
}

const Game *
game_find_form (const char *key, GameForm *form)
{
  const Game *game;

  for (unsigned i = 0; (game = game_at (i)) != NULL; i++)
    for (unsigned j = 0; game_form_at (game, j, form); j++)
      if (g_strcmp0 (form->key, key) == 0)
        return game;

  return NULL;
}

char *
game_list_forms (void)
{
  GString *list = g_string_new (NULL);
  const Game *game;
  GameForm form;

  for (unsigned i = 0; (game = game_at (i)) != NULL; i++)
    for (unsigned j = 0; game_form_at (game, j, &form); j++)
      g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "", form.key);

  return g_string_free (list, FALSE);
}
