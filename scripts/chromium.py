"""Chromium driven through a pipe, by the DevTools protocol: no driver, no package, no port."""
import base64
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

CANDIDATES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
ON_MACOS = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")


def chromium():
    """The browser's path, or None."""
    found = next((path for name in CANDIDATES if (path := shutil.which(name))), None)
    return found or (str(ON_MACOS) if ON_MACOS.exists() else None)


class Browser:
    """One tab without a window; ends with the `with` block."""

    def __init__(self):
        self.profile = tempfile.mkdtemp()
        commands, self.commands = os.pipe()
        self.answers, answers = os.pipe()
        # The protocol takes its commands from descriptor 3 and answers on 4.
        launch = f'exec "$@" 3<&{commands} 4>&{answers}'
        flags = ["--headless", "--remote-debugging-pipe", f"--user-data-dir={self.profile}", "--hide-scrollbars"]
        flags += ["--disable-gpu", "--no-first-run", "--disable-dev-shm-usage"]
        # Chromium's sandbox refuses root; the pages are our own.
        if hasattr(os, "geteuid") and os.geteuid() == 0:
            flags.append("--no-sandbox")
        self.process = subprocess.Popen(
            ["/bin/sh", "-c", launch, "sh", chromium(), *flags],
            pass_fds=(commands, answers), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        os.close(commands)
        os.close(answers)
        self.buffer, self.events, self.number, self.session = b"", [], 0, None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(domain + ".enable")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)

    # --- the protocol ---

    def read(self):
        while b"\0" not in self.buffer:
            part = os.read(self.answers, 1 << 20)
            if not part:
                sys.exit("Chromium has ended")
            self.buffer += part
        message, _, self.buffer = self.buffer.partition(b"\0")
        return json.loads(message)

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.commands, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.read()
            if answer.get("id") == self.number:
                if "error" in answer:
                    sys.exit(f"{method}: {answer['error']}")
                return answer["result"]
            self.events.append(answer)

    def wait(self, name):
        while not any(event.get("method") == name for event in self.events):
            self.events.append(self.read())

    def seen(self, *names):
        return [event["params"] for event in self.events if event.get("method") in names]

    # --- what a person does ---

    def open(self, url):
        for address in ("about:blank", url):
            self.events = []
            self.call("Page.navigate", url=address)
            self.wait("Page.loadEventFired")

    def run(self, script):
        """The value of the script's last expression, waited for."""
        answer = self.call(
            "Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True, userGesture=True
        )
        if "exceptionDetails" in answer:
            sys.exit(f"{script}\n{answer['exceptionDetails']}")
        return answer["result"].get("value")

    def complaints(self):
        """What the console says: errors, warnings, violations of the page's policy."""
        entries = [entry["entry"]["text"] for entry in self.seen("Log.entryAdded")]
        entries += [str(entry.get("args")) for entry in self.seen("Runtime.consoleAPICalled")]
        return entries + [entry["exceptionDetails"]["text"] for entry in self.seen("Runtime.exceptionThrown")]

    def requests(self):
        return [request["request"]["url"] for request in self.seen("Network.requestWillBeSent")]

    def press(self, key, code):
        for kind in ("keyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=key, windowsVirtualKeyCode=code)
        self.run("new Promise(done => setTimeout(done, 50))")

    def size(self, width, height):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def media(self, kind, **features):
        self.call(
            "Emulation.setEmulatedMedia", media=kind,
            features=[{"name": name, "value": value} for name, value in features.items()],
        )

    def shot(self, file):
        file.write_bytes(base64.b64decode(self.call("Page.captureScreenshot")["data"]))

    def pdf(self):
        return base64.b64decode(self.call("Page.printToPDF", printBackground=False)["data"])
