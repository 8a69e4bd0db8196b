/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Section 13 and 14 of games/wurzen/rules.md, at every step of random deals. */

#include <glib.h>
#include <string.h>

#include "add-tests.h"
#include "game-checks.h"
#include "rules/games/wurzen/wurzen-state.h"

#define SEED 20261121
#define LONG_DEALS 4000

/* The deal kept a second time, from its pack and its tokens alone. */
static struct
{
  Card under;    /* CARD_NONE: not dealt, or drawn */
  unsigned next; /* place of the next card of the stock in the pack */
  unsigned n;    /* W-5.4 */
  int closer;
  unsigned snapshot[2]; /* eyes, tricks */
  bool swapped;
  CardSet pending;
  CardSet known[2];
  unsigned cards[2];
  unsigned announced[2];
  unsigned tricks[2];
  unsigned n_closes;
  unsigned pairs;  /* announced, by suit */
  unsigned wurzen; /* likewise */
  int claimer;     /* NO_SEAT: ended by the last trick */
} kept;

/* Game points of the running Bummerl and who has led to nil. */
static struct
{
  unsigned n_deals;
  bool led[2];
} bummerl;

/* What the long deals have met. */
static struct
{
  unsigned ends;     /* WurzenEnd, bits */
  unsigned given;    /* ranks given in exchanges, bits */
  unsigned cases[4]; /* W-7.5 a to d */
} met;

/* ---- Cards: W-3 ------------------------------------------------------------------------- */

static bool
wz_is_schnapsen (const Deal *deal)
{
  return game_checks_option (deal, "mode", "schnapsen");
}

static char
wz_rank (const Deal *deal, Card card)
{
  return pack_code (deal_pack (deal), card)[0];
}

static char
wz_suit (const Deal *deal, Card card)
{
  return pack_code (deal_pack (deal), card)[1];
}

static bool
wz_is_weli (const Deal *deal, Card card)
{
  return wz_rank (deal, card) == '6' && wz_suit (deal, card) == 'D';
}

static char
wz_trump (const Deal *deal)
{
  return suit_letter ((Suit) deal->trump);
}

/* W-3.5 */
static char
wz_group (const Deal *deal, Card card)
{
  return wz_is_weli (deal, card) ? wz_trump (deal) : wz_suit (deal, card);
}

/* W-3.4, W-3.6 */
static int
wz_height (const Deal *deal, Card card)
{
  static const char ranks[] = "6789JQKT*A";

  if (wz_is_weli (deal, card) && wz_trump (deal) != 'D')
    return 8;

  return (int) (strchr (ranks, wz_rank (deal, card)) - ranks);
}

/* W-3.7 */
static bool
wz_is_weak (const Deal *deal, Card card)
{
  return wz_suit (deal, card) == wz_trump (deal) && strchr ("9876", wz_rank (deal, card)) != NULL;
}

/* W-7.3 */
static bool
wz_beats (const Deal *deal, Card card, Card led)
{
  char trump = wz_trump (deal);

  if (wz_group (deal, card) == wz_group (deal, led))
    return wz_height (deal, card) > wz_height (deal, led);
  if (wz_group (deal, card) != trump)
    return false;

  return !(wz_is_weak (deal, card) && strchr ("TA", wz_rank (deal, led)) != NULL);
}

/* W-3.3 */
static unsigned
wz_eyes_of (const Deal *deal, Card card)
{
  if (wz_is_weli (deal, card) && wz_trump (deal) != 'D')
    return 8;
  switch (wz_rank (deal, card))
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
      return 2;
    default:
      return 1;
    }
}

static CardSet
wz_card (const Deal *deal, char rank, char suit)
{
  char code[] = { rank, suit, '\0' };

  return card_set_of (support_card (deal_pack (deal), code));
}

static unsigned
wz_hand_size (const Deal *deal)
{
  return wz_is_schnapsen (deal) ? 5 : 6;
}

static unsigned
wz_target (const Deal *deal)
{
  return wz_is_schnapsen (deal) ? 66 : 75;
}

/* W-8.6 */
static unsigned
wz_eyes (unsigned seat)
{
  return kept.tricks[seat] > 0 ? kept.cards[seat] + kept.announced[seat] : 0;
}

/* W-7.1 */
static bool
wz_is_strict (void)
{
  return kept.closer != NO_SEAT || kept.n == 0;
}

static CardSet
wz_in_play (const Deal *deal)
{
  return ((CardSet) 1 << deal_pack (deal)->n_cards) - 1;
}

static CardSet
wz_aside (const Deal *deal)
{
  const WurzenState *own = &deal->own.wurzen;
  CardSet cards = own->under != CARD_NONE ? card_set_of (own->under) : 0;

  for (unsigned i = 0; i < own->n_stock; i++)
    cards |= card_set_of (own->stock[i]);

  return cards;
}

