/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/games/wurzen/wurzen-score.h"

#include <glib.h>
#include <glib/gi18n-lib.h>

#include "rules/games/wurzen/wurzen-tables.h"

/* ---- Value: W-9.1 --------------------------------------------------------------------------- */

/* W-9.1 */
unsigned
wurzen_value (const Options *options, unsigned eyes, unsigned tricks)
{
  const WurzenMode *mode = wurzen_mode (options);
  unsigned value = 1;

  for (unsigned i = 0; i < WURZEN_LIMITS_MAX; i++)
    value += eyes < mode->limits[i];

  return value + (tricks == 0);
}

/* ---- The end of a deal: W-9.2 ----------------------------------------------------------- */

static void
end_deal (Deal *deal, WurzenEnd end, unsigned winner)
{
  deal->own.wurzen.end = (uint8_t) end;
  deal->own.wurzen.winner = (uint8_t) winner;
  deal_end (deal);
}

/* W-9.2; true claims: W-9.3, W-9.4, W-9.5; false claims: W-9.6, W-9.7 */
void
wurzen_claim (Deal *deal, unsigned seat)
{
  static const WurzenEnd ends[2][3] = {
    { WURZEN_END_FALSE, WURZEN_END_FALSE_CLOSER, WURZEN_END_FALSE_AGAINST },
    { WURZEN_END_OUT, WURZEN_END_OUT_CLOSER, WURZEN_END_OUT_AGAINST },
  };
  bool is_true = wurzen_has_target (deal, seat);
  unsigned closed = deal->declarer == NO_SEAT ? 0 : deal->declarer == (int) seat ? 1 : 2;

  end_deal (deal, ends[is_true][closed], is_true ? seat : seat ^ 1);
}

/* W-6.12 */
bool
wurzen_go_out (Deal *deal, unsigned seat)
{
  bool goes = option_is (&deal->options, WURZEN_CLAIM, WURZEN_CLAIM_AUTO)
              && wurzen_has_target (deal, seat);

  if (goes)
    wurzen_claim (deal, seat);

  return goes;
}

/* W-9.8, W-9.9, W-9.11, W-9.12; failed closers: W-9.6, W-9.10 */
void
wurzen_finish (Deal *deal, unsigned last_winner)
{
  bool is_out = wurzen_has_target (deal, last_winner);
  int closer = deal->declarer;

  if (closer == NO_SEAT)
    end_deal (deal, is_out ? WURZEN_END_LAST_OUT : WURZEN_END_LAST, last_winner);
  else if (closer == (int) last_winner && is_out)
    end_deal (deal, WURZEN_END_CLOSED_MADE, last_winner);
  else
    end_deal (deal, WURZEN_END_CLOSED_FAILED, (unsigned) closer ^ 1);
}

typedef enum
{
  STAKE_OF_LOSER,    /* V (loser) */
  STAKE_OF_WINNER,   /* V (winner), lost by a false claim */
  STAKE_AT_CLOSING,  /* V (snapshot) */
  STAKE_BY_THE_RULE, /* V (loser) or V (snapshot) by option closed_value */
} StakeKind;

/* W-9.2 */
typedef struct
{
  uint8_t kind;     /* StakeKind */
  uint8_t at_least; /* least game points, unless false_claim=value lowers them */
  Sentence verdict;
} EndRule;

