/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Section 13 and 14 of games/zensern/rules.md, at every step of random deals. */

#include <glib.h>
#include <stdlib.h>
#include <string.h>

#include "game-checks.h"

#define TOKENS_MAX 40

/* A figure as the rules file tells it. */
typedef struct
{
  unsigned class; /* 1 Terz … 4 Kunst */
  unsigned length;
  char top;
  unsigned suit; /* 0 … 3 in C S H D; 4 for a Kunst */
  int points;
  CardSet cards;
} Figure;

/* What the deal has said so far, kept beside the program's own books. */
static struct
{
  unsigned n;        /* seats */
  unsigned k;        /* playing seats */
  unsigned order[4]; /* these in speaking order */
  int observer;
  int pot;
  unsigned n_thrown_in;
  unsigned place; /* in the speaking order, of who bids or announces */
  unsigned form;  /* of the Antrag */
  unsigned f;
  unsigned asked[4]; /* who is asked for Fleck */
  unsigned n_asked;
  bool announced[4];
  unsigned queue[4];
  unsigned n_queue;
  bool stated[4];
  int counting; /* unit, -1 */
  int belle;    /* seat, -1 */
  int bella;
} kept;

/* What random deals must have met for all this to mean anything. */
enum
{
  MET_FORCED,
  MET_EXCHANGE_WATCHED, /* in mode 4d */
  MET_LEVEL_NONE,       /* Z-6.27b */
  MET_LEVEL_TRUMP,
  MET_QUEUE_LEFT, /* Z-6.27a with somebody still to be asked */
  MET_OBSERVER_COUNTS,
  MET_BELLA,
  MET_REBELLE,
  MET_BELLE_ALONE,
  MET_MATSCH,
  MET_FOUR_JACKS,
  MET_TIE,
  MET_TWO_BEST,
  MET_LOST_WATCHED,
  MET_POT_TAKEN,
  MET_POT_STAYS,
  MET_ALL,
};

static unsigned met[MET_ALL];

static const char zs_natural[] = "789TJQKA"; /* Z-3.3 */
static const char zs_plain[] = "789JQKTA";
static const char zs_trumps[] = "78QKTA9J";
static const char zs_kunsten[] = "TQKA9J"; /* Z-8.5, weakest first */

static unsigned
zs_suit (Card card)
{
  return card / 8u;
}

static char
zs_rank (Card card)
{
  return zs_natural[card % 8];
}

static bool
zs_is (const Deal *deal, const char *key, const char *value)
{
  return game_checks_option (deal, key, value);
}

static unsigned
zs_unit (const Deal *deal, unsigned seat)
{
  return zs_is (deal, "mode", "4") ? seat % 2 : seat;
}

static bool
zs_beats (Card card, Card other, unsigned trump)
{
  const char *order = zs_suit (other) == trump ? zs_trumps : zs_plain;

  if (zs_suit (card) != zs_suit (other))
    return zs_suit (card) == trump;

  return strchr (order, zs_rank (card)) > strchr (order, zs_rank (other));
}

/* Z-7.3: the place of the winning card */
static unsigned
zs_winner (const Card *cards, unsigned n, unsigned trump)
{
  unsigned best = 0;

  for (unsigned i = 1; i < n; i++)
    if (zs_beats (cards[i], cards[best], trump))
      best = i;

  return best;
}

/* Z-3.3 */
static int
zs_points (Card card, unsigned trump)
{
  switch (zs_rank (card))
    {
    case 'A':
      return 11;
    case 'T':
      return 10;
    case 'K':
      return 4;
    case 'Q':
      return 3;
    case 'J':
      return zs_suit (card) == trump ? 20 : 2;
    case '9':
      return zs_suit (card) == trump ? 14 : 0;
    default:
      return 0;
    }
}

/* ---- Figures: section 8, told once more ------------------------------------------------- */

static int
zs_kunst_points (const Deal *deal, char rank)
{
  switch (rank)
    {
    case 'J':
      return 200;
    case '9':
      return zs_is (deal, "kunst9", "on") ? 150 : 0;
    case 'T':
      return zs_is (deal, "kunst10", "on") ? 100 : 0;
    case 'A':
    case 'K':
    case 'Q':
      return 100;
    default:
      return 0;
    }
}

/* Z-8.5: negative when @a is weaker */
static int
zs_compare (const Figure *a, const Figure *b)
{
  if (a->class != b->class)
    return (int) a->class - (int) b->class;
  if (a->class == 4)
    return (int) (strchr (zs_kunsten, a->top) - strchr (zs_kunsten, b->top));
  if (a->length != b->length)
    return (int) a->length - (int) b->length;

  return (int) (strchr (zs_natural, a->top) - strchr (zs_natural, b->top));
}

/* Z-8.3; the strongest is at *@best, and of level ones that of trumps (Z-8.4) */
static unsigned
zs_figures (const Deal *deal, CardSet hand, Figure *figures, unsigned *best)
{
  unsigned n = 0;

  for (unsigned r = 0; r < 8; r++)
    {
      CardSet four = 0;

      for (unsigned suit = 0; suit < 4; suit++)
        four |= card_set_of ((Card) (8 * suit + r));
      if ((hand & four) != four || zs_kunst_points (deal, zs_natural[r]) == 0)
        continue;
      figures[n++]
          = (Figure) { 4, 4, zs_natural[r], 4, zs_kunst_points (deal, zs_natural[r]), four };
      hand &= ~four;
    }

  for (unsigned suit = 0; suit < 4; suit++)
    for (unsigned r = 0, length = 0; r <= 8; r++)
      {
        if (r < 8 && card_set_has (hand, (Card) (8 * suit + r)))
          {
            length++;
            continue;
          }
        if (length >= 3)
          {
            Figure run = { MIN (length, 5) - 2, length, zs_natural[r - 1], suit, 0, 0 };

            run.points = length == 3 ? 20 : length == 4 ? 50 : 100;
            for (unsigned i = 1; i <= length; i++)
              run.cards |= card_set_of ((Card) (8 * suit + r - i));
            figures[n++] = run;
          }
        length = 0;
      }

  *best = 0;
  for (unsigned i = 1; i < n; i++)
    {
      int more = zs_compare (&figures[i], &figures[*best]);

      if (more > 0 || (more == 0 && figures[i].suit == deal->trump))
        *best = i;
    }

  return n;
}

