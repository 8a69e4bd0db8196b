/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/table/seats/atout-seat-view.h"

#include <glib/gi18n-lib.h>

#include "model/told/people.h"
#include "model/words/words.h"
#include "view/table/layout/atout-table-part.h"
#include "view/widgets/remove-children.h"
#include "view/widgets/spoken-names.h"

#define BACKS_STEP 0.28 /* visible share of each back's width */

struct _AtoutSeatView
{
  GtkWidget parent_instance;

  AtoutSession *session;
  AtoutSeat *seat;
  const Person *person; /* known person at the seat, or NULL */
  char *speech;         /* words of the seat, or "" */
  AtoutDeck *deck;
  GtkWidget *plate; /* name and marks */
  GtkWidget *name;
  GtkWidget *side; /* sign of partner or opponent */
  GtkWidget *dealer;
  GtkWidget *forehand;
  GtkWidget *declarer;
  GtkWidget *watching;
  GtkWidget *count; /* result of the user so far, for example "43 eyes" */
  GtkWidget *lost;
  gboolean is_short; /* true if marks are shortened */
  int name_width;    /* 0: unlimited */
  int card_width;
  int card_height;
  guint shown;
  guint n_open; /* number of cards shown open elsewhere */
};

static void part_init (AtoutTablePartInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AtoutSeatView, atout_seat_view, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ATOUT_TYPE_TABLE_PART, part_init))

/* ---- Texts ------------------------------------------------------------------------------- */

static void
append_part (GString *text, const char *part)
{
  if (text->len > 0)
    g_string_append (text, ", ");
  g_string_append (text, part);
}

/* Returns "partner" or "opponent"; NULL for the user and if everybody plays alone. */
static const char *
name_relation (AtoutSeatView *self)
{
  switch (atout_seat_get_relation (self->seat))
    {
    case ATOUT_RELATION_PARTNER:
      return C_ ("role", "partner");
    case ATOUT_RELATION_OPPONENT:
      return C_ ("role", "opponent");
    default:
      return NULL;
    }
}

static void
show_person (AtoutSeatView *self)
{
  const Person *person
      = atout_seat_get_human (self->seat) ? NULL : people_find (atout_seat_get_name (self->seat));
  g_autofree char *told = person != NULL ? people_tell (person) : NULL;

  if (self->person == person)
    return;
  self->person = person;
  gtk_widget_set_tooltip_text (self->name, told);
  spoken_set_description (GTK_WIDGET (self), told);
}

static void
update_accessible (AtoutSeatView *self)
{
  const Game *game = atout_course_get_game (ATOUT_COURSE (self->session));
  guint roles = atout_seat_get_roles (self->seat);
  guint size = atout_seat_get_hand_size (self->seat);
  const Telling telling = atout_session_tell (self->session);
  const char *loser_mark = tell_loser_mark (&telling, atout_seat_get_index (self->seat));
  g_autoptr (GString) text = g_string_new (atout_seat_get_name (self->seat));
  g_autofree char *cards = g_strdup_printf (ngettext ("%u card", "%u cards", size), size);

  if (name_relation (self) != NULL)
    append_part (text, name_relation (self));
  if (roles & ROLE_DEALER)
    append_part (text, C_ ("role", "dealer"));
  if (roles & ROLE_FOREHAND)
    append_part (text, C_ ("role", "forehand"));
  if (roles & ROLE_DECLARER)
    append_part (text, words_of_game ("role", game->declarer_meaning));
  if (self->speech[0] != '\0')
    append_part (text, self->speech);
  if (atout_seat_get_acting (self->seat))
    append_part (text, C_ ("role", "to play"));
  if (atout_seat_get_watching (self->seat))
    append_part (text, C_ ("role", "watches"));
  if (loser_mark != NULL)
    append_part (text, loser_mark);
  append_part (text, cards);
  if (atout_seat_get_count (self->seat)[0] != '\0')
    append_part (text, atout_seat_get_count (self->seat));
  spoken_set_name (GTK_WIDGET (self), text->str);
}

static void
set_style (GtkWidget *widget, const char *style, gboolean set)
{
  if (set)
    gtk_widget_add_css_class (widget, style);
  else
    gtk_widget_remove_css_class (widget, style);
}

