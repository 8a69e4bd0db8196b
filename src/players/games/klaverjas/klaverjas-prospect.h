/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Evaluates Klaverjas hands with tables of weights. Functions take the table as a parameter, so
 * that atout-workshop fit can pass its own.
 */

#pragma once

#include "players/games/klaverjas/klaverjas-count.h"
#include "rules/deal.h"
#include "rules/observation.h"

/* ---- klaverjas-bidding.c: the game for four --------------------------------------------- */

/** Weights for the points of our side as makers. */
typedef struct
{
  double base;          /* includes the partner's share */
  double opposite_lead; /* added if the partner leads, the worst case */
  KlaverjasCount count;
} KlaverjasBid;

extern const KlaverjasBid klaverjas_bid;

/** Mean score above the enemy's, by expected points. */
extern const KlaverjasCurve klaverjas_bid_lead;

/** Returns our side's expected points if @seat names @trump. */
double klaverjas_bid_points (const KlaverjasBid *bid, const Deal *seen, unsigned seat,
                             unsigned trump);

#define KLAVERJAS_SPEAKERS 4

/** Worth of a pass, by number of earlier speakers. */
typedef struct
{
  double choose[KLAVERJAS_SPEAKERS];
  double offer_turn[KLAVERJAS_SPEAKERS]; /* if all pass, the next turned suit is forehand's trump */
  double offer_name[KLAVERJAS_SPEAKERS]; /* if all pass, forehand must name another suit */
} KlaverjasPass;

/** Returns the worth in @pass of a pass by the seat at turn. */
static inline double
klaverjas_pass (const KlaverjasPass *pass, const Deal *seen)
{
  unsigned n_spoken = KLAVERJAS_SPEAKERS - seats_count (seen->own.klaverjas.to_speak);

  if (seen->phase == KLAVERJAS_PHASE_CHOOSE)
    return pass->choose[n_spoken];

  return seen->options.value[KLAVERJAS_RANDOM_SECOND] == KLAVERJAS_RANDOM_SECOND_NAME
             ? pass->offer_name[n_spoken]
             : pass->offer_turn[n_spoken];
}

/** Returns the worth of a pass in @seen, on the scale of klaverjas_bid_lead. */
double klaverjas_bid_pass (const Deal *seen);

/* ---- klaverjas-kraken.c ----------------------------------------------------------------- */

typedef enum
{
  KLAVERJAS_ROLE_MAKER,
  KLAVERJAS_ROLE_PARTNER,
  KLAVERJAS_ROLE_ENEMY,
  KLAVERJAS_ROLES,
} KlaverjasRole;

/** How the suit became trumps; a maker who could have passed has more of them. */
typedef enum
{
  KLAVERJAS_WAY_CHOSEN,   /* the maker could pass */
  KLAVERJAS_WAY_NAMED,    /* forehand had to name at once (K-6.6) */
  KLAVERJAS_WAY_LEFT,     /* the maker had to name after all had passed (K-6.3) */
  KLAVERJAS_WAY_DICTATED, /* turned card that forehand must play (K-6.8, K-6.21) */
  KLAVERJAS_WAYS,
} KlaverjasWay;

/** Weights for our side's lead, without own declarations. */
typedef struct
{
  double way[KLAVERJAS_WAYS];
  KlaverjasCount count;
} KlaverjasPromise;

extern const KlaverjasPromise klaverjas_promises[KLAVERJAS_ROLES];

/** Scale of the logistic error of a promised lead. */
#define KLAVERJAS_LEAD_SCALE 46

/** Mean roem of the other hands and the tricks, of both sides. */
#define KLAVERJAS_ROEM_OF_OTHERS 50

/** Mean score of the maker's side above the enemy's, by promised lead. */
extern const KlaverjasCurve klaverjas_score_of_lead;

/** Return facts of @seen, in which trumps are named. */
KlaverjasRole klaverjas_role (const Deal *seen, unsigned seat);
KlaverjasWay klaverjas_way (const Deal *seen);

/** Returns the lead that @hand promises in a role. */
double klaverjas_promised_lead (const KlaverjasPromise *promise, KlaverjasWay way, CardSet hand,
                                unsigned trump);

/** Returns the roem of @hand, stuk included. */
double klaverjas_roem_of_hand (const Options *options, CardSet hand, unsigned trump);

/** Returns the worth of a pass in @seen. */
double klaverjas_pass_in_kraken (const Deal *seen);

/** Returns true if @seat answers after its partner (K-6.13 to K-6.15). */
bool klaverjas_is_asked_second (const Deal *seen, unsigned seat);

/** Returns the change of the lead implied by earlier answers; @n_kraaks is at most 2. */
double klaverjas_lead_after (unsigned n_kraaks, bool is_asked_second);

/** Returns our side's expected lead in the kraak phase. */
double klaverjas_lead_in_kraak (const Observation *observation);

/* ---- klaverjas-three.c: points of the maker --------------------------------------------- */

/** Weights for the ten cards that the maker keeps. */
typedef struct
{
  double away;          /* share of discarded points regained with four trumps */
  double away_by_trump; /* share added for each further trump */
  KlaverjasCount count;
} KlaverjasKept;

extern const KlaverjasKept klaverjas_kept;

/** Weights for the dealt hand, before the extra cards. */
typedef struct
{
  double base;
  KlaverjasCount count;
} KlaverjasDealt;

extern const KlaverjasDealt klaverjas_dealt;

/** Mean score above the others', by expected points. */
extern const KlaverjasCurve klaverjas_lead_of_three;

/** Returns the points of @hand once @away is discarded. */
double klaverjas_kept_points (const KlaverjasKept *kept, const Deal *seen, CardSet hand,
                              CardSet away);

/** Returns the expected points of the dealt @hand. */
double klaverjas_dealt_points (const KlaverjasDealt *dealt, CardSet hand, unsigned trump);

/** Returns the worth of a pass in @seen. */
double klaverjas_pass_of_three (const Deal *seen);
