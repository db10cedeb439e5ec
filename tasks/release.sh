# Whether dist/ could be published as it is: nothing is sent anywhere. docs/releasing.md says what comes then.
set -e
python release/ready.py
twine check --strict dist/*
python tasks/pythons.py --sources
python release/promise.py
python release/promise.py --write
echo "Ready: $(ls dist | tr '\n' ' ')"
