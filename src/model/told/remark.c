/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/told/remark.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "model/course/player-names.h"
#include "model/told/people.h"
#include "model/words/action-words.h"

/* ---- Sentences ------------------------------------------------------------------------------- */

/* The temperaments that say a sentence, as bits. */
#define KIND (1u << TEMPERAMENT_STEADY | 1u << TEMPERAMENT_CAREFUL)
#define CHEEKY (1u << TEMPERAMENT_BOLD | 1u << TEMPERAMENT_QUICK)
#define ANYBODY (KIND | CHEEKY)

typedef enum
{
  PARTNER,
  OPPONENT,
} Speaker;

typedef struct
{
  RemarkFactKind kind;
  Speaker speaker;
  unsigned temperaments;
  unsigned points; /* required points of the fact, or 0 */
  const char *text;
} Line;

static const Line lines[] = {
  /* Translators: players say such sentences at the table after a deal, so they are short and
     spoken. {call} is a double in the words of the game: "Fleck", "Ik kraak". */
  { REMARK_CLOSE_WON, PARTNER, KIND, 0, NC_ ("remark", "Phew, that was close.") },
  { REMARK_CLOSE_WON, PARTNER, CHEEKY, 0, NC_ ("remark", "Why win by more than you need?") },
  { REMARK_CLOSE_WON, OPPONENT, KIND, 0, NC_ ("remark", "So close. Well played.") },
  { REMARK_CLOSE_WON, OPPONENT, CHEEKY, 1, NC_ ("remark", "One short. One!") },

  { REMARK_CLOSE_LOST, PARTNER, KIND, 0, NC_ ("remark", "So close! Next time.") },
  { REMARK_CLOSE_LOST, PARTNER, CHEEKY, 1,
    NC_ ("remark", "One short. We’ll laugh about it one day.") },
  { REMARK_CLOSE_LOST, OPPONENT, KIND, 0, NC_ ("remark", "That was luck, I admit.") },
  { REMARK_CLOSE_LOST, OPPONENT, CHEEKY, 0, NC_ ("remark", "Close? All planned.") },

  { REMARK_DOUBLE_PAID, PARTNER, ANYBODY, 0, NC_ ("remark", "{call} – and rightly so!") },
  { REMARK_DOUBLE_PAID, OPPONENT, ANYBODY, 0,
    NC_ ("remark", "{call} … all right, I had that coming.") },
  { REMARK_DOUBLE_COST, PARTNER, ANYBODY, 0, NC_ ("remark", "{call} … well, it was worth a try.") },
  { REMARK_DOUBLE_COST, OPPONENT, CHEEKY, 0, NC_ ("remark", "{call}? Thank you kindly!") },
  { REMARK_DOUBLED_WON, OPPONENT, ANYBODY, 0,
    NC_ ("remark", "{call} … I should have kept quiet.") },
  { REMARK_DOUBLED_LOST, OPPONENT, CHEEKY, 0, NC_ ("remark", "{call} – did I say so or not?") },

  { REMARK_ALL_TRICKS, PARTNER, ANYBODY, 0, NC_ ("remark", "Every single trick. Beautiful!") },
  { REMARK_ALL_TRICKS, OPPONENT, ANYBODY, 0,
    NC_ ("remark", "One little trick, was that too much to ask?") },
  { REMARK_ALL_BUT_ONE, PARTNER, ANYBODY, 0, NC_ ("remark", "All tricks but one. Pity!") },
  { REMARK_ALL_BUT_ONE, OPPONENT, ANYBODY, 0, NC_ ("remark", "My one trick. I’m proud of it.") },

  { REMARK_ANSWERED, PARTNER, KIND, 0, NC_ ("remark", "You saw my signal. Thank you.") },
  { REMARK_ANSWERED, PARTNER, CHEEKY, 0, NC_ ("remark", "See? It pays to watch my cards.") },
  { REMARK_MISSED, PARTNER, KIND, 0, NC_ ("remark", "Never mind. I had shown {suit}.") },
  { REMARK_MISSED, PARTNER, CHEEKY, 0, NC_ ("remark", "But I did show {suit}!") },

  { REMARK_BONUS, PARTNER, ANYBODY, 0, NC_ ("remark", "{points}, just like that. Lovely!") },
  { REMARK_BONUS, OPPONENT, ANYBODY, 0,
    NC_ ("remark", "{points}? Some people have all the luck.") },

  { REMARK_RUFFED, OPPONENT, KIND, 0, NC_ ("remark", "{card}, ruffed. Well done.") },
  { REMARK_RUFFED, OPPONENT, CHEEKY, 0, NC_ ("remark", "{card}! I was so fond of it.") },
  { REMARK_FED, PARTNER, KIND, 0, NC_ ("remark", "Well fed!") },
  { REMARK_FED, PARTNER, CHEEKY, 0, NC_ ("remark", "That’s how I like my tricks: fat.") },
  { REMARK_GIVEN, PARTNER, KIND, 0, NC_ ("remark", "{card}: you’re welcome.") },
  { REMARK_GIVEN, PARTNER, CHEEKY, 0,
    NC_ ("remark", "{card} – and they say I never give anything away.") },
};