/* Shows the side by sign and shape, not only by colour. */
static void
show_relation (AtoutSeatView *self)
{
  AtoutRelation relation = atout_seat_get_relation (self->seat);
  gboolean is_opponent = relation == ATOUT_RELATION_OPPONENT;

  gtk_label_set_label (GTK_LABEL (self->side), is_opponent ? "◇" : "●");
  gtk_widget_set_tooltip_text (self->side, name_relation (self));
  gtk_widget_set_visible (self->side, relation != ATOUT_RELATION_NONE);
  set_style (GTK_WIDGET (self), "opponent", is_opponent);
  set_style (GTK_WIDGET (self), "partner", relation == ATOUT_RELATION_PARTNER);
}

static void
seat_changed (AtoutSeatView *self)
{
  guint roles = atout_seat_get_roles (self->seat);
  const Telling telling = atout_session_tell (self->session);
  const char *loser_mark = tell_loser_mark (&telling, atout_seat_get_index (self->seat));

  gtk_label_set_label (GTK_LABEL (self->name), atout_seat_get_name (self->seat));
  gtk_widget_set_visible (self->dealer, (roles & ROLE_DEALER) != 0);
  gtk_widget_set_visible (self->forehand, (roles & ROLE_FOREHAND) != 0);
  gtk_widget_set_visible (self->declarer, (roles & ROLE_DECLARER) != 0);
  gtk_widget_set_visible (self->watching, atout_seat_get_watching (self->seat));
  gtk_label_set_label (GTK_LABEL (self->count), atout_seat_get_count (self->seat));
  gtk_widget_set_visible (self->count, atout_seat_get_count (self->seat)[0] != '\0');
  gtk_widget_set_visible (self->lost, loser_mark != NULL);
  gtk_widget_set_tooltip_text (self->lost, loser_mark);
  set_style (self->plate, "acting", atout_seat_get_acting (self->seat));
  set_style (GTK_WIDGET (self), "watching", atout_seat_get_watching (self->seat));
  show_relation (self);
  show_person (self);
  update_accessible (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* ---- Text marks --------------------------------------------------------------------------- */

static const char *
declarer_text (AtoutSeatView *self, gboolean is_short)
{
  const Game *game = atout_course_get_game (ATOUT_COURSE (self->session));

  if (game->declarer_name == NULL)
    return "";

  return is_short && game->declarer_short != NULL
             ? words_of_game ("mark, short", game->declarer_short)
             : words_of_game ("mark", game->declarer_name);
}

static const char *
watching_text (gboolean is_short)
{
  /* Translators: beside the name of who watches in this deal, where there is little room */
  return is_short ? C_ ("mark, short", "out") : C_ ("role", "watches");
}

static void
show_marks (AtoutSeatView *self)
{
  gtk_label_set_label (GTK_LABEL (self->declarer), declarer_text (self, self->is_short));
  gtk_label_set_label (GTK_LABEL (self->watching), watching_text (self->is_short));
}

static int
find_growth (GtkWidget *mark, const char *text)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (mark, text);
  int now, then;

  if (!gtk_widget_get_visible (mark))
    return 0;
  pango_layout_get_pixel_size (layout, &then, NULL);
  pango_layout_set_text (layout, gtk_label_get_text (GTK_LABEL (mark)), -1);
  pango_layout_get_pixel_size (layout, &now, NULL);

  return then - now;
}

static int
measure_name (AtoutTablePart *part, gboolean is_short)
{
  AtoutSeatView *self = ATOUT_SEAT_VIEW (part);
  int natural;

  gtk_widget_measure (self->plate, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);

  return natural + find_growth (self->declarer, declarer_text (self, is_short))
         + find_growth (self->watching, watching_text (is_short));
}

/* ---- Size and drawing --------------------------------------------------------------------- */

static int
backs_width (AtoutSeatView *self, guint n)
{
  return n == 0 ? 0 : self->card_width + (int) (BACKS_STEP * self->card_width * (n - 1));
}

static void
atout_seat_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                         int *natural, int *minimum_baseline, int *natural_baseline)
{
  AtoutSeatView *self = ATOUT_SEAT_VIEW (widget);

  gtk_widget_measure (self->plate, orientation, for_size, minimum, natural, minimum_baseline,
                      natural_baseline);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = MAX (*natural, backs_width (self, 8));
  else if (self->card_height > 0)
    *minimum = *natural = *natural + self->card_height + 4;
  *minimum_baseline = *natural_baseline = -1;
}