/* ---- Dealing: W-5 ----------------------------------------------------------------------- */

/* W-5.1: @f and @d are the places of the hands of forehand and dealer. */
static void
check_dealt (const Deal *deal, bool knocked)
{
  static const struct
  {
    const char *owners; /* by place: f, d, and t for the trump card */
  } rows[] = {
    { "fffdddtfffddd" }, /* wurzen, cut */
    { "ffffffddddddt" }, /* wurzen, knock */
    { "fffdddtffdd" },   /* schnapsen, cut */
    { "fffffdddddt" },   /* schnapsen, knock */
  };
  const char *owners = rows[(wz_is_schnapsen (deal) ? 2 : 0) + knocked].owners;
  unsigned f = 1 - deal->dealer;

  for (unsigned i = 0; owners[i] != '\0'; i++)
    if (owners[i] == 't')
      kept.under = deal->pack[i];
    else
      game_check (card_set_has (deal->hand[owners[i] == 'f' ? f : 1 - f], deal->pack[i]), deal,
                  "W-5.1 the deal");
  kept.next = (unsigned) strlen (owners);
  kept.n = wz_is_schnapsen (deal) ? 10 : 24;
  game_check (deal->turn == (int) f && deal->phase == PHASE_PLAY, deal, "W-6.2 forehand leads");
  game_check (wz_trump (deal) == wz_suit (deal, kept.under), deal, "W-5.3 trump");
  for (unsigned seat = 0; seat < 2; seat++)
    game_check (card_set_count (deal->hand[seat]) == wz_hand_size (deal), deal, "W-3.1 hands");
}

static void
wz_dealt (const Deal *deal, const Match *match G_GNUC_UNUSED)
{
  memset (&kept, 0, sizeof kept);
  kept.under = CARD_NONE;
  kept.closer = kept.claimer = NO_SEAT;
  if (!game_checks_option (deal, "deal", "choice"))
    {
      check_dealt (deal, game_checks_option (deal, "deal", "knock"));
      return;
    }
  game_check (deal->phase == WURZEN_PHASE_CUT && deal->turn == 1 - deal->dealer, deal,
              "W-6.2 forehand cuts");
  game_check ((deal->hand[0] | deal->hand[1]) == 0, deal, "W-6.2 no cards before that");
}

/* ---- Legal actions: W-6, W-7.5, W-8.1 --------------------------------------------------- */

/* A legal list without its order. */
typedef struct
{
  CardSet play;
  CardSet swap;
  unsigned pairs;
  unsigned wurzen;
  bool close;
  bool claim;
  bool cut;
  bool knock;
} Choices;

static Choices
read_list (const Deal *deal, const ActionList *list)
{
  Choices choices;

  memset (&choices, 0, sizeof choices);
  for (unsigned i = 0; i < list->n; i++)
    {
      char token[TOKEN_MAX];
      const char *arg;

      action_to_token (deal->game, deal_pack (deal), list->at[i], token);
      arg = strchr (token, ':') != NULL ? strchr (token, ':') + 1 : "";
      if (g_str_has_prefix (token, "play:"))
        choices.play |= card_set_of (support_card (deal_pack (deal), arg));
      else if (g_str_has_prefix (token, "swap:"))
        choices.swap |= card_set_of (support_card (deal_pack (deal), arg));
      else if (g_str_has_prefix (token, "pair:"))
        choices.pairs |= 1u << suit_from_letter (arg[0]);
      else if (g_str_has_prefix (token, "wurze:"))
        choices.wurzen |= 1u << suit_from_letter (arg[0]);
      else if (strcmp (token, "close") == 0)
        choices.close = true;
      else if (strcmp (token, "claim") == 0)
        choices.claim = true;
      else if (strcmp (token, "cut") == 0)
        choices.cut = true;
      else if (strcmp (token, "knock") == 0)
        choices.knock = true;
      else
        game_check (false, deal, "W-6.1 no other tokens");
    }

  return choices;
}

