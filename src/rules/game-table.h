/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What a game is made of: facts, and functions in groups. Each folder in games/ fills one table.
 *
 * No group is left out; of their functions some may be, as they say. They are called through
 * game.h, which knows what holds then.
 */

#pragma once

#include "rules/deal.h"
#include "rules/luck.h"
#include "rules/match.h"
#include "rules/observation.h"
#include "rules/pile.h"
#include "rules/promise.h"
#include "rules/sheet.h"
#include "rules/talon-play.h"
#include "rules/trick-score.h"
#include "rules/vocabulary.h"

/** A seat's part in the deal that everybody sees. */
typedef enum
{
  ROLE_DEALER = 1 << 0,
  ROLE_FOREHAND = 1 << 1,
  ROLE_DECLARER = 1 << 2,
} Role;

/** The contract of a deal, or the one if all passed now: known to everybody at the table. */
typedef struct
{
  int8_t seat;  /* who plays it; NO_SEAT: nobody yet */
  bool is_open; /* @seat has the highest call as yet, others may still go above it */

  const char *name;   /* what @seat plays beside trumps, in the game's language ("Zwei Leere"), or
                         NULL: nothing with a name */
  const char *beaten; /* what @beaten_seat had called, against which @seat plays; NULL: nothing */
  int8_t beaten_seat;
  bool trump_settled; /* false: trumps are still to be chosen, by @seat if there is one */
  uint8_t trump;      /* Suit; while that is not settled the one named in the call, if any was */
  unsigned value;     /* the card points that were called; 0: none are */

  const char *doubled; /* NC_("contract", …): "doubled"; NULL: it is not */
  unsigned multiplier; /* how many times the points of the deal count by what was called; 1: once */

  /**
   * What was settled before the play and holds in it, in one sentence, as NC_("settled", …):
   * `{side}` is the name of @settled_unit, `{value}` @settled_value; NULL: nothing.
   */
  const char *settled;
  unsigned settled_unit;
  unsigned settled_value;
  SeatSet outdone; /* whose announcement counts for nothing by that */
} GameContract;

/** The points of a player's tricks so far in a deal, where those are counted in the head. */
typedef struct
{
  const char *text; /* NC_("count", …), `{value}` and `{waiting}` in it; NULL: nothing yet */
  unsigned value;
  unsigned waiting; /* beside it: does not count yet */
  unsigned needed;  /* to end the deal */
} OwnCount;

/** An announcement that is made with an action. */
typedef struct
{
  unsigned points; /* 0: none are named */
  CardSet cards;   /* what brings them, as far as it is for all to see then */
} Announced;

/** The answers of a trick's winner where it may hold something to claim. */
typedef struct
{
  uint8_t claim;        /* the verb that claims it */
  uint8_t silent;       /* the verb that does not */
  const char *question; /* NC_("prompt", …), asked of who has to notice: it does not tell */
} TrickClaim;

/** The house rules of a game: which there are, what goes together, named choices of them. */
typedef struct
{
  const OptionInfo *list;
  const OptionLimit *limits; /* or NULL: every combination is valid */
  const OptionLimit *idle; /* while @on has none of the @on_values, @option does nothing; or NULL */
  const OptionPreset *presets;
} GameOptions;

/** Facts that follow from the options alone: cards, seats and units of a match. */
typedef struct
{
  const Pack *(*pack) (const Options *options);
  unsigned (*count_seats) (const Options *options);

  /** Who scores together: how many units there are, and which one a seat is of. */
  unsigned (*count_units) (const Options *options);            /* NULL: one a seat */
  unsigned (*unit_of) (const Options *options, unsigned seat); /* NULL: each seat its own */

  /**
   * How many counters each unit begins with where scores are counters that lie on the table;
   * 0: they are not. NULL: never.
   */
  unsigned (*counters) (const Options *options);

  /**
   * What the units are called from seat 0, NC_("side", …) by unit; NULL where they are the players'
   * names. NULL: always.
   */
  const char *const *(*unit_names) (const Options *options);

  /** Whether partners may agree on signals (signals.h). NULL: never. */
  bool (*has_signals) (const Options *options);

  unsigned (*first_dealer) (const Options *options); /* NULL: seat 0 */
  const TrickOrder *(*order) (const Options *options, unsigned trump);
} GameSetup;

