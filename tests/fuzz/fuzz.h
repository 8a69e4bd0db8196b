/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What the libFuzzer harnesses share. A failed check and any complaint of GLib end the run. */

#pragma once

#include <glib.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** Called by libFuzzer once, before the first input. */
int LLVMFuzzerInitialize (int *argc, char ***argv);

/** Called by libFuzzer with every input; returns 0. */
int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

/** Unless @holds, says what does not hold and aborts, so that libFuzzer keeps the input. */
void fuzz_check (bool holds, const char *format, ...) G_GNUC_PRINTF (2, 3);
