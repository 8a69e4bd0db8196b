/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The level `simple` in Zensern: positions with one clearly right action, matches and fairness. */

#include <glib.h>
#include <string.h>

#include "player-support.h"
#include "players/games/zensern/zensern-position.h"
#include "rules/jass.h"

#define GAME (&zensern_game)
#define SEATS ZENSERN_SEATS_MAX
#define HAND_MAX 9
#define ALL_CARDS ((CardSet) 0xffffffff)

/* ---- Calls and Ansagen --------------------------------------------------------------- */

/* The place in the pack of card @i of seat number @j of the speaking order (Z-5.4). */
static unsigned
place_in_pack (unsigned n_playing, unsigned cards, unsigned j, unsigned i)
{
  unsigned later = cards - 6;

  if (i < 6)
    return i / 3 * 3 * n_playing + 3 * j + i % 3;

  return 6 * n_playing + 1 + later * j + i - 6;
}

/* The pack that gives the seats of the speaking order the cards of @hands, and this upcard. */
static void
make_pack (Card *pack, unsigned mode, const char *upcard, const char *hands)
{
  static const unsigned n_playing[] = { 2, 3, 4, 3 };
  unsigned cards = mode == ZENSERN_MODE_4 ? 8 : HAND_MAX;
  g_auto (GStrv) seats = g_strsplit (hands, " | ", -1);
  CardSet rest = ALL_CARDS;

  memset (pack, CARD_NONE, JASS_CARDS);
  pack[6 * n_playing[mode]] = support_card (&jass_pack, upcard);
  rest &= ~card_set_of (pack[6 * n_playing[mode]]);
  for (unsigned j = 0; j < n_playing[mode] && seats[j] != NULL; j++)
    {
      g_auto (GStrv) codes = g_strsplit (seats[j], " ", -1);

      for (unsigned i = 0; codes[i] != NULL; i++)
        {
          Card card = support_card (&jass_pack, codes[i]);

          g_assert_true (card_set_has (rest, card));
          rest &= ~card_set_of (card);
          pack[place_in_pack (n_playing[mode], cards, j, i)] = card;
        }
    }
  for (unsigned i = 0; i < JASS_CARDS; i++)
    if (pack[i] == CARD_NONE)
      {
        pack[i] = card_set_first (rest);
        rest = card_set_rest (rest);
      }
}

/* The first deal of @settings with these cards, @before done; seat 0 deals. */
static void
set_up_calls (Deal *deal, const char *settings, const char *upcard, const char *hands,
              const char *before, unsigned n_thrown_in)
{
  Options options = support_options (GAME, settings);
  Card pack[CARDS_MAX];
  Match match;

  make_pack (pack, options.value[ZENSERN_MODE], upcard, hands);
  match_init (&match, GAME, &options, 0);
  match.own.zensern.n_thrown_in = (uint8_t) n_thrown_in;
  match_deal (&match, pack, deal);
  support_act (deal, before);
}

typedef struct
{
  const char *row;
  const char *settings;
  const char *upcard;
  const char *hands; /* of forehand | the next | …; missing cards are dealt in order */
  const char *before;
  const char *wanted;
  unsigned n_thrown_in;
} CallRow;

static void
check_calls (const CallRow *rows, unsigned n)
{
  for (unsigned i = 0; i < n; i++)
    {
      Deal deal;

      set_up_calls (&deal, rows[i].settings, rows[i].upcard, rows[i].hands, rows[i].before,
                    rows[i].n_thrown_in);
      player_support_check_choice (rows[i].row, &deal, rows[i].wanted);
    }
}

