/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/table/told/atout-table-info.h"

#include <glib/gi18n-lib.h>

#include "model/words/words.h"
#include "view/score/atout-counters.h"
#include "view/table/layout/atout-table-part.h"
#include "view/table/told/atout-auction.h"
#include "view/widgets/remove-children.h"
#include "view/widgets/spoken-names.h"
#include "view/widgets/suit-signs.h"

#define AT_SIDES 16   /* on both sides */
#define BESIDE 6      /* between contract and score */
#define BELOW 2       /* between rows */
#define READ_SIDES 48 /* width that the list of calls leaves free */
#define READ_ENDS 180
#define READ_LEAST 80
#define SEAL_SHOWN 4  /* digits of the seal */
#define SEAL_WIDTH 76 /* width of the seal with its icon */
#define SEATS_NEEDS 6 /* more open hands take the row of needs */
#define CHIP_SIDES 20

struct _AtoutTableInfo
{
  GtkWidget parent_instance;

  AtoutSession *session;
  gboolean reading;
  char *full;        /* full contract */
  char *brief;       /* short contract */
  gboolean is_tight; /* true if the seal has no room */

  GtkWidget *line;
  GtkWidget *contract;
  GtkWidget *seal; /* button with the seal */
  GtkWidget *seal_text;
  GtkWidget *calls; /* button for the list of calls */
  GtkWidget *auction;
  GtkWidget *score;
  GtkWidget *needs;
  GtkWidget *targets;  /* targets of each side */
  GtkWidget *counters; /* by unit, if the score is counted by cards */
};

static void part_init (AtoutTablePartInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AtoutTableInfo, atout_table_info, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ATOUT_TYPE_TABLE_PART, part_init))

