/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "workshop/find/card-themes.h"

#include "rules/game.h"

/** The best line and a wrong one; both begin with a card of the deciding seat. */
typedef struct
{
  const ThemeLine *best, *wrong;
  const TrickOrder *order;
  CardSet right;
  Card card;  /* first card of the best line, as first copy */
  Card other; /* first card of the wrong line, as first copy */
  unsigned me;
  SeatSet friends, others;
  int swing; /* card points gained by the best line */
} Pair;

static bool
is_trump (const Pair *pair, Card card)
{
  return pair->order->group[card] == pair->order->trump;
}

static CardSet
trumps_of (const Pair *pair)
{
  return pair->order->trump < TRICK_GROUPS ? pair->order->members[pair->order->trump] : 0;
}

static unsigned
points_of (const Pair *pair, Card card)
{
  return pair->order->points[card];
}

static bool
leads (const Pair *pair)
{
  return pair->best->tricks[0].trick.seat[0] == pair->me;
}

static const Trick *
first_trick (const ThemeLine *line)
{
  return &line->tricks[0].trick;
}

static unsigned
led_group (const Pair *pair, const Trick *trick)
{
  return pair->order->group[trick->card[0]];
}

/* Returns true if a friend of the deciding seat wins trick @index. */
static bool
is_partners (const Pair *pair, const ThemeLine *line, unsigned index)
{
  return theme_line_is_ours (line, index) && trick_winner (&line->tricks[index].trick) != pair->me;
}

/* Returns true if @points are a third of the swing or more: consequences are often as large. */
static bool
is_much_of_swing (const Pair *pair, unsigned points)
{
  return pair->swing > 0 && points > 0 && 3 * (int) points >= pair->swing;
}

static unsigned
winner_without (const Pair *pair, const Trick *trick, unsigned seat)
{
  Trick rest = { 0 };

  for (unsigned i = 0; i < trick->n; i++)
    if (trick->seat[i] != seat)
      trick_add (&rest, pair->order, trick->seat[i], trick->card[i]);

  return trick_winner (&rest);
}

/* ---- Trumps ---------------------------------------------------------------------------------- */

/* Leads trumps that draw trumps of the others, with which they would ruff. */
static bool
draws_trumps (const Pair *pair)
{
  if (!leads (pair) || (pair->right & ~trumps_of (pair)) != 0 || is_trump (pair, pair->other)
      || (theme_line_cards (pair->best, 0, pair->others) & trumps_of (pair)) == 0)
    return false;

  return theme_line_trump_tricks (pair->wrong, pair->others, true)
         > theme_line_trump_tricks (pair->best, pair->others, true);
}

/* Keeps a trump that later wins a trick of the others, or the last trick. */
static bool
keeps_trump (const Pair *pair)
{
  int later = theme_line_find (pair->best, pair->me, pair->other);

  if ((pair->right & trumps_of (pair)) != 0 || !is_trump (pair, pair->other) || later < 1
      || !theme_line_wins_with (pair->best, (unsigned) later, pair->me, pair->other))
    return false;
  if (!seats_have (pair->friends, pair->best->tricks[later].trick.seat[0]))
    return true;

  return theme_line_is_played_out (pair->best) && theme_line_is_played_out (pair->wrong)
         && (unsigned) later == pair->best->n_tricks - 1
         && theme_line_is_theirs (pair->wrong, pair->wrong->n_tricks - 1);
}

/* Ruffs a trick that the wrong card leaves to the others. */
static bool
ruffs_itself (const Pair *pair)
{
  return !leads (pair) && led_group (pair, first_trick (pair->best)) != pair->order->trump
         && (pair->right & ~trumps_of (pair)) == 0
         && theme_line_wins_with (pair->best, 0, pair->me, pair->card)
         && theme_line_is_theirs (pair->wrong, 0);
}

