/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Section 13 and 14 of games/klaverjas/rules.md, at every step of random deals. */

#include <glib.h>
#include <string.h>

#include "game-checks.h"
#include "klaverjas-recount.h"

#define SEED 20261120

#define MARKS_MAX 40

typedef struct
{
  unsigned unit;
  unsigned value;
} KeptMark;

/* What the deal has said so far, kept beside the program's own books. */
static struct
{
  CardSet dealt[4];
  unsigned n_low; /* cards of the turn-up pile */
  unsigned low[20];
  CardSet extra; /* three */
  CardSet discards;
  unsigned n_passes;  /* in the trump choice */
  unsigned n_answers; /* roem and silent since the last card */
  unsigned n_kraaks;
  unsigned n_asked;         /* in this step of the doubling */
  unsigned n_kraak_actions; /* in all steps */
  bool kraak_over;
  unsigned n_declared;
  bool says[4]; /* declared combinations */
  int stuk;     /* the seat that announced it, or -1 */
  unsigned n_marks;
  KeptMark mark[MARKS_MAX];
} kept;

static void
kj_write (unsigned unit, unsigned value)
{
  g_assert_cmpuint (kept.n_marks, <, MARKS_MAX);
  kept.mark[kept.n_marks++] = (KeptMark) { unit, value };
}

static bool
kj_held_stuk (const Deal *deal, unsigned seat)
{
  return (kept.dealt[seat] & kj_stuk (deal)) == kj_stuk (deal);
}

/* K-8.7, K-8.8 and the order of K-10.8 */
static void
kj_count_declarations (const Deal *deal)
{
  bool counts[2] = { true, true };
  KjCombination best[2] = { { 0 } };
  unsigned sum[2] = { 0, 0 };
  KjCombination list[KJ_COMBINATIONS_MAX];

  for (unsigned seat = 0; seat < 4; seat++)
    for (unsigned i = 0, n = kept.says[seat] ? kj_combinations (deal, kept.dealt[seat], list) : 0;
         i < n; i++)
      {
        sum[seat % 2] += list[i].value;
        if (kj_is_better (&list[i], &best[seat % 2]))
          best[seat % 2] = list[i];
      }
  for (unsigned side = 0; side < 2; side++)
    if (game_checks_option (deal, "hand_roem", "highest"))
      counts[side] = kj_is_better (&best[side], &best[1 - side]);
    else if (game_checks_option (deal, "hand_roem", "most"))
      counts[side] = sum[side] >= sum[1 - side];
  for (unsigned k = 0; k < 4; k++)
    {
      unsigned seat = (kj_forehand (deal) + k) % 4;

      for (unsigned i = 0, n = kept.says[seat] ? kj_combinations (deal, kept.dealt[seat], list) : 0;
           i < n; i++)
        if (counts[seat % 2])
          kj_write (seat % 2, list[i].value);
    }
  if (kept.stuk >= 0)
    kj_write ((unsigned) kept.stuk % 2, 20);
}

/* ---- Where the cards are: K-5, invariant 1 ------------------------------------------ */

/* Invariant 1: the 32 cards of K-3.1 */
static CardSet
kj_in_play (const Deal *deal G_GNUC_UNUSED)
{
  return 0xffffffff;
}

/* K-5.4, K-6.11, K-6.12: extra cards until they are taken, then the discards until the end */
static CardSet
kj_aside (const Deal *deal)
{
  if (deal->declarer == NO_SEAT)
    return kept.extra;

  return deal_is_over (deal) ? 0 : kept.discards;
}

/* K-5.7: the first deal of a boom, or of a match to a score */
static bool
kj_begins_with_clubs (const Deal *deal, const Match *match)
{
  int before = match->n_counted;

  if (game_checks_option (deal, "end", "boom"))
    before %= kj_boom (deal);

  return before == 0 && game_checks_option (deal, "first_deal", "clubs");
}

