/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The course of an action in one world, read from the finished deal. */

#pragma once

#include "players/knowledge/match-worth.h"
#include "rules/trick-score.h"

/** The end of the contract, as the seat sees it. */
typedef enum
{
  CONTRACT_NONE,
  CONTRACT_MADE,     /* own side made the contract */
  CONTRACT_FAILED,   /* own side failed in the contract */
  CONTRACT_CONCEDED, /* others made the contract */
  CONTRACT_BROKEN,   /* others failed in the contract */
} ContractEnd;

typedef struct
{
  double
      lead; /* score lead of the seat's unit, or its value in a match to a goal (match-worth.h) */
  bool is_won; /* true if the deal is won (line_is_won ()) */
  ContractEnd contract;
  int margin; /* own side's card points less the others'; 0 if points do not count */

  /* current trick, after a play */
  bool takes_trick;   /* true if the own side wins the trick */
  bool takes_itself;  /* true if the seat itself wins the trick */
  bool partner_ruffs; /* true if a partner wins the trick by a ruff */
  bool ends_trumps;   /* true if an own trump took the others' last trump */
  bool is_ruffed;     /* true if others win the trick by a ruff */
  Card beater;        /* card with which others win the trick, or CARD_NONE */
  uint8_t n_drawn;    /* others' trumps in the trick */
  uint16_t points;
  uint16_t own_points; /* own card's points */
  uint16_t bonus;

  /* from this trick on */
  uint8_t n_tricks;              /* own side's tricks */
  uint8_t n_later[TRICK_GROUPS]; /* seat's later tricks by group of the winning card */
  bool takes_last;     /* true if the own side wins the last trick, with all cards played */
  bool goes_out;       /* true if the own side ends the deal early */
  bool goes_out_now;   /* true if the own side ends the deal with this trick */
  int16_t bonus_later; /* own bonus in later tricks less others' */
  CardSet home;        /* own cards won by the own side, or kept when it ends the deal */
  CardSet caught;      /* others' cards won by the own side */
  CardSet ruffed;      /* own cards lost to a ruff */
} AnalysisLine;

/** Facts common to all worlds. */
typedef struct
{
  unsigned seat;
  unsigned n_players;
  unsigned first; /* index of the trick's first card in Deal.played */
  SeatSet allies;
  const TrickOrder *order;
  bool is_for_match; /* true if scores count by match worth */
  MatchWorth worth;
  bool has_margin; /* true if card points count for the score */
  const TrickBonus *bonus;
  CardSet trumps; /* all trumps; 0 while cards are drawn */
} LineTable;

/** Fills @table for plays of the seat at turn in @world. */
void line_table_make (LineTable *table, const Deal *world);

/** Fills @table for calls of @seat from the finished @after. */
void line_table_make_after (LineTable *table, const Deal *after, unsigned seat);

/** Reads @line from @after, the end of @world. */
void line_read (const LineTable *table, const Deal *world, const Deal *after, AnalysisLine *line);
