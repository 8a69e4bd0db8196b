/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Sounds by libcanberra, of which nothing is loaded or opened before the first one is played. */

#pragma once

#include "view/sound/sound-player.h"

G_BEGIN_DECLS

/**
 * Plays @sound, in a thread of its own: a sound server may keep it waiting. What cannot be played
 * in time is left out; where nothing can be played at all that is tried once.
 */
void sound_library_play (Sound sound);

G_END_DECLS
