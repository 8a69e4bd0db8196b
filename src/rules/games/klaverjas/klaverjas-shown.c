/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/games/klaverjas/klaverjas-shown.h"

#include <glib.h>
#include <glib/gi18n-lib.h>

#include "rules/game.h"
#include "rules/games/klaverjas/klaverjas-calls.h"
#include "rules/games/klaverjas/klaverjas-play.h"
#include "rules/games/klaverjas/klaverjas-roem.h"
#include "rules/games/klaverjas/klaverjas-score.h"
#include "rules/jass.h"

/* ---- Sight: section 14 ----------------------------------------------------------------------- */

/* Returns the cards in hand that declarations have revealed: combinations and stuk. */
static CardSet
klaverjas_shown (const Deal *deal, unsigned owner)
{
  const KlaverjasState *own = &deal->own.klaverjas;
  CardSet shown;

  if (!klaverjas_is_kraken (&deal->options))
    return 0;
  shown = own->declared[owner];
  if (seats_have (own->stuk, owner))
    shown |= jass_marriage (deal->trump);

  return shown & deal->hand[owner];
}

static CardSet
cards_aside (const Deal *deal)
{
  return deal->declarer == NO_SEAT ? deal->own.klaverjas.extra : deal->own.klaverjas.discarded;
}

/* D-24: until the deal ends only the maker knows both cards */
static CardSet
hide_aside (Deal *deal, unsigned seat)
{
  KlaverjasState *own = &deal->own.klaverjas;
  CardSet aside;

  if (deal_is_over (deal) || deal->declarer == (int) seat)
    return 0;
  aside = cards_aside (deal);
  own->extra = own->discarded = 0;

  return aside;
}

/* Low cards that are not turned are never played, so @cards omits them. */
static unsigned
klaverjas_hide (Deal *deal, unsigned seat, Card *cards)
{
  KlaverjasState *own = &deal->own.klaverjas;

  for (unsigned i = own->n_turned; i < G_N_ELEMENTS (own->turned); i++)
    own->turned[i] = CARD_NONE;

  return card_set_list (hide_aside (deal, seat), cards);
}

static void
klaverjas_fill (Deal *deal, unsigned seat G_GNUC_UNUSED, const Card *cards)
{
  KlaverjasState *own = &deal->own.klaverjas;
  bool lies_open_to_take = deal->declarer == NO_SEAT;
  CardSet *place = lies_open_to_take ? &own->extra : &own->discarded;
  unsigned n = lies_open_to_take ? KLAVERJAS_EXTRA_CARDS : own->n_discarded;

  for (unsigned i = 0; i < n; i++)
    *place |= card_set_of (cards[i]);
}

/* K-5.5: draws further low cards by @lot */
static void
klaverjas_turn (Deal *deal, uint64_t lot)
{
  KlaverjasState *own = &deal->own.klaverjas;
  CardSet low = 0;

  if (own->n_turned == 0)
    return;
  for (Card card = JASS_CARDS; card < jass_pack_with_low.n_cards; card++)
    low |= card_set_of (card);
  for (unsigned i = 0; i < own->n_turned; i++)
    low &= ~card_set_of (own->turned[i]);
  for (unsigned i = own->n_turned; i < G_N_ELEMENTS (own->turned); i++)
    {
      CardSet from = low;

      for (unsigned skip = (unsigned) (lot % card_set_count (low)); skip > 0; skip--)
        from = card_set_rest (from);
      own->turned[i] = card_set_first (from);
      low &= ~card_set_of (own->turned[i]);
      lot = lot * 6364136223846793005u + 1442695040888963407u;
      lot ^= lot >> 33;
    }
}

static bool
klaverjas_is_private (const Deal *deal G_GNUC_UNUSED, Action action)
{
  return action_verb (action) == KLAVERJAS_VERB_DISCARD;
}

/* ---- Open cards ------------------------------------------------------------------------------ */

