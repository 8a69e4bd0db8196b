/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What the model says in words of every game: contracts, calls, cards, reasons. */

#include <string.h>

#include "add-tests.h"
#include "model/atout-session.h"
#include "model/told/atout-sheet.h"
#include "model/told/atout-talk.h"
#include "model/words/words-spoken.h"
#include "model/words/words.h"
#include "rules/jass.h"

static void
deal (AtoutSession *match)
{
  g_autoptr (GError) error = NULL;

  atout_match_deal (atout_session_get_match (match), &error);
  g_assert_no_error (error);
}

/* A match with nobody but people, so that every call is made here; the first deal is dealt. */
static AtoutSession *
match_of_people (const char *key, const char *settings)
{
  AtoutPlayer players[SEATS_MAX]
      = { { "Ada", TRUE, 0 },  { "Bert", TRUE, 0 }, { "Cora", TRUE, 0 }, { "Dirk", TRUE, 0 },
          { "Ella", TRUE, 0 }, { "Finn", TRUE, 0 }, { "Gert", TRUE, 0 }, { "Hans", TRUE, 0 } };
  const Game *game = game_find (key);
  Options options = OPTIONS_DEFAULT;
  g_autoptr (GError) error = NULL;
  AtoutSession *match;

  options_set_all (&options, game, settings, &error);
  g_assert_no_error (error);
  match = atout_session_new (game, &options, players);
  atout_match_set_seed (atout_session_get_match (match), 42);
  deal (match);

  return match;
}

/* What is said in @match, in its words. */
static AtoutTalk *
talk_of (AtoutSession *match)
{
  AtoutTalk *talk = atout_talk_new (ATOUT_COURSE (match));

  g_object_bind_property (match, "suits", talk, "suits", G_BINDING_SYNC_CREATE);

  return talk;
}

static Action
action_of (AtoutSession *match, const char *token)
{
  Action action = action_from_token (atout_course_get_game (ATOUT_COURSE (match)),
                                     atout_course_get_pack (ATOUT_COURSE (match)), token);

  g_assert_cmpuint (action, !=, ACTION_NONE);

  return action;
}

/* Whoever is at turn does what the tokens say. */
static void
act_all (AtoutSession *match, const char *tokens)
{
  g_auto (GStrv) words = g_strsplit (tokens, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;

      atout_choices_choose_for (atout_session_get_choices (match),
                                (guint) atout_course_get_turn (ATOUT_COURSE (match)),
                                action_of (match, words[i]), &error);
      g_assert_no_error (error);
    }
}

static void
assert_contract (AtoutSession *match, const char *contract, const char *sentence)
{
  const Telling telling = atout_session_tell (match);
  g_autofree char *described = tell_contract_sentence (&telling);

  g_assert_cmpstr (atout_session_get_contract (match), ==, contract);
  g_assert_cmpstr (described, ==, sentence);
}

/* No trump has words of its own wherever a suit is named. */
static void
test_no_trump (void)
{
  g_autoptr (AtoutSession) match = match_of_people ("fiftysix", "");
  g_autoptr (AtoutTalk) talk = talk_of (match);

  assert_contract (match, "", "Trumps are not chosen yet.");
  act_all (match, "bid:40:N");
  g_assert_cmpstr (atout_talk_get_speech (talk, 1), ==, "40 NT");
  g_assert_cmpstr (atout_talk_get_status (talk), ==,
                   "Bert: “40 NT” (wants no trump: tops in several suits)");
  assert_contract (match, "NT 40, Bert", "Bert’s call is the highest: 40, no trump.");
  act_all (match, "pass pass pass pass pass");
  assert_contract (match, "NT 40 – Bert plays",
                   "No trumps: Bert plays 40. We: 17 card points needed. They: 40 card points "
                   "needed.");
}

/* F-8.2: what a partner promised is told as it falls, and while others pass. */
static void
test_partners_promise (void)
{
  g_autoptr (AtoutSession) match = match_of_people ("fiftysix", "");
  g_autoptr (AtoutTalk) talk = talk_of (match);
  g_autofree char *aloud = NULL;

  act_all (match, "plus:H pass");
  g_assert_cmpstr (atout_talk_get_status (talk), ==, "Cora: “pass”");
  act_all (match, "pass plus:D");
  g_assert_true (strstr (atout_talk_get_status (talk), "holds jack of diamonds and at least 2 more")
                 != NULL);
  act_all (match, "pass");
  g_assert_cmpstr (atout_talk_get_status (talk), ==,
                   "Ella: holds jack of diamonds and at least 2 more – Finn: “pass”");
  aloud = atout_talk_tell_aloud (talk);
  g_assert_cmpstr (aloud, ==, "Finn: “pass”");
}

/* The same while the enemy calls, until the user has called. */
static void
test_promise_beside_enemy (void)
{
  g_autoptr (AtoutSession) match = match_of_people ("fiftysix", "");
  g_autoptr (AtoutTalk) talk = talk_of (match);

  act_all (match, "pass pass pass plus:D bid:31:C");
  g_assert_cmpstr (atout_talk_get_status (talk), ==,
                   "Ella: holds jack of diamonds and at least 2 more – Finn: “31\u00a0♣\uFE0E”");
  act_all (match, "bid:32:S bid:33:H");
  g_assert_true (g_str_has_prefix (atout_talk_get_status (talk), "Bert: “33\u00a0♥\uFE0E” (holds"));
}

/* CE-8: who chooses Drescher plays against nobody. */
static void
test_everybody_alone (void)
{
  g_autoptr (AtoutSession) match = match_of_people ("cego", "");

  act_all (match, "pass pass pass pass pass pass pass game:drescher");
  assert_contract (match, "Drescher",
                   "Drescher: everybody plays alone. Worth 5: whoever takes the last trick loses.");
  for (guint seat = 0; seat < 4; seat++)
    g_assert_cmpuint (atout_seat_get_roles (atout_session_get_seat (match, seat)) & ROLE_DECLARER,
                      ==, 0);
}

static void
assert_targets (AtoutSession *match, const char *targets)
{
  const Telling telling = atout_session_tell (match);
  g_autofree char *described = tell_targets (&telling);

  g_assert_cmpstr (described, ==, targets);
}

