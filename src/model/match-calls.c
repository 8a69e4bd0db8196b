/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What is said in a deal of an AtoutMatch: the latest of each seat, and all in order. */

#include <glib/gi18n-lib.h>

#include "atout-match-private.h"
#include "atout-seat-private.h"
#include "words.h"

/* ---- What was said ------------------------------------------------------------------------ */

/* The trick that is played to, from 1; 0 before the play. */
static guint
running_trick (const Deal *deal, AtoutAction *action)
{
  guint n = 1;

  if (deal->n_played == 0 && !atout_action_get_play (action))
    return 0;
  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    n += deal->tricks_won[seat];

  return n;
}

/* Who has spoken before the first caller's next turn belongs to the same round. */
static guint
round_of (AtoutMatch *self, guint seat, guint trick)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->auction));
  g_autoptr (AtoutCall) first = NULL;
  g_autoptr (AtoutCall) last = NULL;
  guint n_seats = self->log->match.n_seats;

  if (n == 0)
    return 1;
  first = g_list_model_get_item (G_LIST_MODEL (self->auction), 0);
  last = g_list_model_get_item (G_LIST_MODEL (self->auction), n - 1);
  if (atout_call_get_trick (last) == trick
      && (seat + n_seats - atout_call_get_seat (first)) % n_seats
             > (atout_call_get_seat (last) + n_seats - atout_call_get_seat (first)) % n_seats)
    return atout_call_get_round (last);

  return atout_call_get_round (last) + 1;
}

void
match_calls_add (AtoutMatch *self, guint seat, const Deal *before, AtoutAction *action)
{
  const char *said = atout_action_get_said (action);
  guint trick = running_trick (before, action);
  g_autoptr (AtoutCall) call = NULL;

  if (said[0] == '\0')
    return;
  call = atout_call_new (seat, round_of (self, seat, trick), trick, action);
  atout_seat_set_call (self->seat[seat], call);
  if (!g_str_equal (said, SILENCE))
    g_list_store_append (self->auction, call);
}

void
match_calls_add_unasked (AtoutMatch *self, const Deal *before)
{
  unsigned seat = 0;
  Action action = game_unasked (before, self->shown, &seat);
  g_autoptr (AtoutAction) told = NULL;

  if (action == ACTION_NONE)
    return;
  told = atout_action_new (self->shown, action, self->hand_order.suits);
  match_calls_add (self, seat, before, told);
}

void
match_calls_hush (AtoutMatch *self)
{
  for (guint i = 0; i < self->log->match.n_seats; i++)
    atout_seat_set_call (self->seat[i], NULL);
}

void
match_calls_forget (AtoutMatch *self)
{
  match_calls_hush (self);
  if (g_list_model_get_n_items (G_LIST_MODEL (self->auction)) > 0)
    g_list_store_remove_all (self->auction);
}

void
match_status_tell (AtoutMatch *self, guint seat, const Deal *before, AtoutAction *action)
{
  Telling telling = atout_match_tell (self);

  telling.before = before;
  match_set_status (self, tell_acted (&telling, seat, atout_action_get_action (action)));
  self->told = g_object_ref (action);
  self->told_by = seat;
  self->told_before = *before;
}

static void
reword_status (AtoutMatch *self)
{
  g_autoptr (AtoutAction) action = NULL;
  Deal before = self->told_before;

  if (self->told == NULL)
    return;
  action = atout_action_reword (self->told, self->hand_order.suits);
  match_status_tell (self, self->told_by, &before, action);
}

static void
reword (AtoutMatch *self, AtoutCall *call)
{
  g_autoptr (AtoutAction) action
      = atout_action_reword (atout_call_get_action (call), self->hand_order.suits);

  atout_call_set_action (call, action);
}

void
match_calls_reword (AtoutMatch *self)
{
  GListModel *auction = G_LIST_MODEL (self->auction);

  for (guint i = 0; i < g_list_model_get_n_items (auction); i++)
    {
      g_autoptr (AtoutCall) call = g_list_model_get_item (auction, i);

      reword (self, call);
    }
  reword_status (self);
  for (guint i = 0; i < self->log->match.n_seats; i++)
    {
      g_autoptr (AtoutCall) call = atout_seat_dup_call (self->seat[i]);

      if (call != NULL)
        {
          atout_seat_set_call (self->seat[i], NULL);
          reword (self, call);
          atout_seat_set_call (self->seat[i], call);
        }
    }
}

/* ---- Reading ------------------------------------------------------------------------------ */

GListModel *
atout_match_get_auction (AtoutMatch *self)
{
  return G_LIST_MODEL (self->auction);
}

gboolean
atout_match_is_calling (AtoutMatch *self)
{
  return self->state == ATOUT_MATCH_PLAYING && self->shown->phase != PHASE_PLAY
         && self->shown->n_played == 0;
}

char *
atout_match_describe_call (AtoutMatch *self, AtoutCall *call)
{
  AtoutAction *action = atout_call_get_action (call);
  guint value = atout_action_get_value (action);
  char number[12];
  WordsValue values[] = {
    { "{value}", number },
    { "{name}", atout_seat_get_name (self->seat[atout_call_get_seat (call)]) },
    { "{said}", atout_action_get_said (action) },
    { "{meaning}", atout_action_explain (action) },
    { NULL, NULL },
  };

  g_snprintf (number, sizeof number, "%u", value);

  /* Translators: {value} is the number that is reached: Anna, 31: “plus ♥” – holds … */
  return words_fill (value > 0 ? _ ("{name}, {value}: “{said}” – {meaning}")
                               : _ ("{name}: “{said}” – {meaning}"),
                     values);
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