/* Lists turned cards, and the discards after the deal (D-24). */
static unsigned
klaverjas_open_cards (const Deal *deal, Card *cards)
{
  const KlaverjasState *own = &deal->own.klaverjas;
  unsigned n = 0;

  for (; n < own->n_turned; n++)
    cards[n] = own->turned[n];
  for (CardSet set = deal_is_over (deal) ? own->discarded : 0; set != 0; set = card_set_rest (set))
    cards[n++] = card_set_first (set);

  return n;
}

/* K-5.4, K-6.12; turn-up pile: K-3.2 */
static unsigned
klaverjas_piles (const Deal *deal, Pile *piles)
{
  const KlaverjasState *own = &deal->own.klaverjas;
  bool shown = deal_is_over (deal);
  unsigned n = 0;

  if (own->n_turned > 0)
    {
      Pile *turned = pile_add (piles, &n, NC_ ("pile", "Turned-up card"), NO_SEAT, 0, CARD_NONE);

      for (; turned->n_open < own->n_turned; turned->n_open++)
        turned->open[turned->n_open] = own->turned[turned->n_open];
      turned->is_central = deal->phase != PHASE_PLAY && deal->n_played == 0;
    }
  if (klaverjas_is_three (&deal->options) && deal->declarer == NO_SEAT)
    pile_add (piles, &n, NC_ ("pile", "Extra cards"), NO_SEAT, KLAVERJAS_EXTRA_CARDS, CARD_NONE);
  if (own->n_discarded > 0)
    pile_open (pile_add (piles, &n, NC_ ("pile", "Laid aside"), deal->declarer,
                         shown ? 0 : own->n_discarded, CARD_NONE),
               shown ? own->discarded : 0);

  return n;
}

/* K-8.5, K-8.8 */
static unsigned
declared_roem (const Deal *deal, unsigned seat)
{
  const KlaverjasState *own = &deal->own.klaverjas;
  KlaverjasCombination list[KLAVERJAS_COMBINATIONS_MAX];
  unsigned n = klaverjas_combinations (&deal->options, own->declared[seat], list);
  unsigned value = seats_have (own->stuk, seat) ? KLAVERJAS_STUK_ROEM : 0;

  for (unsigned i = 0; i < n; i++)
    value += list[i].value;

  return value;
}

/* K-8.5 */
static unsigned
klaverjas_laid_open (const Deal *deal, Pile *piles)
{
  unsigned n = 0;

  if (deal->n_played >= deal->n_seats)
    return 0;
  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    if (klaverjas_shown (deal, seat) != 0)
      {
        Pile *pile = pile_add (piles, &n, NC_ ("pile", "Declared roem"), (int) seat, 0, CARD_NONE);

        pile_open (pile, klaverjas_shown (deal, seat));
        pile->value = (uint16_t) declared_roem (deal, seat);
        pile->tag = NC_ ("pile", "{value}");
      }

  return n;
}

/* K-6.11 */
static CardSet
klaverjas_taken (const Deal *deal, unsigned seat)
{
  return deal->phase == KLAVERJAS_PHASE_DISCARD && (int) seat == deal->declarer
             ? deal->own.klaverjas.extra & deal->hand[seat]
             : 0;
}

/* ---- Seats ----------------------------------------------------------------------------------- */

static SeatSet
klaverjas_allies (const Deal *deal, unsigned seat)
{
  if (!klaverjas_is_three (&deal->options))
    return seats_every_second (seat, deal->n_seats);
  if (deal->declarer == NO_SEAT || deal->declarer == (int) seat)
    return seats_of (seat);

  return deal->playing & (SeatSet) ~seats_of ((unsigned) deal->declarer);
}

static void
klaverjas_contract (const Deal *deal, GameContract *contract)
{
  contract->multiplier = klaverjas_deal_multiplier (deal);
}

/* ---- Prompts and announcements --------------------------------------------------------------- */

