/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Sentences for the arguments of players. */

#include <glib/gi18n-lib.h>
#include <stdlib.h>

#include "model/words/action-words.h"
#include "model/words/tell-reason.h"
#include "rules/game.h"
#include "rules/trick-score.h"

/* {cards} are in the hand, {other} is on the table, {points} and {needed} are numbers, {worth} is
 * "12 points" or "12 eyes". */
static const char *const sentences[ARGUMENTS] = {
  [ARGUMENT_SUIT_ENOUGH] = NC_ ("advice", "With {suit} as trumps {cards} should make about "
                                          "{points} points; it is worth it from {needed} on."),
  [ARGUMENT_SUIT_SHORT]
  = NC_ ("advice", "With {suit} as trumps {cards} should make only about {points} points; it is "
                   "worth it from {needed} on."),
  [ARGUMENT_SUIT_LEAST] = NC_ ("advice", "You must name a suit, and {suit} is your best: about "
                                         "{points} points with {cards}."),
  [ARGUMENT_SUIT_WEAK]
  = NC_ ("advice", "A free call needs three trumps, the jack or the nine among them."),
  [ARGUMENT_AHEAD_ENOUGH] = NC_ ("advice", "With {suit} as trumps {cards} should put you about "
                                           "{points} points ahead."),
  [ARGUMENT_AHEAD_SHORT]
  = NC_ ("advice", "With {suit} as trumps {cards} should put you only about {points} points ahead; "
                   "it is worth it from {needed} on."),
  [ARGUMENT_AHEAD_LEAST]
  = NC_ ("advice", "You must name a suit, and {suit} is your best: {cards}."),
  [ARGUMENT_LEAD_CLOSE]
  = NC_ ("advice", "With these cards it is close: you will be about {points} points behind. If "
                   "the others fail, the deal counts more."),
  [ARGUMENT_ANTRAG]
  = NC_ ("advice", "{suit} is no strong suit of yours: {cards}. Perhaps the other "
                   "would rather have new cards."),
  [ARGUMENT_GAME_ENOUGH]
  = NC_ ("advice", "With {cards} it should make about {points} points, and {needed} are needed."),
  [ARGUMENT_GAME_SHORT] = NC_ (
      "advice", "{call} would make about {points} points with {cards}, and {needed} are needed."),
  [ARGUMENT_GAME_LEAST] = NC_ ("advice", "It should make about {points} points, and {needed} are "
                                         "needed; everything else makes less."),
  [ARGUMENT_GAME_BEST] = NC_ ("advice", "Of all calls it suits your cards best."),
  [ARGUMENT_GAME_LOW]
  = NC_ ("advice", "Only the last trick loses in it, and you have low cards to keep for the end: "
                   "{cards}."),
  [ARGUMENT_GAME_LITTLE]
  = NC_ ("advice", "{other} must win the last trick: with {cards} you can draw the others’ trumps "
                   "before."),
  [ARGUMENT_GAME_BEYOND]
  = NC_ ("advice", "{call} needs nearly all high trumps, and yours are {cards}."),
  [ARGUMENT_TEAM_ENOUGH] = NC_ ("advice", "{with} your side should make about {points} points; "
                                          "{needed} would then be called."),
  [ARGUMENT_TEAM_SHORT]
  = NC_ ("advice", "{with}, your best, your side should make only about {points} points; the "
                   "next call needs {needed}."),
  [ARGUMENT_TEAM_STANDS] = NC_ ("advice", "{with} your side should make about {points} points; "
                                          "{needed} have already been called."),
  [ARGUMENT_TEAM_FAILS]
  = NC_ ("advice",
         "With these cards the others should make only about {points} of their {needed} points."),
  [ARGUMENT_TRUE_CALL] = NC_ ("advice", "It tells your partners truthfully what you hold: "
                                        "{cards}."),
  [ARGUMENT_TRUE_SHORT]
  = NC_ ("advice", "{call} would fit {cards}, but {with} your side should make only about "
                   "{points} of the {needed} points it needs."),
  [ARGUMENT_TRUE_IDLE]
  = NC_ ("advice", "Your side has already called. {call} would fit {cards}, but it would pay no "
                   "more, and {needed} points are harder to make."),
  [ARGUMENT_CLOSED]
  = NC_ ("advice", "You have {have} now; with the stock closed your cards should make about "
                   "{points} more: about {sum}, and {goal} are enough. If you fail, your opponent "
                   "scores {risk}."),
  [ARGUMENT_FEW_TRUMPS]
  = NC_ ("advice", "You hold only {cards}: tricks will seldom come against your will."),
  [ARGUMENT_MANY_TRUMPS]
  = NC_ ("advice", "Your {cards} may win tricks against your will, but everything else is worse."),
  [ARGUMENT_HONEST] = NC_ ("advice", "It is unlikely that anybody hid a Solo."),

  [ARGUMENT_CUSTOM] = NC_ ("advice", "Either will do; this is usual."),
  [ARGUMENT_BONUS] = NC_ ("advice", "That brings {worth}."),
  [ARGUMENT_SHARED] = NC_ ("advice", "That brings {worth}. If you stay silent, your partner may "
                                     "still claim the roem, and it counts the same."),
  [ARGUMENT_BOTH] = NC_ ("advice", "{cards} together bring {worth}."),
  [ARGUMENT_WAITS] = NC_ ("advice", "{cards} together count {worth} as soon as you win a trick."),
  [ARGUMENT_DENIED]
  = NC_ ("advice", "Your side is unlikely to win this deal: if you announce the roem, its "
                   "{points} points will go to the others."),
  [ARGUMENT_KEPT]
  = NC_ ("advice", "{cards} bring their {points} points also when you play one of them and say so; "
                   "until then nobody hears that you hold them."),
  [ARGUMENT_OUTDONE]
  = NC_ ("advice", "{cards} could count {points} points, but a better figure has been announced: "
                   "yours would not count, and would show what you hold."),
  [ARGUMENT_FIGURE] = NC_ ("advice", "{cards} count {points} points if no figure is better."),
  [ARGUMENT_ENOUGH] = NC_ ("advice", "You have {points} eyes, and {needed} are enough."),
  [ARGUMENT_REACHES]
  = NC_ ("advice", "You have {have} now; with {cards} announced it is {points}, and {needed} are "
                   "enough."),
  [ARGUMENT_EXCHANGE] = NC_ ("advice", "You get {other} for {cards}."),
  [ARGUMENT_KEEPS_TRUMP] = NC_ ("advice", "As a trump it will win you tricks."),
  [ARGUMENT_SAFE_POINTS] = NC_ ("advice", "Laid aside, its {points} points are safe."),
  [ARGUMENT_SPARE] = NC_ ("advice", "It has next to no points to lose, and {cards} stay."),
  [ARGUMENT_VOID]
  = NC_ ("advice", "It is your last card of the suit: later you can ruff this suit."),
  [ARGUMENT_REST] = NC_ ("advice", "What you keep should then make about {points} points, more "
                                   "than with any other card laid aside."),

  [ARGUMENT_LED_FIRST]
  = NC_ ("advice", "You must lead it; {cards} of its suit lie safe then, so the others have few "
                   "points to add."),

  [ARGUMENT_TAKES] = NC_ ("advice", "It beats {other}."),
  [ARGUMENT_CHEAPEST] = NC_ ("advice", "It is your lowest card that beats {other}."),
  [ARGUMENT_FEEDS] = NC_ ("advice", "Your side is winning with {other}: send points along."),
  [ARGUMENT_FEEDS_LATER]
  = NC_ ("advice", "Your side will probably win this trick: send points along."),
  [ARGUMENT_SPARES]
  = NC_ ("advice", "Your side will probably win this trick anyway: keep your better cards."),
  [ARGUMENT_LEAVES]
  = NC_ ("advice", "Keep {cards}: taking this trick would probably cost more than it brings."),
  [ARGUMENT_LEAST] = NC_ ("advice", "The trick is probably lost, and no card you may play counts "
                                    "less."),
  [ARGUMENT_DEAR_LEAD]
  = NC_ ("advice", "It may be beaten, but cheaper cards are worth more to you later: {cards}."),
  [ARGUMENT_GUARDS]
  = NC_ ("advice", "The trick is probably lost, but cheaper cards are worth more to "
                   "you later: {cards}."),
  [ARGUMENT_SPARES_ROEM]
  = NC_ ("advice", "The trick will probably go to the others; with {cards} they could write roem."),
  [ARGUMENT_FORCED]
  = NC_ ("advice", "Whatever you play, this trick will probably be yours, and you "
                   "do not want it."),
  [ARGUMENT_STUCK]
  = NC_ ("advice", "This trick will probably be yours, and you do not want it; with {cards} "
                   "you can stay below later."),
  [ARGUMENT_HARMLESS] = NC_ (
      "advice", "Only the last trick loses: keep {cards} for the end, where low cards are safe."),
  [ARGUMENT_LEFT]
  = NC_ ("advice", "The declarer wins so far with {other}: stay below it, and leave him the trick "
                   "that he must not win."),
  [ARGUMENT_LOWEST]
  = NC_ ("advice", "Every card of this suit that may still be out is higher, so this card takes "
                   "no trick that you want the declarer to win."),
  [ARGUMENT_ALONE]
  = NC_ ("advice", "No other card of this suit is out: if you keep this card, it could win a "
                   "trick that you want the declarer to win."),
  [ARGUMENT_LOST] = NC_ ("advice", "The trick is probably lost, and this card cannot change it."),
  [ARGUMENT_KEEPS] = NC_ ("advice", "This trick may go: keep {cards} for a later one."),
  [ARGUMENT_RID] = NC_ ("advice", "This trick goes to somebody else: get rid of a card that could "
                                  "win one later."),
  [ARGUMENT_BELOW] = NC_ ("advice", "It stays below {other}: you do not want this trick."),
};

