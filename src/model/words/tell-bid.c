/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Sentences about a call in the bidding: which cards of the hand are a reason for the recommended
 * call, and how the call that the user considers compares with it.
 */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "model/words/tell-done.h"
#include "model/words/tell-reason.h"
#include "model/words/tell-text.h"
#include "rules/game.h"

#define NUMBER_MAX 16

/* ---- The hand ------------------------------------------------------------------------------ */

typedef struct
{
  CardSet trumps;  /* own trumps */
  CardSet highest; /* own trumps that no card of another player beats */
  CardSet outside; /* own cards outside trumps that no other card of their suit beats */
  Card top;        /* highest trump of the pack; CARD_NONE if there are no trumps */
  bool has_twins;  /* true if others may hold a copy of one of @highest */
  unsigned n_all;  /* number of trumps in the pack */
} Holding;

static void
find_holding (const Deal *deal, const TrickOrder *order, Holding *holding)
{
  CardSet hand = deal->hand[deal->turn];
  bool has_trumps = order->trump < TRICK_GROUPS;
  CardSet trumps = has_trumps ? order->members[order->trump] : 0;

  *holding = (Holding) { .trumps = hand & trumps,
                         .top = has_trumps ? order->ranked[order->first[order->trump]] : CARD_NONE,
                         .n_all = card_set_count (trumps) };
  for (CardSet left = hand; left != 0; left = card_set_rest (left))
    {
      Card card = card_set_first (left);
      CardSet suit = order->members[order->group[card]];

      if ((order->beaters[card] & suit & ~hand) == 0)
        {
          *(card_set_has (trumps, card) ? &holding->highest : &holding->outside)
              |= card_set_of (card);
          holding->has_twins
              |= card_set_has (trumps, card) && (pack_copies (deal_pack (deal), card) & ~hand) != 0;
        }
    }
}

/*
 * Chooses the sentence about the own trumps. @is_named: the call names the trump suit; otherwise
 * the game fixes the trumps. @is_for: it speaks for playing with them, otherwise against.
 */
static const char *
trumps_sentence (const Holding *holding, gboolean is_named, gboolean is_for)
{
  unsigned n = card_set_count (holding->trumps);

  if (n == 0)
    return is_named ? NC_ ("advice", "{with} you have no trump at all.")
                    : NC_ ("advice", "You have no trump at all.");
  if (is_for && holding->has_twins)
    return is_named ? NC_ ("advice", "{with} you have {n} of the {all} trumps; nobody can beat "
                                     "{cards} when you lead.")
                    : NC_ ("advice", "You have {n} of the {all} trumps; nobody can beat {cards} "
                                     "when you lead.");
  if (is_for && holding->highest != 0)
    return is_named ? NC_ ("advice", "{with} you have {n} of the {all} trumps; nobody can beat "
                                     "{cards}.")
                    : NC_ ("advice", "You have {n} of the {all} trumps; nobody can beat {cards}.");
  if (!is_for && holding->highest == 0)
    return is_named ? NC_ ("advice", "{with} you have {n} of the {all} trumps; the highest, "
                                     "{top}, is not yours.")
                    : NC_ ("advice", "You have {n} of the {all} trumps; the highest, {top}, is "
                                     "not yours.");

  return is_named ? NC_ ("advice", "{with} you have {n} of the {all} trumps.")
                  : NC_ ("advice", "You have {n} of the {all} trumps.");
}

static char *
tell_trumps (const Telling *telling, const Deal *deal, const Holding *holding, unsigned suit,
             gboolean is_for)
{
  const Pack *pack = deal_pack (deal);
  g_autofree char *with = tell_with_suit (telling, suit);
  g_autofree char *top = words_card (telling->suits, pack, holding->top);
  g_autofree char *cards = words_cards_short (telling->suits, pack, holding->highest);
  char n[NUMBER_MAX], all[NUMBER_MAX];
  const WordsValue values[] = { { "{with}", with },   { "{n}", n },     { "{all}", all },
                                { "{cards}", cards }, { "{top}", top }, { NULL, NULL } };

  g_snprintf (n, sizeof n, "%u", card_set_count (holding->trumps));
  g_snprintf (all, sizeof all, "%u", holding->n_all);

  return words_fill (words_of_game ("advice", trumps_sentence (holding, suit < SUIT_NONE, is_for)),
                     values);
}