static const char *
klaverjas_prompt (const Deal *deal, unsigned *value, Suit *suit)
{
  const KlaverjasState *own = &deal->own.klaverjas;

  *value = own->roem_on_table;
  *suit = klaverjas_turned_suit (deal);
  switch (deal->phase)
    {
    case KLAVERJAS_PHASE_CHOOSE:
      return NC_ ("prompt", "Choose trumps, or pass");
    case KLAVERJAS_PHASE_OFFER:
      return NC_ ("prompt", "Play {suit}?");
    case KLAVERJAS_PHASE_NAME:
      return NC_ ("prompt", "You must name trumps");
    case KLAVERJAS_PHASE_ROEM:
      return klaverjas_is_three (&deal->options)
                 ? NC_ ("prompt", "Your trick holds roem: {value}")
                 : NC_ ("prompt", "Your side’s trick holds roem: {value}");
    case KLAVERJAS_PHASE_DISCARD:
      return own->n_discarded == 0 ? NC_ ("prompt", "Lay away two cards")
                                   : NC_ ("prompt", "Lay away one more card");
    case KLAVERJAS_PHASE_KRAAK:
      return NC_ ("prompt", "Double, or pass");
    case KLAVERJAS_PHASE_DECLARE:
      return NC_ ("prompt", "Declare roem from your hand?");
    default:
      return deal->trick.n == 0 ? NC_ ("prompt", "You lead: play a card")
                                : NC_ ("prompt", "Your turn: play a card");
    }
}

/* K-8.3: asks after every trick, as asking only after tricks with roem would reveal it */
static const TrickClaim *
klaverjas_trick_claim (const Options *options)
{
  static const TrickClaim own = { KLAVERJAS_VERB_ROEM, KLAVERJAS_VERB_SILENT,
                                  NC_ ("prompt", "Is there roem in your trick?") };
  static const TrickClaim of_side = { KLAVERJAS_VERB_ROEM, KLAVERJAS_VERB_SILENT,
                                      NC_ ("prompt", "Is there roem in your side’s trick?") };

  if (option_is (options, KLAVERJAS_ROEM, KLAVERJAS_ROEM_AUTO))
    return NULL;

  return klaverjas_is_three (options) ? &own : &of_side;
}

/* Returns the trick on the table during claims, otherwise the last one. */
static CardSet
claimed_trick (const Deal *deal)
{
  return trick_cards (deal->phase == KLAVERJAS_PHASE_ROEM ? &deal->trick : &deal->last_trick);
}

/* K-8.2, K-8.5, K-8.8 */
static void
klaverjas_announces (const Deal *deal, Action action, Announced *announced)
{
  KlaverjasFourKind four_kind = deal->options.value[KLAVERJAS_FOUR_KIND];

  switch (action_verb (action))
    {
    case KLAVERJAS_VERB_ROEM:
      announced->points = klaverjas_roem_of (claimed_trick (deal), deal->trump, four_kind);
      announced->cards = klaverjas_roem_cards (claimed_trick (deal), deal->trump, four_kind);
      break;
    case KLAVERJAS_VERB_PLAY_STUK:
      announced->points = KLAVERJAS_STUK_ROEM;
      announced->cards = card_set_of ((Card) action_arg (action));
      break;
    case KLAVERJAS_VERB_DECLARE_ALL:
    case KLAVERJAS_VERB_DECLARE_NOSTUK:
      if (deal->phase == KLAVERJAS_PHASE_DECLARE)
        announced->points = klaverjas_declared_points (deal, action);
      break;
    default:
      break;
    }
}

/* K-8.4: the winner announces automatic roem */
static Action
klaverjas_unasked (const Deal *before, const Deal *after, unsigned *seat)
{
  Action claim = ACTION (KLAVERJAS_VERB_ROEM, 0);

  if (!option_is (&after->options, KLAVERJAS_ROEM, KLAVERJAS_ROEM_AUTO)
      || before->trick.n + 1 != after->n_seats || after->trick.n != 0
      || game_announces (after, claim).points == 0)
    return ACTION_NONE;
  *seat = trick_winner (&after->last_trick);

  return claim;
}

