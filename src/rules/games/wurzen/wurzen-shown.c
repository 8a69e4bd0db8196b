/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/games/wurzen/wurzen-shown.h"

#include <glib.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "rules/games/wurzen/wurzen-state.h"
#include "rules/games/wurzen/wurzen-tables.h"

/* ---- Sight: section 14 ----------------------------------------------------------------------- */

static CardSet
wurzen_shown (const Deal *deal, unsigned owner)
{
  return deal->own.wurzen.known[owner];
}

static unsigned
wurzen_hide (Deal *deal, unsigned seat G_GNUC_UNUSED, Card *cards)
{
  WurzenState *own = &deal->own.wurzen;

  memcpy (cards, own->stock, own->n_stock);
  memset (own->stock, 0, sizeof own->stock);

  return own->n_stock;
}

static void
wurzen_fill (Deal *deal, unsigned seat G_GNUC_UNUSED, const Card *cards)
{
  memcpy (deal->own.wurzen.stock, cards, deal->own.wurzen.n_stock);
}

/* ---- Display --------------------------------------------------------------------------------- */

static const char *
wurzen_prompt (const Deal *deal, unsigned *value, Suit *suit)
{
  *value = 0;
  *suit = SUIT_NONE;
  if (deal->phase == WURZEN_PHASE_CUT)
    return NC_ ("prompt", "Cut the cards, or knock on them");
  if (deal->own.wurzen.pending != 0)
    return NC_ ("prompt", "Lead one of the two cards you announced");

  return deal->trick.n == 0 ? NC_ ("prompt", "You lead: play a card")
                            : NC_ ("prompt", "Your turn: play a card");
}

/* W-5.4 */
static unsigned
wurzen_open_cards (const Deal *deal, Card *cards)
{
  if (wurzen_is_strict (deal))
    return 0;
  cards[0] = deal->own.wurzen.under;

  return 1;
}

/* A closed stock covers the trump card (section 15). */
static unsigned
wurzen_piles (const Deal *deal, Pile *piles)
{
  const WurzenState *own = &deal->own.wurzen;
  unsigned n = 0;

  if (deal->phase == WURZEN_PHASE_CUT)
    pile_add (piles, &n, NC_ ("pile", "Stock"), NO_SEAT, own->n_stock, CARD_NONE);
  else if (own->under != CARD_NONE && wurzen_is_strict (deal))
    {
      Pile *closed = pile_add (piles, &n, NC_ ("pile", "Closed stock"), NO_SEAT, own->n_stock + 1u,
                               CARD_NONE);

      closed->across = true;
      /* Translators: on the stock, who has closed it */
      closed->tag = NC_ ("pile", "closed: {name}");
    }
  else if (own->under != CARD_NONE)
    pile_add (piles, &n, NC_ ("pile", "Stock"), NO_SEAT, own->n_stock, own->under);

  return n;
}

/* Returns true if the announcement of @cards is pending or being led. */
static bool
is_led (const Deal *deal, unsigned seat, CardSet cards)
{
  const Trick *trick = &deal->trick;

  if (trick->n == 0)
    return cards == deal->own.wurzen.pending;

  return seat == trick->seat[0] && card_set_has (cards, trick->card[0]);
}

/* Lays open announcements of @seat that wait or are led (W-8.4, W-8.6). */
static void
open_announcements (const Deal *deal, unsigned seat, Pile *pile)
{
  const WurzenState *own = &deal->own.wurzen;
  bool waits = deal->tricks_won[seat] == 0;
  CardSet open = 0;

  for (unsigned verb = WURZEN_VERB_PAIR; verb <= WURZEN_VERB_WURZE; verb++)
    for (unsigned suit = 0; suit < SUITS; suit++)
      {
        Action action = ACTION (verb, suit);
        CardSet cards = wurzen_announcement_cards (deal, action);

        if ((own->told[seat] & wurzen_told_bit (action)) == 0
            || !(waits || is_led (deal, seat, cards)))
          continue;
        open |= cards & deal->hand[seat];
        pile->value += (uint16_t) wurzen_announcement_points (deal, action);
      }
  pile_open (pile, open);
  /* Translators: on cards that were announced: their points, which do not count yet. */
  pile->tag = waits ? NC_ ("pile", "{value} pending") : NC_ ("pile", "{value}");
}

