/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The help text of a game, read from `help/GAME.LANGUAGE.xml`: sections of paragraphs, lists and
 * tables, parts of which hold only under certain house rules.
 *
 *     <help game="…" title="…">
 *       <section id="…" title="…" when="option=value|option=value">
 *         <p>, <list><item>, <table><row head="yes"><cell>
 *
 * `when` may stand on all of these but `cell`: one of its alternatives has to be in force, and
 * those of the elements around. Texts may hold <b> and <i>.
 */

#pragma once

#include <gio/gio.h>

#include "game.h"

#define HELP_TERMS_MAX 8 /* alternatives in one `when` */

/** Alternatives; without any it always holds. */
typedef struct
{
  unsigned n;
  struct
  {
    uint8_t option; /* index into the options of the game */
    uint8_t value;
  } term[HELP_TERMS_MAX];
} HelpWhen;

/** A paragraph, an item or a row. */
typedef struct
{
  HelpWhen when;
  bool head;        /* of a row: its cells say what is below */
  GPtrArray *cells; /* Pango markup; one but for rows */
} HelpLine;

typedef enum
{
  HELP_PARAGRAPH, /* one line */
  HELP_HEADING,   /* a paragraph all in bold */
  HELP_LIST,
  HELP_TABLE,
} HelpBlockKind;

typedef struct
{
  HelpBlockKind kind;
  HelpWhen when;
  GPtrArray *lines; /* HelpLine */
} HelpBlock;

typedef struct
{
  HelpWhen when;
  char *id;
  char *title;       /* plain text */
  GPtrArray *blocks; /* HelpBlock */
} HelpSection;

typedef struct
{
  char *title;         /* plain text */
  GPtrArray *sections; /* HelpSection */
} HelpBook;

/**
 * Reads the help text @xml of @game; errors (G_MARKUP_ERROR) begin with @name, line and column.
 * An option or value that @game does not have is an error.
 */
HelpBook *help_book_parse (const char *xml, gssize length, const char *name, const Game *game,
                           GError **error);

/** The help text of @game in the user's language, else in English; there has to be one. */
HelpBook *help_book_open (const Game *game, GError **error);

void help_book_free (HelpBook *self);

/** True when one of the alternatives is in force. */
bool help_when_holds (const HelpWhen *when, const Options *options);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HelpBook, help_book_free)
