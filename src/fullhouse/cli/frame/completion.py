"""Completion in the shell: `fullhouse --completion bash` writes a script that asks the command itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from fullhouse.cli.frame.parsing import Parameter, parameters
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
    "powershell": """Register-ArgumentCompleter -Native -CommandName fullhouse -ScriptBlock {
    param($last, $line, $place)
    $words = @($line.CommandElements | Select-Object -Skip 1 | ForEach-Object { $_.ToString() })
    if ($last -eq '') { $words += '""' }
    fullhouse --complete @words | ForEach-Object { [System.Management.Automation.CompletionResult]::new($_) }
}
""",
}


def _games() -> tuple[str, ...]:
    from fullhouse.games import game_ids  # noqa: PLC0415

    return game_ids()


def _techniques() -> tuple[str, ...]:
    from fullhouse.coach.techniques import by_name  # noqa: PLC0415

    return tuple(name.replace("_", "-") for name in by_name())


SUGGESTED: Mapping[str, Callable[[], tuple[str, ...]]] = {"games": _games, "techniques": _techniques}
"""What arguments are completed by; each list is made when it is asked for."""


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
        return [name for name in (*commands, "help", "--help", "--version") if name.startswith(last)]
    if before == ["help"]:
        return [name for name in commands if name.startswith(last)]
    if before[0] not in commands:
        return []
    known = parameters(load(before[0]))
    asked = next((one for one in known if before[-1] in one.names and not one.is_flag), None)
    if asked is not None:
        return [word for word in _words(asked) if word.startswith(last)]
    if not last.startswith("-"):
        place = next((one for one in known if not one.is_option), None)
        is_first = len(before) == 1  # what stands behind options is not counted
        return [word for word in _words(place) if word.startswith(last)] if place and is_first else []
    names = [name for one in known for name in (*one.names, *filter(None, [one.opposite]))]
    return [name for name in (*names, "--help") if name.startswith(last)]


def _words(parameter: Parameter) -> tuple[str, ...]:
    suggests = parameter.info.suggests
    return SUGGESTED[suggests]() if suggests else parameter.choices
