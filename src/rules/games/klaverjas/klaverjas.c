/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Klaverjassen: facts, deal and play. Rule numbers (K-…) are those of rules/klaverjas.md. */

#include <glib.h>
#include <glib/gi18n-lib.h>

#include "klaverjas-private.h"

/* ---- Facts -------------------------------------------------------------------------- */

/* K-5.1 */
static unsigned
klaverjas_first_dealer (const Options *options)
{
  return klaverjas_count_seats (options) - 1;
}

static const UnitName *
klaverjas_unit_names (const Options *options)
{
  static const UnitName names[]
      = { { "Wij", NC_ ("side", "We") }, { "Zij", NC_ ("side", "They") } };

  return klaverjas_is_three (options) ? NULL : names;
}

/* ---- Deal: K-5 ---------------------------------------------------------------------- */

/* K-5.2 to K-5.4: the places in the main pack where each throw of the first player begins. */
typedef struct
{
  unsigned first;
  unsigned cards;
} Throw;

static const Throw throws_323[] = { { 0, 3 }, { 12, 2 }, { 20, 3 }, { 0, 0 } };
static const Throw throws_44[] = { { 0, 4 }, { 16, 4 }, { 0, 0 } };
static const Throw throws_three[] = { { 0, 4 }, { 12, 3 }, { 23, 3 }, { 0, 0 } };

#define FIRST_EXTRA_CARD 21 /* K-5.4 */

static const Throw *
throws_of (const Options *options)
{
  if (klaverjas_is_three (options))
    return throws_three;

  return option_is (options, KLAVERJAS_DEAL, KLAVERJAS_DEAL_44) ? throws_44 : throws_323;
}

/* K-3.2: splits the shuffled pack into main pack and turn-up pile. */
static void
split_pack (Deal *deal, Card *main_pack)
{
  KlaverjasState *own = &deal->own.klaverjas;
  unsigned n_main = 0;
  unsigned n_low = 0;

  own->turned[0] = own->turned[1] = CARD_NONE;
  for (unsigned i = 0; i < deal->n_pack; i++)
    {
      Card card = deal->pack[i];

      if (card < JASS_CARDS)
        main_pack[n_main++] = card;
      else if (n_low < G_N_ELEMENTS (own->turned))
        own->turned[n_low++] = card;
    }
}

static void
klaverjas_deal (Deal *deal, const Match *match G_GNUC_UNUSED)
{
  KlaverjasState *own = &deal->own.klaverjas;
  Card main_pack[JASS_CARDS];

  split_pack (deal, main_pack);
  for (const Throw *next = throws_of (&deal->options); next->cards != 0; next++)
    for (unsigned k = 0; k < deal->n_seats; k++)
      for (unsigned i = 0; i < next->cards; i++)
        deal->hand[deal_seat_after (deal, klaverjas_forehand (deal), k)]
            |= card_set_of (main_pack[next->first + k * next->cards + i]);
  for (unsigned i = 0; klaverjas_is_three (&deal->options) && i < KLAVERJAS_EXTRA_CARDS; i++)
    own->extra |= card_set_of (main_pack[FIRST_EXTRA_CARD + i]);

  own->pit = KLAVERJAS_NO_UNIT;
  klaverjas_begin_trump_choice (deal);
}

/* ---- Legal actions: K-6.1, K-7.1 ---------------------------------------------------- */

static void
klaverjas_legal (const Deal *deal, ActionList *list)
{
  switch (deal->phase)
    {
    case KLAVERJAS_PHASE_OFFER:
    case KLAVERJAS_PHASE_CHOOSE:
    case KLAVERJAS_PHASE_NAME:
      klaverjas_legal_trump (deal, list);
      break;
    case KLAVERJAS_PHASE_ROEM:
      klaverjas_legal_claims (deal, list);
      break;
    case KLAVERJAS_PHASE_DISCARD:
      klaverjas_legal_discard (deal, list);
      break;
    case KLAVERJAS_PHASE_KRAAK:
      klaverjas_legal_kraak (deal, list);
      break;
    case KLAVERJAS_PHASE_DECLARE:
      klaverjas_legal_declare (deal, list);
      break;
    default:
      klaverjas_legal_cards (deal, list);
    }
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

/* ---- Applying actions --------------------------------------------------------------- */

static void
klaverjas_apply (Deal *deal, Action action)
{
  switch (action_verb (action))
    {
    case VERB_TRUMP:
      klaverjas_name_trump (deal, (Suit) action_arg (action));
      break;
    case KLAVERJAS_VERB_PLAY_STUK:
    case VERB_PLAY:
      klaverjas_play_card (deal, (Card) action_arg (action),
                           action_verb (action) == KLAVERJAS_VERB_PLAY_STUK);
      break;
    case KLAVERJAS_VERB_ROEM:
    case KLAVERJAS_VERB_SILENT:
      klaverjas_answer_roem (deal, action_verb (action) == KLAVERJAS_VERB_ROEM);
      break;
    case KLAVERJAS_VERB_DISCARD:
      klaverjas_apply_discard (deal, (Card) action_arg (action));
      break;
    case KLAVERJAS_VERB_DECLARE_NONE:
    case KLAVERJAS_VERB_DECLARE_ALL:
    case KLAVERJAS_VERB_DECLARE_NOSTUK:
      klaverjas_apply_declare (deal, action);
      break;
    case VERB_PASS:
    case KLAVERJAS_VERB_KRAAK:
    case KLAVERJAS_VERB_HERKRAAK:
    case KLAVERJAS_VERB_SUPERKRAAK:
      if (deal->phase == KLAVERJAS_PHASE_KRAAK)
        klaverjas_apply_kraak (deal, action);
      else
        klaverjas_pass_trump (deal);
      break;
    default:
      g_return_if_reached ();
    }
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
  .player_at = klaverjas_match_player_at,
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
