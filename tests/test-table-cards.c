/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What the model tells of the cards on the table besides the trick, and what the user's seat does
 * by itself: in random matches of every preset of every game.
 */

#include <gio/gio.h>
#include <string.h>

#include "add-tests.h"
#include "model/atout-session.h"
#include "model/told/atout-talk.h"
#include "rules/rng.h"

#define DEALS 6

typedef struct
{
  AtoutSession *match;
  Rng rng;
  AtoutEvent event; /* the last one */
  guint n_automatic;
  guint n_moves;
} Session;

static void
note_acted (Session *session, const AtoutEvent *event)
{
  session->event = *event;
  session->n_automatic += event->manner == ATOUT_BY_ITSELF;
}

/* Everybody is human: the test acts for all, the model for nobody it was not told to. */
static void
begin (Session *session, const char *game_key, const char *settings, guint64 seed)
{
  const Game *game = game_find (game_key);
  Options options = OPTIONS_DEFAULT;
  AtoutPlayer players[SEATS_MAX] = { 0 };
  g_autoptr (GError) error = NULL;

  g_assert_true (options_set_all (&options, game, settings, &error));
  for (guint i = 0; i < SEATS_MAX; i++)
    players[i].human = TRUE;
  *session = (Session) { .match = atout_session_new (game, &options, players) };
  session->rng = rng_new (seed, 0);
  atout_match_set_seed (atout_session_get_match (session->match), seed);
  g_signal_connect_swapped (session->match, "acted", G_CALLBACK (note_acted), session);
}

static void
end (Session *session)
{
  g_object_unref (session->match);
}

static void
act (Session *session, Action action)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (atout_choices_choose_for (
      atout_session_get_choices (session->match),
      (guint) atout_course_get_turn (ATOUT_COURSE (session->match)), action, &error));
  g_assert_no_error (error);
}

static Action
random_action (Session *session)
{
  ActionList legal;

  deal_legal (atout_course_get_deal (ATOUT_COURSE (session->match)), &legal);

  return legal.at[rng_below (&session->rng, legal.n)];
}

/* ---- Moves -------------------------------------------------------------------------------- */

static CardSet
open_cards (const Deal *deal)
{
  Card cards[CARDS_MAX];
  CardSet set = 0;

  for (guint n = game_open_cards (deal, cards); n-- > 0;)
    set |= card_set_of (cards[n]);

  return set;
}

static CardSet
shown_cards (const Deal *deal, guint seat)
{
  return game_shown (deal, seat);
}

/* Exactly what came into hands and left them, and no face that the user may not see. */
static void
check_moves (Session *session, const Deal *before)
{
  const Deal *after = atout_course_get_deal (ATOUT_COURSE (session->match));
  CardSet open = open_cards (before) | open_cards (after);
  CardSet played = 0;
  guint n = session->event.n_moves;
  const AtoutMove *moves = session->event.move;
  guint come[SEATS_MAX] = { 0 };
  guint gone[SEATS_MAX] = { 0 };

  session->n_moves += n;
  for (guint i = 0; i < after->n_played; i++)
    played |= card_set_of (after->played[i]);
  for (guint i = 0; i < n; i++)
    {
      guint seat = moves[i].seat;

      (moves[i].to_hand ? come : gone)[seat]++;
      if (seat != atout_course_get_user_seat (ATOUT_COURSE (session->match))
          && moves[i].card != CARD_NONE)
        g_assert_true (card_set_has (open | shown_cards (before, seat) | shown_cards (after, seat),
                                     moves[i].card));
      if (seat == atout_course_get_user_seat (ATOUT_COURSE (session->match)))
        g_assert_true (card_set_has (before->hand[seat] ^ after->hand[seat], moves[i].card));
    }
  for (guint seat = 0; seat < after->n_seats; seat++)
    {
      if (!seats_have (after->playing, seat))
        continue;
      g_assert_cmpuint (come[seat], ==, card_set_count (after->hand[seat] & ~before->hand[seat]));
      g_assert_cmpuint (gone[seat], ==,
                        card_set_count (before->hand[seat] & ~after->hand[seat] & ~played));
    }
}