enum
{
  AUCTION_CLOSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* ---- The seal ----------------------------------------------------------------------------- */

static gboolean
is_undecided (AtoutTableInfo *self)
{
  AtoutCourse *course = ATOUT_COURSE (self->session);
  const MatchLog *log = atout_course_get_log (course);
  const LogDeal *deal;
  guint n_actions;

  if (atout_course_get_state (course) != ATOUT_MATCH_PLAYING)
    return FALSE;
  deal = match_log_get_deal (log, atout_course_get_position (course, &n_actions));
  for (guint i = 0; i < n_actions; i++)
    if (log_deal_get_action (deal, i)->seat == atout_course_get_user_seat (course))
      return FALSE;

  return !deal_is_over (&log->deal);
}

/* Shows the seal until the user acts; a contract with points needs its room. */
static void
seal_changed (AtoutTableInfo *self)
{
  gboolean is_called = atout_course_get_game (ATOUT_COURSE (self->session))->calls_points
                       && gtk_widget_get_visible (self->contract);
  gboolean is_shown = !is_called && !self->is_tight && atout_session_get_sealed (self->session)
                      && is_undecided (self);
  g_autofree char *seal = is_shown ? atout_course_make_seal (ATOUT_COURSE (self->session)) : NULL;
  g_autofree char *start = g_strndup (seal != NULL ? seal : "", SEAL_SHOWN);
  const WordsValue values[] = { { "{seal}", start }, { NULL, NULL } };
  /* Translators: the deal has the seal that begins with these letters and digits */
  g_autofree char *text = words_fill (_ ("Sealed {seal}…"), values);

  /* only lock and digits fit beside a contract */
  gtk_label_set_label (GTK_LABEL (self->seal_text),
                       gtk_widget_get_visible (self->contract) ? start : text);
  gtk_widget_set_visible (self->seal, seal != NULL);
  spoken_set_name (self->seal, text);
}

/* ---- Contract and score ------------------------------------------------------------------- */

static void
contract_changed (AtoutTableInfo *self)
{
  const char *contract = atout_session_get_contract (self->session);
  Suit trump = (Suit) atout_course_get_deal (ATOUT_COURSE (self->session))->trump;
  const Telling telling = atout_session_tell (self->session);
  g_autofree char *sentence = tell_contract_sentence (&telling);
  g_autofree char *targets = tell_targets (&telling);

  g_free (self->full);
  g_free (self->brief);
  self->full = g_strdup (contract);
  self->brief = contract[0] != '\0' ? tell_contract_short (&telling) : g_strdup ("");
  gtk_label_set_label (GTK_LABEL (self->contract), contract);
  gtk_widget_set_visible (self->contract, contract[0] != '\0');
  gtk_widget_set_tooltip_text (self->contract, sentence);
  gtk_label_set_label (GTK_LABEL (self->targets), targets);
  gtk_widget_set_tooltip_text (self->targets, sentence);
  /* its line is reserved, so that nothing moves */
  gtk_widget_set_visible (self->targets,
                          atout_course_get_game (ATOUT_COURSE (self->session))->calls_points);
  gtk_widget_set_opacity (self->targets, targets[0] != '\0' ? 1 : 0);
  suit_style_set (self->contract, atout_session_get_suits (self->session), trump);
  seal_changed (self);
}

/* An explained deal needs the room of the counters. */
static void
show_counters (AtoutTableInfo *self)
{
  guint unit = 0;

  gtk_widget_set_visible (self->counters,
                          atout_sheet_has_counters (atout_session_get_sheet (self->session))
                              && !atout_session_get_guided (self->session)
                              && !atout_session_get_once (self->session));
  for (GtkWidget *counters = gtk_widget_get_first_child (self->counters); counters != NULL;
       counters = gtk_widget_get_next_sibling (counters))
    atout_counters_show (ATOUT_COUNTERS (counters), self->session, unit++);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Says that the deal is played again and does not count. */
static void
append_which_deal (GString *text, AtoutSession *session)
{
  g_autofree char *which
      = score_words_once_more (atout_course_get_log (ATOUT_COURSE (session))->deals->len);

  g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", which);
}

static void
append_score (GString *text, AtoutSession *session, const Telling *telling)
{
  for (guint unit = 0; unit < atout_course_get_n_units (ATOUT_COURSE (session)); unit++)
    {
      g_autofree char *score = atout_sheet_get_standing (atout_session_get_sheet (session), unit);

      /* non-breaking space */
      g_string_append_printf (text, "%s%s\u00a0%s", text->len > 0 ? " · " : "",
                              tell_unit_name (telling, unit), score);
    }
}

void
atout_table_info_show_score (AtoutTableInfo *self)
{
  Telling telling = atout_session_tell (self->session);
  g_autoptr (GString) text = NULL;
  g_autofree char *waiting = NULL;

  telling.row = atout_sheet_get_last_row (atout_session_get_sheet (self->session));
  waiting = tell_waiting (&telling, false);
  text = g_string_new (waiting);
  if (atout_session_get_once (self->session))
    append_which_deal (text, self->session);
  else
    append_score (text, self->session, &telling);
  gtk_label_set_label (GTK_LABEL (self->score), text->str);
  gtk_widget_set_tooltip_text (self->score, text->str);
  show_counters (self);
}

/* ---- Auction ------------------------------------------------------------------------------ */

/* Holds the match while the user reads. */
static void
set_reading (AtoutTableInfo *self, gboolean reading)
{
  AtoutConductor *conductor;

  if (self->reading == reading)
    return;
  self->reading = reading;
  conductor = atout_session_get_conductor (self->session);
  if (conductor != NULL)
    (reading ? atout_conductor_hold : atout_conductor_release) (conductor);
}

static void
fill_auction (GtkMenuButton *button G_GNUC_UNUSED, gpointer data)
{
  AtoutTableInfo *self = data;
  GtkWidget *table = gtk_widget_get_parent (GTK_WIDGET (self));

  atout_auction_show (ATOUT_AUCTION (self->auction), atout_session_get_talk (self->session),
                      MAX (gtk_widget_get_width (table) - READ_SIDES, READ_LEAST),
                      MAX (gtk_widget_get_height (table) - READ_ENDS, READ_LEAST));
  set_reading (self, TRUE);
}

static void
auction_shown (AtoutTableInfo *self)
{
  atout_auction_focus (ATOUT_AUCTION (self->auction));
}

static void
auction_closed (AtoutTableInfo *self)
{
  if (self->session == NULL)
    return;
  set_reading (self, FALSE);
  g_signal_emit (self, signals[AUCTION_CLOSED], 0);
}

static void
auction_changed (AtoutTableInfo *self)
{
  GListModel *auction = atout_talk_get_auction (atout_session_get_talk (self->session));

  gtk_widget_set_visible (self->calls, g_list_model_get_n_items (auction) > 0);
}

gboolean
atout_table_info_show_auction (AtoutTableInfo *self)
{
  if (!self->reading && !gtk_widget_get_visible (self->calls))
    return FALSE;
  if (self->reading)
    gtk_menu_button_popdown (GTK_MENU_BUTTON (self->calls));
  else
    gtk_menu_button_popup (GTK_MENU_BUTTON (self->calls));

  return TRUE;
}

/* ---- Covered parts -------------------------------------------------------------------------- */

static gboolean
is_below (AtoutTableInfo *self, GtkWidget *part, const graphene_rect_t *cover)
{
  graphene_rect_t bounds;

  return gtk_widget_get_visible (part)
         && gtk_widget_compute_bounds (part, gtk_widget_get_parent (GTK_WIDGET (self)), &bounds)
         && graphene_rect_intersection (&bounds, cover, NULL);
}

static void
show_unless (GtkWidget *part, gboolean is_hidden)
{
  gtk_widget_set_opacity (part, is_hidden ? 0 : 1);
}

/* Covered parts remain accessible. */
static void
set_cover (AtoutTablePart *part, const graphene_rect_t *cover)
{
  AtoutTableInfo *self = ATOUT_TABLE_INFO (part);
  GtkWidget *const parts[] = { self->contract, self->seal, self->calls, self->score };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    show_unless (parts[i], cover != NULL && is_below (self, parts[i], cover));
  show_unless (self->needs, cover != NULL
                                && (is_below (self, self->targets, cover)
                                    || is_below (self, self->counters, cover)));
}

static void
part_init (AtoutTablePartInterface *iface)
{
  iface->set_cover = set_cover;
}

/* ---- Size --------------------------------------------------------------------------------- */

static int
natural_size (GtkWidget *widget, GtkOrientation orientation)
{
  int natural;

  gtk_widget_measure (widget, orientation, -1, NULL, &natural, NULL, NULL);

  return natural;
}

static int
natural_height (GtkWidget *widget)
{
  return natural_size (widget, GTK_ORIENTATION_VERTICAL);
}

static int
contract_width (AtoutTableInfo *self, const char *text)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (self->contract, text);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);

