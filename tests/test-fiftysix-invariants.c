/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Section 13 and 14 of games/fiftysix/rules.md, at every step of random deals. */

#include <glib.h>
#include <string.h>

#include "game-checks.h"
#include "rules/games/fiftysix/fiftysix-score.h"

#define SEED 20261120
#define POLICY_DEALS 2000
#define LOG_MAX 700 /* calls of an auction: 610 with eight seats */

/* The auction as the rules file tells it, kept beside the program's own books. */
static struct
{
  unsigned value;   /* V */
  int high;         /* seat of the high call */
  char suit;        /* it names, or N */
  unsigned n_named; /* entries of R */
  unsigned passes;
  unsigned level; /* d */
  unsigned n_values;
  unsigned n_log;
  uint8_t log_seat[LOG_MAX];
  Action log[LOG_MAX];
} kept;

/* How often rare things were met in one test. */
static struct
{
  unsigned redoubled;
  unsigned free_trump;
  unsigned nos_x;
  unsigned opening_pass;
  unsigned failed;
  unsigned made;
  unsigned broke;
  unsigned tie;
} met;

/* ---- Cards: F-3 -------------------------------------------------------------------------- */

static char
fs_suit (const Deal *deal, Card card)
{
  return pack_code (deal_pack (deal), card)[1];
}

/* F-3.2: 0 is the highest */
static int
fs_height (const Deal *deal, Card card)
{
  static const char order[] = "J9ATKQ87";

  return (int) (strchr (order, pack_code (deal_pack (deal), card)[0]) - order);
}

/* F-3.3 */
static unsigned
fs_points (const Deal *deal, Card card)
{
  switch (pack_code (deal_pack (deal), card)[0])
    {
    case 'J':
      return 3;
    case '9':
      return 2;
    case 'A':
    case 'T':
      return 1;
    default:
      return 0;
    }
}

/* F-7.5, invariant 7: the place of the winning card among @n cards */
static unsigned
fs_winner (const Deal *deal, const Card *cards, unsigned n)
{
  char trump = suit_letter (deal->trump);
  char wanted = fs_suit (deal, cards[0]);
  int best = -1;

  for (unsigned i = 0; i < n; i++)
    if (fs_suit (deal, cards[i]) == trump)
      wanted = trump;
  for (unsigned i = 0; i < n; i++)
    if (fs_suit (deal, cards[i]) == wanted
        && (best < 0 || fs_height (deal, cards[i]) < fs_height (deal, cards[best])))
      best = (int) i;

  return (unsigned) best;
}

static unsigned
fs_seats (const Deal *deal)
{
  return game_checks_option (deal, "players", "4")   ? 4
         : game_checks_option (deal, "players", "8") ? 8
                                                     : 6;
}

/* F-3.4, F-3.7 */
static CardSet
fs_in_play (const Deal *deal)
{
  return fs_seats (deal) == 8 ? ~(CardSet) 0 : ((CardSet) 1 << 48) - 1;
}

static unsigned
fs_hand_size (const Deal *deal)
{
  return fs_seats (deal) == 4 ? 12 : 8;
}

/* ---- Dealing: F-5, F-6.1, F-6.2 --------------------------------------------------------- */

static void
fs_dealt (const Deal *deal, const Match *match)
{
  unsigned n = fs_seats (deal);
  bool left = game_checks_option (deal, "opener", "left");

  memset (&kept, 0, sizeof kept);
  kept.value = 27;
  kept.high = NO_SEAT;
  kept.suit = 'N';
  game_check (deal->n_seats == n && match->n_units == 2, deal, "F-3.7 players");
  for (unsigned r = 0; r < fs_hand_size (deal) / 4; r++)
    for (unsigned k = 0; k < n; k++)
      for (unsigned i = 0; i < 4; i++)
        game_check (card_set_has (deal->hand[(deal->dealer + 1 + k) % n],
                                  deal->pack[4 * n * r + 4 * k + i]),
                    deal, "F-5.2 packets of four");
  game_check (n * fs_hand_size (deal) == deal->n_pack, deal, "F-5.3 no talon");
  game_check (deal->turn == (int) ((deal->dealer + (left ? n - 1 : 1)) % n), deal,
              "F-6.1 first caller");
  game_check (deal->phase == FIFTYSIX_PHASE_CALL && deal->own.fiftysix.value == 27, deal, "F-6.2");
}

