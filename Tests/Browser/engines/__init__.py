"""Three real browser engines behind one small vocabulary (see engine.py), so that a test is written once."""
