"""Browsers on a desktop without a screen, where a screen reader hears what they tell assistive technology."""
