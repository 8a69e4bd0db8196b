/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The score sheet: layout, a row per deal and the breakdown of a score. Games make the values
 * (section 10 of each rules file).
 */

#pragma once

#include "rules/match.h"

#define SHEET_CONTRACT_MAX 32
#define SHEET_MARKS_MAX 64
#define SHEET_NOTES_MAX 2
#define BREAKDOWN_FACTS_MAX 4
#define BREAKDOWN_ROWS_MAX 12

/**
 * A sentence about players, with variants addressed to them; words_sentence () picks one. All texts
 * are NC_(context, …) with the context of @text. A player's variant may omit that player's
 * placeholder.
 */
typedef struct
{
  const char *text;        /* text with names `{declarer}`, `{winner}`, `{loser}` */
  const char *to_declarer; /* text to the declarer; NULL: @to_side */
  const char *to_winner;   /* text to the winner; NULL: @to_side */
  const char *to_loser;    /* text to the loser; NULL: @to_side */
  const char *to_side;     /* text to the declarer's side; NULL: @text */
} Sentence;

/** An abbreviation on the sheet. A NULL sign ends a table. */
typedef struct
{
  const char *sign;
  const char *meaning; /* NC_("sign", …) */
} SheetSign;

/** The layout of a sheet. */
typedef struct
{
  const char *contract; /* NC_("sheet", …): heading of contracts, or NULL */
  const char *figures;  /* NC_("sheet", …): heading of figures, or NULL */
  bool has_declarer;
  bool has_dealer;
  bool has_marks;       /* true for a second cell per unit, for bonuses */
  bool has_totals;      /* true for a line of totals per deal */
  bool marks_end_block; /* true if marks describe the end of a block */
  bool is_ledger;       /* true to show plus signs */
  const char *heading;  /* NC_("sheet", …): title of a block, with `{number}`, `{first}` and
                           `{second}` unit, or NULL */
  const char *so_far;   /* NC_("sheet", …): label of totals */
  const SheetSign *signs;
} SheetForm;

typedef struct
{
  char written[16];            /* points cell: a figure or word ("NAT") */
  char marks[SHEET_MARKS_MAX]; /* bonus cell: strokes joined by blanks */
  int32_t score;
  int32_t total;
  bool lost; /* true if this unit's contract failed */
} SheetCell;

typedef enum
{
  SHEET_NOTE_NUMBER,  /* value[0], `{number}` in texts */
  SHEET_NOTE_UNITS,   /* values by unit, under columns */
  SHEET_NOTE_PLAYERS, /* values by player (match_player_at ()) */
} SheetNoteKind;

/** A note below a block. */
typedef struct
{
  SheetNoteKind kind;
  const char *label;   /* NC_("sheet", …) */
  const char *meaning; /* NC_("sheet", …): explanation, or NULL */
  int32_t value[SEATS_MAX];
} SheetNote;

typedef struct
{
  unsigned number;  /* deal number, from 1 */
  unsigned n_deals; /* deals in the match; 0 if open or some do not count */
  unsigned block;   /* block number, from 1; 0 without headings */
  int8_t dealer;
  int8_t declarer;
  uint8_t trump;   /* Suit */
  bool no_bonus;   /* true to strike bonus cells out */
  bool has_amount; /* true for a separate line of scores, if cells do not show them */
  bool failed;     /* true to strike out the contract */

  char contract[SHEET_CONTRACT_MAX]; /* short contract; `{suit}` is the trump sign */
  const Sentence *told;  /* "sheet": `{declarer}` plays `{game}`, `{suit}` or `{value}`; or NULL */
  const char *game;      /* name of the game played, or NULL */
  unsigned value;        /* called value, or 0 */
  unsigned multiplier;   /* factor of all points */
  char figures[16];      /* figures shown after the contract */
  const Sentence *ended; /* "sheet": the block's end, with `{winner}`, `{loser}` of the
                            Breakdown, or NULL */

  unsigned n_units;
  SheetCell unit[SEATS_MAX];
  unsigned n_notes;
  SheetNote note[SHEET_NOTES_MAX];
} SheetRow;

/** A fact such as "Counted points", "47 : 23". */
typedef struct
{
  const char *label; /* NC_("breakdown", …) */
  char text[32];     /* with trump sign `{suit}`, `{card}` */
  Card card;
} BreakdownFact;

typedef struct
{
  const char *label; /* NC_("breakdown", …) */
  int32_t value[SEATS_MAX];
  bool is_sum;  /* true for a sum of rows above */
  bool is_note; /* true if not part of the score; notes have separate sums */
} BreakdownRow;

typedef struct
{
  unsigned n_units;
  unsigned n_facts;
  BreakdownFact fact[BREAKDOWN_FACTS_MAX];
  unsigned n_rows;
  BreakdownRow row[BREAKDOWN_ROWS_MAX];
  const Sentence *verdict; /* "verdict": outcome of the deal */
  uint8_t winner;          /* seat of the winner, if the verdict names the seat */
  uint8_t loser;
} Breakdown;

/** Fills the common part of @row, with totals from @match. */
void sheet_row_begin (SheetRow *row, const Match *match, const Deal *deal);

/** Sets the contract to the trump sign, with "×2" if @multiplier is 2. */
void sheet_row_trump (SheetRow *row, unsigned multiplier);

/** Adds a note with @n @values. */
void sheet_row_note (SheetRow *row, SheetNoteKind kind, const char *label, const char *meaning,
                     const int32_t *values, unsigned n);

/** Writes "12", "−12", "0"; with @has_plus "+12". */
void sheet_write_number (char *text, size_t size, int number, bool has_plus);

/** Adds a fact in printf () format. */
void breakdown_add_fact (Breakdown *breakdown, const char *label, const char *format, ...)
    __attribute__ ((format (printf, 3, 4)));

/** Adds @card as a fact. */
void breakdown_add_card (Breakdown *breakdown, const char *label, Card card);

/** Adds a row of @values by unit; NULL means zeros. */
BreakdownRow *breakdown_add (Breakdown *breakdown, const char *label, const int32_t *values,
                             bool is_sum);

/* ---- Counted cards --------------------------------------------------------------------------- */

#define COUNTED_GROUPS_MAX 28
#define COUNTED_CARDS_MAX 3 /* most cards per group */

typedef struct
{
  uint8_t n_cards; /* 0 for points of cards that the pack lacks */
  Card card[COUNTED_CARDS_MAX];
  int8_t points;
} CountedGroup;

/** Groups of cards as counted at the end of a deal. */
typedef struct
{
  const Sentence *label; /* "breakdown": owner of the cards, with `{declarer}` */
  int total;
  unsigned n_groups;
  CountedGroup group[COUNTED_GROUPS_MAX];
} Counted;
