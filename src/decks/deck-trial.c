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
#include "decks/deck-process.h"
#include "decks/deck-style.h"
#include "decks/deck-tried.h"
#include "decks/face-painter.h"
#include "decks/painter-words.h"

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
  words = painter_words (local);
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
