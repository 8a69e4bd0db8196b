/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/worlds/facts.h"

#include <glib.h>

#include "rules/games/cego/cego-state.h"
#include "rules/games/klaverjas/klaverjas-roem.h"
#include "rules/games/zensern/zensern-figures.h"
#include "rules/games/zensern/zensern-state.h"
#include "rules/jass.h"

/* A card that @owner holds, or has laid nowhere: nobody else has it. */
static void
place_card (const Observation *observation, CardSet *may, unsigned owner, Card card)
{
  if (!card_set_has (observation->unseen, card))
    return;
  for (unsigned s = 0; s <= SEATS_MAX; s++)
    if (s != owner)
      may[s] &= ~card_set_of (card);
}

static CardSet
whole_hand (const Deal *deal, unsigned seat)
{
  CardSet cards = deal->hand[seat];

  for (unsigned i = 0; i < deal->n_played; i++)
    if (deal->played_by[i] == seat)
      cards |= card_set_of (deal->played[i]);

  return cards;
}

/* ---- Klaverjassen: Kraken (K-8.5 to K-8.9) --------------------------------------------------- */

/* K-8.8: who declares without stuk says so; K-8.9: by itself it falls with the first card */
static bool
holds_stuk_as_said (const Deal *world, unsigned seat, CardSet stuk)
{
  const KlaverjasState *own = &world->own.klaverjas;
  bool whole = card_set_count (stuk) == 2;
  bool half_played = (stuk & ~world->hand[seat]) != 0;

  if (option_is (&world->options, KLAVERJAS_ROEM, KLAVERJAS_ROEM_AUTO))
    return !whole || !half_played || own->stuk != 0;
  if (own->said[seat] == KLAVERJAS_VERB_DECLARE_ALL)
    return whole == (own->stuk == seats_of (seat));

  return own->said[seat] != KLAVERJAS_VERB_DECLARE_NOSTUK || whole;
}

/* K-8.6: who declares declares everything; K-8.9: with roem=auto everybody does */
static bool
klaverjas_fits (Deal *world)
{
  const KlaverjasState *own = &world->own.klaverjas;
  bool automatic = option_is (&world->options, KLAVERJAS_ROEM, KLAVERJAS_ROEM_AUTO);
  CardSet stuk;

  if (!klaverjas_is_kraken (&world->options) || world->declarer == NO_SEAT)
    return true;
  stuk = jass_marriage (world->trump);
  for (unsigned seat = 0; seat < world->n_seats; seat++)
    {
      bool has_declared
          = automatic ? world->phase == PHASE_PLAY : own->said[seat] > KLAVERJAS_VERB_DECLARE_NONE;
      KlaverjasCombination list[KLAVERJAS_COMBINATIONS_MAX];
      CardSet whole = whole_hand (world, seat);
      CardSet combined = 0;

      if (has_declared)
        for (unsigned n = klaverjas_combinations (&world->options, whole, list); n > 0; n--)
          combined |= list[n - 1].cards;
      if (has_declared && combined != own->declared[seat])
        return false;
      if (!holds_stuk_as_said (world, seat, whole & stuk))
        return false;
    }

  return true;
}

/* ---- Zensern: Ansagen (Z-6.22 to Z-6.27), Belle (Z-8.9), exchange (Z-6.10) ------------------- */

/* Z-6.10: whoever had the seven would have been asked; who watches holds the rest */
static bool
may_be_asked_for_seven (const Deal *seen)
{
  const ZensernState *own = &seen->own.zensern;

  return option_is (&seen->options, ZENSERN_SEVEN, ZENSERN_SEVEN_ON) && own->upcard != CARD_NONE
         && jass_suit (own->upcard) == seen->trump && jass_rank (own->upcard) != RANK_7;
}

static void
zensern_place (const Observation *observation, CardSet *may)
{
  const Deal *seen = &observation->seen;
  CardSet marriage;

  if (seen->phase >= ZENSERN_PHASE_BID1 && seen->phase <= ZENSERN_PHASE_NAME)
    return;
  marriage = jass_marriage (seen->trump);
  if (seen->own.zensern.belle)
    for (; marriage != 0; marriage = card_set_rest (marriage))
      place_card (observation, may, (unsigned) seen->declarer, card_set_first (marriage));
  if (seen->own.zensern.seven != NO_SEAT)
    place_card (observation, may, (unsigned) seen->own.zensern.seven,
                jass_card (seen->trump, RANK_7));
  else if (may_be_asked_for_seven (seen))
    place_card (observation, may,
                zensern_observer (seen) != NO_SEAT ? (unsigned) zensern_observer (seen) : SEATS_MAX,
                jass_card (seen->trump, RANK_7));
}

