# What is installed with the server and built into the client, as CycloneDX, beside the wheel.
set -e
mkdir -p dist
python release/sbom.py > dist/sbom.json
python release/sbom.py --image > dist/sbom-image.json
