/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/action.h"

#include <string.h>

#include "rules/game.h"

bool
action_list_has (const ActionList *list, Action action)
{
  for (unsigned i = 0; i < list->n; i++)
    if (list->at[i] == action)
      return true;

  return false;
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

bool
action_is_play (const Game *game, Action action)
{
  const VerbInfo *info;

  if (action_verb (action) == VERB_PLAY)
    return true;
  info = action_verb_info (game, action);

  return info != NULL && info->plays;
}

Suit
action_suit (const Game *game, Action action)
{
  const VerbInfo *info = action_verb_info (game, action);

  if (info == NULL)
    return SUIT_NONE;
  if (info->shape == SHAPE_SUIT)
    return (Suit) action_arg (action);

  return info->shape == SHAPE_NUMBER_SUIT ? (Suit) action_second (action) : SUIT_NONE;
}

static char *
write_number (char *end, unsigned number)
{
  if (number >= 100)
    *end++ = (char) ('0' + number / 100);
  if (number >= 10)
    *end++ = (char) ('0' + number / 10 % 10);
  *end++ = (char) ('0' + number % 10);

  return end;
}

char *
action_to_token (const Game *game, const Pack *pack, Action action, char *token)
{
  const VerbInfo *info = action_verb_info (game, action);
  unsigned arg = action_arg (action);
  unsigned second = action_second (action);
  char *end = stpcpy (token, info->name);

  if (info->shape != SHAPE_PLAIN)
    *end++ = ':';
  switch (info->shape)
    {
    case SHAPE_SUIT:
      *end++ = suit_letter (arg);
      break;
    case SHAPE_CARD:
      end = stpcpy (end, pack_code (pack, (Card) arg));
      break;
    case SHAPE_NUMBER:
      end = write_number (end, arg);
      break;
    case SHAPE_NUMBER_SUIT:
      end = write_number (end, arg);
      *end++ = ':';
      *end++ = suit_letter (second);
      break;
    case SHAPE_RANK:
      *end++ = rank_letter (arg);
      break;
    case SHAPE_RUN:
      end = write_number (end, arg);
      *end++ = rank_letter (second);
      break;
    case SHAPE_PLAIN:
    default:
      break;
    }
  if (info->suffix != NULL)
    {
      *end++ = ':';
      end = stpcpy (end, info->suffix);
    }
  *end = '\0';

  return token;
}

/* Parses 1 … 255 without leading zeros and advances *@at; returns 0 on failure. */
static unsigned
parse_number (const char **at)
{
  unsigned value = 0;

  if (**at == '0')
    return 0;
  for (; **at >= '0' && **at <= '9' && value <= 0xff; (*at)++)
    value = value * 10 + (unsigned) (**at - '0');

  return value <= 0xff ? value : 0;
}

static Action
action_parse (const VerbInfo *info, const Pack *pack, const char *arg, size_t length)
{
  const char *end = arg + length;
  const char *at = arg;
  unsigned number;
  int letter = -1;
  Card card;

  switch (info->shape)
    {
    case SHAPE_SUIT:
      letter = length == 1 ? suit_from_letter (arg[0]) : -1;
      return letter >= 0 ? ACTION (info->verb, letter) : ACTION_NONE;
    case SHAPE_CARD:
      card = pack_find (pack, arg, (unsigned) length);
      return card != CARD_NONE ? ACTION (info->verb, card) : ACTION_NONE;
    case SHAPE_NUMBER:
      number = parse_number (&at);
      return number > 0 && at == end ? ACTION (info->verb, number) : ACTION_NONE;
    case SHAPE_NUMBER_SUIT:
      number = parse_number (&at);
      if (number > 0 && at + 2 == end && at[0] == ':')
        letter = suit_from_letter (at[1]);
      return letter >= 0 ? ACTION2 (info->verb, number, letter) : ACTION_NONE;
    case SHAPE_RANK:
      letter = length == 1 ? rank_from_letter (arg[0]) : -1;
      return letter >= 0 ? ACTION (info->verb, letter) : ACTION_NONE;
    case SHAPE_RUN:
      if (length == 2 && arg[0] >= '1' && arg[0] <= '9')
        letter = rank_from_letter (arg[1]);
      return letter >= 0 ? ACTION2 (info->verb, arg[0] - '0', letter) : ACTION_NONE;
    case SHAPE_PLAIN:
    default:
      return ACTION_NONE;
    }
}

/* Returns the length without suffix, or -1 if the suffix is missing. */
static int
length_without_suffix (const VerbInfo *info, const char *arg)
{
  size_t length = strlen (arg);
  size_t n = info->suffix != NULL ? strlen (info->suffix) + 1 : 0;

  if (n == 0)
    return (int) length;
  if (length < n || arg[length - n] != ':' || strcmp (arg + length - n + 1, info->suffix) != 0)
    return -1;

  return (int) (length - n);
}

Action
action_from_token (const Game *game, const Pack *pack, const char *token)
{
  for (const VerbInfo *info = game->verbs; info->name != NULL; info++)
    {
      size_t length = strlen (info->name);
      Action action;
      int n;

      if (strncmp (token, info->name, length) != 0)
        continue;
      if (token[length] == '\0' && info->shape == SHAPE_PLAIN)
        return ACTION (info->verb, 0);
      if (token[length] != ':')
        continue;
      n = length_without_suffix (info, token + length + 1);
      action = n < 0 ? ACTION_NONE : action_parse (info, pack, token + length + 1, (size_t) n);
      if (action != ACTION_NONE)
        return action;
    }

  return ACTION_NONE;
}
