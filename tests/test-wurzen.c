/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Wurzen and Schnapsen by example: the rows are section 12 of rules.md, and its rules. */

#include <glib.h>
#include <string.h>

#include "rules/games/wurzen/wurzen-score.h"
#include "rules/games/wurzen/wurzen-state.h"
#include "rules/games/wurzen/wurzen-tables.h"
#include "support.h"

#define GAME (&wurzen_game)

#define SCHNAPSEN "mode=schnapsen"
#define SHARP "mode=schnapsen sharp=yes"

static const char *const end_codes[] = {
  [WURZEN_END_NONE] = "none",
  [WURZEN_END_OUT] = "out",
  [WURZEN_END_OUT_CLOSER] = "out-closer",
  [WURZEN_END_OUT_AGAINST] = "out-against",
  [WURZEN_END_FALSE] = "false",
  [WURZEN_END_FALSE_CLOSER] = "false-closer",
  [WURZEN_END_FALSE_AGAINST] = "false-against",
  [WURZEN_END_LAST] = "last",
  [WURZEN_END_LAST_OUT] = "last-out",
  [WURZEN_END_CLOSED_MADE] = "closed-made",
  [WURZEN_END_CLOSED_FAILED] = "closed-failed",
};

/* W-9.2: what became of the closer’s contract, by END */
static const char *const contracts[] = {
  [WURZEN_END_OUT] = "none",
  [WURZEN_END_OUT_CLOSER] = "made",
  [WURZEN_END_OUT_AGAINST] = "failed",
  [WURZEN_END_FALSE] = "none",
  [WURZEN_END_FALSE_CLOSER] = "failed",
  [WURZEN_END_FALSE_AGAINST] = "made",
  [WURZEN_END_LAST] = "none",
  [WURZEN_END_LAST_OUT] = "none",
  [WURZEN_END_CLOSED_MADE] = "made",
  [WURZEN_END_CLOSED_FAILED] = "failed",
};

static const TrickOrder *
order_of (const char *settings, char trump)
{
  Options options = support_options (GAME, settings);

  return game_order (GAME, &options, (unsigned) suit_from_letter (trump));
}

/* @codes first, then all other cards in the order of the unshuffled pack. */
static void
pack_with (Card *cards, const char *settings, const char *codes)
{
  const Pack *pack = support_pack (GAME, settings);
  g_auto (GStrv) words = g_strsplit (codes, " ", -1);
  CardSet used = 0;
  unsigned n = 0;

  for (; words[n] != NULL; n++)
    {
      cards[n] = support_card (pack, words[n]);
      used |= card_set_of (cards[n]);
    }
  g_assert_cmpuint (card_set_count (used), ==, n);
  for (unsigned c = 0; c < pack->n_cards; c++)
    if (!card_set_has (used, (Card) c))
      cards[n++] = (Card) c;
}

/* The first deal of a match, dealt by @dealer from @codes and the rest of the pack. */
static void
deal_from (Deal *deal, const char *settings, int dealer, const char *codes)
{
  Card cards[CARDS_MAX];

  if (codes[0] != '\0')
    pack_with (cards, settings, codes);
  support_deal_by (deal, GAME, settings, dealer, codes[0] != '\0' ? cards : NULL);
}

/*
 * Seat 0 is to lead in the middle of a deal. @under is the trump card under a talon of @talon
 * cards; with 0 it is drawn.
 */
static void
set_up (Deal *deal, const char *settings, char trump, const char *under, unsigned talon)
{
  Options options = support_options (GAME, settings);

  deal_init (deal, GAME, &options);
  deal->turn = 0;
  deal->dealer = 1;
  deal->phase = PHASE_PLAY;
  deal_set_trump (deal, (unsigned) suit_from_letter (trump));
  deal->n_played = 2;
  deal->own.wurzen.under
      = talon > 0 ? support_card (support_pack (GAME, settings), under) : CARD_NONE;
  deal->own.wurzen.n_stock = (uint8_t) (talon > 0 ? talon - 1 : 0);
}

static void
give (Deal *deal, unsigned seat, const char *codes)
{
  deal->hand[seat] = codes[0] != '\0' ? support_cards (deal_pack (deal), codes) : 0;
}

/* Eyes from cards alone; with @eyes there is a trick. */
static void
set_eyes (Deal *deal, unsigned seat, unsigned eyes)
{
  deal->card_points[seat] = (uint16_t) eyes;
  deal->tricks_won[seat] = eyes > 0 ? 3 : 0;
}

static char *
eyes_text (const Deal *deal)
{
  return g_strdup_printf ("%u:%u", wurzen_eyes (deal, 0), wurzen_eyes (deal, 1));
}

/* "END EYES SCORE" of a deal that is over */
static char *
outcome_text (const Deal *deal)
{
  DealResult result;

  deal_result (deal, &result);

  return g_strdup_printf ("%s %d:%d %d:%d", end_codes[deal->own.wurzen.end], result.points[0],
                          result.points[1], result.score[0], result.score[1]);
}

static void
check_contract (const char *row, const Deal *deal)
{
  const char *wanted = contracts[deal->own.wurzen.end];
  g_autofree char *by_closer = g_strdup_printf ("%d %s", deal->declarer, wanted);

  support_check_contract (row, deal, deal->declarer == NO_SEAT ? wanted : by_closer);
}

/* ---- Cards: W-3 ------------------------------------------------------------------------- */

/* W-3.1, W-3.2, W-3.3, W-3.6 */
static void
test_cards (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    char trump;
    unsigned sum;
    const char *trumps; /* high to low */
    const char *plain;  /* the cards of spades, or of clubs when spades are trumps, likewise */
  } rows[] = {
    { "E-3 W-3.3 W-3.6 hearts", "", 'H', 143, "AH 6D TH KH QH JH 9H 8H 7H 6H",
      "AS TS KS QS JS 9S 8S 7S 6S" },
    { "W-3.6 spades", "", 'S', 143, "AS 6D TS KS QS JS 9S 8S 7S 6S", "AC TC KC QC JC 9C 8C 7C 6C" },
    { "W-3.6 clubs", "", 'C', 143, "AC 6D TC KC QC JC 9C 8C 7C 6C", "AS TS KS QS JS 9S 8S 7S 6S" },
    { "E-3 W-3.6 diamonds", "", 'D', 136, "AD TD KD QD JD 9D 8D 7D 6D",
      "AS TS KS QS JS 9S 8S 7S 6S" },
    { "W-3.4 schnapsen", SCHNAPSEN, 'H', 120, "AH TH KH QH JH", "AS TS KS QS JS" },
    { "W-3.4 schnapsen diamonds", SCHNAPSEN, 'D', 120, "AD TD KD QD JD", "AS TS KS QS JS" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const Pack *pack = support_pack (GAME, rows[i].settings);
      const TrickOrder *order = order_of (rows[i].settings, rows[i].trump);
      const char *const lists[] = { rows[i].trumps, rows[i].plain };
      unsigned sum = trick_points (order, (((CardSet) 1) << pack->n_cards) - 1);

      support_check_number (rows[i].row, "eyes of the pack", (int) sum, (int) rows[i].sum);
      for (unsigned k = 0; k < G_N_ELEMENTS (lists); k++)
        {
          g_auto (GStrv) words = g_strsplit (lists[k], " ", -1);
          unsigned group = order->group[support_card (pack, words[0])];
          g_autofree char *members = support_codes (pack, order->members[group]);

          if (order->members[group] != support_cards (pack, lists[k]))
            support_fail ("%s: the group is %s, expected %s", rows[i].row, members, lists[k]);
          for (unsigned n = 0; words[n] != NULL && words[n + 1] != NULL; n++)
            if (order->strength[support_card (pack, words[n])]
                <= order->strength[support_card (pack, words[n + 1])])
              support_fail ("%s: %s should be above %s", rows[i].row, words[n], words[n + 1]);
        }
    }
}

/* W-3.2 */
static void
test_pack (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    const char *pack;
  } rows[] = {
    { "W-3.2 wurzen", "",
      "6C 7C 8C 9C TC JC QC KC AC 6S 7S 8S 9S TS JS QS KS AS "
      "6H 7H 8H 9H TH JH QH KH AH 6D 7D 8D 9D TD JD QD KD AD" },
    { "W-3.2 schnapsen", SCHNAPSEN, "TC JC QC KC AC TS JS QS KS AS TH JH QH KH AH TD JD QD KD AD" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const Pack *pack = support_pack (GAME, rows[i].settings);
      g_autofree char *codes = support_codes (pack, (((CardSet) 1) << pack->n_cards) - 1);

      support_check (rows[i].row, codes, rows[i].pack);
    }
}

/* ---- Dealing: W-5 ----------------------------------------------------------------------- */

