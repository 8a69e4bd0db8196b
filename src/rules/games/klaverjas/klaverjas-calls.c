/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Klaverjassen: the trump choice (K-6.2 to K-6.10), and for three the extra cards. */

#include "rules/games/klaverjas/klaverjas-calls.h"

#include <glib.h>

#include "rules/games/klaverjas/klaverjas-kraken.h"
#include "rules/games/klaverjas/klaverjas-play.h"
#include "rules/jass.h"

/* ---- Extra cards: K-6.11, K-6.12 ------------------------------------------------------------- */

/* K-6.11: the maker takes up both, nobody acts */
static void
take_extra (Deal *deal)
{
  deal->hand[deal->declarer] |= deal->own.klaverjas.extra;
  deal->phase = KLAVERJAS_PHASE_DISCARD;
  deal->turn = deal->declarer;
}

/* K-6.12: any of the twelve cards, trumps and those just taken up included: nothing is barred */
void
klaverjas_legal_discard (const Deal *deal, ActionList *list)
{
  action_list_add_cards (list, KLAVERJAS_VERB_DISCARD, deal->hand[deal->turn]);
}

/* K-6.12: one card, then a second */
void
klaverjas_apply_discard (Deal *deal, Card card)
{
  KlaverjasState *own = &deal->own.klaverjas;
  CardSet set = card_set_of (card);

  deal->hand[deal->turn] &= ~set;
  own->discarded |= set;
  if (++own->n_discarded == KLAVERJAS_EXTRA_CARDS)
    klaverjas_begin_play (deal);
}

/* ---- Trumps: K-6.2 to K-6.10 ----------------------------------------------------------------- */

/* K-6.2, K-6.4: who speaks first, and must name trumps if all pass */
static unsigned
first_speaker (const Deal *deal)
{
  return option_is (&deal->options, KLAVERJAS_FIRST_SPEAKER, KLAVERJAS_FIRST_SPEAKER_DEALER)
             ? deal->dealer
             : deal_forehand (deal);
}

/* K-6.2; K-6.5: with three likewise; K-6.6; K-6.7 */
void
klaverjas_begin_trump_choice (Deal *deal)
{
  KlaverjasState *own = &deal->own.klaverjas;
  unsigned first = first_speaker (deal);

  deal->turn = (int8_t) first;
  own->to_speak = deal->playing;
  switch (deal->options.value[KLAVERJAS_TRUMP])
    {
    case KLAVERJAS_TRUMP_UTRECHT:
      deal->phase = KLAVERJAS_PHASE_NAME;
      own->to_speak = seats_of (first);
      break;
    case KLAVERJAS_TRUMP_RANDOM:
      deal->phase = KLAVERJAS_PHASE_OFFER;
      own->n_turned = 1; /* K-5.5 */
      break;
    default:
      deal->phase = KLAVERJAS_PHASE_CHOOSE;
    }
}

/* K-6.2, K-6.3, K-6.6, K-6.7, K-6.9; a suit may be named that is not held (D-8) */
void
klaverjas_legal_trump (const Deal *deal, ActionList *list)
{
  Suit turned = klaverjas_turned_suit (deal);

  if (deal->phase != KLAVERJAS_PHASE_NAME)
    action_list_add (list, ACTION (VERB_PASS, 0));
  for (unsigned suit = 0; suit < SUITS; suit++)
    if ((suit == turned) == (deal->phase == KLAVERJAS_PHASE_OFFER))
      action_list_add (list, ACTION (VERB_TRUMP, suit));
}

/* K-6.10: what comes next */
static void
fix_trump (Deal *deal, unsigned maker, Suit trump)
{
  deal->declarer = (int8_t) maker;
  deal_set_trump (deal, trump);
  deal->own.klaverjas.to_speak = 0;
  switch (deal->options.value[KLAVERJAS_GAME])
    {
    case KLAVERJAS_GAME_KRAKEN:
      klaverjas_begin_kraak (deal);
      break;
    case KLAVERJAS_GAME_THREE:
      take_extra (deal);
      break;
    default:
      klaverjas_begin_play (deal);
    }
}

/* K-6.2, K-6.7: whoever names trumps first is the maker */
void
klaverjas_name_trump (Deal *deal, Suit trump)
{
  fix_trump (deal, (unsigned) deal->turn, trump);
}

/* K-6.8: turns up cards, until one has another suit or just the next; that is trumps. */
static void
turn_up (Deal *deal)
{
  KlaverjasState *own = &deal->own.klaverjas;
  bool just_next
      = option_is (&deal->options, KLAVERJAS_RANDOM_SECOND, KLAVERJAS_RANDOM_SECOND_TURN);
  Suit suit;

  do
    {
      g_assert (own->n_turned < KLAVERJAS_TURNED_MAX);
      suit = pack_suit (&jass_pack_with_low, own->turned[own->n_turned++]);
    }
  while (!just_next && suit == klaverjas_turned_suit (deal));
  fix_trump (deal, deal_forehand (deal), suit);
}

/*
 * When everybody has passed: K-6.3, K-6.4: who spoke first must name; K-6.5: with three the deal is
 * a redeal; K-6.8: more is turned up; K-6.9: forehand names another suit
 */
void
klaverjas_pass_trump (Deal *deal)
{
  KlaverjasState *own = &deal->own.klaverjas;
  unsigned first = first_speaker (deal);

  if (klaverjas_next_speaker (deal))
    return;
  if (klaverjas_is_three (&deal->options))
    {
      deal_end (deal);
      return;
    }
  if (deal->phase == KLAVERJAS_PHASE_OFFER
      && !option_is (&deal->options, KLAVERJAS_RANDOM_SECOND, KLAVERJAS_RANDOM_SECOND_NAME))
    {
      turn_up (deal);
      return;
    }
  deal->phase = KLAVERJAS_PHASE_NAME;
  deal->turn = (int8_t) first;
  own->to_speak = seats_of (first);
}
