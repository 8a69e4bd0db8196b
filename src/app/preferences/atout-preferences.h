/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "decks/atout-deck-store.h"
#include "rules/game.h"

#define ATOUT_TYPE_PREFERENCES (atout_preferences_get_type ())

/**
 * AtoutPreferences: the preferences window, with pages for decks and cards. Changes apply at once.
 */
G_DECLARE_FINAL_TYPE (AtoutPreferences, atout_preferences, ATOUT, PREFERENCES, AdwWindow)

/** Returns a window owned by @application (transfer none); it closes with its parent. */
AtoutPreferences *atout_preferences_new           (GtkApplication   *application,
                                                   AtoutDeckStore   *decks);

/** Shows the settings, with the players of @game under @options. */
void              atout_preferences_show_settings (AtoutPreferences *self,
                                                   const Game       *game,
                                                   const Options    *options);

/** Shows the decks for @game under @options; going back closes the window. */
void              atout_preferences_show_decks    (AtoutPreferences *self,
                                                   const Game       *game,
                                                   const Options    *options);

/** Shows the settings, at the place of @game. */
void              atout_preferences_show_place    (AtoutPreferences *self,
                                                   const Game       *game,
                                                   const Options    *options);

/** Shows the settings, at the level of the other players. */
void              atout_preferences_show_level    (AtoutPreferences *self,
                                                   const Game       *game,
                                                   const Options    *options);
