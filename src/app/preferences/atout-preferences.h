/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "decks/atout-deck-store.h"
#include "rules/game.h"

#define ATOUT_TYPE_PREFERENCES (atout_preferences_get_type ())

/**
 * AtoutPreferences: the window for the settings; each change is in force at once. The decks of a
 * game and the cards of a deck are pages of it, from which one goes back.
 */
G_DECLARE_FINAL_TYPE (AtoutPreferences, atout_preferences, ATOUT, PREFERENCES, AdwWindow)

/** (transfer none): a window of @application, which keeps it; it goes with the one it is over. */
AtoutPreferences *atout_preferences_new           (GtkApplication   *application,
                                                   AtoutDeckStore   *decks);

/** Shows all settings; of players those who sit at the table of @game with @options. */
void              atout_preferences_show_settings (AtoutPreferences *self,
                                                   const Game       *game,
                                                   const Options    *options);

/** Shows the decks with which @game can be played under @options; back is out of the window. */
void              atout_preferences_show_decks    (AtoutPreferences *self,
                                                   const Game       *game,
                                                   const Options    *options);

/** The same, where the table of @game is chosen. */
void              atout_preferences_show_place    (AtoutPreferences *self,
                                                   const Game       *game,
                                                   const Options    *options);

/** The same, where is chosen how well the others play. */
void              atout_preferences_show_level    (AtoutPreferences *self,
                                                   const Game       *game,
                                                   const Options    *options);
