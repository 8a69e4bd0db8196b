/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * A moment of a match in sentences: what is played, what lies on the table, what was done, how it
 * stands. Made from values alone, so a past moment is told as well as the running one.
 *
 * All texts are in the user's language; those that are returned as char * are to be freed with
 * g_free ().
 */

#pragma once

#include "model/words/words.h"

/** A moment and what is needed to tell it: values that belong to who made them. */
typedef struct
{
  const Match *match;            /* a deal that is over is booked in it */
  const Deal *deal;              /* the running or last deal */
  const Deal *before;            /* the deal before the last action; NULL: nothing was done */
  const SheetRow *row;           /* the last line of the sheet; NULL: there is none */
  const char *name[SEATS_MAX];   /* who sits at each seat in this deal */
  const char *player[SEATS_MAX]; /* names by player (match_player_at ()) */
  unsigned user;                 /* the seat of the user */
  int listener;                  /* that seat, to which sentences are said ("You take the trick");
                                    NO_SEAT where the computer plays it: all are spoken of */
  DeckSuits suits;               /* whose words name suits and ranks */
  const char *prompt;            /* what the user is asked, tell_prompt (); "": nothing */
  bool is_guided;                /* the hands of all others lie open */
  const char *question;          /* what is asked in place of Game.prompt; NULL: that */
  Signals signals[SEATS_MAX];    /* that the side of each seat has agreed */
  bool is_aloud;                 /* what was heard already is not repeated with what is done */
  bool counts;                   /* the user is told what he has won so far in the deal */
  bool is_once;                  /* the deal is played again: no score of a match is told */
  bool keeps_known;              /* cards of others that were shown stay open until played */
} Telling;

/* ---- Who ---------------------------------------------------------------------------------- */

/** The name of @unit: "We", or a player's name. Owned by others. */
const char *tell_unit_name (const Telling *telling, unsigned unit);

/* ---- What is played ----------------------------------------------------------------------- */

/** The contract and its declarer in short: "♥ – Anna plays"; "" before there is one. */
char *tell_contract (const Telling *telling);

/** The same where there is less room: without the word for playing. */
char *tell_contract_short (const Telling *telling);

/** The same in sentences, with what was settled before the play and what each side needs. */
char *tell_contract_sentence (const Telling *telling);

/**
 * The card points that each side needs, in short: "Needed: We 41 · They 16"; "" where there is no
 * such thing, or not yet.
 */
char *tell_targets (const Telling *telling);

/* ---- What is done ------------------------------------------------------------------------- */

/** The question to the seat at turn, whoever sits there. */
char *tell_prompt (const Telling *telling);

/** A sentence on the dealer, in the first deal also on the signals that both sides have agreed. */
char *tell_dealt (const Telling *telling);

/** The signals that both sides have agreed, or "". */
char *tell_signals (const Telling *telling);

/** The last action, which @seat did, in a sentence, with what it settled. */
char *tell_acted (const Telling *telling, unsigned seat, Action action);

/**
 * What @action, the last, which @seat did, means for the listener where it turns something against
 * him or a partner raises far above his side's call: "Anna plays Cego against your Solo."; NULL:
 * nothing of the kind.
 */
char *tell_befallen (const Telling *telling, unsigned seat, Action action);

/** The winner of the last trick and its worth, in a sentence. */
char *tell_trick_taken (const Telling *telling);

/** The cards that the last action brought into the user’s hand; "" for none. */
char *tell_drawn (const Telling *telling);

/** The cards that others laid open with the last action; "" for none. */
char *tell_opened (const Telling *telling);

/** The winner of the last complete trick, in a sentence. */
char *tell_last_trick (const Telling *telling);

/** The count of the user’s tricks so far, "43 eyes"; "" where that is not told. */
char *tell_count (const Telling *telling);

/**
 * A question to the user who is about to do @action, by what he has counted; "" where there is no
 * doubt or where he counts himself.
 */
char *tell_doubt (const Telling *telling, Action action);

/* ---- What lies on the table ---------------------------------------------------------------- */

/** "ten of clubs, king of clubs", of @n cards. */
char *tell_cards (const Telling *telling, const Card *cards, unsigned n);

/**
 * Who played what to the trick that lies on the table, and who is winning it, in sentences; "" for
 * no card.
 */
char *tell_trick_so_far (const Telling *telling);

/** Trick @number of the deal: "Trick 3: Anna ten of clubs, … Jan takes it: 21 points." */
char *tell_trick (const Telling *telling, const Trick *trick, unsigned number);

/** @pile in sentences: "Stock. 12 cards face down. Under it: seven of hearts." */
char *tell_pile (const Telling *telling, const Pile *pile);

/** The tag on @pile: "20 waits"; "" for none. */
char *tell_tag (const Telling *telling, const Pile *pile);

/**
 * The cards of hands that lie open before their owners, to @piles (SEATS_MAX); returns how many
 * piles. What the user sees in the own hand anyway is left out. With keeps_known these are joined
 * by what else all know to be in a hand: the partner of a king in a marriage.
 */
unsigned tell_laid_open (const Telling *telling, Pile *piles);

/** How it stands, in full sentences. */
char *tell_state (const Telling *telling);

/* ---- How it stands ------------------------------------------------------------------------- */

/** Writes what stands beside @unit's tricks in the running deal to @marks (SHEET_MARKS_MAX). */
void tell_write_marks (const Telling *telling, unsigned unit, char *marks);

/** The same in words: "roem 20, roem 50"; "" for nothing. */
char *tell_marks (const Telling *telling, unsigned unit);

/**
 * The points that wait for a later deal, as the sheet writes them ("strittig 81") or @in_words;
 * NULL: none.
 */
char *tell_waiting (const Telling *telling, bool in_words);

/** The counters of @unit, where scores are that: "We – Tables now: 12". */
char *tell_counters (const Telling *telling, unsigned unit);

/** The mark of @seat after a match for counters was lost; NULL: none. Owned by others. */
const char *tell_loser_mark (const Telling *telling, unsigned seat);

/** How the deal, which is over, ended for the listener by @row: "You win, 162 to 0!"; or "". */
char *tell_result (const Telling *telling, const SheetRow *row);

/** Whether the listener's side has won: the match, if that is over, and otherwise the deal. */
bool tell_is_won (const Telling *telling, const SheetRow *row);

/** Whether that is a small feast: all tricks, or the match. */
bool tell_is_feast (const Telling *telling, const SheetRow *row);

/**
 * Of @n @tricks of the deal, by number from 0, the one with the most card points, of several the
 * last; where none has any the last of all; -1: there is none.
 */
int tell_richest_trick (const Telling *telling, const Trick *tricks, unsigned n);

/**
 * Trick @number, from 0, decided the deal, which is over and stood as @after behind it: "Decided
 * after trick 6: from then on Anna was sure to be nat." Nothing is said of points: what is sure is
 * who wins.
 */
char *tell_decided (const Telling *telling, unsigned number, const Deal *after);

/** The winner of @trick, the richest: "The richest trick was yours: 34 points." */
char *tell_richest (const Telling *telling, const Trick *trick);

/** The winners of the match, which is over, in one sentence. */
char *tell_winners (const Telling *telling);

/** The heading of @counted: "Cards of Anna, counted by threes". */
char *tell_counted (const Telling *telling, const Counted *counted);

/** One group of it: "king of clubs, jack of clubs, trump 5: 6". */
char *tell_group (const Telling *telling, const CountedGroup *group);
