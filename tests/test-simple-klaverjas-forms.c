/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The level `simple` in Kraken, in Klaverjassen for three and in tournaments. */

#include <glib.h>

#include "klaverjas-support.h"
#include "player-support.h"

#define GAME (&klaverjas_game)
#define KRAKEN "game=kraken trump=utrecht"
#define THREE "game=three"
#define ALL_CARDS ((CardSet) 0xffffffff)

/* Gives the seat at turn the cards of @hand; the others and the cards aside are the rest. */
static void
set_hands (Deal *deal, const char *hand)
{
  KlaverjasState *own = &deal->own.klaverjas;
  unsigned turn = (unsigned) deal->turn;
  CardSet rest = ALL_CARDS & ~support_cards (klaverjas_main_pack (), hand);

  g_assert_cmpuint (card_set_count (ALL_CARDS & ~rest), ==, card_set_count (deal->hand[turn]));
  for (unsigned i = 0; i < deal->n_played; i++)
    rest &= ~card_set_of (deal->played[i]);
  deal->hand[turn] = support_cards (klaverjas_main_pack (), hand);
  for (unsigned s = 0; s < deal->n_seats; s++)
    {
      unsigned size = card_set_count (deal->hand[s]);

      if (s == turn)
        continue;
      for (deal->hand[s] = 0; card_set_count (deal->hand[s]) < size; rest = card_set_rest (rest))
        deal->hand[s] |= card_set_of (card_set_first (rest));
    }
  if (own->n_discarded > 0)
    own->discarded = rest;
  else
    own->extra = rest;
}

typedef struct
{
  const char *row;
  const char *settings;
  const char *before; /* said and played before, from the unshuffled pack */
  const char *hand;   /* of the seat at turn */
  const char *wanted; /* one of these tokens */
} Position;

static void
check_positions (const Position *rows, unsigned n_rows)
{
  for (unsigned i = 0; i < n_rows; i++)
    {
      Deal deal;

      support_deal (&deal, GAME, rows[i].settings, NULL);
      support_act (&deal, rows[i].before);
      set_hands (&deal, rows[i].hand);
      player_support_check_choice (rows[i].row, &deal, rows[i].wanted);
    }
}

/* ---- Kraken -------------------------------------------------------------------------- */

static void
test_kraken_calls (void)
{
  static const Position rows[] = {
    { "names spades with a good hand: they count double", KRAKEN, "", "JS 9S AS 7S JH 9H AH 7H",
      "trump:S" },
    { "avoids spades with a poor hand", KRAKEN, "", "9S 7S QS 9H 7H QH 8D KC", "trump:H" },
    { "single spades are as good as others", KRAKEN " spades=single", "", "JS 9S AS 7S JH 9H AH 8C",
      "trump:S" },
    { "passes with a weak hand", "game=kraken", "", "7H 8H QH 7S KS 8C QD 9D", "pass" },
    { "names the suit with J 9 A", "game=kraken", "", "JH 9H AH 7H AS 8C 9D QD", "trump:H" },
    { "roem of the hand helps a fair one", "game=kraken", "", "JH 9H 7H AS KS QS 7D 8C",
      "trump:H" },
    /* doubling */
    { "kraaks with trumps and aces", KRAKEN, "trump:H", "JH 9H AH 7H AS AC TC 8D", "kraak" },
    { "passes an average hand", KRAKEN, "trump:H", "8H KH AS 7S QC 8C JD 9D", "pass" },
    { "passes a weak hand", KRAKEN, "trump:H", "7S 8S QS 9C QC 8D JD 9D", "pass" },
    { "the second opponent kraaks too", KRAKEN, "trump:H pass", "JH 9H AH 7H AS AC TC 8D",
      "kraak" },
    { "herkraaks with a great hand", KRAKEN, "trump:H kraak", "JH 9H AH TH KH AS TS AC",
      "herkraak" },
    { "the maker bears the kraak with a poor hand", KRAKEN, "trump:H kraak",
      "QH KH 7H AS 8S QC 7D 8D", "pass" },
    { "the partner bears it as well", KRAKEN, "trump:H kraak pass", "7H 8S 9S QC 7C 8D 9D AS",
      "pass" },
    { "superkraaks with an unbeatable hand", KRAKEN, "trump:H kraak herkraak",
      "JH 9H AH TH KH QH AS AC", "superkraak" },
    { "does not superkraak on a fair hand", KRAKEN, "trump:H kraak herkraak",
      "JH 9H 7H AS 8S QC 7D 8D", "pass" },
  };

  check_positions (rows, G_N_ELEMENTS (rows));
}