/* W-7.5 */
static CardSet
wz_follow (const Deal *deal)
{
  CardSet hand = deal->hand[deal->turn];
  Card led = deal->trick.card[0];
  CardSet same = 0, trumps = 0, winning = 0;

  if (!wz_is_strict ())
    return hand; /* W-7.2 */
  for (CardSet s = hand; s != 0; s = card_set_rest (s))
    {
      Card card = card_set_first (s);

      same |= wz_group (deal, card) == wz_group (deal, led) ? card_set_of (card) : 0;
      trumps |= wz_group (deal, card) == wz_trump (deal) ? card_set_of (card) : 0;
      winning |= wz_beats (deal, card, led) ? card_set_of (card) : 0;
    }

  if (same != 0) /* a */
    {
      met.cases[0]++;
      return (same & winning) != 0 ? same & winning : same;
    }
  if (wz_group (deal, led) != wz_trump (deal) && (trumps & winning) != 0) /* b */
    {
      met.cases[1]++;
      return trumps & winning;
    }
  if (wz_group (deal, led) != wz_trump (deal) && trumps != 0) /* c */
    {
      met.cases[2]++;
      game_check (strchr ("TA", wz_rank (deal, led)) != NULL, deal, "W-7.5 c then ten or ace");
      return game_checks_option (deal, "weak_trump", "free") ? hand : trumps;
    }
  met.cases[3]++;

  return hand; /* d */
}

/* I-12 as it is written */
static void
check_strict (const Deal *deal, CardSet legal)
{
  CardSet hand = deal->hand[deal->turn];
  Card led = deal->trick.card[0];
  CardSet same = 0, wins = 0, trump_wins = 0;

  for (CardSet s = hand; s != 0; s = card_set_rest (s))
    {
      Card card = card_set_first (s);

      same |= wz_group (deal, card) == wz_group (deal, led) ? card_set_of (card) : 0;
      wins |= wz_beats (deal, card, led) ? card_set_of (card) : 0;
      trump_wins |= wz_group (deal, card) == wz_trump (deal) && wz_beats (deal, card, led)
                        ? card_set_of (card)
                        : 0;
    }
  if (same != 0)
    game_check ((legal & ~same) == 0, deal, "I-12 only the group that was led");
  if ((legal & wins) != 0)
    game_check ((legal & ~wins) == 0, deal, "I-12 all legal cards win");
  if (same == 0 && trump_wins != 0)
    game_check (legal == trump_wins, deal, "I-12 exactly the winning trumps");
}

/* W-6.5 to W-6.7 */
static CardSet
wz_swaps (const Deal *deal)
{
  bool sharp = game_checks_option (deal, "sharp", "yes");
  CardSet hand = deal->hand[deal->turn];
  char t = wz_trump (deal);
  CardSet cards = 0;

  if (wz_is_strict () || kept.swapped || (sharp && (deal->n_played == 0 || kept.n < 4)))
    return 0;
  switch (wz_rank (deal, kept.under))
    {
    case 'K':
    case 'Q':
    case 'T':
      if (game_checks_option (deal, "ace_swap", "high"))
        cards |= wz_card (deal, 'A', t);
      G_GNUC_FALLTHROUGH;
    case 'A':
      return hand & (cards | wz_card (deal, 'J', t));
    case 'J':
      return wz_is_schnapsen (deal) ? 0 : hand & wz_card (deal, 'A', t);
    case '9':
    case '8':
    case '7':
      return hand & wz_card (deal, '6', t);
    default:
      return 0;
    }
}

static unsigned
suits_with (const Deal *deal, char first, char second)
{
  unsigned suits = 0;

  for (unsigned suit = 0; suit < SUITS; suit++)
    {
      CardSet both = wz_card (deal, first, suit_letter ((Suit) suit))
                     | wz_card (deal, second, suit_letter ((Suit) suit));

      if ((both & ~deal->hand[deal->turn]) == 0)
        suits |= 1u << suit;
    }

  return suits;
}

static Choices
wz_choices (const Deal *deal)
{
  bool sharp = game_checks_option (deal, "sharp", "yes");
  unsigned least = !wz_is_schnapsen (deal) ? 6 : sharp ? 4 : 2;
  unsigned seat = (unsigned) deal->turn;
  Choices choices;

  memset (&choices, 0, sizeof choices);
  if (kept.next == 0) /* W-6.2 */
    {
      choices.cut = choices.knock = true;
      return choices;
    }
  if (deal->trick.n == 1) /* W-6.13 */
    {
      choices.play = wz_follow (deal);
      return choices;
    }

  /* W-6.11 */
  choices.claim
      = !game_checks_option (deal, "claim", "auto") && kept.tricks[seat] > 0
        && (game_checks_option (deal, "claim", "free") || wz_eyes (seat) >= wz_target (deal));
  if (kept.pending != 0) /* W-6.3 */
    {
      choices.play = kept.pending;
      return choices;
    }
  choices.play = deal->hand[seat];
  choices.swap = wz_swaps (deal);
  choices.close = kept.closer == NO_SEAT && kept.n >= least; /* W-6.9 */
  if (!sharp || deal->n_played > 0)                          /* W-6.10, W-8.1 */
    {
      choices.pairs = suits_with (deal, 'Q', 'K');
      choices.wurzen = wz_is_schnapsen (deal) ? 0 : suits_with (deal, '7', 'J');
    }

  return choices;
}

