# Every page and game at three sizes, light and dark, and a sheet of all postures, into screenshots/.
set -e
python -m tests.browser.screenshots screenshots
python -m tests.browser.sheet screenshots
