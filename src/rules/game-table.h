/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * A game's table: facts and functions in groups, filled by its folder in games/.
 *
 * Functions are called through game.h, which supplies a default for NULL: none, 0 or false unless
 * stated. All groups and the functions marked (required) must be set.
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

/** Public roles of a seat in a deal. */
typedef enum
{
  ROLE_DEALER = 1 << 0,
  ROLE_FOREHAND = 1 << 1,
  ROLE_DECLARER = 1 << 2,
} Role;

/** The public contract of a deal, or the contract if all passed now. */
typedef struct
{
  int8_t seat;  /* declarer, or NO_SEAT */
  bool is_open; /* true if @seat holds the highest call and bidding continues */

  const char *name;   /* name of the contract apart from trumps ("Zwei Leere"), or NULL */
  const char *beaten; /* call of @beaten_seat that @seat plays against, or NULL */
  int8_t beaten_seat;
  bool trump_settled; /* false if trumps are still to be chosen */
  uint8_t trump;      /* Suit; until settled, the suit named in the call */
  unsigned value;     /* card points called, or 0 */

  const char *doubled; /* NC_("contract", …): "doubled"; NULL if not */
  unsigned multiplier; /* factor of the deal's points, from calls */

  /**
   * NC_("settled", …): a result settled before the play, or NULL. `{side}` is @settled_unit,
   * `{value}` @settled_value.
   */
  const char *settled;
  unsigned settled_unit;
  unsigned settled_value;
  SeatSet outdone; /* seats whose announcements no longer count */
} GameContract;

/** A player's points in tricks, if players count them in their heads. */
typedef struct
{
  const char *text; /* NC_("count", …) with `{value}`, `{waiting}`, or NULL */
  unsigned value;
  unsigned waiting; /* points not yet counting */
  unsigned needed;  /* points needed to win the deal */
} OwnCount;

/** An announcement made with an action. */
typedef struct
{
  unsigned points; /* points of the announcement; 0 if unnamed */
  CardSet cards;   /* cards of the announcement, if public */
} Announced;

/** The two answers of a trick's winner who may claim a bonus. */
typedef struct
{
  uint8_t claim;        /* verb of the claim */
  uint8_t silent;       /* verb for silence */
  const char *question; /* NC_("prompt", …) that does not reveal whether a claim exists */
} TrickClaim;

/** A game's house rules. */
typedef struct
{
  const OptionInfo *list;
  const OptionLimit *limits; /* NULL if all combinations are valid */
  const OptionLimit *idle;   /* limits: outside @on_values the @option has no effect; or NULL */
  const OptionPreset *presets;
} GameOptions;

/** Cards, seats and units, derived from options. */
typedef struct
{
  const Pack *(*pack) (const Options *options);
  unsigned (*count_seats) (const Options *options);

  unsigned (*count_units) (const Options *options);            /* default: one per seat */
  unsigned (*unit_of) (const Options *options, unsigned seat); /* default: the seat */

  /** Returns each unit's initial counters, or 0 if counters do not keep score. */
  unsigned (*counters) (const Options *options);

  /** Returns NC_("side", …) names by unit, or NULL for the players' names. */
  const char *const *(*unit_names) (const Options *options);

  /** Returns true if partners may signal (signals.h). */
  bool (*has_signals) (const Options *options);

  unsigned (*first_dealer) (const Options *options); /* default: seat 0 */
  const TrickOrder *(*order) (const Options *options, unsigned trump);
} GameSetup;

