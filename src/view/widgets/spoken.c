/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/widgets/spoken.h"

#include "model/words/words-spoken.h"
#include "view/widgets/spoken-names.h"

#define CLOSE (500 * G_TIME_SPAN_MILLISECOND) /* interval within which announcements are close */
#define YOUNG (10 * G_TIME_SPAN_SECOND)       /* age of windows that screen readers may not know */

#define OWN_KEY "spoken-own"       /* widget data: own description */
#define TOLD_KEY "spoken-told"     /* widget data: own description last announced */
#define HEARD_KEY "spoken-heard"   /* widget data: announcement that is its description now */
#define SPEECH_KEY "spoken-speech" /* window data: its Speech */

/* The pending and past announcements of a window. */
typedef struct
{
  GtkRoot *root;  /* owner */
  GString *text;  /* pending text */
  GWeakRef place; /* source of the text */
  guint source;
  gint64 begun;     /* time of creation, g_get_monotonic_time () */
  gint64 said;      /* time of the last announcement */
  GWeakRef heard;   /* widget of the last announcement */
  GWeakRef changed; /* focused widget with an unspoken description */
} Speech;

static const char *
get_text (GtkWidget *widget, const char *key)
{
  return g_object_get_data (G_OBJECT (widget), key);
}

static void
set_text (GtkWidget *widget, const char *key, const char *text)
{
  g_object_set_data_full (G_OBJECT (widget), key, g_strdup (text), g_free);
}

/* Restores the own description, or the tooltip. */
static void
describe (GtkWidget *widget)
{
  const char *own = get_text (widget, OWN_KEY);

  if (own == NULL)
    own = gtk_widget_get_tooltip_text (widget);
  set_text (widget, HEARD_KEY, NULL);
  spoken_set_description (widget, own != NULL ? own : "");
}

/* ---- Announcing --------------------------------------------------------------------------- */

static void
append (GString *text, const char *sentence)
{
  if (text->len > 0)
    g_string_append (text, strchr (".?!", text->str[text->len - 1]) != NULL ? " " : ". ");
  g_string_append (text, sentence);
}

#if GTK_CHECK_VERSION(4, 14, 0)

/*
 * Returns true shortly after an announcement: Orca hears another only from a window or the focus.
 */
static gboolean
is_close (Speech *self)
{
  return g_get_monotonic_time () < self->said + CLOSE;
}

/*
 * Returns true for a new window: Orca ignores it for a while if it hears of it before the program.
 */
static gboolean
is_young (Speech *self)
{
  return g_get_monotonic_time () < self->begun + YOUNG;
}

