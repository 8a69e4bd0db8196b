/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/match-log.h"

#include <string.h>

#include "rules/game.h"

static void
log_deal_free (gpointer data)
{
  LogDeal *deal = data;

  g_array_unref (deal->actions);
  g_free (deal);
}

/* Resets the deal to no cards and seats. */
static void
clear_deal (MatchLog *log)
{
  deal_init (&log->deal, log->game, &log->options);
  log->deal.n_seats = 0;
  log->deal.playing = 0;
}

MatchLog *
match_log_new (const Game *game, const Options *options)
{
  MatchLog *log = g_new0 (MatchLog, 1);

  log->game = game;
  log->options = *options;
  log->deals = g_ptr_array_new_with_free_func (log_deal_free);
  log->planned = g_array_new (FALSE, FALSE, sizeof (DealNumber));
  match_init (&log->match, game, options, NO_SEAT);
  clear_deal (log);

  return log;
}

MatchLog *
match_log_copy (const MatchLog *log)
{
  MatchLog *copy = g_memdup2 (log, sizeof *log);

  copy->deals = g_ptr_array_new_with_free_func (log_deal_free);
  copy->planned = g_array_copy (log->planned);
  for (unsigned i = 0; i < SEATS_MAX; i++)
    copy->player[i].name = g_strdup (log->player[i].name);
  for (unsigned i = 0; i < log->deals->len; i++)
    {
      const LogDeal *deal = match_log_get_deal (log, i);
      LogDeal *other = g_memdup2 (deal, sizeof *deal);

      other->actions = g_array_copy (deal->actions);
      g_ptr_array_add (copy->deals, other);
    }

  return copy;
}

void
match_log_free (MatchLog *log)
{
  for (unsigned i = 0; i < SEATS_MAX; i++)
    g_free (log->player[i].name);
  g_ptr_array_unref (log->deals);
  g_array_unref (log->planned);
  g_free (log);
}

void
match_log_set_player (MatchLog *log, unsigned player, PlayerKind kind, const char *name)
{
  g_autofree char *old = NULL; /* @name may point into it */

  g_return_if_fail (player < log->match.n_seats);

  old = log->player[player].name;
  log->player[player].kind = kind;
  log->player[player].name = g_strdup (name);
}

void
match_log_set_dealer (MatchLog *log, unsigned dealer)
{
  g_return_if_fail (log->deals->len == 0 && dealer < log->match.n_seats);

  match_init (&log->match, log->game, &log->options, (int) dealer);
  log->match.length = (uint8_t) log->planned->len;
}

void
match_log_plan (MatchLog *log, const DealNumber *numbers, unsigned n)
{
  g_return_if_fail (log->deals->len == 0 && n >= 1 && n <= PLANNED_MAX);

  g_array_set_size (log->planned, 0);
  g_array_append_vals (log->planned, numbers, n);
  log->match.length = (uint8_t) n;
}

const DealNumber *
match_log_next_number (const MatchLog *log)
{
  return log->deals->len < log->planned->len
             ? &g_array_index (log->planned, DealNumber, log->deals->len)
             : NULL;
}

/* ---- Deals and actions ----------------------------------------------------------------------- */

static LogDeal *
last_deal (const MatchLog *log)
{
  return log->deals->len > 0 ? g_ptr_array_index (log->deals, log->deals->len - 1) : NULL;
}

/* Restores the state after dealing @from. */
static void
start (const LogDeal *from, Match *match, Deal *deal)
{
  *match = from->before;
  match_deal (match, from->pack, deal);
}

static void
advance (Match *match, Deal *deal, Action action)
{
  deal_apply (deal, action);
  if (deal_is_over (deal))
    match_book (match, deal);
}

void
match_log_deal (MatchLog *log, const DealNumber *number, const Card *pack)
{
  unsigned n_cards = game_pack (log->game, &log->options)->n_cards;
  LogDeal *deal = g_new0 (LogDeal, 1);

  deal->before = log->match;
  deal->actions = g_array_new (FALSE, FALSE, sizeof (LogAction));
  deal->has_number = number != NULL;
  if (number != NULL)
    deal->number = *number;
  if (pack != NULL)
    memcpy (deal->pack, pack, n_cards * sizeof *pack);
  else
    number_shuffle (number, log->game->key, n_cards, deal->pack);
  pack_order_copies (game_pack (log->game, &log->options), deal->pack);
  g_ptr_array_add (log->deals, deal);
  start (deal, &log->match, &log->deal);
}

void
match_log_act (MatchLog *log, Action action, bool is_step)
{
  LogDeal *deal = last_deal (log);
  LogAction done = { (uint8_t) log->deal.turn, is_step, action };

  g_return_if_fail (deal != NULL && !deal_is_over (&log->deal));

  g_array_set_size (deal->actions, deal->n_done);
  g_array_append_val (deal->actions, done);
  deal->n_done++;
  advance (&log->match, &log->deal, action);
}

