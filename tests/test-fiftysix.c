/* SPDX-License-Identifier: GPL-3.0-or-later */

/** 56 by example: the rows are examples/fiftysix.txt, the rules games/fiftysix/rules.md. */

#include <glib.h>
#include <stdlib.h>
#include <string.h>

#include "add-tests.h"
#include "examples.h"
#include "rules/games/fiftysix/fiftysix-claims.h"
#include "rules/games/fiftysix/fiftysix-score.h"

#define GAME (&fiftysix_game)

/* ---- Columns that set something up ------------------------------------------------------ */

/* The cards of "KS KS JS" not yet in *@taken; of twins the lower copy first or last. */
static CardSet
take_cards (const Pack *pack, const char *codes, bool low_first, CardSet *taken)
{
  g_auto (GStrv) words = g_strsplit (codes, " ", -1);
  CardSet cards = 0;

  for (unsigned i = 0; words[i] != NULL; i++)
    if (words[i][0] != '\0')
      {
        CardSet copies = pack_copies (pack, support_card (pack, words[i])) & ~*taken;

        if (copies == 0)
          g_error ("'%s': a third copy of %s", codes, words[i]);
        if (!low_first && card_set_rest (copies) != 0)
          copies = card_set_rest (copies);
        *taken |= card_set_of (card_set_first (copies));
        cards |= card_set_of (card_set_first (copies));
      }

  return cards;
}

/* The leader leads, the cards of @table fall. */
static void
put_table (Example *example, const char *table, bool low_first)
{
  g_auto (GStrv) cards = g_strsplit (table, " ", -1);
  const Pack *pack = example_pack (example);
  Deal *deal = example_begin (example);
  CardSet taken = 0;

  deal->dealer = deal->n_seats - 1;
  deal_set_trump (deal, (unsigned) suit_from_letter (example->trump));
  deal->declarer = 0;
  deal->turn = (int8_t) example->leader;
  for (unsigned i = 0; cards[i] != NULL && cards[i][0] != '\0'; i++)
    {
      deal->hand[deal->turn] = take_cards (pack, cards[i], low_first, &taken);
      deal_put_card (deal, deal_order (deal), support_card (pack, cards[i]));
      deal->turn = (int8_t) deal_seat_after (deal, example->leader, i + 1);
    }
}

static void
set_table (Example *example, const char *cell)
{
  put_table (example, cell, true);
  g_string_assign (example->told, cell);
}

/* The seat at turn gets a hand; twins are those that are not on the table. */
static void
set_holds (Example *example, const char *cell)
{
  Deal *deal = example_deal (example);
  CardSet taken = trick_cards (&deal->trick);

  deal->hand[deal->turn] = take_cards (deal_pack (deal), cell, true, &taken);
}

static void
set_caller (Example *example, const char *cell)
{
  Deal *deal = example_deal (example);

  deal->declarer = deal->own.fiftysix.high_caller = (int8_t) atoi (cell);
}

/* The deal is over, with these card points of the team of the caller. */
static void
finish (Deal *deal, unsigned points)
{
  unsigned team = (unsigned) deal->declarer % 2;

  deal->card_points[team] = (uint16_t) points;
  deal->card_points[1 - team] = (uint16_t) (56 - points);
  deal->phase = PHASE_OVER;
  deal->turn = NO_SEAT;
}

static void
set_team_points (Example *example, const char *cell)
{
  finish (example_deal (example), (unsigned) atoi (cell));
}

static void
set_played_suit (Example *example, const char *cell)
{
  deal_set_trump (example_deal (example), (unsigned) suit_from_letter (cell[0]));
}

/* Makes @calls one by one; what is told of a call before it is made holds afterwards. */
static void
set_calls (Example *example, const char *cell)
{
  g_auto (GStrv) words = g_strsplit (cell, " ", -1);
  Deal *deal = example_deal (example);
  FiftysixClaim claims[FIFTYSIX_CALLS_MAX];
  FiftysixClaim now;

  for (unsigned k = 0; words[k] != NULL; k++)
    {
      fiftysix_claim_now (deal, action_from_token (GAME, deal_pack (deal), words[k]), &now);
      example_play (example, words[k]);
      fiftysix_claims (deal, claims);
      if (deal->own.fiftysix.n_passes == 0
          && memcmp (&now, &claims[deal->own.fiftysix.n_calls - 1], sizeof now) != 0)
        support_fail ("%s: %s is told to promise something else", example->row, words[k]);
    }
}

