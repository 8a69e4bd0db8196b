/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/games/klaverjas/klaverjas-position.h"

#include "players/games/klaverjas/klaverjas-count.h"
#include "players/games/klaverjas/klaverjas-signals.h"

#include "rules/game.h"

/* Weights of beliefs; test changes with tools/try-simple, klaverjas. */

/* Factors on the maker's chance to hold a trump. */
#define MAKER_HAS_TRUMP 1.5f
#define MAKER_HAS_HONOUR 3.0f /* jack and nine */

/* Share of roem chances that the winning side completes. */
#define ROEM_GIVEN 0.9

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

/* Returns the expected number of @cards in enemy hands. */
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
  if (position->is_three && !position->is_maker) /* section 15: defenders cooperate */
    view->friends = (uint8_t) (seats_all (3) & ~seats_of ((unsigned) seen->declarer));
  position->is_makers_side = trick_view_is_friend (view, (unsigned) seen->declarer);
  position->bonus = klaverjas_trick_bonus (&seen->options, seen->trump);
  klaverjas_signals_hear (position, observation);
  position->enemy_trumps = trick_view_enemy_may_hold (view, seen->trump);
  position->n_enemy_trumps = count_held_by_enemies (view, position->enemy_trumps);
}

/* ---- Roem in the trick ------------------------------------------------------------------ */

#define SEATS_TO_COME 3

/* A card that may come, with its chance by seat if our side wins or loses. */
typedef struct
{
  Card card;
  unsigned roem;    /* roem including @card */
  bool is_expected; /* true once computed, on demand */
  double if_won[SEATS_TO_COME];
  double if_lost[SEATS_TO_COME];
} Comer;

/*
 * Computes the chances of @comer. The winning side completes roem willingly, the other only with
 * its last card of the suit. Trumps come only from seats that cannot follow suit.
 */
static void
expect_comer (const KlaverjasPosition *position, unsigned led, Comer *comer)
{
  const TrickView *view = &position->view;
  const TrickOrder *order = view->facts.play.order;
  Card card = comer->card;
  CardSet suit = order->members[order->group[card]];

  if (comer->is_expected)
    return;
  comer->is_expected = true;
  for (unsigned k = 0; k < trick_view_seats_to_come (view); k++)
    {
      unsigned seat = (view->facts.seat + 1 + k) % view->facts.play.n_seats;
      double held = view->chances.held[seat][card];
      double forced;
      bool is_friend = trick_view_is_friend (view, seat);

      if (held > 0 && order->group[card] != led)
        held *= trick_view_chance_none (view, seat, order->members[led]);
      forced
          = held == 0 ? 0 : held * trick_view_chance_none (view, seat, suit & ~card_set_of (card));
      comer->if_won[k] = is_friend ? ROEM_GIVEN * held : forced;
      comer->if_lost[k] = is_friend ? forced : ROEM_GIVEN * held;
    }
}

static unsigned
roem_with (const KlaverjasPosition *position, CardSet table)
{
  return (unsigned) trick_bonus_points (position->bonus, table);
}

/* Adds roem that @a completes alone. */
static void
add_one (const KlaverjasPosition *position, unsigned led, unsigned now, Comer *a,
         KlaverjasProspect *prospect)
{
  unsigned more = a->roem - now;

  if (more == 0)
    return;
  expect_comer (position, led, a);
  for (unsigned k = 0; k < trick_view_seats_to_come (&position->view); k++)
    {
      prospect->if_won += more * a->if_won[k];
      prospect->if_lost += more * a->if_lost[k];
    }
}

/* Adds roem that needs both cards. */
static void
add_two (const KlaverjasPosition *position, unsigned led, CardSet table, Comer *a, Comer *b,
         KlaverjasProspect *prospect)
{
  unsigned both = roem_with (position, table | card_set_of (a->card) | card_set_of (b->card));
  unsigned more = both - MAX (a->roem, b->roem);
  unsigned n = trick_view_seats_to_come (&position->view);

  if (more == 0)
    return;
  expect_comer (position, led, a);
  expect_comer (position, led, b);
  for (unsigned k = 0; k < n; k++)
    for (unsigned l = 0; l < n; l++)
      if (k != l)
        {
          prospect->if_won += more * a->if_won[k] * b->if_won[l];
          prospect->if_lost += more * a->if_lost[k] * b->if_lost[l];
        }
}

KlaverjasProspect
klaverjas_roem_prospect (const KlaverjasPosition *position, Card card)
{
  const TrickView *view = &position->view;
  const TrickOrder *order = view->facts.play.order;
  CardSet table = trick_cards (&view->facts.trick) | card_set_of (card);
  unsigned led = order->group[view->facts.trick.n > 0 ? view->facts.trick.card[0] : card];
  unsigned now = roem_with (position, table);
  KlaverjasProspect prospect = { now, now };
  Comer comers[2 * KLAVERJAS_SUIT_CARDS];
  unsigned n = 0;

  if (trick_view_seats_to_come (view) == 0)
    return prospect;
  for (CardSet set = view->facts.out & (order->members[led] | order->members[position->trump]);
       set != 0; set = card_set_rest (set))
    {
      Card comes = card_set_first (set);

      comers[n].card = comes;
      comers[n].roem = roem_with (position, table | card_set_of (comes));
      comers[n].is_expected = false;
      add_one (position, led, now, &comers[n], &prospect);
      for (unsigned i = 0; i < n && order->group[comes] == led; i++)
        if (order->group[comers[i].card] == led)
          add_two (position, led, table, &comers[i], &comers[n], &prospect);
      n++;
    }

  return prospect;
}

/* ---- A lost deal ------------------------------------------------------------------------ */

/*
 * Compares the lead with all that is still to come (K-9.3, K-9.5, K-9.6). Giving up earlier, say at
 * four fifths, loses (tools/try-simple, `lead + left <= 0`, klaverjas).
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
    return false;
  for (unsigned u = 0; u < game_count_units (seen->game, &seen->options); u++)
    {
      int points = seen->card_points[u] + own->roem[u];

      lead += u == unit ? points : -points;
      left -= seen->card_points[u];
    }

  return must_win ? lead + left <= 0 : lead + left < 0;
}
