/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/competing/evening-plan.h"

#include <stdlib.h>
#include <string.h>

#include "players/people.h"

/* People without a portrait, for evenings that are larger than the program's own people. */
static const char *const guests[] = { "Anna", "Maria", "Peter", "Eva", "Paul", "Max" };

/* ---- Size ------------------------------------------------------------------------------------ */

guint
evening_plan_list_sizes (const Game *game, const Options *options, guint *sizes)
{
  const GameEvening *form = game->evening;
  guint n = 0;

  if (form == NULL || (form->kind != EVENING_DRIVE && game_count_units (game, options) != 2))
    return 0;
  while (form->n_tables[n] > 0)
    {
      sizes[n] = form->n_tables[n];
      n++;
    }

  return n;
}

static gboolean
is_possible (const Game *game, const Options *options, guint n_tables)
{
  guint sizes[EVENING_SIZES_MAX];
  guint n = evening_plan_list_sizes (game, options, sizes);

  while (n > 0 && sizes[n - 1] != n_tables)
    n--;

  return n > 0;
}

/* Returns @options with the match length of an evening. */
static Options
set_length (const Game *game, const Options *options)
{
  g_autoptr (GError) error = NULL;
  Options rules = *options;

  for (guint i = 0; i < options_count (game); i++)
    if (option_is_beside (&game->options->list[i]))
      rules.value[i] = 0;
  if (game->evening->settings != NULL
      && !options_set_all (&rules, game, game->evening->settings, &error))
    g_critical ("evening of %s: %s", game->key, error->message);

  return rules;
}

static guint
count_rounds (const EveningPlan *plan)
{
  switch (plan->form->kind)
    {
    case EVENING_KNOCKOUT:
      return (guint) g_bit_storage (plan->n_tables);
    case EVENING_LEAGUE:
      return plan->n_entrants - 1;
    case EVENING_DRIVE:
    default:
      return plan->form->n_rounds;
    }
}

gboolean
evening_plan_init (EveningPlan *plan, const Game *game, const Options *options, guint n_tables,
                   const DealNumber *number)
{
  if (!is_possible (game, options, n_tables))
    return FALSE;
  *plan = (EveningPlan) { .game = game,
                          .form = game->evening,
                          .options = set_length (game, options),
                          .number = *number,
                          .n_tables = n_tables };
  plan->n_seats = game_count_seats (game, &plan->options);
  plan->n_team = plan->form->kind == EVENING_DRIVE ? 1 : plan->n_seats / 2;
  plan->n_people = n_tables * plan->n_seats;
  plan->n_entrants = plan->n_people / plan->n_team;
  plan->n_rounds = count_rounds (plan);
  plan->n_deals = plan->form->deals_each * plan->n_seats;
  g_return_val_if_fail (plan->n_people <= EVENING_PEOPLE_MAX, FALSE);
  g_return_val_if_fail (plan->n_rounds <= EVENING_ROUNDS_MAX, FALSE);

  return TRUE;
}

guint
evening_plan_minutes (const EveningPlan *plan)
{
  guint n_deals = plan->n_deals > 0 ? plan->n_deals : plan->form->usual_deals;

  return (plan->n_rounds * n_deals * plan->form->seconds + 300) / 600 * 10;
}

/* ---- Draws ----------------------------------------------------------------------------------- */

/* Writes 0 to @n - 1 (at most EVENING_PEOPLE_MAX) to @order as the number of @plan draws @what. */
static void
draw (const EveningPlan *plan, const char *what, guint index, guint n, guint *order)
{
  g_autofree char *text = g_strdup_printf ("atout-evening:%s:%s:%u", plan->number.hex, what, index);
  DealNumber number;
  Card cards[CARDS_MAX];

  number_from_text (&number, text);
  number_shuffle (&number, "evening", n, cards);
  for (guint i = 0; i < n; i++)
    order[i] = cards[i];
}

/* Appends up to @n drawn ones of @names, a list of @length names, to those at @drawn. */
static void
draw_names (const EveningPlan *plan, const char *what, const GPtrArray *names, guint n,
            GPtrArray *drawn)
{
  guint order[CARDS_MAX];

  g_return_if_fail (names->len >= 1 && names->len <= CARDS_MAX);

  draw (plan, what, 0, names->len, order);
  for (guint i = 0; i < MIN (n, names->len); i++)
    g_ptr_array_add (drawn, names->pdata[order[i]]);
}

