/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The deal number: 128 random bits that fix the order of a pack (records.md §2).
 *
 * Its seal can be shown before the first card and the number after the deal, so that anyone can
 * check with sha256sum that the cards were fixed before the first call.
 */

#pragma once

#include <glib.h>
#include <stdbool.h>

#include "rules/card.h"

#define NUMBER_DIGITS 32 /* hex digits of a deal number */
#define SEAL_DIGITS 64

typedef struct
{
  char hex[NUMBER_DIGITS + 1]; /* lower case */
} DealNumber;

/** A new number from the operating system's random source; an error if it has none to give. */
bool number_random (DealNumber *number, GError **error);

/** The @deal-th number that follows from @seed; for runs that must be repeatable. */
void number_from_seed (DealNumber *number, uint64_t seed, uint64_t deal);

/**
 * The seed of the players' random streams in the @match-th match of a run of @seed (records.md §2).
 * It is derived as the numbers are, but from other words: none of them follows from it.
 */
uint64_t number_player_seed (uint64_t seed, uint64_t match);

/** Reads 32 lower-case hex digits; false if @text is anything else. */
bool number_parse (DealNumber *number, const char *text);

/** The same as a person types or pastes it: blanks between the digits, and capitals, are fine. */
bool number_parse_typed (DealNumber *number, const char *text);

/** Shuffles cards 0 … @n_cards-1 of the game with @game_key into @pack, index 0 = top. */
void number_shuffle (const DealNumber *number, const char *game_key, unsigned n_cards, Card *pack);

/** The seal of @number: 64 hex digits; @seal has SEAL_DIGITS + 1 bytes. */
void number_seal (const DealNumber *number, char *seal);

/**
 * What prints that seal in any shell, with tools that every system has, or comes with: free with
 * g_free ().
 */
char *number_seal_command (const DealNumber *number);
