/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/competing/evening-work.h"

#include "players/seating.h"

struct _EveningWork
{
  EveningUnit unit;
  EveningRow *row;
  MatchLog *log; /* match of the table; compute () adds the deal */
};

EveningWork *
evening_work_new (void)
{
  return g_new0 (EveningWork, 1);
}

void
evening_work_free (gpointer work)
{
  EveningWork *self = work;

  g_clear_pointer (&self->row, evening_row_free);
  g_clear_pointer (&self->log, match_log_free);
  g_free (self);
}

gint64
evening_work_get_evening (gconstpointer work)
{
  return ((const EveningWork *) work)->unit.evening;
}

gboolean
evening_work_find (gpointer work, Database *database, GError **error)
{
  EveningWork *self = work;

  if (!evening_rows_find_unit (database, &self->unit, error))
    return FALSE;
  self->row = evening_rows_find (database, self->unit.evening, error);
  if (self->row != NULL)
    self->log = evening_rows_read_log (database, self->row, &self->unit, error);

  return self->log != NULL;
}

/* ---- Playing --------------------------------------------------------------------------------- */

/* Players around a table. @seating points into @player. */
typedef struct
{
  Seating seating;
  Player player[SEATS_MAX];
} Table;

static void
seat_players (const MatchLog *log, PlayerLevel level, Table *table)
{
  for (guint seat = 0; seat < log->match.n_seats; seat++)
    {
      table->player[seat] = *player_of_level (level);
      seating_read_player (log->player[match_player_at (&log->match, seat)].name,
                           &table->player[seat]);
      table->seating.player[seat] = &table->player[seat];
      table->seating.signals[seat] = SIGNALS_USUAL;
    }
}

/* Returns the seed of all random streams of the players of deal @deal. It reveals no cards. */
static guint64
players_seed (const EveningWork *self, guint deal)
{
  const EveningUnit *unit = &self->unit;
  g_autofree char *text
      = g_strdup_printf ("atout-evening-players:%s:%u:%u:%u", self->row->plan.number.hex,
                         unit->round, unit->table, deal);
  DealNumber number;

  number_from_text (&number, text);
  number.hex[16] = '\0';

  return g_ascii_strtoull (number.hex, NULL, 16);
}

gboolean
evening_work_compute (gpointer work, GCancellable *cancellable)
{
  EveningWork *self = work;
  guint deal = self->log->deals->len;
  DealNumber number
      = evening_plan_number (&self->row->plan, self->unit.round, self->unit.table, deal);
  Table table = { 0 };

  match_log_deal (self->log, &number, NULL);
  seat_players (self->log, self->row->level, &table);

  return seating_play_deal (&table.seating, self->log, players_seed (self, deal), 0, cancellable);
}

gboolean
evening_work_write (Database *database, gconstpointer work, GError **error)
{
  const EveningWork *self = work;

  return evening_rows_keep (database, &self->unit, self->log, error);
}