/* K-5.5, K-5.7: writes down the turn-up pile, low cards of five a suit, clubs first */
static void
kj_write_pile (const Deal *deal, const Match *match)
{
  bool clubs = kj_begins_with_clubs (deal, match);
  unsigned wanted = 20;
  Card open[CARDS_MAX];

  for (unsigned i = 0; clubs && i < deal->n_pack; i++)
    if (wanted == 20 && deal->pack[i] >= 32 && deal->pack[i] < 37)
      kept.low[kept.n_low++] = wanted = deal->pack[i];
  for (unsigned i = 0; i < deal->n_pack; i++)
    if (deal->pack[i] >= 32 && deal->pack[i] != wanted)
      kept.low[kept.n_low++] = deal->pack[i];
  if (kept.n_low == 0)
    return;
  game_check (game_open_cards (deal, open) == 1, deal, "K-5.5 one card is turned");
  game_check (open[0] == kept.low[0], deal, "K-5.5, K-5.7 the first of the turn-up pile");
}

/* K-6.21: trumps and maker are settled before anybody acts */
static void
kj_check_dictated (const Deal *deal)
{
  game_check (deal->trump == (kept.low[0] - 32u) / 5, deal, "K-6.21 the suit turned up");
  game_check (deal->declarer == (int) kj_forehand (deal), deal, "K-6.21 forehand plays it");
  game_check (deal->turn
                  == (kj_is (deal, "kraken") ? (deal->declarer + 1) % 4 : (int) kj_forehand (deal)),
              deal, "K-6.10, K-6.13, K-6.18 what follows");
}

/* K-5.1 to K-5.7, K-6.2 to K-6.7, K-6.21 */
static void
kj_dealt (const Deal *deal, const Match *match)
{
  int place = 0;

  memset (&kept, 0, sizeof kept);
  kept.stuk = -1;
  game_check (deal->n_seats == kj_seats (deal), deal, "K-3.6 seats");
  for (unsigned i = 0; i < deal->n_pack; i++)
    {
      int player;

      if (deal->pack[i] >= 32)
        continue;
      player = kj_player_of_place (deal, place++);
      if (player < 0)
        kept.extra |= card_set_of (deal->pack[i]);
      else
        kept.dealt[(kj_forehand (deal) + (unsigned) player) % kj_seats (deal)]
            |= card_set_of (deal->pack[i]);
    }
  for (unsigned seat = 0; seat < kj_seats (deal); seat++)
    game_check (deal->hand[seat] == kept.dealt[seat], deal, "K-5.2 to K-5.4 the deal");
  kj_write_pile (deal, match);
  game_check ((kept.n_low > 0) == kj_has_pile (deal), deal, "K-3.2 low cards only to turn them");
  if (game_checks_option (deal, "trump", "turned"))
    kj_check_dictated (deal);
  else
    game_check (deal->turn == (int) kj_first_speaker (deal), deal, "K-6.2, K-6.4 first speaker");
}

/* ---- What is legal: sections 6 and 7 ------------------------------------------------ */

/* K-6.1, the trump choice */
static void
kj_add_trumps (const Deal *deal, ActionList *list)
{
  bool all_passed = kept.n_passes == kj_seats (deal);
  bool random = game_checks_option (deal, "trump", "random");
  bool held = game_checks_option (deal, "named", "held");
  unsigned turned = random ? (kept.low[0] - 32u) / 5 : SUITS;
  if (!all_passed && !game_checks_option (deal, "trump", "utrecht"))
    action_list_add (list, ACTION (VERB_PASS, 0));
  for (unsigned suit = 0; suit < SUITS; suit++)
    if ((!random || (suit == turned) != all_passed)
        && (!held || (kept.dealt[deal->turn] >> (8 * suit) & 0xff) != 0)) /* K-6.22 */
      action_list_add (list, ACTION (VERB_TRUMP, suit));
}

/* K-8.5 */
static void
kj_add_declarations (const Deal *deal, ActionList *list)
{
  unsigned seat = (unsigned) deal->turn;
  bool combinations = kj_combined (deal, kept.dealt[seat]) != 0;

  action_list_add (list, ACTION (KLAVERJAS_VERB_DECLARE_NONE, 0));
  if (combinations || kj_held_stuk (deal, seat))
    action_list_add (list, ACTION (KLAVERJAS_VERB_DECLARE_ALL, 0));
  if (combinations && kj_held_stuk (deal, seat))
    action_list_add (list, ACTION (KLAVERJAS_VERB_DECLARE_NOSTUK, 0));
}