static void
test_kraken_declarations (void)
{
  static const Position rows[] = {
    { "declares a run", KRAKEN, "trump:H pass pass", "AS KS QS 7C 8D 9D TC JH", "declare:all" },
    { "keeps stuk for later", KRAKEN, "trump:H pass pass", "AS KS QS KH QH 9H 7C 8D",
      "declare:nostuk" },
    { "keeps a lone stuk for later", KRAKEN, "trump:H pass pass", "AS TS 8C KH QH 9H 7C 8D",
      "declare:none" },
    { "nothing to declare", KRAKEN, "trump:H pass pass", "AS TS 8C KH 9H JH 7C 8D",
      "declare:none" },
    { "after kraak a lost hand is not declared", KRAKEN, "trump:H kraak pass pass",
      "7C 8C 9C JS QD 8D 7S JD", "declare:none" },
    { "after kraak a good hand is", KRAKEN, "trump:H kraak pass pass", "JH 9H AH TH AS KS QS AC",
      "declare:all" },
    /* stuk in play */
    { "announces stuk with the first of the two", KRAKEN,
      "trump:H pass pass declare:none declare:none declare:none declare:none play:JH play:AH "
      "play:7H",
      "KH QH 7S 8S 9S TS JD QD", "play:KH:stuk play:QH:stuk" },
  };

  check_positions (rows, G_N_ELEMENTS (rows));
}