static CardSet
zs_whole_hand (const Deal *deal, unsigned seat)
{
  CardSet cards = deal->hand[seat];

  for (unsigned i = 0; i < deal->n_played; i++)
    if (deal->played_by[i] == seat)
      cards |= card_set_of (deal->played[i]);

  return cards;
}

/* All figures of @seat: their points, and the cards of them. */
static int
zs_all_figures (const Deal *deal, unsigned seat, CardSet *cards)
{
  Figure figures[16];
  unsigned best;
  unsigned n = zs_figures (deal, zs_whole_hand (deal, seat), figures, &best);
  int points = 0;

  *cards = 0;
  for (unsigned i = 0; i < n; i++)
    {
      game_check ((*cards & figures[i].cards) == 0, deal, "invariant 5: no card in two figures");
      *cards |= figures[i].cards;
      points += figures[i].points;
    }

  return points;
}

/* ---- Dealing: Z-5 ----------------------------------------------------------------------- */

static unsigned
zs_later_cards (const Deal *deal, unsigned seat, unsigned place, CardSet *cards)
{
  unsigned receiver = zs_is (deal, "upcard4", "dealer") ? deal->dealer : (unsigned) deal->declarer;
  unsigned each = zs_is (deal, "mode", "4") ? 2 : 3;

  if (zs_is (deal, "mode", "4") && seat == receiver)
    {
      *cards |= card_set_of (deal->pack[24]);
      each = 1;
    }
  for (unsigned i = 0; i < each; i++)
    *cards |= card_set_of (deal->pack[place++]);

  return place;
}

/* The cards that each seat holds before the first card, by the indices of Z-5.4 and Z-5.5. */
static void
zs_check_hands (const Deal *deal, bool complete)
{
  unsigned k = kept.k;
  unsigned later = 6 * k + 1;
  CardSet all = 0;

  for (unsigned j = 0; j < k; j++)
    {
      CardSet cards = 0;

      for (unsigned i = 0; i < 3; i++)
        {
          cards |= card_set_of (deal->pack[3 * j + i]);
          cards |= card_set_of (deal->pack[3 * k + 3 * j + i]);
        }
      if (complete)
        later = zs_later_cards (deal, kept.order[j], later, &cards);
      game_check (deal->hand[kept.order[j]] == cards, deal, "Z-5.4 the hands");
      game_check (card_set_count (cards)
                      == (!complete               ? 6u
                          : kept.n == k && k == 4 ? 8u
                                                  : 9u),
                  deal, "invariant 7: cards each");
      all |= cards;
    }
  if (kept.observer < 0)
    return;

  game_check (deal->hand[kept.observer] == (complete ? 0xffffffff & ~all : 0), deal,
              "Z-5.5 the Rest is the observer's");
}

static void
zs_check_open (const Deal *deal, bool complete)
{
  bool four = zs_is (deal, "mode", "4");
  Card open[CARDS_MAX];
  unsigned n = game_open_cards (deal, open);

  if (complete && four)
    {
      game_check (n == 0, deal, "Z-5.4.4 nothing remains");
      return;
    }
  game_check (n == (complete ? 2 : 1), deal, "Z-5.4 upcard, and bottom card once it is shown");
  game_check (open[0] == deal->pack[6 * kept.k], deal, "Z-5.4.2 the upcard");
  if (complete)
    game_check (open[1] == deal->pack[31], deal, "Z-5.4.3 the bottom card");
}

/* Z-5.2, Z-5.3, Z-5.6 */
static void
zs_dealt (const Deal *deal, const Match *match)
{
  memset (&kept, 0, sizeof kept);
  kept.n = deal->n_seats;
  kept.observer = zs_is (deal, "mode", "4d") ? deal->dealer : -1;
  kept.k = kept.observer < 0 ? kept.n : 3;
  for (unsigned j = 0; j < kept.k; j++)
    kept.order[j] = (deal->dealer + 1 + j) % kept.n;
  kept.pot = match->own.zensern.pot;
  kept.n_thrown_in = match->own.zensern.n_thrown_in;
  kept.counting = kept.belle = kept.bella = -1;
  met[MET_FORCED] += kept.n_thrown_in == 2;

  game_check (kept.n_thrown_in <= 2, deal, "invariant 8: at most two thrown-in deals in a row");
  game_check (deal->phase == ZENSERN_PHASE_BID1 && deal->turn == (int) kept.order[0], deal,
              "Z-6.1 forehand speaks first");
  zs_check_hands (deal, false);
  zs_check_open (deal, false);
}

/* Invariant 7: the 32 cards are always complete */
static CardSet
zs_in_play (const Deal *deal G_GNUC_UNUSED)
{
  return 0xffffffff;
}

static CardSet
zs_aside (const Deal *deal)
{
  const ZensernState *own = &deal->own.zensern;
  CardSet aside = 0;

  for (unsigned i = 0; i < own->n_stock; i++)
    aside |= card_set_of (own->stock[i]);
  if (own->upcard != CARD_NONE
      && (kept.observer < 0 || deal->declarer == NO_SEAT || deal->trump == SUIT_NONE))
    aside |= card_set_of (own->upcard);

  return aside;
}