static const char *const leads[2][2] = {
  { NC_ ("advice", "With these cards you will be about {points} points behind."),
    NC_ ("advice",
         "With these cards you should end about {points} points ahead: not enough to risk more.") },
  { NC_ ("advice", "With these cards you will be about {points} points behind; the other answer "
                   "is worse still."),
    NC_ ("advice", "With these cards you will be about {points} points ahead.") },
};

/* Variants of leads with the {cards} that count. */
static const char *const leads_with[2][2] = {
  { NC_ ("advice", "With {cards} you will be about {points} points behind."),
    NC_ ("advice", "With {cards} you should end about {points} points ahead: not enough to risk "
                   "more.") },
  { NC_ ("advice", "With {cards} you will be about {points} points behind; the other answer is "
                   "worse still."),
    NC_ ("advice", "With {cards} you will be about {points} points ahead.") },
};

static const char *const behind[2] = {
  NC_ ("advice", "With {suit} as trumps you would end about {points} points behind."),
  NC_ ("advice", "With {suit} as trumps you would end about {points} points behind, but passing "
                 "would be worse."),
};

/* Sentences for plays into a trick that is certainly lost. */
static const char *const lost[ARGUMENTS] = {
  [ARGUMENT_LEAST] = NC_ ("advice", "The trick is lost, and no card you may play counts less."),
  [ARGUMENT_GUARDS] = NC_ ("advice", "The trick is lost, but cheaper cards are worth more to you "
                                     "later: {cards}."),
  [ARGUMENT_LOST] = NC_ ("advice", "The trick is lost, and this card cannot change it."),
  [ARGUMENT_SPARES_ROEM]
  = NC_ ("advice", "The trick goes to the others; with {cards} they could write roem."),
};

