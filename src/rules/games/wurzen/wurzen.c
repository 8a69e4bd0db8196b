/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Wurzen: the table of the game. Rule numbers (W-…) are those of rules.md beside it. */

#include "rules/games/wurzen/wurzen.h"

#include <glib/gi18n-lib.h>

#include "rules/game.h"
#include "rules/games/wurzen/wurzen-calls.h"
#include "rules/games/wurzen/wurzen-deal.h"
#include "rules/games/wurzen/wurzen-play.h"
#include "rules/games/wurzen/wurzen-score.h"
#include "rules/games/wurzen/wurzen-sheet.h"
#include "rules/games/wurzen/wurzen-shown.h"
#include "rules/games/wurzen/wurzen-state.h"
#include "rules/games/wurzen/wurzen-tables.h"

/* W-10.7 */
static const GameForm forms[] = {
  { .key = "schnapsen",
    .title = "Schnapsen",
    .summary = NC_ ("game", "The quick duel of Vienna: 20 cards, marriages, 66 eyes"),
    .modes = 1u << WURZEN_MODE_SCHNAPSEN },
  { .key = NULL },
};

/* As they are in Austria. */
static const char *const player_names[SEATS_MAX]
    = { "Franz", "Resi", "Sepp", "Vroni", "Toni", "Burgi", "Hannes", "Mitzi" };

const Game wurzen_game = {
  .key = "wurzen",
  .title = "Wurzen",
  .vocabulary = &vocabulary_german,
  .summary = NC_ ("game", "Schnapsen’s bigger brother: 36 cards, and 75 eyes to go out"),
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
  .sight = &(const GameSight) {
    .shown = wurzen_shown,
    .hide = wurzen_hide,
    .fill = wurzen_fill,
  },
  .show = &(const GameShow) {
    .prompt = wurzen_prompt,
    .open_cards = wurzen_open_cards,
    .piles = wurzen_piles,
    .laid_open = wurzen_laid_open,
  },
  .counsel = &(const GameCounsel) {
    .stake = wurzen_tell_stake,
    .grounds = wurzen_grounds,
    .announcement = wurzen_announcement,
    .announced = "Ausmelden",
    .announces = wurzen_announces,
    .count = wurzen_count,
    .doubt = wurzen_doubt,
  },
  .sheet = &(const GameSheet) {
    .form = wurzen_sheet_form,
    .row = wurzen_sheet_row,
    .breakdown = wurzen_breakdown,
  },
  .statistics = &(const GameStatistics) {
    .outcome = wurzen_outcome,
    .luck = wurzen_luck,
  },
};
