/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Signs in words, for the ear: "hearts" for "♥". */

#pragma once

#include "model/words/words.h"

/**
 * @text for who listens: with the names of suits in place of their signs, and those of cards:
 * "jack of hearts" for "J♥". Free with g_free ().
 */
char *words_name_signs (const char *text);
