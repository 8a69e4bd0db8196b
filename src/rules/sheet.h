/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What a score sheet says about a deal: one row, and the breakdown in words and numbers.
 *
 * Values, made by the games (section 10 of each rules file), shown by the view.
 */

#pragma once

#include "match.h"

#define SHEET_MARKS_MAX 64
#define BREAKDOWN_ROWS_MAX 12

typedef struct
{
  char written[16];            /* the points cell: a figure or a word ("NAT") */
  char marks[SHEET_MARKS_MAX]; /* the bonus cell: strokes joined by blanks; "" for none */
  int32_t score;               /* what counts */
  int32_t total;               /* the running total with this deal */
  bool lost;                   /* the contract of this unit failed */
} SheetCell;

typedef struct
{
  unsigned number; /* of the deal in the match, from 1 */
  int8_t declarer; /* seat */
  uint8_t trump;   /* Suit */
  bool no_bonus;   /* the bonus cells get a diagonal stroke */
  unsigned n_units;
  SheetCell unit[SEATS_MAX];
} SheetRow;

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
  unsigned n_rows;
  BreakdownRow row[BREAKDOWN_ROWS_MAX];
  const char *verdict; /* NC_("verdict", …), one sentence; `{declarer}` is the declarer's name */
} Breakdown;

/** For games: fills @row with what every sheet has, the totals as @match has them now. */
void sheet_row_begin (SheetRow *row, const Match *match, const Deal *deal);

/** For games: adds a row with @values by unit; all zero where @values is NULL. */
BreakdownRow *breakdown_add (Breakdown *breakdown, const char *label, const int32_t *values,
                             bool is_sum);
