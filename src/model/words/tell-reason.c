/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Reasons for a recommended action, in the same words for guide, hint and review. */

#include "model/words/tell-reason.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "model/words/tell-done.h"
#include "model/words/tell-text.h"
#include "players/argue.h"

#define NUMBER_MAX 16
#define IMAGINED 100 /* worlds to which larger counts are scaled */
#define SELDOM 5     /* up to one deal in so many is seldom */

/* ---- Differences between two actions --------------------------------------------------------- */

/* {n_of}: frequency with the recommended action, "in 57 of 100 imagined deals"; {m_of}: with
 * {rival}. {n_in} and {m_in} are short: "in 57". */
static const char *const sentences[CONTRAST_KINDS] = {
  [CONTRAST_LAST_TRUMP]
  = NC_ ("hint", "It takes the last trump against you {n_of}, {rival} {m_in}."),
  [CONTRAST_BONUS_TAKEN] = NC_ ("hint", "It brings you {points} {bonus} {n_of}, {rival} {m_in}."),
  [CONTRAST_BONUS_GIVEN] = NC_ ("hint", "It gives {points} {bonus} away {n_of}, {rival} {m_in}."),
  [CONTRAST_DRAWN] = NC_ ("hint", "It draws trumps {n_of}, {rival} {m_in}."),
  [CONTRAST_FORCED] = NC_ ("hint", "It forces out a trump {n_of}, {rival} {m_in}."),
  [CONTRAST_PARTNER_RUFFS]
  = NC_ ("hint", "Your partner ruffs this trick {n_of}, with {rival} {m_in}."),
  [CONTRAST_TRICK_TAKEN]
  = NC_ ("hint", "This trick, about {worth}, is yours {n_of}, with {rival} {m_in}."),
  [CONTRAST_TRICK_LEFT]
  = NC_ ("hint", "It lets this trick go {n_of}, {rival} {m_in}: you do better so."),
  [CONTRAST_TO_PARTNER]
  = NC_ ("hint", "It leaves this trick to your partner {n_of}, {rival} {m_in}."),
  [CONTRAST_FED] = NC_ ("hint", "It counts more than {rival}, and comes home {n_of}."),
  [CONTRAST_SAVED] = NC_ ("hint", "It counts less than {rival}, which would be lost {m_of}."),
  [CONTRAST_LEAD_KEPT] = NC_ ("hint", "You lead next {n_of}, with {rival} {m_in}."),
  [CONTRAST_LEAD_LEFT] = NC_ ("hint", "Somebody else leads next {n_of}, with {rival} {m_in}."),
  [CONTRAST_OUT_NOW]
  = NC_ ("hint",
         "After this trick you have enough and the deal is yours {n_of}, with {rival} {m_in}."),
  [CONTRAST_HOME] = NC_ ("hint", "Kept for later, {card} comes home {n_of}, played now {m_in}."),
  [CONTRAST_CAUGHT] = NC_ ("hint", "You catch {card} {n_of}, with {rival} {m_in}."),
  [CONTRAST_LAST_TRICK] = NC_ ("hint", "The last trick is yours {n_of}, with {rival} {m_in}."),
  [CONTRAST_BONUS_LATER]
  = NC_ ("hint", "Later you do better in {bonus} {n_of}, with {rival} {m_in}."),
  [CONTRAST_LONG] = NC_ ("hint", "Later {cards} win more tricks {n_of}, after {rival} {m_in}."),
  [CONTRAST_MORE_TRICKS] = NC_ ("hint", "You take more tricks {n_of}, with {rival} {m_in}."),
  [CONTRAST_OUT]
  = NC_ ("hint", "You have enough before the last trick {n_of}, with {rival} {m_in}."),
  [CONTRAST_MADE] = NC_ ("hint", "You make your contract {n_of}, with {rival} {m_in}."),
  [CONTRAST_FAILED] = NC_ ("hint", "With {rival} your contract fails {m_of}, this way {n_in}."),
  [CONTRAST_CONCEDED]
  = NC_ ("hint", "With {rival} the contract against you is made {m_of}, this way {n_in}."),
  [CONTRAST_BROKEN] = NC_ ("hint", "The contract against you fails {n_of}, with {rival} {m_in}."),
  [CONTRAST_NOBODY] = NC_ ("hint", "Nobody has a contract {n_of}, with {rival} {m_in}."),
  [CONTRAST_WON] = NC_ ("hint", "You win the deal {n_of}, with {rival} {m_in}."),
  [CONTRAST_STAKE_WON] = NC_ ("hint", "It counts more, and you win {n_of}."),
  [CONTRAST_STAKE_LOST] = NC_ ("hint", "It costs less, and you seldom win: {n_of}."),
};

