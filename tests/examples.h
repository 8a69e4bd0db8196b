/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Runs worked examples: tables of rows in a text file of tests/examples (see its README.md).
 *
 * Every cell of a row belongs to a column. The columns do their work from left to right: some set
 * up a position or play cards, the others compare the position with the cell. Columns that all
 * games share are in example-columns.c; a test brings those of its game.
 */

#pragma once

#include "support.h"

/** The position that the columns of one row work on. */
typedef struct
{
  const Game *game;
  const char *row; /* table and name of the row, for messages */
  char *settings;  /* options in the form of support_options () */
  int dealer;      /* NO_SEAT: the seat that deals first */
  unsigned seat;   /* the seat that is looked at */
  unsigned leader; /* the seat that led to the trick on the table */
  char trump;      /* letter of the trump suit */
  CardSet cards;   /* cards that a column is about */
  Action action;   /* an action that a column is about */
  GString *told;   /* what a column has noted for another one */
  bool has_pack;   /* the deal comes from @pack and not from the unshuffled pack */
  Card pack[CARDS_MAX];
  bool has_match;
  Match match;
  bool has_deal;
  Deal deal;
} Example;

/** What a column does with its cell: one of the functions, or one of the macros below. */
typedef struct
{
  const char *name;
  void (*set) (Example *example, const char *cell);   /* changes the position */
  char *(*text) (Example *example);                   /* must be the cell; free with g_free () */
  int (*number) (Example *example);                   /* must be the number in the cell */
  CardSet (*cards) (Example *example);                /* must be the cards in the cell */
  void (*check) (Example *example, const char *cell); /* reports what is wrong by itself */
  size_t at;          /* a field of Example, or an array of numbers */
  size_t size;        /* of the whole field */
  size_t number_size; /* of each number */
  bool is_set;        /* the field becomes the cell; else it must be the cell */
} ExampleColumn;

/** Sets a number of the deal or the match, by the name of its field in Example. */
#define EXAMPLE_SET(field) EXAMPLE_FIELD (field, ((Example *) NULL)->field, true)

/** Sets an array of numbers, as many as the cell has. */
#define EXAMPLE_SET_ALL(field) EXAMPLE_FIELD (field, ((Example *) NULL)->field[0], true)

/** The number must be that of the cell; a byte of 255 is -1, as NO_SEAT is. */
#define EXAMPLE_LOOK(field) EXAMPLE_FIELD (field, ((Example *) NULL)->field, false)

#define EXAMPLE_FIELD(field, one, sets)                                                            \
  .at = offsetof (Example, field), .size = sizeof ((Example *) NULL)->field,                       \
  .number_size = sizeof (one), .is_set = (sets)

/**
 * Adds the test "/NAME/TABLE" for each table in tests/examples/NAME.txt. @columns ends with a NULL
 * name and must stay valid until the tests have run; a column of @columns hides the shared column
 * of the same name. @game may be NULL if no column needs a deal.
 */
void examples_add (const char *name, const Game *game, const ExampleColumn *columns);

/** The options of @example. */
Options example_options (const Example *example);

/** The pack of @example. */
const Pack *example_pack (const Example *example);

/** The match of @example, which begins with the first call. */
Match *example_match (Example *example);

/** The deal of @example; the first call deals it, unless example_begin () was called. */
Deal *example_deal (Example *example);

/** The deal of @example without hands, as deal_init () leaves it, in the phase of play. */
Deal *example_begin (Example *example);

/** Carries out "pass trump:H …" or with seats "1 pass 0 trump:H …"; reports an illegal action. */
void example_play (Example *example, const char *actions);

/** The cards of "7C 8C"; "02..07" is a range of the pack, "" and "-" are no cards. */
CardSet example_cards (const Example *example, const char *codes);

/** Reads "90 75 …" or "90:75 …" into @numbers, which has room for @max; returns how many. */
unsigned example_numbers (const char *cell, int *numbers, unsigned max);

/** Writes @numbers with @separator between them; free with g_free (). */
char *example_join (const int32_t *numbers, unsigned n, const char *separator);