/* K-7.1, K-8.8 */
static void
kj_add_cards (const Deal *deal, ActionList *list)
{
  bool may_announce = kj_is (deal, "kraken") && !kj_automatic (deal) && kept.stuk < 0
                      && kj_held_stuk (deal, (unsigned) deal->turn);

  for (CardSet set = kj_playable (deal); set != 0; set = card_set_rest (set))
    {
      action_list_add (list, ACTION (VERB_PLAY, card_set_first (set)));
      if (may_announce && card_set_has (kj_stuk (deal), card_set_first (set)))
        action_list_add (list, ACTION (KLAVERJAS_VERB_PLAY_STUK, card_set_first (set)));
    }
}

/* K-6.1: the exact list, by what has been said so far */
static void
kj_legal (const Deal *deal, const ActionList *list)
{
  static const unsigned doublings[]
      = { KLAVERJAS_VERB_KRAAK, KLAVERJAS_VERB_HERKRAAK, KLAVERJAS_VERB_SUPERKRAAK };
  ActionList wanted = { 0 };

  if (deal->trump == SUIT_NONE)
    {
      kj_add_trumps (deal, &wanted);
    }
  else if (kj_is (deal, "three") && card_set_count (kept.discards) < 2)
    {
      for (CardSet set = deal->hand[deal->turn]; set != 0; set = card_set_rest (set))
        action_list_add (&wanted, ACTION (KLAVERJAS_VERB_DISCARD, card_set_first (set)));
    }
  else if (kj_is (deal, "kraken") && !kept.kraak_over)
    {
      action_list_add (&wanted, ACTION (VERB_PASS, 0));
      action_list_add (&wanted, ACTION (doublings[kept.n_kraaks], 0));
    }
  else if (kj_is (deal, "kraken") && !kj_automatic (deal) && kept.n_declared < 4)
    {
      kj_add_declarations (deal, &wanted);
    }
  else if (deal->trick.n == kj_seats (deal))
    {
      game_check (!kj_automatic (deal), deal, "invariant 11: no claims with roem=auto");
      action_list_add (&wanted, ACTION (KLAVERJAS_VERB_ROEM, 0));
      action_list_add (&wanted, ACTION (KLAVERJAS_VERB_SILENT, 0));
    }
  else
    {
      kj_add_cards (deal, &wanted);
    }

  game_check (list->n == wanted.n, deal, "K-6.1, section 7: as many as the rules say");
  for (unsigned i = 0; i < wanted.n; i++)
    game_check (action_list_has (list, wanted.at[i]), deal, "K-6.1, section 7: what is legal");
}

/* ---- Invariant 8: who speaks when --------------------------------------------------- */

/* K-6.8: trumps by the turn-up pile when all have passed. */
static unsigned
kj_turned_trump (const Deal *deal)
{
  bool just_next = game_checks_option (deal, "random_second", "turn");
  unsigned first = SUITS;

  for (unsigned i = 0; i < kept.n_low; i++)
    {
      unsigned suit = (kept.low[i] - 32u) / 5;

      if (first != SUITS && (just_next || suit != first))
        return suit;
      first = suit;
    }

  return SUITS;
}

static void
kj_acted_trump (const Deal *before, Action action, const Deal *after)
{
  unsigned seat = (unsigned) before->turn;
  unsigned n = kj_seats (before);

  game_check (seat == (kj_first_speaker (before) + kept.n_passes) % n, before,
              "invariant 8: the trump choice in turn");
  if (action_verb (action) == VERB_PASS)
    {
      game_check (++kept.n_passes <= n, before, "invariant 8: everybody passes once at most");
      if (kept.n_passes == n && kj_is (after, "three"))
        game_check (deal_is_over (after) && after->declarer == NO_SEAT, after, "K-6.5 redeal");
      else if (kept.n_passes == n && game_checks_option (after, "trump", "random")
               && !game_checks_option (after, "random_second", "name"))
        game_check (after->trump == kj_turned_trump (after)
                        && after->declarer == (int) kj_forehand (after),
                    after, "K-6.8 a turned card decides, forehand plays it");
      else if (kept.n_passes == n)
        game_check (after->trump != SUIT_NONE || after->turn == (int) kj_first_speaker (after),
                    after, "K-6.3 who spoke first must name");
    }
  else
    {
      game_check (after->declarer == (int) seat && after->trump == action_arg (action), after,
                  "K-6.2 the seat is the maker");
    }
  if (after->trump == SUIT_NONE || deal_is_over (after))
    return;

  if (kj_is (after, "three"))
    game_check (after->turn == after->declarer
                    && after->hand[after->turn] == (kept.dealt[seat] | kept.extra),
                after, "K-6.11 the maker takes the extra cards");
  else if (kj_is (after, "kraken"))
    game_check (after->turn == (after->declarer + 1) % 4, after, "K-6.13 the left opponent");
  else
    game_check (after->turn == (int) kj_forehand (after), after, "K-6.18 forehand leads");
}

