/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "decks/deck-trial.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#include "decks/deck-error.h"
#include "decks/deck-fence.h"
#include "decks/deck-file.h"
#include "decks/deck-look.h"
#include "decks/deck-process.h"
#include "decks/deck-style.h"
#include "decks/deck-tried.h"
#include "decks/deck-worker.h"
#include "decks/face-painter.h"

/* Path of this program; tests set the environment variable instead. */
#define SELF "/proc/self/exe"
#define PROGRAM_VARIABLE "ATOUT_PROGRAM"
#define NOBODY "/bin/false"

/* Longest sides in device pixels, on a usual table and at most. */
#define SMALL_SIDE 300
#define LARGE_SIDE FACE_PIXELS_MAX

/* Seconds beyond the limit until the trial process is killed. */
#define PATIENCE 10

/* First words of the process's lines. */
#define TRYING "trying "
#define REFUSED "refused "
#define GOOD "good"

/*
 * Message to the trial process: location, kind, side, key file, SVG, and pictures with index, name,
 * text.
 */
#define PACKED "(suuayaya(uayay))"

/* ---- Trial process ---------------------------------------------------------------------- */

static void
limit_resources (void)
{
  const struct rlimit nothing = { 0, 0 };

  setrlimit (RLIMIT_CORE, &nothing);

#ifndef __SANITIZE_ADDRESS__ /* the sanitizer needs much memory */
  const struct rlimit memory = { DECK_TRIAL_MEMORY, DECK_TRIAL_MEMORY };
  setrlimit (RLIMIT_DATA, &memory);
#endif
}

/* Allows another period of processor time from now on. */
static void
limit_time (int side)
{
  struct rlimit time = { 0, DECK_TRIAL_TIME };
  struct rusage used;

  getrusage (RUSAGE_SELF, &used);
  time.rlim_cur
      = (rlim_t) (used.ru_utime.tv_sec + used.ru_stime.tv_sec
                  + (side > SMALL_SIDE ? DECK_TRIAL_CPU_TIME_LARGE : DECK_TRIAL_CPU_TIME));
  time.rlim_cur = MIN (time.rlim_cur, time.rlim_max);
  setrlimit (RLIMIT_CPU, &time);
}

static gboolean
is_empty (GdkTexture *texture)
{
  const int width = gdk_texture_get_width (texture), height = gdk_texture_get_height (texture);
  g_autofree guint32 *pixels = g_new (guint32, (gsize) width * height);
  guint32 all = 0;

  gdk_texture_download (texture, (guchar *) pixels, (gsize) width * 4);
  for (int i = 0; i < width * height; i++)
    all |= pixels[i];

  return all == 0;
}

typedef struct
{
  DeckFile *file;
  FacePainter *painter;
  int side;             /* device pixels of the longer side of a face */
  DeckLooker *looker;   /* NULL for large faces and without fonts */
  gboolean lacks_fonts; /* true if text cannot be painted, so that empty faces are valid */
} Trial;

static GdkTexture *
paint_face (const Trial *self, unsigned i, const char *style_sheet, GError **error)
{
  const DeckFile *file = self->file;
  double scale = self->side / MAX (file->card_width, file->card_height);
  int width = (int) (file->card_width * scale);
  int height = (int) (file->card_height * scale);
  g_autoptr (GError) local = NULL;
  g_autoptr (GdkTexture) texture
      = face_painter_paint (self->painter, i, style_sheet, width, height, &local);
  g_autofree char *path = NULL;
  g_autofree char *words = NULL;

  if (texture != NULL && (self->lacks_fonts || !is_empty (texture)))
    return g_steal_pointer (&texture);

  if (texture != NULL)
    g_set_error_literal (&local, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_BROKEN,
                         /* Translators: this follows the name of a card and a colon */
                         _ ("the card is blank"));
  path = g_file_get_parse_name (file->svg);
  words = face_painter_complaint (local);
  g_set_error (error, ATOUT_DECK_ERROR,
               local->domain == ATOUT_DECK_ERROR ? local->code : ATOUT_DECK_ERROR_SLOW,
               /* Translators: a file, the name of a card in it, and what is wrong with that */
               _ ("%s: the card “%s” cannot be drawn: %s"), path, file->face[i].id + 1, words);

  return NULL;
}

