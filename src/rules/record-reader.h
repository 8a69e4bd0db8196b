/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Reading a record: record-read.c takes the text apart and knows its comments, record-statement.c
 * what a line says and where it may stand.
 */

#pragma once

#include "rules/record.h"

/** What the next line may be. */
typedef enum
{
  EXPECT_VERSION,
  EXPECT_GAME,
  EXPECT_OPTIONS, /* option, player or deal */
  EXPECT_PLAYERS, /* player or deal */
  EXPECT_DEALER,
  EXPECT_CARDS, /* number or pack */
  EXPECT_PACK,  /* pack or, with the cards known from the number, an action */
  EXPECT_ACTION,
  EXPECT_RESULT, /* result or the next deal */
  EXPECT_MATCH,
  EXPECT_DEAL,
} RecordExpect;

/** A record that is being read, and how far that has come. */
typedef struct
{
  Record *record;
  const char *name;
  unsigned line;
  unsigned options_line; /* of the last option statement */
  RecordExpect expect;
  unsigned seen; /* options that were written, as bits */
  const Game *game;
  Options options;
  RecordDeal *current;
} RecordReader;

/** Sets @error to "NAME:LINE: what is wrong"; false. */
bool record_fail (const RecordReader *reader, GError **error, RecordError code, const char *format,
                  ...) G_GNUC_PRINTF (4, 5);

/** A whole number of at most five digits without leading zeros, or -1. */
int record_number (const char *word);

/** Reads @line, which is no comment, and does what it says; what may come next is another then. */
bool record_read_statement (RecordReader *reader, const char *line, GError **error);

/** The statements that may come where @expect is; free with g_free (). */
char *record_list_expected (RecordExpect expect);

/** The combination is judged when all options are known; the last option line is named. */
bool record_finish_options (RecordReader *reader, GError **error);
