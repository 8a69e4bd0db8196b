/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Game table and dealing. */

#include "rules/games/zensern/zensern.h"

#include <glib.h>
#include <glib/gi18n-lib.h>

#include "rules/games/zensern/zensern-calls.h"
#include "rules/games/zensern/zensern-play.h"
#include "rules/games/zensern/zensern-score.h"
#include "rules/games/zensern/zensern-shown.h"
#include "rules/games/zensern/zensern-state.h"
#include "rules/games/zensern/zensern-tables.h"
#include "rules/match.h"

/* ---- Deal: Z-5.4 ---------------------------------------------------------------------------- */

/* Z-5.4.1: deals packets; returns the index behind them */
static unsigned
deal_packets (Deal *deal)
{
  unsigned seat = deal->dealer;
  unsigned at = 0;

  for (unsigned packet = 0; packet < 2 * deal_count_players (deal); packet++)
    {
      seat = deal_next_player (deal, seat);
      for (unsigned i = 0; i < 3; i++)
        deal->hand[seat] |= card_set_of (deal->pack[at++]);
    }

  return at;
}

/* Z-5.4.2, Z-5.6, Z-9.5 */
static void
zensern_deal (Deal *deal, const Match *match)
{
  ZensernState *own = &deal->own.zensern;
  unsigned at;

  if (option_is (&deal->options, ZENSERN_MODE, ZENSERN_MODE_4D))
    deal->playing &= (SeatSet) ~seats_of (deal->dealer); /* Z-5.3 */
  own->pot = match->own.zensern.pot;
  own->n_thrown_in = match->own.zensern.n_thrown_in;
  own->bottom = CARD_NONE;
  own->counting = ZENSERN_NO_UNIT;
  own->bella = NO_SEAT;
  own->seven = NO_SEAT;

  at = deal_packets (deal);
  own->upcard = deal->pack[at];
  own->turned = own->upcard;
  own->seen = card_set_of (own->upcard);
  own->n_stock = (uint8_t) (deal->n_pack - at - 1);
  g_assert (own->n_stock <= ZENSERN_STOCK_MAX);
  for (unsigned i = 0; i < ZENSERN_STOCK_MAX; i++)
    own->stock[i] = i < own->n_stock ? deal->pack[deal->n_pack - 1u - i] : CARD_NONE;
  zensern_begin_bids (deal, ZENSERN_PHASE_BID1);
}

/* ---- Phases: section 6 ---------------------------------------------------------------------- */

static void
zensern_legal (const Deal *deal, ActionList *list)
{
  if (deal->phase == PHASE_PLAY)
    zensern_play_legal (deal, list);
  else if (deal->phase >= ZENSERN_PHASE_ANSAGE)
    zensern_ansage_legal (deal, list);
  else
    zensern_legal_call (deal, list);
}

static void
zensern_apply (Deal *deal, Action action)
{
  if (deal->phase == PHASE_PLAY)
    zensern_play_apply (deal, action);
  else if (deal->phase >= ZENSERN_PHASE_ANSAGE)
    zensern_ansage_apply (deal, action);
  else
    zensern_apply_call (deal, action);
}

/* names of Vienna (section 11) */
static const char *const player_names[SEATS_MAX]
    = { "Poldi", "Grete", "Ferdl", "Hedi", "Rudi", "Steffi", "Karl", "Lisl" };

/* Z-3.4 */
static const char *const *
zensern_unit_names (const Options *options)
{
  static const char *const names[] = { NC_ ("side", "We"), NC_ ("side", "They") };

  return option_is (options, ZENSERN_MODE, ZENSERN_MODE_4) ? names : NULL;
}

const Game zensern_game = {
  .key = "zensern",
  .title = "Zensern",
  .vocabulary = &vocabulary_german,
  .summary = NC_ ("game", "A cousin of Jass for two to four: trumps, figures, Bella and Fleck"),
  .player_names = player_names,
  .usual_deck = "german",
  .sample = { "QC", "JS", "AH", "TD", "KH" },
  .usual_place = "parlour",
  .clockwise = true, /* D3 */
  .declarer_name = NC_ ("mark", "plays"),
  .declarer_short = NC_ ("mark, short", "pl."),
  .declarer_meaning = NC_ ("role", "maker of trumps"),
  .verbs = zensern_verbs,
  .phases = zensern_phases,
  .evening = &(const GameEvening) {
    .kind = EVENING_LEAGUE,
    .n_tables = { 4 },
    .usual_deals = 4,
    .seconds = 90,
    .counts_wins = true,
    .settings = "target=301",
  },
  .options = &(const GameOptions) { /* Z-4.3: every combination is valid */
    .list = zensern_options,
    .idle = zensern_idle,
    .presets = zensern_presets,
  },
  .setup = &(const GameSetup) { /* Z-5.1: seat 0 deals first */
    .pack = zensern_pack,
    .count_seats = zensern_count_seats,
    .count_units = zensern_count_units,
    .unit_of = zensern_unit_of,
    .unit_names = zensern_unit_names,
    .order = zensern_order,
  },
  .play = &(const GamePlay) {
    .duties = zensern_duties,
    .trick_play = zensern_trick_play,
    .trick_score = zensern_trick_score,
    .deal = zensern_deal,
    .special = zensern_special,
    .legal = zensern_legal,
    .apply = zensern_apply,
    .take_trick = zensern_take_trick,
    .result = zensern_result,
    .book = zensern_book,
    .only_cards_count = zensern_only_cards_count,
  },
  .sight = &zensern_sight,
  .show = &zensern_show,
  .counsel = &zensern_counsel,
  .sheet = &zensern_sheet,
  .statistics = &(const GameStatistics) {
    .outcome = zensern_outcome,
    .made = NC_ ("statistics", "Won with own trumps"),
    .beaten = NC_ ("statistics", "Won with trumps of others"),
    .luck = zensern_luck,
  },
};
