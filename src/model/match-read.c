/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What can be read of an AtoutMatch. */

#include "atout-match-private.h"
#include "match-choices.h"
#include "record.h"

const Game *
atout_match_get_game (AtoutMatch *self)
{
  return self->log->match.game;
}

const Options *
atout_match_get_options (AtoutMatch *self)
{
  return &self->log->match.options;
}

AtoutMatchState
atout_match_get_state (AtoutMatch *self)
{
  return self->state;
}

int
atout_match_get_turn (AtoutMatch *self)
{
  return self->shown->turn;
}

Suit
atout_match_get_trump (AtoutMatch *self)
{
  return self->shown->trump;
}

const char *
atout_match_get_prompt (AtoutMatch *self)
{
  return self->prompt;
}

const char *
atout_match_get_contract (AtoutMatch *self)
{
  return self->contract;
}

gboolean
atout_match_get_guided (AtoutMatch *self)
{
  return self->guided;
}

const char *
atout_match_get_advice (AtoutMatch *self)
{
  return self->advice;
}

const Deal *
atout_match_get_deal (AtoutMatch *self)
{
  return self->shown;
}

guint
atout_match_get_n_seats (AtoutMatch *self)
{
  return self->log->match.n_seats;
}

AtoutSeat *
atout_match_get_seat (AtoutMatch *self, guint seat)
{
  g_return_val_if_fail (seat < self->log->match.n_seats, NULL);

  return self->seat[seat];
}

guint
atout_match_get_user_seat (AtoutMatch *self)
{
  return self->user_seat;
}

gboolean
atout_match_is_calling (AtoutMatch *self)
{
  return self->state == ATOUT_MATCH_PLAYING && self->shown->phase != PHASE_PLAY
         && self->shown->n_played == 0;
}

GListModel *
atout_match_get_calls (AtoutMatch *self)
{
  return G_LIST_MODEL (self->calls);
}

const Trick *
atout_match_get_trick (AtoutMatch *self)
{
  return &self->shown->trick;
}

const Trick *
atout_match_get_last_trick (AtoutMatch *self)
{
  return &self->shown->last_trick;
}

guint
atout_match_get_piles (AtoutMatch *self, Pile *piles)
{
  return self->state == ATOUT_MATCH_IDLE ? 0 : game_piles (self->shown, piles);
}

gboolean
atout_match_get_counted (AtoutMatch *self, Counted *counted)
{
  return self->state != ATOUT_MATCH_IDLE && deal_is_over (self->shown)
         && game_counted (self->shown, counted);
}

/* True for what is said without a card; naming trumps at the end is no part of an auction. */
static gboolean
is_call (const VerbInfo *info)
{
  return info->verb != VERB_TRUMP
         && (info->shape == SHAPE_PLAIN || info->shape == SHAPE_SUIT || info->shape == SHAPE_NUMBER
             || info->shape == SHAPE_NUMBER_SUIT);
}

GListModel *
atout_match_list_call_forms (AtoutMatch *self)
{
  GListStore *forms = g_list_store_new (ATOUT_TYPE_ACTION);
  gboolean has_parts = FALSE;

  for (const VerbInfo *info = self->log->match.game->verbs; info->name != NULL; info++)
    has_parts |= info->shape == SHAPE_NUMBER_SUIT;
  for (const VerbInfo *info = self->log->match.game->verbs; has_parts && info->name != NULL; info++)
    if (is_call (info))
      {
        g_autoptr (AtoutAction) form
            = atout_action_new (self->shown, ACTION (info->verb, 0), self->hand_order.suits);

        g_list_store_append (forms, form);
      }

  return G_LIST_MODEL (forms);
}

static void
add_meanings (AtoutMatch *self, const DecisionPart *part, Card card, GListStore *meanings)
{
  Action wanted = match_automatic_meaning (self, card);

  for (unsigned i = 0; i < part->legal.n; i++)
    {
      Action action = part->legal.at[i];
      g_autoptr (AtoutAction) meaning = NULL;

      if (action_card (self->shown->game, action) != card
          || (wanted != ACTION_NONE && action == ACTION (VERB_PLAY, card)))
        continue;
      meaning = atout_action_new (&part->deal, action, self->hand_order.suits);
      g_list_store_append (meanings, meaning);
    }
}