static void
test_moves (void)
{
  const Game *game;
  guint n_moves = 0;

  for (guint g = 0; (game = game_at (g)) != NULL; g++)
    for (const OptionPreset *preset = game->options->presets; preset->key != NULL; preset++)
      {
        Session session;

        begin (&session, game->key, preset->settings, 11);
        for (guint i = 0;
             i < DEALS && atout_course_get_state (ATOUT_COURSE (session.match)) != ATOUT_MATCH_OVER;
             i++)
          {
            g_assert_true (atout_match_deal (atout_session_get_match (session.match), NULL));
            while (atout_course_get_state (ATOUT_COURSE (session.match)) == ATOUT_MATCH_PLAYING)
              {
                Deal before = *atout_course_get_deal (ATOUT_COURSE (session.match));

                act (&session, random_action (&session));
                check_moves (&session, &before);
              }
          }
        n_moves += session.n_moves;
        end (&session);
      }
  g_assert_cmpuint (n_moves, >, 200);
}

/* ---- By itself ---------------------------------------------------------------------------- */

static gboolean
user_is_at_turn (Session *session)
{
  return atout_course_get_turn (ATOUT_COURSE (session->match))
         == (int) atout_course_get_user_seat (ATOUT_COURSE (session->match));
}

/* Lets the model do what it does by itself: it needs the main loop for that. */
static void
settle (Session *session)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_nonnull (session->match);
}

/* The user is asked exactly where there is more than one answer. */
static void
test_only_answer (void)
{
  const Game *game;

  for (guint g = 0; (game = game_at (g)) != NULL; g++)
    {
      Session session;
      guint asked = 0;

      begin (&session, game->key, "", 5);
      g_object_set (atout_session_get_choices (session.match), "only-answer", TRUE, "only-card",
                    TRUE, NULL);
      for (guint i = 0;
           i < DEALS && atout_course_get_state (ATOUT_COURSE (session.match)) != ATOUT_MATCH_OVER;
           i++)
        {
          g_assert_true (atout_match_deal (atout_session_get_match (session.match), NULL));
          settle (&session);
          while (atout_course_get_state (ATOUT_COURSE (session.match)) == ATOUT_MATCH_PLAYING)
            {
              ActionList legal;

              deal_legal (atout_course_get_deal (ATOUT_COURSE (session.match)), &legal);
              if (user_is_at_turn (&session))
                {
                  g_assert_cmpuint (legal.n, >, 1);
                  g_assert_cmpstr (
                      atout_choices_get_prompt (atout_session_get_choices (session.match)), !=, "");
                  asked++;
                }
              act (&session, random_action (&session));
              settle (&session);
            }
        }
      g_assert_cmpuint (asked, >, 0);
      g_assert_cmpuint (session.n_automatic, >, 0);
      end (&session);
    }
}

/* Without that wish nothing is done for the user, and the single pass is a question. */
static void
test_asked_always (void)
{
  Session session;

  begin (&session, "zensern", "", 5);
  for (guint i = 0;
       i < DEALS && atout_course_get_state (ATOUT_COURSE (session.match)) != ATOUT_MATCH_OVER; i++)
    {
      g_assert_true (atout_match_deal (atout_session_get_match (session.match), NULL));
      while (atout_course_get_state (ATOUT_COURSE (session.match)) == ATOUT_MATCH_PLAYING)
        {
          settle (&session);
          if (user_is_at_turn (&session))
            g_assert_cmpstr (atout_choices_get_prompt (atout_session_get_choices (session.match)),
                             !=, "");
          act (&session, random_action (&session));
        }
    }
  g_assert_cmpuint (session.n_automatic, ==, 0);
  end (&session);
}

static gboolean
offers (Session *session, const char *token)
{
  const Deal *deal = atout_course_get_deal (ATOUT_COURSE (session->match));
  GListModel *calls = atout_choices_get_calls (atout_session_get_choices (session->match));

  for (guint i = 0; i < g_list_model_get_n_items (calls); i++)
    {
      g_autoptr (AtoutAction) call = g_list_model_get_item (calls, i);
      char text[TOKEN_MAX];

      action_to_token (deal->game, deal_pack (deal), atout_action_get_action (call), text);
      if (g_str_has_prefix (text, token))
        return TRUE;
    }

  return FALSE;
}

