"""The workflows of CI name each action by its commit, and a job has only the rights that it needs."""

import re
from pathlib import Path

WORKFLOWS = sorted((Path(__file__).parents[2] / ".github/workflows").glob("*.yml"))
# The jobs with more rights than to read the sources. No job that installs or builds anything can write.
RIGHTS = {
    "release.yml": {"attach": ["contents: write"]},
    "site.yml": {"build": ["contents: read", "pages: read"], "deploy": ["pages: write", "id-token: write"]},
}


def test_actions_are_named_by_their_commits():
    used = [line for workflow in WORKFLOWS for line in re.findall(r"uses: (.*)", workflow.read_text(encoding="utf-8"))]
    assert len(used) > 10
    assert [line for line in used if not re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", line)] == []


def test_rights():
    for workflow in WORKFLOWS:
        text = workflow.read_text(encoding="utf-8")
        _, *jobs = re.split(r"^  (?=[\w-]+:\n)", text.partition("\njobs:\n")[2], flags=re.MULTILINE)
        assert re.findall(r"^permissions:\n((?:  .*\n)+)", text, flags=re.MULTILINE) == ["  contents: read\n"], workflow.name
        found = {}
        for job in jobs:
            rights = re.search(r"^    permissions:\n((?:      .*\n)+)", job, flags=re.MULTILINE)
            if rights:
                found[job.partition(":")[0]] = [line.strip() for line in rights[1].splitlines() if "#" not in line]
        assert found == RIGHTS.get(workflow.name, {}), workflow.name
