/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Writing into the history what is kept beside what is played. */

#pragma once

#include "model/history/history-store.h"

G_BEGIN_DECLS

/** Writes what @data tells; FALSE with an error where it cannot be written. */
typedef gboolean (*HistoryWrite) (Database *database, gconstpointer data, GError **error);

/** Hears that it is written; not called once @owner is gone. */
typedef void (*HistoryWritten) (GObject *owner);

/** Something to be written. */
typedef struct
{
  HistoryWrite write;
  gpointer data;
  GDestroyNotify free_data;
  gboolean is_bound; /* it is about rows of the database as it is now, and lost with them */
  GObject *owner;
  HistoryWritten written;
} HistoryWriting;

/**
 * Writes @writing in one transaction, then calls its `written`. While another process writes to
 * the file, or while the disk is full, it waits in memory as actions do. After any other fault it
 * goes to the database in memory (see HistoryStore), and is lost when the program ends.
 */
void history_write (HistoryStore *store, const HistoryWriting *writing);

G_END_DECLS
