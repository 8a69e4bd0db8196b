/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Records: a match as text (records.md §1). The first error rejects a record. */

#pragma once

#include <glib.h>

#include "rules/match-log.h"

/** Versions of the format; records with planned deals need the second one. */
#define RECORD_VERSION 1
#define RECORD_VERSION_PLANNED 2
#define RECORD_LINE_MAX 4096
#define RECORD_FILE_MAX (16 * 1024 * 1024)

typedef enum
{
  RECORD_ERROR_SYNTAX,  /* malformed or misplaced statement */
  RECORD_ERROR_UNKNOWN, /* unknown game, option, value, card or token */
  RECORD_ERROR_ILLEGAL, /* violated rule */
  RECORD_ERROR_SIZE,
} RecordError;

#define RECORD_ERROR (record_error_quark ())
GQuark record_error_quark (void);

typedef struct
{
  unsigned dealer;
  const LogDeal *log; /* deal in the log; NULL for one without cards */
  GPtrArray *head;    /* lines up to the pack */
  unsigned line;      /* number of its last line */
} RecordDeal;

/** A line beginning with #. */
typedef struct
{
  char *text;
  unsigned line;
} RecordComment;

typedef struct
{
  MatchLog *log;
  GPtrArray *head;  /* header lines */
  GPtrArray *deals; /* RecordDeal elements; the last may lack cards */
  GArray *comments; /* RecordComment elements */
  unsigned line;    /* line number of the last statement */
  char *warning;    /* message about a dropped half line, or NULL */
} Record;

/**
 * Parses @length bytes; errors read "NAME:LINE: message".
 * Returns: (transfer full): the record, or NULL; free with record_free ().
 */
Record *record_parse (const char *data, gsize length, const char *name, GError **error);

/** Returns the text of a file or standard input ("-"), or NULL with an error (transfer full). */
GBytes *record_read_text (const char *path, GError **error);

/**
 * Reader of records in one text, each with its `atout` line after a blank line. Parses one by one
 * to save memory.
 */
typedef struct _RecordFile RecordFile;

/** Creates a reader; errors use @name. Free with record_file_free (). */
RecordFile *record_file_new (GBytes *text, const char *name);

/** Opens a file or standard input ("-"); NULL with an error. */
RecordFile *record_file_open (const char *path, GError **error);
void record_file_free (RecordFile *self);

/** Returns true if a record follows, valid or not; empty text has one, invalid. */
bool record_file_has_next (const RecordFile *self);

/** Returns the next record, which must exist, or NULL with an error (transfer full). */
Record *record_file_next (RecordFile *self, GError **error);

/** Goes back to the first record. */
void record_file_rewind (RecordFile *self);

/** Returns the byte offset of the next record. */
gsize record_file_tell (const RecordFile *self);

void record_free (Record *record);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Record, record_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RecordFile, record_file_free)

/** Appends the header without players; all writers append whole lines. */
void record_write_header (GString *text, const MatchLog *log);

/** The name of unnamed players in records. */
#define RECORD_NO_NAME "-"

/** Appends a player; any @name becomes valid words. */
void record_write_player (GString *text, unsigned seat, PlayerKind kind, const char *name);

void record_write_deal (GString *text, const Match *match, const Deal *deal,
                        const DealNumber *number);
void record_write_action (GString *text, const Deal *deal, unsigned seat, Action action);

/** Appends the result lines of a finished, booked deal. */
void record_write_result (GString *text, const Match *match, const Deal *deal);

/**
 * Comments after a deal: undo was used, the user saw a hint, actions (from 1) that begin user
 * steps.
 */
#define RECORD_UNDONE "# undone"
#define RECORD_HINTED "# hinted"
#define RECORD_STEPS "# steps"

/** Appends deal @index as far as played. */
void record_write_log_deal (GString *text, const MatchLog *log, unsigned index);

/** Returns the record of @log; free with g_free (). */
char *record_of_log (const MatchLog *log);
