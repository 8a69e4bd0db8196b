/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Trick play as data: every duty alone, and why a card may not be played. */

#include <glib.h>

#include "add-tests.h"
#include "support.h"

#define GAME (&klaverjas_game)

/* Duties as the games combine them; the first two are klaverjas. */
static const TrickDuties amsterdam
    = { .head_trump = true, .ruff = RUFF_UNLESS_PARTNER, .overruff = true, .no_underruff = true };
static const TrickDuties rotterdam = { .head_trump = true, .ruff = RUFF_ALWAYS, .overruff = true };
static const TrickDuties follow_only = { .ruff = RUFF_FREE };
static const TrickDuties ruff_only = { .ruff = RUFF_ALWAYS };
static const TrickDuties head_all
    = { .head_trump = true, .head_plain = true, .ruff = RUFF_ALWAYS, .overruff = true };
static const TrickDuties partner_only = { .ruff = RUFF_UNLESS_PARTNER };

static const struct
{
  const char *row;
  const TrickDuties *duties;
  char trump; /* N: none */
  const char *table;
  const char *hand;
  bool partner_wins;
  const char *legal;
  const char *why_not; /* "CARD:REASON …" for some of the others */
} rows[] = {
  { "leading", &amsterdam, 'H', "", "7C 8H AD", false, "7C 8H AD", "" },
  { "K-7.4 follow", &amsterdam, 'H', "TC", "AC 7C AH AD", false, "7C AC", "AH:follow AD:follow" },
  { "K-7.3 follow trump", &amsterdam, 'H', "TH", "7H AC", false, "7H", "AC:follow" },
  { "K-7.3 head trump", &amsterdam, 'H', "TH", "7H AH AC", true, "AH", "7H:head AC:follow" },
  { "no duty to head trump", &follow_only, 'H', "TH", "7H AH AC", false, "7H AH", "AC:follow" },
  { "head a plain suit", &head_all, 'H', "KC", "7C TC AC 8H", false, "TC AC", "7C:head 8H:follow" },
  { "head a plain suit: unable", &head_all, 'H', "AC", "7C TC 8H", false, "7C TC", "8H:follow" },
  { "head a plain suit: it was ruffed", &head_all, 'H', "KC 7H", "7C AC 8H", false, "7C AC",
    "8H:follow" },
  { "void, no duty", &follow_only, 'H', "AC", "7H AD", false, "7H AD", "" },
  { "void, no trump in this deal", &head_all, 'N', "AC", "7H AD", false, "7H AD", "" },
  { "void in trumps led", &rotterdam, 'H', "7H", "AC AD", false, "AC AD", "" },
  { "K-7.6 ruff", &rotterdam, 'H', "AC", "7H AD", true, "7H", "AD:ruff" },
  { "K-7.6 overruff", &rotterdam, 'H', "AC 8H", "7H 9H AD", true, "9H", "7H:overruff AD:ruff" },
  { "K-7.6 underruff if unable", &rotterdam, 'H', "AC QH", "7H 8H AD", false, "7H 8H", "AD:ruff" },
  { "ruff, but any trump", &ruff_only, 'H', "AC 8H", "7H 9H AD", false, "7H 9H", "AD:ruff" },
  { "K-7.7a", &amsterdam, 'H', "AC 8H", "7H 9H AD", false, "9H", "7H:overruff AD:ruff" },
  { "K-7.7b", &amsterdam, 'H', "AC QH", "7H 8H AD", false, "AD", "7H:underruff 8H:underruff" },
  { "K-7.7c", &amsterdam, 'H', "AC QH", "7H 8H", false, "7H 8H", "" },
  { "K-7.7d", &amsterdam, 'H', "AC 7C", "7H 8S", true, "7H 8S", "" },
  { "K-7.7e", &amsterdam, 'H', "AC QH 7C", "7H 9H AD", true, "9H AD", "7H:underruff" },
  { "K-7.7e only lower trumps", &amsterdam, 'H', "AC QH 7C", "7H 8H", true, "7H 8H", "" },
  { "partner wins, underruff allowed", &partner_only, 'H', "AC QH", "7H AD", true, "7H AD", "" },
  { "partner does not win", &partner_only, 'H', "AC QH", "7H AD", false, "7H", "AD:ruff" },
};

static const char *const reason_names[] = {
  [TRICK_LEGAL] = "legal",
  [TRICK_MUST_FOLLOW] = "follow",
  [TRICK_MUST_HEAD] = "head",
  [TRICK_MUST_RUFF] = "ruff",
  [TRICK_MUST_OVERRUFF] = "overruff",
  [TRICK_NO_UNDERRUFF] = "underruff",
};

