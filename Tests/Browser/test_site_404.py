"""The page that a static host shows for a missing address. It may be shown at any depth, also below the demo."""

import re

from documentation_page import SITE


def test_missing_page_has_a_style_and_leads_to_the_demo(host):
    text = (SITE / "404.html").read_text(encoding="utf-8")
    assert '<meta name="viewport" content="width=device-width' in text and "<title>Page not found · PressureKit</title>" in text
    # The site's own path, without a slash at the end. Relative addresses would depend on the missing address.
    (root,) = re.findall(r'data-root="([^"]*)"', text)
    assert not root.endswith("/") and not root.startswith(".")
    named = re.findall(r'(?:href|src)="([^"#]+)"', text)
    assert all(one.startswith(f"{root}/") for one in named), named
    files = {one.removeprefix(f"{root}/").removesuffix(".") for one in named}
    assert {"site.css", "site.js", "", "demo/"} <= files
    for file in files:
        path = SITE / file
        assert path.is_file() or (path / "index.html").is_file(), file
