/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Parser of help books and lessons; private to this folder. */

#pragma once

#include "help/lesson-book.h"

typedef struct _HelpParser HelpParser;

/** An XML element and its handler. */
typedef struct
{
  const char *name;
  const char *parents[8]; /* allowed parents; none: outermost */
  bool (*start) (HelpParser *parser, const char *name, const char **names, const char **values,
                 GError **error);
} HelpElement;

/** State of a parser. */
struct _HelpParser
{
  const Game *game;
  HelpBook *book;
  HelpSection *open; /* current section or step */
  GString *text;     /* text of the current element, or NULL */
  GPtrArray *refs;   /* ids of links */

  LessonBook *lessons;         /* book of the lessons; NULL for a help book */
  const HelpElement *elements; /* elements of lessons, up to a nameless row; NULL for a help book */
  void (*take_said) (HelpParser *parser, const char *name,
                     char *markup); /* receives texts of <right> and <wrong> */
};

/** Returns true if @key is the parsed game, otherwise sets @error. */
bool help_parser_check_game (const HelpParser *parser, const char *key, GError **error);

/**
 * Parses the @length bytes of @xml (-1 if NUL-terminated); links must be in @terms. Errors
 * (G_MARKUP_ERROR) begin with @name, line and column.
 */
bool help_parser_run (HelpParser *parser, const char *xml, gssize length, const char *name,
                      GHashTable *terms, GError **error);

/**
 * (transfer full): Loads a file of @folder in the user's language or English and writes its @path;
 * NULL with an error.
 */
GBytes *help_parser_load (const Game *game, const char *folder, char **path, GError **error);
