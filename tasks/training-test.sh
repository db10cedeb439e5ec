# The tests of the training. PyTorch takes gigabytes, so that only this installs it.
set -e
python -m pip install --quiet --no-build-isolation --editable '.[training]'
pytest -n auto tests/training
