/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Section 13 and 14 of games/cego/rules.md, at every step of random deals. */

#include <glib.h>
#include <stdlib.h>
#include <string.h>

#include "game-checks.h"
#include "rules/games/cego/cego-state.h"

#define SEED 20261120
#define SENSIBLE_DEALS 20000
#define NOBODY (-1)

/* ---- The cards, by their codes ---------------------------------------------------------- */

typedef struct
{
  int trump;  /* 1 … 22, or 0 */
  char suit;  /* C S H D, or 0 */
  int place;  /* in its suit, 0 is the king */
  int value;  /* CE-3.6 */
  bool leere; /* CE-3.5 */
  bool blank; /* CE-3.6 */
} CeCard;

static CeCard ce_cards[2][CARDS_MAX]; /* by players - 3 */

static CeCard
ce_read (const char *code)
{
  CeCard card = { 0 };

  if (g_ascii_isdigit (code[0]) && g_ascii_isdigit (code[1]))
    {
      card.trump = atoi (code);
      card.value = card.trump == 1 || card.trump >= 21 ? 5 : 1;
    }
  else
    {
      const char *ranks = strchr ("CS", code[1]) != NULL ? "KQNJT987" : "KQNJ1234"; /* CE-3.4 */

      card.suit = code[1];
      card.place = (int) (strchr (ranks, code[0]) - ranks);
      card.value = card.place < 4 ? 5 - card.place : 1;
      card.leere = card.place >= 4;
    }
  card.blank = card.value == 1;

  return card;
}

static void
ce_read_packs (void)
{
  static const char *const settings[] = { "players=3", "" };

  for (unsigned i = 0; i < 2; i++)
    {
      Options options = support_options (&cego_game, settings[i]);
      const Pack *pack = game_pack (&cego_game, &options);

      for (unsigned c = 0; c < pack->n_cards; c++)
        ce_cards[i][c] = ce_read (pack_code (pack, (Card) c));
    }
}

static const CeCard *
ce_card (const Deal *deal, Card card)
{
  return &ce_cards[deal->n_seats - 3][card];
}

static unsigned
ce_n_cards (const Deal *deal)
{
  return deal->n_seats == 3 ? 51 : 54;
}

static unsigned
ce_hand_size (const Deal *deal)
{
  return deal->n_seats == 3 ? 13 : 11;
}

static CardSet
ce_trumps (const Deal *deal, CardSet set)
{
  CardSet trumps = 0;

  for (; set != 0; set = card_set_rest (set))
    if (ce_card (deal, card_set_first (set))->trump > 0)
      trumps |= card_set_of (card_set_first (set));

  return trumps;
}

static CardSet
ce_suit (const Deal *deal, CardSet set, char suit)
{
  CardSet of_suit = 0;

  for (; set != 0; set = card_set_rest (set))
    if (ce_card (deal, card_set_first (set))->suit == suit)
      of_suit |= card_set_of (card_set_first (set));

  return of_suit;
}

static CardSet
ce_leere (const Deal *deal, CardSet set)
{
  CardSet leere = 0;

  for (; set != 0; set = card_set_rest (set))
    if (ce_card (deal, card_set_first (set))->leere)
      leere |= card_set_of (card_set_first (set));

  return leere;
}

/* The card with trump number @trump if @set has it. */
static bool
ce_has_trump (const Deal *deal, CardSet set, int trump)
{
  for (; set != 0; set = card_set_rest (set))
    if (ce_card (deal, card_set_first (set))->trump == trump)
      return true;

  return false;
}

/* CE-7.3: the place of the winning card */
static unsigned
ce_winner (const Deal *deal, const Card *cards)
{
  unsigned best = 0;

  for (unsigned i = 1; i < deal->n_seats; i++)
    {
      const CeCard *card = ce_card (deal, cards[i]);
      const CeCard *other = ce_card (deal, cards[best]);

      if (card->trump > other->trump
          || (other->trump == 0 && card->suit == other->suit && card->place < other->place))
        best = i;
    }

  return best;
}

/* ---- A referee with books of its own: CE-6 ---------------------------------------------- */

static const char *const ce_bids[] = { "cego", "eine", "leere", "zwei", "versch", "mann" };

static struct
{
  const char *phase;
  int actor;
  CardSet dealt[4];
  CardSet blind;
  unsigned n_spoken;
  const char *cur; /* NULL, "solo", "ultimo", "march" */
  int soloist;
  bool guilty[4];
  bool in[4];
  int high; /* index of ce_bids, or -1 */
  int holder;
  int declarer;
  bool against;
  const char *game; /* a bid, "solo", "ultimo", … */
  CardSet named;
  CardSet laid_aside;
  bool taken;
  bool demanded;
} ref;

/* What the rigged deals must meet. */
static struct
{
  unsigned won, lost, buerger, caught, false_demand;
  unsigned game_won[CEGO_GAMES], game_lost[CEGO_GAMES];
  unsigned against, bare_blind, fixed_stopped, all_points;
} met;

static unsigned
ce_index_of_bid (const char *bid)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (ce_bids); i++)
    if (strcmp (ce_bids[i], bid) == 0)
      return i;
  g_assert_not_reached ();
}

static bool
ce_game_is (const char *names)
{
  g_auto (GStrv) words = g_strsplit (names, " ", -1);

  return ref.game != NULL && g_strv_contains ((const char *const *) words, ref.game);
}

