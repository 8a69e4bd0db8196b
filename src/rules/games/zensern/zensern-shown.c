/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/games/zensern/zensern-shown.h"

#include <glib.h>
#include <glib/gi18n-lib.h>

#include "rules/games/zensern/zensern-calls.h"
#include "rules/games/zensern/zensern-figures.h"
#include "rules/games/zensern/zensern-play.h"
#include "rules/games/zensern/zensern-score.h"
#include "rules/jass.h"

/* ---- Sight: section 14 ----------------------------------------------------------------------- */

static CardSet
zensern_shown (const Deal *deal, unsigned owner)
{
  return deal->hand[owner] & deal->own.zensern.seen;
}

static unsigned
zensern_hide (Deal *deal, unsigned seat G_GNUC_UNUSED, Card *cards)
{
  ZensernState *own = &deal->own.zensern;
  unsigned n = 0;

  for (unsigned i = 0; i < own->n_stock; i++)
    if (own->stock[i] != own->bottom)
      {
        cards[n++] = own->stock[i];
        own->stock[i] = CARD_NONE;
      }

  return n;
}

static void
zensern_fill (Deal *deal, unsigned seat G_GNUC_UNUSED, const Card *cards)
{
  ZensernState *own = &deal->own.zensern;

  for (unsigned i = 0; i < own->n_stock; i++)
    if (own->stock[i] == CARD_NONE)
      own->stock[i] = *cards++;
}

/* ---- Display --------------------------------------------------------------------------------- */

/* Z-5.6 */
static const char *
prompt_in_bid1 (const Deal *deal)
{
  return zensern_is_forced (deal) ? NC_ ("prompt", "This deal cannot be thrown in. Play {suit}?")
                                  : NC_ ("prompt", "Play {suit}?");
}

/* Z-6.4 */
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
      return NC_ ("prompt", "Take the upcard in exchange for your seven?");
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

/* Z-5.3 … Z-5.5: adds the stock, the upcard half under it, the bottom card on top */
static unsigned
zensern_piles (const Deal *deal, Pile *piles)
{
  const ZensernState *own = &deal->own.zensern;
  bool has_bottom = own->bottom != CARD_NONE;
  unsigned n = 0;
  Pile *stock;

  if (own->n_stock == 0)
    return 0;
  stock = pile_add (piles, &n, NC_ ("pile", "Stock"), NO_SEAT, own->n_stock - has_bottom,
                    own->upcard);
  pile_open (stock, has_bottom ? card_set_of (own->bottom) : 0);
  stock->is_central = deal->phase != PHASE_PLAY && deal->n_played == 0;
  stock->is_passing = deal->n_seats == 4; /* dealt out to the last card */

  return n;
}

/*
 * Returns true during the first trick, when counting figures (Z-8.7) and a taken upcard (section
 * 14) are open. An observer's upcard and bottom card stay open (Z-5.5).
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
    return NC_ ("pile", "Ansage shown");
  if ((int) seat == zensern_observer (deal))
    return NC_ ("pile", "Face-up cards of the remainder");

  return NC_ ("pile", "Upcard taken");
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
      Pile *pile;

      if (cards == 0)
        continue;
      pile = pile_add (piles, &n, name_of_open (deal, seat), (int) seat, 0, CARD_NONE);
      pile_open (pile, cards);
      if (is_first_trick (deal))
        pile->value = (uint16_t) zensern_figure_points (deal, seat);
      if (pile->value > 0)
        pile->tag = NC_ ("pile", "{value}");
    }

  return n;
}

/* Z-6.23, Z-6.27 */
static void
tell_ansagen (const Deal *deal, GameContract *contract)
{
  const ZensernState *own = &deal->own.zensern;
  SeatSet announced = 0;

  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    if (own->ansage[seat] != ZENSERN_CLASS_NONE)
      {
        announced |= seats_of (seat);
        if ((int) deal_unit (deal, seat) != own->counting)
          contract->outdone |= seats_of (seat);
      }
  if (deal->phase != PHASE_PLAY || announced == 0)
    return;
  if (own->counting == ZENSERN_NO_UNIT)
    {
      contract->settled = NC_ ("settled", "The best figures are equal: no Ansage counts.");
      return;
    }

  contract->settled = NC_ ("settled", "{side}: Ansagen count {value} points.");
  contract->settled_unit = (unsigned) own->counting;
  contract->settled_value = zensern_counted_figures (deal, contract->settled_unit);
}

