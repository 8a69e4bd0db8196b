/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Zensern for two, three and four. Rule numbers (Z-…) are those of rules/zensern.md. */

#include <glib.h>
#include <glib/gi18n-lib.h>

#include "zensern-private.h"

/* ---- Facts ------------------------------------------------------------------------------ */

static const Pack *
zensern_pack (const Options *options G_GNUC_UNUSED)
{
  return &jass_pack;
}

/* Z-3.4 */
static unsigned
zensern_count_seats (const Options *options)
{
  static const uint8_t seats[]
      = { [ZENSERN_MODE_2] = 2, [ZENSERN_MODE_3] = 3, [ZENSERN_MODE_4] = 4, [ZENSERN_MODE_4D] = 4 };

  return seats[options->value[ZENSERN_MODE]];
}

static unsigned
zensern_count_units (const Options *options)
{
  return option_is (options, ZENSERN_MODE, ZENSERN_MODE_4) ? 2 : zensern_count_seats (options);
}

static unsigned
zensern_unit_of (const Options *options, unsigned seat)
{
  return option_is (options, ZENSERN_MODE, ZENSERN_MODE_4) ? seat % 2 : seat;
}

SeatSet
zensern_seats_of (const Deal *deal, unsigned unit)
{
  return option_is (&deal->options, ZENSERN_MODE, ZENSERN_MODE_4)
             ? seats_every_second (unit, deal->n_seats)
             : seats_of (unit);
}

/* Z-3.4: partners have a name together, others that of the player */
static const UnitName *
zensern_unit_names (const Options *options)
{
  static const UnitName names[]
      = { { "Wir", NC_ ("side", "We") }, { "Sie", NC_ ("side", "They") } };

  return option_is (options, ZENSERN_MODE, ZENSERN_MODE_4) ? names : NULL;
}

/* Z-5.1 */
static unsigned
zensern_first_dealer (const Options *options G_GNUC_UNUSED)
{
  return 0;
}

static const TrickOrder *
zensern_order (const Options *options G_GNUC_UNUSED, unsigned trump)
{
  return jass_order (trump);
}

/* Z-5.6 */
bool
zensern_is_forced (const Deal *deal)
{
  return deal->own.zensern.n_thrown_in >= 2;
}

/* ---- Deal: Z-5.4 ------------------------------------------------------------------------ */

/* Z-5.4.1: twice a packet of three to each playing seat; returns the place behind them */
static unsigned
deal_packets (Deal *deal)
{
  unsigned seat = deal->dealer;
  unsigned at = 0;

  for (unsigned packet = 0; packet < 2 * deal_count_players (deal); packet++)
    {
      seat = deal_next_player (deal, seat);
      for (unsigned i = 0; i < 3; i++)
        deal->hand[seat] |= card_set_of (deal->pack[at++]);
    }

  return at;
}

static void
zensern_deal (Deal *deal, const Match *match)
{
  ZensernState *own = &deal->own.zensern;
  unsigned at;

  if (option_is (&deal->options, ZENSERN_MODE, ZENSERN_MODE_4D))
    deal->playing &= (SeatSet) ~seats_of (deal->dealer); /* Z-5.3 */
  own->pot = match->own.zensern.pot;
  own->n_thrown_in = match->own.zensern.n_thrown_in;
  own->bottom = CARD_NONE;
  own->counting = ZENSERN_NO_UNIT;
  own->bella = NO_SEAT;

  at = deal_packets (deal);
  own->upcard = deal->pack[at];
  own->seen = card_set_of (own->upcard);
  own->n_stock = (uint8_t) (deal->n_pack - at - 1);
  for (unsigned i = 0; i < ZENSERN_STOCK_MAX; i++)
    own->stock[i] = i < own->n_stock ? deal->pack[deal->n_pack - 1u - i] : CARD_NONE;
  zensern_begin_bids (deal, ZENSERN_PHASE_BID1);
}

/* ---- Flow: section 6 -------------------------------------------------------------------- */

static void
zensern_legal (const Deal *deal, ActionList *list)
{
  if (deal->phase == PHASE_PLAY)
    zensern_play_legal (deal, list);
  else if (deal->phase >= ZENSERN_PHASE_ANSAGE)
    zensern_ansage_legal (deal, list);
  else
    zensern_trump_legal (deal, list);
}

static void
zensern_apply (Deal *deal, Action action)
{
  if (deal->phase == PHASE_PLAY)
    zensern_play_apply (deal, action);
  else if (deal->phase >= ZENSERN_PHASE_ANSAGE)
    zensern_ansage_apply (deal, action);
  else
    zensern_trump_apply (deal, action);
}