static const char *
sentence_of (const Deal *deal, const Contrast *contrast, unsigned n_worlds, gboolean is_own)
{
  if (contrast->kind == CONTRAST_TRICK_TAKEN && (deal->game->counts_at_end || contrast->points < 2))
    return NC_ ("hint", "This trick is yours {n_of}, with {rival} {m_in}.");

  if (contrast->kind == CONTRAST_HOME && is_own)
    return NC_ ("hint", "It comes home {n_of}, kept for later {m_in}.");
  if (contrast->kind == CONTRAST_MADE && contrast->n_worse == 0) /* for instance a pass */
    return NC_ ("hint", "You make your contract {n_of}.");
  if (contrast->kind == CONTRAST_BONUS_GIVEN && contrast->n_better == 0)
    return NC_ ("hint", "It never gives {points} {bonus} away, {rival} does {m_of}.");
  if (contrast->kind == CONTRAST_STAKE_LOST && contrast->n_better == 0)
    return NC_ ("hint", "It costs less, and you never win.");
  if (contrast->kind == CONTRAST_STAKE_LOST && SELDOM * contrast->n_better > n_worlds)
    return NC_ ("hint", "It costs less, and you win too seldom: {n_of}.");
  if (contrast->kind == CONTRAST_FAILED && contrast->n_better == 0)
    return NC_ ("hint", "With {rival} your contract fails {m_of}.");
  if (contrast->kind == CONTRAST_CONCEDED && contrast->n_better == 0)
    return NC_ ("hint", "With {rival} the contract against you is made {m_of}.");

  return sentences[contrast->kind];
}

static char *
card_of (const Telling *telling, const Deal *deal, const Contrast *contrast)
{
  CardSet own = player_cards_in (contrast->cards, deal);

  if (contrast->card == CARD_NONE)
    return NULL;
  if (contrast->kind == CONTRAST_HOME)
    return words_cards_short (telling->suits, deal_pack (deal), own);

  return words_card (telling->suits, deal_pack (deal), contrast->card);
}

/* How often something happens in the worlds of an analysis. */
typedef struct
{
  unsigned n;   /* worlds in which it happens */
  unsigned all; /* worlds tried, at least 1 */
  gboolean is_exact;
} Share;

static gboolean
is_word (const Share *share)
{
  return share->n == 0 || share->n == share->all;
}

/* Returns how often: a word, "in 57", or with @is_full "in 57 of 100 imagined deals". */
static char *
often (const Share *share, gboolean is_full)
{
  unsigned most = share->is_exact ? share->all : MIN (share->all, IMAGINED);
  unsigned n = (share->n * most + share->all / 2) / share->all;
  char written[NUMBER_MAX], total[NUMBER_MAX];
  const WordsValue values[] = { { "{n}", written }, { "{all}", total }, { NULL, NULL } };

  if (share->is_exact && share->all == 1 && share->n > 0)
    return g_strdup (C_ ("how often", "if both sides play their best"));
  if (is_word (share))
    return g_strdup (share->n > 0 ? C_ ("how often", "every time") : C_ ("how often", "never"));
  /* one of 300 is not never */
  g_snprintf (written, sizeof written, "%u", CLAMP (n, 1, most - 1));
  g_snprintf (total, sizeof total, "%u", most);
  if (!is_full)
    return words_fill (C_ ("how often", "in {n}"), values);
  if (share->is_exact)
    /* Translators: only so many deals fit what is known */
    return words_fill (C_ ("how often", "in {n} of the {all} deals that are possible"), values);

  return words_fill (C_ ("how often", "in {n} of {all} imagined deals"), values);
}

