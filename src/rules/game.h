/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The interface to a game's table (game-table.h), so that code outside games/ depends on no game.
 * Each function calls its namesake in the table or returns its default.
 */

#pragma once

#include "rules/game-table.h"

/** Returns the limits on combinations of options; never NULL. */
static inline const OptionLimit *
game_limits (const Game *game)
{
  static const OptionLimit nothing = { 0 };

  return game->options->limits != NULL ? game->options->limits : &nothing;
}

/** Returns the limits outside which options have no effect; never NULL. */
static inline const OptionLimit *
game_idle (const Game *game)
{
  static const OptionLimit nothing = { 0 };

  return game->options->idle != NULL ? game->options->idle : &nothing;
}

/** Returns the game's card names; empty for names in the user's language. */
static inline const Vocabulary *
game_vocabulary (const Game *game)
{
  static const Vocabulary nothing = { 0 };

  return game->vocabulary != NULL ? game->vocabulary : &nothing;
}

/* GameSetup */

static inline const Pack *
game_pack (const Game *game, const Options *options)
{
  return game->setup->pack (options);
}

static inline unsigned
game_count_seats (const Game *game, const Options *options)
{
  return game->setup->count_seats (options);
}

static inline unsigned
game_count_units (const Game *game, const Options *options)
{
  return game->setup->count_units != NULL ? game->setup->count_units (options)
                                          : game_count_seats (game, options);
}

static inline unsigned
game_unit_of (const Game *game, const Options *options, unsigned seat)
{
  return game->setup->unit_of != NULL ? game->setup->unit_of (options, seat) : seat;
}

static inline unsigned
game_counters (const Game *game, const Options *options)
{
  return game->setup->counters != NULL ? game->setup->counters (options) : 0;
}

static inline const char *const *
game_unit_names (const Game *game, const Options *options)
{
  return game->setup->unit_names != NULL ? game->setup->unit_names (options) : NULL;
}

static inline bool
game_has_signals (const Game *game, const Options *options)
{
  return game->setup->has_signals != NULL && game->setup->has_signals (options);
}

static inline unsigned
game_first_dealer (const Game *game, const Options *options)
{
  return game->setup->first_dealer != NULL ? game->setup->first_dealer (options) : 0;
}

static inline const TrickOrder *
game_order (const Game *game, const Options *options, unsigned trump)
{
  return game->setup->order (options, trump);
}

/* GamePlay */

static inline const TrickDuties *
game_duties (const Deal *deal)
{
  return deal->game->play->duties (deal);
}

static inline CardSet
game_special (const Deal *deal)
{
  return deal->game->play->special != NULL ? deal->game->play->special (deal) : 0;
}

static inline void
game_trick_play (const Deal *deal, TrickPlay *play)
{
  if (deal->game->play->trick_play != NULL)
    deal->game->play->trick_play (deal, play);
}

static inline void
game_trick_score (const Deal *deal, TrickScore *score)
{
  if (deal->game->play->trick_score != NULL)
    deal->game->play->trick_score (deal, score);
}

static inline const int32_t *
game_tally (const Match *match)
{
  return match->game->play->tally != NULL ? match->game->play->tally (match) : NULL;
}

static inline TrickReason
game_reason (const Deal *deal, unsigned seat, Card card)
{
  return deal->game->play->reason != NULL
             ? deal->game->play->reason (deal, seat, card)
             : trick_reason (deal_order (deal), game_duties (deal), &deal->trick, deal->hand[seat],
                             deal_partner_wins (deal, seat), card);
}

static inline bool
game_only_cards_count (const Deal *deal, unsigned seat, CardSet cards)
{
  return deal->game->play->only_cards_count != NULL
             ? deal->game->play->only_cards_count (deal, seat, cards)
             : false;
}

/* GameSight */

static inline CardSet
game_shown (const Deal *deal, unsigned owner)
{
  return deal->game->sight->shown != NULL ? deal->game->sight->shown (deal, owner) : 0;
}

static inline unsigned
game_hide (Deal *deal, unsigned seat, Card *cards)
{
  return deal->game->sight->hide != NULL ? deal->game->sight->hide (deal, seat, cards) : 0;
}

static inline void
game_fill (Deal *deal, unsigned seat, const Card *cards)
{
  if (deal->game->sight->fill != NULL)
    deal->game->sight->fill (deal, seat, cards);
}

static inline void
game_turn (Deal *deal, uint64_t lot)
{
  if (deal->game->sight->turn != NULL)
    deal->game->sight->turn (deal, lot);
}

