/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Native file choosers; in a sandbox they grant access to the file. */

#pragma once

#include <gtk/gtk.h>

/** Receives the chosen file; not called after cancelling. */
typedef void (*FileChosen) (GFile *file, gpointer object);

/** Asks for an SVG; the dialog is modal to the window of @object, a widget. */
void file_choice_ask_svg    (gpointer object, const char *title, FileChosen chosen);

/** Asks for a folder. */
void file_choice_ask_folder (gpointer object, const char *title, FileChosen chosen);

/** Asks for a match record. */
void file_choice_ask_record (gpointer object, const char *title, FileChosen chosen);

/** Asks where to save, suggests @name and confirms overwriting. */
void file_choice_ask_save   (gpointer object, const char *title, const char *name,
                             FileChosen chosen);
