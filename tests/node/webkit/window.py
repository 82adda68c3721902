"""Opens a WebKitGTK window for WebKitWebDriver. MiniBrowser cannot be narrower than 447 pixels.

The first argument is a JSON object: width and height in pixels, hasScript, and initScript, the
source of a script that runs in each document before the document's own scripts.
"""

import json
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

options = json.loads(sys.argv[1])
Gtk.init()

content = WebKit2.UserContentManager()
content.add_script(
    WebKit2.UserScript.new(
        options["initScript"],
        WebKit2.UserContentInjectedFrames.TOP_FRAME,
        WebKit2.UserScriptInjectionTime.START,
    )
)

context = WebKit2.WebContext.new_ephemeral()
# Refuses other hosts, such as that of the map tiles: nothing listens on the port of this proxy.
context.get_website_data_manager().set_network_proxy_settings(
    WebKit2.NetworkProxyMode.CUSTOM, WebKit2.NetworkProxySettings.new("http://127.0.0.1:9", ["127.0.0.1"])
)
context.set_automation_allowed(True)
view = WebKit2.WebView(
    web_context=context,
    user_content_manager=content,
    is_controlled_by_automation=True,
    settings=WebKit2.Settings(enable_javascript=options["hasScript"]),
)


def on_automation_started(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("window")
    session.set_application_info(info)
    session.connect("create-web-view", lambda _session: view)


context.connect("automation-started", on_automation_started)
view.connect("close", lambda _view: Gtk.main_quit())
window = Gtk.Window(default_width=options["width"], default_height=options["height"])
window.add(view)
window.show_all()
Gtk.main()
