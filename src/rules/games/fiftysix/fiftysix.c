/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Game table and dealing of Sechsundfünfzig, 56. */

#include "rules/games/fiftysix/fiftysix.h"

#include <glib.h>
#include <glib/gi18n-lib.h>

#include "rules/games/fiftysix/fiftysix-calls.h"
#include "rules/games/fiftysix/fiftysix-play.h"
#include "rules/games/fiftysix/fiftysix-score.h"
#include "rules/games/fiftysix/fiftysix-shown.h"
#include "rules/games/fiftysix/fiftysix-state.h"
#include "rules/games/fiftysix/fiftysix-tables.h"
#include "rules/match.h"

#define PACKET 4 /* cards dealt at a time (F-5.2) */

/* F-5.2, F-5.3 */
static void
fiftysix_deal (Deal *deal, const Match *match)
{
  FiftysixState *own = &deal->own.fiftysix;

  unsigned seat = fiftysix_first_leader (deal);

  for (unsigned i = 0; i < deal->n_pack; i += PACKET)
    {
      for (unsigned k = 0; k < PACKET; k++)
        deal->hand[seat] |= card_set_of (deal->pack[i + k]);
      seat = deal_seat_after (deal, seat, 1);
    }
  if (fiftysix_match_tables (&match->options) > 0)
    for (unsigned u = 0; u < 2; u++)
      own->tables[u] = (uint8_t) match->score[u];
  fiftysix_begin_auction (deal);
}

static void
fiftysix_legal (const Deal *deal, ActionList *list)
{
  if (deal->phase == FIFTYSIX_PHASE_CALL)
    fiftysix_legal_calls (deal, list);
  else
    fiftysix_legal_trumps (deal, list);
}

static void
fiftysix_apply (Deal *deal, Action action)
{
  switch (deal->phase)
    {
    case FIFTYSIX_PHASE_CALL:
      fiftysix_apply_call (deal, action);
      break;
    case FIFTYSIX_PHASE_TRUMP:
      fiftysix_begin_play (deal, (Suit) action_arg (action));
      break;
    case PHASE_PLAY:
      deal_play_card (deal, (Card) action_arg (action));
      break;
    default:
      g_return_if_reached ();
    }
}

static const char *const player_names[SEATS_MAX]
    = { "Unni", "Latha", "Rajan", "Leela", "Gopi", "Susy", "Biju", "Ammini" };

static const char *const *
fiftysix_unit_names (const Options *options G_GNUC_UNUSED)
{
  static const char *const names[] = { NC_ ("side", "We"), NC_ ("side", "They") };

  return names;
}

/* F-3.3, F-3.4, F-3.7 */
static void
fiftysix_luck (const Options *options, Card upcard G_GNUC_UNUSED, Luck *luck)
{
  const Pack *pack = fiftysix_pack (options);

  for (unsigned suit = 0; suit < SUITS; suit++)
    luck_add_suit (luck, NC_ ("luck", "Cards of {suit}"), pack, (Suit) suit);
  luck_add_rank (luck, NC_ ("luck", "Jacks"), pack, RANK_JACK);
  luck_add_rank (luck, NC_ ("luck", "Nines"), pack, RANK_9);
  luck_add_points (luck, NC_ ("luck", "Card points"), fiftysix_order (options, SUIT_NONE));
}

const Game fiftysix_game = {
  .key = "fiftysix",
  /* Translators: the card game from Kerala; in words, as players call it */
  .title = NC_ ("game", "Fifty-Six"),
  .vocabulary = &vocabulary_english,
  .summary = NC_ ("game", "Kerala’s game of calls: two packs, two teams, jacks high"),
  .day_deals = 3,
  .player_names = player_names,
  .usual_deck = "french",
  .sample = { "JS", "9S", "AH", "TC", "KD" },
  .usual_place = "veranda",
  .clockwise = false, /* F-3.8 */
  .declarer_name = NC_ ("mark", "caller"),
  .declarer_short = NC_ ("mark, short", "call."),
  .declarer_meaning = NC_ ("role", "made the highest call"),
  .calls_points = true,
  .loser_mark = NC_ ("role", "wears the kunukku for having lost all tables"),
  .verbs = fiftysix_verbs,
  .phases = fiftysix_phases,
  .evening = &(const GameEvening) {
    .kind = EVENING_LEAGUE,
    .n_tables = { 4 },
    .deals_each = 1,
    .seconds = 120,
  },
  .options = &(const GameOptions) { /* F-4.1: every combination is valid */
    .list = fiftysix_options,
    .idle = fiftysix_idle,
    .presets = fiftysix_presets,
  },
  .setup = &(const GameSetup) { /* F-5.1: seat 0 deals first */
    .pack = fiftysix_pack,
    .count_seats = fiftysix_count_seats,
    .count_units = fiftysix_count_units,
    .unit_of = fiftysix_unit_of,
    .counters = fiftysix_match_tables,
    .unit_names = fiftysix_unit_names,
    .order = fiftysix_order,
  },
  .play = &(const GamePlay) {
    .duties = fiftysix_duties,
    .trick_score = fiftysix_trick_score,
    .begin = fiftysix_begin,
    .deal = fiftysix_deal,
    .legal = fiftysix_legal,
    .apply = fiftysix_apply,
    .take_trick = fiftysix_take_trick,
    .result = fiftysix_result,
    .book = fiftysix_book,
    .reason = fiftysix_reason,
    .only_cards_count = fiftysix_only_cards_count,
  },
  .sight = &(const GameSight) { 0 }, /* only hands are hidden (section 14) */
  .show = &fiftysix_show,
  .counsel = &fiftysix_counsel,
  .sheet = &fiftysix_sheet,
  .statistics = &(const GameStatistics) {
    .outcome = fiftysix_outcome,
    .made = NC_ ("statistics", "Own contracts made"),
    .beaten = NC_ ("statistics", "Opponents’ contracts beaten"),
    .luck = fiftysix_luck,
  },
};
