/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Estimates a team's points (section 15 of games/fiftysix/rules.md) as a weighted sum of expected
 * cards. Unseen cards are spread to match the claims.
 */

#include "players/games/fiftysix/fiftysix-estimate.h"

#include <math.h>
#include <string.h>

#include "rules/games/fiftysix/fiftysix.h"

/*
 * Least-squares fits for four, six and eight players: `atout-workshop fit fiftysix`. A random seat
 * named its best suit or none. FIFTYSIX_VOID_RATE and FIFTYSIX_UNTOLD_LONGER come from the same
 * deals.
 */
const FiftysixModel fiftysix_models[] = {
  [FIFTYSIX_PLAYERS_6] = {
    .trump = { 7.7, 2.8, 0.4, -0.2, -0.6, -0.6 },
    .side = { 1.6, -0.9, -1.0, -1.0, -0.8, -1.0 },
    .none = { 5.4, -0.6, -1.1, -1.1, -1.3, -1.3 },
    .lead = 1.2,
    .none_lead = 0.9,
    .longest = 1.3,
    .void_suit = 3.8,
    .noise = 6.5,
    .none_noise = 9.2,
  },
  [FIFTYSIX_PLAYERS_4] = {
    .trump = { 5.7, 1.5, 0.0, -0.5, -0.5, -0.5 },
    .side = { 3.1, -0.8, -1.2, -1.3, -0.8, -0.9 },
    .none = { 4.7, -0.1, -1.2, -1.4, -1.0, -1.1 },
    .lead = 0.7,
    .none_lead = -1.1,
    .longest = 0.9,
    .void_suit = 4.8,
    .noise = 4.5,
    .none_noise = 6.7,
  },
  [FIFTYSIX_PLAYERS_8] = {
    .trump = { 7.8, 3.8, 1.5, 0.5, -0.2, -0.2, -0.6, -0.2 },
    .side = { 1.3, -0.6, -0.8, -0.8, -0.7, -0.8, -0.8, -0.8 },
    .none = { 5.4, -0.1, -0.6, -0.8, -1.0, -1.0, -0.9, -1.0 },
    .lead = 0.6,
    .none_lead = 0.2,
    .longest = 1.0,
    .void_suit = 3.1,
    .noise = 6.5,
    .none_noise = 8.2,
  },
};

/* Trust in claims; test changes with tools/try-simple, fiftysix. */

/* Share of claimed cards that exist. */
#define TRUST 0.9f
/* Factor on the chance of a denied card. */
#define DENIED 0.15f
/* Mean length above a claimed "at least". */
#define AT_LEAST_MORE 0.4f
/* Rounds of fitting; further ones change nothing. */
#define FITTING_ROUNDS 4

/* Points from which nearly every trick is needed, and their deduction from the expected points. */
#define NEARLY_ALL 48
#define NEARLY_ALL_LESS 4

/* State of spreading unseen cards over the seats. */
typedef struct
{
  FiftysixEstimate *estimate;
  unsigned n_seats;
  unsigned n_kinds;                         /* classes per suit */
  float hand_size;                          /* cards per hand */
  float left[FIFTYSIX_CLASSES];             /* copies that nobody claims */
  float fixed[SEATS_MAX][FIFTYSIX_CLASSES]; /* claimed cards */
  float spread[SEATS_MAX][FIFTYSIX_CLASSES];
} Spread;

/* ---- Spread of the cards ------------------------------------------------------------------ */

/* Gives claimed cards to their claimants and spreads the rest evenly. */
static void
begin_spread (Spread *spread, const Observation *observation)
{
  const FiftysixHeard *heard = &spread->estimate->heard;
  unsigned n_others = spread->n_seats - 1;

  for (unsigned class = 0; class < SUITS * spread->n_kinds; class ++)
    {
      CardSet twins = pack_copies (deal_pack (&observation->seen), (Card) (2 * class));
      float copies = card_set_count (observation->unseen & twins);
      float claimed = 0;

      for (unsigned s = 0; s < spread->n_seats; s++)
        claimed += heard->copies[s][class];
      for (unsigned s = 0; s < spread->n_seats; s++)
        if (claimed > 0)
          spread->fixed[s][class] = TRUST * heard->copies[s][class] * MIN (1, copies / claimed);
      spread->left[class] = copies - TRUST * MIN (copies, claimed);
      for (unsigned s = 0; s < spread->n_seats; s++)
        if (s != observation->seat)
          spread->spread[s][class]
              = spread->left[class] / (float) n_others * (heard->lacks[s][class] ? DENIED : 1);
    }
}

