/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The state shared by record-read.c, for text and comments, and record-statement.c, for statements.
 */

#pragma once

#include "rules/record.h"

/** The statements allowed next. */
typedef enum
{
  EXPECT_VERSION,
  EXPECT_GAME,
  EXPECT_OPTIONS, /* option, player, planned or deal */
  EXPECT_PLAYERS, /* player, planned or deal */
  EXPECT_DEALER,
  EXPECT_CARDS, /* number or pack */
  EXPECT_PACK,  /* pack, or an action after a number */
  EXPECT_ACTION,
  EXPECT_RESULT, /* result or the next deal */
  EXPECT_MATCH,
  EXPECT_DEAL,
} RecordExpect;

typedef struct
{
  Record *record;
  const char *name;
  unsigned line;
  int version;
  unsigned options_line; /* line of the last option statement */
  RecordExpect expect;
  unsigned seen; /* options set so far, as bits */
  const Game *game;
  Options options;
  RecordDeal *current;
} RecordReader;

/** Sets @error to "NAME:LINE: message"; returns false. */
bool record_fail (const RecordReader *reader, GError **error, RecordError code, const char *format,
                  ...) G_GNUC_PRINTF (4, 5);

/** Parses up to five digits without leading zeros; -1 on failure. */
int record_number (const char *word);

/** Executes a statement and updates reader->expect; false with an error. */
bool record_read_statement (RecordReader *reader, const char *line, GError **error);

/** Returns a text of allowed statements; free with g_free (). */
char *record_list_expected (RecordExpect expect);

/** Checks the combination of options and creates the log; errors name the last option line. */
bool record_finish_options (RecordReader *reader, GError **error);
