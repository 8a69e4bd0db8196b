/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "action.h"

#include <stdio.h>
#include <string.h>

#include "game.h"

bool
action_list_has (const ActionList *list, Action action)
{
  for (unsigned i = 0; i < list->n; i++)
    if (list->at[i] == action)
      return true;

  return false;
}

void
action_list_sort (ActionList *list, const Game *game, const Pack *pack)
{
  char token[ACTIONS_MAX][TOKEN_MAX];

  for (unsigned i = 0; i < list->n; i++)
    {
      Action action = list->at[i];
      char own[TOKEN_MAX];
      unsigned k = i;

      action_to_token (game, pack, action, own);
      for (; k > 0 && strcmp (token[k - 1], own) > 0; k--)
        {
          memcpy (token[k], token[k - 1], TOKEN_MAX);
          list->at[k] = list->at[k - 1];
        }
      memcpy (token[k], own, TOKEN_MAX);
      list->at[k] = action;
    }
}

const VerbInfo *
action_verb_info (const Game *game, Action action)
{
  for (const VerbInfo *info = game->verbs; info->name != NULL; info++)
    if (info->verb == action_verb (action))
      return info;

  return NULL;
}

Card
action_card (const Game *game, Action action)
{
  const VerbInfo *info = action_verb_info (game, action);

  return info != NULL && info->shape == SHAPE_CARD ? (Card) action_arg (action) : CARD_NONE;
}

char *
action_to_token (const Game *game, const Pack *pack, Action action, char *token)
{
  const VerbInfo *info = action_verb_info (game, action);
  unsigned arg = action_arg (action);

  switch (info->shape)
    {
    case SHAPE_SUIT:
      snprintf (token, TOKEN_MAX, "%s:%c", info->name, suit_letter (arg));
      break;
    case SHAPE_CARD:
      snprintf (token, TOKEN_MAX, "%s:%s", info->name, pack_code (pack, (Card) arg));
      break;
    case SHAPE_PLAIN:
    default:
      snprintf (token, TOKEN_MAX, "%s", info->name);
      break;
    }

  return token;
}

static Action
action_parse (const VerbInfo *info, const Pack *pack, const char *arg)
{
  int suit;
  Card card;

  switch (info->shape)
    {
    case SHAPE_SUIT:
      suit = arg[0] != '\0' && arg[1] == '\0' ? suit_from_letter (arg[0]) : -1;
      return suit >= 0 ? ACTION (info->verb, suit) : ACTION_NONE;
    case SHAPE_CARD:
      card = pack_find (pack, arg, (unsigned) strlen (arg));
      return card != CARD_NONE ? ACTION (info->verb, card) : ACTION_NONE;
    case SHAPE_PLAIN:
    default:
      return ACTION_NONE;
    }
}

Action
action_from_token (const Game *game, const Pack *pack, const char *token)
{
  for (const VerbInfo *info = game->verbs; info->name != NULL; info++)
    {
      size_t length = strlen (info->name);
      Action action;

      if (strncmp (token, info->name, length) != 0)
        continue;
      if (token[length] == '\0' && info->shape == SHAPE_PLAIN)
        return ACTION (info->verb, 0);
      if (token[length] != ':')
        continue;
      action = action_parse (info, pack, token + length + 1);
      if (action != ACTION_NONE)
        return action;
    }

  return ACTION_NONE;
}
