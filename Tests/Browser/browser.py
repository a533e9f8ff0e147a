"""A browser that opens a report: Chromium without a window, driven by Selenium."""

import shutil

from selenium import webdriver
from selenium.webdriver.chrome.service import Service

CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome")
DRIVER = shutil.which("chromedriver")


class Browser:
    """A page at one width, light or dark."""

    def __init__(self, page, width, is_dark):
        options = webdriver.ChromeOptions()
        options.binary_location = CHROMIUM
        for flag in ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage",
                     "--force-prefers-reduced-motion", "--hide-scrollbars"]:
            options.add_argument(flag)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(options=options, service=Service(DRIVER))
        self.command("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": 844 if width < 500 else 800,
            "deviceScaleFactor": 1, "mobile": width < 500})
        scheme = "dark" if is_dark else "light"
        self.command("Emulation.setEmulatedMedia", {
            "features": [{"name": "prefers-color-scheme", "value": scheme}]})
        self.page = page
        self.open()

    def open(self, fragment=""):
        """Loads the page anew, at a place in it."""
        self.driver.get("about:blank")
        self.driver.get(self.page + fragment)

    def command(self, name, arguments):
        return self.driver.execute_cdp_cmd(name, arguments)

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def touch(self, selector):
        """Clicks the first element, as a finger would: wherever it is on the screen."""
        box = self.run("""
            const element = document.querySelector(arguments[0]);
            element.scrollIntoView({block: "center", inline: "center", behavior: "instant"});
            const box = element.getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2];""", selector)
        for kind in ["mousePressed", "mouseReleased"]:
            self.command("Input.dispatchMouseEvent", {
                "type": kind, "x": box[0], "y": box[1], "button": "left", "clickCount": 1})

    def press(self, key):
        """Presses a key on whatever has the focus."""
        self.driver.switch_to.active_element.send_keys(key)

    def complaints(self):
        """Returns what the browser has complained about."""
        return [entry["message"] for entry in self.driver.get_log("browser")]

    def picture(self, file):
        self.driver.save_screenshot(str(file))

    def close(self):
        self.driver.quit()