/* K-9.3: the maker's side can lose its roem, so it is asked; the other side claims by itself. */
static void
test_safe_roem (void)
{
  Session session;
  guint asked = 0;

  begin (&session, "klaverjas", "", 3);
  g_object_set (atout_session_get_choices (session.match), "announce", "safe", NULL);
  while (atout_course_get_state (ATOUT_COURSE (session.match)) != ATOUT_MATCH_OVER)
    {
      g_assert_true (atout_match_deal (atout_session_get_match (session.match), NULL));
      while (atout_course_get_state (ATOUT_COURSE (session.match)) == ATOUT_MATCH_PLAYING)
        {
          const Deal *deal = atout_course_get_deal (ATOUT_COURSE (session.match));

          settle (&session);
          if (atout_course_get_state (ATOUT_COURSE (session.match)) != ATOUT_MATCH_PLAYING)
            break;
          if (offers (&session, "roem"))
            {
              g_assert_cmpuint (deal_unit (deal, 0), ==, deal_unit (deal, (guint) deal->declarer));
              asked++;
            }
          act (&session, random_action (&session));
        }
    }
  g_assert_cmpuint (asked, >, 0);
  g_assert_cmpuint (session.n_automatic, >, 0);
  end (&session);
}

/* ---- What goes without saying --------------------------------------------------------------- */

/* Cego at random, but everybody passes the Solo question: the Blind is played for. */
static Action
action_without_solo (Session *session)
{
  gboolean asked = atout_course_get_deal (ATOUT_COURSE (session->match))->phase == CEGO_PHASE_SOLO;

  return asked ? ACTION (VERB_PASS, 0) : random_action (session);
}

/* What the calls of @seat that can be looked up were, "weiter Cego". */
static char *
list_said (Session *session, guint seat)
{
  g_autoptr (AtoutTalk) talk = atout_talk_new (ATOUT_COURSE (session->match));
  GListModel *auction = atout_talk_get_auction (talk);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (auction); i++)
    {
      g_autoptr (AtoutSaying) call = g_list_model_get_item (auction, i);

      if (atout_saying_get_seat (call) == seat)
        g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "",
                                atout_action_get_said (atout_saying_get_action (call)));
    }

  return g_string_free (text, FALSE);
}

/* CE-6.11, CE-15: forehand's Cego is heard and stands above the table; who trusts says nothing. */
static void
test_said (void)
{
  Session session;

  begin (&session, "cego", "specials=off", 3);
  g_assert_true (atout_match_deal (atout_session_get_match (session.match), NULL));
  while (atout_course_get_deal (ATOUT_COURSE (session.match))->phase == CEGO_PHASE_SOLO)
    {
      g_assert_cmpstr (atout_session_get_contract (session.match), ==, "");
      act (&session, ACTION (VERB_PASS, 0));
    }
  for (guint seat = 0; seat < 4; seat++)
    {
      g_autofree char *said = list_said (&session, seat);

      g_assert_cmpstr (said, ==, seat == 1 ? "weiter Cego" : "weiter");
    }
  g_assert_true (g_str_has_prefix (atout_session_get_contract (session.match), "Cego – "));
  while (atout_course_get_deal (ATOUT_COURSE (session.match))->phase == CEGO_PHASE_BID)
    act (&session, ACTION (VERB_PASS, 0));
  while (atout_course_get_deal (ATOUT_COURSE (session.match))->phase == CEGO_PHASE_KEEP)
    act (&session, random_action (&session));
  act (&session, ACTION (CEGO_VERB_TRUST, 0));

  g_autofree char *said = list_said (&session, 1);

  g_assert_cmpstr (said, ==, "weiter Cego");
  end (&session);
}

