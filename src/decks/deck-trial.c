/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "decks/deck-trial.h"

#include <cairo.h>
#include <errno.h>
#include <glib/gi18n-lib.h>
#include <librsvg/rsvg.h>
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
#include "decks/deck-process.h"
#include "decks/deck-style.h"
#include "decks/face-painter.h"
#include "decks/safe-file.h"

/* The file of this program; tests are other programs and say where it is. */
#define SELF "/proc/self/exe"
#define PROGRAM_VARIABLE "ATOUT_PROGRAM"
#define NOBODY "/bin/false"

/* Device pixels of the longer side; a card on a small screen is about as high. */
#define SMALL_SIDE 180

/* Seconds after which the other process is ended that should have ended itself. */
#define PATIENCE 10

/* How a line of the other process begins. */
#define TRYING "trying "
#define REFUSED "refused "
#define GOOD "good "

/* A deck on its way to the other process: location, kind, texts of the key file and of the SVG. */
#define PACKED "(suayay)"

/* ---- Decks that passed ------------------------------------------------------------------ */

/*
 * Which decks passed the trial, to the byte: in this run of the program or in an earlier one with
 * the same librsvg. That is kept in `atout/tried-decks` in the user's cache folder, a line a deck:
 * its checksum, and how large its faces could be painted. From any thread.
 */

/* Another number when the trial becomes another one. */
#define TRIAL_VERSION 1

/* Lines that are kept; then all begins anew. */
#define LINES_MAX 1000
#define LINE_LENGTH_MAX 80

#define CHECKSUM_LENGTH 64

static GMutex mutex;      /* of the table */
static GHashTable *tried; /* checksums, with how large; what is in the file and more */

static char *
get_path (void)
{
  return g_build_filename (g_get_user_cache_dir (), "atout", "tried-decks", NULL);
}

/* Lines of another form are left out; they may have been cut off. */
static void
read_line (const char *line)
{
  const char *number = line + CHECKSUM_LENGTH + 1;
  guint64 largest;

  if (strspn (line, G_CSET_DIGITS "abcdef") == CHECKSUM_LENGTH && line[CHECKSUM_LENGTH] == ' '
      && g_ascii_string_to_unsigned (number, 10, 1, FACE_PIXELS_MAX, &largest, NULL))
    g_hash_table_insert (tried, g_strndup (line, CHECKSUM_LENGTH), GINT_TO_POINTER ((int) largest));
}

static void
load (void)
{
  g_autofree char *path = get_path ();
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GBytes) bytes = safe_file_read (file, LINES_MAX * LINE_LENGTH_MAX, FALSE, NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  tried = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  if (bytes == NULL)
    return;

  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    read_line (lines[i]);
}

static void
save (void)
{
  g_autofree char *path = get_path ();
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GString) text = g_string_new (NULL);
  GHashTableIter iter;
  gpointer checksum, largest;

  g_hash_table_iter_init (&iter, tried);
  while (g_hash_table_iter_next (&iter, &checksum, &largest))
    g_string_append_printf (text, "%s %d\n", (char *) checksum, GPOINTER_TO_INT (largest));

  if (g_mkdir_with_parents (folder, 0700) == 0)
    g_file_set_contents (path, text->str, (gssize) text->len, NULL);
}

/* A checksum of the deck @file, which is loaded and not painted yet; free with g_free (). */
static char *
deck_tried_make_checksum (const DeckFile *file)
{
  g_autofree char *by = g_strdup_printf ("%d %u.%u.%u %s %d ", TRIAL_VERSION, rsvg_major_version,
                                         rsvg_minor_version, rsvg_micro_version,
                                         cairo_version_string (), file->kind);
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  const gsize keys_size = file->keys != NULL ? g_bytes_get_size (file->keys) : 0;
  gsize size;
  const guchar *data;

  g_checksum_update (checksum, (const guchar *) by, (gssize) strlen (by));
  g_checksum_update (checksum, (const guchar *) &keys_size, sizeof keys_size);
  if (file->keys != NULL)
    g_checksum_update (checksum, g_bytes_get_data (file->keys, NULL), (gssize) keys_size);
  data = g_bytes_get_data (file->drawing, &size);
  g_checksum_update (checksum, data, (gssize) size);

  return g_strdup (g_checksum_get_string (checksum));
}

/* How large the faces of the deck with this checksum could be painted; 0: it was not tried. */
static int
deck_tried_find (const char *checksum)
{
  int largest;

  g_mutex_lock (&mutex);
  if (tried == NULL)
    load ();
  largest = GPOINTER_TO_INT (g_hash_table_lookup (tried, checksum));
  g_mutex_unlock (&mutex);

  return largest;
}

