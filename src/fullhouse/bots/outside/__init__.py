"""Bots that are programs of their own, in any language: spoken to in lines, checked, and rated."""
