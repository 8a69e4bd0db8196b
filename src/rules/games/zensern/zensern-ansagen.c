/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The figures of Zensern, and whose count: Z-6.22 to Z-6.27, Z-8.1 to Z-8.8. */

#include <glib.h>

#include "zensern-private.h"

/* ---- Figures: Z-8.1 to Z-8.5 ------------------------------------------------------------ */

/* Strength as one number: a run by length and top, and every Kunst above all runs. */
#define RUN_STRENGTH(length, top) ((length) *JASS_RANKS + (top) -RANK_7)
#define KUNST_STRENGTH(order) (RUN_STRENGTH (JASS_RANKS, RANK_ACE) + (order))

typedef struct
{
  uint8_t rank;
  uint8_t points;
  uint8_t order; /* Z-8.5: the higher the stronger */
} Kunst;

/* Z-8.1; strongest first */
static const Kunst kunsten[] = {
  { RANK_JACK, 200, 6 }, { RANK_9, 150, 5 },     { RANK_ACE, 100, 4 },
  { RANK_KING, 100, 3 }, { RANK_QUEEN, 100, 2 }, { RANK_TEN, 100, 1 },
};

/* The ranks of which four are a figure, as bits. */
static unsigned
kunst_ranks (const Options *options)
{
  unsigned ranks = 1u << RANK_JACK | 1u << RANK_ACE | 1u << RANK_KING | 1u << RANK_QUEEN;

  if (option_is (options, ZENSERN_KUNST9, ZENSERN_KUNST_ON))
    ranks |= 1u << RANK_9;
  if (option_is (options, ZENSERN_KUNST10, ZENSERN_KUNST_ON))
    ranks |= 1u << RANK_TEN;

  return ranks;
}

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

static ZensernFigure
figure_of_run (JassRun run)
{
  static const uint8_t points[] = { [3] = 20, [4] = 50, [5] = 100 };
  unsigned kind = MIN (run.length, 5u); /* D14: longer ones are no more */

  return (ZensernFigure) {
    .cards = jass_run_cards (run),
    .class = (uint8_t) (ZENSERN_CLASS_TERZ + kind - 3),
    .points = points[kind],
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

/* Z-8.3: first every Kunst, then the longest runs of the cards left */
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

      for (; k > 0 && stands_before (&figure, &figures[k - 1], trump); k--)
        figures[k] = figures[k - 1];
      figures[k] = figure;
    }

  return n;
}

/* The strongest figure of @seat before the first card; false when it has none. */
static bool
strongest_figure (const Deal *deal, unsigned seat, ZensernFigure *figure)
{
  ZensernFigure figures[ZENSERN_FIGURES_MAX];

  if (zensern_figures (&deal->options, deal->hand[seat], deal->trump, figures) == 0)
    return false;
  *figure = figures[0];

  return true;
}

/* ---- What counts: Z-8.6 ----------------------------------------------------------------- */

CardSet
zensern_whole_hand (const Deal *deal, unsigned seat)
{
  CardSet cards = deal->hand[seat];

  for (unsigned i = 0; i < deal->n_played; i++)
    if (deal->played_by[i] == seat)
      cards |= card_set_of (deal->played[i]);

  return cards;
}

unsigned
zensern_counted_figures (const Deal *deal, unsigned unit)
{
  const ZensernState *own = &deal->own.zensern;
  unsigned points = 0;

  if (own->counting != (int) unit)
    return 0;

  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    if (own->ansage[seat] != ZENSERN_CLASS_NONE && deal_unit (deal, seat) == unit)
      {
        ZensernFigure figures[ZENSERN_FIGURES_MAX];
        unsigned n = zensern_figures (&deal->options, zensern_whole_hand (deal, seat), deal->trump,
                                      figures);

        for (unsigned i = 0; i < n; i++)
          points += figures[i].points;
      }

  return points;
}

CardSet
zensern_figure_cards (const Deal *deal, unsigned seat)
{
  const ZensernState *own = &deal->own.zensern;
  ZensernFigure figures[ZENSERN_FIGURES_MAX];
  CardSet cards = 0;
  unsigned n;

  if (own->counting != (int) deal_unit (deal, seat) || own->ansage[seat] == ZENSERN_CLASS_NONE)
    return 0;
  n = zensern_figures (&deal->options, zensern_whole_hand (deal, seat), deal->trump, figures);
  for (unsigned i = 0; i < n; i++)
    cards |= figures[i].cards;

  return cards;
}

/* Z-8.7: the figures of @unit are laid open */
static void
count_for (Deal *deal, unsigned unit)
{
  ZensernState *own = &deal->own.zensern;

  own->counting = (int8_t) unit;
  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    own->seen |= zensern_figure_cards (deal, seat);
}

/* ---- Comparison: Z-6.27 ----------------------------------------------------------------- */

/* The seats that stated the highest strength so far. */
static SeatSet
leaders (const Deal *deal)
{
  const ZensernState *own = &deal->own.zensern;
  SeatSet set = 0;
  uint8_t highest = 0;

  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    {
      if (own->stated[seat] > highest)
        {
          highest = own->stated[seat];
          set = 0;
        }
      if (highest > 0 && own->stated[seat] == highest)
        set |= seats_of (seat);
    }

  return set;
}

