/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What a Klaverjas hand may expect: figures that atout-workshop fit fits again, and how they
 * are used. Whoever gives others than those of the level gets what these would expect.
 */

#pragma once

#include "players/games/klaverjas/klaverjas-count.h"
#include "rules/deal.h"
#include "rules/observation.h"

/* ---- klaverjas-bidding.c: the game of four ---------------------------------------------- */

/** In points of the own side. */
typedef struct
{
  double base;          /* holds what the partner brings */
  double opposite_lead; /* the partner leads: the worst seat to play from */
  KlaverjasCount count;
} KlaverjasBid;

extern const KlaverjasBid klaverjas_bid;

/** The mean score above the enemy's for so many expected points. */
extern const KlaverjasCurve klaverjas_bid_lead;

/** The points that the own side may expect if @seat names @trump. */
double klaverjas_bid_points (const KlaverjasBid *bid, const Deal *seen, unsigned seat,
                             unsigned trump);

#define KLAVERJAS_SPEAKERS 4

/** What a pass is worth, by the number of those who spoke before. */
typedef struct
{
  double choose[KLAVERJAS_SPEAKERS];
  double offer_turn[KLAVERJAS_SPEAKERS]; /* random trump: the next card decides for forehand */
  double offer_name[KLAVERJAS_SPEAKERS]; /* random trump: forehand must name another suit */
} KlaverjasPass;

/** The worth of a pass of the seat at turn in @seen. */
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

/** What a pass is worth in @seen, on that scale. */
double klaverjas_bid_pass (const Deal *seen);

/* ---- klaverjas-kraken.c ----------------------------------------------------------------- */

typedef enum
{
  KLAVERJAS_ROLE_MAKER,
  KLAVERJAS_ROLE_PARTNER, /* of the maker */
  KLAVERJAS_ROLE_ENEMY,
  KLAVERJAS_ROLES,
} KlaverjasRole;

/** How the suit became trumps: who could pass and did not has more of it. */
typedef enum
{
  KLAVERJAS_WAY_CHOSEN,   /* the maker might have passed */
  KLAVERJAS_WAY_NAMED,    /* he had to name one (K-6.3, K-6.6) */
  KLAVERJAS_WAY_DICTATED, /* the second turned card (K-6.8) */
  KLAVERJAS_WAYS,
} KlaverjasWay;

/** In points of the own side above the enemy's, without what the hand itself may declare. */
typedef struct
{
  double way[KLAVERJAS_WAYS];
  KlaverjasCount count;
} KlaverjasPromise;

extern const KlaverjasPromise klaverjas_promises[KLAVERJAS_ROLES];

/** How far the lead misses: the scale of a logistic distribution of the same deviation. */
#define KLAVERJAS_LEAD_SCALE 46

/** The roem that the other hands and the tricks bring to both sides together. */
#define KLAVERJAS_ROEM_OF_OTHERS 50

/** The mean score of the maker's side above the enemy's by the lead that his hand promises. */
extern const KlaverjasCurve klaverjas_score_of_lead;

/** Of the deal @seen, whose trumps are named. */
KlaverjasRole klaverjas_role (const Deal *seen, unsigned seat);
KlaverjasWay klaverjas_way (const Deal *seen);

/** The lead that @hand promises by @promise. */
double klaverjas_promised_lead (const KlaverjasPromise *promise, KlaverjasWay way, CardSet hand,
                                unsigned trump);

/** The roem that @hand may declare, stuk included. */
double klaverjas_roem_of_hand (const Options *options, CardSet hand, unsigned trump);

/** What a pass is worth in @seen: the mean score after it. */
double klaverjas_pass_in_kraken (const Deal *seen);

/** True for who is asked after his partner whether he doubles (K-6.13 to K-6.15). */
bool klaverjas_is_asked_second (const Deal *seen, unsigned seat);

/** By how much the calls before change the lead, with so many kraaks called. */
double klaverjas_lead_after (unsigned n_kraaks, bool is_asked_second);

/** The lead that the own side may expect where one is asked for a kraak. */
double klaverjas_lead_in_kraak (const Observation *observation);

/* ---- klaverjas-three.c: the game of three, in points of the maker ----------------------- */

/** The ten cards that the maker keeps. */
typedef struct
{
  double away;          /* of the points laid away so much comes back with four trumps ... */
  double away_by_trump; /* ... and so much more with each other */
  KlaverjasCount count;
} KlaverjasKept;

extern const KlaverjasKept klaverjas_kept;

/** Before he takes up the extra cards. */
typedef struct
{
  double base;
  KlaverjasCount count;
} KlaverjasDealt;

extern const KlaverjasDealt klaverjas_dealt;

/** The mean score above that of the others for so many expected points. */
extern const KlaverjasCurve klaverjas_lead_of_three;

/** The points that @hand promises without @away, which is laid away from it. */
double klaverjas_kept_points (const KlaverjasKept *kept, const Deal *seen, CardSet hand,
                              CardSet away);

/** The points that the dealt @hand promises with @trump. */
double klaverjas_dealt_points (const KlaverjasDealt *dealt, CardSet hand, unsigned trump);

/** What a pass is worth in @seen: the mean score after it. */
double klaverjas_pass_of_three (const Deal *seen);