static void
test_bids (void)
{
  static const CallRow rows[] = {
    /* JASS: the Jass with two or more trumps and good side cards */
    { "takes the upcard's suit with Jass, Menö and ace", "", "7H", "JH 9H AH AS TS 8C", "",
      "trump:H" },
    { "three: the same", "mode=3", "7H", "JH 9H AH AS TS 8C", "", "trump:H" },
    { "four: the same", "mode=4", "7H", "JH 9H AH AS TS 8C", "", "trump:H" },
    { "4d: the same", "mode=4d", "7H", "JH 9H AH AS TS 8C", "", "trump:H" },
    { "without J, 9 or A of the suit pass", "antrag=off", "7H", "QH 8H 7S 9S 8C TD", "", "pass" },
    { "three: the same", "mode=3", "7H", "QH 8H 7S 9S 8C TD", "", "pass" },
    { "four: the same", "mode=4", "7H", "QH 8H 7S 9S 8C TD", "", "pass" },
    { "names another suit in the second round", "", "7H", "JS 9S AS AC TC 8D", "pass pass",
      "trump:S" },
    { "a Bella makes the better of two suits", "antrag=off", "7D", "JS 9S KS QS JH 9H", "pass pass",
      "trump:S" },
    { "the last speaker throws a poor hand in", "antrag=off", "7H",
      "AC KC 9S AS JD 9D | 7C 8C 7S 8S 7D 8D", "pass pass pass", "pass" },
    { "the last speaker may name the upcard's suit now", "", "7H",
      "7C 8C 7S 8S 7D 8D | JH 9H AH KH AS TS", "pass pass pass", "trump:H" },
    { "must name, takes the best suit", "", "7H", "7C 8C 9S 8S 7D AD | JS QS 7S 9C QD 8H",
      "pass pass pass", "trump:S", 2 },
    { "mode 4: the dealer counts the upcard that he will get", "mode=4", "JH",
      "7C 8C 9C 7S 8S 9S | TC QC KC TS JS QS | 7D 8D TD JD 7H AC | 9H AH KH AS AD 9D",
      "pass pass pass", "trump:H" },
    { "seven=on: the seven will be the Jass", "seven=on", "JH", "7H 9H AH AS TS 8C", "",
      "trump:H" },
  };

  check_calls (rows, G_N_ELEMENTS (rows));
}

static void
test_antrag (void)
{
  static const CallRow rows[] = {
    { "a very poor hand has nothing to ask for", "", "7H", "8H 7S 8S 8C 7D QD", "pass pass",
      "pass" },
    { "nor a better one", "", "7H", "8H 7S AS 8C TC AD", "pass pass", "pass" },
    { "a good hand is played at once", "", "7H", "JH 9H AH AS TS 8C", "", "trump:H" },
    { "accepts with the better cards in the suit", "", "7H",
      "8H 7S 8S 9C TD 8D | JH 9H AH AS TS 8C", "antrag", "accept" },
    { "refuses with poor ones", "", "7H", "JH 9H AH AS TS 8C | 7C 8D 7S 8S 9C QD", "antrag",
      "refuse" },
    { "accepts any suit with strong cards in all", "", "7H",
      "8H 7S 8S 9C TD 8D | JH 9H JS AS JC AC", "pass pass antrag", "accept" },
    { "and not with weak ones", "", "7H", "AH JS 9S JC JD AD | 8H KH QS TH 7C 7D",
      "pass pass antrag", "refuse" },
    { "names the best suit after the answer", "", "7H", "JD 9D AD 8S 9C TC",
      "pass pass antrag accept", "trump:D" },
  };

  check_calls (rows, G_N_ELEMENTS (rows));
}

static void
test_doubling (void)
{
  static const CallRow rows[] = {
    { "flecks with the four highest trumps and aces", "", "7H",
      "8H KH 7S 8S 9C TD 7C 8C 9D | JH 9H AH TH AS AC TS TC 8D", "trump:H", "fleck" },
    { "does not fleck with a poor hand", "", "7H",
      "JH 9H AH TH AS AC TS TC 8D | 8H KH 7S 8S 9C TD 7C 8C 9D", "trump:H", "pass" },
    { "Z-9.2: four Buben cannot lose", "", "7H",
      "AH 9H TH KH AS AC TS TC AD | JH JS JC JD 7S 7C 7D 8C 8S", "trump:H", "fleck" },
    { "the declarer flecks back when he cannot lose", "", "7H",
      "JH JS JC JD 9H AS AC 8C 8S | AH TH KH QH 7S 7C 7D 9C 9S", "trump:H fleck", "fleck" },
    { "and leaves it with a hand that may lose", "", "7H",
      "9H KH 8H AS 7S 9C QC 7D 8D | JH AH TH QH AC AD TS TC TD", "trump:H fleck", "pass" },
    { "three: flecks with the four highest trumps and aces", "mode=3", "7H",
      "8H KH 7S 8S 9C TD 7C 8C 9D | JH 9H AH TH AS AC TS TC 8D", "trump:H", "fleck" },
    { "four: likewise", "mode=4", "7H", "8H KH 7S 8S 9C TD 7C 8C | JH 9H AH TH AS AC TS TC",
      "trump:H", "fleck" },
    { "takes a better trump for the seven", "seven=on", "KH", "7H JH 9H AS TS 8C 8S 7D 9D",
      "trump:H", "exchange" },
    { "keeps a Quart rather than take the queen", "seven=on fleck=off", "QH",
      "7H 8H 9H TH 7S AC 8S AD 9D", "trump:H", "pass" },
  };

  check_calls (rows, G_N_ELEMENTS (rows));
}