GListModel *
atout_match_list_meanings (AtoutMatch *self, Card card)
{
  GListStore *meanings = g_list_store_new (ATOUT_TYPE_ACTION);
  Card first = pack_first_copy (deal_pack (self->shown), card);
  Decision decision;

  if (self->shown->turn == (int) self->user_seat)
    {
      match_make_decision (self, &decision);
      add_meanings (self, &decision.now, first, meanings);
      add_meanings (self, &decision.behind, first, meanings);
    }

  return G_LIST_MODEL (meanings);
}

guint
atout_match_get_tricks (AtoutMatch *self, guint unit)
{
  for (guint i = 0; i < self->log->match.n_seats; i++)
    if (atout_seat_get_unit (self->seat[i]) == unit)
      return atout_seat_get_tricks (self->seat[i]);

  return 0;
}

guint
atout_match_get_n_units (AtoutMatch *self)
{
  return self->log->match.n_units;
}

int
atout_match_get_score (AtoutMatch *self, guint unit)
{
  return self->log->match.score[unit];
}

const Pack *
atout_match_get_pack (AtoutMatch *self)
{
  return game_pack (self->log->match.game, &self->log->match.options);
}

WordsSuits
atout_match_get_words (AtoutMatch *self)
{
  return self->hand_order.suits;
}

static const LogDeal *
running_deal (AtoutMatch *self)
{
  return match_log_get_deal (self->log, self->log->deals->len - 1);
}

char *
atout_match_get_seal (AtoutMatch *self)
{
  char seal[SEAL_DIGITS + 1];

  if (self->state == ATOUT_MATCH_IDLE)
    return NULL;
  number_seal (&running_deal (self)->number, seal);

  return g_strdup (seal);
}

char *
atout_match_get_number (AtoutMatch *self)
{
  if (self->state == ATOUT_MATCH_IDLE || self->state == ATOUT_MATCH_PLAYING)
    return NULL;

  return g_strdup (running_deal (self)->number.hex);
}

char *
atout_match_to_record (AtoutMatch *self)
{
  return record_of_log (self->log);
}

static void
add_moment (AtoutMatch *self, GPtrArray *names, Action action)
{
  const char *name = action_verb_info (self->log->match.game, action)->name;

  if (!g_ptr_array_find_with_equal_func (names, name, g_str_equal, NULL))
    g_ptr_array_add (names, (gpointer) name);
}

/*
 * What the user may do; if that is to pass and nothing else, or if others are at turn, all that is
 * said at this point of a deal: which of it they may do depends on their cards, which is nobody’s
 * business.
 */
static void
list_moments (AtoutMatch *self, GPtrArray *names)
{
  ActionList legal;

  deal_legal (self->shown, &legal);
  if (self->shown->turn == (int) self->user_seat
      && (legal.n != 1 || action_verb (legal.at[0]) != VERB_PASS))
    for (unsigned i = 0; i < legal.n; i++)
      add_moment (self, names, legal.at[i]);
  else
    for (const uint8_t *verb = deal_verbs (self->shown); *verb != VERB_NONE; verb++)
      add_moment (self, names, ACTION (*verb, 0));
}

char *
atout_match_list_moments (AtoutMatch *self)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  if (self->state == ATOUT_MATCH_DEAL_OVER || self->state == ATOUT_MATCH_OVER)
    return g_strdup ("over");
  if (self->state != ATOUT_MATCH_PLAYING || self->shown->turn == NO_SEAT)
    return g_strdup ("");
  if (self->shown->turn != (int) self->user_seat && self->shown->n_played > 0)
    return g_strdup ("play");

  list_moments (self, names);
  g_ptr_array_add (names, NULL);

  return g_strjoinv (" ", (char **) names->pdata);
}
