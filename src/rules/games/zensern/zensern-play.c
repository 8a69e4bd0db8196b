/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/games/zensern/zensern-play.h"

#include "rules/jass.h"

/* Z-7.2: a player overtrumps even a partner, otherwise undertrumps */
const TrickDuties *
zensern_duties (const Deal *deal G_GNUC_UNUSED)
{
  static const TrickDuties duties = { .head_trump = true, .ruff = RUFF_ALWAYS, .overruff = true };

  return &duties;
}

/* Z-8.9 */
bool
zensern_only_cards_count (const Deal *deal, unsigned seat G_GNUC_UNUSED, CardSet cards)
{
  return (cards & jass_marriage (deal->trump)) == 0;
}

/* Z-7.1 */
void
zensern_begin_play (Deal *deal)
{
  deal->own.zensern.to_speak = 0;
  deal->phase = PHASE_PLAY;
  deal->turn = (int8_t) deal_forehand (deal);
}

/* Z-8.9: verb of the Bella call, or VERB_NONE */
static unsigned
bella_verb (const Deal *deal, Card card)
{
  unsigned seat = (unsigned) deal->turn;
  Card other = card_set_first (jass_marriage (deal->trump) & ~card_set_of (card));
  bool is_declarer = deal->turn == deal->declarer;

  if (card_set_has (deal->hand[seat], other))
    return is_declarer ? ZENSERN_VERB_BELLE : VERB_NONE;
  if (!deal_has_played (deal, seat, other))
    return VERB_NONE;
  if (is_declarer)
    return deal->own.zensern.belle ? ZENSERN_VERB_REBELLE : VERB_NONE;

  return ZENSERN_VERB_BELLA;
}

/* Z-8.9, Z-8.2 */
Action
zensern_bella_action (const Deal *deal, Card card)
{
  bool may_be = deal->phase == PHASE_PLAY && card_set_has (jass_marriage (deal->trump), card);
  unsigned verb = may_be ? bella_verb (deal, card) : VERB_NONE;

  return verb != VERB_NONE ? ACTION (verb, card) : ACTION_NONE;
}

/* Z-8.9 */
CardSet
zensern_special (const Deal *deal)
{
  return jass_marriage_of_one (deal);
}

/* Z-7.4, Z-8.9 */
void
zensern_play_legal (const Deal *deal, ActionList *list)
{
  for (CardSet cards = deal_cards_by_duties (deal); cards != 0; cards = card_set_rest (cards))
    {
      Card card = card_set_first (cards);
      Action bella = zensern_bella_action (deal, card);

      action_list_add (list, ACTION (VERB_PLAY, card));
      if (bella != ACTION_NONE)
        action_list_add (list, bella);
    }
}

/* Z-9.1 */
void
zensern_trick_play (const Deal *deal G_GNUC_UNUSED, TrickPlay *play)
{
  play->last_trick_points = ZENSERN_LAST_TRICK_POINTS;
}

/* Z-6.28, Z-7.1, Z-7.3, Z-9.1 */
void
zensern_take_trick (Deal *deal)
{
  unsigned winner = deal_take_trick (deal);

  if (deal->hand[winner] != 0)
    return;

  deal->card_points[deal_unit (deal, winner)] += ZENSERN_LAST_TRICK_POINTS;
  deal_end (deal);
}

/* Z-7.4 */
void
zensern_play_apply (Deal *deal, Action action)
{
  ZensernState *own = &deal->own.zensern;
  unsigned verb = action_verb (action);

  if (verb == ZENSERN_VERB_BELLE)
    own->belle = true;
  else if (verb == ZENSERN_VERB_BELLA || verb == ZENSERN_VERB_REBELLE)
    own->bella = deal->turn;

  deal_play_card (deal, (Card) action_arg (action));
}