static inline bool
game_is_private (const Deal *deal, Action action)
{
  return deal->game->sight->is_private != NULL ? deal->game->sight->is_private (deal, action)
                                               : false;
}

static inline SeatSet
game_allies (const Deal *deal, unsigned seat)
{
  return deal->game->sight->allies != NULL ? deal->game->sight->allies (deal, seat)
                                           : deal_partners (deal, seat);
}

static inline SeatSet
game_partners (const Deal *deal, unsigned seat)
{
  return deal->game->sight->partners != NULL ? deal->game->sight->partners (deal, seat)
                                             : game_allies (deal, seat);
}

/* GameShow */

static inline unsigned
game_forehand (const Deal *deal)
{
  return deal->game->show->forehand != NULL ? deal->game->show->forehand (deal)
                                            : deal_forehand (deal);
}

static inline int
game_declarer (const Deal *deal)
{
  return deal->game->show->declarer != NULL ? deal->game->show->declarer (deal) : deal->declarer;
}

/** Returns the public roles of @seat, as Role bits. */
static inline unsigned
game_roles (const Deal *deal, unsigned seat)
{
  return (seat == deal->dealer ? ROLE_DEALER : 0)
         | (seat == game_forehand (deal) ? ROLE_FOREHAND : 0)
         | ((int) seat == game_declarer (deal) ? ROLE_DECLARER : 0);
}

static inline const VerbInfo *
game_wording (const Deal *deal, Action action)
{
  return deal->game->show->wording != NULL ? deal->game->show->wording (deal, action) : NULL;
}

static inline const char *
game_prompt (const Deal *deal, unsigned *value, Suit *suit)
{
  return deal->game->show->prompt (deal, value, suit);
}

static inline const TrickClaim *
game_trick_claim (const Deal *deal)
{
  return deal->game->show->trick_claim != NULL ? deal->game->show->trick_claim (&deal->options)
                                               : NULL;
}

/* Before the play a trump of SUIT_NONE means undecided, then no trumps. */
static inline GameContract
game_contract (const Deal *deal)
{
  bool is_played = deal->declarer != NO_SEAT && (deal->phase == PHASE_PLAY || deal_is_over (deal));
  GameContract contract = { .seat = (int8_t) game_declarer (deal),
                            .trump = deal->trump,
                            .trump_settled = deal->trump != SUIT_NONE || is_played,
                            .multiplier = 1 };

  if (deal->game->show->contract != NULL)
    deal->game->show->contract (deal, &contract);

  return contract;
}

static inline bool
game_targets (const Deal *deal, unsigned *points)
{
  return deal->game->show->targets != NULL ? deal->game->show->targets (deal, points) : false;
}

static inline unsigned
game_open_cards (const Deal *deal, Card *cards)
{
  return deal->game->show->open_cards != NULL ? deal->game->show->open_cards (deal, cards) : 0;
}

static inline unsigned
game_piles (const Deal *deal, Pile *piles)
{
  unsigned n = deal->game->show->piles != NULL ? deal->game->show->piles (deal, piles) : 0;

  assert (n <= PILES_MAX);

  return n;
}

static inline unsigned
game_laid_open (const Deal *deal, Pile *piles)
{
  return deal->game->show->laid_open != NULL ? deal->game->show->laid_open (deal, piles) : 0;
}

static inline CardSet
game_chosen (const Deal *deal, unsigned seat)
{
  return deal->game->show->chosen != NULL ? deal->game->show->chosen (deal, seat) : 0;
}

static inline CardSet
game_taken (const Deal *deal, unsigned seat)
{
  return deal->game->show->taken != NULL ? deal->game->show->taken (deal, seat) : 0;
}

/* GameCounsel */

static inline Action
game_unasked (const Deal *before, const Deal *after, unsigned *seat)
{
  return after->game->counsel->unasked != NULL ? after->game->counsel->unasked (before, after, seat)
                                               : ACTION_NONE;
}

static inline void
game_promise (const Deal *deal, Action call, Promise *promise)
{
  if (deal->game->counsel->promise != NULL)
    deal->game->counsel->promise (deal, call, promise);
}

static inline int
game_heard (const Deal *deal, unsigned seat, Promise *promise)
{
  return deal->game->counsel->heard != NULL ? deal->game->counsel->heard (deal, seat, promise)
                                            : NO_SEAT;
}

static inline void
game_stake (const Deal *deal, Stake *stake)
{
  *stake = (Stake) { .text = NULL };
  if (deal->game->counsel->stake != NULL)
    deal->game->counsel->stake (deal, stake);
}

