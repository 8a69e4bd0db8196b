/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/words/tell-story.h"

#include <glib/gi18n-lib.h>

#include "model/words/tell-text.h"
#include "rules/game.h"
#include "rules/talon-play.h"
#include "rules/trick-score.h"

#define NUMBER_MAX 16

/* ---- Points ---------------------------------------------------------------------------------- */

/* Returns the points that the side of @seat has won so far, announcements included. */
static unsigned
count_points (const Deal *deal, unsigned seat)
{
  OwnCount count = { 0 };
  TrickScore score;
  unsigned unit = deal_unit (deal, seat);

  game_count (deal, seat, &count);
  if (count.text != NULL)
    return count.value;
  trick_score_make (&score, deal);

  return (unsigned) (score.points[unit] + score.bonus[unit]);
}

/*
 * Writes one seat of each side to @seats in turn order, from the seat at turn; returns the number
 * of sides.
 */
static unsigned
list_units (const Deal *deal, unsigned *seats)
{
  unsigned units = 0, n = 0;

  for (unsigned i = 0; i < deal->n_seats; i++)
    {
      unsigned seat = deal_seat_after (deal, (unsigned) deal->turn, i);
      unsigned unit = 1u << deal_unit (deal, seat);

      if ((units & unit) == 0 && seats_have (deal->playing, seat))
        seats[n++] = seat;
      units |= unit;
    }

  return n;
}

static const char *
points_sentence (const Problem *problem, unsigned n_units)
{
  if (n_units == 2 && problem_has_partner (problem))
    /* Translators: {own} is as in "34 points", {other} a number */
    return _ ("Your side has {own}, the other side {other}.");
  if (n_units == 2)
    /* Translators: {own} is as in "43 eyes", {other} a number */
    return _ ("You have {own}, {name} has {other}.");

  /* Translators: {own} is as in "34 points", {other} and {last} are numbers */
  return _ ("You have {own}, {name} has {other} and {third} has {last}.");
}

/*
 * Returns the sentence on the points that each side has so far. "" if nobody has points yet, or if
 * the game counts points only after the deal.
 */
static char *
tell_points_so_far (const Telling *telling, const Problem *problem)
{
  const Deal *deal = &problem->deal;
  unsigned seats[SEATS_MAX];
  unsigned n = list_units (deal, seats);
  unsigned points[3] = { 0 };
  char other[NUMBER_MAX], last[NUMBER_MAX];
  g_autofree char *own = NULL;

  if (deal->game->counts_at_end || n < 2 || n > G_N_ELEMENTS (points))
    return g_strdup ("");
  for (unsigned i = 0; i < n; i++)
    points[i] = count_points (deal, seats[i]);
  if (points[0] + points[1] + points[2] == 0)
    return g_strdup ("");
  own = words_points (deal->game, points[0]);
  g_snprintf (other, sizeof other, "%u", points[1]);
  g_snprintf (last, sizeof last, "%u", points[2]);

  const WordsValue values[] = { { "{own}", own },     { "{name}", telling->name[seats[1]] },
                                { "{other}", other }, { "{third}", telling->name[seats[n - 1]] },
                                { "{last}", last },   { NULL, NULL } };

  return words_fill (points_sentence (problem, n), values);
}

/*
 * Returns the number of points that the side of @seat still needs to win; 0 if enough, or if no
 * number is set.
 */
static unsigned
count_missing (const Deal *deal, unsigned seat)
{
  unsigned targets[SEATS_MAX];
  unsigned needed = 0, own = count_points (deal, seat);
  OwnCount count = { 0 };

  game_count (deal, seat, &count);
  if (count.text != NULL)
    needed = count.needed;
  else if (game_targets (deal, targets))
    needed = targets[deal_unit (deal, seat)];

  return needed - MIN (needed, own);
}

