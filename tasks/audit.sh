# Known faults of what is installed with the server, and of what builds and checks the client. It asks the lists in the network.
python -m venv build/audit && build/audit/bin/pip install --quiet --disable-pip-version-check pip-audit || exit 1
failed=0
for list in run test; do
    build/audit/bin/pip-audit --require-hashes --disable-pip -r requirements/$list.txt || failed=1
done
for folder in web web/pocket; do
    npm --prefix $folder audit --omit=dev --audit-level=low || failed=1
done
npm --prefix web audit --audit-level=high || failed=1
exit $failed
