/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Judges calls in 56 (section 15 of games/fiftysix/rules.md). The value is the expected stake if
 * everybody then passes, minus the cost of false claims (F-8.2), plus a little for what partners
 * learn.
 */

#include <string.h>

#include "players/argue.h"
#include "players/games/fiftysix/fiftysix-estimate.h"
#include "players/games/fiftysix/fiftysix.h"
#include "rules/game.h"
#include "rules/games/fiftysix/fiftysix-score.h"

/*
 * Weights in score of the deal, found by duplicate matches (tools/try-simple, fiftysix). Bluffing
 * gains against believers, but beginners are honest (section 15).
 */
static const struct
{
  double missing_top;   /* top card promised and not held */
  double hidden_top;    /* top card denied and held */
  double missing_card;  /* per promised card lacking */
  double surplus_card;  /* per card beyond "exactly" */
  double false_void;    /* per card of a suit denied by "nos" */
  double new_top;       /* top card that partners learn of, if the next tier is in reach */
  double new_length;    /* suit that partners learn of, likewise */
  double double_margin; /* cost of a double, which informs and reopens the auction */
  double raise;         /* cost of any raise; each seat overrates its cards */
  double over_double;   /* cost of a raise that cancels a partner's double */
  double tier;          /* cost of raising the own contract into the next tier */
  double repeat;        /* cost per earlier call of the suit */
  double same_denial;   /* added to `repeat` for a call without a top card */
  double strong_call;   /* least card points that a strong raise or a partner's double adds */
  double strong_spare;  /* card points that such a caller has beyond those needed */
  double strong_trust;  /* share believed of the difference to the own estimate */
  double double_trust;  /* share believed of a partner's double */
  double unlikely;      /* cost of a contract below LEAST_CHANCE */
  double double_tells;  /* card points that an enemy's double takes from us */
} weigh = {
  .missing_top = 0.6,
  .hidden_top = 0.2,
  .missing_card = 0.25,
  .surplus_card = 0.05,
  .false_void = 0.6,
  .new_top = 0.08,
  .new_length = 0.03,
  .double_margin = 0.7,
  .repeat = 0.5,
  .same_denial = 2,
  .raise = 0.35,
  .over_double = 1,
  .tier = 0.1,
  .strong_call = 2,
  .strong_spare = 4,
  .strong_trust = 0.6,
  .double_trust = 0.5,
  .unlikely = 2,
  .double_tells = 2.5,
};

/* Value below the best at which a call's claims are not checked. */
#define HOPELESS 3.0

/* Least chance of success of a sensible contract. */
#define LEAST_CHANCE 0.4

/* Least raise that says "will play" (F-8.2). */
#define STRONG_RAISE 4

typedef struct
{
  const Observation *observation;
  const Deal *seen;
  FiftysixEstimate estimate;
  bool is_ours;        /* true if the high call is our team's, or none is made */
  uint8_t told[SUITS]; /* number of own calls that named each suit */
} Auction;

/* ---- Worth of a contract ------------------------------------------------------------------ */

/* Returns the expected score of the team that called the contract, less the enemy's. */
static double
worth_by_chance (const Auction *auction, double chance, unsigned value, unsigned level)
{
  const Options *options = &auction->seen->options;

  return chance * fiftysix_stake (options, value, level, true)
         - (1 - chance) * fiftysix_stake (options, value, level, false);
}

static double
worth_of_contract (const Auction *auction, bool ours, unsigned trump, unsigned value,
                   unsigned level)
{
  double chance = fiftysix_chance_to_make (&auction->estimate, ours, trump, value);
  double worth = worth_by_chance (auction, chance, value, level);

  return ours ? worth : -worth;
}

/* Returns the worth of an own contract. The enemy is assumed to double a bad one. */
static double
worth_of_own_call (const Auction *auction, unsigned trump, unsigned value)
{
  double chance = fiftysix_chance_to_make (&auction->estimate, true, trump, value);

  return MIN (worth_by_chance (auction, chance, value, 0),
              worth_by_chance (auction, chance, value, 1));
}

/*
 * Returns the trump suit if everybody passes; the high caller may choose the team's best (F-6.15).
 */
