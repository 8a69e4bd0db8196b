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

static const TrickOrder *
klaverjas_order (const Options *options G_GNUC_UNUSED, unsigned trump)
{
  return jass_order (trump);
}

/* K-7.3 to K-7.7 */
static const TrickDuties *
klaverjas_duties (const Deal *deal)
{
  static const TrickDuties amsterdam
      = { .head_trump = true, .ruff = RUFF_UNLESS_PARTNER, .overruff = true, .no_underruff = true };
  static const TrickDuties rotterdam
      = { .head_trump = true, .ruff = RUFF_ALWAYS, .overruff = true };

  return option_is (&deal->options, KLAVERJAS_RULES, KLAVERJAS_RULES_ROTTERDAM) ? &rotterdam
                                                                                : &amsterdam;
}

/* K-3.7, D-22: in the game for three nobody has a partner */
static inline bool
partner_wins (const Deal *deal, unsigned seat)
{
  return deal->trick.n > 0 && !klaverjas_is_three (&deal->options)
         && trick_winner (&deal->trick) == deal_seat_after (deal, seat, 2);
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

/* K-8.8: playing @card and announcing stuk, or ACTION_NONE */
static Action
stuk_action (const Deal *deal, Card card)
{
  bool manual = option_is (&deal->options, KLAVERJAS_ROEM, KLAVERJAS_ROEM_MANUAL);

  return manual && klaverjas_has_stuk_to_announce (deal, card)
             ? ACTION (KLAVERJAS_VERB_PLAY_STUK, card)
             : ACTION_NONE;
}

static void
legal_cards (const Deal *deal, ActionList *list)
{
  unsigned seat = (unsigned) deal->turn;
  CardSet cards = trick_legal (deal_order (deal), klaverjas_duties (deal), &deal->trick,
                               deal->hand[seat], partner_wins (deal, seat));

  for (; cards != 0; cards = card_set_rest (cards))
    {
      Card card = card_set_first (cards);

      action_list_add (list, ACTION (VERB_PLAY, card));
      if (stuk_action (deal, card) != ACTION_NONE)
        action_list_add (list, stuk_action (deal, card));
    }
}

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
      action_list_add (list, ACTION (KLAVERJAS_VERB_ROEM, 0));
      action_list_add (list, ACTION (KLAVERJAS_VERB_SILENT, 0));
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
      legal_cards (deal, list);
    }
}

static TrickReason
klaverjas_reason (const Deal *deal, unsigned seat, Card card)
{
  return trick_reason (deal_order (deal), klaverjas_duties (deal), &deal->trick, deal->hand[seat],
                       partner_wins (deal, seat), card);
}

/* ---- Play: K-6.18 to K-6.20, K-8.3, K-8.4 ------------------------------------------- */

bool
klaverjas_next_speaker (Deal *deal)
{
  KlaverjasState *own = &deal->own.klaverjas;
  int next;

  own->to_speak &= (SeatSet) ~seats_of ((unsigned) deal->turn);
  next = seats_next (own->to_speak, (unsigned) deal->turn, deal->n_seats);
  if (next == NO_SEAT)
    return false;
  deal->turn = (int8_t) next;

  return true;
}

void
klaverjas_begin_play (Deal *deal)
{
  deal->own.klaverjas.to_speak = 0;
  deal->phase = PHASE_PLAY;
  deal->turn = (int8_t) klaverjas_forehand (deal);
}

/* K-8.10 */
static bool
has_every_trick (const Deal *deal, unsigned unit)
{
  for (unsigned u = 0; u < klaverjas_count_units (&deal->options); u++)
    if (u != unit && deal->won[u] != 0)
      return false;

  return true;
}

/* K-8.10, K-9.1 */
static void
finish_deal (Deal *deal, unsigned last_winner)
{
  KlaverjasState *own = &deal->own.klaverjas;
  unsigned unit = deal_unit (deal, last_winner);

  deal->won[unit] |= own->discarded;
  deal->card_points[unit] += (uint16_t) (KLAVERJAS_LAST_TRICK_POINTS
                                         + trick_points (deal_order (deal), own->discarded));
  if (has_every_trick (deal, unit))
    {
      own->pit = (uint8_t) unit;
      klaverjas_write_roem (deal, unit, KLAVERJAS_PIT_ROEM);
    }
  deal->phase = PHASE_OVER;
  deal->turn = NO_SEAT;
}

static void
next_trick (Deal *deal)
{
  unsigned winner = deal_take_trick (deal, deal_order (deal));

  deal->own.klaverjas.roem_on_table = 0;
  deal->phase = PHASE_PLAY;
  deal->turn = (int8_t) winner;
  if (deal->n_played + deal->own.klaverjas.n_discarded == JASS_CARDS)
    finish_deal (deal, winner); /* K-6.20 */
}

