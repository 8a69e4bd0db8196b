"""Play at the table of Atout by keyboard, knowing what its accessibility tree tells.

Table (app, player): @app is an App of drive.py, @player the name the settings give the user.
"""

from drive import Atspi


class Table:
    def __init__(self, app, player):
        self.app = app
        self.player = player
        self.panels = {}

    # -- looking ----------------------------------------------------------------------------

    def _panel(self, name):
        """Looked for once: the tree is large, and each of its nodes a question to the program."""
        panel = self.panels.get(name)
        if not panel or self.app.is_in(panel, Atspi.StateType.DEFUNCT):
            panel = self.panels[name] = self.app.find('panel', name)
        return panel

    def _buttons(self, name):
        panel = self._panel(self.app.text(name))
        return [node for node in self.app.nodes(panel) if self.app.role(node) == 'push button'] \
            if panel else []

    def calls(self):
        """The buttons the user may answer with."""
        return self._buttons('Calls')

    def hand(self):
        return self._buttons('Your hand')

    def names(self):
        """Of the cards in the hand."""
        return [card.get_name() for card in self.hand()]

    def lit(self):
        """For each card of the hand whether it may be played; nothing when that is not asked."""
        app = self.app
        seat = self._panel(self.player + ',')
        if not seat or app.text('to play', 'role') not in seat.get_name() or self.calls():
            return []
        return [app.is_in(card, Atspi.StateType.SENSITIVE) for card in self.hand()]

    def has_to_follow(self):
        """It is the user's turn in the middle of a trick, with cards that may not be played."""
        return any(self.lit()) and not all(self.lit())

    def deal_over(self):
        # it is there only when the hand is empty, or the deal was not played
        if any(self.lit()):
            return None
        button = self.app.find('push button', self.app.text('Next Deal'))
        return button if button and self.app.is_visible(button) else None

    def my_turn(self):
        return self.app.wait('the turn of the user',
                             lambda: self.calls() or any(self.lit()) or self.deal_over())

    # -- doing ------------------------------------------------------------------------------

    def answer(self, place):
        """Presses the call at @place, from 1."""
        app, buttons = self.app, self.calls()
        app.key('b')
        app.wait('focus on the calls', lambda: any(app.is_focused(button) for button in buttons))
        while not app.is_focused(buttons[place - 1]):
            now = next(i for i, button in enumerate(buttons) if app.is_focused(button))
            app.key('Tab')
            app.wait('the next call', lambda: not app.is_focused(buttons[now]))
        app.key('Return')
        # the user may be asked again at once, by other buttons
        app.wait('the answer to be heard',
                 lambda: not any(button in buttons for button in self.calls()))

    def play(self):
        """Plays the last card that may be played: a low one, the others have to come to it."""
        lit = self.app.wait('a card that may be played',
                            lambda: next((lit for lit in [self.lit()] if any(lit)), None))
        hand = self.names()
        place = max(i for i, may in enumerate(lit) if may)
        card = self.hand()[place]
        self.app.key(str(place + 1))
        self.app.wait('focus on the card', lambda: self.app.is_focused(card))
        self.app.key('Return')
        # from a stock another card comes at once
        self.app.wait('the card to be played', lambda: self.names() != hand or self.deal_over())

    def act(self):
        if self.calls():
            self.answer(1)
        else:
            self.play()