static unsigned
trump_after (const Auction *auction, bool ours, unsigned suit)
{
  const double *mean = auction->estimate.mean;
  unsigned best = suit;

  if (suit == SUIT_NONE || auction->seen->options.value[FIFTYSIX_TRUMP] == FIFTYSIX_TRUMP_CALL)
    return suit;
  for (unsigned trump = 0; trump <= SUITS; trump++)
    if (ours ? mean[trump] > mean[best] : mean[trump] < mean[best])
      best = trump;

  return best;
}

static double
worth_of_pass (const Auction *auction)
{
  const FiftysixState *own = &auction->seen->own.fiftysix;
  unsigned trump = trump_after (auction, auction->is_ours, own->high_suit);

  if (own->high_caller == NO_SEAT) /* opening pass (F-6.9) */
    return worth_of_own_call (auction, SUIT_NONE, FIFTYSIX_VALUE_BEFORE + 1);
  if (own->level == 0 && auction->is_ours)
    return worth_of_own_call (auction, trump, own->value);

  return worth_of_contract (auction, auction->is_ours, trump, own->value, own->level);
}

/*
 * Returns the cost of a raise to @value, lower if it takes our own contract into the next tier,
 * higher if it cancels our double.
 */
static double
cost_of_raise (const Auction *auction, unsigned value)
{
  const FiftysixState *own = &auction->seen->own.fiftysix;
  const Options *options = &auction->seen->options;
  bool is_own = own->high_caller != NO_SEAT && auction->is_ours;

  if (own->level == 1 && !is_own)
    return weigh.over_double;

  return is_own
                 && fiftysix_stake (options, value, 0, true)
                        > fiftysix_stake (options, own->value, 0, true)
             ? weigh.tier
             : weigh.raise;
}

static double
worth_of_value_call (const Auction *auction, Action action)
{
  unsigned value = fiftysix_value_after (auction->seen, action);
  unsigned trump = trump_after (auction, true, action_suit (auction->seen->game, action));
  double worth = worth_of_own_call (auction, trump, value) - cost_of_raise (auction, value);

  return fiftysix_chance_to_make (&auction->estimate, true, trump, value) < LEAST_CHANCE
             ? worth - weigh.unlikely
             : worth;
}

static double
worth_of_action (const Auction *auction, Action action)
{
  const FiftysixState *own = &auction->seen->own.fiftysix;

  switch (action_verb (action))
    {
    case VERB_PASS:
      return worth_of_pass (auction);
    case FIFTYSIX_VERB_DOUBLE:
    case FIFTYSIX_VERB_REDOUBLE:
      return worth_of_contract (auction, auction->is_ours,
                                trump_after (auction, auction->is_ours, own->high_suit), own->value,
                                own->level + 1u)
             - weigh.double_margin;
    default:
      return worth_of_value_call (auction, action);
    }
}

/* ---- Information -------------------------------------------------------------------------- */

static double
cost_of_bluff (const Auction *auction, const FiftysixClaim *claim)
{
  const FiftysixEstimate *estimate = &auction->estimate;
  unsigned self = estimate->seat;
  int length;
  double cost = 0;

  if (claim->suit == SUIT_NONE)
    return 0;
  length = (int) (estimate->length[self][claim->suit] + 0.5f);
  for (unsigned i = 0; i < claim->n_tops; i++)
    {
      unsigned n = i > 0 && claim->top[i] == claim->top[i - 1] ? 2 : 1;

      if (estimate->held[self][fiftysix_class (claim->top[i])] < (float) n - 0.5f)
        cost += weigh.missing_top;
    }
  if (claim->lacks != CARD_NONE && estimate->held[self][fiftysix_class (claim->lacks)] > 0.5f)
    cost += weigh.hidden_top;
  if (length < claim->n_cards)
    cost += weigh.missing_card * (claim->n_cards - length);
  if (claim->exact && length > claim->n_cards)
    cost += claim->n_cards == 0 ? weigh.false_void : weigh.surplus_card * (length - claim->n_cards);

  return cost;
}

