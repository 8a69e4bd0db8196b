/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/games/fiftysix/fiftysix-play.h"

#include <glib.h>
#include <string.h>

#include "rules/games/fiftysix/fiftysix-tables.h"

/* F-3.1, F-3.2, F-3.3; F-7.5: of equal twins the first played wins */
static void
make_order (TrickOrder *order, const Pack *pack, unsigned trump)
{
  static const uint8_t points[RANKS] = {
    [RANK_JACK] = 3,
    [RANK_9] = 2,
    [RANK_ACE] = 1,
    [RANK_TEN] = 1,
  };
  unsigned per_suit = pack->n_cards / SUITS;

  memset (order, 0, sizeof *order);
  order->trump = (uint8_t) (trump == SUIT_NONE ? TRICK_GROUPS : trump);
  for (unsigned c = 0; c < pack->n_cards; c++)
    {
      order->group[c] = (uint8_t) pack_suit (pack, (Card) c);
      order->strength[c] = (uint8_t) (per_suit - pack_first_copy (pack, (Card) c) % per_suit);
      order->points[c] = points[pack_rank (pack, (Card) c)];
    }
  trick_order_complete (order, pack->n_cards);
}

const TrickOrder *
fiftysix_order (const Options *options, unsigned trump)
{
  static TrickOrder orders[2][SUITS + 1];
  static gsize made = 0;
  bool large = option_is (options, FIFTYSIX_PLAYERS, FIFTYSIX_PLAYERS_8);

  if (g_once_init_enter (&made))
    {
      for (unsigned suit = 0; suit <= SUITS; suit++)
        {
          make_order (&orders[false][suit], &fiftysix_pack_48, suit);
          make_order (&orders[true][suit], &fiftysix_pack_64, suit);
        }
      g_once_init_leave (&made, 1);
    }

  return &orders[large][trump];
}

/* F-7.3: follow suit, no other duty; F-7.4 */
const TrickDuties *
fiftysix_duties (const Deal *deal G_GNUC_UNUSED)
{
  static const TrickDuties duties = { .ruff = RUFF_FREE };

  return &duties;
}

/* F-7.2: @card means either copy */
TrickReason
fiftysix_reason (const Deal *deal, unsigned seat, Card card)
{
  CardSet held = deal->hand[seat] & pack_copies (deal_pack (deal), card);

  if (held != 0)
    card = card_set_first (held);

  return trick_reason (deal_order (deal), fiftysix_duties (deal), &deal->trick, deal->hand[seat],
                       false, card);
}

void
fiftysix_begin_play (Deal *deal, Suit trump)
{
  deal_set_trump (deal, trump);
  deal->phase = PHASE_PLAY;
  deal->turn = (int8_t) fiftysix_first_leader (deal); /* F-7.1 */
}

/* F-7.6, D-20 */
void
fiftysix_take_trick (Deal *deal)
{
  deal_take_trick (deal);
  if (deal->n_played == deal_pack (deal)->n_cards)
    deal_end (deal);
}

/* F-7.6 */
bool
fiftysix_only_cards_count (const Deal *deal G_GNUC_UNUSED, unsigned seat G_GNUC_UNUSED,
                           CardSet cards G_GNUC_UNUSED)
{
  return true;
}