/** The course of a deal and a match. */
typedef struct
{
  /** Returns duties of players who do not lead. (required) */
  const TrickDuties *(*duties) (const Deal *deal);

  /** Completes @play for trick_play_make (): last-trick bonus, early end, leader, stock. */
  void (*trick_play) (const Deal *deal, TrickPlay *play);

  /** Completes @score for trick_score_make (): bonuses and scoring. Default: TRICK_SCORE_NONE. */
  void (*trick_score) (const Deal *deal, TrickScore *score);

  /** Fills a zeroed @play. Default: no stock. */
  void (*talon_play) (const Deal *deal, TalonPlay *play);

  /** Sets nonzero initial values of a match. */
  void (*begin) (Match *match);

  /** Deals deal->pack after deal_init (): sets hands, phase and turn. (required) */
  void (*deal) (Deal *deal, const Match *match);

  /**
   * Returns cards that offer more than being played in PHASE_PLAY, or must be led. If no playable
   * card is special, a seat can only play a card by duties (). The set never grows during a trick.
   */
  CardSet (*special) (const Deal *deal);

  /** Lists legal actions in other phases or with special () cards. (required) */
  void (*legal) (const Deal *deal, ActionList *list);

  void (*apply) (Deal *deal, Action action);

  /**
   * Takes the trick completed by the seat at turn, with all effects: deal_take_trick (), then the
   * next lead, question or end. (required)
   */
  void (*take_trick) (Deal *deal);

  void (*result) (const Deal *deal, DealResult *result);

  /** Books a finished deal: scores, dealer, end, winners. (required) */
  void (*book) (Match *match, const Deal *deal);

  /** Returns the player at @seat. Default: @seat. */
  unsigned (*player_at) (const Match *match, unsigned seat);

  /** Returns @n figures that decide the match. Default: scores. */
  const int32_t *(*standings) (const Match *match, unsigned *n);

  /** Returns figures for tally_name by unit; NULL if that is NULL. */
  const int32_t *(*tally) (const Match *match);

  /** Returns why @card is illegal, or TRICK_LEGAL. Default: by duties (). */
  TrickReason (*reason) (const Deal *deal, unsigned seat, Card card);

  /**
   * Returns true if only card values count when @seat takes all further tricks: no bonus in @cards,
   * no effective announcements, no early end.
   */
  bool (*only_cards_count) (const Deal *deal, unsigned seat, CardSet cards);
} GamePlay;

/** The visibility of cards. */
typedef struct
{
  /** Returns cards in @owner's hand that everyone has seen. */
  CardSet (*shown) (const Deal *deal, unsigned owner);

  /**
   * Removes from @deal, a copy, cards outside hands and pack that are hidden from @seat. Writes
   * them to @cards in fill () order; returns their number.
   */
  unsigned (*hide) (Deal *deal, unsigned seat, Card *cards);

  /** Puts back the @cards of hide (); NULL exactly if hide () is. */
  void (*fill) (Deal *deal, unsigned seat, const Card *cards);

  /**
   * Puts possible cards, by @lot, for removed ones that will be turned up next, never from a hand.
   */
  void (*turn) (Deal *deal, uint64_t lot);

  /** Returns true if only the acting seat sees the argument. */
  bool (*is_private) (const Deal *deal, Action action);

  /** Returns allies of @seat, itself included. Default: its unit. */
  SeatSet (*allies) (const Deal *deal, unsigned seat);

  /** Returns partners among the allies. Default: all. */
  SeatSet (*partners) (const Deal *deal, unsigned seat);
} GameSight;

/** The public state of a deal, as shown on the table. */
typedef struct
{
  /** Returns the first seat to speak or lead. Default: deal_forehand (). */
  unsigned (*forehand) (const Deal *deal);

  /** Returns the seat shown as declarer, or NO_SEAT. Default: deal->declarer. */
  int (*declarer) (const Deal *deal);

  /**
   * Returns words for @action in this phase, or NULL for the verb table's: a pass may mean "gut".
   */
  const VerbInfo *(*wording) (const Deal *deal, Action action);

  /**
   * Returns the question to the seat at turn, NC_("prompt", …) with `{value}` and the `{suit}`
   * offered. (required)
   */
  const char *(*prompt) (const Deal *deal, unsigned *value, Suit *suit);

  /** Returns the claim that trick winners must notice themselves, or NULL. */
  const TrickClaim *(*trick_claim) (const Options *options);
  const char *claimed; /* NC_("bonus", …): claimed bonus, "roem"; NULL without trick_claim */

  /** Completes @contract, preset with declarer, trumps and factor 1. */
  void (*contract) (const Deal *deal, GameContract *contract);

  /** Writes the card points that units need to win to @points; returns false until known. */
  bool (*targets) (const Deal *deal, unsigned *points);

  /** Lists extra open cards beside the trick, such as an upcard. */
  unsigned (*open_cards) (const Deal *deal, Card *cards);

  /** Lists piles on the table except hands and trick. */
  unsigned (*piles) (const Deal *deal, Pile *piles);

  /** Lists open parts of hands to @piles (SEATS_MAX), one per seat. */
  unsigned (*laid_open) (const Deal *deal, Pile *piles);

  /** Returns cards of its hand that @seat has chosen so far in its current step. */
  CardSet (*chosen) (const Deal *deal, unsigned seat);

  /** Returns cards just taken up by @seat, to be exchanged. */
  CardSet (*taken) (const Deal *deal, unsigned seat);
} GameShow;

