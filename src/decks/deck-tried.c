/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "decks/deck-tried.h"

#include <cairo.h>
#include <librsvg/rsvg.h>
#include <string.h>

#include "decks/face-painter.h"
#include "decks/safe-file.h"

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

char *
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

int
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

void
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
