/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/problems/problem-book.h"

#include <string.h>

struct _ProblemBook
{
  GBytes *text;
  char *name;
  GArray *entries; /* of ProblemEntry */
};

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

  self->text = g_bytes_ref (text);
  self->name = g_strdup (name);
  self->entries = g_array_new (FALSE, FALSE, sizeof (ProblemEntry));

  return read_entries (self, error) ? g_steal_pointer (&self) : NULL;
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
