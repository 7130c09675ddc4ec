#!/usr/bin/python3
"""A private WebKitGTK view for WebKitWebDriver: any width, the console on standard output, print sheets in a file."""

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


def print_on_request(view, _):
    """Prints a page whose title asks for it: `window.print` does nothing where a driver controls the view."""
    if view.get_title() != 'print to file':
        return
    settings = Gtk.PrintSettings()
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, f'file://{folder}/printed.pdf')
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, 'pdf')
    settings.set_printer('Print to File')
    operation = WebKit2.PrintOperation.new(view)
    operation.set_print_settings(settings)
    # The sizes of `@page`, which WebKitGTK leaves to its user.
    paper = Gtk.PageSetup()
    paper.set_paper_size(Gtk.PaperSize.new('iso_a4'))
    for side in ('top', 'right', 'bottom', 'left'):
        getattr(paper, f'set_{side}_margin')(12, Gtk.Unit.MM)
    operation.set_page_setup(paper)
    operation.connect('failed', lambda _, error: print(f'CONSOLE ERROR print: {error.message}', flush=True))
    operation.print_()


def create_view(session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    view.get_settings().set_enable_write_console_messages_to_stdout(True)
    view.connect('notify::title', print_on_request)
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