/* ---- Legal tokens: section 6 and 7 ------------------------------------------------------ */

typedef struct
{
  unsigned n;
  char token[TOKENS_MAX][TOKEN_MAX];
} Tokens;

static void G_GNUC_PRINTF (2, 3) add_token (Tokens *tokens, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  g_vsnprintf (tokens->token[tokens->n++], TOKEN_MAX, format, args);
  va_end (args);
}

static unsigned
zs_upcard_suit (const Deal *deal)
{
  return zs_suit (deal->pack[6 * kept.k]);
}

/* Z-6.3, Z-6.8 */
static void
add_suits (const Deal *deal, Tokens *tokens, bool with_upcard)
{
  for (unsigned suit = 0; suit < 4; suit++)
    if (with_upcard || suit != zs_upcard_suit (deal))
      add_token (tokens, "trump:%c", "CSHD"[suit]);
}

/* Z-6.1, Z-6.3, Z-6.5 */
static void
add_bids (const Deal *deal, Tokens *tokens)
{
  bool first_round = deal->phase == ZENSERN_PHASE_BID1;
  bool last = kept.place == kept.k - 1;

  if (zs_is (deal, "mode", "2") && zs_is (deal, "antrag", "on") && kept.n_thrown_in < 2
      && !(first_round && last))
    add_token (tokens, "antrag");
  if (first_round || !last || kept.n_thrown_in < 2)
    add_token (tokens, "pass");
  if (first_round)
    add_token (tokens, "trump:%c", "CSHD"[zs_upcard_suit (deal)]);
  else
    add_suits (deal, tokens, last && zs_is (deal, "geber_wahl", "any"));
}

/* Z-6.22, Z-6.25 */
static void
add_ansage (const Deal *deal, Tokens *tokens)
{
  static const char *const classes[] = { "", "terz", "quart", "gewinde", "kunst" };
  Figure figures[16];
  unsigned best;
  unsigned n = zs_figures (deal, deal->hand[deal->turn], figures, &best);

  add_token (tokens, "pass");
  if (n == 0)
    return;
  if (deal->phase == ZENSERN_PHASE_ANSAGE)
    add_token (tokens, "ansage:%s", classes[figures[best].class]);
  else if (figures[best].class == 4)
    add_token (tokens, "kunst:%c", figures[best].top);
  else
    add_token (tokens, "hoch:%u%c", figures[best].length, figures[best].top);
}

/* Z-7.2, case by case */
static CardSet
zs_playable (const Deal *deal)
{
  CardSet hand = deal->hand[deal->turn];
  CardSet follow = 0, trumps = 0, higher = 0;
  const Trick *trick = &deal->trick;
  bool ruffed = false;
  unsigned led;

  if (trick->n == 0) /* a */
    return hand;
  led = zs_suit (trick->card[0]);
  for (unsigned i = 0; i < trick->n; i++)
    ruffed = ruffed || zs_suit (trick->card[i]) == deal->trump;
  for (CardSet s = hand; s != 0; s = card_set_rest (s))
    {
      Card card = card_set_first (s);
      bool above_all = zs_suit (card) == deal->trump;

      for (unsigned i = 0; i < trick->n; i++)
        if (zs_suit (trick->card[i]) == deal->trump)
          above_all = above_all && zs_beats (card, trick->card[i], deal->trump);
      follow |= zs_suit (card) == led ? card_set_of (card) : 0;
      trumps |= zs_suit (card) == deal->trump ? card_set_of (card) : 0;
      higher |= above_all ? card_set_of (card) : 0;
    }

  if (led != deal->trump && follow != 0) /* b */
    return follow;
  if (trumps == 0) /* e */
    return hand;
  if (ruffed && higher != 0) /* c, d */
    return higher;

  return trumps;
}

/* Z-8.9: what may be announced with @card, or NULL */
static const char *
zs_bella_word (const Deal *deal, Card card)
{
  unsigned seat = (unsigned) deal->turn;
  char rank = zs_rank (card);
  Card other = (Card) (rank == 'K' ? card - 1 : card + 1);

  if (zs_suit (card) != deal->trump || (rank != 'K' && rank != 'Q'))
    return NULL;
  if (!card_set_has (zs_whole_hand (deal, seat), other))
    return NULL;
  if (card_set_has (deal->hand[seat], other)) /* the first of the two */
    return deal->turn == deal->declarer ? "belle" : NULL;
  if (deal->turn == deal->declarer)
    return kept.belle == deal->turn ? "rebelle" : NULL;

  return "bella";
}

/* Z-7.4, Z-8.9 */
static void
add_cards (const Deal *deal, Tokens *tokens)
{
  for (CardSet s = zs_playable (deal); s != 0; s = card_set_rest (s))
    {
      Card card = card_set_first (s);
      const char *word = zs_bella_word (deal, card);

      add_token (tokens, "play:%c%c", zs_rank (card), "CSHD"[zs_suit (card)]);
      if (word != NULL)
        add_token (tokens, "play:%c%c:%s", zs_rank (card), "CSHD"[zs_suit (card)], word);
    }
}

static int
by_bytes (const void *a, const void *b)
{
  return strcmp (a, b);
}

