/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Sentences about the signal that a card gives to the partner. */

#include <glib/gi18n-lib.h>

#include "model/words/tell-reason.h"
#include "players/analysis/principle.h"

static const char *
message_sentence (const PlayerMessage *message)
{
  switch (message->kind)
    {
    case MESSAGE_TELLS:
      if (card_set_count (message->cards) > 1)
        return NC_ ("hint", "By agreement, this tells your partner that you are strong in {suit}.");
      return message->holds
                 ? NC_ ("hint", "By agreement, this tells your partner that you hold the {card}.")
                 : NC_ ("hint",
                        "By agreement, this tells your partner that you do not hold the {card}.");
    case MESSAGE_LIES:
      return NC_ ("hint",
                  "Careful: by agreement, this tells your partner something false about {suit}.");
    case MESSAGE_ASKED:
      return NC_ ("hint", "Your partner asked for {suit} with the {card}.");
    default:
      return NULL;
    }
}

char *
tell_message (const Telling *telling, const Deal *deal, const Observation *seen,
              const Analysis *analysis)
{
  g_autofree char *card = NULL;
  PlayerArgument argument;
  Choice choice;
  const PlayerMessage *message = &argument.message;
  WordsValue values[] = { { "{suit}", NULL }, { "{card}", "" }, { NULL, NULL } };

  principle_argue (seen, analysis, &choice, &argument);
  if (message->kind == MESSAGE_NONE || analysis->row[0].action != argument.action)
    return NULL;
  card = words_card (telling->suits, deal_pack (deal),
                     message->kind == MESSAGE_ASKED ? message->card
                                                    : card_set_first (message->cards));
  values[0].value = words_suit (telling->suits, message->suit);
  values[1].value = card;

  return words_fill (words_of_game ("hint", message_sentence (message)), values);
}
