/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Names trumps, doubles and declares in Kraken (section 15 of games/klaverjas/rules.md). The
 * expected lead and its error give the expected score at each level of doubling.
 */

#include <math.h>

#include "players/games/klaverjas/klaverjas-prospect.h"
#include "players/games/klaverjas/klaverjas.h"

#include "rules/games/klaverjas/klaverjas-roem.h"
#include "rules/games/klaverjas/klaverjas-score.h"
#include "rules/jass.h"

#define KRAAKS_MAX 3 /* K-6.15 */

/* ---- Promised lead ---------------------------------------------------------------------- */

/*
 * Least-squares fits to undoubled deals with all ways to choose trumps, every seventh suit random:
 * `atout-workshop fit kraken`. Declared roem counts fully, whatever `hand_roem` says.
 * KLAVERJAS_ROEM_OF_OTHERS and KLAVERJAS_LEAD_SCALE come from the same deals.
 */
const KlaverjasPromise klaverjas_promises[KLAVERJAS_ROLES] = {
  [KLAVERJAS_ROLE_MAKER] = {
    .way = { -4, -3, 0, 0 },
    .count = {
      .length = { -82, -78, -61, -29, 0, 18, 46, 60, 70 },
      .jack = 52,
      .nine_with_jack = 36,
      .nine = 19,
      .ace = 12,
      .ten = 3,
      .side_ace = 28,
      .side_ace_ten = 16,
      .side_ten = 13,
      .side_void = 15,
    },
  },
  [KLAVERJAS_ROLE_PARTNER] = {
    .way = { 44, 3, -10, -57 },
    .count = {
      .length = { -38, -20, 0, 29, 55, 78, 110, 130, 140 },
      .jack = 36,
      .nine_with_jack = 16,
      .nine = 15,
      .ace = 6,
      .side_ace = 32,
      .side_ace_ten = 13,
      .side_ten = 13,
      .side_void = 4,
    },
  },
  [KLAVERJAS_ROLE_ENEMY] = {
    .way = { -132, -107, -95, -72 },
    .count = {
      .length = { -10, -20, 0, 42, 75, 100, 140, 160, 170 },
      .jack = 63,
      .nine_with_jack = 29,
      .nine = 24,
      .ace = 8,
      .ten = 4,
      .side_ace = 28,
      .side_ace_ten = 5,
      .side_ten = 12,
      .side_void = 5,
    },
  },
};

/* The final result that one seat expects. */
typedef struct
{
  double lead; /* points of our side above the enemy's */
  double roem; /* both sides together */
} Outlook;

static bool
holds_stuk (CardSet hand, unsigned trump)
{
  CardSet stuk = jass_marriage (trump);

  return (hand & stuk) == stuk;
}

/* Returns the roem of @hand without stuk. */
static double
combined_roem (const Options *options, CardSet hand)
{
  KlaverjasCombination list[KLAVERJAS_COMBINATIONS_MAX];
  unsigned n = klaverjas_combinations (options, hand, list);
  double roem = 0;

  for (unsigned i = 0; i < n; i++)
    roem += list[i].value;

  return roem;
}

double
klaverjas_roem_of_hand (const Options *options, CardSet hand, unsigned trump)
{
  return combined_roem (options, hand) + (holds_stuk (hand, trump) ? KLAVERJAS_STUK_ROEM : 0);
}

double
klaverjas_promised_lead (const KlaverjasPromise *promise, KlaverjasWay way, CardSet hand,
                         unsigned trump)
{
  return klaverjas_count_hand (&promise->count, promise->way[way], hand, trump);
}

/* Returns the outlook without own declarations. */
static Outlook
outlook_of_cards (const Observation *observation, unsigned trump, KlaverjasRole role,
                  KlaverjasWay way)
{
  CardSet hand = observation->seen.hand[observation->seat];

  return (Outlook) {
    .lead = klaverjas_promised_lead (&klaverjas_promises[role], way, hand, trump),
    .roem = KLAVERJAS_ROEM_OF_OTHERS,
  };
}

static Outlook
outlook_with_roem (const Outlook *outlook, double roem)
{
  return (Outlook) { outlook->lead + roem, outlook->roem + roem };
}

KlaverjasWay
klaverjas_way (const Deal *seen)
{
  if (seen->own.klaverjas.n_turned > 1
      || option_is (&seen->options, KLAVERJAS_TRUMP, KLAVERJAS_TRUMP_TURNED))
    return KLAVERJAS_WAY_DICTATED;

  if (!seen->own.klaverjas.had_to_name)
    return KLAVERJAS_WAY_CHOSEN;

  return option_is (&seen->options, KLAVERJAS_TRUMP, KLAVERJAS_TRUMP_UTRECHT) ? KLAVERJAS_WAY_NAMED
                                                                              : KLAVERJAS_WAY_LEFT;
}

