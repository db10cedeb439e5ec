# The kernel's own tests, `kernel.sh FOLDER`: in the folder where setup built it, with sanitizers in build/sanitized, and
# for ARM in build/arm, run by an emulator.
set -e
case $1 in
build/sanitized) cmake -S kernel -B "$1" -G Ninja -DKERNEL_SANITIZE=ON ;;
build/arm)
	for program in aarch64-linux-gnu-g++ qemu-aarch64-static; do
		command -v $program >/dev/null || {
			echo "There is no $program: install it (Debian and Ubuntu: apt-get install g++-aarch64-linux-gnu qemu-user-static)."
			exit 1
		}
	done
	cmake -S kernel -B "$1" -G Ninja -DCMAKE_SYSTEM_NAME=Linux -DCMAKE_SYSTEM_PROCESSOR=aarch64 \
		-DCMAKE_CXX_COMPILER=aarch64-linux-gnu-g++ "-DCMAKE_CROSSCOMPILING_EMULATOR=qemu-aarch64-static;-L;/usr/aarch64-linux-gnu"
	;;
*) cmake "$1" -DKERNEL_TESTS=ON >/dev/null && tests=$1/kernel ;;
esac
cmake --build "$1"
ctest --test-dir "${tests:-$1}" --output-on-failure --no-tests=error
