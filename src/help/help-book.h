/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The help text of a game, from `help/GAME.LANGUAGE.xml`:
 *
 *     <help game="…" title="…">
 *       <section id="…" title="…" moments="verb verb" when="option=value|option=value">
 *
 *         <p>, <list><item id="…">, <table><row head="yes"><cell>,
 *         <cards by="You|Left" winner="2">JH AH</cards>, <options/>
 *
 * `when` is allowed on all but `help`, `cell` and `options`; one alternative must hold, also on
 * enclosing elements. `moments` are verbs, or "over". Texts may contain <b>, <i>, <term ref="…">,
 * a link to that item, and help-text.h codes. `by` names the players, `winner` (from 1) the
 * winning card. <options/> shows the house rules.
 */

#pragma once

#include <gio/gio.h>

#include "rules/game.h"

#define HELP_TERMS_MAX 8 /* alternatives in one `when` */

/** Alternative conditions; none means always. */
typedef struct
{
  unsigned n;
  struct
  {
    uint8_t option; /* index of a house rule of the game */
    uint8_t value;
  } term[HELP_TERMS_MAX];
} HelpWhen;

/** Parses @text, a `when` or NULL. Unknown options or values are errors (G_MARKUP_ERROR). */
bool help_when_parse (HelpWhen *when, const Game *game, const char *text, GError **error);

/** Returns true if an alternative of @when holds, or it has none. */
bool help_when_holds (const HelpWhen *when, const Options *options);

/** A line of a block: a paragraph, item or row. */
typedef struct
{
  HelpWhen when;
  bool head;        /* true for a header row */
  char *id;         /* id of an explained word, or NULL */
  GPtrArray *cells; /* Pango markup; one, except in rows and cards */
} HelpLine;

typedef enum
{
  HELP_PARAGRAPH, /* one line */
  HELP_HEADING,   /* a bold paragraph */
  HELP_LIST,
  HELP_TABLE,
  HELP_CARDS,  /* one line of card codes */
  HELP_OPTION, /* a house rule; no lines */
} HelpBlockKind;

typedef struct
{
  HelpBlockKind kind;
  HelpWhen when;
  GPtrArray *lines; /* HelpLine */
  GStrv by;         /* players of the cards, or NULL */
  guint winner;     /* winning card, from 1; 0 for none */
  guint option;     /* index of the house rule */
} HelpBlock;

typedef struct
{
  HelpWhen when;
  char *id;
  char *title;       /* plain text */
  GStrv moments;     /* moments explained: verbs or "over" */
  GPtrArray *blocks; /* HelpBlock */
} HelpSection;

typedef struct
{
  char *title;         /* plain text */
  GPtrArray *sections; /* HelpSection */
  GHashTable *terms;   /* item id → HelpLine */
} HelpBook;

/** Prefix of <term> link targets. */
#define HELP_LINK "#"

/** Moment of a finished deal. */
#define HELP_OVER "over"

/** (transfer full): Returns an empty book. */
HelpBook *help_book_new (void);

/** (transfer none): Appends an empty section; copies both texts. */
HelpSection *help_book_add_section (HelpBook *self, const char *id, const char *title);

/** (transfer none): Appends an empty block. */
HelpBlock *help_section_add_block (HelpSection *self, HelpBlockKind kind, const HelpWhen *when);

/** (transfer none): Appends an empty line. */
HelpLine *help_block_add_line (HelpBlock *self, const HelpWhen *when, bool head);

/**
 * (transfer full): Parses the @length bytes of @xml (-1 if NUL-terminated), or returns NULL.
 * Errors (G_MARKUP_ERROR) begin with @name, line and column.
 */
HelpBook *help_book_parse (const char *xml, gssize length, const char *name, const Game *game,
                           GError **error);

/**
 * (transfer full): Loads the help in the user's language or English; NULL if missing
 * (G_RESOURCE_ERROR) or invalid (G_MARKUP_ERROR).
 */
HelpBook *help_book_open (const Game *game, GError **error);

void help_book_free (HelpBook *self);

/**
 * (transfer none) (nullable): Returns the first section under @options for one of @moments,
 * separated by spaces.
 */
const HelpSection *help_book_find_moment (const HelpBook *self, const char *moments,
                                          const Options *options);

/**
 * Returns the first two paragraphs of section `short` that hold under @options: the aim in one
 * sentence; the order and the values of the cards in two. Markup for help-text.h; "" if missing.
 * Free with g_free ().
 */
char *help_book_make_opening (const HelpBook *self, const Options *options);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HelpBook, help_book_free)
