/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/field/field.h"

#include <string.h>

#include "rules/game.h"

/*
 * The house players: each level has several temperaments, and about half of its players are steady.
 */
static const FieldMember members[FIELD_MEMBERS] = {
  { PLAYER_LEVEL_SIMPLE, TEMPERAMENT_STEADY },  { PLAYER_LEVEL_SIMPLE, TEMPERAMENT_CAREFUL },
  { PLAYER_LEVEL_SIMPLE, TEMPERAMENT_BOLD },    { PLAYER_LEVEL_CLUB, TEMPERAMENT_STEADY },
  { PLAYER_LEVEL_CLUB, TEMPERAMENT_STEADY },    { PLAYER_LEVEL_CLUB, TEMPERAMENT_CAREFUL },
  { PLAYER_LEVEL_CLUB, TEMPERAMENT_BOLD },      { PLAYER_LEVEL_CLUB, TEMPERAMENT_QUICK },
  { PLAYER_LEVEL_STRONG, TEMPERAMENT_STEADY },  { PLAYER_LEVEL_STRONG, TEMPERAMENT_STEADY },
  { PLAYER_LEVEL_STRONG, TEMPERAMENT_CAREFUL }, { PLAYER_LEVEL_STRONG, TEMPERAMENT_BOLD },
  { PLAYER_LEVEL_STRONG, TEMPERAMENT_QUICK },   { PLAYER_LEVEL_MASTER, TEMPERAMENT_STEADY },
  { PLAYER_LEVEL_MASTER, TEMPERAMENT_STEADY },
};

/* Level of players for whom the log names no level. */
#define UNNAMED PLAYER_LEVEL_STRONG

const FieldMember *
field_member (unsigned index)
{
  g_return_val_if_fail (index < FIELD_MEMBERS, &members[0]);

  return &members[index];
}

FieldPlace
field_place (const MatchLog *log, unsigned deal, unsigned player)
{
  const Match *before = &match_log_get_deal (log, deal)->before;
  FieldPlace place = { .log = log, .deal = deal, .own = SIGNALS_USUAL, .others = SIGNALS_USUAL };

  for (unsigned seat = 0; seat < before->n_seats; seat++)
    if (match_player_at (before, seat) == player)
      place.seat = seat;

  return place;
}

/* ---- Playing --------------------------------------------------------------------------------- */

/* Players around the table. @seating points into @player, which holds their copies. */
typedef struct
{
  Seating seating;
  Player player[SEATS_MAX];
} Table;

static Player
other_player (const LogPlayer *who)
{
  Player player = *player_of_level (UNNAMED);

  if (who->kind == PLAYER_COMPUTER && who->name != NULL)
    seating_read_player (who->name, &player);

  return player;
}

static void
seat_players (const FieldPlace *place, const FieldMember *member, Table *table)
{
  const MatchLog *log = place->log;
  const Match *before = &match_log_get_deal (log, place->deal)->before;
  unsigned own = game_unit_of (log->game, &log->options, place->seat);

  *table = (Table) { 0 };
  for (unsigned seat = 0; seat < before->n_seats; seat++)
    {
      unsigned unit = game_unit_of (log->game, &log->options, seat);

      table->player[seat] = other_player (&log->player[match_player_at (before, seat)]);
      table->seating.player[seat] = &table->player[seat];
      table->seating.signals[seat] = unit == own ? place->own : place->others;
    }
  table->player[place->seat] = *player_of_level (member->level);
  table->player[place->seat].temperament = member->temperament;
}

/*
 * Appends a text that identifies the cards of @deal: the number that shuffles them or, without a
 * number, the order of the pack.
 */
static void
append_cards (GString *text, const MatchLog *log, const LogDeal *deal)
{
  unsigned n_cards = game_pack (log->game, &log->options)->n_cards;

  if (deal->has_number)
    g_string_append (text, deal->number.hex);
  else
    for (unsigned i = 0; i < n_cards; i++)
      g_string_append_printf (text, "%02x", deal->pack[i]);
}

