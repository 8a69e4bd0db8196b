/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/learning/slip-work.h"

#include "model/history/history-log.h"
#include "rules/game.h"

/* Deals examined per write. */
#define AT_ONCE 16

/* The suspects of one deal. */
typedef struct
{
  SlipDeal deal;
  guint n;
  SlipSuspect suspects[SLIP_SUSPECTS];
} SlipLooked;

struct _SlipWork
{
  Signals own;
  Signals others;
  guint n_deals; /* latest deals that count */
  gboolean may_judge;
  GArray *deals;     /* SlipDeal to examine */
  gboolean has_case; /* true if a suspect was found */
  SlipCase next;
  MatchLog *log; /* NULL if the match is invalid */
  /* results */
  GArray *looked;     /* SlipLooked */
  gboolean is_judged; /* true if a suspect was found and judged */
  char *right;        /* tokens of right actions; NULL: no slip */
  double cost;
};

SlipWork *
slip_work_new (Signals own, Signals others, guint n_deals, gboolean may_judge)
{
  SlipWork *self = g_new0 (SlipWork, 1);

  self->own = own;
  self->others = others;
  self->n_deals = n_deals;
  self->may_judge = may_judge;
  self->looked = g_array_new (FALSE, FALSE, sizeof (SlipLooked));

  return self;
}

void
slip_work_free (gpointer data)
{
  SlipWork *self = data;

  g_clear_pointer (&self->deals, g_array_unref);
  g_array_unref (self->looked);
  slip_rows_clear_case (&self->next);
  g_free (self->right);
  g_clear_pointer (&self->log, match_log_free);
  g_free (self);
}

/* ---- Finding work ---------------------------------------------------------------------------- */

/* Marks an invalid match as done. */
static void
pass_over (SlipWork *self)
{
  self->is_judged = self->has_case;
  for (guint i = 0; i < self->deals->len; i++)
    {
      const SlipLooked looked = { .deal = g_array_index (self->deals, SlipDeal, i) };

      g_array_append_val (self->looked, looked);
    }
}

static gboolean
read_match (SlipWork *self, Database *database, gint64 match, GError **error)
{
  g_autoptr (GError) fault = NULL;

  self->log = history_log_read (database, match, &fault);
  if (g_error_matches (fault, DATABASE_ERROR, DATABASE_ERROR_SENSELESS))
    {
      pass_over (self);
      return TRUE;
    }

  return database_end (&fault, error);
}

gboolean
slip_work_find (gpointer work, Database *database, GError **error)
{
  SlipWork *self = work;

  self->deals = slip_rows_list_deals (database, self->n_deals, error);
  if (self->deals == NULL)
    return FALSE;
  if (self->deals->len > 0)
    return read_match (self, database, g_array_index (self->deals, SlipDeal, 0).match, error);
  self->has_case = self->may_judge && slip_rows_find_case (database, &self->next, error);

  return self->has_case && read_match (self, database, self->next.deal.match, error);
}

/* ---- Examining and judging ------------------------------------------------------------------- */

static SlipPlace
place_of (const SlipWork *self, const SlipDeal *deal)
{
  return (SlipPlace) { self->log, deal->number, deal->seat, self->own, self->others };
}

static gboolean
is_there (const SlipWork *self, const SlipDeal *deal)
{
  return deal->number < self->log->deals->len && deal->seat < self->log->match.n_seats;
}

static void
look_through (SlipWork *self, GCancellable *cancellable)
{
  for (guint i = 0; i < MIN (self->deals->len, AT_ONCE); i++)
    {
      SlipLooked looked = { .deal = g_array_index (self->deals, SlipDeal, i) };
      SlipPlace place = place_of (self, &looked.deal);

      if (is_there (self, &looked.deal))
        looked.n = slip_suspect (&place, cancellable, looked.suspects);
      if (g_cancellable_is_cancelled (cancellable))
        return;
      g_array_append_val (self->looked, looked);
    }
}

static char *
name_actions (const MatchLog *log, const ActionList *list)
{
  const Pack *pack = game_pack (log->game, &log->options);
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < list->n; i++)
    {
      char token[TOKEN_MAX];

      action_to_token (log->game, pack, list->at[i], token);
      g_string_append_printf (names, "%s%s", i > 0 ? " " : "", token);
    }

  return g_string_free (names, FALSE);
}

static gboolean
was_done (const SlipWork *self, const SlipSuspect *suspect)
{
  const LogDeal *deal = match_log_get_deal (self->log, self->next.deal.number);
  const LogAction *action;

  if (suspect->done == ACTION_NONE || suspect->position >= deal->n_done)
    return FALSE;
  action = log_deal_get_action (deal, suspect->position);

  return action->action == suspect->done && action->seat == self->next.deal.seat;
}

static void
judge (SlipWork *self, GCancellable *cancellable)
{
  const Pack *pack = game_pack (self->log->game, &self->log->options);
  const SlipPlace place = place_of (self, &self->next.deal);
  const SlipSuspect suspect
      = { .position = self->next.position,
          .done = action_from_token (self->log->game, pack, self->next.done) };
  SlipFound found;

  if (is_there (self, &self->next.deal) && was_done (self, &suspect)
      && slip_judge (&place, &suspect, cancellable, &found))
    {
      self->right = name_actions (self->log, &found.right);
      self->cost = found.cost;
    }
  self->is_judged = !g_cancellable_is_cancelled (cancellable);
}

gboolean
slip_work_compute (gpointer work, GCancellable *cancellable)
{
  SlipWork *self = work;

  if (self->log != NULL && self->has_case)
    judge (self, cancellable);
  else if (self->log != NULL)
    look_through (self, cancellable);

  return self->is_judged || self->looked->len > 0;
}

gboolean
slip_work_write (Database *database, gconstpointer work, GError **error)
{
  const SlipWork *self = work;

  for (guint i = 0; i < self->looked->len; i++)
    {
      const SlipLooked *looked = &g_array_index (self->looked, SlipLooked, i);

      if (!slip_rows_add (database, &looked->deal, self->log, looked->suspects, looked->n, error))
        return FALSE;
    }

  return !self->is_judged
         || slip_rows_judge (database, self->next.id, self->right, self->cost, error);
}
