#!/usr/bin/python3
"""A private WebKitGTK view for WebKitWebDriver: any width, the console on standard output, and printing to a file."""

import os
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


def print_to_file(manager, message):
    """Prints to `print.pdf`, on the paper of that name."""
    setup = Gtk.PageSetup()
    setup.set_paper_size_and_default_margins(Gtk.PaperSize.new(message.get_js_value().to_string()))
    settings = Gtk.PrintSettings()
    settings.set_printer('Print to File')
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, 'pdf')
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, f'file://{folder}/printing.pdf')
    operation = WebKit2.PrintOperation.new(window.get_child())
    operation.set_page_setup(setup)
    operation.set_print_settings(settings)
    operation.connect('finished', lambda _: os.rename(f'{folder}/printing.pdf', f'{folder}/print.pdf'))
    operation.print_()


# A page calls `webkit.messageHandlers.print.postMessage(paper)`: under automation `print()` does nothing.
manager = WebKit2.UserContentManager()
manager.register_script_message_handler('print')
manager.connect('script-message-received::print', print_to_file)


def create_view(session):
    view = WebKit2.WebView(
        web_context=context, user_content_manager=manager, is_controlled_by_automation=True
    )
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