/* Sentences for plays into a trick that is certainly won, and for a figure that is the best. */
static const char *const won[ARGUMENTS] = {
  [ARGUMENT_FEEDS_LATER] = NC_ ("advice", "Your side wins this trick: send points along."),
  [ARGUMENT_SPARES] = NC_ ("advice", "Your side wins this trick anyway: keep your better cards."),
  [ARGUMENT_FORCED]
  = NC_ ("advice", "Whatever you play, this trick will be yours, and you do not want it."),
  [ARGUMENT_STUCK] = NC_ ("advice", "This trick will be yours, and you do not want it; with "
                                    "{cards} you can stay below later."),
  [ARGUMENT_LIKELY] = NC_ ("advice", "Nobody against you can beat it."),
  [ARGUMENT_FIGURE] = NC_ ("advice", "{cards} count {points} points."),
};

/* Returns the sentence for the bare reason of a play into a trick that is certainly won or lost. */
static const char *
certain_reason (const PlayerArgument *argument)
{
  switch (argument->reason)
    {
    case REASON_KEEP_POINTS:
      return argument->is_ours ? NULL : NC_ ("advice", "The trick is lost: play a cheap card.");
    case REASON_FEED_PARTNER:
      return argument->is_ours ? won[ARGUMENT_FEEDS_LATER] : NULL;
    case REASON_CASH_WINNER:
    case REASON_LIKELY_TRICK:
    case REASON_PARTNER_SUIT:
      return argument->is_ours ? NC_ ("advice", "This trick is sure to be won.") : NULL;
    default:
      return NULL;
    }
}

