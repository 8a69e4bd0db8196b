/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Signals between partners in Klaverjassen (section 15 of games/klaverjas/rules.md). */

#include <glib.h>

#include "add-tests.h"
#include "klaverjas-support.h"
#include "player-support.h"
#include "players/games/klaverjas/klaverjas-signals.h"
#include "rules/game.h"

static Signals
read_signals (const char *text)
{
  Signals signals;

  g_assert_true (signals_read (text, &signals));

  return signals;
}

/* What a seat sees whose side, as the other, has agreed on @signals. */
static void
observe (Observation *observation, const Deal *deal, const char *signals)
{
  observation_make (observation, deal, (unsigned) deal->turn);
  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    observation->signals[seat] = read_signals (signals);
}

static void
test_names (void)
{
  Signals signals;

  g_assert_cmpint (read_signals ("kleur").discard, ==, SIGNAL_SAME_SUIT);
  g_assert_cmpint (read_signals ("tegenkleur+lead").discard, ==, SIGNAL_OTHER_SUIT);
  g_assert_true (read_signals ("none+lead").lead);
  g_assert_false (read_signals ("none").lead);
  g_assert_false (signals_read ("kleur+", &signals));
  g_assert_false (signals_read ("", &signals));
}

/* ---- What others tell ------------------------------------------------------------------------ */

typedef enum
{
  BELIEVED, /* he has it */
  DENIED,   /* he has it not */
  UNTOLD,   /* as without any signal */
} Belief;

static float
chance_held (const Deal *deal, const char *signals, unsigned seat, Card card)
{
  KlaverjasPosition position;
  Observation observation;

  observe (&observation, deal, signals);
  klaverjas_position_make (&position, &observation);

  return position.view.chances.held[seat][card];
}

static void
test_hears (void)
{
  /* hearts are trumps; seat 0 leads, 1, 2, 3 follow, and who won goes on */
  static const struct
  {
    const char *row;
    const char *signals;
    unsigned maker;
    const char *played;
    const char *hand; /* of the seat at turn */
    unsigned seat;
    const char *card;
    Belief belief;
  } rows[] = {
    { "kleur: a low card asks for its suit", "kleur", 1, "AC 7C 7S 8C", "9C JH TS 9S 7D 8D 9D", 2,
      "AS", BELIEVED },
    { "a picture warns of it", "kleur", 1, "AC 7C KS 8C", "9C JH TS 9S 7D 8D 9D", 2, "AS", DENIED },
    { "a ten says nothing", "kleur", 1, "AC 7C TS 8C", "9C JH 8S 9S 7D 8D 9D", 2, "AS", UNTOLD },
    { "a trump says nothing", "kleur", 1, "AC 7C 7H 8C", "9C JH TS 9S 7D 8D 9D", 2, "AS", UNTOLD },
    { "nor does a card of the suit led", "kleur", 1, "AC 7C 9C 8C", "TC JH TS 9S 7D 8D 9D", 2, "AS",
      UNTOLD },
    { "the enemies hear it too", "kleur", 1, "7C AC 8C 7S", "9C JH TS 9S 7D 8D 9D", 3, "AS",
      BELIEVED },
    { "only the first discard in a suit counts", "kleur", 1, "AC 7C KS 8C KC 9C 7S JC",
      "JH TS 9S 7D 8D 9D", 2, "AS", DENIED },
    { "tegenkleur: QS asks for clubs", "tegenkleur", 1, "AD 7D QS 8D", "9D JH TS 9S 7C 8C 9C", 2,
      "AC", BELIEVED },
    { "no message if that suit is trump", "tegenkleur", 1, "AC 7C QD 8C", "9C JH TS 9S 7D 8D KS", 2,
      "AH", UNTOLD },
    { "without an agreement nothing is told", "none", 1, "AC 7C 7S 8C", "9C JH TS 9S 7D 8D 9D", 2,
      "AS", UNTOLD },
    { "the maker leads low: he has the jack of trumps", "none+lead", 0, "7S",
      "8S 9S TC QC 7D 8D 9D QH", 0, "JH", BELIEVED },
    { "an ace: he has it not", "none+lead", 0, "AS", "8S 9S TC QC 7D 8D 9D QH", 0, "JH", DENIED },
    { "who is not the maker says nothing by his lead", "none+lead", 1, "AS",
      "8S 9S TC QC 7D 8D 9D QH", 0, "JH", UNTOLD },
    { "a lead in trumps says nothing", "none+lead", 0, "7H", "8S 9S TC QC 7D 8D 9D QH", 0, "JH",
      UNTOLD },
    { "nor does one later", "none+lead", 0, "KC 7C 8C 9C AS", "8S 9S TC QC 7D 8D QH", 0, "JH",
      UNTOLD },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Card card = support_card (klaverjas_main_pack (), rows[i].card);
      Deal deal;
      float plain, told;

      klaverjas_set_up_play (&deal, "", rows[i].maker, rows[i].played, rows[i].hand);
      plain = chance_held (&deal, "none", rows[i].seat, card);
      told = chance_held (&deal, rows[i].signals, rows[i].seat, card);
      if (rows[i].belief == BELIEVED ? told <= plain || told < 0.5f
          : rows[i].belief == DENIED ? told >= plain || told > 0.15f
                                     : told != plain)
        support_fail ("%s: %g without signals, %g with them", rows[i].row, plain, told);
    }
}

/* ---- What is told ---------------------------------------------------------------------------- */

typedef struct
{
  unsigned n_true;
  unsigned n_false;
} Told;

