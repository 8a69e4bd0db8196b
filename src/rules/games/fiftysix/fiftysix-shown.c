/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/games/fiftysix/fiftysix-shown.h"

#include <glib/gi18n-lib.h>

#include "rules/games/fiftysix/fiftysix-calls.h"
#include "rules/games/fiftysix/fiftysix-claims.h"
#include "rules/games/fiftysix/fiftysix-score.h"

/* Returns the first caller (F-6.1), later the first leader (F-7.1). */
static unsigned
fiftysix_forehand (const Deal *deal)
{
  return deal->phase == FIFTYSIX_PHASE_CALL ? fiftysix_first_caller (deal)
                                            : fiftysix_first_leader (deal);
}

static const char *
prompt_of_call (const Deal *deal)
{
  /* indices: has a suit, level, may double */
  static const char *const stands[2][3][2] = {
    { { NC_ ("prompt", "{value} without trumps: raise or pass"),
        NC_ ("prompt", "{value} without trumps: raise, double or pass") },
      { NC_ ("prompt", "{value} without trumps, doubled: raise or pass"),
        NC_ ("prompt", "{value} without trumps, doubled: raise, redouble or pass") },
      { NC_ ("prompt", "{value} without trumps, redoubled: raise or pass") } },
    { { NC_ ("prompt", "{value} in {suit}: raise or pass"),
        NC_ ("prompt", "{value} in {suit}: raise, double or pass") },
      { NC_ ("prompt", "{value} in {suit}, doubled: raise or pass"),
        NC_ ("prompt", "{value} in {suit}, doubled: raise, redouble or pass") },
      { NC_ ("prompt", "{value} in {suit}, redoubled: raise or pass") } },
  };
  const FiftysixState *own = &deal->own.fiftysix;
  bool may_double = fiftysix_may_double (deal) || fiftysix_may_redouble (deal);

  if (own->high_caller == NO_SEAT)
    return NC_ ("prompt", "You call first: 28 or more");
  if (own->value == FIFTYSIX_POINTS)
    return NC_ ("prompt", "{value} is the highest possible call: let it stand?");

  return stands[own->high_suit != SUIT_NONE][own->level][may_double];
}

static const char *
fiftysix_prompt (const Deal *deal, unsigned *value, Suit *suit)
{
  const FiftysixState *own = &deal->own.fiftysix;

  *value = own->value;
  *suit = own->high_suit;
  switch (deal->phase)
    {
    case FIFTYSIX_PHASE_CALL:
      return prompt_of_call (deal);
    case FIFTYSIX_PHASE_TRUMP:
      return NC_ ("prompt", "You play {value}: choose trumps");
    default:
      return deal->trick.n == 0 ? NC_ ("prompt", "You lead: play a card")
                                : NC_ ("prompt", "Your turn: play a card");
    }
}

/* F-6.15: with trump=free the named suit is not settled */
static void
fiftysix_contract (const Deal *deal, GameContract *contract)
{
  static const char *const doubled[]
      = { NULL, NC_ ("contract", "doubled"), NC_ ("contract", "redoubled") };
  const FiftysixState *own = &deal->own.fiftysix;
  bool is_free = option_is (&deal->options, FIFTYSIX_TRUMP, FIFTYSIX_TRUMP_FREE);
  bool is_settled = deal->phase == PHASE_PLAY || deal_is_over (deal);

  contract->multiplier = fiftysix_multiplier (deal);
  if (own->high_caller == NO_SEAT)
    return;
  contract->seat = own->high_caller;
  contract->is_open = deal->declarer == NO_SEAT;
  contract->value = own->value;
  contract->doubled = doubled[own->level];
  contract->trump = is_settled ? deal->trump : own->high_suit;
  contract->trump_settled = is_settled || !is_free || own->high_suit == SUIT_NONE;
}

/* ---- Stakes ---------------------------------------------------------------------------------- */

/* F-9.2 … F-9.4 */
static void
stake_of_call (const Deal *deal, Stake *stake)
{
  const FiftysixState *own = &deal->own.fiftysix;
  unsigned level = own->level;

  if (own->high_caller == NO_SEAT)
    {
      stake->text
          = NC_ ("stake", "The highest call decides trumps, and the caller’s side then needs that "
                          "many of the 56 points.");
      return;
    }
  stake->value = own->value;
  stake->won = fiftysix_stake (&deal->options, own->value, level, true);
  stake->lost = fiftysix_stake (&deal->options, own->value, level, false);
  stake->text
      = deal_unit (deal, (unsigned) own->high_caller) == deal_unit (deal, (unsigned) deal->turn)
            ? NC_ ("stake", "Your side has called {value} of 56 points: it scores {won} if made, "
                            "the others {lost} if not.")
            : NC_ ("stake", "The others have called {value} of 56 points: they score {won} if "
                            "made, your side {lost} if not.");
}

static void
fiftysix_tell_stake (const Deal *deal, Stake *stake)
{
  if (deal->phase == FIFTYSIX_PHASE_CALL)
    stake_of_call (deal, stake);
  if (deal->phase == FIFTYSIX_PHASE_TRUMP)
    {
      stake->value = deal->own.fiftysix.value;
      stake->text = NC_ ("stake", "Your side needs {value} of the 56 points.");
    }
}

const GameShow fiftysix_show = {
  .forehand = fiftysix_forehand,
  .prompt = fiftysix_prompt,
  .contract = fiftysix_contract,
  .targets = fiftysix_targets,
};

const GameCounsel fiftysix_counsel = {
  .promise = fiftysix_promise,
  .heard = fiftysix_heard,
  .stake = fiftysix_tell_stake,
  .things = fiftysix_things,
  .grounds = fiftysix_grounds,
  .slight = 1,
  .grave = 10,
};