static inline void
game_grounds (const Deal *deal, Action action, Grounds *grounds)
{
  Suit suit = action_suit (deal->game, action);

  *grounds = (Grounds) { .suit = SUIT_NONE };
  if (suit != SUIT_NONE)
    grounds->cards
        = deal->hand[deal->turn] & game_order (deal->game, &deal->options, suit)->members[suit];
  if (deal->game->counsel->grounds != NULL)
    deal->game->counsel->grounds (deal, action, grounds);
}

static inline Action
game_implied (const Deal *deal)
{
  return deal->game->counsel->implied != NULL ? deal->game->counsel->implied (deal) : ACTION_NONE;
}

static inline Action
game_announcement (const Deal *deal, Card card, bool *is_safe)
{
  return deal->game->counsel->announcement != NULL
             ? deal->game->counsel->announcement (deal, card, is_safe)
             : ACTION_NONE;
}

static inline Announced
game_announces (const Deal *deal, Action action)
{
  Announced announced = { 0 };

  if (deal->game->counsel->announces != NULL)
    deal->game->counsel->announces (deal, action, &announced);

  return announced;
}

static inline void
game_count (const Deal *deal, unsigned seat, OwnCount *count)
{
  if (deal->game->counsel->count != NULL)
    deal->game->counsel->count (deal, seat, count);
}

static inline const char *
game_doubt (const Deal *deal, Action action)
{
  return deal->game->counsel->doubt != NULL ? deal->game->counsel->doubt (deal, action) : NULL;
}

/* GameSheet */

static inline const SheetForm *
game_sheet_form (const Game *game, const Options *options)
{
  return game->sheet->form (options);
}

static inline unsigned
game_lines_left (const Match *match)
{
  if (match->game->sheet->lines_left == NULL)
    return 0;
  if (match->length > 0)
    return match->over ? 0 : (unsigned) (match->length - match->n_counted);

  return match->game->sheet->lines_left (match);
}

static inline void
game_marks_so_far (const Deal *deal, unsigned unit, char *marks)
{
  if (deal->game->sheet->marks != NULL)
    deal->game->sheet->marks (deal, unit, marks);
  else
    marks[0] = '\0';
}

static inline void
game_sheet_row (const Match *match, const Deal *deal, SheetRow *row)
{
  match->game->sheet->row (match, deal, row);
  if (match->length > 0)
    row->n_deals = match->length;
}

static inline void
game_breakdown (const Deal *deal, Breakdown *breakdown)
{
  deal->game->sheet->breakdown (deal, breakdown);
}

static inline bool
game_counted (const Deal *deal, Counted *counted)
{
  return deal->game->sheet->counted != NULL ? deal->game->sheet->counted (deal, counted) : false;
}

static inline bool
game_last_trick_decides (const Deal *deal)
{
  return deal->game->sheet->last_trick_decides != NULL
             ? deal->game->sheet->last_trick_decides (deal)
             : false;
}

/* GameStatistics */

static inline void
game_outcome (const Deal *deal, DealOutcome *outcome)
{
  *outcome = (DealOutcome) { .thrown_in = false };
  if (deal->game->statistics->outcome != NULL)
    deal->game->statistics->outcome (deal, outcome);
}

static inline void
game_luck (const Game *game, const Options *options, Card upcard, Luck *luck)
{
  unsigned n_cards = game_pack (game, options)->n_cards;

  *luck = (Luck) { .pool = ~(CardSet) 0 >> (CARDS_MAX - n_cards) };
  if (game->statistics->luck != NULL)
    game->statistics->luck (options, upcard, luck);
}

/** Returns the game with @key, or NULL. */
const Game *game_find (const char *key);

/** Returns game @index of the registry, or NULL after the last. */
const Game *game_at (unsigned index);

/** Registers @game, a constant table with a new key, before anything is played. */
void game_add (const Game *game);

/**
 * Fills @form with form @index; returns false after the last. Form 0 has the game's title and key.
 */
bool game_form_at (const Game *game, unsigned index, GameForm *form);

/** Returns the form played with @options. */
GameForm game_form (const Game *game, const Options *options);

/** Returns the game with form @key and fills @form, or NULL. */
const Game *game_find_form (const char *key, GameForm *form);

/** Returns the keys of all games, "klaverjas, zensern", for messages; free with g_free (). */
char *game_list_keys (void);

/** Returns the keys of all forms likewise, "klaverjas, kraken, zensern". */
char *game_list_forms (void);
