/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Duties under Amsterdam and Rotterdam rules, and the result of complete tricks. */

#include "rules/games/klaverjas/klaverjas-play.h"

#include "rules/games/klaverjas/klaverjas-roem.h"
#include "rules/jass.h"

/* ---- Legal cards: K-7 ------------------------------------------------------------------------ */

/* K-3.3, K-3.4, K-7.8 */
const TrickOrder *
klaverjas_order (const Options *options G_GNUC_UNUSED, unsigned trump)
{
  return jass_order (trump);
}

/* K-7.1, K-7.2, K-7.4, K-7.5 need no duty; units define partners for K-7.7 (K-3.7, D-22). */
const TrickDuties *
klaverjas_duties (const Deal *deal)
{
  static const TrickDuties amsterdam = {
    .head_trump = true,          /* K-7.3 */
    .ruff = RUFF_UNLESS_PARTNER, /* K-7.7 a, d */
    .overruff = true,            /* K-7.7 a */
    .no_underruff = true,        /* K-7.7 b, e; c: no choice */
  };
  static const TrickDuties rotterdam = {
    .head_trump = true,  /* K-7.3 */
    .ruff = RUFF_ALWAYS, /* K-7.6 */
    .overruff = true,    /* K-7.6, otherwise undertrumping */
  };

  return option_is (&deal->options, KLAVERJAS_RULES, KLAVERJAS_RULES_ROTTERDAM) ? &rotterdam
                                                                                : &amsterdam;
}

/* K-8.8; K-8.9: returns ACTION_NONE with automatic roem */
Action
klaverjas_stuk_action (const Deal *deal, Card card)
{
  bool manual = option_is (&deal->options, KLAVERJAS_ROEM, KLAVERJAS_ROEM_MANUAL);

  return manual && klaverjas_has_stuk_to_announce (deal, card)
             ? ACTION (KLAVERJAS_VERB_PLAY_STUK, card)
             : ACTION_NONE;
}

/* K-8.8 */
CardSet
klaverjas_special (const Deal *deal)
{
  bool may_be_stuk = klaverjas_is_kraken (&deal->options) && deal->own.klaverjas.stuk == 0;

  return may_be_stuk ? jass_marriage_of_one (deal) : 0;
}

/* K-8.8 */
void
klaverjas_legal_cards (const Deal *deal, ActionList *list)
{
  for (CardSet cards = deal_cards_by_duties (deal); cards != 0; cards = card_set_rest (cards))
    {
      Card card = card_set_first (cards);

      action_list_add (list, ACTION (VERB_PLAY, card));
      if (klaverjas_stuk_action (deal, card) != ACTION_NONE)
        action_list_add (list, klaverjas_stuk_action (deal, card));
    }
}

/* ---- Turns: K-6.18 to K-6.20 ----------------------------------------------------------------- */

bool
klaverjas_next_speaker (Deal *deal)
{
  KlaverjasState *own = &deal->own.klaverjas;
  int next;

  own->to_speak &= (SeatSet) ~seats_of ((unsigned) deal->turn);
  next = seats_next (own->to_speak, (unsigned) deal->turn, deal->n_seats);
  if (next == NO_SEAT)
    return false;
  deal->turn = (int8_t) next;

  return true;
}

/* K-6.18 */
void
klaverjas_begin_play (Deal *deal)
{
  deal->own.klaverjas.to_speak = 0;
  deal->phase = PHASE_PLAY;
  deal->turn = (int8_t) deal_forehand (deal);
}

/* K-8.10 */
static bool
is_pit (const Deal *deal, unsigned unit)
{
  if (!klaverjas_may_pit (deal, unit))
    return false;
  for (unsigned u = 0; u < klaverjas_count_units (&deal->options); u++)
    if (u != unit && deal->won[u] != 0)
      return false;

  return true;
}

/* K-9.1 */
void
klaverjas_trick_play (const Deal *deal, TrickPlay *play)
{
  play->last_trick_points = KLAVERJAS_LAST_TRICK_POINTS;
  play->last_trick_cards = deal->own.klaverjas.discarded;
}