/* Invariant 6, and the tokens of section 6 */
static void
zs_legal (const Deal *deal, const ActionList *list)
{
  Tokens tokens = { 0 };
  char token[TOKEN_MAX];

  switch (deal->phase)
    {
    case ZENSERN_PHASE_BID1:
    case ZENSERN_PHASE_BID2:
      add_bids (deal, &tokens);
      break;
    case ZENSERN_PHASE_ANTRAG:
      add_token (&tokens, "accept");
      add_token (&tokens, "refuse");
      break;
    case ZENSERN_PHASE_NAME:
      add_suits (deal, &tokens, kept.form == 2);
      break;
    case ZENSERN_PHASE_EXCHANGE:
      add_token (&tokens, "exchange");
      add_token (&tokens, "pass");
      break;
    case ZENSERN_PHASE_FLECK:
      add_token (&tokens, "fleck");
      add_token (&tokens, "pass");
      break;
    case ZENSERN_PHASE_ANSAGE:
    case ZENSERN_PHASE_HOCH:
      add_ansage (deal, &tokens);
      break;
    default:
      add_cards (deal, &tokens);
    }

  qsort (tokens.token, tokens.n, TOKEN_MAX, by_bytes);
  game_check (list->n == tokens.n, deal, "section 6: the number of legal tokens");
  for (unsigned i = 0; i < list->n; i++)
    game_check (
        strcmp (action_to_token (deal->game, deal_pack (deal), list->at[i], token), tokens.token[i])
            == 0,
        deal, "section 6: the legal tokens");
}

/* ---- Who acts next: section 6 ----------------------------------------------------------- */

static void
expect (const Deal *deal, unsigned phase, unsigned seat, const char *rule)
{
  game_check (deal->phase == phase && deal->turn == (int) seat, deal, rule);
}

static void
expect_thrown_in (const Deal *deal)
{
  game_check (deal_is_over (deal) && deal->declarer == NO_SEAT && deal->n_played == 0, deal,
              "Z-5.6 thrown in");
  game_check (kept.n_thrown_in < 2, deal, "invariant 8: a forced deal is played");
}

static unsigned
zs_cap (const Deal *deal)
{
  const char *value = options_value_key (&deal->options, deal->game,
                                         (unsigned) options_find (deal->game, "fleck"));

  return strcmp (value, "free") == 0 ? 10 : (unsigned) atoi (value); /* "off" is 0 */
}

/* Z-6.20, Z-6.21 */
static void
expect_fleck (const Deal *deal)
{
  unsigned declarer = (unsigned) deal->declarer;

  kept.n_asked = 0;
  if (kept.f == zs_cap (deal))
    {
      kept.place = 0;
      expect (deal, ZENSERN_PHASE_ANSAGE, kept.order[0], "Z-6.21, Z-6.22 forehand announces first");
      return;
    }

  for (unsigned i = 1; i < kept.n; i++)
    {
      unsigned seat = (declarer + i) % kept.n;

      if ((int) seat != kept.observer && zs_unit (deal, seat) != zs_unit (deal, declarer)
          && kept.f % 2 == 0)
        kept.asked[kept.n_asked++] = seat;
    }
  if (kept.f % 2 == 1)
    kept.asked[kept.n_asked++] = declarer;
  expect (deal, ZENSERN_PHASE_FLECK, kept.asked[0], "Z-6.20 who is asked");
}

/* Z-5.4.3, Z-5.4.4, Z-6.10 */
static void
expect_completion (const Deal *deal, unsigned declarer, unsigned trump)
{
  Card upcard = deal->pack[6 * kept.k];
  Card seven = (Card) (8 * trump);

  game_check (deal->declarer == (int) declarer && deal->trump == trump, deal,
              "Z-6.9 trump and declarer");
  zs_check_hands (deal, true);
  zs_check_open (deal, true);
  if (zs_is (deal, "seven", "on") && !zs_is (deal, "mode", "4") && zs_suit (upcard) == trump
      && upcard != seven)
    for (unsigned j = 0; j < kept.k; j++)
      if (card_set_has (deal->hand[kept.order[j]], seven))
        {
          expect (deal, ZENSERN_PHASE_EXCHANGE, kept.order[j], "Z-6.10 who is asked");
          return;
        }
  expect_fleck (deal);
}

static void
acted_bid (const Deal *before, const char *token, const Deal *after)
{
  unsigned seat = (unsigned) before->turn;
  bool first_round = before->phase == ZENSERN_PHASE_BID1;

  game_check (seat == kept.order[kept.place], before, "Z-5.2 the speaking order");
  if (g_str_has_prefix (token, "trump:"))
    {
      expect_completion (after, seat, (unsigned) suit_from_letter (token[6]));
    }
  else if (strcmp (token, "antrag") == 0)
    {
      kept.form = first_round ? 1 : kept.place == 0 ? 2 : 3;
      expect (after, ZENSERN_PHASE_ANTRAG, 1 - seat, "Z-6.6 the other player answers");
    }
  else if (++kept.place < kept.k)
    {
      expect (after, before->phase, kept.order[kept.place], "Z-6.2 the next seat");
    }
  else if (first_round)
    {
      kept.place = 0;
      expect (after, ZENSERN_PHASE_BID2, kept.order[0], "Z-6.2 the second round");
    }
  else
    {
      expect_thrown_in (after);
    }
}

/* Z-6.6 to Z-6.8 */
static void
acted_antrag (const Deal *before, const char *token, const Deal *after)
{
  unsigned mover = kept.form == 3 ? kept.order[1] : kept.order[0];

  if (before->phase == ZENSERN_PHASE_NAME)
    expect_completion (after, mover, (unsigned) suit_from_letter (token[6]));
  else if (strcmp (token, "refuse") == 0)
    expect_thrown_in (after);
  else if (kept.form == 1)
    expect_completion (after, mover, zs_upcard_suit (after));
  else
    expect (after, ZENSERN_PHASE_NAME, mover, "Z-6.7 who made the Antrag names the suit");
}

