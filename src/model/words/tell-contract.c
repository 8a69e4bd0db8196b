/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The contract in words. */

#include <glib/gi18n-lib.h>

#include "model/words/tell-text.h"

static char *
with_multiplier (const GameContract *contract, char *text, const char *more, const char *doubled)
{
  g_autofree char *plain = text;
  bool is_factor = contract->multiplier > 1;
  char number[12];
  WordsValue values[]
      = { { "{contract}", plain }, { "{number}", number }, { "{doubled}", "" }, { NULL, NULL } };

  if (!is_factor && contract->doubled == NULL)
    return g_steal_pointer (&plain);
  g_snprintf (number, sizeof number, "%u", contract->multiplier);
  if (!is_factor)
    values[2].value = words_of_game ("contract", contract->doubled);

  return words_keep_signs (words_fill (is_factor ? more : doubled, values));
}

bool
tell_is_against_listener (const Telling *telling, const GameContract *contract)
{
  return contract->beaten != NULL && contract->beaten_seat == telling->listener
         && contract->seat != telling->listener;
}

static const char *
pattern_of (const Telling *telling, const GameContract *contract, bool has_sign)
{
  unsigned seat = (unsigned) contract->seat;

  if (contract->seat == NO_SEAT)
    return contract->name != NULL ? "{game}" : "{suit}";
  if (contract->is_open)
    return contract->value > 0
               /* Translators: the highest call as yet and who made it, as in "♥ 35, Anna". */
               ? text_for (telling, seat, C_ ("contract", "{suit} {value}, {name}"),
                           C_ ("contract", "{suit} {value}, you"))
               /* Translators: the highest bid and whose it is, while others may bid: "Eine – Anna
                  so far" */
               : text_for (telling, seat, C_ ("contract", "{game} – {name}’s bid so far"),
                           C_ ("contract", "{game} – your bid so far"));
  if (contract->value > 0)
    return has_sign
               /* Translators: the trump sign, the number of points and who called: "♥ 35 – Anna
                  plays". */
               ? text_for (telling, seat, C_ ("contract", "{suit} {value} – {name} plays"),
                           C_ ("contract", "{suit} {value} – you play"))
               : text_for (telling, seat, C_ ("contract", "{value} – {name} plays"),
                           C_ ("contract", "{value} – you play"));
  if (tell_is_against_listener (telling, contract))
    /* Translators: as in "Cego – Anna plays against your Solo" */
    return C_ ("contract", "{game} – {name} plays against your {call}");
  if (contract->name != NULL)
    /* Translators: what is played and by whom, as in "Zwei Leere – Anna plays". */
    return text_for (telling, seat, C_ ("contract", "{game} – {name} plays"),
                     C_ ("contract", "{game} – you play"));
  if (!has_sign)
    return text_for (telling, seat, C_ ("contract", "{name} plays"), C_ ("contract", "You play"));
  if (telling->deal->game->declarer_closes)
    return text_for (telling, seat, C_ ("contract", "{suit} – {name} has closed"),
                     C_ ("contract", "{suit} – you have closed"));

  return text_for (telling, seat,
                   /* Translators: the trump sign and who named it, as in "♥ – Anna plays". */
                   C_ ("contract", "{suit} – {name} plays"), C_ ("contract", "{suit} – you play"));
}

static const char *
short_pattern_of (const Telling *telling, const GameContract *contract, bool has_sign)
{
  unsigned seat = (unsigned) contract->seat;

  if (contract->seat == NO_SEAT || contract->is_open)
    return pattern_of (telling, contract, has_sign);
  if (contract->value > 0 && has_sign)
    return text_for (telling, seat, C_ ("contract", "{suit} {value}, {name}"),
                     C_ ("contract", "{suit} {value}, you"));
  if (contract->value > 0)
    return text_for (telling, seat, C_ ("contract", "{value}, {name}"),
                     C_ ("contract", "{value}, you"));
  if (contract->name != NULL)
    return text_for (telling, seat, C_ ("contract", "{game}, {name}"),
                     C_ ("contract", "{game}, you"));
  if (!has_sign)
    return pattern_of (telling, contract, has_sign);

  return text_for (telling, seat, C_ ("contract", "{suit}, {name}"),
                   C_ ("contract", "{suit}, you"));
}

