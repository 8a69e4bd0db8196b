/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/games/zensern/zensern-figures.h"

#include <glib.h>

#include "rules/jass.h"

/* ---- Figures: Z-8.1 ------------------------------------------------------------------------- */

/* Z-8.5: strength by length and top; every Kunst is above all runs. */
#define RUN_STRENGTH(length, top) ((length) *JASS_RANKS + (top) -RANK_7)
#define KUNST_STRENGTH(order) (RUN_STRENGTH (JASS_RANKS, RANK_ACE) + (order))

typedef struct
{
  uint8_t rank;
  uint8_t points;
  uint8_t order; /* strength among Kunsten (Z-8.5) */
} Kunst;

/* Z-8.1; strongest first */
static const Kunst kunsten[] = {
  { RANK_JACK, 200, 6 }, { RANK_9, 150, 5 },     { RANK_ACE, 100, 4 },
  { RANK_KING, 100, 3 }, { RANK_QUEEN, 100, 2 }, { RANK_TEN, 100, 1 },
};

/* Z-8.1: ranks of valid Kunsten, as bits */
static unsigned
kunst_ranks (const Options *options)
{
  unsigned ranks = 1u << RANK_JACK | 1u << RANK_ACE | 1u << RANK_KING | 1u << RANK_QUEEN;

  if (option_is (options, ZENSERN_KUNST9, ZENSERN_KUNST9_ON))
    ranks |= 1u << RANK_9;
  if (option_is (options, ZENSERN_KUNST10, ZENSERN_KUNST10_ON))
    ranks |= 1u << RANK_TEN;

  return ranks;
}

/* Z-8.1 */
static ZensernFigure
figure_of_kunst (const Kunst *kunst)
{
  return (ZensernFigure) {
    .cards = jass_rank_cards (kunst->rank),
    .class = ZENSERN_CLASS_KUNST,
    .points = kunst->points,
    .strength = (uint8_t) KUNST_STRENGTH (kunst->order),
    .suit = SUIT_NONE,
    .length = 4,
    .top = kunst->rank,
  };
}

/* Z-8.1, D14 */
unsigned
zensern_run_points (unsigned length)
{
  return length == 3 ? 20 : length == 4 ? 50 : 100;
}

/* Z-8.1 */
static ZensernFigure
figure_of_run (JassRun run)
{
  unsigned kind = MIN (run.length, 5u);

  return (ZensernFigure) {
    .cards = jass_run_cards (run),
    .class = (uint8_t) (ZENSERN_CLASS_TERZ + kind - 3),
    .points = (uint8_t) zensern_run_points (run.length),
    .strength = (uint8_t) RUN_STRENGTH (run.length, run.top),
    .suit = run.suit,
    .length = run.length,
    .top = run.top,
  };
}

/* Z-8.4 */
static bool
stands_before (const ZensernFigure *figure, const ZensernFigure *other, Suit trump)
{
  if (figure->strength != other->strength)
    return figure->strength > other->strength;

  return trump < SUITS && figure->suit == trump;
}

/* Z-8.3, Z-8.2 */
unsigned
zensern_figures (const Options *options, CardSet hand, Suit trump, ZensernFigure *figures)
{
  unsigned fours = jass_fours (hand) & kunst_ranks (options);
  JassRun runs[JASS_RUNS_MAX];
  unsigned n = 0;
  unsigned n_runs;

  if (fours != 0)
    for (unsigned i = 0; i < G_N_ELEMENTS (kunsten); i++)
      if ((fours >> kunsten[i].rank) & 1)
        {
          hand &= ~jass_rank_cards (kunsten[i].rank);
          figures[n++] = figure_of_kunst (&kunsten[i]);
        }

  n_runs = jass_runs (hand, runs);
  for (unsigned i = 0; i < n_runs; i++)
    {
      ZensernFigure figure = figure_of_run (runs[i]);
      unsigned k = n++;

      g_assert (n <= ZENSERN_FIGURES_MAX);
      for (; k > 0 && stands_before (&figure, &figures[k - 1], trump); k--)
        figures[k] = figures[k - 1];
      figures[k] = figure;
    }

  return n;
}

/* Z-8.4 */
bool
zensern_strongest_figure (const Deal *deal, unsigned seat, ZensernFigure *figure)
{
  ZensernFigure figures[ZENSERN_FIGURES_MAX];

  if (zensern_figures (&deal->options, deal->hand[seat], deal->trump, figures) == 0)
    return false;
  *figure = figures[0];

  return true;
}

/* Z-8.5 */
unsigned
zensern_stated_strength (Action action)
{
  if (action_verb (action) == ZENSERN_VERB_HOCH)
    return RUN_STRENGTH (action_arg (action), action_second (action));
  if (action_verb (action) == ZENSERN_VERB_FOUR)
    for (unsigned i = 0; i < G_N_ELEMENTS (kunsten); i++)
      if (kunsten[i].rank == action_arg (action))
        return KUNST_STRENGTH (kunsten[i].order);

  return 0;
}

/* ---- Counting figures: Z-8.6 ----------------------------------------------------------------- */

/* Z-8.6 */
static unsigned
counted_figures (const Deal *deal, unsigned seat, ZensernFigure *figures)
{
  const ZensernState *own = &deal->own.zensern;

  if (own->counting != (int) deal_unit (deal, seat) || own->ansage[seat] == ZENSERN_CLASS_NONE)
    return 0;

  return zensern_figures (&deal->options, zensern_whole_hand (deal, seat), deal->trump, figures);
}

/* Z-8.6 */
unsigned
zensern_counted_figures (const Deal *deal, unsigned unit)
{
  unsigned points = 0;

  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    if (deal_unit (deal, seat) == unit)
      points += zensern_figure_points (deal, seat);

  return points;
}

/* Z-8.6 */
unsigned
zensern_figure_points (const Deal *deal, unsigned seat)
{
  ZensernFigure figures[ZENSERN_FIGURES_MAX];
  unsigned n = counted_figures (deal, seat, figures);
  unsigned points = 0;

  for (unsigned i = 0; i < n; i++)
    points += figures[i].points;

  return points;
}

/* Z-8.6 */
CardSet
zensern_figure_cards (const Deal *deal, unsigned seat)
{
  ZensernFigure figures[ZENSERN_FIGURES_MAX];
  unsigned n = counted_figures (deal, seat, figures);
  CardSet cards = 0;

  for (unsigned i = 0; i < n; i++)
    cards |= figures[i].cards;

  return cards;
}
