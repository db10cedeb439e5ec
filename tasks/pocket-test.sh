# What a browser does with the parts: plays without a server, in several tabs.
set -e
python -m tests.pocket.tour
python -m tests.pocket.offline_tour
