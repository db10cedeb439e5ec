# Mends what can be mended by itself.
set -e
ruff format .
ruff check --fix .
sh tasks/cpp.sh format
npm --prefix web run --silent format
python -m tools.typeset src web/words