static void
test_ansagen (void)
{
  static const CallRow rows[] = {
    { "announces a Terz", "fleck=off", "7H", "JH 9H AH AS KS QS 8C 7D 9D", "trump:H",
      "ansage:terz" },
    { "as opponent too", "fleck=off", "7H",
      "JH 9H AH 8S TC JC 8C 7D 9D | AS KS QS 9S 7S 7C 8H TH TD", "trump:H pass", "ansage:terz" },
    { "section 15: a beaten class is better kept silent", "fleck=off", "7H",
      "JH 9H AH JS TC JC QC KC 9D | AS KS QS 9S 7S 7C 8H TH TD", "trump:H ansage:quart", "pass" },
    { "with a partner who beats it announce, it may count along", "fleck=off mode=4", "7H",
      "JC QC KC AC 8S 7S JH 9H | 7C 8C 9C 7D JS QS AH 8D | JD QD KD AD TS 9S TH QH | 9D AS KS TD "
      "8H KH TC",
      "trump:H ansage:quart pass", "ansage:quart" },
    { "states its figure", "fleck=off", "9H",
      "AH KH QH 9S 8S 7C TS AC 8H | QC KC JC 7S 8D AD TD 7D 9C", "trump:H ansage:terz ansage:terz",
      "hoch:3A" },
    { "E6: lets a beaten figure go", "fleck=off", "9D",
      "AH KH QH 9S 8S 7C TS AC 8H | QC KC JC 7S 8D AD TD 7D 9C",
      "trump:D ansage:terz ansage:terz hoch:3A", "pass" },
    { "E7: a level one stops the other", "fleck=off", "9D",
      "KH QH JH 7C 8S 9S AC AS 8H | KC QC JC 7S 8D AD TD 7D 9C",
      "trump:D ansage:terz ansage:terz hoch:3K", "hoch:3K" },
    { "the observer announces", "fleck=off mode=4d", "TD",
      "7C 8C 9C JC QC KC 7S 8S 9S | AC TS JS QS KS AS 7H 8H 9H | TH QH KH AH 7D 8D JH 9D TC",
      "trump:D pass pass pass", "ansage:gewinde" },
  };

  check_calls (rows, G_N_ELEMENTS (rows));
}

/* ---- Playing ------------------------------------------------------------------------- */

