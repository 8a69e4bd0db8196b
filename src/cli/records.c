/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Files of records, of which nothing is answered unless all is good. */

#include "cli/records.h"

#include <stdio.h>

static bool
check_all (RecordFile *file, RecordCheck check, gpointer data, GError **error)
{
  while (record_file_has_next (file))
    {
      g_autoptr (Record) record = record_file_next (file, error);

      if (record == NULL)
        return false;
      if (record->warning != NULL)
        fprintf (stderr, "%s\n", record->warning);
      if (check != NULL && !check (record, data, error))
        return false;
    }

  return true;
}

RecordFile *
records_open (const char *path, RecordCheck check, gpointer data, GError **error)
{
  g_autoptr (RecordFile) file = record_file_open (path, error);

  if (file == NULL || !check_all (file, check, data, error))
    return NULL;
  record_file_rewind (file);

  return g_steal_pointer (&file);
}