/* Keeps that they could be painted so large. A file that cannot be written is done without. */
static void
deck_tried_add (const char *checksum, int largest)
{
  g_mutex_lock (&mutex);
  if (tried == NULL)
    load ();
  if (g_hash_table_size (tried) >= LINES_MAX)
    g_hash_table_remove_all (tried);
  g_hash_table_insert (tried, g_strdup (checksum), GINT_TO_POINTER (largest));
  save ();
  g_mutex_unlock (&mutex);
}

/* ---- The other process ------------------------------------------------------------------ */

static void
limit_resources (void)
{
  const struct rlimit nothing = { 0, 0 };

  setrlimit (RLIMIT_CORE, &nothing);

#ifndef __SANITIZE_ADDRESS__ /* which itself needs a lot */
  const struct rlimit memory = { DECK_TRIAL_MEMORY, DECK_TRIAL_MEMORY };
  setrlimit (RLIMIT_DATA, &memory);
#endif
}

/* From now on there is so much time again. */
static void
limit_time (void)
{
  struct rlimit time = { 0, DECK_TRIAL_TIME };
  struct rusage used;

  getrusage (RUSAGE_SELF, &used);
  time.rlim_cur = (rlim_t) (used.ru_utime.tv_sec + used.ru_stime.tv_sec + DECK_TRIAL_CPU_TIME);
  time.rlim_cur = MIN (time.rlim_cur, time.rlim_max);
  setrlimit (RLIMIT_CPU, &time);
}

/* One face; librsvg gives its own words, which name no file. */
static gboolean
paint_face (const DeckFile *file, FacePainter *painter, unsigned i, const char *style_sheet,
            int longer_side, GError **error)
{
  double scale = longer_side / MAX (file->card_width, file->card_height);
  int width = (int) (file->card_width * scale);
  int height = (int) (file->card_height * scale);
  g_autoptr (GError) local = NULL;
  g_autoptr (GdkTexture) texture
      = face_painter_paint (painter, i, style_sheet, width, height, &local);
  g_autofree char *path = NULL;
  g_autofree char *words = NULL;

  if (texture != NULL)
    return TRUE;

  path = g_file_get_parse_name (file->svg);
  words = face_painter_complaint (local);
  g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_BROKEN,
               /* Translators: a file, the name of a card in it, and what is wrong with that */
               _ ("%s: the card “%s” cannot be painted: %s"), path, file->face[i].id + 1, words);

  return FALSE;
}

/* Every face, with this style sheet. */
/* To the program, in UTF-8: g_print () would write in what the locale has for letters. */
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
paint_all (const DeckFile *file, FacePainter *painter, const char *style_sheet, GError **error)
{
  limit_time ();
  for (unsigned i = 0; i < DECK_FACES; i++)
    {
      if (file->face[i].id == NULL)
        continue;

      say (TRYING "%s\n", file->face[i].id + 1);
      if (!paint_face (file, painter, i, style_sheet, SMALL_SIDE, error)
          || !paint_face (file, painter, i, style_sheet, FACE_PIXELS_MAX, error))
        return FALSE;
    }

  return TRUE;
}

/* In all the ways in which the deck may be shown. */
static gboolean
paint_styles (const DeckFile *file, FacePainter *painter, GError **error)
{
  g_autofree char *last = NULL;
  unsigned i = 0;

  do
    for (DeckColours colours = 0; colours < DECK_COLOURS; colours++)
      {
        g_autofree char *sheet = deck_style_sheet (file, file->index_sets[i], colours);

        if (g_strcmp0 (sheet, last) == 0)
          continue;

        if (!paint_all (file, painter, sheet, error))
          return FALSE;
        g_free (last);
        last = g_steal_pointer (&sheet);
      }
  while (file->index_sets[i] != NULL && file->index_sets[++i] != NULL);

  return TRUE;
}

/* The deck in the input, as pack_deck () has written it. */
static DeckFile *
unpack_deck (GError **error)
{
  g_autoptr (GMappedFile) input = g_mapped_file_new_from_fd (STDIN_FILENO, FALSE, error);
  g_autoptr (GBytes) bytes = input != NULL ? g_mapped_file_get_bytes (input) : NULL;
  g_autoptr (GVariant) deck = NULL;
  g_autoptr (GVariant) keys = NULL;
  g_autoptr (GVariant) drawing = NULL;
  g_autoptr (GBytes) key_text = NULL;
  g_autoptr (GFile) location = NULL;
  DeckFile *file;
  const char *uri;
  guint32 kind;

  if (bytes == NULL)
    return NULL;

  deck = g_variant_ref_sink (g_variant_new_from_bytes (G_VARIANT_TYPE (PACKED), bytes, FALSE));
  g_variant_get (deck, "(&su@ay@ay)", &uri, &kind, &keys, &drawing);
  location = g_file_new_for_uri (uri);
  key_text = g_variant_get_data_as_bytes (keys);
  file = deck_file_parse (location, (DeckKind) kind, key_text, error);
  if (file != NULL)
    file->drawing = g_variant_get_data_as_bytes (drawing);

  return file;
}