/* The deal gives the stake to the team, dblscore=times. */
static void
finish_with_stake (Deal *deal, unsigned team, unsigned stake)
{
  static const struct
  {
    unsigned stake;
    unsigned value;
    unsigned level;
    bool made;
  } ways[] = { { 1, 28, 0, true },  { 2, 28, 0, false }, { 3, 48, 0, true },  { 4, 56, 0, true },
               { 5, 56, 0, false }, { 16, 56, 2, true }, { 20, 56, 2, false } };
  unsigned i = 0;

  while (ways[i].stake != stake)
    g_assert_cmpuint (++i, <, G_N_ELEMENTS (ways));
  deal->own.fiftysix.value = (uint8_t) ways[i].value;
  deal->own.fiftysix.level = (uint8_t) ways[i].level;
  deal->declarer = deal->own.fiftysix.high_caller = (int8_t) (ways[i].made ? team : 1 - team);
  finish (deal, ways[i].made ? 56 : 0);
}

/* Deals, and books the deal that gives @stake to @team. */
static void
book_stake (Match *match, unsigned team, unsigned stake)
{
  Card pack[CARDS_MAX];
  Deal deal;

  support_unshuffled (pack, game_pack (GAME, &match->options)->n_cards);
  match_deal (match, pack, &deal);
  finish_with_stake (&deal, team, stake);
  match_book (match, &deal);
}

/* Plays a match from "TEAM+STAKE …": per deal the team that wins the stake. Notes the scores. */
static void
set_deals (Example *example, const char *cell)
{
  g_auto (GStrv) words = g_strsplit (cell, " ", -1);
  Match *match = example_match (example);

  g_string_printf (example->told, "%d:%d", match->score[0], match->score[1]);
  for (unsigned k = 0; words[k] != NULL; k++)
    {
      g_assert_false (match->over);
      g_assert_cmpuint (match->dealer, ==, k % match->n_seats); /* F-5.1 */
      book_stake (match, (unsigned) (words[k][0] - '0'), (unsigned) atoi (words[k] + 2));
      g_string_append_printf (example->told, " %d:%d", match->score[0], match->score[1]);
      g_assert_cmpuint (match->n_counted, ==, k + 1);
    }
}

/* ---- Columns that look ------------------------------------------------------------------ */

/* Card points of the whole pack, whatever is trumps; -1 where they differ */
static int
count_points_of_pack (Example *example)
{
  Options options = example_options (example);
  CardSet all = ~(CardSet) 0 >> (CARDS_MAX - example_pack (example)->n_cards);
  unsigned points = trick_points (game_order (GAME, &options, SUIT_NONE), all);

  for (unsigned trump = 0; trump < SUIT_NONE; trump++)
    if (trick_points (game_order (GAME, &options, trump), all) != points)
      return -1;

  return (int) points;
}

static char *
tell_titles (Example *example)
{
  GString *text = g_string_new (NULL);

  for (const OptionPreset *preset = GAME->options->presets; preset->key != NULL; preset++)
    g_string_append_printf (text, "%s%s", text->len > 0 ? " / " : "", preset->title);

  return g_string_free (text, FALSE);
}

/* The hand by places in the unshuffled pack: "0-3 24-27" */
static char *
tell_places (Example *example)
{
  CardSet hand = example_deal (example)->hand[example->seat];
  GString *text = g_string_new (NULL);

  for (unsigned i = 0; i < CARDS_MAX; i++)
    {
      unsigned first = i;

      if (!card_set_has (hand, (Card) i))
        continue;
      while (i + 1 < CARDS_MAX && card_set_has (hand, (Card) (i + 1)))
        i++;
      g_string_append_printf (text, "%s%u-%u", text->len > 0 ? " " : "", first, i);
    }

  return g_string_free (text, FALSE);
}

static int
first_caller (Example *example)
{
  return (int) fiftysix_first_caller (example_deal (example));
}

/* "call 30 0H d1 turn 2"; in play "play 40 2N d0 turn 0 trump N declarer 2". */
static char *
describe (const Deal *deal)
{
  const FiftysixState *own = &deal->own.fiftysix;
  const char *phase = deal->phase == FIFTYSIX_PHASE_CALL    ? "call"
                      : deal->phase == FIFTYSIX_PHASE_TRUMP ? "trump"
                      : deal->phase == PHASE_PLAY           ? "play"
                                                            : "over";
  GString *text = g_string_new (NULL);

  g_string_printf (text, "%s %u %d%c d%u turn %d", phase, own->value, own->high_caller,
                   suit_letter (own->high_suit), own->level, deal->turn);
  if (deal->phase == PHASE_PLAY)
    g_string_append_printf (text, " trump %c declarer %d", suit_letter (deal->trump),
                            deal->declarer);

  return g_string_free (text, FALSE);
}

