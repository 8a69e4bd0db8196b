/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "klaverjas-position.h"

#include "game.h"

/*
 * What is believed of the others; another belief is tried by duplicate matches (tools/try-simple,
 * klaverjas 5000).
 */

/* The maker named the suit: its trumps are with him so many times as likely. */
#define MAKER_HAS_TRUMP 1.5f
#define MAKER_HAS_HONOUR 3.0f /* boer and nel */

/* Of the chances to complete roem for the own side so many are taken ... */
#define ROEM_GIVEN 0.75
/* ... and so many for the other side, when no other card may be played. */
#define ROEM_FORCED 0.75

/* The maker named the suit, so it is likelier than others to hold the trumps still out. */
static void
favour_maker (TrickView *view, const Deal *seen)
{
  unsigned maker = (unsigned) seen->declarer;
  CardSet trumps = view->facts.play.order->members[seen->trump];
  CardSet honours = 0;

  if (maker == view->facts.seat)
    return;
  for (CardSet set = trumps & view->facts.out; set != 0; set = card_set_rest (set))
    if (view->facts.play.order->points[card_set_first (set)] >= 14)
      honours |= card_set_of (card_set_first (set));
  trick_view_favour (view, maker, trumps & ~honours, MAKER_HAS_TRUMP);
  trick_view_favour (view, maker, honours, MAKER_HAS_HONOUR);
}

/* How many of @cards the enemies hold, on average. */
static double
count_held_by_enemies (const TrickView *view, CardSet cards)
{
  double sum = 0;

  for (CardSet set = cards; set != 0; set = card_set_rest (set))
    {
      float held = 0;

      for (unsigned k = 1; k < view->facts.play.n_seats; k++)
        if (!trick_view_is_friend (view, (view->facts.seat + k) % view->facts.play.n_seats))
          held
              += view->chances
                     .held[(view->facts.seat + k) % view->facts.play.n_seats][card_set_first (set)];
      sum += held;
    }

  return sum;
}

void
klaverjas_position_make (KlaverjasPosition *position, const Observation *observation)
{
  const Deal *seen = &observation->seen;
  TrickView *view = &position->view;

  trick_view_make (view, observation);
  favour_maker (view, seen);
  position->seen = seen;
  position->trump = seen->trump;
  position->is_maker = seen->declarer == (int) observation->seat;
  position->is_three = seen->n_seats == 3;
  if (position->is_three && !position->is_maker) /* section 15: defenders work together */
    view->friends = (uint8_t) (seats_all (3) & ~seats_of ((unsigned) seen->declarer));
  position->is_makers_side = trick_view_is_friend (view, (unsigned) seen->declarer);
  position->four_all_100 = seen->options.value[KLAVERJAS_FOUR_KIND] == KLAVERJAS_FOUR_KIND_ALL100;
  position->enemy_trumps = trick_view_enemy_may_hold (view, seen->trump);
  position->n_enemy_trumps = count_held_by_enemies (view, position->enemy_trumps);
}

/*
 * Roem on the table with @card, and what one more card may add: whoever wins wants to complete
 * it, the others only do when they must.
 */
KlaverjasProspect
klaverjas_roem_prospect (const KlaverjasPosition *position, Card card)
{
  const TrickView *view = &position->view;
  const TrickOrder *order = view->facts.play.order;
  CardSet table = trick_cards (&view->facts.trick) | card_set_of (card);
  unsigned led = order->group[view->facts.trick.n > 0 ? view->facts.trick.card[0] : card];
  unsigned now = klaverjas_roem_of (table, position->trump, position->four_all_100);
  double by_friend = 0;
  double by_enemy = 0;

  if (trick_view_seats_to_come (view) == 0)
    return (KlaverjasProspect) { now, now };
  for (CardSet set = view->facts.out & (order->members[led] | order->members[position->trump]);
       set != 0; set = card_set_rest (set))
    {
      Card next = card_set_first (set);
      double more
          = klaverjas_roem_of (table | card_set_of (next), position->trump, position->four_all_100)
            - (double) now;

      for (unsigned k = 1; more > 0 && k <= trick_view_seats_to_come (view); k++)
        {
          unsigned seat = (view->facts.seat + k) % view->facts.play.n_seats;

          if (trick_view_is_friend (view, seat))
            by_friend += more * view->chances.held[seat][next];
          else
            by_enemy += more * view->chances.held[seat][next];
        }
    }

  return (KlaverjasProspect) {
    .if_won = now + ROEM_GIVEN * by_friend + ROEM_FORCED * by_enemy,
    .if_lost = now + ROEM_GIVEN * by_enemy + ROEM_FORCED * by_friend,
  };
}

/*
 * Does the seat's side lose the deal (K-9.3, K-9.5, K-9.6), whatever it scores, even with the roem
 * on the table and all that is still to come? Measured against itself the level loses by giving
 * up earlier, say at four fifths of the rest (tools/try-simple, `lead + left <= 0`,
 * klaverjas 5000).
 */
bool
klaverjas_is_losing (const Observation *observation)
{
  const Deal *seen = &observation->seen;
  const KlaverjasState *own = &seen->own.klaverjas;
  unsigned unit = deal_unit (seen, observation->seat);
  bool must_win = (unit == deal_unit (seen, (unsigned) seen->declarer)) != (own->n_kraaks & 1);
  int left = KLAVERJAS_DEAL_POINTS;
  int lead = own->roem_on_table;

  if (!must_win && own->n_kraaks == 0)
    return false; /* the points are the own ones anyway */
  for (unsigned u = 0; u < game_count_units (seen->game, &seen->options); u++)
    {
      int points = seen->card_points[u] + own->roem[u];

      lead += u == unit ? points : -points;
      left -= seen->card_points[u];
    }

  return must_win ? lead + left <= 0 : lead + left < 0;
}
