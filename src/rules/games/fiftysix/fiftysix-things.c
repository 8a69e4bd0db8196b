/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Things of 56 that newcomers must know, and when they matter. */

#include <glib/gi18n-lib.h>

#include "rules/game.h"
#include "rules/games/fiftysix/fiftysix-shown.h"
#include "rules/games/fiftysix/fiftysix-state.h"

static bool
is_first_call (const Deal *deal, const ActionList *legal G_GNUC_UNUSED)
{
  return deal->own.fiftysix.high_caller == NO_SEAT;
}

/* F-9.4 */
static bool
adds (const Deal *deal, const ActionList *legal G_GNUC_UNUSED)
{
  return option_is (&deal->options, FIFTYSIX_DBLSCORE, FIFTYSIX_DBLSCORE_PLUS);
}

static bool
is_doubled (const Deal *deal, const ActionList *legal G_GNUC_UNUSED)
{
  return deal->own.fiftysix.level > 0;
}

static bool
is_doubled_plus (const Deal *deal, const ActionList *legal)
{
  return adds (deal, legal) && is_doubled (deal, legal);
}

static bool
is_redoubled (const Deal *deal, const ActionList *legal G_GNUC_UNUSED)
{
  return deal->own.fiftysix.level > 1;
}

static bool
is_redoubled_plus (const Deal *deal, const ActionList *legal)
{
  return adds (deal, legal) && is_redoubled (deal, legal);
}

/* F-6.15 */
static bool
is_without_trumps (const Deal *deal, const ActionList *legal)
{
  return !is_first_call (deal, legal) && deal->own.fiftysix.high_suit == SUIT_NONE;
}

/* F-7.3 */
static bool
is_void (const Deal *deal, const ActionList *legal G_GNUC_UNUSED)
{
  const TrickOrder *order = deal_order (deal);

  return deal->trick.n > 0
         && (deal->hand[deal->turn] & order->members[order->group[deal->trick.card[0]]]) == 0;
}

/* Returns true if the seat at turn holds the twin of the winning card; F-7.5. */
static bool
has_twin (const Deal *deal, const ActionList *legal G_GNUC_UNUSED)
{
  return deal->trick.n > 0
         && (deal->hand[deal->turn]
             & pack_copies (deal_pack (deal), trick_best_card (&deal->trick)))
                != 0;
}

const GameThing fiftysix_things[] = {
  { "call",
    NC_ ("thing", "Each call raises the points that the team has to win, and shows something of "
                  "the hand."),
    .phase = FIFTYSIX_PHASE_CALL },
  /* F-6.9 */
  { "opening", NC_ ("thing", "The very first pass is a call as well: 28 without trumps."),
    .phase = FIFTYSIX_PHASE_CALL, .verb = VERB_PASS, .matters = is_first_call },
  /* F-9.4 */
  { "redouble", NC_ ("thing", "A redouble makes the deal worth 2 more than without a double."),
    .verb = FIFTYSIX_VERB_REDOUBLE, .matters = adds },
  { "redouble", NC_ ("thing", "A redouble makes the deal worth 2 more than without a double."),
    .matters = is_redoubled_plus },
  { "redouble", NC_ ("thing", "A redouble makes the deal count four times."),
    .verb = FIFTYSIX_VERB_REDOUBLE },
  { "redouble", NC_ ("thing", "A redouble makes the deal count four times."),
    .matters = is_redoubled },
  /* F-6.11 to F-6.13 */
  { "double", NC_ ("thing", "A double makes the deal worth 1 more, unless a higher call follows."),
    .verb = FIFTYSIX_VERB_DOUBLE, .matters = adds },
  { "double", NC_ ("thing", "A double makes the deal worth 1 more, unless a higher call follows."),
    .matters = is_doubled_plus },
  { "double", NC_ ("thing", "A double makes the deal count twice, unless a higher call follows."),
    .verb = FIFTYSIX_VERB_DOUBLE },
  { "double", NC_ ("thing", "A double makes the deal count twice, unless a higher call follows."),
    .matters = is_doubled },
  /* F-8.1, F-8.2 */
  { "plus",
    NC_ ("thing", "“Plus” says that you hold the highest unclaimed card of a suit; “minus” says "
                  "that you do not."),
    .verb = FIFTYSIX_VERB_PLUS },
  { "nos", NC_ ("thing", "“Nos” says that you have no card of the suit named last."),
    .verb = FIFTYSIX_VERB_NOS },
  { "plus-pass", NC_ ("thing", "“Plus pass” raises by one and shows nothing."),
    .verb = FIFTYSIX_VERB_PLUS_PASS },
  /* F-6.15 */
  { "no-trump", NC_ ("thing", "If the last call names no suit, there are no trumps."),
    .matters = is_without_trumps },
  { "trump", NC_ ("thing", "Whoever made the last call now chooses trumps, or none."),
    .phase = FIFTYSIX_PHASE_TRUMP },
  /* F-7.3, F-7.5 */
  { "void", NC_ ("thing", "Without a card of the suit led you may play any card, trump or not."),
    .phase = PHASE_PLAY, .matters = is_void },
  { "twin", NC_ ("thing", "Of two equal cards the one played first is stronger."),
    .phase = PHASE_PLAY, .matters = has_twin },
  { 0 },
};