static void
test_dealing (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    int dealer;
    const char *action; /* "" when the deal starts with the first lead */
    const char *dealt;  /* seat 0 | seat 1 | trump card, next card, talon, leader */
  } rows[] = {
    { "E-1 W-5.1 cut", "", 0, "cut", "9C TC JC 7S 8S 9S | 6C 7C 8C KC AC 6S | QC TS 24 leader 1" },
    { "E-1 W-5.1 knock", "", 0, "knock",
      "QC KC AC 6S 7S 8S | 6C 7C 8C 9C TC JC | 9S TS 24 leader 1" },
    { "W-6.2 option deal=cut", "deal=cut", 0, "",
      "9C TC JC 7S 8S 9S | 6C 7C 8C KC AC 6S | QC TS 24 leader 1" },
    { "W-6.2 option deal=knock", "deal=knock", 1, "",
      "6C 7C 8C 9C TC JC | QC KC AC 6S 7S 8S | 9S TS 24 leader 0" },
    { "E-1 W-5.1 schnapsen cut", SCHNAPSEN, 1, "cut",
      "TC JC QC QS KS | KC AC TS AS TH | JS JH 10 leader 0" },
    { "W-5.1 schnapsen knock", "mode=schnapsen deal=knock", 0, "",
      "TS JS QS KS AS | TC JC QC KC AC | TH JH 10 leader 1" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const WurzenState *own;
      g_autofree char *hands[2] = { NULL, NULL };
      g_autofree char *text = NULL;
      Deal deal;

      deal_from (&deal, rows[i].settings, rows[i].dealer, "");
      own = &deal.own.wurzen;
      if (rows[i].action[0] != '\0')
        {
          g_autofree char *legal = support_legal (&deal);
          Card open[CARDS_MAX];

          support_check (rows[i].row, legal, "cut knock"); /* W-6.2 */
          g_assert_cmpint (deal.turn, ==, 1 - rows[i].dealer);
          g_assert_cmphex (deal.hand[0] | deal.hand[1], ==, 0);
          g_assert_cmpuint (game_open_cards (&deal, open), ==, 0);
          support_act (&deal, rows[i].action);
        }
      for (unsigned seat = 0; seat < 2; seat++)
        hands[seat] = support_codes (deal_pack (&deal), deal.hand[seat]);
      text = g_strdup_printf ("%s | %s | %s %s %u leader %d", hands[0], hands[1],
                              pack_code (deal_pack (&deal), own->under),
                              pack_code (deal_pack (&deal), own->stock[own->n_stock - 1]),
                              wurzen_talon (&deal), deal.turn);
      g_free (hands[0]);
      g_free (hands[1]);
      hands[0] = hands[1] = NULL;
      support_check (rows[i].row, text, rows[i].dealt);
      g_assert_cmpuint (deal.trump, ==, pack_suit (deal_pack (&deal), own->under));
    }
}

/* W-5.3: the Weli turned up makes Schell trump */
static void
test_weli_turned (void)
{
  Card open[CARDS_MAX];
  Deal deal;

  deal_from (&deal, "deal=cut", 0, "6C 7C 8C 9C TC JC 6D");
  g_assert_cmpuint (deal.trump, ==, SUIT_DIAMONDS);
  g_assert_cmpuint (game_open_cards (&deal, open), ==, 1);
  g_assert_cmpuint (open[0], ==, support_card (support_pack (GAME, ""), "6D"));
}

/* ---- Tricks: W-7 ------------------------------------------------------------------------ */

/* W-7.3, W-7.4: "led-follow:winner", L for the leader and F for the follower */
static void
test_trick_winner (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    char trump;
    const char *tricks;
  } rows[] = {
    { "E-2 W-7.3", "", 'H',
      "AS-JH:F TC-QH:F TH-6D:F AD-6D:F AH-6D:L 6D-AH:F 6D-TH:L TS-8H:L KS-8H:F 7H-AD:L 8H-TS:L "
      "9H-6D:F 8H-9H:F AS-9H:L 9S-TS:F 9S-AC:L JS-6H:F KS-TS:F" },
    { "E-3 W-7.3", "", 'D', "KC-6D:F TC-6D:L AC-9D:L AC-JD:F 6D-7D:F 6D-AC:L 7D-6D:L TD-AD:F" },
    { "W-7.3 b nine and ten of every suit", "", 'S',
      "TC-9S:L TH-9S:L TD-9S:L AC-6S:L AH-7S:L AD-8S:L TC-JS:F AD-6D:F QD-9S:F 9C-6S:F" },
    { "W-7.3 b weak or not, any trump ruffs a king", "", 'C', "KS-6C:F KH-7C:F KD-8C:F QD-9C:F" },
    { "W-7.3 a, c", "", 'C', "7S-8S:F 8S-7S:L 7S-8H:L 7C-8H:L 8D-6D:F 6D-8D:L" },
    { "W-3.1 schnapsen knows no weak trumps", SCHNAPSEN, 'H', "AS-JH:F TS-JH:F JH-AS:L KS-TS:F" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (GStrv) tricks = g_strsplit (rows[i].tricks, " ", -1);

      for (unsigned k = 0; tricks[k] != NULL; k++)
        {
          g_auto (GStrv) words = g_strsplit_set (tricks[k], "-:", 3);
          unsigned winner;
          Deal deal;

          set_up (&deal, rows[i].settings, rows[i].trump, NULL, 0);
          for (unsigned n = 0; n < 2; n++)
            {
              deal.turn = (int8_t) n;
              give (&deal, n, words[n]);
              deal_put_card (&deal, deal_order (&deal), support_card (deal_pack (&deal), words[n]));
            }
          winner = deal_take_trick (&deal);
          if ("LF"[winner] != words[2][0])
            support_fail ("%s: %s: got %c", rows[i].row, tricks[k], "LF"[winner]);
        }
    }
}

static const char *const reason_names[] = {
  [TRICK_LEGAL] = "legal",
  [TRICK_MUST_FOLLOW] = "follow",
  [TRICK_MUST_HEAD] = "head",
  [TRICK_MUST_RUFF] = "ruff",
  [TRICK_MUST_OVERRUFF] = "overruff",
  [TRICK_NO_UNDERRUFF] = "underruff",
  [TRICK_MUST_LEAD] = "lead",
};