/**
 * A thing of the game, and when it first matters to the seat at turn: in @phase, with @verb legal
 * and if @matters returns true. Rows with the same key are about the same thing. A row without key
 * ends the table.
 */
typedef struct
{
  const char *key;
  const char *text; /* NC_("thing", …): what it is, in one sentence with {king}, {queen} … */
  uint8_t phase;    /* 0 for all */
  uint8_t verb;     /* 0 for all */
  bool (*matters) (const Deal *deal, const ActionList *legal); /* NULL: always */
} GameThing;

/** Words and advice beyond the list of legal actions. */
typedef struct
{
  /**
   * Returns the announcement that the rules make for a @seat between two states, or ACTION_NONE.
   */
  Action (*unasked) (const Deal *before, const Deal *after, unsigned *seat);

  /** Fills @promise with the conventional meaning of @call. */
  void (*promise) (const Deal *deal, Action call, Promise *promise);

  /** Returns the partner of @seat with the latest promise, or NO_SEAT, and fills @promise. */
  int (*heard) (const Deal *deal, unsigned seat, Promise *promise);

  /** Fills an empty @stake for the seat at turn. */
  void (*stake) (const Deal *deal, Stake *stake);

  /** Things that newcomers must know, those that matter first or seldom before others; or NULL. */
  const GameThing *things;

  /** Completes @grounds for @action, preset with cards of the named suit. */
  void (*grounds) (const Deal *deal, Action action, Grounds *grounds);

  /** Returns the action that the next action of the seat at turn may imply, or ACTION_NONE. */
  Action (*implied) (const Deal *deal);

  /**
   * Returns the announcement of most points by the seat at turn with @card or CARD_NONE, otherwise
   * ACTION_NONE. @is_safe means it never loses points.
   */
  Action (*announcement) (const Deal *deal, Card card, bool *is_safe);
  const char *announced; /* announcements in the game's language, "Roem, stuk"; or NULL */

  /** Fills a zeroed @announced for @action; words show points as `{points}`. */
  void (*announces) (const Deal *deal, Action action, Announced *announced);

  /** Fills a zeroed @count with the points of @seat. */
  void (*count) (const Deal *deal, unsigned seat, OwnCount *count);

  /**
   * Returns a reason against @action from the player's own count, or NULL: NC_("doubt", …) with
   * OwnCount figures.
   */
  const char *(*doubt) (const Deal *deal, Action action);

  /** Greatest loss of a slight mistake and least loss of a grave one, in deal_result_lead (). */
  double slight, grave;
} GameCounsel;

/** The score sheet and the explanation of scores. */
typedef struct
{
  /** Returns the layout of the sheet. (required) */
  const SheetForm *(*form) (const Options *options);

  /**
   * Returns how many more deals the sheet's current block can hold, or 0 if open. Not called in a
   * match of fixed length.
   */
  unsigned (*lines_left) (const Match *match);

  /** Writes the bonus cell of @unit during play to @marks (SHEET_MARKS_MAX). */
  void (*marks) (const Deal *deal, unsigned unit, char *marks);

  /** Fills the row of a finished, booked deal. (required) */
  void (*row) (const Match *match, const Deal *deal, SheetRow *row);

  /** Fills rows that add up to a deal's score. (required) */
  void (*breakdown) (const Deal *deal, Breakdown *breakdown);

  /**
   * NC_("decided", …): trick `{number}` ensured the declarer's success or failure; NULL without
   * contracts of two sides.
   */
  const Sentence *sure_made, *sure_failed;

  /** Fills @counted for a finished deal; returns false if no cards count. */
  bool (*counted) (const Deal *deal, Counted *counted);

  /** Returns true if the last trick of a finished deal decided it, not card points; NULL: never. */
  bool (*last_trick_decides) (const Deal *deal);
} GameSheet;