void
match_log_cut (MatchLog *log, unsigned n_deals)
{
  if (n_deals >= log->deals->len)
    return;
  log->match = match_log_get_deal (log, n_deals)->before;
  g_ptr_array_set_size (log->deals, (int) n_deals);
  if (n_deals > 0)
    match_log_at (log, n_deals - 1, last_deal (log)->n_done, NULL, &log->deal);
  else
    clear_deal (log);
}

/* ---- Undo and redo --------------------------------------------------------------------------- */

/* Returns the last step among the first @n actions, or -1. */
static int
find_step (const LogDeal *deal, unsigned n)
{
  int i = (int) n - 1;

  while (i >= 0 && !g_array_index (deal->actions, LogAction, i).is_step)
    i--;

  return i;
}

bool
match_log_can_undo (const MatchLog *log)
{
  const LogDeal *deal = last_deal (log);
  bool is_final = log->planned->len > 0 && deal_is_over (&log->deal);

  return deal != NULL && !is_final && find_step (deal, deal->n_done) >= 0;
}

bool
match_log_can_redo (const MatchLog *log)
{
  const LogDeal *deal = last_deal (log);

  return deal != NULL && deal->n_done < deal->actions->len;
}

void
match_log_mark_undone (MatchLog *log)
{
  g_return_if_fail (log->deals->len > 0);

  last_deal (log)->was_undone = true;
}

void
match_log_mark_hinted (MatchLog *log)
{
  g_return_if_fail (log->deals->len > 0);

  last_deal (log)->was_hinted = true;
}

void
match_log_mark_open (MatchLog *log)
{
  g_return_if_fail (log->deals->len > 0);

  last_deal (log)->was_open = true;
}

void
match_log_mark_chosen (MatchLog *log)
{
  g_return_if_fail (log->deals->len > 0);

  last_deal (log)->was_chosen = true;
}

void
match_log_mark_steps (MatchLog *log, const unsigned *actions, unsigned n)
{
  const LogDeal *deal = last_deal (log);

  g_return_if_fail (deal != NULL);

  for (unsigned i = 0; i < deal->n_done; i++)
    g_array_index (deal->actions, LogAction, i).is_step = false;
  for (unsigned i = 0; i < n; i++)
    {
      g_return_if_fail (actions[i] < deal->n_done);
      g_array_index (deal->actions, LogAction, actions[i]).is_step = true;
    }
}

bool
match_log_undo (MatchLog *log)
{
  LogDeal *deal = last_deal (log);

  if (!match_log_can_undo (log))
    return false;
  deal->n_done = (unsigned) find_step (deal, deal->n_done);
  match_log_mark_undone (log);
  match_log_at (log, log->deals->len - 1, deal->n_done, &log->match, &log->deal);

  return true;
}

bool
match_log_redo (MatchLog *log)
{
  LogDeal *deal = last_deal (log);

  if (!match_log_can_redo (log))
    return false;
  do
    advance (&log->match, &log->deal,
             g_array_index (deal->actions, LogAction, deal->n_done++).action);
  while (deal->n_done < deal->actions->len
         && !g_array_index (deal->actions, LogAction, deal->n_done).is_step);

  return true;
}

/* ---- Access ---------------------------------------------------------------------------------- */

const LogDeal *
match_log_get_deal (const MatchLog *log, unsigned index)
{
  g_return_val_if_fail (index < log->deals->len, NULL);

  return g_ptr_array_index (log->deals, index);
}

unsigned
match_log_n_over (const MatchLog *log)
{
  return log->deals->len - (log->deals->len > 0 && !deal_is_over (&log->deal));
}

int
match_log_find_user (const MatchLog *log)
{
  for (unsigned i = 0; i < log->match.n_seats; i++)
    if (log->player[i].kind == PLAYER_HUMAN)
      return (int) i;

  return -1;
}

bool
match_log_is_human (const MatchLog *log, unsigned index, unsigned seat)
{
  const LogDeal *deal = match_log_get_deal (log, index);

  return log->player[match_player_at (&deal->before, seat)].kind == PLAYER_HUMAN;
}

const LogAction *
log_deal_get_action (const LogDeal *deal, unsigned index)
{
  g_return_val_if_fail (index < deal->n_done, NULL);

  return &g_array_index (deal->actions, LogAction, index);
}

void
match_log_at (const MatchLog *log, unsigned index, unsigned n, Match *match, Deal *deal)
{
  const LogDeal *from = match_log_get_deal (log, index);
  Match booked;
  Deal moment;

  g_return_if_fail (n <= from->n_done);

  start (from, &booked, &moment);
  for (unsigned i = 0; i < n; i++)
    advance (&booked, &moment, log_deal_get_action (from, i)->action);
  if (match != NULL)
    *match = booked;
  if (deal != NULL)
    *deal = moment;
}