/* I-2 to I-6, I-8 and what else is true of every state with cards */
static void
check_state (const Deal *deal)
{
  const WurzenState *own = &deal->own.wurzen;
  unsigned tricks = kept.tricks[0] + kept.tricks[1];
  unsigned sum = 0;

  for (CardSet s = wz_in_play (deal); s != 0; s = card_set_rest (s))
    sum += wz_eyes_of (deal, card_set_first (s));
  game_check (sum
                  == (wz_is_schnapsen (deal)   ? 120
                      : wz_trump (deal) == 'D' ? 136
                                               : 143),
              deal, "I-2 the eyes of the pack");
  for (unsigned seat = 0; seat < 2; seat++)
    {
      game_check (wurzen_eyes (deal, seat) == wz_eyes (seat), deal, "W-8.6 eyes");
      game_check ((wz_eyes (seat) == 0) == (deal->tricks_won[seat] == 0), deal, "I-3");
      game_check (deal->tricks_won[seat] == kept.tricks[seat], deal, "W-7.6 tricks");
      game_check ((own->known[seat] & deal->hand[seat]) == (kept.known[seat] & deal->hand[seat]),
                  deal, "W-14 the known cards");
    }
  game_check (wurzen_talon (deal) == kept.n && kept.n % 2 == 0, deal, "I-4 the talon is even");
  game_check ((kept.n == 0) == (own->under == CARD_NONE), deal, "I-4 the trump card");
  game_check (own->under == kept.under, deal, "W-6.8, W-7.8 the card under the talon");
  game_check (wurzen_is_strict (deal) == wz_is_strict (), deal, "W-7.1");
  if (deal->trick.n == 0 && !deal_is_over (deal))
    {
      unsigned size = card_set_count (deal->hand[0]);

      game_check (size == card_set_count (deal->hand[1]), deal, "I-5 hands of one size");
      if (!wz_is_strict ())
        game_check (size == wz_hand_size (deal)
                        && kept.n == (wz_is_schnapsen (deal) ? 10 : 24) - 2 * tricks,
                    deal, "I-5 open play");
    }
  for (unsigned i = own->n_stock; i < WURZEN_CARDS; i++)
    game_check (own->stock[i] == 0, deal, "W-14 a drawn card leaves no trace");
  game_check (deal->declarer == kept.closer, deal, "W-6.9 who closed");
  if (kept.closer != NO_SEAT)
    game_check (kept.n >= (wz_is_schnapsen (deal) ? 2 : 6), deal, "I-6");
  if (own->under != CARD_NONE)
    game_check (wz_suit (deal, own->under) == wz_trump (deal)
                    && (!wz_is_weli (deal, own->under) || wz_trump (deal) == 'D'),
                deal, "I-8 the trump card");
}

static void
wz_legal (const Deal *deal, const ActionList *list)
{
  Choices choices = read_list (deal, list);
  Choices wanted = wz_choices (deal);

  game_check (memcmp (&choices, &wanted, sizeof choices) == 0, deal, "W-6, W-7.5, W-8.1");
  if (kept.next == 0)
    return;
  check_state (deal);
  if (deal->trick.n == 1 && wz_is_strict ())
    check_strict (deal, choices.play);
  if (kept.closer != NO_SEAT)
    game_check (!choices.close && choices.swap == 0, deal, "I-17 nothing after closing");
}

/* ---- Actions ---------------------------------------------------------------------------- */

/* W-7.6 to W-7.8; the trick is the last two cards that were played */
static void
keep_trick (const Deal *before, const Deal *after)
{
  unsigned leader = after->played_by[after->n_played - 2];
  Card led = after->played[after->n_played - 2];
  Card other = after->played[after->n_played - 1];
  unsigned winner = wz_beats (before, other, led) ? 1 - leader : leader;
  bool by_itself;

  game_check (after->played_by[after->n_played - 1] == 1 - leader, after, "W-6.13 turn order");
  kept.tricks[winner]++;
  kept.cards[winner] += wz_eyes_of (before, led) + wz_eyes_of (before, other);
  kept.swapped = false;
  if ((after->hand[0] | after->hand[1]) == 0)
    {
      game_check (deal_is_over (after), after, "W-7.7 the last trick");
      return;
    }
  by_itself = game_checks_option (after, "claim", "auto") && wz_eyes (winner) >= wz_target (after);
  game_check (deal_is_over (after) == by_itself, after, "W-6.12 b");
  if (by_itself)
    {
      kept.claimer = (int) winner;
      return;
    }
  game_check (after->turn == (int) winner, after, "W-7.6 the winner leads");
  if (wz_is_strict ())
    return;

  game_check (card_set_has (after->hand[winner], after->pack[kept.next]), after,
              "W-7.8 the winner draws first");
  if (kept.n == 2)
    {
      game_check (card_set_has (after->hand[1 - winner], kept.under), after,
                  "W-7.8 the loser takes the trump card");
      kept.known[1 - winner] |= card_set_of (kept.under);
      kept.under = CARD_NONE;
    }
  else
    {
      game_check (card_set_has (after->hand[1 - winner], after->pack[kept.next + 1]), after,
                  "W-7.8 then the loser");
    }
  kept.next += 2;
  kept.n -= 2;
}

