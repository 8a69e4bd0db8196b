/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/words/standing-words.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "model/words/words.h"

/* ---- Figures --------------------------------------------------------------------------------- */

#define FINE_BELOW 10 /* points; means closer to 0 are written with a decimal */

/* Formats @points, for example "+12", "−0.7" or "0"; with a decimal if @is_fine. */
static char *
write_points (double points, bool is_fine, bool is_signed)
{
  g_autofree char *digits = g_strdup_printf (is_fine ? "%.1f" : "%.0f", fabs (points));
  bool is_zero = strspn (digits, "0.,") == strlen (digits);

  return g_strconcat (!is_signed || is_zero ? "" : points < 0 ? "−" : "+", digits, NULL);
}

char *
standing_words_points (int points)
{
  return write_points (points, false, true);
}

static char *
fill_range (const char *text, const StandingRange *range)
{
  bool is_fine = fabs (range->mean) < FINE_BELOW && range->margin < FINE_BELOW;
  g_autofree char *mean = write_points (range->mean, is_fine, true);
  g_autofree char *margin = write_points (range->margin, is_fine, false);
  const WordsValue values[] = { { "{mean}", mean }, { "{margin}", margin }, { NULL, NULL } };

  return words_fill (text, values);
}

/* ---- Sentences ------------------------------------------------------------------------------- */

char *
standing_words_row (const StandingRow *row)
{
  g_autofree char *own = write_points (row->own, false, true);
  g_autofree char *house = write_points (row->house, fabs (row->house) < FINE_BELOW, true);
  g_autofree char *lowest = write_points (row->lowest, false, true);
  g_autofree char *highest = write_points (row->highest, false, true);
  g_autofree char *better = g_strdup_printf ("%u", row->n_better);
  g_autofree char *like = g_strdup_printf ("%u", row->n_like);
  g_autofree char *all = g_strdup_printf ("%u", row->n_house);
  const WordsValue values[]
      = { { "{own}", own },         { "{house}", house },   { "{lowest}", lowest },
          { "{highest}", highest }, { "{better}", better }, { "{like}", like },
          { "{all}", all },         { NULL, NULL } };

  if (row->lowest == row->highest)
    /* Translators: results of one deal, in which all house players had the same result {lowest} */
    return words_fill (C_ ("standing", "{own} for you · {lowest} for every house player"), values);

  if (row->n_like == 0)
    /* Translators: the next text, when no house player did the same */
    return words_fill (C_ ("standing", "{own} for you · house average {house} · between {lowest} "
                                       "and {highest} · better than {better} of {all}"),
                       values);

  /* Translators: results of one deal; {lowest} and {highest} are results of the house players,
   * {better} of {all} house players did worse than the user, {like} did the same */
  return words_fill (C_ ("standing", "{own} for you · house average {house} · between {lowest} and "
                                     "{highest} · better than {better} of {all}, like {like}"),
                     values);
}

char *
standing_words_play (const Standing *standing)
{
  const StandingRange *play = &standing->play;

  if (standing->n_deals == 0)
    return g_strdup (C_ ("standing", "no deal to compare"));
  if (!play->has_range)
    return fill_range (C_ ("standing", "{mean} against the house: one deal is too few to tell"),
                       play);
  switch (standing->verdict)
    {
    case STANDING_BETTER:
      return fill_range (C_ ("standing", "{mean} ± {margin} a deal against the house: better"),
                         play);
    case STANDING_WORSE:
      return fill_range (C_ ("standing", "{mean} ± {margin} a deal against the house: worse"),
                         play);
    default:
      return fill_range (
          /* Translators: {margin} is half of the range in which the true mean probably lies */
          C_ ("standing", "{mean} ± {margin} a deal against the house: too few deals to tell"),
          play);
    }
}

char *
standing_words_luck (const Standing *standing)
{
  g_autofree char *cards = NULL;
  g_autofree char *play = NULL;
  WordsValue values[] = { { "{cards}", NULL }, { "{play}", NULL }, { NULL, NULL } };

  if (!standing->has_cards || !standing->cards.has_range)
    return g_strdup ("");
  cards = fill_range ("{mean} ± {margin}", &standing->cards);
  play = fill_range ("{mean} ± {margin}", &standing->play);
  values[0].value = cards;
  values[1].value = play;

  /* Translators: both are points, as "+4 ± 20" */
  return words_fill (
      C_ ("standing", "Per deal, the cards brought you {cards} and your play {play}."), values);
}

char *
standing_words_rating (const Rating *rating)
{
  g_autofree char *count = g_strdup_printf ("%u", rating->n_deals);
  g_autofree char *first = fill_range ("{mean} ± {margin}", &rating->level[rating->lower]);
  g_autofree char *second = fill_range ("{mean} ± {margin}", &rating->level[rating->higher]);
  const WordsValue values[] = { { "{count}", count },
                                { "{lower}", words_level (rating->lower) },
                                { "{higher}", words_level (rating->higher) },
                                { "{level}", words_level (rating->lower) },
                                { "{first}", first },
                                { "{second}", second },
                                { NULL, NULL } };

  switch (rating->verdict)
    {
    case RATING_BELOW:
      /* Translators: {count} is at least 100, {level} a level as "Club player", {first} points with
       * their range, as "−4 ± 3"; the same in the next three texts */
      return words_fill (C_ ("standing", "Over {count} deals you play below the level {level}: "
                                         "{first} a deal against it."),
                         values);
    case RATING_LIKE:
      return words_fill (C_ ("standing", "Over {count} deals you play about as well as the level "
                                         "{level}: {first} a deal against it."),
                         values);
    case RATING_BETWEEN:
      return words_fill (C_ ("standing",
                             "Over {count} deals you play between the levels {lower} and {higher}: "
                             "{first} a deal against {lower}, {second} against {higher}."),
                         values);
    case RATING_ABOVE:
      return words_fill (C_ ("standing", "Over {count} deals you play above the level {level}: "
                                         "{first} a deal against it."),
                         values);
    default:
      return g_strdup ("");
    }
}
