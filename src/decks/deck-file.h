/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Reads the description of a deck: name, suits, and the element of each card. There are four kinds:
 *
 * - our own: a folder with `deck.ini` and an SVG with a grid of cards;
 * - KDE: a folder with `index.desktop` and an SVG with elements like `king_club`;
 * - a bare SVG: elements like `club_king` in Aisleriot's 13 × 5 grid, or a KDE one;
 * - a folder with one picture per card (deck-pictures.h).
 *
 * Files are read once, so that the program paints what was tried. face-painter.h parses the SVG.
 */

#pragma once

#include <gio/gio.h>

#include "decks/deck-keys.h"

#define DECK_FILE_NAME "deck.ini"
#define DECK_FILE_NAME_KDE "index.desktop"
#define DECK_FILE_NAME_PYSOL "config.txt"

/** Size of Aisleriot's grid, in cards. */
#define DECK_GRID_COLUMNS 13
#define DECK_GRID_ROWS 5

/** Formats of decks: names and places of the elements. */
typedef enum
{
  DECK_OWN,       /* grid cells by the key file; all its elements must exist */
  DECK_AISLERIOT, /* club_king in a grid */
  DECK_KDE,       /* elements like king_club, each with its own box */
  DECK_BARE,      /* SVG without key file, like Aisleriot's or KDE's */
  DECK_PICTURES,  /* one picture file per card */
} DeckKind;

/** A rectangle in user units of the SVG. */
typedef struct
{
  double x, y;
  double width, height;
} CardBox;

/** Findings of the trial about the painted cards. */
typedef struct
{
  /* marks that are missing in an overlapped card */
  guint32 lacks_ranks; /* bit 1u << rank for each rank of the suits */
  gboolean lacks_trumps;
  gboolean lacks_suits;

  /* missing parts of the picture */
  gboolean lacks_ground; /* background: the table shows through */
  gboolean lacks_edge;   /* outline: the border is light */

  gboolean has_colours;  /* each suit has its own colour */
  guint32 colour[SUITS]; /* 0xRRGGBB, if @has_colours */
} DeckLook;

typedef struct
{
  DeckKind kind;
  char *name; /* translated, at most DECK_NAME_MAX characters */
  DeckSuits suits;
  double card_width; /* in user units; 0 if unknown */
  double card_height;
  int index_width; /* size of the corner with rank and suit; 0 if unspecified */
  int index_height;
  int columns;
  int rows;
  char **index_sets;           /* sets of corner letters; may be empty */
  char *usual_set;             /* set for languages without one, or NULL */
  bool is_small;               /* true for pictures too small for large tables */
  GFile *svg;                  /* folder for DECK_PICTURES */
  GBytes *keys;                /* text of the key file, or NULL */
  GBytes *drawing;             /* uncompressed SVG; NULL if unread or DECK_PICTURES */
  GBytes *picture[DECK_FACES]; /* uncompressed, for DECK_PICTURES; else NULL */
  int largest;                 /* longest side tried, in device pixels; 0 if untried */
  DeckFace face[DECK_FACES];   /* by deck_face_index () */
  CardBox box[DECK_FACES];     /* measured boxes; width 0 in grids */
  DeckLook look;               /* zeros until tried */
  char *figure[DECK_FACES];    /* translated name of the person on a card, or NULL */
} DeckFile;

/**
 * Returns (transfer full) the deck at @location, a folder or SVG file, or NULL with an
 * ATOUT_DECK_ERROR that names the file.
 */
DeckFile *deck_file_read (GFile *location, GError **error);

/**
 * Parses a deck without reading files. @keys is the text of the key file in the folder @location;
 * for DECK_BARE it is NULL, and @location the SVG.
 */
DeckFile *deck_file_parse (GFile *location, DeckKind kind, GBytes *keys, GError **error);

/**
 * Reads the SVG or pictures once. Fails with ATOUT_DECK_ERROR if they are missing, or too large
 * when uncompressed.
 */
bool deck_file_load (DeckFile *self, GError **error);

/**
 * Returns the kind for deck_file_parse (): DECK_BARE for every deck without key file, except
 * pictures.
 */
DeckKind deck_file_get_kind (const DeckFile *self);

/** Returns (transfer full) the folder, or the bare SVG file. */
GFile *deck_file_get_location (const DeckFile *self);

/** Returns (transfer full) the key file, or NULL. */
GFile *deck_file_get_key_file (const DeckFile *self);

/** Returns the name of the deck at @location, or NULL; free with g_free (). */
char *deck_file_read_name (GFile *location);

/** Frees @self. */
void deck_file_free (DeckFile *self);

/** Sets the element ids of all faces as in DECK_AISLERIOT or DECK_KDE. */
void deck_file_name_faces (DeckFile *self, DeckKind kind);

/** Parses the key file @keys of our own format into @self; errors name @path. */
bool deck_file_parse_own (DeckFile *self, GFile *folder, GKeyFile *keys, const char *path,
                          GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DeckFile, deck_file_free)
