/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/course/player-names.h"

#include <string.h>

#include "model/course/tidy-name.h"
#include "players/player.h"
#include "rules/game.h"

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

/* The name of @who as a log has it: the level of a computer player, one word, stands in front. */
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
