/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "klaverjas-support.h"

#include <stdlib.h>
#include <string.h>

#define GAME (&klaverjas_game)

const Pack *
klaverjas_main_pack (void)
{
  Options options = OPTIONS_DEFAULT;

  return game_pack (GAME, &options);
}

void
klaverjas_set_up (Deal *deal, const char *settings, char trump, unsigned leader, const char *table)
{
  g_auto (GStrv) cards = g_strsplit (table, " ", -1);
  Options options = support_options (GAME, settings);
  int suit = suit_from_letter (trump);

  g_assert_cmpint (suit, >=, 0);
  deal_init (deal, GAME, &options);
  deal->dealer = (uint8_t) (deal->n_seats - 1);
  deal->phase = PHASE_PLAY;
  deal_set_trump (deal, (unsigned) suit);
  deal->declarer = 0;
  deal->own.klaverjas.pit = KLAVERJAS_NO_UNIT;
  deal->turn = (int8_t) leader;
  for (unsigned i = 0; cards[i] != NULL; i++)
    {
      deal_put_card (deal, deal_order (deal), support_card (klaverjas_main_pack (), cards[i]));
      deal->turn = (int8_t) deal_seat_after (deal, leader, i + 1);
    }
}

void
klaverjas_give (Deal *deal, const char *hand, CardSet rest)
{
  unsigned size[4] = { 8, 8, 8, 8 };
  unsigned seat = (unsigned) deal->turn;

  for (unsigned i = 0; i < deal->n_played; i++)
    size[deal->played_by[i]]--;
  memset (deal->hand, 0, sizeof deal->hand);
  deal->hand[seat] = support_cards (klaverjas_main_pack (), hand);
  g_assert_cmpuint (card_set_count (deal->hand[seat]), ==, size[seat]);
  rest &= ~deal->hand[seat];
  for (unsigned s = 0; s < 4; s++)
    for (; card_set_count (deal->hand[s]) < size[s]; rest = card_set_rest (rest))
      deal->hand[s] |= card_set_of (card_set_first (rest));
}

void
klaverjas_set_up_play (Deal *deal, const char *settings, unsigned maker, const char *played,
                       const char *hand)
{
  g_auto (GStrv) words = g_strsplit (played, " ", -1);
  const TrickOrder *order;
  CardSet rest = KLAVERJAS_ALL_CARDS;

  support_deal (deal, GAME, settings, NULL);
  for (unsigned i = 0; i < maker; i++)
    support_act (deal, "pass");
  support_act (deal, "trump:H");
  order = deal_order (deal);
  for (unsigned i = 0; words[i] != NULL && words[i][0] != '\0'; i++)
    {
      Card card = support_card (klaverjas_main_pack (), words[i]);

      rest &= ~card_set_of (card);
      deal_put_card (deal, order, card);
      deal->turn
          = deal->trick.n < 4 ? (int8_t) ((deal->turn + 1) % 4) : (int8_t) deal_take_trick (deal);
    }
  klaverjas_give (deal, hand, rest);
}

void
klaverjas_set_up_over (Deal *deal, const char *settings, const int *cards, const int *roem)
{
  klaverjas_set_up (deal, settings, 'H', 0, "7C 8C 9C");
  if (deal->n_seats == 4)
    deal_put_card (deal, deal_order (deal), support_card (klaverjas_main_pack (), "7D"));
  deal_take_trick (deal);
  for (unsigned u = 0; u < game_count_units (GAME, &deal->options); u++)
    {
      deal->card_points[u] = (uint16_t) cards[u];
      deal->own.klaverjas.roem[u] = (uint16_t) roem[u];
    }
  deal->phase = PHASE_OVER;
  deal->turn = NO_SEAT;
}

void
klaverjas_add_marks (Deal *deal, const char *marks)
{
  KlaverjasState *own = &deal->own.klaverjas;
  g_auto (GStrv) words = g_strsplit (marks, " ", -1);

  for (unsigned i = 0; words[i] != NULL; i++)
    {
      uint8_t unit = (uint8_t) (words[i][0] - '0');
      uint8_t value = (uint8_t) atoi (words[i] + 2);

      own->mark[own->n_marks++] = (KlaverjasMark) { unit, value };
      own->roem[unit] += value;
    }
}

char *
klaverjas_sheet_text (const Match *match, const Deal *deal)
{
  GString *text = g_string_new (NULL);
  SheetRow row;

  game_sheet_row (match, deal, &row);
  g_assert_cmpint (row.has_amount, ==, row.multiplier > 1);
  if (row.multiplier > 1)
    g_string_append_printf (text, "%s: ", row.contract + strlen ("{suit} "));
  for (unsigned u = 0; u < row.n_units; u++)
    g_string_append_printf (text, "%s%s %s", u > 0 ? " / " : "", row.unit[u].written,
                            row.unit[u].marks);

  return g_string_free (text, FALSE);
}

void
klaverjas_book_deals (Match *match, unsigned n)
{
  static const int cards[] = { 100, 62 };
  static const int no_roem[] = { 0, 0 };

  for (unsigned i = 0; i < n; i++)
    {
      Deal deal;

      klaverjas_set_up_over (&deal, "tournament=yes", cards, no_roem);
      deal.dealer = match->dealer;
      match_book (match, &deal);
    }
}