  return width + CHIP_SIDES;
}

static int
calls_width (AtoutTableInfo *self)
{
  return gtk_widget_get_visible (self->calls)
             ? natural_size (self->calls, GTK_ORIENTATION_HORIZONTAL) + BESIDE
             : 0;
}

/* Returns true if even the short contract is cut beside the score. */
static gboolean
is_contract_cut (AtoutTableInfo *self, int width)
{
  return self->brief != NULL && gtk_widget_get_visible (self->contract)
         && contract_width (self, self->brief) + calls_width (self) > width;
}

/* Returns true if the score is below the contract. */
static gboolean
score_has_own_row (AtoutTableInfo *self, int width)
{
  int score = natural_size (self->score, GTK_ORIENTATION_HORIZONTAL);

  return score > (width + AT_SIDES) * 2 / 5 || is_contract_cut (self, width - score - BESIDE);
}

static int
score_height (AtoutTableInfo *self, int width)
{
  int natural = natural_size (self->score, GTK_ORIENTATION_HORIZONTAL);
  int height;

  gtk_widget_measure (self->score, GTK_ORIENTATION_VERTICAL, MIN (natural, width), NULL, &height,
                      NULL, NULL);

  return height;
}

static int
line_height (AtoutTableInfo *self, int width)
{
  return score_has_own_row (self, width)
             ? natural_height (self->line)
             : MAX (natural_height (self->line), score_height (self, width));
}

