"""Prints what the component costs: bytes, upgrade, frames of a drag beside a flex-wrap list, a large batch.

runtime_figures.py PROGRAM: builds clouds of 21, 200 and 2,000 chips, and measures each in Chromium. A frame
is what the page's thread is busy with: script, style, layout and paint.
"""

import gzip
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from suite.chromium import Chromium
from suite.server import Server

COUNTS = (21, 200, 2000)
ROUNDS = 3
DRAG = """const done = arguments[arguments.length - 1];
const cloud = document.querySelector("tag-cloud");
const channel = new MessageChannel();
const painted = () => new Promise((resolve) => {
  channel.port1.onmessage = resolve;
  channel.port2.postMessage(null);
});
const frame = (work) => new Promise((resolve) => requestAnimationFrame(async () => {
  const start = performance.now();
  work();
  await painted();
  resolve(performance.now() - start);
}));
const settings = {pointerId: 7, pointerType: "mouse", button: 0, buttons: 1, bubbles: true, cancelable: true};
const fire = (type, clientX, clientY, target = document) =>
  target.dispatchEvent(new PointerEvent(type, {...settings, clientX, clientY}));
const way = (x, y, n) => [x + 60 + (n * 37) % 500, y + (n * 11) % 150];
const frames = async (x, y, work) => {
  const times = [];
  for (let n = 0; n < 60; n += 1) times.push(await frame(() => work(...way(x, y, n))));
  return times.sort((a, b) => a - b);
};
const middle = ([, ...times]) => [times[30], times[53]];
(async () => {
  await customElements.whenDefined("tag-cloud");
  await cloud.ready;
  const upgrade = performance.now() - performance.getEntriesByName("first-contentful-paint")[0].startTime;
  const list = cloud.querySelector("ul");
  const box = list.children[3].getBoundingClientRect();
  const [x, y] = [box.left + 10, box.top + 10];
  await frame(() => fire("pointerdown", x, y, list.children[3].firstElementChild));
  await frame(() => fire("pointermove", x + 20, y));
  const own = await frames(x, y, (x, y) => fire("pointermove", x, y));
  const drop = await frame(() => fire("pointerup", x, y));
  await cloud.ready;
  const flex = list.cloneNode(true);
  flex.style.cssText = "display: flex; flex-wrap: wrap; gap: 8px; height: auto; width: 800px";
  for (const item of flex.children) item.style.cssText = "position: static; translate: none; height: 32px";
  cloud.replaceWith(flex);
  const carried = flex.children[3];
  carried.style.pointerEvents = "none";
  const place = flex.getBoundingClientRect();
  const other = await frames(place.left, place.top, (x, y) => {
    const target = document.elementFromPoint(x, y)?.closest("li");
    if (target) flex.insertBefore(carried, target);
    carried.style.translate = "0 0";
    const at = carried.getBoundingClientRect();
    carried.style.translate = `${x - at.left}px ${y - at.top}px`;
  });
  done([upgrade, ...middle(own), drop, ...middle(other)]);
})();"""
BATCH = """const done = arguments[arguments.length - 1];
const cloud = document.querySelector("tag-cloud");
(async () => {
  await customElements.whenDefined("tag-cloud");
  await cloud.ready;
  const long = [0];
  const watch = new PerformanceObserver((list) => long.push(...list.getEntries().map((one) => one.duration)));
  watch.observe({type: "longtask"});
  const start = performance.now();
  await cloud.add(Array.from({length: 10000}, (_, index) => `New label ${index}`));
  const time = performance.now() - start;
  setTimeout(() => done([time, long.length - 1, Math.max(...long)]), 300);
})();"""


def main(program: Path) -> None:
    chromium = Chromium()
    chromium.driver.set_script_timeout(300)
    print(f"Chromium {chromium.version}, load {os.getloadavg()[0]:.1f}; medians of {ROUNDS} runs, in ms")
    with tempfile.TemporaryDirectory() as folder:
        for count in COUNTS:
            built = build(program, Path(folder) / str(count), count)
            upgrade, *frames = median(chromium, built, DRAG)
            own, own_most, drop, other, other_most = frames
            print(
                f"{count} chips: upgrade {upgrade:.0f}, frame {own:.1f} (90 %: {own_most:.1f}),"
                f" drop {drop:.1f}, flex-wrap {other:.1f} (90 %: {other_most:.1f})"
            )
        time, long, longest = median(chromium, Path(folder) / "21/public", BATCH)
    print(f"10,000 more chips: {time:.0f}, {long:.0f} tasks over 50 ms, the longest {longest:.0f}")
    chromium.close()


def build(program: Path, folder: Path, count: int) -> Path:
    (folder / "content").mkdir(parents=True)
    cloud = {"reorderable": True, "tags": [f"Label {index}" for index in range(count)]}
    page = f"---\ntitle: Figures\n---\n```tagcloud\n{json.dumps(cloud)}\n```\n"
    (folder / "content/index.md").write_text(page, encoding="utf-8")
    built = folder / "public"
    subprocess.run([program, "build", folder, "-q", "-o", built], check=True)
    if count == COUNTS[0]:
        size = sum(len(gzip.compress(one.read_bytes(), 9)) for one in built.glob("assets/tag-cloud.*.[jw]*"))
        print(f"{size} bytes gzipped")
    return built


def median(chromium: Chromium, built: Path, script: str) -> list[float]:
    with Server(built) as server:
        server.has_scripts = True
        rounds = []
        for _ in range(ROUNDS):
            chromium.open(server.url + "/index.html")
            rounds.append(chromium.run_async(script))
    return [statistics.median(values) for values in zip(*rounds, strict=True)]


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