/* Returns the names of the people of @game, or of all other games if @is_other. */
static GPtrArray *
list_people (const Game *game, gboolean is_other)
{
  GPtrArray *names = g_ptr_array_new ();
  const Person *person;

  for (guint g = 0; game_at (g) != NULL; g++)
    for (guint i = 0;
         (game_at (g) == game) != is_other && (person = people_at (game_at (g), i)) != NULL; i++)
      g_ptr_array_add (names, (gpointer) person->name);

  return names;
}

void
evening_plan_draw_people (const EveningPlan *plan, const char **names)
{
  g_autoptr (GPtrArray) own = list_people (plan->game, FALSE);
  g_autoptr (GPtrArray) others = list_people (plan->game, TRUE);
  g_autoptr (GPtrArray) late = g_ptr_array_new ();
  g_autoptr (GPtrArray) drawn = g_ptr_array_new ();
  guint order[EVENING_PEOPLE_MAX];
  guint n = plan->n_people - 1;

  for (guint i = 0; i < G_N_ELEMENTS (guests); i++)
    g_ptr_array_add (late, (gpointer) guests[i]);
  draw_names (plan, "own", own, n, drawn);
  draw_names (plan, "others", others, n - drawn->len, drawn);
  draw_names (plan, "guests", late, n - drawn->len, drawn);
  g_return_if_fail (drawn->len == n);
  draw (plan, "people", 0, n, order);
  names[EVENING_USER] = NULL;
  for (guint i = 0; i < n; i++)
    names[i + 1] = drawn->pdata[order[i]];
}

DealNumber
evening_plan_number (const EveningPlan *plan, guint round, guint table, guint deal)
{
  g_autofree char *text
      = g_strdup_printf ("atout-evening:%s:deal:%u:%u:%u", plan->number.hex, round, table, deal);
  DealNumber number;

  number_from_text (&number, text);

  return number;
}

/* ---- Places ---------------------------------------------------------------------------------- */

guint
evening_plan_count_tables (const EveningPlan *plan, guint round)
{
  return plan->form->kind == EVENING_KNOCKOUT ? plan->n_tables >> round : plan->n_tables;
}

/* Turns a table so that the user sits at seat 0; partners stay partners. */
static void
turn_to_user (const EveningPlan *plan, EveningSeats *table)
{
  const EveningSeats before = *table;
  guint at = 0;

  while (at < plan->n_seats && before.person[at] != EVENING_USER)
    at++;
  for (guint seat = 0; seat < plan->n_seats; seat++)
    table->person[seat] = before.person[(seat + at) % plan->n_seats];
}

/* Pairs of people who were partners; each pair has its smaller number first. */
typedef struct
{
  gboolean has_met[EVENING_PEOPLE_MAX][EVENING_PEOPLE_MAX];
} Partners;

/*
 * Adds the partners at @tables to @partners. Returns FALSE, and adds none, if two of them were
 * partners before. Everybody plays alone where a table has more than two sides.
 */
static gboolean
add_partners (const EveningPlan *plan, const EveningSeats *tables, Partners *partners)
{
  Partners after = *partners;

  for (guint t = 0; t < plan->n_tables; t++)
    for (guint a = 0; a < plan->n_seats; a++)
      for (guint b = 0; b < plan->n_seats; b++)
        {
          guint one = tables[t].person[a];
          guint other = tables[t].person[b];

          if (one >= other
              || game_unit_of (plan->game, &plan->options, a)
                     != game_unit_of (plan->game, &plan->options, b))
            continue;
          if (partners->has_met[one][other])
            return FALSE;
          after.has_met[one][other] = TRUE;
        }
  *partners = after;

  return TRUE;
}

/* Draws again until nobody has a partner of an earlier round; few draws are needed. */
static void
seat_drive (const EveningPlan *plan, guint round, EveningSeats *tables)
{
  Partners partners = { 0 };
  guint index = 0;

  for (guint r = 0; r <= round; r++)
    do
      {
        guint order[EVENING_PEOPLE_MAX];

        draw (plan, "places", index++, plan->n_people, order);
        for (guint i = 0; i < plan->n_people; i++)
          tables[i / plan->n_seats].person[i % plan->n_seats] = order[i];
      }
    while (!add_partners (plan, tables, &partners));
}

/* Seats the entrants @a and @b as the two sides of @table. */
static void
seat_pair (const EveningPlan *plan, guint a, guint b, EveningSeats *table)
{
  const guint entrants[] = { a, b };
  guint n[G_N_ELEMENTS (entrants)] = { 0 };

  for (guint seat = 0; seat < plan->n_seats; seat++)
    {
      guint unit = game_unit_of (plan->game, &plan->options, seat);

      table->person[seat] = entrants[unit] * plan->n_team + n[unit]++;
    }
}