static int
row_height (GtkWidget *row)
{
  int height = natural_height (row);

  return height > 0 ? height + BELOW : 0;
}

/* Returns false on a compact table with many open hands, which take the row. */
static gboolean
has_needs (AtoutTableInfo *self)
{
  GtkWidget *table = gtk_widget_get_parent (GTK_WIDGET (self));

  return self->session == NULL || table == NULL || !gtk_widget_has_css_class (table, "compact")
         || !atout_session_get_guided (self->session)
         || atout_course_get_n_seats (ATOUT_COURSE (self->session)) <= SEATS_NEEDS;
}

static int
needs_height (AtoutTableInfo *self)
{
  return has_needs (self) ? row_height (self->needs) : 0;
}

static GtkSizeRequestMode
atout_table_info_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
atout_table_info_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                          int *natural, int *minimum_baseline, int *natural_baseline)
{
  AtoutTableInfo *self = ATOUT_TABLE_INFO (widget);

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      int least, needed;

      gtk_widget_measure (self->line, orientation, -1, minimum, natural, NULL, NULL);
      gtk_widget_measure (self->needs, orientation, -1, &least, &needed, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural + BESIDE + natural_size (self->score, orientation), needed);
      return;
    }
  if (for_size < 0)
    for_size = G_MAXINT / 2; /* no score needs a row of its own */
  *minimum = line_height (self, for_size) + needs_height (self);
  if (score_has_own_row (self, for_size))
    *minimum += score_height (self, for_size) + BELOW;
  *natural = *minimum;
}

/* Hides the seal before the contract is shortened. */
static void
fit_contract (AtoutTableInfo *self, int width)
{
  int room = width - calls_width (self);
  gboolean is_tight = contract_width (self, self->full) + SEAL_WIDTH > room;
  const char *text = contract_width (self, self->full) > room ? self->brief : self->full;

  if (!gtk_widget_get_visible (self->contract))
    return;
  if (!g_str_equal (gtk_label_get_label (GTK_LABEL (self->contract)), text))
    gtk_label_set_label (GTK_LABEL (self->contract), text);
  if (self->is_tight != is_tight)
    {
      self->is_tight = is_tight;
      seal_changed (self);
    }
}

static void
put (GtkWidget *child, GtkAllocation bounds)
{
  int least;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  bounds.width = MAX (bounds.width, least);
  gtk_widget_size_allocate (child, &bounds, -1);
}

static void
atout_table_info_size_allocate (GtkWidget *widget, int width, int height,
                                int baseline G_GNUC_UNUSED)
{
  AtoutTableInfo *self = ATOUT_TABLE_INFO (widget);
  GtkAllocation line = { 0, 0, width, line_height (self, width) };
  GtkAllocation score = { 0, 0, width, score_height (self, width) };
  GtkAllocation needs = { 0, 0, width, natural_height (self->needs) };

  score.width = MIN (natural_size (self->score, GTK_ORIENTATION_HORIZONTAL), width);
  score.x = width - score.width;
  needs.y = height - needs.height;
  if (score_has_own_row (self, width))
    score.y = line.height + BELOW;
  else
    line.width -= score.width + BESIDE;
  if (self->session != NULL)
    fit_contract (self, line.width);
  put (self->line, line);
  put (self->score, score);
  /* an empty row would take clicks along its edge */
  gtk_widget_set_child_visible (self->needs, has_needs (self) && needs.height > 0);
  put (self->needs, needs);
}

/* ---- Class -------------------------------------------------------------------------------- */

static void
atout_table_info_dispose (GObject *object)
{
  atout_table_info_set_session (ATOUT_TABLE_INFO (object), NULL);
  remove_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (atout_table_info_parent_class)->dispose (object);
}