/* W-7.5: seat 0 has led, seat 1 follows */
static void
test_follow (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    char trump;
    int closer; /* NO_SEAT: open, or strict when the talon is used up */
    unsigned talon;
    const char *hand;
    const char *led;
    const char *legal;
    const char *why_not; /* "CARD:REASON …" for the others */
  } rows[] = {
    { "E-4 a", "", 'H', NO_SEAT, 0, "TS 9S AH 7C", "KS", "TS", "9S:head AH:follow 7C:follow" },
    { "E-4 b", "", 'H', NO_SEAT, 0, "JS 9S AH 7C", "KS", "9S JS", "AH:follow 7C:follow" },
    { "E-4 c", "", 'H', NO_SEAT, 0, "8H QH 7C", "KS", "8H QH", "7C:ruff" },
    { "E-4 d", "", 'H', NO_SEAT, 0, "8H QH 6D 7C", "AS", "QH 6D", "8H:head 7C:ruff" },
    { "E-4 e", "", 'H', NO_SEAT, 0, "8H 9H 7C", "AS", "8H 9H", "7C:ruff" },
    { "E-4 f", "weak_trump=free", 'H', NO_SEAT, 0, "8H 9H 7C", "AS", "7C 8H 9H", "" },
    { "E-4 g", "", 'H', NO_SEAT, 0, "6D 9H AD", "TH", "6D", "9H:head AD:follow" },
    { "E-4 h", "", 'H', NO_SEAT, 0, "6D 9H AD", "AH", "6D 9H", "AD:follow" },
    { "E-4 i", "", 'H', NO_SEAT, 0, "6D KC 9C", "7D", "6D", "KC:ruff 9C:ruff" },
    { "E-4 j", "", 'D', NO_SEAT, 0, "6D KC 9C", "7D", "6D", "KC:follow 9C:follow" },
    { "E-4 k", "", 'H', NO_SEAT, 0, "KC 9C", "7H", "KC 9C", "" },
    { "E-4 l", "", 'H', 0, 12, "8H 9H 7C", "AS", "8H 9H", "7C:ruff" },
    { "E-4 m", "", 'H', NO_SEAT, 12, "8H 9H 7C", "AS", "7C 8H 9H", "" },
    { "W-7.5 b free does not unbar", "weak_trump=free", 'H', NO_SEAT, 0, "8H QH 7C", "AS", "QH",
      "8H:head 7C:ruff" },
    { "W-7.5 b free: weak trumps beat a king", "weak_trump=free", 'H', NO_SEAT, 0, "8H 9H 7C", "KS",
      "8H 9H", "7C:ruff" },
    { "W-7.5 a the suit before the trump", "weak_trump=free", 'H', NO_SEAT, 0, "6S AH 8H", "AS",
      "6S", "AH:follow 8H:follow" },
    { "W-3.5 the Weli follows trumps", "", 'S', NO_SEAT, 0, "6D AD", "9S", "6D", "AD:follow" },
    { "W-3.5 a led Weli asks for trumps", "", 'S', NO_SEAT, 0, "9S AD", "6D", "9S", "AD:follow" },
    { "W-7.5 a ace over the Weli", "", 'S', NO_SEAT, 0, "9S AS AD", "6D", "AS",
      "9S:head AD:follow" },
    { "W-7.5 d nothing of either", "", 'H', NO_SEAT, 0, "7D 9C", "AS", "7D 9C", "" },
    { "W-7.1 closed by the follower", "", 'H', 1, 24, "JS 8S AH", "QS", "8S JS", "AH:follow" },
    { "W-7.2 open play", "", 'H', NO_SEAT, 2, "JS 8S AH", "QS", "8S JS AH", "" },
    { "W-7.5 schnapsen", SCHNAPSEN, 'H', NO_SEAT, 0, "JH QH KC", "AS", "JH QH", "KC:ruff" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (GStrv) others = g_strsplit (rows[i].why_not, " ", -1);
      g_autofree char *legal = NULL;
      CardSet cards = 0;
      ActionList list;
      Deal deal;

      set_up (&deal, rows[i].settings, rows[i].trump, rows[i].trump == 'D' ? "JD" : "KH",
              rows[i].talon);
      deal.declarer = (int8_t) rows[i].closer;
      give (&deal, 0, rows[i].led);
      give (&deal, 1, rows[i].hand);
      deal_apply (&deal, ACTION (VERB_PLAY, support_card (deal_pack (&deal), rows[i].led)));
      g_assert_cmpint (deal.turn, ==, 1);
      deal_legal (&deal, &list);
      for (unsigned k = 0; k < list.n; k++)
        cards |= card_set_of (action_card (GAME, list.at[k]));
      legal = support_codes (deal_pack (&deal), cards);
      if (cards != support_cards (deal_pack (&deal), rows[i].legal))
        support_fail ("%s: %s to %s: got %s, expected %s", rows[i].row, rows[i].hand, rows[i].led,
                      legal, rows[i].legal);
      for (unsigned k = 0; others[k] != NULL; k++)
        {
          g_auto (GStrv) words = g_strsplit (others[k], ":", 2);
          TrickReason reason = game_reason (&deal, 1, support_card (deal_pack (&deal), words[0]));

          support_check (rows[i].row, reason_names[reason], words[1]);
        }
    }
}

/* ---- On lead: W-6, W-8 ------------------------------------------------------------------ */

/* Only the tokens that begin with one of @prefixes, in the order of the list. */
static char *
legal_with (const Deal *deal, const char *const *prefixes)
{
  g_autofree char *legal = support_legal (deal);
  g_auto (GStrv) words = g_strsplit (legal, " ", -1);
  g_autoptr (GString) text = g_string_new (NULL);

  for (unsigned i = 0; words[i] != NULL; i++)
    for (unsigned k = 0; prefixes[k] != NULL; k++)
      if (g_str_has_prefix (words[i], prefixes[k]))
        g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", words[i]);

  return g_strdup (text->str);
}

/* W-6.5 to W-6.8: @actions are those of the lead so far */
static void
test_swap (void)
{
  static const char *const swap[] = { "swap", NULL };
  static const struct
  {
    const char *row;
    const char *settings;
    char trump;
    const char *under;
    unsigned talon;
    bool first_lead;
    const char *hand;
    const char *actions;
    const char *legal;
  } rows[] = {
    { "E-5 a", "", 'H', "KH", 24, true, "6H JH AH 9H 6D 7C", "", "swap:JH" },
    { "E-5 b", "ace_swap=high", 'H', "KH", 24, true, "6H JH AH 9H 6D 7C", "", "swap:AH swap:JH" },
    { "E-5 c", "", 'H', "JH", 24, true, "6H AH 9H 6D 7C 8C", "", "swap:AH" },
    { "E-5 d", "", 'H', "AH", 24, true, "6H JH 9H 6D 7C 8C", "", "swap:JH" },
    { "E-5 e", "", 'H', "8H", 24, true, "6H JH AH 9H 6D 7C", "", "swap:6H" },
    { "E-5 f", "", 'H', "6H", 24, true, "JH AH 9H 6D 7C 8C", "", "" },
    { "E-5 g the Weli under", "", 'D', "6D", 24, true, "7D JD AD 9D 7C 8C", "", "" },
    { "E-5 h the Weli takes", "", 'D', "9D", 24, true, "6D JD AD 7C 8C 9C", "", "swap:6D" },
    { "E-5 i once a lead", "", 'H', "KH", 24, true, "6H JH AH 9H 6D 7C", "swap:JH", "" },
    { "E-5 j", "", 'H', "KH", 2, false, "6H JH AH 9H 6D 7C", "", "swap:JH" },
    { "E-5 k", "sharp=yes", 'H', "KH", 2, false, "6H JH AH 9H 6D 7C", "", "" },
    { "E-5 k first lead", "sharp=yes", 'H', "KH", 24, true, "6H JH AH 9H 6D 7C", "", "" },
    { "W-6.5 sharp, the last chance", "sharp=yes", 'H', "KH", 4, false, "6H JH AH 9H 6D 7C", "",
      "swap:JH" },
    { "E-5 l", SCHNAPSEN, 'H', "JH", 10, true, "AH TC JC QC KC", "", "" },
    { "W-6.7 schnapsen", SCHNAPSEN, 'H', "TH", 10, true, "AH JH JC QC KC", "", "swap:JH" },
    { "W-6.7 the ace", SCHNAPSEN, 'H', "AH", 2, false, "TH JH JC QC KC", "", "swap:JH" },
    { "W-6.7 sharp", SHARP, 'H', "AH", 2, false, "TH JH JC QC KC", "", "" },
    { "W-6.6 ten", "", 'S', "TS", 24, true, "JS AS 6S 6D 7C 8C", "", "swap:JS" },
    { "W-6.6 queen", "ace_swap=high", 'S', "QS", 24, true, "JS AS 6S 6D 7C 8C", "",
      "swap:AS swap:JS" },
    { "W-6.6 jack, ace_swap=high", "ace_swap=high", 'S', "JS", 24, true, "AS 6S 6D 7C 8C 9C", "",
      "swap:AS" },
    { "W-6.6 seven", "", 'S', "7S", 24, true, "JS AS 6S 6D 7C 8C", "", "swap:6S" },
    { "W-6.6 nine: not the high Weli", "", 'S', "9S", 24, true, "JS AS 6D 6C 7C 8C", "", "" },
    { "W-6.5 not in another suit", "", 'S', "KS", 24, true, "JH 6H 6C JC 7C 8C", "", "" },
    { "W-6.5 not after closing", "", 'H', "KH", 24, true, "6H JH AH 9H 6D 7C", "close", "" },
    { "W-6.5 not after a pair", "", 'H', "KH", 24, true, "6H JH AH 9H JC 7C", "wurze:C", "" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *legal = NULL;
      Deal deal;

      set_up (&deal, rows[i].settings, rows[i].trump, rows[i].under, rows[i].talon);
      if (rows[i].first_lead)
        deal.n_played = 0;
      give (&deal, 0, rows[i].hand);
      support_act (&deal, rows[i].actions);
      legal = legal_with (&deal, swap);
      support_check (rows[i].row, legal, rows[i].legal);
    }
}

/* E-5 m, W-6.8: what an exchange does, and that a later lead may bring another */
static void
test_swap_effect (void)
{
  static const char *const calls[] = { "close", "swap", NULL };
  g_autofree char *hand = NULL;
  g_autofree char *after = NULL;
  g_autofree char *later = NULL;
  const WurzenState *own;
  Deal deal;

  deal_from (&deal, "deal=knock", 1, "6H JH AH 9H 6D 7C 6C 8C 9C TC JC QC KH KC AC 6S");
  own = &deal.own.wurzen;
  support_act (&deal, "swap:JH");
  hand = support_codes (deal_pack (&deal), deal.hand[0]);
  support_check ("E-5 m hand", hand, "7C 6H 9H KH AH 6D");
  support_check ("E-5 m under", pack_code (deal_pack (&deal), own->under), "JH");
  after = legal_with (&deal, calls);
  support_check ("E-5 m", after, "close");
  g_assert_cmpint (deal.turn, ==, 0);
  g_assert_cmpuint (wurzen_talon (&deal), ==, 24);

  support_act (&deal, "play:AH play:6C");
  later = legal_with (&deal, calls);
  support_check ("W-6.8 the next lead; the ace is gone", later, "close");
  deal_from (&deal, "deal=knock", 1, "6H JH AH 9H 6D 7C 6C 8C 9C TC JC QC KH KC AC 6S");
  support_act (&deal, "swap:JH play:6D play:6C");
  g_free (later);
  later = legal_with (&deal, calls);
  support_check ("W-6.8 the next lead", later, "close swap:AH");
}

/* W-6.9 */
static void
test_close (void)
{
  static const char *const close[] = { "close", NULL };
  static const struct
  {
    const char *row;
    const char *settings;
    unsigned face_down;
    bool legal;
  } rows[] = {
    { "E-6", "", 7, true },          { "E-6", "", 5, true },
    { "E-6", "", 3, false },         { "E-6", "", 1, false },
    { "E-6", SCHNAPSEN, 3, true },   { "E-6", SCHNAPSEN, 1, true },
    { "E-6", SHARP, 3, true },       { "E-6", SHARP, 1, false },
    { "W-6.9", "", 23, true },       { "W-6.9 sharp", "sharp=yes", 5, true },
    { "W-6.9", SCHNAPSEN, 9, true }, { "W-6.9 sharp", "sharp=yes", 3, false },
  };
  g_autofree char *again = NULL;
  Card open[CARDS_MAX];
  Deal deal;

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *legal = NULL;

      set_up (&deal, rows[i].settings, 'H', "KH", rows[i].face_down + 1);
      give (&deal, 0, "TC JC");
      legal = legal_with (&deal, close);
      if ((legal[0] != '\0') != rows[i].legal)
        support_fail ("%s %s, %u face-down cards: close is %slegal", rows[i].row, rows[i].settings,
                      rows[i].face_down, rows[i].legal ? "not " : "");
    }

  /* the snapshot, once a deal, the trump card turned over */
  set_up (&deal, "", 'H', "KH", 12);
  give (&deal, 0, "TC JC");
  set_eyes (&deal, 1, 17);
  deal.own.wurzen.announced[1] = 20;
  support_act (&deal, "close");
  g_assert_cmpuint (deal.own.wurzen.snapshot_eyes, ==, 37);
  g_assert_cmpuint (deal.own.wurzen.snapshot_tricks, ==, 3);
  g_assert_cmpint (deal.declarer, ==, 0);
  g_assert_cmpint (deal.turn, ==, 0);
  g_assert_cmpuint (game_open_cards (&deal, open), ==, 0);
  g_assert_true (wurzen_is_strict (&deal));
  again = legal_with (&deal, close);
  support_check ("W-6.9 once a deal", again, "");
}