/* Z-6.10 */
static void
acted_exchange (const Deal *before, const char *token, const Deal *after)
{
  CardSet both = card_set_of (before->pack[6 * kept.k]) | card_set_of ((Card) (8 * before->trump));
  bool done = strcmp (token, "exchange") == 0;
  Card open[CARDS_MAX];

  game_open_cards (after, open);
  for (unsigned seat = 0; seat < kept.n; seat++)
    {
      bool changes = done && ((int) seat == before->turn || (int) seat == kept.observer);

      game_check (after->hand[seat] == (before->hand[seat] ^ (changes ? both : 0)), after,
                  "Z-6.10 seven and upcard change places");
    }
  met[MET_EXCHANGE_WATCHED] += done && kept.observer >= 0;
  game_check (open[0] == (done ? (Card) (8 * before->trump) : before->pack[6 * kept.k]), after,
              "Z-6.10 the seven lies as upcard");
  expect_fleck (after);
}

static void
acted_fleck (const Deal *before, const char *token, const Deal *after)
{
  game_check (before->turn == (int) kept.asked[0], before, "Z-6.20 one after the other");
  if (strcmp (token, "fleck") == 0)
    {
      kept.f++;
      expect_fleck (after);
      return;
    }

  kept.n_asked--;
  memmove (kept.asked, kept.asked + 1, sizeof kept.asked - sizeof kept.asked[0]);
  if (kept.n_asked > 0)
    {
      expect (after, ZENSERN_PHASE_FLECK, kept.asked[0], "Z-6.20 the next to be asked");
      return;
    }
  kept.place = 0;
  expect (after, ZENSERN_PHASE_ANSAGE, kept.order[0], "Z-6.22 forehand announces first");
}

/* The strongest figure of @seat. */
static Figure
zs_best (const Deal *deal, unsigned seat)
{
  Figure figures[16];
  unsigned best;

  zs_figures (deal, deal->hand[seat], figures, &best);

  return figures[best];
}

/* Z-6.27 */
static void
expect_comparison (const Deal *deal)
{
  unsigned contenders[4] = { 0 };
  unsigned n_leaders = 0;
  unsigned n = 0;
  bool one_party = true;

  for (unsigned seat = 0; seat < kept.n; seat++)
    {
      bool leads = kept.stated[seat];

      for (unsigned other = 0; other < kept.n && leads; other++)
        if (kept.stated[other])
          {
            Figure own = zs_best (deal, seat);
            Figure theirs = zs_best (deal, other);

            leads = zs_compare (&own, &theirs) >= 0;
          }
      if (leads)
        contenders[n++] = seat;
    }
  n_leaders = n;
  for (unsigned i = 0; i < kept.n_queue; i++)
    contenders[n++] = kept.queue[i];
  for (unsigned i = 1; i < n; i++)
    one_party = one_party && zs_unit (deal, contenders[i]) == zs_unit (deal, contenders[0]);

  if (!one_party && kept.n_queue > 0) /* c */
    {
      expect (deal, ZENSERN_PHASE_HOCH, kept.queue[0], "Z-6.27c the next in the queue");
      return;
    }
  if (one_party) /* a */
    kept.counting = (int) zs_unit (deal, contenders[0]);
  else /* b */
    for (unsigned i = 0; i < n_leaders; i++)
      if (zs_best (deal, contenders[i]).suit == deal->trump)
        kept.counting = (int) zs_unit (deal, contenders[i]);
  met[MET_LEVEL_NONE] += !one_party && kept.counting < 0;
  met[MET_LEVEL_TRUMP] += !one_party && kept.counting >= 0;
  met[MET_QUEUE_LEFT] += one_party && n_leaders > 0 && kept.n_queue > 0;
  met[MET_OBSERVER_COUNTS] += kept.observer >= 0 && kept.counting == kept.observer;
  expect (deal, PHASE_PLAY, kept.order[0], "Z-6.27, Z-7.1 forehand leads");
  game_check (deal->own.zensern.counting == kept.counting, deal, "Z-6.27 whose Ansagen count");
}

/* Z-6.22, Z-6.23; the observer is the last one */
static void
acted_ansage (const Deal *before, const char *token, const Deal *after)
{
  unsigned seat = (unsigned) before->turn;
  unsigned highest = 0;

  kept.announced[seat] = strcmp (token, "pass") != 0;
  kept.place++;
  if (kept.place < kept.n)
    {
      unsigned next = kept.place < kept.k ? kept.order[kept.place] : (unsigned) kept.observer;

      expect (after, ZENSERN_PHASE_ANSAGE, next, "Z-6.22 the next announces");
      return;
    }

  for (unsigned s = 0; s < kept.n; s++)
    if (kept.announced[s])
      highest = MAX (highest, zs_best (after, s).class);
  for (unsigned i = 0; i < kept.n; i++)
    {
      unsigned s = i < kept.k ? kept.order[i] : (unsigned) kept.observer;

      if (kept.announced[s] && zs_best (after, s).class == highest)
        kept.queue[kept.n_queue++] = s;
    }
  if (kept.n_queue == 0)
    expect (after, PHASE_PLAY, kept.order[0], "Z-6.23 nobody announced");
  else
    expect_comparison (after);
}

/* Z-6.25, Z-6.26 */
static void
acted_hoch (const Deal *before, const char *token, const Deal *after)
{
  game_check (before->turn == (int) kept.queue[0], before, "Z-6.25 the head of the queue");
  kept.stated[before->turn] = strcmp (token, "pass") != 0;
  kept.n_queue--;
  memmove (kept.queue, kept.queue + 1, sizeof kept.queue - sizeof kept.queue[0]);
  expect_comparison (after);
}