/** How a deal and a match go on. */
typedef struct
{
  /** What a player who does not lead is bound to now. */
  const TrickDuties *(*duties) (const Deal *deal);

  /**
   * Completes @play, which has what is the same in every game (trick_play_make ()): what the last
   * trick brings, what ends the deal, who leads, what is drawn. NULL: none of that, ever.
   */
  void (*trick_play) (const Deal *deal, TrickPlay *play);

  /**
   * Completes @score, which has what is the same in every game (trick_score_make ()): what tricks
   * bring beside card points, and how the deal is scored. NULL: that cannot be told so, ever.
   */
  void (*trick_score) (const Deal *deal, TrickScore *score);

  /** Fills @play, which is zero before (talon_play_make ()). NULL: no stock is played with. */
  void (*talon_play) (const Deal *deal, TalonPlay *play);

  /** Sets what a new match begins with beside zeros; NULL: nothing. */
  void (*begin) (Match *match);

  /** Deals deal->pack: hands, phase and turn; everything else is zero before. */
  void (*deal) (Deal *deal, const Match *match);

  /**
   * The cards that are more than cards in PHASE_PLAY: something may be said with them, something
   * else may be done instead, or they must be led. A seat that may play none of them plays any card
   * by duties () and has no other choice; VERB_PLAY does no more then than deal_play_card ().
   * Once a trick has begun none are added. NULL: none, ever.
   */
  CardSet (*special) (const Deal *deal);

  /** Lists what the seat at turn may do in other phases, and where it may play special () cards. */
  void (*legal) (const Deal *deal, ActionList *list);

  void (*apply) (Deal *deal, Action action);

  /**
   * Takes the trick that the seat at turn has just completed: deal_take_trick (), with all that it
   * brings. Then its winner leads, somebody is asked something, or the deal is over.
   */
  void (*take_trick) (Deal *deal);

  void (*result) (const Deal *deal, DealResult *result);

  /** Books a deal that is over: scores, dealer, end and winners. */
  void (*book) (Match *match, const Deal *deal);

  /** Which player sits at @seat in the running deal; NULL: each stays at the own seat. */
  unsigned (*player_at) (const Match *match, unsigned seat);

  /** What decides the match and how many figures that are; NULL: the scores by unit. */
  const int32_t *(*standings) (const Match *match, unsigned *n);

  /** What the game counts by unit besides scores, under tally_name; NULL without that name. */
  const int32_t *(*tally) (const Match *match);

  /** Why @card of @seat may not be played now; TRICK_LEGAL when it may. NULL: as duties () bind. */
  TrickReason (*reason) (const Deal *deal, unsigned seat, Card card);

  /**
   * True when, should @seat take all tricks from now on, nothing but their cards would count: no
   * trick made of @cards brings more, nobody else has anything to say, what @seat may still say
   * changes nothing, and no deal ends early. NULL: never.
   */
  bool (*only_cards_count) (const Deal *deal, unsigned seat, CardSet cards);
} GamePlay;

/** Sight: the cards that each seat may see. */
typedef struct
{
  /** The cards of the hand of @owner that everybody has seen; NULL: none, ever. */
  CardSet (*shown) (const Deal *deal, unsigned owner);

  /**
   * Removes from @deal, a copy, what @seat may not know (hands and pack are done already), writes
   * the cards of it, a stock, cards laid aside …, to @cards, in the order in which fill () takes
   * them, and returns how many. NULL: that is nothing, ever.
   */
  unsigned (*hide) (Deal *deal, unsigned seat, Card *cards);

  /** Puts as many @cards as hide () wrote into the same places; NULL where that is NULL. */
  void (*fill) (Deal *deal, unsigned seat, const Card *cards);

  /**
   * Puts the cards that are turned up next, and were never in a hand, where hide () has removed
   * them: any that can lie there, as @lot, any number, will have it. NULL: none are turned up.
   */
  void (*turn) (Deal *deal, uint64_t lot);

  /** True when only who does it may see the argument of @action; NULL: never. */
  bool (*is_private) (const Deal *deal, Action action);

  /** The seats that play together with @seat now, itself among them; NULL: those of its unit. */
  SeatSet (*allies) (const Deal *deal, unsigned seat);

  /** The allies that are partners of @seat, itself among them; NULL: all of them. */
  SeatSet (*partners) (const Deal *deal, unsigned seat);
} GameSight;