/* What the side of seat 0 tells in @n_deals, if the sides have agreed on @signals. */
static Told
count_told (const char *settings, const char *signals, const char *meant, unsigned n_deals)
{
  Rng rng = rng_new (7, 0);
  Told told = { 0 };

  for (unsigned i = 0; i < n_deals; i++)
    {
      Card pack[CARDS_MAX];
      Deal deal;

      support_shuffled (pack, klaverjas_main_pack ()->n_cards, &rng);
      support_deal (&deal, &klaverjas_game, settings, pack);
      while (!deal_is_over (&deal))
        {
          Observation observation, listening;
          Choice choice;

          observe (&observation, &deal, signals);
          observe (&listening, &deal, meant);
          player_choose (&observation, player_of_level (PLAYER_LEVEL_SIMPLE), &rng, NULL, &choice);
          if (deal.phase == PHASE_PLAY && observation.legal.n > 1 && deal.turn % 2 == 0)
            {
              KlaverjasPosition position;
              Card card = action_card (deal.game, choice.row[0].action);
              KlaverjasTold said;

              klaverjas_position_make (&position, &listening);
              said = klaverjas_signals_tell (&position, &listening, card);
              told.n_true += said.truth == KLAVERJAS_TELLS_TRUTH;
              told.n_false += said.truth == KLAVERJAS_TELLS_LIE;
            }
          deal_apply (&deal, choice.row[0].action);
        }
    }

  return told;
}

/*
 * Who has agreed on a system tells by it what is true, more often than by chance. Much of what is
 * false is forced: who is strong nowhere has nothing true to throw off.
 */
static void
test_tells (void)
{
  static const char *const systems[] = { "kleur", "tegenkleur" };

  for (unsigned i = 0; i < G_N_ELEMENTS (systems); i++)
    {
      Told agreed = count_told ("", systems[i], systems[i], 600);
      Told silent = count_told ("", "none", systems[i], 600);
      double share = (double) agreed.n_true / (agreed.n_true + agreed.n_false);
      double by_chance = (double) silent.n_true / (silent.n_true + silent.n_false);

      g_test_message ("%s: %u true, %u false; without it %u, %u", systems[i], agreed.n_true,
                      agreed.n_false, silent.n_true, silent.n_false);
      g_assert_cmpuint (agreed.n_true + agreed.n_false, >, 200);
      g_assert_cmpfloat (share, >, by_chance + 0.05);
      g_assert_cmpuint (agreed.n_true, >, silent.n_true * 6 / 5);
    }
}

/* What passes between partners when a card is played, as hints tell it. */
static void
test_messages (void)
{
  static const struct
  {
    const char *row;
    const char *signals;
    unsigned maker;
    const char *played;
    const char *hand; /* of who is at turn */
    const char *card;
    PlayerMessageKind kind;
    const char *about; /* a card that is held, or is not; "" where nothing is told */
    bool holds;
  } rows[] = {
    { "a low card asks for its suit: he has the ace", "kleur", 1, "AC 7C",
      "7S AS 9S 9D 8D 7D JD 8H", "7S", MESSAGE_TELLS, "AS", true },
    { "without the ace that is not so", "kleur", 1, "AC 7C", "7S KS 9S 9D 8D 7D JD 8H", "7S",
      MESSAGE_LIES, "AS", true },
    { "a picture warns", "kleur", 1, "AC 7C", "7S KS 9S 9D 8D 7D JD 8H", "KS", MESSAGE_TELLS, "AS",
      false },
    { "or asks for the other suit of its colour", "tegenkleur", 1, "AD 7D",
      "7S AC 9S 9C 8C 7C JS 8H", "9S", MESSAGE_TELLS, "AC", true },
    { "it warns of nothing when everybody saw the ace", "kleur", 1, "AS 7S 8S TS AC 7C",
      "KS 9S 9D 8D 7D JD 8H", "KS", MESSAGE_NONE, "", false },
    { "nothing is agreed", "none", 1, "AC 7C", "7S AS 9S 9D 8D 7D JD 8H", "7S", MESSAGE_NONE, "",
      false },
    { "the maker leads low: he has the jack of trumps", "none+lead", 0, "",
      "7S JH 9S TC QC 7D 8D 9D", "7S", MESSAGE_TELLS, "JH", true },
    { "the suit is led for which the partner asked", "kleur", 1, "AC 7C 7S 8C",
      "9C JH TS 9S 7D 8D 9D", "TS", MESSAGE_ASKED, "AS", true },
    { "another one is not", "kleur", 1, "AC 7C 7S 8C", "9C JH TS 9S 7D 8D 9D", "9D", MESSAGE_NONE,
      "", false },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const Pack *pack = klaverjas_main_pack ();
      KlaverjasPosition position;
      Observation observation;
      PlayerMessage message;
      Deal deal;

      klaverjas_set_up_play (&deal, "", rows[i].maker, rows[i].played, rows[i].hand);
      observe (&observation, &deal, rows[i].signals);
      klaverjas_position_make (&position, &observation);
      klaverjas_signals_message (&position, &observation, support_card (pack, rows[i].card),
                                 &message);
      if (message.kind != rows[i].kind
          || (rows[i].about[0] != '\0'
              && (!card_set_has (message.cards, support_card (pack, rows[i].about))
                  || message.holds != rows[i].holds)))
        support_fail ("%s: kind %d, cards %" G_GINT64_MODIFIER "x", rows[i].row, message.kind,
                      (guint64) message.cards);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_TESTS ("/signals", test_names, test_hears, test_tells, test_messages);

  return g_test_run ();
}
