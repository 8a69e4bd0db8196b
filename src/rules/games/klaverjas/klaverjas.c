/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Klaverjassen: the table of the game. Rule numbers (K-…) are those of rules.md. */

#include "rules/games/klaverjas/klaverjas.h"

#include <glib/gi18n-lib.h>

#include "rules/game.h"
#include "rules/games/klaverjas/klaverjas-deal.h"
#include "rules/games/klaverjas/klaverjas-play.h"
#include "rules/games/klaverjas/klaverjas-score.h"
#include "rules/games/klaverjas/klaverjas-sheet.h"
#include "rules/games/klaverjas/klaverjas-shown.h"
#include "rules/games/klaverjas/klaverjas-state.h"
#include "rules/games/klaverjas/klaverjas-tables.h"

static const GameForm forms[] = {
  { .key = "kraken",
    .title = "Kraken",
    .summary = NC_ ("game", "Klaverjassen with daring: roem laid open, and doubled stakes"),
    .modes = 1u << KLAVERJAS_GAME_KRAKEN },
  { .key = "klaverjas-three",
    .title = NC_ ("game", "Klaverjassen for three"),
    .summary = NC_ ("game", "Each alone: the maker picks up two cards and lays two away"),
    .modes = 1u << KLAVERJAS_GAME_THREE },
  { .key = NULL },
};

/* As they are in the Netherlands. */
static const char *const player_names[SEATS_MAX]
    = { "Jan", "Trijntje", "Piet", "Marijke", "Kees", "Sophie", "Willem", "Anna" };

const Game klaverjas_game = {
  .key = "klaverjas",
  .title = "Klaverjassen",
  .vocabulary = &vocabulary_dutch,
  .summary = NC_ ("game", "The Dutch favourite for two against two: trumps, roem and pit"),
  .player_names = player_names,
  .forms = forms,
  .usual_deck = "french",
  .sample = { "JH", "9H", "AC", "QS", "TD" },
  .usual_place = "cafe",
  .clockwise = true,
  .declarer_name = NC_ ("mark", "plays"),
  .declarer_short = NC_ ("mark, short", "pl."),
  .declarer_meaning = NC_ ("role", "maker of trumps"),
  .verbs = klaverjas_verbs,
  .phases = klaverjas_phases,
  .options = &(const GameOptions) {
    .list = klaverjas_options,
    .limits = klaverjas_limits,
    .presets = klaverjas_presets,
  },
  .setup = &(const GameSetup) {
    .pack = klaverjas_pack,
    .count_seats = klaverjas_count_seats,
    .count_units = klaverjas_count_units,
    .unit_of = klaverjas_unit_of,
    .unit_names = klaverjas_unit_names,
    .has_signals = klaverjas_has_signals,
    .first_dealer = klaverjas_first_dealer,
    .order = klaverjas_order,
  },
  .play = &(const GamePlay) {
    .duties = klaverjas_duties,
    .trick_play = klaverjas_trick_play,
    .trick_score = klaverjas_trick_score,
    .deal = klaverjas_deal,
    .special = klaverjas_special,
    .legal = klaverjas_legal,
    .apply = klaverjas_apply,
    .take_trick = klaverjas_take_trick,
    .result = klaverjas_result,
    .book = klaverjas_book,
    .player_at = klaverjas_player_at,
    .standings = klaverjas_standings,
    .only_cards_count = klaverjas_only_cards_count,
  },
  .sight = &(const GameSight) {
    .shown = klaverjas_shown,
    .hide = klaverjas_hide,
    .fill = klaverjas_fill,
    .turn = klaverjas_turn,
    .is_private = klaverjas_is_private,
    .allies = klaverjas_allies,
    .partners = deal_partners, /* K-3.7: of three who defend together nobody is a partner */
  },
  .show = &(const GameShow) {
    .prompt = klaverjas_prompt,
    .trick_claim = klaverjas_trick_claim,
    .claimed = NC_ ("bonus", "roem"),
    .contract = klaverjas_contract,
    .open_cards = klaverjas_open_cards,
    .piles = klaverjas_piles,
    .laid_open = klaverjas_laid_open,
    .taken = klaverjas_taken,
  },
  .counsel = &(const GameCounsel) {
    .stake = klaverjas_tell_stake,
    .unasked = klaverjas_unasked,
    .announces = klaverjas_announces,
    .announcement = klaverjas_announcement,
    .announced = "Roem, stuk",
  },
  .sheet = &(const GameSheet) {
    .form = klaverjas_sheet_form,
    .lines_left = klaverjas_lines_left,
    .marks = klaverjas_marks_so_far,
    .row = klaverjas_sheet_row,
    .breakdown = klaverjas_breakdown,
    .sure_made = &klaverjas_sure_made,
    .sure_failed = &klaverjas_sure_failed,
  },
  .statistics = &(const GameStatistics) {
    .outcome = klaverjas_outcome,
    .luck = klaverjas_luck,
  },
};
