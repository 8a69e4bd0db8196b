/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "position.h"

#include <string.h>

#include "game.h"
#include "record.h"

#define RIGHT "# right"
#define WRONG "# wrong"
#define WHY "# why"
#define FROM "# from"

#define STREAM 1 /* of the choices, so that they are the same each time */

void
position_free (Position *position)
{
  g_free (position->name);
  g_free (position->why);
  g_free (position);
}

/* ---- Reading ----------------------------------------------------------------------------- */

/* One statement a comment: the words behind @key on the line of @text that begins with it. */
static char *
find_comment (const char *text, const char *key)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (unsigned i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], key) && lines[i][strlen (key)] == ' ')
      return g_strstrip (g_strdup (lines[i] + strlen (key)));

  return NULL;
}

/* The index in @legal of the action called @wanted, or how many there are. */
static unsigned
find_token (const Deal *deal, const ActionList *legal, const char *wanted)
{
  char token[TOKEN_MAX];
  unsigned i = 0;

  while (i < legal->n
         && strcmp (action_to_token (deal->game, deal_pack (deal), legal->at[i], token), wanted)
                != 0)
    i++;

  return i;
}

/* Of what is legal right is what @words name, or with @is_wrong what they do not name. */
static bool
read_right (Position *self, const char *words, bool is_wrong, GError **error)
{
  g_auto (GStrv) tokens = g_strsplit (words, " ", -1);
  bool named[ACTIONS_MAX] = { false };
  ActionList legal;

  deal_legal_sorted (&self->deal, &legal);
  for (unsigned i = 0; tokens[i] != NULL; i++)
    {
      unsigned k = find_token (&self->deal, &legal, tokens[i]);

      if (k == legal.n)
        {
          g_set_error (error, RECORD_ERROR, RECORD_ERROR_ILLEGAL,
                       "%s: '%s' should be %s, but is not legal", self->name, tokens[i],
                       is_wrong ? "wrong" : "right");
          return false;
        }
      named[k] = true;
    }
  for (unsigned k = 0; k < legal.n; k++)
    if (named[k] != is_wrong)
      self->right.at[self->right.n++] = legal.at[k];
  if (self->right.n > 0 && self->right.n < legal.n)
    return true;

  g_set_error (error, RECORD_ERROR, RECORD_ERROR_SYNTAX,
               "%s: all that is legal is as good as the rest, nothing is asked", self->name);

  return false;
}

static bool
read_from (Position *self, const char *level, GError **error)
{
  self->from = level != NULL ? player_level_find (level) : -1;
  if (level == NULL || self->from >= 0)
    return true;

  g_set_error (error, RECORD_ERROR, RECORD_ERROR_UNKNOWN, "%s: unknown level '%s'", self->name,
               level);

  return false;
}

static bool
read_comments (Position *self, const char *text, GError **error)
{
  g_autofree char *right = find_comment (text, RIGHT);
  g_autofree char *wrong = find_comment (text, WRONG);
  g_autofree char *level = find_comment (text, FROM);

  self->why = find_comment (text, WHY);
  if ((right != NULL) != (wrong != NULL) && self->why != NULL)
    return read_right (self, right != NULL ? right : wrong, wrong != NULL, error)
           && read_from (self, level, error);

  g_set_error (error, RECORD_ERROR, RECORD_ERROR_SYNTAX, "%s: the line '%s' is missing", self->name,
               self->why == NULL ? WHY : RIGHT);

  return false;
}

Position *
position_read (const char *path, GError **error)
{
  g_autoptr (Position) self = g_new0 (Position, 1);
  g_autoptr (Record) record = NULL;
  g_autofree char *text = NULL;
  gsize length;

  self->name = g_strdup (path);
  if (!g_file_get_contents (path, &text, &length, error))
    return NULL;
  record = record_parse (text, length, path, error);
  if (record == NULL)
    return NULL;

  self->deal = record->log->deal;
  if (deal_is_over (&self->deal))
    {
      g_set_error (error, RECORD_ERROR, RECORD_ERROR_SYNTAX, "%s: nobody is to decide", path);
      return NULL;
    }

  return read_comments (self, text, error) ? g_steal_pointer (&self) : NULL;
}

/* ---- Answering --------------------------------------------------------------------------- */

Action
position_choose (const Position *position, PlayerLevel level)
{
  Rng rng = rng_new (STREAM, 0);
  Observation observation;
  Choice choice;

  observation_make (&observation, &position->deal, (unsigned) position->deal.turn);
  player_choose (&observation, player_of_level (level), &rng, NULL, &choice);

  return choice.row[0].action;
}

char *
position_name_right (const Position *position)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (unsigned i = 0; i < position->right.n; i++)
    {
      char token[TOKEN_MAX];

      if (i > 0)
        g_string_append_c (names, ' ');
      g_string_append (names, action_to_token (position->deal.game, deal_pack (&position->deal),
                                               position->right.at[i], token));
    }

  return g_string_free (g_steal_pointer (&names), FALSE);
}