static gboolean
is_about_card (ContrastKind kind)
{
  return kind == CONTRAST_FED || kind == CONTRAST_SAVED;
}

/* Names @action; deeds are quoted. */
static char *
name_rival (const Telling *telling, const Deal *deal, Action action)
{
  g_autofree char *name = tell_done (telling, deal, action);
  const WordsValue values[] = { { "{call}", name }, { NULL, NULL } };

  return tell_is_deed (deal, action) ? words_fill (C_ ("advice", "“{call}”"), values)
                                     : g_steal_pointer (&name);
}

char *
tell_contrast (const Telling *telling, const Deal *deal, const Contrast *contrast,
               unsigned n_worlds, gboolean is_exact, Action worse)
{
  g_autofree char *rival = NULL;
  g_autofree char *card = NULL;
  g_autofree char *cards = NULL;
  g_autofree char *worth = words_card_points (deal->game, contrast->points);
  g_autofree char *n_of = NULL, *n_in = NULL, *m_of = NULL, *m_in = NULL;
  char points[NUMBER_MAX];
  WordsValue values[] = {
    { "{rival}", NULL },
    { "{card}", NULL },
    { "{cards}", NULL },
    { "{n_of}", NULL },
    { "{n_in}", NULL },
    { "{m_of}", NULL },
    { "{m_in}", NULL },
    { "{bonus}", words_bonus (deal->game) != NULL ? words_bonus (deal->game) : "" },
    { "{points}", points },
    { "{worth}", worth },
    { NULL, NULL },
  };

  Share better = { contrast->n_better, n_worlds, is_exact };
  Share rivals = { contrast->n_worse, n_worlds, is_exact };
  Card other = action_card (deal->game, worse);
  gboolean is_own = contrast->card != CARD_NONE && contrast->card != other;

  if (contrast->kind == CONTRAST_NONE)
    return NULL;
  rival = is_about_card (contrast->kind) && other != CARD_NONE
              ? words_card (telling->suits, deal_pack (deal), other)
              : name_rival (telling, deal, worse);
  values[0].value = rival;
  card = card_of (telling, deal, contrast);
  values[1].value = card != NULL ? card : "";
  values[2].value = cards = words_cards_short (telling->suits, deal_pack (deal),
                                               player_cards_in (contrast->cards, deal));
  values[3].value = n_of = often (&better, TRUE);
  values[4].value = n_in = often (&better, is_word (&rivals));
  values[5].value = m_of = often (&rivals, TRUE);
  values[6].value = m_in = often (&rivals, is_word (&better));
  g_snprintf (points, sizeof points, "%u", contrast->points);

  return words_fill (words_of_game ("hint", sentence_of (deal, contrast, n_worlds, is_own)),
                     values);
}

static char *
tell_more (const Telling *telling, const Deal *deal, double more, Action worse)
{
  g_autofree char *rival = name_rival (telling, deal, worse);
  long n = lround (more);
  char points[NUMBER_MAX];
  const WordsValue values[] = { { "{rival}", rival }, { "{points}", points }, { NULL, NULL } };

  g_snprintf (points, sizeof points, "%ld", n);

  return words_fill (n < 1 ? _ ("It promises a little more than {rival}.")
                           : ngettext ("It promises about {points} point more than {rival}.",
                                       "It promises about {points} points more than {rival}.",
                                       (gulong) n),
                     values);
}

static char *
tell_richer (const Telling *telling, const Deal *deal, double more, Action worse)
{
  g_autofree char *rival = name_rival (telling, deal, worse);
  g_autofree char *worth = words_card_points (deal->game, (unsigned) MAX (lround (more), 1));
  const WordsValue values[] = { { "{rival}", rival }, { "{worth}", worth }, { NULL, NULL } };

  /* Translators: {worth} as in "12 points" or "12 eyes" in tricks */
  return words_fill (_ ("It brings your side about {worth} more than {rival}."), values);
}

/* ---- The reason ------------------------------------------------------------------------------ */

static void
argue_advised (const Observation *seen, const Analysis *analysis, Choice *choice,
               PlayerArgument *argument)
{
  unsigned at = 0;
  ChoiceRow row;

  *choice = analysis->choice;
  while (choice->row[at].action != analysis->row[0].action)
    at++;
  row = choice->row[at];
  for (; at > 0; at--)
    choice->row[at] = choice->row[at - 1];
  choice->row[0] = row;
  player_argue (seen, choice, argument);
}

