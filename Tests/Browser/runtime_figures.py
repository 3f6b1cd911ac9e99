"""Prints what the component costs: bytes, the upgrade, and a frame of a drag, beside a flex-wrap list.

runtime_figures.py PROGRAM: builds clouds of 21, 200 and 2,000 chips, and measures each in Chromium.
"""

import gzip
import json
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from suite.chromium import Chromium
from suite.server import Server

COUNTS = (21, 200, 2000)
ROUNDS = 3
MEASURE = """const [kind, done] = arguments;
const cloud = document.querySelector("tag-cloud");
const settled = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
(async () => {
  await customElements.whenDefined("tag-cloud");
  await cloud.ready;
  const upgrade = performance.now() - performance.getEntriesByName("first-contentful-paint")[0].startTime;
  const list = cloud.querySelector("ul");
  const flex = list.cloneNode(true);
  flex.style.cssText = "display: flex; flex-wrap: wrap; gap: 8px; height: auto; width: 800px";
  for (const item of flex.children) item.style.cssText = "position: static; translate: none; height: 32px";
  document.body.append(flex);
  const timed = async (change) => {
    const times = [];
    for (let round = 0; round < 15; round += 1) {
      await settled();
      const start = performance.now();
      await change(round);
      list.getBoundingClientRect();
      flex.getBoundingClientRect();
      times.push(performance.now() - start);
    }
    return times.sort((a, b) => a - b)[7];
  };
  const last = cloud.tags.length - 1;
  const own = await timed((round) => cloud.move(round % 2 ? last : 0, round % 2 ? 0 : last));
  const other = await timed(() => flex.insertBefore(flex.lastElementChild, flex.firstElementChild));
  done([upgrade, own, other]);
})();"""


def main(program: Path) -> None:
    chromium = Chromium()
    print(f"Chromium {chromium.version}; medians of {ROUNDS} runs, in ms")
    with tempfile.TemporaryDirectory() as folder:
        for count in COUNTS:
            print(row(chromium, program, Path(folder) / str(count), count))
    chromium.close()


def row(chromium: Chromium, program: Path, folder: Path, count: int) -> str:
    (folder / "content").mkdir(parents=True)
    cloud = {"reorderable": True, "tags": [f"Label {index}" for index in range(count)]}
    page = f"---\ntitle: Figures\n---\n```tagcloud\n{json.dumps(cloud)}\n```\n"
    (folder / "content/index.md").write_text(page, encoding="utf-8")
    built = folder / "public"
    subprocess.run([program, "build", folder, "-q", "-o", built], check=True)
    with Server(built) as server:
        server.has_scripts = True
        rounds = []
        for _ in range(ROUNDS):
            chromium.open(server.url + "/index.html")
            rounds.append(chromium.run_async(MEASURE, "cloud"))
    upgrade, own, other = (statistics.median(values) for values in zip(*rounds, strict=True))
    size = sum(len(gzip.compress(one.read_bytes(), 9)) for one in built.glob("assets/tag-cloud.*.*"))
    return f"{count} chips: {size} bytes, upgrade {upgrade:.0f}, frame {own:.1f}, flex-wrap {other:.1f}"


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
