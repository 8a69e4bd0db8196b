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

const char *
atout_match_get_status (AtoutMatch *self)
{
  return self->status;
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

GListModel *
atout_match_get_calls (AtoutMatch *self)
{
  return G_LIST_MODEL (self->calls);
}

GListModel *
atout_match_get_sheet (AtoutMatch *self)
{
  return G_LIST_MODEL (self->sheet);
}

guint
atout_match_get_lines_left (AtoutMatch *self)
{
  return game_lines_left (&self->log->match);
}

const SheetForm *
atout_match_get_sheet_form (AtoutMatch *self)
{
  return game_sheet_form (self->log->match.game, &self->log->match.options);
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

gboolean
atout_match_has_counters (AtoutMatch *self)
{
  const Game *game = self->log->match.game;

  return game_counters (game, &self->log->match.options) > 0;
}

#define MARKS_MOST 4 /* so many are told apart at a glance */

/* "●●●", or "6 ●" where these are many; "" for none. */
static char *
blocks_lost (AtoutMatch *self, guint unit)
{
  GString *marks = g_string_new (NULL);
  g_autofree char *first = NULL;
  glong n;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->sheet)); i++)
    {
      g_autoptr (AtoutScoreRow) row = g_list_model_get_item (G_LIST_MODEL (self->sheet), i);

      g_string_append (marks, atout_score_row_get_sheet (row)->unit[unit].marks);
    }
  n = g_utf8_strlen (marks->str, -1);
  if (n > MARKS_MOST)
    {
      first = g_utf8_substring (marks->str, 0, 1);
      g_string_printf (marks, "%ld %s", n, first);
    }

  return g_string_free (marks, FALSE);
}

char *
atout_match_get_standing (AtoutMatch *self, guint unit)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->sheet));
  g_autoptr (AtoutScoreRow) last = NULL;
  g_autofree char *marks = NULL;
  char score[16];

  if (n > 0 && self->state == ATOUT_MATCH_OVER)
    last = g_list_model_get_item (G_LIST_MODEL (self->sheet), n - 1);
  sheet_write_number (score, sizeof score,
                      last != NULL ? atout_score_row_get_sheet (last)->unit[unit].total
                                   : atout_match_get_score (self, unit),
                      FALSE);
  if (!atout_match_get_sheet_form (self)->marks_end_block)
    return g_strdup (score);
  marks = blocks_lost (self, unit);

  return marks[0] != '\0' ? g_strconcat (marks, " ", score, NULL) : g_strdup (score);
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