/* W-8, W-6.3, W-6.11: actions of both seats, then what is legal and the eyes */
static void
test_lead (void)
{
#define E_7 "7H JH QH KH 7C JC 9S 8C 9C TC 6S 8S 8H 9D 6C"
  static const struct
  {
    const char *row;
    const char *settings;
    const char *pack; /* six or five cards of seat 0, as many of seat 1, trump card, stock */
    const char *actions;
    const char *legal;
    const char *eyes;
  } rows[] = {
    { "E-7 first lead", "", E_7, "knock",
      "close pair:H play:7C play:7H play:JC play:JH play:KH play:QH wurze:C wurze:H", "0:0" },
    { "E-7 great Wurze", "", E_7, "knock wurze:H", "play:7H play:JH", "0:0" },
    { "E-7 the first trick", "", E_7, "knock wurze:H play:JH play:9S",
      "claim close pair:H play:7C play:7H play:9D play:JC play:KH play:QH wurze:C", "28:0" },
    { "E-7 forty", "", E_7, "knock wurze:H play:JH play:9S pair:H", "claim play:KH play:QH",
      "68:0" },
    { "E-7 after it", "", E_7, "knock wurze:H play:JH play:9S pair:H play:KH play:8C",
      "claim close play:7C play:7H play:9D play:JC play:QC play:QH wurze:C", "73:0" },
    { "W-8.6 the points wait for a trick", "", E_7, "knock wurze:C play:7C play:9C", NULL, "0:2" },
    { "W-8.5 W-8.6 and count with it", "", E_7, "knock wurze:C play:7C play:9C play:8C play:JC",
      NULL, "13:2" },
    { "W-8.3 both may be led without it", "", E_7, "knock play:QH play:9S play:KH play:8C", NULL,
      "9:0" },
    { "W-8.1 sharp: none on the first lead", "deal=knock sharp=yes", E_7, "",
      "close play:7C play:7H play:JC play:JH play:KH play:QH", "0:0" },
    { "W-8.1 sharp: then as ever", "deal=knock sharp=yes", E_7, "play:JC play:8C",
      "claim close pair:H play:7C play:7H play:9D play:JH play:KH play:QH wurze:H", "3:0" },
    { "W-6.3 close, then announce", "deal=knock", E_7, "close wurze:C", "play:7C play:JC", "0:0" },
    { "W-6.3 not after announcing", "deal=knock", E_7, "pair:H", "play:KH play:QH", "0:0" },
    { "W-6.7 W-8.1 no Wurze in schnapsen", "mode=schnapsen deal=knock",
      "JH QH KH TC JC AC TS JS QS KS AH", "",
      "close pair:H play:JC play:JH play:KH play:QH play:TC swap:JH", "0:0" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *legal = NULL;
      g_autofree char *eyes = NULL;
      Deal deal;

      deal_from (&deal, rows[i].settings, 1, rows[i].pack);
      support_act (&deal, rows[i].actions);
      legal = support_legal (&deal);
      if (rows[i].legal != NULL)
        support_check (rows[i].row, legal, rows[i].legal);
      eyes = eyes_text (&deal);
      support_check (rows[i].row, eyes, rows[i].eyes);
    }
#undef E_7
}

/* W-8.2 */
static void
test_announcements (void)
{
  static const struct
  {
    const char *token;
    unsigned in_hearts;
    const char *cards;
  } rows[] = {
    { "pair:H", 40, "QH KH" },
    { "pair:C", 20, "QC KC" },
    { "wurze:H", 25, "7H JH" },
    { "wurze:D", 10, "7D JD" },
  };
  Deal deal;

  set_up (&deal, "", 'H', NULL, 0);
  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Action action = action_from_token (GAME, deal_pack (&deal), rows[i].token);
      g_autofree char *cards
          = support_codes (deal_pack (&deal), wurzen_announcement_cards (&deal, action));

      support_check (rows[i].token, cards, rows[i].cards);
      if (wurzen_announcement_points (&deal, action) != rows[i].in_hearts)
        support_fail ("W-8.2 %s: got %u", rows[i].token,
                      wurzen_announcement_points (&deal, action));
    }
}

/* W-6.3: after an announcement the other cards wait */
static void
test_pending_reason (void)
{
  Deal deal;

  set_up (&deal, "", 'H', "KH", 12);
  give (&deal, 0, "7C JC AS");
  support_act (&deal, "wurze:C");
  g_assert_cmpint (game_reason (&deal, 0, support_card (deal_pack (&deal), "AS")), ==,
                   TRICK_MUST_LEAD);
  g_assert_cmpint (game_reason (&deal, 0, support_card (deal_pack (&deal), "JC")), ==, TRICK_LEGAL);
}

