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

#include "rules/game.h"

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

/**
 * Reads @text, which may be NULL; an option or value that @game does not have is an error
 * (G_MARKUP_ERROR).
 */
bool help_when_parse (HelpWhen *when, const Game *game, const char *text, GError **error);

/** True when one of the alternatives is in force. */
bool help_when_holds (const HelpWhen *when, const Options *options);

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

/** (transfer full): a book with nothing in it. */
HelpBook *help_book_new (void);

/** (transfer none): a new section of @self at its end, without blocks; both texts are copied. */
HelpSection *help_book_add_section (HelpBook *self, const char *id, const char *title);

/** (transfer none): a new block of @self at its end, without lines. */
HelpBlock *help_section_add_block (HelpSection *self, HelpBlockKind kind, const HelpWhen *when);

/** (transfer none): a new line of @self at its end, without cells. */
HelpLine *help_block_add_line (HelpBlock *self, const HelpWhen *when, bool head);

/**
 * (transfer full): the help text of @game in the @length bytes of @xml (-1: it ends with a zero),
 * or NULL. Errors (G_MARKUP_ERROR) begin with @name, line and column; an option or value that
 * @game does not have is one.
 */
HelpBook *help_book_parse (const char *xml, gssize length, const char *name, const Game *game,
                           GError **error);

/**
 * (transfer full): the help text of @game in the user's language, else in English, or NULL: there
 * is none (G_RESOURCE_ERROR), or it is broken (G_MARKUP_ERROR).
 */
HelpBook *help_book_open (const Game *game, GError **error);

/** Frees @self with all that it holds. */
void help_book_free (HelpBook *self);

/**
 * (transfer none) (nullable): the first section under @options that is for one of @moments, which
 * are separated by spaces.
 */
const HelpSection *help_book_find_moment (const HelpBook *self, const char *moments,
                                          const Options *options);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HelpBook, help_book_free)
