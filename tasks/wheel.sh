# What is released, into dist/: a wheel for this machine, the sources with the built client, and a wheel with the parts for browsers.
set -e
rm -rf dist build/wheel
python -m pip --disable-pip-version-check wheel --quiet --no-deps --no-build-isolation --wheel-dir build/wheel .
if [ "$(uname)" = Linux ]; then
	auditwheel repair --wheel-dir dist build/wheel/*.whl
else
	mkdir dist
	mv build/wheel/*.whl dist
fi
PYTHONPATH=release python -c 'import backend; backend.build_sdist("dist")' >/dev/null
python release/offline_wheel.py build/pocket dist
ls dist