/* CE-14: what the user has laid aside can be read again, what others have cannot. */
static void
test_aside (void)
{
  Session session;
  guint own = 0;
  guint of_others = 0;

  begin (&session, "cego", "specials=off", 3);
  for (guint i = 0; i < 12; i++)
    {
      g_assert_true (atout_match_deal (atout_session_get_match (session.match), NULL));
      while (atout_course_get_state (ATOUT_COURSE (session.match)) == ATOUT_MATCH_PLAYING)
        {
          const Deal *deal = atout_course_get_deal (ATOUT_COURSE (session.match));
          const Telling telling = atout_session_tell (session.match);
          g_autofree char *state = tell_state (&telling);
          gboolean knows = strstr (state, "Cards you put there: ") != NULL;

          g_assert_cmpint (knows, ==, deal->own.cego.n_laid_aside > 0 && deal->declarer == 0);
          own += knows;
          of_others += deal->own.cego.n_laid_aside > 0 && !knows;
          act (&session, action_without_solo (&session));
        }
    }
  g_assert_cmpuint (own, >, 0);
  g_assert_cmpuint (of_others, >, 0);
  end (&session);
}

/* CE-15: after taking the Blind the user discards or leads at once; the hands may be demanded. */
static void
test_trust (void)
{
  Session session;
  guint trusted = 0;

  begin (&session, "cego", "specials=off", 3);
  for (guint i = 0; i < 24; i++)
    {
      g_assert_true (atout_match_deal (atout_session_get_match (session.match), NULL));
      while (atout_course_get_state (ATOUT_COURSE (session.match)) == ATOUT_MATCH_PLAYING)
        {
          g_autofree char *record = NULL;

          if (user_is_at_turn (&session) && offers (&session, "demand"))
            {
              const Deal *deal = atout_course_get_deal (ATOUT_COURSE (session.match));
              CardSet hand = deal->hand[0];
              g_autoptr (GListModel) meanings = NULL;
              g_autoptr (AtoutAction) meaning = NULL;

              g_assert_false (offers (&session, "trust"));
              for (; hand != 0 && meaning == NULL; hand = card_set_rest (hand))
                {
                  g_clear_object (&meanings);
                  meanings = atout_choices_list_meanings (atout_session_get_choices (session.match),
                                                          card_set_first (hand));
                  meaning = g_list_model_get_item (meanings, 0);
                }
              g_assert_nonnull (meaning);
              act (&session, atout_action_get_action (meaning));
              record = atout_course_to_record (ATOUT_COURSE (session.match));
              g_assert_nonnull (strstr (record, "trust"));
              trusted++;
              continue;
            }
          act (&session, action_without_solo (&session));
        }
    }
  g_assert_cmpuint (trusted, >, 0);
  end (&session);
}

/* What the cards of the user mean that belong to announcement @action: first that, then a play. */
static guint
check_pair (Session *session, Action action)
{
  const Deal *deal = atout_course_get_deal (ATOUT_COURSE (session->match));
  CardSet cards = game_announces (deal, action).cards;
  guint n = 0;

  if (action_card (deal->game, action) != CARD_NONE)
    {
      g_autoptr (GListModel) meanings = atout_choices_list_meanings (
          atout_session_get_choices (session->match), action_card (deal->game, action));
      g_autoptr (AtoutAction) first = g_list_model_get_item (meanings, 0);

      /* to exchange it commits to more than to play it */
      g_assert_true (action_is_play (deal->game, atout_action_get_action (first))
                     || action_card (deal->game, atout_action_get_action (first)) == CARD_NONE);
      return 0;
    }
  for (; cards != 0; cards = card_set_rest (cards), n++)
    {
      g_autoptr (GListModel) meanings = atout_choices_list_meanings (
          atout_session_get_choices (session->match), card_set_first (cards));
      g_autoptr (AtoutAction) first = g_list_model_get_item (meanings, 0);
      g_autoptr (AtoutAction) second = g_list_model_get_item (meanings, 1);

      g_assert_cmpuint (atout_action_get_action (first), ==, action);
      g_assert_true (action_is_play (deal->game, atout_action_get_action (second)));
    }

  return n;
}

/* A king that is led from a marriage asks: the announcement would be gone with it. */
static void
test_pairs (void)
{
  static const char *const modes[] = { "mode=schnapsen", "mode=wurzen" };

  for (guint m = 0; m < G_N_ELEMENTS (modes); m++)
    {
      Session session;
      guint n = 0;

      begin (&session, "wurzen", modes[m], 3);
      for (guint i = 0; i < 12; i++)
        {
          g_assert_true (atout_match_deal (atout_session_get_match (session.match), NULL));
          while (atout_course_get_state (ATOUT_COURSE (session.match)) == ATOUT_MATCH_PLAYING)
            {
              ActionList legal;

              deal_legal (atout_course_get_deal (ATOUT_COURSE (session.match)), &legal);
              for (guint k = 0; user_is_at_turn (&session) && k < legal.n; k++)
                n += check_pair (&session, legal.at[k]);
              act (&session, random_action (&session));
            }
        }
      g_assert_cmpuint (n, >, 0);
      end (&session);
    }
}