static unsigned
wurzen_laid_open (const Deal *deal, Pile *piles)
{
  unsigned n = 0;

  if (deal->phase != PHASE_PLAY)
    return 0;
  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    {
      Pile *pile = pile_add (piles, &n,
                             deal->tricks_won[seat] > 0 ? NC_ ("pile", "Announced")
                                                        : NC_ ("pile", "Announced, waiting for a "
                                                                       "trick"),
                             (int) seat, 0, CARD_NONE);

      open_announcements (deal, seat, pile);
      if (pile->value == 0)
        n--;
    }

  return n;
}

/* ---- Announcements and counts ---------------------------------------------------------------- */

/* W-8.2 */
static void
wurzen_announces (const Deal *deal, Action action, Announced *announced)
{
  unsigned verb = action_verb (action);

  if (verb != WURZEN_VERB_PAIR && verb != WURZEN_VERB_WURZE)
    return;
  announced->points = wurzen_announcement_points (deal, action);
  announced->cards = wurzen_announcement_cards (deal, action);
}

/* W-8.6 */
static void
wurzen_count (const Deal *deal, unsigned seat, OwnCount *count)
{
  unsigned eyes = wurzen_eyes (deal, seat);

  if (deal->phase == WURZEN_PHASE_CUT)
    return;
  count->value = eyes;
  count->waiting = deal->tricks_won[seat] == 0 ? deal->own.wurzen.announced[seat] : 0;
  count->needed = wurzen_mode (&deal->options)->target;
  count->text = count->waiting > 0 ? NC_ ("count", "{value} eyes, {waiting} pending")
                : eyes == 1        ? NC_ ("count", "{value} eye")
                                   : NC_ ("count", "{value} eyes");
}

/* Returns a question before a false claim, else NULL (section 15, W-9.6, W-9.7). */
static const char *
wurzen_doubt (const Deal *deal, Action action)
{
  return action_verb (action) == WURZEN_VERB_CLAIM
                 && !wurzen_has_target (deal, (unsigned) deal->turn)
             ? NC_ ("doubt", "You have {value} eyes and need {needed}. Claim all the same?")
             : NULL;
}

/* A claim is safe: nothing later brings more. With claim=free counting is part of the game. */
static Action
wurzen_announcement (const Deal *deal, Card card, bool *is_safe)
{
  bool checked = option_is (&deal->options, WURZEN_CLAIM, WURZEN_CLAIM_CHECKED);
  bool may_be = deal->phase == PHASE_PLAY && deal->trick.n == 0 && card == CARD_NONE && checked;

  *is_safe = true;

  return may_be && wurzen_has_target (deal, (unsigned) deal->turn) ? ACTION (WURZEN_VERB_CLAIM, 0)
                                                                   : ACTION_NONE;
}

/* W-8.1, W-6.5 */
static void
wurzen_grounds (const Deal *deal, Action action, Grounds *grounds)
{
  unsigned verb = action_verb (action);

  if (verb == WURZEN_VERB_PAIR || verb == WURZEN_VERB_WURZE)
    grounds->cards = wurzen_announcement_cards (deal, action);
  else if (verb == WURZEN_VERB_SWAP)
    grounds->cards = card_set_of ((Card) action_arg (action));
}

/* ---- Stakes ---------------------------------------------------------------------------------- */

/* Explains the cut (W-5.2), or tells the leader the eyes won and needed (W-6.3). */
static void
wurzen_tell_stake (const Deal *deal, Stake *stake)
{
  if (deal->phase == WURZEN_PHASE_CUT)
    {
      stake->text = NC_ ("stake", "This only settles in how many rounds the cards are dealt.");
      return;
    }
  if (deal->trick.n > 0)
    return;
  stake->value = wurzen_eyes (deal, (unsigned) deal->turn);
  stake->won = wurzen_mode (&deal->options)->target;
  stake->text = NC_ ("stake", "You have {value} eyes; you need {won} to win.");
}

const GameSight wurzen_sight = {
  .shown = wurzen_shown,
  .hide = wurzen_hide,
  .fill = wurzen_fill,
};

const GameShow wurzen_show = {
  .prompt = wurzen_prompt,
  .open_cards = wurzen_open_cards,
  .piles = wurzen_piles,
  .laid_open = wurzen_laid_open,
};

const GameCounsel wurzen_counsel = {
  .stake = wurzen_tell_stake,
  .things = wurzen_things,
  .grounds = wurzen_grounds,
  .announcement = wurzen_announcement,
  .announced = "Ausmelden",
  .announces = wurzen_announces,
  .count = wurzen_count,
  .doubt = wurzen_doubt,
  .slight = 0.3,
  .grave = 2,
};
