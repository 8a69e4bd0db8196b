/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Records: a match as text (records.md §1). Reading checks everything or gives one error.
 */

#pragma once

#include <glib.h>

#include "rules/match-log.h"

#define RECORD_VERSION 1
#define RECORD_LINE_MAX 4096
#define RECORD_FILE_MAX (16 * 1024 * 1024)

typedef enum
{
  RECORD_ERROR_SYNTAX,  /* not a statement of the format, or in the wrong place */
  RECORD_ERROR_UNKNOWN, /* an unknown game, option, value, card or token */
  RECORD_ERROR_ILLEGAL, /* against the rules: seat, action, pack, dealer, result */
  RECORD_ERROR_SIZE,    /* a line or the file is too long */
} RecordError;

#define RECORD_ERROR (record_error_quark ())
GQuark record_error_quark (void);

typedef struct
{
  unsigned dealer;
  const LogDeal *log; /* NULL only for a last deal whose cards are not written yet */
  GPtrArray *head;    /* the deal's lines up to its pack, as written */
  unsigned line;      /* the number of its last line */
} RecordDeal;

/** A line that begins with #; of what was played it tells nothing. */
typedef struct
{
  char *text;
  unsigned line; /* its number */
} RecordComment;

typedef struct
{
  MatchLog *log;
  GPtrArray *head;  /* the header lines as written */
  GPtrArray *deals; /* of RecordDeal: those of the log, and one without cards */
  GArray *comments; /* of RecordComment, all in it, as written */
  unsigned line;    /* the number of its last statement's line */
  char *warning;    /* a dropped half line, or NULL */
} Record;

/**
 * Reads the @length bytes at @data. The error's message is "NAME:LINE: what is wrong".
 * Returns: (transfer full): the record, or NULL; free with record_free ().
 */
Record *record_parse (const char *data, gsize length, const char *name, GError **error);

/** (transfer full): the text of the file @path, of standard input for "-"; NULL with an error. */
GBytes *record_read_text (const char *path, GError **error);

/**
 * Records that stand behind each other in one text, as `play` writes them: each begins with its
 * `atout` line behind a blank one. They are read one by one, so a file costs no more memory than
 * its text and what is kept of it, however many there are.
 */
typedef struct _RecordFile RecordFile;

/** Records in @text, which errors call @name; free with record_file_free (). */
RecordFile *record_file_new (GBytes *text, const char *name);

/** The same of the file @path, or of standard input for "-"; NULL with an error. */
RecordFile *record_file_open (const char *path, GError **error);
void record_file_free (RecordFile *self);

/** Whether there is another one, good or not; a text without any line has one, which is not. */
bool record_file_has_next (const RecordFile *self);

/** (transfer full): the next one, of which there is one; NULL with an error as record_parse (). */
Record *record_file_next (RecordFile *self, GError **error);

/** Begins at the first one again. */
void record_file_rewind (RecordFile *self);

/** Where in the text the next one begins, in bytes. */
gsize record_file_tell (const RecordFile *self);

void record_free (Record *record);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Record, record_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RecordFile, record_file_free)

/** The writers append whole lines to @text. */
void record_write_header (GString *text, const Game *game, const Options *options);

/** What stands in a record for a player without a name. */
#define RECORD_NO_NAME "-"

/** @name may be anything; it is written as words joined by single blanks. */
void record_write_player (GString *text, unsigned seat, PlayerKind kind, const char *name);

void record_write_deal (GString *text, const Match *match, const Deal *deal,
                        const DealNumber *number);
void record_write_action (GString *text, const Deal *deal, unsigned seat, Action action);

/** The two lines that end @deal, which is over and booked in @match. */
void record_write_result (GString *text, const Match *match, const Deal *deal);

/**
 * The comments that tell how a deal came about; they stand behind its lines: a step was taken
 * back in it, the user was told in it what to do, and with which of its actions, counted from 1,
 * the steps of the user began.
 */
#define RECORD_UNDONE "# undone"
#define RECORD_HINTED "# hinted"
#define RECORD_STEPS "# steps"

/** All lines of deal @index of @log, as far as it was played. */
void record_write_log_deal (GString *text, const MatchLog *log, unsigned index);

/** The record of @log; free with g_free (). */
char *record_of_log (const MatchLog *log);
