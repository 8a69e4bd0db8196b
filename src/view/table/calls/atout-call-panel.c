/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/table/calls/atout-call-panel-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "view/table/calls/call-button.h"
#include "view/table/calls/choice-grid.h"
#include "view/widgets/focus.h"
#include "view/widgets/letters.h"
#include "view/widgets/remove-children.h"
#include "view/widgets/spoken-names.h"
#include "view/widgets/spoken.h"
#include "view/widgets/suit-signs.h"

#define KIND_COLUMNS_NARROW 4
#define CAPTION_LINES_NARROW 2
#define PADDING 12 /* horizontal padding in pages.css */
#define SPACING 4
#define FINGER 44
#define HINT_LINES 10 /* lines of hint and people above */
#define HINT_LINES_NARROW 6
#define HINT_RIM 24 /* pixels around hint and people */

G_DEFINE_FINAL_TYPE (AtoutCallPanel, atout_call_panel, GTK_TYPE_WIDGET)

enum
{
  CALLED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* ---- Choosing ----------------------------------------------------------------------------- */

static void
kind_toggled (GtkToggleButton *toggle, AtoutCallPanel *self)
{
  if (self->updating || !gtk_toggle_button_get_active (toggle))
    return;
  call_choice_set_kind (&self->choice, gtk_widget_get_name (GTK_WIDGET (toggle)));
  call_panel_show (self);
}

static void
suit_toggled (GtkToggleButton *toggle, AtoutCallPanel *self)
{
  if (self->updating || !gtk_toggle_button_get_active (toggle))
    return;
  call_choice_set_suit (&self->choice, call_panel_suit_of (GTK_WIDGET (toggle)));
  call_panel_show (self);
}

static void
add_to_number (AtoutCallPanel *self, int step)
{
  if (self->choice.call == NULL)
    return;
  call_choice_set_number (&self->choice, atout_action_get_number (self->choice.call) + step);
  call_panel_show (self);
}

static void
less_clicked (AtoutCallPanel *self)
{
  add_to_number (self, -1);
}

static void
more_clicked (AtoutCallPanel *self)
{
  add_to_number (self, 1);
}

static void
said (AtoutCallPanel *self)
{
  if (self->choice.call != NULL)
    g_signal_emit (self, signals[CALLED], 0, (guint) atout_action_get_action (self->choice.call));
}

static void
plain_clicked (GtkWidget *button, AtoutCallPanel *self)
{
  g_signal_emit (self, signals[CALLED], 0,
                 (guint) atout_action_get_action (call_button_get_action (button)));
}

/* ---- Keys --------------------------------------------------------------------------------- */

static gboolean
sideways_pressed (GtkWidget *widget, GVariant *to_right, gpointer data G_GNUC_UNUSED)
{
  AtoutCallPanel *self = ATOUT_CALL_PANEL (widget);
  gboolean is_mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  if (choice_grid_holds_focus (self->plain))
    return FALSE;
  choice_grid_move (choice_grid_holds_focus (self->kinds) ? self->kinds : self->suits,
                    g_variant_get_boolean (to_right) != is_mirrored);

  return TRUE;
}

/* Focuses the say button, so that the next key says the composed call. */
static void
focus_say (AtoutCallPanel *self)
{
  if (self->choice.call != NULL && choice_grid_holds_focus (self->plain))
    spoken_grab_focus (self->say);
}

static gboolean
page_pressed (GtkWidget *widget, GVariant *forward, gpointer data G_GNUC_UNUSED)
{
  AtoutCallPanel *self = ATOUT_CALL_PANEL (widget);

  focus_say (self);
  choice_grid_move (self->kinds, g_variant_get_boolean (forward));

  return TRUE;
}

static gboolean
number_pressed (GtkWidget *widget, GVariant *step, gpointer data G_GNUC_UNUSED)
{
  AtoutCallPanel *self = ATOUT_CALL_PANEL (widget);

  focus_say (self);
  add_to_number (self, g_variant_get_int32 (step));

  return TRUE;
}

static gboolean
digit_pressed (GtkWidget *widget, GVariant *digit, gpointer data G_GNUC_UNUSED)
{
  AtoutCallPanel *self = ATOUT_CALL_PANEL (widget);

  focus_say (self);
  call_choice_type_digit (&self->choice, g_variant_get_int32 (digit));
  call_panel_show (self);

  return TRUE;
}

/* Takes back a hint, or returns the focus to the hand. */
static gboolean
escape_pressed (GtkWidget *widget, GVariant *arguments G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  AtoutCallPanel *self = ATOUT_CALL_PANEL (widget);
  AtoutHint *hint = self->session != NULL ? atout_session_get_hint (self->session) : NULL;

  if (hint != NULL && atout_hint_leave (hint))
    return TRUE;

  return gtk_widget_activate_action (widget, "table.focus-hand", NULL);
}

static void
add_keys (GtkWidgetClass *widget_class)
{
  both_keys_bind (widget_class, GDK_KEY_Left, sideways_pressed, "b", FALSE);
  both_keys_bind (widget_class, GDK_KEY_Right, sideways_pressed, "b", TRUE);
  both_keys_bind (widget_class, GDK_KEY_Page_Up, page_pressed, "b", FALSE);
  both_keys_bind (widget_class, GDK_KEY_Page_Down, page_pressed, "b", TRUE);
  both_keys_bind (widget_class, GDK_KEY_Up, number_pressed, "i", 1);
  both_keys_bind (widget_class, GDK_KEY_Down, number_pressed, "i", -1);
  for (int digit = 0; digit <= 9; digit++)
    both_keys_bind (widget_class, GDK_KEY_0 + (guint) digit, digit_pressed, "i", digit);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_pressed, NULL);
}