/* Gives the seat at turn the cards of @hand and shares out the others of @rest in pack order. */
static void
set_hands (Deal *deal, const char *hand, CardSet rest)
{
  ZensernState *own = &deal->own.zensern;
  unsigned size = deal->options.value[ZENSERN_MODE] == ZENSERN_MODE_4 ? 8 : HAND_MAX;
  unsigned left[SEATS];
  CardSet lying;

  for (unsigned s = 0; s < deal->n_seats; s++)
    left[s] = seats_have (deal->playing, s) ? size : 5;
  for (unsigned i = 0; i < deal->n_played; i++)
    left[deal->played_by[i]]--;
  memset (deal->hand, 0, sizeof deal->hand);
  deal->hand[deal->turn] = support_cards (&jass_pack, hand);
  g_assert_cmpuint (card_set_count (deal->hand[deal->turn]), ==, left[deal->turn]);
  rest &= ~deal->hand[deal->turn];
  for (unsigned s = 0; s < deal->n_seats; s++)
    for (; card_set_count (deal->hand[s]) < left[s]; rest = card_set_rest (rest))
      deal->hand[s] |= card_set_of (card_set_first (rest));
  own->seen = 0;
  own->upcard = own->bottom = CARD_NONE;
  if (deal->options.value[ZENSERN_MODE] == ZENSERN_MODE_4)
    return;

  /* two cards that nobody plays lie open; the dealer's in mode 4d, else of the stock */
  lying = rest != 0 ? rest : deal->hand[deal->dealer];
  own->upcard = card_set_first (lying);
  own->bottom = card_set_first (card_set_rest (lying));
  own->seen = card_set_of (own->upcard) | card_set_of (own->bottom);
  for (unsigned i = 0; i < own->n_stock; i++)
    {
      rest = card_set_rest (rest);
      own->stock[i] = card_set_first (rest);
    }
}

/*
 * A deal with hearts as trumps named by the seat number @declarer of the speaking order; the
 * cards of @played have fallen, whatever was legal, and the seat at turn holds @hand.
 */
static void
set_up_play (Deal *deal, const char *settings, unsigned declarer, const char *played,
             const char *hand)
{
  g_auto (GStrv) words = g_strsplit (played, " ", -1);
  const TrickOrder *order;
  CardSet rest = ALL_CARDS;

  set_up_calls (deal, settings, "7H", "", "", 0);
  for (unsigned i = 0; i < declarer; i++)
    support_act (deal, "pass");
  support_act (deal, "trump:H");
  while (deal->phase != PHASE_PLAY)
    support_act (deal, "pass");
  order = deal_order (deal);
  for (unsigned i = 0; words[i] != NULL && words[i][0] != '\0'; i++)
    {
      Card card = support_card (&jass_pack, words[i]);

      rest &= ~card_set_of (card);
      deal_put_card (deal, order, card);
      deal->turn = deal->trick.n < deal_count_players (deal)
                       ? (int8_t) deal_next_player (deal, (unsigned) deal->turn)
                       : (int8_t) deal_take_trick (deal);
    }
  set_hands (deal, hand, rest);
}

typedef struct
{
  const char *row;
  const char *settings;
  unsigned declarer; /* place in the speaking order; forehand 0 leads */
  const char *played;
  const char *hand;
  const char *wanted; /* one of these cards */
} CardRow;

