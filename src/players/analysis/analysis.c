/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "analysis.h"

#include <math.h>
#include <string.h>

#include "game.h"
#include "player-look.h"
#include "trick-score.h"

/* ---- One action in one world ------------------------------------------------------------- */

/* What is the same in all worlds: the trick that is played to, and who plays with whom. */
typedef struct
{
  unsigned seat;
  unsigned n_players;
  unsigned first; /* index in Deal.played of the first card of the trick */
  SeatSet allies;
  const TrickOrder *order;
  TrickScore score;
  CardSet trumps; /* 0 where cards are still drawn: nobody can tell then which is the last */
} Table;

static void
table_make (Table *table, const Deal *world)
{
  TrickPlay play;

  trick_play_make (&play, world);
  trick_score_make (&table->score, world);
  table->seat = (unsigned) world->turn;
  table->n_players = deal_count_players (world);
  table->first = world->n_played - world->trick.n;
  table->allies = game_allies (world, table->seat);
  table->order = deal_order (world);
  table->trumps = table->order->trump < TRICK_GROUPS && play.n_stock == 0
                      ? table->order->members[table->order->trump]
                      : 0;
}

/* The trick of @deal whose first card is played[@first]; false if it was not completed. */
static bool
find_trick (const Table *table, const Deal *deal, unsigned first, Trick *trick)
{
  *trick = (Trick) { 0 };
  for (unsigned i = first; i < deal->n_played && trick->n < table->n_players; i++)
    trick_add (trick, table->order, deal->played_by[i], deal->played[i]);

  return trick->n == table->n_players;
}

/* The own trump fell, and with it the last of the others. */
static bool
ends_trumps (const Table *table, const Deal *world, const Trick *trick)
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

bool
analysis_is_won (const Deal *deal, unsigned seat)
{
  DealOutcome outcome;
  DealResult result;

  game_outcome (deal, &outcome);
  if (outcome.declarers != 0)
    return outcome.made == seats_have (outcome.declarers, seat);
  deal_result (deal, &result);

  return deal_result_lead (&result, deal_unit (deal, seat)) > 0;
}

static void
read_line (const Table *table, const Deal *world, const Deal *after, AnalysisLine *line)
{
  DealResult result;
  Trick trick;

  deal_result (after, &result);
  *line = (AnalysisLine) {
    .lead = deal_result_lead (&result, deal_unit (after, table->seat)),
    .is_won = analysis_is_won (after, table->seat),
  };
  if (find_trick (table, after, table->first, &trick))
    {
      line->takes_trick = seats_have (table->allies, trick_winner (&trick));
      line->points = (uint16_t) trick_points (table->order, trick_cards (&trick));
      line->ends_trumps = ends_trumps (table, world, &trick);
      if (table->score.trick_bonus != NULL)
        line->bonus
            = (uint16_t) trick_bonus_points (table->score.trick_bonus, trick_cards (&trick));
    }
  for (unsigned first = table->first; find_trick (table, after, first, &trick);
       first += table->n_players)
    if (seats_have (table->allies, trick_winner (&trick)))
      line->home |= trick_cards (&trick) & world->hand[table->seat];
}

/* ---- All actions in all worlds ----------------------------------------------------------- */

typedef struct
{
  Analysis *self;
  const Rng *rng;
  Crew crew;
  const SearchGround *ground;
  Deal *worlds; /* ANALYSIS_WORLDS */
} Looking;

/* With every action the same chance decides what nobody has thought of. */
static void
play_world (gpointer data, unsigned w, unsigned worker)
{
  const Looking *looking = data;
  Analysis *self = looking->self;
  const Deal *world = &looking->worlds[w];
  Table table;

  table_make (&table, world);
  for (unsigned i = 0; i < self->n; i++)
    if (self->row[i].is_tried)
      {
        Rng chance = rng_new (looking->rng->state, 2 + w);
        Deal after = *world;

        search_play_on (looking->ground, &after, self->row[i].action, &chance, worker);
        read_line (&table, world, &after, &self->line[i * ANALYSIS_WORLDS + w]);
      }
}

static void
mark_tried (Analysis *self, const SearchGround *ground)
{
  SearchRow rows[ACTIONS_MAX];
  unsigned n = search_rows (ground, rows);

  for (unsigned i = 0; i < self->n; i++)
    for (unsigned k = 0; k < n; k++)
      if (rows[k].action == self->row[i].action)
        self->row[i].is_tried = true;
}