static float
sum_of_suit (const float *cards, unsigned suit, unsigned n_kinds)
{
  float sum = 0;

  for (unsigned k = 0; k < n_kinds; k++)
    sum += cards[suit * n_kinds + k];

  return sum;
}

static void
scale_suit (float *cards, unsigned suit, unsigned n_kinds, float factor)
{
  for (unsigned k = 0; k < n_kinds; k++)
    cards[suit * n_kinds + k] *= factor;
}

/* Scales the suits of @seat to the claimed lengths, and the others to fill the hand. */
static void
fit_hand (Spread *spread, unsigned seat)
{
  const FiftysixHeard *heard = &spread->estimate->heard;
  float *cards = spread->spread[seat];
  float room = spread->hand_size;
  float free_cards = 0;

  for (unsigned suit = 0; suit < SUITS; suit++)
    {
      float fixed = sum_of_suit (spread->fixed[seat], suit, spread->n_kinds);
      float now = sum_of_suit (cards, suit, spread->n_kinds);
      float wanted = heard->length[seat][suit] - fixed;

      room -= fixed;
      if (!heard->is_exact[seat][suit])
        wanted += AT_LEAST_MORE;
      if (heard->length[seat][suit] == NOT_TOLD || (!heard->is_exact[seat][suit] && wanted < now))
        {
          free_cards += now;
          continue;
        }
      wanted = MAX (wanted, 0);
      scale_suit (cards, suit, spread->n_kinds, now > 0 ? wanted / now : 1);
      room -= wanted;
    }
  if (free_cards <= 0)
    return;
  for (unsigned suit = 0; suit < SUITS; suit++)
    if (heard->length[seat][suit] == NOT_TOLD)
      scale_suit (cards, suit, spread->n_kinds, MAX (0, room) / free_cards);
}

/* Scales each class to sum to the copies left. */
static void
fit_classes (Spread *spread)
{
  for (unsigned class = 0; class < SUITS * spread->n_kinds; class ++)
    {
      float sum = 0;

      for (unsigned s = 0; s < spread->n_seats; s++)
        sum += spread->spread[s][class];
      for (unsigned s = 0; s < spread->n_seats && sum > 0; s++)
        spread->spread[s][class] *= spread->left[class] / sum;
    }
}

static void
spread_cards (Spread *spread, const Observation *observation)
{
  FiftysixEstimate *estimate = spread->estimate;
  CardSet hand = observation->seen.hand[observation->seat];

  begin_spread (spread, observation);
  for (unsigned round = 0; round < FITTING_ROUNDS; round++)
    {
      for (unsigned s = 0; s < spread->n_seats; s++)
        if (s != observation->seat)
          fit_hand (spread, s);
      fit_classes (spread);
    }

  for (CardSet set = hand; set != 0; set = card_set_rest (set))
    spread->fixed[observation->seat][fiftysix_class (card_set_first (set))] += 1;
  for (unsigned s = 0; s < spread->n_seats; s++)
    {
      for (unsigned class = 0; class < SUITS * spread->n_kinds; class ++)
        estimate->held[s][class] = spread->fixed[s][class] + spread->spread[s][class];
      for (unsigned suit = 0; suit < SUITS; suit++)
        estimate->length[s][suit] = sum_of_suit (estimate->held[s], suit, spread->n_kinds);
    }
}

/* ---- Expected points ---------------------------------------------------------------------- */

static double
worth_of_class (const FiftysixModel *model, unsigned class, unsigned n_kinds, unsigned trump)
{
  unsigned kind = class % n_kinds;

  if (trump == SUIT_NONE)
    return model->none[kind];

  return class / n_kinds == trump ? model->trump[kind] : model->side[kind];
}

static bool
is_own_team (const FiftysixEstimate *estimate, unsigned seat)
{
  return deal_unit (estimate->seen, seat) == deal_unit (estimate->seen, estimate->seat);
}

