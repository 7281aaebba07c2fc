"""The names that arguments take."""

from __future__ import annotations

from ninefold import _native


def scales() -> dict[str, list[str]]:
    """Return the names of the scales of difficulty, each with the names of its figures."""
    return _native.scales()


def levels() -> list[str]:
    """Return the names of the levels, easiest first."""
    return _native.levels()


def symmetries() -> list[str]:
    """Return the names of the symmetries that `generate` takes."""
    return _native.symmetries()


def techniques(language: str = "en") -> dict[str, str]:
    """Return the codes of the techniques, each with its name in a language, `en` or `ko`."""
    return _native.techniques(language)
