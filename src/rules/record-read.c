/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Reads records from text and files. */

#include <errno.h>
#include <gio/gio.h>
#include <stdio.h>
#include <string.h>

#include "rules/record-reader.h"

#define BYTE_ORDER_MARK "\xef\xbb\xbf" /* optional in the first line */

static void record_deal_free (gpointer data);
static void comment_clear (gpointer data);

static Record *
record_new (void)
{
  Record *record = g_new0 (Record, 1);

  record->head = g_ptr_array_new_with_free_func (g_free);
  record->deals = g_ptr_array_new_with_free_func (record_deal_free);
  record->comments = g_array_new (FALSE, FALSE, sizeof (RecordComment));
  g_array_set_clear_func (record->comments, comment_clear);

  return record;
}

static void
comment_clear (gpointer data)
{
  g_free (((RecordComment *) data)->text);
}

static void
record_deal_free (gpointer data)
{
  RecordDeal *deal = data;

  g_ptr_array_unref (deal->head);
  g_free (deal);
}

void
record_free (Record *record)
{
  g_clear_pointer (&record->log, match_log_free);
  g_ptr_array_unref (record->head);
  g_ptr_array_unref (record->deals);
  g_array_unref (record->comments);
  g_free (record->warning);
  g_free (record);
}

/* ---- One record ------------------------------------------------------------------------------ */

/* Marks the listed actions as steps; an invalid list is an ordinary comment. */
static void
note_steps (MatchLog *log, const LogDeal *deal, const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  unsigned n = g_strv_length (words) - 2;
  g_autofree unsigned *actions = g_new (unsigned, n + 1);
  int last = 0;

  for (unsigned i = 0; i < n; i++)
    {
      int number = record_number (words[i + 2]);

      if (number <= last || (unsigned) number > deal->n_done)
        return;
      actions[i] = (unsigned) (last = number) - 1;
    }
  match_log_mark_steps (log, actions, n);
}

static void
note_comment (const RecordReader *reader, const char *line)
{
  const LogDeal *deal = reader->current != NULL ? reader->current->log : NULL;

  if (deal == NULL)
    return;
  if (strcmp (line, RECORD_UNDONE) == 0)
    match_log_mark_undone (reader->record->log);
  else if (strcmp (line, RECORD_HINTED) == 0)
    match_log_mark_hinted (reader->record->log);
  else if (strcmp (line, RECORD_STEPS) == 0 || g_str_has_prefix (line, RECORD_STEPS " "))
    note_steps (reader->record->log, deal, line);
}

/* Parses a line of @length bytes, without LF. */
static bool
check_and_read (RecordReader *reader, const char *start, gsize length, GError **error)
{
  g_autofree char *line = NULL;

  if (length > 0 && start[length - 1] == '\r')
    length--;
  if (length > RECORD_LINE_MAX)
    return record_fail (reader, error, RECORD_ERROR_SIZE,
                        "the line has %" G_GSIZE_FORMAT " bytes; at most %d are read", length,
                        RECORD_LINE_MAX);
  if (length >= strlen (BYTE_ORDER_MARK) && g_str_has_prefix (start, BYTE_ORDER_MARK))
    return record_fail (reader, error, RECORD_ERROR_SYNTAX,
                        "byte order mark U+FEFF; it may stand at the beginning of the file only");
  if (!g_utf8_validate (start, (gssize) length, NULL))
    return record_fail (reader, error, RECORD_ERROR_SYNTAX,
                        "the line is not text; records are UTF-8");
  if (length == 0)
    return true;
  line = g_strndup (start, length);
  if (line[0] == '#')
    {
      RecordComment comment = { g_strdup (line), reader->line };

      g_array_append_val (reader->record->comments, comment);
      note_comment (reader, line);
      return true;
    }

  return record_read_statement (reader, line, error);
}

static bool
finish_record (RecordReader *reader, GError **error)
{
  g_autofree char *expected = NULL;

  if (reader->expect >= EXPECT_OPTIONS)
    return record_finish_options (reader, error);
  expected = record_list_expected (reader->expect);

  return record_fail (reader, error, RECORD_ERROR_SYNTAX, "the record ends here; it needs %s",
                      expected);
}

/* Parses a record that begins at line number @line. */
static Record *
record_parse_at (const char *data, gsize length, const char *name, unsigned line, GError **error)
{
  g_autoptr (Record) record = record_new ();
  RecordReader reader = { .record = record, .name = name, .line = line, .expect = EXPECT_VERSION };
  const char *at = data;
  const char *end = data + length;

  if (length > RECORD_FILE_MAX)
    {
      record_fail (&reader, error, RECORD_ERROR_SIZE,
                   "the file is too large; at most %d bytes are read", RECORD_FILE_MAX);
      return NULL;
    }

  if (length >= strlen (BYTE_ORDER_MARK) && g_str_has_prefix (data, BYTE_ORDER_MARK))
    at += strlen (BYTE_ORDER_MARK);
  for (; at < end; reader.line++)
    {
      const char *lf = memchr (at, '\n', (gsize) (end - at));

      if (lf == NULL)
        {
          /* half a line left by a crash */
          record->warning = g_strdup_printf ("%s:%u: the last line is not complete and was dropped",
                                             name, reader.line);
          break;
        }
      if (!check_and_read (&reader, at, (gsize) (lf - at), error))
        return NULL;
      at = lf + 1;
    }
  if (!finish_record (&reader, error))
    return NULL;

  return g_steal_pointer (&record);
}

Record *
record_parse (const char *data, gsize length, const char *name, GError **error)
{
  return record_parse_at (data, length, name, 1, error);
}

/* ---- Files ----------------------------------------------------------------------------------- */

struct _RecordFile
{
  GBytes *text;
  char *name;
  gsize at;      /* start of the next record */
  unsigned line; /* line number of @at */
  bool is_begun; /* true after the first read */
};

static bool
is_blank (const char *line, const char *end)
{
  return line == end || (line + 1 == end && *line == '\r');
}

/* Returns the end of the record at @start and its number of @lines. */
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

/* ---- Text ------------------------------------------------------------------------------------ */

static bool
read_stream (FILE *stream, const char *name, GString *text, GError **error)
{
  char buffer[65536];
  gsize n;

  while ((n = fread (buffer, 1, sizeof buffer, stream)) > 0)
    {
      g_string_append_len (text, buffer, (gssize) n);
      if (text->len > RECORD_FILE_MAX)
        break; /* record_parse () reports the size */
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

/* ---- Record by record ------------------------------------------------------------------------ */

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

gsize
record_file_tell (const RecordFile *self)
{
  return self->at;
}

/* Text without lines counts as one invalid record. */
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