/* Returns the sentence for @argument if its side is certain to win, or to lose, else NULL. */
static const char *
certain_sentence (const PlayerArgument *argument)
{
  if (!argument->is_sure)
    return NULL;
  if (argument->kind == ARGUMENT_REASON)
    return certain_reason (argument);
  if (!argument->is_ours)
    return lost[argument->kind];
  if (argument->kind == ARGUMENT_STUCK && argument->cards == 0)
    return NC_ ("advice", "This trick will be yours, and you do not want it; but if you keep "
                          "this card, it will win another one later.");

  return won[argument->kind];
}

/* Returns the points that the seat at turn counts, all 0 if nobody counts his own. */
static OwnCount
count_of (const Deal *deal)
{
  OwnCount count = { 0 };

  if (deal->turn != NO_SEAT)
    game_count (deal, (unsigned) deal->turn, &count);

  return count;
}

#define CLOSE 3 /* points by which an estimate may be wrong */

static const char *
sentence_of (const Deal *deal, const PlayerArgument *argument)
{
  bool has_side = seats_count (game_allies (deal, (unsigned) deal->turn)) > 1;

  switch (argument->kind)
    {
    case ARGUMENT_LEAD:
      return argument->cards != 0 ? leads_with[argument->is_bold][argument->points >= 0]
                                  : leads[argument->is_bold][argument->points >= 0];
    case ARGUMENT_AHEAD_ENOUGH:
    case ARGUMENT_AHEAD_SHORT:
      return argument->points < 0 ? behind[argument->is_bold] : sentences[argument->kind];
    case ARGUMENT_TOP:
      if (deal_order (deal)->trump >= TRICK_GROUPS)
        return NC_ ("advice", "Nobody else holds a higher card of this suit.");
      return argument->is_sure
                 ? NC_ ("advice", "Nobody else holds a higher card of this suit or can ruff it.")
                 : NC_ ("advice",
                        "Nobody else holds a higher card of this suit; only a ruff can take it.");
    case ARGUMENT_CLOSED:
      if (argument->points < argument->needed)
        return NC_ ("advice",
                    "You have {have} now and need {needed} more. Closed now, nobody draws "
                    "a trump any more, and these are sure to win: {cards}. If you fail, "
                    "your opponent scores {risk}.");
      return argument->cards != 0
                 ? NC_ ("advice",
                        "Closed now, nobody draws a trump any more, and these are sure to win: "
                        "{cards}. You have {have} now; they and the rest should make about "
                        "{points} more: about {sum}, and {goal} are enough. If you fail, your "
                        "opponent scores {risk}.")
                 : sentences[argument->kind];
    case ARGUMENT_BONUS:
      return count_of (deal).needed > 0
                 ? NC_ ("advice", "You have {have} now; the {points} of {cards} make it {sum} of "
                                  "{goal}.")
                 : sentences[argument->kind];
    case ARGUMENT_DENIED:
      return has_side ? sentences[argument->kind]
                      : NC_ ("advice", "You are unlikely to win this deal: if you announce the "
                                       "roem, its {points} points will go to the others.");
    case ARGUMENT_EXCHANGE:
      return argument->points > 0
                 ? NC_ ("advice", "You get {other} for {cards}: {worth} more in your hand, and a "
                                  "trump that wins more tricks.")
                 : sentences[argument->kind];
    case ARGUMENT_FEW_TRUMPS:
      return argument->cards == 0 ? NC_ ("advice", "You hold no trump: tricks will seldom come "
                                                   "against your will.")
                                  : sentences[argument->kind];
    case ARGUMENT_GAME_BEYOND:
      return argument->cards == 0 ? NC_ ("advice", "{call} needs nearly all high trumps, and you "
                                                   "have none.")
                                  : sentences[argument->kind];
    case ARGUMENT_GAME_SHORT:
      if (argument->is_laid && argument->cards != 0)
        return argument->other != CARD_NONE
                   ? NC_ ("advice", "With {cards} laid aside and {other} kept, {call} should make "
                                    "about {points} points, and {needed} are needed.")
                   : NC_ ("advice", "With {cards} laid aside, {call} should make about {points} "
                                    "points, and {needed} are needed.");
      return argument->cards == 0
                 ? NC_ ("advice", "{call} would make about {points} points, and {needed} are "
                                  "needed.")
                 : sentences[argument->kind];
    case ARGUMENT_GAME_ENOUGH:
      if (argument->is_laid && argument->cards != 0)
        return argument->other != CARD_NONE
                   ? NC_ ("advice",
                          "With {cards} laid aside and {other} kept, it should make about "
                          "{points} points, and {needed} are needed.")
                   : NC_ ("advice", "With {cards} laid aside, it should make about {points} "
                                    "points, and {needed} are needed.");
      return sentences[argument->cards == 0 ? ARGUMENT_GAME_BEST : argument->kind];
    case ARGUMENT_TEAM_SHORT:
      if (argument->points >= argument->needed + CLOSE)
        return !argument->is_less
                   ? NULL
                   : NC_ ("advice",
                          "{with}, your best choice, your side should make about {points} "
                          "points. But your side scores more if the others fail in their "
                          "call than if it makes its own.");
      return argument->points < argument->needed
                 ? sentences[argument->kind]
                 : NC_ ("advice", "{with}, your best, your side should make about {points} "
                                  "points: too close to the {needed} that the next call needs.");
    case ARGUMENT_BOTH:
      return card_set_count (argument->cards) == 1
                 ? NC_ ("advice", "The other card of the pair is played: with this one the pair "
                                  "brings {worth}.")
                 : sentences[argument->kind];
    case ARGUMENT_STUCK:
      if (deal->trick.n == 0)
        return argument->cards != 0
                   ? NC_ ("advice", "It will probably win a trick sooner or later: play it now, "
                                    "and {cards} can still stay below.")
                   : NC_ ("advice", "It will probably win a trick sooner or later: play it now, "
                                    "before the others can throw costlier cards on it.");
      return argument->cards == 0
                 ? NC_ ("advice",
                        "This trick will probably be yours, and you do not want it; but if you "
                        "keep this card, it will win another one later.")
                 : sentences[argument->kind];
    case ARGUMENT_RID:
      if (argument->points > 0)
        return sentences[argument->kind];
      return argument->needed > 0
                 ? NC_ ("advice", "With this card the trick goes to somebody else.")
                 : NC_ ("advice", "No other card of this suit is out: if you keep this card and "
                                  "have to lead it, it wins a trick.");
    case ARGUMENT_HARMLESS:
      return argument->cards == 0
                 ? NC_ ("advice", "Only the last trick loses: in this one the card does no harm.")
                 : sentences[argument->kind];
    case ARGUMENT_SPARE:
      return argument->cards == 0 ? NC_ ("advice", "It has next to no points to lose.")
                                  : sentences[argument->kind];
    case ARGUMENT_LED_FIRST:
      return argument->cards == 0
                 ? NC_ ("advice", "You must lead it, and it has next to no points to lose.")
                 : sentences[argument->kind];
    case ARGUMENT_SHED:
      return NC_ ("advice", "Only the last trick loses: no card still out is higher in this suit, "
                            "so be rid of it in time.");
    case ARGUMENT_TRUE_SHORT:
      return argument->cards == 0
                 ? NC_ ("advice", "{call} would fit your cards, but {with} your side should make "
                                  "only about {points} of the {needed} points it needs.")
                 : sentences[argument->kind];
    case ARGUMENT_TRUE_IDLE:
      return argument->cards == 0
                 ? NC_ ("advice",
                        "Your side has already called. {call} would fit your cards, but it would "
                        "pay no more, and {needed} points are harder to make.")
                 : sentences[argument->kind];
    case ARGUMENT_TRUE_CALL:
      return argument->cards == 0
                 ? NC_ ("advice", "It tells your partners truthfully what you hold.")
                 : sentences[argument->kind];
    default:
      return sentences[argument->kind];
    }
}