/* ---- Legal actions ---------------------------------------------------------------------- */

/* A token taken apart: "xplus:3:H" is xplus, 3, H; what is missing is 0. */
typedef struct
{
  char name[12];
  unsigned number;
  char suit;
} Call;

static Call
fs_call (const char *token)
{
  Call call = { 0 };
  size_t n = strcspn (token, ":");

  memcpy (call.name, token, MIN (n, sizeof call.name - 1));
  token += n + (token[n] != '\0');
  for (; *token >= '0' && *token <= '9'; token++)
    call.number = call.number * 10 + (unsigned) (*token - '0');
  call.suit = *token == ':' ? token[1] : *token;

  return call;
}

static bool
fs_is (const Call *call, const char *name)
{
  return strcmp (call->name, name) == 0;
}

/* The raise of @call now (F-6.5), 0 for those that do not raise. */
static unsigned
fs_raise (const Deal *deal, const Call *call)
{
  if (fs_is (call, "double") || fs_is (call, "redouble"))
    return 0;
  if (fs_is (call, "pass"))
    return kept.n_values == 0;
  if (fs_is (call, "bid"))
    return call->number - kept.value;
  if (fs_is (call, "xplus"))
    return call->number;
  if (fs_is (call, "nos") && call->number > 0)
    return game_checks_option (deal, "nosraise", "one") ? 1 : call->number;

  return 1;
}

/* F-6.5, row by row; F-6.4 is left to fs_raise () */
static bool
fs_may_call (const Deal *deal, const Call *call)
{
  bool own_team = kept.high >= 0 && (deal->turn + kept.high) % 2 == 0;
  bool is_suit = call->suit != '\0' && strchr ("CDHS", call->suit) != NULL;
  bool is_first = kept.n_values == 0;
  unsigned x = call->number;

  if (fs_is (call, "bid")) /* a, l */
    return kept.value < x && x <= 56 && (is_suit || call->suit == 'N');
  if (fs_is (call, "plus") || fs_is (call, "oneplus") || fs_is (call, "plusone")) /* b, c, d */
    return is_suit && x == 0;
  if (fs_is (call, "xplus")) /* e, F-6.7 */
    return is_suit && 2 <= x && x <= 7;
  if (fs_is (call, "minus")) /* f, g */
    return is_suit && x <= 8;
  if (fs_is (call, "nos")) /* h, i */
    return kept.n_named > 0 && x != 1 && x <= 5 && x <= kept.n_named;
  if (fs_is (call, "pluspass")) /* j */
    return !is_first;
  if (fs_is (call, "pass")) /* k */
    return !is_first || game_checks_option (deal, "opening", "free");
  if (fs_is (call, "double")) /* m, F-6.11 */
    return !is_first && kept.level == 0 && !own_team;

  return fs_is (call, "redouble") && kept.level == 1 && own_team; /* n, F-6.12 */
}

/* F-6.18; with every token legal and none twice, the number makes the list complete */
static unsigned
fs_count_calls (const Deal *deal)
{
  static const char *const others[]
      = { "nos", "nos:2", "nos:3", "nos:4", "nos:5", "pass", "pluspass", "double", "redouble" };
  unsigned room = 56 - kept.value;
  unsigned n = 5 * room + (room > 0 ? 48 : 0) + 4 * (unsigned) MAX (0, (int) MIN (7, room) - 1);

  for (unsigned i = 0; i < G_N_ELEMENTS (others); i++)
    {
      Call call = fs_call (others[i]);

      n += fs_may_call (deal, &call) && fs_raise (deal, &call) <= room;
    }

  return n;
}

