# The C++ sources: `cpp.sh format`, or `cpp.sh check BUILT` for format and lint; `cpp.sh lint BUILT OPTIONS` is the lint alone.
set -e
sources=$(git ls-files 'kernel/*.cpp' 'kernel/*.hpp')
lint() {
	built=$1
	shift
	# As they are compiled, several as one.
	clang-tidy --quiet -p "$built" "$@" $(sed -n 's/.*"file": "\(.*\)".*/\1/p' "$built/compile_commands.json" |
		grep -ve nanobind -e kernel/tests/ -e kernel/bench/ | sort -u)
}
case $1 in
format) clang-format -i $sources ;;
check) clang-format --dry-run --Werror $sources && lint "$2" ;;
lint) shift && lint "$@" ;;
esac
