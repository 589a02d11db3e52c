"""Force in the tests of any web page: a finger that really presses, and an audit for misfires."""

from . import presses
from ._audit import audit
from ._backends import BidiPage, CdpPage, backend_of
from ._contact import Contact
from ._finger import Finger, finger
from ._refused import Refused
from ._report import AuditError, Fault, Report, Try
from ._support import Support

__all__ = [
    "AuditError", "BidiPage", "CdpPage", "Contact", "Fault", "Finger", "Refused", "Report", "Support", "Try", "audit", "backend_of",
    "finger", "presses",
]