/* Prints UTF-8; g_print () would use the locale's encoding. */
G_GNUC_PRINTF (1, 2)
static void
say (const char *format, ...)
{
  va_list args;

  va_start (args, format);
  vprintf (format, args);
  va_end (args);
  fflush (stdout);
}

static gboolean
paint_all (const Trial *self, const char *style_sheet, GError **error)
{
  limit_time (self->side);
  for (unsigned i = 0; i < DECK_FACES; i++)
    {
      g_autoptr (GdkTexture) texture = NULL;

      if (self->file->face[i].id == NULL || !face_painter_has (self->painter, i))
        continue;

      say (TRYING "%s\n", self->file->face[i].id + 1);
      texture = paint_face (self, i, style_sheet, error);
      if (texture == NULL)
        return FALSE;
      if (self->looker != NULL)
        deck_looker_show (self->looker, i, texture);
    }

  return TRUE;
}

/* Paints all faces in each distinct style. */
static gboolean
paint_styles (const Trial *self, GError **error)
{
  char **const sets = self->file->index_sets;
  g_autofree char *last = NULL;
  unsigned i = 0;

  do
    for (DeckColours colours = 0; colours < DECK_COLOURS; colours++)
      {
        g_autofree char *sheet = deck_style_sheet (self->file, sets[i], colours);

        if (g_strcmp0 (sheet, last) == 0)
          continue;

        if (!paint_all (self, sheet, error))
          return FALSE;
        g_free (last);
        last = g_steal_pointer (&sheet);
      }
  while (sets[i] != NULL && sets[++i] != NULL);

  return TRUE;
}

static void
unpack_pictures (DeckFile *file, GVariantIter *pictures)
{
  guint32 index;
  const char *name;
  GVariant *text;

  while (g_variant_iter_next (pictures, "(u^&ay@ay)", &index, &name, &text))
    {
      g_autoptr (GVariant) taken = text;

      if (index >= DECK_FACES)
        continue;
      deck_file_set_face (&file->face[index], name, 0, 0);
      g_clear_pointer (&file->picture[index], g_bytes_unref);
      file->picture[index] = g_variant_get_data_as_bytes (taken);
    }
}

static DeckFile *
unpack_deck (int *side, GError **error)
{
  g_autoptr (GMappedFile) input = g_mapped_file_new_from_fd (STDIN_FILENO, FALSE, error);
  g_autoptr (GBytes) bytes = input != NULL ? g_mapped_file_get_bytes (input) : NULL;
  g_autoptr (GVariant) deck = NULL;
  g_autoptr (GVariant) keys = NULL;
  g_autoptr (GVariant) drawing = NULL;
  g_autoptr (GVariantIter) pictures = NULL;
  g_autoptr (GBytes) key_text = NULL;
  g_autoptr (GFile) location = NULL;
  DeckFile *file;
  const char *uri;
  guint32 kind, longer_side;

  if (bytes == NULL)
    return NULL;

  deck = g_variant_ref_sink (g_variant_new_from_bytes (G_VARIANT_TYPE (PACKED), bytes, FALSE));
  g_variant_get (deck, "(&suu@ay@aya(uayay))", &uri, &kind, &longer_side, &keys, &drawing,
                 &pictures);
  *side = (int) longer_side;
  location = g_file_new_for_uri (uri);
  key_text = g_variant_get_data_as_bytes (keys);
  file = deck_file_parse (location, (DeckKind) kind, key_text, error);
  if (file != NULL)
    {
      file->drawing = g_variant_get_data_as_bytes (drawing);
      unpack_pictures (file, pictures);
    }

  return file;
}