static char *
tell_state (Example *example)
{
  return describe (example_deal (example));
}

/* "+TOKEN" must be legal, "-TOKEN" must not, "=N" is the length of the list. */
static void
check_list (Example *example, const char *cell)
{
  g_auto (GStrv) words = g_strsplit (cell, " ", -1);
  const Deal *deal = example_deal (example);
  ActionList list;

  deal_legal (deal, &list);
  for (unsigned i = 0; words[i] != NULL; i++)
    {
      Action action = action_from_token (GAME, deal_pack (deal), words[i] + 1);

      if (words[i][0] == '=' && list.n != (unsigned) atoi (words[i] + 1))
        support_fail ("%s: %u legal tokens, expected %s", example->row, list.n, words[i] + 1);
      if (words[i][0] == '+' && !action_list_has (&list, action))
        support_fail ("%s: %s is not legal", example->row, words[i] + 1);
      if (words[i][0] == '-' && action != ACTION_NONE && action_list_has (&list, action))
        support_fail ("%s: %s is legal", example->row, words[i] + 1);
    }
}

static char *
tell_list_in_order (Example *example)
{
  ActionList list, sorted;

  deal_legal (example_deal (example), &list);
  deal_legal_sorted (example_deal (example), &sorted);

  return g_strdup (memcmp (list.at, sorted.at, list.n * sizeof list.at[0]) == 0 ? "yes" : "no");
}

/* F-6.6: the whole auction can be told from the deal: "0:bid:28:H=28 1:plus:C=29 …". */
static char *
tell_auction (const Deal *deal)
{
  FiftysixCall calls[FIFTYSIX_CALLS_MAX];
  unsigned n = fiftysix_list_calls (deal, calls);
  GString *text = g_string_new (NULL);
  char token[TOKEN_MAX];

  for (unsigned i = 0; i < n; i++)
    {
      g_string_append_printf (text, "%u:%s=%u ", calls[i].seat,
                              action_to_token (GAME, deal_pack (deal), calls[i].action, token),
                              calls[i].value);
      for (unsigned p = 1; p <= calls[i].n_passes; p++)
        g_string_append_printf (text, "%u:pass=%u ", (calls[i].seat + p) % deal->n_seats,
                                calls[i].value);
    }

  return g_string_free (text, FALSE);
}

/* Makes the calls; all of them can be told from the deal afterwards. */
static void
check_calls_told (Example *example, const char *cell)
{
  g_auto (GStrv) words = g_strsplit (cell, " ", -1);
  g_autoptr (GString) wanted = g_string_new (NULL);
  g_autofree char *got = NULL;
  Deal *deal = example_deal (example);

  for (unsigned k = 0; words[k] != NULL && words[k][0] != '\0'; k++)
    {
      int seat = deal->turn;

      example_play (example, words[k]);
      g_string_append_printf (wanted, "%d:%s=%u ", seat, words[k], deal->own.fiftysix.value);
    }
  got = tell_auction (deal);
  support_check (example->row, got, wanted->str);
}

/* "H JH 9H >=4", "C -JC =1", "H =0", "-" */
static char *
describe_claim (const Pack *pack, const FiftysixClaim *claim)
{
  GString *text = g_string_new (NULL);

  if (claim->suit == SUIT_NONE)
    {
      g_assert_cmpuint (claim->n_tops, ==, 0);
      g_assert_cmpuint (claim->lacks, ==, CARD_NONE);
      g_string_append_c (text, '-');
      return g_string_free (text, FALSE);
    }
  g_string_append_printf (text, "%c ", suit_letter (claim->suit));
  for (unsigned i = 0; i < claim->n_tops; i++)
    g_string_append_printf (text, "%s ", pack_code (pack, claim->top[i]));
  if (claim->lacks != CARD_NONE)
    g_string_append_printf (text, "-%s ", pack_code (pack, claim->lacks));
  g_string_append_printf (text, "%s%u", claim->exact ? "=" : ">=", claim->n_cards);

  return g_string_free (text, FALSE);
}