static void
atout_seat_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  AtoutSeatView *self = ATOUT_SEAT_VIEW (widget);
  graphene_point_t place;
  int natural, natural_height;

  gtk_widget_measure (self->plate, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  natural = MIN (natural, self->name_width > 0 ? MIN (width, self->name_width) : width);
  gtk_widget_measure (self->plate, GTK_ORIENTATION_VERTICAL, natural, NULL, &natural_height, NULL,
                      NULL);
  place = GRAPHENE_POINT_INIT ((float) ((width - natural) / 2), (float) (height - natural_height));
  gtk_widget_allocate (self->plate, natural, natural_height, baseline,
                       gsk_transform_translate (NULL, &place));
}

static void
atout_seat_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AtoutSeatView *self = ATOUT_SEAT_VIEW (widget);
  guint size = MIN (atout_seat_get_hand_size (self->seat), self->shown);
  guint n = size - MIN (size, self->n_open);
  double step = BACKS_STEP * self->card_width;
  double left;

  if (n > 1)
    step = MIN (step, (double) (gtk_widget_get_width (widget) - self->card_width) / (n - 1));
  left = (gtk_widget_get_width (widget) - step * (n > 0 ? n - 1 : 0) - self->card_width) / 2;
  for (guint i = 0; self->deck != NULL && self->card_height > 0 && i < n; i++)
    {
      graphene_point_t place = GRAPHENE_POINT_INIT ((float) (int) (left + step * i), 0);

      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &place);
      gdk_paintable_snapshot (atout_deck_get_back (self->deck), snapshot, self->card_width,
                              self->card_height);
      gtk_snapshot_restore (snapshot);
    }

  GTK_WIDGET_CLASS (atout_seat_view_parent_class)->snapshot (widget, snapshot);
}

/* ---- Part of a table ---------------------------------------------------------------------- */

static int
shorten (AtoutTablePart *part, gboolean is_short)
{
  AtoutSeatView *self = ATOUT_SEAT_VIEW (part);

  if (self->is_short != is_short)
    {
      self->is_short = is_short;
      show_marks (self);
    }

  return 0;
}

/* Gives the user's seat no backs. */
static void
fit (AtoutTablePart *part, const TablePlan *plan)
{
  AtoutSeatView *self = ATOUT_SEAT_VIEW (part);
  guint place = table_plan_position (plan, atout_seat_get_index (self->seat));
  int card_width = place > 0 ? plan->layout->back_width : 0;
  int card_height = place > 0 ? plan->layout->back_height : 0;
  int name_width = place > 0 ? (int) plan->layout->name[place].size.width : 0;

  if (place > 0)
    shorten (part, plan->layout->short_marks);
  if (self->card_width != card_width || self->card_height != card_height)
    gtk_widget_queue_resize (GTK_WIDGET (self));
  if (self->name_width != name_width)
    gtk_widget_queue_allocate (GTK_WIDGET (self));
  self->card_width = card_width;
  self->card_height = card_height;
  self->name_width = name_width;
}

static void
set_cover (AtoutTablePart *part, const graphene_rect_t *cover)
{
  AtoutSeatView *self = ATOUT_SEAT_VIEW (part);
  GtkWidget *table = gtk_widget_get_parent (GTK_WIDGET (self));
  graphene_rect_t bounds;
  gboolean is_below = cover != NULL && gtk_widget_compute_bounds (self->plate, table, &bounds)
                      && graphene_rect_intersection (&bounds, cover, NULL);

  gtk_widget_set_opacity (self->plate, is_below ? 0 : 1);
}

static void
part_init (AtoutTablePartInterface *iface)
{
  iface->fit = fit;
  iface->measure = measure_name;
  iface->shorten = shorten;
  iface->set_cover = set_cover;
}

/* ---- Class -------------------------------------------------------------------------------- */

