/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The PlayerGame table of Klaverjassen (section 15 of games/klaverjas/rules.md). */

#include "players/games/klaverjas/klaverjas.h"

#include <glib/gi18n-lib.h>

#include "players/argue.h"
#include "players/games/klaverjas/klaverjas-position.h"
#include "players/games/klaverjas/klaverjas-prospect.h"
#include "players/games/klaverjas/klaverjas-signals.h"
#include "players/games/player-games.h"
#include "players/search/keep.h"
#include "players/temperament.h"
#include "rules/game.h"
#include "rules/games/klaverjas/klaverjas-roem.h"
#include "rules/games/klaverjas/klaverjas-score.h"
#include "rules/jass.h"

static bool
is_form (const Deal *seen, int form)
{
  return option_is (&seen->options, KLAVERJAS_GAME, form);
}

/*
 * Section 15: opponents always claim; maker's side, and after kraak both, stay silent if the roem
 * would go to the enemy.
 */
static void
judge_roem (const Observation *observation, Choice *choice)
{
  const Deal *seen = &observation->seen;
  const KlaverjasState *own = &seen->own.klaverjas;
  bool is_makers_side
      = deal_unit (seen, observation->seat) == deal_unit (seen, (unsigned) seen->declarer);
  bool partner_was_silent = trick_winner (&seen->trick) != observation->seat;
  bool may_lose_it = is_makers_side || own->n_kraaks > 0;
  bool silent = may_lose_it && (partner_was_silent || klaverjas_is_losing (observation));

  for (unsigned i = 0; i < choice->n; i++)
    {
      ChoiceRow *row = &choice->row[i];

      row->reason = silent ? REASON_DENY_BONUS : REASON_CLAIM_BONUS;
      row->value = 0;
      if (action_verb (row->action) == KLAVERJAS_VERB_ROEM)
        row->value = silent ? -own->roem_on_table : own->roem_on_table;
    }
}

/*
 * Temperament for calls. Kraken deals swing by hundreds; bold players name and kraak more often, at
 * little cost (strength-notes.md).
 */
#define KRAKEN_NAMES 10.0
#define KRAKEN_KRAAK 40.0

static double
reach_of_names (const Deal *seen)
{
  return klaverjas_is_kraken (&seen->options) ? KRAKEN_NAMES : TEMPERAMENT_POINTS;
}

#define LESS_REACH 0.99 /* share of the reach of a bold player that others have */

/* Below a pass by more than any temperament or klaverjas_dare () makes up for. */
#define NEVER_CALLED 200

/*
 * Lowers free calls that no partner accepts below a pass. A call on a daring holding stays within
 * the reach of bold players only.
 */
static void
lower_weak_calls (const Observation *observation, Choice *choice)
{
  const Deal *seen = &observation->seen;
  const ChoiceRow *pass = argue_find (choice, VERB_PASS);

  if (pass == NULL)
    return;

  for (unsigned i = 0; i < choice->n; i++)
    {
      ChoiceRow *row = &choice->row[i];
      KlaverjasHolding holding;
      double below;

      if (row == pass)
        continue;
      holding = klaverjas_holding (seen->hand[observation->seat], action_arg (row->action));
      if (holding == KLAVERJAS_HOLDING_SOUND)
        continue;
      below = holding == KLAVERJAS_HOLDING_DARING && !is_form (seen, KLAVERJAS_GAME_THREE)
                  ? reach_of_names (seen)
                  : NEVER_CALLED;
      row->value = MIN (row->value, pass->value - below);
      row->reason = REASON_LEAST_BAD;
    }
}