static void
fs_legal_calls (const Deal *deal, const ActionList *list)
{
  char token[TOKEN_MAX];

  for (unsigned i = 0; i < list->n; i++)
    {
      Call call = fs_call (action_to_token (deal->game, deal_pack (deal), list->at[i], token));

      game_check (fs_may_call (deal, &call), deal, "F-6.5");
      game_check (kept.value + fs_raise (deal, &call) <= 56, deal, "F-6.4");
    }
  game_check (list->n == fs_count_calls (deal), deal, "F-6.18, invariant 3");
  game_check (list->n <= 218, deal, "invariant 3: 218");
}

/* F-7.3 */
static CardSet
fs_playable (const Deal *deal)
{
  CardSet follow = 0;
  CardSet all = 0;

  for (CardSet s = deal->hand[deal->turn]; s != 0; s = card_set_rest (s))
    {
      Card card = card_set_first (s);
      CardSet token = card_set_of (pack_first_copy (deal_pack (deal), card)); /* F-7.2 */

      all |= token;
      if (deal->trick.n > 0 && fs_suit (deal, card) == fs_suit (deal, deal->trick.card[0]))
        follow |= token;
    }

  return follow != 0 ? follow : all;
}

static void
fs_legal (const Deal *deal, const ActionList *list)
{
  CardSet playable = 0;
  g_autofree char *tokens = NULL;

  switch (deal->phase)
    {
    case FIFTYSIX_PHASE_CALL:
      fs_legal_calls (deal, list);
      break;
    case FIFTYSIX_PHASE_TRUMP:
      tokens = support_legal (deal);
      game_check (strcmp (tokens, "trump:C trump:D trump:H trump:N trump:S") == 0, deal, "F-6.15");
      game_check (deal->turn == kept.high, deal, "F-6.15 the high caller acts");
      break;
    default:
      for (unsigned i = 0; i < list->n; i++)
        playable |= card_set_of (action_card (deal->game, list->at[i]));
      game_check (playable == fs_playable (deal), deal, "F-7.3");
      game_check (list->n == card_set_count (playable), deal, "F-7.2 one token for twins");
    }
}

/* ---- Calls and their effects ------------------------------------------------------------ */

/* F-6.4, F-6.9, F-6.11 to F-6.13; true when the auction is over */
static bool
keep_call (const Deal *deal, const char *token)
{
  Call call = fs_call (token);
  unsigned raise = fs_raise (deal, &call);

  if (raise > 0)
    {
      met.opening_pass += strcmp (token, "pass") == 0;
      met.nos_x += fs_is (&call, "nos") && call.number > 0;
      kept.value += raise;
      kept.high = deal->turn;
      kept.suit = call.suit != '\0' ? call.suit : 'N';
      kept.level = kept.passes = 0;
      kept.n_values++;
      if (kept.suit != 'N')
        kept.n_named++;
      return false;
    }
  if (strcmp (token, "pass") == 0)
    return ++kept.passes == fs_seats (deal) - 1;

  kept.level++;
  kept.passes = 0;

  return kept.level == 2 && game_checks_option (deal, "redouble", "ends");
}

/* The auction can be told from the deal call by call. */
static void
check_told (const Deal *deal)
{
  static FiftysixCall calls[FIFTYSIX_CALLS_MAX];
  unsigned n = fiftysix_list_calls (deal, calls);
  unsigned at = 0;

  game_check (n <= FIFTYSIX_CALLS_MAX, deal, "invariant 4: 29 value calls, doubles, redoubles");
  for (unsigned i = 0; i < n; i++)
    {
      game_check (at < kept.n_log && calls[i].action == kept.log[at]
                      && calls[i].seat == kept.log_seat[at],
                  deal, "the auction is told as it was");
      at++;
      for (unsigned p = 0; p < calls[i].n_passes; p++)
        game_check (at < kept.n_log && kept.log[at++] == ACTION (VERB_PASS, 0), deal,
                    "the auction is told with its passes");
    }
  game_check (at == kept.n_log, deal, "the auction is told to its end");
}

