/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * A moment of a match, running or past, in sentences of the user's language. Free texts of type
 * char * with g_free ().
 */

#pragma once

#include "model/words/words.h"

/** A moment and the values that describe it. Pointers are borrowed. */
typedef struct
{
  const Match *match;            /* includes the score of a finished deal */
  const Deal *deal;              /* running or last deal */
  const Deal *before;            /* deal before the last action, or NULL */
  const SheetRow *row;           /* last sheet row, or NULL */
  const char *name[SEATS_MAX];   /* names by seat */
  const char *player[SEATS_MAX]; /* by player (match_player_at ()) */
  unsigned user;
  int listener; /* user's seat if sentences address it, else NO_SEAT */
  DeckSuits suits;
  const char *prompt;         /* from tell_prompt (), or "" */
  bool is_guided;             /* true if all hands are open */
  const char *question;       /* replacement for Game.prompt, or NULL */
  Signals signals[SEATS_MAX]; /* signals by seat */
  bool is_aloud;              /* true to omit promises already heard */
  bool counts;                /* true to show the user's count */
  bool is_once;               /* true if replayed alone, without a match score */
  unsigned room;              /* letters that the reason of a hint may have; 0: any number */
  bool shows_figures;         /* true if buttons of calls have room for the figures of a hint */
  bool keeps_known;           /* true to keep shown cards of others open until played */
} Telling;

/* ---- Units ----------------------------------------------------------------------------------- */

/** Returns the name of @unit: "We", or a player's. Not owned. */
const char *tell_unit_name (const Telling *telling, unsigned unit);

/* ---- The contract ---------------------------------------------------------------------------- */

/** Returns contract and declarer: "♥ – Anna plays"; "" before there is one. */
char *tell_contract (const Telling *telling);

/** Returns the contract for narrow places. */
char *tell_contract_short (const Telling *telling);

/** Returns the contract in sentences, with settled facts and targets. */
char *tell_contract_sentence (const Telling *telling);

/** Returns the needed card points: "Needed: We 41 · They 16"; or "". */
char *tell_targets (const Telling *telling);

/* ---- Actions --------------------------------------------------------------------------------- */

/** Returns the question to the seat at turn. */
char *tell_prompt (const Telling *telling);

/** Names the dealer, and in the first deal the signals. */
char *tell_dealt (const Telling *telling);

/** Names the signals of both sides, or returns "". */
char *tell_signals (const Telling *telling);

/** Describes the last @action, by @seat, and what it settled. */
char *tell_acted (const Telling *telling, unsigned seat, Action action);

/**
 * Describes @action, the last, if it is directed against the listener or is a partner's high
 * raise; else NULL.
 */
char *tell_befallen (const Telling *telling, unsigned seat, Action action);

/** Returns winner and points of the last trick. */
char *tell_trick_taken (const Telling *telling);

/** Lists cards that the last action brought into the user’s hand, or "". */
char *tell_drawn (const Telling *telling);

/** Lists cards that others laid open with the last action, or "". */
char *tell_opened (const Telling *telling);

/** Names the winner of the last complete trick. */
char *tell_last_trick (const Telling *telling);

/** Returns the user's count, "43 eyes"; "" if hidden. */
char *tell_count (const Telling *telling);

/**
 * Warns the user before @action, based on the count; "" if there is no doubt or counts are hidden.
 */
char *tell_doubt (const Telling *telling, Action action);

/* ---- Table ----------------------------------------------------------------------------------- */

/** Lists @n cards: "ten of clubs, king of clubs". */
char *tell_cards (const Telling *telling, const Card *cards, unsigned n);

/** Returns plays and present winner of the current trick; "" for no card. */
char *tell_trick_so_far (const Telling *telling);

/** Returns trick @number: "Trick 3: Anna ten of clubs, … Jan takes it: 21 points." */
char *tell_trick (const Telling *telling, const Trick *trick, unsigned number);

/** Describes @pile: "Stock. 12 cards face down. Under it: seven of hearts." */
char *tell_pile (const Telling *telling, const Pile *pile);

/** Returns the tag on @pile, "20 waits", or "". */
char *tell_tag (const Telling *telling, const Pile *pile);

/**
 * Writes open hands to @piles (SEATS_MAX), without the user's whole hand, and returns their
 * number. With keeps_known, adds other cards known to be in a hand.
 */
unsigned tell_laid_open (const Telling *telling, Pile *piles);

/** Describes the state of the deal. */
char *tell_state (const Telling *telling);

/* ---- Scores ---------------------------------------------------------------------------------- */

/** Writes the marks of @unit in the running deal to @marks (SHEET_MARKS_MAX). */
void tell_write_marks (const Telling *telling, unsigned unit, char *marks);

/** Returns the marks of @unit in words: "roem 20, roem 50", or "". */
char *tell_marks (const Telling *telling, unsigned unit);

/** Returns points carried over to a later deal, "strittig 81", or @in_words; NULL if none. */
char *tell_waiting (const Telling *telling, bool in_words);

/** Returns the counters of @unit: "We – Tables now: 12". */
char *tell_counters (const Telling *telling, unsigned unit);

/** Returns the mark of @seat for losing a match with counters, or NULL. Not owned. */
const char *tell_loser_mark (const Telling *telling, unsigned seat);

/** Returns the listener's result of a finished deal, "You win, 162 to 0!", or "". */
char *tell_result (const Telling *telling, const SheetRow *row);

/** Returns true if the listener won the match, or the deal if the match goes on. */
bool tell_is_won (const Telling *telling, const SheetRow *row);

/** Returns true if the listener won all tricks or the match. */
bool tell_is_feast (const Telling *telling, const SheetRow *row);

/**
 * Returns the trick with most card points, the last of several; the last trick if none has points
 * or if it decides; -1 if there is none.
 */
int tell_richest_trick (const Telling *telling, const Trick *tricks, unsigned n);

/**
 * Names trick @number, from 0, that decided the finished deal; @after is the deal behind it:
 * "Decided after trick 6: …"
 */
char *tell_decided (const Telling *telling, unsigned number, const Deal *after);

/** Names the winner of the richest @trick: "The richest trick was yours: 34 points." */
char *tell_richest (const Telling *telling, const Trick *trick);

/** Names the winners of the finished match. */
char *tell_winners (const Telling *telling);

/** Returns the heading of counted cards: "Cards of Anna, counted by threes". */
char *tell_counted (const Telling *telling, const Counted *counted);

/** Returns counted cards: "king of clubs, jack of clubs, trump 5: 6". */
char *tell_group (const Telling *telling, const CountedGroup *group);