/* W-6.8 */
static void
keep_swap (const Deal *before, Card given, const Deal *after)
{
  unsigned seat = (unsigned) before->turn;

  game_check (!kept.swapped && kept.closer == NO_SEAT, before, "I-17 one exchange a lead");
  game_check (card_set_has (after->hand[seat], kept.under)
                  && !card_set_has (after->hand[seat], given),
              after, "W-6.8 the exchange");
  met.given |= 1u << pack_rank (deal_pack (before), given);
  kept.known[seat] |= card_set_of (kept.under);
  kept.under = given;
  kept.swapped = true;
}

/* W-8 */
static void
keep_announcement (const Deal *before, const char *token, const Deal *after)
{
  unsigned seat = (unsigned) before->turn;
  bool is_pair = token[0] == 'p';
  char suit = strchr (token, ':')[1];
  unsigned *suits = is_pair ? &kept.pairs : &kept.wurzen;
  bool by_itself;

  game_check ((*suits & 1u << suit_from_letter (suit)) == 0, before, "I-9 no token twice");
  *suits |= 1u << suit_from_letter (suit);
  kept.pending
      = wz_card (before, is_pair ? 'Q' : '7', suit) | wz_card (before, is_pair ? 'K' : 'J', suit);
  kept.known[seat] |= kept.pending;
  kept.announced[seat] += suit == wz_trump (before) ? (is_pair ? 40 : 25) : (is_pair ? 20 : 10);
  game_check ((kept.pending & ~game_shown (after, seat)) == 0, after, "W-8.4 both cards are seen");
  by_itself = game_checks_option (before, "claim", "auto") && wz_eyes (seat) >= wz_target (before);
  game_check (deal_is_over (after) == by_itself, after, "W-6.12 a");
  if (by_itself)
    kept.claimer = (int) seat;
}

static void
wz_acted (const Deal *before, Action action, const Deal *after)
{
  unsigned seat = (unsigned) before->turn;
  char token[TOKEN_MAX];

  action_to_token (before->game, deal_pack (before), action, token);
  if (strcmp (token, "cut") == 0 || strcmp (token, "knock") == 0)
    {
      check_dealt (after, token[0] == 'k');
    }
  else if (g_str_has_prefix (token, "play:"))
    {
      kept.pending = 0;
      if (before->trick.n == 1)
        keep_trick (before, after);
      else
        game_check (after->turn == 1 - before->turn, after, "W-6.4 the other follows");
    }
  else if (g_str_has_prefix (token, "swap:"))
    {
      keep_swap (before, support_card (deal_pack (before), token + 5), after);
    }
  else if (strcmp (token, "close") == 0)
    {
      game_check (++kept.n_closes == 1, before, "I-17 one close a deal");
      kept.closer = (int) seat;
      kept.snapshot[0] = wz_eyes (1 - seat);
      kept.snapshot[1] = kept.tricks[1 - seat];
    }
  else if (strcmp (token, "claim") == 0)
    {
      game_check (deal_is_over (after), after, "W-6.11 a claim ends the deal");
      kept.claimer = (int) seat;
    }
  else
    {
      keep_announcement (before, token, after);
    }
  if (!deal_is_over (after) && !g_str_has_prefix (token, "play:") && before->phase == PHASE_PLAY)
    game_check (after->turn == (int) seat && after->phase == PHASE_PLAY, after,
                "W-6.3 he stays on lead");
}

/* ---- The end: W-9 ----------------------------------------------------------------------- */

/* W-9.1 */
static unsigned
wz_value (const Deal *deal, unsigned eyes, unsigned tricks)
{
  if (wz_is_schnapsen (deal))
    return tricks == 0 ? 3 : eyes < 33 ? 2 : 1;

  return tricks == 0 ? 4 : eyes < 20 ? 3 : eyes < 45 ? 2 : 1;
}

typedef struct
{
  WurzenEnd end;
  unsigned scorer;
  unsigned points;
} Outcome;