/* K-8.3: the winner is asked first, then the partner */
static void
ask_for_roem (Deal *deal, unsigned winner, unsigned value)
{
  KlaverjasState *own = &deal->own.klaverjas;

  own->roem_on_table = (uint8_t) value;
  own->to_speak = klaverjas_is_three (&deal->options) || value == 0
                      ? seats_of (winner)
                      : seats_every_second (winner, deal->n_seats);
  deal->phase = KLAVERJAS_PHASE_ROEM;
  deal->turn = (int8_t) winner;
}

/* K-8.2 */
static unsigned
roem_on_table (const Deal *deal)
{
  return klaverjas_roem_of (
      trick_cards (&deal->trick), deal->trump,
      option_is (&deal->options, KLAVERJAS_FOUR_KIND, KLAVERJAS_FOUR_KIND_ALL100));
}

/* K-8.3, K-8.4 */
static void
complete_trick (Deal *deal)
{
  unsigned winner = trick_winner (&deal->trick);
  unsigned value = roem_on_table (deal);

  if (value > 0 && option_is (&deal->options, KLAVERJAS_ROEM, KLAVERJAS_ROEM_MANUAL))
    {
      ask_for_roem (deal, winner, value);
      return;
    }

  if (value > 0)
    klaverjas_write_roem (deal, deal_unit (deal, winner), value); /* K-8.4 */
  next_trick (deal);
}

static void
play_card (Deal *deal, Card card)
{
  bool automatic = option_is (&deal->options, KLAVERJAS_ROEM, KLAVERJAS_ROEM_AUTO);

  if (automatic && klaverjas_has_stuk_to_announce (deal, card))
    klaverjas_announce_stuk (deal); /* K-8.9 */
  deal_put_card (deal, deal_order (deal), card);
  if (deal->trick.n < deal->n_seats)
    deal->turn = (int8_t) deal_seat_after (deal, (unsigned) deal->turn, 1);
  else
    complete_trick (deal);
}

/* K-8.3: after the winner's silence the partner is asked; where nothing lies nothing is written */
static void
answer_roem (Deal *deal, bool claimed)
{
  KlaverjasState *own = &deal->own.klaverjas;

  if (claimed && own->roem_on_table > 0)
    klaverjas_write_roem (deal, deal_unit (deal, (unsigned) deal->turn), own->roem_on_table);
  else if (klaverjas_next_speaker (deal))
    return;
  own->to_speak = 0;
  next_trick (deal);
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

static bool
klaverjas_linger (Deal *deal, unsigned seat, Action action)
{
  Deal next = *deal;

  if (deal->phase != PHASE_PLAY || deal->trick.n + 1 < deal->n_seats
      || option_is (&deal->options, KLAVERJAS_ROEM, KLAVERJAS_ROEM_AUTO))
    return false;
  if (action_verb (action) == KLAVERJAS_VERB_PLAY_STUK)
    klaverjas_announce_stuk (&next);
  deal_put_card (&next, deal_order (deal), (Card) action_arg (action));
  if (trick_winner (&next.trick) != seat || roem_on_table (&next) > 0)
    return false;
  ask_for_roem (&next, seat, 0);
  *deal = next;

  return true;
}

/* K-8.2, K-8.8: no roem lies in @cards, and nobody has stuk to announce */
static bool
klaverjas_only_cards_count (const Deal *deal, unsigned seat G_GNUC_UNUSED, CardSet cards)
{
  CardSet stuk = deal->trump < SUITS ? cards & jass_marriage (deal->trump) : 0;
  JassRun runs[JASS_RUNS_MAX];

  return jass_runs (cards, runs) == 0 && jass_fours (cards) == 0
         && card_set_count (stuk) < (klaverjas_is_kraken (&deal->options) ? 1u : 2u);
}

/* ---- Applying actions --------------------------------------------------------------- */

static void
klaverjas_apply (Deal *deal, Action action)
{
  switch (action_verb (action))
    {
    case VERB_TRUMP:
      klaverjas_fix_trump (deal, (unsigned) deal->turn, action_arg (action));
      break;
    case KLAVERJAS_VERB_PLAY_STUK:
      klaverjas_announce_stuk (deal);
      G_GNUC_FALLTHROUGH;
    case VERB_PLAY:
      play_card (deal, (Card) action_arg (action));
      break;
    case KLAVERJAS_VERB_ROEM:
    case KLAVERJAS_VERB_SILENT:
      answer_roem (deal, action_verb (action) == KLAVERJAS_VERB_ROEM);
      break;
    case KLAVERJAS_VERB_DISCARD:
      klaverjas_apply_discard (deal, action);
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
    return deal->phase == PHASE_PLAY ? stuk_action (deal, card) : ACTION_NONE;
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