/* K-6.12 */
static void
kj_acted_discard (const Deal *before, Action action, const Deal *after)
{
  game_check (before->turn == before->declarer, before, "K-6.12 the maker lays aside");
  kept.discards |= card_set_of ((Card) action_arg (action));
  game_check (card_set_count (kept.discards) <= 2, before, "invariant 8: two discards");
  game_check (
      after->turn
          == (card_set_count (kept.discards) == 2 ? (int) kj_forehand (after) : after->declarer),
      after, "K-6.12, K-6.18 then forehand leads");
}

/* K-6.13 to K-6.15 */
static void
kj_acted_kraak (const Deal *before, Action action, const Deal *after)
{
  unsigned maker = (unsigned) before->declarer;
  unsigned first = kept.n_kraaks == 1 ? maker : maker + 1;

  game_check (before->turn == (int) (first + 2 * kept.n_asked) % 4, before,
              "K-6.13 to K-6.15 who is asked");
  kept.n_kraak_actions++;
  kept.n_asked++;
  if (action_verb (action) != VERB_PASS)
    {
      kept.n_kraaks++;
      kept.n_asked = 0;
    }
  kept.kraak_over = kept.n_asked == 2 || kept.n_kraaks == 3;
  if (!kept.kraak_over)
    return;

  game_check (kept.n_kraak_actions >= 2 && kept.n_kraak_actions <= 6, after,
              "invariant 8: 2 to 6 actions in the kraak phase");
  game_check (after->turn == (int) kj_forehand (after), after, "K-6.17, K-8.5 forehand is next");
  for (unsigned seat = 0; kj_automatic (after) && seat < 4; seat++)
    kept.says[seat] = true; /* K-8.9 */
  if (kj_automatic (after))
    kj_count_declarations (after);
}

/* K-8.5 */
static void
kj_acted_declare (const Deal *before, Action action, const Deal *after)
{
  unsigned seat = (unsigned) before->turn;
  unsigned verb = action_verb (action);

  game_check (seat == (kj_forehand (before) + kept.n_declared) % 4, before,
              "invariant 8: declarations in turn");
  kept.says[seat] = verb != KLAVERJAS_VERB_DECLARE_NONE;
  if (verb == KLAVERJAS_VERB_DECLARE_ALL && kj_held_stuk (before, seat))
    kept.stuk = (int) seat;
  if (++kept.n_declared < 4)
    return;
  kj_count_declarations (before);
  game_check (after->turn == (int) kj_forehand (after), after, "K-6.18 forehand leads");
}

/* K-8.8, K-8.9, K-8.4 */
static void
kj_acted_card (const Deal *before, Action action)
{
  unsigned seat = (unsigned) before->turn;
  Card card = (Card) action_arg (action);
  Card trick[4];
  unsigned n = before->trick.n;
  unsigned value;

  kept.n_answers = 0;
  if (kj_is (before, "kraken") && kept.stuk < 0 && card_set_has (kj_stuk (before), card)
      && kj_held_stuk (before, seat)
      && (kj_automatic (before) || action_verb (action) == KLAVERJAS_VERB_PLAY_STUK))
    {
      kept.stuk = (int) seat;
      kj_write (seat % 2, 20);
    }
  if (!kj_automatic (before) || n + 1 < kj_seats (before))
    return;
  memcpy (trick, before->trick.card, sizeof trick);
  trick[n] = card;
  value = kj_roem (before, trick, n + 1);
  if (value > 0)
    kj_write (kj_unit (before, (before->turn + 1u + kj_winner (trick, n + 1, before->trump))
                                   % kj_seats (before)),
              value);
}

