/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/sound/sound-player.h"

#ifdef WITH_SOUND
#include <canberra.h>
#include <dlfcn.h>
#include <sys/mman.h>
#include <unistd.h>

/* Player by libcanberra, loaded for the first sound. */

#define WAITING_MAX 2 /* sounds waiting; more would be late */

/* The state of libcanberra, used by the thread. */
typedef struct
{
  ca_context *context; /* NULL if closed */
  gboolean is_heard;   /* true after the first sound */
  gboolean is_lost;    /* true if no sound is possible */
  int file[N_SOUNDS];  /* descriptor of a memory file; 0: not read */
} Library;

static const char *const names[N_SOUNDS] = {
  [SOUND_CARD] = "card",   [SOUND_KNOCK] = "knock", [SOUND_SHUFFLE] = "shuffle",
  [SOUND_TRICK] = "trick", [SOUND_WIN] = "win",
};

/* Returns a memory file: libcanberra needs a name. */
static int
read_sound (Sound sound)
{
  g_autofree char *path = g_strdup_printf (RESOURCE_BASE "/sound/%s.wav", names[sound]);
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  int file = memfd_create (names[sound], MFD_CLOEXEC);
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  if (file < 0 || write (file, data, size) == (gssize) size)
    return file;
  close (file);

  return -1;
}

static void
ignore_error (const char *file G_GNUC_UNUSED, int line G_GNUC_UNUSED,
              const char *function G_GNUC_UNUSED, int code G_GNUC_UNUSED,
              const char *format G_GNUC_UNUSED, ...)
{
}

/*
 * Stops ALSA from reporting a missing sound card on standard error. The library stays loaded, so
 * that libcanberra shares it.
 */
static void
silence_alsa (void)
{
  void *alsa = dlopen ("libasound.so.2", RTLD_LAZY);
  int (*set_handler) (void (*handler) (const char *, int, const char *, int, const char *, ...));

  if (alsa == NULL)
    return;
  *(void **) &set_handler = dlsym (alsa, "snd_lib_error_set_handler");
  if (set_handler != NULL)
    set_handler (ignore_error);
}

static ca_context *
open_context (void)
{
  ca_context *context = NULL;

  silence_alsa ();
  if (ca_context_create (&context) != CA_SUCCESS)
    return NULL;
  ca_context_change_props (context, CA_PROP_APPLICATION_NAME, g_get_application_name (), NULL);

  return context;
}

static gboolean
play (Library *library, Sound sound)
{
  char file[32];

  if (library->file[sound] == 0)
    library->file[sound] = read_sound (sound);
  if (library->context == NULL)
    library->context = open_context ();
  if (library->file[sound] < 0 || library->context == NULL)
    return FALSE;
  g_snprintf (file, sizeof file, "/proc/self/fd/%d", library->file[sound]);

  return ca_context_play (library->context, 0, CA_PROP_MEDIA_FILENAME, file, CA_PROP_MEDIA_NAME,
                          names[sound], NULL)
         == CA_SUCCESS;
}

/*
 * Plays one sound. A failure closes the context, and the next sound reopens it. Playback ends for
 * good if the first sound fails, or two sounds in a row.
 */
static void
play_in_thread (gpointer number, gpointer data)
{
  Library *library = data;

  if (library->is_lost)
    return;
  if (play (library, (Sound) (GPOINTER_TO_INT (number) - 1)))
    {
      library->is_heard = TRUE;
      return;
    }
  library->is_lost = !library->is_heard;
  library->is_heard = FALSE;
  g_clear_pointer (&library->context, ca_context_destroy);
}

/* Plays in a thread, because servers may block. Drops sounds that would be late. */
static void
library_play (Sound sound)
{
  static Library library;
  static GThreadPool *thread;

  if (thread == NULL)
    thread = g_thread_pool_new (play_in_thread, &library, 1, FALSE, NULL);
  if (g_thread_pool_unprocessed (thread) < WAITING_MAX)
    g_thread_pool_push (thread, GINT_TO_POINTER (sound + 1), NULL);
}

static const SoundPlayer by_library = { library_play };
static const SoundPlayer *const usual = &by_library;
#else
static const SoundPlayer *const usual = NULL;
#endif

static const SoundPlayer *chosen; /* NULL means the library */

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