static gboolean
is_in (GBytes *text, const char *word)
{
  gsize size;
  const char *data = text != NULL ? g_bytes_get_data (text, &size) : NULL;

  return data != NULL && memmem (data, size, word, strlen (word)) != NULL;
}

static gboolean
has_text (const DeckFile *file)
{
  gboolean found = is_in (file->drawing, "<text") || is_in (file->drawing, ":text");

  for (unsigned i = 0; i < DECK_FACES; i++)
    found = found || is_in (file->picture[i], "<text") || is_in (file->picture[i], ":text");

  return found;
}

int
deck_trial_run (void)
{
  g_autoptr (DeckFile) file = NULL;
  g_autoptr (FacePainter) painter = NULL;
  g_autoptr (DeckLooker) looker = deck_looker_new ();
  g_autoptr (GError) error = NULL;
  Trial trial = { .side = SMALL_SIDE };
  DeckFence fence;

  limit_resources ();
  fence = deck_fence_raise (DECK_TRIAL_TIME);
  limit_time (trial.side);

  file = unpack_deck (&trial.side, &error);
  if (file != NULL)
    {
      painter = face_painter_new (file, &error);
      trial.file = file;
      trial.painter = painter;
      trial.lacks_fonts = (fence & DECK_FENCE_NOTHING_NEW) != 0 && has_text (file);
      trial.looker = trial.side == SMALL_SIDE && !trial.lacks_fonts ? looker : NULL;
    }
  if (painter != NULL && paint_styles (&trial, &error))
    {
      g_autoptr (GString) seen = g_string_new (NULL);
      const DeckLook look = trial.looker != NULL ? deck_looker_tell (looker) : (DeckLook) { 0 };

      deck_tried_write_seen (seen, &look, file->box);
      say (GOOD "%s\n", seen->str);
      return 0;
    }

  g_strdelimit (error->message, "\n", ' ');
  say (REFUSED "%d %s\n", error->code, error->message);

  return 1;
}

/* ---- This process ----------------------------------------------------------------------- */

static void
set_refused (GError **error, const char *line)
{
  char *end;
  gint64 code = g_ascii_strtoll (line + strlen (REFUSED), &end, 10);

  g_set_error_literal (error, ATOUT_DECK_ERROR, (int) code, g_strchug (end));
}

static void
set_ended (GError **error, GFile *location, const char *line, gboolean is_slow)
{
  g_autofree char *path = g_file_get_parse_name (location);
  const char *card = g_str_has_prefix (line, TRYING) ? line + strlen (TRYING) : NULL;

  if (card == NULL)
    g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_SLOW,
                 is_slow ? _ ("“%s” takes too long to read")
                         : _ ("“%s” needs too much memory or crashes the renderer"),
                 path);
  else
    g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_SLOW,
                 /* Translators: a file, and the name of a card in it */
                 is_slow ? _ ("“%s”: the card “%s” takes too long to draw")
                         : _ ("“%s”: the card “%s” needs too much memory or crashes the renderer"),
                 path, card);
}

static GVariant *
pack_bytes (GBytes *bytes)
{
  g_autoptr (GBytes) packed = bytes != NULL ? g_bytes_ref (bytes) : g_bytes_new (NULL, 0);

  return g_variant_new_from_bytes (G_VARIANT_TYPE_BYTESTRING, packed, TRUE);
}

static GBytes *
pack_deck (const DeckFile *file, GFile *location, int side)
{
  g_autofree char *uri = g_file_get_uri (location);
  g_autoptr (GVariant) deck = NULL;
  GVariantBuilder pictures;

  g_variant_builder_init (&pictures, G_VARIANT_TYPE ("a(uayay)"));
  for (unsigned i = 0; i < DECK_FACES; i++)
    if (file->picture[i] != NULL)
      g_variant_builder_add (&pictures, "(u^ay@ay)", i, file->face[i].id + 1,
                             pack_bytes (file->picture[i]));
  deck = g_variant_ref_sink (g_variant_new (
      "(suu@ay@aya(uayay))", uri, (guint32) deck_file_get_kind (file), (guint32) side,
      pack_bytes (file->keys), pack_bytes (file->drawing), &pictures));

  return g_variant_get_data_as_bytes (deck);
}