static char *
tell_outside (const Telling *telling, const Deal *deal, const Holding *holding)
{
  g_autofree char *cards = words_cards_short (telling->suits, deal_pack (deal), holding->outside);
  const WordsValue values[] = { { "{cards}", cards }, { NULL, NULL } };

  if (holding->outside == 0)
    return g_strdup ("");

  return words_fill (holding->n_all > 0 ? _ ("Only a ruff beats {cards} when you lead.")
                                        : _ ("Nobody beats {cards} when you lead."),
                     values);
}

/*
 * Returns true if the points in @argument were estimated from the hand with the suit of the call as
 * trumps.
 */
static gboolean
is_about_trumps (const Deal *deal, const PlayerArgument *argument)
{
  const TrickOrder *order;

  switch (argument->kind)
    {
    case ARGUMENT_SUIT_ENOUGH:
    case ARGUMENT_SUIT_SHORT:
    case ARGUMENT_SUIT_LEAST:
    case ARGUMENT_SUIT_WEAK:
    case ARGUMENT_AHEAD_ENOUGH:
    case ARGUMENT_AHEAD_SHORT:
    case ARGUMENT_AHEAD_LEAST:
    case ARGUMENT_TEAM_ENOUGH:
    case ARGUMENT_TEAM_SHORT:
    case ARGUMENT_TEAM_STANDS:
    case ARGUMENT_TEAM_FAILS:
      return TRUE;
    case ARGUMENT_LEAD:
    case ARGUMENT_LEAD_CLOSE:
      return deal->trump < SUIT_NONE;
    case ARGUMENT_GAME_ENOUGH:
    case ARGUMENT_GAME_SHORT:
    case ARGUMENT_GAME_LEAST:
    case ARGUMENT_GAME_BEYOND:
      /* if other cards than trumps are a reason for the game, they matter more */
      order = game_order (deal->game, &deal->options, SUIT_NONE);
      return order->trump < TRICK_GROUPS && (argument->cards & ~order->members[order->trump]) == 0;
    default:
      return FALSE;
    }
}

/* Describes the hand with @suit as trumps: its strengths if @is_for, otherwise its weaknesses. */
static char *
tell_hand (const Telling *telling, const Deal *deal, unsigned suit, gboolean is_for)
{
  Holding holding;
  g_autofree char *trumps = NULL;
  g_autofree char *outside = NULL;

  find_holding (deal, game_order (deal->game, &deal->options, suit), &holding);
  trumps = holding.n_all > 0 ? tell_trumps (telling, deal, &holding, suit, is_for) : g_strdup ("");
  outside = is_for ? tell_outside (telling, deal, &holding) : g_strdup ("");

  return g_strstrip (g_strjoin (" ", trumps, outside, NULL));
}

/*
 * Returns sentences about the cards that are a reason for the call of @argument. "" in an explained
 * deal, where the hand is visible.
 */
static char *
tell_hand_of (const Telling *telling, const Deal *deal, const PlayerArgument *argument)
{
  bool is_settled = argument->suit == SUIT_NONE && deal->trump < SUIT_NONE;

  return is_about_trumps (deal, argument) && !telling->is_guided ? tell_hand (
             telling, deal, is_settled ? deal->trump : argument->suit, argument->is_bold)
                                                                 : g_strdup ("");
}

/* ---- The call in mind ---------------------------------------------------------------------- */

/*
 * Fills @argument with the reason that the rules of thumb give for @action. It ignores the values
 * that @analysis found on sample deals.
 */
static void
argue (const Observation *seen, const Analysis *analysis, Action action, PlayerArgument *argument)
{
  Choice choice = analysis->choice;

  for (unsigned i = 1; i < choice.n; i++)
    if (choice.row[i].action == action)
      {
        ChoiceRow row = choice.row[0];

        choice.row[0] = choice.row[i];
        choice.row[i] = row;
        break;
      }
  choice.row[0].standard_error = 0;
  player_argue (seen, &choice, argument);
}