/** Everything that the table shows of a deal. */
typedef struct
{
  /** The seat that speaks or leads first; NULL: deal_forehand (). */
  unsigned (*forehand) (const Deal *deal);

  /** Who plays against the others, or NO_SEAT; NULL: the declarer of the deal. */
  int (*declarer) (const Deal *deal);

  /**
   * The words of @action as @deal stands, where those of the verb table are not the right ones, as
   * a pass that now means "gut"; NULL: the table's. NULL: always those.
   */
  const VerbInfo *(*wording) (const Deal *deal, Action action);

  /**
   * What the seat at turn is asked, as NC_("prompt", …); `{value}` in it stands for @value and
   * `{suit}` for the suit that is on offer.
   */
  const char *(*prompt) (const Deal *deal, unsigned *value, Suit *suit);

  /**
   * What the winner of a trick may claim for it where that must be noticed, with these options;
   * NULL: nothing. NULL: never anything.
   */
  const TrickClaim *(*trick_claim) (const Options *options);
  const char *claimed; /* NC_("bonus", …): what that is: "roem"; NULL without trick_claim */

  /**
   * Completes @contract, which has what is the same in every game: the declarer and the trumps of
   * @deal, and that they count once. NULL: that is all, ever.
   */
  void (*contract) (const Deal *deal, GameContract *contract);

  /**
   * The card points that each unit needs to win the deal, by unit to @points; false as long as
   * that is open. NULL: there is no such thing.
   */
  bool (*targets) (const Deal *deal, unsigned *points);

  /** The extra cards that lie open beside the trick (an upcard …), to @cards; NULL: none, ever. */
  unsigned (*open_cards) (const Deal *deal, Card *cards);

  /** Everything that lies on the table besides hands and trick, to @piles; NULL: nothing, ever. */
  unsigned (*piles) (const Deal *deal, Pile *piles);

  /**
   * Cards of the hand that seats have laid open before them, as long as they lie there, to @piles
   * (SEATS_MAX), one a seat at most; NULL: none, ever.
   */
  unsigned (*laid_open) (const Deal *deal, Pile *piles);

  /** The cards of the own hand that @seat has chosen for what it is doing; NULL: none, ever. */
  CardSet (*chosen) (const Deal *deal, unsigned seat);

  /** The cards that @seat has just taken up and chooses what to give for; NULL: never any. */
  CardSet (*taken) (const Deal *deal, unsigned seat);
} GameShow;

/** Words and advice beyond the list of legal actions. */
typedef struct
{
  /**
   * What a seat, to @seat, says without being asked because of what led from @before to @after;
   * ACTION_NONE: nothing. NULL: nothing, ever.
   */
  Action (*unasked) (const Deal *before, const Deal *after, unsigned *seat);

  /** What the seat at turn would promise with @call by convention; NULL: nothing, ever. */
  void (*promise) (const Deal *deal, Action call, Promise *promise);

  /**
   * The partner of @seat, seen from there, whose call promised something last, and what, to
   * @promise; NO_SEAT: none did. NULL: no call ever promises anything to partners.
   */
  int (*heard) (const Deal *deal, unsigned seat, Promise *promise);

  /** What is at stake for the seat at turn, to @stake, which is empty before. NULL: never told. */
  void (*stake) (const Deal *deal, Stake *stake);

  /**
   * Completes @grounds, what stands behind @action in the hand of the seat at turn, which has the
   * cards of the suit that is named. NULL: that is all, ever.
   */
  void (*grounds) (const Deal *deal, Action action, Grounds *grounds);

  /**
   * The action that goes without saying when the seat at turn does what would come behind it;
   * ACTION_NONE: none. NULL: none, ever.
   */
  Action (*implied) (const Deal *deal);

  /**
   * What the seat at turn says if it announces all it may: playing @card or, with CARD_NONE,
   * without a card. ACTION_NONE if there is nothing to announce; NULL: never anything. @is_safe
   * tells whether it can never lose points by that.
   */
  Action (*announcement) (const Deal *deal, Card card, bool *is_safe);
  const char *announced; /* what that is, in the game's language: "Roem, stuk"; NULL without it */

  /**
   * What @action announces, to @announced, which is zero before; its points are `{points}` in the
   * words. NULL: nothing, ever.
   */
  void (*announces) (const Deal *deal, Action action, Announced *announced);

  /** What @seat has won so far, to @count, which is zero before; NULL: that is not counted. */
  void (*count) (const Deal *deal, unsigned seat, OwnCount *count);

  /**
   * Why who knows the own count would hardly do @action, as NC_("doubt", …) with the figures of
   * OwnCount; NULL for no reason. NULL: never.
   */
  const char *(*doubt) (const Deal *deal, Action action);
} GameCounsel;