static void
judge (const Observation *observation, Choice *choice)
{
  static void (*const judge_calls[]) (const Observation *observation, Choice *choice) = {
    [KLAVERJAS_GAME_KLAVERJAS] = simple_klaverjas_judge_calls,
    [KLAVERJAS_GAME_KRAKEN] = simple_klaverjas_judge_calls_in_kraken,
    [KLAVERJAS_GAME_THREE] = simple_klaverjas_judge_calls_of_three,
  };

  switch (observation->seen.phase)
    {
    case PHASE_PLAY:
      simple_klaverjas_judge_cards (observation, choice);
      break;
    case KLAVERJAS_PHASE_ROEM:
      judge_roem (observation, choice);
      break;
    case KLAVERJAS_PHASE_DISCARD:
      simple_klaverjas_judge_discards (observation, choice);
      break;
    case KLAVERJAS_PHASE_KRAAK:
      simple_klaverjas_judge_kraak (observation, choice);
      break;
    case KLAVERJAS_PHASE_DECLARE:
      simple_klaverjas_judge_declarations (observation, choice);
      break;
    default:
      judge_calls[observation->seen.options.value[KLAVERJAS_GAME]](observation, choice);
      lower_weak_calls (observation, choice);
    }
}

/* ---- Arguments ------------------------------------------------------------------------------ */

#define ROEM_WORTH_A_WORD 10 /* half of the least roem */

/* ---- Naming trumps ---------------------------------------------------------------------- */

/* Returns trumps, aces and guarded tens. */
static CardSet
counted_cards (const Deal *seen, CardSet hand, unsigned trump)
{
  const TrickOrder *order = game_order (seen->game, &seen->options, trump);
  CardSet counted = hand & order->members[trump];

  for (CardSet set = hand & ~counted; set != 0; set = card_set_rest (set))
    {
      Card card = card_set_first (set);
      CardSet suit = hand & order->members[order->group[card]];

      if (order->points[card] == 11 || (order->points[card] == 10 && card_set_count (suit) > 1))
        counted |= card_set_of (card);
    }

  return counted;
}

static double
worth_by_curve (gconstpointer data, double points)
{
  return klaverjas_curve_at (data, points);
}

typedef struct
{
  const Options *options;
  unsigned trump;
} KrakenSuit;

static double
worth_in_kraken (gconstpointer data, double lead)
{
  const KrakenSuit *suit = data;

  return klaverjas_multiplier (suit->options, 0, suit->trump)
         * klaverjas_curve_at (&klaverjas_score_of_lead, lead);
}

static void
argue_kraken (const Observation *observation, const Choice *choice, PlayerArgument *argument)
{
  const Deal *seen = &observation->seen;
  KrakenSuit suit = { &seen->options, argument->suit };
  CardSet hand = seen->hand[observation->seat];
  KlaverjasWay way
      = seen->phase == KLAVERJAS_PHASE_NAME ? KLAVERJAS_WAY_NAMED : KLAVERJAS_WAY_CHOSEN;
  double lead = klaverjas_promised_lead (&klaverjas_promises[KLAVERJAS_ROLE_MAKER], way, hand,
                                         argument->suit)
                + klaverjas_roem_of_hand (&seen->options, hand, argument->suit);

  argue_count (argument, choice, ARGUMENT_AHEAD_ENOUGH, lead, worth_in_kraken, &suit);
}

/* Returns the suit of @choice with most cards in @hand; points as trumps decide a tie. */
static unsigned
find_longest_suit (const Choice *choice, CardSet hand)
{
  unsigned longest = SUIT_NONE;
  unsigned most = 0;

  for (unsigned i = 0; i < choice->n; i++)
    {
      unsigned suit = action_arg (choice->row[i].action);
      const TrickOrder *order;
      unsigned worth;

      if (action_verb (choice->row[i].action) != VERB_TRUMP)
        continue;
      order = jass_order (suit);
      worth = CARDS_MAX * card_set_count (hand & order->members[order->trump])
              + trick_points (order, hand & order->members[order->trump]);
      if (longest == SUIT_NONE || worth > most)
        {
          longest = suit;
          most = worth;
        }
    }

  return longest;
}