/* Z-7.1, invariant 10 */
static void
acted_play (const Deal *before, const char *token, const Deal *after)
{
  unsigned at = before->n_played % kept.k;
  unsigned leader
      = before->n_played == at
            ? kept.order[0]
            : before->played_by[before->n_played - at - kept.k
                                + zs_winner (before->played + before->n_played - at - kept.k,
                                             kept.k, before->trump)];
  unsigned seat = leader;

  for (unsigned i = 0; i < at; i++)
    do
      seat = (seat + 1) % kept.n;
    while ((int) seat == kept.observer);
  game_check (before->turn == (int) seat, before, "Z-7.1 turn order");
  game_check (after->n_played == before->n_played + 1, after, "Z-6.28 one card");

  if (g_str_has_suffix (token, ":belle"))
    {
      game_check (kept.belle < 0 && kept.bella < 0, before, "invariant 10: one Belle");
      kept.belle = (int) seat;
    }
  else if (g_str_has_suffix (token, ":rebelle") || g_str_has_suffix (token, ":bella"))
    {
      game_check (kept.bella < 0, before, "invariant 10: one Bella");
      game_check (kept.belle == (g_str_has_suffix (token, ":bella") ? -1 : (int) seat), before,
                  "invariant 10: rebelle only after belle");
      kept.bella = (int) seat;
    }
}

static void
zs_acted (const Deal *before, Action action, const Deal *after)
{
  char token[TOKEN_MAX];

  action_to_token (before->game, deal_pack (before), action, token);
  switch (before->phase)
    {
    case ZENSERN_PHASE_BID1:
    case ZENSERN_PHASE_BID2:
      acted_bid (before, token, after);
      break;
    case ZENSERN_PHASE_ANTRAG:
    case ZENSERN_PHASE_NAME:
      acted_antrag (before, token, after);
      break;
    case ZENSERN_PHASE_EXCHANGE:
      acted_exchange (before, token, after);
      break;
    case ZENSERN_PHASE_FLECK:
      acted_fleck (before, token, after);
      break;
    case ZENSERN_PHASE_ANSAGE:
      acted_ansage (before, token, after);
      break;
    case ZENSERN_PHASE_HOCH:
      acted_hoch (before, token, after);
      break;
    default:
      acted_play (before, token, after);
    }
}

/* ---- The deal counted again: section 9 -------------------------------------------------- */

typedef struct
{
  unsigned n_units;
  int cards[4]; /* without the last trick */
  int figures[4];
  int points[4]; /* P */
  int pot_after;
} Count;

/* Z-9.1; invariants 1, 2, 3 and 5 */
static void
count_points (const Deal *deal, Count *count)
{
  unsigned n_tricks = deal->n_played / kept.k;
  unsigned tricks[4] = { 0 };
  CardSet played = 0;
  int extras = 10;
  int sum = 0;
  int in_tricks = 0;

  game_check (deal->n_played == kept.k * (kept.n == 4 && kept.k == 4 ? 8 : 9), deal,
              "Z-6.28 all cards are played");
  for (unsigned t = 0; t < n_tricks; t++)
    {
      const Card *trick = deal->played + t * kept.k;
      unsigned at = t * kept.k + zs_winner (trick, kept.k, deal->trump);
      unsigned unit = zs_unit (deal, deal->played_by[at]);

      tricks[unit]++;
      for (unsigned i = 0; i < kept.k; i++)
        {
          count->cards[unit] += zs_points (trick[i], deal->trump);
          played |= card_set_of (trick[i]);
        }
      count->points[unit] += t == n_tricks - 1 ? 10 : 0;
    }

  for (unsigned seat = 0; seat < kept.n; seat++)
    {
      CardSet cards;

      if (kept.announced[seat] && kept.counting == (int) zs_unit (deal, seat))
        count->figures[zs_unit (deal, seat)] += zs_all_figures (deal, seat, &cards);
    }
  for (unsigned u = 0; u < count->n_units; u++)
    {
      bool bella = kept.bella >= 0 && zs_unit (deal, (unsigned) kept.bella) == u;
      bool matsch = tricks[u] == n_tricks;

      count->points[u] += count->cards[u] + (bella ? 20 : 0);
      game_check (count->points[u] <= 182, deal, "invariant 3: at most 182");
      count->points[u] += count->figures[u] + (matsch ? 100 : 0);
      met[MET_MATSCH] += matsch;
      extras += count->figures[u] + (bella ? 20 : 0) + (matsch ? 100 : 0);
      sum += count->points[u];
      in_tricks += count->cards[u];
    }
  for (CardSet s = 0xffffffff & ~played; s != 0; s = card_set_rest (s))
    sum += zs_points (card_set_first (s), deal->trump);
  game_check (sum == 152 + extras, deal, "invariants 1 and 2");
  game_check (!zs_is (deal, "mode", "4") || in_tricks == 152, deal, "invariant 1: 152");
}

/* Z-9.2, invariant 3: the four jacks of a playing seat */
static void
check_four_jacks (const Deal *deal, const Count *count)
{
  for (unsigned seat = 0; seat < kept.n; seat++)
    {
      Figure best;
      Deal whole = *deal;
      unsigned unit = zs_unit (deal, seat);

      if (!kept.announced[seat] || kept.counting != (int) unit || (int) seat == kept.observer)
        continue;
      whole.hand[seat] = zs_whole_hand (deal, seat);
      best = zs_best (&whole, seat);
      if (best.class != 4 || best.top != 'J')
        continue;
      met[MET_FOUR_JACKS]++;
      game_check (count->points[unit] >= 220, deal, "invariant 3: at least 220");
      for (unsigned u = 0; u < count->n_units; u++)
        game_check (u == unit || count->points[u] <= 162, deal, "invariant 3: others at most 162");
    }
}