static char *
tell_claims (Example *example)
{
  const Deal *deal = example_deal (example);
  FiftysixClaim claims[FIFTYSIX_CALLS_MAX];
  FiftysixCall calls[FIFTYSIX_CALLS_MAX];
  GString *text = g_string_new (NULL);

  fiftysix_claims (deal, claims);
  for (unsigned c = 0; c < fiftysix_list_calls (deal, calls); c++)
    {
      g_autofree char *claim = describe_claim (deal_pack (deal), &claims[c]);

      g_string_append_printf (text, "%s%s", c > 0 ? ", " : "", claim);
      g_assert_nonnull (claims[c].text);
    }

  return g_string_free (text, FALSE);
}

/* "true" or "false" and the cards that the action is about; "-": nothing is promised */
static char *
tell_grounds (Example *example)
{
  const Deal *deal = example_deal (example);
  g_autofree char *cards = NULL;
  Grounds grounds;

  game_grounds (deal, example->action, &grounds);
  cards = support_codes (deal_pack (deal), grounds.cards);

  return grounds.is_promise ? g_strdup_printf ("%s %s", grounds.holds ? "true" : "false", cards)
                            : g_strdup ("-");
}

static char *
tell_claim (Example *example)
{
  FiftysixClaim claim;

  fiftysix_claim_now (example_deal (example), example->action, &claim);

  return g_strdup (claim.text);
}

/* "WINNER with POINTS", once with each copy of the twins first */
static char *
tell_won (Example *example)
{
  unsigned winner[2];
  unsigned points[2];

  for (unsigned low_first = 0; low_first < 2; low_first++)
    {
      put_table (example, example->told->str, low_first);
      winner[low_first] = deal_take_trick (&example->deal);
      points[low_first] = example->deal.card_points[winner[low_first] & 1];
    }

  return winner[0] == winner[1] && points[0] == points[1]
             ? g_strdup_printf ("%u with %u", winner[0], points[0])
             : g_strdup_printf ("%u with %u or %u with %u", winner[0], points[0], winner[1],
                                points[1]);
}

static int
stake (Example *example, bool made)
{
  const Deal *deal = example_deal (example);

  return (int) fiftysix_stake (&deal->options, deal->own.fiftysix.value, deal->own.fiftysix.level,
                               made);
}

static int
stake_made (Example *example)
{
  return stake (example, true);
}

static int
stake_failed (Example *example)
{
  return stake (example, false);
}

/* What was told after each deal, and who has won */
static char *
tell_after (Example *example)
{
  const Match *match = example_match (example);
  GString *text = g_string_new (example->told->str);

  if (match->over)
    g_string_append (text, " over ");
  for (unsigned seat = 0; seat < SEATS_MAX; seat++)
    if (seats_have (match->winners, seat))
      g_string_append_printf (text, "%u", seat);

  return g_string_free (text, FALSE);
}

static int
count_deals_of_match (Example *example)
{
  Match *match = example_match (example);

  while (!match->over)
    book_stake (match, 0, 1);

  return match->n_deals;
}

static char *
tell_asked_about (Example *example)
{
  unsigned value;
  Suit suit;

  game_prompt (example_deal (example), &value, &suit);

  return g_strdup_printf ("%u %c", value, suit_letter (suit));
}

static const ExampleColumn columns[] = {
  { "table", .set = set_table },
  { "holds", .set = set_holds },
  { "value", EXAMPLE_SET (deal.own.fiftysix.value) },
  { "level", EXAMPLE_SET (deal.own.fiftysix.level) },
  { "caller", .set = set_caller },
  { "team points", .set = set_team_points },
  { "played suit", .set = set_played_suit },
  { "calls", .set = set_calls },
  { "deals", .set = set_deals },
  { "points of the pack", .number = count_points_of_pack },
  { "titles of presets", .text = tell_titles },
  { "places", .text = tell_places },
  { "first caller", .number = first_caller },
  { "state", .text = tell_state },
  { "list", .check = check_list },
  { "list in order", .text = tell_list_in_order },
  { "calls told", .check = check_calls_told },
  { "claims", .text = tell_claims },
  { "grounds", .text = tell_grounds },
  { "claim", .text = tell_claim },
  { "won either way", .text = tell_won },
  { "stake made", .number = stake_made },
  { "stake failed", .number = stake_failed },
  { "after", .text = tell_after },
  { "deals of a match", .number = count_deals_of_match },
  { "asked about", .text = tell_asked_about },
  { NULL },
};