static void
argue_naming (const Observation *observation, const Choice *choice, PlayerArgument *argument)
{
  const Deal *seen = &observation->seen;
  const ChoiceRow *named = argue_find (choice, VERB_TRUMP);
  CardSet hand = seen->hand[observation->seat];
  unsigned trump = action_arg (named->action);

  /* the figures may speak for a call that no partner accepts */
  if (action_verb (choice->row[0].action) == VERB_PASS
      && klaverjas_holding (hand, trump) != KLAVERJAS_HOLDING_SOUND)
    {
      argument->kind = ARGUMENT_SUIT_WEAK;
      argument->suit = (uint8_t) find_longest_suit (choice, hand);
      return;
    }

  argument->suit = (uint8_t) trump;
  argument->cards = counted_cards (seen, hand, trump);
  if (seen->options.value[KLAVERJAS_GAME] == KLAVERJAS_GAME_KRAKEN)
    argue_kraken (observation, choice, argument);
  else if (seen->options.value[KLAVERJAS_GAME] == KLAVERJAS_GAME_THREE)
    argue_count (argument, choice, ARGUMENT_SUIT_ENOUGH,
                 klaverjas_dealt_points (&klaverjas_dealt, hand, trump), worth_by_curve,
                 &klaverjas_lead_of_three);
  else
    argue_count (argument, choice, ARGUMENT_SUIT_ENOUGH,
                 klaverjas_bid_points (&klaverjas_bid, seen, observation->seat, trump),
                 worth_by_curve, &klaverjas_bid_lead);
}

/* ---- Other arguments -------------------------------------------------------------------- */

/* Returns the cards of declarable roem, stuk included (K-8.6, K-8.8). */
static CardSet
roem_cards (const Deal *seen, CardSet hand)
{
  KlaverjasCombination list[KLAVERJAS_COMBINATIONS_MAX];
  unsigned n = klaverjas_combinations (&seen->options, hand, list);
  CardSet stuk = jass_marriage (seen->trump);
  CardSet cards = (stuk & ~hand) == 0 ? stuk : 0;

  for (unsigned i = 0; i < n; i++)
    cards |= list[i].cards;

  return cards;
}

/* Roem of the losing side goes to the enemy (K-9.3, K-9.5). */
static void
argue_silence (const Deal *seen, PlayerArgument *argument)
{
  CardSet hand = seen->hand[seen->turn];

  argument->points = seen->own.klaverjas.roem_on_table;
  if (seen->phase == KLAVERJAS_PHASE_DECLARE)
    {
      argument->points = (int) klaverjas_roem_of_hand (&seen->options, hand, seen->trump);
      argument->cards = roem_cards (seen, hand);
    }
  if (argument->points > 0)
    argument->kind = ARGUMENT_DENIED;
}

/* K-8.8: stuk can be announced later. */
static void
argue_hidden_stuk (const Deal *seen, PlayerArgument *argument)
{
  argument->kind = ARGUMENT_KEPT;
  argument->cards = seen->hand[seen->turn] & jass_marriage (seen->trump);
  argument->points = KLAVERJAS_STUK_ROEM;
}

/* Collects the cards that would give the enemy more roem than @card. */
static void
argue_spared_roem (const Observation *observation, Card card, PlayerArgument *argument)
{
  KlaverjasPosition position;
  CardSet others = 0;
  double least;

  klaverjas_position_make (&position, observation);
  least = klaverjas_roem_prospect (&position, card).if_lost;
  for (unsigned i = 0; i < observation->legal.n; i++)
    {
      Card other = action_card (observation->seen.game, observation->legal.at[i]);

      if (klaverjas_roem_prospect (&position, other).if_lost >= least + ROEM_WORTH_A_WORD)
        others |= card_set_of (other);
    }
  if (others == 0)
    return;
  argument->kind = ARGUMENT_SPARES_ROEM;
  argument->cards = others;
}

/* K-8.3: returns true if the partner is asked for the roem on the table after a silence. */
static bool
is_shared (const Observation *observation)
{
  const Deal *seen = &observation->seen;

  return seen->phase == KLAVERJAS_PHASE_ROEM
         && seats_count (deal_partners (seen, observation->seat)) > 1
         && trick_winner (&seen->trick) == observation->seat;
}

/*
 * Explains a card laid aside. It may count for the others (K-9.1), so only its suit and the rest
 * matter.
 */