static void
atout_table_info_finalize (GObject *object)
{
  g_free (ATOUT_TABLE_INFO (object)->full);
  g_free (ATOUT_TABLE_INFO (object)->brief);
  G_OBJECT_CLASS (atout_table_info_parent_class)->finalize (object);
}

static void
atout_table_info_class_init (AtoutTableInfoClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = atout_table_info_dispose;
  G_OBJECT_CLASS (klass)->finalize = atout_table_info_finalize;
  widget_class->get_request_mode = atout_table_info_get_request_mode;
  widget_class->measure = atout_table_info_measure;
  widget_class->size_allocate = atout_table_info_size_allocate;

  g_type_ensure (ATOUT_TYPE_AUCTION);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_BASE "/table/told/atout-table-info.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutTableInfo, line);
  gtk_widget_class_bind_template_child (widget_class, AtoutTableInfo, contract);
  gtk_widget_class_bind_template_child (widget_class, AtoutTableInfo, seal);
  gtk_widget_class_bind_template_child (widget_class, AtoutTableInfo, seal_text);
  gtk_widget_class_bind_template_child (widget_class, AtoutTableInfo, calls);
  gtk_widget_class_bind_template_child (widget_class, AtoutTableInfo, auction);
  gtk_widget_class_bind_template_child (widget_class, AtoutTableInfo, score);
  gtk_widget_class_bind_template_child (widget_class, AtoutTableInfo, needs);
  gtk_widget_class_bind_template_child (widget_class, AtoutTableInfo, targets);
  gtk_widget_class_bind_template_child (widget_class, AtoutTableInfo, counters);
  gtk_widget_class_bind_template_callback (widget_class, auction_shown);
  gtk_widget_class_bind_template_callback (widget_class, auction_closed);

  /** AtoutTableInfo::auction-closed: emitted when the list of calls is closed */
  signals[AUCTION_CLOSED] = g_signal_new ("auction-closed", G_TYPE_FROM_CLASS (klass),
                                          G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
atout_table_info_init (AtoutTableInfo *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* contract and score keep their corners, because the table does not mirror */
  gtk_widget_set_direction (self->line, GTK_TEXT_DIR_LTR);
  gtk_widget_set_direction (self->needs, GTK_TEXT_DIR_LTR);
  suit_signs_colour (self->contract);
  suit_signs_colour (self->targets);
  suit_signs_colour_tooltip (self->contract);
  suit_signs_colour_tooltip (self->targets);
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->calls), fill_auction, self, NULL);
}

static void
forget_session (AtoutTableInfo *self)
{
  set_reading (self, FALSE);
  remove_children (self->counters);
  g_signal_handlers_disconnect_by_data (
      atout_talk_get_auction (atout_session_get_talk (self->session)), self);
  g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->calls));
}

void
atout_table_info_set_session (AtoutTableInfo *self, AtoutSession *session)
{
  if (self->session != NULL)
    forget_session (self);
  if (session == NULL)
    return;
  self->session = g_object_ref (session);
  for (guint unit = 0; atout_sheet_has_counters (atout_session_get_sheet (session))
                       && unit < atout_course_get_n_units (ATOUT_COURSE (session));
       unit++)
    gtk_box_append (GTK_BOX (self->counters), atout_counters_new ());
  g_signal_connect_swapped (session, "notify::contract", G_CALLBACK (contract_changed), self);
  g_signal_connect_swapped (session, "notify::suits", G_CALLBACK (contract_changed), self);
  g_signal_connect_swapped (session, "notify::guided", G_CALLBACK (atout_table_info_show_score),
                            self);
  g_signal_connect_swapped (atout_talk_get_auction (atout_session_get_talk (session)),
                            "items-changed", G_CALLBACK (auction_changed), self);
  for (const char *const *name = (const char *const[]) { "dealt", "acted", "rewound", NULL };
       *name != NULL; name++)
    g_signal_connect_swapped (session, *name, G_CALLBACK (contract_changed), self);
  contract_changed (self);
  auction_changed (self);
  atout_table_info_show_score (self);
}
