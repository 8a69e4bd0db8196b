/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/player.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "players/player-game.h"
#include "players/search/search.h"
#include "players/temperament.h"

static const Player levels[PLAYER_LEVELS] = {
  [PLAYER_LEVEL_RANDOM] = {
    .name = "random",
    .title = NC_ ("level", "Random"),
    .meaning = NC_ ("level", "Picks any legal card or call at random"),
    .kind = THINKING_BY_LOT,
  },
  [PLAYER_LEVEL_SIMPLE] = {
    .name = "simple",
    .title = NC_ ("level", "Beginner"),
    .meaning = NC_ ("level", "Follows rules of thumb, instantly and always the same way"),
    .kind = THINKING_BY_RULES,
    .inference = true,
  },
  [PLAYER_LEVEL_CLUB] = {
    .name = "club",
    .title = NC_ ("level", "Club player"),
    .meaning = NC_ ("level", "Imagines a few possible layouts of the cards and tries them out"),
    .kind = THINKING_BY_SEARCH,
    .worlds = 200,
  },
  [PLAYER_LEVEL_STRONG] = {
    .name = "strong",
    .title = NC_ ("level", "Strong"),
    .meaning
    = NC_ ("level", "Tries out many possible layouts, and remembers what calls and cards reveal "
                    "about the hands"),
    .kind = THINKING_BY_SEARCH,
    .worlds = 2000,
    .trials = 200,
    .calls = 200,
    .ending = 5,
    .inference = true,
  },
  [PLAYER_LEVEL_MASTER] = {
    .name = "master",
    .title = NC_ ("level", "Master"),
    .meaning = NC_ ("level", "Plays like Strong, thinking ten times as long"),
    .kind = THINKING_BY_SEARCH,
    .worlds = 20000,
    .trials = 1000,
    .open = 100,
    .calls = 600,
    .trumps = true,
    .ending = 6,
    .inference = true,
  },
};

int
player_level_find (const char *name)
{
  for (int level = 0; level < PLAYER_LEVELS; level++)
    if (strcmp (levels[level].name, name) == 0)
      return level;

  return -1;
}

const Player *
player_of_level (PlayerLevel level)
{
  return &levels[level];
}

/* Sets values and reasons of two or more rows of @choice. */
typedef void (*Think) (const Observation *observation, const Player *player, Rng *rng,
                       GCancellable *cancellable, Choice *choice);

static void
think_by_lot (const Observation *observation G_GNUC_UNUSED, const Player *player G_GNUC_UNUSED,
              Rng *rng, GCancellable *cancellable G_GNUC_UNUSED, Choice *choice)
{
  for (unsigned i = 0; i < choice->n; i++)
    {
      choice->row[i].value = rng_below (rng, 1u << 31);
      choice->row[i].reason = REASON_RANDOM;
    }
}

static void
think_by_rules (const Observation *observation, const Player *player, Rng *rng,
                GCancellable *cancellable, Choice *choice)
{
  PlayerJudge judge = player_game (observation->seen.game)->judge;

  if (judge != NULL)
    judge (observation, choice);
  else
    think_by_lot (observation, player, rng, cancellable, choice);
}

static const Think thinking[THINKING_KINDS] = {
  [THINKING_BY_LOT] = think_by_lot,
  [THINKING_BY_RULES] = think_by_rules,
  [THINKING_BY_SEARCH] = search_judge,
};

/* Sorts rows by falling value; equal values keep the order of the legal list. */
static void
sort_rows (Choice *choice)
{
  for (unsigned i = 1; i < choice->n; i++)
    {
      ChoiceRow row = choice->row[i];
      unsigned k = i;

      for (; k > 0 && choice->row[k - 1].value < row.value; k--)
        choice->row[k] = choice->row[k - 1];
      choice->row[k] = row;
    }
}

static void
list_actions (const ActionList *legal, PlayerReason reason, Choice *choice)
{
  choice->n = legal->n;
  for (unsigned i = 0; i < legal->n; i++)
    choice->row[i] = (ChoiceRow) { .action = legal->at[i], .reason = reason };
}

void
player_choose (const Observation *observation, const Player *player, Rng *rng,
               GCancellable *cancellable, Choice *choice)
{
  const ActionList *legal = &observation->legal;

  g_return_if_fail (legal->n > 0);

  list_actions (legal, legal->n == 1 ? REASON_ONLY_ACTION : REASON_NONE, choice);
  if (legal->n == 1 || g_cancellable_is_cancelled (cancellable))
    return;

  thinking[player->kind](observation, player, rng, cancellable, choice);
  if (g_cancellable_is_cancelled (cancellable))
    {
      list_actions (legal, REASON_NONE, choice);
      return;
    }
  sort_rows (choice);
  temperament_call (observation, player, choice);
}
