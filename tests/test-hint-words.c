/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The sentences of hints and reviews, and of reasons with open hands. */

#include <glib.h>
#include <math.h>
#include <stdlib.h>

#include "klaverjas-support.h"
#include "model/words/tell-advice.h"
#include "model/words/tell-hint.h"
#include "player-support.h"
#include "rules/game.h"
#include "rules/games/wurzen/wurzen.h"
#include "rules/games/zensern/zensern-figures.h"

/* What rules of thumb choose, with @card before all else, and no worlds are looked at. */
static void
analyse_card (const Observation *observation, const char *card, Analysis *analysis)
{
  Rng rng = rng_new (1, 1);
  Choice *choice = &analysis->choice;
  unsigned first = 0;

  *analysis = (Analysis) { 0 };
  player_choose (observation, player_of_level (PLAYER_LEVEL_SIMPLE), &rng, NULL, choice);
  while (action_card (observation->seen.game, choice->row[first].action)
         != support_card (klaverjas_main_pack (), card))
    first++;
  choice->row[choice->n] = choice->row[0];
  choice->row[0] = choice->row[first];
  choice->row[first] = choice->row[choice->n];
  analysis->n = choice->n;
  for (unsigned i = 0; i < choice->n; i++)
    analysis->row[i].action = choice->row[i].action;
}

