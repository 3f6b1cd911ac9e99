#!/usr/bin/env python3
"""Measures the text corpus in real browsers and records the widths.

    swift run TextPages /tmp/pages
    python3 Tests/Browser/record_text.py /tmp/pages chromium firefox

Needs selenium and marionette_driver from PyPI, and Debian's chromium, chromium-driver and firefox-esr. Each
recording says which browser and which font files it was made with; the tests replay it without a browser.
"""

import functools
import http.server
import json
import pathlib
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse

HERE = pathlib.Path(__file__).parent
# Blink lays out in 1/64 px, Gecko in 1/60.
UNITS = {"chromium": 64, "firefox": 60}
# The pages are large, and the machine may be busy.
SECONDS = 600
WIDTHS = """
const unit = arguments[0];
return [...document.querySelectorAll("ol")].map(list =>
  [...list.querySelectorAll("bdi")].map(label => Math.round(label.getBoundingClientRect().width * unit)));
"""
LINES = """
const unit = arguments[0];
return [...document.querySelectorAll("li")].map(label =>
  [...label.querySelectorAll("bdi")].map(line => Math.round(line.getBoundingClientRect().width * unit)));
"""
FONTS_READY = """
const done = arguments[arguments.length - 1];
document.fonts.ready.then(() => done([...document.fonts].filter(f => f.status !== "loaded").map(f => f.family)));
"""


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def serve(folder):
    handler = functools.partial(QuietHandler, directory=str(folder))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_address[1]}"


class Chromium:
    def __init__(self):
        from selenium import webdriver

        options = webdriver.ChromeOptions()
        for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1280,800"):
            options.add_argument(argument)
        options.binary_location = "/usr/bin/chromium"
        service = webdriver.ChromeService(executable_path="/usr/bin/chromedriver")
        self.driver = webdriver.Chrome(options=options, service=service)
        self.driver.set_script_timeout(SECONDS)
        self.driver.set_page_load_timeout(SECONDS)
        self.driver.command_executor.client_config.timeout = SECONDS
        self.version = self.driver.capabilities["browserVersion"]

    def open(self, address):
        self.driver.get(address)

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def wait(self, script):
        return self.driver.execute_async_script(script)

    def close(self):
        self.driver.quit()


class Firefox:
    def __init__(self):
        from marionette_driver.marionette import Marionette

        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.profile = tempfile.TemporaryDirectory()
        preferences = {
            "marionette.port": port,
            "browser.shell.checkDefaultBrowser": False,
            "datareporting.policy.dataSubmissionEnabled": False,
        }
        lines = [f"user_pref({json.dumps(key)}, {json.dumps(value)});" for key, value in preferences.items()]
        pathlib.Path(self.profile.name, "user.js").write_text("\n".join(lines))
        command = ["firefox-esr", "--marionette", "--headless", "--profile", self.profile.name]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.driver = Marionette(host="127.0.0.1", port=port, socket_timeout=SECONDS)
        for _ in range(120):
            try:
                self.driver.start_session()
                break
            except OSError:
                time.sleep(0.5)
        self.driver.timeout.script = SECONDS
        self.driver.timeout.page_load = SECONDS
        self.version = self.driver.session_capabilities["browserVersion"]

    def open(self, address):
        self.driver.navigate(address)

    def run(self, script, *arguments):
        return self.driver.execute_script(script, script_args=arguments)

    def wait(self, script):
        return self.driver.execute_async_script(script)

    def close(self):
        self.driver.delete_session()
        self.process.terminate()
        self.process.wait()
        self.profile.cleanup()


def record(name, folder, address):
    browser = {"chromium": Chromium, "firefox": Firefox}[name]()
    unit = UNITS[name]
    names = json.loads((folder / "cases.json").read_text())

    def measure(case, script):
        browser.open(f"{address}/{urllib.parse.quote(case)}.html")
        unloaded = browser.wait(FONTS_READY)
        if unloaded:
            print(f"{name}: {case}: not loaded: {', '.join(unloaded)}")
        return browser.run(script, unit)

    widths = {case: measure(case, WIDTHS) for case in names["widths"]}
    lines = {case: measure(case, LINES) for case in names["lines"]}
    browser.close()
    recording = {
        "browser": f"{name} {browser.version}",
        "unit": unit,
        "fonts": json.loads((folder / "fonts.json").read_text()),
        "widths": widths,
        "lines": lines,
    }
    path = HERE / "recordings" / f"text-{name}.json"
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(recording, separators=(",", ":"), sort_keys=True) + "\n")
    print(f"{path.name}: {sum(len(rows) for lists in widths.values() for rows in lists)} widths")


def main():
    folder = pathlib.Path(sys.argv[1])
    address = serve(folder)
    for name in sys.argv[2:]:
        record(name, folder, address)


if __name__ == "__main__":
    main()
