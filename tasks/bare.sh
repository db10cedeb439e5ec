# The two commands as somebody who is not root, on a machine with Python, a compiler, Node, git and make only: `sudo sh tasks/bare.sh play test`.
#
# A new user clones the last commit into a home of its own. PostgreSQL, Redis, Chromium, the proxies and systemd's checker are hidden
# in a mount namespace of this script; nothing of the machine is changed but for the user, who is removed in the end.
set -eu
if [ "${1:-}" != hidden ]; then
	exec unshare --mount sh "$0" hidden "$(git rev-parse --show-toplevel)" "$@"
fi
source=$2
shift 2
user=fullhouse-bare home=/tmp/fullhouse-bare
userdel "$user" 2>/dev/null || true
rm -rf "$home"
useradd --create-home --home-dir "$home" --shell /bin/sh "$user"
for program in chromium chromium-browser chromium-headless-shell google-chrome initdb postgres psql redis-server valkey-server \
	nginx caddy systemd-analyze uv; do
	for path in "/usr/bin/$program" "/usr/sbin/$program" "/usr/local/bin/$program"; do
		if [ -e "$path" ]; then mount --bind /dev/null "$(readlink -f "$path")"; fi
	done
done
empty=$(mktemp -d)
for folder in /usr/lib/postgresql /usr/lib/chromium; do
	if [ -d "$folder" ]; then mount --bind "$empty" "$folder"; fi
done
git clone --quiet "$source" "$home/fullhouse"
chown -R "$user:" "$home"
status=0
su "$user" --command "cd ~/fullhouse && PATH=/usr/local/bin:/usr/bin:/bin make $*" || status=$?
userdel "$user"
rm -rf "$home" "$empty"
exit $status
