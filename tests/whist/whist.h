/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * German whist for two, in tests alone: the smallest complete game. It proves that a game needs
 * nothing of the program but its own folder, and shows what such a folder has to hold.
 *
 * Thirteen cards each, the stock between them with its top card turned up: its suit is trumps.
 * Whoever takes a trick takes that card, the other the next one, which nobody sees. With the stock
 * gone the last thirteen tricks decide; by option all 26 count.
 */

#pragma once

#include "players/player-game.h"
#include "rules/game.h"

/** The options, by index into the table. */
enum
{
  WHIST_COUNT,
  WHIST_DEALS,
};

enum
{
  WHIST_COUNT_LAST,
  WHIST_COUNT_ALL,
};

extern const Game whist_game;

/** The cards of the stock, and those of it that lie face down. */
CardSet whist_stock (const Deal *deal);
CardSet whist_hidden_stock (const Deal *deal);

/** The cards that @seat has taken from it face up: everybody knows them. */
CardSet whist_taken (const Deal *deal, unsigned seat);

/** Puts @in where @out lies in the stock. */
void whist_exchange (Deal *deal, Card out, Card in);

/** What players know of it, for player_game_add (). */
extern const PlayerGame whist_player;