/* CE-6.5 */
static bool
ce_is_duty (const Deal *deal, CardSet hand)
{
  unsigned t = card_set_count (ce_trumps (deal, hand));
  unsigned s = 0, above_17 = 0, above_18 = 0;

  for (unsigned i = 0; i < 4; i++)
    s += ce_suit (deal, hand, "CSHD"[i]) != 0;
  for (CardSet set = hand; set != 0; set = card_set_rest (set))
    {
      above_17 += ce_card (deal, card_set_first (set))->trump > 17;
      above_18 += ce_card (deal, card_set_first (set))->trump > 18;
    }
  if (game_checks_option (deal, "solo_duty", "nine"))
    return t >= 9 || (t == 8 && s <= 2 && above_17 >= 2);
  if (game_checks_option (deal, "solo_duty", "eight"))
    return t >= 8 || (t == 7 && s <= 2 && above_18 >= 2);

  return false;
}

/* CE-6.8 */
static bool
ce_is_possible (const Deal *deal, unsigned bid, CardSet hand)
{
  unsigned n_suits = 0;
  unsigned most = 0;

  for (unsigned i = 0; i < 4; i++)
    {
      unsigned n = card_set_count (ce_leere (deal, ce_suit (deal, hand, "CSHD"[i])));

      n_suits += n > 0;
      most = MAX (most, n);
    }
  switch (bid)
    {
    case 2:
      return n_suits >= 1;
    case 3:
      return most >= 2;
    case 4:
      return n_suits >= 2;
    case 5:
      return ce_has_trump (deal, hand, 1);
    default:
      return true;
    }
}

static unsigned
ce_n_to_keep (void)
{
  return ce_game_is ("cego zwei versch") ? 2 : 1;
}

static bool
ce_kept_is_open (void)
{
  return ce_game_is ("leere zwei versch mann");
}

/* CE-6.15 */
static CardSet
ce_keepable (const Deal *deal)
{
  CardSet hand = ref.dealt[ref.declarer];
  CardSet left = hand & ~ref.named;
  CardSet cards = 0;

  if (ce_game_is ("cego eine"))
    return left;
  for (CardSet set = left; set != 0; set = card_set_rest (set))
    {
      Card card = card_set_first (set);
      const CeCard *info = ce_card (deal, card);
      CardSet same = info->suit != 0 ? ce_leere (deal, ce_suit (deal, hand, info->suit)) : 0;
      bool is_beside = info->suit != 0 && ce_suit (deal, ref.named, info->suit) != 0;
      bool may;

      if (ce_game_is ("mann"))
        may = info->trump == 1;
      else if (ce_game_is ("leere"))
        may = info->leere;
      else if (ce_game_is ("zwei"))
        may = info->leere && (ref.named == 0 ? card_set_count (same) >= 2 : is_beside);
      else
        may = info->leere && !is_beside;
      cards |= may ? card_set_of (card) : 0;
    }

  return cards;
}

/* CE-6.18 */
static CardSet
ce_discardable (const Deal *deal)
{
  CardSet trumps = ce_trumps (deal, ref.blind);
  int wanted = ce_game_is ("zwei") ? 99 : 0;
  CardSet card = 0;

  if (ce_game_is ("cego"))
    return ref.blind | ref.named;
  if (trumps == 0)
    {
      met.bare_blind++;
      return ref.blind;
    }
  for (; trumps != 0; trumps = card_set_rest (trumps))
    {
      int trump = ce_card (deal, card_set_first (trumps))->trump;

      if (ce_game_is ("zwei") ? trump < wanted : trump > wanted)
        {
          wanted = trump;
          card = card_set_of (card_set_first (trumps));
        }
    }

  return card;
}

/* CE-7.2, CE-7.4 */
static CardSet
ce_playable (const Deal *deal)
{
  CardSet hand = deal->hand[deal->turn];
  unsigned n_tricks = deal->n_played / deal->n_seats;
  CardSet follow;
  const CeCard *led;

  if (deal->trick.n == 0)
    {
      if (ce_kept_is_open () && (n_tricks == 0 || (n_tricks == 1 && ce_game_is ("zwei versch"))))
        return ref.named & hand;
      return hand;
    }
  led = ce_card (deal, deal->trick.card[0]);
  follow = led->trump > 0 ? ce_trumps (deal, hand) : ce_suit (deal, hand, led->suit);
  if (follow != 0)
    return follow;

  return ce_trumps (deal, hand) != 0 ? ce_trumps (deal, hand) : hand;
}

static void
ce_add (GPtrArray *tokens, const char *format, const char *arg)
{
  g_ptr_array_add (tokens, g_strconcat (format, arg, NULL));
}

static void
ce_add_cards (const Deal *deal, GPtrArray *tokens, const char *verb, CardSet cards)
{
  for (; cards != 0; cards = card_set_rest (cards))
    ce_add (tokens, verb, pack_code (deal_pack (deal), card_set_first (cards)));
}

static GPtrArray *
ce_expected (const Deal *deal)
{
  GPtrArray *tokens = g_ptr_array_new_with_free_func (g_free);
  CardSet hand = ref.dealt[ref.actor];

  if (strcmp (ref.phase, "SOLO") == 0) /* CE-6.2 */
    {
      ce_add (tokens, "pass", "");
      if (ref.cur == NULL)
        ce_add (tokens, "solo", "");
      if ((ref.cur == NULL || strcmp (ref.cur, "solo") == 0) && ce_has_trump (deal, hand, 1))
        ce_add (tokens, "ultimo", "");
      if (g_strcmp0 (ref.cur, "march") != 0)
        ce_add (tokens, "march", "");
    }
  else if (strcmp (ref.phase, "BID") == 0 || strcmp (ref.phase, "AGAINST") == 0) /* CE-6.9 */
    {
      ce_add (tokens, "pass", "");
      for (unsigned bid = 0; bid < G_N_ELEMENTS (ce_bids); bid++)
        if ((int) bid > ref.high && ce_is_possible (deal, bid, hand)
            && (bid > 0 || strcmp (ref.phase, "AGAINST") == 0))
          ce_add (tokens, "bid:", ce_bids[bid]);
    }
  else if (strcmp (ref.phase, "CHOOSE") == 0) /* CE-6.14 */
    {
      static const char *const games[] = { "cego", "bettel", "raeuber", "drescher", "picolo" };

      for (unsigned i = 0; i < G_N_ELEMENTS (games); i++)
        ce_add (tokens, "game:", games[i]);
    }
  else if (strcmp (ref.phase, "KEEP") == 0)
    ce_add_cards (deal, tokens, "keep:", ce_keepable (deal));
  else if (strcmp (ref.phase, "DEMAND") == 0) /* CE-6.17 */
    {
      ce_add (tokens, "demand", "");
      ce_add (tokens, "trust", "");
    }
  else if (strcmp (ref.phase, "DISCARD") == 0)
    ce_add_cards (deal, tokens, "discard:", ce_discardable (deal));
  else
    ce_add_cards (deal, tokens, "play:", ce_playable (deal));

  return tokens;
}