static unsigned
wz_value_now (const Deal *deal, unsigned seat)
{
  return wz_value (deal, wz_eyes (seat), kept.tricks[seat]);
}

static unsigned
wz_value_closed (const Deal *deal)
{
  return wz_value (deal, kept.snapshot[0], kept.snapshot[1]);
}

/* W-9.3 to W-9.7 */
static Outcome
claimed (const Deal *deal)
{
  unsigned s = (unsigned) kept.claimer;
  unsigned o = 1 - s;
  bool is_true = wz_eyes (s) >= wz_target (deal);
  bool dark = game_checks_option (deal, "closed_value", "dark");
  bool min2 = game_checks_option (deal, "false_claim", "min2");

  if (is_true && kept.closer == NO_SEAT)
    return (Outcome) { WURZEN_END_OUT, s, wz_value_now (deal, o) };
  if (is_true && kept.closer == (int) s)
    return (Outcome) { WURZEN_END_OUT_CLOSER, s,
                       dark ? wz_value_closed (deal) : wz_value_now (deal, o) };
  if (is_true)
    return (Outcome) { WURZEN_END_OUT_AGAINST, s, MAX (2, wz_value_closed (deal)) };
  if (kept.closer == (int) s)
    return (Outcome) { WURZEN_END_FALSE_CLOSER, o, MAX (2, wz_value_closed (deal)) };

  return (Outcome) { kept.closer == NO_SEAT ? WURZEN_END_FALSE : WURZEN_END_FALSE_AGAINST, o,
                     min2 ? MAX (2, wz_value_now (deal, o)) : wz_value_now (deal, o) };
}

/* W-9.8, W-9.9, W-9.6 */
static Outcome
played_out (const Deal *deal)
{
  unsigned w = deal->played_by[deal->n_played - 1];
  bool dark = game_checks_option (deal, "closed_value", "dark");

  if (!wz_beats (deal, deal->played[deal->n_played - 1], deal->played[deal->n_played - 2]))
    w = 1 - w;
  if (kept.closer == NO_SEAT)
    return (Outcome) { wz_eyes (w) >= wz_target (deal) ? WURZEN_END_LAST_OUT : WURZEN_END_LAST, w,
                       wz_value_now (deal, 1 - w) };
  if (kept.closer == (int) w && wz_eyes (w) >= wz_target (deal))
    return (Outcome) { WURZEN_END_CLOSED_MADE, w,
                       dark ? wz_value_closed (deal) : wz_value_now (deal, 1 - w) };

  return (Outcome) { WURZEN_END_CLOSED_FAILED, (unsigned) (1 - kept.closer),
                     MAX (2, wz_value_closed (deal)) };
}

static void
wz_over (const Deal *deal, const DealResult *result)
{
  Outcome outcome = kept.claimer != NO_SEAT ? claimed (deal) : played_out (deal);
  unsigned n = deal->n_played;

  check_state (deal);
  game_check (deal->own.wurzen.end == outcome.end, deal, "W-9.2 end code");
  game_check (result->score[outcome.scorer] == (int) outcome.points
                  && result->score[1 - outcome.scorer] == 0,
              deal, "W-9.2 game points");
  for (unsigned seat = 0; seat < 2; seat++)
    game_check (result->points[seat] == (int) wz_eyes (seat), deal, "W-9.13 points");
  game_check (outcome.points >= 1 && outcome.points <= (wz_is_schnapsen (deal) ? 3 : 4), deal,
              "I-7");
  if (outcome.end == WURZEN_END_LAST)
    game_check (outcome.points == 1, deal, "I-10");
  if (outcome.end == WURZEN_END_LAST || outcome.end == WURZEN_END_LAST_OUT)
    {
      game_check (deal->card_points[0] + deal->card_points[1]
                      == (wz_is_schnapsen (deal)   ? 120
                          : wz_trump (deal) == 'D' ? 136
                                                   : 143),
                  deal, "I-11");
      game_check (n == deal->n_pack, deal, "W-7.9 all cards are played");
    }
  if (outcome.end == WURZEN_END_CLOSED_MADE || outcome.end == WURZEN_END_CLOSED_FAILED)
    game_check (n == deal->n_pack - kept.n, deal, "W-7.9 all but the talon");
  met.ends |= 1u << outcome.end;
}

/* ---- Match: W-10 ------------------------------------------------------------------------ */

static int
wz_goal (const Deal *deal)
{
  return wz_is_schnapsen (deal) ? 7 : 9;
}