KlaverjasRole
klaverjas_role (const Deal *seen, unsigned seat)
{
  if (seen->declarer == (int) seat)
    return KLAVERJAS_ROLE_MAKER;

  return deal_unit (seen, (unsigned) seen->declarer) == deal_unit (seen, seat)
             ? KLAVERJAS_ROLE_PARTNER
             : KLAVERJAS_ROLE_ENEMY;
}

static Outlook
outlook_of_deal (const Observation *observation)
{
  const Deal *seen = &observation->seen;

  return outlook_of_cards (observation, seen->trump, klaverjas_role (seen, observation->seat),
                           klaverjas_way (seen));
}

/* ---- Expected score --------------------------------------------------------------------- */

static double
chance_to_lead (const Outlook *outlook)
{
  return 1 / (1 + exp (-outlook->lead / KLAVERJAS_LEAD_SCALE));
}

/* K-9.7 */
static double
worth_of_all (const Options *options, const Outlook *outlook, double multiplier)
{
  bool with_roem = options->value[KLAVERJAS_KRAAK_ROEM] == KLAVERJAS_KRAAK_ROEM_YES;

  return KLAVERJAS_DEAL_POINTS * multiplier + outlook->roem * (with_roem ? multiplier : 1);
}

/*
 * Returns our score above the enemy's. After a kraak the winner takes all (K-9.5), otherwise only
 * from a nat maker (K-9.4).
 */
static double
expected_score (const Options *options, unsigned trump, bool is_makers_side, unsigned n_kraaks,
                const Outlook *outlook)
{
  double multiplier = klaverjas_multiplier (options, n_kraaks, trump);
  double all = worth_of_all (options, outlook, multiplier);
  double wins = chance_to_lead (outlook);
  double above; /* mean of max (lead, 0) */

  if (n_kraaks > 0)
    return (2 * wins - 1) * all;
  above = KLAVERJAS_LEAD_SCALE * log1p (exp (outlook->lead / KLAVERJAS_LEAD_SCALE));
  if (is_makers_side)
    return multiplier * above - (1 - wins) * all;

  return wins * all + multiplier * (outlook->lead - above);
}

/* ---- Naming trumps ---------------------------------------------------------------------- */

/*
 * Scores for a lead of -50, -13 … 209, doubling included; spades count double: `atout-workshop fit
 * kraken`.
 */
static const double score_of_lead[] = { -215, -118, -52, 20, 87, 140, 187, 230 };
const KlaverjasCurve klaverjas_score_of_lead
    = { .first = -50, .step = 37, .n = G_N_ELEMENTS (score_of_lead), .value = score_of_lead };

/*
 * Mean scores. For a turned card, half the fitted value wins duplicate matches, because passed
 * hands vary (tools/try-simple, klaverjas game=kraken trump=random).
 */
static const KlaverjasPass pass = {
  .choose = { -41, -20, -69, 25 },
  .offer_turn = { -50, 70, -90, 90 },
  .offer_name = { -14, 14, -17, 3 },
};

double
klaverjas_pass_in_kraken (const Deal *seen)
{
  return klaverjas_pass (&pass, seen);
}

static double
worth_of_suit (const Observation *observation, unsigned trump, KlaverjasWay way)
{
  const Options *options = &observation->seen.options;
  CardSet hand = observation->seen.hand[observation->seat];
  double roem = klaverjas_roem_of_hand (options, hand, trump);
  double lead = outlook_of_cards (observation, trump, KLAVERJAS_ROLE_MAKER, way).lead + roem;

  return klaverjas_multiplier (options, 0, trump)
         * klaverjas_curve_at (&klaverjas_score_of_lead, lead);
}

void
simple_klaverjas_judge_calls_in_kraken (const Observation *observation, Choice *choice)
{
  bool is_forced = observation->seen.phase == KLAVERJAS_PHASE_NAME;
  double worth = is_forced ? 0 : klaverjas_pass_in_kraken (&observation->seen);

  for (unsigned i = 0; i < choice->n; i++)
    {
      ChoiceRow *row = &choice->row[i];
      bool passes = action_verb (row->action) == VERB_PASS;

      row->value = passes ? worth
                          : worth_of_suit (observation, action_arg (row->action),
                                           is_forced ? KLAVERJAS_WAY_NAMED : KLAVERJAS_WAY_CHOSEN);
      row->reason = passes               ? REASON_WEAK_HAND
                    : row->value < worth ? REASON_LEAST_BAD
                                         : REASON_STRONG_TRUMPS;
    }
}