static void
argue_discard (const Observation *observation, const Choice *choice, PlayerArgument *argument)
{
  const Deal *seen = &observation->seen;
  const TrickOrder *order = deal_order (seen);
  Card card = action_card (seen->game, argument->action);
  CardSet suit = seen->hand[observation->seat] & order->members[order->group[card]];

  argument->points = (int) (choice->row[0].value + 0.5);
  argument->kind = order->group[card] != order->trump && card_set_count (suit) == 1 ? ARGUMENT_VOID
                                                                                    : ARGUMENT_REST;
}

static void
argue_roem (const Observation *observation, PlayerArgument *argument)
{
  const Deal *seen = &observation->seen;

  if (argument->reason == REASON_DENY_BONUS)
    argue_silence (seen, argument);
  if (argument->reason == REASON_KEEP_BONUS)
    argue_hidden_stuk (seen, argument);
  if (argument->reason != REASON_CLAIM_BONUS)
    return;
  if (seen->phase == KLAVERJAS_PHASE_DECLARE)
    argument->cards = roem_cards (seen, seen->hand[observation->seat]);
  argument->kind = is_shared (observation) ? ARGUMENT_SHARED : ARGUMENT_BONUS;
  argument->points = seen->phase == KLAVERJAS_PHASE_ROEM
                         ? seen->own.klaverjas.roem_on_table
                         : (int) klaverjas_roem_of_hand (
                             &seen->options, seen->hand[observation->seat], seen->trump);
}

static void
argue_signals (const Observation *observation, PlayerArgument *argument)
{
  const Game *game = observation->seen.game;
  KlaverjasPosition position;

  if (!action_is_play (game, argument->action))
    return;
  klaverjas_position_make (&position, observation);
  klaverjas_signals_message (&position, observation, action_card (game, argument->action),
                             &argument->message);
}

static void
simple_klaverjas_argue (const Observation *observation, const Choice *choice,
                        PlayerArgument *argument)
{
  const Deal *seen = &observation->seen;

  switch (seen->phase)
    {
    case KLAVERJAS_PHASE_ROEM:
    case KLAVERJAS_PHASE_DECLARE:
      argue_roem (observation, argument);
      break;
    case KLAVERJAS_PHASE_DISCARD:
      argue_discard (observation, choice, argument);
      break;
    case KLAVERJAS_PHASE_KRAAK:
      argument->kind = ARGUMENT_LEAD;
      argument->cards = counted_cards (seen, seen->hand[observation->seat], seen->trump);
      argument->points = (int) klaverjas_lead_in_kraak (observation);
      if (argument->is_bold && argument->points < 0)
        argument->kind = ARGUMENT_LEAD_CLOSE;
      break;
    case PHASE_PLAY:
      argue_signals (observation, argument);
      if (argument->reason == REASON_AVOID_BONUS)
        argue_spared_roem (observation, action_card (seen->game, argument->action), argument);
      break;
    default:
      argue_naming (observation, choice, argument);
    }
}

/* ---- Search --------------------------------------------------------------------------------- */

static void
klaverjas_guide (const Deal *deal, ActionList *list)
{
  switch (deal->phase)
    {
    case PHASE_PLAY:
      keep_loudest_plays (list);
      break;
    case KLAVERJAS_PHASE_ROEM:
      keep_verb (list, KLAVERJAS_VERB_ROEM);
      break;
    case KLAVERJAS_PHASE_KRAAK:
      keep_verb (list, VERB_PASS);
      break;
    case KLAVERJAS_PHASE_DECLARE: /* full declaration, or nothing */
      keep_only (list, list->at[0]);
      break;
    default:
      break;
    }
}

/* Measurements are in strength-notes.md. */
static const SearchPlan klaverjas_plans[] = {
  { .kind = KLAVERJAS_GAME_KLAVERJAS,
    .policy = GUIDE_BY_RULES,
    .share = 1,
    .n_judged = 4000,
    .tried = 3,
    .traits = SEARCH_DEEP | SEARCH_OPEN },
  { .kind = SEARCH_ANY_KIND,
    .policy = GUIDE_BY_RULES,
    .share = 1,
    .n_judged = 4000,
    .tried = 3,
    .traits = SEARCH_DEEP },
};

