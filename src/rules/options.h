/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Options: the house rules of a game, as tables.
 *
 * A game lists its options once; preferences, command line, records and tests read that list.
 */

#pragma once

#include <glib.h>
#include <stdbool.h>
#include <stdint.h>

typedef struct _Game Game;

#define OPTIONS_MAX 20
#define OPTION_VALUES_MAX 8

typedef struct
{
  const char *key;
  const char *title; /* N_() */

  /**
   * NC_("rules", …): "4 deals", which stands beside the name of a style that has another value. An
   * option with such texts says how long a match lasts and not what is played; NULL: whoever
   * changes it has rules of his own.
   */
  const char *beside;
} OptionValue;

/**
 * One house rule; the first value is the default. A table ends with a row without key. The first
 * option of a game is its mode: who plays with whom, or which of its forms.
 */
typedef struct
{
  const char *key;
  const char *title;       /* N_() */
  const char *description; /* N_(), one sentence */
  OptionValue values[OPTION_VALUES_MAX + 1];
} OptionInfo;

/**
 * A bar on combinations: while option @on has none of the @on_values, option @option may only
 * have @values. Value sets are bits by index. A table ends with @values == 0.
 */
typedef struct
{
  uint8_t option;
  uint8_t values;
  uint8_t on;
  uint8_t on_values;
} OptionLimit;

/** A named choice of options for the start dialog. A table ends with a row without key. */
typedef struct
{
  const char *key;
  const char *title;    /* NC_("preset", …), or a name that is not translated */
  const char *settings; /* "key=value key=value" */
} OptionPreset;

/** The chosen value of every option, by index into the game's option table. */
typedef struct
{
  uint8_t value[OPTIONS_MAX];
} Options;

#define OPTIONS_DEFAULT ((Options) { { 0 } })

typedef enum
{
  OPTIONS_ERROR_UNKNOWN_KEY,
  OPTIONS_ERROR_UNKNOWN_VALUE,
  OPTIONS_ERROR_COMBINATION,
} OptionsError;

#define OPTIONS_ERROR (options_error_quark ())
GQuark options_error_quark (void);

/** How many options @game has. */
unsigned options_count (const Game *game);

/** True for an option that leaves a style its name, OptionValue.beside. */
bool option_is_beside (const OptionInfo *info);

/** How many values option @index of @game has. */
unsigned option_count_values (const OptionInfo *info);

/** Index of the option @key of @game, or -1. */
int options_find (const Game *game, const char *key);

/** Sets option @key to @value; an unknown key or value is an error that lists what there is. */
bool options_set (Options *options, const Game *game, const char *key, const char *value,
                  GError **error);

/** Applies "key=value key=value" to @options. */
bool options_set_all (Options *options, const Game *game, const char *settings, GError **error);

/** The values of option @index that may be combined with the others of @options, as bits. */
unsigned options_allowed (const Options *options, const Game *game, unsigned index);

/** True when option @index has a choice beside the others of @options, and the choice matters. */
bool options_matters (const Options *options, const Game *game, unsigned index);

/** True when the combination is valid; the error names the first option that is not allowed. */
bool options_validate (const Options *options, const Game *game, GError **error);

/** True when option @index has its @value-th value. */
static inline bool
option_is (const Options *options, unsigned index, unsigned value)
{
  return options->value[index] == value;
}

/** The key of the value that option @index has. */
const char *options_value_key (const Options *options, const Game *game, unsigned index);

/** The value of a numeric option. */
int options_number (const Options *options, const Game *game, unsigned index);

/** All options that differ from their default as "key=value …"; free with g_free (). */
char *options_to_string (const Options *options, const Game *game);
