/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/record-private.h"

G_DEFINE_QUARK (record_error, record_error)

static void record_deal_free (gpointer data);

Record *
record_new (void)
{
  Record *record = g_new0 (Record, 1);

  record->head = g_ptr_array_new_with_free_func (g_free);
  record->deals = g_ptr_array_new_with_free_func (record_deal_free);

  return record;
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
  g_free (record->warning);
  g_free (record);
}