/* ---- What is no row ---------------------------------------------------------------------- */

/* E2: V with every call */
static void
test_values (void)
{
  static const unsigned values[]
      = { 28, 29, 30, 30, 31, 32, 34, 34, 34, 35, 35, 36, 38, 38, 40, 40, 40, 40, 40, 40 };
  g_auto (GStrv) words = g_strsplit (
      "bid:28:H plus:C plusone:H pass oneplus:H nos xplus:2:D pass pass minus:C pass minus:1:C "
      "bid:38:S pass bid:40:N pass pass pass pass pass",
      " ", -1);
  g_autofree char *end = NULL;
  Deal deal;

  support_deal_by (&deal, GAME, "", 5, NULL);
  for (unsigned i = 0; words[i] != NULL; i++)
    {
      if (deal.turn != (int) (i % 6))
        support_fail ("E2 F-6.1: seat %d makes call %u", deal.turn, i);
      if (fiftysix_value_after (&deal, action_from_token (GAME, deal_pack (&deal), words[i]))
          != values[i])
        support_fail ("E2: %s is not told to reach %u", words[i], values[i]);
      support_act (&deal, words[i]);
      if (deal.own.fiftysix.value != values[i])
        support_fail ("E2: %u after %s, expected %u", deal.own.fiftysix.value, words[i], values[i]);
    }
  end = describe (&deal);
  support_check ("E2", end, "play 40 2N d0 turn 0 trump N declarer 2");
}

static void
add_tokens (GPtrArray *tokens, const char *before, unsigned first, unsigned last, const char *after)
{
  for (unsigned number = first; number <= last; number++)
    for (const char *suit = after; *suit != '\0'; suit++)
      g_ptr_array_add (tokens, number > 0 ? g_strdup_printf ("%s:%u:%c", before, number, *suit)
                                          : g_strdup_printf ("%s:%c", before, *suit));
}

/* F-6.17: all tokens there are but those of cards, each an action of its own. */
static void
test_alphabet (void)
{
  static const char *const plain[]
      = { "nos", "nos:2", "nos:3", "nos:4", "nos:5", "pass", "pluspass", "double", "redouble" };
  Options options = support_options (GAME, "");
  const Pack *pack = game_pack (GAME, &options);
  g_autoptr (GPtrArray) tokens = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GHashTable) actions = g_hash_table_new (NULL, NULL);

  add_tokens (tokens, "bid", 28, 56, "CDHSN");
  add_tokens (tokens, "plus", 0, 0, "CDHS");
  add_tokens (tokens, "oneplus", 0, 0, "CDHS");
  add_tokens (tokens, "plusone", 0, 0, "CDHS");
  add_tokens (tokens, "minus", 0, 8, "CDHS");
  add_tokens (tokens, "xplus", 2, 7, "CDHS");
  add_tokens (tokens, "trump", 0, 0, "CDHSN");
  for (unsigned i = 0; i < G_N_ELEMENTS (plain); i++)
    g_ptr_array_add (tokens, g_strdup (plain[i]));
  g_assert_cmpuint (tokens->len, ==, 255 - 24);
  for (unsigned i = 0; i < tokens->len; i++)
    {
      Action action = action_from_token (GAME, pack, tokens->pdata[i]);
      char token[TOKEN_MAX];

      support_check (tokens->pdata[i], action_to_token (GAME, pack, action, token),
                     tokens->pdata[i]);
      g_assert_true (g_hash_table_add (actions, GUINT_TO_POINTER (action)));
    }
}

/* The bound at FIFTYSIX_CALLS_MAX is met: value call, double, redouble with all passes between. */
static void
test_longest_auction (void)
{
  static const struct
  {
    const char *settings;
    unsigned n_calls;
  } rows[] = { { "", 436 }, { "players=4", 262 }, { "players=8", 610 } };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      FiftysixCall calls[FIFTYSIX_CALLS_MAX];
      unsigned n_calls = 0;
      Deal deal;

      support_deal_by (&deal, GAME, rows[i].settings, 0, NULL);
      for (unsigned step = 0; deal.phase == FIFTYSIX_PHASE_CALL; n_calls++)
        {
          static const char *const order[] = { "plus:S", "double", "redouble" };
          bool last = deal.own.fiftysix.value == 56 && deal.own.fiftysix.level == 2;
          bool is_pass = n_calls > 0 && (last || deal.own.fiftysix.n_passes < deal.n_seats - 2);

          support_act (&deal, is_pass ? "pass" : order[step++ % 3]);
        }
      if (n_calls != rows[i].n_calls)
        support_fail ("'%s': the longest auction has %u calls", rows[i].settings, n_calls);
      g_assert_cmpuint (fiftysix_list_calls (&deal, calls), ==, FIFTYSIX_CALLS_MAX);
      g_assert_cmpuint (calls[FIFTYSIX_CALLS_MAX - 1].value, ==, 56);
      g_assert_cmpuint (calls[FIFTYSIX_CALLS_MAX - 1].n_passes, ==, deal.n_seats - 1);
    }
}