/** Answers for statistics. */
typedef struct
{
  /** Completes a zeroed @outcome of a finished deal. Zero: played without contract. */
  void (*outcome) (const Deal *deal, DealOutcome *outcome);

  /**
   * NC_("statistics", …) titles: deals that the user’s side won as declarer, and against others as
   * declarer; NULL without contracts.
   */
  const char *made, *beaten;

  /** Adds measures to @luck, preset with the whole pack; @upcard was turned up, or is CARD_NONE. */
  void (*luck) (const Options *options, Card upcard, Luck *luck);
} GameStatistics;

/** Number of cards in a deck preview. */
#define GAME_SAMPLE 5

/** A form known as a game of its own. A row without key ends the table. */
typedef struct
{
  const char *key;     /* unique key of emblem and saved data */
  const char *title;   /* NC_("game", …), or a proper name */
  const char *summary; /* NC_("game", …), one line */
  unsigned modes;      /* values of the first option, as bits */
} GameForm;

/** The course of a club evening. */
typedef enum
{
  EVENING_DRIVE,    /* everybody counts for himself; places are drawn anew each round */
  EVENING_KNOCKOUT, /* the winner of each match goes on */
  EVENING_LEAGUE,   /* each side meets each other side once */
} EveningKind;

#define EVENING_SIZES_MAX 2

/** A club evening: several tables play at the same time, in rounds of one match each. */
typedef struct
{
  EveningKind kind;
  unsigned n_tables[EVENING_SIZES_MAX + 1]; /* possible numbers of tables; ends with 0 */
  unsigned n_rounds;                        /* number of rounds of a drive */
  unsigned deals_each;  /* number of deals of each dealer in a match; 0: its rules end it */
  unsigned usual_deals; /* usual number of deals in a match that its rules end */
  unsigned seconds;     /* time that a deal usually takes at the table */
  bool counts_wins;     /* true if won matches count before points */
  const char *settings; /* options for all matches of the evening, or NULL */
} GameEvening;

struct _Game
{
  const char *key;              /* key in records */
  const char *title;            /* proper name, not translated */
  const char *summary;          /* N_(), one line */
  bool clockwise;               /* true if seat i+1 is left of seat i */
  const char *declarer_name;    /* NC_("mark", …), one word, or NULL */
  const char *declarer_short;   /* NC_("mark, short", …) */
  const char *declarer_meaning; /* N_() */
  bool declarer_closes;         /* true if the declarer closed the stock instead of choosing
                                   trumps */
  const char *loser_mark;       /* N_(): mark of losers, if counters keep score; or NULL */
  bool counts_at_end;           /* true if cards are counted in groups at the end */
  bool counts_eyes;             /* true if card points are called eyes */
  bool calls_points;            /* true if bids are card points, which sides then need */
  unsigned day_deals;           /* number of deals of a day, equal for all users; 0: four */
  const char *tally_name;       /* name of tally () in records, or NULL */
  const VerbInfo *verbs;
  const PhaseInfo *phases; /* one row per phase with a turn */

  /** Names in the verbs' language; NULL: the user's. */
  const Vocabulary *vocabulary;

  /** Usual deck ("french"), or NULL; codes of typical cards. */
  const char *usual_deck;
  const char *sample[GAME_SAMPLE];

  /** Place where the game is at home, known to the view, or NULL. */
  const char *usual_place;

  /** SEATS_MAX local names for players, or NULL. */
  const char *const *player_names;

  /** Forms with titles of their own, or NULL. */
  const GameForm *forms;

  const GameEvening *evening; /* or NULL */
  const GameOptions *options;
  const GameSetup *setup;
  const GamePlay *play;
  const GameSight *sight;
  const GameShow *show;
  const GameCounsel *counsel;
  const GameSheet *sheet;
  const GameStatistics *statistics;
};