static const CardRow card_rows[] = {
  /* two: last to play */
  { "takes the trick with the ten as last", "", 1, "KC", "TC 7C 8S 9S 7D 8D 7S KD 9H", "TC" },
  { "plays low to a trick that it cannot take", "", 1, "AC", "TC 7C 8S 9S 7D 8D 7S KD 9H", "7C" },
  { "heads trumps as low as it can", "", 1, "QH", "KH JH 8S 9S 7D 8D 7S KD TC", "KH" },
  { "ruffs with the lowest trump", "", 1, "AC", "JH 8H 8S 9S 7D 8D 7S KD QS", "8H" },
  { "underplays the Jass with the lowest trump", "", 0, "JH", "8H AH 8S 9S 7D 8D 7S KD QS", "8H" },
  { "does not waste an ace on a lost trick", "", 1, "JH", "AS TS 8D 9S 7D AD 7S KD QS",
    "8D 9S 7D 7S" },
  { "ruffs with the lower of two trumps and keeps the last trick", "", 1,
    "AC 7C AS 7S AD 7D KC 8C KS 8S KD 8D QC 9C TC", "9H 8H", "8H" },
  /* two: leading */
  { "draws trumps as declarer with the highest", "", 0, "", "JH 9H AH TH AS TS 7D 8C 9C",
    "JH 9H AH TH" },
  { "leads a sure ace as opponent", "", 1, "", "AS 7S KH 8H 9C QC 7D 8D 9D", "AS" },
  { "keeps the last trump for the last trick", "", 0, "JH AH 9H TH KH 8H QH 7H AC 7C TC 8C",
    "AS 7D 9C", "AS" },
  /* four: partners */
  { "gives the ten to the partner's sure ace", "mode=4", 1, "8C AC QC", "TC 7C 8S 9S 7D 8D 9H QS",
    "TC" },
  { "plays low to the enemy's ace", "mode=4", 0, "AC", "KC 7C 8S 9S 7D 8D 7S QS", "7C" },
  { "gives the king to the partner's ruff when last", "mode=4", 0, "9C 8H JC",
    "KC 7C 8S 9S 7D 8D QD QS", "KC" },
  { "does not waste the ace on an enemy's ruff", "mode=4", 1, "9C QC 8H", "AC 8C 8S 9S 7D 8D QD QS",
    "8C" },
  { "leads trumps to the partner who named them", "mode=4", 2, "", "9H 8H 9C QC QS KS 7D 8D",
    "9H 8H" },
  { "leads an ace as opponent, not a trump", "mode=4", 1, "", "AS 7S KH 8H 9C QC 7D 8D", "AS" },
  { "discards a useless card on an enemy trick", "mode=4", 0, "9C 8C AC", "AS TS 9S 7S QD 9D 8D 7D",
    "7S 9S 7D 8D 9D" },
  /* three: everybody for himself */
  { "takes the trick when last", "mode=3", 0, "KC 7C", "AC 8C 8S 9S 7D 8D QD QS 9D", "AC" },
  { "plays low when the declarer takes it", "mode=3", 0, "AC 8C", "TC 9C 8S 9S 7D 8D QD QS 9D",
    "9C" },
  { "leads a winner as declarer", "mode=3", 0, "", "JH 9H AH TH AS TS 7D 8C 9C", "JH 9H AS" },
  { "4d: likewise", "mode=4d", 0, "", "JH 9H AH TH AS TS 7D 8C 9C", "JH 9H AS" },
  { "4d: takes the trick when last", "mode=4d", 0, "KC 7C", "AC 8C 8S 9S 7D 8D QD QS 9D", "AC" },
};

static void
test_cards (void)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (card_rows); i++)
    {
      const CardRow *row = &card_rows[i];
      Deal deal;

      set_up_play (&deal, row->settings, row->declarer, row->played, row->hand);
      player_support_check_card (row->row, &deal, row->wanted);
    }
}

/* Section 15: "Belle" and "Rebelle" unless the deal is lost; an opponent always says "Bella". */
static void
test_bella (void)
{
  static const struct
  {
    const char *row;
    unsigned declarer;
    bool said;        /* "Belle" */
    unsigned dealers; /* points so far */
    unsigned forehands;
    const char *played;
    const char *hand;
    const char *wanted;
  } rows[] = {
    { "says Belle with the first of the two", 0, false, 20, 20,
      "AC 7C AS 7S AD 7D JH 8H TC 8C TS 8S", "KH QH 9H", "belle" },
    { "says Rebelle when it may win", 0, true, 60, 40, "KH 8H AS 7S AD 7D TC 8C TS 8S KS 9S",
      "QH AC 9C", "rebelle" },
    { "drops Rebelle in a lost deal", 0, true, 90, 10,
      "KH 8H 7S AS 7D AD 8C TC 8S TS 9S KS 9C AC TD 9D", "QH", "play" },
    { "an opponent says Bella", 1, false, 20, 90, "KH 8H AS 7S AD 7D TC 8C TS 8S KS 9S", "QH AC 9C",
      "bella" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Choice choice;
      Deal deal;
      CardSet marriage = jass_marriage (SUIT_HEARTS);
      unsigned n_marriage = 0;

      set_up_play (&deal, "", rows[i].declarer, rows[i].played, rows[i].hand);
      deal.own.zensern.belle = rows[i].said;
      deal.card_points[0] = (uint16_t) rows[i].dealers;
      deal.card_points[1] = (uint16_t) rows[i].forehands;
      player_support_choose (&deal, &choice);
      for (unsigned k = 0; k < choice.n; k++)
        if (card_set_has (marriage, (Card) action_arg (choice.row[k].action)))
          {
            unsigned verb = action_verb (choice.row[k].action);

            if (n_marriage++ == 0)
              support_check (rows[i].row,
                             verb == VERB_PLAY              ? "play"
                             : verb == ZENSERN_VERB_BELLA   ? "bella"
                             : verb == ZENSERN_VERB_REBELLE ? "rebelle"
                                                            : "belle",
                             rows[i].wanted);
          }
      if (n_marriage < 2)
        support_fail ("%s: nothing to say", rows[i].row);
    }
}

static void
test_reasons (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    unsigned declarer;
    const char *played;
    const char *hand;
    PlayerReason wanted;
  } rows[] = {
    { "draws trumps", "", 0, "", "JH 9H AH TH AS TS 7D 8C 9C", REASON_DRAW_TRUMPS },
    { "cashes", "mode=4", 1, "", "AS 7S KH 8H 9C QC 7D 8D", REASON_CASH_WINNER },
    { "wins cheaply", "", 1, "AC", "JH 8H 8S 9S 7D 8D 7S KD QS", REASON_WIN_CHEAPLY },
    { "takes", "", 1, "KC", "AC 7C 8S 9S 7D 8D 7S KD 9H", REASON_WIN_TRICK },
    { "feeds", "mode=4", 1, "8C AC QC", "TC 7C 8S 9S 7D 8D 9H QS", REASON_FEED_PARTNER },
    { "keeps points", "", 1, "AC", "TC 7C 8S 9S 7D 8D 7S KD 9H", REASON_KEEP_POINTS },
    { "has no choice", "", 1, "AC", "7C 8H 8S 9S 7D 8D 7S KD 9H", REASON_ONLY_ACTION },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Deal deal;

      set_up_play (&deal, rows[i].settings, rows[i].declarer, rows[i].played, rows[i].hand);
      player_support_check_reason (rows[i].row, &deal, rows[i].wanted);
    }
}