static void
seat_knockout (const EveningPlan *plan, guint round, const guint *winners, EveningSeats *tables)
{
  guint order[EVENING_PEOPLE_MAX];

  draw (plan, "places", 0, plan->n_entrants, order);
  for (guint t = 0; t < evening_plan_count_tables (plan, round); t++)
    seat_pair (plan, (round > 0 ? winners : order)[2 * t], (round > 0 ? winners : order)[2 * t + 1],
               &tables[t]);
}

/* Berger's circle: one entrant keeps its place, the others move on by one each round. */
static void
seat_league (const EveningPlan *plan, guint round, EveningSeats *tables)
{
  guint n = plan->n_entrants - 1;
  guint order[EVENING_PEOPLE_MAX];

  draw (plan, "places", 0, plan->n_entrants, order);
  seat_pair (plan, order[n], order[round], &tables[0]);
  for (guint t = 1; t < plan->n_tables; t++)
    seat_pair (plan, order[(round + t) % n], order[(round + n - t) % n], &tables[t]);
}

void
evening_plan_seat (const EveningPlan *plan, guint round, const guint *winners, EveningSeats *tables)
{
  g_return_if_fail (round < plan->n_rounds);

  switch (plan->form->kind)
    {
    case EVENING_KNOCKOUT:
      g_return_if_fail (round == 0 || winners != NULL);
      seat_knockout (plan, round, winners, tables);
      break;
    case EVENING_LEAGUE:
      seat_league (plan, round, tables);
      break;
    case EVENING_DRIVE:
    default:
      seat_drive (plan, round, tables);
    }
  for (guint t = 0; t < evening_plan_count_tables (plan, round); t++)
    turn_to_user (plan, &tables[t]);
}

/* ---- List ------------------------------------------------------------------------------------ */

int
evening_plan_points (const Match *match, guint seat)
{
  const int32_t *black = game_tally (match);
  guint own = game_unit_of (match->game, &match->options, seat);
  int points = 0;

  if (black == NULL)
    return match->score[own];
  for (guint unit = 0; unit < match->n_units; unit++)
    if (unit != own)
      points += black[unit];

  return points;
}

static int
compare_results (const EveningPlan *plan, const EveningLine *a, const EveningLine *b)
{
  if ((plan->form->kind == EVENING_KNOCKOUT || plan->form->counts_wins) && a->n_won != b->n_won)
    return a->n_won > b->n_won ? -1 : 1;
  if (plan->form->kind == EVENING_KNOCKOUT || a->total == b->total)
    return 0;

  return a->total > b->total ? -1 : 1;
}

static int
compare_lines (gconstpointer a, gconstpointer b, gpointer plan)
{
  const EveningLine *one = a;
  const EveningLine *other = b;
  int order = compare_results (plan, one, other);

  return order != 0 ? order : (one->entrant > other->entrant) - (one->entrant < other->entrant);
}

static void
add_result (const EveningPlan *plan, const EveningResult *result, EveningLine *line)
{
  if (line->has_played[result->round])
    return;
  line->has_played[result->round] = TRUE;
  line->points[result->round] = result->points;
  line->total += result->points;
  line->n_won += result->has_won ? 1 : 0;
  line->is_out = plan->form->kind == EVENING_KNOCKOUT && line->n_won <= result->round;
}

static void
set_places (const EveningPlan *plan, guint n_rounds, EveningLine *lines)
{
  guint last;

  for (guint i = 0; i < plan->n_entrants; i++)
    lines[i].place = i > 0 && compare_results (plan, &lines[i - 1], &lines[i]) == 0
                         ? lines[i - 1].place
                         : i + 1;
  last = lines[plan->n_entrants - 1].place;
  for (guint i = 0; i < plan->n_entrants; i++)
    lines[i].is_last = n_rounds == plan->n_rounds && plan->form->kind != EVENING_KNOCKOUT
                       && lines[i].place == last && last > 1;
}

guint
evening_plan_rank (const EveningPlan *plan, const EveningResult *results, guint n_results,
                   guint n_rounds, EveningLine *lines)
{
  memset (lines, 0, plan->n_entrants * sizeof *lines);
  for (guint i = 0; i < plan->n_entrants; i++)
    lines[i].entrant = i;
  for (guint i = 0; i < n_results; i++)
    if (results[i].round < n_rounds)
      add_result (plan, &results[i], &lines[results[i].person / plan->n_team]);
  g_qsort_with_data (lines, (int) plan->n_entrants, sizeof *lines, compare_lines, (gpointer) plan);
  set_places (plan, n_rounds, lines);

  return plan->n_entrants;
}