/* E-14, W-6.11 */
static void
test_claim_checked (void)
{
  static const char *const tokens[] = { "claim", "play", NULL };
  static const struct
  {
    const char *row;
    const char *settings;
    unsigned eyes;
    const char *actions;
    const char *legal;
  } rows[] = {
    { "E-14 74", "claim=checked", 54, "pair:S", "play:KS play:QS" },
    { "E-14 75", "claim=checked", 55, "pair:S", "claim play:KS play:QS" },
    { "W-6.11 before announcing", "claim=checked", 75, "", "claim play:KS play:QS" },
    { "W-6.11 before announcing", "claim=checked", 74, "", "play:KS play:QS" },
    { "W-6.11 schnapsen", "mode=schnapsen claim=checked", 66, "", "claim play:KS play:QS" },
    { "W-6.11 schnapsen", "mode=schnapsen claim=checked", 65, "", "play:KS play:QS" },
    { "W-6.11 no trick, no eyes", "claim=checked", 0, "pair:S", "play:KS play:QS" },
    { "W-6.11 free", "claim=free", 1, "", "claim play:KS play:QS" },
    { "W-6.12 auto", "claim=auto", 74, "", "play:KS play:QS" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *legal = NULL;
      Deal deal;

      set_up (&deal, rows[i].settings, 'H', "KH", 12);
      give (&deal, 0, "QS KS");
      set_eyes (&deal, 0, rows[i].eyes);
      support_act (&deal, rows[i].actions);
      legal = legal_with (&deal, tokens);
      support_check (rows[i].row, legal, rows[i].legal);
    }
}

/* E-13, W-6.12: claim=auto; seat 0 leads, talon open with 12 cards unless closed */
static void
test_claim_auto (void)
{
  static const struct
  {
    const char *row;
    int closer;
    unsigned eyes[2];
    const char *hand[2];
    const char *actions;
    const char *outcome; /* as outcome_text (), or the eyes when the deal goes on */
    unsigned cards_left;
  } rows[] = {
    { "E-13 with a pair", NO_SEAT, { 55, 21 }, { "QS KS", "7C 8C" }, "pair:S", "out 75:21 2:0", 4 },
    { "E-13 with a trick",
      NO_SEAT,
      { 55, 60 },
      { "QS KS", "AS 8C" },
      "play:KS play:AS",
      "out 55:75 0:1",
      2 },
    { "W-6.12 one eye short",
      NO_SEAT,
      { 55, 59 },
      { "QS KS", "AS 8C" },
      "play:KS play:AS",
      "55:74",
      4 },
    { "W-6.12 closer", 0, { 55, 60 }, { "QS KS", "7C 8C" }, "pair:S", "out-closer 75:60 1:0", 4 },
    { "W-6.12 against the closer",
      0,
      { 55, 60 },
      { "QS KS", "AS 8C" },
      "play:KS play:AS",
      "out-against 55:75 0:4",
      2 },
    { "W-7.7 the last trick comes first",
      NO_SEAT,
      { 55, 60 },
      { "KS", "AS" },
      "play:KS play:AS",
      "last-out 55:75 0:1",
      0 },
    { "W-8.6 no trick yet", NO_SEAT, { 0, 20 }, { "QH KH", "7C 8C" }, "pair:H", "0:20", 4 },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *outcome = NULL;
      Deal deal;

      set_up (&deal, "claim=auto", 'H', "JH", 12);
      deal.declarer = (int8_t) rows[i].closer;
      for (unsigned seat = 0; seat < 2; seat++)
        {
          give (&deal, seat, rows[i].hand[seat]);
          set_eyes (&deal, seat, rows[i].eyes[seat]);
        }
      deal.own.wurzen.stock[10] = support_card (deal_pack (&deal), "6C");
      deal.own.wurzen.stock[9] = support_card (deal_pack (&deal), "7C");
      support_act (&deal, rows[i].actions);
      outcome = deal_is_over (&deal) ? outcome_text (&deal) : eyes_text (&deal);
      support_check (rows[i].row, outcome, rows[i].outcome);
      if (card_set_count (deal.hand[0]) + card_set_count (deal.hand[1]) != rows[i].cards_left)
        support_fail ("%s: wrong number of cards left", rows[i].row);
    }
}

/* E-16, W-7.8, W-7.6 */
static void
test_drawing (void)
{
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  Deal deal;

  set_up (&deal, "", 'H', "JH", 2);
  give (&deal, 0, "AS 6C 7C 8C 9C TC");
  give (&deal, 1, "7S 6H 7H 8H 9H TH");
  deal.own.wurzen.stock[0] = support_card (deal_pack (&deal), "9D");
  support_act (&deal, "play:AS play:7S");
  first = support_codes (deal_pack (&deal), deal.hand[0]);
  second = support_codes (deal_pack (&deal), deal.hand[1]);
  support_check ("E-16 the last face-down card", first, "6C 7C 8C 9C TC 9D");
  support_check ("E-16 the trump card", second, "6H 7H 8H 9H TH JH");
  g_assert_cmpuint (wurzen_talon (&deal), ==, 0);
  g_assert_true (wurzen_is_strict (&deal));
  g_assert_cmpint (deal.turn, ==, 0);
  g_assert_cmpuint (deal.tricks_won[0], ==, 1);

  /* the winner draws first, and leads */
  deal_from (&deal, "deal=cut", 1, "");
  support_act (&deal, "play:6C play:TC");
  g_clear_pointer (&first, g_free);
  g_clear_pointer (&second, g_free);
  first = support_codes (deal_pack (&deal), deal.hand[0]);
  second = support_codes (deal_pack (&deal), deal.hand[1]);
  support_check ("W-7.8 the loser", first, "7C 8C KC AC 6S JS");
  support_check ("W-7.8 the winner", second, "9C JC 7S 8S 9S TS");
  g_assert_cmpuint (wurzen_talon (&deal), ==, 22);
  g_assert_cmpint (deal.turn, ==, 1);
}

/* ---- The end: W-9 ----------------------------------------------------------------------- */

/* W-9.1 */
static void
test_value (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    unsigned eyes;
    unsigned tricks;
    unsigned value;
  } rows[] = {
    { "E-8", "", 0, 0, 4 },           { "E-8", "", 2, 1, 3 },
    { "E-8", "", 19, 2, 3 },          { "E-8", "", 20, 2, 2 },
    { "E-8", "", 44, 3, 2 },          { "E-8", "", 45, 3, 1 },
    { "E-8", "", 46, 3, 1 },          { "E-8", "", 80, 9, 1 },
    { "E-8", SCHNAPSEN, 0, 0, 3 },    { "E-8", SCHNAPSEN, 4, 1, 2 },
    { "E-8", SCHNAPSEN, 32, 2, 2 },   { "E-8", SCHNAPSEN, 33, 2, 1 },
    { "W-9.1", SCHNAPSEN, 19, 1, 2 },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Options options = support_options (GAME, rows[i].settings);
      unsigned value = wurzen_value (&options, rows[i].eyes, rows[i].tricks);

      if (value != rows[i].value)
        support_fail ("%s V(%u, %u): got %u, expected %u", rows[i].row, rows[i].eyes,
                      rows[i].tricks, value, rows[i].value);
    }
}

/* A seat on lead claims; eyes of seat 0 : seat 1, closer and snapshot as given. */
static void
test_claim (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    unsigned claimer;
    int closer;
    unsigned snapshot[2]; /* eyes and tricks of the closer's opponent */
    unsigned eyes[2];
    const char *outcome;
  } rows[] = {
    { "E-9 a", "", 0, NO_SEAT, { 0, 0 }, { 75, 44 }, "out 75:44 2:0" },
    { "E-9 b", "", 0, NO_SEAT, { 0, 0 }, { 75, 45 }, "out 75:45 1:0" },
    { "E-9 c", "", 0, NO_SEAT, { 0, 0 }, { 80, 0 }, "out 80:0 4:0" },
    { "E-9 d", "", 0, NO_SEAT, { 0, 0 }, { 74, 50 }, "false 74:50 0:2" },
    { "E-9 e", "false_claim=value", 0, NO_SEAT, { 0, 0 }, { 74, 50 }, "false 74:50 0:1" },
    { "E-9 f", "", 0, NO_SEAT, { 0, 0 }, { 74, 12 }, "false 74:12 0:3" },
    { "E-9 g", "", 0, NO_SEAT, { 0, 0 }, { 40, 0 }, "false 40:0 0:4" },
    { "E-9 g", "false_claim=value", 0, NO_SEAT, { 0, 0 }, { 40, 0 }, "false 40:0 0:4" },
    { "W-9.3 seat 1", "", 1, NO_SEAT, { 0, 0 }, { 19, 75 }, "out 19:75 0:3" },
    { "W-9.3 schnapsen", SCHNAPSEN, 0, NO_SEAT, { 0, 0 }, { 66, 32 }, "out 66:32 2:0" },
    { "W-9.3 schnapsen", SCHNAPSEN, 0, NO_SEAT, { 0, 0 }, { 66, 0 }, "out 66:0 3:0" },
    { "W-9.7 schnapsen", SCHNAPSEN, 0, NO_SEAT, { 0, 0 }, { 65, 33 }, "false 65:33 0:2" },
    { "E-10 a", "", 0, 0, { 18, 1 }, { 76, 50 }, "out-closer 76:50 1:0" },
    { "E-10 b", "closed_value=dark", 0, 0, { 18, 1 }, { 76, 50 }, "out-closer 76:50 3:0" },
    { "W-9.4 dark, without a trick at closing",
      "closed_value=dark",
      0,
      0,
      { 0, 0 },
      { 76, 50 },
      "out-closer 76:50 4:0" },
    { "E-10 c", "", 0, 0, { 18, 1 }, { 70, 50 }, "false-closer 70:50 0:3" },
    { "E-10 d", "", 0, 0, { 48, 3 }, { 70, 50 }, "false-closer 70:50 0:2" },
    { "W-9.6 false_claim=value changes nothing",
      "false_claim=value",
      0,
      0,
      { 48, 3 },
      { 70, 50 },
      "false-closer 70:50 0:2" },
    { "E-10 e", "", 0, 1, { 0, 0 }, { 78, 0 }, "out-against 78:0 4:0" },
    { "E-10 f", "", 0, 1, { 50, 3 }, { 78, 0 }, "out-against 78:0 2:0" },
    { "W-9.5 closed_value changes nothing",
      "closed_value=dark",
      0,
      1,
      { 50, 3 },
      { 78, 0 },
      "out-against 78:0 2:0" },
    { "E-10 g", "", 0, 1, { 0, 0 }, { 60, 14 }, "false-against 60:14 0:3" },
    { "W-9.7 against a closer, min2", "", 0, 1, { 0, 0 }, { 60, 50 }, "false-against 60:50 0:2" },
    { "W-9.7 against a closer, value",
      "false_claim=value",
      0,
      1,
      { 0, 0 },
      { 60, 50 },
      "false-against 60:50 0:1" },
    { "W-9.12 the other has the target too",
      "",
      0,
      NO_SEAT,
      { 0, 0 },
      { 75, 76 },
      "out 75:76 1:0" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *outcome = NULL;
      Deal deal;

      set_up (&deal, rows[i].settings, 'H', "JH", 10);
      deal.turn = (int8_t) rows[i].claimer;
      deal.declarer = (int8_t) rows[i].closer;
      deal.own.wurzen.snapshot_eyes = (uint16_t) rows[i].snapshot[0];
      deal.own.wurzen.snapshot_tricks = (uint8_t) rows[i].snapshot[1];
      for (unsigned seat = 0; seat < 2; seat++)
        {
          give (&deal, seat, seat == 0 ? "QS" : "KS");
          set_eyes (&deal, seat, rows[i].eyes[seat]);
        }
      if (strcmp (rows[i].row, "E-9 c") == 0)
        deal.own.wurzen.announced[1] = 40;
      support_act (&deal, "claim");
      g_assert_true (deal_is_over (&deal));
      outcome = outcome_text (&deal);
      support_check (rows[i].row, outcome, rows[i].outcome);
      check_contract (rows[i].row, &deal);
    }
}