/*
 * Chooses the sentence that compares the considered call with the recommended one; NULL if none
 * fits.
 */
static const char *
compared_sentence (const PlayerArgument *considered, const PlayerArgument *best, gboolean is_worse)
{
  gboolean is_short = considered->points < considered->needed;

  if (considered->kind == ARGUMENT_TEAM_FAILS)
    return is_worse && !is_short
               ? NC_ ("advice", "{call} would not pay: the others have called {needed} points and "
                                "should make about {points}.")
               : NULL;
  if (considered->kind != ARGUMENT_TEAM_ENOUGH)
    return NULL;
  if (considered->reason == REASON_INFORM)
    return NC_ ("advice",
                "{call} would tell your partners something of your cards that is not so.");
  if (is_short)
    return is_worse ? NC_ ("advice", "{call} is too high: {with} your side should make only about "
                                     "{points} points.")
                    : NULL;
  if (best->kind == ARGUMENT_TEAM_ENOUGH && best->suit == considered->suit
      && best->needed < considered->needed)
    return NC_ ("advice", "{call} binds you to {needed} points, {best} only to {least}.");
  if (best->kind == ARGUMENT_TEAM_ENOUGH && best->suit == considered->suit
      && best->needed > considered->needed)
    return NC_ ("advice", "{call} is lower: the others can call over it more cheaply.");

  if (best->kind == ARGUMENT_TEAM_STANDS || best->kind == ARGUMENT_TRUE_IDLE)
    return NC_ ("advice", "Your side has called already, and {call} would bind it to {needed} "
                          "points.");
  if (best->kind == ARGUMENT_TEAM_SHORT && considered->is_less)
    return NC_ ("advice", "{call} needs {needed} points, and {with} your side should make about "
                          "{points}. But your side scores more if the others fail in their call "
                          "than if it makes its own.");

  return NC_ ("advice", "{call} needs {needed} points, and {with} your side should make about "
                        "{points}.");
}

/*
 * Compares the call that the user considers with the recommended one, in games in which a team
 * calls points. Returns "" if no sentence fits.
 */
static char *
tell_compared (const Telling *telling, const Deal *deal, const Analysis *analysis,
               const PlayerArgument *considered, const PlayerArgument *best, gboolean is_worse)
{
  const char *text = compared_sentence (considered, best, is_worse);
  g_autofree char *call = tell_quoted (telling, deal, considered->action);
  g_autofree char *name = tell_quoted (telling, deal, analysis->row[0].action);
  g_autofree char *with = tell_with_suit (telling, considered->suit);
  char points[NUMBER_MAX], needed[NUMBER_MAX], least[NUMBER_MAX];
  const WordsValue values[]
      = { { "{call}", call },     { "{best}", name },   { "{with}", with }, { "{points}", points },
          { "{needed}", needed }, { "{least}", least }, { NULL, NULL } };

  g_snprintf (points, sizeof points, "%d", considered->points);
  g_snprintf (needed, sizeof needed, "%d", considered->needed);
  g_snprintf (least, sizeof least, "%d", best->needed);

  return text != NULL ? words_fill (words_of_game ("advice", text), values) : g_strdup ("");
}

/*
 * Tells what the user loses by a pass that is considered, if a call is better; "" if nothing is
 * known.
 */
static char *
tell_silence (const Deal *deal, const PlayerArgument *best, gboolean is_worse)
{
  GameContract contract = game_contract (deal);

  if (best->kind == ARGUMENT_TRUE_CALL)
    return g_strdup (_ ("If you pass, your partners hear nothing of these cards."));
  if (best->kind == ARGUMENT_TEAM_ENOUGH && is_worse && contract.seat != NO_SEAT
      && !seats_have (game_allies (deal, (unsigned) deal->turn), (unsigned) contract.seat))
    return g_strdup (_ ("If you pass, the call of the others may stand."));

  return g_strdup ("");
}