/* Leads a card that a partner ruffs and that would lose otherwise. */
static bool
gives_ruff (const Pair *pair)
{
  const Trick *trick = first_trick (pair->best);

  if (!leads (pair) || (pair->right & trumps_of (pair)) != 0 || !is_partners (pair, pair->best, 0)
      || !is_trump (pair, trick_best_card (trick)))
    return false;

  return !seats_have (pair->friends, winner_without (pair, trick, trick_winner (trick)))
         && theme_line_trump_tricks (pair->best, pair->friends, true)
                > theme_line_trump_tricks (pair->wrong, pair->friends, true);
}

static bool
ruffs (const Pair *pair)
{
  return ruffs_itself (pair) || gives_ruff (pair);
}

/* Makes one of the others ruff, which gains trump tricks for the own side. */
static bool
forces (const Pair *pair)
{
  if ((pair->right & trumps_of (pair)) != 0
      || led_group (pair, first_trick (pair->best)) == pair->order->trump
      || (theme_line_cards (pair->best, 0, pair->others) & trumps_of (pair)) == 0
      || (theme_line_cards (pair->wrong, 0, pair->others) & trumps_of (pair)) != 0)
    return false;

  return theme_line_trump_tricks (pair->best, pair->friends, false)
             > theme_line_trump_tricks (pair->wrong, pair->friends, false)
         || theme_line_trump_tricks (pair->best, pair->others, false)
                < theme_line_trump_tricks (pair->wrong, pair->others, false);
}

/* ---- The lead -------------------------------------------------------------------------------- */

/* Leaves a trick to the others that the wrong card takes. */
static bool
holds_up (const Pair *pair)
{
  const Trick *trick = &pair->best->start.trick;
  CardSet beaters;

  if (leads (pair) || seats_have (pair->friends, trick_winner (trick)))
    return false;
  beaters = pair->order->beaters[trick_best_card (trick)];

  return (pair->right & beaters) == 0 && card_set_has (beaters, pair->other)
         && theme_line_is_theirs (pair->best, 0)
         && trick_winner (first_trick (pair->wrong)) == pair->me
         && theme_line_is_ours (pair->wrong, 0);
}

/* Counts later tricks that partners win with a card of @group, which was led. */
static unsigned
count_partners_tricks (const Pair *pair, const ThemeLine *line, unsigned group)
{
  unsigned n = 0;

  for (unsigned t = 1; t < line->n_tricks; t++)
    if (is_partners (pair, line, t) && led_group (pair, &line->tricks[t].trick) == group
        && pair->order->group[trick_best_card (&line->tricks[t].trick)] == group)
      n++;

  return n;
}

/* Plays a high card that would later win a trick from a partner with the suit. */
static bool
unblocks (const Pair *pair)
{
  unsigned group = pair->order->group[pair->card];
  int later = theme_line_find (pair->wrong, pair->me, pair->card);
  const Trick *trick;

  if ((pair->right & ~pair->order->members[group]) != 0 || pair->order->group[pair->other] != group
      || pair->order->strength[pair->other] >= pair->order->strength[pair->card] || later < 1
      || !theme_line_wins_with (pair->wrong, (unsigned) later, pair->me, pair->card)
      || (!leads (pair) && theme_line_wins_with (pair->best, 0, pair->me, pair->card)))
    return false;
  trick = &pair->wrong->tricks[later].trick;

  return led_group (pair, trick) == group
         && seats_have (pair->friends, winner_without (pair, trick, pair->me))
         && count_partners_tricks (pair, pair->best, group)
                > count_partners_tricks (pair, pair->wrong, group);
}

/*
 * Returns true if the best line loses trick @index to an opponent, whose next lead lets our side
 * win with a card. The opponents hold a higher card of that suit; in the wrong line our card loses.
 */