/* Only the maker's side, or any side after kraak, can lose its roem (K-9.5). */
static Action
klaverjas_announcement (const Deal *deal, Card card, bool *is_safe)
{
  unsigned seat = (unsigned) deal->turn;

  *is_safe = deal->own.klaverjas.n_kraaks == 0 && deal->declarer != NO_SEAT
             && deal_unit (deal, seat) != deal_unit (deal, (unsigned) deal->declarer);
  if (card != CARD_NONE)
    return deal->phase == PHASE_PLAY ? klaverjas_stuk_action (deal, card) : ACTION_NONE;
  if (deal->phase == KLAVERJAS_PHASE_ROEM)
    return ACTION (KLAVERJAS_VERB_ROEM, 0);

  return deal->phase == KLAVERJAS_PHASE_DECLARE ? klaverjas_declare_all (deal) : ACTION_NONE;
}

/* ---- Stakes ---------------------------------------------------------------------------------- */

/* K-8.7 */
static const char *
stake_of_declaring (const Options *options)
{
  switch (options->value[KLAVERJAS_HAND_ROEM])
    {
    case KLAVERJAS_HAND_ROEM_HIGHEST:
      return NC_ ("stake", "Only the side with the best combination counts its roem.");
    case KLAVERJAS_HAND_ROEM_MOST:
      return NC_ ("stake", "Only the side that declares more counts its roem.");
    default:
      return NC_ ("stake",
                  "What you declare counts for your side, but the others hear what you hold.");
    }
}

static void
klaverjas_tell_stake (const Deal *deal, Stake *stake)
{
  const KlaverjasState *own = &deal->own.klaverjas;

  switch (deal->phase)
    {
    case KLAVERJAS_PHASE_CHOOSE:
    case KLAVERJAS_PHASE_OFFER:
    case KLAVERJAS_PHASE_NAME: /* K-9.3, K-9.6 */
      stake->text
          = klaverjas_is_three (&deal->options)
                ? NC_ ("stake", "Whoever names trumps plays against the other two and needs more "
                                "than half of all points; otherwise each of the two scores "
                                "everything.")
                : NC_ ("stake", "The side that names trumps needs more points than the other; "
                                "otherwise the other side scores everything.");
      break;
    case KLAVERJAS_PHASE_KRAAK: /* K-9.5, K-9.7 */
      stake->value = klaverjas_multiplier (&deal->options, own->n_kraaks + 1u, deal->trump);
      stake->text = NC_ ("stake", "Once doubled, the side with more points scores everything, "
                                  "×{value}.");
      break;
    case KLAVERJAS_PHASE_DECLARE:
      stake->text = stake_of_declaring (&deal->options);
      break;
    case KLAVERJAS_PHASE_ROEM: /* K-8.3 */
      stake->text = NC_ ("stake", "Roem counts for whoever took the trick; if nobody claims it, it "
                                  "is lost.");
      break;
    case KLAVERJAS_PHASE_DISCARD: /* K-9.1 */
      stake->text = NC_ ("stake", "The points of both cards go to whoever wins the last trick.");
      break;
    default:
      break;
    }
}

const GameSight klaverjas_sight = {
  .shown = klaverjas_shown,
  .hide = klaverjas_hide,
  .fill = klaverjas_fill,
  .turn = klaverjas_turn,
  .is_private = klaverjas_is_private,
  .allies = klaverjas_allies,
  .partners = deal_partners, /* K-3.7: three players have no partners */
};

const GameShow klaverjas_show = {
  .prompt = klaverjas_prompt,
  .trick_claim = klaverjas_trick_claim,
  .claimed = NC_ ("bonus", "roem"),
  .contract = klaverjas_contract,
  .open_cards = klaverjas_open_cards,
  .piles = klaverjas_piles,
  .laid_open = klaverjas_laid_open,
  .taken = klaverjas_taken,
};

const GameCounsel klaverjas_counsel = {
  .stake = klaverjas_tell_stake,
  .things = klaverjas_things,
  .unasked = klaverjas_unasked,
  .announces = klaverjas_announces,
  .announcement = klaverjas_announcement,
  .announced = "Roem, stuk",
  .slight = 6,
  .grave = 80,
};