/* Returns the value of informing partners, highest if the next tier is an even chance. */
static double
worth_of_news (const Auction *auction, const FiftysixClaim *claim, unsigned value)
{
  static const unsigned tiers[] = { 28, 40, 48, FIFTYSIX_POINTS };
  const FiftysixEstimate *estimate = &auction->estimate;
  double chance = 0;
  unsigned best = 0;

  if (claim->suit == SUIT_NONE)
    return 0;
  if (auction->told[claim->suit] > 0)
    return -(weigh.repeat + (claim->n_tops == 0 ? weigh.same_denial : 0))
           * auction->told[claim->suit];
  for (unsigned trump = 1; trump <= SUITS; trump++)
    if (estimate->mean[trump] > estimate->mean[best])
      best = trump;
  for (unsigned i = 0; i < G_N_ELEMENTS (tiers) && chance == 0; i++)
    if (tiers[i] > value)
      chance = fiftysix_chance_to_make (estimate, true, best, tiers[i]);

  return 4 * chance * (1 - chance) * (claim->n_tops * weigh.new_top + weigh.new_length);
}

static PlayerReason
reason_of_call (const Auction *auction, Action action, double gain)
{
  switch (action_verb (action))
    {
    case VERB_PASS:
    case FIFTYSIX_VERB_PLUS_PASS:
      return REASON_WEAK_HAND;
    case FIFTYSIX_VERB_DOUBLE:
    case FIFTYSIX_VERB_REDOUBLE:
      return gain < 0 ? REASON_LEAST_BAD : REASON_LIKELY_WON;
    case FIFTYSIX_VERB_ONE_PLUS:
    case FIFTYSIX_VERB_PLUS_ONE:
    case FIFTYSIX_VERB_MINUS:
    case FIFTYSIX_VERB_MINUS_X:
    case FIFTYSIX_VERB_NOS:
    case FIFTYSIX_VERB_NOS_X:
      return REASON_INFORM;
    default:
      if (gain < 0)
        return REASON_LEAST_BAD;
      return action_suit (auction->seen->game, action) == SUIT_NONE ? REASON_STRONG_HAND
                                                                    : REASON_STRONG_TRUMPS;
    }
}

/* Returns @mean after a call that needs @needed card points and is believed by the share @trust. */
static double
mean_if_strong (double mean, unsigned needed, double trust)
{
  return mean + MAX (weigh.strong_call, trust * (needed + weigh.strong_spare - mean));
}

/*
 * Returns the expected points of the caller's team after @call, given @mean before it. A strong
 * raise adds, and a double by @call's seat adds too (F-8.2). Bluffers are ignored.
 */
static double
mean_after (const Auction *auction, const FiftysixCall *call, unsigned raise, double mean)
{
  unsigned self = auction->estimate.seat;
  bool is_partner = deal_unit (auction->seen, call->seat) == deal_unit (auction->seen, self);

  if (call->seat == self || auction->estimate.heard.is_bluffer[call->seat])
    return mean;

  switch (action_verb (call->action))
    {
    case FIFTYSIX_VERB_DOUBLE:
      return is_partner
                 ? mean_if_strong (mean, FIFTYSIX_POINTS + 1 - call->value, weigh.double_trust)
                 : mean + weigh.double_tells;
    case FIFTYSIX_VERB_REDOUBLE:
      return is_partner ? mean_if_strong (mean, call->value, weigh.double_trust)
                        : mean + weigh.double_tells;
    case FIFTYSIX_VERB_BID:
      return raise < STRONG_RAISE ? mean : mean_if_strong (mean, call->value, weigh.strong_trust);
    default:
      return mean;
    }
}

static void
read_calls (Auction *auction)
{
  const Deal *seen = auction->seen;
  unsigned self = auction->observation->seat;
  FiftysixCall calls[FIFTYSIX_CALLS_MAX];
  FiftysixClaim claims[FIFTYSIX_CALLS_MAX];
  unsigned n = fiftysix_list_calls (seen, calls);
  unsigned before = FIFTYSIX_VALUE_BEFORE;
  unsigned trump = SUIT_NONE; /* trump of the high call */

  fiftysix_claims (seen, claims);
  memset (auction->told, 0, sizeof auction->told);
  for (unsigned i = 0; i < n; before = calls[i].value, i++)
    {
      bool ours = deal_unit (seen, calls[i].seat) == deal_unit (seen, self);
      unsigned raise = calls[i].value - before;
      double *mean;

      if (calls[i].value > before)
        trump = action_suit (seen->game, calls[i].action);
      mean = &auction->estimate.mean[trump];
      *mean = ours ? mean_after (auction, &calls[i], raise, *mean)
                   : FIFTYSIX_POINTS
                         - mean_after (auction, &calls[i], raise, FIFTYSIX_POINTS - *mean);
      if (calls[i].seat == self && claims[i].suit != SUIT_NONE)
        auction->told[claims[i].suit]++;
    }
}

