/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Sounds of the table, played by libcanberra if built in, or by a test's player. */

#pragma once

#include <gtk/gtk.h>

typedef enum
{
  SOUND_CARD,    /* one or several cards put down */
  SOUND_KNOCK,   /* somebody knocks */
  SOUND_SHUFFLE, /* start of a deal */
  SOUND_TRICK,   /* end of a trick */
  SOUND_WIN,     /* the user’s side wins */
  N_SOUNDS,
} Sound;

typedef struct
{
  void (*play) (Sound sound);
} SoundPlayer;

/** Sets the player; NULL means the library. */
void     sound_player_set      (const SoundPlayer *player);

/** Returns true if a sound library is built in. */
gboolean sound_player_is_built (void);

/** Plays @sound without waiting, unless the desktop's event sounds are off. */
void     sound_player_play     (GtkWidget         *widget,
                                Sound              sound);
