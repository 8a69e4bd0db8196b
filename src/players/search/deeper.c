/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/search/deeper.h"

#include <glib.h>
#include <string.h>

#include "players/search/guide.h"
#include "players/search/mean.h"

#define FEWEST 10 /* worlds in which it is worth while to try cards */
#define SURE 1.0  /* so many standard errors must a card be better than that of the rules */

typedef struct
{
  unsigned seat; /* that tries */
  const ThreadPool *pool;
  Rng rng;
} Looking;

static double
lead_of (const Looking *looking, const Deal *over)
{
  DealResult result;

  deal_result (over, &result);

  return deal_result_lead (&result, deal_unit (over, looking->seat));
}

static void
play_out (Looking *looking, const Deal *deals, unsigned n, Action action, double *leads)
{
  for (unsigned i = 0; i < n && !thread_pool_is_cancelled (looking->pool); i++)
    {
      Deal deal = deals[i];

      deal_apply (&deal, action);
      guide_play_out (&deal, GUIDE_ALL_BY_RULES, &looking->rng);
      leads[i] = lead_of (looking, &deal);
    }
}

/* At the next choice, the worlds being alike for the seat: the best of what may be played. */
static void
try_next (Looking *looking, const Deal *deals, unsigned n, double *leads)
{
  g_autofree double *usual = g_new (double, n);
  g_autofree double *tried = g_new (double, n);
  double most = 0;
  ActionList list;
  Action rule;

  guide_list (&deals[0], &list);
  rule = guide_choose (&deals[0], &list, &looking->rng);
  play_out (looking, deals, n, rule, usual);
  memcpy (leads, usual, n * sizeof *leads);
  for (unsigned i = 0; i < list.n && n >= FEWEST && !thread_pool_is_cancelled (looking->pool); i++)
    {
      Mean ahead = { 0 };
      double least;

      if (list.at[i] == rule)
        continue;
      play_out (looking, deals, n, list.at[i], tried);
      for (unsigned k = 0; k < n; k++)
        mean_add (&ahead, k + 1, tried[k] - usual[k]);
      least = ahead.mean - SURE * mean_error (&ahead, n);
      if (least > most)
        {
          most = least;
          memcpy (leads, tried, n * sizeof *leads);
        }
    }
}

/* ---- Worlds that are alike ------------------------------------------------------------------- */

/* A world by what has been played in it since. */
typedef struct
{
  uint64_t played;
  unsigned index;
} Course;

static int
compare_courses (gconstpointer a, gconstpointer b)
{
  const Course *one = a;
  const Course *other = b;

  if (one->played != other->played)
    return one->played < other->played ? -1 : 1;

  return one->index < other->index ? -1 : 1;
}

static uint64_t
course_of (const Deal *deal, unsigned n_before)
{
  uint64_t played = deal_is_over (deal);

  for (unsigned i = n_before; i < deal->n_played; i++)
    played = rng_mix (played << 8 ^ deal->played[i]);

  return played;
}

/* @n worlds in the order of @courses, all alike; the leads go to where each came from. */
static void
look_at_alike (Looking *looking, const Deal *deals, const Course *courses, unsigned n,
               double *leads)
{
  g_autofree Deal *alike = g_new (Deal, n);
  g_autofree double *found = g_new0 (double, n);

  for (unsigned i = 0; i < n; i++)
    alike[i] = deals[courses[i].index];
  if (!deal_is_over (&alike[0]))
    try_next (looking, alike, n, found);
  for (unsigned i = 0; i < n; i++)
    leads[courses[i].index] = deal_is_over (&alike[0]) ? lead_of (looking, &alike[i]) : found[i];
}

void
deeper_leads (const Deal *worlds, unsigned n, Action action, const ThreadPool *pool, double *leads)
{
  Looking looking = { (unsigned) worlds[0].turn, pool, rng_new (n, 1) };
  g_autofree Deal *deals = g_new (Deal, n);
  g_autofree Course *courses = g_new (Course, n);
  unsigned n_alike;

  for (unsigned i = 0; i < n && !thread_pool_is_cancelled (pool); i++)
    {
      deals[i] = worlds[i];
      deal_apply (&deals[i], action);
      guide_play_until (&deals[i], looking.seat, &looking.rng);
      courses[i] = (Course) { course_of (&deals[i], worlds[i].n_played), i };
    }
  if (thread_pool_is_cancelled (pool))
    return;
  qsort (courses, n, sizeof *courses, compare_courses);
  for (unsigned i = 0; i < n && !thread_pool_is_cancelled (pool); i += n_alike)
    {
      n_alike = 1;
      while (i + n_alike < n && courses[i + n_alike].played == courses[i].played)
        n_alike++;
      look_at_alike (&looking, deals, courses + i, n_alike, leads);
    }
}