/* Returns the sentence for an argument with plural forms, or NULL. */
static const char *
counted_sentence (const Deal *deal, const PlayerArgument *argument)
{
  unsigned n = (unsigned) argument->points;
  bool has_points = n > 0 && !deal->game->counts_at_end;

  switch (argument->kind)
    {
    case ARGUMENT_DRAW:
      return ngettext ("{points} more trump may still be out: leading trumps draws it.",
                       "{points} more trumps may still be out: leading trumps draws them.", n);
    case ARGUMENT_LIKELY:
      return ngettext ("{points} higher card of this suit may still be out, but from what you "
                       "can see the trick is probably safe.",
                       "{points} higher cards of this suit may still be out, but from what you "
                       "can see the trick is probably safe.",
                       n);
    case ARGUMENT_UNDER:
      return ngettext ("You do not want this trick. {points} higher card of this suit may still "
                       "be out, so somebody else will probably take it.",
                       "You do not want this trick. {points} higher cards of this suit may still "
                       "be out, so somebody else will probably take it.",
                       n);
    case ARGUMENT_RUFFED:
      return ngettext ("No higher card of this suit is out, but {points} trump may be: whoever "
                       "has none of the suit must ruff, and you do not want the trick.",
                       "No higher card of this suit is out, but {points} trumps may be: whoever "
                       "has none of the suit must ruff, and you do not want the trick.",
                       n);
    case ARGUMENT_LATER:
      if (n == 0)
        return _ ("The one trick that you need will probably come later: keep better cards "
                  "for it.");
      return ngettext ("{points} higher card of this suit may still be out: this is unlikely to "
                       "be the one trick that you need, so keep better cards for it.",
                       "{points} higher cards of this suit may still be out: this is unlikely to "
                       "be the one trick that you need, so keep better cards for it.",
                       n);
    case ARGUMENT_CATCH:
      if (n == 0)
        return _ ("The declarer must not win this trick, and no card still out would let him "
                  "follow suit below.");
      return ngettext ("The declarer must not win this trick; {points} card still out would let "
                       "him follow suit below.",
                       "The declarer must not win this trick; {points} cards still out would let "
                       "him follow suit below.",
                       n);
    case ARGUMENT_UNLOAD:
      return ngettext ("{points} lower card of this suit may still be out: if you keep this "
                       "card, it could win a trick that you want the declarer to win.",
                       "{points} lower cards of this suit may still be out: if you keep this "
                       "card, it could win a trick that you want the declarer to win.",
                       n);
    case ARGUMENT_SHED:
      return n == 0 ? NULL
                    : ngettext ("Only the last trick loses: {points} card still out is higher in "
                                "this suit, so be rid of it in time.",
                                "Only the last trick loses: {points} cards still out are higher "
                                "in this suit, so be rid of it in time.",
                                n);
    case ARGUMENT_LOW_LEAD:
      if (trick_score_is_priced (deal))
        return _ ("It may be beaten, but no other card risks less.");
      if (has_points)
        return n == 1 ? _ ("It may be beaten, but costs only {worth}.")
                      : _ ("It may be beaten, at the cost of {worth}; no other card costs less.");
      return n == 0   ? _ ("It may be beaten, but counts nothing.")
             : n == 1 ? _ ("It may be beaten, but is worth next to nothing.")
                      : NULL;
    case ARGUMENT_TAKES:
      return has_points ? _ ("It beats {other}, and the trick is worth {worth}.") : NULL;
    default:
      return NULL;
    }
}

