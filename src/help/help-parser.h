/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Reading of help books and lessons, which have their texts in common; for this folder alone. */

#pragma once

#include "help/lesson-book.h"

typedef struct _HelpParser HelpParser;

/** An element, and how it begins. */
typedef struct
{
  const char *name;
  const char *parents[8]; /* none: it stands outermost */
  bool (*start) (HelpParser *parser, const char *name, const char **names, const char **values,
                 GError **error);
} HelpElement;

/** What is being read. */
struct _HelpParser
{
  const Game *game;
  HelpBook *book;
  HelpSection *open; /* the section or step that is open */
  GString *text;     /* of the element that is open, else NULL */
  GPtrArray *refs;   /* ids that were linked to */

  LessonBook *lessons;         /* NULL: it is a help book; else also … */
  const HelpElement *elements; /* … those that only lessons have, up to a row without name, and … */
  void (*take_said) (HelpParser *parser, const char *name, char *markup); /* … their texts */
};

/** Whether @key is the game that is read; else an error. */
bool help_parser_check_game (const HelpParser *parser, const char *key, GError **error);

/**
 * Reads the @length bytes of @xml (-1: it ends with a zero) into what @parser has; links must lead
 * to one of @terms. Errors (G_MARKUP_ERROR) begin with @name, line and column.
 */
bool help_parser_run (HelpParser *parser, const char *xml, gssize length, const char *name,
                      GHashTable *terms, GError **error);

/**
 * (transfer full): the file of @game in @folder in the user's language, else in English, and where
 * it is; NULL with an error: there is none.
 */
GBytes *help_parser_load (const Game *game, const char *folder, char **path, GError **error);
