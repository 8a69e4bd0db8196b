/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/file-choice.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  GtkFileChooserNative *chooser;
  GWeakRef object;
  FileChosen chosen;
} Question;

static void
answered (GtkNativeDialog *dialog, int response, gpointer user_data)
{
  Question *question = user_data;
  g_autoptr (GObject) object = g_weak_ref_get (&question->object);
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (question->chooser));

  if (response == GTK_RESPONSE_ACCEPT && file != NULL && object != NULL)
    question->chosen (file, object);

  g_object_unref (question->chooser);
  g_weak_ref_clear (&question->object);
  g_free (question);
}

static GtkFileChooserNative *
ask (gpointer object, const char *title, FileChosen chosen, GtkFileChooserAction action,
     const char *accept, GtkFileFilter *filter)
{
  Question *question = g_new0 (Question, 1);
  GtkRoot *root = gtk_widget_get_root (object);

  question->chooser = gtk_file_chooser_native_new (title, GTK_WINDOW (root), action, accept, NULL);
  g_weak_ref_init (&question->object, object);
  question->chosen = chosen;
  if (filter != NULL)
    gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (question->chooser), filter);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (question->chooser), TRUE);
  g_signal_connect (question->chooser, "response", G_CALLBACK (answered), question);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (question->chooser));

  return question->chooser;
}

void
file_choice_ask_svg (gpointer object, const char *title, FileChosen chosen)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _ ("Drawings (SVG)"));
  gtk_file_filter_add_suffix (filter, "svg");
  gtk_file_filter_add_suffix (filter, "svgz");
  ask (object, title, chosen, GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Add"), filter);
}

void
file_choice_ask_folder (gpointer object, const char *title, FileChosen chosen)
{
  ask (object, title, chosen, GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, _ ("_Add"), NULL);
}

void
file_choice_ask_record (gpointer object, const char *title, FileChosen chosen)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _ ("Records of matches"));
  gtk_file_filter_add_suffix (filter, "atout");
  ask (object, title, chosen, GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Open"), filter);
}

void
file_choice_ask_save (gpointer object, const char *title, const char *name, FileChosen chosen)
{
  GtkFileChooserNative *chooser
      = ask (object, title, chosen, GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"), NULL);

  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
}