static void
list_rows (Analysis *self)
{
  self->n = self->choice.n;
  for (unsigned i = 0; i < self->n; i++)
    self->row[i].action = self->choice.row[i].action;
}

/* Before the choice is sorted: the rows are brought into its order at the end. */
static void
look (gpointer data, const SearchGround *ground)
{
  Looking *looking = data;
  Analysis *self = looking->self;
  g_autofree Deal *worlds = g_new (Deal, ANALYSIS_WORLDS);
  Rng rng = rng_new (looking->rng->state, 1);

  list_rows (self);
  mark_tried (self, ground);
  self->line = g_new0 (AnalysisLine, (gsize) self->n * ANALYSIS_WORLDS);
  for (unsigned w = 0; w < ANALYSIS_WORLDS && !crew_is_cancelled (&looking->crew); w++)
    search_draw (ground, &rng, &worlds[w]);
  looking->ground = ground;
  looking->worlds = worlds;
  crew_work (&looking->crew, ANALYSIS_WORLDS, play_world, looking);
  self->n_worlds = ANALYSIS_WORLDS;
}

/* ---- What is made of it ------------------------------------------------------------------ */

/* Brings the rows, and their lines, into the order of the choice. */
static void
sort_rows (Analysis *self)
{
  g_autofree AnalysisLine *line = g_steal_pointer (&self->line);
  g_autofree AnalysisRow *row = g_memdup2 (self->row, sizeof self->row);
  unsigned n = self->n_worlds;

  self->line = g_new (AnalysisLine, (gsize) self->n * n);
  for (unsigned i = 0; i < self->n; i++)
    for (unsigned k = 0; k < self->n; k++)
      if (row[k].action == self->choice.row[i].action)
        {
          self->row[i] = row[k];
          memcpy (&self->line[i * n], &line[k * n], n * sizeof *line);
        }
}

static void
count_world (Analysis *self, unsigned w)
{
  double most = -INFINITY;

  for (unsigned i = 0; i < self->n; i++)
    if (self->row[i].is_tried)
      most = MAX (most, analysis_line (self, i, w)->lead);
  for (unsigned i = 0; i < self->n; i++)
    {
      AnalysisRow *row = &self->row[i];
      const AnalysisLine *line = analysis_line (self, i, w);

      if (!row->is_tried)
        continue;
      row->n_best += line->lead >= most;
      row->n_won += line->is_won;
      row->n_trick += line->takes_trick;
    }
}

Analysis *
analysis_new (const Observation *observation, const Player *player, Rng *rng,
              GCancellable *cancellable)
{
  Analysis *self = g_new0 (Analysis, 1);
  Rng before = *rng;
  Looking looking = { .self = self, .rng = &before, .crew = { player->threads, cancellable } };

  self->is_contract = observation->seen.declarer != NO_SEAT;
  player_choose_and_look (observation, player, rng, cancellable, &self->choice, look, &looking);
  if (self->n_worlds > 0 && !g_cancellable_is_cancelled (cancellable))
    sort_rows (self);
  else
    self->n_worlds = 0;
  list_rows (self);
  for (unsigned i = 0; i < self->n; i++)
    {
      self->row[i].value = self->choice.row[i].value;
      self->row[i].error = self->choice.row[i].standard_error;
    }
  for (unsigned w = 0; w < self->n_worlds; w++)
    count_world (self, w);

  return self;
}

void
analysis_free (Analysis *self)
{
  g_free (self->line);
  g_free (self);
}

const AnalysisRow *
analysis_find (const Analysis *self, Action action)
{
  for (unsigned i = 0; i < self->n; i++)
    if (self->row[i].action == action)
      return &self->row[i];

  return NULL;
}

/* Less is no difference: a search only tells so which of equals it likes best. */
#define LEAST_DIFFERENCE 1e-5

bool
analysis_are_equal (const Analysis *self, unsigned a, unsigned b)
{
  const AnalysisRow *one = &self->row[a];
  const AnalysisRow *other = &self->row[b];

  return one->is_tried && other->is_tried
         && fabs (one->value - other->value)
                <= MAX (2 * hypot (one->error, other->error), LEAST_DIFFERENCE);
}