/* Z-6.27 b: of several parties with the highest figure only one of trumps counts. */
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
      CardSet whole = whole_hand (world, seat);

      if (own->stated[seat] != highest)
        continue;
      units |= 1u << deal_unit (world, seat);
      if (zensern_figures (&world->options, whole, world->trump, figures) > 0
          && figures[0].suit == world->trump)
        in_trumps = (int) deal_unit (world, seat);
    }

  return (units & (units - 1)) == 0 || in_trumps == own->counting;
}

/*
 * Who announces a class has no stronger one, and states what the strongest figure is; all figures
 * that count were laid open (Z-8.7).
 */
static bool
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
      if (zensern_figures (&world->options, whole_hand (world, seat), world->trump, figures) == 0
          || figures[0].class != own->ansage[seat]
          || (own->stated[seat] != 0 && figures[0].strength != own->stated[seat]))
        return false;
    }

  return counts_as_compared (world);
}

/* ---- Cego: Ultimo (CE-6.2), bids (CE-6.8), what D keeps, lays aside (CE-6.15, CE-6.18) ----- */

static void
cego_place (const Observation *observation, CardSet *may)
{
  const CegoState *own = &observation->seen.own.cego;

  if (own->announced == CEGO_ULTIMO)
    place_card (observation, may, (unsigned) own->soloist, CEGO_LITTLE_MAN);
}

/* CE-6.18: of the cards laid aside one that could be the last; false if none could */
static bool
find_discard (Deal *world)
{
  CegoState *own = &world->own.cego;
  CardSet hand = whole_hand (world, (unsigned) world->declarer);

  CardSet could_be = 0;

  for (CardSet set = own->laid_aside; set != 0; set = card_set_rest (set))
    {
      CardSet card = card_set_of (card_set_first (set));

      could_be |= cego_may_discard (own->game, hand | card, own->kept) & card;
    }
  if (could_be != 0 && !card_set_has (could_be, own->discard)) /* D knows which one it was */
    own->discard = card_set_first (could_be);

  return could_be != 0;
}

/* As the bids were said; D has taken up the Blind since (CE-6.16). */
static CardSet
dealt_hand (const Deal *world, unsigned seat)
{
  const CegoState *own = &world->own.cego;
  CardSet discard = own->discard != CARD_NONE ? card_set_of (own->discard) : 0;
  bool has_taken = (int) seat == world->declarer && own->laid_aside != 0;

  if (!has_taken || !cego_is_kept_open (own->game))
    return whole_hand (world, seat);

  return own->kept | (own->laid_aside & ~discard);
}

static bool
cego_fits (Deal *world)
{
  const CegoState *own = &world->own.cego;
  bool has_discarded = world->phase == PHASE_PLAY && cego_has_discard (own->game);

  if (has_discarded && !find_discard (world))
    return false;
  if (world->phase == CEGO_PHASE_KEEP && cego_is_kept_open (own->game)
      && cego_may_keep (&world->options, own->game, world->hand[world->declarer], own->kept) == 0)
    return false;
  for (unsigned seat = 0; seat < world->n_seats; seat++)
    if (!cego_is_possible (&world->options, own->said[seat], dealt_hand (world, seat)))
      return false;

  return true;
}

/* ---- By game --------------------------------------------------------------------------------- */

typedef struct
{
  const Game *game;
  void (*place) (const Observation *observation, CardSet *may); /* NULL: nothing */
  bool (*fit) (Deal *world);
} FactsRow;

/* 56 and Wurzen: nothing that is called or announced binds hidden cards, or they are shown. */
static const FactsRow rows[] = {
  { .game = &klaverjas_game, .fit = klaverjas_fits },
  { .game = &zensern_game, .place = zensern_place, .fit = zensern_fits },
  { .game = &cego_game, .place = cego_place, .fit = cego_fits },
};

static const FactsRow *
row_of (const Game *game)
{
  for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++)
    if (rows[i].game == game)
      return &rows[i];

  return NULL;
}

void
facts_place (const Observation *observation, CardSet *may)
{
  const FactsRow *row = row_of (observation->seen.game);

  if (row != NULL && row->place != NULL)
    row->place (observation, may);
}

bool
facts_fit (Deal *world)
{
  const FactsRow *row = row_of (world->game);

  return row == NULL || row->fit (world);
}
