"""Completion in the shell: `fullhouse --completion bash` writes a script that asks the command itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from fullhouse.cli.frame.parsing import parameters
from fullhouse.core.errors import BadInput

SCRIPTS = {
    "bash": """_fullhouse() {
    local IFS=$'\\n'
    COMPREPLY=($(fullhouse --complete "${COMP_WORDS[@]:1:COMP_CWORD}"))
    [ ${#COMPREPLY[@]} -gt 0 ] || COMPREPLY=($(compgen -f -- "${COMP_WORDS[COMP_CWORD]}"))
}
complete -F _fullhouse fullhouse
""",
    "zsh": """#compdef fullhouse
_fullhouse() {
    local -a found
    found=("${(@f)$(fullhouse --complete "${words[@]:1:$((CURRENT-1))}")}")
    [[ -n "$found" ]] && compadd -a found || _files
}
compdef _fullhouse fullhouse
""",
    "fish": """function _fullhouse
    set -l words (commandline -opc) (commandline -ct)
    fullhouse --complete $words[2..]
end
complete -c fullhouse -a '(_fullhouse)'
""",
}


def script(shell: str) -> str:
    """What a shell reads at its start. Raises BadInput for another shell."""
    if shell not in SCRIPTS:
        raise BadInput("unknown-shell", name=shell, allowed=list(SCRIPTS))
    return SCRIPTS[shell]


def complete(
    words: Sequence[str], commands: Sequence[str], load: Callable[[str], Callable[..., Any]]
) -> list[str]:
    """What the last word may become: commands, options, words to choose from; nothing for names of files.

    >>> complete(["so"], ["solve", "rate"], load=print)
    ['solve']
    """
    *before, last = words or [""]
    if not before:
        return [name for name in (*commands, "--help", "--version") if name.startswith(last)]
    if before[0] not in commands:
        return []
    known = parameters(load(before[0]))
    asked = next((one for one in known if before[-1] in one.names and not one.is_flag), None)
    if asked is not None:
        return [word for word in asked.choices if word.startswith(last)]
    if not last.startswith("-"):
        return []
    names = [name for one in known for name in (*one.names, *filter(None, [one.opposite]))]
    return [name for name in (*names, "--help") if name.startswith(last)]