/* Behind the reason stands what the card says to the partner, and no more where it says nothing. */
static void
test_messages (void)
{
  static const struct
  {
    const char *signals;
    unsigned maker;
    const char *played;
    const char *hand;
    const char *card;
    const char *message;
  } rows[] = {
    { "kleur", 1, "AC 7C", "7S AS 9S 9D 8D 7D JD 8H", "7S",
      " By agreement, this tells your partner that you hold the ace of spades." },
    { "kleur", 1, "AC 7C", "7S KS 9S 9D 8D 7D JD 8H", "KS",
      " By agreement, this tells your partner that you do not hold the ace of spades." },
    { "kleur", 1, "AC 7C", "7S KS 9S 9D 8D 7D JD 8H", "7S",
      " Careful: by agreement, this tells your partner something false about spades." },
    { "tegenkleur", 1, "AD 7D", "7S AC 9S 9C 8C 7C JS 8H", "9S",
      " By agreement, this tells your partner that you are strong in clubs." },
    { "kleur", 1, "AC 7C 7S 8C", "9C JH TS 9S 7D 8D 9D", "TS",
      " Your partner asked for spades with the seven of spades." },
    { "none", 1, "AC 7C", "7S AS 9S 9D 8D 7D JD 8H", "7S", "" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = NULL;
      g_autofree Analysis *analysis = g_new (Analysis, 1);
      Telling telling = { .suits = SUITS_FRENCH };
      Observation observation;
      Signals signals;
      const OpenCards open = { .kind = OPEN_UNKNOWN };
      g_autofree char *reason = NULL;
      CardSet cards = 0;
      Deal deal;

      klaverjas_set_up_play (&deal, "", rows[i].maker, rows[i].played, rows[i].hand);
      observation_make (&observation, &deal, (unsigned) deal.turn);
      g_assert_true (signals_read (rows[i].signals, &signals));
      for (unsigned seat = 0; seat < deal.n_seats; seat++)
        observation.signals[seat] = signals;
      analyse_card (&observation, rows[i].card, analysis);
      reason = tell_reason (&telling, &deal, &observation, analysis, ACTION_NONE, NULL, &cards);
      text = tell_hint (&telling, &deal, &observation, analysis, reason, "", &open);
      g_test_message ("%s", text);
      g_assert_true (g_str_has_prefix (text, "Hint: "));
      g_assert_true (g_str_has_suffix (text, rows[i].message));
      g_assert_cmpint (strstr (text, "our partner") != NULL, ==, rows[i].message[0] != '\0');
    }
}

/*
 * Shares are words; a second one like the first is compared with it. "Never" and "always" are said
 * only if all possible deals were solved.
 */
static void
test_shares (void)
{
  static const struct
  {
    ContrastKind kind;
    unsigned n_better, n_worse, n_worlds;
    const char *text;
    bool is_exact;
  } rows[] = {
    { CONTRAST_WON, 100, 0, 100, "You win the deal: always this way, never with seven of spades.",
      true },
    { CONTRAST_WON, 100, 0, 100,
      "You win the deal: nearly always this way, hardly ever with seven of spades.", false },
    { CONTRAST_STAKE_LOST, 0, 0, 100, "You never win, but this way it costs you less.", true },
    { CONTRAST_FAILED, 12, 59, 100,
      "Your contract fails: most of the time with seven of spades, seldom this way." },
    { CONTRAST_FAILED, 0, 59, 100, "With seven of spades your contract fails in 6 of 10 deals." },
    { CONTRAST_FAILED, 12, 100, 100,
      "Your contract fails: nearly always with seven of spades, seldom this way." },
    { CONTRAST_CONCEDED, 12, 59, 100,
      "With seven of spades the other side makes its contract most of the time, this way "
      "seldom." },
    { CONTRAST_CONCEDED, 0, 59, 100,
      "With seven of spades the other side makes its contract in 6 of 10 deals." },
    { CONTRAST_WON, 100, 48, 100,
      "You win the deal: nearly always this way, about half the time with seven of spades." },
    { CONTRAST_WON, 30, 0, 100,
      "You win the deal: less than half the time this way, hardly ever with seven of spades." },
    { CONTRAST_WON, 299, 1, 300,
      "You win the deal: nearly always this way, seldom with seven of spades." },
    { CONTRAST_WON, 80, 60, 100,
      "You win the deal: most of the time this way, less often with seven of spades." },
    { CONTRAST_BONUS_GIVEN, 0, 57, 100,
      "Your side loses 20 roem in this trick: most of the time with seven of spades, hardly ever "
      "this way." },
    { CONTRAST_TRICK_LEFT, 100, 30, 100,
      "With seven of spades your side would take this trick most of the time, this way hardly "
      "ever, but later that would cost you more than it brings." },
    { CONTRAST_STAKE_WON, 40, 40, 100,
      "You win less than half the time, but when you win, you win so much more that it pays." },
    { CONTRAST_SAVED, 0, 30, 100,
      "If your side loses this trick, seven of spades costs you more." },
    { CONTRAST_STAKE_LOST, 0, 0, 100, "You hardly ever win, but this way it costs you less." },
    { CONTRAST_STAKE_LOST, 19, 19, 100,
      "You win seldom, and this way it costs you less when you lose." },
    { CONTRAST_STAKE_LOST, 44, 44, 100,
      "You win less than half the time, and this way it costs you less when you lose." },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Telling telling = { .suits = SUITS_FRENCH };
      Contrast contrast = { .kind = rows[i].kind,
                            .card = CARD_NONE,
                            .beater = CARD_NONE,
                            .points = 20,
                            .n_better = rows[i].n_better,
                            .n_worse = rows[i].n_worse,
                            .is_exact = rows[i].is_exact };
      g_autofree char *text = NULL;
      Deal deal;

      klaverjas_set_up_play (&deal, "", 1, "AC 7C", "7S AS 9S 9D 8D 7D JD 8H");
      text = tell_contrast (&telling, &deal, &contrast, rows[i].n_worlds,
                            ACTION (VERB_PLAY, support_card (klaverjas_main_pack (), "7S")));
      g_assert_cmpstr (text, ==, rows[i].text);
    }
}

/* Who plays last knows who takes the trick: shares would only blur it. */
static void
test_last_to_play (void)
{
  static const struct
  {
    ContrastKind kind;
    unsigned n_better, n_worse;
    const char *text;
  } rows[] = {
    { CONTRAST_TRICK_TAKEN, 100, 0,
      "Your side takes this trick, 20 points; with seven of spades it does not." },
    { CONTRAST_BONUS_GIVEN, 0, 100, "With seven of spades your side loses 20 roem in this trick." },
    { CONTRAST_LEAD_KEPT, 100, 0, "You lead to the next trick; with seven of spades you do not." },
    { CONTRAST_WON, 100, 0,
      "You win the deal: nearly always this way, hardly ever with seven of spades." },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const Telling telling = { .suits = SUITS_FRENCH };
      const Contrast contrast = { .kind = rows[i].kind,
                                  .card = CARD_NONE,
                                  .beater = CARD_NONE,
                                  .points = 20,
                                  .n_better = rows[i].n_better,
                                  .n_worse = rows[i].n_worse };
      g_autofree char *text = NULL;
      Deal deal;

      klaverjas_set_up_play (&deal, "", 1, "AC 7C 8C", "7S AS 9S 9D 8D 7D JD 8H");
      text = tell_contrast (&telling, &deal, &contrast, 100,
                            ACTION (VERB_PLAY, support_card (klaverjas_main_pack (), "7S")));
      g_assert_cmpstr (text, ==, rows[i].text);
    }
}

/* The figures of calls are explained only where buttons show them, with their error if any. */
static void
test_figures (void)
{
  static const struct
  {
    bool shows, is_exact;
    const char *end;
  } rows[] = {
    { true, false, "Because. Numbers: expected points ahead ± margin of error." },
    { true, true, "Because. Numbers: expected points ahead." },
    { false, false, "Because." },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const Telling telling = { .suits = SUITS_FRENCH, .shows_figures = rows[i].shows };
      const OpenCards open = { .kind = OPEN_UNKNOWN };
      g_autofree Analysis *analysis = g_new0 (Analysis, 1);
      g_autofree char *text = NULL;
      Observation seen;
      Deal deal;

      support_deal (&deal, game_find ("klaverjas"), "", NULL);
      observation_make (&seen, &deal, (unsigned) deal.turn);
      *analysis = (Analysis) { .n = 2, .n_worlds = 10, .is_exact = rows[i].is_exact };
      analysis->row[0] = (AnalysisRow) { .action = ACTION (VERB_PASS, 0), .is_tried = true };
      analysis->row[1] = (AnalysisRow) { .action = ACTION (VERB_TRUMP, 1), .is_tried = true };
      analysis->choice.n = 1;
      analysis->choice.row[0].action = analysis->row[0].action;
      text = tell_hint (&telling, &deal, &seen, analysis, "Because.", "", &open);
      g_assert_true (g_str_has_suffix (text, rows[i].end));
    }
}

/* A lead with a suit as trumps is the figure of that call, not of the pass that is recommended. */
static void
test_lead_of_suit (void)
{
  const Game *game = game_find ("zensern");
  const Player *club = player_of_level (PLAYER_LEVEL_CLUB);
  Rng rng = rng_new (1, 1);
  const char *with = "hearts as trumps ";
  unsigned n_compared = 0;
  Card pack[CARDS_MAX];

  for (unsigned i = 0; i < 20; i++)
    {
      g_autoptr (Analysis) analysis = NULL;
      g_autofree char *reason = NULL;
      Telling telling = { .suits = SUITS_GERMAN };
      CardSet cards = 0;
      Observation seen;
      const char *at;
      Deal deal;

      support_shuffled (pack, support_pack (game, "")->n_cards, &rng);
      support_deal (&deal, game, "", pack);
      observation_make (&seen, &deal, (unsigned) deal.turn);
      analysis = analysis_new (&seen, club, ANALYSIS_SEED, NULL);
      reason = tell_reason (&telling, &deal, &seen, analysis, ACTION_NONE, NULL, &cards);
      at = strstr (reason, "you would end about ");
      if (at == NULL || analysis->row[0].action != ACTION (VERB_PASS, 0))
        continue;
      for (Suit suit = 0; suit < 4; suit++)
        if (g_strstr_len (at - strlen (with), (gssize) strlen (with),
                          words_suit (telling.suits, suit))
            != NULL)
          {
            const AnalysisRow *row = analysis_find (analysis, ACTION (VERB_TRUMP, suit));

            g_test_message ("%s", reason);
            g_assert_nonnull (row);
            g_assert_cmpint (-atoi (at + strlen ("you would end about ")), ==, lround (row->value));
            n_compared++;
          }
    }
  g_assert_cmpuint (n_compared, >, 0);
}

/* ---- Going out ----------------------------------------------------------------------------- */

/* Schnapsen behind some tricks: seat @turn has @eyes and @hand, hearts are trumps. */
static void
set_up_schnapsen (Deal *deal, unsigned eyes, const char *hand)
{
  const Game *game = game_find ("wurzen");
  unsigned seat;

  support_deal (deal, game, "mode=schnapsen", NULL);
  deal->phase = PHASE_PLAY;
  deal_set_trump (deal, SUIT_HEARTS);
  seat = (unsigned) deal->turn;
  deal->card_points[seat] = (uint16_t) eyes;
  deal->tricks_won[seat] = 2;
  deal->hand[seat] = support_cards (deal_pack (deal), hand);
}

/* What is missing is named, and a pair in the hand that makes it enough. */
static void
test_going_out (void)
{
  static const struct
  {
    ContrastKind kind;
    unsigned eyes;
    const char *hand;
    const char *text;
  } rows[] = {
    { CONTRAST_OUT_NOW, 53, "AH TC JD",
      "You have 53 and need 13 more to reach 66: the trick brings enough nearly always this way, "
      "hardly "
      "ever with ten of clubs." },
    { CONTRAST_OUT, 53, "AH TC JD",
      "You have 53 and need 13 more to reach 66 before the last trick: this way you get them "
      "nearly always, with ten of clubs hardly ever." },
    { CONTRAST_OUT, 63, "KS TC QS",
      "You have 63 now; the 20 of Q♠\uFE0E, K♠\uFE0E in your hand make it 83, and 66 are enough. "
      "You get there before the last trick: nearly always this way, hardly ever with ten of "
      "clubs." },
    { CONTRAST_OUT, 30, "KS TC QS",
      "You have 30 and need 36 more to reach 66 before the last trick: this way you get them "
      "nearly always, with ten of clubs hardly ever." },
    { CONTRAST_OUT_NOW, 66, "KS TC QS",
      "Right after this trick the deal is yours: nearly always this way, hardly ever with ten of "
      "clubs." },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Telling telling = { .suits = SUITS_FRENCH };
      Contrast contrast
          = { .kind = rows[i].kind, .card = CARD_NONE, .beater = CARD_NONE, .n_better = 100 };
      g_autofree char *text = NULL;
      Deal deal;

      set_up_schnapsen (&deal, rows[i].eyes, rows[i].hand);
      text = tell_contrast (&telling, &deal, &contrast, 100,
                            ACTION (VERB_PLAY, support_card (deal_pack (&deal), "TC")));
      support_check ("going out", text, rows[i].text);
    }
}

/* ---- Calls --------------------------------------------------------------------------------- */

static void
argue_first (const Deal *deal, Action best, Action other, PlayerReason reason,
             PlayerArgument *argument)
{
  Choice choice = { .n = 2, .row = { { .action = best, .reason = reason }, { .action = other } } };
  Observation seen;

  observation_make (&seen, deal, (unsigned) deal->turn);
  player_argue (&seen, &choice, argument);
}

/* A pair that makes it enough, and the sure tricks of who closes the stock. */
static void
test_calls_of_schnapsen (void)
{
  const Telling telling = { .suits = SUITS_FRENCH };
  g_autofree char *reached = NULL;
  g_autofree char *announced = NULL;
  g_autofree char *closed = NULL;
  PlayerArgument argument;
  Action card;
  Deal deal;

  set_up_schnapsen (&deal, 48, "KS AH QS");
  card = ACTION (VERB_PLAY, support_card (deal_pack (&deal), "AH"));
  argue_first (&deal, ACTION (WURZEN_VERB_PAIR, SUIT_SPADES), card, REASON_CLAIM_BONUS, &argument);
  g_assert_cmpint (argument.kind, ==, ARGUMENT_REACHES);
  g_assert_cmpint (argument.points, ==, 68);
  g_assert_cmpint (argument.needed, ==, 66);
  reached = tell_argument (&telling, &deal, &argument);
  support_check ("reached", reached,
                 "You have 48 eyes now; with Q♠\uFE0E, K♠\uFE0E announced it is 68, and 66 are "
                 "enough.");
  deal.card_points[deal.turn] = 45;
  argue_first (&deal, ACTION (WURZEN_VERB_PAIR, SUIT_SPADES), card, REASON_CLAIM_BONUS, &argument);
  g_assert_cmpint (argument.kind, ==, ARGUMENT_BONUS);
  announced = tell_argument (&telling, &deal, &argument);
  support_check ("announced", announced,
                 "You have 45 eyes now; the 20 of Q♠\uFE0E, K♠\uFE0E make it 65 of 66.");
  argue_first (&deal, ACTION (WURZEN_VERB_CLOSE, 0), card, REASON_STRONG_HAND, &argument);
  g_assert_cmpint (argument.kind, ==, ARGUMENT_CLOSED);
  g_assert_true (card_set_has (argument.cards, (Card) action_arg (card)));
  g_assert_cmpint (argument.needed, ==, 21);
  argument.points = 25;
  closed = tell_argument (&telling, &deal, &argument);
  g_assert_nonnull (strstr (closed, "You have 45 eyes now; they and the rest should make about 25 "
                                    "more: about 70, and 66 are enough."));
}

/* W-9.6: a failed closer pays by the tricks and eyes that the opponent has when he closes. */
static void
test_risk_of_closing (void)
{
  static const struct
  {
    unsigned tricks, eyes;
    const char *end;
  } rows[] = {
    { 0, 0, "If you fail, your opponent scores 3." },
    { 1, 20, "If you fail, your opponent scores 2." },
    { 2, 40, "If you fail, your opponent scores 2." },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    for (unsigned n_sure = 0; n_sure < 2; n_sure++)
      {
        const Telling telling = { .suits = SUITS_FRENCH };
        g_autofree char *text = NULL;
        PlayerArgument argument;
        Deal deal;

        set_up_schnapsen (&deal, 45, "KS AH QS");
        deal.tricks_won[deal.turn ^ 1] = (uint8_t) rows[i].tricks;
        deal.card_points[deal.turn ^ 1] = (uint16_t) rows[i].eyes;
        argue_first (&deal, ACTION (WURZEN_VERB_CLOSE, 0),
                     ACTION (VERB_PLAY, support_card (deal_pack (&deal), "AH")), REASON_STRONG_HAND,
                     &argument);
        if (n_sure == 0)
          argument.cards = 0;
        text = tell_argument (&telling, &deal, &argument);
        g_test_message ("%s", text);
        g_assert_true (g_str_has_suffix (text, rows[i].end));
      }
}

/* Z-6.23, Z-6.27: a figure that nobody can beat any more counts for certain. */
static void
test_best_figure (void)
{
  static const struct
  {
    bool is_stating, may_speak;
    uint8_t other; /* announced class, or strength above that of the own figure plus 1 */
    const char *text;
  } rows[] = {
    { false, true, ZENSERN_CLASS_NONE,
      "9♠︎, 10♠︎, J♠︎ count 20 points if no figure is better." },
    { false, false, ZENSERN_CLASS_NONE, "9♠︎, 10♠︎, J♠︎ count 20 points." },
    { false, false, ZENSERN_CLASS_TERZ,
      "9♠︎, 10♠︎, J♠︎ count 20 points if no figure is better." },
    { true, true, 0, "9♠︎, 10♠︎, J♠︎ count 20 points if no figure is better." },
    { true, false, 0, "9♠︎, 10♠︎, J♠︎ count 20 points." },
    { true, false, 1, "9♠︎, 10♠︎, J♠︎ count 20 points if no figure is better." },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const Telling telling = { .suits = SUITS_FRENCH };
      g_autofree char *text = NULL;
      PlayerArgument argument;
      ZensernFigure figure;
      ZensernState *own;
      Deal deal;

      support_deal (&deal, game_find ("zensern"), "mode=2", NULL);
      own = &deal.own.zensern;
      deal.phase = rows[i].is_stating ? ZENSERN_PHASE_HOCH : ZENSERN_PHASE_ANSAGE;
      deal_set_trump (&deal, SUIT_HEARTS);
      deal.hand[deal.turn] = support_cards (deal_pack (&deal), "9S TS JS AD KC 8C 7H TC 8D");
      g_assert_true (zensern_strongest_figure (&deal, (unsigned) deal.turn, &figure));
      own->to_speak = seats_of ((unsigned) deal.turn);
      if (rows[i].may_speak)
        own->to_speak |= seats_of (deal.turn ^ 1u);
      if (rows[i].is_stating)
        own->stated[deal.turn ^ 1] = (uint8_t) (figure.strength - 1 + rows[i].other);
      else
        own->ansage[deal.turn ^ 1] = rows[i].other;
      argue_first (&deal,
                   deal.phase == ZENSERN_PHASE_HOCH ? ACTION2 (ZENSERN_VERB_HOCH, 3, RANK_JACK)
                                                    : ACTION (ZENSERN_VERB_TERZ, 0),
                   ACTION (VERB_PASS, 0), REASON_BEST_SO_FAR, &argument);
      text = tell_argument (&telling, &deal, &argument);
      support_check ("figure", text, rows[i].text);
    }
}

/* Roem that the partner may claim as well, and roem of somebody without a partner. */
static void
test_roem (void)
{
  Telling telling = { .suits = SUITS_FRENCH };
  PlayerArgument argument;
  g_autofree char *alone = NULL;
  g_autofree char *aloud = NULL;
  Deal deal;

  klaverjas_set_up_play (&deal, "", 1, "7C 8C 9C", "TC AS 9S 9D 8D 7D JD 8H");
  deal_apply (&deal, ACTION (VERB_PLAY, support_card (deal_pack (&deal), "TC")));
  g_assert_cmpint (deal.phase, ==, KLAVERJAS_PHASE_ROEM);
  argue_first (&deal, ACTION (KLAVERJAS_VERB_ROEM, 0), ACTION (KLAVERJAS_VERB_SILENT, 0),
               REASON_CLAIM_BONUS, &argument);
  g_assert_cmpint (argument.kind, ==, ARGUMENT_SHARED);
  aloud = tell_argument (&telling, &deal, &argument);
  g_assert_cmpstr (aloud, ==,
                   "That brings 50 points. If you stay silent, your partner may still claim the "
                   "roem, and it counts the same.");

  argument.kind = ARGUMENT_DENIED;
  support_deal (&deal, game_find ("klaverjas"), "game=three", NULL);
  alone = tell_argument (&telling, &deal, &argument);
  g_assert_true (g_str_has_prefix (alone, "You are unlikely to win this deal: "));
}

/* ---- A deal that was lost before ------------------------------------------------------------- */

/* A play that was worse by what the seat knew, in a deal that was lost anyway as the cards lay. */
typedef struct
{
  const char *form;
  const char *pack;
  const char *before;
  const char *done;
  const char *told;
} Lost;

static void
shuffle (Card *pack, const Pack *codes, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  g_assert_cmpuint (g_strv_length (words), ==, codes->n_cards);
  for (guint i = 0; i < codes->n_cards; i++)
    pack[i] = support_card (codes, words[i]);
}

static void
decide (const Lost *lost, const Deal *deal, Solver *solver, ReviewDecision *decision)
{
  Action done = action_from_token (deal->game, deal_pack (deal), lost->done);
  g_autoptr (Analysis) analysis = NULL;
  Observation observation;

  observation_make (&observation, deal, (guint) deal->turn);
  analysis
      = analysis_new (&observation, player_of_level (PLAYER_LEVEL_STRONG), ANALYSIS_SEED, NULL);
  review_decide (deal, &observation, analysis, done, solver, NULL, decision);
}

static void
test_lost (gconstpointer data)
{
  const Lost *lost = data;
  g_auto (GStrv) words = g_strsplit (lost->form, " ", 2);
  const char *settings = words[1] != NULL ? words[1] : "";
  const Telling telling = { .suits = SUITS_FRENCH };
  Solver *solver = solver_new ();
  g_autofree char *told = NULL;
  Card pack[CARDS_MAX];
  ReviewDecision decision;
  Deal deal;

  shuffle (pack, support_pack (game_find (words[0]), settings), lost->pack);
  support_deal (&deal, game_find (words[0]), settings, pack);
  support_walk (lost->form, &deal, lost->before);

  decide (lost, &deal, NULL, &decision); /* nobody knows how the cards lie */
  g_assert_cmpint (decision.grade, ==, REVIEW_WORSE);
  g_assert_cmpfloat (decision.cost, >, 0);
  decide (lost, &deal, solver, &decision);
  g_assert_cmpint (decision.outcome, ==, REVIEW_LOST);
  g_assert_false (review_is_graded (decision.grade));
  g_assert_cmpfloat (decision.cost, ==, 0);
  told = tell_review_grade (&telling, &deal, &decision);
  g_assert_cmpstr (told, ==, lost->told);
  solver_free (solver);
}

/* ---- Open hands ------------------------------------------------------------------------------ */

#define DEALS 30
#define LATE 5              /* cards in hand from which reasons are read */
#define NODES 2000000       /* of an ending */
#define SOLVED_LEAST 50     /* decisions of a game */
#define CONFIRMED_LEAST 500 /* sentences about tricks, of all games */

static guint n_solved, n_confirmed;

/* A line of play to its end: winner and cards of each trick from the decision on. */
typedef struct
{
  bool is_own;      /* own side wins the trick of the decision */
  unsigned winner;  /* of that trick */
  Card best;        /* its winning card */
  bool is_last_own; /* own side wins the last trick */
  CardSet won;      /* cards in tricks of the own side, and left in hand if it ends the deal */
} Played;

static void
play_out (const Deal *deal, Action action, Solver *solver, Played *played)
{
  unsigned n = deal_count_players (deal);
  unsigned begin = deal->n_played - deal->trick.n;
  SeatSet allies = game_allies (deal, (unsigned) deal->turn);
  Deal after = *deal;

  *played = (Played) { .best = CARD_NONE };
  deal_apply (&after, action);
  g_assert_true (deal_is_over (&after) || solve_play_on (solver, &after, SOLVE_DEAL));
  for (unsigned first = begin; first + n <= after.n_played; first += n)
    {
      Trick trick = { 0 };

      for (unsigned i = 0; i < n; i++)
        trick_add (&trick, deal_order (deal), after.played_by[first + i], after.played[first + i]);
      played->is_last_own = seats_have (allies, trick_winner (&trick));
      if (played->is_last_own)
        played->won |= trick_cards (&trick);
      if (first != begin)
        continue;
      played->winner = trick_winner (&trick);
      played->is_own = played->is_last_own;
      played->best = trick_best_card (&trick);
    }
  if (played->is_last_own)
    played->won |= after.hand[deal->turn];
}

/* Returns true if @contrast holds in both lines; believes facts that are not about tricks. */
static bool
holds (const Contrast *contrast, unsigned seat, const Played *better, const Played *worse)
{
  n_confirmed++;
  switch (contrast->kind)
    {
    case CONTRAST_TRICK_TAKEN:
      return better->is_own && !worse->is_own
             && (contrast->beater == CARD_NONE || contrast->beater == worse->best);
    case CONTRAST_TRICK_LEFT:
      return !better->is_own && worse->is_own;
    case CONTRAST_TO_PARTNER:
      return better->is_own && better->winner != seat && !(worse->is_own && worse->winner != seat);
    case CONTRAST_FED:
      return better->is_own && worse->is_own;
    case CONTRAST_SAVED:
      return !worse->is_own && (contrast->beater == CARD_NONE || contrast->beater == worse->best);
    case CONTRAST_LEAD_KEPT:
      return better->winner == seat && worse->winner != seat;
    case CONTRAST_LEAD_LEFT:
      return better->winner != seat && worse->winner == seat;
    case CONTRAST_HOME:
    case CONTRAST_CAUGHT:
      return card_set_has (better->won, contrast->card)
             && !card_set_has (worse->won, contrast->card);
    case CONTRAST_LAST_TRICK:
      return better->is_last_own && !worse->is_last_own;
    default:
      n_confirmed--;
      return true;
    }
}

static void
check_shares (const char *text)
{
  static const char *const shares[]
      = { "always",      "never",  "seldom", "often",   "usually", "probably",
          "of the time", "nearly", "about",  " of 10 ", "perhaps" };

  for (guint i = 0; i < G_N_ELEMENTS (shares); i++)
    if (strstr (text, shares[i]) != NULL)
      support_fail ("“%s” in: %s", shares[i], text);
}

static void
check_open_decision (const Match *match, const Deal *deal, const Observation *seen, Solver *solver)
{
  g_autoptr (Analysis) analysis
      = analysis_new (seen, player_of_level (PLAYER_LEVEL_SIMPLE), ANALYSIS_SEED, NULL);
  const Telling telling = { .match = match,
                            .deal = deal,
                            .user = seen->seat,
                            .listener = (int) seen->seat,
                            .name = { "A", "B", "C", "D", "E", "F", "G", "H" },
                            .prompt = "",
                            .is_guided = true };
  g_autofree char *reason = NULL;
  g_autofree char *shown = NULL;
  CardSet cards = 0;
  OpenCards open;
  Contrast contrast;
  Action considered;
  Played better, worse;
  int rival;

  open_cards_look (deal, analysis, solver, &open);
  if (open.kind == OPEN_UNKNOWN)
    return;
  n_solved++;
  considered = open_cards_considered (&open, analysis, ACTION_NONE);
  reason = tell_reason (&telling, deal, seen, open.lines, considered, NULL, &cards);
  shown = tell_open (&telling, deal, &open);
  check_shares (reason);
  check_shares (shown);
  g_assert_true (reason[0] == '\0' ? open.kind <= OPEN_SAME : open.kind != OPEN_EVEN);
  rival = contrast_choose (open.lines, seen, considered, &contrast);
  if (rival >= 0)
    {
      play_out (deal, open.lines->row[0].action, solver, &better);
      play_out (deal, open.lines->row[rival].action, solver, &worse);
      if (!holds (&contrast, seen->seat, &better, &worse))
        support_fail ("%s: not so: %s", deal->game->key, reason);
    }
  open_cards_clear (&open);
}

static void
check_open_deal (const Game *game, const Options *options, Rng *rng, Solver *solver)
{
  Card pack[CARDS_MAX];
  Match match;
  Deal deal;

  support_shuffled (pack, game_pack (game, options)->n_cards, rng);
  match_init (&match, game, options, NO_SEAT);
  match_deal (&match, pack, &deal);
  while (!deal_is_over (&deal))
    {
      Observation seen;
      Choice choice;

      observation_make (&seen, &deal, (unsigned) deal.turn);
      if (deal.phase == PHASE_PLAY && seen.legal.n > 1
          && card_set_count (deal.hand[deal.turn]) <= LATE)
        check_open_decision (&match, &deal, &seen, solver);
      player_choose (&seen, player_of_level (PLAYER_LEVEL_SIMPLE), rng, NULL, &choice);
      deal_apply (&deal, choice.row[0].action);
    }
}

/* With open hands a reason says what happens in this deal, and that is so. */
static void
test_certain (void)
{
  Solver *solver = solver_new ();
  Rng rng = rng_new (1, 1);

  solver_set_limit (solver, NODES);
  for (guint g = 0; game_at (g) != NULL; g++)
    {
      n_solved = 0;
      for (guint mode = 0; mode < option_count_values (&game_at (g)->options->list[0]); mode++)
        for (guint i = 0; i < DEALS; i++)
          {
            const Options options = { { (guint8) mode } };

            check_open_deal (game_at (g), &options, &rng, solver);
          }
      g_test_message ("%s: %u decisions", game_at (g)->key, n_solved);
      g_assert_cmpuint (n_solved, >, SOLVED_LEAST);
    }
  g_test_message ("%u facts", n_confirmed);
  g_assert_cmpuint (n_confirmed, >, CONFIRMED_LEAST);
  solver_free (solver);
}

int
main (int argc, char **argv)
{
  static const Lost lost_before[] = {
    { "klaverjas",
      "JD AH AC TD TS 7H KS JH TC KC QS QC 7C 8H 9D 8S 9C JS 9H KH TH 8C QH JC 7D KD AS 8D 7S AD "
      "9S "
      "QD",
      "0 pass 1 trump:S 0 play:AC 1 play:JC 2 play:9C 3 play:QC 0 play:TH 1 play:7H 2 play:JH "
      "3 play:KH 0 play:8H 1 play:8S 2 play:JS 3 play:9H 2 play:8D 3 play:QD 0 play:JD 1 play:TD "
      "1 roem 1 play:TS 2 play:AS 3 play:9S 0 play:7C 3 play:QS 0 play:8C 1 play:7D 2 play:KS "
      "2 roem 2 play:TC 3 play:KC 0 play:QH",
      "play:KD",
      "The deal was already lost. Had the cards lain differently, nine of diamonds would have "
      "been "
      "better." },
    { "wurzen mode=schnapsen", "AH TH QC AS JC KD KS AD TD KH JS TS AC JD QH TC KC QS JH QD",
      "1 cut 1 play:QC 0 play:JS 0 play:KH 1 play:AH 1 play:JD 0 play:KD 0 close 0 play:AS "
      "1 play:KC 0 play:TS 1 play:TD",
      "play:QH",
      "The deal was already lost. Had the cards lain differently, ten of clubs would have been "
      "better." },
  };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/hint-words/messages", test_messages);
  g_test_add_func ("/hint-words/shares", test_shares);
  g_test_add_func ("/hint-words/last-to-play", test_last_to_play);
  g_test_add_func ("/hint-words/figures", test_figures);
  g_test_add_func ("/hint-words/certain", test_certain);
  g_test_add_func ("/hint-words/lead-of-suit", test_lead_of_suit);
  g_test_add_func ("/hint-words/going-out", test_going_out);
  g_test_add_func ("/hint-words/schnapsen", test_calls_of_schnapsen);
  g_test_add_func ("/hint-words/risk-of-closing", test_risk_of_closing);
  g_test_add_func ("/hint-words/best-figure", test_best_figure);
  g_test_add_func ("/hint-words/roem", test_roem);
  for (guint i = 0; i < G_N_ELEMENTS (lost_before); i++)
    {
      g_autofree char *path = g_strdup_printf ("/hint-words/lost/%s", lost_before[i].form);

      g_test_add_data_func (path, &lost_before[i], test_lost);
    }

  return g_test_run ();
}
