"""Three real browser engines behind one interface (see engine.py), so that each test is written once. Their fingers are those of
Drivers/python."""
