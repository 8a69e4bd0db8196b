/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/analysis/judge.h"

#include <string.h>

#define KEPT 24 /* cached judgements, a few hundred kilobytes each */

typedef struct
{
  Observation observation; /* compared byte by byte */
  const char *level;
  Analysis *analysis;
} Kept;

struct Judge
{
  GMutex lock;
  unsigned next; /* index of the entry to replace next */
  Kept kept[KEPT];
};

Judge *
judge_new (void)
{
  Judge *self = g_atomic_rc_box_new0 (Judge);

  g_mutex_init (&self->lock);

  return self;
}

Judge *
judge_ref (Judge *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
clear (gpointer data)
{
  Judge *self = data;

  for (unsigned i = 0; i < KEPT; i++)
    g_clear_pointer (&self->kept[i].analysis, analysis_free);
  g_mutex_clear (&self->lock);
}

void
judge_unref (Judge *self)
{
  g_atomic_rc_box_release_full (self, clear);
}

static Analysis *
find (Judge *self, const Observation *observation, const Player *player)
{
  Analysis *found = NULL;

  g_mutex_lock (&self->lock);
  for (unsigned i = 0; i < KEPT && found == NULL; i++)
    if (self->kept[i].analysis != NULL && self->kept[i].level == player->name
        && memcmp (&self->kept[i].observation, observation, sizeof *observation) == 0)
      found = analysis_ref (self->kept[i].analysis);
  g_mutex_unlock (&self->lock);

  return found;
}

static void
keep (Judge *self, const Observation *observation, const Player *player, Analysis *analysis)
{
  Kept *place;

  g_mutex_lock (&self->lock);
  place = &self->kept[self->next];
  self->next = (self->next + 1) % KEPT;
  g_clear_pointer (&place->analysis, analysis_free);
  *place = (Kept) { *observation, player->name, analysis_ref (analysis) };
  g_mutex_unlock (&self->lock);
}

Analysis *
judge_ask (Judge *self, const Observation *observation, const Player *player,
           GCancellable *cancellable)
{
  Analysis *analysis = find (self, observation, player);

  if (analysis != NULL)
    return analysis;
  analysis = analysis_new (observation, player, ANALYSIS_SEED, cancellable);
  if (!g_cancellable_is_cancelled (cancellable))
    keep (self, observation, player, analysis);

  return analysis;
}
