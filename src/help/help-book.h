/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The help text of a game, read from `help/GAME.LANGUAGE.xml`: sections of paragraphs, lists,
 * tables and pictures of cards, parts of which hold only under certain house rules.
 *
 *     <help game="…" title="…">
 *       <section id="…" title="…" moments="verb verb" when="option=value|option=value">
 *         <p>, <list><item id="…">, <table><row head="yes"><cell>,
 *         <cards by="You|Left" winner="2">JH AH</cards>, <options/>
 *
 * `when` may stand on all of these but `cell`: one of its alternatives has to be in force, and
 * those of the elements around. `moments` are verbs of the game, and "over": where somebody who
 * can do that looks first. Texts may hold <b>, <i> and <term ref="…">, a link to the item with
 * that id; what stands in braces and suit signs are for help-text.h. `by` tells who played the
 * cards, `winner` (from 1) which of them won. <options/> are the house rules.
 */

#pragma once

#include <gio/gio.h>

#include "help-when.h"

/** A paragraph, an item or a row. */
typedef struct
{
  HelpWhen when;
  bool head;        /* of a row: its cells say what is below */
  char *id;         /* of an item that explains a word, else NULL */
  GPtrArray *cells; /* Pango markup; one but for rows and cards */
} HelpLine;

typedef enum
{
  HELP_PARAGRAPH, /* one line */
  HELP_HEADING,   /* a paragraph all in bold */
  HELP_LIST,
  HELP_TABLE,
  HELP_CARDS,   /* one line, its cells are card codes */
  HELP_OPTIONS, /* no lines */
} HelpBlockKind;

typedef struct
{
  HelpBlockKind kind;
  HelpWhen when;
  GPtrArray *lines; /* HelpLine */
  GStrv by;         /* of cards: who played them, or NULL */
  guint winner;     /* of cards: which of them won, from 1; 0: none */
} HelpBlock;

typedef struct
{
  HelpWhen when;
  char *id;
  char *title;       /* plain text */
  GStrv moments;     /* verbs, "over" */
  GPtrArray *blocks; /* HelpBlock */
} HelpSection;

typedef struct
{
  char *title;         /* plain text */
  GPtrArray *sections; /* HelpSection */
  GHashTable *terms;   /* id of an item → its HelpLine */
} HelpBook;

/** What <term> becomes: a link to this and the id. */
#define HELP_LINK "#"

/** The moment when a deal is over. */
#define HELP_OVER "over"

/**
 * Reads the help text @xml of @game; errors (G_MARKUP_ERROR) begin with @name, line and column.
 * An option or value that @game does not have is an error.
 */
HelpBook *help_book_parse (const char *xml, gssize length, const char *name, const Game *game,
                           GError **error);

/** The help text of @game in the user's language, else in English; there has to be one. */
HelpBook *help_book_open (const Game *game, GError **error);

void help_book_free (HelpBook *self);

/**
 * The first section under @options that is for one of @moments, which are separated by spaces, or
 * NULL.
 */
const HelpSection *help_book_find_moment (const HelpBook *self, const char *moments,
                                          const Options *options);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HelpBook, help_book_free)
