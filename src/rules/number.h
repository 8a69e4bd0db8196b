/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The deal number: 128 random bits that fix a pack's order (records.md §2). Its seal, shown
 * beforehand, proves that the cards were settled.
 */

#pragma once

#include <glib.h>
#include <stdbool.h>

#include "rules/card.h"

#define NUMBER_DIGITS 32 /* hexadecimal digits */
#define SEAL_DIGITS 64

typedef struct
{
  char hex[NUMBER_DIGITS + 1]; /* digits in lower case */
} DealNumber;

/** Draws a number from the operating system; false with an error on failure. */
bool number_random (DealNumber *number, GError **error);

/** Derives the number of deal @deal from @seed, repeatably. */
void number_from_seed (DealNumber *number, uint64_t seed, uint64_t deal);

/** Sets @number to the first 128 bits of the SHA-256 of @text. */
void number_from_text (DealNumber *number, const char *text);

/** Returns the seed of the players' random streams (records.md §2). It reveals no deal number. */
uint64_t number_player_seed (uint64_t seed, uint64_t match);

/** Parses 32 lower-case hex digits; false for other text. */
bool number_parse (DealNumber *number, const char *text);

/** Parses user input, ignoring blanks and case. */
bool number_parse_typed (DealNumber *number, const char *text);

/** Shuffles @n_cards cards by @number into @pack, index 0 = top. */
void number_shuffle (const DealNumber *number, const char *game_key, unsigned n_cards, Card *pack);

/** Writes the seal, 64 hex digits, to @seal (SEAL_DIGITS + 1 bytes). */
void number_seal (const DealNumber *number, char *seal);

/** Returns a shell command that prints the seal; free with g_free (). */
char *number_seal_command (const DealNumber *number);