static void
zensern_contract (const Deal *deal, GameContract *contract)
{
  contract->multiplier = zensern_multiplier (deal);
  tell_ansagen (deal, contract);
}

/* ---- Wording by phase ------------------------------------------------------------------------ */

/* Words for a pass by phase (section 2: "gut", I do not contest). */
static const VerbInfo pass_at[] = {
  [ZENSERN_PHASE_EXCHANGE]
  = { VERB_PASS, "pass", SHAPE_PLAIN, "Weiter", "weiter", NC_ ("call", "Keep the seven"),
      .news = NC_ ("call", "keeps the seven") },
  [ZENSERN_PHASE_FLECK]
  = { VERB_PASS, "pass", SHAPE_PLAIN, "Gut", "gut", NC_ ("call", "Accept: no more doubling"),
      .news = NC_ ("call", "accepts: no more doubling") },
  [ZENSERN_PHASE_ANSAGE]
  = { VERB_PASS, "pass", SHAPE_PLAIN, "Weiter", "weiter", NC_ ("call", "Announce nothing"),
      .news = NC_ ("call", "announces nothing") },
  [ZENSERN_PHASE_HOCH]
  = { VERB_PASS, "pass", SHAPE_PLAIN, "Gut", "gut", NC_ ("call", "Let the other figure win"),
      .news = NC_ ("call", "lets the other figure win") },
};
static const VerbInfo fleck_back = { ZENSERN_VERB_FLECK,
                                     "fleck",
                                     SHAPE_PLAIN,
                                     "Fleck zurück!",
                                     "Fleck zurück!",
                                     NC_ ("call", "Double all points once more"),
                                     .news = NC_ ("call", "doubles all points once more") };
/* Z-8.5: longer Gewinde are better, so their length is stated */
static const VerbInfo hoch_of_gewinde
    = { ZENSERN_VERB_HOCH,
        "hoch",
        SHAPE_RUN,
        "{number} bis {up to}",
        "{number} bis {up to}",
        NC_ ("call", "Say how high: a run of {number} up to {rank}"),
        .news = NC_ ("call", "has a run of {number} up to {rank}") };

static const VerbInfo *
zensern_wording (const Deal *deal, Action action)
{
  switch (action_verb (action))
    {
    case VERB_PASS:
      return deal->phase < G_N_ELEMENTS (pass_at) && pass_at[deal->phase].name != NULL
                 ? &pass_at[deal->phase]
                 : NULL;
    case ZENSERN_VERB_FLECK:
      return deal->own.zensern.n_flecke > 0 ? &fleck_back : NULL;
    case ZENSERN_VERB_HOCH:
      return action_arg (action) > 4 ? &hoch_of_gewinde : NULL;
    default:
      return NULL;
    }
}

/* ---- Announcing everything ------------------------------------------------------------------- */

/* Announcements of the declarer's opponents are safe (Z-9.3); the declarer's points may be lost. */
static Action
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

/* ---- Grounds of a call ----------------------------------------------------------------------- */

/* Z-6.4, Z-6.7, Z-6.8 */
static void
ground_antrag (const Deal *deal, Grounds *grounds)
{
  const ZensernState *own = &deal->own.zensern;
  unsigned seat = (unsigned) deal->turn;

  grounds->suit = jass_suit (own->upcard);
  if (deal->phase == ZENSERN_PHASE_BID1)
    {
      grounds->cards = deal->hand[seat] & jass_suit_cards (grounds->suit);
      grounds->text = NC_ ("grounds", "You play {suit} if the other player agrees; if not, new "
                                      "cards are dealt");
    }
  else if (seat == deal->dealer)
    {
      grounds->cards = deal->hand[seat] & ~jass_suit_cards (grounds->suit);
      grounds->text
          = NC_ ("grounds", "You name any suit but {suit} if the other player agrees; if not, "
                            "new cards are dealt");
    }
  else
    {
      grounds->cards = deal->hand[seat];
      grounds->text = NC_ ("grounds", "You name any suit if the other player agrees; if not, new "
                                      "cards are dealt");
    }
}

/* Z-8.1, Z-8.6 */
static void
ground_figure (const Deal *deal, Grounds *grounds)
{
  ZensernFigure figure;

  if (!zensern_strongest_figure (deal, (unsigned) deal->turn, &figure))
    return;
  grounds->cards = figure.cards;
  grounds->points = figure.points;
  grounds->text = NC_ ("grounds", "{cards}: {points} points, if no other figure is better");
}