/* Returns true if @argument contradicts the advice. */
static gboolean
speaks_against (const PlayerArgument *argument, double value)
{
  switch (argument->kind)
    {
    case ARGUMENT_LEAD:
    case ARGUMENT_AHEAD_ENOUGH:
    case ARGUMENT_AHEAD_LEAST:
      return (argument->points > 0) != (value > 0);
    case ARGUMENT_GAME_SHORT:
    case ARGUMENT_SUIT_SHORT:
    case ARGUMENT_AHEAD_SHORT:
      return argument->points >= argument->needed
             || (argument->kind == ARGUMENT_AHEAD_SHORT && argument->points > 0 && value < 0);
    case ARGUMENT_GAME_ENOUGH:
    case ARGUMENT_SUIT_ENOUGH:
    case ARGUMENT_TEAM_ENOUGH:
      return argument->points < argument->needed;
    default:
      return FALSE;
    }
}

static char *
tell_by_rule (const Telling *telling, const Deal *deal, const Observation *seen,
              const Analysis *analysis, CardSet *cards)
{
  PlayerArgument argument;
  Choice choice;
  char *text;

  argue_advised (seen, analysis, &choice, &argument);
  if (analysis->n_worlds > 0 && speaks_against (&argument, analysis->row[0].value))
    return g_strdup ("");
  text = tell_argument (telling, deal, &argument);
  *cards |= player_argument_cards (&argument, deal);
  if (text[0] != '\0')
    return text;
  g_free (text);

  return g_strdup (tell_rule (deal, &choice.row[0]));
}

static char *
tell_promise (const Telling *telling, const Deal *deal, const Observation *seen,
              const Analysis *analysis, CardSet *cards)
{
  if (!analysis->is_call || analysis->row[0].action != analysis->natural)
    return g_strdup ("");

  return tell_by_rule (telling, deal, seen, analysis, cards);
}

static char *
tell_difference (const Telling *telling, const Deal *deal, const Analysis *analysis,
                 const Contrast *contrast, unsigned rival, CardSet *cards)
{
  const AnalysisRow *best = &analysis->row[0];
  const AnalysisRow *other = &analysis->row[rival];
  g_autofree char *fact = tell_contrast (telling, deal, contrast, analysis->n_worlds,
                                         analysis->is_exact, other->action);

  if (fact == NULL)
    fact = analysis_are_equal (analysis, 0, rival)
               ? tell_richer (telling, deal, (best->margin - other->margin) / 2, other->action)
               : tell_more (telling, deal, best->value - other->value, other->action);
  *cards |= player_cards_in (contrast->cards, deal);
  if (!analysis_are_equal (analysis, 0, rival))
    return g_steal_pointer (&fact);

  const WordsValue values[] = { { "{fact}", fact }, { NULL, NULL } };

  /* Translators: {fact} is a sentence: how many points it brings beside */
  return words_fill (_ ("The deal hardly turns on it. {fact}"), values);
}

/* Returns a text for equal actions; repeats no part of @before. */
static char *
tell_equal (const Telling *telling, const Deal *deal, const Observation *seen,
            const Analysis *analysis, const char *before, CardSet *cards)
{
  const char *first = _ ("All come to about the same.");
  gboolean is_again = before != NULL && g_str_has_prefix (before, first);
  g_autofree char *rule = tell_by_rule (telling, deal, seen, analysis, cards);

  if (before != NULL && rule[0] != '\0' && strstr (before, rule) != NULL)
    {
      g_free (rule);
      rule = g_strdup (_ ("What falls now tells you more than your choice."));
    }

  return g_strchomp (
      g_strjoin (" ", is_again ? _ ("Again it hardly matters.") : first, rule, NULL));
}