/* W-9.6, W-9.8 to W-9.11: seat 0 leads to the last trick */
static void
test_last_trick (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    int closer;
    unsigned snapshot[2];
    unsigned eyes[2]; /* before the trick */
    const char *cards[2];
    const char *outcome;
  } rows[] = {
    { "E-11 a", "", NO_SEAT, { 0, 0 }, { 70, 62 }, { "9C", "TC" }, "last 70:73 0:1" },
    { "E-11 b", "", NO_SEAT, { 0, 0 }, { 68, 64 }, { "9C", "TC" }, "last-out 68:75 0:1" },
    { "E-11 c", "", NO_SEAT, { 0, 0 }, { 100, 32 }, { "TC", "9C" }, "last-out 111:32 2:0" },
    { "E-11 d", "", NO_SEAT, { 0, 0 }, { 79, 53 }, { "9C", "TC" }, "last 79:64 0:1" },
    { "E-12 a", "", 0, { 26, 2 }, { 64, 30 }, { "TC", "9C" }, "closed-made 75:30 2:0" },
    { "E-12 b", "", 0, { 26, 2 }, { 63, 30 }, { "TC", "9C" }, "closed-failed 74:30 0:2" },
    { "E-12 c", "", 0, { 26, 2 }, { 80, 30 }, { "9C", "TC" }, "closed-failed 80:41 0:2" },
    { "E-12 d", "", 0, { 0, 0 }, { 60, 0 }, { "9C", "TC" }, "closed-failed 60:11 0:4" },
    { "W-9.4 closed-made, dark",
      "closed_value=dark",
      0,
      { 18, 2 },
      { 64, 30 },
      { "TC", "9C" },
      "closed-made 75:30 3:0" },
    { "W-9.6 the others win the last trick",
      "",
      1,
      { 50, 3 },
      { 64, 30 },
      { "TC", "9C" },
      "closed-failed 75:30 2:0" },
    { "W-9.10 the last trick alone is nothing",
      "",
      1,
      { 50, 3 },
      { 30, 40 },
      { "9C", "TC" },
      "closed-failed 30:51 2:0" },
    { "W-9.8 schnapsen",
      SCHNAPSEN,
      NO_SEAT,
      { 0, 0 },
      { 55, 50 },
      { "TC", "JC" },
      "last-out 67:50 1:0" },
    { "W-9.11 schnapsen",
      SCHNAPSEN,
      NO_SEAT,
      { 0, 0 },
      { 50, 58 },
      { "TC", "JC" },
      "last 62:58 1:0" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *actions
          = g_strdup_printf ("play:%s play:%s", rows[i].cards[0], rows[i].cards[1]);
      g_autofree char *outcome = NULL;
      Deal deal;

      set_up (&deal, rows[i].settings, 'H', "JH", rows[i].closer == NO_SEAT ? 0 : 8);
      deal.declarer = (int8_t) rows[i].closer;
      deal.own.wurzen.snapshot_eyes = (uint16_t) rows[i].snapshot[0];
      deal.own.wurzen.snapshot_tricks = (uint8_t) rows[i].snapshot[1];
      for (unsigned seat = 0; seat < 2; seat++)
        {
          give (&deal, seat, rows[i].cards[seat]);
          set_eyes (&deal, seat, rows[i].eyes[seat]);
        }
      support_act (&deal, actions);
      g_assert_true (deal_is_over (&deal));
      outcome = outcome_text (&deal);
      support_check (rows[i].row, outcome, rows[i].outcome);
      check_contract (rows[i].row, &deal);
    }
}

/* ---- Whole deals ------------------------------------------------------------------------ */

#define E_17_PACK                                                                                  \
  "6C QD 9C KC 8D 8H KS QS TH 7S AH KH KD JD TD 9D 9H 7C 9S JS JH 6S QH JC TC 6H AD AS 8S 7D 8C "  \
  "6D AC QC TS 7H"
#define E_17                                                                                       \
  "knock play:QD play:7S swap:JD play:KD play:TD pair:S play:KS play:9C play:9D play:6C play:AH "  \
  "play:8D play:JS play:JH close wurze:C play:JC play:TC play:KC play:7C play:9H play:KH play:TH " \
  "play:8H claim"
#define E_18_PACK                                                                                  \
  "AD 9C 8D 8H KD QC JD AS AC 7D 8S 6D QD JH QH TH TS 6C KC AH 9S TC JC 9H 8C 9D 7C 7S TD QS KH "  \
  "JS KS 6S 6H 7H"
#define E_18                                                                                       \
  "cut swap:AD wurze:D play:JD play:8H play:8D play:QC close play:7D play:KD play:QD play:9C "     \
  "play:TS play:AS play:AC play:6D play:TH play:QH claim"
#define E_19_PACK "AC QH JS JD QD KC KH AH JH TS QS AS TH AD TC JC KS TD QC KD"
#define E_19                                                                                       \
  "swap:JH pair:H play:QH play:QS play:AH play:JD close play:KH play:TH play:KC play:AC claim"

static void
test_complete_deals (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    const char *pack;
    const char *actions;
    const char *outcome;
    unsigned tricks[2];
    unsigned snapshot[2];
  } rows[] = {
    { "E-17", "", E_17_PACK, E_17, "out-closer 83:21 2:0", { 7, 3 }, { 4, 1 } },
    { "E-17 dark",
      "closed_value=dark",
      E_17_PACK,
      E_17,
      "out-closer 83:21 3:0",
      { 7, 3 },
      { 4, 1 } },
    { "E-18", "", E_18_PACK, E_18, "out-closer 9:78 0:3", { 2, 5 }, { 0, 0 } },
    { "E-18 dark",
      "closed_value=dark",
      E_18_PACK,
      E_18,
      "out-closer 9:78 0:4",
      { 2, 5 },
      { 0, 0 } },
    { "E-19",
      "mode=schnapsen deal=cut closed_value=dark",
      E_19_PACK,
      E_19,
      "out-closer 14:74 0:3",
      { 1, 3 },
      { 0, 0 } },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *outcome = NULL;
      const WurzenState *own;
      Deal deal;

      deal_from (&deal, rows[i].settings, 0, rows[i].pack);
      support_act (&deal, rows[i].actions);
      own = &deal.own.wurzen;
      outcome = outcome_text (&deal);
      support_check (rows[i].row, outcome, rows[i].outcome);
      if (deal.tricks_won[0] != rows[i].tricks[0] || deal.tricks_won[1] != rows[i].tricks[1]
          || own->snapshot_eyes != rows[i].snapshot[0]
          || own->snapshot_tricks != rows[i].snapshot[1])
        support_fail ("%s: got tricks %u:%u snapshot (%u, %u)", rows[i].row, deal.tricks_won[0],
                      deal.tricks_won[1], own->snapshot_eyes, own->snapshot_tricks);
    }
}