/* ---- Building ----------------------------------------------------------------------------- */

static gboolean
has_call_without_suit (AtoutCallPanel *self)
{
  for (guint i = 0; i < g_list_model_get_n_items (self->forms); i++)
    {
      g_autoptr (AtoutAction) form = g_list_model_get_item (self->forms, i);

      if (action_verb_info (atout_course_get_game (ATOUT_COURSE (self->session)),
                            atout_action_get_action (form))
              ->no_suit)
        return TRUE;
    }

  return FALSE;
}

/* Lists suits in pack order, then SUIT_NONE if a call may name none. */
static guint
list_suits (AtoutCallPanel *self, Suit *suits)
{
  const Pack *pack = atout_course_get_pack (ATOUT_COURSE (self->session));
  guint held = 0;
  guint n = 0;

  for (guint card = 0; card < pack->n_cards; card++)
    held |= 1u << pack_suit (pack, (Card) card);
  for (Suit suit = 0; suit < SUITS; suit++)
    if ((held & (1u << suit)) != 0)
      suits[n++] = suit;
  if (has_call_without_suit (self))
    suits[n++] = SUIT_NONE;

  return n;
}

static void
build_suits (AtoutCallPanel *self)
{
  Suit suits[SUITS + 1];
  guint n = self->session != NULL ? list_suits (self, suits) : 0;

  choice_grid_clear (self->suits);
  for (guint i = 0; i < n; i++)
    {
      GtkWidget *toggle = choice_grid_add (self->suits, i, n, G_CALLBACK (suit_toggled), self);

      g_object_set_data (G_OBJECT (toggle), "suit", GUINT_TO_POINTER (suits[i]));
      gtk_button_set_label (GTK_BUTTON (toggle), "");
      call_panel_set_on_colour (gtk_button_get_child (GTK_BUTTON (toggle)));
      suit_signs_colour (gtk_button_get_child (GTK_BUTTON (toggle)));
    }
}

static void
plain_changed (GtkWidget *button, GtkStateFlags before, AtoutCallPanel *self)
{
  GtkStateFlags pointed = GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_FOCUSED;
  GtkStateFlags now = gtk_widget_get_state_flags (button);
  gboolean about_it = (now & pointed) != 0;

  if (((before ^ now) & pointed) == 0)
    return;
  call_panel_explain (self, about_it ? call_button_get_action (button) : NULL);
}