/* W-10.4 to W-10.6: a Bummerl has ended with @g game points. */
static void
check_finished (const Match *before, const Deal *deal, const Match *after, const int *g)
{
  const WurzenBummerl *last = &after->own.wurzen.bummerl[after->own.wurzen.n_bummerl - 1];
  const int32_t *black = game_tally (after);
  const int32_t *black_before = game_tally (before);
  int limit = atoi (options_value_key (&deal->options, deal->game,
                                       (unsigned) options_find (deal->game, "bummerl")));
  unsigned loser = wz_goal (deal) <= g[0] ? 1 : 0;
  int points = g[loser] == 0 ? 2 : bummerl.led[loser] ? 3 : 1;

  game_check (bummerl.n_deals >= 3 && bummerl.n_deals <= (wz_is_schnapsen (deal) ? 13 : 17), deal,
              "I-15");
  game_check (after->own.wurzen.n_bummerl == before->own.wurzen.n_bummerl + 1, deal, "W-10.5");
  game_check (last->score[0] == g[0] && last->score[1] == g[1] && last->loser == loser
                  && last->kind == points,
              deal, "W-10.5 the finished Bummerl");
  game_check (after->score[0] == 0 && after->score[1] == 0, deal, "W-10.5 from 0:0");
  game_check (black[loser] == black_before[loser] + points
                  && black[1 - loser] == black_before[1 - loser],
              deal, "W-10.4 black points");
  game_check (after->over == (black[loser] >= limit), deal, "W-10.6 the end");
  game_check (after->winners == (after->over ? 1u << (1 - loser) : 0), deal, "W-10.6 the winner");
}

static void
wz_booked (const Match *before, const Deal *deal, const Match *after)
{
  const int32_t *black = game_tally (after);
  const int32_t *black_before = game_tally (before);
  int goal = wz_goal (deal);
  DealResult result;
  int g[2];

  if (before->n_counted == 0)
    memset (&bummerl, 0, sizeof bummerl);
  deal_result (deal, &result);
  bummerl.n_deals++;
  for (unsigned u = 0; u < 2; u++)
    g[u] = before->score[u] + result.score[u];
  game_check (after->dealer == 1 - deal->dealer, deal, "I-13 the dealer alternates");
  game_check (after->score[0] < goal && after->score[1] < goal, deal, "I-14");
  if (g[0] < goal && g[1] < goal)
    {
      game_check (after->score[0] == g[0] && after->score[1] == g[1], deal, "W-10.2");
      game_check (black[0] == black_before[0] && black[1] == black_before[1] && !after->over, deal,
                  "I-14 black points only at the end");
      for (unsigned u = 0; u < 2; u++)
        bummerl.led[u] = bummerl.led[u] || (g[u] == goal - 1 && g[1 - u] == 0);
      return;
    }

  check_finished (before, deal, after, g);
  memset (&bummerl, 0, sizeof bummerl);
}

/* ---- Section 14 ------------------------------------------------------------------------- */

/* check_state () has compared the program's known cards with those of the tokens. */
static CardSet
wz_known (const Deal *deal, unsigned owner)
{
  return owner < deal->n_seats ? deal->own.wurzen.known[owner] : 0;
}

/* The stock among itself and with the cards in the other hand that nobody has seen. */
static void
wz_swap_hidden (Deal *deal, unsigned seat, Rng *rng)
{
  WurzenState *own = &deal->own.wurzen;
  CardSet *hand = &deal->hand[1 - seat];
  CardSet hidden = *hand & ~own->known[1 - seat];
  Card cards[CARDS_MAX];
  Card order[CARDS_MAX];
  unsigned n_hidden = card_set_count (hidden);
  unsigned n = 0;

  if (n_hidden + own->n_stock == 0)
    return;
  for (CardSet s = hidden; s != 0; s = card_set_rest (s))
    cards[n++] = card_set_first (s);
  for (unsigned i = 0; i < own->n_stock; i++)
    cards[n++] = own->stock[i];
  support_shuffled (order, n, rng);
  *hand &= ~hidden;
  for (unsigned i = 0; i < n; i++)
    if (i < n_hidden)
      *hand |= card_set_of (cards[order[i]]);
    else
      own->stock[i - n_hidden] = cards[order[i]];
}

static const GameChecks wz_checks = {
  .game = &wurzen_game,
  .in_play = wz_in_play,
  .aside = wz_aside,
  .dealt = wz_dealt,
  .legal = wz_legal,
  .acted = wz_acted,
  .over = wz_over,
  .booked = wz_booked,
  .n_phases = 3,
  .known = wz_known,
  .swap_hidden = wz_swap_hidden,
};

/* ---- Further tests ---------------------------------------------------------------------- */