unsigned
remark_count_sentences (void)
{
  return G_N_ELEMENTS (lines);
}

/*
 * Facts of higher weight are chosen first. Facts of weight 1 are used after about half of the
 * deals, by lot.
 */
static const uint8_t weights[REMARK_FACTS] = {
  [REMARK_CLOSE_WON] = 3,   [REMARK_CLOSE_LOST] = 3,  [REMARK_DOUBLE_PAID] = 4,
  [REMARK_DOUBLE_COST] = 4, [REMARK_DOUBLED_WON] = 4, [REMARK_DOUBLED_LOST] = 4,
  [REMARK_ALL_TRICKS] = 4,  [REMARK_ALL_BUT_ONE] = 3, [REMARK_ANSWERED] = 2,
  [REMARK_MISSED] = 2,      [REMARK_BONUS] = 2,       [REMARK_RUFFED] = 2,
  [REMARK_FED] = 1,         [REMARK_GIVEN] = 1,
};

#define WEIGHT_MOST 4

/* ---- Speakers -------------------------------------------------------------------------------- */

typedef struct
{
  const MatchLog *log;
  unsigned index;
  unsigned user;
  Deal end;
  uint32_t lot; /* fixed number of the deal */
} Scene;

/* Returns a number that depends on the order of the pack only (FNV-1a). */
static uint32_t
draw_lot (const LogDeal *deal, unsigned n_cards)
{
  uint32_t lot = 2166136261u;

  for (unsigned i = 0; i < n_cards; i++)
    lot = (lot ^ deal->pack[i]) * 16777619u;

  return lot ^ (lot >> 16);
}

static bool
may_speak (const Scene *scene, const Line *line, unsigned seat)
{
  const MatchLog *log = scene->log;
  bool is_ally = seats_have (game_allies (&scene->end, scene->user), seat);
  unsigned player = match_player_at (&match_log_get_deal (log, scene->index)->before, seat);
  Temperament temperament = people_temperament (player_names_get (log, player));

  return seat != scene->user && seats_have (scene->end.playing, seat)
         && log->player[player].kind == PLAYER_COMPUTER && is_ally == (line->speaker == PARTNER)
         && (line->temperaments & (1u << temperament)) != 0;
}

/*
 * Returns the seat that says @line, or NO_SEAT: the seat that @fact concerns if it is on the
 * speaker's side, otherwise the first one that may.
 */
static int
find_speaker (const Scene *scene, const Line *line, const RemarkFact *fact)
{
  SeatSet allies = game_allies (&scene->end, scene->user);

  if (fact->seat != NO_SEAT && fact->seat != (int) scene->user
      && seats_have (allies, (unsigned) fact->seat) == (line->speaker == PARTNER))
    return may_speak (scene, line, (unsigned) fact->seat) ? fact->seat : NO_SEAT;
  for (unsigned i = 1; i < scene->end.n_seats; i++)
    {
      unsigned seat = deal_seat_after (&scene->end, scene->user, i);

      if (may_speak (scene, line, seat))
        return (int) seat;
    }

  return NO_SEAT;
}

/* ---- Choice ---------------------------------------------------------------------------------- */