static void
attention_changed (AtoutCallPanel *self, GtkStateFlags before)
{
  GtkStateFlags attended = GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_FOCUS_WITHIN;
  GtkStateFlags now = gtk_widget_get_state_flags (GTK_WIDGET (self));

  if (((before & attended) != 0) != ((now & attended) != 0))
    call_panel_light (self, self->choice.call);
}

static void
add_plain (AtoutCallPanel *self, AtoutAction *form, int column)
{
  GtkWidget *button = call_button_new (self->session, form, TRUE, G_CALLBACK (plain_clicked), self);

  g_signal_connect (button, "state-flags-changed", G_CALLBACK (plain_changed), self);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_grid_attach (GTK_GRID (self->plain), button, column, 0, 1, 1);
}

/* Builds toggles for kinds in @columns, and buttons for calls without parts. */
static void
build_in (AtoutCallPanel *self, guint columns)
{
  guint n = self->forms != NULL ? g_list_model_get_n_items (self->forms) : 0;
  guint n_kinds = 0;
  int n_plain = 0;

  choice_grid_clear (self->plain);
  choice_grid_clear (self->kinds);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (AtoutAction) form = g_list_model_get_item (self->forms, i);
      const char *kind = atout_action_get_kind (form);
      GtkWidget *toggle;

      if (kind[0] == '\0')
        {
          add_plain (self, form, n_plain++);
          continue;
        }
      toggle = choice_grid_add (self->kinds, n_kinds++, columns, G_CALLBACK (kind_toggled), self);
      gtk_button_set_label (GTK_BUTTON (toggle), kind);
      gtk_widget_set_name (toggle, kind);
    }
}

static gboolean
is_row_too_wide (AtoutCallPanel *self, int room)
{
  return room > 0 && self->row_width > room;
}

static int
fingers_height (AtoutCallPanel *self)
{
  int line = letters_get_line (self->caption);
  int button = MAX (FINGER, 2 * line + 4);
  GtkWidget *last = gtk_widget_get_last_child (self->kinds);
  int column, kind_rows = 0;

  if (last != NULL)
    gtk_grid_query_child (GTK_GRID (self->kinds), last, &column, &kind_rows, NULL, NULL);
  kind_rows++;
  if (self->narrow)
    return (kind_rows + 3) * (button + SPACING) + CAPTION_LINES_NARROW * line + PADDING;

  return (kind_rows + 2) * (button + SPACING) + line + PADDING;
}

static int
fingers_width (AtoutCallPanel *self)
{
  int n_parts = 2;

  for (GtkWidget *suit = gtk_widget_get_first_child (self->suits); suit != NULL;
       suit = gtk_widget_get_next_sibling (suit))
    n_parts++;

  return n_parts * (FINGER + SPACING) + 2 * letters_get_line (self->caption) + SPACING + PADDING;
}

/* Uses large buttons if there is room; rows stay as measured. */
static void
fit_fingers (AtoutCallPanel *self)
{
  int lines = self->narrow ? HINT_LINES_NARROW : HINT_LINES;
  int hint = lines * letters_get_line (self->caption) + HINT_RIM;

  if (fingers_width (self) <= self->room && fingers_height (self) + hint <= self->height)
    gtk_widget_add_css_class (GTK_WIDGET (self), "roomy");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "roomy");
}

/* Uses two rows if one is too wide. */
static void
build_rows (AtoutCallPanel *self)
{
  guint n = self->forms != NULL ? g_list_model_get_n_items (self->forms) : 0;

  build_in (self, self->narrow ? KIND_COLUMNS_NARROW : MAX (n, 1));
  if (self->narrow)
    return;
  /* a hidden panel has no size */
  gtk_widget_measure (self->box, GTK_ORIENTATION_HORIZONTAL, -1, &self->row_width, NULL, NULL,
                      NULL);
  self->row_width += PADDING;
  if (is_row_too_wide (self, self->room))
    build_in (self, KIND_COLUMNS_NARROW);
}

