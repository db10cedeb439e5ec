# For a night, ROUNDS times: the random tests again and again, each time with other and more examples, the analyzer of C++, every
# state of every table in every posture, nodes and databases that fail under 300 tables, a million steps of the coach and every
# sentence about 100,000 of them.
set -e
sh tasks/cpp.sh lint "$BUILT" --checks='clang-analyzer-*'
for round in $(seq "${ROUNDS:-20}"); do
	FULLHOUSE_EXAMPLES=5 pytest -n auto -p no:cacheprovider $(grep -rl 'from tests.examples' tests src)
done
FULLHOUSE_EXAMPLES=5 pytest -n auto -p no:cacheprovider $(grep -l -e 'import.*Looking' -e 'tests import examples' -e 'browser.sizes import' tests/browser/test_*.py)
FULLHOUSE_EXAMPLES=20 npm --prefix web test --silent -- tests/reducer_properties.test.ts
python -m tests.browser.stage
python -m tests.pocket.test_kernel 43
python -m tests.pocket.agreement 1000
python -m benchmarks.server.siege --seconds 5 --settle 5 --scale 0.2
python -m tests.fuzz
python -m tests.nodes.races 10000
python -m tests.nodes.races 1000 --endings
python -m tests.adversary 3
python -m tests.recount_many 2000
python -m tests.server.vanishing 3000
python -m tests.nodes.faults --minutes 10 --tables 300 --seeds "${SEED:-2026}"
python -m tests.nodes.faults --minutes 0.2 --tables 9 --nodes 2 --pace 0.5 --only drain_a_node
python -m tests.nodes.faults --planted --minutes 5
python -m benchmarks.coach_truth
python -m tests.coach.truth.soak --steps 100000
python -m tests.coach.truth.soak --named 1000
FULLHOUSE_TWIN_GAMES=10000 pytest -n auto -o faulthandler_timeout=0 tests/brains/test_rules.py
