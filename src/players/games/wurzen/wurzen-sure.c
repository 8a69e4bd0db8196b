/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Proves certain wins in Wurzen and Schnapsen against any cards. */

#include "players/games/wurzen/wurzen.h"

static Card
strongest (const TrickOrder *order, CardSet cards)
{
  Card best = card_set_first (cards);

  for (; cards != 0; cards = card_set_rest (cards))
    if (order->strength[card_set_first (cards)] > order->strength[best])
      best = card_set_first (cards);

  return best;
}

static unsigned
least_points (const TrickOrder *order, CardSet cards, unsigned n)
{
  unsigned sum = 0;

  for (; n > 0 && cards != 0; n--)
    {
      Card least = card_set_first (cards);

      for (CardSet set = cards; set != 0; set = card_set_rest (set))
        if (order->points[card_set_first (set)] < order->points[least])
          least = card_set_first (set);
      sum += order->points[least];
      cards &= ~card_set_of (least);
    }

  return sum;
}

/* Tricks taken before the other can win one. */
typedef struct
{
  unsigned tricks;
  CardSet cards;   /* own cards that win them */
  unsigned points; /* own cards only */
  unsigned trumps; /* most that the other may hold */
} SureTricks;

static void
add_sure_trumps (const WurzenPosition *position, CardSet own, SureTricks *sure)
{
  const TrickOrder *order = position->order;
  CardSet his = (position->known | position->maybe) & position->trumps;

  sure->trumps
      = MIN (card_set_count (his), card_set_count (position->known & his) + position->n_hidden);
  for (own &= position->trumps; own != 0;)
    {
      Card card = strongest (order, own);

      if (sure->trumps > 0 && (order->beaters[card] & his) != 0)
        break;
      own &= ~card_set_of (card);
      sure->cards |= card_set_of (card);
      sure->points += order->points[card];
      sure->tricks++;
      sure->trumps -= MIN (sure->trumps, 1);
    }
}

/* Adds winners while the other must follow or has no trump. */
static void
add_sure_plain (const WurzenPosition *position, CardSet own, CardSet suit, SureTricks *sure)
{
  const TrickOrder *order = position->order;
  CardSet his = position->known | position->maybe;
  unsigned n_elsewhere = card_set_count (position->maybe & ~suit);
  unsigned n_known = card_set_count (position->known & suit);
  unsigned least = n_known + MAX (position->n_hidden, n_elsewhere) - n_elsewhere;
  unsigned most = MIN (card_set_count (his & suit), n_known + position->n_hidden);

  own &= suit;
  for (unsigned round = 0; own != 0; round++)
    {
      Card card = strongest (order, own);
      CardSet beaters = order->beaters[card] & his;

      if ((round < most && (beaters & suit) != 0)
          || (round >= least && sure->trumps > 0 && (beaters & position->trumps) != 0))
        break;
      own &= ~card_set_of (card);
      sure->cards |= card_set_of (card);
      sure->points += order->points[card];
      sure->tricks++;
    }
}

/* Fills @sure with the tricks that @own can take, led one after the other. */
static void
find_sure (const WurzenPosition *position, CardSet own, SureTricks *sure)
{
  *sure = (SureTricks) { 0 };
  add_sure_trumps (position, own, sure);
  for (unsigned group = 0; group < SUITS; group++)
    if (group != position->order->trump)
      add_sure_plain (position, own, position->order->members[group], sure);
}

CardSet
simple_wurzen_sure_cards (const WurzenPosition *position)
{
  SureTricks sure;

  find_sure (position, position->hand, &sure);

  return sure.cards;
}

/* Returns the fewest eyes after all sure tricks without @kept; 0 without a sure trick. */
static unsigned
count_sure (const WurzenPosition *position, CardSet kept)
{
  SureTricks sure;

  find_sure (position, position->hand & ~kept, &sure);
  if (sure.tricks == 0)
    return 0;

  return position->eyes[position->seat] + position->waiting[position->seat] + sure.points
         + least_points (position->order, position->known | position->maybe, sure.tricks);
}

#define ALL_BUT_SURE 1 /* eyes that may lack, since the other rarely has only the lowest cards */

/* Tries sure tricks alone, or with a pair announced after them. */
bool
simple_wurzen_is_sure_closed (const WurzenPosition *position)
{
  if (count_sure (position, 0) + ALL_BUT_SURE >= position->target)
    return true;
  for (CardSet set = position->hand; set != 0; set = card_set_rest (set))
    {
      unsigned points = 0;
      Card partner = wurzen_partner_card (position, card_set_first (set), &points);
      CardSet kept = card_set_of (card_set_first (set));

      if (partner == CARD_NONE || !card_set_has (position->hand, partner))
        continue;
      kept |= card_set_of (partner);
      if (count_sure (position, kept) > 0
          && count_sure (position, kept) + points + ALL_BUT_SURE >= position->target)
        return true;
    }

  return false;
}

/* ---- Open stock ------------------------------------------------------------------------ */

/* Fills @after with the next lead after @card wins; the other discards and draws anything. */
static void
lead_after (const WurzenPosition *position, Card card, unsigned points, WurzenPosition *after)
{
  CardSet his = position->known | position->maybe;
  unsigned size = card_set_count (position->hand);

  *after = *position;
  after->eyes[position->seat] += position->waiting[position->seat] + points
                                 + position->order->points[card]
                                 + least_points (position->order, his, 1);
  after->waiting[position->seat] = 0;
  after->hand &= ~card_set_of (card);
  after->talon -= 2;
  after->is_strict = after->talon == 0;
  after->known = after->is_strict ? card_set_of (position->seen->own.wurzen.under) : 0;
  after->maybe = his & ~after->known;
  after->n_hidden = (uint8_t) (size - card_set_count (after->known));
}

static unsigned
best_announcement (const WurzenPosition *position)
{
  unsigned best = 0;

  for (CardSet set = position->hand; set != 0; set = card_set_rest (set))
    {
      unsigned points = 0;
      Card partner = wurzen_partner_card (position, card_set_first (set), &points);

      if (partner != CARD_NONE && card_set_has (position->hand, partner))
        best = MAX (best, points);
    }

  return best;
}

/* Returns true if the sure winner @card keeps the deal won. */
static bool
card_keeps_sure (const WurzenPosition *position, Card card, unsigned points)
{
  WurzenPosition after;

  if ((position->order->beaters[card] & (position->known | position->maybe)) != 0)
    return false;
  lead_after (position, card, points, &after);
  if (after.eyes[after.seat] + best_announcement (&after) >= after.target)
    return true;
  if (!after.is_strict && after.talon < wurzen_least_talon_to_close (&position->seen->options))
    return false;

  return simple_wurzen_is_sure_closed (&after);
}

bool
simple_wurzen_keeps_sure (const WurzenPosition *position, Action action)
{
  const Deal *seen = position->seen;

  if (position->is_strict)
    return false;
  if (action_is_play (seen->game, action))
    return card_keeps_sure (position, (Card) action_arg (action), 0);
  if (action_verb (action) != WURZEN_VERB_PAIR && action_verb (action) != WURZEN_VERB_WURZE)
    return false;
  for (CardSet set = wurzen_announcement_cards (seen, action); set != 0; set = card_set_rest (set))
    if (card_keeps_sure (position, card_set_first (set), wurzen_announcement_points (seen, action)))
      return true;

  return false;
}
