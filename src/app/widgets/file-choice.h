/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Letting the user choose a file or a folder. In a sandbox the desktop asks, and what was chosen
 * can be read.
 */

#pragma once

#include <gtk/gtk.h>

/** Called with what was chosen; not called when nothing was. */
typedef void (*FileChosen) (GFile *file, gpointer object);

/** Asks for an SVG on top of the window of @object, a widget. */
void file_choice_ask_svg    (gpointer object, const char *title, FileChosen chosen);

/** Asks for a folder. */
void file_choice_ask_folder (gpointer object, const char *title, FileChosen chosen);

/** Asks for the record of a match. */
void file_choice_ask_record (gpointer object, const char *title, FileChosen chosen);

/** Asks for a file to be written, with @name offered; what is there already is asked about. */
void file_choice_ask_save   (gpointer object, const char *title, const char *name,
                             FileChosen chosen);
