/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "rules/record-private.h"
#include "rules/record-reader.h"

#define BYTE_ORDER_MARK "\xef\xbb\xbf" /* some editors begin a file with it */

/* R-8: the numbers behind the mark; what is no list of actions of the deal is any comment. */
static void
note_steps (MatchLog *log, const LogDeal *deal, const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  unsigned n = g_strv_length (words) - 2; /* "#" and "steps" */
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

/* A comment changes nothing of what was played; these tell how that came about. */
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

/* R-1: takes the line apart from its end; @length without LF. */
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

Record *
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
          /* R-6: what a crash leaves */
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
