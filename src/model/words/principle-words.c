/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/words/principle-words.h"

#include <glib/gi18n-lib.h>

#include "model/words/words.h"

typedef struct
{
  const char *title;
  const char *rule;
  ProblemTheme theme;
} PrincipleWords;

static const PrincipleWords rows[PRINCIPLES] = {
  [PRINCIPLE_DRAW_TRUMPS]
  = { NC_ ("principle", "Draw trumps"),
      NC_ ("principle", "As long as you probably hold more trumps than your opponents, lead them: "
                        "trumps that have fallen can no longer ruff your high cards."),
      THEME_DRAW_TRUMPS },
  [PRINCIPLE_KEEP_TRUMP]
  = { NC_ ("principle", "Keep a trump"),
      NC_ ("principle", "Keep a trump for later: it stops a long suit and brings you the lead "
                        "again."),
      THEME_KEEP_TRUMP },
  [PRINCIPLE_FORCE]
  = { NC_ ("principle", "Force ruffs"),
      NC_ ("principle", "Lead a suit that must be ruffed: each ruff costs a trump."), THEME_FORCE },
  [PRINCIPLE_PARTNER_RUFFS]
  = { NC_ ("principle", "Let your partner ruff"),
      NC_ ("principle", "Lead a suit that your partner no longer has: then a small trump takes "
                        "the trick."),
      THEME_RUFF },
  [PRINCIPLE_FEED_PARTNER]
  = { NC_ ("principle", "Valuable cards for your partner"),
      NC_ ("principle", "When your partner is sure of the trick, give it the card that counts "
                        "most."),
      THEME_FEED_PARTNER },
  [PRINCIPLE_LEAVE_TO_PARTNER]
  = { NC_ ("principle", "Leave it to your partner"),
      NC_ ("principle", "Do not beat your partner’s winning card: your high card can win "
                        "another trick."),
      THEME_FEED_PARTNER },
  [PRINCIPLE_THROW_CHEAP]
  = { NC_ ("principle", "Cheap cards on lost tricks"),
      NC_ ("principle", "On a trick that you lose, play the card that counts least."),
      THEME_SAVE_POINTS },
  [PRINCIPLE_TAKE_DEAR]
  = { NC_ ("principle", "High cards for full tricks"),
      NC_ ("principle", "Spend a high card on a full trick, not on an empty one."),
      THEME_CATCH_POINTS },
  [PRINCIPLE_WIN_CHEAPLY]
  = { NC_ ("principle", "Win with the lowest card"),
      NC_ ("principle", "Where a lower card wins the trick as well, keep the higher one: it can "
                        "win another trick."),
      THEME_HOLD_UP },
  [PRINCIPLE_LEAD_WINNER]
  = { NC_ ("principle", "Lead what nobody can beat"),
      NC_ ("principle", "Count the higher cards that are still out: a card that nobody can beat "
                        "is the safest lead."),
      THEME_COUNT_SUIT },
  [PRINCIPLE_ACES_EARLY]
  = { NC_ ("principle", "High plain-suit cards early"),
      NC_ ("principle", "Lead the highest card of a plain suit early: with each round of the suit "
                        "it is more likely that somebody has run out of it and can ruff."),
      THEME_SAFETY },
  [PRINCIPLE_POINTS_SAFE]
  = { NC_ ("principle", "Valuable cards into safe tricks"),
      NC_ ("principle", "Play a card that counts much into a trick that is yours: later it may "
                        "be caught."),
      THEME_SAVE_POINTS },
  [PRINCIPLE_WAIT]
  = { NC_ ("principle", "Wait for the higher card"),
      NC_ ("principle", "Keep a card that counts much, but can still be beaten, until the "
                        "higher card has been played."),
      THEME_HOLD_UP },
  [PRINCIPLE_DUCK]
  = { NC_ ("principle", "Let a trick go"),
      NC_ ("principle", "You need not win every trick: a high card that you hold back often wins "
                        "a better trick later."),
      THEME_HOLD_UP },
  [PRINCIPLE_KEEP_LEAD]
  = { NC_ ("principle", "Keep the lead"),
      NC_ ("principle", "Whoever leads chooses the suit: stay on lead while you have winning "
                        "cards."),
      THEME_UNBLOCK },
  [PRINCIPLE_GIVE_LEAD]
  = { NC_ ("principle", "Let somebody else lead"),
      NC_ ("principle", "When each lead costs you something, give a cheap trick away: then "
                        "somebody else must lead."),
      THEME_EXIT },
  [PRINCIPLE_CATCH]
  = { NC_ ("principle", "Catch high cards"),
      NC_ ("principle", "A high card is caught when its holder has no lower card left in the "
                        "suit: draw the lower ones first."),
      THEME_CATCH_POINTS },
  [PRINCIPLE_LONG_SUIT]
  = { NC_ ("principle", "Long suits win late"),
      NC_ ("principle", "Small cards of a long suit win tricks once nobody else has the suit or "
                        "a trump."),
      THEME_UNBLOCK },
  [PRINCIPLE_SHORT_SUIT]
  = { NC_ ("principle", "Lead the only card of a suit"),
      NC_ ("principle", "Lead the only card that you hold of a suit: when the suit comes again, "
                        "you can ruff it."),
      THEME_RUFF },
  [PRINCIPLE_LAST_TRICK]
  = { NC_ ("principle", "A card for the last trick"),
      NC_ ("principle", "The last trick counts extra: keep a card that can win it."),
      THEME_LAST_TRICK },
  [PRINCIPLE_MAKE_BONUS]
  = { NC_ ("principle", "Bonus in your own trick"),
      NC_ ("principle", "Play cards that count together into a trick that you win."),
      THEME_MAKE_BONUS },
  [PRINCIPLE_DENY_BONUS]
  = { NC_ ("principle", "Give no bonus away"),
      NC_ ("principle", "On a trick that you lose, play no card next in rank to one that lies "
                        "there."),
      THEME_DENY_BONUS },
  [PRINCIPLE_KEEP_PAIR]
  = { NC_ ("principle", "Keep a pair together"),
      NC_ ("principle", "Keep both cards of a pair until you lead: announced, they bring 20, in "
                        "trumps 40."),
      THEME_ANNOUNCE },
  [PRINCIPLE_ENOUGH]
  = { NC_ ("principle", "Count what you have"),
      NC_ ("principle", "Count after each trick: as soon as you have enough, nothing else "
                        "matters."),
      THEME_COUNT_TO_GOAL },
  [PRINCIPLE_STAY_BELOW]
  = { NC_ ("principle", "Stay below"),
      NC_ ("principle", "When tricks cost you, play the highest card that still loses."),
      THEME_EXIT },
  [PRINCIPLE_SHED]
  = { NC_ ("principle", "Throw dangerous cards away"),
      NC_ ("principle", "When tricks cost you, use every trick that you cannot win to get rid of "
                        "a card that might win a trick later."),
      THEME_EXIT },
  [PRINCIPLE_SMALL_FOR_END]
  = { NC_ ("principle", "Small cards for the end"),
      NC_ ("principle", "Where only the last trick loses, play high cards early and keep small "
                        "ones for the end."),
      THEME_LAST_TRICK },
  [PRINCIPLE_FEED_DECLARER]
  = { NC_ ("principle", "Leave the declarer the trick"),
      NC_ ("principle", "Against a declarer who must win no trick, stay below his card, and get "
                        "rid of high cards."),
      THEME_EXIT },
  [PRINCIPLE_SOUND_TRUMPS]
  = { NC_ ("principle", "Strong trumps"),
      NC_ ("principle", "Name trumps with three of them, the jack or the nine among them, and "
                        "aces in other suits."),
      THEME_NAME_TRUMPS },
  [PRINCIPLE_TRUMPS_AHEAD]
  = { NC_ ("principle", "Name trumps only when ahead"),
      NC_ ("principle", "Name trumps only if your cards should put you ahead: who names them "
                        "and ends behind loses everything."),
      THEME_NAME_TRUMPS },
  [PRINCIPLE_COUNT_POINTS]
  = { NC_ ("principle", "Bid what you can make"),
      NC_ ("principle", "Before you bid, add up the points that your cards can win, and compare "
                        "them with what is needed."),
      THEME_CHOOSE_GAME },
  [PRINCIPLE_LAID_POINTS]
  = { NC_ ("principle", "Bid on what you lay aside"),
      NC_ ("principle", "The cards that you lay aside always count for you: bid when they are "
                        "worth a lot, but assume that the Blind is only average."),
      THEME_CHOOSE_GAME },
  [PRINCIPLE_DOUBLE]
  = { NC_ ("principle", "Double only when ahead"),
      NC_ ("principle", "Double only if you expect to end ahead: a double also raises what you "
                        "lose."),
      THEME_DOUBLE },
  [PRINCIPLE_TEAM_POINTS]
  = { NC_ ("principle", "Call what your side can make"),
      NC_ ("principle", "You must win as many points as you call: raise only as far as the "
                        "hands of your side are worth it."),
      THEME_RAISE },
  [PRINCIPLE_TRUE_CALL]
  = { NC_ ("principle", "A call informs your partner"),
      NC_ ("principle", "Make calls that fit your cards: your partners build on them."),
      THEME_RAISE },
  [PRINCIPLE_CLOSE]
  = { NC_ ("principle", "Close when you have enough"),
      NC_ ("principle", "Close the stock when the cards in your hand can win what is missing: "
                        "then nobody draws, and all must follow suit."),
      THEME_CLOSE },
  [PRINCIPLE_EXCHANGE]
  = { NC_ ("principle", "Exchange early"),
      NC_ ("principle", "Exchange as soon as you can: you get a higher card for your lowest "
                        "trump."),
      THEME_CLOSE },
  [PRINCIPLE_SILENT_LOSER]
  = { NC_ ("principle", "Silent in a lost deal"),
      NC_ ("principle", "In a deal that your side will lose, claim nothing: the points would go "
                        "to the others."),
      THEME_DENY_BONUS },
  [PRINCIPLE_LAY_POINTS]
  = { NC_ ("principle", "Lay valuable cards aside"),
      NC_ ("principle", "What you lay aside is safe: lay aside cards that count a lot and could "
                        "be caught."),
      THEME_CHOOSE_GAME },
  [PRINCIPLE_VOID] = { NC_ ("principle", "Get rid of a suit"),
                       NC_ ("principle", "Lay away the last card of a suit: then you can ruff it."),
                       THEME_CHOOSE_GAME },
};

const char *
principle_words_title (Principle principle)
{
  return words_of_game ("principle", rows[principle].title);
}

const char *
principle_words_rule (Principle principle)
{
  return words_of_game ("principle", rows[principle].rule);
}

ProblemTheme
principle_words_theme (Principle principle)
{
  return rows[principle].title != NULL ? rows[principle].theme : THEMES;
}

char *
principle_words_tell (Principle principle, gboolean is_new)
{
  WordsValue values[] = { { "{rule}", "" }, { NULL, NULL } };

  if (principle == PRINCIPLE_NONE)
    return g_strdup ("");
  values[0].value = is_new ? principle_words_rule (principle) : principle_words_title (principle);

  /* Translators: {rule} is a sentence, or a few words without a full stop, as in "Draw trumps" */
  return words_fill (is_new ? _ ("Rule to remember: {rule}") : _ ("(Rule: {rule}.)"), values);
}
