/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Zensern: the table of the game. Rule numbers (Z-…) are those of rules.md beside it. */

#include "rules/games/zensern/zensern.h"

#include <glib/gi18n-lib.h>

#include "rules/game.h"
#include "rules/games/zensern/zensern-deal.h"
#include "rules/games/zensern/zensern-play.h"
#include "rules/games/zensern/zensern-score.h"
#include "rules/games/zensern/zensern-sheet.h"
#include "rules/games/zensern/zensern-shown.h"
#include "rules/games/zensern/zensern-state.h"
#include "rules/games/zensern/zensern-tables.h"

/* Z-3.4, section 2 */
/* As they are in Vienna, where the book on it was printed (section 11). */
static const char *const player_names[SEATS_MAX]
    = { "Poldi", "Grete", "Ferdl", "Hedi", "Rudi", "Steffi", "Karl", "Lisl" };

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
  .sight = &(const GameSight) {
    .shown = zensern_shown,
    .hide = zensern_hide,
    .fill = zensern_fill,
  },
  .show = &(const GameShow) {
    .wording = zensern_wording,
    .prompt = zensern_prompt,
    .contract = zensern_contract,
    .open_cards = zensern_open_cards,
    .piles = zensern_piles,
    .laid_open = zensern_laid_open,
  },
  .counsel = &(const GameCounsel) {
    .stake = zensern_tell_stake,
    .grounds = zensern_grounds,
    .announcement = zensern_announcement,
    .announced = "Ansagen, Bella",
    .announces = zensern_announces,
  },
  .sheet = &(const GameSheet) {
    .form = zensern_sheet_form,
    .row = zensern_sheet_row,
    .breakdown = zensern_breakdown,
    .sure_made = &zensern_sure_made,
    .sure_failed = &zensern_sure_failed,
  },
  .statistics = &(const GameStatistics) {
    .outcome = zensern_outcome,
    .luck = zensern_luck,
  },
};
