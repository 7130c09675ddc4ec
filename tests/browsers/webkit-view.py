#!/usr/bin/python3
"""A private WebKitGTK view for WebKitWebDriver: any width, and the console on standard output."""

import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2  # noqa: E402

width, height, folder = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]

# Private, where `Clear-Site-Data` through a service worker took more than a minute.
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
window = Gtk.Window(decorated=False)
window.set_default_size(width, height)
window.connect('destroy', Gtk.main_quit)


def create_view(session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    view.get_settings().set_enable_write_console_messages_to_stdout(True)
    window.add(view)
    window.show_all()
    return view


def start(context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('webkit-view')
    session.set_application_info(info)
    session.connect('create-web-view', create_view)


context.connect('automation-started', start)
Gtk.main()
