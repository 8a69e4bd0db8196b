/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Klaverjassen: facts, deal and play. Rule numbers (K-…) are those of rules/klaverjas.md. */

#include <glib.h>
#include <glib/gi18n-lib.h>

#include "klaverjas-private.h"

/* ---- Facts -------------------------------------------------------------------------- */

static const UnitName *
klaverjas_unit_names (const Options *options)
{
  static const UnitName names[]
      = { { "Wij", NC_ ("side", "We") }, { "Zij", NC_ ("side", "They") } };

  return klaverjas_is_three (options) ? NULL : names;
}

/* K-8.3: whoever is asked would know that there is roem */
static const char *
klaverjas_notice_prompt (const Deal *deal)
{
  if (deal->phase != KLAVERJAS_PHASE_ROEM)
    return NULL;

  return klaverjas_is_three (&deal->options)
             ? NC_ ("prompt", "Is there roem in your trick?")
             : NC_ ("prompt", "Is there roem in your side’s trick?");
}

/* ---- Information: section 14 -------------------------------------------------------- */

/* The low cards that are not turned are never played: nobody looks for them. */
static CardSet
klaverjas_hide (Deal *deal, unsigned seat)
{
  KlaverjasState *own = &deal->own.klaverjas;

  for (unsigned i = own->n_turned; i < G_N_ELEMENTS (own->turned); i++)
    own->turned[i] = CARD_NONE;

  return klaverjas_hide_aside (deal, seat);
}

static bool
klaverjas_is_private (const Deal *deal G_GNUC_UNUSED, Action action)
{
  return action_verb (action) == KLAVERJAS_VERB_DISCARD;
}

/* ---- What the table shows ----------------------------------------------------------- */

static unsigned
klaverjas_roles (const Deal *deal, unsigned seat)
{
  return (seat == deal->dealer ? ROLE_DEALER : 0)
         | (seat == klaverjas_forehand (deal) ? ROLE_FOREHAND : 0)
         | ((int) seat == deal->declarer ? ROLE_DECLARER : 0);
}

/* Of three two play together against the maker. */
static SeatSet
klaverjas_allies (const Deal *deal, unsigned seat)
{
  if (!klaverjas_is_three (&deal->options))
    return seats_every_second (seat, deal->n_seats);
  if (deal->declarer == NO_SEAT || deal->declarer == (int) seat)
    return seats_of (seat);

  return deal->playing & (SeatSet) ~seats_of ((unsigned) deal->declarer);
}

static const char *
klaverjas_prompt (const Deal *deal, unsigned *value, Suit *suit)
{
  const KlaverjasState *own = &deal->own.klaverjas;

  *value = own->roem_on_table;
  *suit = klaverjas_turned_suit (deal);
  switch (deal->phase)
    {
    case KLAVERJAS_PHASE_CHOOSE:
      return NC_ ("prompt", "Choose trumps, or pass");
    case KLAVERJAS_PHASE_OFFER:
      return NC_ ("prompt", "Do you play {suit}?");
    case KLAVERJAS_PHASE_NAME:
      return NC_ ("prompt", "You must name trumps");
    case KLAVERJAS_PHASE_ROEM:
      return klaverjas_is_three (&deal->options)
                 ? NC_ ("prompt", "Your trick holds roem: {value}")
                 : NC_ ("prompt", "Your side’s trick holds roem: {value}");
    case KLAVERJAS_PHASE_DISCARD:
      return own->n_discarded == 0 ? NC_ ("prompt", "Lay away two cards: the first")
                                   : NC_ ("prompt", "Lay away two cards: the second");
    case KLAVERJAS_PHASE_KRAAK:
      return NC_ ("prompt", "Double, or pass");
    case KLAVERJAS_PHASE_DECLARE:
      return NC_ ("prompt", "Do you declare roem from your hand?");
    default:
      return deal->trick.n == 0 ? NC_ ("prompt", "You lead: play a card")
                                : NC_ ("prompt", "Your turn: play a card");
    }
}

/* The turned cards; D-24: what the maker laid away, as soon as the deal is over */
/*
 * Roem stays with the side that has it unless the maker’s side, being nat, loses it; after a
 * kraak either side may lose all (K-9.5).
 */
static Action
klaverjas_announcement (const Deal *deal, Card card, bool *is_safe)
{
  unsigned seat = (unsigned) deal->turn;

  *is_safe = deal->own.klaverjas.n_kraaks == 0 && deal->declarer != NO_SEAT
             && deal_unit (deal, seat) != deal_unit (deal, (unsigned) deal->declarer);
  if (card != CARD_NONE)
    return deal->phase == PHASE_PLAY ? klaverjas_stuk_action (deal, card) : ACTION_NONE;
  if (deal->phase == KLAVERJAS_PHASE_ROEM)
    return ACTION (KLAVERJAS_VERB_ROEM, 0);

  return deal->phase == KLAVERJAS_PHASE_DECLARE ? klaverjas_declare_all (deal) : ACTION_NONE;
}

const Game klaverjas_game = {
  .key = "klaverjas",
  .title = "Klaverjassen",
  .language = "nl",
  .summary = NC_ ("game", "The Dutch favourite for two against two: trumps, roem and pit"),
  .clockwise = true,
  .declarer_name = "speelt",
  .declarer_meaning = NC_ ("role", "maker of trumps"),
  .options = klaverjas_options,
  .limits = klaverjas_limits,
  .presets = klaverjas_presets,
  .verbs = klaverjas_verbs,
  .pack = klaverjas_pack,
  .count_seats = klaverjas_count_seats,
  .count_units = klaverjas_count_units,
  .unit_of = klaverjas_unit_of,
  .unit_names = klaverjas_unit_names,
  .first_dealer = klaverjas_first_dealer,
  .order = klaverjas_order,
  .duties = klaverjas_duties,
  .deal = klaverjas_deal,
  .legal = klaverjas_legal,
  .apply = klaverjas_apply,
  .result = klaverjas_result,
  .shown = klaverjas_shown,
  .hide = klaverjas_hide,
  .fill = klaverjas_fill_aside,
  .is_private = klaverjas_is_private,
  .book = klaverjas_book,
  .player_at = klaverjas_player_at,
  .standings = klaverjas_standings,
  .roles = klaverjas_roles,
  .only_cards_count = klaverjas_only_cards_count,
  .reason = klaverjas_reason,
  .prompt = klaverjas_prompt,
  .notice_prompt = klaverjas_notice_prompt,
  .linger = klaverjas_linger,
  .allies = klaverjas_allies,
  .multiplier = klaverjas_deal_multiplier,
  .open_cards = klaverjas_open_cards,
  .piles = klaverjas_piles,
  .laid_open = klaverjas_laid_open,
  .announcement = klaverjas_announcement,
  .sheet_form = klaverjas_sheet_form,
  .lines_left = klaverjas_lines_left,
  .marks_so_far = klaverjas_marks_so_far,
  .sheet_row = klaverjas_sheet_row,
  .breakdown = klaverjas_breakdown,
};