/* Z-8.9: a king and a queen of trumps may be announced */
static bool
zensern_only_cards_count (const Deal *deal, unsigned seat G_GNUC_UNUSED, CardSet cards)
{
  return (cards & jass_marriage (deal->trump)) == 0;
}

/* ---- Information: section 14 ------------------------------------------------------------ */

static CardSet
zensern_shown (const Deal *deal, unsigned owner)
{
  return deal->hand[owner] & deal->own.zensern.seen;
}

/* The face-down stock. */
static CardSet
zensern_hide (Deal *deal, unsigned seat G_GNUC_UNUSED)
{
  ZensernState *own = &deal->own.zensern;
  CardSet hidden = 0;

  for (unsigned i = 0; i < own->n_stock; i++)
    if (own->stock[i] != own->bottom)
      {
        hidden |= card_set_of (own->stock[i]);
        own->stock[i] = CARD_NONE;
      }

  return hidden;
}

static void
zensern_fill (Deal *deal, unsigned seat G_GNUC_UNUSED, const Card *cards)
{
  ZensernState *own = &deal->own.zensern;

  for (unsigned i = 0; i < own->n_stock; i++)
    if (own->stock[i] == CARD_NONE)
      own->stock[i] = *cards++;
}

/* ---- What the table shows --------------------------------------------------------------- */

static unsigned
zensern_roles (const Deal *deal, unsigned seat)
{
  return (seat == deal->dealer ? ROLE_DEALER : 0)
         | (seat == zensern_forehand (deal) ? ROLE_FOREHAND : 0)
         | ((int) seat == deal->declarer ? ROLE_DECLARER : 0);
}

/* Z-5.6 */
static const char *
prompt_in_bid1 (const Deal *deal)
{
  return zensern_is_forced (deal)
             ? NC_ ("prompt", "This deal cannot be thrown in. Do you play {suit}?")
             : NC_ ("prompt", "Do you play {suit}?");
}

/* Z-6.4: which suits it is about */
static const char *
prompt_in_antrag (const Deal *deal)
{
  switch (deal->own.zensern.antrag)
    {
    case ZENSERN_ANTRAG_UPCARD:
      return NC_ ("prompt", "Antrag: do we play {suit}, or is the deal void?");
    case ZENSERN_ANTRAG_ANY:
      return NC_ ("prompt", "Antrag: do we play a suit yet to be named, or is the deal void?");
    default:
      return NC_ ("prompt", "Antrag: do we play a suit other than {suit}, or is the deal void?");
    }
}

static const char *
prompt_in_bid2 (const Deal *deal)
{
  if (zensern_is_forced (deal) && deal->own.zensern.to_speak == seats_of ((unsigned) deal->turn))
    return NC_ ("prompt", "You must name trumps");

  return NC_ ("prompt", "Choose trumps, or pass");
}

static const char *
zensern_prompt (const Deal *deal, unsigned *value, Suit *suit)
{
  const ZensernState *own = &deal->own.zensern;

  *value = 2u << own->n_flecke;
  *suit = own->upcard != CARD_NONE ? jass_suit (own->upcard) : SUIT_NONE;
  switch (deal->phase)
    {
    case ZENSERN_PHASE_BID1:
      return prompt_in_bid1 (deal);
    case ZENSERN_PHASE_BID2:
      return prompt_in_bid2 (deal);
    case ZENSERN_PHASE_ANTRAG:
      return prompt_in_antrag (deal);
    case ZENSERN_PHASE_NAME:
      return NC_ ("prompt", "You must name trumps");
    case ZENSERN_PHASE_EXCHANGE:
      return NC_ ("prompt", "Do you take the upcard for your seven?");
    case ZENSERN_PHASE_FLECK:
      return NC_ ("prompt", "Fleck? All points would count ×{value}");
    case ZENSERN_PHASE_ANSAGE:
      return NC_ ("prompt", "Announce your best figure, or keep silent");
    case ZENSERN_PHASE_HOCH:
      return NC_ ("prompt", "Say how high your figure is, or let it go");
    default:
      return deal->trick.n == 0 ? NC_ ("prompt", "You lead: play a card")
                                : NC_ ("prompt", "Your turn: play a card");
    }
}

/* Z-6.20 */
static unsigned
zensern_multiplier (const Deal *deal)
{
  return 1u << deal->own.zensern.n_flecke;
}

static unsigned
zensern_open_cards (const Deal *deal, Card *cards)
{
  const ZensernState *own = &deal->own.zensern;
  unsigned n = 0;

  if (own->upcard != CARD_NONE)
    cards[n++] = own->upcard;
  if (own->bottom != CARD_NONE)
    cards[n++] = own->bottom;

  return n;
}