char *
tell_reason (const Telling *telling, const Deal *deal, const Observation *seen,
             const Analysis *analysis, const char *before, CardSet *cards)
{
  Contrast contrast;
  int rival = analysis->n_worlds > 0 ? contrast_choose (analysis, seen, &contrast) : -1;
  g_autofree char *call = NULL;
  g_autofree char *fact = NULL;

  if (analysis->n_worlds == 0)
    return tell_by_rule (telling, deal, seen, analysis, cards);
  call = tell_promise (telling, deal, seen, analysis, cards);
  if (rival < 0 && call[0] == '\0')
    return tell_equal (telling, deal, seen, analysis, before, cards);
  if (call[0] != '\0'
      && (rival < 0 || telling->is_guided || contrast.kind == CONTRAST_NONE
          || contrast.kind == CONTRAST_STAKE_WON || contrast.kind == CONTRAST_STAKE_LOST))
    return g_steal_pointer (&call);
  fact = tell_difference (telling, deal, analysis, &contrast, (unsigned) rival, cards);

  return call[0] != '\0' ? g_strjoin (" ", call, fact, NULL) : g_steal_pointer (&fact);
}

/* ---- The message to the partner -------------------------------------------------------------- */

static const char *
message_sentence (const PlayerMessage *message)
{
  switch (message->kind)
    {
    case MESSAGE_TELLS:
      if (card_set_count (message->cards) > 1)
        return NC_ ("hint", "As agreed, it tells your partner that you are strong in {suit}.");
      return message->holds
                 ? NC_ ("hint", "As agreed, it tells your partner that you hold the {card}.")
                 : NC_ ("hint",
                        "As agreed, it tells your partner that you do not hold the {card}.");
    case MESSAGE_LIES:
      return NC_ (
          "hint",
          "Beware: as agreed, it tells your partner something about {suit} that is not so.");
    case MESSAGE_ASKED:
      return NC_ ("hint", "Your partner asked for {suit} with the {card}.");
    default:
      return NULL;
    }
}

char *
tell_message (const Telling *telling, const Deal *deal, const Observation *seen,
              const Analysis *analysis)
{
  g_autofree char *card = NULL;
  PlayerArgument argument;
  Choice choice;
  const PlayerMessage *message = &argument.message;
  WordsValue values[] = { { "{suit}", NULL }, { "{card}", "" }, { NULL, NULL } };

  argue_advised (seen, analysis, &choice, &argument);
  if (message->kind == MESSAGE_NONE || analysis->row[0].action != argument.action)
    return NULL;
  card = words_card (telling->suits, deal_pack (deal),
                     message->kind == MESSAGE_ASKED ? message->card
                                                    : card_set_first (message->cards));
  values[0].value = words_suit (telling->suits, message->suit);
  values[1].value = card;

  return words_fill (words_of_game ("hint", message_sentence (message)), values);
}

/* ---- With open cards ------------------------------------------------------------------------- */

/* {name} holds the {card} or void that refutes the recommendation; {better} is better. */
static const char *
open_sentence (const OpenCards *open)
{
  switch (open->kind)
    {
    case OPEN_RUFF:
      return _ ("But look: {name} has no {suit} and ruffs. Here {better} is better.");
    case OPEN_HIGHER:
      return _ ("But look: {name} has the {card}. Here {better} is better.");
    default:
      return ngettext ("But look: as the cards lie, {better} brings {points} point more.",
                       "But look: as the cards lie, {better} brings {points} points more.",
                       (gulong) open->cost);
    }
}

char *
tell_open (const Telling *telling, const Deal *deal, const OpenCards *open)
{
  g_autofree char *better = NULL;
  g_autofree char *card = NULL;
  char points[NUMBER_MAX];
  WordsValue values[]
      = { { "{better}", NULL },   { "{card}", "" },
          { "{name}", "" },       { "{suit}", words_suit (telling->suits, open->suit) },
          { "{points}", points }, { NULL, NULL } };

  if (open->kind <= OPEN_SAME)
    return g_strdup (open->kind == OPEN_SAME ? _ ("As the cards lie, nothing is better.") : "");
  g_snprintf (points, sizeof points, "%d", open->cost);
  values[0].value = better = tell_done (telling, deal, open->better);
  if (open->card != CARD_NONE)
    values[1].value = card = words_card (telling->suits, deal_pack (deal), open->card);
  if (open->seat != NO_SEAT)
    values[2].value = telling->name[open->seat];

  return words_fill (open_sentence (open), values);
}
