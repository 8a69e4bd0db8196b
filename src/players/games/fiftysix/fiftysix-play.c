/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Chooses cards in 56 like a beginner (section 15 of games/fiftysix/rules.md). The value is the
 * expected gain of the trick, minus the card's worth if kept, plus bonuses.
 */

#include "players/games/fiftysix/fiftysix-heard.h"
#include "players/games/fiftysix/fiftysix.h"

#include "players/card-worth.h"

#define FEED_POINTS 2 /* jacks and nines are worth feeding */

/*
 * Weights in card points, found by duplicate matches (tools/try-simple, fiftysix). Drawing trumps
 * gains nothing: twelve are too many, and the top ones win anyway.
 */
static const struct
{
  double coming; /* expected points per seat yet to play */

  CardWeights keep; /* weights of kept cards; side cards feed partners later */

  /* bonuses */
  double defender_trump; /* trump led by a defender */
  double cash;           /* winner led before it can be ruffed */
} weigh = {
  .coming = 0.7,
  .keep = {
    .top = 3.5,
    .other_share = 0.2,
    .void_suit = -1.5,
    .trump = 1.5,
    .top_trump = 7,
    .trump_share = 1.3,
  },
  .defender_trump = -4,
  .cash = 3,
};

/* Factors on the chance of claimed or denied cards, found by duplicate matches. */
static const struct
{
  float friend_top;
  float enemy_top;
  float denied;
  float exhausted; /* suit with all promised cards played */
  float longest;   /* greatest factor for a promised length */
} believe = {
  .friend_top = 8,
  .enemy_top = 4,
  .denied = 0.3f,
  .exhausted = 0.2f,
  .longest = 3,
};

typedef struct
{
  TrickView view;
  const Deal *seen;
  CardSet trumps;       /* trump suit, if any */
  bool is_calling;      /* true for the high caller's team */
  CardSet enemy_trumps; /* trumps that enemies may hold */
} Position;

/* ---- Inference from calls ----------------------------------------------------------------- */

static CardSet
cards_played (const Deal *seen, unsigned seat)
{
  CardSet cards = 0;

  for (unsigned i = 0; i < seen->n_played; i++)
    if (seen->played_by[i] == seat)
      cards |= card_set_of (seen->played[i]);

  return cards;
}

/* Adjusts the chances of @suit to the length that @seat claimed, less @played. */
static void
believe_length (TrickView *view, const FiftysixHeard *heard, unsigned seat, unsigned suit,
                CardSet played)
{
  CardSet cards = view->facts.play.order->members[suit];
  int left = heard->length[seat][suit] - (int) card_set_count (played & cards);
  float expected = 0;

  for (CardSet set = view->facts.may_hold[seat] & cards; set != 0; set = card_set_rest (set))
    expected += view->chances.held[seat][card_set_first (set)];
  if (left <= 0 && heard->is_exact[seat][suit])
    trick_view_favour (view, seat, cards, believe.exhausted);
  else if (left > 0 && expected > 0 && ((float) left > expected || heard->is_exact[seat][suit]))
    trick_view_favour (view, seat, cards,
                       CLAMP ((float) left / expected, 1 / believe.longest, believe.longest));
}

static void
believe_claims (TrickView *view, const Observation *observation)
{
  const Deal *seen = &observation->seen;
  const Pack *pack = deal_pack (seen);
  FiftysixHeard heard;

  fiftysix_heard_make (&heard, observation);
  for (unsigned s = 0; s < seen->n_seats; s++)
    {
      CardSet played = cards_played (seen, s);

      if (s == view->facts.seat || heard.is_bluffer[s])
        continue;
      for (unsigned suit = 0; suit < SUITS; suit++)
        if (heard.length[s][suit] != NOT_TOLD)
          believe_length (view, &heard, s, suit, played);
      for (unsigned class = 0; class < pack->n_cards / 2; class ++)
        {
          CardSet twins = pack_copies (pack, (Card) (2 * class));

          if (heard.lacks[s][class])
            trick_view_favour (view, s, twins, believe.denied);
          else if (heard.copies[s][class] > card_set_count (played & twins))
            trick_view_favour (view, s, twins,
                               trick_view_is_friend (view, s) ? believe.friend_top
                                                              : believe.enemy_top);
        }
    }
}

static void
make_position (Position *position, const Observation *observation)
{
  const Deal *seen = &observation->seen;
  TrickView *view = &position->view;

  trick_view_make (view, observation);
  believe_claims (view, observation);
  position->seen = seen;
  position->trumps = trick_view_trumps (view);
  position->is_calling = trick_view_is_friend (view, (unsigned) seen->declarer);
  position->enemy_trumps
      = position->trumps != 0 ? trick_view_enemy_may_hold (view, seen->trump) : 0;
}

static double
worth_of_trick (const Position *position, Card card, double win)
{
  const TrickView *view = &position->view;
  double stake = trick_points (view->facts.play.order, trick_cards (&view->facts.trick))
                 + view->facts.play.order->points[card]
                 + weigh.coming * trick_view_seats_to_come (view);

  return win * stake - (1 - win) * stake;
}

static double
worth_in_hand (const Position *position, Card held)
{
  const TrickView *view = &position->view;
  double top = trick_view_is_top (view, held);

  return card_set_has (position->trumps, held)
             ? card_worth_trump (&weigh.keep, view, held, top)
             : card_worth_plain (&weigh.keep, view, view->facts.out, held, top);
}

/* Section 15: the declaring team may lead trumps without loss; jacks are cashed early. */
static double
lead_bonus (const Position *position, Card card, double win)
{
  const TrickView *view = &position->view;

  if (card_set_has (position->trumps, card))
    return position->is_calling ? 0 : weigh.defender_trump;

  return trick_view_is_top (view, card) ? weigh.cash * win : 0;
}

static PlayerReason
reason_to_lead (const Position *position, Card card, double win)
{
  if (card_set_has (position->trumps, card) && position->is_calling && position->enemy_trumps != 0)
    return REASON_DRAW_TRUMPS;
  if (trick_view_is_top (&position->view, card) && win > 0.5)
    return REASON_CASH_WINNER;
  if (win > 0.5)
    return REASON_PARTNER_SUIT;

  return REASON_SAFE_LEAD;
}

void
simple_fiftysix_judge_cards (const Observation *observation, Choice *choice)
{
  Position position;
  TrickView *view = &position.view;

  make_position (&position, observation);
  for (unsigned i = 0; i < choice->n; i++)
    {
      ChoiceRow *row = &choice->row[i];
      CardSet twins = pack_copies (deal_pack (position.seen), (Card) action_arg (row->action));
      Card card = card_set_first (view->facts.hand & twins);
      double win = trick_view_chance_to_win (view, card);

      row->value = worth_of_trick (&position, card, win);
      row->value -= worth_in_hand (&position, card);
      if (view->facts.trick.n == 0)
        {
          row->value += lead_bonus (&position, card, win);
          row->reason = reason_to_lead (&position, card, win);
        }
      else
        {
          row->reason = card_reason_to_follow (&position.view, card, win, FEED_POINTS);
        }
    }
}
