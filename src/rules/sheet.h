/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What a score sheet says about a deal: one row, and the breakdown in words and numbers; and how
 * the sheet is ruled.
 *
 * Values, made by the games (section 10 of each rules file), shown by the view.
 */

#pragma once

#include "rules/match.h"

#define SHEET_CONTRACT_MAX 32
#define SHEET_MARKS_MAX 64
#define SHEET_NOTES_MAX 2
#define BREAKDOWN_FACTS_MAX 4
#define BREAKDOWN_ROWS_MAX 12

/**
 * A sentence about players in a deal, and the same as it is said to one of them.
 *
 * Games write both, as constants, and know of nobody who reads them: whoever tells the sentence
 * picks what fits the listener, words_sentence (). All texts are marked NC_(context, …) with the
 * context of @text; in one that speaks to a player, the placeholder of that player is not needed.
 */
typedef struct
{
  const char *text;        /* `{declarer}`, `{winner}` and `{loser}` are names */
  const char *to_declarer; /* NULL: @to_side */
  const char *to_winner;   /* NULL: @to_side */
  const char *to_loser;    /* NULL: @to_side */
  const char *to_side;     /* to the side of the declarer; NULL: @text */
} Sentence;

/** What a sign on the sheet is short for. A table of them ends with a NULL sign. */
typedef struct
{
  const char *sign;
  const char *meaning; /* NC_("sign", …) */
} SheetSign;

/** How the sheet of a match is ruled. */
typedef struct
{
  const char
      *contract; /* NC_("sheet", …): above what is played; NULL: the sign speaks for itself */
  const char *figures;  /* NC_("sheet", …): above the figures behind it; NULL: there are none */
  bool has_declarer;    /* who plays is written */
  bool has_dealer;      /* who dealt is written */
  bool has_marks;       /* every unit has a second cell */
  bool has_totals;      /* every deal has a second line, with the running totals */
  bool marks_end_block; /* marks tell how a block ended, not a deal */
  bool is_ledger;       /* scores and totals are written with their signs */
  const char *heading;  /* NC_("sheet", …) of a block: `{number}`, the names of `{first}` and
                           `{second}` unit; NULL: a match is one block */
  const char *so_far;   /* NC_("sheet", …): what the running totals are */
  const SheetSign *signs;
} SheetForm;

typedef struct
{
  char written[16];            /* the points cell: a figure or a word ("NAT") */
  char marks[SHEET_MARKS_MAX]; /* the bonus cell: strokes joined by blanks; "" for none */
  int32_t score;               /* what counts */
  int32_t total;               /* the running total with this deal */
  bool lost;                   /* the contract of this unit failed */
} SheetCell;

typedef enum
{
  SHEET_NOTE_NUMBER,  /* value[0], `{number}` in label and meaning */
  SHEET_NOTE_UNITS,   /* values by unit, under their columns */
  SHEET_NOTE_PLAYERS, /* values by player (match_player_at ()) */
} SheetNoteKind;

/** What stands below the last line of a block. */
typedef struct
{
  SheetNoteKind kind;
  const char *label;   /* NC_("sheet", …) */
  const char *meaning; /* NC_("sheet", …), the same explained; NULL: needs no explaining */
  int32_t value[SEATS_MAX];
} SheetNote;

typedef struct
{
  unsigned number;  /* of the deal in the match, from 1 */
  unsigned n_deals; /* that the match has; 0: that is open, or some do not count */
  unsigned block;   /* of the match, from 1; always 0 where the form has no heading */
  int8_t dealer;    /* seat */
  int8_t declarer;  /* seat */
  uint8_t trump;    /* Suit */
  bool no_bonus;    /* the bonus cells get a diagonal stroke */
  bool has_amount;  /* scores get a line of their own: what is written does not tell them */
  bool failed;      /* the contract is struck out */

  char contract[SHEET_CONTRACT_MAX]; /* what is played, in short; `{suit}` is the sign of trumps */
  const Sentence *told; /* "sheet": `{declarer}` plays `{game}`, `{suit}` or `{value}`; NULL: trumps
                           and declarer say all */
  const char *game;     /* a proper name, or NULL */
  unsigned value;       /* what was called, or 0 */
  unsigned multiplier;  /* how many times everything counts */
  char figures[16];     /* behind the contract */
  const Sentence *ended; /* "sheet": how the block ended with this deal, with `{winner}` and
                            `{loser}` of the Breakdown; NULL: it did not */

  unsigned n_units;
  SheetCell unit[SEATS_MAX];
  unsigned n_notes;
  SheetNote note[SHEET_NOTES_MAX];
} SheetRow;

/** Something to know before the rows: "Counted points", "47 : 23". */
typedef struct
{
  const char *label; /* NC_("breakdown", …) */
  char text[32];     /* `{suit}` is the sign of trumps, `{card}` the card */
  Card card;
} BreakdownFact;

typedef struct
{
  const char *label; /* NC_("breakdown", …) */
  int32_t value[SEATS_MAX];
  bool is_sum;  /* a line above it: sum of the rows before */
  bool is_note; /* told beside the score and no part of it; notes have sums of their own */
} BreakdownRow;

typedef struct
{
  unsigned n_units;
  unsigned n_facts;
  BreakdownFact fact[BREAKDOWN_FACTS_MAX];
  unsigned n_rows;
  BreakdownRow row[BREAKDOWN_ROWS_MAX];
  const Sentence *verdict; /* "verdict": how the deal ended */
  uint8_t winner;          /* seats, where the verdict names them */
  uint8_t loser;
} Breakdown;

/** For games: fills @row with what every sheet has, the totals as @match has them now. */
void sheet_row_begin (SheetRow *row, const Match *match, const Deal *deal);

/** For games: the contract is the sign of trumps, with "×2" behind it if @multiplier is 2 … */
void sheet_row_trump (SheetRow *row, unsigned multiplier);

/** For games: adds a note with @values, @n of them. */
void sheet_row_note (SheetRow *row, SheetNoteKind kind, const char *label, const char *meaning,
                     const int32_t *values, unsigned n);

/** Writes @number to @text of @size: "12", "−12", "0"; with @has_plus "+12". */
void sheet_write_number (char *text, size_t size, int number, bool has_plus);

/** For games: adds a fact, formatted as printf () does it. */
void breakdown_add_fact (Breakdown *breakdown, const char *label, const char *format, ...)
    __attribute__ ((format (printf, 3, 4)));

/** For games: adds @card as a fact. */
void breakdown_add_card (Breakdown *breakdown, const char *label, Card card);

/** For games: adds a row with @values by unit; all zero where @values is NULL. */
BreakdownRow *breakdown_add (Breakdown *breakdown, const char *label, const int32_t *values,
                             bool is_sum);

/* ---- Counted cards ----------------------------------------------------------------------- */

#define COUNTED_GROUPS_MAX 28
#define COUNTED_CARDS_MAX 3 /* of a group */

typedef struct
{
  uint8_t n_cards; /* 0: cards that are left out of the pack and count all the same */
  Card card[COUNTED_CARDS_MAX];
  int8_t points;
} CountedGroup;

/**
 * Cards as they are counted at the end of a deal, laid out in groups, each with what it counts;
 * made by the games, shown by the view beside the breakdown.
 */
typedef struct
{
  const Sentence *label; /* "breakdown": whose cards these are; `{declarer}` */
  int total;             /* the sum of all groups */
  unsigned n_groups;
  CountedGroup group[COUNTED_GROUPS_MAX];
} Counted;