static const EndRule end_rules[] = {
  [WURZEN_END_OUT] = { STAKE_OF_LOSER,
                       1,
                       { NC_ ("verdict", "{winner} claimed with enough eyes."),
                         .to_winner = NC_ ("verdict", "You claimed with enough eyes.") } },
  [WURZEN_END_OUT_CLOSER]
  = { STAKE_BY_THE_RULE,
      1,
      { NC_ ("verdict", "{declarer} closed the stock and has enough eyes."),
        .to_declarer = NC_ ("verdict", "You closed the stock and have enough eyes.") } },
  [WURZEN_END_OUT_AGAINST]
  = { STAKE_AT_CLOSING,
      2,
      { NC_ ("verdict", "{declarer} closed the stock, but {winner} had enough eyes first."),
        .to_declarer = NC_ ("verdict", "You closed the stock, but {winner} had enough eyes first."),
        .to_winner
        = NC_ ("verdict", "{declarer} closed the stock, but you had enough eyes first.") } },
  [WURZEN_END_FALSE] = { STAKE_OF_WINNER,
                         2,
                         { NC_ ("verdict", "{loser} claimed without enough eyes."),
                           .to_loser = NC_ ("verdict", "You claimed without enough eyes.") } },
  [WURZEN_END_FALSE_CLOSER]
  = { STAKE_AT_CLOSING,
      2,
      { NC_ ("verdict", "{declarer} closed the stock and claimed without enough eyes."),
        .to_declarer = NC_ ("verdict", "You closed the stock and claimed without enough eyes.") } },
  [WURZEN_END_FALSE_AGAINST]
  = { STAKE_OF_WINNER,
      2,
      { NC_ ("verdict", "{declarer} closed the stock, and {loser} claimed without enough eyes."),
        .to_declarer
        = NC_ ("verdict", "You closed the stock, and {loser} claimed without enough eyes."),
        .to_loser
        = NC_ ("verdict", "{declarer} closed the stock, and you claimed without enough eyes.") } },
  [WURZEN_END_LAST]
  = { STAKE_OF_LOSER,
      1,
      { NC_ ("verdict", "Nobody has gone out: the last trick decides. {winner} took it."),
        .to_winner
        = NC_ ("verdict", "Nobody has gone out: the last trick decides. You took it.") } },
  [WURZEN_END_LAST_OUT]
  = { STAKE_OF_LOSER,
      1,
      { NC_ ("verdict", "{winner} took the last trick and has enough eyes."),
        .to_winner = NC_ ("verdict", "You took the last trick and have enough eyes.") } },
  [WURZEN_END_CLOSED_MADE]
  = { STAKE_BY_THE_RULE,
      1,
      { NC_ ("verdict", "{declarer} closed the stock and has enough eyes with the last trick."),
        .to_declarer
        = NC_ ("verdict", "You closed the stock and have enough eyes with the last trick.") } },
  [WURZEN_END_CLOSED_FAILED]
  = { STAKE_AT_CLOSING,
      2,
      { NC_ ("verdict", "{declarer} closed the stock but did not get enough eyes."),
        .to_declarer = NC_ ("verdict", "You closed the stock but did not get enough eyes.") } },
};

/* W-9.6: what the opponent has now is the snapshot */
unsigned
wurzen_risk_of_closing (const Deal *deal, unsigned seat)
{
  unsigned value
      = wurzen_value (&deal->options, wurzen_eyes (deal, seat ^ 1), deal->tricks_won[seat ^ 1]);

  return MAX (value, end_rules[WURZEN_END_CLOSED_FAILED].at_least);
}

const Sentence *
wurzen_verdict (const Deal *deal)
{
  static const Sentence enough = {
    NC_ ("verdict", "{winner} has enough eyes."),
    .to_winner = NC_ ("verdict", "You have enough eyes."),
  };

  /* W-6.12: nobody had to claim */
  if (deal->own.wurzen.end == WURZEN_END_OUT
      && option_is (&deal->options, WURZEN_CLAIM, WURZEN_CLAIM_AUTO))
    return &enough;

  return &end_rules[deal->own.wurzen.end].verdict;
}