/* ---- Matches ------------------------------------------------------------------------- */

/* Matches of the level under random options come to their end. */
static void
test_matches (void)
{
  enum
  {
    N_MATCHES = 300,
    MANY_DEALS = 400, /* a match to 1001 lasts about 20 */
  };

  for (unsigned n = 0; n < N_MATCHES; n++)
    {
      Rng rng = rng_new (0x7a6e73, n);
      Options options = support_random_options (GAME, &rng);

      player_support_play_match (GAME, &options, MANY_DEALS, &rng, NULL);
    }
}

/* ---- Fairness ------------------------------------------------------------------------ */

static void
assert_sound_position (const Deal *deal, const Observation *observation)
{
  ZensernPosition position;

  if (deal->phase != PHASE_PLAY)
    return;
  zensern_position_make (&position, observation);
  player_support_assert_sound_view (deal, observation, &position.view);
}

/* Over random deals: the choice is legal, in order, and follows from the observation alone. */
static void
test_fairness (void)
{
  enum
  {
    N_DEALS = 3000,
  };
  static const FairPlay play = { .n_odd = 2, .acting = assert_sound_position };

  for (unsigned n = 0; n < N_DEALS; n++)
    {
      Rng rng = rng_new (0x6a6173, n);
      Options options = support_random_options (GAME, &rng);
      Card pack[CARDS_MAX];
      Match match;
      Deal deal;

      match_init (&match, GAME, &options,
                  (int) rng_below (&rng, game_count_seats (GAME, &options)));
      match.own.zensern.n_thrown_in = (uint8_t) rng_below (&rng, 3);
      support_shuffled (pack, JASS_CARDS, &rng);
      match_deal (&match, pack, &deal);
      player_support_play_fairly (&deal, &play, &rng);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/simple/zensern/bids", test_bids);
  g_test_add_func ("/simple/zensern/antrag", test_antrag);
  g_test_add_func ("/simple/zensern/doubling", test_doubling);
  g_test_add_func ("/simple/zensern/ansagen", test_ansagen);
  g_test_add_func ("/simple/zensern/cards", test_cards);
  g_test_add_func ("/simple/zensern/bella", test_bella);
  g_test_add_func ("/simple/zensern/reasons", test_reasons);
  g_test_add_func ("/simple/zensern/matches", test_matches);
  g_test_add_func ("/simple/zensern/fairness", test_fairness);

  return g_test_run ();
}