/* Returns a descriptor of an anonymous file with @bytes, or -1. */
static int
open_memory (GBytes *bytes)
{
  gsize left;
  const char *data = g_bytes_get_data (bytes, &left);
  int fd = memfd_create ("deck", MFD_CLOEXEC);

  while (fd >= 0 && left > 0)
    {
      gssize n = write (fd, data, left);

      if (n < 0 && errno == EINTR)
        continue;
      if (n <= 0)
        {
          close (fd);
          return -1;
        }
      data += n;
      left -= (gsize) n;
    }

  return fd;
}

static char **
make_environment (void)
{
  static const char *const needed[] = {
    "LD_LIBRARY_PATH",
    "LANG",
    "LANGUAGE",
    "LC_ALL",
    "LC_CTYPE",
    "LC_MESSAGES",
    "LC_NUMERIC",
    "LOCALE_ARCHIVE",
    "LOCPATH",
    "ATOUT_LOCALEDIR",
    "HOME",
    "XDG_CACHE_HOME",
    "XDG_CONFIG_HOME",
    "XDG_DATA_HOME", /* user's fonts */
    "FONTCONFIG_FILE",
    "FONTCONFIG_PATH",
    "FONTCONFIG_SYSROOT",
    "GDK_PIXBUF_MODULE_FILE",
#ifdef __SANITIZE_ADDRESS__
    "ASAN_OPTIONS",
    "LSAN_OPTIONS",
    "UBSAN_OPTIONS",
#endif
  };
  char **environment = g_environ_setenv (NULL, "GIO_USE_VFS", "local", TRUE);

  /* a test without a program would start itself for ever */
  environment = g_environ_setenv (environment, PROGRAM_VARIABLE, NOBODY, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (needed); i++)
    if (g_getenv (needed[i]) != NULL)
      environment = g_environ_setenv (environment, needed[i], g_getenv (needed[i]), TRUE);

  return environment;
}

static GSubprocess *
start_process (GBytes *deck, GError **error)
{
  const char *program = g_getenv (PROGRAM_VARIABLE);
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (
      G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_SILENCE);
  g_auto (GStrv) environment = NULL;
  int fd = open_memory (deck);

  if (fd < 0)
    {
      g_set_error_literal (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_SLOW,
                           _ ("there is no memory left"));
      return NULL;
    }
  g_subprocess_launcher_take_stdin_fd (launcher, fd);
  environment = make_environment ();
  g_subprocess_launcher_set_environ (launcher, environment);

  return g_subprocess_launcher_spawn (launcher, error, program != NULL ? program : SELF,
                                      DECK_TRIAL_OPTION, NULL);
}

/*
 * Paints all faces in the trial process. Returns FALSE if it did not run or was cancelled; the
 * error names @location.
 */
static gboolean
paint_elsewhere (GBytes *deck, GFile *location, int side, GCancellable *cancellable,
                 DeckTried *verdict, GError **error)
{
  g_autoptr (GSubprocess) process = start_process (deck, error);
  g_autoptr (GError) local = NULL;
  g_autofree char *line = NULL;

  if (process == NULL)
    return FALSE;

  line = deck_process_hear (process, (DECK_TRIAL_TIME + PATIENCE) * 1000, cancellable, error);
  if (line == NULL)
    return FALSE;

  if (g_subprocess_get_successful (process) && g_str_has_prefix (line, GOOD)
      && deck_tried_read_seen (line + strlen (GOOD), &verdict->look, verdict->box))
    {
      verdict->largest = side;
      return TRUE;
    }

  if (g_subprocess_get_if_exited (process) && g_str_has_prefix (line, REFUSED))
    set_refused (&local, line);
  else
    set_ended (&local, location, line,
               g_subprocess_get_if_signaled (process)
                   && (g_subprocess_get_term_sig (process) == SIGXCPU
                       || g_subprocess_get_term_sig (process) == SIGALRM
                       || g_subprocess_get_term_sig (process) == SIGKILL));
  verdict->is_refused = TRUE;
  verdict->code = (AtoutDeckError) local->code;
  g_propagate_error (error, g_steal_pointer (&local));

  return *line != '\0'; /* a process without output never started */
}

