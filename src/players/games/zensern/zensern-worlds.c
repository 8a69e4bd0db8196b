/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Infers hidden cards in Zensern from calls, Ansagen and the exchange. */

#include "players/games/zensern/zensern.h"

#include <glib.h>
#include <string.h>

#include "players/inference/beginning.h"
#include "players/worlds/facts.h"
#include "rules/games/zensern/zensern-figures.h"
#include "rules/games/zensern/zensern-state.h"
#include "rules/jass.h"

/* ---- Ansagen (Z-6.22 to Z-6.27), Belle (Z-8.9), exchange (Z-6.10) ---------------------------- */

/*
 * Z-6.10: a player with the seven would have been asked, so it belongs to the observer or is
 * undealt.
 */
static bool
may_be_asked_for_seven (const Deal *seen)
{
  const ZensernState *own = &seen->own.zensern;

  return option_is (&seen->options, ZENSERN_SEVEN, ZENSERN_SEVEN_ON) && own->upcard != CARD_NONE
         && jass_suit (own->upcard) == seen->trump && jass_rank (own->upcard) != RANK_7;
}

void
zensern_place (const Observation *observation, CardSet *may)
{
  const Deal *seen = &observation->seen;
  CardSet marriage;

  if (seen->phase >= ZENSERN_PHASE_BID1 && seen->phase <= ZENSERN_PHASE_NAME)
    return;
  marriage = jass_marriage (seen->trump);
  if (seen->own.zensern.belle)
    for (; marriage != 0; marriage = card_set_rest (marriage))
      facts_place_card (observation, may, (unsigned) seen->declarer, card_set_first (marriage));
  if (seen->own.zensern.seven != NO_SEAT)
    facts_place_card (observation, may, (unsigned) seen->own.zensern.seven,
                      jass_card (seen->trump, RANK_7));
  else if (may_be_asked_for_seven (seen))
    facts_place_card (observation, may,
                      zensern_observer (seen) != NO_SEAT ? (unsigned) zensern_observer (seen)
                                                         : SEATS_MAX,
                      jass_card (seen->trump, RANK_7));
}

/* Z-6.27 b: among parties with the highest figure, only the one in trumps counts. */
static bool
counts_as_compared (const Deal *world)
{
  const ZensernState *own = &world->own.zensern;
  unsigned units = 0;
  uint8_t highest = 0;
  int in_trumps = ZENSERN_NO_UNIT;

  for (unsigned seat = 0; seat < world->n_seats; seat++)
    highest = MAX (highest, own->stated[seat]);
  if (highest == 0 || world->phase != PHASE_PLAY)
    return true;
  for (unsigned seat = 0; seat < world->n_seats; seat++)
    {
      ZensernFigure figures[ZENSERN_FIGURES_MAX];
      CardSet whole = facts_whole_hand (world, seat);

      if (own->stated[seat] != highest)
        continue;
      units |= 1u << deal_unit (world, seat);
      if (zensern_figures (&world->options, whole, world->trump, figures) > 0
          && figures[0].suit == world->trump)
        in_trumps = (int) deal_unit (world, seat);
    }

  return (units & (units - 1)) == 0 || in_trumps == own->counting;
}

/* Ansagen announce and state the strongest figure; counting figures were shown (Z-8.7). */
bool
zensern_fits (Deal *world)
{
  const ZensernState *own = &world->own.zensern;

  for (unsigned seat = 0; seat < world->n_seats; seat++)
    {
      ZensernFigure figures[ZENSERN_FIGURES_MAX];

      if ((zensern_figure_cards (world, seat) & ~own->seen) != 0)
        return false;
      if (own->ansage[seat] == ZENSERN_CLASS_NONE)
        continue;
      if (zensern_figures (&world->options, facts_whole_hand (world, seat), world->trump, figures)
              == 0
          || figures[0].class != own->ansage[seat]
          || (own->stated[seat] != 0 && figures[0].strength != own->stated[seat]))
        return false;
    }

  return counts_as_compared (world);
}