/* ---- Doubling --------------------------------------------------------------------------- */

/*
 * Changes of the lead, by level: a doubling enemy is strong, a passing partner weak
 * (`atout-workshop fit kraken`). Superkraak reuses herkraak.
 */
static const struct
{
  double asked_first[KRAAKS_MAX];
  double asked_second[KRAAKS_MAX];
} lead_after = {
  .asked_first = { -8, -60, -23 },
  .asked_second = { -13, -66, -23 },
};

/*
 * Lead required for a double. The first is below zero because people say kraak when it is close:
 * in one deal of twelve, of which the makers lose 56 of 100. The second answers a double
 * (strength-notes.md).
 */
static const double lead_to_double[KRAAKS_MAX] = { -26, 30, 20 };

/* K-6.13 to K-6.15: the seat left of the maker or the maker answers first. */
bool
klaverjas_is_asked_second (const Deal *seen, unsigned seat)
{
  return (seat + KLAVERJAS_SPEAKERS - (unsigned) seen->declarer) % KLAVERJAS_SPEAKERS > 1;
}

double
klaverjas_lead_after (unsigned n_kraaks, bool is_asked_second)
{
  return is_asked_second ? lead_after.asked_second[n_kraaks] : lead_after.asked_first[n_kraaks];
}

static Outlook
outlook_of_kraak (const Observation *observation)
{
  const Deal *seen = &observation->seen;
  unsigned seat = observation->seat;
  double roem = klaverjas_roem_of_hand (&seen->options, seen->hand[seat], seen->trump);
  Outlook cards = outlook_of_deal (observation);
  Outlook outlook = outlook_with_roem (&cards, roem);

  outlook.lead += klaverjas_lead_after (seen->own.klaverjas.n_kraaks,
                                        klaverjas_is_asked_second (seen, seat));

  return outlook;
}

double
klaverjas_lead_in_kraak (const Observation *observation)
{
  return outlook_of_kraak (observation).lead;
}

void
simple_klaverjas_judge_kraak (const Observation *observation, Choice *choice)
{
  const Deal *seen = &observation->seen;
  unsigned level = seen->own.klaverjas.n_kraaks;
  bool is_makers_side = level == 1;
  Outlook outlook = outlook_of_kraak (observation);
  Outlook wary = outlook;

  wary.lead -= lead_to_double[level];
  for (unsigned i = 0; i < choice->n; i++)
    {
      ChoiceRow *row = &choice->row[i];
      bool passes = action_verb (row->action) == VERB_PASS;

      row->value = expected_score (&seen->options, seen->trump, is_makers_side, level + !passes,
                                   passes ? &outlook : &wary);
      row->reason = passes ? REASON_WEAK_HAND : REASON_LIKELY_WON;
    }
}

/* ---- Declaring -------------------------------------------------------------------------- */

/* Value of hiding king and queen, since stuk can be announced later (K-8.8). */
#define HIDDEN_STUK 1

void
simple_klaverjas_judge_declarations (const Observation *observation, Choice *choice)
{
  const Deal *seen = &observation->seen;
  unsigned level = seen->own.klaverjas.n_kraaks;
  CardSet hand = seen->hand[observation->seat];
  bool has_stuk = holds_stuk (hand, seen->trump);
  bool is_makers_side
      = deal_unit (seen, (unsigned) seen->declarer) == deal_unit (seen, observation->seat);
  bool was_doubled = level > 0 && is_makers_side == (level & 1); /* K-6.16: by the enemy */
  Outlook cards = outlook_of_deal (observation);

  if (was_doubled)
    cards.lead += klaverjas_lead_after (MIN (level, KRAAKS_MAX - 1), false);
  for (unsigned i = 0; i < choice->n; i++)
    {
      ChoiceRow *row = &choice->row[i];
      unsigned verb = action_verb (row->action);
      bool declares = verb != KLAVERJAS_VERB_DECLARE_NONE;
      double roem = (declares ? combined_roem (&seen->options, hand) : 0)
                    + (has_stuk ? KLAVERJAS_STUK_ROEM : 0);
      Outlook outlook = outlook_with_roem (&cards, roem);

      row->value = expected_score (&seen->options, seen->trump, is_makers_side, level, &outlook);
      if (has_stuk && verb != KLAVERJAS_VERB_DECLARE_ALL)
        row->value += HIDDEN_STUK;
      row->reason = declares   ? REASON_CLAIM_BONUS
                    : has_stuk ? REASON_KEEP_BONUS
                               : REASON_DENY_BONUS;
    }
}