int
deck_trial_run (void)
{
  g_autoptr (DeckFile) file = NULL;
  g_autoptr (FacePainter) painter = NULL;
  g_autoptr (GError) error = NULL;

  limit_resources ();
  deck_fence_raise (DECK_TRIAL_TIME);
  limit_time ();

  file = unpack_deck (&error);
  if (file != NULL)
    painter = face_painter_new (file, &error);
  if (painter != NULL && paint_styles (file, painter, &error))
    {
      say (GOOD "%d\n", face_painter_get_largest (painter));
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

/* The other process has been ended by a limit, or by what it met. */
static void
set_ended (GError **error, GFile *location, const char *line, gboolean is_slow)
{
  g_autofree char *path = g_file_get_parse_name (location);
  const char *card = g_str_has_prefix (line, TRYING) ? line + strlen (TRYING) : NULL;

  if (card == NULL)
    g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_SLOW,
                 is_slow ? _ ("“%s” takes too long to read")
                         : _ ("“%s” needs too much memory or breaks the painter"),
                 path);
  else
    g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_SLOW,
                 /* Translators: a file, and the name of a card in it */
                 is_slow ? _ ("“%s”: the card “%s” takes too long to paint")
                         : _ ("“%s”: the card “%s” needs too much memory or breaks the painter"),
                 path, card);
}

static GBytes *
pack_deck (const DeckFile *file, GFile *location)
{
  g_autofree char *uri = g_file_get_uri (location);
  g_autoptr (GBytes) nothing = g_bytes_new (NULL, 0);
  g_autoptr (GVariant) deck = g_variant_ref_sink (
      g_variant_new ("(su@ay@ay)", uri, (guint32) file->kind,
                     g_variant_new_from_bytes (G_VARIANT_TYPE_BYTESTRING,
                                               file->keys != NULL ? file->keys : nothing, TRUE),
                     g_variant_new_from_bytes (G_VARIANT_TYPE_BYTESTRING, file->drawing, TRUE)));

  return g_variant_get_data_as_bytes (deck);
}

/* A file without a name that holds @bytes, at its beginning; -1 when there is no memory. */
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

/* An environment to find libraries, fonts and translations, and nothing else. */
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
    "XDG_DATA_HOME", /* of the user's fonts */
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

  /* a test that was not told where the program is would start itself, without end */
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

/* How large the faces could be painted, at least 1; 0 and an error when they could not. */
static int
paint_elsewhere (GBytes *deck, GFile *location, GCancellable *cancellable, GError **error)
{
  g_autoptr (GSubprocess) process = start_process (deck, error);
  g_autofree char *line = NULL;

  if (process == NULL)
    return 0;

  line = deck_process_hear (process, (DECK_TRIAL_TIME + PATIENCE) * 1000, cancellable, error);
  if (line == NULL)
    return 0;

  if (g_subprocess_get_successful (process) && g_str_has_prefix (line, GOOD))
    return CLAMP (atoi (line + strlen (GOOD)), 1, FACE_PIXELS_MAX);

  if (g_subprocess_get_if_exited (process) && g_str_has_prefix (line, REFUSED))
    set_refused (error, line);
  else
    set_ended (error, location, line,
               g_subprocess_get_if_signaled (process)
                   && (g_subprocess_get_term_sig (process) == SIGXCPU
                       || g_subprocess_get_term_sig (process) == SIGALRM
                       || g_subprocess_get_term_sig (process) == SIGKILL));

  return 0;
}

gboolean
deck_trial (DeckFile *file, GFile *location, GCancellable *cancellable, GError **error)
{
  g_autofree char *checksum = deck_tried_make_checksum (file);
  g_autoptr (GBytes) deck = NULL;

  file->largest = deck_tried_find (checksum);
  if (file->largest > 0)
    return TRUE;

  deck = pack_deck (file, location);
  file->largest = paint_elsewhere (deck, location, cancellable, error);
  if (file->largest == 0)
    return FALSE;

  deck_tried_add (checksum, file->largest);

  return TRUE;
}

DeckFile *
deck_trial_open (GFile *location, GCancellable *cancellable, GError **error)
{
  g_autoptr (DeckFile) file = deck_file_read (location, error);

  if (file == NULL || !deck_file_load (file, error)
      || !deck_trial (file, location, cancellable, error))
    return NULL;

  return g_steal_pointer (&file);
}
