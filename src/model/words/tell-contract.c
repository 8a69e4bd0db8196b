/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What is played in a moment: trumps, game, who plays, what each side needs. */

#include <glib/gi18n-lib.h>

#include "tell-text.h"

/* A suit, or that there are no trumps; before the play starts SUIT_NONE is a choice to be made. */
static bool
trumps_are_settled (const Deal *deal)
{
  return deal->trump != SUIT_NONE
         || (deal->declarer != NO_SEAT && (deal->phase == PHASE_PLAY || deal->phase == PHASE_OVER));
}

/* What is played beside trumps; NULL: nothing with a name. */
static const char *
game_played (const Deal *deal)
{
  return deal->declarer != NO_SEAT ? game_contract (deal) : NULL;
}

/* What stands in an auction that goes on; false outside of one. */
static bool
stands (const Deal *deal, Standing *standing)
{
  return deal->declarer == NO_SEAT && game_standing (deal, standing);
}

/* The call that stands in an auction, in short. */
static char *
short_standing (const Telling *telling, const Standing *standing)
{
  char number[12];
  const WordsValue values[] = { { "{suit}", words_suit_short (telling->suits, standing->trump) },
                                { "{value}", number },
                                { "{name}", telling->name[standing->seat] },
                                { NULL, NULL } };

  g_snprintf (number, sizeof number, "%u", standing->value);

  /* Translators: the highest call as yet and who made it, as in "♥ 35, Anna". */
  return words_fill (C_ ("contract", "{suit} {value}, {name}"), values);
}

/* Who plays what, without what doubling makes of it. */
static char *
contract_of (const Telling *telling)
{
  const Deal *deal = telling->deal;
  const char *sign
      = trumps_are_settled (deal) ? words_suit_short (telling->suits, deal->trump) : "";
  const char *game = game_played (deal);
  Standing standing = { 0 };
  char number[12];
  WordsValue values[] = { { "{suit}", sign },
                          { "{name}", "" },
                          { "{value}", number },
                          { "{game}", game != NULL ? game : "" },
                          { NULL, NULL } };

  if (deal->declarer == NO_SEAT && game_highest_bidder (deal) != NO_SEAT)
    {
      values[1].value = telling->name[game_highest_bidder (deal)];
      values[3].value = game_contract (deal);
      /* Translators: the highest bid and whose it is, while others may bid: "Eine – Anna so far" */
      return words_fill (C_ ("contract", "{game} – {name} so far"), values);
    }
  if (stands (deal, &standing))
    return short_standing (telling, &standing);
  if (deal->declarer == NO_SEAT)
    return g_strdup (sign);
  values[1].value = telling->name[deal->declarer];
  if (game_standing (deal, &standing))
    {
      g_snprintf (number, sizeof number, "%u", standing.value);
      if (sign[0] == '\0')
        return words_fill (C_ ("contract", "{value} – {name} plays"), values);
      /* Translators: the trump sign, the number of points and who called: "♥ 35 – Anna plays". */
      return words_fill (C_ ("contract", "{suit} {value} – {name} plays"), values);
    }
  if (game != NULL)
    /* Translators: what is played and by whom, as in "Zwei Leere – Anna plays". */
    return words_fill (C_ ("contract", "{game} – {name} plays"), values);
  if (sign[0] == '\0')
    return words_fill (C_ ("contract", "{name} plays"), values);
  if (deal->game->declarer_closes)
    return words_fill (C_ ("contract", "{suit} – {name} has closed"), values);

  /* Translators: the trump sign and who named it, as in "♥ – Anna plays". */
  return words_fill (C_ ("contract", "{suit} – {name} plays"), values);
}

/*
 * @text, and with @more how many times the points count if they do, or with @doubled that the
 * contract is doubled where that is no factor; takes @text.
 */
static char *
with_multiplier (const Deal *deal, char *text, const char *more, const char *doubled)
{
  unsigned times = game_multiplier (deal);
  g_autofree char *contract = text;
  Standing standing = { 0 };
  char number[12];
  WordsValue values[]
      = { { "{contract}", contract }, { "{number}", number }, { "{doubled}", "" }, { NULL, NULL } };

  game_standing (deal, &standing);
  if (times == 1 && standing.doubled == NULL)
    return g_steal_pointer (&contract);
  g_snprintf (number, sizeof number, "%u", times);
  if (times == 1)
    values[2].value = words_of_game ("contract", standing.doubled);

  return words_fill (times > 1 ? more : doubled, values);
}

char *
tell_contract (const Telling *telling)
{
  /* Translators: as in "×2 ♥ – Anna plays"; the end is cut where there is little room */
  return with_multiplier (telling->deal, contract_of (telling),
                          C_ ("contract", "×{number} {contract}"),
                          /* Translators: as in "♥ 35 – Anna plays, doubled" */
                          C_ ("contract", "{contract}, {doubled}"));
}

