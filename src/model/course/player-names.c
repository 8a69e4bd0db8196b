/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/course/player-names.h"

#include <string.h>

#include "players/player.h"
#include "rules/game.h"

/* ---- Tidying --------------------------------------------------------------------------------- */

#define JOINER 0x200d     /* joins pictures or letters */
#define NON_JOINER 0x200c /* separates letters in Persian */

static gboolean
is_gap (gunichar letter)
{
  return g_unichar_isspace (letter) || g_unichar_iscntrl (letter);
}

static gboolean
is_hidden (gunichar letter)
{
  return g_unichar_type (letter) == G_UNICODE_FORMAT && letter != JOINER && letter != NON_JOINER;
}

/* Returns true for regional indicators: two make a flag. */
static gboolean
is_regional (gunichar letter)
{
  return letter >= 0x1f1e6 && letter <= 0x1f1ff;
}

/* Returns true if code points @at - 1 and @at form one character; UAX #29 in short. */
static gboolean
is_joined (const gunichar *letters, guint at)
{
  guint n_regional = 0;

  while (n_regional < at && is_regional (letters[at - 1 - n_regional]))
    n_regional++;

  return g_unichar_ismark (letters[at]) || letters[at] == JOINER || letters[at - 1] == JOINER
         || (letters[at] >= 0x1f3fb && letters[at] <= 0x1f3ff) /* skin tones */
         || (is_regional (letters[at]) && n_regional % 2 == 1);
}

static guint
find_cut (const gunichar *letters, guint n)
{
  guint cut = n - 1;

  while (cut > 0 && is_joined (letters, cut))
    cut--;

  return cut > 0 ? cut : n - 1;
}

char *
tidy_name (const char *name)
{
  g_autofree char *valid = g_utf8_make_valid (name, -1);
  gunichar letters[TIDY_NAME_MAX + 1];
  gboolean gap = FALSE;
  guint n = 0;

  for (const char *at = valid; *at != '\0' && n <= TIDY_NAME_MAX; at = g_utf8_next_char (at))
    {
      gunichar letter = g_utf8_get_char (at);

      if (is_hidden (letter))
        continue;
      if (is_gap (letter))
        {
          gap = n > 0;
          continue;
        }
      if (gap)
        letters[n++] = ' ';
      gap = FALSE;
      if (n <= TIDY_NAME_MAX)
        letters[n++] = letter;
    }
  if (n > TIDY_NAME_MAX)
    n = find_cut (letters, n);
  while (n > 0 && letters[n - 1] == ' ')
    n--;

  return g_ucs4_to_utf8 (letters, (glong) n, NULL, NULL, NULL);
}

/* ---- Names of a match ------------------------------------------------------------------------ */

static const char *const usual[SEATS_MAX]
    = { "Anna", "Jan", "Maria", "Peter", "Eva", "Paul", "Sophie", "Max" };

const char *const *
player_names_of (const Game *game)
{
  return game->player_names != NULL ? game->player_names : usual;
}

const char *
player_names_get (const MatchLog *log, unsigned player)
{
  const LogPlayer *who = &log->player[player];
  const char *blank = who->kind == PLAYER_COMPUTER ? strchr (who->name, ' ') : NULL;

  if (who->kind == PLAYER_HUMAN)
    return who->name;

  return blank != NULL ? blank + 1 : "";
}

static const char *
spare_name (const MatchLog *log)
{
  const char *const *names = player_names_of (log->match.game);

  for (unsigned i = 0; i < SEATS_MAX; i++)
    {
      bool is_taken = false;

      for (unsigned player = 0; player < log->match.n_seats; player++)
        is_taken |= strcmp (player_names_get (log, player), names[i]) == 0;
      if (!is_taken)
        return names[i];
    }

  g_return_val_if_reached ("");
}

static char *
tidy_player (const LogPlayer *who)
{
  const char *blank = who->kind == PLAYER_COMPUTER ? strchr (who->name, ' ') : NULL;
  g_autofree char *level = NULL;
  g_autofree char *name = NULL;

  if (blank == NULL)
    return tidy_name (who->name);
  level = g_strndup (who->name, (gsize) (blank - who->name));
  name = tidy_name (blank);

  return g_strjoin (name[0] != '\0' ? " " : "", level, name, NULL);
}

void
player_names_tidy (MatchLog *log)
{
  for (unsigned i = 0; i < log->match.n_seats; i++)
    if (log->player[i].name != NULL)
      {
        g_autofree char *name = tidy_player (&log->player[i]);

        match_log_set_player (log, i, log->player[i].kind, name);
      }
}

void
player_names_fill (MatchLog *log)
{
  bool has_user = false;

  player_names_tidy (log);
  for (unsigned i = 0; i < log->match.n_seats; i++)
    {
      const LogPlayer *who = &log->player[i];
      bool is_user = who->kind == PLAYER_HUMAN && !has_user;
      g_autofree char *name = NULL;

      has_user |= is_user;
      if (is_user || player_names_get (log, i)[0] != '\0')
        continue;
      name = who->kind == PLAYER_HUMAN
                 ? g_strdup (spare_name (log))
                 : g_strconcat (who->name != NULL ? who->name
                                                  : player_of_level (PLAYER_LEVEL_SIMPLE)->name,
                                " ", spare_name (log), NULL);
      match_log_set_player (log, i, who->kind == PLAYER_NONE ? PLAYER_COMPUTER : who->kind, name);
    }
}