static void
build (AtoutCallPanel *self)
{
  build_rows (self);
  fit_fingers (self);
}

/* Reserves all lines of the caption, so that nothing moves. */
static void
reserve_caption (AtoutCallPanel *self)
{
  int lines = self->narrow ? CAPTION_LINES_NARROW : 1;

  self->line = letters_get_line (self->caption);
  gtk_label_set_lines (GTK_LABEL (self->caption), lines);
  gtk_widget_set_size_request (self->caption, -1, lines * self->line);
}

static void
set_narrow (AtoutCallPanel *self, gboolean narrow)
{
  GtkGridLayoutChild *place;

  self->narrow = narrow;
  place = GTK_GRID_LAYOUT_CHILD (
      gtk_layout_manager_get_layout_child (gtk_widget_get_layout_manager (self->parts), self->say));
  gtk_grid_layout_child_set_column (place, narrow ? 0 : 2);
  gtk_grid_layout_child_set_row (place, narrow ? 1 : 0);
  gtk_grid_layout_child_set_column_span (place, narrow ? 2 : 1);
  gtk_widget_set_hexpand (self->suits, narrow);
  gtk_grid_set_column_homogeneous (GTK_GRID (self->plain), !narrow);
  if (narrow)
    gtk_widget_add_css_class (GTK_WIDGET (self), "narrow");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "narrow");
  reserve_caption (self);
}

/* ---- Class -------------------------------------------------------------------------------- */

static gboolean
atout_call_panel_move_focus (GtkWidget *widget, GtkDirectionType direction)
{
  return focus_cell (ATOUT_CALL_PANEL (widget)->plain, direction)
         || GTK_WIDGET_CLASS (atout_call_panel_parent_class)->focus (widget, direction);
}

static void
atout_call_panel_dispose (GObject *object)
{
  AtoutCallPanel *self = ATOUT_CALL_PANEL (object);

  g_clear_object (&self->session);
  g_clear_object (&self->forms);
  call_choice_clear (&self->choice);
  remove_children (GTK_WIDGET (self));

  G_OBJECT_CLASS (atout_call_panel_parent_class)->dispose (object);
}

