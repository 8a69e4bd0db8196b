/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/analysis/lines.h"

#include "players/player-game.h"
#include "rules/game.h"

/* ---- Table ----------------------------------------------------------------------------------- */

static void
find_worth (LineTable *table, const Deal *deal)
{
  const PlayerGame *game = player_game (deal->game);

  table->is_for_match = game->match_worth != NULL;
  if (table->is_for_match)
    game->match_worth (&table->worth, deal);
}

void
line_table_make (LineTable *table, const Deal *world)
{
  TrickPlay play;
  TrickScore score;

  trick_play_make (&play, world);
  trick_score_make (&score, world);
  table->seat = (unsigned) world->turn;
  table->n_players = deal_count_players (world);
  table->first = world->n_played - world->trick.n;
  table->allies = game_allies (world, table->seat);
  table->order = deal_order (world);
  table->bonus = score.trick_bonus;
  table->has_margin = !trick_score_is_priced (world);
  find_worth (table, world);
  table->trumps = table->order->trump < TRICK_GROUPS && play.n_stock == 0
                      ? table->order->members[table->order->trump]
                      : 0;
}

void
line_table_make_after (LineTable *table, const Deal *after, unsigned seat)
{
  TrickScore score;

  trick_score_make (&score, after);
  *table = (LineTable) {
    .seat = seat,
    .n_players = deal_count_players (after),
    .allies = game_allies (after, seat),
    .order = deal_order (after),
    .bonus = score.trick_bonus,
    .has_margin = !trick_score_is_priced (after),
  };
  find_worth (table, after);
}

/* Fills @trick from played[@first] on; false if incomplete. */
static bool
find_trick (const LineTable *table, const Deal *deal, unsigned first, Trick *trick)
{
  *trick = (Trick) { 0 };
  for (unsigned i = first; i < deal->n_played && trick->n < table->n_players; i++)
    trick_add (trick, table->order, deal->played_by[i], deal->played[i]);

  return trick->n == table->n_players;
}

static bool
is_own_side (const LineTable *table, unsigned seat)
{
  return seats_have (table->allies, seat);
}

static bool
is_trump (const LineTable *table, Card card)
{
  return table->order->group[card] == table->order->trump;
}

static bool
is_ruff (const LineTable *table, const Trick *trick)
{
  return is_trump (table, trick_best_card (trick)) && !is_trump (table, trick->card[0]);
}

static int
bonus_of (const LineTable *table, const Trick *trick)
{
  return table->bonus != NULL ? trick_bonus_points (table->bonus, trick_cards (trick)) : 0;
}

/* ---- Result ---------------------------------------------------------------------------------- */

/* Returns true if @seat's side made its contract or broke another, or without one is ahead. */
static bool
line_is_won (const Deal *deal, unsigned seat)
{
  DealOutcome outcome;
  DealResult result;

  game_outcome (deal, &outcome);
  if (outcome.declarers != 0)
    return outcome.made == seats_have (outcome.declarers, seat);
  deal_result (deal, &result);

  return deal_result_lead (&result, deal_unit (deal, seat)) > 0;
}

static double
lead_of (const LineTable *table, const Deal *after)
{
  DealResult result;
  double lead;

  deal_result (after, &result);
  lead = deal_result_lead (&result, deal_unit (after, table->seat));

  return table->is_for_match ? match_worth (&table->worth, table->seat, (int) lead) : lead;
}

static ContractEnd
contract_end (const Deal *deal, unsigned seat)
{
  DealOutcome outcome;

  game_outcome (deal, &outcome);
  /* to close the stock or to claim is no contract */
  if (outcome.thrown_in || outcome.declarers == 0 || player_game (deal->game)->draws)
    return CONTRACT_NONE;
  if (seats_have (outcome.declarers, seat))
    return outcome.made ? CONTRACT_MADE : CONTRACT_FAILED;

  return outcome.made ? CONTRACT_CONCEDED : CONTRACT_BROKEN;
}

/* Returns true if a player has cards left. */
static bool
is_ended_early (const Deal *deal)
{
  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    if (seats_have (deal->playing, seat) && deal->hand[seat] != 0)
      return true;

  return false;
}

static int
margin_of (const LineTable *table, const Deal *after)
{
  int margin = 0;
  unsigned seen = 0;

  for (unsigned seat = 0; seat < after->n_seats; seat++)
    {
      unsigned unit = deal_unit (after, seat);

      if (!seats_have (after->playing, seat) || ((seen >> unit) & 1) != 0)
        continue;
      seen |= 1u << unit;
      margin += (is_own_side (table, seat) ? 1 : -1) * (int) after->card_points[unit];
    }

  return margin;
}

