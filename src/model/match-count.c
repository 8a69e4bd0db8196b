/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What the user has won so far in the running deal, where players count that in their heads. */

#include <glib/gi18n-lib.h>

#include "atout-match-private.h"
#include "atout-seat-private.h"
#include "words.h"

static char *
fill_count (const char *context, const char *text, const OwnCount *count)
{
  char value[12], waiting[12], needed[12];
  const WordsValue values[] = {
    { "{value}", value },
    { "{waiting}", waiting },
    { "{needed}", needed },
    { NULL, NULL },
  };

  g_snprintf (value, sizeof value, "%u", count->value);
  g_snprintf (waiting, sizeof waiting, "%u", count->waiting);
  g_snprintf (needed, sizeof needed, "%u", count->needed);

  return words_fill (words_of_game (context, text), values);
}

/* The count of the user, or FALSE where it is not told. */
static gboolean
make_count (AtoutMatch *self, OwnCount *count)
{
  const Game *game = self->match.game;

  *count = (OwnCount) { 0 };
  if (!self->shows_count || game->count == NULL || self->state == ATOUT_MATCH_IDLE)
    return FALSE;
  game->count (&self->deal, self->user_seat, count);

  return count->text != NULL;
}

void
match_count_update (AtoutMatch *self)
{
  OwnCount count;

  atout_seat_set_count (self->seat[self->user_seat], make_count (self, &count)
                                                         ? fill_count ("count", count.text, &count)
                                                         : g_strdup (""));
}

void
atout_match_set_shows_count (AtoutMatch *self, gboolean shows)
{
  g_return_if_fail (ATOUT_IS_MATCH (self));

  if (self->shows_count == shows)
    return;
  self->shows_count = shows;
  match_count_update (self);
}

char *
atout_match_get_doubt (AtoutMatch *self, Action action)
{
  const Game *game = self->match.game;
  const char *text = NULL;
  OwnCount count;

  if (make_count (self, &count) && self->deal.turn == (int) self->user_seat && game->doubt != NULL)
    text = game->doubt (&self->deal, action);

  return text != NULL ? fill_count ("doubt", text, &count) : g_strdup ("");
}
