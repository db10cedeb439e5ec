# One of the quick checks: `check.sh NAME BUILT`.
set -e
case $1 in
format-check) ruff format --check . && ruff check . && python -m tests.identifiers && python -m tests.waits ;;
cpp-check) sh tasks/cpp.sh check "$2" ;;
types) mypy ;;
layers) lint-imports ;;
schemas)
	check-jsonschema --quiet --builtin-schema vendor.github-workflows .github/workflows/*.yml
	check-jsonschema --quiet --builtin-schema vendor.compose-spec deploy/compose*.yml
	;;
web-check) npm --prefix web run --silent check ;;
esac
