/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Themes: what a problem is about, as players of these games call it. */

#pragma once

#include <stdint.h>

typedef enum
{
  THEME_DRAW_TRUMPS,   /* lead trumps to take those of the others */
  THEME_KEEP_TRUMP,    /* keep a trump for the end instead of spending it now */
  THEME_RUFF,          /* take a trick of another suit with a trump */
  THEME_FORCE,         /* make somebody spend a trump */
  THEME_HOLD_UP,       /* leave a trick that could be taken */
  THEME_UNBLOCK,       /* get rid of a high card, or of the lead, that stands in the way */
  THEME_THROW_IN,      /* give somebody the lead who must then lead into one's cards */
  THEME_FEED_PARTNER,  /* points into a trick of the partner */
  THEME_SAVE_POINTS,   /* keep a card with points from being caught */
  THEME_CATCH_POINTS,  /* take a card with points of the others */
  THEME_MAKE_BONUS,    /* play so that a bonus in tricks (roem, Stich) comes about */
  THEME_DENY_BONUS,    /* play so that the others get none */
  THEME_ANNOUNCE,      /* announce what is held, or keep silent */
  THEME_READ_SIGNAL,   /* act on what somebody's calls or cards have told */
  THEME_CLOSE,         /* close the stock */
  THEME_COUNT_TO_GOAL, /* count what is needed: enough now, or not yet */
  THEME_SAFETY,        /* guard against the one layout in which the usual play fails */
  THEME_LAST_TRICK,    /* play for the last trick */
  THEME_EXIT,          /* get off lead without giving anything away */
  THEME_NAME_TRUMPS,   /* which trumps, or whether to name them */
  THEME_RAISE,         /* bid more, or leave it */
  THEME_DOUBLE,        /* double, or leave it */
  THEME_CHOOSE_GAME,   /* which contract, or what to lay away for it */
  THEME_COUNT_TRUMPS,  /* how many trumps are out */
  THEME_COUNT_SUIT,    /* what is out of another suit, and who has none */
  THEME_COUNT_POINTS,  /* what is in the tricks */
  THEMES,
} ProblemTheme;

/** A set of themes: bit 1 << ProblemTheme. */
typedef uint32_t ProblemThemes;

/** What a theme is called in records ("draw-trumps"); the theme of a name, or -1. */
const char *problem_theme_name (ProblemTheme theme);
int problem_theme_find (const char *name);