/* W-7.5 c in E-18: "on AC the holder of 6D 8S QH must play the Weli" */
static void
test_weli_is_forced (void)
{
  g_autofree char *legal = NULL;
  Deal deal;

  deal_from (&deal, "", 0, E_18_PACK);
  support_act (&deal, "cut swap:AD wurze:D play:JD play:8H play:8D play:QC close play:7D play:KD "
                      "play:QD play:9C play:TS play:AS play:AC");
  legal = support_legal (&deal);
  support_check ("E-18 W-7.5 c", legal, "play:6D");
}

/* ---- Bummerl and match: W-10 ------------------------------------------------------------ */

/* A deal that is over: @winner gets @points, for the other's eyes are below the limits for it. */
static void
set_up_over (Deal *deal, const char *settings, unsigned winner, unsigned points)
{
  static const unsigned wurzen_eyes_for[] = { 0, 50, 30, 10, 0 };
  static const unsigned schnapsen_eyes_for[] = { 0, 50, 10, 0 };
  const WurzenMode *mode;

  set_up (deal, settings, 'H', "JH", 8);
  mode = wurzen_mode (&deal->options);
  set_eyes (deal, winner, mode->target);
  set_eyes (deal, winner ^ 1, (mode->hand == 6 ? wurzen_eyes_for : schnapsen_eyes_for)[points]);
  deal->turn = (int8_t) winner;
  deal_apply (deal, ACTION (WURZEN_VERB_CLAIM, 0));
}

/* "SEAT+POINTS …" → game points of the last Bummerl, black points, "over WINNER" or "on" */
static void
test_match (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    const char *deals;
    const char *after; /* "running | finished … | black over" */
  } rows[] = {
    { "E-15 a", "", "0+4 1+2 0+3 0+4", "0:0 | 11:2 plain 1 | 0:1 on" },
    { "E-15 b", "", "1+4 1+4 1+1", "0:0 | 0:9 schneider 0 | 2:0 on" },
    { "E-15 c", "", "0+4 0+4 1+4 1+4 1+1", "0:0 | 8:9 retour 0 | 3:0 over 1" },
    { "E-15 d", "", "0+4 1+1 0+4 1+4 1+4", "0:0 | 8:9 plain 0 | 1:0 on" },
    { "E-15 e", SCHNAPSEN, "0+3 0+3 1+3 1+3 1+1", "0:0 | 6:7 retour 0 | 3:0 over 1" },
    { "D-21 7:0 in Wurzen is plain", "", "0+4 0+3 1+4 1+4 1+1", "0:0 | 7:9 plain 0 | 1:0 on" },
    { "W-10.2 running", "", "0+4 1+2 0+3", "7:2 |  | 0:0 on" },
    { "W-10.2 exactly eight", "", "0+4 0+4", "8:0 |  | 0:0 on" },
    { "W-10.2 schnapsen to seven", SCHNAPSEN, "0+3 0+2 1+1 0+2", "0:0 | 7:1 plain 1 | 0:1 on" },
    { "W-10.5 flags do not outlive the Bummerl", "bummerl=7", "0+4 0+4 0+1 1+4 1+1 0+4 0+4 1+4",
      "0:0 | 9:0 schneider 1 8:9 plain 0 | 1:2 on" },
    { "W-10.6 bummerl=1", "bummerl=1", "1+4 1+4 0+1 1+1", "0:0 | 1:9 plain 0 | 1:0 over 1" },
    { "W-10.6 bummerl=2", "bummerl=2", "0+4 0+4 0+4", "0:0 | 12:0 schneider 1 | 0:2 over 0" },
    { "W-10.6 three are not five", "bummerl=5", "0+4 0+4 1+4 1+4 1+1",
      "0:0 | 8:9 retour 0 | 3:0 on" },
    { "W-10.6 more than enough", "bummerl=3", "0+4 0+4 0+1 0+4 0+4 0+1",
      "0:0 | 9:0 schneider 1 9:0 schneider 1 | 0:4 over 0" },
  };
  static const char *const kinds[] = { "", "plain", "schneider", "retour" };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (GStrv) deals = g_strsplit (rows[i].deals, " ", -1);
      Options options = support_options (GAME, rows[i].settings);
      g_autoptr (GString) text = g_string_new (NULL);
      const int32_t *black;
      Match match;

      match_init (&match, GAME, &options, NO_SEAT);
      for (unsigned k = 0; deals[k] != NULL; k++)
        {
          Deal deal;

          g_assert_false (match.over);
          set_up_over (&deal, rows[i].settings, (unsigned) (deals[k][0] - '0'),
                       (unsigned) (deals[k][2] - '0'));
          deal.dealer = match.dealer;
          g_assert_cmpuint (match.dealer, ==, k % 2); /* W-10.1 */
          match_book (&match, &deal);
        }
      g_string_printf (text, "%d:%d |", match.score[0], match.score[1]);
      for (unsigned k = 0; k < match.own.wurzen.n_bummerl; k++)
        {
          const WurzenBummerl *bummerl = &match.own.wurzen.bummerl[k];

          g_string_append_printf (text, " %u:%u %s %u", bummerl->score[0], bummerl->score[1],
                                  kinds[bummerl->kind], bummerl->loser);
        }
      if (match.own.wurzen.n_bummerl == 0)
        g_string_append (text, " ");
      black = game_tally (&match);
      g_string_append_printf (text, " | %d:%d %s", black[0], black[1],
                              match.over ? match.winners == 1 ? "over 0" : "over 1" : "on");
      support_check (rows[i].row, text->str, rows[i].after);
    }
}

/* W-10.7, R-5: the black points in a record */
static void
test_record (void)
{
  Options options = support_options (GAME, "");
  g_autoptr (GString) text = g_string_new (NULL);
  Match match;
  Deal deal;

  match_init (&match, GAME, &options, NO_SEAT);
  for (unsigned k = 0; k < 3; k++)
    {
      set_up_over (&deal, "", 1, 4);
      match_book (&match, &deal);
      record_write_result (text, &match, &deal);
    }
  support_check ("R-5", text->str,
                 "result points 0 75 score 0 4\nmatch scores 0 4 bummerl 0 0 over no\n"
                 "result points 0 75 score 0 4\nmatch scores 0 8 bummerl 0 0 over no\n"
                 "result points 0 75 score 0 4\nmatch scores 0 0 bummerl 2 0 over no\n");
}

/* ---- Options: W-4 ----------------------------------------------------------------------- */

static void
test_options (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    bool valid;
  } rows[] = {
    { "W-4.2", "mode=schnapsen ace_swap=high", false },
    { "W-4.2", "mode=schnapsen weak_trump=free", false },
    { "W-4.2", "ace_swap=high weak_trump=free sharp=yes", true },
    { "W-4.2", "mode=schnapsen sharp=yes claim=auto closed_value=dark false_claim=value", true },
    { "W-4.3 wurzen", "", true },
    { "W-4.3 soft", "mode=schnapsen deal=cut closed_value=dark", true },
    { "W-4.3 sharp", "mode=schnapsen deal=cut closed_value=dark sharp=yes", true },
  };
  static const struct
  {
    const char *key;
    const char *settings;
  } presets[] = {
    { "wurzen", "" },
    { "schnapsen", "mode=schnapsen deal=cut closed_value=dark" },
    { "schnapsen-sharp", "mode=schnapsen deal=cut closed_value=dark sharp=yes" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Options options = OPTIONS_DEFAULT;

      g_assert_true (options_set_all (&options, GAME, rows[i].settings, NULL));
      if (options_validate (&options, GAME, NULL) != rows[i].valid)
        support_fail ("%s: %s should be %s", rows[i].row, rows[i].settings,
                      rows[i].valid ? "valid" : "invalid");
    }
  for (unsigned i = 0; i < G_N_ELEMENTS (presets); i++)
    {
      g_assert_cmpstr (GAME->options->presets[i].key, ==, presets[i].key);
      g_assert_cmpstr (GAME->options->presets[i].settings, ==, presets[i].settings);
    }
  g_assert_null (GAME->options->presets[G_N_ELEMENTS (presets)].key);
}

/* ---- What the table shows --------------------------------------------------------------- */