/* Z-6.27 b: of level leaders the one with a figure of trumps; NO_SEAT: none */
static int
leader_in_trumps (const Deal *deal, SeatSet set)
{
  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    {
      ZensernFigure figure;

      if (seats_have (set, seat) && strongest_figure (deal, seat, &figure)
          && figure.suit == deal->trump)
        return (int) seat;
    }

  return NO_SEAT;
}

static void
compare (Deal *deal)
{
  ZensernState *own = &deal->own.zensern;
  SeatSet leading = leaders (deal);
  SeatSet contenders = leading | own->to_speak;
  unsigned unit = deal_unit (deal, (unsigned) __builtin_ctz (contenders));
  int in_trumps;

  if ((contenders & ~zensern_seats_of (deal, unit)) == 0)
    {
      count_for (deal, unit);
      zensern_begin_play (deal);
    }
  else if (own->to_speak != 0)
    {
      deal->phase = ZENSERN_PHASE_HOCH;
      deal->turn = (int8_t) seats_next (own->to_speak, deal->dealer, deal->n_seats);
    }
  else
    {
      in_trumps = leader_in_trumps (deal, leading);
      if (in_trumps != NO_SEAT)
        count_for (deal, deal_unit (deal, (unsigned) in_trumps));
      zensern_begin_play (deal);
    }
}

/* ---- The two rounds: Z-6.22 to Z-6.26 --------------------------------------------------- */

/* All seats: the observer, who deals, is the last one (Z-6.22). */
void
zensern_begin_ansage (Deal *deal)
{
  deal->phase = ZENSERN_PHASE_ANSAGE;
  deal->own.zensern.to_speak = seats_all (deal->n_seats);
  deal->turn = (int8_t) deal_seat_after (deal, deal->dealer, 1);
}

static Action
statement_of (const ZensernFigure *figure)
{
  if (figure->class == ZENSERN_CLASS_KUNST)
    return ACTION (ZENSERN_VERB_FOUR, figure->top);

  return ACTION2 (ZENSERN_VERB_HOCH, figure->length, figure->top);
}

/* Z-6.22, Z-6.25 */
void
zensern_ansage_legal (const Deal *deal, ActionList *list)
{
  ZensernFigure figure;

  if (strongest_figure (deal, (unsigned) deal->turn, &figure))
    action_list_add (list, deal->phase == ZENSERN_PHASE_HOCH
                               ? statement_of (&figure)
                               : ACTION (ZENSERN_VERB_TERZ + figure.class - ZENSERN_CLASS_TERZ, 0));
  action_list_add (list, ACTION (VERB_PASS, 0));
}

/* Z-6.23 */
static void
end_ansage (Deal *deal)
{
  ZensernState *own = &deal->own.zensern;
  uint8_t highest = ZENSERN_CLASS_NONE;

  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    highest = MAX (highest, own->ansage[seat]);
  if (highest == ZENSERN_CLASS_NONE)
    {
      zensern_begin_play (deal);
      return;
    }

  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    if (own->ansage[seat] == highest)
      own->to_speak |= seats_of (seat);
  compare (deal);
}

/* The strength that @action states; 0 for a pass. */
static unsigned
stated_strength (Action action)
{
  if (action_verb (action) == ZENSERN_VERB_HOCH)
    return RUN_STRENGTH (action_arg (action), action_second (action));
  if (action_verb (action) == ZENSERN_VERB_FOUR)
    for (unsigned i = 0; i < G_N_ELEMENTS (kunsten); i++)
      if (kunsten[i].rank == action_arg (action))
        return KUNST_STRENGTH (kunsten[i].order);

  return 0;
}

void
zensern_ansage_apply (Deal *deal, Action action)
{
  ZensernState *own = &deal->own.zensern;
  unsigned seat = (unsigned) deal->turn;

  own->to_speak &= (SeatSet) ~seats_of (seat);
  if (deal->phase == ZENSERN_PHASE_HOCH)
    {
      own->stated[seat] = (uint8_t) stated_strength (action);
      compare (deal); /* Z-6.26 */
      return;
    }

  if (action_verb (action) != VERB_PASS)
    own->ansage[seat] = (uint8_t) (ZENSERN_CLASS_TERZ + action_verb (action) - ZENSERN_VERB_TERZ);
  if (own->to_speak != 0)
    deal->turn = (int8_t) seats_next (own->to_speak, deal->dealer, deal->n_seats);
  else
    end_ansage (deal);
}

/* ---- Announcing all there is --------------------------------------------------------------- */

/*
 * What an opponent of the declarer announces stays his whatever the deal brings (Z-9.3); the
 * declarer's points may go to somebody else.
 */
Action
zensern_announcement (const Deal *deal, Card card, bool *is_safe)
{
  unsigned seat = (unsigned) deal->turn;
  ActionList list = { 0 };

  *is_safe = deal->declarer == NO_SEAT
             || deal_unit (deal, seat) != deal_unit (deal, (unsigned) deal->declarer);
  if (card != CARD_NONE)
    return zensern_bella_action (deal, card);
  if (deal->phase != ZENSERN_PHASE_ANSAGE && deal->phase != ZENSERN_PHASE_HOCH)
    return ACTION_NONE;
  zensern_ansage_legal (deal, &list);

  return list.n > 1 ? list.at[0] : ACTION_NONE;
}