static void
fs_called (const Deal *before, const char *token, Action action, const Deal *after)
{
  const FiftysixState *own = &after->own.fiftysix;
  unsigned n = fs_seats (before);
  bool ends;

  kept.log_seat[kept.n_log] = (uint8_t) before->turn;
  kept.log[kept.n_log++] = action;
  game_check (fiftysix_value_after (before, action) == own->value, before, "the value of a call");
  ends = keep_call (before, token);
  game_check (own->value == kept.value && own->high_caller == kept.high
                  && suit_letter (own->high_suit) == kept.suit && own->level == kept.level
                  && own->n_named == kept.n_named,
              after, "F-6: the state of the auction");
  game_check (28 <= own->value && own->value <= 56, after, "invariant 1: V");
  game_check (own->value >= before->own.fiftysix.value, after, "F-6.3, invariant 1: V never falls");
  game_check (kept.high >= 0, after, "invariant 4: a high call after the first call");
  game_check (kept.n_values <= 29 && kept.level <= 2, after, "invariant 4");
  game_check (ends == (after->phase != FIFTYSIX_PHASE_CALL), after, "F-6.13 end of the auction");
  check_told (after);
  if (!ends)
    {
      game_check (after->turn == (int) (((unsigned) before->turn + 1) % n), after, "invariant 2");
      return;
    }

  met.redoubled += kept.level == 2;
  game_check (after->declarer == kept.high, after, "F-6.15 the high caller");
  if (kept.suit != 'N' && game_checks_option (after, "trump", "free"))
    {
      met.free_trump++;
      game_check (after->phase == FIFTYSIX_PHASE_TRUMP, after, "F-6.15 3");
      return;
    }
  game_check (suit_letter (after->trump) == kept.suit, after, "invariant 10");
}

static void
fs_acted (const Deal *before, Action action, const Deal *after)
{
  char token[TOKEN_MAX];

  action_to_token (before->game, deal_pack (before), action, token);
  if (before->phase == FIFTYSIX_PHASE_CALL)
    fs_called (before, token, action, after);
  if (before->phase == FIFTYSIX_PHASE_TRUMP)
    game_check (suit_letter (after->trump) == token[6] && after->own.fiftysix.value == kept.value
                    && after->own.fiftysix.level == kept.level,
                after, "F-6.15 the chosen suit");
  if (before->phase != PHASE_PLAY && after->phase == PHASE_PLAY)
    game_check (after->turn == (int) ((after->dealer + 1u) % fs_seats (after)), after, "F-7.1");
}

/* ---- Scoring and match ------------------------------------------------------------------ */

/* F-9.3, F-9.4 */
static int
fs_stake (const Deal *deal, bool made)
{
  static const struct
  {
    unsigned last;
    int made;
    int failed;
  } tiers[] = { { 39, 1, 2 }, { 47, 2, 3 }, { 55, 3, 4 }, { 56, 4, 5 } };
  static const int factors[] = { 1, 2, 4 };
  unsigned t = 0;
  int stake;

  while (kept.value > tiers[t].last)
    t++;
  stake = made ? tiers[t].made : tiers[t].failed;

  return game_checks_option (deal, "dblscore", "plus") ? stake + (int) kept.level
                                                       : stake * factors[kept.level];
}

/* Tables at the start of a tables match, or 0 (F-10.3). */
static int
fs_tables (const Deal *deal)
{
  return game_checks_option (deal, "match", "tables12")  ? 12
         : game_checks_option (deal, "match", "tables6") ? 6
                                                         : 0;
}