static bool
throws_in_at (const Pair *pair, unsigned index)
{
  const LineTrick *next = &pair->best->tricks[index + 1];
  CardSet above = 0;
  unsigned group, winner;
  Card card;
  int lost;

  if (!theme_line_is_theirs (pair->best, index) || !theme_line_is_ours (pair->best, index + 1)
      || seats_have (pair->friends, next->trick.seat[0]))
    return false;
  card = trick_best_card (&next->trick);
  winner = trick_winner (&next->trick);
  group = led_group (pair, &next->trick);
  if (pair->order->group[card] != group)
    return false;
  for (unsigned s = 0; s < pair->best->start.n_seats; s++)
    if (seats_have (pair->others, s))
      above |= next->hand[s] & pair->order->members[group] & pair->order->beaters[card];

  lost = theme_line_find (pair->wrong, winner, card);

  return above != 0 && theme_line_home (pair->wrong, winner, card) < 0
         && ((seats_have (pair->friends, pair->wrong->tricks[lost].trick.seat[0])
              && led_group (pair, &pair->wrong->tricks[lost].trick) == group)
             || trick_winner (&pair->wrong->tricks[index].trick) != next->trick.seat[0]
             || (index > 0 && theme_line_is_theirs (pair->wrong, 0)));
}

static bool
throws_in (const Pair *pair)
{
  return throws_in_at (pair, 0) || (theme_line_is_ours (pair->best, 0) && throws_in_at (pair, 1));
}

/* Loses the lead with a cheap card, and keeps a winner of the wrong suit. */
static bool
exits (const Pair *pair)
{
  unsigned group = pair->order->group[pair->other];
  CardSet kept = pair->best->start.hand[pair->me] & pair->order->members[group];

  if (!leads (pair) || pair->order->group[pair->card] == group
      || !theme_line_is_theirs (pair->best, 0)
      || (pair->swing > 0 && 2 * (int) points_of (pair, pair->card) >= pair->swing))
    return false;
  for (; kept != 0; kept = card_set_rest (kept))
    {
      Card card = card_set_first (kept);
      int later = theme_line_find (pair->best, pair->me, card);

      if (later > 0 && theme_line_wins_with (pair->best, (unsigned) later, pair->me, card)
          && theme_line_home (pair->wrong, pair->me, card) < 0)
        return true;
    }

  return false;
}

/* Wins the last trick, which the wrong line loses, without a gain before it. */
static bool
plays_for_last (const Pair *pair)
{
  unsigned last = pair->best->n_tricks - 1;
  TrickPlay play;
  unsigned worth;

  if (last == 0 || !theme_line_is_played_out (pair->best) || !theme_line_is_played_out (pair->wrong)
      || !theme_line_is_ours (pair->best, last)
      || !theme_line_is_theirs (pair->wrong, pair->wrong->n_tricks - 1))
    return false;
  trick_play_make (&play, &pair->best->start);
  worth = play.last_trick_points + trick_points (pair->order, play.last_trick_cards)
          + trick_points (pair->order, trick_cards (&pair->best->tricks[last].trick));

  return (pair->swing > 0 || theme_line_lead (pair->best) > theme_line_lead (pair->wrong))
         && pair->swing <= (int) worth;
}

/* ---- Points ---------------------------------------------------------------------------------- */

/* Returns the points of the deciding seat's cards that its side wins. */
static unsigned
points_home (const Pair *pair, const ThemeLine *line)
{
  CardSet home = 0;

  for (unsigned t = 0; t < line->n_tricks; t++)
    if (theme_line_is_ours (line, t))
      home |= theme_line_cards (line, t, seats_of (pair->me));

  return trick_points (pair->order, home);
}

/* Gives a partner's trick more points, which come home less often otherwise. */
static bool
feeds (const Pair *pair)
{
  unsigned home = points_home (pair, pair->best), less = points_home (pair, pair->wrong);

  return is_partners (pair, pair->best, 0) && is_partners (pair, pair->wrong, 0)
         && points_of (pair, pair->card) > points_of (pair, pair->other) && home > less
         && is_much_of_swing (pair, home - less);
}

