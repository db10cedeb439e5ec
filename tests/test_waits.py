"""The check of real time in tests finds what it should, and leaves virtual time alone."""

import pytest

from tests.waits import waits_in

REAL = "pytestmark = pytest.mark.real_time\n"
TEST = "async def test() -> None:\n    "
BROWSER = "from tests.browser.house import Person\n"


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("tests/test_a.py", "import time\ntime.sleep(1)\n"),
        ("tests/test_a.py", "from time import monotonic\n"),
        ("tests/test_a.py", "import time\nnow = time.perf_counter\n"),
        ("tests/test_a.py", "subprocess.run([], timeout=5)\n"),
        ("tests/test_a.py", "LIMIT_SECONDS = 5\nsubprocess.run([], timeout=LIMIT_SECONDS)\n"),
        ("tests/browser/test_a.py", "page.wait_for_timeout(300)\n"),
        ("tests/browser/test_a.py", "page.wait_for_function('', timeout=3000)\n"),
        ("tests/nodes/test_a.py", REAL + TEST + "await asyncio.sleep(0.1)\n"),
        (
            "tests/nodes/test_a.py",
            REAL + TEST + "asyncio.get_running_loop().time()\n",
        ),
        ("tests/nodes/test_a.py", REAL + TEST + "await asyncio.wait_for(it, 5)\n"),
        (
            "tests/nodes/test_a.py",
            TEST + "await asyncio.sleep(1)\nasyncio.run(test())\n",
        ),
        ("tests/browser/a.py", BROWSER + TEST + "await asyncio.sleep(1)\n"),
        ("web/tests/a.test.ts", "await new Promise((go) => setTimeout(go, 50));\n"),
        ("web/tests/a.test.ts", "const begun = performance.now();\n"),
    ],
)
def test_real_time_is_found(file: str, text: str) -> None:
    assert list(waits_in(file, text)) != []


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("tests/test_a.py", '"""Nobody sleeps: time.sleep(1)."""\n'),
        ("tests/test_a.py", TEST + "await asyncio.sleep(3600)\n"),
        ("tests/test_a.py", TEST + "asyncio.get_running_loop().time()\n"),
        ("tests/test_a.py", "subprocess.run([], timeout=TIMEOUT_SECONDS)\n"),
        ("tests/nodes/test_a.py", REAL + TEST + "await asyncio.sleep(0)\n"),
        ("tests/nodes/test_a.py", REAL + TEST + "await asyncio.wait_for(it, LONG)\n"),
        ("tests/browser/test_a.py", "page.wait_for_url('', timeout=60_000)\n"),
        ("web/tests/a.test.ts", "vi.useFakeTimers();\nsetTimeout(go, 50);\n"),
        ("web/tests/a.test.ts", "await new Promise((go) => setTimeout(go));\n"),
    ],
)
def test_virtual_time_and_generous_limits_are_not(file: str, text: str) -> None:
    assert list(waits_in(file, text)) == []