static void
make_auction (Auction *auction, const Observation *observation)
{
  const Deal *seen = &observation->seen;
  int high_caller = seen->own.fiftysix.high_caller;

  auction->observation = observation;
  auction->seen = seen;
  auction->is_ours
      = high_caller == NO_SEAT
        || deal_unit (seen, (unsigned) high_caller) == deal_unit (seen, observation->seat);
  fiftysix_estimate_make (&auction->estimate, observation);
  read_calls (auction);
}

void
simple_fiftysix_judge_calls (const Observation *observation, Choice *choice)
{
  Auction auction;
  double best = -G_MAXDOUBLE;
  double stand;

  make_auction (&auction, observation);
  stand = worth_of_pass (&auction);
  for (unsigned i = 0; i < choice->n; i++)
    {
      choice->row[i].value = worth_of_action (&auction, choice->row[i].action);
      best = MAX (best, choice->row[i].value);
    }

  for (unsigned i = 0; i < choice->n; i++)
    {
      ChoiceRow *row = &choice->row[i];
      FiftysixClaim claim;

      row->reason = reason_of_call (&auction, row->action, row->value - stand);
      if (!fiftysix_is_value_call (auction.seen, row->action))
        continue;
      if (row->value < best - HOPELESS)
        {
          row->value -= HOPELESS;
          continue;
        }
      fiftysix_claim_now (auction.seen, row->action, &claim);
      row->value
          += worth_of_news (&auction, &claim, fiftysix_value_after (auction.seen, row->action))
             - cost_of_bluff (&auction, &claim);
    }
}

void
simple_fiftysix_judge_trumps (const Observation *observation, Choice *choice)
{
  Auction auction;

  make_auction (&auction, observation);
  for (unsigned i = 0; i < choice->n; i++)
    {
      ChoiceRow *row = &choice->row[i];
      unsigned trump = action_arg (row->action);

      row->value = auction.estimate.mean[trump];
      row->reason = trump == SUIT_NONE ? REASON_STRONG_HAND : REASON_STRONG_TRUMPS;
    }
}

/* ---- Arguments ---------------------------------------------------------------------------- */

static unsigned
best_trump (const FiftysixEstimate *estimate)
{
  unsigned best = 0;

  for (unsigned trump = 1; trump <= SUITS; trump++)
    if (estimate->mean[trump] > estimate->mean[best])
      best = trump;

  return best;
}

static CardSet
cards_of_suit (const Observation *observation, unsigned suit)
{
  const Deal *seen = &observation->seen;

  return suit == SUIT_NONE ? 0
                           : seen->hand[observation->seat]
                                 & game_order (seen->game, &seen->options, suit)->members[suit];
}

/* Returns true if the highest call is the own side's. */
static bool
is_own_call (const Observation *observation)
{
  const Deal *seen = &observation->seen;
  int caller = seen->own.fiftysix.high_caller;

  return caller != NO_SEAT
         && deal_unit (seen, (unsigned) caller) == deal_unit (seen, observation->seat);
}

/* Returns true if the failure of the others' highest call scores more than a made @value. */
static bool
scores_less (const Observation *observation, unsigned value)
{
  const Deal *seen = &observation->seen;
  const FiftysixState *own = &seen->own.fiftysix;

  return own->high_caller != NO_SEAT && !is_own_call (observation)
         && fiftysix_stake (&seen->options, value, 0, true)
                < fiftysix_stake (&seen->options, own->value, own->level, false);
}

/* Sets an argument of our expected points with @suit and the @needed ones. */
static void
argue_team (const FiftysixEstimate *estimate, const Observation *observation,
            PlayerArgumentKind kind, unsigned suit, unsigned needed, PlayerArgument *argument)
{
  argument->kind = kind;
  argument->suit = (uint8_t) suit;
  argument->cards = cards_of_suit (observation, suit);
  argument->points = (int) (estimate->mean[suit] + 0.5);
  argument->needed = (int) needed;
  argument->is_less = scores_less (observation, needed);
}