/* ---- Calls ----------------------------------------------------------------------------------- */

static bool
is_called (const Deal *deal)
{
  return deal->phase == PHASE_PLAY || deal->phase >= ZENSERN_PHASE_ANSAGE;
}

static bool
may_become (const Deal *deal, const Deal *world)
{
  const ZensernState *own = &deal->own.zensern;
  const ZensernState *wanted = &world->own.zensern;

  return (deal->declarer == NO_SEAT || deal->phase == ZENSERN_PHASE_NAME
          || deal->trump == world->trump)
         && (own->antrag == 0 || own->antrag == wanted->antrag) && own->n_flecke <= wanted->n_flecke
         && (!is_called (deal)
             || (own->antrag == wanted->antrag && own->n_flecke == wanted->n_flecke));
}

static bool
is_asked_as (const Deal *deal, const Deal *world)
{
  return deal->own.zensern.to_speak == world->own.zensern.to_speak
         && deal->own.zensern.antrag == world->own.zensern.antrag
         && deal->own.zensern.n_flecke == world->own.zensern.n_flecke;
}

static void
unplay (Deal *deal)
{
  deal->own.zensern.bella = NO_SEAT;
  deal->own.zensern.belle = false;
}

static void
begin_match (Match *match, const Deal *world)
{
  match->own.zensern.n_thrown_in = world->own.zensern.n_thrown_in;
}

/* ---- Deal before the calls (Z-5.4) ----------------------------------------------------------- */

#define DEALT_FIRST 6

/* Z-6.10: returns @seat's hand before an exchange. */
static CardSet
hand_before_exchange (const Deal *world, const Deal *start, unsigned seat)
{
  const ZensernState *own = &world->own.zensern;
  bool took = own->seven == (int) seat && own->upcard != own->turned;

  return took ? start->hand[seat] ^ (card_set_of (own->turned) | card_set_of (own->upcard))
              : start->hand[seat];
}

static Card
take_any (CardSet *cards, Rng *rng)
{
  CardSet left = *cards;

  for (unsigned skip = rng_below (rng, card_set_count (left)); skip > 0; skip--)
    left = card_set_rest (left);
  *cards &= ~card_set_of (card_set_first (left));

  return card_set_first (left);
}

/* Rebuilds the pack; the first six cards of each hand are random. */
static void
lay_pack (const Deal *world, const Deal *start, const Deal *places, Card *pack, Rng *rng)
{
  const ZensernState *own = &world->own.zensern;
  unsigned n_players = deal_count_players (world);
  unsigned at = DEALT_FIRST * n_players;
  unsigned seat = world->dealer;

  pack[at++] = own->turned;
  for (unsigned i = 0; i < own->n_stock; i++)
    pack[deal_pack (world)->n_cards - 1 - i] = own->stock[i];
  if (own->bottom != CARD_NONE)
    pack[deal_pack (world)->n_cards - 1] = own->bottom;
  for (unsigned i = 0; i < n_players; i++)
    {
      CardSet first = 0;
      CardSet hand;

      seat = deal_next_player (world, seat);
      hand = hand_before_exchange (world, start, seat) & ~card_set_of (own->turned);
      for (unsigned n = 0; n < DEALT_FIRST; n++)
        first |= card_set_of (take_any (&hand, rng));
      beginning_put (pack, places->hand[seat], first);
      for (; hand != 0; hand = card_set_rest (hand))
        pack[at++] = card_set_first (hand);
    }
}

#define WAYS_DEALT 4 /* nobody knows the six cards held during calls */

const PlayerPast zensern_past = {
  .is_called = is_called,
  .may_become = may_become,
  .is_asked_as = is_asked_as,
  .lay_pack = lay_pack,
  .n_ways = WAYS_DEALT,
  .unplay = unplay,
  .begin_match = begin_match,
};