static void
watch_back (AtoutSeatView *self, gboolean watch)
{
  GdkPaintable *back;

  if (self->deck == NULL)
    return;
  back = atout_deck_get_back (self->deck);
  g_signal_handlers_disconnect_by_data (back, self);
  if (watch)
    g_signal_connect_swapped (back, "invalidate-contents", G_CALLBACK (gtk_widget_queue_draw),
                              self);
}

static void
atout_seat_view_dispose (GObject *object)
{
  AtoutSeatView *self = ATOUT_SEAT_VIEW (object);

  watch_back (self, FALSE);
  if (self->seat != NULL)
    g_signal_handlers_disconnect_by_data (self->seat, self);
  g_clear_object (&self->seat);
  g_clear_object (&self->session);
  g_clear_object (&self->deck);
  remove_children (GTK_WIDGET (self));

  G_OBJECT_CLASS (atout_seat_view_parent_class)->dispose (object);
}

static void
atout_seat_view_finalize (GObject *object)
{
  g_free (ATOUT_SEAT_VIEW (object)->speech);
  G_OBJECT_CLASS (atout_seat_view_parent_class)->finalize (object);
}

static void
atout_seat_view_class_init (AtoutSeatViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = atout_seat_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = atout_seat_view_finalize;
  widget_class->measure = atout_seat_view_measure;
  widget_class->size_allocate = atout_seat_view_size_allocate;
  widget_class->snapshot = atout_seat_view_snapshot;
  gtk_widget_class_set_css_name (widget_class, "seat");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_BASE "/table/seats/atout-seat-view.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutSeatView, plate);
  gtk_widget_class_bind_template_child (widget_class, AtoutSeatView, side);
  gtk_widget_class_bind_template_child (widget_class, AtoutSeatView, name);
  gtk_widget_class_bind_template_child (widget_class, AtoutSeatView, dealer);
  gtk_widget_class_bind_template_child (widget_class, AtoutSeatView, forehand);
  gtk_widget_class_bind_template_child (widget_class, AtoutSeatView, declarer);
  gtk_widget_class_bind_template_child (widget_class, AtoutSeatView, watching);
  gtk_widget_class_bind_template_child (widget_class, AtoutSeatView, count);
  gtk_widget_class_bind_template_child (widget_class, AtoutSeatView, lost);
}

static void
atout_seat_view_init (AtoutSeatView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->shown = G_MAXUINT;
  self->speech = g_strdup ("");
}

GtkWidget *
atout_seat_view_new (AtoutSession *session, AtoutSeat *seat)
{
  AtoutSeatView *self = g_object_new (ATOUT_TYPE_SEAT_VIEW, NULL);
  const Game *game = atout_course_get_game (ATOUT_COURSE (session));

  self->session = g_object_ref (session);
  self->seat = g_object_ref (seat);
  if (game->declarer_name != NULL && !g_str_equal (game->declarer_name, game->declarer_meaning))
    gtk_widget_set_tooltip_text (self->declarer, words_of_game ("role", game->declarer_meaning));
  show_marks (self);
  g_signal_connect_swapped (seat, "changed", G_CALLBACK (seat_changed), self);
  for (const char *const *signal
       = (const char *const[]) { "dealt", "rewound", "deal-over", "match-over", NULL };
       *signal != NULL; signal++)
    g_signal_connect_object (session, *signal, G_CALLBACK (seat_changed), self, G_CONNECT_SWAPPED);
  seat_changed (self);

  return GTK_WIDGET (self);
}

void
atout_seat_view_set_speech (AtoutSeatView *self, const char *speech)
{
  if (g_str_equal (self->speech, speech))
    return;
  g_free (self->speech);
  self->speech = g_strdup (speech);
  update_accessible (self);
}

void
atout_seat_view_set_deck (AtoutSeatView *self, AtoutDeck *deck)
{
  watch_back (self, FALSE);
  g_set_object (&self->deck, deck);
  watch_back (self, TRUE);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
atout_seat_view_set_shown (AtoutSeatView *self, guint shown)
{
  if (self->shown == shown)
    return;
  self->shown = shown;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
atout_seat_view_set_open (AtoutSeatView *self, guint n_open)
{
  if (self->n_open == n_open)
    return;
  self->n_open = n_open;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