static char *
fill_contract (const Telling *telling, bool is_short)
{
  const GameContract contract = game_contract (telling->deal);
  bool is_named = contract.trump_settled || contract.is_open;
  const char *sign = is_named ? words_suit_short (telling->suits, contract.trump) : "";
  const char *pattern = is_short ? short_pattern_of (telling, &contract, sign[0] != '\0')
                                 : pattern_of (telling, &contract, sign[0] != '\0');
  char number[12];
  const WordsValue values[]
      = { { "{suit}", sign },
          { "{name}", contract.seat != NO_SEAT ? telling->name[contract.seat] : "" },
          { "{value}", number },
          { "{game}", contract.name != NULL ? contract.name : "" },
          { "{call}", contract.beaten != NULL ? contract.beaten : "" },
          { NULL, NULL } };

  g_snprintf (number, sizeof number, "%u", contract.value);

  /* Translators: as in "×2 ♥ – Anna plays"; the end is cut where there is little room */
  return with_multiplier (&contract, words_keep_signs (words_fill (pattern, values)),
                          C_ ("contract", "×{number} {contract}"),
                          /* Translators: as in "♥ 35 – Anna plays, doubled" */
                          C_ ("contract", "{contract}, {doubled}"));
}

char *
tell_contract (const Telling *telling)
{
  return fill_contract (telling, false);
}

char *
tell_contract_short (const Telling *telling)
{
  return fill_contract (telling, true);
}

static const char *
sentence_pattern (const Telling *telling, const GameContract *contract)
{
  unsigned seat = (unsigned) contract->seat;

  if (!contract->trump_settled)
    return contract->value > 0
               ? text_for (telling, seat,
                           _ ("{name} has called {value}; trumps are still to be chosen."),
                           _ ("You have called {value}; trumps are still to be chosen."))
               : _ ("Trumps are not chosen yet.");
  if (contract->seat == NO_SEAT && contract->name != NULL)
    return _ ("{game}: everybody plays alone.");
  if (contract->seat == NO_SEAT)
    return contract->trump == SUIT_TRUMPS ? _ ("It is not decided yet who plays.") : NULL;
  if (contract->is_open)
    return contract->value > 0
               ? text_for (telling, seat, _ ("{name}’s call is the highest: {value}, {suit}."),
                           _ ("Your call is the highest: {value}, {suit}."))
               : text_for (telling, seat, _ ("The highest bid is {game}, by {name}."),
                           _ ("The highest bid is {game}, by you."));
  if (contract->value > 0)
    return contract->trump == SUIT_NONE
               ? text_for (telling, seat, _ ("No trumps: {name} plays {value}."),
                           _ ("No trumps: you play {value}."))
               : text_for (telling, seat, _ ("Trumps are {suit}; {name} plays {value}."),
                           _ ("Trumps are {suit}; you play {value}."));

  if (tell_is_against_listener (telling, contract))
    return _ ("{name} plays {game} against your {call}.");

  return contract->name != NULL
             ? text_for (telling, seat, _ ("{name} plays {game}."), _ ("You play {game}."))
             : NULL;
}

char *
tell_contract_plain (const Telling *telling, const GameContract *contract)
{
  const char *name = contract->seat != NO_SEAT ? telling->name[contract->seat] : NULL;
  const char *pattern = sentence_pattern (telling, contract);
  char number[12];
  const WordsValue values[] = { { "{suit}", words_suit (telling->suits, contract->trump) },
                                { "{name}", name != NULL ? name : "" },
                                { "{value}", number },
                                { "{game}", contract->name != NULL ? contract->name : "" },
                                { "{call}", contract->beaten != NULL ? contract->beaten : "" },
                                { NULL, NULL } };

  if (pattern == NULL)
    return words_contract (telling->suits, telling->deal->game, contract->trump, name,
                           name != NULL && contract->seat == telling->listener);
  g_snprintf (number, sizeof number, "%u", contract->value);

  return words_fill (pattern, values);
}

char *
tell_settled (const Telling *telling, const Deal *deal)
{
  const GameContract contract = game_contract (deal);
  char value[12];
  const WordsValue values[] = {
    { "{side}", tell_unit_name (telling, contract.settled_unit) },
    { "{value}", value },
    { NULL, NULL },
  };

  if (contract.settled == NULL)
    return NULL;
  g_snprintf (value, sizeof value, "%u", contract.settled_value);

  return words_fill (words_of_game ("settled", contract.settled), values);
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
      const WordsValue values[] = { { "{side}", tell_unit_name (telling, unit) },
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
  const GameContract contract = game_contract (telling->deal);
  GString *text = g_string_new (NULL);
  char *settled = tell_settled (telling, telling->deal);

  text_append (text, with_multiplier (&contract, tell_contract_plain (telling, &contract),
                                      _ ("{contract} Everything is multiplied by {number}."),
                                      /* Translators: two sentences; {doubled} is "doubled"
                                             or "redoubled" */
                                      _ ("{contract} It is {doubled}.")));
  append_targets (text, telling);
  if (settled != NULL)
    text_append (text, settled);

  return g_string_free (text, FALSE);
}