/* ---- Current trick --------------------------------------------------------------------------- */

static bool
ends_trumps (const LineTable *table, const Deal *world, const Trick *trick)
{
  CardSet others = 0;

  for (unsigned i = 0; i < trick->n; i++)
    if (trick->seat[i] == table->seat && !card_set_has (table->trumps, trick->card[i]))
      return false;
  for (unsigned seat = 0; seat < world->n_seats; seat++)
    if (seats_have (world->playing & (SeatSet) ~table->allies, seat))
      others |= world->hand[seat] & table->trumps;

  return others != 0 && (others & ~trick_cards (trick)) == 0;
}

static void
read_trick (const LineTable *table, const Deal *world, const Trick *trick, AnalysisLine *line)
{
  unsigned winner = trick_winner (trick);

  line->takes_trick = is_own_side (table, winner);
  line->takes_itself = winner == table->seat;
  line->partner_ruffs = line->takes_trick && !line->takes_itself && is_ruff (table, trick);
  if (!line->takes_trick)
    {
      line->beater = trick_best_card (trick);
      line->is_ruffed = is_ruff (table, trick);
    }
  line->ends_trumps = ends_trumps (table, world, trick);
  line->points = (uint16_t) trick_points (table->order, trick_cards (trick));
  line->bonus = (uint16_t) bonus_of (table, trick);
  for (unsigned i = 0; i < trick->n; i++)
    if (trick->seat[i] == table->seat)
      line->own_points = table->order->points[trick->card[i]];
    else if (!is_own_side (table, trick->seat[i]))
      line->n_drawn += is_trump (table, trick->card[i]);
}

/* ---- Later tricks ---------------------------------------------------------------------------- */

/* Reads the cards of a trick that the own side wins. */
static void
read_cards (const LineTable *table, const Trick *trick, AnalysisLine *line)
{
  for (unsigned i = 0; i < trick->n; i++)
    if (trick->seat[i] == table->seat)
      line->home |= card_set_of (trick->card[i]);
    else if (!is_own_side (table, trick->seat[i]))
      line->caught |= card_set_of (trick->card[i]);
}

/* Reads the own card of a trick that others win by a ruff. */
static void
read_ruffed (const LineTable *table, const Trick *trick, AnalysisLine *line)
{
  for (unsigned i = 0; i < trick->n; i++)
    if (trick->seat[i] == table->seat)
      line->ruffed |= card_set_of (trick->card[i]);
}

static void
read_tricks (const LineTable *table, const Deal *after, AnalysisLine *line)
{
  Trick trick;

  for (unsigned first = table->first; find_trick (table, after, first, &trick);
       first += table->n_players)
    {
      bool is_own = is_own_side (table, trick_winner (&trick));

      line->takes_last = is_own;
      line->n_tricks += is_own;
      if (is_own)
        read_cards (table, &trick, line);
      else if (is_ruff (table, &trick))
        read_ruffed (table, &trick, line);
      if (first == table->first)
        continue;
      line->bonus_later += (int16_t) ((is_own ? 1 : -1) * bonus_of (table, &trick));
      if (trick_winner (&trick) == table->seat)
        line->n_later[table->order->group[trick_best_card (&trick)]]++;
    }
}

void
line_read (const LineTable *table, const Deal *world, const Deal *after, AnalysisLine *line)
{
  Trick trick;

  *line = (AnalysisLine) {
    .lead = lead_of (table, after),
    .beater = CARD_NONE,
    .is_won = line_is_won (after, table->seat),
    .contract = contract_end (after, table->seat),
    .margin = table->has_margin ? margin_of (table, after) : 0,
  };
  if (find_trick (table, after, table->first, &trick))
    read_trick (table, world, &trick, line);
  read_tricks (table, after, line);
  if (is_ended_early (after))
    {
      line->takes_last = false;
      line->goes_out = line->is_won && line->contract != CONTRACT_BROKEN;
      line->goes_out_now = line->goes_out && line->takes_trick
                           && after->n_played <= table->first + table->n_players;
      if (line->goes_out)
        line->home |= after->hand[table->seat];
    }
  line->home &= world->hand[table->seat]; /* without drawn cards */
}