/* K-6.20, K-8.10, K-9.1 */
static void
finish_deal (Deal *deal, unsigned last_winner)
{
  KlaverjasState *own = &deal->own.klaverjas;
  unsigned unit = deal_unit (deal, last_winner);

  deal->won[unit] |= own->discarded;
  deal->card_points[unit] += (uint16_t) (KLAVERJAS_LAST_TRICK_POINTS
                                         + trick_points (deal_order (deal), own->discarded));
  if (is_pit (deal, unit))
    {
      own->pit = (uint8_t) unit;
      klaverjas_write_roem (deal, unit, KLAVERJAS_PIT_ROEM);
    }
  deal_end (deal);
}

/* K-7.9, K-6.18 */
static void
next_trick (Deal *deal)
{
  unsigned winner = deal_take_trick (deal);

  deal->own.klaverjas.roem_on_table = 0;
  deal->phase = PHASE_PLAY;
  if (deal->n_played + deal->own.klaverjas.n_discarded == JASS_CARDS)
    finish_deal (deal, winner);
}

/* ---- Roem of a trick: K-8.3, K-8.4 ----------------------------------------------------------- */

/* K-8.3: asks winner first, then partner */
static void
ask_for_roem (Deal *deal, unsigned winner, unsigned value)
{
  KlaverjasState *own = &deal->own.klaverjas;

  own->roem_on_table = (uint8_t) value;
  own->to_speak = klaverjas_is_three (&deal->options) ? seats_of (winner)
                                                      : seats_every_second (winner, deal->n_seats);
  deal->phase = KLAVERJAS_PHASE_ROEM;
  deal->turn = (int8_t) winner;
}

/* K-8.1, K-8.2 */
static unsigned
roem_on_table (const Deal *deal)
{
  CardSet cards = trick_cards (&deal->trick);
  CardSet stuk = jass_marriage (deal->trump);

  if (jass_threes (cards) == 0 && jass_fours (cards) == 0 && (stuk & ~cards) != 0)
    return 0;

  return trick_bonus_points (klaverjas_trick_bonus (&deal->options, deal->trump), cards);
}

/* K-8.3 */
void
klaverjas_legal_claims (const Deal *deal G_GNUC_UNUSED, ActionList *list)
{
  action_list_add (list, ACTION (KLAVERJAS_VERB_ROEM, 0));
  action_list_add (list, ACTION (KLAVERJAS_VERB_SILENT, 0));
}

/* K-6.19, K-8.1, K-8.3, K-8.4 */
void
klaverjas_take_trick (Deal *deal)
{
  unsigned winner = trick_winner (&deal->trick);
  unsigned value = roem_on_table (deal);

  if (value > 0 && option_is (&deal->options, KLAVERJAS_ROEM, KLAVERJAS_ROEM_MANUAL))
    {
      ask_for_roem (deal, winner, value);
      return;
    }

  if (value > 0)
    klaverjas_write_roem (deal, deal_unit (deal, winner), value); /* K-8.4 */
  next_trick (deal);
}

/* K-8.3: the partner answers after the winner's silence */
void
klaverjas_answer_roem (Deal *deal, bool claimed)
{
  KlaverjasState *own = &deal->own.klaverjas;

  if (claimed && own->roem_on_table > 0)
    klaverjas_write_roem (deal, deal_unit (deal, (unsigned) deal->turn), own->roem_on_table);
  else if (klaverjas_next_speaker (deal))
    return;
  own->to_speak = 0;
  next_trick (deal);
}

/* ---- Playing a card -------------------------------------------------------------------------- */

void
klaverjas_play_card (Deal *deal, Card card, bool announces_stuk)
{
  bool automatic = option_is (&deal->options, KLAVERJAS_ROEM, KLAVERJAS_ROEM_AUTO);

  /* K-8.8; K-8.9: announces stuk automatically with the first card */
  if (announces_stuk || (automatic && klaverjas_has_stuk_to_announce (deal, card)))
    klaverjas_announce_stuk (deal);
  deal_play_card (deal, card);
}

/* Returns true if @cards hold neither roem (K-8.2) nor stuk (K-8.8). */
bool
klaverjas_only_cards_count (const Deal *deal, unsigned seat G_GNUC_UNUSED, CardSet cards)
{
  CardSet stuk = deal->trump < SUITS ? cards & jass_marriage (deal->trump) : 0;
  JassRun runs[JASS_RUNS_MAX];

  return jass_runs (cards, runs) == 0 && jass_fours (cards) == 0
         && card_set_count (stuk) < (klaverjas_is_kraken (&deal->options) ? 1u : 2u);
}
