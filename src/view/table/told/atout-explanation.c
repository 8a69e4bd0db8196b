/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/table/told/atout-explanation.h"

#include "view/table/stage/rhythm.h"
#include "view/widgets/remove-children.h"
#include "view/widgets/suit-signs.h"

#define TIME 5.0        /* seconds at any speed */
#define TIME_LETTER .03 /* seconds for each letter */

struct _AtoutExplanation
{
  GtkWidget parent_instance;

  char *text;
  RhythmClockRun *run; /* NULL unless the text is timed */
  gboolean kept;       /* true if the text stays until taken back */

  GtkWidget *label;
};

G_DEFINE_FINAL_TYPE (AtoutExplanation, atout_explanation, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_TEXT,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
time_passed (double value G_GNUC_UNUSED, gpointer data)
{
  AtoutExplanation *self = data;

  self->run = NULL;
  atout_explanation_say (self, NULL);
}

static void
set_text (AtoutExplanation *self, const char *text, gboolean kept)
{
  char *old = self->text;

  g_clear_pointer (&self->run, rhythm_clock_stop);
  self->kept = kept;
  self->text = g_strdup (text);
  g_free (old);
  gtk_widget_set_visible (GTK_WIDGET (self), text != NULL);
  if (self->text != NULL)
    gtk_label_set_label (GTK_LABEL (self->label), self->text);
  if (self->text != NULL && !kept)
    {
      double seconds = TIME + TIME_LETTER * (double) g_utf8_strlen (self->text, -1);

      self->run
          = rhythm_clock_start (GTK_WIDGET (self), RHYTHM_CLOCK_NOTE, seconds, time_passed, self);
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TEXT]);
}

void
atout_explanation_say (AtoutExplanation *self, const char *text)
{
  g_return_if_fail (ATOUT_IS_EXPLANATION (self));

  set_text (self, text, FALSE);
}

void
atout_explanation_keep (AtoutExplanation *self, const char *text)
{
  g_return_if_fail (ATOUT_IS_EXPLANATION (self));

  if (text != NULL || self->kept)
    set_text (self, text, text != NULL);
}

const char *
atout_explanation_get_text (AtoutExplanation *self)
{
  g_return_val_if_fail (ATOUT_IS_EXPLANATION (self), NULL);

  return self->text;
}

static void
atout_explanation_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_TEXT:
      g_value_set_string (value, ATOUT_EXPLANATION (object)->text);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
atout_explanation_dispose (GObject *object)
{
  AtoutExplanation *self = ATOUT_EXPLANATION (object);

  g_clear_pointer (&self->run, rhythm_clock_stop);
  g_clear_pointer (&self->text, g_free);
  remove_children (GTK_WIDGET (self));

  G_OBJECT_CLASS (atout_explanation_parent_class)->dispose (object);
}

static void
atout_explanation_class_init (AtoutExplanationClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = atout_explanation_get_property;
  object_class->dispose = atout_explanation_dispose;

  /** AtoutExplanation:text: the shown text, or NULL */
  properties[PROP_TEXT]
      = g_param_spec_string ("text", NULL, NULL, NULL,
                             G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
atout_explanation_init (AtoutExplanation *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  self->label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, "wrap",
                              TRUE, "justify", GTK_JUSTIFY_CENTER, "max-width-chars", 60, NULL);
  gtk_widget_add_css_class (self->label, "explain");
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
  suit_signs_colour (self->label);
}