/* ---- Calls ----------------------------------------------------------------------------------- */

static bool
is_offered (const Deal *seen)
{
  return seen->phase == KLAVERJAS_PHASE_CHOOSE || seen->phase == KLAVERJAS_PHASE_OFFER;
}

static bool
klaverjas_bids (const Observation *observation, const Player *player)
{
  const Deal *seen = &observation->seen;

  if (is_form (seen, KLAVERJAS_GAME_KLAVERJAS))
    return player->trumps && is_offered (seen);

  return is_form (seen, KLAVERJAS_GAME_THREE) && seen->phase == KLAVERJAS_PHASE_DISCARD;
}

/*
 * Deductions from a pass in the game for three, before and as the last speaker: `strong` gains more
 * on `simple` as maker than as defender.
 */
#define DARED 30
#define DARED_LAST 60

static void
klaverjas_dare (const Observation *observation, Choice *choice)
{
  const Deal *seen = &observation->seen;
  bool is_last;

  if (!is_form (seen, KLAVERJAS_GAME_THREE) || seen->phase != KLAVERJAS_PHASE_CHOOSE)
    return;
  is_last = seats_count (seen->own.klaverjas.to_speak) == 1;
  for (unsigned i = 0; i < choice->n; i++)
    if (action_verb (choice->row[i].action) == VERB_PASS)
      choice->row[i].value -= is_last ? DARED_LAST : DARED;
}

static double
klaverjas_reach (const Observation *observation, const Player *player)
{
  bool is_bold = player->temperament == TEMPERAMENT_BOLD;

  switch (observation->seen.phase)
    {
    case KLAVERJAS_PHASE_CHOOSE:
    case KLAVERJAS_PHASE_OFFER:
    case KLAVERJAS_PHASE_NAME:
      return reach_of_names (&observation->seen) * (is_bold ? 1 : LESS_REACH);
    case KLAVERJAS_PHASE_KRAAK:
      return KRAKEN_KRAAK;
    default:
      return 0;
    }
}

/* ---- People --------------------------------------------------------------------------------- */

static const Person klaverjas_people[] = {
  { "jan", "Jan", "Urk", TEMPERAMENT_STEADY,
    NC_ ("person", "Once a skipper; has the tides and every played card in his head.") },
  { "trijntje", "Trijntje", "Dokkum", TEMPERAMENT_CAREFUL,
    NC_ ("person", "Taught at school for forty years; counts the trumps twice.") },
  { "piet", "Piet", "Amsterdam", TEMPERAMENT_BOLD,
    NC_ ("person", "Has a stall at the market; plays on next to nothing, and laughs.") },
  { "marijke", "Marijke", "Rotterdam", TEMPERAMENT_QUICK,
    NC_ ("person", "A nurse; has done her thinking before the others have sorted their cards.") },
  { "kees", "Kees", "Utrecht", TEMPERAMENT_BOLD,
    NC_ ("person", "A student; the youngest at the Tuesday table.") },
  { "sophie", "Sophie", "Leiden", TEMPERAMENT_CAREFUL,
    NC_ ("person", "A student; learned the game from her grandmother.") },
  { .name = NULL },
};

/* ---- The table ------------------------------------------------------------------------------- */

const PlayerGame klaverjas_player = {
  .game = &klaverjas_game,
  .people = klaverjas_people,
  .judge = judge,
  .argue = simple_klaverjas_argue,
  .reach = klaverjas_reach,
  .bids = klaverjas_bids,
  .dare = klaverjas_dare,
  .plans = klaverjas_plans,
  .n_plans = G_N_ELEMENTS (klaverjas_plans),
  .guide = klaverjas_guide,
  .fits = klaverjas_fits,
  .past = &klaverjas_past,
  .laid = klaverjas_laid,
};