static bool
refuse_again (GFile *location, AtoutDeckError code, GError **error)
{
  g_autofree char *path = g_file_get_parse_name (location);

  g_set_error (error, ATOUT_DECK_ERROR, (int) code,
               /* Translators: a file */
               _ ("“%s” could not be drawn when it was tried before"), path);

  return false;
}

/* Applies the cached verdict to @file, or tries the deck. @anew retries refused decks. */
static bool
try_deck (DeckFile *file, GFile *location, gboolean anew, GCancellable *cancellable, GError **error)
{
  g_autofree char *checksum = deck_tried_make_checksum (file);
  g_autoptr (GBytes) deck = NULL;
  DeckTried verdict;

  deck_tried_find (checksum, &verdict);
  if (verdict.is_refused && !anew)
    return refuse_again (location, verdict.code, error);

  if (verdict.largest == 0)
    {
      verdict = (DeckTried) { 0 };
      deck = pack_deck (file, location, SMALL_SIDE);
      if (paint_elsewhere (deck, location, SMALL_SIDE, cancellable, &verdict, error))
        deck_tried_keep (checksum, &verdict);
    }
  file->largest = verdict.largest;
  file->look = verdict.look;
  memcpy (file->box, verdict.box, sizeof file->box);

  return file->largest > 0;
}

DeckFile *
deck_trial_open (GFile *location, gboolean anew, GCancellable *cancellable, GError **error)
{
  g_autoptr (DeckFile) file = deck_file_read (location, error);

  if (file == NULL || !deck_file_load (file, error)
      || !try_deck (file, location, anew, cancellable, error))
    return NULL;

  return g_steal_pointer (&file);
}

/* ---- Larger faces ----------------------------------------------------------------------- */

typedef struct
{
  GBytes *deck;
  GFile *location;
  char *checksum;
  DeckTried verdict; /* verdict from the cache */
} Larger;

static void
larger_free (gpointer data)
{
  Larger *self = data;

  g_clear_pointer (&self->deck, g_bytes_unref);
  g_clear_object (&self->location);
  g_free (self->checksum);
  g_free (self);
}

static void
try_larger (gpointer data)
{
  g_autoptr (GTask) task = data;
  Larger *self = g_task_get_task_data (task);
  DeckTried verdict = { 0 };

  if (paint_elsewhere (self->deck, self->location, LARGE_SIDE, g_task_get_cancellable (task),
                       &verdict, NULL))
    {
      self->verdict.is_limit = verdict.is_refused;
      self->verdict.largest = MAX (self->verdict.largest, verdict.largest);
      deck_tried_keep (self->checksum, &self->verdict);
    }
  g_task_return_int (task, self->verdict.largest);
}

void
deck_trial_larger_async (const DeckFile *file, GCancellable *cancellable,
                         GAsyncReadyCallback callback, gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  Larger *larger = g_new0 (Larger, 1);

  g_task_set_source_tag (task, deck_trial_larger_async);
  g_task_set_task_data (task, larger, larger_free);
  larger->checksum = deck_tried_make_checksum (file);
  deck_tried_find (larger->checksum, &larger->verdict);
  if (larger->verdict.is_limit)
    {
      g_task_return_int (task, larger->verdict.largest);
      return;
    }

  larger->location = deck_file_get_location (file);
  larger->deck = pack_deck (file, larger->location, LARGE_SIDE);
  deck_worker_open (try_larger, g_steal_pointer (&task));
}

int
deck_trial_larger_finish (GAsyncResult *result, GError **error)
{
  gssize largest = g_task_propagate_int (G_TASK (result), error);

  return (int) MAX (largest, 0);
}
