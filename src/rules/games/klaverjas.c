/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Klaverjassen for four. Rule numbers (K-…) are those of rules/klaverjas.md. */

#include <glib.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "klaverjas-private.h"

#define PLAYERS 4

static inline bool
option_is (const Options *options, unsigned option, unsigned value)
{
  return options->value[option] == value;
}

/* ---- Facts ------------------------------------------------------------------------------ */

static const Pack *
klaverjas_pack (const Options *options)
{
  return options->value[KLAVERJAS_TRUMP] == KLAVERJAS_TRUMP_RANDOM ? &jass_pack_with_low
                                                                   : &jass_pack;
}

static unsigned
klaverjas_count_seats (const Options *options G_GNUC_UNUSED)
{
  return PLAYERS;
}

static unsigned
klaverjas_count_units (const Options *options G_GNUC_UNUSED)
{
  return 2;
}

/* K-3.7 */
static unsigned
klaverjas_unit_of (const Options *options G_GNUC_UNUSED, unsigned seat)
{
  return seat & 1;
}

/* K-5.1 */
static unsigned
klaverjas_first_dealer (const Options *options)
{
  return klaverjas_count_seats (options) - 1;
}

static const UnitName *
klaverjas_unit_names (const Options *options G_GNUC_UNUSED)
{
  static const UnitName names[]
      = { { "Wij", NC_ ("side", "We") }, { "Zij", NC_ ("side", "They") } };

  return names;
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

static inline unsigned
forehand (const Deal *deal)
{
  return deal_seat_after (deal, deal->dealer, 1);
}

static inline bool
partner_wins (const Deal *deal, unsigned seat)
{
  return deal->trick.n > 0 && trick_winner (&deal->trick) == (seat + 2) % PLAYERS;
}

/* ---- Deal: K-5 -------------------------------------------------------------------------- */

/* K-5.2, K-5.3: the places in the main pack where each throw of the first player begins. */
typedef struct
{
  unsigned first;
  unsigned cards;
} Throw;

static const Throw throws_323[] = { { 0, 3 }, { 12, 2 }, { 20, 3 }, { 0, 0 } };
static const Throw throws_44[] = { { 0, 4 }, { 16, 4 }, { 0, 0 } };

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

/* K-6.2, K-6.4, K-6.6, K-6.7 */
static void
begin_trump_choice (Deal *deal)
{
  KlaverjasState *own = &deal->own.klaverjas;

  deal->turn = (int8_t) forehand (deal);
  switch (deal->options.value[KLAVERJAS_TRUMP])
    {
    case KLAVERJAS_TRUMP_UTRECHT:
      deal->phase = KLAVERJAS_PHASE_NAME;
      break;
    case KLAVERJAS_TRUMP_RANDOM:
      deal->phase = KLAVERJAS_PHASE_OFFER;
      own->n_turned = 1; /* K-5.5 */
      break;
    default:
      deal->phase = KLAVERJAS_PHASE_CHOOSE;
      if (option_is (&deal->options, KLAVERJAS_FIRST_SPEAKER, KLAVERJAS_FIRST_SPEAKER_DEALER))
        deal->turn = (int8_t) deal->dealer;
    }
}

static void
klaverjas_deal (Deal *deal, const Match *match G_GNUC_UNUSED)
{
  const Throw *throws
      = option_is (&deal->options, KLAVERJAS_DEAL, KLAVERJAS_DEAL_44) ? throws_44 : throws_323;
  Card main_pack[JASS_CARDS];

  split_pack (deal, main_pack);
  for (; throws->cards != 0; throws++)
    for (unsigned k = 0; k < PLAYERS; k++)
      for (unsigned i = 0; i < throws->cards; i++)
        deal->hand[deal_seat_after (deal, forehand (deal), k)]
            |= card_set_of (main_pack[throws->first + k * throws->cards + i]);

  deal->own.klaverjas.pit = KLAVERJAS_NO_UNIT;
  begin_trump_choice (deal);
}

/* ---- Legal actions: K-6.1, K-7.1 -------------------------------------------------------- */

/* The suit that may not be named: the passed one under K-6.9. */
static Suit
barred_suit (const Deal *deal)
{
  const KlaverjasState *own = &deal->own.klaverjas;

  return own->n_turned > 0 ? pack_suit (&jass_pack_with_low, own->turned[0]) : SUIT_NONE;
}

static void
klaverjas_legal (const Deal *deal, ActionList *list)
{
  unsigned seat = (unsigned) deal->turn;
  CardSet cards;

  switch (deal->phase)
    {
    case KLAVERJAS_PHASE_OFFER:
      action_list_add (list, ACTION (VERB_PASS, 0));
      action_list_add (list, ACTION (VERB_TRUMP, barred_suit (deal)));
      break;
    case KLAVERJAS_PHASE_CHOOSE:
      action_list_add (list, ACTION (VERB_PASS, 0));
      G_GNUC_FALLTHROUGH;
    case KLAVERJAS_PHASE_NAME:
      for (unsigned suit = 0; suit < SUITS; suit++)
        if (suit != barred_suit (deal))
          action_list_add (list, ACTION (VERB_TRUMP, suit));
      break;
    case KLAVERJAS_PHASE_ROEM:
      action_list_add (list, ACTION (KLAVERJAS_VERB_ROEM, 0));
      action_list_add (list, ACTION (KLAVERJAS_VERB_SILENT, 0));
      break;
    default:
      cards = trick_legal (deal_order (deal), klaverjas_duties (deal), &deal->trick,
                           deal->hand[seat], partner_wins (deal, seat));
      for (; cards != 0; cards = card_set_rest (cards))
        action_list_add (list, ACTION (VERB_PLAY, card_set_first (cards)));
    }
}

static TrickReason
klaverjas_reason (const Deal *deal, unsigned seat, Card card)
{
  return trick_reason (deal_order (deal), klaverjas_duties (deal), &deal->trick, deal->hand[seat],
                       partner_wins (deal, seat), card);
}

/* ---- Roem: K-8 -------------------------------------------------------------------------- */

unsigned
klaverjas_roem_of (CardSet trick, Suit trump, bool four_all_100)
{
  static const unsigned seed_fours
      = 1u << RANK_TEN | 1u << RANK_QUEEN | 1u << RANK_KING | 1u << RANK_ACE;
  CardSet stuk = trump < SUITS ? jass_marriage (trump) : 0;
  unsigned fours = jass_fours (trick);
  JassRun runs[JASS_RUNS_MAX];
  unsigned value = 0;

  if (jass_runs (trick, runs) > 0) /* four cards hold at most one */
    value += runs[0].length == 3 ? 20 : 50;
  if (stuk != 0 && (trick & stuk) == stuk)
    value += 20;
  if (fours != 0 && four_all_100)
    value += 100;
  else if (fours == 1u << RANK_JACK)
    value += 200;
  else if ((fours & seed_fours) != 0)
    value += 100;

  return value;
}

static void
write_roem (Deal *deal, unsigned unit, unsigned value)
{
  KlaverjasState *own = &deal->own.klaverjas;

  own->roem[unit] += (uint16_t) value;
  own->mark[own->n_marks++] = (KlaverjasMark) { (uint8_t) unit, (uint8_t) value };
}

/* ---- Applying actions ------------------------------------------------------------------- */

/* K-8.10, K-9.1 */
static void
finish_deal (Deal *deal, unsigned last_winner)
{
  unsigned unit = deal_unit (deal, last_winner);

  deal->card_points[unit] += KLAVERJAS_LAST_TRICK_POINTS;
  if (deal->won[unit ^ 1] == 0)
    {
      deal->own.klaverjas.pit = (uint8_t) unit;
      write_roem (deal, unit, KLAVERJAS_PIT_ROEM);
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
  if (deal->n_played == JASS_CARDS)
    finish_deal (deal, winner); /* K-6.20 */
}

static void
play_card (Deal *deal, Card card)
{
  KlaverjasState *own = &deal->own.klaverjas;
  unsigned value;

  deal_put_card (deal, deal_order (deal), card);
  if (deal->trick.n < PLAYERS)
    {
      deal->turn = (int8_t) deal_seat_after (deal, (unsigned) deal->turn, 1);
      return;
    }

  value = klaverjas_roem_of (
      trick_cards (&deal->trick), deal->trump,
      option_is (&deal->options, KLAVERJAS_FOUR_KIND, KLAVERJAS_FOUR_KIND_ALL100));
  if (value > 0 && option_is (&deal->options, KLAVERJAS_ROEM, KLAVERJAS_ROEM_MANUAL))
    {
      /* K-8.3: the winner is asked first */
      own->roem_on_table = (uint8_t) value;
      own->n_spoken = 1;
      deal->phase = KLAVERJAS_PHASE_ROEM;
      deal->turn = (int8_t) trick_winner (&deal->trick);
      return;
    }

  if (value > 0)
    write_roem (deal, deal_unit (deal, trick_winner (&deal->trick)), value); /* K-8.4 */
  next_trick (deal);
}

/* K-6.2: from here on trump and maker stand; K-6.18: forehand leads */
static void
fix_trump (Deal *deal, unsigned maker, Suit trump)
{
  deal->declarer = (int8_t) maker;
  deal->trump = (uint8_t) trump;
  deal->own.klaverjas.n_spoken = 0;
  deal->phase = PHASE_PLAY;
  deal->turn = (int8_t) forehand (deal);
}

static void
pass_trump (Deal *deal)
{
  KlaverjasState *own = &deal->own.klaverjas;
  unsigned next = deal_seat_after (deal, (unsigned) deal->turn, 1);

  if (++own->n_spoken < PLAYERS)
    {
      deal->turn = (int8_t) next;
      return;
    }

  /* everybody passed: @next is who spoke first (K-6.3, K-6.4, K-6.8, K-6.9) */
  deal->turn = (int8_t) next;
  own->n_spoken = 0;
  if (deal->phase == KLAVERJAS_PHASE_OFFER
      && option_is (&deal->options, KLAVERJAS_RANDOM_SECOND, KLAVERJAS_RANDOM_SECOND_TURN))
    {
      own->n_turned = 2;
      fix_trump (deal, next, pack_suit (&jass_pack_with_low, own->turned[1]));
    }
  else
    {
      deal->phase = KLAVERJAS_PHASE_NAME;
    }
}

/* K-8.3: after the winner's silence the partner is asked */
static void
answer_roem (Deal *deal, bool claimed)
{
  KlaverjasState *own = &deal->own.klaverjas;

  if (claimed)
    {
      write_roem (deal, deal_unit (deal, (unsigned) deal->turn), own->roem_on_table);
    }
  else if (own->n_spoken == 1)
    {
      own->n_spoken = 2;
      deal->turn = (int8_t) deal_seat_after (deal, (unsigned) deal->turn, 2);
      return;
    }
  own->n_spoken = 0;
  next_trick (deal);
}

static void
klaverjas_apply (Deal *deal, Action action)
{
  switch (action_verb (action))
    {
    case VERB_PASS:
      pass_trump (deal);
      break;
    case VERB_TRUMP:
      fix_trump (deal, (unsigned) deal->turn, action_arg (action));
      break;
    case VERB_PLAY:
      play_card (deal, (Card) action_arg (action));
      break;
    case KLAVERJAS_VERB_ROEM:
    case KLAVERJAS_VERB_SILENT:
      answer_roem (deal, action_verb (action) == KLAVERJAS_VERB_ROEM);
      break;
    default:
      g_return_if_reached ();
    }
}

/* ---- Scoring: K-9 ----------------------------------------------------------------------- */

static int
points_of (const Deal *deal, unsigned unit)
{
  return deal->card_points[unit] + deal->own.klaverjas.roem[unit];
}

/* K-9.3: the maker's side needs more than the others */
bool
klaverjas_is_nat (const Deal *deal)
{
  unsigned maker = deal_unit (deal, (unsigned) deal->declarer);

  return points_of (deal, maker) <= points_of (deal, maker ^ 1);
}

static void
klaverjas_result (const Deal *deal, DealResult *result)
{
  unsigned maker = deal_unit (deal, (unsigned) deal->declarer);
  bool nat = klaverjas_is_nat (deal);

  for (unsigned u = 0; u < 2; u++)
    result->points[u] = result->score[u] = points_of (deal, u);
  if (nat)
    {
      result->score[maker] = 0;
      result->score[maker ^ 1] = result->points[0] + result->points[1];
    }
}

/* The low cards that are not turned are never played: nobody looks for them. */
static CardSet
klaverjas_hide (Deal *deal, unsigned seat G_GNUC_UNUSED)
{
  KlaverjasState *own = &deal->own.klaverjas;

  for (unsigned i = own->n_turned; i < G_N_ELEMENTS (own->turned); i++)
    own->turned[i] = CARD_NONE;

  return 0;
}

/* ---- Match: K-10 ------------------------------------------------------------------------ */

/* K-10.2, K-10.3 */
static bool
match_ends (const Match *match)
{
  int leader = match_leader (match);

  if (option_is (&match->options, KLAVERJAS_END, KLAVERJAS_END_BOOM))
    return match->n_counted >= options_number (&match->options, &klaverjas_game, KLAVERJAS_DEALS);

  return leader != NO_UNIT
         && match->score[leader]
                >= options_number (&match->options, &klaverjas_game, KLAVERJAS_TARGET);
}

/* K-10.1; K-10.4: a draw has two winning sides */
static void
klaverjas_book (Match *match, const Deal *deal)
{
  match_add_scores (match, deal);
  if (match_ends (match))
    match_end_by_score (match);
}

/* ---- What the table shows ---------------------------------------------------------------- */

static unsigned
klaverjas_roles (const Deal *deal, unsigned seat)
{
  return (seat == deal->dealer ? ROLE_DEALER : 0) | (seat == forehand (deal) ? ROLE_FOREHAND : 0)
         | ((int) seat == deal->declarer ? ROLE_DECLARER : 0);
}

static const char *
klaverjas_prompt (const Deal *deal, unsigned *value, Suit *suit)
{
  *value = deal->own.klaverjas.roem_on_table;
  *suit = barred_suit (deal);
  switch (deal->phase)
    {
    case KLAVERJAS_PHASE_CHOOSE:
      return NC_ ("prompt", "Choose trumps, or pass");
    case KLAVERJAS_PHASE_OFFER:
      return NC_ ("prompt", "Do you play {suit}?");
    case KLAVERJAS_PHASE_NAME:
      return NC_ ("prompt", "You must name trumps");
    case KLAVERJAS_PHASE_ROEM:
      return NC_ ("prompt", "Your side’s trick holds roem: {value}");
    default:
      return deal->trick.n == 0 ? NC_ ("prompt", "You lead: play a card")
                                : NC_ ("prompt", "Your turn: play a card");
    }
}

static unsigned
klaverjas_open_cards (const Deal *deal, Card *cards)
{
  const KlaverjasState *own = &deal->own.klaverjas;

  for (unsigned i = 0; i < own->n_turned; i++)
    cards[i] = own->turned[i];

  return own->n_turned;
}

/* K-10.8 */
const Game klaverjas_game = {
  .key = "klaverjas",
  .title = "Klaverjassen",
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
  .hide = klaverjas_hide,
  .book = klaverjas_book,
  .roles = klaverjas_roles,
  .reason = klaverjas_reason,
  .prompt = klaverjas_prompt,
  .open_cards = klaverjas_open_cards,
  .sheet_row = klaverjas_sheet_row,
  .breakdown = klaverjas_breakdown,
};