/* The highest points of the playing parties but @except, and how many of them have it. */
static int
highest_points (const Count *count, int except, int *n_highest)
{
  int highest = -1;

  *n_highest = 0;
  for (unsigned u = 0; u < count->n_units; u++)
    {
      if ((int) u == kept.observer || (int) u == except)
        continue;
      if (count->points[u] > highest)
        {
          highest = count->points[u];
          *n_highest = 0;
        }
      *n_highest += count->points[u] == highest;
    }

  return highest;
}

/* Z-9.3, Z-9.5; invariant 4 */
static void
count_credits (const Deal *deal, Count *count, int *credit)
{
  unsigned d = zs_unit (deal, (unsigned) deal->declarer);
  int m = 1 << kept.f;
  int n_best, n_highest;
  int best = highest_points (count, (int) d, &n_best);
  int highest = highest_points (count, -1, &n_highest);
  bool lost = count->points[d] < best;
  int own = m * count->points[d];
  int sum = 0;
  int total = lost && kept.observer >= 0 ? own : 0;

  count->pot_after = n_highest == 1 ? 0 : kept.pot;
  if (count->points[d] == best || (lost && n_best > 1))
    count->pot_after += own;
  for (unsigned u = 0; u < count->n_units; u++)
    {
      bool plays = (int) u != kept.observer;
      bool is_best = plays && u != d && n_best == 1 && count->points[u] == best;

      credit[u] = u != d || count->points[d] > best ? m * count->points[u] : 0;
      if (lost && (is_best || !plays))
        credit[u] += own;
      if (plays && n_highest == 1 && count->points[u] == highest)
        credit[u] += kept.pot;
      sum += credit[u];
      total += m * count->points[u];
    }

  met[MET_TIE] += count->points[d] == best;
  met[MET_TWO_BEST] += lost && n_best > 1;
  met[MET_LOST_WATCHED] += lost && kept.observer >= 0;
  met[MET_POT_TAKEN] += kept.pot > 0 && n_highest == 1;
  met[MET_POT_STAYS] += kept.pot > 0 && n_highest > 1;
  game_check (sum + count->pot_after - kept.pot == total, deal, "invariant 4");
}

static void
zs_over (const Deal *deal, const DealResult *result)
{
  Count count = { .n_units = zs_is (deal, "mode", "4") ? 2 : kept.n };
  int credit[4] = { 0 };

  game_check (result->n_units == count.n_units, deal, "Z-3.4 the parties");
  if (deal->declarer == NO_SEAT)
    {
      for (unsigned u = 0; u < count.n_units; u++)
        game_check (result->points[u] == 0 && result->score[u] == 0, deal,
                    "invariant 8: a thrown-in deal counts for nobody");
      return;
    }

  met[MET_BELLA] += kept.bella >= 0 && kept.belle < 0;
  met[MET_REBELLE] += kept.bella >= 0 && kept.belle >= 0;
  met[MET_BELLE_ALONE] += kept.bella < 0 && kept.belle >= 0;
  count_points (deal, &count);
  check_four_jacks (deal, &count);
  count_credits (deal, &count, credit);
  for (unsigned u = 0; u < count.n_units; u++)
    {
      game_check (result->points[u] == count.points[u], deal, "Z-9.1 points");
      game_check (result->score[u] == credit[u], deal, "Z-9.3, Z-9.5 credits");
    }
}

/* Z-5.6, Z-10; invariants 8 and 9 */
static void
zs_booked (const Match *before, const Deal *deal, const Match *after)
{
  int target = atoi (options_value_key (&deal->options, deal->game,
                                        (unsigned) options_find (deal->game, "target")));
  bool thrown_in = deal->declarer == NO_SEAT;
  bool same = thrown_in && zs_is (deal, "redeal", "same");
  int best = 0;
  unsigned n_best = 0;
  unsigned winners = 0;
  int credit[4] = { 0 };
  int pot = kept.pot;

  if (!thrown_in)
    {
      Count count = { .n_units = after->n_units };

      count_points (deal, &count);
      count_credits (deal, &count, credit);
      pot = count.pot_after;
    }
  game_check (after->own.zensern.pot == pot, deal, "Z-9.5 the pot");
  game_check (after->own.zensern.n_thrown_in == (thrown_in ? kept.n_thrown_in + 1 : 0), deal,
              "Z-5.6 thrown-in deals in a row");
  game_check (after->dealer == (deal->dealer + (same ? 0u : 1u)) % kept.n, deal,
              "Z-5.6 the next dealer");

  for (unsigned u = 0; u < after->n_units; u++)
    {
      if (thrown_in)
        game_check (after->score[u] == before->score[u], deal, "invariant 8: no score changes");
      if (u == 0 || after->score[u] > best)
        {
          best = after->score[u];
          n_best = 0;
        }
      n_best += after->score[u] == best;
    }
  for (unsigned seat = 0; seat < kept.n; seat++)
    winners |= after->score[zs_unit (deal, seat)] == best ? 1u << seat : 0;
  game_check (after->score[0] == before->score[0] + (thrown_in ? 0 : credit[0]), deal,
              "Z-9.6 what is left in the pot is nobody's, also at the end");
  game_check (after->over == (!thrown_in && best >= target && n_best == 1), deal, "invariant 9");
  game_check (after->winners == (after->over ? winners : 0), deal, "Z-10.3 winners");
}

/* ---- Information: section 14 ------------------------------------------------------------ */

/* Whether the cards of Z-5.4.3 and Z-5.4.4 have been dealt. */
static bool
zs_is_complete (const Deal *deal)
{
  return deal->declarer != NO_SEAT && deal->trump != SUIT_NONE;
}

