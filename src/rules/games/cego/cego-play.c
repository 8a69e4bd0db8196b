/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/games/cego/cego-play.h"

#include <glib.h>

#include "rules/games/cego/cego-tables.h"

/* CE-7.2, CE-8.1 */
const TrickDuties *
cego_duties (const Deal *deal G_GNUC_UNUSED)
{
  static const TrickDuties duties = { .ruff = RUFF_ALWAYS };

  return &duties;
}

/* CE-7.1, CE-6.19 */
void
cego_begin_play (Deal *deal)
{
  deal->phase = PHASE_PLAY;
  deal->turn = deal->declarer;
}

/* CE-7.4 */
CardSet
cego_special (const Deal *deal)
{
  return deal->trick.n == 0 ? cego_cards_to_lead (deal) : 0;
}

TrickReason
cego_reason (const Deal *deal, unsigned seat, Card card)
{
  CardSet to_lead = cego_cards_to_lead (deal);

  if (deal->trick.n == 0 && (int) seat == deal->declarer && to_lead != 0)
    return card_set_has (to_lead, card) ? TRICK_LEGAL : TRICK_MUST_LEAD;

  return trick_reason (deal_order (deal), cego_duties (deal), &deal->trick, deal->hand[seat], false,
                       card);
}

/* CE-7.6 */
static TrickEnd
end_of_game (const Deal *deal)
{
  static const TrickEnd ends[CEGO_GAMES] = {
    [CEGO_BETTEL] = { .kind = TRICK_END_TRICKS, .n_tricks = 0 },
    [CEGO_PICOLO] = { .kind = TRICK_END_TRICKS, .n_tricks = 1 },
    [CEGO_MARCH] = { .kind = TRICK_END_OTHERS },
    [CEGO_ULTIMO] = { .kind = TRICK_END_CARD, .card = CEGO_LITTLE_MAN },
  };
  TrickEnd end = ends[deal->own.cego.game];

  end.seat = (uint8_t) deal->declarer;

  return end;
}

/* CE-9.2, CE-9.3: a rest with a blank costs a point in counting by threes only */
static void
count_in_groups (const Deal *deal, TrickPlay *play)
{
  bool by_twos = option_is (&deal->options, CEGO_COUNT, CEGO_COUNT_TWOS);

  play->group_size = by_twos ? 2 : 3;
  play->rest_costs = by_twos ? 0 : ~cego_full_cards (&deal->options);
  play->pile = cego_pile_of_declarer (deal);
}

/* CE-7.5 */
void
cego_trick_play (const Deal *deal, TrickPlay *play)
{
  if (cego_is_by_points (deal->own.cego.game))
    count_in_groups (deal, play);
  play->end = end_of_game (deal);
  play->led_first = cego_cards_to_lead (deal);
  play->leader = (uint8_t) deal->declarer;
}

/* CE-7.3, CE-7.5 */
void
cego_take_trick (Deal *deal)
{
  TrickEnd end = end_of_game (deal);

  deal_take_trick (deal);
  if (cego_cards_to_lead (deal) != 0)
    deal->turn = deal->declarer;
  if (deal->n_played == deal->n_seats * cego_hand_size (&deal->options)
      || trick_end_is_reached (&end, deal))
    deal_end (deal); /* CE-7.6 */
}

/* CE-7.5, CE-7.6: false while the declarer must lead kept cards or a trick may end the deal */
bool
cego_only_cards_count (const Deal *deal, unsigned seat, CardSet cards G_GNUC_UNUSED)
{
  unsigned game = deal->own.cego.game;
  bool may_lead = (int) seat == deal->declarer || cego_cards_to_lead (deal) == 0;

  return may_lead && (cego_is_by_points (game) || cego_is_everyone_alone (game));
}