/* Who has called how much, in an auction or after it. */
static char *
sentence_of_standing (const Telling *telling, const Standing *standing)
{
  char number[12];
  const WordsValue values[] = { { "{suit}", words_suit (telling->suits, standing->trump) },
                                { "{value}", number },
                                { "{name}", telling->name[standing->seat] },
                                { NULL, NULL } };

  g_snprintf (number, sizeof number, "%u", standing->value);
  if (standing->chooses)
    return words_fill (_ ("{name} has called {value}; trumps are still to be chosen."), values);
  if (telling->deal->declarer == NO_SEAT)
    return words_fill (_ ("{name}’s call stands: {value}, {suit}."), values);
  if (standing->trump == SUIT_NONE)
    return words_fill (_ ("No trumps, {name} plays {value}."), values);

  return words_fill (_ ("Trumps are {suit}, {name} plays {value}."), values);
}

static char *
sentence_of (const Telling *telling)
{
  const Deal *deal = telling->deal;
  int declarer = deal->declarer;
  Standing standing = { 0 };
  const char *game;

  if (game_standing (deal, &standing))
    return sentence_of_standing (telling, &standing);
  if (!trumps_are_settled (deal))
    return g_strdup (_ ("Trumps are not chosen yet."));
  if (game_highest_bidder (deal) != NO_SEAT)
    {
      const WordsValue values[] = { { "{name}", telling->name[game_highest_bidder (deal)] },
                                    { "{game}", game_contract (deal) },
                                    { NULL, NULL } };

      return words_fill (_ ("The highest bid is {game}, by {name}."), values);
    }
  if (declarer == NO_SEAT && deal->trump == SUIT_TRUMPS)
    return g_strdup (_ ("It is not settled yet who plays."));

  game = game_played (deal);
  if (game != NULL)
    {
      const WordsValue values[]
          = { { "{name}", telling->name[declarer] }, { "{game}", game }, { NULL, NULL } };

      return words_fill (_ ("{name} plays {game}."), values);
    }

  return words_contract (telling->suits, deal->game, deal->trump,
                         declarer != NO_SEAT ? telling->name[declarer] : NULL);
}

char *
tell_settled (const Telling *telling, const Deal *deal)
{
  unsigned unit = 0;
  unsigned number = 0;
  const char *text = game_settled (deal, &unit, &number);
  char value[12];
  const WordsValue values[] = {
    { "{side}", tell_unit_meaning (telling, unit) },
    { "{value}", value },
    { NULL, NULL },
  };

  if (text == NULL)
    return NULL;
  g_snprintf (value, sizeof value, "%u", number);

  return words_fill (words_of_game ("settled", text), values);
}

char *
tell_targets (const Telling *telling)
{
  const Deal *deal = telling->deal;
  g_autoptr (GString) list = g_string_new (NULL);
  WordsValue values[] = { { "{list}", NULL }, { NULL, NULL } };
  unsigned points[SEATS_MAX];

  if (!game_targets (deal, points))
    return g_strdup ("");
  for (unsigned unit = 0; unit < telling->match->n_units; unit++)
    g_string_append_printf (list, "%s%s %u", unit > 0 ? " · " : "", tell_unit_name (telling, unit),
                            points[unit]);
  values[0].value = list->str;

  /* Translators: the card points that each side needs, as in "Needed: We 41 · They 16". */
  return words_fill (C_ ("contract", "Needed: {list}"), values);
}

/* What each side needs. */
static void
append_targets (GString *text, const Telling *telling)
{
  const Deal *deal = telling->deal;
  unsigned points[SEATS_MAX];

  if (!game_targets (deal, points))
    return;
  for (unsigned unit = 0; unit < telling->match->n_units; unit++)
    {
      char number[12];
      const WordsValue values[] = { { "{side}", tell_unit_meaning (telling, unit) },
                                    { "{points}", number },
                                    { NULL, NULL } };

      g_snprintf (number, sizeof number, "%u", points[unit]);
      text_append (text,
                   words_fill (ngettext ("{side}: {points} card point needed.",
                                         "{side}: {points} card points needed.", points[unit]),
                               values));
    }
}

char *
tell_contract_sentence (const Telling *telling)
{
  GString *text = g_string_new (NULL);
  char *settled = tell_settled (telling, telling->deal);

  text_append (text, with_multiplier (telling->deal, sentence_of (telling),
                                      _ ("{contract} Everything counts {number} times."),
                                      /* Translators: two sentences; {doubled} is "doubled"
                                             or "redoubled" */
                                      _ ("{contract} It is {doubled}.")));
  append_targets (text, telling);
  if (settled != NULL)
    text_append (text, settled);

  return g_string_free (text, FALSE);
}
