/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Sorts actions by the bytes of their tokens without building tokens, for speed. */

#include "rules/action.h"

#include <glib.h>
#include <string.h>

#include "rules/game.h"

#define TABLES_MAX 32
#define VERBS_MAX 256
#define ARGUMENT_BYTES 6 /* bytes reserved; longest: `255:H` */

/* A verb's rank in token byte order; equal token heads share a place. */
typedef struct
{
  uint8_t shape;
  uint8_t place;
  uint8_t suffix_place; /* rank of the suffix; 0 without one */
} VerbPlace;

typedef struct
{
  VerbPlace verb[VERBS_MAX];
} VerbPlaces;

static void
write_head (const VerbInfo *info, char *head)
{
  g_snprintf (head, TOKEN_MAX, "%s%s", info->name, info->shape != SHAPE_PLAIN ? ":" : "");
}

static VerbPlace
place_of (const VerbInfo *verbs, const VerbInfo *own)
{
  VerbPlace found = { .shape = (uint8_t) own->shape, .suffix_place = own->suffix != NULL };
  char own_head[TOKEN_MAX];

  write_head (own, own_head);
  for (const VerbInfo *info = verbs; info->name != NULL; info++)
    {
      char head[TOKEN_MAX];

      write_head (info, head);
      found.place += strcmp (head, own_head) < 0;
      if (info->suffix != NULL && own->suffix != NULL)
        found.suffix_place += strcmp (info->suffix, own->suffix) < 0;
    }

  return found;
}

/* Returns the index of @verbs, or the first free index. */
static unsigned
find_verbs (const VerbInfo **known, const VerbInfo *verbs)
{
  unsigned index = 0;

  while (g_atomic_pointer_get (&known[index]) != NULL
         && g_atomic_pointer_get (&known[index]) != verbs)
    index++;

  return index;
}

/* Returns the verb ranks of @game, computed on first use. Thread-safe. */
static const VerbPlaces *
verb_places (const Game *game)
{
  static const VerbInfo *known[TABLES_MAX + 1];
  static VerbPlaces places[TABLES_MAX];
  static GMutex adding;
  unsigned index = find_verbs (known, game->verbs);

  if (g_atomic_pointer_get (&known[index]) != NULL)
    return &places[index];
  g_mutex_lock (&adding);
  index = find_verbs (known, game->verbs); /* another thread may have been faster */
  if (g_atomic_pointer_get (&known[index]) == NULL)
    {
      g_assert (index < TABLES_MAX);
      for (const VerbInfo *info = game->verbs; info->name != NULL; info++)
        places[index].verb[info->verb] = place_of (game->verbs, info);
      g_atomic_pointer_set (&known[index], game->verbs);
    }
  g_mutex_unlock (&adding);

  return &places[index];
}

/* ---- The order ------------------------------------------------------------------------------- */

/* Text packed into an integer, first byte highest. */
typedef struct
{
  uint64_t value;
  unsigned n;
} Bytes;

static inline void
add_byte (Bytes *bytes, char byte)
{
  bytes->value = bytes->value << 8 | (uint8_t) byte;
  bytes->n++;
}

static inline void
add_number (Bytes *bytes, unsigned number)
{
  if (number >= 100)
    add_byte (bytes, (char) ('0' + number / 100));
  if (number >= 10)
    add_byte (bytes, (char) ('0' + number / 10 % 10));
  add_byte (bytes, (char) ('0' + number % 10));
}

static Bytes
argument_bytes (const Pack *pack, ActionShape shape, unsigned arg, unsigned second)
{
  Bytes bytes = { 0 };

  switch (shape)
    {
    case SHAPE_SUIT:
      add_byte (&bytes, suit_letter (arg));
      break;
    case SHAPE_CARD:
      for (const char *code = pack_code (pack, (Card) arg); *code != '\0'; code++)
        add_byte (&bytes, *code);
      break;
    case SHAPE_NUMBER:
      add_number (&bytes, arg);
      break;
    case SHAPE_NUMBER_SUIT:
      add_number (&bytes, arg);
      add_byte (&bytes, ':');
      add_byte (&bytes, suit_letter (second));
      break;
    case SHAPE_RANK:
      add_byte (&bytes, rank_letter (arg));
      break;
    case SHAPE_RUN:
      add_number (&bytes, arg);
      add_byte (&bytes, rank_letter (second));
      break;
    case SHAPE_PLAIN:
    default:
      break;
    }

  return bytes;
}

static uint64_t
order_of (const VerbPlaces *places, const Pack *pack, Action action)
{
  const VerbPlace *verb = &places->verb[action_verb (action)];
  Bytes bytes = argument_bytes (pack, verb->shape, action_arg (action), action_second (action));

  return (uint64_t) verb->place << 56 | bytes.value << 8 * (1 + ARGUMENT_BYTES - bytes.n)
         | verb->suffix_place;
}

uint64_t
action_order (const Game *game, const Pack *pack, Action action)
{
  return order_of (verb_places (game), pack, action);
}

void
action_list_sort (ActionList *list, const Game *game, const Pack *pack)
{
  const VerbPlaces *places = verb_places (game);
  uint64_t order[ACTIONS_MAX];

  for (unsigned i = 0; i < list->n; i++)
    {
      Action action = list->at[i];
      uint64_t own = order_of (places, pack, action);
      unsigned k = i;

      for (; k > 0 && order[k - 1] > own; k--)
        {
          order[k] = order[k - 1];
          list->at[k] = list->at[k - 1];
        }
      order[k] = own;
      list->at[k] = action;
    }
}