/** The score sheet of a game, and how a score came about. */
typedef struct
{
  /** How the sheet of a match with @options is ruled. */
  const SheetForm *(*form) (const Options *options);

  /**
   * How many more deals the running block of the sheet has lines for; 0 where that is open. NULL:
   * it always is.
   */
  unsigned (*lines_left) (const Match *match);

  /**
   * Writes to @marks (SHEET_MARKS_MAX) what stands in the bonus cell of @unit already while the
   * deal is played. NULL: nothing, ever.
   */
  void (*marks) (const Deal *deal, unsigned unit, char *marks);

  /** What is written on the sheet for a deal that is over; @match has it booked already. */
  void (*row) (const Match *match, const Deal *deal, SheetRow *row);

  /** How the score of a deal that is over came about, in rows that add up. */
  void (*breakdown) (const Deal *deal, Breakdown *breakdown);

  /**
   * Sentences, as NC_("decided", …): a trick, `{number}`, left no doubt that the declarer makes it
   * or, the second, does not. NULL: no game of two sides is played for a contract.
   */
  const Sentence *sure_made, *sure_failed;

  /**
   * The cards of a deal that is over as they are counted, to @counted; false where nothing is.
   * NULL: nothing, ever.
   */
  bool (*counted) (const Deal *deal, Counted *counted);
} GameSheet;

/** Answers to the questions of statistics. */
typedef struct
{
  /**
   * Completes @outcome of a deal that is over; zero before: it was played, and nobody had anything
   * to make. NULL: that is so in every deal.
   */
  void (*outcome) (const Deal *deal, DealOutcome *outcome);

  /**
   * Adds to @luck, whose pool is the pack, what a hand may be measured by as it was dealt;
   * @upcard is the card that lay open then or CARD_NONE. NULL: nothing.
   */
  void (*luck) (const Options *options, Card upcard, Luck *luck);
} GameStatistics;

/** As many cards of a game show what a deck looks like in it. */
#define GAME_SAMPLE 5

/**
 * A form of a game that people know as a game of its own, with a tile and a title. A table of them
 * ends with a row without key.
 */
typedef struct
{
  const char *key;     /* of its emblem and of what is remembered of it: no other has it */
  const char *title;   /* NC_("game", …), or a name that is not translated */
  const char *summary; /* NC_("game", …), one line for the start page */
  unsigned modes;      /* the values of the first option with which it is played, as bits */
} GameForm;

struct _Game
{
  const char *key;            /* as in records */
  const char *title;          /* a proper name; not translated */
  const char *summary;        /* N_(), one line for the start page */
  bool clockwise;             /* seat i+1 sits to the left of seat i */
  const char *declarer_name;  /* NC_("mark", …), one word beside the name; NULL: none plays it */
  const char *declarer_short; /* NC_("mark, short", …), the same where there is little room */
  const char *declarer_meaning; /* N_() */
  bool declarer_closes;         /* the declarer has closed the stock and did not choose trumps */
  const char *loser_mark;       /* N_(): what losers wear where counters are played for; or NULL */
  bool counts_at_end;           /* a trick has no points of its own: cards are counted in groups */
  bool counts_eyes;             /* card points are called eyes: points are what a deal is worth */
  bool calls_points;            /* trumps go to the highest call of points, which sides then need */
  const char *tally_name;       /* what records call tally (); NULL: nothing */
  const VerbInfo *verbs;
  const PhaseInfo *phases; /* one row for each phase that a seat can be at turn in */

  /** What suits and ranks are called in the language of the verbs; NULL: as the user calls them. */
  const Vocabulary *vocabulary;

  /** The deck that its players expect to see, "french", or NULL; codes of typical cards. */
  const char *usual_deck;
  const char *sample[GAME_SAMPLE];

  /** The place where it is at home, of those that the view knows; NULL: any will do. */
  const char *usual_place;

  /** Names of players where it is at home, SEATS_MAX of them; NULL: any will do. */
  const char *const *player_names;

  /** What of it goes by a title of its own; NULL: nothing. */
  const GameForm *forms;

  const GameOptions *options;
  const GameSetup *setup;
  const GamePlay *play;
  const GameSight *sight;
  const GameShow *show;
  const GameCounsel *counsel;
  const GameSheet *sheet;
  const GameStatistics *statistics;
};