/* F-7.6, F-9.2: the card points of the teams, from the cards as they fell */
static void
recount (const Deal *deal, unsigned *points)
{
  unsigned n = fs_seats (deal);
  unsigned leader = (deal->dealer + 1u) % n;

  points[0] = points[1] = 0;
  for (unsigned t = 0; t < fs_hand_size (deal); t++)
    {
      const Card *trick = deal->played + n * t;

      for (unsigned i = 0; i < n; i++)
        game_check (deal->played_by[n * t + i] == (leader + i) % n, deal, "F-7.1 turn order");
      leader = (leader + fs_winner (deal, trick, n)) % n;
      for (unsigned i = 0; i < n; i++)
        points[leader % 2] += fs_points (deal, trick[i]);
    }
}

static void
fs_over (const Deal *deal, const DealResult *result)
{
  unsigned callers = (unsigned) kept.high % 2;
  unsigned points[2], winner, tricks = 0;
  int stake, paid;
  bool made;

  game_check (deal->n_played == fs_seats (deal) * fs_hand_size (deal), deal, "F-7.6 all cards");
  recount (deal, points);
  for (unsigned seat = 0; seat < fs_seats (deal); seat++)
    tricks += deal->tricks_won[seat];
  game_check (tricks == fs_hand_size (deal), deal, "invariant 6: number of tricks");
  game_check (points[0] + points[1] == 56, deal, "invariant 6: 56");
  for (unsigned u = 0; u < 2; u++)
    game_check (result->points[u] == (int) points[u], deal, "F-9.1");

  made = points[callers] >= kept.value;
  winner = made ? callers : 1 - callers;
  stake = fs_stake (deal, made);
  met.made += made;
  met.failed += !made;
  game_check (stake >= 1 && stake <= 20, deal, "invariant 8");
  game_check (fiftysix_is_made (deal) == made, deal, "F-9.2");
  if (fs_tables (deal) == 0)
    {
      game_check (result->score[winner] == stake && result->score[1 - winner] == 0, deal, "F-9.5");
      return;
    }
  paid = MIN (stake, (int) deal->own.fiftysix.tables[1 - winner]);
  game_check (result->score[winner] == paid && result->score[1 - winner] == -paid, deal, "F-10.3");
}

/* F-10.1 to F-10.5, invariant 9 */
static void
fs_booked (const Match *before, const Deal *deal, const Match *after)
{
  int tables = fs_tables (deal);
  unsigned length = game_checks_option (deal, "match", "deals6")    ? 6
                    : game_checks_option (deal, "match", "deals24") ? 24
                                                                    : 12;
  bool tie = after->score[0] == after->score[1];
  unsigned winners = 0;
  unsigned winner;
  bool over;
  DealResult result;

  deal_result (deal, &result);
  winner = result.points[kept.high % 2] >= (int) kept.value ? (unsigned) kept.high % 2
                                                            : 1 - (unsigned) kept.high % 2;
  for (unsigned u = 0; u < 2; u++)
    game_check (after->score[u] == before->score[u] + result.score[u] && after->score[u] >= 0, deal,
                "F-10.1, F-10.3");
  game_check (after->dealer == (deal->dealer + 1u) % fs_seats (deal), deal, "F-5.1");
  if (tables > 0)
    {
      game_check (after->score[0] + after->score[1] == 2 * tables, deal, "invariant 9: 2T");
      if (before->n_deals == 1)
        game_check (before->score[0] == tables && before->score[1] == tables, deal,
                    "F-10.3 the tables at the start");
      over = game_checks_option (deal, "broke", "zero")
                 ? after->score[1 - winner] == 0
                 : fs_stake (deal, result.points[kept.high % 2] >= (int) kept.value)
                       > before->score[1 - winner];
      met.broke += over;
    }
  else
    {
      over = after->n_deals >= length && (!tie || game_checks_option (deal, "tie", "draw"));
      met.tie += after->n_deals == length && tie;
      game_check (after->n_deals <= length + 1, deal, "invariant 9: N or N+1 deals");
    }
  game_check (after->over == over, deal, "F-10 end of the match");
  for (unsigned seat = 0; over && seat < fs_seats (deal); seat++)
    if (after->score[seat % 2] >= after->score[1 - seat % 2])
      winners |= 1u << seat;
  game_check (after->winners == winners, deal, "F-10.5");
}

