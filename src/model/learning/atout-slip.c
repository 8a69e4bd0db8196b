/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/learning/atout-slip.h"

#include "model/history/history-log.h"
#include "rules/game.h"

struct _AtoutSlip
{
  GObject parent_instance;

  AtoutHistory *history;
  guint era; /* era of the database of `row` */
  SlipRow *row;
};

G_DEFINE_FINAL_TYPE (AtoutSlip, atout_slip, G_TYPE_OBJECT)

gint64
atout_slip_get_id (AtoutSlip *self)
{
  return self->row->id;
}

double
atout_slip_get_cost (AtoutSlip *self)
{
  return self->row->cost;
}

guint
atout_slip_get_box (AtoutSlip *self)
{
  return self->row->box;
}

/* ---- Position -------------------------------------------------------------------------------- */

static gboolean
has_decision (const SlipRow *row, const MatchLog *log, Action done)
{
  const LogDeal *deal;

  if (row->deal.number >= log->deals->len)
    return FALSE;
  deal = match_log_get_deal (log, row->deal.number);

  return deal->has_number && row->position < deal->n_done
         && log_deal_get_action (deal, row->position)->action == done
         && log_deal_get_action (deal, row->position)->seat == row->deal.seat;
}

static MatchLog *
cut (const SlipRow *row, const MatchLog *log)
{
  const LogDeal *deal = match_log_get_deal (log, row->deal.number);
  MatchLog *copy = match_log_copy (log);

  match_log_cut (copy, row->deal.number);
  match_log_deal (copy, &deal->number, NULL);
  for (guint i = 0; i < row->position; i++)
    {
      const LogAction *action = log_deal_get_action (deal, i);

      match_log_act (copy, action->action, action->is_step);
    }

  return copy;
}

static gboolean
read_right (const SlipRow *row, const MatchLog *log, ActionList *right)
{
  const Pack *pack = game_pack (log->game, &log->options);
  g_auto (GStrv) tokens = g_strsplit (row->right, " ", -1);

  *right = (ActionList) { .n = 0 };
  for (guint i = 0; tokens[i] != NULL && right->n < ACTIONS_MAX; i++)
    {
      Action action = action_from_token (log->game, pack, tokens[i]);

      if (action == ACTION_NONE)
        return FALSE;
      action_list_add (right, action);
    }

  return right->n > 0;
}

MatchLog *
atout_slip_make_log (AtoutSlip *self, Action *done, ActionList *right)
{
  const SlipRow *row = self->row;
  g_autoptr (GError) error = NULL;
  g_autoptr (MatchLog) log = NULL;

  g_return_val_if_fail (ATOUT_IS_SLIP (self), NULL);

  if (self->era == atout_history_get_era (self->history))
    log = history_log_read (atout_history_get_database (self->history), row->deal.match, &error);
  if (error != NULL)
    atout_history_mend (self->history, error);
  if (log == NULL)
    return NULL;
  *done = action_from_token (log->game, game_pack (log->game, &log->options), row->done);

  return has_decision (row, log, *done) && read_right (row, log, right) ? cut (row, log) : NULL;
}

/* ---- Class ----------------------------------------------------------------------------------- */

static void
atout_slip_finalize (GObject *object)
{
  AtoutSlip *self = ATOUT_SLIP (object);

  g_object_unref (self->history);
  slip_row_free (self->row);

  G_OBJECT_CLASS (atout_slip_parent_class)->finalize (object);
}

static void
atout_slip_class_init (AtoutSlipClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = atout_slip_finalize;
}

static void
atout_slip_init (AtoutSlip *self G_GNUC_UNUSED)
{
}

AtoutSlip *
atout_slip_new (AtoutHistory *history, SlipRow *row)
{
  AtoutSlip *self = g_object_new (ATOUT_TYPE_SLIP, NULL);

  self->history = g_object_ref (history);
  self->era = atout_history_get_era (history);
  self->row = row;

  return self;
}
