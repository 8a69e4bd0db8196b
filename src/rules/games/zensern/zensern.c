/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Zensern: the table of the game. Rule numbers (Z-…) are those of rules.md beside it. */

#include "zensern.h"

#include <glib/gi18n-lib.h>

#include "../../game.h"
#include "zensern-deal.h"
#include "zensern-play.h"
#include "zensern-score.h"
#include "zensern-sheet.h"
#include "zensern-shown.h"
#include "zensern-state.h"
#include "zensern-tables.h"

/* Z-5.1 */
static unsigned
zensern_first_dealer (const Options *options G_GNUC_UNUSED)
{
  return 0;
}

/* Z-3.4, section 2 */
const Game zensern_game = {
  .key = "zensern",
  .title = "Zensern",
  .language = "de",
  .summary = NC_ ("game", "Austrian Jass for two to four: trumps, figures, Bella and Fleck"),
  .clockwise = true, /* D3 */
  .declarer_name = "spielt",
  .declarer_meaning = NC_ ("role", "maker of trumps"),
  .options = zensern_options,
  .limits = zensern_limits,
  .idle = zensern_idle,
  .presets = zensern_presets,
  .verbs = zensern_verbs,
  .pack = zensern_pack,
  .count_seats = zensern_count_seats,
  .count_units = zensern_count_units,
  .unit_of = zensern_unit_of,
  .unit_names = zensern_unit_names,
  .first_dealer = zensern_first_dealer,
  .order = zensern_order,
  .duties = zensern_duties,
  .deal = zensern_deal,
  .legal = zensern_legal,
  .apply = zensern_apply,
  .result = zensern_result,
  .shown = zensern_shown,
  .hide = zensern_hide,
  .fill = zensern_fill,
  .book = zensern_book,
  .roles = zensern_roles,
  .only_cards_count = zensern_only_cards_count,
  .reason = zensern_reason,
  .wording = zensern_wording,
  .prompt = zensern_prompt,
  .multiplier = zensern_multiplier,
  .settled = zensern_settled,
  .open_cards = zensern_open_cards,
  .piles = zensern_piles,
  .laid_open = zensern_laid_open,
  .announcement = zensern_announcement,
  .sheet_form = zensern_sheet_form,
  .sheet_row = zensern_sheet_row,
  .breakdown = zensern_breakdown,
};