static const Pack *
pack (void)
{
  Options options = OPTIONS_DEFAULT;

  return game_pack (GAME, &options);
}

static const TrickOrder *
order_of (char trump)
{
  Options options = OPTIONS_DEFAULT;

  return game_order (GAME, &options, (unsigned) suit_from_letter (trump));
}

static Trick
table_of (const TrickOrder *order, const char *codes)
{
  g_auto (GStrv) words = g_strsplit (codes, " ", -1);
  Trick trick = { 0 };

  for (uint8_t i = 0; words[i] != NULL; i++)
    trick_add (&trick, order, i, support_card (pack (), words[i]));

  return trick;
}

static void
test_legal (void)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const TrickOrder *order = order_of (rows[i].trump);
      Trick trick = table_of (order, rows[i].table);
      CardSet legal = trick_legal (order, rows[i].duties, &trick,
                                   support_cards (pack (), rows[i].hand), rows[i].partner_wins);
      g_autofree char *codes = support_codes (pack (), legal);
      g_autofree char *wanted = support_codes (pack (), support_cards (pack (), rows[i].legal));

      support_check (rows[i].row, codes, wanted);
    }
}

static void
test_reason (void)
{
  bool seen[G_N_ELEMENTS (reason_names)] = { false };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const TrickOrder *order = order_of (rows[i].trump);
      Trick trick = table_of (order, rows[i].table);
      g_autoptr (GString) wanted = g_string_new (NULL);
      g_autoptr (GString) got = g_string_new (NULL);
      g_auto (GStrv) legal = g_strsplit (rows[i].legal, " ", -1);
      g_auto (GStrv) why_not = g_strsplit (rows[i].why_not, " ", -1);
      CardSet hand = support_cards (pack (), rows[i].hand);

      for (unsigned k = 0; legal[k] != NULL; k++)
        g_string_append_printf (wanted, " %s:legal", legal[k]);
      for (unsigned k = 0; why_not[k] != NULL; k++)
        g_string_append_printf (wanted, " %s", why_not[k]);

      for (char **at = legal; *at != NULL; at++)
        g_string_append_printf (
            got, " %s:%s", *at,
            reason_names[trick_reason (order, rows[i].duties, &trick, hand, rows[i].partner_wins,
                                       support_card (pack (), *at))]);
      for (char **at = why_not; *at != NULL; at++)
        {
          g_autofree char *code = g_strndup (*at, 2);
          TrickReason reason = trick_reason (order, rows[i].duties, &trick, hand,
                                             rows[i].partner_wins, support_card (pack (), code));

          seen[reason] = true;
          g_string_append_printf (got, " %s:%s", code, reason_names[reason]);
        }
      support_check (rows[i].row, got->str, wanted->str);
      g_assert_cmpuint (g_strv_length (legal) + g_strv_length (why_not), ==, card_set_count (hand));
    }

  for (unsigned reason = TRICK_MUST_FOLLOW; reason < G_N_ELEMENTS (seen); reason++)
    if (!seen[reason])
      support_fail ("no row has the reason '%s'", reason_names[reason]);
}

/* The sums of K-3.3 and K-3.4, for every trump. */
static void
test_points (void)
{
  for (unsigned trump = 0; trump < SUITS; trump++)
    {
      const TrickOrder *order = order_of (suit_letter (trump));

      for (unsigned suit = 0; suit < SUITS; suit++)
        g_assert_cmpuint (trick_points (order, order->members[suit]), ==, suit == trump ? 62 : 30);
    }
}

/* Of two cards one beats the other, or neither does: the first then stays. */
static void
test_beaters (void)
{
  for (unsigned trump = 0; trump <= SUITS; trump++)
    {
      const TrickOrder *order = order_of (suit_letter (trump));

      for (unsigned a = 0; a < pack ()->n_cards; a++)
        for (unsigned b = 0; b < pack ()->n_cards; b++)
          {
            bool a_wins = card_set_has (order->beaters[b], (Card) a);
            bool b_wins = card_set_has (order->beaters[a], (Card) b);
            bool same = order->group[a] == order->group[b];
            bool ruff = (order->group[a] == trump) != (order->group[b] == trump);

            g_assert_false (a_wins && b_wins);
            g_assert_true ((a_wins || b_wins) == ((same && a != b) || ruff));
          }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_TESTS ("/trick", test_legal, test_reason, test_points, test_beaters);

  return g_test_run ();
}
