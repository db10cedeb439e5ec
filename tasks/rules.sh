# RULES.md in each game's folder: the rules for people, put together from its English words.
set -e
for file in src/fullhouse/games/*/rules.py; do
	folder=$(dirname "$file")
	fullhouse rules "$(basename "$folder" | tr _ -)" --lang en > "$folder/RULES.md"
done