static char *
tell_needed (const Problem *problem)
{
  unsigned missing = count_missing (&problem->deal, (unsigned) problem->deal.turn);
  char number[NUMBER_MAX];
  const WordsValue values[] = { { "{number}", number }, { NULL, NULL } };

  if (missing == 0)
    return g_strdup ("");
  g_snprintf (number, sizeof number, "%u", missing);

  return words_fill (problem_has_partner (problem)
                         /* Translators: so many points for the contract */
                         ? _ ("Your side needs {number} more.")
                         /* Translators: so many points or eyes to win the deal */
                         : _ ("You need {number} more."),
                     values);
}

/* ---- Stock ----------------------------------------------------------------------------------- */

static char *
tell_stock (const Telling *telling, const Deal *deal)
{
  TalonPlay play;
  char number[NUMBER_MAX];

  if (!talon_play_make (&play, deal))
    return g_strdup ("");
  if (play.closer == deal->turn)
    return g_strdup (_ ("You have closed the stock."));
  g_snprintf (number, sizeof number, "%u", play.talon);

  const WordsValue values[]
      = { { "{number}", number },
          { "{name}", play.closer != NO_SEAT ? telling->name[play.closer] : "" },
          { NULL, NULL } };

  if (play.closer != NO_SEAT)
    return words_fill (_ ("{name} has closed the stock."), values);
  if (play.talon == 0)
    return g_strdup (_ ("The stock is used up."));

  return words_fill (ngettext ("{number} card is left in the stock.",
                               "{number} cards are left in the stock.", play.talon),
                     values);
}

char *
tell_story (const Telling *telling, const Problem *problem)
{
  const Deal *deal = &problem->deal;
  GString *text = g_string_new (NULL);

  if (problem->kind == PROBLEM_EXAMPLE || problem->kind == PROBLEM_COUNT
      || deal->phase != PHASE_PLAY)
    return g_string_free (text, FALSE);
  text_append (text, tell_points_so_far (telling, problem));
  text_append (text, tell_needed (problem));
  text_append (text, tell_stock (telling, deal));

  return g_string_free (text, FALSE);
}

/* ---- Counting -------------------------------------------------------------------------------- */

/* Returns the names of the piles on the table that contain face-down cards, separated by commas. */
static char *
list_places (const Deal *deal)
{
  GString *places = g_string_new (NULL);
  Pile piles[PILES_MAX];
  unsigned n = game_piles (deal, piles);

  for (unsigned i = 0; i < n; i++)
    if (piles[i].n_hidden > 0)
      g_string_append_printf (places, "%s%s", places->len > 0 ? ", " : "",
                              words_of_game ("pile", piles[i].name));

  return g_string_free (places, FALSE);
}

/*
 * Tells that cards which nobody holds, such as the stock, also count as still out. "" if there are
 * no unseen cards outside the hands.
 */
static char *
tell_elsewhere (const Deal *deal)
{
  g_autofree char *places = list_places (deal);
  const WordsValue values[] = { { "{places}", places }, { NULL, NULL } };
  Observation observation;

  observation_make (&observation, deal, (unsigned) deal->turn);
  if (observation.n_elsewhere == 0)
    return g_strdup ("");

  /* Translators: of cards that are still out; {places} is as in "Blind", "Stock" */
  return places[0] != '\0'
             ? words_fill (_ ("Cards that nobody holds ({places}) count as out, too."), values)
             : g_strdup (_ ("Cards that nobody holds count as out, too."));
}

char *
tell_count_scope (const Problem *problem)
{
  const Deal *deal = &problem->deal;
  const char *announced = deal->game->counsel->announced;
  const WordsValue values[] = { { "{announced}", announced }, { NULL, NULL } };

  if (problem->asked == ASKED_OUT || problem->asked == ASKED_HIGHEST)
    return tell_elsewhere (deal);
  if (problem->asked == ASKED_POINTS && announced != NULL)
    /* Translators: {announced} is in the language of the game, as in "Roem, stuk" */
    return words_fill (_ ("Points for announcements ({announced}) do not count here."), values);

  return g_strdup ("");
}