static void
zensern_grounds (const Deal *deal, Action action, Grounds *grounds)
{
  unsigned verb = action_verb (action);

  if (verb == ZENSERN_VERB_ANTRAG)
    ground_antrag (deal, grounds);
  else if (verb != VERB_PASS
           && (deal->phase == ZENSERN_PHASE_ANSAGE || deal->phase == ZENSERN_PHASE_HOCH))
    ground_figure (deal, grounds);
  else if (verb == ZENSERN_VERB_EXCHANGE) /* Z-6.10 */
    grounds->cards = card_set_of (jass_card (deal->trump, RANK_7));
}

/* ---- Stakes ---------------------------------------------------------------------------------- */

/* Z-9.3, Z-9.4 */
static const char *
stake_of_naming (const Deal *deal)
{
  return deal_count_players (deal) == 3
             ? NC_ ("stake", "Whoever names trumps must make more points than each of the others; "
                             "if not, their points go to the best opponent.")
             : NC_ ("stake", "Whoever names trumps must make more points than the other side; if "
                             "not, their points go to the other side.");
}

static void
zensern_tell_stake (const Deal *deal, Stake *stake)
{
  const ZensernState *own = &deal->own.zensern;

  switch (deal->phase)
    {
    case ZENSERN_PHASE_BID1:
    case ZENSERN_PHASE_BID2:
    case ZENSERN_PHASE_NAME:
      stake->text = stake_of_naming (deal);
      break;
    case ZENSERN_PHASE_ANTRAG: /* Z-6.6, Z-6.7 */
      stake->text
          = NC_ ("stake", "If accepted, your opponent plays; if refused, nothing counts and new "
                          "cards are dealt.");
      break;
    case ZENSERN_PHASE_EXCHANGE: /* Z-6.10 */
      stake->value = jass_order (deal->trump)->points[own->upcard];
      stake->text
          = NC_ ("stake", "The upcard is a trump worth {value} points; your seven is the lowest "
                          "trump.");
      break;
    case ZENSERN_PHASE_FLECK: /* Z-6.20 */
      stake->value = 2u << own->n_flecke;
      stake->text = NC_ ("stake", "With a Fleck all points of this deal count ×{value}, whoever "
                                  "wins.");
      break;
    case ZENSERN_PHASE_ANSAGE: /* Z-6.22, Z-8.6 */
      stake->text
          = NC_ ("stake", "Only the side with the best figure counts its figures; a player who "
                          "keeps silent counts none.");
      break;
    case ZENSERN_PHASE_HOCH: /* Z-6.25, Z-8.6 */
      stake->text = NC_ ("stake", "The higher figure counts; if you let it go, you give yours up.");
      break;
    default:
      break;
    }
}

/* ---- Announcements --------------------------------------------------------------------------- */

/* Z-8.1; Z-6.23: points would reveal the rank of a Kunst; Z-8.9: Belle is only a promise */
static void
zensern_announces (const Deal *deal G_GNUC_UNUSED, Action action, Announced *announced)
{
  switch (action_verb (action))
    {
    case ZENSERN_VERB_TERZ:
      announced->points = zensern_run_points (3);
      break;
    case ZENSERN_VERB_QUART:
      announced->points = zensern_run_points (4);
      break;
    case ZENSERN_VERB_GEWINDE:
      announced->points = zensern_run_points (5);
      break;
    case ZENSERN_VERB_BELLA:
    case ZENSERN_VERB_REBELLE:
      announced->points = ZENSERN_BELLA_POINTS;
      announced->cards = card_set_of ((Card) action_arg (action));
      break;
    default:
      break;
    }
}

const GameSight zensern_sight = {
  .shown = zensern_shown,
  .hide = zensern_hide,
  .fill = zensern_fill,
};

const GameShow zensern_show = {
  .wording = zensern_wording,
  .prompt = zensern_prompt,
  .contract = zensern_contract,
  .open_cards = zensern_open_cards,
  .piles = zensern_piles,
  .laid_open = zensern_laid_open,
};

const GameCounsel zensern_counsel = {
  .stake = zensern_tell_stake,
  .things = zensern_things,
  .grounds = zensern_grounds,
  .announcement = zensern_announcement,
  .announced = "Ansagen, Bella",
  .announces = zensern_announces,
  .slight = 6,
  .grave = 80,
};