/* W-9.2 */
WurzenStake
wurzen_stake (const Deal *deal)
{
  const WurzenState *own = &deal->own.wurzen;
  const EndRule *rule = &end_rules[own->end];
  WurzenStake stake = { .at_least = rule->at_least };
  unsigned seat = rule->kind == STAKE_OF_WINNER ? own->winner : own->winner ^ 1u;

  if (rule->kind == STAKE_OF_WINNER
      && option_is (&deal->options, WURZEN_FALSE_CLAIM, WURZEN_FALSE_CLAIM_VALUE))
    stake.at_least = 1; /* W-9.7 */
  stake.at_closing
      = rule->kind == STAKE_AT_CLOSING
        || (rule->kind == STAKE_BY_THE_RULE
            && option_is (&deal->options, WURZEN_CLOSED_VALUE, WURZEN_CLOSED_VALUE_DARK));
  stake.eyes = stake.at_closing ? own->snapshot_eyes : wurzen_eyes (deal, seat);
  stake.tricks = stake.at_closing ? own->snapshot_tricks : deal->tricks_won[seat];

  return stake;
}

/* W-9.13 */
void
wurzen_result (const Deal *deal, DealResult *result)
{
  WurzenStake stake = wurzen_stake (deal);
  unsigned value = wurzen_value (&deal->options, stake.eyes, stake.tricks);

  for (unsigned seat = 0; seat < 2; seat++)
    result->points[seat] = (int32_t) wurzen_eyes (deal, seat);
  result->score[deal->own.wurzen.winner] = (int32_t) MAX (value, stake.at_least);
}

/* W-8.6: points of announcements that count */
void
wurzen_trick_score (const Deal *deal, TrickScore *score)
{
  for (unsigned seat = 0; seat < 2; seat++)
    score->tricks[seat] = (int32_t) wurzen_eyes (deal, seat) - deal->card_points[seat];
}

/* ---- Bummerl: W-10 ---------------------------------------------------------------------- */

/* W-10.4 */
static WurzenBummerlKind
bummerl_kind (const Match *match, unsigned loser)
{
  if (match->score[loser] == 0)
    return WURZEN_BUMMERL_SCHNEIDER;

  return seats_have (match->own.wurzen.led_to_nil, loser) ? WURZEN_BUMMERL_RETOUR
                                                          : WURZEN_BUMMERL_PLAIN;
}

/* W-10.4 to W-10.6 */
static void
end_bummerl (Match *match, unsigned winner)
{
  WurzenMatch *own = &match->own.wurzen;
  unsigned loser = winner ^ 1;
  WurzenBummerl *bummerl = &own->bummerl[own->n_bummerl++];

  g_assert (own->n_bummerl <= WURZEN_BUMMERLS_MAX);
  bummerl->loser = (uint8_t) loser;
  bummerl->kind = (uint8_t) bummerl_kind (match, loser);
  for (unsigned seat = 0; seat < 2; seat++)
    {
      bummerl->score[seat] = (uint8_t) match->score[seat];
      match->score[seat] = 0;
    }
  own->led_to_nil = 0;
  own->black[loser] += bummerl->kind;
  if (own->black[loser] >= options_number (&match->options, match->game, WURZEN_BUMMERL))
    {
      match->over = true;
      match->winners = seats_of (winner);
    }
}

/* W-10.1 to W-10.3 */
void
wurzen_book (Match *match, const Deal *deal)
{
  unsigned winner = deal->own.wurzen.winner;
  int goal = wurzen_mode (&match->options)->goal;

  match_add_scores (match, deal);
  if (match->score[winner] == goal - 1 && match->score[winner ^ 1] == 0)
    match->own.wurzen.led_to_nil |= seats_of (winner);
  if (match->score[winner] >= goal)
    end_bummerl (match, winner);
}

const int32_t *
wurzen_tally (const Match *match)
{
  return match->own.wurzen.black;
}

/* ---- Statistics ------------------------------------------------------------------------- */

/* W-9.4, W-9.5, W-9.9 */
void
wurzen_outcome (const Deal *deal, DealOutcome *outcome)
{
  if (deal->declarer == NO_SEAT)
    return;
  outcome->declarers = seats_of ((unsigned) deal->declarer);
  outcome->made = deal->own.wurzen.winner == deal->declarer;
}