/*
 * Returns the seed of all random streams for house player @member at @place. It is a hash of the
 * cards, so players learn nothing about hidden cards from it.
 */
static uint64_t
unit_seed (const FieldPlace *place, unsigned member)
{
  g_autoptr (GString) text = g_string_new ("atout-field:");
  g_autofree char *digest = NULL;
  char first[17];

  append_cards (text, place->log, match_log_get_deal (place->log, place->deal));
  g_string_append_printf (text, ":%u:%u", place->seat, member);
  digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text->str, -1);
  g_strlcpy (first, digest, sizeof first);

  return g_ascii_strtoull (first, NULL, 16);
}

static bool
is_whole (const FieldPlace *place)
{
  Deal deal;

  match_log_at (place->log, place->deal, match_log_get_deal (place->log, place->deal)->n_done, NULL,
                &deal);

  return deal_is_over (&deal);
}

/*
 * Repeats the actions of @like in the new deal of @log until the player at @seat, asked each time,
 * acts otherwise. Returns false if cancelled.
 */
static bool
repeat (const Seating *seating, MatchLog *log, const LogDeal *like, unsigned seat, uint64_t seed,
        GCancellable *cancellable)
{
  bool is_alike = true;

  for (unsigned i = 0; is_alike && i < like->n_done; i++)
    {
      const Action done = log_deal_get_action (like, i)->action;
      Action action = done;

      if (log->deal.turn == (int) seat)
        {
          Rng rng = seating_rng (seed, 0, i);
          Observation observation;

          seating_observe (seating, &log->deal, &observation);
          action = seating_choose (seating, &observation, &rng, cancellable);
        }
      if (action == ACTION_NONE)
        return false;
      match_log_act (log, action, false);
      is_alike = action == done;
    }

  return true;
}

MatchLog *
field_play (const FieldPlace *place, unsigned member, GCancellable *cancellable)
{
  const LogDeal *like = match_log_get_deal (place->log, place->deal);
  g_autoptr (MatchLog) log = match_log_copy (place->log);
  const FieldMember *who = field_member (member);
  uint64_t seed = unit_seed (place, member);
  Table table;

  seat_players (place, who, &table);
  match_log_cut (log, place->deal);
  match_log_set_player (log, match_player_at (&like->before, place->seat), PLAYER_COMPUTER,
                        player_of_level (who->level)->name);
  match_log_deal (log, like->has_number ? &like->number : NULL, like->pack);

  if (is_whole (place) && !repeat (&table.seating, log, like, place->seat, seed, cancellable))
    return NULL;

  return seating_play_deal (&table.seating, log, seed, 0, cancellable) ? g_steal_pointer (&log)
                                                                       : NULL;
}

void
field_judge (const FieldPlace *place, unsigned member, const Deal *deal, unsigned index,
             GCancellable *cancellable, Observation *observation, Choice *choice)
{
  Rng rng = seating_rng (unit_seed (place, member), 0, index);
  Table table;

  seat_players (place, field_member (member), &table);
  seating_observe (&table.seating, deal, observation);
  player_choose (observation, &table.player[place->seat], &rng, cancellable, choice);
}

/* ---- Results --------------------------------------------------------------------------------- */

int
field_result (const Deal *deal, unsigned seat)
{
  unsigned unit = deal_unit (deal, seat);
  DealResult result;
  int own, other;

  deal_result (deal, &result);
  own = result.score[unit];
  if (result.n_units != 2)
    return own;
  other = result.score[1 - unit];

  return own == -other ? own : own - other;
}

bool
field_play_unit (const FieldPlace *place, unsigned member, GCancellable *cancellable, int *result)
{
  g_autoptr (MatchLog) log = field_play (place, member, cancellable);

  if (log == NULL)
    return false;
  *result = field_result (&log->deal, place->seat);

  return true;
}

int
field_own_result (const FieldPlace *place)
{
  Deal deal;

  match_log_at (place->log, place->deal, match_log_get_deal (place->log, place->deal)->n_done, NULL,
                &deal);
  g_return_val_if_fail (deal_is_over (&deal), 0);

  return field_result (&deal, place->seat);
}