/* Z-5.3 … Z-5.5: the upcard lies half under the stock, later the bottom card on it */
static unsigned
zensern_piles (const Deal *deal, Pile *piles)
{
  const ZensernState *own = &deal->own.zensern;
  bool has_bottom = own->bottom != CARD_NONE;
  unsigned n = 0;

  if (own->n_stock > 0)
    pile_open (pile_add (piles, &n, NC_ ("pile", "Stock"), NO_SEAT, own->n_stock - has_bottom,
                         own->upcard),
               has_bottom ? card_set_of (own->bottom) : 0);

  return n;
}

/*
 * What everybody knows of the hand of @seat lies there until the first trick is over: the figures
 * that count (Z-8.7), the upcard where a player has taken it (section 14). The upcard and the
 * bottom card stay open with an observer (Z-5.5).
 */
static bool
is_first_trick (const Deal *deal)
{
  return deal->n_played < deal_count_players (deal);
}

static CardSet
open_before (const Deal *deal, unsigned seat)
{
  const ZensernState *own = &deal->own.zensern;
  CardSet open = 0;

  if (is_first_trick (deal))
    open = own->seen;
  else if ((int) seat == zensern_observer (deal))
    open = card_set_of (own->upcard) | card_set_of (own->bottom);

  return open & deal->hand[seat];
}

static const char *
name_of_open (const Deal *deal, unsigned seat)
{
  if (is_first_trick (deal) && (zensern_figure_cards (deal, seat) & deal->hand[seat]) != 0)
    return NC_ ("pile", "Ansage laid open");
  if ((int) seat == zensern_observer (deal))
    return NC_ ("pile", "Open cards of the remainder");

  return NC_ ("pile", "Upcard taken up");
}

static unsigned
zensern_laid_open (const Deal *deal, Pile *piles)
{
  unsigned n = 0;

  if (deal_is_over (deal))
    return 0;
  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    {
      CardSet cards = open_before (deal, seat);

      if (cards != 0)
        pile_open (pile_add (piles, &n, name_of_open (deal, seat), (int) seat, 0, CARD_NONE),
                   cards);
    }

  return n;
}

/* Z-6.23, Z-6.27 */
static const char *
zensern_settled (const Deal *deal, unsigned *unit, unsigned *value)
{
  const ZensernState *own = &deal->own.zensern;
  bool announced = false;

  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    announced |= own->ansage[seat] != ZENSERN_CLASS_NONE;
  if (deal->phase != PHASE_PLAY || !announced)
    return NULL;
  if (own->counting == ZENSERN_NO_UNIT)
    return NC_ ("settled", "The best figures are level: no Ansage counts.");

  *unit = (unsigned) own->counting;
  *value = zensern_counted_figures (deal, *unit);

  return NC_ ("settled", "{side}: Ansagen count {value} points.");
}

/* Z-3.4, section 2 */
const Game zensern_game = {
  .key = "zensern",
  .title = "Zensern",
  .language = "de",
  .summary = NC_ ("game", "Austrian Jass for two to four: trumps, figures, Bella and Fleck"),
  .clockwise = true, /* D3 */
  .declarer_name = "spielt",
  .declarer_meaning = NC_ ("role", "maker of trumps"),
  .options = zensern_options,
  .limits = zensern_limits,
  .idle = zensern_idle,
  .presets = zensern_presets,
  .verbs = zensern_verbs,
  .pack = zensern_pack,
  .count_seats = zensern_count_seats,
  .count_units = zensern_count_units,
  .unit_of = zensern_unit_of,
  .unit_names = zensern_unit_names,
  .first_dealer = zensern_first_dealer,
  .order = zensern_order,
  .duties = zensern_duties,
  .deal = zensern_deal,
  .legal = zensern_legal,
  .apply = zensern_apply,
  .result = zensern_result,
  .shown = zensern_shown,
  .hide = zensern_hide,
  .fill = zensern_fill,
  .book = zensern_book,
  .roles = zensern_roles,
  .only_cards_count = zensern_only_cards_count,
  .reason = zensern_reason,
  .wording = zensern_wording,
  .prompt = zensern_prompt,
  .multiplier = zensern_multiplier,
  .settled = zensern_settled,
  .open_cards = zensern_open_cards,
  .piles = zensern_piles,
  .laid_open = zensern_laid_open,
  .announcement = zensern_announcement,
  .sheet_form = zensern_sheet_form,
  .sheet_row = zensern_sheet_row,
  .breakdown = zensern_breakdown,
};
