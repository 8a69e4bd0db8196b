/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Tests of the causes that hints name: a player without a suit, gains from the next lead, cards
 * that are a reason for a call.
 */

#include <glib.h>
#include <string.h>

#include "klaverjas-support.h"
#include "model/words/tell-reason.h"
#include "players/analysis/principle.h"
#include "players/analysis/visible.h"
#include "players/knowledge/trick-view.h"
#include "player-support.h"
#include "rules/game.h"
#include "rules/games/cego/cego.h"
#include "rules/games/fiftysix/fiftysix.h"
#include "rules/games/wurzen/wurzen.h"

static Telling
telling_of (DeckSuits suits)
{
  return (Telling) { .suits = suits,
                     .name = { "Anna", "Jan", "Fritz", "Lisbeth", "Finn", "Sanne" } };
}

static Action
play (const Deal *deal, const char *card)
{
  return ACTION (VERB_PLAY, support_card (deal_pack (deal), card));
}

/* ---- Ruffs --------------------------------------------------------------------------------- */

/* Position: Seat 3 has discarded a club on its partner's ace of spades, so it has no spades. */
static void
test_ruffs (void)
{
  static const struct
  {
    ContrastKind kind;
    bool is_ruff;
    const char *better, *worse;
    const char *text;
  } rows[] = {
    { CONTRAST_TRICK_TAKEN, true, "KD", "TS",
      "Lisbeth has no spades left and may ruff ten of spades." },
    { CONTRAST_TRICK_TAKEN, false, "KD", "TS", "" },
    { CONTRAST_FORCED, false, "TS", "KD", "Lisbeth has no spades left." },
    { CONTRAST_PARTNER_RUFFS, false, "TS", "KD", "" },
    { CONTRAST_TRICK_TAKEN, true, "TS", "KD", "" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Telling telling = telling_of (SUITS_FRENCH);
      Contrast contrast = { .kind = rows[i].kind, .is_ruff = rows[i].is_ruff, .card = CARD_NONE };
      g_autofree char *text = NULL;
      Observation seen;
      Deal deal;

      klaverjas_set_up_play (&deal, "", 0, "7S AS 8S 7C 8D 9D TD AD", "TS 8C 9C KD 7D 7H");
      g_assert_cmpint (deal.turn, ==, 0);
      observation_make (&seen, &deal, 0);
      text = tell_ruff (&telling, &deal, &seen, &contrast, play (&deal, rows[i].better),
                        play (&deal, rows[i].worse));
      support_check ("ruff", text, rows[i].text);
    }
}

/* A top card is not said to fall to nothing but a ruff if the ruff is known already. */
static void
test_sure_ruffs (void)
{
  /* seats 1 and 2 have no hearts, which are trumps, and seat 3 has no spades */
  static const char shown[] = "JH 7D 8D 7H 7S AS 8S 7C 9D TD KD AD";
  static const struct
  {
    const char *played, *hand, *card, *text;
  } rows[] = {
    { shown, "TS KC 8C 9C QH", "TS", "Lisbeth has no spades left and must ruff it." },
    { shown, "TS 9H AH QH 8H", "TS", "Lisbeth has no spades left, but a trump, and can ruff it." },
    /* all five cards of seat 3 are the trumps that nobody else can have */
    { shown, "TS KC 8C QD QH", "QD", "Lisbeth has no diamonds left and must ruff it." },
    { "7S AS 8S 7C 8D 9D TD AD", "TS 8C 9C KD 7D 7H", "TS",
      "Nobody else holds a higher card of this suit; only a ruff can take it." },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Telling telling = telling_of (SUITS_FRENCH);
      g_autofree Analysis *analysis = g_new0 (Analysis, 1);
      g_autofree char *text = NULL;
      SightTopic topic;
      CardSet cards = 0;
      Observation seen;
      Deal deal;

      klaverjas_set_up_play (&deal, "", 0, rows[i].played, rows[i].hand);
      observation_make (&seen, &deal, 0);
      analysis->row[0].action = play (&deal, rows[i].card);
      text = tell_sight (&telling, &deal, &seen, analysis, ACTION_NONE, &topic, &cards);
      support_check ("ruff", text, rows[i].text);
    }
}

/* Two cards come to the same in a trick if nothing that may still be played tells them apart. */
static void
test_same_cards (void)
{
  static const struct
  {
    const char *played, *hand, *card, *other, *text;
  } rows[] = {
    { "", "7S 8S JC KD QD 7H 8H TD", "8S", "7S",
      "Seven of spades is the same here: both count the same, and no card still out ranks between "
      "them." },
    /* the eight is out */
    { "", "7S 9S JC KD QD 7H 8H TD", "9S", "7S", "" },
    /* the queen and the king count differently */
    { "", "7S 8S JC KD QD 7H 8H TD", "KD", "QD", "" },
    { "AS 8S TS", "7S 9S JC KD QD 7H 8H TD", "9S", "7S",
      "Seven of spades counts the same, and neither takes this trick." },
    { "9S 8S 7S", "AS TS JC KD QD 7H 8H TD", "AS", "TS",
      "Ten of spades takes this trick just as surely." },
    /* two opponents are still to play, and may ruff */
    { "9S", "AS TS JC KD QD 7H 8H TD", "AS", "TS", "" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Telling telling = telling_of (SUITS_FRENCH);
      g_autofree char *text = NULL;
      Observation seen;
      Deal deal;

      klaverjas_set_up_play (&deal, "", 0, rows[i].played, rows[i].hand);
      observation_make (&seen, &deal, (unsigned) deal.turn);
      text = tell_same (&telling, &deal, &seen, play (&deal, rows[i].card),
                        play (&deal, rows[i].other));
      support_check ("same", text, rows[i].text);
    }
}

/* "Only a ruff can take it" is said only if somebody may still ruff. */
static void
test_no_ruffs (void)
{
  /* seat 2, the partner, has no other suit and as many cards as trumps are out */
  static const char shown[] = "AS 7S 7H 8S 8C 9C AC TC KC QC 8H JC 8D 9D KD AD TD 9H JD JH";
  static const struct
  {
    const char *hand;
    const char *text;
  } rows[] = {
    { "TS QS AH", "Nobody else holds a higher card of this suit or can ruff it." },
    /* a fourth trump is out, so that an opponent has one */
    { "TS QS 9S", "Nobody else holds a higher card of this suit; only a ruff can take it." },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Telling telling = telling_of (SUITS_FRENCH);
      Choice choice = { .n = 2 };
      g_autofree char *text = NULL;
      PlayerArgument argument;
      Observation seen;
      Deal deal;

      klaverjas_set_up_play (&deal, "", 0, shown, rows[i].hand);
      g_assert_cmpint (deal.turn, ==, 0);
      observation_make (&seen, &deal, 0);
      choice.row[0] = (ChoiceRow) { .action = play (&deal, "TS"), .reason = REASON_CASH_WINNER };
      choice.row[1].action = play (&deal, "QS");
      player_argue (&seen, &choice, &argument);
      text = tell_argument (&telling, &deal, &argument);
      support_check ("ruff", text, rows[i].text);
    }
}

/* ---- Duty to follow suit ------------------------------------------------------------------- */

#define DEALS 60 /* of each game */

/* Returns true if the rules let @seat of @deal ruff a lead of @group now. */
static bool
can_ruff (const Deal *deal, const TrickView *view, unsigned seat, unsigned group)
{
  const TrickOrder *order = deal_order (deal);
  const TrickPlay *play = &view->facts.play;
  bool is_free = play->n_stock > 0 ? play->drawing_duties->free : play->duties->free;

  return (deal->hand[seat] & trick_view_trumps (view)) != 0
         && (is_free || (deal->hand[seat] & order->members[group]) == 0);
}

/* Counts the seats that are known to follow suit though they may have trumps. */
static unsigned
check_ruffs (const Deal *deal)
{
  unsigned seat = (unsigned) deal->turn;
  unsigned n_forced = 0;
  Observation seen;
  TrickView view;

  observation_make (&seen, deal, seat);
  trick_view_make (&view, &seen);
  for (unsigned other = 0; other < deal->n_seats; other++)
    for (unsigned group = 0; group < TRICK_GROUPS; group++)
      {
        bool may = trick_view_may_ruff (&view, other, group) != 0;
        bool is_known = view.facts.n_elsewhere == 0 && deal_count_players (deal) == 2;

        if (other == seat || !seats_have (deal->playing, other) || group == deal_order (deal)->trump
            || deal_order (deal)->members[group] == 0)
          continue;
        if (can_ruff (deal, &view, other, group) && !may)
          support_fail ("%s: seat %u can ruff group %u", deal->game->key, other, group);
        if (is_known && may && !can_ruff (deal, &view, other, group))
          support_fail ("%s: seat %u must follow group %u", deal->game->key, other, group);
        n_forced += !may && (view.facts.may_hold[other] & trick_view_trumps (&view)) != 0;
      }

  return n_forced;
}

/* A player who must follow suit is not said to ruff; a player who can ruff is never left out. */
static void
test_duty_to_follow (void)
{
  Rng rng = rng_new (3, 1);

  for (unsigned g = 0; game_at (g) != NULL; g++)
    {
      unsigned n_forced = 0;

      for (unsigned i = 0; i < DEALS; i++)
        {
          Card pack[CARDS_MAX];
          Deal deal;

          support_shuffled (pack, support_pack (game_at (g), "")->n_cards, &rng);
          support_deal (&deal, game_at (g), "", pack);
          while (!deal_is_over (&deal))
            {
              Choice choice;

              if (deal.phase == PHASE_PLAY)
                n_forced += check_ruffs (&deal);
              player_support_choose (&deal, &choice);
              deal_apply (&deal, choice.row[0].action);
            }
        }
      g_test_message ("%s: %u", game_at (g)->key, n_forced);
      g_assert_cmpuint (n_forced, >, 0);
    }
}

/* Certain tricks are not called probable: the last card of a trick, and cards nobody can beat. */
static void
test_certain_tricks (void)
{
  static const struct
  {
    const char *played, *hand, *card;
    const char *text;
  } rows[] = {
    /* seat 3 plays last, and seat 2 wins */
    { "7S 8S AS", "9S TS KD QD 7D 8D 9D TD", "9S",
      "The trick is lost, and no card you may play counts less." },
    /* the partner of seat 1 is still to play, and may ruff */
    { "AS", "9S TS KD QD 7D 8D 9D TD", "9S",
      "The trick is probably lost, and no card you may play counts less." },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Telling telling = telling_of (SUITS_FRENCH);
      Choice choice = { .n = 2 };
      g_autofree char *text = NULL;
      PlayerArgument argument;
      Observation seen;
      Deal deal;

      klaverjas_set_up_play (&deal, "", 0, rows[i].played, rows[i].hand);
      observation_make (&seen, &deal, (unsigned) deal.turn);
      choice.row[0]
          = (ChoiceRow) { .action = play (&deal, rows[i].card), .reason = REASON_LEAST_BAD };
      choice.row[1].action = play (&deal, "TS");
      player_argue (&seen, &choice, &argument);
      text = tell_argument (&telling, &deal, &argument);
      support_check ("certain", text, rows[i].text);
    }
}

/* ---- The lead and the next draw ------------------------------------------------------------ */

/*
 * Sets up a trick of Schnapsen with hearts as trumps and their ten turned up: the opponent has led
 * the jack of clubs.
 */
static void
set_up_trick (Deal *deal, unsigned n_stock, const char *hand)
{
  const Pack *pack;

  support_deal (deal, game_find ("wurzen"), "mode=schnapsen", NULL);
  pack = deal_pack (deal);
  deal->phase = PHASE_PLAY;
  deal_set_trump (deal, SUIT_HEARTS);
  deal->own.wurzen.under = support_card (pack, "TH");
  deal->own.wurzen.n_stock = (uint8_t) n_stock;
  deal->turn = 1;
  deal_put_card (deal, deal_order (deal), support_card (pack, "JC"));
  deal->turn = 0;
  deal->hand[0] = support_cards (pack, hand);
  deal->hand[1] = support_cards (pack, "AS TS QC KC");
}

/*
 * Winning a trick gives the lead needed for an announcement or an exchange. Losing the last draw
 * gives the turned-up trump.
 */
static void
test_draws (void)
{
  static const struct
  {
    unsigned n_stock;
    const char *hand, *better, *worse;
    const char *text;
  } rows[] = {
    { 9, "AC TD JD KD QD", "AC", "TD",
      "You lead next, and only then can you announce Q♦\uFE0E, K♦\uFE0E for 20 eyes." },
    { 9, "AC TD JD KD QD", "TD", "AC", "" },
    { 9, "AC TC JD KD QD", "AC", "TC", "" },
    { 9, "AC TD JH KD QS", "AC", "TD",
      "You lead next, and only then can you exchange J♥\uFE0E for ten of hearts, the turned-up "
      "trump." },
    { 1, "AC TD JD KD AD", "JD", "AC",
      "The stock ends: the loser of this trick draws ten of hearts, the turned-up trump." },
    { 9, "AC TD JD KD AD", "JD", "AC", "" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Telling telling = telling_of (SUITS_FRENCH);
      g_autofree char *text = NULL;
      CardSet cards = 0;
      Observation seen;
      Deal deal;

      set_up_trick (&deal, rows[i].n_stock, rows[i].hand);
      observation_make (&seen, &deal, 0);
      text = tell_draw (&telling, &deal, &seen, play (&deal, rows[i].better),
                        play (&deal, rows[i].worse), &cards);
      support_check ("draw", text, rows[i].text);
    }
}

/* The hint counts the points where a card is certain to bring enough. */
static void
test_enough (void)
{
  static const struct
  {
    unsigned eyes;
    const char *card, *text;
  } rows[] = {
    { 53, "AC", "You have 53; this trick brings you to at least 66, and 66 are enough." },
    { 52, "AC", "" },
    /* it loses the trick */
    { 60, "TD", "" },
    /* enough already */
    { 66, "AC", "" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = NULL;
      Observation seen;
      Deal deal;

      set_up_trick (&deal, 0, "AC TD JD KD QS");
      deal.card_points[deal_unit (&deal, 0)] = (uint16_t) rows[i].eyes;
      deal.tricks_won[0] = 1;
      observation_make (&seen, &deal, 0);
      text = tell_enough (&deal, &seen, play (&deal, rows[i].card));
      support_check ("enough", text, rows[i].text);
    }
}

/* A card that would bring the opponent enough to win is refused with the count of its points. */
static void
test_gift (void)
{
  static const struct
  {
    unsigned eyes, waiting;
    const char *better, *worse, *text;
  } rows[] = {
    { 54, 0, "JD", "TD", "With ten of diamonds Jan would have 66, and 66 are enough." },
    { 53, 0, "JD", "TD", "" },
    { 34, 20, "JD", "TD", "With ten of diamonds Jan would have 66, and 66 are enough." },
    /* both bring enough, or the worse card takes the trick */
    { 62, 0, "JD", "TD", "" },
    { 54, 0, "JD", "AC", "" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Telling telling = telling_of (SUITS_FRENCH);
      g_autofree char *text = NULL;
      Deal deal;

      set_up_trick (&deal, 0, "AC TD JD KD QS");
      deal.card_points[deal_unit (&deal, 1)] = (uint16_t) rows[i].eyes;
      deal.own.wurzen.announced[1] = (uint8_t) rows[i].waiting;
      deal.tricks_won[1] = 1;
      text = tell_gift (&telling, &deal, play (&deal, rows[i].better), play (&deal, rows[i].worse));
      support_check ("gift", text, rows[i].text);
    }
}

/* The hint for an exchange tells what the seat gains by it. */
static void
test_exchange (void)
{
  Telling telling = telling_of (SUITS_FRENCH);
  Choice choice = { .n = 2 };
  g_autofree char *text = NULL;
  PlayerArgument argument;
  Observation seen;
  Deal deal;

  set_up_trick (&deal, 9, "AC TD JH KD QS");
  choice.row[0].action = ACTION (WURZEN_VERB_SWAP, support_card (deal_pack (&deal), "JH"));
  choice.row[1].action = play (&deal, "AC");
  observation_make (&seen, &deal, 0);
  player_argue (&seen, &choice, &argument);
  text = tell_argument (&telling, &deal, &argument);
  support_check ("exchange", text,
                 "You get ten of hearts for J♥\uFE0E: 8 eyes more in your hand, and a trump that "
                 "wins more tricks.");
}

/* ---- Calls --------------------------------------------------------------------------------- */

/*
 * Returns an analysis that recommends @best. The other rows have the order of the rules of thumb;
 * there are no sample deals.
 */
static Analysis *
judge (const Observation *seen, Action best)
{
  Rng rng = rng_new (1, 1);
  Analysis *analysis = g_new0 (Analysis, 1);
  Choice *choice = &analysis->choice;

  player_choose (seen, player_of_level (PLAYER_LEVEL_SIMPLE), &rng, NULL, choice);
  analysis->is_call = true;
  analysis->n = choice->n;
  analysis->usual = *choice;
  for (unsigned i = 0; i < choice->n; i++)
    analysis->row[i].action = choice->row[i].action;
  for (unsigned i = 0; best != ACTION_NONE && i < choice->n; i++)
    if (choice->row[i].action == best)
      {
        analysis->row[i].action = analysis->row[0].action;
        analysis->row[0].action = best;
      }

  return analysis;
}

/*
 * The hint names the trumps and the high cards outside trumps for the considered call or, without
 * one, for the recommended call.
 */
static void
test_hands (void)
{
  static const struct
  {
    const char *hand;
    Suit suit;
    const char *text;
  } rows[] = {
    { "9C 7S 9S 7H 9H TH JH AD", SUIT_NONE,
      "With hearts you have 4 of the 8 trumps; nobody can beat 9♥\uFE0E, J♥\uFE0E. Only a "
      "ruff beats A♦\uFE0E when you lead." },
    { "9C 7S 9S 7H 9H TH JH AD", SUIT_SPADES,
      "With spades you have 2 of the 8 trumps; the highest, jack of spades, is not yours." },
    { "9S 7S 9D 7H 9H TH JH 8D", SUIT_CLUBS, "With clubs you have no trump at all." },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Telling telling = telling_of (SUITS_FRENCH);
      g_autofree Analysis *analysis = NULL;
      g_autofree char *text = NULL;
      Observation seen;
      Deal deal;

      support_deal (&deal, game_find ("klaverjas"), "", NULL);
      deal.hand[deal.turn] = support_cards (deal_pack (&deal), rows[i].hand);
      observation_make (&seen, &deal, (unsigned) deal.turn);
      analysis = judge (&seen, ACTION (VERB_TRUMP, SUIT_HEARTS));
      text = tell_bid (&telling, &deal, &seen, analysis,
                       rows[i].suit == SUIT_NONE ? ACTION_NONE : ACTION (VERB_TRUMP, rows[i].suit),
                       TRUE);
      support_check ("hand", text, rows[i].text);
    }
}

/* A pass names what the hand lacks, a double what it has, not only how often they pay. */
static void
test_hands_of_passes (void)
{
  static const struct
  {
    const char *game, *before, *hand, *best;
    const char *text;
  } rows[] = {
    { "klaverjas", NULL, "9C 8S QS 7H 9H 7D 8D KD", "pass",
      "With diamonds you have 3 of the 8 trumps; the highest, jack of diamonds, is not yours." },
    { "fiftysix", "bid:28:S", "JC 9C AC KS JH 9H JD 9D", "double",
      "With spades you have 1 of the 12 trumps. Only a ruff beats J♣\uFE0E, J♥\uFE0E, J♦\uFE0E "
      "when you lead." },
    /* the other jack of spades beats this one if it is played first */
    { "fiftysix", "bid:28:S", "JC 9C JS KS JH 9H JD 9D", "double",
      "With spades you have 2 of the 12 trumps; nobody can beat J♠\uFE0E when you lead. Only a "
      "ruff beats J♣\uFE0E, J♥\uFE0E, J♦\uFE0E when you lead." },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Telling telling = telling_of (SUITS_FRENCH);
      g_autofree Analysis *analysis = NULL;
      g_autofree char *text = NULL;
      Observation seen;
      Deal deal;

      support_deal (&deal, game_find (rows[i].game), "", NULL);
      if (rows[i].before != NULL)
        deal_apply (&deal, action_from_token (deal.game, deal_pack (&deal), rows[i].before));
      deal.hand[deal.turn] = support_cards (deal_pack (&deal), rows[i].hand);
      observation_make (&seen, &deal, (unsigned) deal.turn);
      analysis = judge (&seen, action_from_token (deal.game, deal_pack (&deal), rows[i].best));
      text = tell_bid (&telling, &deal, &seen, analysis, ACTION_NONE, TRUE);
      support_check ("hand", text, rows[i].text);
    }
}

/* A double is explained by the points of the others only if they are too few. */
static void
test_doubles (void)
{
  static const struct
  {
    const char *hand;
    bool has_figure;
  } rows[] = { { "JS JS 9S AS JH 9H JD AD", true }, { "QC QC KC QH KH QD KD TD", false } };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Telling telling = telling_of (SUITS_FRENCH);
      g_autofree Analysis *analysis = NULL;
      g_autofree char *text = NULL;
      CardSet cards = 0;
      Observation seen;
      Deal deal;

      support_deal (&deal, game_find ("fiftysix"), "", NULL);
      deal_apply (&deal, action_from_token (deal.game, deal_pack (&deal), "bid:28:S"));
      deal.hand[deal.turn] = support_cards (deal_pack (&deal), rows[i].hand);
      observation_make (&seen, &deal, (unsigned) deal.turn);
      analysis = judge (&seen, action_from_token (deal.game, deal_pack (&deal), "double"));
      analysis->n_worlds = 1;
      text = tell_by_rule (&telling, &deal, &seen, analysis, ACTION_NONE, &cards);
      g_test_message ("%s", text);
      g_assert_true ((strstr (text, " of their 28 points") != NULL) == rows[i].has_figure);
    }
}

/* A game of Cego that the worlds chose names the cards that count for it, unless @why has them. */
static void
test_cards_of_game (void)
{
  Telling telling = telling_of (SUITS_FRENCH);
  g_autofree Analysis *analysis = NULL;
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;
  Observation seen;
  Action pass;
  Deal deal;

  support_deal (&deal, game_find ("cego"), "", NULL);
  pass = ACTION (VERB_PASS, 0);
  deal.hand[deal.turn] = support_cards (deal_pack (&deal), "07 13 18 21 22 7C NS JS TS NH KD");
  observation_make (&seen, &deal, (unsigned) deal.turn);
  analysis = judge (&seen, pass);
  text = tell_bid_cards (&telling, &deal, &seen, analysis, "");
  g_test_message ("%s", text);
  g_assert_true (g_str_has_prefix (text, "Your best cards for “"));
  again = tell_bid_cards (&telling, &deal, &seen, analysis, text);
  g_assert_cmpstr (again, ==, "");
}

/* In game 56 the hint compares the considered call with the recommended one. */
static void
test_calls_in_mind (void)
{
  static const struct
  {
    const char *best, *considered;
    bool is_worse;
    const char *text;
  } rows[] = {
    { "bid:30:H", "bid:56:H", true, " is too high: with hearts your side should make only about " },
    { "bid:30:H", "bid:56:H", false, NULL },
    { "bid:30:H", "bid:33:H", false, " binds you to 33 points, “30\u00a0♥\uFE0E” only to 30." },
    { "bid:33:H", "bid:30:H", false, " is lower: the others can call over it more cheaply." },
    { "bid:30:H", "minus:H", true,
      " would tell your partners something of your cards that is not so." },
    { "bid:30:H", "bid:29:S", true, " is too high: with spades your side should make only " },
    { "pass", "bid:30:H", false, " needs 30 points, and with hearts your side should make about " },
    { "oneplus:D", "pass", true, "If you pass, your partners hear nothing of these cards." },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Telling telling = telling_of (SUITS_FRENCH);
      g_autofree Analysis *analysis = NULL;
      g_autofree char *text = NULL;
      Action best, considered;
      Observation seen;
      Deal deal;

      support_deal (&deal, game_find ("fiftysix"), "", NULL);
      deal.hand[deal.turn]
          = support_cards (deal_pack (&deal), g_str_has_prefix (rows[i].best, "oneplus")
                                                  ? "9C AC TC KC TS KS JD KD"
                                                  : "JH JH 9H 9H AH AH TH QC");
      observation_make (&seen, &deal, (unsigned) deal.turn);
      best = action_from_token (deal.game, deal_pack (&deal), rows[i].best);
      considered = action_from_token (deal.game, deal_pack (&deal), rows[i].considered);
      g_assert_true (best != ACTION_NONE && considered != ACTION_NONE);
      analysis = judge (&seen, best);
      text = tell_bid (&telling, &deal, &seen, analysis, considered, rows[i].is_worse);
      g_test_message ("%s", text);
      if (rows[i].text != NULL)
        g_assert_nonnull (strstr (text, rows[i].text));
      else
        g_assert_null (strstr (text, "too high"));
    }
}

/* A call is told by the cards it is built on, and then by its figures. */
static void
test_cards_before_figures (void)
{
  static const struct
  {
    const char *game, *hand;
    const char *first, *then;
  } rows[] = {
    { "fiftysix", "JH 9H AH TH KH QC KC QS", "With hearts you have 5 of the 12 trumps; nobody can ",
      "your side should make about " },
    /* these figures name the cards */
    { "klaverjas", "JH 9H AH TH AS 7S AC 7C", "With hearts as trumps ", "nobody can beat " },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Telling telling = telling_of (SUITS_FRENCH);
      g_autofree Analysis *analysis = NULL;
      g_autofree char *text = NULL;
      CardSet cards = 0;
      Observation seen;
      Deal deal;

      support_deal (&deal, game_find (rows[i].game), "", NULL);
      deal.hand[deal.turn] = support_cards (deal_pack (&deal), rows[i].hand);
      observation_make (&seen, &deal, (unsigned) deal.turn);
      analysis = judge (&seen, ACTION_NONE);
      text = tell_reason (&telling, &deal, &seen, analysis, ACTION_NONE, NULL, &cards);
      g_test_message ("%s", text);
      g_assert_true (g_str_has_prefix (text, rows[i].first));
      g_assert_nonnull (strstr (text, rows[i].then));
    }
}

/* "You make your contract in 3 of 10 deals" is no reason for a call that should make enough. */
static void
test_made_seldom (void)
{
  enum
  {
    N_WORLDS = 30
  };

  for (unsigned n_made = 10; n_made <= 25; n_made += 15)
    {
      Telling telling = telling_of (SUITS_FRENCH);
      g_autofree AnalysisLine *line = g_new0 (AnalysisLine, 2 * N_WORLDS);
      g_autofree Analysis *analysis = NULL;
      g_autofree char *text = NULL;
      CardSet cards = 0;
      Observation seen;
      Deal deal;

      support_deal (&deal, game_find ("fiftysix"), "", NULL);
      deal.hand[deal.turn] = support_cards (deal_pack (&deal), "JH 9H AH TH KH QC KC QS");
      observation_make (&seen, &deal, (unsigned) deal.turn);
      analysis = judge (&seen, ACTION_NONE);
      analysis->n = 2;
      analysis->n_worlds = N_WORLDS;
      analysis->line = line;
      analysis->row[1].action = ACTION (VERB_PASS, 0);
      for (unsigned w = 0; w < N_WORLDS; w++)
        {
          line[w].contract = w < n_made ? CONTRACT_MADE : CONTRACT_NONE;
          line[w].lead = w < n_made ? 9 : 1;
        }
      for (unsigned k = 0; k < 2; k++)
        analysis->row[k].is_tried = true;
      analysis->row[0].value = 5;
      text = tell_reason (&telling, &deal, &seen, analysis, ACTION (VERB_PASS, 0), NULL, &cards);
      g_test_message ("%s", text);
      g_assert_nonnull (strstr (text, "your side should make about "));
      g_assert_cmpint (strstr (text, "You make your contract") != NULL, ==, n_made == 25);
    }
}

/* F-8.2: the best suit explains a pass, unless a true call would only repeat the contract. */
static void
test_idle_calls (void)
{
  static const struct
  {
    const char *bids;
    PlayerArgumentKind kind;
  } rows[] = {
    { "bid:50:S", ARGUMENT_TEAM_SHORT },
    { "bid:30:S", ARGUMENT_TEAM_SHORT },
    { "bid:28:S pass", ARGUMENT_TRUE_IDLE },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (GStrv) bids = g_strsplit (rows[i].bids, " ", -1);
      Choice choice = { .n = 2 };
      PlayerArgument argument;
      Observation seen;
      Deal deal;

      support_deal (&deal, game_find ("fiftysix"), "", NULL);
      for (unsigned k = 0; bids[k] != NULL; k++)
        deal_apply (&deal, action_from_token (deal.game, deal_pack (&deal), bids[k]));
      deal.hand[deal.turn] = support_cards (deal_pack (&deal), "JS 9S JD 9D AD TD KD QD");
      observation_make (&seen, &deal, (unsigned) deal.turn);
      choice.row[0].action = ACTION (VERB_PASS, 0);
      choice.row[1] = (ChoiceRow) {
        .action = action_from_token (deal.game, deal_pack (&deal), "plus:D"),
        .reason = REASON_INFORM,
      };
      g_assert_true (choice.row[1].action != ACTION_NONE);
      player_argue (&seen, &choice, &argument);
      g_test_message ("%s: %d", rows[i].bids, argument.kind);
      g_assert_cmpint (argument.kind, ==, rows[i].kind);
    }
}

/* F-9.3: a pass is explained by the failure of the others only if that scores more than a call. */
static void
test_failure_of_others (void)
{
  static const struct
  {
    const char *bid;
    bool is_less;
  } rows[] = {
    { "bid:28:S", true },  /* 2 if they fail, 1 for a made 29 */
    { "bid:39:S", false }, /* 2 if they fail, 2 for a made 40 */
    { "bid:40:S", true },  /* 3 if they fail, 2 for a made 41 */
    { NULL, false },       /* nobody has called */
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Telling telling = telling_of (SUITS_FRENCH);
      Choice choice = { .n = 2 };
      g_autofree char *text = NULL;
      PlayerArgument argument;
      Observation seen;
      Deal deal;

      support_deal (&deal, game_find ("fiftysix"), "", NULL);
      if (rows[i].bid != NULL)
        deal_apply (&deal, action_from_token (deal.game, deal_pack (&deal), rows[i].bid));
      observation_make (&seen, &deal, (unsigned) deal.turn);
      choice.row[0].action = ACTION (VERB_PASS, 0);
      choice.row[1].action = action_from_token (deal.game, deal_pack (&deal), "bid:56:H");
      player_argue (&seen, &choice, &argument);
      g_assert_cmpint (argument.kind, ==, ARGUMENT_TEAM_SHORT);
      g_assert_cmpint (argument.is_less, ==, rows[i].is_less);
      argument.points = argument.needed + 10;
      text = tell_argument (&telling, &deal, &argument);
      g_assert_cmpint (strstr (text, "if the others fail") != NULL, ==, rows[i].is_less);
    }
}

/* ---- True ---------------------------------------------------------------------------------- */

/* The hint does not call a card "probably lost" if it wins the trick in most sample deals. */
static void
test_lost_tricks (void)
{
  for (unsigned n_trick = 0; n_trick <= 10; n_trick += 10)
    {
      Telling telling = telling_of (SUITS_FRENCH);
      g_autofree Analysis *analysis = NULL;
      g_autofree char *text = NULL;
      CardSet cards = 0;
      Observation seen;
      Deal deal;

      klaverjas_set_up_play (&deal, "", 1, "AC", "7S 8C 9S 9D 8D 7D TC 8H");
      observation_make (&seen, &deal, (unsigned) deal.turn);
      analysis = judge (&seen, ACTION_NONE);
      analysis->is_call = false;
      g_assert_cmpint (analysis->choice.row[0].reason, ==, REASON_KEEP_POINTS);
      analysis->n_worlds = 10;
      analysis->line = g_new0 (AnalysisLine, 10 * analysis->n);
      for (unsigned i = 0; i < analysis->n; i++)
        {
          analysis->row[i].is_tried = true;
          analysis->row[i].n_trick = n_trick;
        }
      text = tell_reason (&telling, &deal, &seen, analysis, ACTION_NONE, NULL, &cards);
      g_test_message ("%s", text);
      g_assert_cmpint (strstr (text, "probably lost") != NULL, ==, n_trick == 0);
      g_free (analysis->line);
    }
}

/* In a deal in which tricks cost, a card is no worse to keep than a higher one of its suit. */
static void
test_forced_tricks (void)
{
  static const struct
  {
    const char *led, *hand;
    const char *text;
  } rows[] = {
    { "TS KS NS", "04 05 JC 8C 4D",
      "Whatever you play, this trick will be yours, and you do not want it." },
    { "TS", "04 05 JC 8C 4D",
      "Whatever you play, this trick will probably be yours, and you do not want it." },
    { "", "04 JC 8C 4D",
      "It will probably win a trick sooner or later: play it now, before the others can throw "
      "costlier cards on it." },
    { "", "04 02 JC 8C 4D",
      "It will probably win a trick sooner or later: play it now, and trump 2 can still stay "
      "below." },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Telling telling = telling_of (SUITS_FRENCH);
      g_auto (GStrv) led = g_strsplit (rows[i].led, " ", -1);
      g_autofree char *text = NULL;
      PlayerArgument argument;
      Observation seen;
      Choice choice;
      Deal deal;

      support_deal (&deal, game_find ("cego"), "", NULL);
      deal.phase = PHASE_PLAY;
      deal.own.cego.game = CEGO_RAEUBER;
      for (unsigned k = 0; led[k] != NULL && led[k][0] != '\0'; k++)
        {
          deal_put_card (&deal, deal_order (&deal), support_card (deal_pack (&deal), led[k]));
          deal.turn = (int8_t) deal_next_player (&deal, (unsigned) deal.turn);
        }
      deal.hand[deal.turn] = support_cards (deal_pack (&deal), rows[i].hand);
      observation_make (&seen, &deal, (unsigned) deal.turn);
      choice = (Choice) { .n = 2 };
      choice.row[0] = (ChoiceRow) { .action = play (&deal, "04"), .reason = REASON_LEAST_BAD };
      choice.row[1].action = seen.legal.at[seen.legal.n - 1];
      player_argue (&seen, &choice, &argument);
      text = tell_argument (&telling, &deal, &argument);
      support_check ("forced", text, rows[i].text);
    }
}

/*
 * The cost of a lead that may be beaten is named if no lead costs less. A dearer lead needs a
 * reason, which is not said if a cheaper card is about as good.
 */
static void
test_dear_leads (void)
{
  static const struct
  {
    const char *card, *other;
    int behind; /* points by which @other is worse */
    const char *text;
  } rows[] = {
    { "QD", "KD", 5, "at the cost of 3 eyes; no other card costs less." },
    { "KD", "QD", 5, "cheaper cards are worth more to you later: Q♦︎." },
    { "KD", "QD", 0, NULL },
  };
  enum
  {
    N_WORLDS = 10
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Telling telling = telling_of (SUITS_FRENCH);
      g_autofree AnalysisLine *line = g_new0 (AnalysisLine, 2 * N_WORLDS);
      g_autofree Analysis *analysis = g_new0 (Analysis, 1);
      g_autofree char *text = NULL;
      CardSet cards = 0;
      Observation seen;
      Deal deal;

      set_up_trick (&deal, 9, "KD QD");
      deal.trick.n = 0;
      observation_make (&seen, &deal, 0);
      *analysis = (Analysis) { .n = 2, .n_worlds = N_WORLDS, .line = line };
      analysis->row[0] = (AnalysisRow) { .action = play (&deal, rows[i].card), .is_tried = true };
      analysis->row[1] = (AnalysisRow) { .action = play (&deal, rows[i].other),
                                         .is_tried = true,
                                         .value = -rows[i].behind };
      for (unsigned w = 0; w < N_WORLDS; w++)
        line[N_WORLDS + w].lead = -rows[i].behind;
      analysis->choice.n = 2;
      for (unsigned k = 0; k < 2; k++)
        analysis->choice.row[k]
            = (ChoiceRow) { .action = analysis->row[k].action, .reason = REASON_SAFE_LEAD };
      text = tell_reason (&telling, &deal, &seen, analysis, ACTION_NONE, NULL, &cards);
      g_test_message ("%s", text);
      if (rows[i].text != NULL)
        g_assert_nonnull (strstr (text, rows[i].text));
      else
        g_assert_null (strstr (text, "It may be beaten"));
    }
}

/* "The other answers are worse" only if all were tried, and none is about as good. */
static void
test_other_answers (void)
{
  static const struct
  {
    int behind; /* points */
    bool is_tried;
    bool says_so;
  } rows[] = { { 5, true, true }, { 0, true, false }, { 5, false, false } };
  enum
  {
    N_WORLDS = 10,
    N_ROWS = 3
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Telling telling = telling_of (SUITS_FRENCH);
      g_autofree AnalysisLine *line = g_new0 (AnalysisLine, N_ROWS * N_WORLDS);
      g_autofree Analysis *analysis = NULL;
      g_autofree char *text = NULL;
      CardSet cards = 0;
      Observation seen;
      Deal deal;

      support_deal (&deal, game_find ("fiftysix"), "", NULL);
      observation_make (&seen, &deal, (unsigned) deal.turn);
      analysis = judge (&seen, ACTION_NONE);
      analysis->n = N_ROWS;
      analysis->n_worlds = N_WORLDS;
      analysis->line = line;
      for (unsigned k = 0; k < analysis->choice.n; k++)
        {
          analysis->choice.row[k].standard_error = 1; /* the search in worlds chose */
          analysis->choice.row[k].reason = REASON_LEAST_BAD;
        }
      for (unsigned k = 0; k < N_ROWS; k++)
        {
          bool is_last = k == N_ROWS - 1;

          analysis->row[k].is_tried = !is_last || rows[i].is_tried;
          analysis->row[k].value = is_last ? -rows[i].behind : k == 1 ? -5 : 0;
          for (unsigned w = 0; w < N_WORLDS; w++)
            line[k * N_WORLDS + w].lead = analysis->row[k].value;
        }
      text = tell_reason (&telling, &deal, &seen, analysis, ACTION_NONE, NULL, &cards);
      g_test_message ("%s", text);
      g_assert_cmpint (strstr (text, "other answers are worse") != NULL, ==, rows[i].says_so);
    }
}

/* A trump beaten by a higher trump is not called ruffed. */
static void
test_overtrumped (void)
{
  enum
  {
    N_WORLDS = 10
  };
  g_autofree AnalysisLine *line = g_new0 (AnalysisLine, 2 * N_WORLDS);
  g_autofree Analysis *analysis = g_new0 (Analysis, 1);
  Contrast contrast;
  Observation seen;
  Deal deal;

  klaverjas_set_up_play (&deal, "", 0, "AS", "JH 7H 8C 9C TC AC KD 7D");
  observation_make (&seen, &deal, (unsigned) deal.turn);
  *analysis = (Analysis) { .n = 2, .n_worlds = N_WORLDS, .line = line };
  analysis->row[0] = (AnalysisRow) { .action = play (&deal, "JH"), .is_tried = true, .value = 90 };
  analysis->row[1] = (AnalysisRow) { .action = play (&deal, "7H"), .is_tried = true };
  for (unsigned w = 0; w < N_WORLDS; w++)
    {
      line[w].lead = 80 + 2 * w;
      line[w].takes_trick = true;
      line[w].beater = CARD_NONE;
      line[N_WORLDS + w].is_ruffed = true;
      line[N_WORLDS + w].beater = support_card (deal_pack (&deal), w % 2 == 0 ? "8H" : "TH");
    }
  contrast_find (analysis, &seen, 0, 1, &contrast);
  g_assert_cmpint (contrast.kind, ==, CONTRAST_TRICK_TAKEN);
  g_assert_false (contrast.is_ruff);
}

/*
 * A rule to keep is named only where its sentence is true of the position. Hearts are trumps;
 * @other is the card of the contrast, @long_cards its cards.
 */
static void
test_rules_that_fit (void)
{
  static const struct
  {
    Principle principle;
    const char *played, *hand, *card, *other, *long_cards;
    unsigned n_better, n_trick; /* of 10 worlds */
    bool fits;
  } rows[] = {
    { PRINCIPLE_DRAW_TRUMPS, "", "JH 9H AH TH AS 8S 9S 7C", "JH", "", "", 9, 9, true },
    { PRINCIPLE_DRAW_TRUMPS, "", "JH 9H AH TH AS 8S 9S 7C", "AS", "", "", 9, 9, false },
    /* no high card that trumps could ruff */
    { PRINCIPLE_DRAW_TRUMPS, "", "JH 9H AH TH 7S 8S 9S 7C", "JH", "", "", 9, 9, false },
    /* fewer trumps than the opponents */
    { PRINCIPLE_DRAW_TRUMPS, "", "JH 8C AC TC AS 8S 9S 7C", "JH", "", "", 9, 9, false },

    { PRINCIPLE_FORCE, "", "JH 8C AC TC AS 8S 9S 7C", "8S", "", "", 9, 0, true },
    { PRINCIPLE_FORCE, "", "JH 8C AC TC AS 8S 9S 7C", "8S", "", "", 5, 0, false },

    { PRINCIPLE_FEED_PARTNER, "AS 7S", "TS 8S 9C JC QC KC 7D 8D", "TS", "", "", 10, 10, true },
    { PRINCIPLE_FEED_PARTNER, "AS 7S", "TS KS 9C JC QC KC 7D 8D", "KS", "", "", 10, 10, false },
    { PRINCIPLE_FEED_PARTNER, "AS 7S", "TS 8S 9C JC QC KC 7D 8D", "TS", "", "", 10, 5, false },
    /* the card takes the trick from the partner */
    { PRINCIPLE_FEED_PARTNER, "TS 7S", "AS 8S 9C JC QC KC 7D 8D", "AS", "", "", 10, 10, false },

    { PRINCIPLE_LEAVE_TO_PARTNER, "TS 7S", "AS 8S KD QD 7D 8D 9D TD", "8S", "", "", 9, 9, true },
    { PRINCIPLE_LEAVE_TO_PARTNER, "TS 7S", "9S 8S KD QD 7D 8D 9D TD", "8S", "", "", 9, 9, false },
    { PRINCIPLE_LEAVE_TO_PARTNER, "TS", "AS 8S KD QD 7D 8D 9D TD", "8S", "", "", 9, 9, false },

    { PRINCIPLE_THROW_CHEAP, "AS", "9S TS KD QD 7D 8D 9D TD", "9S", "", "", 0, 0, true },
    { PRINCIPLE_THROW_CHEAP, "AS", "9S TS KD QD 7D 8D 9D TD", "9S", "", "", 0, 5, false },
    { PRINCIPLE_THROW_CHEAP, "AS", "9S 8S KD QD 7D 8D 9D TD", "8S", "", "", 0, 0, false },

    { PRINCIPLE_WIN_CHEAPLY, "9S 8S 7S", "AS TS JC KD QD 7D 8D TD", "TS", "", "", 10, 10, true },
    { PRINCIPLE_WIN_CHEAPLY, "9S 8S 7S", "AS TS JC KD QD 7D 8D TD", "AS", "", "", 10, 10, false },
    { PRINCIPLE_WIN_CHEAPLY, "9S", "AS TS JC KD QD 7D 8D TD", "TS", "", "", 10, 5, false },
    { PRINCIPLE_WIN_CHEAPLY, "9S 8S 7S", "AS QS JC KD QD 7D 8D TD", "QS", "", "", 10, 10, true },

    { PRINCIPLE_LEAD_WINNER, "", "JH 8S KD QD 7D 8D 9D TD", "JH", "", "", 9, 9, true },
    { PRINCIPLE_LEAD_WINNER, "", "TS 8S KD QD 7D 8D 9D TD", "TS", "", "", 9, 9, false },
    /* it may be ruffed */
    { PRINCIPLE_LEAD_WINNER, "", "AS 8S KD QD 7D 8D 9D TD", "AS", "", "", 9, 9, false },

    { PRINCIPLE_SHORT_SUIT, "", "JH 8S KD QD 7D 8D 9D TD", "8S", "", "", 0, 0, true },
    { PRINCIPLE_SHORT_SUIT, "", "JC 8S KD QD 7D 8D 9D TD", "8S", "", "", 0, 0, false },
    { PRINCIPLE_SHORT_SUIT, "", "JH 8S 7S QD 7D 8D 9D TD", "8S", "", "", 0, 0, false },

    { PRINCIPLE_ACES_EARLY, "", "AS 8S KD QD 7D 8D 9D TD", "AS", "", "", 9, 9, true },
    { PRINCIPLE_ACES_EARLY, "7S", "AS 8S KD QD 7D 8D 9D TD", "AS", "", "", 9, 9, false },
    { PRINCIPLE_POINTS_SAFE, "7S 9S", "AS 8S KD QD 7D 8D 9D TD", "AS", "", "", 9, 9, true },
    { PRINCIPLE_POINTS_SAFE, "", "AS 8S KD QD 7D 8D 9D TD", "AS", "", "", 9, 9, false },

    { PRINCIPLE_LONG_SUIT, "", "JH 9H AH TH 8S 9S TS KS", "JH", "", "8S 9S TS KS", 9, 9, true },
    /* opponents keep trumps, or the suit is too short */
    { PRINCIPLE_LONG_SUIT, "", "JH 7D 8D 9D 8S 9S TS KS", "JH", "", "8S 9S TS KS", 9, 9, false },
    { PRINCIPLE_LONG_SUIT, "", "JH 9H AH TH 7D 8D TS KS", "JH", "", "TS KS", 9, 9, false },
    /* all are winners already */
    { PRINCIPLE_LONG_SUIT, "", "JH 9H AH TH QH AS TS KS", "JH", "", "AS TS KS", 9, 9, false },

    { PRINCIPLE_DUCK, "", "JH 7D 8D 9D 8S 9S TC KS", "8S", "", "", 9, 0, true },
    { PRINCIPLE_DUCK, "", "JH 7D 8D 9D 8S 7C TC KC", "8S", "", "", 9, 0, false },
    { PRINCIPLE_KEEP_LEAD, "", "JH 7D 8D 9D AS 7C TC KC", "JH", "", "", 9, 9, true },
    { PRINCIPLE_KEEP_LEAD, "", "JH 7D 8D 9D 8S 7C TC KC", "JH", "", "", 9, 9, false },
    { PRINCIPLE_GIVE_LEAD, "", "JH 7D 8D 9D 8S 7C TC KC", "8S", "", "", 9, 0, true },
    { PRINCIPLE_GIVE_LEAD, "", "JH 7D 8D 9D 8S AC TC KC", "8S", "", "", 9, 0, false },

    { PRINCIPLE_CATCH, "", "JH 9H AH TH 7S 8S 9S 7C", "7S", "TS", "", 9, 0, true },
    { PRINCIPLE_CATCH, "", "JH 9H AH TH 7S 8S 9S 7C", "7C", "TS", "", 9, 0, false },
    { PRINCIPLE_CATCH, "", "JH 9H AH TH 7S 8S 9S 7C", "7S", "JS", "", 9, 0, false },

    { PRINCIPLE_MAKE_BONUS, "", "JH 7D 8D 9D 8S 7C TC KC", "TC", "", "", 6, 6, true },
    { PRINCIPLE_MAKE_BONUS, "", "JH 7D 8D 9D 8S 7C TC KC", "TC", "", "", 3, 6, false },
    { PRINCIPLE_DENY_BONUS, "AS", "9S TS KD QD 7D 8D 9D TD", "9S", "", "", 0, 0, true },
    { PRINCIPLE_DENY_BONUS, "", "9S TS KD QD 7D 8D 9D TD", "9S", "", "", 0, 0, false },

    /* no trick costs in this game */
    { PRINCIPLE_STAY_BELOW, "AS", "9S TS KD QD 7D 8D 9D TD", "TS", "", "", 0, 0, false },
    { PRINCIPLE_SHED, "AS", "9S TS KD QD 7D 8D 9D TD", "TS", "", "", 0, 0, false },
    { PRINCIPLE_SMALL_FOR_END, "AS", "9S TS KD QD 7D 8D 9D TD", "TS", "", "", 0, 0, false },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree Analysis *analysis = g_new0 (Analysis, 1);
      Contrast contrast = { .card = CARD_NONE, .n_better = rows[i].n_better };
      Observation seen;
      Card card;
      Deal deal;

      klaverjas_set_up_play (&deal, "", 0, rows[i].played, rows[i].hand);
      observation_make (&seen, &deal, (unsigned) deal.turn);
      card = support_card (deal_pack (&deal), rows[i].card);
      analysis->n_worlds = 10;
      analysis->row[0]
          = (AnalysisRow) { .action = play (&deal, rows[i].card), .n_trick = rows[i].n_trick };
      if (rows[i].other[0] != '\0')
        contrast.card = support_card (deal_pack (&deal), rows[i].other);
      if (rows[i].long_cards[0] != '\0')
        {
          contrast.cards = support_cards (deal_pack (&deal), rows[i].long_cards);
          contrast.group = deal_order (&deal)->group[card_set_first (contrast.cards)];
        }
      if (principle_fits (rows[i].principle, &seen, analysis, &contrast, card) != rows[i].fits)
        support_fail ("%s: %s of %s after %s", principle_key (rows[i].principle), rows[i].card,
                      rows[i].hand, rows[i].played);
    }
}

/* "Name trumps with three of them, the jack or the nine among them" fits only such a hand. */
static void
test_sound_trumps (void)
{
  static const struct
  {
    const char *hand;
    bool is_named, fits;
  } rows[] = {
    { "JH 8H 7H AS 7S 7C 8C 9C", true, true },  { "JH 8H 7H AS 7S 7C 8C 9C", false, false },
    { "KH 8H 7H AS 7S 7C 8C 9C", true, false }, { "KH 8H 7H AS 7S 7C 8C QD", false, true },
    { "JH 9H 7C AS 7S 7D 8C TC", true, false }, { "JH 8H 7H KS 7S 7C 8C 9D", true, false },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree Analysis *analysis = g_new0 (Analysis, 1);
      const Contrast contrast = { .card = CARD_NONE };
      Observation seen;
      Deal deal;

      support_deal (&deal, game_find ("klaverjas"), "", NULL);
      deal.hand[deal.turn] = support_cards (deal_pack (&deal), rows[i].hand);
      observation_make (&seen, &deal, (unsigned) deal.turn);
      analysis->row[0].action
          = rows[i].is_named ? ACTION (VERB_TRUMP, SUIT_HEARTS) : ACTION (VERB_PASS, 0);
      g_assert_cmpint (
          principle_fits (PRINCIPLE_SOUND_TRUMPS, &seen, analysis, &contrast, CARD_NONE), ==,
          rows[i].fits);
    }
}

/* A weak hand is not advised to close the stock. */
static void
test_closing_that_fits (void)
{
  g_autofree Analysis *closing = NULL;
  Observation seen;
  Deal deal;

  set_up_trick (&deal, 9, "AC TD JD QS JS");
  deal_put_card (&deal, deal_order (&deal), support_card (deal_pack (&deal), "AC"));
  deal_take_trick (&deal);
  observation_make (&seen, &deal, 0);
  closing = judge (&seen, ACTION (WURZEN_VERB_CLOSE, 0));
  g_assert_cmphex (closing->row[0].action, ==, ACTION (WURZEN_VERB_CLOSE, 0));
  g_assert_cmpint (principle_find (&seen, closing, ACTION_NONE), ==, PRINCIPLE_NONE);
}

/* A ruff with the lowest own trump is no high card for a full trick, nor is one of two twins. */
static void
test_high_cards (void)
{
  static const struct
  {
    const char *card;
    bool fits;
  } rows[] = { { "KH", false }, { "AH", true }, { "9H", true }, { "JD", false } };
  Contrast contrast = { .kind = CONTRAST_TRICK_TAKEN, .card = CARD_NONE, .points = 30 };
  g_autofree Analysis *analysis = g_new0 (Analysis, 1);
  Observation seen;
  Deal deal;

  support_deal (&deal, game_find ("fiftysix"), "players=4", NULL);
  deal.phase = PHASE_PLAY;
  deal_set_trump (&deal, SUIT_HEARTS);
  deal_put_card (&deal, deal_order (&deal), support_card (deal_pack (&deal), "QS"));
  deal.turn = (int8_t) deal_next_player (&deal, (unsigned) deal.trick.seat[0]);
  deal.hand[deal.turn] = support_cards (deal_pack (&deal), "9H AH KH KH JD");
  observation_make (&seen, &deal, (unsigned) deal.turn);
  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpint (principle_fits (PRINCIPLE_TAKE_DEAR, &seen, analysis, &contrast,
                                     support_card (deal_pack (&deal), rows[i].card)),
                     ==, rows[i].fits);
}

/*
 * Without a card in mind, the hint compares with the card that most people would play of the worse
 * ones, even if another one loses less.
 */
static void
test_usual_rival (void)
{
  enum
  {
    N_WORLDS = 10,
    N_ROWS = 4
  };
  static const struct
  {
    const char *usual[N_ROWS];
    const char *considered;
    const char *rival;
  } rows[] = {
    { { "JH", "AS", "7C", "8C" }, NULL, "AS" },
    { { "AS", "JH", "7C", "8C" }, NULL, "AS" },
    { { "JH", "7C", "AS", "8C" }, NULL, "7C" },
    { { "JH", "AS", "7C", "8C" }, "8C", "8C" },
  };
  static const char *const cards[N_ROWS] = { "JH", "8C", "7C", "AS" }; /* best first */

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree AnalysisLine *line = g_new0 (AnalysisLine, N_ROWS * N_WORLDS);
      g_autofree Analysis *analysis = g_new0 (Analysis, 1);
      Contrast contrast;
      Observation seen;
      Action considered;
      Deal deal;
      int rival;

      klaverjas_set_up_play (&deal, "", 0, "", "JH 7C 8C AS 9D 8D 7D TC");
      observation_make (&seen, &deal, (unsigned) deal.turn);
      *analysis = (Analysis) { .n = N_ROWS, .n_worlds = N_WORLDS, .line = line };
      for (unsigned k = 0; k < N_ROWS; k++)
        {
          analysis->usual.row[analysis->usual.n++].action = play (&deal, rows[i].usual[k]);
          analysis->row[k] = (AnalysisRow) { .action = play (&deal, cards[k]),
                                             .is_tried = true,
                                             .value = -10.0 * k };
          for (unsigned w = 0; w < N_WORLDS; w++)
            line[k * N_WORLDS + w]
                = (AnalysisLine) { .lead = -10.0 * k, .takes_trick = k == 0, .beater = CARD_NONE };
        }
      considered = rows[i].considered != NULL ? play (&deal, rows[i].considered) : ACTION_NONE;
      rival = contrast_choose (analysis, &seen, considered, &contrast);
      g_assert_cmpint (rival, >, 0);
      g_assert_cmphex (analysis->row[rival].action, ==, play (&deal, rows[i].rival));
      g_assert_cmpint (contrast.kind, ==, CONTRAST_TRICK_TAKEN);
    }
}

/*
 * A cause in sight takes the place of a mere result: how often a card is better, or that it brings
 * more tricks.
 */
static void
test_causes_before_results (void)
{
  enum
  {
    N_WORLDS = 10
  };
  static const struct
  {
    const char *played, *hand, *best, *other;
    unsigned n_tricks; /* more of the better card */
    const char *text;
  } rows[] = {
    { "", "JH 8C 9S 9D 8D 7D TC 8H", "JH", "8C", 0,
      "Nobody can beat it: it is the highest trump that is still out." },
    { "", "JH 8C 9S 9D 8D 7D TC 8H", "JH", "8C", 1,
      "Nobody can beat it: it is the highest trump that is still out." },
    { "", "7S 9S AC 9D 8D 7D TC 8H", "7S", "AC", 1,
      "Ace of clubs stays the highest card of its suit and can win a trick later." },
    /* true of all cards: no cause, but the rules of thumb know one */
    { "7S 8S AS", "9S TS KD QD 7D 8D 9D TD", "9S", "TS", 1,
      "The trick is lost, and no card you may play counts less." },
    { "", "7S 8C 9S 9D 8D 7D TC 8H", "8D", "8C", 0,
      "It hardly ever does worse than eight of clubs." },
    { "", "7S 8C 9S 9D 8D 7D TC 8H", "8D", "8C", 1,
      "Your side can take more tricks than with eight of clubs." },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Telling telling = telling_of (SUITS_FRENCH);
      g_autofree AnalysisLine *line = g_new0 (AnalysisLine, 2 * N_WORLDS);
      g_autofree Analysis *analysis = g_new0 (Analysis, 1);
      g_autofree char *text = NULL;
      CardSet cards = 0;
      Observation seen;
      Deal deal;

      klaverjas_set_up_play (&deal, "", 0, rows[i].played, rows[i].hand);
      observation_make (&seen, &deal, (unsigned) deal.turn);
      *analysis = (Analysis) { .n = 2, .n_worlds = N_WORLDS, .line = line };
      analysis->row[0]
          = (AnalysisRow) { .action = play (&deal, rows[i].best), .is_tried = true, .value = 5 };
      analysis->row[1] = (AnalysisRow) { .action = play (&deal, rows[i].other), .is_tried = true };
      for (unsigned w = 0; w < 2 * N_WORLDS; w++)
        line[w] = (AnalysisLine) { .lead = w < N_WORLDS ? 5 : 0,
                                   .n_tricks = w < N_WORLDS ? rows[i].n_tricks : 0,
                                   .beater = CARD_NONE };
      analysis->choice.n = 2;
      for (unsigned k = 0; k < 2; k++)
        analysis->choice.row[k].action = analysis->row[k].action;
      if (deal.trick.n > 0)
        analysis->choice.row[0].reason = REASON_KEEP_POINTS;
      text = tell_reason (&telling, &deal, &seen, analysis, ACTION_NONE, NULL, &cards);
      support_check ("cause", text, rows[i].text);
    }
}

/* ---- Equal results ------------------------------------------------------------------------- */

enum
{
  SMALL_WORLDS = 10
};

/*
 * Makes @analysis of @best and @other, two cards that are equal in @line (2 * SMALL_WORLDS), apart
 * from a card point that @best brings more.
 */
static void
analyse_alike (const Deal *deal, const char *best, const char *other, AnalysisLine *line,
               Analysis *analysis)
{
  const char *const cards[] = { best, other };

  *analysis = (Analysis) { .n = 2, .n_worlds = SMALL_WORLDS, .line = line };
  analysis->choice.n = 2;
  for (unsigned k = 0; k < 2; k++)
    {
      analysis->choice.row[k].action = play (deal, cards[k]);
      analysis->row[k]
          = (AnalysisRow) { .action = play (deal, cards[k]), .is_tried = true, .margin = 1 - k };
      for (unsigned w = 0; w < SMALL_WORLDS; w++)
        line[k * SMALL_WORLDS + w] = (AnalysisLine) { .margin = 1 - k, .beater = CARD_NONE };
    }
  analysis->usual = analysis->choice;
}

/* A sentence that begins with the name of a card begins with a capital letter. */
static void
test_alike (void)
{
  Telling telling = telling_of (SUITS_FRENCH);
  g_autofree AnalysisLine *line = g_new0 (AnalysisLine, 2 * SMALL_WORLDS);
  g_autofree Analysis *analysis = g_new0 (Analysis, 1);
  g_autofree char *text = NULL;
  CardSet cards = 0;
  Observation seen;
  Deal deal;

  klaverjas_set_up_play (&deal, "", 0, "", "7S 8C 9S 9D 8D 7D TC 8H");
  observation_make (&seen, &deal, (unsigned) deal.turn);
  analyse_alike (&deal, "8D", "8C", line, analysis);
  text = tell_reason (&telling, &deal, &seen, analysis, ACTION_NONE, NULL, &cards);
  g_test_message ("%s", text);
  g_assert_true (g_str_has_prefix (text, "Eight of clubs brings nearly the same result. "));
}

/* "As you like" is not said beside a reason that prefers one card. */
static void
test_as_you_like (void)
{
  static const struct
  {
    const char *played, *hand, *best, *other;
    bool is_free;
  } rows[] = {
    /* the jack of trumps: nobody can beat it */
    { "", "JH 8C 9S 9D 8D 7D TC 8H", "JH", "8C", false },
    { "", "7S 8C 9S 9D 8D 7D TC 8H", "8D", "8C", true },
    /* "none of your cards can take this trick" would be true of both cards */
    { "7S 8S AS", "9S TS KD QD 7D 8D 9D TD", "9S", "TS", false },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Telling telling = telling_of (SUITS_FRENCH);
      g_autofree AnalysisLine *line = g_new0 (AnalysisLine, 2 * SMALL_WORLDS);
      g_autofree Analysis *analysis = g_new0 (Analysis, 1);
      g_autofree char *text = NULL;
      CardSet cards = 0;
      Observation seen;
      Deal deal;

      klaverjas_set_up_play (&deal, "", 0, rows[i].played, rows[i].hand);
      observation_make (&seen, &deal, (unsigned) deal.turn);
      analyse_alike (&deal, rows[i].best, rows[i].other, line, analysis);
      for (unsigned k = 0; k < 2; k++)
        analysis->row[k].margin = 0;
      if (deal.trick.n > 0)
        analysis->choice.row[0].reason = REASON_KEEP_POINTS;
      for (unsigned w = 0; w < 2 * SMALL_WORLDS; w++)
        line[w].margin = 0;
      text = tell_reason (&telling, &deal, &seen, analysis, ACTION_NONE, NULL, &cards);
      g_test_message ("%s", text);
      g_assert_nonnull (strstr (text, "All your choices bring nearly the same result"));
      g_assert_cmpint (strstr (text, "as you like") != NULL, ==, rows[i].is_free);
      g_assert_null (strstr (text, "None of your cards"));
    }
}

/* ---- The end of the deal ------------------------------------------------------------------- */

/*
 * An end that no card changes is told only if all possible deals were solved and all cards tried;
 * "the score is the same" only if it is.
 */
static void
test_sure_ends (void)
{
  enum
  {
    N_WORLDS = 3
  };
  static const struct
  {
    ContractEnd end, other_end;
    double lead, other_lead;
    bool is_exact, is_tried;
    const char *has;
    const char *has_not;
  } rows[] = {
    { CONTRACT_MADE, CONTRACT_MADE, 100, 100, true, true,
      "With good play you make your contract, and the score is the same whichever card", "still" },
    { CONTRACT_CONCEDED, CONTRACT_CONCEDED, -100, -100, true, true,
      "The other side’s contract can no longer be beaten", "still" },
    { CONTRACT_FAILED, CONTRACT_FAILED, -100, -140, true, true,
      "the only question is by how much it fails.", "the same" },
    { CONTRACT_NONE, CONTRACT_NONE, -100, -100, true, true,
      "This deal can no longer be won against good play, and the score is the same", "contract" },
    { CONTRACT_NONE, CONTRACT_NONE, 0, 0, true, true, "The score is the same whichever card",
      "deal" },
    { CONTRACT_MADE, CONTRACT_FAILED, 100, 0, true, true, "", "still counts" },
    { CONTRACT_MADE, CONTRACT_MADE, 100, 100, false, true, "nearly the same result", "score" },
    { CONTRACT_MADE, CONTRACT_MADE, 100, 100, true, false, "nearly the same result", "score" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Telling telling = telling_of (SUITS_FRENCH);
      g_autofree AnalysisLine *line = g_new0 (AnalysisLine, 3 * N_WORLDS);
      g_autofree Analysis *analysis = g_new0 (Analysis, 1);
      static const char *const cards[] = { "7S", "8C", "9S" };
      g_autofree char *text = NULL;
      CardSet named = 0;
      Observation seen;
      Deal deal;

      klaverjas_set_up_play (&deal, "", 0, "", "7S 8C 9S 9D 8D 7D TC 8H");
      observation_make (&seen, &deal, (unsigned) deal.turn);
      *analysis
          = (Analysis) { .n = 3, .n_worlds = N_WORLDS, .line = line, .is_exact = rows[i].is_exact };
      for (unsigned k = 0; k < 3; k++)
        {
          analysis->choice.row[k].action = play (&deal, cards[k]);
          analysis->row[k] = (AnalysisRow) { .action = play (&deal, cards[k]),
                                             .is_tried = k < 2 || rows[i].is_tried,
                                             .value = k == 0 ? rows[i].lead : rows[i].other_lead };
          for (unsigned w = 0; w < N_WORLDS; w++)
            line[k * N_WORLDS + w]
                = (AnalysisLine) { .lead = analysis->row[k].value,
                                   .contract = k == 0 ? rows[i].end : rows[i].other_end,
                                   .beater = CARD_NONE };
        }
      analysis->choice.n = 3;
      analysis->usual = analysis->choice;
      text = tell_reason (&telling, &deal, &seen, analysis, ACTION_NONE, NULL, &named);
      g_test_message ("%s", text);
      g_assert_nonnull (strstr (text, rows[i].has));
      g_assert_null (strstr (text, rows[i].has_not));
    }
}

/*
 * A deal whose end no card changes in all sample deals is named as decided, without a claim that
 * this is proved; only if all cards were tried in many of them.
 */
static void
test_expected_ends (void)
{
  enum
  {
    N_WORLDS = 40
  };
  static const struct
  {
    ContractEnd end, other_end;
    unsigned n_worlds;
    bool is_tried;
    const char *text;
  } rows[] = {
    { CONTRACT_MADE, CONTRACT_MADE, N_WORLDS, true,
      "In all layouts looked at you make your contract: the only question is by how much." },
    { CONTRACT_NONE, CONTRACT_NONE, N_WORLDS, true,
      "In all layouts looked at you win this deal: the only question is by how much." },
    { CONTRACT_MADE, CONTRACT_FAILED, N_WORLDS, true, NULL },
    { CONTRACT_MADE, CONTRACT_MADE, N_WORLDS, false, NULL },
    { CONTRACT_MADE, CONTRACT_MADE, 10, true, NULL },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree AnalysisLine *line = g_new0 (AnalysisLine, 2 * N_WORLDS);
      g_autofree Analysis *analysis = g_new0 (Analysis, 1);

      *analysis = (Analysis) { .n = 2, .n_worlds = rows[i].n_worlds, .line = line };
      for (unsigned k = 0; k < 2; k++)
        {
          analysis->row[k].is_tried = k == 0 || rows[i].is_tried;
          for (unsigned w = 0; w < rows[i].n_worlds; w++)
            line[k * rows[i].n_worlds + w] = (AnalysisLine) {
              .contract = k == 0 ? rows[i].end : rows[i].other_end, .lead = 10, .is_won = true
            };
        }
      g_assert_cmpstr (tell_stake_left (analysis), ==, rows[i].text);
    }
}

/* A raised stake that loses more than half of the deals is not said to cost less. */
static void
test_stakes (void)
{
  enum
  {
    N_WORLDS = 10,
    N_WON = 4
  };
  g_autofree AnalysisLine *line = g_new0 (AnalysisLine, 2 * N_WORLDS);
  g_autofree Analysis *analysis = g_new0 (Analysis, 1);
  Contrast contrast;
  Observation seen;
  Deal deal;

  support_deal (&deal, game_find ("klaverjas"), "", NULL);
  observation_make (&seen, &deal, (unsigned) deal.turn);
  *analysis = (Analysis) { .n = 2, .n_worlds = N_WORLDS, .is_call = true, .line = line };
  analysis->row[0] = (AnalysisRow) { .action = ACTION (VERB_TRUMP, 0), .is_tried = true };
  analysis->row[1] = (AnalysisRow) { .action = ACTION (VERB_PASS, 0), .is_tried = true };
  for (unsigned w = 0; w < N_WORLDS; w++)
    {
      line[w].is_won = line[N_WORLDS + w].is_won = w < N_WON;
      line[w].lead = w < N_WON ? 100 : -50;
      line[N_WORLDS + w].lead = line[w].lead / 2;
    }
  contrast_find (analysis, &seen, 0, 1, &contrast);
  g_assert_cmpint (contrast.kind, ==, CONTRAST_STAKE_WON);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/hint-causes/ruffs", test_ruffs);
  g_test_add_func ("/hint-causes/sure-ruffs", test_sure_ruffs);
  g_test_add_func ("/hint-causes/same-cards", test_same_cards);
  g_test_add_func ("/hint-causes/no-ruffs", test_no_ruffs);
  g_test_add_func ("/hint-causes/duty-to-follow", test_duty_to_follow);
  g_test_add_func ("/hint-causes/certain-tricks", test_certain_tricks);
  g_test_add_func ("/hint-causes/draws", test_draws);
  g_test_add_func ("/hint-causes/enough", test_enough);
  g_test_add_func ("/hint-causes/gift", test_gift);
  g_test_add_func ("/hint-causes/exchange", test_exchange);
  g_test_add_func ("/hint-causes/hands", test_hands);
  g_test_add_func ("/hint-causes/hands-of-passes", test_hands_of_passes);
  g_test_add_func ("/hint-causes/doubles", test_doubles);
  g_test_add_func ("/hint-causes/cards-of-game", test_cards_of_game);
  g_test_add_func ("/hint-causes/calls-in-mind", test_calls_in_mind);
  g_test_add_func ("/hint-causes/cards-before-figures", test_cards_before_figures);
  g_test_add_func ("/hint-causes/made-seldom", test_made_seldom);
  g_test_add_func ("/hint-causes/idle-calls", test_idle_calls);
  g_test_add_func ("/hint-causes/failure-of-others", test_failure_of_others);
  g_test_add_func ("/hint-causes/lost-tricks", test_lost_tricks);
  g_test_add_func ("/hint-causes/forced-tricks", test_forced_tricks);
  g_test_add_func ("/hint-causes/dear-leads", test_dear_leads);
  g_test_add_func ("/hint-causes/other-answers", test_other_answers);
  g_test_add_func ("/hint-causes/overtrumped", test_overtrumped);
  g_test_add_func ("/hint-causes/rules-that-fit", test_rules_that_fit);
  g_test_add_func ("/hint-causes/sound-trumps", test_sound_trumps);
  g_test_add_func ("/hint-causes/closing-that-fits", test_closing_that_fits);
  g_test_add_func ("/hint-causes/high-cards", test_high_cards);
  g_test_add_func ("/hint-causes/usual-rival", test_usual_rival);
  g_test_add_func ("/hint-causes/causes-before-results", test_causes_before_results);
  g_test_add_func ("/hint-causes/alike", test_alike);
  g_test_add_func ("/hint-causes/as-you-like", test_as_you_like);
  g_test_add_func ("/hint-causes/sure-ends", test_sure_ends);
  g_test_add_func ("/hint-causes/expected-ends", test_expected_ends);
  g_test_add_func ("/hint-causes/stakes", test_stakes);

  return g_test_run ();
}