/*
 * Explains a true call that is worse than passing because the own side has called already: it would
 * bring no more. Returns false if there is none.
 */
static bool
argue_idle_call (const FiftysixEstimate *estimate, const Observation *observation,
                 const Choice *choice, PlayerArgument *argument)
{
  const Deal *seen = &observation->seen;
  const FiftysixState *own = &seen->own.fiftysix;

  if (!is_own_call (observation))
    return false;
  for (unsigned i = 1; i < choice->n; i++)
    {
      Action action = choice->row[i].action;
      unsigned value, suit;
      Grounds grounds;

      if (choice->row[i].reason != REASON_INFORM || !fiftysix_is_value_call (seen, action))
        continue;
      game_grounds (seen, action, &grounds);
      suit = action_suit (seen->game, action);
      value = fiftysix_value_after (seen, action);
      if (!grounds.holds || grounds.cards == 0 || suit == SUIT_NONE
          || estimate->mean[suit] < value - 0.5
          || fiftysix_stake (&seen->options, value, 0, true)
                 != fiftysix_stake (&seen->options, own->value, 0, true))
        continue;
      argument->kind = ARGUMENT_TRUE_IDLE;
      argument->points = (int) (estimate->mean[suit] + 0.5);
      argument->needed = (int) value;
      argument->action = action;
      argument->suit = (uint8_t) suit;
      argument->cards = grounds.cards;
      return true;
    }

  return false;
}

static void
argue_pass (const FiftysixEstimate *estimate, const Observation *observation, const Choice *choice,
            PlayerArgument *argument)
{
  const Deal *seen = &observation->seen;
  const FiftysixState *own = &seen->own.fiftysix;
  bool is_ours = is_own_call (observation);

  if (argue_idle_call (estimate, observation, choice, argument))
    return;
  if (is_ours)
    argue_team (estimate, observation, ARGUMENT_TEAM_STANDS, own->high_suit, own->value, argument);
  else
    argue_team (estimate, observation, ARGUMENT_TEAM_SHORT, best_trump (estimate), own->value + 1u,
                argument);
}

static void
argue_call (const FiftysixEstimate *estimate, const Observation *observation,
            PlayerArgument *argument)
{
  const Deal *seen = &observation->seen;
  Grounds grounds;

  if (!fiftysix_is_value_call (seen, argument->action))
    {
      argument->kind = ARGUMENT_TEAM_FAILS;
      argument->suit = seen->own.fiftysix.high_suit;
      argument->points
          = FIFTYSIX_POINTS - (int) (estimate->mean[seen->own.fiftysix.high_suit] + 0.5);
      argument->needed = seen->own.fiftysix.value;
      if (action_verb (argument->action) == FIFTYSIX_VERB_REDOUBLE)
        argue_team (estimate, observation, ARGUMENT_TEAM_STANDS, seen->own.fiftysix.high_suit,
                    seen->own.fiftysix.value, argument);
      return;
    }
  game_grounds (seen, argument->action, &grounds);
  if (argument->reason == REASON_INFORM && grounds.holds)
    {
      argue_team (estimate, observation, ARGUMENT_TRUE_CALL,
                  action_suit (seen->game, argument->action),
                  fiftysix_value_after (seen, argument->action), argument);
      argument->cards = grounds.cards;
      return;
    }
  argue_team (estimate, observation, ARGUMENT_TEAM_ENOUGH,
              action_suit (seen->game, argument->action),
              fiftysix_value_after (seen, argument->action), argument);
}

void
simple_fiftysix_argue (const Observation *observation, const Choice *choice,
                       PlayerArgument *argument)
{
  Auction auction;

  if (observation->seen.phase == PHASE_PLAY)
    return;
  make_auction (&auction, observation);
  if (observation->seen.phase == FIFTYSIX_PHASE_TRUMP)
    argue_team (&auction.estimate, observation, ARGUMENT_TEAM_ENOUGH,
                action_arg (choice->row[0].action), observation->seen.own.fiftysix.value, argument);
  else if (argument->is_bold)
    argue_call (&auction.estimate, observation, argument);
  else
    argue_pass (&auction.estimate, observation, choice, argument);
}
