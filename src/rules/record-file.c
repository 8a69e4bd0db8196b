/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Files of records: several stand behind each other. */

#include <errno.h>
#include <gio/gio.h>
#include <stdio.h>
#include <string.h>

#include "record-private.h"

static bool
is_blank (const char *line, const char *end)
{
  return line == end || (line + 1 == end && *line == '\r');
}

/* Where the record that begins at @start ends; @lines gets how many lines it has. */
static const char *
find_end (const char *start, const char *end, unsigned *lines)
{
  const char *at = start;
  bool after_blank = false;

  for (*lines = 0; at < end; (*lines)++)
    {
      const char *lf = memchr (at, '\n', (gsize) (end - at));

      if (after_blank && (gsize) (end - at) >= strlen ("atout ") && g_str_has_prefix (at, "atout "))
        return at;
      if (lf == NULL)
        return end;
      after_blank = is_blank (at, lf);
      at = lf + 1;
    }

  return end;
}

GPtrArray *
record_parse_all (const char *data, gsize length, const char *name, GError **error)
{
  g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func ((GDestroyNotify) record_free);
  const char *at = data;
  const char *end = data + length;
  unsigned line = 1;

  do
    {
      unsigned lines = 0;
      const char *next = length > RECORD_FILE_MAX ? end : find_end (at, end, &lines);
      Record *record = record_parse_at (at, (gsize) (next - at), name, line, error);

      if (record == NULL)
        return NULL;
      g_ptr_array_add (records, record);
      line += lines;
      at = next;
    }
  while (at < end);

  return g_steal_pointer (&records);
}

static bool
read_stream (FILE *stream, const char *name, GString *text, GError **error)
{
  char buffer[65536];
  gsize n;

  while ((n = fread (buffer, 1, sizeof buffer, stream)) > 0)
    {
      g_string_append_len (text, buffer, (gssize) n);
      if (text->len > RECORD_FILE_MAX)
        break; /* record_parse () says so */
    }
  if (!ferror (stream))
    return true;
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, "%s: cannot be read: %s", name,
               g_strerror (errno));

  return false;
}

GPtrArray *
record_read_all (const char *path, GError **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  bool is_stdin = strcmp (path, "-") == 0;
  FILE *stream = is_stdin ? stdin : fopen (path, "rb");
  bool ok;

  if (stream == NULL)
    {
      int saved = errno;

      g_set_error (error, G_IO_ERROR, g_io_error_from_errno (saved), "%s: %s", path,
                   g_strerror (saved));
      return NULL;
    }
  ok = read_stream (stream, path, text, error);
  if (!is_stdin)
    fclose (stream);

  return ok ? record_parse_all (text->str, text->len, path, error) : NULL;
}
