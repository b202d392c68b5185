"""A page with one widget's front end and nothing else: no kernel, no server; the widget itself is in the test.

What changes in Python is pushed to the page with `push`, what a person did on the page is fetched with `pull`, so that
a test sees each step between the two.
"""

import json
from collections.abc import Sequence
from typing import Any, Protocol

from playwright.sync_api import Page

from tolva_widgets.base.singletons import SharedState
from tolva_widgets.base.widget import FrontEnd

_FRAME = 20
"""So many milliseconds bring the next frame, where time stands still otherwise."""

_HTML = """<!doctype html><html lang="sv" data-tolva-host="{host}"><head><meta charset="utf-8"><title>Stage</title>
<meta name="viewport" content="width=device-width"></head>
<body style="margin:8px;background:var(--tolva-bg)"><main><h1>Stage</h1><div id="stage"></div></main></body>
</html>"""

Message = dict[str, Any]
"""What Python and a page send each other, beside a widget's state."""

_MODEL = """async ({ esm, shared, state, before }) => {
  const listeners = [];
  const dirty = new Map();  // a change that comes from Python takes nothing out of it, as in ipywidgets
  const fire = (names) => {
    for (const { events, heard } of [...listeners])
      for (const event of events) if (names.includes(event)) heard();
  };
  const model = {
    get: (name) => state[name],
    set: (name, value) => {
      if (JSON.stringify(state[name]) === JSON.stringify(value)) return;
      state[name] = value;
      dirty.set(name, value);
      fire([`change:${name}`]);
    },
    on: (events, heard) => listeners.push({ events: events.split(" "), heard }),
    off: (events, heard) => {
      const at = listeners.findIndex((one) => one.heard === heard);
      if (at >= 0) listeners.splice(at, 1);
    },
    save_changes: () => {
      window.stage.out.push({ state: Object.fromEntries(dirty) });
      dirty.clear();
    },
    send: (message) => window.stage.out.push({ message }),
    widget_manager: { get_model: async (id) => ({ get: () => shared[id] }) },
  };
  window.stage = { out: [] };
  const module = await import(URL.createObjectURL(new Blob([esm], { type: "text/javascript" })));
  const front = module.default();
  const close = await front.initialize({ model: { ...model } });  // wrapped anew each time, as anywidget does it
  for (const message of before)
    for (const { events, heard } of [...listeners]) if (events.includes("msg:custom")) heard(message);
  const leave = await front.render({ model: { ...model }, el: document.querySelector("#stage") });
  while (document.querySelector("[data-pending]")) await new Promise(requestAnimationFrame);
  Object.assign(window.stage, {
    leave: () => [leave, close].forEach((end) => end?.()),
    share: (more) => Object.assign(shared, more),
    listening: () => listeners.length,
    hear: (message) => {
      for (const { events, heard } of [...listeners]) if (events.includes("msg:custom")) heard(message);
    },
    receive: (changes) => {
      Object.assign(state, changes);
      fire(Object.keys(changes).map((name) => `change:${name}`));
    },
  });
}"""


class Stage:
    """One widget on a page of its own."""

    def __init__(
        self, page: Page, widget: FrontEnd, *, host: str = "", address: str = "", before: Sequence[Message] = ()
    ) -> None:
        """
        Args:
            page: a page that has shown nothing yet.
            widget: what stands on it.
            host: what the page has for its widgets (see host.js).
            address: where the page lies, if it matters; only such a page has storage.
            before: what the widget sends before anything of it is drawn.
        """
        self.page = page
        self.widget = widget
        self._sent = self._state()
        html = _HTML.format(host=host)
        if address:
            page.route(address.partition("#")[0], lambda route: route.fulfill(body=html, content_type="text/html"))
            page.goto(address)
        else:
            page.set_content(html)
        self._stands_still = False
        given = {"esm": str(widget._esm), "shared": self._shared(), "state": self._sent, "before": list(before)}
        page.evaluate(_MODEL, given)

    def stop_clock(self) -> None:
        """Has time stand still but for what the test lets it go on: before that, an installed clock goes by itself."""
        self.page.clock.pause_at(60)  # seconds after the page was opened, which takes less
        self._stands_still = True

    def push(self) -> int:
        """Sends what has changed in Python since the last time; returns its size in bytes."""
        state = self._state()
        changes = {name: value for name, value in state.items() if value != self._sent.get(name)}
        self._sent = state
        self.page.evaluate("shared => window.stage.share(shared)", self._shared())
        self.page.evaluate("changes => window.stage.receive(changes)", changes)
        if self._stands_still:
            self.page.clock.run_for(_FRAME)
        else:
            self.page.evaluate("() => new Promise(done => requestAnimationFrame(done))")
        return len(json.dumps(changes))

    def tell(self, message: Message) -> None:
        """Sends a message to the page, as the widget's `send` does."""
        self.page.evaluate("message => window.stage.hear(message)", message)

    def pull(self) -> list[dict[str, Any]]:
        """Gives the widget what the page sent since the last time, and returns it."""
        sent: list[dict[str, Any]] = self.page.evaluate("() => window.stage.out.splice(0)")
        for one in sent:
            if "message" in one:
                self.widget._handle_custom_msg(one["message"], [])
            else:
                self.widget.set_state(one["state"])
                self._sent.update(one["state"])
        return sent

    def _state(self) -> dict[str, Any]:
        synced = (name for name in self.widget.keys if name not in ("layout", "tabbable", "tooltip", "_esm"))
        state = {name: getattr(self.widget, name) for name in synced}
        named = {name: f"IPY_MODEL_{one.model_id}" for name, one in state.items() if isinstance(one, SharedState)}
        sent: dict[str, Any] = json.loads(json.dumps(state | named))
        return sent

    def _shared(self) -> dict[str, Any]:
        """What the widget has in common with others, by its model's id."""
        values = (getattr(self.widget, name) for name in self.widget.keys)
        return {one.model_id: one.content for one in values if isinstance(one, SharedState)}


class OnStage(Protocol):
    """What the fixture ``stage`` gives a test."""

    def __call__(
        self,
        widget: FrontEnd,
        *,
        width: int = 1280,
        height: int = 740,
        clock: bool = False,
        host: str = "",
        address: str = "",
        before: Sequence[Message] = (),
        **context: Any,
    ) -> Stage: ...
