/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/people/atout-portrait.h"

#include <adwaita.h>

#include "decks/drawing.h"
#include "decks/face-texture.h"

/* pivot of the head in shares of the size */
#define NECK_X (60.0f / 120)
#define NECK_Y (88.0f / 120)

struct _AtoutPortrait
{
  GtkWidget parent_instance;

  const Person *person; /* nullable */
  int size;             /* natural size, or 0 */
  int pixels;           /* size of the textures in pixels */
  GCancellable *painting;
  GdkTexture *body; /* nullable */
  GdkTexture *head;
  gboolean acting;
  double turn; /* degrees of the head */
  AdwAnimation *turning;
};

G_DEFINE_FINAL_TYPE (AtoutPortrait, atout_portrait, GTK_TYPE_WIDGET)

/* ---- Painting ------------------------------------------------------------------------------- */

static void
stop_painting (AtoutPortrait *self)
{
  g_cancellable_cancel (self->painting);
  g_clear_object (&self->painting);
  self->pixels = 0;
}

static void
forget_face (AtoutPortrait *self)
{
  stop_painting (self);
  g_clear_object (&self->body);
  g_clear_object (&self->head);
}

/* Takes no reference: @data cancels painting before it is freed. */
static void
painted (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data)
{
  g_autoptr (GdkTexture) body = NULL;
  g_autoptr (GdkTexture) head = NULL;
  g_autoptr (GError) error = NULL;
  AtoutPortrait *self = data;

  if (!portrait_paint_finish (result, &body, &head, &error))
    {
      if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        g_warning ("no portrait of %s: %s", self->person->name, error->message);
      return;
    }
  g_clear_object (&self->painting);
  g_set_object (&self->body, body);
  g_set_object (&self->head, head);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Paints in screen resolution; the old face stays until then. */
static void
paint (AtoutPortrait *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  int pixels
      = MAX (gtk_widget_get_width (widget), self->size) * gtk_widget_get_scale_factor (widget);

  if (self->person == NULL || pixels <= 0 || pixels == self->pixels)
    return;
  stop_painting (self);
  self->pixels = pixels;
  self->painting = g_cancellable_new ();
  portrait_paint (self->person->key, pixels, self->painting, painted, self);
}

/* ---- Widget --------------------------------------------------------------------------------- */

static void
atout_portrait_measure (GtkWidget *widget, GtkOrientation orientation G_GNUC_UNUSED,
                        int for_size G_GNUC_UNUSED, int *minimum, int *natural,
                        int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = ATOUT_PORTRAIT (widget)->size;
  *minimum_baseline = *natural_baseline = -1;
}

static void
atout_portrait_size_allocate (GtkWidget *widget, int width G_GNUC_UNUSED, int height G_GNUC_UNUSED,
                              int baseline G_GNUC_UNUSED)
{
  paint (ATOUT_PORTRAIT (widget));
}

static void
append_texture (GtkSnapshot *snapshot, GdkTexture *texture, float size)
{
  g_autoptr (GskRenderNode) node
      = face_texture_make_node (texture, face_texture_is_for_cairo (), size, size);

  gtk_snapshot_append_node (snapshot, node);
}

static void
atout_portrait_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AtoutPortrait *self = ATOUT_PORTRAIT (widget);
  float size = (float) gtk_widget_get_width (widget);
  graphene_point_t neck = GRAPHENE_POINT_INIT (NECK_X * size, NECK_Y * size);
  GskRoundedRect circle;

  if (self->head == NULL)
    return;
  gsk_rounded_rect_init_from_rect (&circle, &GRAPHENE_RECT_INIT (0, 0, size, size), size / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &circle);
  append_texture (snapshot, self->body, size);
  gtk_snapshot_translate (snapshot, &neck);
  gtk_snapshot_rotate (snapshot, (float) self->turn);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-neck.x, -neck.y));
  append_texture (snapshot, self->head, size);
  gtk_snapshot_pop (snapshot);
}

static void
atout_portrait_dispose (GObject *object)
{
  AtoutPortrait *self = ATOUT_PORTRAIT (object);

  forget_face (self);
  g_clear_object (&self->turning);

  G_OBJECT_CLASS (atout_portrait_parent_class)->dispose (object);
}

static void
atout_portrait_class_init (AtoutPortraitClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = atout_portrait_dispose;
  widget_class->measure = atout_portrait_measure;
  widget_class->size_allocate = atout_portrait_size_allocate;
  widget_class->snapshot = atout_portrait_snapshot;
  gtk_widget_class_set_css_name (widget_class, "portrait");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
atout_portrait_init (AtoutPortrait *self)
{
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (paint), NULL);
}

GtkWidget *
atout_portrait_new (int size)
{
  AtoutPortrait *self = g_object_new (ATOUT_TYPE_PORTRAIT, NULL);

  self->size = size;

  return GTK_WIDGET (self);
}

void
atout_portrait_set_person (AtoutPortrait *self, const Person *person)
{
  g_autofree char *told = person != NULL ? people_tell (person) : NULL;

  if (self->person == person)
    return;
  forget_face (self);
  self->person = person;
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), told);
  paint (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

const Person *
atout_portrait_get_person (AtoutPortrait *self)
{
  return self->person;
}

/* ---- Turn ------------------------------------------------------------------------------------ */

static void
turned (double value, gpointer data)
{
  AtoutPortrait *self = data;

  self->turn = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
turn_head (AtoutPortrait *self, double degrees, double seconds)
{
  GtkWidget *widget = GTK_WIDGET (self);

  if (self->turning != NULL)
    adw_animation_pause (self->turning);
  g_clear_object (&self->turning);
  if (seconds <= 0 || !adw_get_enable_animations (widget))
    {
      turned (0, self);
      return;
    }
  self->turning = adw_timed_animation_new (widget, self->turn, degrees, (guint) (seconds * 1000),
                                           adw_callback_animation_target_new (turned, self, NULL));
  adw_animation_play (self->turning);
}

void
atout_portrait_set_acting (AtoutPortrait *self, gboolean acting, double degrees, double seconds)
{
  if (self->acting == acting)
    return;
  self->acting = acting;
  if (acting)
    gtk_widget_add_css_class (GTK_WIDGET (self), "acting");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "acting");
  turn_head (self, acting ? degrees : 0, seconds);
}

double
atout_portrait_get_turn (AtoutPortrait *self)
{
  return self->turn;
}

gboolean
atout_portrait_is_painted (AtoutPortrait *self)
{
  return self->head != NULL;
}