char *
tell_bid (const Telling *telling, const Deal *deal, const Observation *seen,
          const Analysis *analysis, Action considered, gboolean is_worse)
{
  Action advised = analysis->row[0].action;
  PlayerArgument best, minded;
  g_autofree char *compared = NULL;

  if (deal->phase == PHASE_PLAY || action_card (deal->game, advised) != CARD_NONE)
    return g_strdup ("");
  argue (seen, analysis, advised, &best);
  if (considered == ACTION_NONE || considered == advised)
    return tell_hand_of (telling, deal, &best);

  argue (seen, analysis, considered, &minded);
  if (minded.kind == ARGUMENT_TRUE_CALL && action_verb (advised) == VERB_PASS
      && minded.points < minded.needed)
    {
      minded.kind = ARGUMENT_TRUE_SHORT;
      return tell_argument (telling, deal, &minded);
    }
  compared = action_verb (considered) == VERB_PASS
                 ? tell_silence (deal, &best, is_worse)
                 : tell_compared (telling, deal, analysis, &minded, &best, is_worse);
  if (compared[0] != '\0')
    return g_steal_pointer (&compared);
  if (action_verb (considered) == VERB_TRUMP && action_suit (deal->game, considered) != SUIT_NONE)
    return tell_hand (telling, deal, action_suit (deal->game, considered),
                      !is_worse && action_verb (advised) != VERB_PASS);
  if (is_worse && minded.kind == ARGUMENT_GAME_LEAST && minded.points < minded.needed
      && !is_about_trumps (deal, &minded))
    {
      minded.kind = ARGUMENT_GAME_SHORT;
      return tell_argument (telling, deal, &minded);
    }

  return tell_hand_of (telling, deal, &best);
}

char *
tell_bid_cards (const Telling *telling, const Deal *deal, const Observation *seen,
                const Analysis *analysis, const char *why)
{
  Action advised = analysis->row[0].action;
  g_autofree char *call = NULL;
  g_autofree char *cards = NULL;
  PlayerArgument best;

  if (deal->phase == PHASE_PLAY || action_card (deal->game, advised) != CARD_NONE
      || telling->is_guided)
    return g_strdup ("");
  argue (seen, analysis, advised, &best);
  if (best.cards == 0 || best.kind < ARGUMENT_GAME_ENOUGH || best.kind > ARGUMENT_GAME_LEAST)
    return g_strdup ("");
  call = tell_quoted (telling, deal, best.action);
  cards = words_cards_short (telling->suits, deal_pack (deal), player_argument_cards (&best, deal));

  const WordsValue values[] = { { "{call}", call }, { "{cards}", cards }, { NULL, NULL } };

  return strstr (why, cards) == NULL
             ? words_fill (_ ("Your best cards for {call} are {cards}."), values)
             : g_strdup ("");
}

gboolean
tell_bid_needs_cards (const Telling *telling, const Deal *deal, const Observation *seen,
                      const Analysis *analysis, const char *why)
{
  g_autofree char *cards = NULL;
  PlayerArgument best;

  argue (seen, analysis, analysis->row[0].action, &best);
  cards = words_cards_short (telling->suits, deal_pack (deal), player_argument_cards (&best, deal));

  return best.cards == 0 || strstr (why, cards) == NULL;
}

Action
tell_bid_rival (const Telling *telling, const Deal *deal, const Observation *seen,
                const Analysis *analysis, const char *why)
{
  g_autofree char *name = NULL;
  Contrast contrast;
  Action call;
  int rival = -1;

  if (analysis->n_worlds > 0 && analysis->is_call
      && action_verb (analysis->row[0].action) == VERB_PASS)
    rival = contrast_choose (analysis, seen, ACTION_NONE, &contrast);
  if (rival < 0)
    return ACTION_NONE;
  call = analysis->row[rival].action;
  if (action_verb (call) != VERB_TRUMP || action_suit (deal->game, call) == SUIT_NONE)
    return ACTION_NONE;
  name = tell_quoted (telling, deal, call);

  return strstr (why, name) != NULL ? call : ACTION_NONE;
}
