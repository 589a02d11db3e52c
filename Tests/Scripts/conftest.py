"""Tests that take long run with `--deep`."""

pytest_plugins = ("deep",)
