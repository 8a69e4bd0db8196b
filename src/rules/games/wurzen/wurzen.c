/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Game table and dealing. */

#include "rules/games/wurzen/wurzen.h"

#include <glib.h>
#include <glib/gi18n-lib.h>

#include "rules/games/wurzen/wurzen-calls.h"
#include "rules/games/wurzen/wurzen-play.h"
#include "rules/games/wurzen/wurzen-score.h"
#include "rules/games/wurzen/wurzen-shown.h"
#include "rules/games/wurzen/wurzen-state.h"
#include "rules/games/wurzen/wurzen-tables.h"
#include "rules/match.h"

/* ---- Deal: W-5 ------------------------------------------------------------------------------ */

/* Deals @n cards each, forehand first. */
static void
deal_round (Deal *deal, unsigned n)
{
  for (unsigned k = 0; k < WURZEN_PLAYERS; k++)
    for (unsigned i = 0; i < n; i++)
      deal->hand[deal_forehand (deal) ^ k] |= card_set_of (wurzen_draw_card (deal));
}

/* W-5.1, W-5.2, W-5.3, W-6.2 */
static void
deal_hands (Deal *deal, bool knocked)
{
  WurzenState *own = &deal->own.wurzen;
  unsigned hand = wurzen_mode (&deal->options)->hand;
  unsigned first = knocked ? hand : 3;

  deal_round (deal, first);
  own->under = wurzen_draw_card (deal);
  deal_round (deal, hand - first);
  deal_set_trump (deal, pack_suit (deal_pack (deal), own->under));
  deal->phase = PHASE_PLAY;
}

/* W-5.1, W-6.2 */
static void
wurzen_deal (Deal *deal, const Match *match G_GNUC_UNUSED)
{
  WurzenState *own = &deal->own.wurzen;

  own->under = CARD_NONE;
  own->n_stock = deal->n_pack;
  g_assert (own->n_stock <= WURZEN_CARDS);
  for (unsigned i = 0; i < deal->n_pack; i++)
    own->stock[i] = deal->pack[deal->n_pack - 1 - i];
  deal->turn = (int8_t) deal_forehand (deal);
  deal->phase = WURZEN_PHASE_CUT;
  if (!option_is (&deal->options, WURZEN_DEAL, WURZEN_DEAL_CHOICE))
    deal_hands (deal, option_is (&deal->options, WURZEN_DEAL, WURZEN_DEAL_KNOCK));
}

/* ---- Phases: W-6.1 -------------------------------------------------------------------------- */

/* W-6.1, W-6.2 */
static void
wurzen_legal (const Deal *deal, ActionList *list)
{
  if (deal->phase == WURZEN_PHASE_CUT)
    {
      action_list_add (list, ACTION (WURZEN_VERB_CUT, 0));
      action_list_add (list, ACTION (WURZEN_VERB_KNOCK, 0));
    }
  else
    {
      wurzen_legal_lead (deal, list);
    }
}

/* W-6.1 */
static void
wurzen_apply (Deal *deal, Action action)
{
  unsigned verb = action_verb (action);

  if (deal->phase == WURZEN_PHASE_CUT)
    deal_hands (deal, verb == WURZEN_VERB_KNOCK);
  else if (verb == VERB_PLAY)
    wurzen_play_card (deal, (Card) action_arg (action));
  else
    wurzen_apply_call (deal, action);
}

/* W-10.7 */
static const GameForm forms[] = {
  { .key = "schnapsen",
    .title = "Schnapsen",
    .summary = NC_ ("game", "The quick duel of Vienna: 20 cards, marriages, 66 eyes"),
    .modes = 1u << WURZEN_MODE_SCHNAPSEN },
  { .key = NULL },
};

static const char *const player_names[SEATS_MAX]
    = { "Franz", "Resi", "Sepp", "Vroni", "Toni", "Burgi", "Hannes", "Mitzi" };

const Game wurzen_game = {
  .key = "wurzen",
  .title = "Wurzen",
  .vocabulary = &vocabulary_german,
  .summary = NC_ ("game", "Schnapsen’s bigger brother: 36 cards, and 75 eyes to go out"),
  .day_deals = 8,
  .player_names = player_names,
  .forms = forms,
  .usual_deck = "german",
  .sample = { "6D", "QS", "AH", "KC", "JD" },
  .usual_place = "stube",
  .clockwise = true,
  .declarer_name = NC_ ("mark", "closed"),
  .declarer_short = NC_ ("mark, short", "cl."),
  .declarer_meaning = NC_ ("role", "has closed the stock"),
  .declarer_closes = true,
  .counts_eyes = true,
  .tally_name = "bummerl",
  .verbs = wurzen_verbs,
  .phases = wurzen_phases,
  .evening = &(const GameEvening) {
    .kind = EVENING_KNOCKOUT,
    .n_tables = { 4, 8 },
    .usual_deals = 18,
    .seconds = 45,
    .settings = "bummerl=2",
  },
  .options = &(const GameOptions) {
    .list = wurzen_options,
    .limits = wurzen_limits,
    .idle = wurzen_idle,
    .presets = wurzen_presets,
  },
  .setup = &(const GameSetup) { /* W-10.1: seat 0 deals first */
    .pack = wurzen_pack,
    .count_seats = wurzen_count_seats,
    .order = wurzen_order,
  },
  .play = &(const GamePlay) {
    .duties = wurzen_duties,
    .trick_play = wurzen_trick_play,
    .trick_score = wurzen_trick_score,
    .talon_play = wurzen_talon_play,
    .deal = wurzen_deal,
    .special = wurzen_special,
    .legal = wurzen_legal,
    .apply = wurzen_apply,
    .take_trick = wurzen_take_trick,
    .result = wurzen_result,
    .book = wurzen_book,
    .tally = wurzen_tally,
    .reason = wurzen_reason,
    .only_cards_count = wurzen_only_cards_count,
  },
  .sight = &wurzen_sight,
  .show = &wurzen_show,
  .counsel = &wurzen_counsel,
  .sheet = &wurzen_sheet,
  .statistics = &(const GameStatistics) {
    .outcome = wurzen_outcome,
    .made = NC_ ("statistics", "Closed and won"),
    .beaten = NC_ ("statistics", "Closed by others in vain"),
    .luck = wurzen_luck,
  },
};
