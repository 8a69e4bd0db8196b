/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Values of the layout: what it is made from, and the rectangles in which everything lies.
 *
 * Seats are counted from the user (0, at the bottom) in the direction of play.
 */

#pragma once

#include <glib.h>
#include <graphene.h>

#include "rules/card.h"

/** Width of the calls among many whose hands lie open: their seats may stand beside them. */
#define TABLE_LAYOUT_CALLS_SPAN 526

/** How much a raised card of the hand stands higher. */
#define TABLE_LAYOUT_RISE 14

/** Sizes and facts from which a layout is made. */
typedef struct
{
  int width;
  int height;
  guint n_seats;
  gboolean clockwise;  /* the next seat sits at the user's left */
  double aspect_ratio; /* of a card */
  guint hand_cards;    /* the largest hand of the game */
  guint backs;         /* as many cards as others hold have room beside faces, at any moment */
  gboolean draws;      /* cards are drawn from a stock: hands stay small */
  gboolean has_pile;  /* a pile lies in the middle in this deal */
  gboolean no_pile;   /* … but not now, or elsewhere: names may stand where it would lie */
  gboolean has_open;   /* the hands of the others lie open */
  int rise;            /* how much a raised card of the hand stands higher */
  int info_height;     /* natural heights of the texts */
  int plate_height;
  int bubble_height;
  int status_height;
  int corners_height; /* of the corners of an open hand, or 0 where none lies open */
  double letters;     /* these are larger by that, for the desktop asks for it; 0: by nothing */
  gboolean is_enlarged; /* they are, and the pixels are counted that are as much larger */
  double text_scale;  /* what is written is larger than usual by that; 0: as usual */
  int calls_height; /* of the calls that are asked for, or 0; only they follow it */
  int calls_width;  /* of the same */
  int explained_height; /* of what is explained above them now; the pile gives way to it */
  gboolean tall_calls; /* calls are put together, by many buttons */
  gboolean is_calling; /* calls are still made */
  gboolean has_portrait[SEATS_MAX]; /* by place: it is known what this one looks like */
  gboolean lies_open[SEATS_MAX];    /* by place: cards of this one lie on the table */

  /* by place from the user; 0 where nothing is known */
  int name_width[2][SEATS_MAX]; /* of names and marks: in full, and short */
  int said_width[SEATS_MAX];    /* of what each one says now */
} TableSpace;

/** Numbers of a form, which all sizes follow from. */
typedef struct _TableNumbers TableNumbers;

typedef struct
{
  const TableNumbers *numbers;
  gboolean compact; /* too small for comfort: fewer words, narrower seats */
  int card_width;   /* of the user's hand */
  int card_height;
  guint hand_columns; /* of the user's hand where it lies in two rows; 0: in one */
  int hand_step;      /* pixels that the lower row lies below the upper one */
  int trick_width; /* of a card in the trick */
  int trick_height;
  int back_width; /* of the others' cards; 0 both where there is no room */
  int back_height;
  gboolean corners; /* of open hands the corners are shown: there is no room for cards */
  gboolean corners_above; /* above the names, else where bubbles stand */
  int corners_height;
  int row_step;         /* from one seat of many to the next, where all is packed */
  gboolean short_marks; /* calls are shortened: in full they do not fit beside the names */

  int calls_room;         /* the height over the hand that nobody's name or call takes */

  graphene_rect_t info;   /* contract and score, at the top */
  graphene_rect_t middle; /* where the trick lies */
  graphene_rect_t calls;  /* prompt and buttons stand on its lower edge */
  graphene_rect_t hand;
  graphene_rect_t plate; /* the user's name */
  graphene_rect_t status;
  graphene_rect_t seat[SEATS_MAX];  /* by place from the user; [0] is the plate */
  graphene_rect_t name[SEATS_MAX];  /* of the others, on the lower edge of their seats */
  graphene_rect_t said[SEATS_MAX];  /* what they say, as wide as there is room */
  graphene_rect_t portrait[SEATS_MAX]; /* without size where none has the room */
  graphene_rect_t trick[SEATS_MAX]; /* where each one's card lies */
  graphene_rect_t won[SEATS_MAX];  /* where each one's tricks would lie */
  graphene_rect_t aside[SEATS_MAX]; /* where each one would lay cards away */
  graphene_rect_t laid_open[SEATS_MAX]; /* where the open cards of each hand lie */
  graphene_rect_t pile;            /* the pile in the middle, clear of trick and seats */
  graphene_rect_t centre;           /* the same while there is no trick */
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
