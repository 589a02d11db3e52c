"""nginx, a static server that knows nothing of this project: it sends no policy, and no headers for its caches."""

from pathlib import Path

import waiting
from built import PROJECT
from engines.processes import Program
from engines.webkit import free_port, is_listening

# script/bootstrap unpacks it.
PACKAGES = PROJECT / ".build/debian-node"
CONFIGURATION = """\
daemon off;
master_process off;
pid {own}/pid;
events {{ }}
http {{
  include {packages}/etc/nginx/mime.types;
  default_type application/octet-stream;
  log_format short '$status $uri';
  access_log {own}/access.log short;
  client_body_temp_path {own}/body;
  proxy_temp_path {own}/proxy;
  fastcgi_temp_path {own}/fastcgi;
  uwsgi_temp_path {own}/uwsgi;
  scgi_temp_path {own}/scgi;
  server {{
    listen 127.0.0.1:{port};
    root {root};
  }}
}}
"""


class Nginx:
    """Serves a folder on this computer. It can be stopped and started again at the same address."""

    def __init__(self, own: Path, root: Path):
        """Keeps its own files in the folder `own`."""
        assert (PACKAGES / "usr/sbin/nginx").exists(), f"{PACKAGES} has no nginx: run script/bootstrap test"
        self.own = own
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        text = CONFIGURATION.format(own=own, packages=PACKAGES, port=self.port, root=root)
        (own / "nginx.conf").write_text(text, encoding="utf-8")
        self.program = None

    def start(self):
        command = [PACKAGES / "usr/sbin/nginx", "-e", self.own / "error.log", "-p", self.own, "-c", self.own / "nginx.conf"]
        self.program = Program("nginx", [str(part) for part in command])
        waiting.eventually(lambda: self.program.require_running() or is_listening(self.port), "nginx listens", waiting.HANGING)

    def stop(self):
        if self.program:
            self.program.stop()
        self.program = None

    def answers(self):
        """The answers since the last call, each as its status and path."""
        log = self.own / "access.log"
        lines = log.read_text(encoding="utf-8").splitlines()
        # nginx keeps the file open and appends to it.
        log.write_text("", encoding="utf-8")
        return [(int(status), path) for status, path in (line.split(" ", 1) for line in lines)]