static void
announce_at (Speech *self, GtkWidget *widget)
{
  /* newer than the minimum version */
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gtk_accessible_announce (GTK_ACCESSIBLE (widget), self->text->str,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  G_GNUC_END_IGNORE_DEPRECATIONS
  self->said = g_get_monotonic_time ();
}

static GtkWidget *
get_place (Speech *self)
{
  g_autoptr (GtkWidget) place = g_weak_ref_get (&self->place);

  return place != NULL && gtk_widget_get_mapped (place) ? place : GTK_WIDGET (self->root);
}

static void
announce (Speech *self)
{
  GtkWidget *focus = gtk_root_get_focus (self->root);

  announce_at (self, is_close (self) && focus != NULL ? focus : get_place (self));
}

/*
 * Announces pending text before the focus moves, because screen readers speak a new focus at once.
 * The old focus may vanish, so it is not the source.
 */
static void
announce_waiting (Speech *self)
{
  if (self->text->len == 0 || (is_close (self) && is_young (self)))
    return;
  announce_at (self, is_close (self) ? GTK_WIDGET (self->root) : get_place (self));
  g_string_truncate (self->text, 0);
}

#else

/*
 * Announces by a description. It includes a changed own description, which would be lost. A blank
 * marks repeated text, which GTK would ignore.
 */
static void
announce (Speech *self)
{
  GtkWidget *focus = gtk_root_get_focus (self->root);
  GtkWidget *widget = focus != NULL ? focus : GTK_WIDGET (self->root);
  const char *own = get_text (widget, OWN_KEY);

  if (own != NULL && own[0] != '\0' && g_strcmp0 (own, get_text (widget, TOLD_KEY)) != 0)
    {
      append (self->text, own);
      set_text (widget, TOLD_KEY, own);
    }
  if (g_strcmp0 (get_text (widget, HEARD_KEY), self->text->str) == 0)
    g_string_append_c (self->text, ' ');
  set_text (widget, HEARD_KEY, self->text->str);
  g_weak_ref_set (&self->heard, widget);
  g_weak_ref_set (&self->changed, NULL); /* spoken with it */
  spoken_set_description (widget, self->text->str);
}

static void
announce_waiting (Speech *self G_GNUC_UNUSED)
{
}

#endif

static void
describe_changed (Speech *self)
{
  g_autoptr (GtkWidget) widget = g_weak_ref_get (&self->changed);

  g_weak_ref_set (&self->changed, NULL);
  if (widget != NULL)
    describe (widget);
}

static void
focus_moved (GtkRoot *root, GParamSpec *pspec G_GNUC_UNUSED, Speech *self)
{
  g_autoptr (GtkWidget) widget = g_weak_ref_get (&self->heard);

  describe_changed (self);
  if (widget == NULL || widget == gtk_root_get_focus (root))
    return;
  g_weak_ref_set (&self->heard, NULL);
  if (get_text (widget, HEARD_KEY) != NULL)
    describe (widget);
}

static void
speech_free (gpointer data)
{
  Speech *self = data;

  g_clear_handle_id (&self->source, g_source_remove);
  g_weak_ref_clear (&self->place);
  g_weak_ref_clear (&self->heard);
  g_weak_ref_clear (&self->changed);
  g_string_free (self->text, TRUE);
  g_free (self);
}

static Speech *
get_speech (GtkRoot *root)
{
  Speech *self = g_object_get_data (G_OBJECT (root), SPEECH_KEY);

  if (self != NULL)
    return self;
  self = g_new0 (Speech, 1);
  self->root = root;
  self->begun = g_get_monotonic_time ();
  self->text = g_string_new (NULL);
  g_weak_ref_init (&self->place, NULL);
  g_weak_ref_init (&self->heard, NULL);
  g_weak_ref_init (&self->changed, NULL);
  g_object_set_data_full (G_OBJECT (root), SPEECH_KEY, self, speech_free);
  g_signal_connect (root, "notify::focus-widget", G_CALLBACK (focus_moved), self);

  return self;
}

static gboolean
say (gpointer data)
{
  Speech *self = data;

  self->source = 0;
  if (self->text->len > 0)
    announce (self);
  describe_changed (self);
  g_string_truncate (self->text, 0);

  return G_SOURCE_REMOVE;
}

/* Announces the pending text when the focus has settled, before the next frame. */
static void
say_soon (Speech *self)
{
  if (self->source == 0)
    self->source = g_idle_add_full (G_PRIORITY_HIGH_IDLE, say, self, NULL);
}

void
spoken_announce (GtkWidget *place, const char *text)
{
  g_autofree char *heard = NULL;
  Speech *self;

  if (text[0] == '\0' || !gtk_widget_get_mapped (place))
    return;
  self = get_speech (gtk_widget_get_root (place));
  heard = words_name_signs (text);
  append (self->text, heard);
  g_weak_ref_set (&self->place, place);
  say_soon (self);
}

gboolean
spoken_grab_focus (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  if (root != NULL && gtk_root_get_focus (root) != widget)
    announce_waiting (get_speech (root));

  return gtk_widget_grab_focus (widget);
}

void
spoken_describe (GtkWidget *widget, const char *description)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  if (g_strcmp0 (get_text (widget, OWN_KEY), description) == 0)
    return;
  set_text (widget, OWN_KEY, description);
  if (root == NULL || gtk_root_get_focus (root) != widget)
    {
      describe (widget);
      return;
    }
  g_weak_ref_set (&get_speech (root)->changed, widget);
  say_soon (get_speech (root));
}

/* ---- Pages -------------------------------------------------------------------------------- */

static void
update_pages (GtkStack *stack)
{
  GtkWidget *visible = gtk_stack_get_visible_child (stack);

  for (GtkWidget *page = gtk_widget_get_first_child (GTK_WIDGET (stack)); page != NULL;
       page = gtk_widget_get_next_sibling (page))
    {
      gtk_accessible_update_state (GTK_ACCESSIBLE (page), GTK_ACCESSIBLE_STATE_HIDDEN,
                                   page != visible, -1);
      gtk_widget_set_can_focus (page, page == visible);
    }
}

void
spoken_hide_pages (GtkStack *stack)
{
  g_autoptr (GtkSelectionModel) pages = gtk_stack_get_pages (stack);

  g_signal_connect (stack, "notify::visible-child", G_CALLBACK (update_pages), NULL);
  g_signal_connect_object (pages, "items-changed", G_CALLBACK (update_pages), stack,
                           G_CONNECT_SWAPPED);
  g_object_set_data_full (G_OBJECT (stack), "spoken-pages", g_steal_pointer (&pages),
                          g_object_unref);
  update_pages (stack);
}