/* Keeps a card with points out of a lost trick, or wins with it before it is lost. */
static bool
saves_points (const Pair *pair)
{
  if (theme_line_is_theirs (pair->best, 0))
    return theme_line_is_theirs (pair->wrong, 0)
           && points_of (pair, pair->other) > points_of (pair, pair->card)
           && theme_line_home (pair->best, pair->me, pair->other) > 0
           && is_much_of_swing (pair, points_of (pair, pair->other));

  return theme_line_wins_with (pair->best, 0, pair->me, pair->card)
         && theme_line_home (pair->wrong, pair->me, pair->card) < 0
         && is_much_of_swing (pair, points_of (pair, pair->card));
}

/* Returns true for discards, which nobody catches. */
static bool
is_thrown (const Pair *pair, const Trick *trick, Card card)
{
  return pair->order->group[card] != led_group (pair, trick) && !is_trump (pair, card);
}

/* Returns the richest card that the others lose in the first trick, but not in the wrong line. */
static Card
find_caught (const Pair *pair)
{
  const Trick *trick = first_trick (pair->best);
  Card caught = CARD_NONE;

  if (!theme_line_is_ours (pair->best, 0))
    return CARD_NONE;
  for (unsigned i = 0; i < trick->n; i++)
    if (seats_have (pair->others, trick->seat[i]) && !is_thrown (pair, trick, trick->card[i])
        && theme_line_home (pair->wrong, trick->seat[i], trick->card[i]) < 0
        && (caught == CARD_NONE || points_of (pair, trick->card[i]) > points_of (pair, caught)))
      caught = trick->card[i];

  return caught;
}

static bool
catches_points (const Pair *pair)
{
  Card caught = find_caught (pair);

  return caught != CARD_NONE && is_much_of_swing (pair, points_of (pair, caught));
}

/* Returns the bonus in the first trick if the own side wins it; without @ours, if the others do. */
static int
first_bonus (const ThemeLine *line, bool ours)
{
  bool is_so = ours ? theme_line_is_ours (line, 0) : theme_line_is_theirs (line, 0);

  return is_so ? theme_bonus_of (line, trick_cards (first_trick (line))) : 0;
}

static bool
is_ours_alone (const Pair *pair, int unit)
{
  return unit >= 0 && (unsigned) unit == deal_unit (&pair->best->start, pair->me);
}

static bool
makes_bonus (const Pair *pair)
{
  if (is_ours_alone (pair, theme_line_sweeper (pair->best)) && theme_line_sweeper (pair->wrong) < 0
      && theme_line_is_played_out (pair->wrong))
    return true;

  return first_bonus (pair->best, true) > first_bonus (pair->wrong, true)
         && theme_line_bonus (pair->best) > theme_line_bonus (pair->wrong);
}

static bool
denies_bonus (const Pair *pair)
{
  int sweeper = theme_line_sweeper (pair->wrong);

  if (sweeper >= 0 && !is_ours_alone (pair, sweeper) && theme_line_sweeper (pair->best) < 0)
    return true;

  return first_bonus (pair->wrong, false) > first_bonus (pair->best, false)
         && theme_line_bonus (pair->best) > theme_line_bonus (pair->wrong);
}

/* ---- Signals and goals ----------------------------------------------------------------------- */

/* Leads a suit that a partner has promised, and he wins the trick. */
static bool
leads_what_was_told (const Pair *pair)
{
  const Deal *deal = &pair->best->start;
  Promise promise = { .text = NULL };
  int partner = game_heard (deal, pair->me, &promise);
  CardSet told;

  if (partner == NO_SEAT || promise.suit >= SUITS || !leads (pair))
    return false;
  told = game_order (deal->game, &deal->options, deal->trump)->members[promise.suit];

  return (pair->right & ~told) == 0 && !card_set_has (told, pair->other)
         && theme_line_is_ours (pair->best, 0)
         && trick_winner (first_trick (pair->best)) == partner;
}

/* Catches a card that others have shown. */
static bool
draws_what_was_shown (const Pair *pair)
{
  Card caught = find_caught (pair);

  if (!leads (pair) || caught == CARD_NONE || !catches_points (pair))
    return false;
  for (unsigned s = 0; s < pair->best->start.n_seats; s++)
    if (seats_have (pair->others, s) && card_set_has (game_shown (&pair->best->start, s), caught))
      return true;

  return false;
}

