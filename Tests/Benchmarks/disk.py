"""Builds a site into a new folder on a disk, beside `cp -r`, which writes the same files and nothing else.

Usage: Tests/Benchmarks/disk.py BINARY SOURCE FOLDER. FOLDER is on the disk in question and must not exist:
file systems may be slow for some minutes where files were deleted just now, so nothing is deleted here.
"""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

MEMORY = "/dev/shm"


def timed(*command: str | Path, cache: Path | None = None) -> float:
    os.sync()
    environment = os.environ | ({"XDG_CACHE_HOME": str(cache)} if cache else {})
    start = time.perf_counter()
    subprocess.run(command, check=True, capture_output=True, env=environment)
    return time.perf_counter() - start


def main(arguments: list[str]) -> int:
    if len(arguments) != 3 or Path(arguments[2]).exists():
        print(__doc__.strip(), file=sys.stderr)
        return 64
    binary, source, folder = (Path(one).resolve() for one in arguments)
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory(dir=MEMORY) as memory:
        fast = Path(memory)
        in_memory = timed(binary, "build", source, "-o", fast / "out", cache=fast / "cache-1")
        bare = timed("cp", "-r", fast / "out", folder / "bare")
        on_disk = timed(binary, "build", source, "-o", folder / "built", cache=fast / "cache-2")
        files = sum(len(names) for _, _, names in os.walk(fast / "out"))
    allowed = 1.2 * bare + in_memory
    print(f"{files} files: built in memory {in_memory:.2f} s, cp -r to the disk {bare:.2f} s")
    print(f"built on the disk {on_disk:.2f} s, {on_disk / allowed:.2f} of 1.2 x cp plus the build in memory")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