static int
compare_tokens (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* I-2, I-3 */
static void
ce_check_sizes (const Deal *deal)
{
  unsigned h = ce_hand_size (deal);
  bool before_take = g_strv_contains (
      (const char *const[]) { "SOLO", "BID", "AGAINST", "CHOOSE", "KEEP", NULL }, ref.phase);
  unsigned n_aside = card_set_count (deal->own.cego.laid_aside);

  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    {
      unsigned n = card_set_count (deal->hand[seat]);

      if (before_take || (deal->n_played == 0 && (int) seat != ref.declarer))
        {
          game_check (n == h && deal->hand[seat] == ref.dealt[seat], deal, "I-2 hands as dealt");
        }
      else if (strcmp (ref.phase, "DEMAND") == 0)
        game_check (n == ce_n_to_keep () + h - 1, deal, "I-2 kept and the Blind in DEMAND");
      else if (strcmp (ref.phase, "DISCARD") == 0)
        game_check (n == h + 1, deal, "I-2 one more in DISCARD");
      else if (deal->n_played == 0)
        game_check (n == h, deal, "I-2 at the first lead");
    }

  if (strcmp (ref.phase, "PLAY") == 0)
    game_check (n_aside == (ref.taken ? h - 1 : 0), deal, "I-3 laid-aside cards");
  game_check (deal->own.cego.laid_aside == ref.laid_aside, deal, "CE-6.16 what is laid aside");
  game_check (deal->own.cego.blind == (ref.taken ? 0 : ref.blind), deal, "CE-6.16 the Blind");
  game_check (deal->own.cego.n_laid_aside == n_aside, deal, "CE-14 number of laid-aside cards");
  game_check (deal->own.cego.n_blind == (ref.taken ? 0 : h - 1), deal, "CE-14 size of the Blind");
}

static void
ce_legal (const Deal *deal, const ActionList *list)
{
  g_autoptr (GPtrArray) expected = ce_expected (deal);
  char token[TOKEN_MAX];
  bool led_suit = false, other = false;

  ce_check_sizes (deal);
  game_check (deal->turn == ref.actor, deal, "CE-6, CE-7 who acts");
  game_check (expected->len == list->n, deal, "CE-6.1 the number of legal actions");
  g_ptr_array_sort (expected, compare_tokens);
  for (unsigned i = 0; i < list->n; i++)
    {
      action_to_token (deal->game, deal_pack (deal), list->at[i], token);
      game_check (strcmp (token, g_ptr_array_index (expected, i)) == 0, deal,
                  "CE-6.1 the legal actions");
      if (deal->phase == PHASE_PLAY && deal->trick.n > 0)
        {
          const CeCard *led = ce_card (deal, deal->trick.card[0]);
          const CeCard *card = ce_card (deal, (Card) action_arg (list->at[i]));
          bool same = led->suit == card->suit;

          led_suit = led_suit || same;
          other = other || !same;
        }
    }
  game_check (!(led_suit && other), deal, "I-4 the suit led is never mixed with others");
}

/* ---- The referee's books ---------------------------------------------------------------- */

/* CE-5.2 */
static void
ce_dealt (const Deal *deal, const Match *match G_GNUC_UNUSED)
{
  unsigned h = ce_hand_size (deal);
  unsigned n = deal->n_seats;

  memset (&ref, 0, sizeof ref);
  ref.phase = "SOLO";
  ref.actor = (int) ((deal->dealer + 1) % n);
  ref.soloist = ref.holder = ref.declarer = NOBODY;
  ref.high = -1;
  game_check (deal->n_pack == ce_n_cards (deal), deal, "CE-3.2 the pack");
  for (unsigned i = 0; i < n * h; i++)
    ref.dealt[(deal->dealer + 1 + i / h) % n] |= card_set_of (deal->pack[i]);
  for (unsigned i = n * h; i < deal->n_pack; i++)
    ref.blind |= card_set_of (deal->pack[i]);
  game_check (card_set_count (ref.blind) == h - 1, deal, "CE-3.6 h = b + 1");
}

static void
ce_begin_play (const char *game, int declarer)
{
  ref.phase = "PLAY";
  ref.game = game;
  ref.declarer = ref.actor = declarer;
}

/* CE-6.10, CE-6.13 */
static void
ce_next_bidder (const Deal *deal, unsigned actor)
{
  bool was_bid = strcmp (ref.phase, "BID") == 0;

  for (unsigned k = 1; k <= deal->n_seats && ref.high != 5; k++)
    {
      unsigned seat = (actor + k) % deal->n_seats;

      if (ref.in[seat] && (int) seat != ref.holder)
        {
          ref.actor = (int) seat;
          return;
        }
    }
  if (ref.holder == NOBODY)
    {
      ce_begin_play ("solo", ref.soloist);
      return;
    }
  ref.declarer = ref.actor = ref.holder;
  ref.against = !was_bid;
  ref.game = ce_bids[ref.high];
  ref.phase = was_bid && ref.high == 0 && deal->n_seats == 4
                      && game_checks_option (deal, "specials", "on")
                  ? "CHOOSE"
                  : "KEEP";
}

/* CE-6.3, CE-6.4, CE-6.11, CE-6.12 */
static void
ce_after_solo (const Deal *deal, unsigned seat)
{
  unsigned n = deal->n_seats;

  if (++ref.n_spoken < n && g_strcmp0 (ref.cur, "march") != 0)
    {
      ref.actor = (int) ((seat + 1) % n);
      return;
    }
  if (ref.cur != NULL && strcmp (ref.cur, "solo") != 0)
    {
      ce_begin_play (ref.cur, ref.soloist);
      return;
    }
  for (unsigned s = 0; s < n; s++)
    ref.in[s] = (int) s != ref.soloist;
  ref.phase = ref.cur == NULL ? "BID" : "AGAINST";
  if (ref.cur == NULL)
    {
      ref.high = 0;
      ref.holder = (int) ((deal->dealer + 1) % n);
    }
  ce_next_bidder (deal, (unsigned) (ref.cur == NULL ? ref.holder : ref.soloist));
}

static void
ce_after_trust (void)
{
  if (ce_game_is ("cego zwei versch"))
    ref.phase = "DISCARD";
  else
    ref.phase = "PLAY";
}

static void
ce_answer_solo (const Deal *deal, unsigned seat, const char *token)
{
  if (strcmp (token, "pass") == 0)
    {
      if (ref.cur == NULL && ce_is_duty (deal, ref.dealt[seat])) /* CE-6.6 */
        ref.guilty[seat] = true;
    }
  else
    {
      ref.cur = g_intern_string (token);
      ref.soloist = (int) seat;
    }
  ce_after_solo (deal, seat);
}

static void
ce_answer_bid (const Deal *deal, unsigned seat, const char *token)
{
  game_check ((int) seat != ref.soloist, deal, "I-9 the soloist never acts");
  if (strcmp (token, "pass") == 0)
    {
      ref.in[seat] = false;
    }
  else
    {
      int bid = (int) ce_index_of_bid (token + strlen ("bid:"));

      game_check (bid > ref.high, deal, "I-9 strictly higher");
      ref.high = bid;
      ref.holder = (int) seat;
    }
  ce_next_bidder (deal, seat);
}

/* CE-7.1, CE-7.5, CE-7.6 */
static void
ce_played (const Deal *after)
{
  unsigned n = after->n_seats;
  unsigned n_tricks = after->n_played / n;

  ref.actor = (ref.actor + 1) % (int) n;
  if (after->n_played % n != 0)
    return;
  ref.actor = after->played_by[after->n_played - n
                               + ce_winner (after, after->played + after->n_played - n)];
  if (n_tricks == 1 && ce_game_is ("zwei versch"))
    ref.actor = ref.declarer;
}

static void
ce_acted (const Deal *before, Action action, const Deal *after)
{
  unsigned seat = (unsigned) before->turn;
  char token[TOKEN_MAX];

  action_to_token (before->game, deal_pack (before), action, token);
  if (strcmp (ref.phase, "SOLO") == 0)
    ce_answer_solo (before, seat, token);
  else if (strcmp (ref.phase, "BID") == 0 || strcmp (ref.phase, "AGAINST") == 0)
    ce_answer_bid (before, seat, token);
  else if (strcmp (ref.phase, "CHOOSE") == 0)
    {
      ref.phase = "KEEP";
      if (strcmp (token, "game:cego") != 0)
        ce_begin_play (g_intern_string (token + strlen ("game:")), (int) seat);
    }
  else if (strcmp (ref.phase, "KEEP") == 0)
    {
      ref.named |= card_set_of ((Card) action_arg (action));
      if (card_set_count (ref.named) == ce_n_to_keep ())
        {
          ref.laid_aside = ref.dealt[seat] & ~ref.named;
          ref.taken = true;
          ref.phase = "DEMAND";
          if (game_checks_option (before, "solo_duty", "none"))
            ce_after_trust ();
        }
    }
  else if (strcmp (ref.phase, "DEMAND") == 0)
    {
      ref.demanded = strcmp (token, "demand") == 0;
      if (!ref.demanded)
        ce_after_trust ();
    }
  else if (strcmp (ref.phase, "DISCARD") == 0)
    {
      ref.laid_aside |= card_set_of ((Card) action_arg (action));
      ref.phase = "PLAY";
    }
  else
    ce_played (after);
  game_check (after->declarer == ref.declarer, after, "CE-6.13 the declarer");
}

/* ---- The score once more: CE-9 ---------------------------------------------------------- */

/* CE-9.2 as the old count puts it: groups of three, full cards first, then the rest */
static int
ce_count_groups (const Deal *deal, CardSet pile)
{
  int values[CARDS_MAX];
  unsigned n = 0;
  int sum = 0;

  for (unsigned pass = 0; pass < 2; pass++)
    for (CardSet set = pile; set != 0; set = card_set_rest (set))
      if (ce_card (deal, card_set_first (set))->blank == (pass == 1))
        values[n++] = ce_card (deal, card_set_first (set))->value;

  for (unsigned i = 0; i < n; i += 3)
    {
      unsigned size = MIN (n - i, 3);
      unsigned full = 0;
      int group = 0;

      for (unsigned k = 0; k < size; k++)
        if (values[i + k] > 1)
          {
            full++;
            group += values[i + k];
          }
      if (size == 3)
        sum += full == 3 ? group - 2 : full == 2 ? group - 1 : full == 1 ? group : 1;
      else if (full == 0)
        sum += (int) size - 1;
      else
        sum += group;
    }

  return sum;
}

/* CE-9.2, CE-9.3: the points of D, with what the removed cards add */
static int
ce_points (const Deal *deal, CardSet pile)
{
  int raw = 0;

  for (CardSet set = pile; set != 0; set = card_set_rest (set))
    raw += ce_card (deal, card_set_first (set))->value;
  if (game_checks_option (deal, "count", "threes"))
    return ce_count_groups (deal, pile) + (deal->n_seats == 3 ? 1 : 0);
  if (deal->n_seats == 4)
    return raw - (int) card_set_count (pile) / 2;

  return (2 * raw - (int) card_set_count (pile) + 3) / 2;
}

/* CE-9.5 */
static int
ce_factor (const Deal *deal, int points)
{
  static const int threes[] = { 36, 41, 46, 51, 56, 61, 66, 70, 0 };
  static const int twos[] = { 40, 45, 50, 55, 60, 65, 70, 75, 79, 0 };
  const int *steps = game_checks_option (deal, "count", "threes") ? threes : twos;
  int factor = 0;

  while (steps[factor] != 0 && points >= steps[factor])
    factor++;

  return factor;
}

/* The tricks from the cards as they fell. */
typedef struct
{
  CardSet cards[4];
  int n[4];
  unsigned n_tricks;
  int last;
  Card last_card;
  unsigned little_man_trick; /* in which 01 fell, from 1 */
} CeTricks;

static void
ce_collect (const Deal *deal, CeTricks *tricks)
{
  unsigned n = deal->n_seats;

  memset (tricks, 0, sizeof *tricks);
  tricks->last = NOBODY;
  game_check (deal->n_played % n == 0, deal, "CE-7.6 only complete tricks");
  tricks->n_tricks = deal->n_played / n;
  for (unsigned t = 0; t < tricks->n_tricks; t++)
    {
      const Card *cards = deal->played + t * n;
      unsigned best = ce_winner (deal, cards);
      unsigned winner = deal->played_by[t * n + best];

      for (unsigned i = 0; i < n; i++)
        {
          tricks->cards[winner] |= card_set_of (cards[i]);
          game_check (deal->played_by[t * n + i] == (deal->played_by[t * n] + i) % n, deal,
                      "CE-7.1 in turn");
          if (ce_card (deal, cards[i])->trump == 1)
            tricks->little_man_trick = t + 1;
        }
      tricks->n[winner]++;
      tricks->last = (int) winner;
      tricks->last_card = cards[best];
    }
}

static void
ce_settle (const Deal *deal, int amount, int *score)
{
  for (int seat = 0; seat < deal->n_seats; seat++)
    if (game_checks_option (deal, "payment", "sheet"))
      score[seat] = seat == ref.declarer ? amount : 0;
    else
      score[seat] = seat == ref.declarer ? amount * (deal->n_seats - 1) : -amount;
}

/*
 * Every seat of @payers pays @amount to every other seat, or only to the declarer; the sheet knows
 * nobody who is paid but the declarer.
 */
static void
ce_pay (const Deal *deal, const bool *payers, int amount, bool to_declarer, int *score)
{
  for (int from = 0; from < deal->n_seats; from++)
    for (int to = 0; to < deal->n_seats && payers[from]; to++)
      {
        if (game_checks_option (deal, "payment", "sheet") && !to_declarer)
          {
            score[from] = -amount;
            continue;
          }
        if (payers[to] || (to_declarer && to != ref.declarer))
          continue;
        score[from] -= amount;
        score[to] += amount;
      }
}

static int
ce_base (void)
{
  return (int) ce_index_of_bid (ref.game) + 1 + ref.against;
}

/* CE-9.12, CE-9.13 */
static void
ce_score_demand (const Deal *deal, int *score)
{
  bool culprits[4] = { false };
  bool any = false;

  for (int seat = 0; seat < deal->n_seats; seat++)
    {
      culprits[seat] = ref.guilty[seat] && seat != ref.declarer;
      any = any || culprits[seat];
    }
  if (any)
    ce_pay (deal, culprits, 8 * ce_base (),
            game_checks_option (deal, "schinden", "declarer")
                || game_checks_option (deal, "payment", "sheet"),
            score);
  else
    ce_settle (deal, -8 * ce_base (), score);
  met.caught += any;
  met.false_demand += !any;
}

/* CE-9.6, CE-9.7; I-5, I-6, I-8 */
static void
ce_score_points (const Deal *deal, const CeTricks *tricks, int *points, int *score)
{
  bool threes = game_checks_option (deal, "count", "threes");
  bool mirror = game_checks_option (deal, "loss", "mirror");
  int total = threes ? 70 : 79;
  int enough = threes ? 36 : 40;
  CardSet pile = tricks->cards[ref.declarer] | (ref.taken ? ref.laid_aside : ref.blind);
  CardSet others = (((CardSet) 1 << ce_n_cards (deal)) - 1) & ~pile;
  int p = ce_points (deal, pile);
  bool solo = ce_game_is ("solo");
  int v = solo ? 1 + (p >= enough) : ce_base ();
  bool full_rest = false;

  for (unsigned i = 0; i < 2; i++)
    {
      CardSet set = i == 0 ? pile : others;
      bool blank = false;

      for (CardSet s = set; s != 0; s = card_set_rest (s))
        blank = blank || ce_card (deal, card_set_first (s))->blank;
      full_rest = full_rest || (!blank && card_set_count (set) % 3 != 0);
    }
  if (threes && !full_rest)
    game_check (p + ce_count_groups (deal, others) == 70, deal, "I-5 by threes");
  if (!threes && deal->n_seats == 4)
    game_check (p + ce_points (deal, others) == 79, deal, "I-5 by twos");
  game_check ((p == total) == (tricks->n[ref.declarer] == (int) ce_hand_size (deal)), deal,
              "I-6 all points with all tricks");
  game_check (tricks->n_tricks == ce_hand_size (deal), deal, "I-8 all tricks are played");
  met.all_points += p == total;
  met.buerger += threes && p == 35;
  met.won += p >= enough;
  met.lost += p < enough;

  for (int seat = 0; seat < deal->n_seats; seat++)
    points[seat] = seat == ref.declarer ? p : total - p;
  if (p >= enough)
    ce_settle (deal, v * ce_factor (deal, p), score);
  else if (threes && p == 35)
    ce_settle (deal, game_checks_option (deal, "buerger", "unit") ? -1 : -v, score);
  else
    ce_settle (deal, mirror ? -v * ce_factor (deal, total - p) : -v, score);
}

/* CE-9.10, CE-9.11 */
static void
ce_score_losers (const Deal *deal, const CeTricks *tricks, int *points, int *score)
{
  bool raeuber = ce_game_is ("raeuber");
  bool losers[4] = { false };
  int most = 0;
  int amount = 5;

  for (int seat = 0; seat < 4; seat++)
    {
      points[seat] = raeuber ? ce_points (deal, tricks->cards[seat]) : tricks->n[seat];
      most = MAX (most, points[seat]);
    }
  for (int seat = 0; seat < 4; seat++)
    losers[seat] = raeuber ? points[seat] == most : seat == tricks->last;
  if (raeuber && losers[ref.declarer])
    {
      memset (losers, 0, sizeof losers);
      losers[ref.declarer] = true;
      amount = game_checks_option (deal, "raeuber", "double") ? 10 : 5;
    }
  ce_pay (deal, losers, amount, false, score);
}

/* CE-7.6, CE-8, CE-9.9 */
static void
ce_score_fixed (const Deal *deal, const CeTricks *tricks, int *points, int *score)
{
  int own = tricks->n[ref.declarer];
  unsigned h = ce_hand_size (deal);
  int value = 10;
  bool stopped = false;
  bool won;

  for (int seat = 0; seat < deal->n_seats; seat++)
    points[seat] = tricks->n[seat];
  if (ce_game_is ("ultimo"))
    {
      won = tricks->little_man_trick == h && tricks->last == ref.declarer
            && ce_card (deal, tricks->last_card)->trump == 1;
      value = 24;
      stopped = tricks->little_man_trick < h;
      game_check (!stopped || tricks->little_man_trick == tricks->n_tricks, deal, "CE-7.6 Ultimo");
    }
  else if (ce_game_is ("march"))
    {
      stopped = own < (int) tricks->n_tricks;
      won = !stopped;
      value = 48;
      game_check (!stopped || own == (int) tricks->n_tricks - 1, deal, "CE-7.6 Durchmarsch");
    }
  else if (ce_game_is ("bettel"))
    {
      stopped = own > 0;
      won = !stopped;
      game_check (own <= 1, deal, "CE-7.6 Bettel");
    }
  else
    {
      stopped = own > 1;
      won = own == 1;
      game_check (own <= 2, deal, "CE-7.6 Picolo");
    }
  if (stopped)
    game_check (tricks->last == ref.declarer || ce_game_is ("march ultimo"), deal,
                "CE-7.6 after the trick that decides");
  else
    game_check (tricks->n_tricks == h, deal, "CE-7.6 all tricks otherwise");
  met.fixed_stopped += stopped && tricks->n_tricks < h;
  ce_settle (deal, won ? value : -value, score);
}

static void
ce_over (const Deal *deal, const DealResult *result)
{
  int points[4] = { 0 };
  int score[4] = { 0 };
  int sum = 0;
  CeTricks tricks;

  ce_collect (deal, &tricks);
  game_check (ref.demanded || ref.game != NULL, deal, "CE-5.3 something is played in every deal");
  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    {
      game_check (deal->won[seat] == tricks.cards[seat], deal, "CE-7.3 the tricks");
      game_check (deal->tricks_won[seat] == tricks.n[seat], deal, "CE-7.3 number of tricks");
    }
  if (ref.demanded)
    {
      game_check (deal->n_played == 0, deal, "CE-9.12 the cards are not played");
      ce_score_demand (deal, score);
    }
  else if (ce_game_is ("raeuber drescher"))
    ce_score_losers (deal, &tricks, points, score);
  else if (ce_game_is ("ultimo march bettel picolo"))
    ce_score_fixed (deal, &tricks, points, score);
  else
    ce_score_points (deal, &tricks, points, score);

  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    {
      game_check (result->points[seat] == points[seat], deal, "CE-9.14 points");
      game_check (result->score[seat] == score[seat], deal, "CE-9 score");
      sum += result->score[seat];
    }
  if (game_checks_option (deal, "payment", "each"))
    game_check (sum == 0, deal, "I-7 the scores sum to 0");

  met.against += ref.against;
  if (!ref.demanded)
    {
      unsigned *games = score[ref.declarer] > 0 ? met.game_won : met.game_lost;

      games[deal->own.cego.game]++;
    }
}

/* CE-10.1, I-8 */
static void
ce_booked (const Match *before, const Deal *deal, const Match *after)
{
  int limit = atoi (options_value_key (&deal->options, deal->game,
                                       (unsigned) options_find (deal->game, "deals")));
  int best = after->score[0];
  unsigned winners = 0;
  DealResult result;

  deal_result (deal, &result);
  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    {
      game_check (after->score[seat] == before->score[seat] + result.score[seat], deal,
                  "CE-10.1 running sums");
      best = MAX (best, after->score[seat]);
    }
  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    winners |= after->score[seat] == best ? 1u << seat : 0;
  game_check (after->dealer == (deal->dealer + 1) % deal->n_seats, deal, "I-8 the next dealer");
  game_check (after->over == (after->n_deals == limit), deal, "I-8 the end of the match");
  game_check (after->winners == (after->over ? winners : 0), deal, "CE-10.1 winners");
}

/* I-1 */
static CardSet
ce_in_play (const Deal *deal)
{
  return ((CardSet) 1 << ce_n_cards (deal)) - 1;
}

static CardSet
ce_aside (const Deal *deal)
{
  return deal->own.cego.blind | deal->own.cego.laid_aside;
}

/* ---- Section 14 ------------------------------------------------------------------------- */

/* Independent of the referee: what lies open is read from the game alone. */
static bool
ce_is_open_game (const Deal *deal)
{
  switch (deal->own.cego.game)
    {
    case CEGO_LEERE:
    case CEGO_ZWEI:
    case CEGO_VERSCH:
    case CEGO_MANN:
      return true;
    default:
      return false;
    }
}

static CardSet
ce_known (const Deal *deal, unsigned owner)
{
  if (deal_is_over (deal))
    return deal->hand[owner];

  return (int) owner == deal->declarer && ce_is_open_game (deal)
             ? deal->own.cego.kept & deal->hand[owner]
             : 0;
}

/* Takes as many of @cards as there are in *@set, in their place. */
static void
exchange (CardSet *set, const Card *cards, unsigned *n)
{
  unsigned size = card_set_count (*set);

  *set = 0;
  for (unsigned i = 0; i < size; i++)
    *set |= card_set_of (cards[--*n]);
}

static void
ce_swap_hidden (Deal *deal, unsigned seat, Rng *rng)
{
  CegoState *own = &deal->own.cego;
  bool is_declarer = (int) seat == deal->declarer;
  CardSet hidden[6] = { 0 }; /* hands, the Blind, what is laid aside */
  Card cards[CARDS_MAX];
  Card order[CARDS_MAX];
  Card shuffled[CARDS_MAX];
  unsigned n = 0;

  if (deal_is_over (deal))
    return;
  for (unsigned s = 0; s < deal->n_seats; s++)
    hidden[s] = s == seat ? 0 : deal->hand[s] & ~ce_known (deal, s);
  hidden[4] = own->blind;
  hidden[5] = is_declarer ? 0 : own->laid_aside;
  for (unsigned i = 0; i < 6; i++)
    for (CardSet set = hidden[i]; set != 0; set = card_set_rest (set))
      cards[n++] = card_set_first (set);
  if (n == 0)
    return;
  support_shuffled (order, n, rng);
  for (unsigned i = 0; i < n; i++)
    shuffled[i] = cards[order[i]];
  for (unsigned s = 0; s < deal->n_seats; s++)
    {
      deal->hand[s] &= ~hidden[s];
      exchange (&hidden[s], shuffled, &n);
      deal->hand[s] |= hidden[s];
    }
  exchange (&own->blind, shuffled, &n);
  if (!is_declarer)
    exchange (&own->laid_aside, shuffled, &n);
  if (!is_declarer && own->discard != CARD_NONE)
    own->discard = card_set_first (own->laid_aside);
  if (!is_declarer && deal->declarer != NO_SEAT && own->kept != 0 && !ce_is_open_game (deal))
    own->kept = card_set_of (card_set_first (deal->hand[deal->declarer]));
}

static const GameChecks ce_checks = {
  .game = &cego_game,
  .in_play = ce_in_play,
  .aside = ce_aside,
  .dealt = ce_dealt,
  .legal = ce_legal,
  .acted = ce_acted,
  .over = ce_over,
  .booked = ce_booked,
  .n_phases = 8, /* players at random never let forehand choose: see test_rare_sight () */
  .known = ce_known,
  .swap_hidden = ce_swap_hidden,
};

/* ---- Rare things, by rigged packs and less random players ------------------------------- */

/* Every third deal gives forehand's side, or the Blind, its trumps in one place. */
static void
rig_pack (Card *pack, const Options *options, Rng *rng)
{
  unsigned n_cards = game_pack (&cego_game, options)->n_cards;
  unsigned h = cego_hand_size (options);
  unsigned place = rng_below (rng, n_cards / h + 1) * h;
  unsigned n_trumps = 7 + rng_below (rng, h - 7);
  bool bare = rng_below (rng, 4) == 0;

  support_shuffled (pack, n_cards, rng);
  if (rng_below (rng, 3) == 0)
    return;
  for (unsigned i = 0; i < n_cards && !bare && n_trumps > 0; i++)
    if (card_set_has (CEGO_TRUMPS, pack[i]) && place < n_cards)
      {
        Card swap = pack[place];

        pack[place++] = pack[i];
        pack[i] = swap;
        n_trumps--;
      }
  for (unsigned i = n_cards - h + 1, k = 0; i < n_cards && bare; i++)
    {
      Card swap = pack[i];

      if (!card_set_has (CEGO_TRUMPS, swap))
        continue;
      while (card_set_has (CEGO_TRUMPS, pack[k]))
        k++;
      pack[i] = pack[k];
      pack[k] = swap;
    }
}

/* The highest or the lowest card that may be played, as @high says. */
static Action
extreme_card (const Deal *deal, const ActionList *list, bool high)
{
  const TrickOrder *order = deal_order (deal);
  Action best = list->at[0];

  for (unsigned i = 1; i < list->n; i++)
    {
      Card card = (Card) action_arg (list->at[i]);
      Card other = (Card) action_arg (best);
      int more = (int) (order->group[card] == order->trump) * CARDS_MAX + order->strength[card]
                 - (int) (order->group[other] == order->trump) * CARDS_MAX - order->strength[other];

      if (high ? more > 0 : more < 0)
        best = list->at[i];
    }

  return best;
}

#define STYLES 8

/* How a whole deal is played: by the bits of @style. */
enum
{
  STYLE_DECLARER_HIGH = 1 << 0, /* D plays his highest cards, the others their lowest; or so … */
  STYLE_RANDOM_CARDS = 1 << 1,
  STYLE_QUIET = 1 << 2, /* nobody bids */
};

/* Mostly passes the Solo question, mostly trusts, and plays with an aim. */
static Action
sensible_action (const Deal *deal, unsigned style, Rng *rng)
{
  bool is_declarer = deal->turn == deal->declarer;
  bool is_quiet = (style & STYLE_QUIET) != 0;
  ActionList list;

  deal_legal (deal, &list);
  if (rng_below (rng, is_quiet ? 50 : 8) == 0)
    return list.at[rng_below (rng, list.n)];
  if (deal->phase == CEGO_PHASE_SOLO && (is_quiet || rng_below (rng, 8) != 0))
    return ACTION (VERB_PASS, 0);
  if (deal->phase == CEGO_PHASE_BID && is_quiet)
    return ACTION (VERB_PASS, 0);
  if (deal->phase == CEGO_PHASE_DEMAND && rng_below (rng, 4) != 0)
    return ACTION (CEGO_VERB_TRUST, 0);
  if (deal->phase == PHASE_PLAY && (style & STYLE_RANDOM_CARDS) == 0)
    return extreme_card (deal, &list, ((style & STYLE_DECLARER_HIGH) != 0) == is_declarer);

  return list.at[rng_below (rng, list.n)];
}

static void
deal_rigged (Deal *deal, Match *match, Rng *rng)
{
  Options options = support_random_options (&cego_game, rng);
  Card pack[CARDS_MAX];

  rig_pack (pack, &options, rng);
  match_init (match, &cego_game, &options, NO_SEAT);
  match_deal (match, pack, deal);
}

static void
report_met (void)
{
  for (unsigned game = CEGO_CEGO; game < CEGO_GAMES; game++)
    g_test_message ("game %u: won %u, lost %u", game, met.game_won[game], met.game_lost[game]);
  g_test_message ("won %u lost %u buerger %u caught %u false %u against %u bare Blind %u "
                  "stopped %u all points %u",
                  met.won, met.lost, met.buerger, met.caught, met.false_demand, met.against,
                  met.bare_blind, met.fixed_stopped, met.all_points);
}

/* Every rule of section 13 is met, and every game both won and lost. */
static void
test_rare (void)
{
  Rng rng = rng_new (SEED, 2);

  memset (&met, 0, sizeof met);
  for (unsigned i = 0; i < SENSIBLE_DEALS; i++)
    {
      unsigned style = rng_below (&rng, STYLES);
      DealResult result;
      Match match;
      Deal deal;

      deal_rigged (&deal, &match, &rng);
      ce_dealt (&deal, &match);
      while (!deal_is_over (&deal))
        {
          Deal before = deal;
          ActionList list;
          Action action;

          deal_legal_sorted (&deal, &list);
          ce_legal (&deal, &list);
          action = sensible_action (&deal, style, &rng);
          deal_apply (&deal, action);
          ce_acted (&before, action, &deal);
        }
      deal_result (&deal, &result);
      ce_over (&deal, &result);
    }

  report_met ();
  for (unsigned game = CEGO_CEGO; game < CEGO_GAMES; game++)
    {
      g_assert_cmpuint (met.game_won[game], >, 0);
      g_assert_cmpuint (met.game_lost[game], >, 0);
    }
  g_assert_cmpuint (met.buerger, >, 20);
  g_assert_cmpuint (met.caught, >, 20);
  g_assert_cmpuint (met.false_demand, >, 20);
  g_assert_cmpuint (met.against, >, 20);
  g_assert_cmpuint (met.bare_blind, >, 20);
  g_assert_cmpuint (met.fixed_stopped, >, 20);
}

/* The observation of @seat is the same when only what it cannot see is another. */
static void
check_sight (const Deal *deal, unsigned seat, Rng *rng)
{
  static Observation observation, again;
  Card cards[CARDS_MAX];
  unsigned n = 0;
  Deal other = *deal;
  Deal filled;

  ce_swap_hidden (&other, seat, rng);
  observation_make (&observation, deal, seat);
  observation_make (&again, &other, seat);
  g_assert_cmpmem (&again, sizeof again, &observation, sizeof observation);

  for (CardSet set = observation.unseen; set != 0; set = card_set_rest (set))
    cards[n++] = card_set_first (set);
  observation_fill (&observation, cards, &filled);
  observation_make (&again, &filled, seat);
  g_assert_cmpmem (&again, sizeof again, &observation, sizeof observation);
  g_assert_cmpuint (filled.own.cego.discard != CARD_NONE, ==, deal->own.cego.discard != CARD_NONE);
  g_assert_cmphex (
      filled.own.cego.kept & ~(deal->own.cego.kept | filled.hand[MAX (deal->declarer, 0)]), ==, 0);
  g_assert_cmpuint (card_set_count (filled.own.cego.kept), ==,
                    card_set_count (deal->own.cego.kept));
}

/* Section 14 in all phases, forehand's choice included. */
static void
test_rare_sight (void)
{
  Rng rng = rng_new (SEED, 3);
  unsigned phases = 0;

  for (unsigned i = 0; i < 2000; i++)
    {
      unsigned style = rng_below (&rng, STYLES);
      Match match;
      Deal deal;

      for (deal_rigged (&deal, &match, &rng);;
           deal_apply (&deal, sensible_action (&deal, style, &rng)))
        {
          phases |= 1u << deal.phase;
          for (unsigned seat = 0; seat < deal.n_seats; seat++)
            check_sight (&deal, seat, &rng);
          if (deal_is_over (&deal))
            break;
        }
    }
  g_assert_cmphex (phases, ==, 1u << PHASE_OVER | 1u << PHASE_PLAY | 0x7fu << CEGO_PHASE_SOLO);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ce_read_packs ();
  game_checks_add (&ce_checks);
  g_test_add_func ("/invariants/cego-rare", test_rare);
  g_test_add_func ("/observation/cego-rare", test_rare_sight);

  return g_test_run ();
}
