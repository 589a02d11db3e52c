"""Browsers on a virtual desktop with a screen reader."""
