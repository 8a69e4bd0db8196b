/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Options: a game's house rules, as a table. */

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
  const char *title;

  /**
   * NC_("rules", …): "4 deals", shown after the name of a preset with another value. Options with
   * such texts set a match's length and never change that name; NULL for other options.
   */
  const char *beside;
} OptionValue;

/**
 * A house rule with its default first. A row without key ends a table. A game's first option is its
 * mode or form.
 */
typedef struct
{
  const char *key;
  const char *title;
  const char *description; /* N_(), one sentence */
  OptionValue values[OPTION_VALUES_MAX + 1];
} OptionInfo;

/**
 * A limit: unless @on has one of @on_values, @option needs one of @values. Value sets are bits by
 * index. A row with @values == 0 ends a table.
 */
typedef struct
{
  uint8_t option;
  uint8_t values;
  uint8_t on;
  uint8_t on_values;
} OptionLimit;

/** A named choice of house rules for the start dialog. A row without key ends a table. */
typedef struct
{
  const char *key;
  const char *title; /* NC_("preset", …), or a proper name */
  const char *settings;
} OptionPreset;

/** The chosen value of every option, by index. */
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

/** Returns the number of options. */
unsigned options_count (const Game *game);

/** Returns true if no value changes the name of a preset (OptionValue.beside). */
bool option_is_beside (const OptionInfo *info);

/** Returns the number of values. */
unsigned option_count_values (const OptionInfo *info);

/** Returns the index of option @key, or -1. */
int options_find (const Game *game, const char *key);

/** Returns the keys of all options, "rules, trump"; free with g_free (). */
char *options_list_keys (const Game *game);

/** Returns the keys of the values in @allowed, which are bits by index; free with g_free (). */
char *option_list_values (const OptionInfo *info, unsigned allowed);

/** Sets an option; errors list the known keys or values. */
bool options_set (Options *options, const Game *game, const char *key, const char *value,
                  GError **error);

/** Sets the options in "key=value key=value"; stops at the first error. */
bool options_set_all (Options *options, const Game *game, const char *settings, GError **error);

/** Returns values of option @index that fit the others, as bits. */
unsigned options_allowed (const Options *options, const Game *game, unsigned index);

/** Returns true if option @index has several allowed values and an effect. */
bool options_matters (const Options *options, const Game *game, unsigned index);

/** Returns the first limit that @options exceed; NULL if the combination is valid. */
const OptionLimit *options_find_conflict (const Options *options, const Game *game);

/** Returns true if the combination is valid; the error names a conflict. */
bool options_validate (const Options *options, const Game *game, GError **error);

static inline bool
option_is (const Options *options, unsigned index, unsigned value)
{
  return options->value[index] == value;
}

/** Returns the key of the chosen value. */
const char *options_value_key (const Options *options, const Game *game, unsigned index);

/** Returns the value of a numeric option. */
int options_number (const Options *options, const Game *game, unsigned index);

/** Returns non-default options as "key=value …"; free with g_free (). */
char *options_to_string (const Options *options, const Game *game);