/* K-6.19, K-8.3 */
static void
kj_acted_roem (const Deal *before, Action action, const Deal *after)
{
  unsigned n = kj_seats (before);
  unsigned n_asked = n == 3 ? 1 : 2;
  unsigned seat = (unsigned) before->turn;
  const Card *cards = before->played + before->n_played - n;
  unsigned winner = before->played_by[before->n_played - n + kj_winner (cards, n, before->trump)];
  unsigned value = kj_roem (before, cards, n);
  bool claims = action_verb (action) == KLAVERJAS_VERB_ROEM;

  game_check (before->n_played % n == 0, before, "K-6.19 after a complete trick");
  game_check (value > 0, before, "K-8.3 nobody is asked without roem");
  game_check (seat == (winner + 2 * kept.n_answers) % 4, before,
              "K-8.3 the winner, then the partner");
  game_check (++kept.n_answers <= n_asked, before,
              "invariant 8: two answers at most, in three one");
  if (claims)
    kj_write (kj_unit (before, seat), value);
  if (claims || kept.n_answers == n_asked)
    game_check (deal_is_over (after) || (after->turn == (int) winner && after->trick.n == 0), after,
                "K-8.3 the winner leads");
  else
    game_check (after->turn == (int) (winner + 2) % 4, after, "K-8.3 then the partner is asked");
}

static void
kj_acted (const Deal *before, Action action, const Deal *after)
{
  switch (action_verb (action))
    {
    case VERB_PLAY:
    case KLAVERJAS_VERB_PLAY_STUK:
      kj_acted_card (before, action);
      break;
    case KLAVERJAS_VERB_ROEM:
    case KLAVERJAS_VERB_SILENT:
      kj_acted_roem (before, action, after);
      break;
    case KLAVERJAS_VERB_DISCARD:
      kj_acted_discard (before, action, after);
      break;
    case KLAVERJAS_VERB_DECLARE_NONE:
    case KLAVERJAS_VERB_DECLARE_ALL:
    case KLAVERJAS_VERB_DECLARE_NOSTUK:
      kj_acted_declare (before, action, after);
      break;
    default:
      if (before->trump == SUIT_NONE)
        kj_acted_trump (before, action, after);
      else
        kj_acted_kraak (before, action, after);
    }
}

/* ---- The end: sections 8 and 9 ------------------------------------------------------ */

/* C of K-9.1 and the tricks, counted again from the cards as they fell; invariant 9. */
static void
kj_recount (const Deal *deal, unsigned *cards, unsigned *tricks)
{
  unsigned n = kj_seats (deal);
  unsigned n_tricks = kj_is (deal, "three") ? 10 : 8;
  unsigned leader = kj_forehand (deal);

  game_check (deal->n_played == n * n_tricks, deal, "K-6.18, K-6.20 tricks of a deal");
  for (unsigned t = 0; t < n_tricks; t++)
    {
      const Card *trick = deal->played + n * t;

      for (unsigned i = 0; i < n; i++)
        game_check (deal->played_by[n * t + i] == (leader + i) % n, deal, "K-6.18 turn order");
      leader = (leader + kj_winner (trick, n, deal->trump)) % n;
      tricks[kj_unit (deal, leader)]++;
      for (unsigned i = 0; i < n; i++)
        cards[kj_unit (deal, leader)] += kj_points (trick[i], deal->trump);
    }
  cards[kj_unit (deal, leader)] += 10;
  for (CardSet set = kept.discards; set != 0; set = card_set_rest (set))
    cards[kj_unit (deal, leader)] += kj_points (card_set_first (set), deal->trump);
  for (unsigned u = 0; u < kj_units (deal); u++)
    if (tricks[u] == n_tricks && kj_may_pit (deal, u))
      kj_write (u, 100); /* K-8.10 */
}

/* K-9.7 */
static int
kj_amount (const Deal *deal, unsigned cards, unsigned roem)
{
  unsigned multiplier = 1;

  if (kj_is (deal, "kraken"))
    {
      multiplier = 1u << kept.n_kraaks;
      if (deal->trump == SUIT_SPADES && game_checks_option (deal, "spades", "double"))
        multiplier *= 2;
    }
  if (game_checks_option (deal, "kraak_roem", "no"))
    return (int) (cards * multiplier + roem);

  return (int) ((cards + roem) * multiplier);
}

