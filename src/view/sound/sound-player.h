/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The sounds of a table, and what plays them: a library of the desktop, or nothing where the
 * program was built without it. A test puts something of its own there, which only listens.
 */

#pragma once

#include <gtk/gtk.h>

typedef enum
{
  SOUND_CARD,    /* a card, or several at a time, put down */
  SOUND_KNOCK,   /* somebody knocks on the table */
  SOUND_SHUFFLE, /* a deal begins */
  SOUND_TRICK,   /* a trick is taken */
  SOUND_WIN,     /* the user’s side has won */
  N_SOUNDS,
} Sound;

typedef struct
{
  void (*play) (Sound sound);
} SoundPlayer;

/** From now on @player is asked for sounds, or with NULL the library. */
void     sound_player_set      (const SoundPlayer *player);

/** True where the program was built with a library that plays sounds. */
gboolean sound_player_is_built (void);

/** Plays @sound for @widget and does not wait for it, unless the desktop wants no such sounds. */
void     sound_player_play     (GtkWidget         *widget,
                                Sound              sound);
