/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/sound/sound-player.h"

#ifdef WITH_SOUND
#include "view/sound/sound-library.h"

static const SoundPlayer library = { sound_library_play };
static const SoundPlayer *const usual = &library;
#else
static const SoundPlayer *const usual = NULL;
#endif

static const SoundPlayer *chosen; /* by sound_player_set () */

void
sound_player_set (const SoundPlayer *player)
{
  chosen = player;
}

gboolean
sound_player_is_built (void)
{
  return usual != NULL;
}

void
sound_player_play (GtkWidget *widget, Sound sound)
{
  const SoundPlayer *player = chosen != NULL ? chosen : usual;
  gboolean wanted;

  g_object_get (gtk_widget_get_settings (widget), "gtk-enable-event-sounds", &wanted, NULL);
  if (wanted && player != NULL)
    player->play (sound);
}
