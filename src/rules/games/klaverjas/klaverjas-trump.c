/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Klaverjassen: the trump choice (K-6.2 to K-6.10). */

#include "klaverjas-private.h"

/* K-6.2, K-6.4: who speaks first, and must name trumps if all pass */
static unsigned
first_speaker (const Deal *deal)
{
  return option_is (&deal->options, KLAVERJAS_FIRST_SPEAKER, KLAVERJAS_FIRST_SPEAKER_DEALER)
             ? deal->dealer
             : klaverjas_forehand (deal);
}

/* K-6.2, K-6.4, K-6.6, K-6.7 */
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

/* K-6.10 */
void
klaverjas_fix_trump (Deal *deal, unsigned maker, Suit trump)
{
  deal->declarer = (int8_t) maker;
  deal->trump = (uint8_t) trump;
  deal->own.klaverjas.to_speak = 0;
  switch (deal->options.value[KLAVERJAS_GAME])
    {
    case KLAVERJAS_GAME_KRAKEN:
      klaverjas_begin_kraak (deal);
      break;
    case KLAVERJAS_GAME_THREE:
      klaverjas_take_extra (deal);
      break;
    default:
      klaverjas_begin_play (deal);
    }
}

/* K-6.3, K-6.4, K-6.5, K-6.8, K-6.9: everybody has passed */
void
klaverjas_pass_trump (Deal *deal)
{
  KlaverjasState *own = &deal->own.klaverjas;
  unsigned first = first_speaker (deal);

  if (klaverjas_next_speaker (deal))
    return;
  if (klaverjas_is_three (&deal->options))
    {
      deal->phase = PHASE_OVER;
      deal->turn = NO_SEAT;
      return;
    }
  if (deal->phase == KLAVERJAS_PHASE_OFFER
      && option_is (&deal->options, KLAVERJAS_RANDOM_SECOND, KLAVERJAS_RANDOM_SECOND_TURN))
    {
      own->n_turned = 2;
      klaverjas_fix_trump (deal, first, pack_suit (&jass_pack_with_low, own->turned[1]));
      return;
    }
  deal->phase = KLAVERJAS_PHASE_NAME;
  deal->turn = (int8_t) first;
  own->to_speak = seats_of (first);
}
