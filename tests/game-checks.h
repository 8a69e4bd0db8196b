/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What always holds, checked in the same way for every game: the invariants at every step of
 * thousands of random deals, and that nobody sees through the backs of cards.
 *
 * A game's tests fill one GameChecks, written from its rules file and not from the code it judges.
 */

#pragma once

#include "support.h"

/** Every function may be NULL unless it says otherwise. */
typedef struct
{
  const Game *game;

  /** The cards that are in hands, tricks, piles or aside at every moment of @deal; not NULL. */
  CardSet (*in_play) (const Deal *deal);
  /** Those of them that are in no hand, trick or pile of won cards: stock, laid aside … */
  CardSet (*aside) (const Deal *deal);

  void (*dealt) (const Deal *deal, const Match *match);
  void (*legal) (const Deal *deal, const ActionList *list);
  void (*acted) (const Deal *before, Action action, const Deal *after);
  void (*over) (const Deal *deal, const DealResult *result);
  void (*booked) (const Match *before, const Deal *deal, const Match *after);

  /* Section 14 of the rules file */
  unsigned n_phases; /* all of which must be met */
  /** The cards in the hand of @owner that everybody has seen. */
  CardSet (*known) (const Deal *deal, unsigned owner);
  /**
   * Exchanges cards that lie hidden from @seat outside the hands with each other and with hidden
   * cards in other hands; the hands among each other are shuffled already.
   */
  void (*swap_hidden) (Deal *deal, unsigned seat, Rng *rng);
} GameChecks;

/** Adds "/invariants/KEY" and "/observation/KEY". */
void game_checks_add (const GameChecks *checks);

/** Ends the test with the state of @deal and the name of @rule unless @holds. */
void game_check (bool holds, const Deal *deal, const char *rule);

/** True when option @key of @deal has @value. */
bool game_checks_option (const Deal *deal, const char *key, const char *value);
