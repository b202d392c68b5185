"""The tools of a page and their dialogs."""

from playwright.sync_api import expect

from helpers.stage import OnStage
from tolva_widgets.page.widget import Page as PageWidget


def test_tools_that_are_not_offered_are_hidden(stage: OnStage, choosing: PageWidget) -> None:
    on = stage(choosing)
    choosing.tools = ["open"]
    on.push()
    expect(on.page.get_by_role("button", name="Öppna …")).to_be_visible()
    expect(on.page.get_by_role("button", name="Spara som fil")).to_be_hidden()
    choosing.tools = []
    on.push()
    expect(on.page.get_by_role("group", name="Given")).to_have_count(0)


def test_dialog_gives_what_is_pasted_and_the_focus_back(stage: OnStage, choosing: PageWidget) -> None:
    texts: list[str] = []
    choosing.on_tool("open", texts.append)
    on = stage(choosing)
    on.page.get_by_role("button", name="Öppna …").click()
    on.page.get_by_role("textbox", name="Sparad giv").fill('{"a": 1}')
    on.page.get_by_role("button", name="Öppna", exact=True).click()
    on.pull()
    assert texts == ['{"a": 1}']
    on.tell({"do": "opened", "problem": "<b>Fel</b> på rad 1"})
    dialog = on.page.get_by_role("dialog")
    expect(dialog.get_by_role("alert")).to_have_text("<b>Fel</b> på rad 1")
    expect(dialog.get_by_role("textbox")).to_have_value('{"a": 1}')
    dialog.get_by_role("button", name="Öppna", exact=True).click()
    expect(dialog.get_by_role("alert")).to_have_text("")
    on.tell({"do": "opened", "problem": ""})
    expect(on.page.get_by_role("dialog")).to_have_count(0)
    expect(on.page.get_by_role("button", name="Öppna …")).to_be_focused()


def test_dialog_keeps_the_focus_and_is_left_by_escape(stage: OnStage, choosing: PageWidget) -> None:
    on = stage(choosing)
    on.page.get_by_role("button", name="Öppna …").click()
    for _ in range(8):
        on.page.keyboard.press("Tab")
        inside = on.page.evaluate(
            "document.activeElement === document.body || !!document.activeElement.closest('dialog')"
        )
        assert inside
    on.page.keyboard.press("Escape")
    expect(on.page.get_by_role("button", name="Öppna …")).to_be_focused()


def test_text_is_copied_also_where_the_browser_gives_no_clipboard(stage: OnStage, choosing: PageWidget) -> None:
    on = stage(choosing)
    on.page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    on.tell({"do": "report", "name": "a.json", "text": '{"step": 3}'})
    on.page.get_by_role("button", name="Kopiera").click()
    expect(on.page.get_by_role("status").filter(has_text="Kopierat.")).to_be_visible()
    expect(on.page.get_by_role("textbox", name="Det som följer med")).to_be_visible()


def test_link_is_shown_copied_and_said_to_be(stage: OnStage) -> None:
    widget = PageWidget(tools=["link"], address_keys=["step"], fragment_key="record")
    on = stage(widget, host="address", address="http://stage.localhost/sv/replay.ipynb?other=1&own=1")
    on.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    on.tell({"do": "link", "address": {"step": "3"}, "fragment": "record=1abc"})
    link = on.page.get_by_role("textbox", name="Länk").input_value()
    assert link == "http://stage.localhost/sv/replay.ipynb?other=1&own=1&step=3#record=1abc"
    on.page.get_by_role("button", name="Kopiera länken").click()
    expect(on.page.get_by_role("status").filter(has_text="Kopierat.")).to_be_visible()
    on.tell({"do": "code", "image": "data:image/svg+xml,<svg/>"})
    expect(on.page.get_by_role("img", name="QR-kod för länken")).to_have_attribute("src", "data:image/svg+xml,<svg/>")
    on.page.keyboard.press("Escape")
    on.tell({"do": "link", "problem": "<b>För lång</b>"})
    expect(on.page.get_by_role("dialog")).to_contain_text("<b>För lång</b>")
    expect(on.page.get_by_role("dialog").get_by_role("textbox")).to_have_count(0)