/* F-7.2: playing a token removes one copy, whichever the hand holds. */
static void
test_twins (void)
{
  Options options = OPTIONS_DEFAULT;
  const Pack *pack = game_pack (GAME, &options);
  Card jack = support_card (pack, "JS");
  Example example = { .game = GAME, .settings = (char *) "", .trump = 'N' };
  Deal *deal = &example.deal;

  put_table (&example, "", true);
  set_holds (&example, "JS JS QD");
  support_act (deal, "play:JS");
  g_assert_cmpuint (card_set_count (deal->hand[0]), ==, 2);
  g_assert_cmpuint (card_set_count (deal->hand[0] & pack_copies (pack, jack)), ==, 1);

  put_table (&example, "JS", true);
  set_holds (&example, "JS QD");
  g_assert_false (card_set_has (deal->hand[1], jack));
  support_act (deal, "play:JS");
  g_assert_cmpuint (card_set_count (deal->hand[1]), ==, 1);
  g_assert_cmpuint (trick_winner (&deal->trick), ==, 0);
}

/* E20, F-3.6: whole deals with hands laid out, every policy of play gives the same */
static void
test_whole_deals (void)
{
  /* team 0 holds all clubs and spades, 8 cards each */
  static const char *const hands[6] = {
    "JC JC 9C 9C QS QS KS KS", "JH JH 9H 9H AH AH TH TH", "AC AC TC TC JS JS 9S 9S",
    "KH KH QH QH JD JD 9D 9D", "KC KC QC QC AS AS TS TS", "AD AD TD TD KD KD QD QD",
  };
  static const struct
  {
    const char *row;
    const char *calls;
    const char *result;
  } rows[] = {
    { "E20 redoubled", "bid:56:C double redouble pass pass pass pass pass", "56:0 16:0" },
    { "E20 bluff", "bid:56:D pass pass pass pass pass", "? 0:5" },
    { "E20 no trump", "bid:56:N pass pass pass pass pass", "56:0 4:0" },
  };
  Options options = OPTIONS_DEFAULT;
  const Pack *pack = game_pack (GAME, &options);
  CardSet taken = 0;
  CardSet rest[6];
  Card cards[CARDS_MAX];
  Rng rng = rng_new (20, 0);

  for (unsigned seat = 0; seat < 6; seat++)
    rest[seat] = take_cards (pack, hands[seat], true, &taken);
  for (unsigned i = 0; i < pack->n_cards; i++)
    {
      unsigned seat = i / 4 % 6;

      cards[i] = card_set_first (rest[seat]);
      rest[seat] = card_set_rest (rest[seat]);
    }

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    for (unsigned round = 0; round < 20; round++)
      {
        g_autofree char *points = NULL;
        g_autofree char *text = NULL;
        DealResult result;
        Deal deal;

        support_deal_by (&deal, GAME, "", 5, cards);
        support_act (&deal, rows[i].calls);
        while (!deal_is_over (&deal))
          deal_apply (&deal, support_random_action (&deal, &rng));
        deal_result (&deal, &result);
        points = rows[i].result[0] == '?'
                     ? g_strdup ("?")
                     : g_strdup_printf ("%d:%d", result.points[0], result.points[1]);
        text = g_strdup_printf ("%s %d:%d", points, result.score[0], result.score[1]);
        support_check (rows[i].row, text, rows[i].result);
      }
}

/* F-3.8; F-4.1: every combination is valid */
static void
test_game (void)
{
  g_assert_false (GAME->clockwise);
  g_assert_null (GAME->options->limits);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_TESTS ("/fiftysix", test_game, test_values, test_alphabet, test_longest_auction, test_twins,
             test_whole_deals);
  examples_add ("fiftysix", GAME, columns);

  return g_test_run ();
}