static CardSet
zs_known (const Deal *deal, unsigned owner)
{
  const ZensernState *own = &deal->own.zensern;
  Card upcard = deal->pack[6 * deal_count_players (deal)];
  CardSet known = card_set_of (upcard);

  if (!zs_is_complete (deal) || owner >= deal->n_seats)
    return 0;
  if (own->upcard != CARD_NONE && own->upcard != upcard) /* after an exchange */
    known |= card_set_of (own->upcard);
  if (!zs_is (deal, "mode", "4"))
    known |= card_set_of (deal->pack[31]);
  if (deal->n_played > 0 || deal->phase == PHASE_PLAY)
    if (own->counting == (int) zs_unit (deal, owner) && own->ansage[owner] != 0)
      {
        CardSet figures;

        zs_all_figures (deal, owner, &figures);
        known |= figures;
      }

  return known & deal->hand[owner];
}

/* One of the hidden cards of the others' hands changes places with @card. */
static Card
swapped (Deal *deal, unsigned seat, Card card, Rng *rng)
{
  unsigned other = rng_below (rng, deal->n_seats);
  CardSet hidden = deal->hand[other] & ~deal->own.zensern.seen;
  unsigned skip;
  Card instead;

  if (other == seat || hidden == 0)
    return card;
  for (skip = rng_below (rng, card_set_count (hidden)); skip > 0; skip--)
    hidden = card_set_rest (hidden);
  instead = card_set_first (hidden);
  deal->hand[other] ^= card_set_of (card) | card_set_of (instead);

  return instead;
}

/* The face-down stock, among itself and with the hidden cards of other hands. */
static void
zs_swap_hidden (Deal *deal, unsigned seat, Rng *rng)
{
  ZensernState *own = &deal->own.zensern;
  unsigned first = zs_is_complete (deal) ? 1 : 0; /* the bottom card is known */

  if (own->n_stock <= first)
    return;
  for (unsigned i = first; i < own->n_stock; i++)
    {
      unsigned k = first + rng_below (rng, own->n_stock - first);
      Card swap = own->stock[i];

      own->stock[i] = own->stock[k];
      own->stock[k] = swap;
      own->stock[i] = swapped (deal, seat, own->stock[i], rng);
    }
}

static const GameChecks zs_checks = {
  .game = &zensern_game,
  .in_play = zs_in_play,
  .aside = zs_aside,
  .dealt = zs_dealt,
  .legal = zs_legal,
  .acted = zs_acted,
  .over = zs_over,
  .booked = zs_booked,
  .n_phases = 10,
  .known = zs_known,
  .swap_hidden = zs_swap_hidden,
};

/* ---- Deals full of figures -------------------------------------------------------------- */

#define RICH_DEALS 4000

/* A pack cut and with a few cards exchanged: most hands hold runs, many of them level. */
static void
rich_pack (Card *pack, Rng *rng)
{
  unsigned cut = rng_below (rng, 32);

  for (unsigned i = 0; i < 32; i++)
    pack[i] = (Card) ((i + cut) % 32);
  for (unsigned n = rng_below (rng, 12); n > 0; n--)
    {
      unsigned i = rng_below (rng, 32);
      unsigned k = rng_below (rng, 32);
      Card swap = pack[i];

      pack[i] = pack[k];
      pack[k] = swap;
    }
}

/* Who can announce or say how high mostly does; the rest is chance. */
static Action
talkative_action (const Deal *deal, const ActionList *list, Rng *rng)
{
  bool talks = deal->phase == ZENSERN_PHASE_ANSAGE || deal->phase == ZENSERN_PHASE_HOCH;

  for (unsigned i = 0; i < list->n && talks && rng_below (rng, 8) != 0; i++)
    if (action_verb (list->at[i]) != VERB_PASS)
      return list->at[i];

  return list->at[rng_below (rng, list->n)];
}

static void
play_rich_deal (Match *match, Rng *rng)
{
  Match before_match;
  Card pack[CARDS_MAX];
  DealResult result;
  Deal deal;

  rich_pack (pack, rng);
  match_deal (match, pack, &deal);
  zs_dealt (&deal, match);
  while (!deal_is_over (&deal))
    {
      Deal before = deal;
      ActionList list;
      Action action;

      deal_legal_sorted (&deal, &list);
      zs_legal (&deal, &list);
      action = talkative_action (&deal, &list, rng);
      deal_apply (&deal, action);
      zs_acted (&before, action, &deal);
    }
  deal_result (&deal, &result);
  zs_over (&deal, &result);
  before_match = *match;
  match_book (match, &deal);
  zs_booked (&before_match, &deal, match);
}

static void
test_rich_deals (void)
{
  Rng rng = rng_new (8, 0);

  for (unsigned n = 0; n < RICH_DEALS;)
    {
      Options options = support_random_options (&zensern_game, &rng);
      Match match;

      match_init (&match, &zensern_game, &options, NO_SEAT);
      match.own.zensern.pot = 81; /* as after a tie */
      for (; !match.over; n++)
        play_rich_deal (&match, &rng);
    }
}

/* After the random deals: each of the rare things has happened in them. */
static void
test_everything_met (void)
{
  for (unsigned i = 0; i < MET_ALL; i++)
    {
      g_test_message ("%u: %u times", i, met[i]);
      g_assert_cmpuint (met[i], >=, 5);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  game_checks_add (&zs_checks);
  g_test_add_func ("/invariants/zensern-figures", test_rich_deals);
  g_test_add_func ("/invariants/zensern-met", test_everything_met);

  return g_test_run ();
}
