/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Game table and dealing. */

#include "rules/games/cego/cego.h"

#include <glib.h>
#include <glib/gi18n-lib.h>

#include "rules/games/cego/cego-calls.h"
#include "rules/games/cego/cego-play.h"
#include "rules/games/cego/cego-score.h"
#include "rules/games/cego/cego-shown.h"
#include "rules/games/cego/cego-state.h"
#include "rules/games/cego/cego-tables.h"
#include "rules/match.h"

/* CE-5.2; CE-5.3: every deal is played */
static void
cego_deal (Deal *deal, const Match *match G_GNUC_UNUSED)
{
  CegoState *own = &deal->own.cego;
  unsigned hand_size = cego_hand_size (&deal->options);
  unsigned place = 0;

  for (unsigned k = 1; k <= deal->n_seats; k++)
    for (unsigned i = 0; i < hand_size; i++)
      deal->hand[deal_seat_after (deal, deal->dealer, k)] |= card_set_of (deal->pack[place++]);
  for (; place < deal->n_pack; place++)
    own->blind |= card_set_of (deal->pack[place]);
  own->n_blind = (uint8_t) card_set_count (own->blind);
  deal_set_trump (deal, SUIT_TRUMPS);
  cego_begin_calls (deal);
}

/* CE-6.1; CE-7.4: lists only cards that must be led */
static void
cego_legal (const Deal *deal, ActionList *list)
{
  if (deal->phase == PHASE_PLAY)
    action_list_add_cards (list, VERB_PLAY, cego_cards_to_lead (deal));
  else
    cego_legal_call (deal, list);
}

/* CE-6.1 */
static void
cego_apply (Deal *deal, Action action)
{
  if (deal->phase == PHASE_PLAY)
    deal_play_card (deal, (Card) action_arg (action));
  else
    cego_apply_call (deal, action);
}

static const char *const player_names[SEATS_MAX]
    = { "Fritz", "Lisbeth", "Emil", "Rosel", "Hermann", "Mathilde", "Xaver", "Sofie" };

const Game cego_game = {
  .key = "cego",
  .title = "Cego",
  .vocabulary = &vocabulary_german,
  .summary = NC_ ("game", "The Black Forest’s tarot game, with the Blind"),
  .day_deals = 3,
  .player_names = player_names,
  .usual_deck = "cego",
  .sample = { "22", "21", "01", "NH", "KS" },
  .usual_place = "inn",
  .clockwise = false,
  .declarer_name = NC_ ("mark", "declarer"),
  .declarer_short = NC_ ("mark, short", "decl."),
  .declarer_meaning = NC_ ("role", "declarer"),
  .counts_at_end = true,
  .verbs = cego_verbs,
  .phases = cego_phases,
  .evening = &(const GameEvening) {
    .kind = EVENING_DRIVE,
    .n_tables = { 4, 8 },
    .n_rounds = 2,
    .deals_each = 6,
    .seconds = 120,
  },
  .options = &(const GameOptions) {
    .list = cego_options,
    .limits = cego_limits,
    .idle = cego_idle,
    .presets = cego_presets,
  },
  .setup = &(const GameSetup) { /* CE-3.1: no partners; CE-5.1: seat 0 deals first */
    .pack = cego_pack,
    .count_seats = cego_count_seats,
    .order = cego_order,
  },
  .play = &(const GamePlay) {
    .duties = cego_duties,
    .trick_play = cego_trick_play,
    .trick_score = cego_trick_score,
    .deal = cego_deal,
    .special = cego_special,
    .legal = cego_legal,
    .apply = cego_apply,
    .take_trick = cego_take_trick,
    .result = cego_result,
    .book = cego_book,
    .reason = cego_reason,
    .only_cards_count = cego_only_cards_count,
  },
  .sight = &cego_sight,
  .show = &cego_show,
  .counsel = &cego_counsel,
  .sheet = &cego_sheet,
  .statistics = &(const GameStatistics) {
    .outcome = cego_judge,
    .made = NC_ ("statistics", "Won as declarer"),
    .beaten = NC_ ("statistics", "Won against a declarer"),
    .luck = cego_luck,
  },
};