/* ---- Laid open ------------------------------------------------------------------------------ */

/* How many cards @telling has open before others, each once and in a hand of theirs. */
static guint
count_open (const Telling *telling)
{
  Pile piles[SEATS_MAX];
  guint n_piles = tell_laid_open (telling, piles);
  guint n = 0;

  for (guint i = 0; i < n_piles; i++)
    {
      CardSet cards = 0;

      if (piles[i].owner == (int) telling->user)
        continue;
      for (guint k = 0; k < piles[i].n_open; k++)
        cards |= card_set_of (piles[i].open[k]);
      g_assert_cmpuint (card_set_count (cards), ==, piles[i].n_open);
      g_assert_cmpuint (cards & ~telling->deal->hand[piles[i].owner], ==, 0);
      n += piles[i].n_open;
    }

  return n;
}

/* Who wants to sees all that others have shown until it is played; returns how much more it is. */
static guint
check_kept (const Telling *telling)
{
  const Deal *deal = telling->deal;
  Telling keeping = *telling;
  guint n_known = 0;

  keeping.keeps_known = true;
  for (guint seat = 0; seat < deal->n_seats; seat++)
    if (seat != telling->user)
      n_known += card_set_count (game_shown (deal, seat) & deal->hand[seat]);
  g_assert_cmpuint (count_open (&keeping), >=, n_known);
  g_assert_cmpuint (count_open (&keeping), >=, count_open (telling));

  return count_open (&keeping) - count_open (telling);
}

/* Z-8.7: figures that count lie open until the first trick is taken; W-8.6: until they count. */
static void
test_laid_open (void)
{
  static const char *const games[] = { "zensern", "wurzen" };

  for (guint g = 0; g < G_N_ELEMENTS (games); g++)
    {
      Session session;
      guint seen = 0;
      guint kept = 0;

      begin (&session, games[g], "", 1);
      for (guint i = 0;
           i < 40 && atout_course_get_state (ATOUT_COURSE (session.match)) != ATOUT_MATCH_OVER; i++)
        {
          g_assert_true (atout_match_deal (atout_session_get_match (session.match), NULL));
          while (atout_course_get_state (ATOUT_COURSE (session.match)) == ATOUT_MATCH_PLAYING)
            {
              Pile piles[SEATS_MAX];
              const Telling telling = atout_session_tell (session.match);
              guint n = tell_laid_open (&telling, piles);

              for (guint k = 0; k < n; k++)
                {
                  g_autofree char *text = tell_pile (&telling, &piles[k]);
                  g_autofree char *state = tell_state (&telling);

                  g_autofree char *tag = tell_tag (&telling, &piles[k]);

                  g_assert_true ((strstr (text, "Face up: ") != NULL) == (piles[k].n_open > 0));
                  g_assert_true ((strstr (text, "Worth ") != NULL) == (piles[k].value > 0));
                  g_assert_true ((tag[0] != '\0') == (piles[k].value > 0));
                  g_assert_nonnull (strstr (state, text));
                  g_assert_cmpuint (piles[k].n_open + piles[k].value, >=, 1);
                  if (g == 0)
                    g_assert_cmpuint (
                        atout_course_get_deal (ATOUT_COURSE (session.match))->n_played, <, 2);
                }
              seen += n;
              kept += check_kept (&telling);
              act (&session, random_action (&session));
            }
        }
      g_assert_cmpuint (seen, >, 0);
      g_assert_cmpuint (kept, >, 0);
      end (&session);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/table-cards/moves", test_moves);
  g_test_add_func ("/table-cards/laid-open", test_laid_open);
  ADD_TESTS ("/automatic", test_only_answer, test_asked_always, test_safe_roem, test_trust);
  ADD_TESTS ("/table-cards", test_pairs, test_said, test_aside);

  return g_test_run ();
}