/* Roem of the side that loses anyway goes to the others: stuk in play, roem of a trick. */
static void
test_kraken_losing (void)
{
  static const struct
  {
    const char *row;
    unsigned n_kraaks;
    int cards[2]; /* before the last trick; seat 0 of side 0 is the maker */
    unsigned seat;
    const char *hand;
    const char *wanted;
  } rows[] = {
    { "announces stuk", 0, { 60, 60 }, 0, "KH", "play:KH:stuk" },
    { "not when nat is sure", 0, { 20, 120 }, 0, "KH", "play:KH" },
    { "the opponents of a nat maker do", 0, { 120, 20 }, 1, "KH", "play:KH:stuk" },
    { "K-9.5 after kraak they do not, when the maker wins", 1, { 120, 20 }, 1, "KH", "play:KH" },
    { "K-9.5 the maker's side does when it wins", 1, { 120, 20 }, 0, "KH", "play:KH:stuk" },
    { "K-9.5 nor does it when it loses", 1, { 20, 120 }, 0, "KH", "play:KH" },
    { "K-9.5 after herkraak the same", 2, { 20, 120 }, 0, "KH", "play:KH" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Deal deal;

      klaverjas_set_up (&deal, "game=kraken", 'H', rows[i].seat, "QH");
      deal.turn = (int8_t) rows[i].seat;
      deal.trick.n = 0;
      deal.n_played = 28;
      for (unsigned k = 0; k < 28; k++)
        {
          deal.played[k] = support_card (klaverjas_main_pack (), k == 0 ? "QH" : "7C");
          deal.played_by[k] = (uint8_t) ((rows[i].seat + k) % 4);
        }
      deal.own.klaverjas.n_kraaks = (uint8_t) rows[i].n_kraaks;
      for (unsigned u = 0; u < 2; u++)
        deal.card_points[u] = (uint16_t) rows[i].cards[u];
      deal.hand[0] = support_cards (klaverjas_main_pack (), "8S");
      deal.hand[1] = support_cards (klaverjas_main_pack (), "9S");
      deal.hand[2] = support_cards (klaverjas_main_pack (), "8D");
      deal.hand[3] = support_cards (klaverjas_main_pack (), "9D");
      deal.hand[rows[i].seat] = support_cards (klaverjas_main_pack (), rows[i].hand);
      player_support_check_choice (rows[i].row, &deal, rows[i].wanted);
    }
}

/* ---- Three ---------------------------------------------------------------------------- */

static void
test_three (void)
{
  static const Position rows[] = {
    { "names a long strong suit", THREE, "", "JH 9H AH 7H 8H AS TS 8C 9D QD", "trump:H" },
    { "passes a weak hand", THREE, "", "7H 8H QH 7S KS 8C QD 9D TC 8D", "pass" },
    { "the dealer passes a weak hand too: it is dealt again", THREE, "pass pass",
      "7H 8H QH 7S KS 8C QD 9D TC 8D", "pass" },
    /* laying away */
    { "lays away a lone ten and a lone low card", THREE, "trump:H",
      "JH 9H AH 7H 8H KH AS TS KS AC TD 8C", "discard:8C discard:TD" },
    { "then the other", THREE, "trump:H discard:8C", "JH 9H AH 7H 8H KH AS TS KS AC TD",
      "discard:TD" },
    { "keeps trumps and sure tricks", THREE, "trump:H", "JH 9H AH 7H 8H KH AS TS KS AC 7D 8D",
      "discard:7D discard:8D" },
    { "then the second of the suit", THREE, "trump:H discard:7D",
      "JH 9H AH 7H 8H KH AS TS KS AC 8D", "discard:8D" },
    /* play: seat 1 is the maker unless said, seat 0 leads */
    { "gives points to the other defender's ace", THREE,
      "pass trump:C discard:7H discard:8H play:AH play:QH", "TS 8S 9S 7S JD QD KD TD 7D 9D",
      "play:TS play:TD play:KD" },
    { "gives none to the maker's trick", THREE,
      "pass trump:C discard:7H discard:8H play:QS play:AS", "TH 9H KH 8H JD QD KD TD 7D 9D",
      "play:8H play:9H play:7D play:9D" },
    { "plays low to the maker's ace", THREE, "trump:S discard:7D discard:8D play:AH",
      "TH 9H KH JC QC KC 9C TD JD 9D", "play:9H" },
    { "takes the maker's trick when last", THREE,
      "pass pass trump:D discard:7S discard:8S play:7C play:JC", "AC QD KD 9D TD JD 8D AD AS TS",
      "play:AC" },
    { "draws trumps as maker", THREE, "trump:H discard:7D discard:8D",
      "JH 9H AH 8H KH AS TS 7C 8C 9C", "play:JH play:9H play:AH" },
  };

  check_positions (rows, G_N_ELEMENTS (rows));
}

/* K-9.6: the maker who cannot win any more is silent; defenders always claim. */
static void
test_three_roem (void)
{
  static const struct
  {
    const char *row;
    int cards[3]; /* before this trick; seat 0 is the maker */
    unsigned leader;
    const char *wanted;
  } rows[] = {
    { "the maker claims", { 20, 20, 20 }, 0, "roem" },
    { "not when nat is sure", { 10, 60, 50 }, 0, "silent" },
    { "a defender claims though the maker wins", { 120, 5, 5 }, 1, "roem" },
    { "a defender claims though the maker is nat", { 5, 60, 60 }, 2, "roem" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Deal deal;

      klaverjas_set_up (&deal, THREE, 'H', rows[i].leader, "AS KS");
      for (unsigned u = 0; u < 3; u++)
        deal.card_points[u] = (uint16_t) rows[i].cards[u];
      deal_apply (&deal, ACTION (VERB_PLAY, support_card (klaverjas_main_pack (), "QS")));
      g_assert_cmpuint (deal.phase, ==, KLAVERJAS_PHASE_ROEM);
      player_support_check_choice (rows[i].row, &deal, rows[i].wanted);
    }
}

/* ---- Matches -------------------------------------------------------------------------- */

static void
test_matches (void)
{
  enum
  {
    N_MATCHES = 150,
    MAX_DEALS = 1000,
  };
  Rng rng = rng_new (0x6b72616b, 0);
  Options tournament = support_options (GAME, "tournament=yes deals=4");

  player_support_play_match (GAME, &tournament, MAX_DEALS, &rng, NULL);
  for (const OptionPreset *preset = GAME->options->presets; preset->key != NULL; preset++)
    {
      Options options = support_options (GAME, preset->settings);

      player_support_play_match (GAME, &options, MAX_DEALS, &rng, NULL);
    }
  for (unsigned n = 0; n < N_MATCHES; n++)
    {
      Options options = support_random_options (GAME, &rng);

      player_support_play_match (GAME, &options, MAX_DEALS, &rng, NULL);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/simple/klaverjas-forms/kraken/calls", test_kraken_calls);
  g_test_add_func ("/simple/klaverjas-forms/kraken/declarations", test_kraken_declarations);
  g_test_add_func ("/simple/klaverjas-forms/kraken/losing", test_kraken_losing);
  g_test_add_func ("/simple/klaverjas-forms/three", test_three);
  g_test_add_func ("/simple/klaverjas-forms/three/roem", test_three_roem);
  g_test_add_func ("/simple/klaverjas-forms/matches", test_matches);

  return g_test_run ();
}
