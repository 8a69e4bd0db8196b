/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What a deck of cards says of itself: its name, its suits, and which element of its SVG is which
 * card. Four kinds are known:
 *
 * - our own: a folder with `deck.ini` and an SVG in which the cards lie in a grid of equal cells;
 * - KDE carddecks: a folder with `index.desktop` and an SVG with elements like `king_club`;
 * - a bare SVG: with elements like `club_king` in the 13 × 5 grid of Aisleriot, or one of KDE;
 * - a folder with one picture a card (deck-pictures.h).
 *
 * The files are read once and kept, so that what was tried is what is painted. Only the key file
 * is understood here; face-painter.h looks into the SVG.
 */

#pragma once

#include <gio/gio.h>

#include "rules/card.h"

/* Ranks with a suit, up to the knight. */
#define DECK_SUIT_RANKS (RANK_KNIGHT + 1)
#define DECK_TRUMPS 22
#define DECK_CARDS (SUITS * DECK_SUIT_RANKS + DECK_TRUMPS)
#define DECK_BACK DECK_CARDS /* index of the back */
#define DECK_FACES (DECK_CARDS + 1)

#define DECK_FILE_NAME "deck.ini"
#define DECK_FILE_NAME_KDE "index.desktop"
#define DECK_FILE_NAME_PYSOL "config.txt"

/** The columns and rows of the decks of Aisleriot. */
#define DECK_GRID_COLUMNS 13
#define DECK_GRID_ROWS 5

/** No name is longer, in characters; what is longer is cut. */
#define DECK_NAME_MAX 40

/** A card has this form, width to height, and this size in user units. */
#define DECK_FORM_MIN 0.3
#define DECK_FORM_MAX 1.2
#define DECK_SIZE_MIN 1.0
#define DECK_SIZE_MAX 10000.0

/** How elements are called and where they lie. */
typedef enum
{
  DECK_OWN,       /* as the key file says; all that it names must be there */
  DECK_AISLERIOT, /* club_king, in a grid over the whole document */
  DECK_KDE,       /* king_club, each in its own box */
  DECK_BARE,      /* an SVG of Aisleriot or KDE: to be seen from its elements */
  DECK_PICTURES,  /* each card is a file of its own */
} DeckKind;

/** A rectangle in user units. */
typedef struct
{
  double x, y;
  double width, height;
} CardBox;

/** The look of the cards, as it was seen when they were painted on trial. */
typedef struct
{
  /* what cannot be told of cards that lie over one another */
  guint32 lacks_ranks; /* a bit for each Rank with a suit: 1u << rank */
  gboolean lacks_trumps;
  gboolean lacks_suits;

  /* missing parts of a card */
  gboolean lacks_ground; /* the table is seen through them */
  gboolean lacks_edge;   /* their border is as light as a card */

  gboolean has_colours;   /* each suit has a colour of its own */
  guint32 colour[SUITS]; /* then this one, as 0xRRGGBB */
} DeckLook;

/** A face in the SVG; without @id the deck has no such card. */
typedef struct
{
  char *id; /* of the element, or the name of the file, with a '#' before it */
  int column;
  int row;
} DeckFace;

typedef struct
{
  DeckKind kind;
  char *name; /* in the user's language, DECK_NAME_MAX characters at most */
  DeckSuits suits;
  double card_width; /* of a cell, in user units of the SVG; 0: not known yet */
  double card_height;
  int index_width; /* of the corner with rank and suit, in the same units; 0: not said */
  int index_height;
  int columns;
  int rows;
  char **index_sets; /* the choices of corner letters; may be empty */
  char *usual_set;   /* the one for the user's language where none is called like it, or NULL */
  bool is_small;   /* pictures without lines of their own that are not sharp on large tables */
  GFile *svg;      /* of DECK_PICTURES: the folder */
  GBytes *keys;    /* the text of the key file; NULL: there is none */
  GBytes *drawing; /* the text of @svg, unpacked; NULL: not read yet, or DECK_PICTURES */
  GBytes *picture[DECK_FACES]; /* of DECK_PICTURES, unpacked; NULL: not read yet, or none */
  int largest;     /* faces were painted on trial with so long a side; 0: not tried */
  DeckFace face[DECK_FACES]; /* by deck_face_index () */
  CardBox box[DECK_FACES];   /* of faces in no grid, once they were looked for; else no width */
  DeckLook look;             /* once it was tried */
  char *figure[DECK_FACES];  /* whom the card shows, like the name; NULL: nobody is named */
} DeckFile;

/** The place of a card among the faces; -1 when no deck has such a card. */
int deck_face_index (Suit suit, Rank rank);

/**
 * (transfer full): what the key file says of the deck at @location, a folder or an SVG file; NULL
 * with an ATOUT_DECK_ERROR that names the file and what would be right.
 */
DeckFile *deck_file_read (GFile *location, GError **error);

/**
 * The same without reading: @keys is the text of the key file, NULL for DECK_BARE. Then @location
 * is the SVG file, else the folder.
 */
DeckFile *deck_file_parse (GFile *location, DeckKind kind, GBytes *keys, GError **error);

/**
 * Whether cards may be @width by @height user units; if not, an ATOUT_DECK_ERROR with these numbers
 * that names @path. Neither need be a number.
 */
bool deck_file_check_card (const char *path, double width, double height, GError **error);

/** Reads the SVG or pictures, once; ATOUT_DECK_ERROR if missing or too large, unpacked. */
bool deck_file_load (DeckFile *self, GError **error);

/** The kind for deck_file_parse (): DECK_BARE also once it was seen what that is. */
DeckKind deck_file_get_kind (const DeckFile *self);

/** (transfer full): where the deck is: a folder, or the SVG file itself. */
GFile *deck_file_get_location (const DeckFile *self);

/** (transfer full): its key file, NULL when it has none. */
GFile *deck_file_get_key_file (const DeckFile *self);

/** The name of the deck at @location, or NULL when there is none; free with g_free (). */
char *deck_file_read_name (GFile *location);

/**
 * @text on one line of DECK_NAME_MAX characters at most, an ellipsis at its end when it was longer;
 * free with g_free ().
 */
char *deck_file_shorten (const char *text);

/** Frees @self with all that it holds. */
void deck_file_free (DeckFile *self);

/** @face is the element or file @id, in this cell, from 0. */
void deck_file_set_face (DeckFace *face, const char *id, int column, int row);

/** Names the faces as decks of others do; @kind is DECK_AISLERIOT or DECK_KDE. */
void deck_file_name_faces (DeckFile *self, DeckKind kind);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DeckFile, deck_file_free)
