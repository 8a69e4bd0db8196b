/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What becomes of one action in one world, read from the deal when it is over. */

#pragma once

#include "players/knowledge/match-worth.h"
#include "rules/trick-score.h"

/** How it went with the contract, as the seat sees it. */
typedef enum
{
  CONTRACT_NONE,     /* nobody played one */
  CONTRACT_MADE,     /* the own side made its own … */
  CONTRACT_FAILED,   /* … or did not */
  CONTRACT_CONCEDED, /* the others made theirs … */
  CONTRACT_BROKEN,   /* … or did not */
} ContractEnd;

typedef struct
{
  double lead;          /* of the unit that asks, as the deal is written, or what that is worth
                           in a match that ends at a goal (match-worth.h) */
  bool is_won;          /* the deal, line_is_won () */
  ContractEnd contract; /* how that came */
  int margin; /* card points of the own side less those of the others; 0 where the deal has
                           a fixed price */

  /* the trick that is played to now, where a card is played */
  bool takes_trick;    /* the own side takes it … */
  bool takes_itself;   /* … the seat itself does, and leads to the next … */
  bool partner_ruffs;  /* … a partner does, with a trump where none was led … */
  bool ends_trumps;    /* … and in the own suit of trumps the last one of the others fell in it */
  uint8_t n_drawn;     /* trumps of the others in it */
  uint16_t points;     /* card points in it */
  uint16_t own_points; /* of them those of the own card */
  uint16_t bonus;      /* points for what lies together in it */

  /* from this trick on */
  uint8_t n_tricks;              /* the own side takes */
  uint8_t n_later[TRICK_GROUPS]; /* later ones that the seat takes with cards of a group */
  bool takes_last;               /* the own side takes the last one, if all cards are played … */
  bool goes_out;                 /* … else it has enough before, and ends the deal … */
  bool goes_out_now;             /* … with this trick */
  int16_t bonus_later;           /* the own side's bonus in later tricks less that of the others */
  CardSet home;                  /* the own cards that the own side takes home */
  CardSet caught;                /* cards of the others that the own side takes home */
} AnalysisLine;

/** The table at which all worlds are played on: who plays with whom, and to which trick. */
typedef struct
{
  unsigned seat;
  unsigned n_players;
  unsigned first; /* index in Deal.played of the first card of the trick */
  SeatSet allies;
  const TrickOrder *order;
  bool is_for_match; /* the score is worth what it brings in the match */
  MatchWorth worth;
  bool has_margin;         /* points count towards the end of the deal */
  const TrickBonus *bonus; /* or NULL */
  CardSet trumps; /* 0 where cards are still drawn: nobody can tell then which is the last */
} LineTable;

/** The table of @world, where the seat at turn plays a card, for whatever it plays. */
void line_table_make (LineTable *table, const Deal *world);

/** The table of @after, which is over: what @seat said was before the first card. */
void line_table_make_after (LineTable *table, const Deal *after, unsigned seat);

/** What became of @world, which ended as @after. */
void line_read (const LineTable *table, const Deal *world, const Deal *after, AnalysisLine *line);