static bool
reads_signal (const Pair *pair)
{
  return leads_what_was_told (pair) || draws_what_was_shown (pair);
}

/* Returns true if @unit reaches its target with the first trick. */
static bool
reaches (const ThemeLine *line, unsigned unit, const unsigned *targets)
{
  const Trick *trick = first_trick (line);

  return line->tricks[0].is_complete && deal_unit (&line->start, trick_winner (trick)) == unit
         && line->start.card_points[unit] < targets[unit]
         && line->start.card_points[unit] + trick_points (line->order, trick_cards (trick))
                >= targets[unit];
}

/* Reaches the own target with this trick, or keeps others from reaching theirs. */
static bool
counts_to_target (const Pair *pair)
{
  unsigned targets[SEATS_MAX] = { 0 };
  unsigned unit = deal_unit (&pair->best->start, pair->me);

  if (!game_targets (&pair->best->start, targets))
    return false;
  for (unsigned u = 0; u < SEATS_MAX; u++)
    if (targets[u] > 0
        && (u == unit
                ? reaches (pair->best, u, targets) && pair->wrong->end.card_points[u] < targets[u]
                : reaches (pair->wrong, u, targets) && pair->best->end.card_points[u] < targets[u]))
      return true;

  return false;
}

/* Returns true if the deal ends early with the first trick. */
static bool
is_out (const ThemeLine *line)
{
  return deal_is_over (&line->end) && !theme_line_is_played_out (line) && line->n_tricks <= 1;
}

static bool
counts_to_end (const Pair *pair)
{
  double best = theme_line_lead (pair->best), wrong = theme_line_lead (pair->wrong);

  return theme_points_count (&pair->best->start)
         && ((is_out (pair->best) && best > 0 && wrong < 0)
             || (is_out (pair->wrong) && wrong < 0 && best > 0));
}

static bool
counts_to_goal (const Pair *pair)
{
  return counts_to_target (pair) || counts_to_end (pair);
}

/* ---- All detectors --------------------------------------------------------------------------- */

ProblemThemes
card_themes_of (const ThemeLine *best, const ThemeLine *wrong, CardSet right)
{
  static const struct
  {
    ProblemTheme theme;
    bool of_points;
    bool (*is_so) (const Pair *pair);
  } detectors[] = {
    { THEME_DRAW_TRUMPS, false, draws_trumps },
    { THEME_KEEP_TRUMP, false, keeps_trump },
    { THEME_RUFF, false, ruffs },
    { THEME_FORCE, false, forces },
    { THEME_HOLD_UP, false, holds_up },
    { THEME_UNBLOCK, false, unblocks },
    { THEME_THROW_IN, false, throws_in },
    { THEME_EXIT, false, exits },
    { THEME_LAST_TRICK, false, plays_for_last },
    { THEME_FEED_PARTNER, true, feeds },
    { THEME_SAVE_POINTS, true, saves_points },
    { THEME_CATCH_POINTS, true, catches_points },
    { THEME_MAKE_BONUS, false, makes_bonus },
    { THEME_DENY_BONUS, false, denies_bonus },
    { THEME_READ_SIGNAL, false, reads_signal },
    { THEME_COUNT_TO_GOAL, false, counts_to_goal },
  };
  const Deal *deal = &best->start;
  bool points_count = theme_points_count (deal);
  Pair pair = {
    .best = best,
    .wrong = wrong,
    .order = best->order,
    .right = right,
    .card = theme_card (deal, best->action),
    .other = theme_card (deal, wrong->action),
    .me = best->me,
    .friends = best->friends,
    .others = deal->playing & (SeatSet) ~best->friends,
    .swing = theme_line_points (best) - theme_line_points (wrong),
  };
  ProblemThemes themes = 0;

  for (unsigned i = 0; i < G_N_ELEMENTS (detectors); i++)
    if ((points_count || !detectors[i].of_points) && detectors[i].is_so (&pair))
      themes |= 1u << detectors[i].theme;

  return themes;
}