/* Returns the expected number of empty side suits, if @seat has trumps. */
static double
count_voids (const FiftysixEstimate *estimate, unsigned seat, unsigned trump)
{
  const float *length = estimate->length[seat];
  double n = 0;

  for (unsigned suit = 0; suit < SUITS; suit++)
    if (suit != trump)
      n += seats_have (estimate->known, seat) ? length[suit] < 0.5f
                                              : exp (FIFTYSIX_VOID_RATE * length[suit]);

  return n * MIN (1, length[trump]);
}

static double
worth_of_shape (const FiftysixEstimate *estimate, const FiftysixModel *model, unsigned trump)
{
  double longest[2] = { 0, 0 };
  double worth = 0;

  for (unsigned s = 0; s < estimate->seen->n_seats; s++)
    {
      bool ours = is_own_team (estimate, s);
      double voids = count_voids (estimate, s, trump);

      double length = estimate->length[s][trump];

      if (!seats_have (estimate->known, s) && estimate->heard.length[s][trump] == NOT_TOLD)
        length += FIFTYSIX_UNTOLD_LONGER;
      longest[ours] = MAX (longest[ours], length);
      worth += ours ? model->void_suit * voids : -model->void_suit * voids;
    }

  return worth + model->longest * (longest[true] - longest[false]);
}

void
fiftysix_estimate_judge (FiftysixEstimate *estimate, const FiftysixModel *model, unsigned trump)
{
  const Deal *seen = estimate->seen;
  unsigned n_kinds = deal_pack (seen)->n_cards / SUITS / 2;
  bool leads = is_own_team (estimate, deal_seat_after (seen, seen->dealer, 1));
  SeatSet team = 0;
  double lead = trump == SUIT_NONE ? model->none_lead : model->lead;
  double noise = trump == SUIT_NONE ? model->none_noise : model->noise;
  double mean = FIFTYSIX_POINTS / 2 + (leads ? lead : -lead);
  double variance = noise * noise;

  for (unsigned s = 0; s < seen->n_seats; s++)
    if (is_own_team (estimate, s))
      team |= seats_of (s);
  for (unsigned class = 0; class < SUITS * n_kinds; class ++)
    {
      double worth = worth_of_class (model, class, n_kinds, trump);
      double ours = 0;
      double uncertain = 0;

      for (unsigned s = 0; s < seen->n_seats; s++)
        {
          double held = estimate->held[s][class];

          if (!seats_have (team, s))
            continue;
          ours += held;
          if (s != estimate->seat)
            uncertain += MIN (held, 2);
        }
      mean += worth * (ours - 1);
      uncertain = MIN (uncertain, 2);
      variance += worth * worth * uncertain * (1 - uncertain / 2);
    }
  if (trump != SUIT_NONE)
    mean += worth_of_shape (estimate, model, trump);
  estimate->mean[trump] = mean;
  estimate->deviation[trump] = sqrt (variance);
}

void
fiftysix_estimate_make (FiftysixEstimate *estimate, const Observation *observation)
{
  const Deal *seen = &observation->seen;
  unsigned n_cards = deal_pack (seen)->n_cards;
  Spread spread = {
    .estimate = estimate,
    .n_seats = seen->n_seats,
    .n_kinds = n_cards / SUITS / 2,
    .hand_size = (float) n_cards / seen->n_seats,
  };

  estimate->seen = seen;
  estimate->seat = observation->seat;
  estimate->known = seats_of (observation->seat);
  fiftysix_heard_make (&estimate->heard, observation);
  spread_cards (&spread, observation);
  for (unsigned trump = 0; trump <= SUITS; trump++)
    fiftysix_estimate_judge (estimate, &fiftysix_models[seen->options.value[FIFTYSIX_PLAYERS]],
                             trump);
}

double
fiftysix_chance_to_make (const FiftysixEstimate *estimate, bool ours, unsigned trump,
                         unsigned value)
{
  double mean = ours ? estimate->mean[trump] : FIFTYSIX_POINTS - estimate->mean[trump];

  if (value >= NEARLY_ALL)
    mean -= NEARLY_ALL_LESS;

  return 0.5 * erfc ((value - 0.5 - mean) / (estimate->deviation[trump] * G_SQRT2));
}