/* I-16, and the whole of W-7.3 for every pair of cards */
static void
test_wurzen_beats (void)
{
  static const char *const modes[] = { "", "mode=schnapsen" };

  for (unsigned m = 0; m < G_N_ELEMENTS (modes); m++)
    for (unsigned trump = 0; trump < SUITS; trump++)
      {
        const TrickOrder *order;
        Deal deal;

        support_deal (&deal, &wurzen_game, modes[m], NULL);
        deal_set_trump (&deal, trump);
        order = deal_order (&deal);
        for (unsigned a = 0; a < deal.n_pack; a++)
          for (unsigned b = 0; b < deal.n_pack; b++)
            {
              bool ab = card_set_has (order->beaters[b], (Card) a);
              bool ba = card_set_has (order->beaters[a], (Card) b);
              bool same = wz_group (&deal, (Card) a) == wz_group (&deal, (Card) b);

              g_assert_cmpint (ab, ==, wz_beats (&deal, (Card) a, (Card) b));
              g_assert_false (ab && ba);
              if (!same && wz_group (&deal, (Card) b) == wz_trump (&deal))
                g_assert_false (ab);
              if (same && a != b)
                g_assert_true (ab != ba);
            }
      }
}

/* Seldom @verb, and seldom a claim, so that deals last. */
static Action
long_action (const Deal *deal, unsigned verb, Rng *rng)
{
  Action action = support_random_action (deal, rng);

  for (unsigned i = 0;
       i < 3 && (action_verb (action) == verb || action_verb (action) == WURZEN_VERB_CLAIM); i++)
    action = support_random_action (deal, rng);

  return action;
}

/* Every end, every exchange and every case of W-7.5 is met. */
static void
test_wurzen_long_deals (void)
{
  Rng rng = rng_new (SEED, 2);

  memset (&met, 0, sizeof met);
  for (unsigned i = 0; i < LONG_DEALS; i++)
    {
      Options options = support_random_options (&wurzen_game, &rng);
      Card pack[CARDS_MAX];
      DealResult result;
      ActionList list;
      Match match;
      Deal deal;

      support_shuffled (pack, game_pack (&wurzen_game, &options)->n_cards, &rng);
      match_init (&match, &wurzen_game, &options, NO_SEAT);
      match_deal (&match, pack, &deal);
      wz_dealt (&deal, &match);
      while (!deal_is_over (&deal))
        {
          Deal before = deal;
          Action action = long_action (&deal, i % 2 ? WURZEN_VERB_CLOSE : VERB_PASS, &rng);

          deal_legal (&deal, &list);
          wz_legal (&deal, &list);
          deal_apply (&deal, action);
          wz_acted (&before, action, &deal);
        }
      deal_result (&deal, &result);
      wz_over (&deal, &result);
    }
  g_assert_cmphex (met.ends, ==, (1u << (WURZEN_END_CLOSED_FAILED + 1)) - (1u << WURZEN_END_OUT));
  g_assert_cmphex (met.given, ==, 1u << RANK_6 | 1u << RANK_JACK | 1u << RANK_ACE);
  for (unsigned i = 0; i < G_N_ELEMENTS (met.cases); i++)
    g_assert_cmpuint (met.cases[i], >, 100);
}

/* I-15: the shortest and the longest Bummerl, played as a match of game points */
static void
test_wurzen_bummerl_lengths (void)
{
  static const struct
  {
    const char *settings;
    unsigned a, b; /* points of the one who wins a deal in turn */
    unsigned n_deals;
  } rows[] = { { "bummerl=1", 4, 0, 3 },
               { "bummerl=1", 1, 1, 17 },
               { "bummerl=1 mode=schnapsen", 3, 0, 3 },
               { "bummerl=1 mode=schnapsen", 1, 1, 13 } };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Options options = support_options (&wurzen_game, rows[i].settings);
      Match match;

      match_init (&match, &wurzen_game, &options, NO_SEAT);
      for (unsigned k = 0; !match.over; k++)
        {
          unsigned winner = rows[i].b > 0 ? k % 2 : 0;
          Card pack[CARDS_MAX];
          Deal deal;

          support_unshuffled (pack, game_pack (&wurzen_game, &options)->n_cards);
          match_deal (&match, pack, &deal);
          deal.phase = PHASE_OVER;
          deal.turn = NO_SEAT;
          deal.own.wurzen.end = WURZEN_END_OUT;
          deal.own.wurzen.winner = (uint8_t) winner;
          deal.tricks_won[1 - winner] = rows[i].b > 0;
          deal.card_points[1 - winner] = rows[i].b > 0 ? 60 : 0;
          match_book (&match, &deal);
        }
      g_assert_cmpuint (match.n_counted, ==, rows[i].n_deals);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  game_checks_add (&wz_checks);
  ADD_TESTS ("/invariants", test_wurzen_beats, test_wurzen_long_deals, test_wurzen_bummerl_lengths);

  return g_test_run ();
}
