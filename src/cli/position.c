/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/position.h"

#include <stdio.h>
#include <string.h>

#include "cli/cli.h"
#include "rules/game.h"
#include "rules/record.h"

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

static bool position_fail (const Position *self, unsigned line, RecordError code, GError **error,
                           const char *format, ...) G_GNUC_PRINTF (5, 6);

/* Sets @error to "NAME:LINE: what is wrong"; false. */
static bool
position_fail (const Position *self, unsigned line, RecordError code, GError **error,
               const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error (error, RECORD_ERROR, code, "%s:%u: %s", self->name, line, message);

  return false;
}

/* One statement a comment. */
typedef struct
{
  char *words;   /* behind its key, or NULL if there is none */
  unsigned line; /* its number; that of the last line if there is none */
} Comment;

static Comment
find_comment (char **lines, const char *key)
{
  unsigned i = 0;

  for (; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], key) && lines[i][strlen (key)] == ' ')
      return (Comment) { g_strstrip (g_strdup (lines[i] + strlen (key))), i + 1 };

  return (Comment) { NULL, i > 1 && lines[i - 1][0] == '\0' ? i - 1 : i };
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

/* Of what is legal right is what @comment names, or with @is_wrong what it does not name. */
static bool
read_right (Position *self, const Comment *comment, bool is_wrong, GError **error)
{
  g_auto (GStrv) tokens = g_strsplit (comment->words, " ", -1);
  bool named[ACTIONS_MAX] = { false };
  ActionList legal;

  deal_legal_sorted (&self->deal, &legal);
  for (unsigned i = 0; tokens[i] != NULL; i++)
    {
      unsigned k = find_token (&self->deal, &legal, tokens[i]);

      if (k == legal.n)
        return position_fail (self, comment->line, RECORD_ERROR_ILLEGAL, error,
                              "'%s' should be %s, but is not legal", tokens[i],
                              is_wrong ? "wrong" : "right");
      named[k] = true;
    }
  for (unsigned k = 0; k < legal.n; k++)
    if (named[k] != is_wrong)
      self->right.at[self->right.n++] = legal.at[k];
  if (self->right.n > 0 && self->right.n < legal.n)
    return true;

  return position_fail (self, comment->line, RECORD_ERROR_SYNTAX, error,
                        "all that is legal is as good as the rest, nothing is asked");
}

static bool
read_from (Position *self, const Comment *comment, GError **error)
{
  self->from = comment->words != NULL ? player_level_find (comment->words) : -1;
  if (comment->words == NULL || self->from >= 0)
    return true;

  return position_fail (self, comment->line, RECORD_ERROR_UNKNOWN, error, "unknown level '%s'",
                        comment->words);
}

static bool
read_comments (Position *self, const char *text, GError **error)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  Comment right = find_comment (lines, RIGHT);
  Comment wrong = find_comment (lines, WRONG);
  Comment why = find_comment (lines, WHY);
  Comment from = find_comment (lines, FROM);
  bool is_good;

  self->why = why.words;
  if (why.words == NULL)
    is_good = position_fail (self, why.line, RECORD_ERROR_SYNTAX, error,
                             "the line '" WHY "' is missing");
  else if (right.words == NULL && wrong.words == NULL)
    is_good = position_fail (self, right.line, RECORD_ERROR_SYNTAX, error,
                             "the line '" RIGHT "' is missing");
  else if (right.words != NULL && wrong.words != NULL)
    is_good = position_fail (self, MAX (right.line, wrong.line), RECORD_ERROR_SYNTAX, error,
                             "there are both '" RIGHT "' and '" WRONG "'; one of them is enough");
  else
    is_good = read_right (self, right.words != NULL ? &right : &wrong, wrong.words != NULL, error)
              && read_from (self, &from, error);
  g_free (right.words);
  g_free (wrong.words);
  g_free (from.words);

  return is_good;
}

Position *
position_read (const char *path, GError **error)
{
  g_autoptr (Position) self = g_new0 (Position, 1);
  g_autoptr (GBytes) bytes = record_read_text (path, error);
  g_autoptr (Record) record = NULL;
  g_autofree char *text = NULL;
  const char *data;
  gsize length;

  self->name = g_strdup (path);
  if (bytes == NULL)
    return NULL;
  data = g_bytes_get_data (bytes, &length);
  record = record_parse (data, length, path, error);
  if (record == NULL)
    return NULL;

  self->deal = record->log->deal;
  if (deal_is_over (&self->deal))
    {
      position_fail (self, record->line, RECORD_ERROR_SYNTAX, error, "nobody is to decide");
      return NULL;
    }
  text = g_strndup (data, length);

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

/* ---- bench positions --------------------------------------------------------------------- */

typedef struct
{
  unsigned n;
  unsigned solved[PLAYER_LEVELS];
} Tally;

static void
print_missed (const Position *position, PlayerLevel level, Action did)
{
  g_autofree char *right = position_name_right (position);
  char token[TOKEN_MAX];

  printf ("missed %s level %s did %s right %s\n", position->name, player_of_level (level)->name,
          action_to_token (position->deal.game, deal_pack (&position->deal), did, token), right);
}

static void
count_position (Tally *tally, const Position *position)
{
  tally->n++;
  for (PlayerLevel level = 0; level < PLAYER_LEVELS; level++)
    {
      Action did = position_choose (position, level);

      if (action_list_has (&position->right, did))
        tally->solved[level]++;
      else if (player_of_level (level)->kind != THINKING_BY_LOT)
        print_missed (position, level, did);
    }
}

static unsigned
find_game (const Game *game)
{
  unsigned index = 0;

  while (game_at (index) != game)
    index++;

  return index;
}

static void
print_tallies (const Tally *tallies)
{
  for (unsigned g = 0; game_at (g) != NULL; g++)
    for (PlayerLevel level = 0; level < PLAYER_LEVELS && tallies[g].n > 0; level++)
      printf ("positions %s level %s solved %u of %u share %.2f\n", game_at (g)->key,
              player_of_level (level)->name, tallies[g].solved[level], tallies[g].n,
              tallies[g].solved[level] / (double) tallies[g].n);
}

int
cli_bench_positions (int argc, char **argv)
{
  g_autofree Tally *tallies = g_new0 (Tally, find_game (NULL)); /* as many as there are games */
  g_auto (GStrv) files = NULL;
  GError *error = NULL;

  if (!cli_parse_files (argc, argv, "FILE…", &files, &error))
    return cli_fail_error (error);
  if (files == NULL)
    return cli_fail (CLI_BAD_USAGE, "bench positions takes at least one FILE");
  for (char **file = files; *file != NULL; file++)
    {
      g_autoptr (Position) position = position_read (*file, &error);

      if (position == NULL)
        return cli_fail_error (error);
      count_position (&tallies[find_game (position->deal.game)], position);
    }
  print_tallies (tallies);

  return CLI_OK;
}