/* Prepares @scene; returns false if the deal is not over or nobody at the table is the user. */
static bool
open_scene (Scene *scene, const MatchLog *log, unsigned index)
{
  const LogDeal *deal = match_log_get_deal (log, index);
  unsigned user = 0;

  match_log_at (log, index, deal->n_done, NULL, &scene->end);
  if (!deal_is_over (&scene->end))
    return false;
  while (user < scene->end.n_seats && !match_log_is_human (log, index, user))
    user++;
  scene->log = log;
  scene->index = index;
  scene->user = user;
  scene->lot = draw_lot (deal, deal_pack (&scene->end)->n_cards);

  return user < scene->end.n_seats;
}

/* Fills @remark with a line of @weight that is not in @said; returns false if there is none. */
static bool
choose (const Scene *scene, const RemarkFact *facts, unsigned weight, uint64_t said, Remark *remark)
{
  Remark found[G_N_ELEMENTS (lines)];
  unsigned n = 0;

  for (unsigned i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      const RemarkFact *fact = &facts[lines[i].kind];
      int seat;

      if (!fact->holds || weights[lines[i].kind] != weight || (said & ((uint64_t) 1 << i)) != 0
          || (lines[i].points != 0 && lines[i].points != fact->points))
        continue;
      seat = find_speaker (scene, &lines[i], fact);
      if (seat != NO_SEAT)
        found[n++] = (Remark) { (unsigned) seat, i, lines[i].kind, *fact };
    }
  if (n > 0)
    *remark = found[scene->lot % n];

  return n > 0;
}

static bool
find_remark (const MatchLog *log, unsigned index, const Signals *signals, uint64_t said,
             Remark *remark)
{
  RemarkFact facts[REMARK_FACTS];
  Scene scene;

  if (!open_scene (&scene, log, index))
    return false;
  remark_facts_find (log, index, scene.user, signals, facts);
  for (unsigned weight = WEIGHT_MOST; weight > (scene.lot >> 8 & 1); weight--)
    if (choose (&scene, facts, weight, said, remark))
      return true;

  return false;
}

bool
remark_find (const MatchLog *log, unsigned index, const Signals *signals, Remark *remark)
{
  uint64_t said[REMARK_MEMORY] = { 0 }; /* sentences by deal, modulo the memory */
  unsigned next = 0;                    /* first deal that may have a remark */
  bool is_found = false;

  for (unsigned i = 0; i <= index; i++)
    {
      uint64_t lately = 0;

      said[i % REMARK_MEMORY] = 0;
      for (unsigned k = 0; k < REMARK_MEMORY; k++)
        lately |= said[k];
      is_found = i >= next && find_remark (log, i, signals, lately, remark);
      if (!is_found)
        continue;
      said[i % REMARK_MEMORY] = (uint64_t) 1 << remark->sentence;
      next = i + REMARK_EVERY;
    }

  return is_found;
}

/* ---- Words ----------------------------------------------------------------------------------- */

/* Returns the words of action @action of deal @index without an exclamation mark. */
static char *
call_words (const MatchLog *log, unsigned index, unsigned action, DeckSuits suits)
{
  ActionWords words = { 0 };
  Deal before;
  char *said;

  match_log_at (log, index, action, NULL, &before);
  action_words_write (&words, &before,
                      log_deal_get_action (match_log_get_deal (log, index), action)->action, suits);
  said = g_strdup (words.said);
  action_words_clear (&words);
  if (g_str_has_suffix (said, "!"))
    said[strlen (said) - 1] = '\0';

  return said;
}

char *
remark_tell (const Remark *remark, const MatchLog *log, unsigned index, DeckSuits suits)
{
  const RemarkFact *fact = &remark->fact;
  g_autofree char *call = call_words (log, index, fact->action, suits);
  g_autofree char *points = words_points (log->game, fact->points);
  g_autofree char *card = words_card (suits, game_pack (log->game, &log->options), fact->card);
  const WordsValue values[] = { { "{call}", call },
                                { "{points}", points },
                                { "{card}", card },
                                { "{suit}", words_suit (suits, (Suit) fact->suit) },
                                { NULL, NULL } };

  return words_fill (words_of_game ("remark", lines[remark->sentence].text), values);
}
