/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/table/layout/atout-table-part.h"

G_DEFINE_INTERFACE (AtoutTablePart, atout_table_part, GTK_TYPE_WIDGET)

static void
atout_table_part_default_init (AtoutTablePartInterface *iface G_GNUC_UNUSED)
{
}

void
atout_table_part_fit (AtoutTablePart *self, const TablePlan *plan)
{
  ATOUT_TABLE_PART_GET_IFACE (self)->fit (self, plan);
}

int
atout_table_part_measure (AtoutTablePart *self, gboolean is_short)
{
  return ATOUT_TABLE_PART_GET_IFACE (self)->measure (self, is_short);
}

int
atout_table_part_shorten (AtoutTablePart *self, gboolean is_short)
{
  return ATOUT_TABLE_PART_GET_IFACE (self)->shorten (self, is_short);
}

void
atout_table_part_set_cover (AtoutTablePart *self, const graphene_rect_t *cover)
{
  ATOUT_TABLE_PART_GET_IFACE (self)->set_cover (self, cover);
}
