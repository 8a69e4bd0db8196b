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
 * Writes @writing in one transaction, and tells so. While another process writes to the file, or
 * the disk is full, it waits, as what is played does; where that cannot be kept in the file this is
 * not, either.
 */
void history_write (HistoryStore *store, const HistoryWriting *writing);

G_END_DECLS