/* The call that stands and whether it is doubled are told during the auction and after it; so is
 * what each side needs (56, section 15 of its rules). */
static void
test_doubled (void)
{
  static const struct
  {
    const char *settings;
    const char *calls;
    const char *contract;
    const char *sentence;
    const char *targets;
  } rows[] = {
    { "", "bid:34:D double", "×2\u00a0♦\uFE0E\u00a034, Bert",
      "Bert’s call is the highest: 34, diamonds. Everything is multiplied by 2.", "" },
    { "", "bid:34:D double pass pass redouble", "×4\u00a0♦\uFE0E\u00a034, Bert",
      "Bert’s call is the highest: 34, diamonds. Everything is multiplied by 4.", "" },
    { "", "bid:34:D double bid:35:H", "♥\uFE0E\u00a035, Dirk",
      "Dirk’s call is the highest: 35, "
      "hearts.",
      "" },
    { "dblscore=plus", "bid:34:D double", "♦\uFE0E\u00a034, Bert, doubled",
      "Bert’s call is the highest: 34, diamonds. It is doubled.", "" },
    { "dblscore=plus redouble=ends", "bid:34:D double pass pass redouble",
      "♦\uFE0E\u00a034 – Bert plays, redoubled",
      "Trumps are diamonds; Bert plays 34. It is redoubled. We: 23 card points needed. They: 34 "
      "card points needed.",
      "Needed: We 23 · They 34" },
    { "trump=free", "bid:34:D pass pass pass pass pass", "34 – Bert plays",
      "Bert has called 34; trumps are still to be chosen. We: 23 card points needed. "
      "They: 34 card points needed.",
      "Needed: We 23 · They 34" },
    { "trump=free", "bid:34:D pass pass pass pass pass trump:S", "♠\uFE0E\u00a034 – Bert plays",
      "Trumps are spades; Bert plays 34. We: 23 card points needed. They: 34 card points needed.",
      "Needed: We 23 · They 34" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (AtoutSession) match = match_of_people ("fiftysix", rows[i].settings);

      act_all (match, rows[i].calls);
      assert_contract (match, rows[i].contract, rows[i].sentence);
      assert_targets (match, rows[i].targets);
    }
}

/* F-8.3: the list of what was said: who, in which round, the number reached and the promise. */
static void
test_auction (void)
{
  static const struct
  {
    guint seat;
    guint round;
    guint value;
    const char *said;
    const char *meaning;
  } rows[] = {
    { 1, 1, 0, "28\u00a0♥\uFE0E",
      "Bert: “28\u00a0♥\uFE0E” – holds jack of hearts and at least 3 more (or a bluff)" },
    { 2, 1, 29, "plus\u00a0♣\uFE0E",
      "Cora, 29: “plus\u00a0♣\uFE0E” – holds jack of clubs and at least 2 more (or a bluff)" },
    { 3, 1, 30, "plus one\u00a0♥\uFE0E",
      "Dirk, 30: “plus one\u00a0♥\uFE0E” – holds only jack of hearts (or a bluff)" },
    { 4, 1, 0, "pass", "Ella: “pass” – Pass" },
    { 5, 1, 31, "one plus\u00a0♥\uFE0E",
      "Finn, 31: “one plus\u00a0♥\uFE0E” – holds nine of hearts and exactly 1 more (or a bluff)" },
    { 0, 1, 32, "nos", "Ada, 32: “nos” – void in hearts (or a bluff)" },
    { 1, 2, 34, "2 plus\u00a0♦\uFE0E",
      "Bert, 34: “2 plus\u00a0♦\uFE0E” – holds 2 × jack of diamonds and only 1 more (or a bluff)" },
  };
  g_autoptr (AtoutSession) match = match_of_people ("fiftysix", "");
  g_autoptr (AtoutTalk) talk = talk_of (match);
  GListModel *auction = atout_talk_get_auction (talk);
  Action card;
  ActionList legal;

  act_all (match, "bid:28:H plus:C plusone:H pass oneplus:H nos xplus:2:D");
  g_assert_cmpuint (g_list_model_get_n_items (auction), ==, G_N_ELEMENTS (rows));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (AtoutSaying) call = g_list_model_get_item (auction, i);
      AtoutAction *action = atout_saying_get_action (call);
      g_autofree char *text = atout_talk_describe (talk, call);

      g_assert_cmpuint (atout_saying_get_seat (call), ==, rows[i].seat);
      g_assert_cmpuint (atout_saying_get_round (call), ==, rows[i].round);
      g_assert_cmpuint (atout_saying_get_trick (call), ==, 0);
      g_assert_cmpuint (atout_action_get_value (action), ==, rows[i].value);
      g_assert_cmpstr (atout_action_get_said (action), ==, rows[i].said);
      g_assert_cmpstr (text, ==, rows[i].meaning);
    }

  /* it stays through the play, while the seats fall silent with the first card */
  act_all (match, "pass pass pass pass pass");
  g_assert_false (atout_course_is_calling (ATOUT_COURSE (match)));
  g_assert_cmpstr (atout_talk_get_speech (talk, 2), ==, "pass");
  deal_legal (atout_course_get_deal (ATOUT_COURSE (match)), &legal);
  card = legal.at[0];
  g_assert_true (atout_choices_choose_for (atout_session_get_choices (match),
                                           (guint) atout_course_get_turn (ATOUT_COURSE (match)),
                                           card, NULL));
  g_assert_cmpstr (atout_talk_get_speech (talk, 2), ==, "");
  g_assert_cmpuint (g_list_model_get_n_items (auction), ==, G_N_ELEMENTS (rows) + 5);
}