static const GameChecks fs_checks = {
  .game = &fiftysix_game,
  .in_play = fs_in_play,
  .dealt = fs_dealt,
  .legal = fs_legal,
  .acted = fs_acted,
  .over = fs_over,
  .booked = fs_booked,
  .n_phases = 4,
};

/* ---- Long auctions ----------------------------------------------------------------------- */

/* Players who raise by little, double and pass: all of section 6 is met. */
static Action
careful_action (const Deal *deal, Rng *rng)
{
  ActionList list;
  Action action;

  deal_legal (deal, &list);
  for (unsigned tries = 0; tries < 30; tries++)
    {
      action = list.at[rng_below (rng, list.n)];
      if (deal->phase != FIFTYSIX_PHASE_CALL || !fiftysix_is_value_call (deal, action)
          || fiftysix_value_after (deal, action) <= deal->own.fiftysix.value + 2u)
        break;
    }
  if (deal->phase == FIFTYSIX_PHASE_CALL && rng_below (rng, 2) == 0)
    for (unsigned i = 0; i < list.n; i++)
      {
        unsigned verb = action_verb (list.at[i]);

        if (verb == FIFTYSIX_VERB_DOUBLE || verb == FIFTYSIX_VERB_REDOUBLE
            || (verb == VERB_PASS && rng_below (rng, 2) == 0))
          action = list.at[i];
      }

  return action;
}

static void
test_long_auctions (void)
{
  Rng rng = rng_new (SEED, 2);

  memset (&met, 0, sizeof met);
  for (unsigned n = 0; n < POLICY_DEALS;)
    {
      Options options = support_random_options (&fiftysix_game, &rng);
      Match match;

      match_init (&match, &fiftysix_game, &options, NO_SEAT);
      for (; !match.over; n++)
        {
          static Action log[LOG_MAX + CARDS_MAX];
          Card pack[CARDS_MAX];
          Match before;
          DealResult result;
          unsigned n_log = 0;
          Deal start, deal;

          support_shuffled (pack, game_pack (&fiftysix_game, &options)->n_cards, &rng);
          match_deal (&match, pack, &deal);
          start = deal;
          fs_dealt (&deal, &match);
          while (!deal_is_over (&deal))
            {
              Deal old = deal;
              ActionList list;

              deal_legal_sorted (&deal, &list);
              fs_legal (&deal, &list);
              log[n_log] = careful_action (&deal, &rng);
              deal_apply (&deal, log[n_log]);
              fs_acted (&old, log[n_log], &deal);
              n_log++;
            }
          deal_result (&deal, &result);
          fs_over (&deal, &result);
          before = match;
          match_book (&match, &deal);
          fs_booked (&before, &deal, &match);

          for (unsigned i = 0; i < n_log; i++) /* invariant 11 */
            deal_apply (&start, log[i]);
          g_assert_cmpmem (&start, sizeof start, &deal, sizeof deal);
        }
    }
  g_test_message ("redoubled %u, free trump %u, nos:X %u, opening pass %u, made %u, failed %u, "
                  "broke %u, tie %u",
                  met.redoubled, met.free_trump, met.nos_x, met.opening_pass, met.made, met.failed,
                  met.broke, met.tie);
  g_assert_cmpuint (MIN (met.redoubled, met.free_trump), >, 100);
  g_assert_cmpuint (MIN (met.nos_x, met.opening_pass), >, 100);
  g_assert_cmpuint (MIN (met.made, met.failed), >, 100);
  g_assert_cmpuint (met.broke, >, 50);
  g_assert_cmpuint (met.tie, >, 5);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  game_checks_add (&fs_checks);
  g_test_add_func ("/invariants/fiftysix-long-auctions", test_long_auctions);

  return g_test_run ();
}
