/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What a process needs of the system, looked at again and again while it goes on: long-run. */

#pragma once

#include <glib.h>

/** Deals until all is there that is kept for the next ones: faces, texts, threads of a pool. */
#define NEED_SETTLED 800

typedef struct
{
  guint n_deals; /* over when it was looked at */
  double memory; /* MB */
  double used;   /* MB of it that are given out */
  guint files;   /* open descriptors */
  guint threads;
} Need;

/** What this process needs now. */
Need need_look (guint n_deals);

/**
 * What has grown in @needs (of Need) since all was there: memory by more than a tenth, descriptors
 * at all, threads by more than the one that a pool may start at any time. NULL if nothing has, or
 * nothing was looked at since.
 */
const char *need_find_growth (const GArray *needs);