static void
test_repeat (void)
{
  static const struct
  {
    const char *said;
    const char *meaning;
    gboolean repeats;
  } rows[] = {
    { "Pas", "Pass", TRUE },
    { "Pas", "Passen", TRUE },
    { "Trumpf Eichel", "Trumpf: Eichel", TRUE },
    { "pass", "Pass", TRUE },
    { "Weiter", "Pass", FALSE },
    { "Terz", "Announce a run of three", FALSE },
    { "♥", "Trumps: hearts", FALSE },
    { "Plus", "Plus something else", FALSE },
    { "", "Pass", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (words_repeat (rows[i].said, rows[i].meaning) != rows[i].repeats)
      g_error ("“%s” and “%s”", rows[i].said, rows[i].meaning);
}

/* Whoever is at turn does the first thing that is legal. */
static void
act_any (AtoutSession *match)
{
  const Deal *deal = atout_course_get_deal (ATOUT_COURSE (match));
  char token[TOKEN_MAX];
  ActionList legal;

  deal_legal (deal, &legal);
  act_all (match, action_to_token (deal->game, deal_pack (deal), legal.at[0], token));
}

static char *
describe_call (AtoutTalk *talk, guint index)
{
  g_autoptr (AtoutSaying) call = g_list_model_get_item (atout_talk_get_auction (talk), index);

  return atout_talk_describe (talk, call);
}

/* F-6.10: after the deal the list says which calls were true; until then each may be a bluff. */
static void
test_proven (void)
{
  static const struct
  {
    gboolean is_true;
    gboolean is_bluff;
    const char *meaning;
  } rows[] = {
    { TRUE, FALSE, "Bert, 28: “minus 3\u00a0♠\uFE0E” – True: " },
    { FALSE, TRUE, "Cora, 29: “plus\u00a0♥\uFE0E” – Not true: holds jack of hearts and " },
    { FALSE, FALSE, "Dirk: “pass” – Pass" },
    { TRUE, FALSE, "Ella, 30: “one plus\u00a0♣\uFE0E” – True: holds jack of clubs and " },
    { TRUE, FALSE, "Finn, 31: “plus one\u00a0♥\uFE0E” – True: holds only jack of hearts" },
    { FALSE, FALSE, "Ada: “double” – " },
  };
  g_autoptr (AtoutSession) match = match_of_people ("fiftysix", "");
  g_autoptr (AtoutTalk) talk = talk_of (match);
  g_autoptr (AtoutTalk) late = NULL;
  g_autofree char *before = NULL;

  act_all (match, "minus:3:S plus:H pass oneplus:C plusone:H double pass pass pass pass pass");
  before = describe_call (talk, 1);
  g_assert_true (g_str_has_suffix (before, "(or a bluff)"));
  while (!deal_is_over (atout_course_get_deal (ATOUT_COURSE (match))))
    act_any (match);
  late = talk_of (match);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (AtoutSaying) call = g_list_model_get_item (atout_talk_get_auction (talk), i);
      AtoutAction *action = atout_saying_get_action (call);
      g_autofree char *told = describe_call (talk, i);
      g_autofree char *told_late = describe_call (late, i);

      if (!g_str_has_prefix (told, rows[i].meaning))
        g_error ("“%s” does not begin with “%s”", told, rows[i].meaning);
      g_assert_cmpstr (told_late, ==, told);
      g_assert_cmpint (atout_action_get_true (action), ==, rows[i].is_true);
      g_assert_cmpint (atout_action_get_bluff (action), ==, rows[i].is_bluff);
    }
}

/* Plays the first legal cards of deals on end until somebody may claim roem. */
static void
play_to_roem (AtoutSession *match)
{
  for (;;)
    {
      const Deal *current = atout_course_get_deal (ATOUT_COURSE (match));
      ActionList legal;

      deal_legal (current, &legal);
      if (action_list_has (&legal, action_of (match, "roem")))
        return;
      if (deal_is_over (current))
        deal (match);
      else
        act_any (match);
    }
}

/* Roem is said with its worth, and its cards are lit for as long as the trick lies. */
static void
test_announced (void)
{
  g_autoptr (AtoutSession) match = match_of_people ("klaverjas", "");
  g_autoptr (AtoutTalk) talk = talk_of (match);
  const Deal *deal = atout_course_get_deal (ATOUT_COURSE (match));
  g_autofree char *said = NULL;
  CardSet trick;
  guint seat;

  play_to_roem (match);
  seat = (guint) deal->turn;
  trick = trick_cards (&deal->trick);
  said = g_strdup_printf ("roem: %u", deal->own.klaverjas.roem_on_table);
  g_assert_cmpuint (atout_talk_get_announced (talk), ==, 0);

  act_all (match, "roem");
  g_assert_cmpstr (atout_talk_get_speech (talk, seat), ==, said);
  g_assert_cmpuint (atout_talk_get_announced (talk), !=, 0);
  g_assert_cmpuint (atout_talk_get_announced (talk) & ~trick, ==, 0);

  act_any (match);
  g_assert_cmpuint (atout_talk_get_announced (talk), ==, 0);
}

/* Who plays with the user follows from the sides, or from who plays alone. */
static void
test_relations (void)
{
  g_autoptr (AtoutSession) pairs = match_of_people ("klaverjas", "");
  g_autoptr (AtoutSession) cego = match_of_people ("cego", "");
  g_autoptr (AtoutSession) three = match_of_people ("klaverjas", "game=three");
  g_autoptr (AtoutSession) watched = match_of_people ("zensern", "mode=4d");
  guint watching = 0;

  g_assert_cmpint (atout_seat_get_relation (atout_session_get_seat (pairs, 2)), ==,
                   ATOUT_RELATION_PARTNER);
  g_assert_cmpint (atout_seat_get_relation (atout_session_get_seat (pairs, 1)), ==,
                   ATOUT_RELATION_OPPONENT);

  g_assert_cmpint (atout_seat_get_relation (atout_session_get_seat (cego, 1)), ==,
                   ATOUT_RELATION_NONE);
  act_all (cego, "pass pass pass pass pass pass pass game:cego");
  g_assert_cmpint (atout_seat_get_relation (atout_session_get_seat (cego, 1)), ==,
                   ATOUT_RELATION_OPPONENT);
  g_assert_cmpint (atout_seat_get_relation (atout_session_get_seat (cego, 2)), ==,
                   ATOUT_RELATION_PARTNER);

  /* K-3.7: who defends together is no partner */
  act_all (three, "trump:S");
  for (guint seat = 0; seat < 3; seat++)
    g_assert_cmpint (atout_seat_get_relation (atout_session_get_seat (three, seat)), ==,
                     ATOUT_RELATION_NONE);

  for (guint seat = 0; seat < 4; seat++)
    watching += atout_seat_get_watching (atout_session_get_seat (watched, seat));
  g_assert_cmpuint (watching, ==, 1);
}

/* Between the auction and the choice there is a declarer, but trumps are open. */
static void
test_choice_of_no_trump (void)
{
  g_autoptr (AtoutSession) match = match_of_people ("fiftysix", "trump=free");
  g_autoptr (AtoutTalk) talk = talk_of (match);

  act_all (match, "bid:30:H pass pass pass pass pass");
  act_all (match, "trump:N");
  g_assert_cmpstr (atout_talk_get_status (talk), ==, "Bert: “NT” (Play without trumps)");
  assert_contract (match, "NT 30 – Bert plays",
                   "No trumps: Bert plays 30. We: 27 card points needed. They: 30 card points "
                   "needed.");
}

/* The losers of all tables wear the kunukku, and only they; each side's tables are told (F-10.3,
 * section 15). */
static void
test_tables (void)
{
  g_autoptr (AtoutSession) deals = match_of_people ("fiftysix", "");
  g_autoptr (AtoutSession) match
      = match_of_people ("fiftysix", "match=tables6 broke=zero redouble=ends");
  g_autoptr (AtoutSheet) sheet_of_deals = atout_sheet_new (ATOUT_COURSE (deals));
  g_autoptr (AtoutSheet) sheet = atout_sheet_new (ATOUT_COURSE (match));
  const Telling telling = atout_session_tell (match);
  g_autofree char *before = tell_counters (&telling, 1);
  gboolean first_won;

  g_assert_false (atout_sheet_has_counters (sheet_of_deals));
  g_assert_true (atout_sheet_has_counters (sheet));
  g_assert_cmpstr (before, ==, "They – Tables now: 6");
  g_assert_null (tell_loser_mark (&telling, 0));

  /* more is at stake than anybody has */
  act_all (match, "bid:56:C double pass pass redouble");
  while (atout_course_get_state (ATOUT_COURSE (match)) == ATOUT_MATCH_PLAYING)
    {
      ActionList legal;

      deal_legal (atout_course_get_deal (ATOUT_COURSE (match)), &legal);
      g_assert_true (atout_choices_choose_for (atout_session_get_choices (match),
                                               (guint) atout_course_get_turn (ATOUT_COURSE (match)),
                                               legal.at[0], NULL));
    }
  g_assert_cmpint (atout_course_get_state (ATOUT_COURSE (match)), ==, ATOUT_MATCH_OVER);
  first_won = match_has_won (telling.match, 0);
  for (guint seat = 0; seat < 6; seat++)
    g_assert_true ((tell_loser_mark (&telling, seat) == NULL) == ((seat % 2 == 0) == first_won));
}

/* Where trumps are permanent nobody chooses them. */
static void
test_permanent_trumps (void)
{
  g_autoptr (AtoutSession) match = match_of_people ("cego", "");
  g_autoptr (AtoutTalk) talk = talk_of (match);
  ActionList legal = { 0 };

  assert_contract (match, "", "It is not decided yet who plays.");
  act_all (match, "pass pass pass pass pass pass pass game:cego");
  assert_contract (match, "Cego – Bert plays", "Bert plays Cego.");

  /* the user is not told which card another keeps */
  deal_legal (atout_course_get_deal (ATOUT_COURSE (match)), &legal);
  g_assert_true (
      atout_choices_choose_for (atout_session_get_choices (match), 1, legal.at[0], NULL));
  g_assert_cmpstr (atout_talk_get_status (talk), ==, "Bert chooses a card without showing it.");
  g_object_set (match, "suits", (int) SUITS_GERMAN, NULL);
  g_assert_cmpstr (atout_talk_get_status (talk), ==, "Bert chooses a card without showing it.");
}

static void
check_cards (const Pack *pack, const char *codes, const char *expected)
{
  g_auto (GStrv) words = g_strsplit (codes, " ", -1);
  CardSet cards = 0;

  for (guint i = 0; words[i] != NULL; i++)
    {
      Card card = pack_find (pack, words[i], (unsigned) strlen (words[i]));

      g_assert_cmpint (card, !=, CARD_NONE);
      cards |= card_set_of (card);
    }
  for (DeckSuits suits = SUITS_FRENCH; suits <= SUITS_GERMAN; suits++)
    {
      g_autofree char *text = words_cards_short (suits, pack, cards);

      g_assert_cmpstr (text, ==, expected);
    }
}

/* A list says that numbers are trumps; no card is called 22. */
static void
test_trumps_in_lists (void)
{
  g_autoptr (AtoutSession) match = match_of_people ("cego", "");
  const Pack *pack = atout_course_get_pack (ATOUT_COURSE (match));
  Card fool = pack_find (pack, "22", 2);

  check_cards (pack, "12 14 21 22", "trumps 12, 14, 21 and the Fool");
  check_cards (pack, "12 22", "trump 12 and the Fool");
  check_cards (pack, "12 14", "trumps 12, 14");
  check_cards (pack, "12", "trump 12");
  check_cards (pack, "22", "Fool");
  for (DeckSuits suits = SUITS_FRENCH; suits <= SUITS_GERMAN; suits++)
    {
      g_autofree char *brief = words_card_short (suits, pack, fool);
      g_autofree char *spoken
          = spoken_card (game_vocabulary (game_find ("cego")), suits, pack, fool);
      CardSet mixed = card_set_of (fool) | card_set_of (pack_find (pack, "12", 2))
                      | card_set_of (pack_find (pack, "KH", 2));
      g_autofree char *list = words_cards_short (suits, pack, mixed);

      g_assert_cmpstr (brief, ==, "Fool");
      g_assert_cmpstr (spoken, ==, suits == SUITS_FRENCH ? "Stieß" : "Fool");
      g_assert_true (g_str_has_prefix (list, "trump 12, Fool, ")
                     || g_str_has_suffix (list, ", trump 12 and the Fool"));
    }
}

/* The maker of three takes up what lay on the table; nobody sees what is laid aside for it. */
static void
test_laid_away (void)
{
  g_autoptr (AtoutSession) match = match_of_people ("klaverjas", "game=three");
  g_autoptr (AtoutTalk) talk = talk_of (match);
  ActionList legal;

  for (;;)
    {
      int turn = atout_course_get_turn (ATOUT_COURSE (match));

      deal_legal (atout_course_get_deal (ATOUT_COURSE (match)), &legal);
      if (action_card (game_find ("klaverjas"), legal.at[0]) != CARD_NONE)
        break;
      /* whoever is not the user makes trumps */
      g_assert_true (atout_choices_choose_for (atout_session_get_choices (match), (guint) turn,
                                               legal.at[turn == 0 ? 0 : legal.n - 1], NULL));
    }
  g_assert_cmpint (atout_course_get_turn (ATOUT_COURSE (match)), ==, 1);
  for (guint i = 0; i < 2; i++)
    {
      deal_legal (atout_course_get_deal (ATOUT_COURSE (match)), &legal);
      g_assert_true (
          atout_choices_choose_for (atout_session_get_choices (match), 1, legal.at[0], NULL));
      g_assert_cmpstr (atout_talk_get_status (talk), ==,
                       "Bert takes up the two cards and lays two aside.");
    }
}

/* A Solo of one's own that somebody plays against is told as that; others hear nothing of it. */
static void
test_overcalled (void)
{
  g_autoptr (AtoutSession) match = match_of_people ("cego", "");

  act_all (match, "pass pass pass solo bid:cego pass pass");
  assert_contract (match, "Cego – Bert plays against your Solo",
                   "Bert plays Cego against your Solo.");
  match = (g_object_unref (match), match_of_people ("cego", ""));
  act_all (match, "pass solo pass pass pass pass bid:cego");
  assert_contract (match, "Cego – Bert plays", "Bert plays Cego.");
}

/*
 * Whoever turns something against the user, or a partner who raises far, is told in a line of its
 * own; the user's own doings are not.
 */
static void
test_befallen (void)
{
  static const struct
  {
    const char *game, *tokens, *text;
  } rows[] = {
    { "fiftysix", "pass pass pass pass pass bid:35:H bid:38:C",
      "Bert outbids your ♥\uFE0E\u00a035: ♣\uFE0E\u00a038." },
    { "fiftysix", "pass pass pass pass pass bid:35:H double",
      "Bert doubles your ♥\uFE0E\u00a035." },
    { "fiftysix", "pass pass pass pass pass bid:35:H double redouble",
      "Bert doubles your ♥\uFE0E\u00a035." },
    { "fiftysix", "bid:35:H double pass pass redouble",
      "Finn doubles once more: ♥\uFE0E\u00a035." },
    { "fiftysix", "pass pass pass pass pass bid:35:H pass bid:36:C", "" },
    { "fiftysix", "pass pass pass pass pass bid:35:H pass bid:48:C",
      "Cora raises to ♣\uFE0E\u00a048." },
    { "fiftysix", "pass bid:35:H double", "Dirk doubles your side’s ♥\uFE0E\u00a035." },
    { "fiftysix", "bid:35:H double", "" },
    { "klaverjas", "trump:H kraak", "Bert doubles your ♥\uFE0E." },
    { "klaverjas", "trump:H pass kraak", "Dirk doubles your ♥\uFE0E." },
    { "cego", "pass pass pass solo bid:cego", "Bert plays Cego against your Solo." },
    { "cego", "pass pass pass pass pass pass pass game:drescher",
      "Drescher: everybody plays alone. Worth 5: whoever takes the last trick loses." },
    { "zensern", "pass trump:C fleck", "Bert doubles your ♣\uFE0E." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const char *settings = g_str_equal (rows[i].game, "klaverjas") ? "game=kraken" : "";
      g_autoptr (AtoutSession) match = match_of_people (rows[i].game, settings);
      g_autoptr (AtoutTalk) talk = talk_of (match);
      g_autoptr (AtoutTalk) late = NULL;

      act_all (match, rows[i].tokens);
      g_test_message ("%s %s", rows[i].tokens, atout_talk_get_status (talk));
      g_assert_cmpstr (atout_talk_get_befallen (talk), ==, rows[i].text);
      late = talk_of (match);
      g_assert_cmpstr (atout_talk_get_befallen (late), ==, rows[i].text);
    }
}

/* It stays whatever others do, until the user acts. */
static void
test_befallen_stays (void)
{
  g_autoptr (AtoutSession) match = match_of_people ("cego", "");
  g_autoptr (AtoutTalk) talk = talk_of (match);
  int turn;

  act_all (match, "pass pass pass solo bid:cego pass pass");
  do
    {
      ActionList legal;

      turn = atout_course_get_turn (ATOUT_COURSE (match));
      g_assert_cmpstr (atout_talk_get_befallen (talk), ==, "Bert plays Cego against your Solo.");
      deal_legal (atout_course_get_deal (ATOUT_COURSE (match)), &legal);
      g_assert_true (atout_choices_choose_for (atout_session_get_choices (match), (guint) turn,
                                               legal.at[legal.n - 1], NULL));
    }
  while (turn != 0);
  g_assert_cmpstr (atout_talk_get_befallen (talk), ==, "");
}

/* Who has closed the stock has not chosen trumps. */
static void
test_closed_stock (void)
{
  g_autoptr (AtoutSession) match = match_of_people ("wurzen", "deal=cut");
  const char *sign
      = words_suit_short (SUITS_FRENCH, (Suit) atout_course_get_deal (ATOUT_COURSE (match))->trump);
  const char *suit
      = words_suit (SUITS_FRENCH, (Suit) atout_course_get_deal (ATOUT_COURSE (match))->trump);
  g_autofree char *open = g_strdup_printf ("Trumps are %s.", suit);
  g_autofree char *contract = g_strdup_printf ("%s – Bert has closed", sign);
  g_autofree char *closed = g_strdup_printf ("Trumps are %s; Bert has closed the stock.", suit);

  assert_contract (match, sign, open);
  act_all (match, "close");
  assert_contract (match, contract, closed);
}

/* Names of cards need no article, and each verb says what is done with the card. */
static void
test_words_of_actions (void)
{
  static const struct
  {
    const char *game;
    const char *token;
    const char *button;
    const char *meaning;
    DeckSuits suits;
  } rows[] = {
    { "klaverjas", "play:JH", "J♥\uFE0E", "Play: jack of hearts" },
    { "klaverjas", "play:KH:stuk", "K♥\uFE0E met stuk",
      "Play king of hearts and announce stuk, 20 roem" },
    { "klaverjas", "discard:TS", "10♠\uFE0E wegleggen", "Lay ten of spades away" },
    { "klaverjas", "trump:H", "Ik speel\u00a0♥\uFE0E", "Trumps: hearts" },
    { "cego", "play:05", "5", "Play: trump 5" },
    { "cego", "play:22", "Stieß", "Play: Fool" },
    { "cego", "keep:05", "5 behalten", "Keep trump 5" },
    { "cego", "keep:NH", "N♥\uFE0E behalten", "Keep knight of hearts" },
    { "cego", "discard:22", "Stieß drücken", "Lay Fool aside" },
    { "wurzen", "swap:6H", "Tauschen", "Exchange six of hearts for the trump card" },
    { "fiftysix", "bid:40:N", "40 NT", "Raise to 40: no trump" },
    { "fiftysix", "bid:40:S", "40\u00a0♠\uFE0E", "Raise to 40: spades" },
    { "fiftysix", "trump:N", "NT", "Play without trumps" },
    { "fiftysix", "trump:C", "♣\uFE0E", "Trumps: clubs" },
    /* the deck on the table has German suits: spoken in the language of the game */
    { "klaverjas", "play:JS", "bladeren unter", "Play: Unter of leaves", SUITS_GERMAN },
    { "klaverjas", "play:KH:stuk", "harten koning met stuk",
      "Play king of hearts and announce stuk, 20 roem", SUITS_GERMAN },
    { "klaverjas", "trump:D", "Ik speel bellen", "Trumps: bells", SUITS_GERMAN },
    { "wurzen", "pair:C", "20 Eichel", "Announce king and Ober of acorns: 20 eyes", SUITS_GERMAN },
    { "wurzen", "wurze:S", "Wurze 10 Laub", "Announce Unter and seven of leaves: 10 eyes",
      SUITS_GERMAN },
    { "wurzen", "play:6D", "Weli", "Play: Weli", SUITS_GERMAN },
    { "wurzen", "play:6D", "Weli", "Play: Weli (six of diamonds)", SUITS_FRENCH },
    { "klaverjas", "play:7D", "7♦\uFE0E", "Play: seven of diamonds", SUITS_FRENCH },
    { "wurzen", "play:AD", "Schellen-Daus", "Play: ace of bells", SUITS_GERMAN },
    { "wurzen", "pair:C", "20\u00a0♣\uFE0E", "Announce king and queen of clubs: 20 eyes",
      SUITS_FRENCH },
    { "zensern", "kunst:J", "Vier Unter", "Say which four: Unter", SUITS_GERMAN },
    { "zensern", "kunst:J", "Vier Buben", "Say which four: jack", SUITS_FRENCH },
    { "fiftysix", "bid:40:S", "40 leaves", "Raise to 40: leaves", SUITS_GERMAN },
    { "fiftysix", "bid:40:N", "40 NT", "Raise to 40: no trump", SUITS_GERMAN },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (AtoutSession) match = match_of_people (rows[i].game, "");
      g_autoptr (AtoutAction) action
          = atout_action_new (atout_course_get_deal (ATOUT_COURSE (match)),
                              action_of (match, rows[i].token), rows[i].suits);

      g_assert_cmpstr (atout_action_get_button (action), ==, rows[i].button);
      g_assert_cmpstr (atout_action_get_meaning (action), ==, rows[i].meaning);
    }
}

/* The same action is said in the words of its moment, and remembered in them. */
static void
test_words_of_moments (void)
{
  static const struct
  {
    unsigned phase;
    unsigned n_flecke;
    const char *token;
    const char *said;
    const char *meaning;
  } rows[] = {
    { ZENSERN_PHASE_BID1, 0, "pass", "weiter", "Pass" },
    { ZENSERN_PHASE_FLECK, 0, "pass", "gut", "Accept: no more doubling" },
    { ZENSERN_PHASE_FLECK, 0, "fleck", "Fleck!", "Double all points of the deal" },
    { ZENSERN_PHASE_FLECK, 1, "fleck", "Fleck zurück!", "Double all points once more" },
    { ZENSERN_PHASE_ANSAGE, 0, "pass", "weiter", "Announce nothing" },
    { ZENSERN_PHASE_HOCH, 0, "pass", "gut", "Let the other figure win" },
    { ZENSERN_PHASE_HOCH, 0, "hoch:3K", "bis zum König", "Say how high: a run of 3 up to king" },
    { ZENSERN_PHASE_HOCH, 0, "hoch:3Q", "bis zum Ober", "Say how high: a run of 3 up to Ober" },
    { ZENSERN_PHASE_HOCH, 0, "hoch:5A", "5 bis zum Daus", "Say how high: a run of 5 up to ace" },
    { ZENSERN_PHASE_HOCH, 0, "kunst:K", "vier Könige", "Say which four: king" },
  };
  g_autoptr (AtoutSession) match = match_of_people ("zensern", "");

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Deal then = *atout_course_get_deal (ATOUT_COURSE (match));
      g_autoptr (AtoutAction) action = NULL;
      g_autoptr (AtoutAction) later = NULL;

      then.phase = (uint8_t) rows[i].phase;
      then.own.zensern.n_flecke = (uint8_t) rows[i].n_flecke;
      action = atout_action_new (&then, action_of (match, rows[i].token), SUITS_GERMAN);
      g_assert_cmpstr (atout_action_get_said (action), ==, rows[i].said);
      g_assert_cmpstr (atout_action_get_meaning (action), ==, rows[i].meaning);
      later = atout_action_reword (action, SUITS_GERMAN);
      g_assert_cmpstr (atout_action_get_said (later), ==, rows[i].said);
    }
}

/* What the announcements brought is said once they are compared, and can be asked for later. */
static void
test_settled (void)
{
  static const struct
  {
    const char *settings;
    int8_t counting;
    const char *text;
  } rows[] = {
    { "mode=4", 1, "They: Ansagen count 20 points." },
    { "mode=3", 2, "Cora: Ansagen count 20 points." },
    { "mode=3", ZENSERN_NO_UNIT, "The best figures are equal: no Ansage counts." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (AtoutSession) match = match_of_people ("zensern", rows[i].settings);
      Deal *deal = (Deal *) atout_course_get_deal (ATOUT_COURSE (match));
      const Telling telling = atout_session_tell (match);
      g_autofree char *before = tell_contract_sentence (&telling);
      g_autofree char *after = NULL;
      unsigned seat = rows[i].counting > 0 ? (unsigned) rows[i].counting : 1;

      g_assert_false (g_str_has_suffix (before, rows[i].text));
      deal->phase = PHASE_PLAY;
      deal_set_trump (deal, SUIT_HEARTS);
      deal->declarer = 0;
      deal->hand[seat] = 0;
      for (unsigned rank = RANK_TEN; rank <= RANK_QUEEN; rank++)
        deal->hand[seat] |= card_set_of (jass_card (SUIT_SPADES, rank));
      deal->own.zensern.ansage[seat] = ZENSERN_CLASS_TERZ;
      deal->own.zensern.counting = rows[i].counting;
      after = tell_contract_sentence (&telling);
      g_assert_true (g_str_has_suffix (after, rows[i].text));
    }
}

/* Why a card may not be played, with a suit where one is to be named. */
static void
test_reasons (void)
{
  static const struct
  {
    const char *game;
    const char *led;
    Suit trump;
    TrickReason reason;
    const char *text;
    DeckSuits suits;
  } rows[] = {
    { "klaverjas", "JC", SUIT_HEARTS, TRICK_MUST_FOLLOW, "You must follow suit: clubs were led." },
    { "klaverjas", "JH", SUIT_HEARTS, TRICK_MUST_FOLLOW, "You must follow suit: trumps were led." },
    { "klaverjas", "JC", SUIT_HEARTS, TRICK_MUST_RUFF,
      "You must trump: you have no clubs, and hearts are trumps." },
    { "wurzen", "6D", SUIT_HEARTS, TRICK_MUST_FOLLOW, "You must follow suit: trumps were led." },
    { "fiftysix", "JH", SUIT_NONE, TRICK_MUST_FOLLOW, "You must follow suit: hearts were led." },
    { "cego", "05", SUIT_TRUMPS, TRICK_MUST_FOLLOW, "You must follow suit: trumps were led." },
    { "cego", "KH", SUIT_TRUMPS, TRICK_MUST_FOLLOW, "You must follow suit: hearts were led." },
    { "cego", "KH", SUIT_TRUMPS, TRICK_MUST_RUFF, "You must trump: you have no hearts." },
    { "klaverjas", "JC", SUIT_DIAMONDS, TRICK_MUST_RUFF,
      "You must trump: you have no acorns, and bells are trumps.", SUITS_GERMAN },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = NULL;
      Deal deal;
      Card led;

      deal_init (&deal, game_find (rows[i].game), &OPTIONS_DEFAULT);
      deal_set_trump (&deal, rows[i].trump);
      led = pack_find (deal_pack (&deal), rows[i].led, 2);
      trick_add (&deal.trick, deal_order (&deal), 0, led);
      text = words_reason (rows[i].suits, &deal, rows[i].reason);
      g_assert_cmpstr (text, ==, rows[i].text);
    }
}

/* The names of the hand, one after the other. */
static char *
list_hand (AtoutSession *match)
{
  GListModel *hand = atout_choices_get_hand (atout_session_get_choices (match));
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (hand); i++)
    {
      g_autoptr (AtoutCard) card = g_list_model_get_item (hand, i);

      g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", atout_card_get_name (card));
    }

  return g_string_free (names, FALSE);
}

static gboolean
is_offered (AtoutSession *match, const char *meaning)
{
  GListModel *calls = atout_choices_get_calls (atout_session_get_choices (match));

  for (guint i = 0; i < g_list_model_get_n_items (calls); i++)
    {
      g_autoptr (AtoutAction) call = g_list_model_get_item (calls, i);

      if (g_str_equal (atout_action_get_meaning (call), meaning))
        return TRUE;
    }

  return FALSE;
}

/* Another deck on the table: hand, calls, bubbles and contract are said anew, nothing else. */
static void
test_change_of_deck (void)
{
  g_autoptr (AtoutSession) match = match_of_people ("fiftysix", "");
  g_autoptr (AtoutTalk) talk = talk_of (match);
  g_autofree char *record = NULL;
  g_autofree char *same = NULL;
  g_autofree char *french = NULL;
  g_autofree char *german = NULL;

  act_all (match, "bid:28:S pass pass pass pass");
  record = atout_course_to_record (ATOUT_COURSE (match));
  french = list_hand (match);
  g_assert_cmpstr (french, ==,
                   "jack of hearts, nine of hearts, ace of hearts, queen of hearts, "
                   "king of clubs, queen of clubs, ace of diamonds, ten of diamonds");
  g_assert_cmpstr (atout_talk_get_speech (talk, 1), ==, "28\u00a0♠\uFE0E");
  g_assert_true (is_offered (match, "Raise to 29: clubs"));

  g_object_set (match, "suits", (int) SUITS_GERMAN, NULL);
  german = list_hand (match);
  g_assert_cmpstr (german, ==,
                   "Unter of hearts, nine of hearts, ace of hearts, Ober of hearts, "
                   "king of acorns, Ober of acorns, ace of bells, ten of bells");
  g_assert_cmpstr (atout_talk_get_speech (talk, 1), ==, "28 leaves");
  g_assert_true (is_offered (match, "Raise to 29: acorns"));
  g_assert_false (is_offered (match, "Raise to 29: clubs"));
  same = atout_course_to_record (ATOUT_COURSE (match));
  g_assert_cmpstr (record, ==, same);

  act_all (match, "pass");
  assert_contract (match, "leaves 28 – Bert plays",
                   "Trumps are leaves; Bert plays 28. We: 29 card points needed. They: 28 card "
                   "points needed.");
  g_object_set (match, "suits", (int) SUITS_FRENCH, NULL);
  assert_contract (match, "♠\uFE0E\u00a028 – Bert plays",
                   "Trumps are spades; Bert plays 28. We: 29 card points needed. They: 28 card "
                   "points needed.");
}

/* Decks are opened while others already play: what they did is told anew. */
static void
test_status_follows_deck (void)
{
  g_autoptr (AtoutSession) match = match_of_people ("klaverjas", "trump=utrecht");
  g_autoptr (AtoutTalk) talk = talk_of (match);

  act_all (match, "trump:C");
  g_assert_nonnull (strstr (atout_talk_get_status (talk), "clubs"));
  g_object_set (match, "suits", (int) SUITS_GERMAN, NULL);
  g_assert_null (strstr (atout_talk_get_status (talk), "clubs"));
  g_assert_nonnull (strstr (atout_talk_get_status (talk), "acorns"));
}

/* Light and dark suits lie by turns, whatever they are called. */
static void
test_order_of_suits (void)
{
  g_autoptr (AtoutSession) match = match_of_people ("klaverjas", "trump=utrecht");
  g_autofree char *french = NULL;
  g_autofree char *german = NULL;

  french = list_hand (match);
  g_assert_cmpstr (french, ==,
                   "ace of spades, nine of spades, ten of hearts, seven of hearts, "
                   "ten of clubs, nine of clubs, ten of diamonds, eight of diamonds");
  g_object_set (match, "suits", (int) SUITS_GERMAN, NULL);
  german = list_hand (match);
  g_assert_cmpstr (german, ==,
                   "ten of acorns, nine of acorns, ten of hearts, seven of hearts, "
                   "ace of leaves, nine of leaves, ten of bells, eight of bells");
}

/* What the preferences speak of is named by the games that have it, each in its language. */
static void
test_names_of_games (void)
{
  g_autofree char *announced = words_announced ();
  g_autofree char *claimed = words_claimed ();
  const Game *game;

  g_assert_cmpstr (announced, ==, "Roem, stuk, Ansagen, Bella, Ausmelden");
  g_assert_cmpstr (claimed, ==, "roem");
  for (guint i = 0; (game = game_at (i)) != NULL; i++)
    {
      g_assert_cmpint (game->counsel->announced != NULL, ==, game->counsel->announcement != NULL);
      g_assert_cmpint (game->show->claimed != NULL, ==, game->show->trick_claim != NULL);
    }
}

static void
test_ranks (void)
{
  g_autofree char *french = words_fill_ranks (SUITS_FRENCH, "{ace} {ten} {jack}, {two} {knight}");
  g_autofree char *german = words_fill_ranks (SUITS_GERMAN, "{queen} {jack} {nine} {points}");

  g_assert_cmpstr (french, ==, "ace ten jack, two knight");
  g_assert_cmpstr (german, ==, "Ober Unter nine {points}");
}

/* Names are people’s, and no templates, whatever stands in them. */
static void
test_fill (void)
{
  const WordsValue values[] = {
    { "{name}", "{card} {name} {" }, { "{card}", "{said}" }, { "{said}", "pass" }, { NULL, NULL }
  };
  g_autofree char *filled = words_fill ("{name}: {card}, “{said}” {other} {", values);

  g_assert_cmpstr (filled, ==, "{card} {name} {: {said}, “pass” {other} {");
}

/* A game may bring no words for cards: then the user’s serve. */
static void
test_no_vocabulary (void)
{
  const Game game = { .key = "silent" };
  const Vocabulary *vocabulary = game_vocabulary (&game);
  g_autofree char *card = NULL;

  g_assert_cmpstr (spoken_rank (vocabulary, SUITS_GERMAN, RANK_QUEEN), ==,
                   words_rank (SUITS_GERMAN, RANK_QUEEN));
  g_assert_cmpstr (spoken_suit (vocabulary, SUITS_FRENCH, SUIT_HEARTS), ==,
                   words_suit_short (SUITS_FRENCH, SUIT_HEARTS));
  card = spoken_card (vocabulary, SUITS_FRENCH, &jass_pack, jass_card (SUIT_HEARTS, RANK_JACK));
  g_assert_cmpstr (card, ==, "J♥\uFE0E");
}

/* Who listens hears words: no sign, no index of a card, and nothing twice. */
static void
test_name_signs (void)
{
  static const struct
  {
    const char *text;
    const char *heard;
  } rows[] = {
    { "", "" },
    { "Your turn: play a card", "Your turn: play a card" },
    { "Bert: “28\u00a0♥\uFE0E” (holds", "Bert: “28\u00a0hearts” (holds" },
    { "♣\uFE0E – Jan plays", "clubs – Jan plays" },
    { "J♠\uFE0E, 10♦\uFE0E", "jack of spades, ten of diamonds" },
    { "NJ♠\uFE0E", "NJ spades" },
    { "Clubs ♣\uFE0E", "Clubs" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *heard = words_name_signs (rows[i].text);

      g_assert_cmpstr (heard, ==, rows[i].heard);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_TESTS ("/words", test_auction, test_proven, test_status_follows_deck, test_repeat,
             test_announced, test_relations, test_everybody_alone, test_no_trump,
             test_partners_promise, test_promise_beside_enemy, test_doubled,
             test_choice_of_no_trump, test_tables, test_permanent_trumps, test_trumps_in_lists,
             test_laid_away, test_overcalled, test_befallen, test_befallen_stays, test_closed_stock,
             test_words_of_actions, test_words_of_moments, test_settled, test_reasons,
             test_change_of_deck, test_order_of_suits, test_names_of_games, test_name_signs,
             test_ranks, test_fill, test_no_vocabulary);

  return g_test_run ();
}