static void
atout_call_panel_class_init (AtoutCallPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = atout_call_panel_dispose;
  widget_class->focus = atout_call_panel_move_focus;
  gtk_widget_class_set_css_name (widget_class, "callpanel");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  add_keys (widget_class);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_BASE "/table/calls/atout-call-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutCallPanel, box);
  gtk_widget_class_bind_template_child (widget_class, AtoutCallPanel, kinds);
  gtk_widget_class_bind_template_child (widget_class, AtoutCallPanel, suits);
  gtk_widget_class_bind_template_child (widget_class, AtoutCallPanel, numbers);
  gtk_widget_class_bind_template_child (widget_class, AtoutCallPanel, less);
  gtk_widget_class_bind_template_child (widget_class, AtoutCallPanel, number_label);
  gtk_widget_class_bind_template_child (widget_class, AtoutCallPanel, more);
  gtk_widget_class_bind_template_child (widget_class, AtoutCallPanel, say);
  gtk_widget_class_bind_template_child (widget_class, AtoutCallPanel, parts);
  gtk_widget_class_bind_template_child (widget_class, AtoutCallPanel, plain);
  gtk_widget_class_bind_template_child (widget_class, AtoutCallPanel, caption);
  gtk_widget_class_bind_template_callback (widget_class, less_clicked);
  gtk_widget_class_bind_template_callback (widget_class, more_clicked);
  gtk_widget_class_bind_template_callback (widget_class, said);

  /** AtoutCallPanel::called: emitted when the user says the call @action */
  signals[CALLED] = g_signal_new ("called", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
atout_call_panel_init (AtoutCallPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  spoken_set_name (self->less, _ ("Less"));
  spoken_set_name (self->more, _ ("More"));
  suit_signs_colour (self->caption);
  g_signal_connect (self, "state-flags-changed", G_CALLBACK (attention_changed), NULL);
  self->choice.suit = SUIT_CLUBS;
  set_narrow (self, TRUE);
  build (self);
  call_panel_show (self);
}

void
atout_call_panel_set_session (AtoutCallPanel *self, AtoutSession *session)
{
  g_clear_object (&self->forms);
  call_choice_clear (&self->choice);
  g_set_object (&self->session, session);
  if (session != NULL)
    self->forms = atout_action_list_forms (atout_course_get_deal (ATOUT_COURSE (session)),
                                           atout_session_get_suits (session));
  build_suits (self);
  build (self);
  call_panel_show (self);
}

gboolean
atout_call_panel_has_kinds (AtoutCallPanel *self)
{
  return self->forms != NULL && g_list_model_get_n_items (self->forms) > 0;
}

/* One verb is enough: a panel has calls of one phase. */
gboolean
atout_call_panel_knows (AtoutCallPanel *self, GListModel *calls)
{
  g_autoptr (AtoutAction) call = g_list_model_get_item (calls, 0);

  for (guint i = 0; call != NULL && i < g_list_model_get_n_items (self->forms); i++)
    {
      g_autoptr (AtoutAction) form = g_list_model_get_item (self->forms, i);

      if (action_verb (atout_action_get_action (form))
          == action_verb (atout_action_get_action (call)))
        return TRUE;
    }

  return FALSE;
}

static gboolean
is_other_moment (AtoutCallPanel *self, GListModel *calls)
{
  const Deal *deal
      = self->session != NULL ? atout_course_get_deal (ATOUT_COURSE (self->session)) : NULL;

  if (deal == NULL || calls == NULL || g_list_model_get_n_items (calls) == 0
      || memcmp (&self->moment, deal, sizeof *deal) == 0)
    return FALSE;
  self->moment = *deal;

  return TRUE;
}

void
atout_call_panel_set_calls (AtoutCallPanel *self, GListModel *calls)
{
  call_choice_set_calls (&self->choice, calls, is_other_moment (self, calls));
  call_panel_show (self);
}

void
atout_call_panel_set_room (AtoutCallPanel *self, int width, int height, gboolean narrow)
{
  gboolean has_other_letters = self->line != letters_get_line (self->caption);
  gboolean fits_as_before
      = self->narrow == narrow && !has_other_letters
        && (narrow || is_row_too_wide (self, width) == is_row_too_wide (self, self->room));

  self->room = width;
  self->height = height;
  if (fits_as_before)
    {
      fit_fingers (self);
      return;
    }
  if (self->narrow != narrow)
    set_narrow (self, narrow);
  if (has_other_letters)
    reserve_caption (self);
  build (self);
  call_panel_show (self);
}

gboolean
atout_call_panel_focus (AtoutCallPanel *self, AtoutAction *call)
{
  GtkWidget *button = gtk_widget_get_first_child (self->plain);

  if (atout_action_get_kind (call)[0] != '\0')
    return self->choice.call != NULL && spoken_grab_focus (self->say);
  while (button != NULL
         && atout_action_get_action (call_button_get_action (button))
                != atout_action_get_action (call))
    button = gtk_widget_get_next_sibling (button);

  return button != NULL && spoken_grab_focus (button);
}

void
atout_call_panel_choose (AtoutCallPanel *self, AtoutAction *call)
{
  if (!call_choice_has_kind (&self->choice, atout_action_get_kind (call)))
    return;
  call_choice_set_kind (&self->choice, atout_action_get_kind (call));
  if (call_choice_has_suit (&self->choice, atout_action_get_suit (call)))
    call_choice_set_suit (&self->choice, atout_action_get_suit (call));
  call_choice_set_number (&self->choice, atout_action_get_number (call));
  call_panel_show (self);
}