/* W-10.8: "written marks total" of both seats */
static void
test_sheet (void)
{
  static const struct
  {
    const char *row;
    const char *deals;
    const char *sheet; /* of the last deal; then the number of the Bummerl and the black points */
  } rows[] = {
    { "W-10.8 the first", "0+2", "2  2 |   0, 1" },
    { "W-10.8 a running total", "0+2 0+3", "5  5 |   0, 1" },
    { "W-10.8 the other column", "0+2 1+3", "  2 | 3  3, 1" },
    { "W-10.8 plain: one black point", "0+4 1+2 0+3 0+4", "11  11 |  ● 2, 1 0:1" },
    { "W-10.8 schneider: two", "1+4 1+4 1+1", " ●● 0 | 9  9, 1 2:0" },
    { "W-10.8 retour: three", "0+4 0+4 1+4 1+4 1+1", " ●●● 8 | 9  9, 1 3:0" },
    { "W-10.8 the next Bummerl", "0+4 1+2 0+3 0+4 1+3", "  0 | 3  3, 2 0:1" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (GStrv) deals = g_strsplit (rows[i].deals, " ", -1);
      Options options = support_options (GAME, "bummerl=7");
      g_autofree char *black = NULL;
      g_autofree char *text = NULL;
      SheetRow row = { 0 };
      Match match;

      match_init (&match, GAME, &options, NO_SEAT);
      for (unsigned k = 0; deals[k] != NULL; k++)
        {
          Deal deal;

          set_up_over (&deal, "bummerl=7", (unsigned) (deals[k][0] - '0'),
                       (unsigned) (deals[k][2] - '0'));
          match.n_deals++;
          match_book (&match, &deal);
          game_sheet_row (&match, &deal, &row);
          g_assert_cmpuint (row.number, ==, k + 1);
          g_assert_true ((row.ended != NULL)
                         == (row.unit[0].marks[0] != '\0' || row.unit[1].marks[0] != '\0'));
          g_assert_cmpint (row.unit[deals[k][0] - '0'].score, ==, deals[k][2] - '0');
        }
      if (row.n_notes > 0)
        black = g_strdup_printf (" %d:%d", row.note[0].value[0], row.note[0].value[1]);
      text = g_strdup_printf ("%s %s %d | %s %s %d, %u%s", row.unit[0].written, row.unit[0].marks,
                              row.unit[0].total, row.unit[1].written, row.unit[1].marks,
                              row.unit[1].total, row.block, black != NULL ? black : "");
      support_check (rows[i].row, text, rows[i].sheet);
    }
}

/* W-9: the labels of the rows, joined by |; the points are those of the row in test_claim */
static void
test_breakdown (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    int closer;
    unsigned snapshot[2];
    unsigned eyes[2];
    unsigned announced;
    const char *labels; /* behind "Cards in tricks" */
    bool lost[2];
  } rows[] = {
    { "W-9.3 one point", "", NO_SEAT, { 0, 0 }, { 75, 45 }, 0, "Eyes|Deal won|Game points", { 0 } },
    { "W-9.3 with a pair",
      "",
      NO_SEAT,
      { 0, 0 },
      { 55, 45 },
      20,
      "Announced|Eyes|Deal won|Game points",
      { 0 } },
    { "W-9.3 two",
      "",
      NO_SEAT,
      { 0, 0 },
      { 75, 44 },
      0,
      "Eyes|Deal won|Below 45 eyes|Game points",
      { 0 } },
    { "W-9.3 four",
      "",
      NO_SEAT,
      { 0, 0 },
      { 75, 0 },
      0,
      "Eyes|Deal won|Below 45 eyes|Below 20 eyes|Without a trick|Game points",
      { 0 } },
    { "W-9.3 schnapsen",
      SCHNAPSEN,
      NO_SEAT,
      { 0, 0 },
      { 75, 0 },
      0,
      "Eyes|Deal won|Below 33 eyes|Without a trick|Game points",
      { 0 } },
    { "W-9.4 dark",
      "closed_value=dark",
      0,
      { 0, 0 },
      { 75, 60 },
      0,
      "Eyes|Deal won|Below 45 eyes at closing|Below 20 eyes at closing|Without a trick at closing"
      "|Game points",
      { 0 } },
    { "W-9.6",
      "",
      0,
      { 50, 2 },
      { 74, 60 },
      0,
      "Eyes|Deal won|Two at least|Game points",
      { true, false } },
    { "W-9.5",
      "",
      1,
      { 30, 2 },
      { 75, 60 },
      0,
      "Eyes|Deal won|Below 45 eyes at closing|Game points",
      { false, true } },
    { "W-9.7",
      "",
      NO_SEAT,
      { 0, 0 },
      { 74, 60 },
      0,
      "Eyes|Deal won|Two at least|Game points",
      { 0 } },
    { "W-9.7 value",
      "false_claim=value",
      NO_SEAT,
      { 0, 0 },
      { 74, 60 },
      0,
      "Eyes|Deal won|Game points",
      { 0 } },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *wanted = g_strconcat ("Cards in tricks|", rows[i].labels, NULL);
      g_autoptr (GString) labels = g_string_new (NULL);
      Options options = support_options (GAME, rows[i].settings);
      Breakdown breakdown;
      Match match;
      SheetRow row;
      Deal deal;

      match_init (&match, GAME, &options, NO_SEAT);
      set_up (&deal, rows[i].settings, 'H', "JH", 10);
      deal.declarer = (int8_t) rows[i].closer;
      deal.own.wurzen.snapshot_eyes = (uint16_t) rows[i].snapshot[0];
      deal.own.wurzen.snapshot_tricks = (uint8_t) rows[i].snapshot[1];
      deal.own.wurzen.announced[0] = (uint16_t) rows[i].announced;
      for (unsigned seat = 0; seat < 2; seat++)
        set_eyes (&deal, seat, rows[i].eyes[seat]);
      deal_apply (&deal, ACTION (WURZEN_VERB_CLAIM, 0));
      game_breakdown (&deal, &breakdown);
      for (unsigned r = 0; r < breakdown.n_rows; r++)
        g_string_append_printf (labels, "%s%s", r > 0 ? "|" : "", breakdown.row[r].label);
      support_check (rows[i].row, labels->str, wanted);
      g_assert_cmpstr (breakdown.verdict->text, !=, "");
      g_assert_cmpuint (breakdown.winner + breakdown.loser, ==, 1);
      g_assert_cmpuint (breakdown.winner, ==, deal.own.wurzen.winner);
      match_book (&match, &deal);
      game_sheet_row (&match, &deal, &row);
      for (unsigned seat = 0; seat < 2; seat++)
        if (row.unit[seat].lost != rows[i].lost[seat])
          support_fail ("%s: seat %u is wrongly marked", rows[i].row, seat);
    }
}

/* W-6: what the seat at turn is asked */
static void
test_prompts (void)
{
  static const struct
  {
    const char *actions;
    const char *prompt;
  } rows[] = {
    { "", "Cut the cards, or knock on them" },
    { "knock", "You lead: play a card" },
    { "knock wurze:H", "Lead one of the two cards you announced" },
    { "knock wurze:H play:JH", "Your turn: play a card" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      unsigned value;
      Suit suit;
      Deal deal;

      deal_from (&deal, "", 1, "7H JH QH KH 7C JC 9S 8C 9C TC 6S 8S 8H 9D 6C");
      support_act (&deal, rows[i].actions);
      support_check (rows[i].actions, game_prompt (&deal, &value, &suit), rows[i].prompt);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/wurzen/cards", test_cards);
  g_test_add_func ("/wurzen/pack", test_pack);
  g_test_add_func ("/wurzen/dealing", test_dealing);
  g_test_add_func ("/wurzen/weli-turned", test_weli_turned);
  g_test_add_func ("/wurzen/trick-winner", test_trick_winner);
  g_test_add_func ("/wurzen/follow", test_follow);
  g_test_add_func ("/wurzen/swap", test_swap);
  g_test_add_func ("/wurzen/swap-effect", test_swap_effect);
  g_test_add_func ("/wurzen/close", test_close);
  g_test_add_func ("/wurzen/lead", test_lead);
  g_test_add_func ("/wurzen/announcements", test_announcements);
  g_test_add_func ("/wurzen/pending-reason", test_pending_reason);
  g_test_add_func ("/wurzen/claim-checked", test_claim_checked);
  g_test_add_func ("/wurzen/claim-auto", test_claim_auto);
  g_test_add_func ("/wurzen/drawing", test_drawing);
  g_test_add_func ("/wurzen/value", test_value);
  g_test_add_func ("/wurzen/claim", test_claim);
  g_test_add_func ("/wurzen/last-trick", test_last_trick);
  g_test_add_func ("/wurzen/complete-deals", test_complete_deals);
  g_test_add_func ("/wurzen/weli-is-forced", test_weli_is_forced);
  g_test_add_func ("/wurzen/match", test_match);
  g_test_add_func ("/wurzen/record", test_record);
  g_test_add_func ("/wurzen/options", test_options);
  g_test_add_func ("/wurzen/sheet", test_sheet);
  g_test_add_func ("/wurzen/breakdown", test_breakdown);
  g_test_add_func ("/wurzen/prompts", test_prompts);

  return g_test_run ();
}
