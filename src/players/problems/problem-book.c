/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/problems/problem-book.h"

#include <string.h>

struct _ProblemBook
{
  GBytes *text;
  char *name;
  GArray *entries; /* ProblemEntry */
};

/* ---- Index ----------------------------------------------------------------------------------- */

/* Prefix of index lines, written by tools/index-problems. */
#define INDEX "# index"

static bool
parse_number (const char *word, gsize most, gsize *number)
{
  guint64 parsed = 0;
  bool is_good = g_ascii_string_to_unsigned (word, 10, 0, most, &parsed, NULL);

  *number = (gsize) parsed;

  return is_good;
}

/* Parses OFFSET LENGTH KIND NAME BAND THEME…; the record must be within @size bytes. */
static bool
parse_entry (char **words, gsize size, ProblemEntry *entry)
{
  gsize band;
  int kind;

  *entry = (ProblemEntry) { 0 };
  if (g_strv_length (words) < 5 || !parse_number (words[0], size, &entry->offset)
      || !parse_number (words[1], size - entry->offset, &entry->length)
      || strlen (words[3]) != PROBLEM_NAME_DIGITS || !parse_number (words[4], PROBLEM_BANDS, &band))
    return false;
  kind = problem_kind_find (words[2]);
  entry->kind = (ProblemKind) kind;
  g_strlcpy (entry->name, words[3], sizeof entry->name);
  entry->band = (unsigned) band;
  for (unsigned i = 5; words[i] != NULL; i++)
    {
      int theme = problem_theme_find (words[i]);

      if (theme < 0)
        return false;
      entry->themes |= (ProblemThemes) 1 << theme;
    }

  return kind > PROBLEM_EXAMPLE;
}

/* Reads all entries from an index of @n_index bytes. */
static bool
read_index (ProblemBook *self, gsize n_index, GError **error)
{
  const char *data = g_bytes_get_data (self->text, NULL);
  g_autofree char *index = g_strndup (data, n_index);
  g_auto (GStrv) lines = g_strsplit (index, "\n", -1);

  for (unsigned i = 0; lines[i][0] != '\0'; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], " ", -1);
      ProblemEntry entry;

      if (g_strv_length (words) < 2
          || !parse_entry (words + 2, g_bytes_get_size (self->text) - n_index, &entry))
        {
          g_set_error (error, RECORD_ERROR, RECORD_ERROR_SYNTAX,
                       "%s:%u: '%s' is no line of an index", self->name, i + 1, lines[i]);
          return false;
        }
      entry.offset += n_index;
      g_array_append_val (self->entries, entry);
    }

  return true;
}

/* Returns the length of the index in bytes, or 0. */
static gsize
find_index (const ProblemBook *self)
{
  gsize size;
  const char *data = g_bytes_get_data (self->text, &size);
  const char *records;

  if (size < strlen (INDEX) || !g_str_has_prefix (data, INDEX))
    return 0;
  records = g_strstr_len (data, (gssize) size, "\natout ");

  return records != NULL ? (gsize) (records + 1 - data) : 0;
}

/* ---- Books ----------------------------------------------------------------------------------- */

static bool
read_entries (ProblemBook *self, GError **error)
{
  g_autoptr (RecordFile) file = record_file_new (self->text, self->name);

  while (record_file_has_next (file))
    {
      gsize offset = record_file_tell (file);
      g_autoptr (Record) record = record_file_next (file, error);
      g_autoptr (Problem) problem
          = record != NULL ? problem_of_record (record, self->name, error) : NULL;
      ProblemEntry entry;

      if (problem == NULL)
        return false;
      entry = (ProblemEntry) { .kind = problem->kind,
                               .themes = problem->themes,
                               .band = problem->band,
                               .offset = offset,
                               .length = record_file_tell (file) - offset };
      g_strlcpy (entry.name, problem->name, sizeof entry.name);
      g_array_append_val (self->entries, entry);
    }

  return true;
}

ProblemBook *
problem_book_new (GBytes *text, const char *name, GError **error)
{
  g_autoptr (ProblemBook) self = g_new0 (ProblemBook, 1);
  gsize n_index;
  bool is_good;

  self->text = g_bytes_ref (text);
  self->name = g_strdup (name);
  self->entries = g_array_new (FALSE, FALSE, sizeof (ProblemEntry));

  n_index = find_index (self);
  is_good = n_index > 0 ? read_index (self, n_index, error) : read_entries (self, error);

  return is_good ? g_steal_pointer (&self) : NULL;
}

void
problem_book_free (ProblemBook *self)
{
  g_bytes_unref (self->text);
  g_free (self->name);
  g_array_unref (self->entries);
  g_free (self);
}

unsigned
problem_book_count (const ProblemBook *self)
{
  return self->entries->len;
}

const ProblemEntry *
problem_book_at (const ProblemBook *self, unsigned index)
{
  g_return_val_if_fail (index < self->entries->len, NULL);

  return &g_array_index (self->entries, ProblemEntry, index);
}

int
problem_book_find (const ProblemBook *self, const char *name)
{
  for (unsigned i = 0; i < self->entries->len; i++)
    if (strcmp (problem_book_at (self, i)->name, name) == 0)
      return (int) i;

  return -1;
}

Problem *
problem_book_read (const ProblemBook *self, unsigned index, GError **error)
{
  const ProblemEntry *entry = problem_book_at (self, index);
  const char *data = g_bytes_get_data (self->text, NULL);
  g_autoptr (Record) record = record_parse (data + entry->offset, entry->length, self->name, error);

  return record != NULL ? problem_of_record (record, self->name, error) : NULL;
}
