/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Files of records: several stand behind each other, and are read one by one. */

#include <errno.h>
#include <gio/gio.h>
#include <stdio.h>
#include <string.h>

#include "rules/record-private.h"

struct _RecordFile
{
  GBytes *text;
  char *name;
  gsize at;      /* where the next record begins */
  unsigned line; /* the number of that line */
  bool is_begun; /* a record was read */
};

static bool
is_blank (const char *line, const char *end)
{
  return line == end || (line + 1 == end && *line == '\r');
}

/* The end of the record that begins at @start; @lines gets the number of its lines. */
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

/* ---- Reading ----------------------------------------------------------------------------- */

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

GBytes *
record_read_text (const char *path, GError **error)
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

  return ok ? g_string_free_to_bytes (g_steal_pointer (&text)) : NULL;
}

/* ---- Record by record -------------------------------------------------------------------- */

RecordFile *
record_file_new (GBytes *text, const char *name)
{
  RecordFile *self = g_new0 (RecordFile, 1);

  self->text = g_bytes_ref (text);
  self->name = g_strdup (name);
  record_file_rewind (self);

  return self;
}

RecordFile *
record_file_open (const char *path, GError **error)
{
  g_autoptr (GBytes) text = record_read_text (path, error);

  return text != NULL ? record_file_new (text, path) : NULL;
}

void
record_file_free (RecordFile *self)
{
  g_bytes_unref (self->text);
  g_free (self->name);
  g_free (self);
}

void
record_file_rewind (RecordFile *self)
{
  self->at = 0;
  self->line = 1;
  self->is_begun = false;
}

/* In a text without any line the first record is missing: it is to be read, too. */
bool
record_file_has_next (const RecordFile *self)
{
  return !self->is_begun || self->at < g_bytes_get_size (self->text);
}

Record *
record_file_next (RecordFile *self, GError **error)
{
  gsize length;
  const char *data = g_bytes_get_data (self->text, &length);
  const char *start = data + self->at;
  const char *end = data + length;
  unsigned n_lines = 0;
  const char *next = length > RECORD_FILE_MAX ? end : find_end (start, end, &n_lines);
  Record *record = record_parse_at (start, (gsize) (next - start), self->name, self->line, error);

  self->is_begun = true;
  self->at = (gsize) (next - data);
  self->line += n_lines;

  return record;
}
