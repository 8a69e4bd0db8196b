/* SPDX-License-Identifier: GPL-3.0-or-later */

/** How promising a card is, by what can be told of the trick: what is tried first. */

#pragma once

#include <stdint.h>

/* Facts of a lead. */
#define SOLVER_LEAD_UNBEATEN 1 /* in its group, by enemies */
#define SOLVER_LEAD_ENEMY_RUFFS 2
#define SOLVER_LEAD_FRIEND_RUFFS 4
#define SOLVER_LEAD_FRIEND_WINS 8 /* against all cards of enemies in the group */
#define SOLVER_LEAD_TRUMP 16
#define SOLVER_LEAD_ENEMY_HAS_TRUMPS 32
#define SOLVER_LEADS 64

/* Facts of a card that follows. */
#define SOLVER_FOLLOW_BEATS 1
#define SOLVER_FOLLOW_SURE 2         /* no enemy behind beats it */
#define SOLVER_FOLLOW_FRIEND_WINS 4  /* so far … */
#define SOLVER_FOLLOW_FRIEND_TAKES 8 /* … and for certain */
#define SOLVER_FOLLOW_OTHER_SUIT 16
#define SOLVER_FOLLOW_TRUMP 32
#define SOLVER_FOLLOWS 64

/* Leads that settled a question of the same height come before others, the last of them first. */
#define SOLVER_KILLER 80
#define SOLVER_KILLER_BEFORE 10

/** The higher, the more promising. */
typedef struct
{
  int16_t base;  /* of a card without points … */
  int16_t point; /* … and what each of its points adds */
} SolverOrder;

typedef struct
{
  SolverOrder lead[SOLVER_LEADS];
  SolverOrder follow[SOLVER_FOLLOWS];
} SolverOrders;

void solver_orders_make (SolverOrders *self);