/* K-9.3 to K-9.6; invariants 5 to 7 */
static void
kj_check_scores (const Deal *deal, const unsigned *cards, const unsigned *roem, const int *score)
{
  unsigned maker = kj_unit (deal, (unsigned) deal->declarer);
  unsigned points[3], all_cards = 0, all_roem = 0;
  int wanted[3] = { 0, 0, 0 };

  for (unsigned u = 0; u < kj_units (deal); u++)
    {
      points[u] = cards[u] + roem[u];
      all_cards += cards[u];
      all_roem += roem[u];
    }
  game_check (all_cards == 162, deal, "invariant 4: 162");

  if (kj_is (deal, "three"))
    {
      for (unsigned u = 0; u < 3; u++)
        if (2 * points[maker] > 162 + all_roem)
          wanted[u] = (int) points[u];
        else if (u != maker)
          wanted[u] = (int) (162 + all_roem);
    }
  else if (kept.n_kraaks == 0)
    {
      bool made = points[maker] > points[1 - maker];

      for (unsigned u = 0; u < 2; u++)
        if (made)
          wanted[u] = kj_amount (deal, cards[u], roem[u]);
        else if (u != maker)
          wanted[u] = kj_amount (deal, all_cards, all_roem);
    }
  else
    {
      unsigned last = kept.n_kraaks == 2 ? maker : 1 - maker; /* who doubled last */
      unsigned winner = points[last] > points[1 - last] ? last : 1 - last;

      wanted[winner] = kj_amount (deal, all_cards, all_roem);
    }
  for (unsigned u = 0; u < kj_units (deal); u++)
    game_check (score[u] == wanted[u], deal, "K-9.3 to K-9.7 the score");
}

static void
kj_over (const Deal *deal, const DealResult *result)
{
  const KlaverjasState *own = &deal->own.klaverjas;
  unsigned cards[3] = { 0 }, tricks[3] = { 0 }, roem[3] = { 0 };

  if (deal->declarer == NO_SEAT)
    {
      game_check (kj_is (deal, "three") && kept.n_passes == 3, deal, "K-6.5 redeal");
      for (unsigned u = 0; u < 3; u++)
        game_check (result->points[u] == 0 && result->score[u] == 0, deal, "K-9.8 all zeros");
      return;
    }

  kj_recount (deal, cards, tricks);
  game_check (own->n_marks == kept.n_marks, deal, "K-10.8 one mark for each roem");
  for (unsigned i = 0; i < kept.n_marks; i++)
    {
      game_check (own->mark[i].unit == kept.mark[i].unit
                      && own->mark[i].value == kept.mark[i].value,
                  deal, "K-10.8 the order of writing");
      roem[kept.mark[i].unit] += kept.mark[i].value;
    }
  for (unsigned u = 0; u < kj_units (deal); u++)
    {
      game_check (deal->card_points[u] == cards[u], deal, "K-9.1 card points");
      game_check (own->roem[u] == roem[u], deal, "K-9.2, invariant 4: roem");
      game_check ((own->pit == u)
                      == (tricks[u] == (kj_is (deal, "three") ? 10 : 8) && kj_may_pit (deal, u)),
                  deal, "invariant 4: pit");
      game_check (result->points[u] == (int) (cards[u] + roem[u]), deal, "K-9.2 points");
    }
  game_check (own->n_kraaks == kept.n_kraaks, deal, "K-6.16 level");
  kj_check_scores (deal, cards, roem, result->score);
}

/* ---- The match: invariants 9 and 10, K-10.1 to K-10.5 ------------------------------- */