static char *
call_name (const Telling *telling, const Deal *deal, Action action)
{
  ActionWords words = { 0 };
  char *name;
  WordsValue values[] = { { "{call}", NULL }, { NULL, NULL } };

  if (action_card (deal->game, action) != CARD_NONE)
    return g_strdup ("");
  action_words_write (&words, deal, action, telling->suits);
  values[0].value = words.button;
  name = words_fill (C_ ("advice", "“{call}”"), values);
  action_words_clear (&words);

  return name;
}

char *
tell_with_suit (const Telling *telling, Suit suit)
{
  const WordsValue values[] = { { "{suit}", words_suit (telling->suits, suit) }, { NULL, NULL } };

  /* Translators: in a sentence, or at its beginning: With hearts your side should make … */
  return words_fill (
      suit != SUIT_NONE ? C_ ("trumps", "with {suit}") : C_ ("trumps", "without trumps"), values);
}

char *
tell_argument (const Telling *telling, const Deal *deal, const PlayerArgument *argument)
{
  bool is_forced_lead = argument->kind == ARGUMENT_STUCK && deal->trick.n == 0;
  const char *sure = is_forced_lead ? NULL : certain_sentence (argument);
  const char *counted = sure == NULL ? counted_sentence (deal, argument) : NULL;
  const char *sentence = sure != NULL || counted != NULL ? sure : sentence_of (deal, argument);
  g_autofree char *cards = words_cards_short (telling->suits, deal_pack (deal), argument->cards);
  g_autofree char *call = call_name (telling, deal, argument->action);
  g_autofree char *other = argument->other != CARD_NONE
                               ? words_card (telling->suits, deal_pack (deal), argument->other)
                               : g_strdup ("");
  g_autofree char *worth = words_points (deal->game, (unsigned) abs (argument->points));
  g_autofree char *with = tell_with_suit (telling, argument->suit);
  const OwnCount own = count_of (deal);
  unsigned before = own.value + (argument->kind == ARGUMENT_CLOSED ? own.waiting : 0);
  g_autofree char *have = words_points (deal->game, before);
  char points[12], needed[12], sum[12], goal[12], risk[12];
  const WordsValue values[] = {
    { "{cards}", cards },
    { "{worth}", worth },
    { "{with}", with },
    { "{other}", other },
    { "{suit}", words_suit (telling->suits, argument->suit) },
    { "{points}", points },
    { "{needed}", needed },
    { "{have}", have },
    { "{sum}", sum },
    { "{goal}", goal },
    { "{risk}", risk },
    { "{call}", call },
    { NULL, NULL },
  };

  if (counted == NULL && sentence == NULL)
    return g_strdup ("");
  /* estimates cannot distinguish one point from two */
  g_snprintf (points, sizeof points, "%d",
              counted != NULL ? argument->points : MAX (2, abs (argument->points)));
  g_snprintf (needed, sizeof needed, "%d", argument->needed);
  g_snprintf (sum, sizeof sum, "%d", (int) before + argument->points);
  g_snprintf (goal, sizeof goal, "%u", own.needed);
  g_snprintf (risk, sizeof risk, "%u", argument->at_risk);

  return words_fill (counted != NULL ? counted : words_of_game ("advice", sentence), values);
}