def test_link_is_the_one_that_others_can_open_with_its_code_where_a_server_knows_it(stage: OnStage) -> None:
    on = stage(
        PageWidget(tools=["link"], address_keys=["step"]), host="address", address="http://stage.localhost/a/sv/b"
    )
    on.page.evaluate("[document.documentElement.dataset.home, document.body.dataset.link] = ['../', '../class/link']")
    given = {"root": "http://192.0.2.9/", "image": "data:image/svg+xml,<svg/>", "said": {"sv": "Ingen annan"}}
    asked: list[str] = []
    on.page.route("**/class/link*", lambda route: (asked.append(route.request.url), route.fulfill(json=given)))
    on.tell({"do": "link", "address": {"step": "3"}, "fragment": ""})
    expect(on.page.get_by_role("textbox", name="Länk")).to_have_value("http://192.0.2.9/sv/b?step=3")
    expect(on.page.get_by_role("img", name="QR-kod för länken")).to_have_attribute("src", given["image"])
    expect(on.page.get_by_role("dialog")).to_contain_text("Ingen annan")
    assert asked == ["http://stage.localhost/a/class/link?below=sv%2Fb%3Fstep%3D3"]


def test_what_is_printed_stands_alone_on_the_paper_and_is_gone_afterwards(stage: OnStage) -> None:
    on = stage(PageWidget(tools=["print"]))
    on.page.evaluate("window.print = () => (window.asked = true)")
    on.tell({"do": "print", "html": "<h1>Given</h1><p>Stick 1</p>"})
    sheet = on.page.get_by_text("Stick 1")
    expect(sheet).to_be_hidden()
    assert on.page.evaluate("window.asked")
    on.page.emulate_media(media="print")
    expect(sheet).to_be_visible()
    expect(on.page.locator("main")).to_be_hidden()
    assert on.page.pdf(prefer_css_page_size=True).count(b"/MediaBox [0 0 594") == 1  # one page of A4
    on.page.emulate_media(media="screen")
    on.page.evaluate("window.dispatchEvent(new Event('afterprint'))")
    expect(sheet).to_have_count(0)
    expect(on.page.get_by_role("button", name="Skriv ut …")).to_be_visible()


def test_what_one_writes_goes_in_front_of_the_report_and_leaves_the_rest_as_it_is(
    stage: OnStage, choosing: PageWidget
) -> None:
    on = stage(choosing)
    on.tell({"do": "report", "name": "a.json", "text": '{"carry": 12345678901234567890}'})
    field = on.page.get_by_role("textbox", name="Vad verkar fel?")
    expect(field).to_be_focused()
    expect(on.page.get_by_role("textbox", name="Det som följer med")).to_be_hidden()
    field.fill('Esset "fattas"\n')
    on.page.locator("summary", has_text="Det som följer med").click()
    expect(on.page.get_by_role("textbox", name="Det som följer med")).to_have_value(
        '{"what": "Esset \\"fattas\\"", "carry": 12345678901234567890}'
    )


def test_what_was_saved_is_seen_for_a_while(stage: OnStage, choosing: PageWidget) -> None:
    on = stage(choosing, clock=True)
    on.tell({"do": "download", "name": "a.json", "text": "{}", "said": "Sparad som a.json."})
    receipt = on.page.get_by_role("status").filter(has_text="Sparad som a.json.")
    expect(receipt).to_be_visible()
    assert (receipt.bounding_box() or {"height": 0})["height"] > 10
    on.page.clock.run_for(10_000)
    expect(receipt).to_have_count(0)


def test_saving_a_report_is_said_in_its_dialog(stage: OnStage, choosing: PageWidget) -> None:
    on = stage(choosing)
    on.tell({"do": "report", "name": "a.json", "text": "{}", "said": "Sparad som a.json."})
    dialog = on.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Spara som fil").click()
    expect(dialog.get_by_role("status")).to_have_text("Sparad som a.json.")


WRITE = "place => document.querySelector('main').insertAdjacentHTML('beforeend', `<p class=${place}>Here</p>`)"


def test_focus_goes_to_what_has_yet_to_be_written_unless_something_is_done_first(stage: OnStage) -> None:
    on = stage(PageWidget())
    on.tell({"do": "move-focus", "place": "new"})
    on.page.evaluate(WRITE, "new")
    expect(on.page.locator(".new")).to_be_focused()
    on.tell({"do": "move-focus", "place": "late"})
    on.page.keyboard.press("Shift")
    on.page.evaluate(WRITE, "late")
    expect(on.page.locator(".late")).to_be_visible()
    expect(on.page.locator(".new")).to_be_focused()