/* K-10.5 */
static void
kj_booked_tournament (const Match *before, const Deal *deal, const Match *after)
{
  static const unsigned players[3][4] = { { 0, 1, 2, 3 }, { 0, 2, 1, 3 }, { 0, 1, 3, 2 } };
  unsigned n, winners = 0;
  const int32_t *was = match_standings (before, &n);
  const int32_t *is = match_standings (after, &n);
  unsigned round = before->n_counted / (unsigned) kj_boom (deal);
  bool ends = after->n_counted % kj_boom (deal) == 0;
  int best = 0;
  DealResult result;

  game_check (n == 4, deal, "K-10.5 scores of four players");
  deal_result (deal, &result);
  for (unsigned seat = 0; seat < 4; seat++)
    {
      unsigned player = players[round][seat];

      game_check (is[player] == was[player] + result.score[seat % 2], deal,
                  "K-10.5 the side's score for both its players");
      best = MAX (best, is[player]);
    }
  for (unsigned u = 0; u < 2; u++)
    game_check (after->score[u] == (ends && !after->over ? 0 : before->score[u] + result.score[u]),
                deal, "K-10.5 the sums of a round");
  for (unsigned player = 0; player < 4; player++)
    winners |= is[player] == best ? 1u << player : 0;
  game_check (after->over == (after->n_counted == 3 * kj_boom (deal)), deal,
              "invariant 10: three rounds");
  game_check (after->winners == (after->over ? winners : 0), deal, "K-10.4 winners are players");
}

static void
kj_booked (const Match *before, const Deal *deal, const Match *after)
{
  bool redeal = deal->declarer == NO_SEAT;
  unsigned winners = 0;
  unsigned n_best = 0;
  int best = 0;
  DealResult result;

  deal_result (deal, &result);
  game_check (after->n_counted == before->n_counted + !redeal, deal, "K-6.5 counted deals");
  game_check (after->dealer == (deal->dealer + !redeal) % kj_seats (deal), deal,
              "invariant 9: the next dealer");
  if (game_checks_option (deal, "tournament", "yes"))
    {
      kj_booked_tournament (before, deal, after);
      return;
    }

  for (unsigned u = 0; u < kj_units (deal); u++)
    {
      game_check (after->score[u] == before->score[u] + result.score[u], deal,
                  "K-10.1 running sums");
      best = MAX (best, after->score[u]);
    }
  for (unsigned seat = 0; seat < kj_seats (deal); seat++)
    winners |= after->score[kj_unit (deal, seat)] == best ? 1u << seat : 0;
  for (unsigned u = 0; u < kj_units (deal); u++)
    n_best += after->score[u] == best;
  if (redeal)
    game_check (!after->over, deal, "K-6.5 a redeal does not end a match");
  else if (game_checks_option (deal, "end", "boom"))
    game_check (after->over == (after->n_counted == kj_boom (deal)), deal,
                "invariant 10: length of a boom");
  else
    game_check (after->over == (best >= kj_number (deal, "target") && n_best == 1), deal,
                "invariant 10: the target");
  game_check (after->winners == (after->over ? winners : 0), deal, "K-10.4 winners");
}

/* ---- Section 14 --------------------------------------------------------------------- */

/* The cards of declared combinations, and stuk once it is announced. */
static CardSet
kj_known (const Deal *deal, unsigned owner)
{
  const KlaverjasState *own = &deal->own.klaverjas;
  CardSet whole = deal->hand[owner];
  CardSet known = 0;

  if (!kj_is (deal, "kraken") || owner >= deal->n_seats)
    return 0;
  for (unsigned i = 0; i < deal->n_played; i++)
    if (deal->played_by[i] == owner)
      whole |= card_set_of (deal->played[i]);
  if (own->declared[owner] != 0)
    known |= kj_combined (deal, whole);
  if (seats_have (own->stuk, owner))
    known |= kj_stuk (deal);

  return known & deal->hand[owner];
}

/* Exchanges each card of @set with one of another hand than that of @seat. */
static CardSet
kj_exchange (Deal *deal, CardSet set, unsigned seat, Rng *rng)
{
  CardSet got = 0;

  for (; set != 0; set = card_set_rest (set))
    {
      unsigned other = (seat + 1 + rng_below (rng, 2)) % 3;
      CardSet hand = deal->hand[other];

      if (hand == 0)
        {
          got |= card_set_of (card_set_first (set));
          continue;
        }
      for (unsigned skip = rng_below (rng, card_set_count (hand)); skip > 0; skip--)
        hand = card_set_rest (hand);
      got |= card_set_of (card_set_first (hand));
      deal->hand[other] ^= card_set_of (card_set_first (hand)) | card_set_of (card_set_first (set));
    }

  return got;
}

