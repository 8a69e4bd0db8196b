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

#include "decks/deck-keys.h"

#define DECK_FILE_NAME "deck.ini"
#define DECK_FILE_NAME_KDE "index.desktop"
#define DECK_FILE_NAME_PYSOL "config.txt"

/** The columns and rows of the decks of Aisleriot. */
#define DECK_GRID_COLUMNS 13
#define DECK_GRID_ROWS 5

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

/** Frees @self with all that it holds. */
void deck_file_free (DeckFile *self);

/** Names the faces as decks of others do; @kind is DECK_AISLERIOT or DECK_KDE. */
void deck_file_name_faces (DeckFile *self, DeckKind kind);

/** Fills @self with what the key file @keys at @path says of a deck of our own in @folder. */
bool deck_file_parse_own (DeckFile *self, GFile *folder, GKeyFile *keys, const char *path,
                          GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DeckFile, deck_file_free)
