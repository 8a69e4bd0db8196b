/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The inputs and results of a table's layout. Places are counted from the user (0, at the bottom)
 * in the direction of play.
 */

#pragma once

#include <glib.h>
#include <graphene.h>

#include "rules/card.h"

/** Width of the calls with more than four seats and open hands. */
#define TABLE_LAYOUT_CALLS_SPAN 526

/** Rise of a raised hand card. */
#define TABLE_LAYOUT_RISE 14

/** The inputs of a layout. Lengths are in pixels. */
typedef struct
{
  int width;
  int height;
  guint n_seats;
  gboolean clockwise;  /* true if the next seat is at the user's left */
  double aspect_ratio; /* width of a card divided by its height */
  guint hand_cards;    /* size of the largest hand */
  guint backs;         /* number of backs that have room beside portraits */
  gboolean draws;      /* true if cards are drawn from a stock; hands stay small */
  gboolean has_pile;   /* true if the deal begins with a pile */
  gboolean no_pile;    /* true if names may use the pile's place now */
  gboolean has_open;   /* true if the others' hands are open */
  int rise;
  int info_height; /* natural heights of the texts */
  int plate_height;
  int bubble_height;
  int status_height;
  int corners_height;   /* height of open corners; 0 if hands are closed */
  double letters;       /* enlargement of fonts, or 0 */
  gboolean is_enlarged; /* true if lengths are in units of enlarged fonts */
  double text_scale;    /* enlargement of text on large tables, or 0 */
  int calls_height;     /* height of the tallest calls so far */
  int calls_width;
  int explained_height;             /* height of the explanation */
  gboolean tall_calls;              /* true if calls are composed with many buttons */
  gboolean is_calling;              /* true until the calls are over */
  gboolean has_portrait[SEATS_MAX]; /* by place: true if a portrait is visible */
  gboolean lies_open[SEATS_MAX];    /* by place: true if cards are laid open */

  /* by position; 0 if unknown */
  int name_width[2][SEATS_MAX]; /* width of name and marks, in full and short */
  int said_width[SEATS_MAX];    /* width of the current bubble */
} TableSpace;

/** The proportions of a form of table, from which all sizes follow. */
typedef struct _TableNumbers TableNumbers;

typedef struct
{
  const TableNumbers *numbers;
  gboolean compact; /* true for fewer words and narrower seats */
  int card_width;   /* width of a hand card */
  int card_height;
  guint hand_columns; /* cards in each of the hand's two rows; 0: one row */
  int hand_step;      /* pixels from the upper to the lower row */
  int trick_width;    /* width of a trick card */
  int trick_height;
  int back_width; /* width of a back; 0 without room */
  int back_height;
  gboolean corners;       /* true if open hands show only corners */
  gboolean corners_above; /* true if corners are above names, false if in place of bubbles */
  int corners_height;
  int row_step;         /* distance of seats at the sides of a packed table */
  gboolean short_marks; /* true if marks are shortened to fit beside names */

  int calls_room; /* height above the hand that is free for calls */

  graphene_rect_t info;   /* contract and score, at the top */
  graphene_rect_t middle; /* room of the trick */
  graphene_rect_t calls;  /* prompt and buttons, at the lower edge */
  graphene_rect_t hand;
  graphene_rect_t plate; /* the user's name */
  graphene_rect_t status;
  graphene_rect_t seat[SEATS_MAX];     /* seats by place from the user; [0] is the plate */
  graphene_rect_t name[SEATS_MAX];     /* names of the others */
  graphene_rect_t said[SEATS_MAX];     /* bubbles, as wide as there is room */
  graphene_rect_t portrait[SEATS_MAX]; /* portraits; empty if there is no room */
  graphene_rect_t trick[SEATS_MAX];
  graphene_rect_t won[SEATS_MAX];   /* won tricks */
  graphene_rect_t aside[SEATS_MAX]; /* discards */
  graphene_rect_t laid_open[SEATS_MAX];
  graphene_rect_t pile;   /* pile, clear of trick and seats */
  graphene_rect_t centre; /* central pile, while there is no trick */
} TableLayout;

static inline float
middle_x (const graphene_rect_t *bounds)
{
  return bounds->origin.x + bounds->size.width / 2;
}

static inline float
right_edge (const graphene_rect_t *bounds)
{
  return bounds->origin.x + bounds->size.width;
}

static inline float
lower_edge (const graphene_rect_t *bounds)
{
  return bounds->origin.y + bounds->size.height;
}