/* K-5.5: the cards of the turn-up pile, until they are turned; D-24: extra cards, discards */
static void
kj_swap_hidden (Deal *deal, unsigned seat, Rng *rng)
{
  KlaverjasState *own = &deal->own.klaverjas;

  if (own->n_turned > 0)
    for (unsigned i = own->n_turned; i < G_N_ELEMENTS (own->turned); i++)
      own->turned[i] = (Card) (32 + rng_below (rng, 20));

  if (!kj_is (deal, "three") || deal_is_over (deal) || deal->declarer == (int) seat)
    return;
  if (deal->declarer == NO_SEAT)
    {
      own->extra = kj_exchange (deal, own->extra, seat, rng);
      return;
    }
  own->discarded = kj_exchange (deal, own->discarded, seat, rng);
  own->extra
      = card_set_of ((Card) rng_below (rng, 16)) | card_set_of ((Card) (16 + rng_below (rng, 16)));
}

static const GameChecks kj_checks = {
  .game = &klaverjas_game,
  .in_play = kj_in_play,
  .aside = kj_aside,
  .dealt = kj_dealt,
  .legal = kj_legal,
  .acted = kj_acted,
  .over = kj_over,
  .booked = kj_booked,
  .n_phases = 9,
  .known = kj_known,
  .swap_hidden = kj_swap_hidden,
};

/* ---- Invariant 11 of klaverjas ------------------------------------------------------ */

/* What @manual must do that is not asked with roem=auto, or ACTION_NONE. */
static Action
claim_of (const Deal *manual)
{
  ActionList list;

  if (manual->phase == KLAVERJAS_PHASE_ROEM)
    return ACTION (KLAVERJAS_VERB_ROEM, 0);
  if (manual->phase != KLAVERJAS_PHASE_DECLARE)
    return ACTION_NONE;
  deal_legal (manual, &list);

  return action_list_has (&list, ACTION (KLAVERJAS_VERB_DECLARE_ALL, 0))
             ? ACTION (KLAVERJAS_VERB_DECLARE_ALL, 0)
             : ACTION (KLAVERJAS_VERB_DECLARE_NONE, 0);
}

/* Claiming and declaring always is the same as roem=auto with the same cards. */
static void
test_klaverjas_manual_is_auto (void)
{
  const Game *game = &klaverjas_game;
  Rng rng = rng_new (SEED, 1);

  for (unsigned i = 0; i < 5000; i++)
    {
      Options manual_options = support_random_options (game, &rng);
      Options auto_options;
      DealResult manual_result, auto_result;
      Card pack[CARDS_MAX];
      Deal manual, automatic;
      Match match;

      manual_options.value[KLAVERJAS_ROEM] = KLAVERJAS_ROEM_MANUAL;
      auto_options = manual_options;
      auto_options.value[KLAVERJAS_ROEM] = KLAVERJAS_ROEM_AUTO;
      support_shuffled (pack, game_pack (game, &manual_options)->n_cards, &rng);
      match_init (&match, game, &manual_options, NO_SEAT);
      match_deal (&match, pack, &manual);
      match_init (&match, game, &auto_options, NO_SEAT);
      match_deal (&match, pack, &automatic);
      while (!deal_is_over (&manual))
        {
          Action action = claim_of (&manual);
          ActionList list;

          if (action == ACTION_NONE)
            {
              action = support_random_action (&manual, &rng);
              deal_legal (&automatic, &list);
              g_assert_true (action_list_has (&list, action));
              deal_apply (&automatic, action);
            }
          deal_apply (&manual, action);
        }
      deal_result (&manual, &manual_result);
      deal_result (&automatic, &auto_result);
      g_assert_cmpmem (&manual_result, sizeof manual_result, &auto_result, sizeof auto_result);
      g_assert_cmpmem (manual.own.klaverjas.roem, sizeof manual.own.klaverjas.roem,
                       automatic.own.klaverjas.roem, sizeof automatic.own.klaverjas.roem);
      g_assert_cmpmem (manual.card_points, sizeof manual.card_points, automatic.card_points,
                       sizeof automatic.card_points);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  game_checks_add (&kj_checks);
  g_test_add_func ("/invariants/klaverjas-manual-is-auto", test_klaverjas_manual_is_auto);

  return g_test_run ();
}
