/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Sentences about an end of the deal that no card changes any more (sure-end.h). */

#include <glib/gi18n-lib.h>

#include "model/words/tell-reason.h"
#include "players/analysis/sure-end.h"

/* The score is the same with each card. */
static const char *const decided[SURE_ENDS] = {
  [SURE_END_NONE] = NC_ ("hint", "The score is the same whichever card you play now."),
  [SURE_END_MADE] = NC_ ("hint", "With good play you make your contract, and the score is the same "
                                 "whichever card you play now."),
  [SURE_END_FAILED] = NC_ ("hint", "Your contract can no longer be made against good play, and the "
                                   "score is the same whichever card you play now."),
  [SURE_END_CONCEDED]
  = NC_ ("hint", "The other side’s contract can no longer be beaten if it plays well, and the "
                 "score is the same whichever card you play now."),
  [SURE_END_BROKEN] = NC_ ("hint", "With good play the other side’s contract fails, and the "
                                   "score is the same whichever card you play now."),
  [SURE_END_WON] = NC_ (
      "hint",
      "With good play you win this deal, and the score is the same whichever card you play now."),
  [SURE_END_LOST] = NC_ ("hint", "This deal can no longer be won against good play, and the score "
                                 "is the same whichever card you play now."),
};

/* The end is the same with each card, the score is not. */
static const char *const left[SURE_ENDS] = {
  [SURE_END_MADE]
  = NC_ ("hint", "You make your contract anyway with good play: the only question is by how much."),
  [SURE_END_FAILED] = NC_ ("hint", "Your contract can no longer be made against good play: the "
                                   "only question is by how much it fails."),
  [SURE_END_CONCEDED]
  = NC_ ("hint", "The other side’s contract can no longer be beaten if it plays well: the only "
                 "question is by how much it is made."),
  [SURE_END_BROKEN] = NC_ (
      "hint", "The other side’s contract fails anyway with good play: the only question is by how "
              "much."),
  [SURE_END_WON]
  = NC_ ("hint", "You win this deal anyway with good play: the only question is by how much."),
  [SURE_END_LOST] = NC_ (
      "hint",
      "This deal can no longer be won against good play: the only question is how much you lose."),
};

/* The end is the same with each card in all sample deals, the score is not. */
static const char *const expected[SURE_ENDS] = {
  [SURE_END_MADE] = NC_ ("hint", "In all layouts looked at you make your contract: the only "
                                 "question is by how much."),
  [SURE_END_FAILED] = NC_ ("hint", "In all layouts looked at your contract fails: the only "
                                   "question is by how much."),
  [SURE_END_CONCEDED]
  = NC_ ("hint", "The other side makes its contract in all layouts looked at: the only question "
                 "is by how much."),
  [SURE_END_BROKEN]
  = NC_ ("hint", "The other side’s contract fails in all layouts looked at: the only question is "
                 "by how much."),
  [SURE_END_WON] = NC_ ("hint", "In all layouts looked at you win this deal: the only "
                                "question is by how much."),
  [SURE_END_LOST] = NC_ ("hint", "In all layouts looked at this deal is lost: the only "
                                 "question is by how much."),
};

const char *
tell_sure_end (const Analysis *analysis)
{
  return words_of_game ("hint", decided[sure_end_find (analysis)]);
}

const char *
tell_stake_left (const Analysis *analysis)
{
  const char *text
      = analysis->is_exact ? left[sure_end_find (analysis)] : expected[sure_end_expect (analysis)];

  return text != NULL ? words_of_game ("hint", text) : NULL;
}
