"""The demo's files of weighings: what is exported can be imported again, also after a spreadsheet has saved it. A bad file
imports nothing, and the page names the bad line."""

import base64
import json
import random

import pytest

import waiting
from demo_page import DemoPage, fixture_of
from sharing import said

pytestmark = pytest.mark.deep

HEADER = "createdAt,grams,note"
AT = "2026-11-26T09:30:00.000Z"
# Notes that break careless readers of CSV.
NOTES = [
    "", "plain", 'quoted "twice" ""', '"', "commas, and; semicolons", "two\nlines", "two\r\nlines", "old\rlines", "\ttab",
    "  leading and trailing  ", "emoji 🍐👩‍👩‍👧‍👦 e\u0301 é", "שלום, עולם", "\u202eright to left", "=1+1", "+1 spoon", "-5 °C", "@home",
    '=HYPERLINK("https://example.org","A pear")', "\t=1+1", "\t\t-5", "'=1+1", "'", "\u3000wide\u3000", "\uff1d1+1", "sep=;", "null",
    "NaN", "0012", "1e3", "\ufeffmark", "\\n", "n" * 200, "🍐" * 200, "\u2028separator", "\u00a0",
]  # fmt: skip
GRAMS = [0, 0.1, 1e-7, 12.5, 123.456, 1234.5, 99999.9, 100000, 0.30000000000000004, 5]


class FilesPage(DemoPage):
    """History, whose weighings are those of `given`."""

    name = "history.html"
    ready = "document.getElementById('weighings').ariaBusy === 'false'"

    def begin_with(self, *given):
        """Replaces all weighings. Each is grams, note and time."""
        self.store(
            """
            for (const { id } of await weighings.all()) await weighings.delete(id)
            await weighings.merge(given[2].map(([grams, note, createdAt]) => ({ grams, note, createdAt })))
            """,
            given,
        )
        self.show_again()

    def show_again(self):
        self.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
        count = len(self.weighings())
        words = {0: "No weighings", 1: "1 weighing"}.get(count, f"{count} weighings")
        self.wait_for_text("#summary", words)

    def kept(self):
        """All weighings as grams, note and time, newest first. Equal ones are in no order."""
        return sorted(
            ([one["grams"], one["note"], one["createdAt"]] for one in self.weighings()),
            key=lambda one: (one[2], one[1], one[0]), reverse=True,
        )  # fmt: skip

    def exported(self, kind):
        """The bytes and the name of an export."""
        self.evaluate(
            """
            window.saved = null
            const create = URL.createObjectURL
            URL.createObjectURL = (blob) => {
              window.saved = blob
              return create.call(URL, blob)
            }
            HTMLAnchorElement.prototype.click = function () { window.savedAs = this.download }
            document.getElementById(`export-${arguments[0]}`).click()
            URL.createObjectURL = create
            delete HTMLAnchorElement.prototype.click
            """,
            kind,
        )
        text, name = self.evaluate(
            """
            return saved.arrayBuffer().then((buffer) =>
              [btoa([...new Uint8Array(buffer)].map((byte) => String.fromCharCode(byte)).join('')), savedAs])
            """
        )
        return base64.b64decode(text), name

    def choose(self, content, name="weighings.csv"):
        """Chooses a file in the field, and waits until it is imported or refused. Returns the message."""
        content = content.encode() if isinstance(content, str) else content
        self.evaluate(
            """
            const [text, name] = arguments
            const files = new DataTransfer()
            files.items.add(new File([Uint8Array.from(atob(text), (one) => one.charCodeAt(0))], name))
            const field = document.getElementById('import')
            field.files = files.files
            document.querySelector('.toast').className = 'toast'
            document.getElementById('import-reason').textContent = ''
            field.dispatchEvent(new Event('change', { bubbles: true }))
            """,
            base64.b64encode(content).decode(), name,
        )  # fmt: skip
        return self.imported()

    def imported(self):
        """The message after an import."""
        self.until("!document.getElementById('import').value", "it is read")
        return self.text("#import-reason") or said(self)


files = fixture_of(FilesPage)


def at(number):
    return f"2026-11-{number // 24 + 1:02}T{number % 24:02}:30:00.{number:03}Z"


def random_notes(count, seed=1):
    """Notes of the signs that CSV, spreadsheets and encodings treat in their own ways."""
    chance = random.Random(seed)
    signs = ['"', ",", ";", "\t", "\r", "\n", "\r\n", " ", "=", "+", "-", "@", "'", "\ufeff", "\u2028", "a", "é", "🍐", "ש", "0", "."]
    return ["".join(chance.choices(signs, k=chance.randrange(9))) for _ in range(count)]


EVERYTHING = [[GRAMS[number % len(GRAMS)], note, at(number)] for number, note in enumerate([*NOTES, *random_notes(400)])]


@pytest.mark.deep_engines("firefox", "webkit")
@pytest.mark.parametrize("ending", ["csv", "json"])
def test_export_can_be_imported_again(files, ending):
    """All weighings are equal after a deletion of all. An import of one's own export adds none."""
    # Two equal weighings are two.
    files.begin_with(*EVERYTHING, [7, "twice", AT], [7, "twice", AT])
    before = files.kept()
    assert len(before) == len(EVERYTHING) + 2
    content, name = files.exported(ending)
    date = files.evaluate("return new Date().toISOString().slice(0, 10)")
    assert name == f"weighings-{date}.{ending}"
    assert files.choose(content, name) == f"Imported 0 weighings; {len(before)} were here already"
    assert files.kept() == before
    files.begin_with()
    assert files.choose(content, name) == f"Imported {len(before)} weighings"
    assert files.kept() == before
    # The other weighings stay.
    files.begin_with(EVERYTHING[3], [1, "another", AT])
    assert files.choose(content, name) == f"Imported {len(before) - 1} weighings; 1 was here already"
    assert files.kept() == sorted([*before, [1, "another", AT]], key=lambda one: (one[2], one[1], one[0]), reverse=True)


@pytest.mark.always
def test_exported_files_are_as_documented(files):
    """A spreadsheet reads the CSV as UTF-8, with one line for each weighing, and takes no note for a formula."""
    files.begin_with([12.5, "=1+1", AT], [1e-7, 'a "b", c', "2026-11-25T00:00:00.000Z"], [3, "", "2026-11-24T00:00:00.000Z"])
    content, _ = files.exported("csv")
    assert content.decode() == (
        f'\ufeff{HEADER}\r\n{AT},12.5,"\t=1+1"\r\n2026-11-25T00:00:00.000Z,1e-7,"a ""b"", c"\r\n2026-11-24T00:00:00.000Z,3,\r\n'
    )
    content, _ = files.exported("json")
    assert json.loads(content) == {
        "pressurekit-weighings": 1,
        "weighings": [
            {"createdAt": AT, "grams": 12.5, "note": "=1+1"},
            {"createdAt": "2026-11-25T00:00:00.000Z", "grams": 1e-7, "note": 'a "b", c'},
            {"createdAt": "2026-11-24T00:00:00.000Z", "grams": 3, "note": ""},
        ],
    }
    # An export contains the result of the search.
    files.type("#search", "=1")
    files.wait_for_text("#summary", "1 weighing found")
    content, _ = files.exported("csv")
    assert content.decode() == f'\ufeff{HEADER}\r\n{AT},12.5,"\t=1+1"\r\n'


PEAR, SALT = [12.5, "Pear; ripe", AT], [1000, "Salt", "2026-11-25T00:00:00.000Z"]
# The same two weighings, as programs and people write them.
SAME = {
    "ours": f"\ufeff{HEADER}\r\n{AT},12.5,Pear; ripe\r\n2026-11-25T00:00:00.000Z,1000,Salt\r\n",
    "Excel in German": f'\ufeffcreatedAt;grams;note\r\n{AT};12,5;"Pear; ripe"\r\n2026-11-25T00:00:00.000Z;1000;Salt\r\n',
    "Excel in German, scientific": f'createdAt;grams;note\r\n{AT};12,5;"Pear; ripe"\r\n2026-11-25T00:00:00.000Z;1,00E+03;Salt\r\n',
    "Excel with a line for the separator": f'sep=;\r\ncreatedAt;grams;note\r\n{AT};12,5;"Pear; ripe"\r\n2026-11-25T00:00:00.000Z;1000;Salt\r\n',
    "Excel's Unicode text": f'createdAt\tgrams\tnote\r\n{AT}\t12,5\tPear; ripe\r\n2026-11-25T00:00:00.000Z\t1000\tSalt\r\n'.encode("utf-16"),
    "UTF-16, big endian": f'\ufeff{HEADER}\r\n{AT},12.5,Pear; ripe\r\n2026-11-25T00:00:00.000Z,1000,Salt\r\n'.encode("utf-16-be"),
    "Excel with empty rows and columns": f'createdAt;grams;note;\r\n{AT};12,5;"Pear; ripe";\r\n;;;\r\n2026-11-25T00:00:00.000Z;1000;Salt;\r\n;;;\r\n',
    "LibreOffice, everything quoted": f'"createdAt","grams","note"\n"{AT}","12,5","Pear; ripe"\n"2026-11-25T00:00:00.000Z","1000","Salt"\n',
    "LibreOffice, tabs": f'createdAt\tgrams\tnote\n{AT}\t12.5\tPear; ripe\n2026-11-25T00:00:00.000Z\t1000\tSalt\n',
    "old line breaks": f"{HEADER}\r{AT},12.5,Pear; ripe\r2026-11-25T00:00:00.000Z,1000,Salt\r",
    "no line break at the end": f"{HEADER}\n{AT},12.5,Pear; ripe\n2026-11-25T00:00:00.000Z,1000,Salt",
    "empty lines": f"\n\n{HEADER}\n\n{AT},12.5,Pear; ripe\n\n\n2026-11-25T00:00:00.000Z,1000,Salt\n\n",
    "other order, letters and columns": f'id, Note ,GRAMS,"created; at",createdat\n1,Pear; ripe,12.5,x,{AT}\n2,Salt,1000,,2026-11-25T00:00:00.000Z\n',
    "other forms of the time": f'{HEADER}\n2026-11-26T10:30+01:00,12.5,Pear; ripe\n2026-11-25 00:00:00.000000Z,1000,Salt\n',
    "spaces around numbers": f'{HEADER}\n{AT}, 12.50 ,Pear; ripe\n 2026-11-25T00:00Z , 1e3,Salt\n',
    "JSON on one line": json.dumps({"weighings": [
        {"grams": 12.5, "note": "Pear; ripe", "createdAt": AT, "id": 3}, {"createdAt": "2026-11-25T00:00:00Z", "note": "Salt", "grams": 1000},
    ], "pressurekit-weighings": 1}),
    "JSON with a byte order mark": "\ufeff \n" + json.dumps({"pressurekit-weighings": 1, "weighings": [
        {"createdAt": AT, "grams": 12.5, "note": "Pear; ripe"}, {"createdAt": "2026-11-25T00:00:00Z", "grams": 1e3, "note": "Salt"},
    ]}),
}  # fmt: skip


@pytest.mark.deep_engines("firefox", "webkit")
def test_files_of_other_programs(files):
    for case, content in SAME.items():
        files.begin_with()
        assert (case, files.choose(content)) == (case, "Imported 2 weighings")
        assert (case, files.kept()) == (case, [PEAR, SALT])


@pytest.mark.deep_engines("firefox", "webkit")
def test_letters_of_older_encodings(files):
    """Excel's plain CSV is in the encoding of Windows."""
    files.begin_with()
    assert files.choose(f"createdAt;grams;note\r\n{AT};1;Käse für 3 €\r\n".encode("cp1252")) == "Imported 1 weighing"
    assert files.kept() == [[1, "Käse für 3 €", AT]]


def test_times_without_a_time_zone_are_local(files):
    files.begin_with()
    files.choose(f"{HEADER}\n2026-11-26T09:30:00,1,time\n2026-11-25,2,date\n2026-11-23T24:00,3,end of the day\n")
    assert files.kept() == files.evaluate(
        """
        return [[1, 'time', 2026, 10, 26, 9, 30], [2, 'date', 2026, 10, 25], [3, 'end of the day', 2026, 10, 24]]
          .map(([grams, note, ...time]) => [grams, note, new Date(...time).toISOString()])
        """
    )


def test_duplicates_of_another_program_are_kept(files):
    """Also if some of them are here already. A second import adds none."""
    files.begin_with([5, "Nickel", AT])
    content = f"{HEADER}\n" + f"{AT},5,Nickel\n" * 3
    assert files.choose(content) == "Imported 2 weighings; 1 was here already"
    assert files.kept() == [[5, "Nickel", AT]] * 3
    assert files.choose(content) == "Imported 0 weighings; 3 were here already"


GOOD = f"{AT},1,good\n"
TIME = "the time must be like 2026-11-26T09:30:00Z"
GRAM = "The weight must be a number of grams from 0 to 100000."
NOT_OURS = "It has no weighings: “pressurekit-weighings” must be 1, beside the list “weighings”."
COLUMNS = "The first line names the columns: createdAt,grams,note."
# A file, and the message about it.
BAD = {
    "empty": ("", "It contains no weighings."),
    "only a byte order mark": ("\ufeff", "It contains no weighings."),
    "only a header": (f"{HEADER}\n", "It contains no weighings."),
    "no column for grams": (f"createdAt,weight,note\n{GOOD}", f"Line 1: there is no column “grams”. {COLUMNS}"),
    "no column for the time": (f"time;grams;note\n{GOOD}", f"Line 1: there is no column “createdAt”. {COLUMNS}"),
    "no header": (GOOD, f"Line 1: there is no column “createdAt”. {COLUMNS}"),
    "a word for grams": (f"{HEADER}\n{GOOD}{AT},heavy,\n", f"Line 3: {GRAM} It is “heavy”."),
    "no grams": (f"{HEADER}\n{GOOD}{AT},,x\n", f"Line 3: {GRAM} It is “”."),
    "negative grams": (f"{HEADER}\n{GOOD}{AT},-1,x\n", f"Line 3: {GRAM} It is “-1”."),
    "too many grams": (f"{HEADER}\n{GOOD}{AT},100000.1,x\n", f"Line 3: {GRAM} It is “100000.1”."),
    "hexadecimal grams": (f"{HEADER}\n{GOOD}{AT},0x10,x\n", f"Line 3: {GRAM} It is “0x10”."),
    "grams with a unit": (f"{HEADER}\n{GOOD}{AT},5 g,x\n", f"Line 3: {GRAM} It is “5 g”."),
    "thousands": (f'{HEADER}\n{GOOD}{AT},"1,234.5",x\n', f"Line 3: {GRAM} It is “1,234.5”."),
    "thousands or thousandths": (f'{HEADER}\n{GOOD}{AT},"1,234",x\n',
        "Line 3: “1,234” can mean 1.234 or 1234. Write it with a decimal point, or without a comma."),
    "no time": (f"{HEADER}\n{GOOD},5,x\n", f"Line 3: {TIME}, not “”."),
    "a day after the month": (f"{HEADER}\n{GOOD}2026-02-30T10:00Z,5,x\n", f"Line 3: {TIME}, not “2026-02-30T10:00Z”."),
    "an hour after the day": (f"{HEADER}\n{GOOD}2026-02-03T25:00Z,5,x\n", f"Line 3: {TIME}, not “2026-02-03T25:00Z”."),
    "an American time": (f"{HEADER}\n{GOOD}12/11/2026 9:30,5,x\n", f"Line 3: {TIME}, not “12/11/2026 9:30”."),
    "a number for the time": (f"{HEADER}\n{GOOD}5,5,x\n", f"Line 3: {TIME}, not “5”."),
    "words for the time": (f"{HEADER}\n{GOOD}Weighing 3,5,x\n", f"Line 3: {TIME}, not “Weighing 3”."),
    "a far year": (f"{HEADER}\n{GOOD}9999-12-31T23:59-12:00,5,x\n", f"Line 3: {TIME}, not “9999-12-31T23:59-12:00”."),
    "an open quotation mark": (f'{HEADER}\n{GOOD}{AT},5,"x\n{GOOD}', "Line 3: a quotation mark has no end."),
    "a long note": (f"{HEADER}\n{GOOD}{AT},5,{'n' * 201}\n", "Line 3: The note must be no longer than 200 characters."),
    "an error after a note of three lines": (f'{HEADER}\n{AT},5,"1\n2\n3"\n{AT},x,\n', f"Line 5: {GRAM} It is “x”."),
    "a comma outside quotation marks": (f"{HEADER}\n{GOOD}{AT},5,Salt, pepper\n",
        "Line 3: it has more cells than the first line. Put a text that contains the separator in quotation marks."),
    "not JSON": ('{"pressurekit-weighings": 1,\n', "It is not JSON: "),
    "not JSON, by its name": ("createdAt", "It is not JSON: "),
    "JSON of others": ("[1, 2]", NOT_OURS),
    "JSON without a list": ('{"pressurekit-weighings": 1, "weighings": 3}', NOT_OURS),
    "JSON with a text": ('"text"', NOT_OURS),
    "JSON null": ("null", NOT_OURS),
    "a newer version": ('{"pressurekit-weighings": 2, "weighings": []}', NOT_OURS),
    "a calibration": ('{"pressurekit-calibration": 1, "points": [{"force": 1, "grams": 2}]}', "It is a calibration. Import it in Weigh."),
    "JSON without weighings": ('{"pressurekit-weighings": 1, "weighings": []}', "It contains no weighings."),
    "a workbook": (b"PK\x03\x04\x14\x00\x06\x00\x08\x00\x00\x00!\x00\xff\xfe", "It is a workbook or an archive. Save the table as CSV, and import that."),
}  # fmt: skip
# The same for entries of a JSON list.
ENTRIES = {
    "null": f"{TIME}, not missing.",
    "5": f"{TIME}, not missing.",
    "{}": f"{TIME}, not missing.",
    '{"createdAt": 5, "grams": 5}': f"{TIME}, not 5.",
    '{"createdAt": true, "grams": 5}': f"{TIME}, not true.",
    '{"createdAt": "soon", "grams": 5}': f"{TIME}, not “soon”.",
    f'{{"createdAt": "{AT}"}}': f"{GRAM} It is missing.",
    f'{{"createdAt": "{AT}", "grams": "5"}}': f"{GRAM} It is “5”.",
    f'{{"createdAt": "{AT}", "grams": null}}': f"{GRAM} It is null.",
    f'{{"createdAt": "{AT}", "grams": 1e999}}': f"{GRAM} It is null.",
    f'{{"createdAt": "{AT}", "grams": 5, "note": 5}}': "The note must be text.",
    f'{{"createdAt": "{AT}", "grams": 5, "note": null}}': "The note must be text.",
    f'{{"createdAt": "{AT}", "grams": 5, "note": "{"n" * 201}"}}': "The note must be no longer than 200 characters.",
}


@pytest.mark.always
@pytest.mark.deep_engines("firefox", "webkit")
def test_bad_files(files):
    """Each message names the line. The database and the page stay as they are."""
    files.begin_with(PEAR, SALT)
    good = f'{{"createdAt": "{AT}", "grams": 1}}'
    for entry, message in ENTRIES.items():
        content = f'{{"pressurekit-weighings": 1, "weighings": [{good}, {entry}, {good}]}}'
        assert files.choose(content, "a.json") == f"a.json was not imported. Weighing 2: {message}", entry
    for case, (content, message) in BAD.items():
        name = "a.json" if "JSON" in case or "newer" in case else "a.csv"
        said = files.choose(content, name)
        # The browser words the end of the message about wrong JSON.
        assert (case, said[: len(f"{name} was not imported. {message}")]) == (case, f"{name} was not imported. {message}")
        if not case.startswith("not JSON"):
            assert said == f"{name} was not imported. {message}"
    assert files.kept() == [PEAR, SALT]
    assert files.texts("#summary", ".row .note") == ["2 weighings", "Pear; ripe"]
    # The next import removes the message.
    assert files.choose(f"{HEADER}\n{GOOD}") == "Imported 1 weighing"
    assert files.text("#import-reason") == ""


def test_files_that_are_too_large(files):
    files.begin_with(SALT)
    files.evaluate(
        """
        const files = new DataTransfer()
        files.items.add(new File([new Uint8Array(31e6)], 'large.csv'))
        const field = document.getElementById('import')
        field.files = files.files
        field.dispatchEvent(new Event('change', { bubbles: true }))
        """
    )
    assert files.imported() == "large.csv was not imported. It is over 30 MB."
    assert files.choose(f"{HEADER}\n" + "2026-11-26,1,\n" * 100_001) == "weighings.csv was not imported. It has more than 100,000 weighings."
    assert files.kept() == [SALT]


@pytest.mark.always
def test_import_that_the_database_refuses(files):
    """The message has the reason. The good lines are not imported either, and the same file can be chosen again."""
    files.begin_with(SALT)
    content = f"{HEADER}\n{GOOD}{AT},2,second\n"
    # The second weighing of the file fails, after the first was added.
    files.evaluate(
        """
        const { add } = IDBObjectStore.prototype
        let count = 0
        IDBObjectStore.prototype.add = function (...given) {
          count += 1
          if (count === 2) {
            IDBObjectStore.prototype.add = add
            throw new DOMException('full', 'QuotaExceededError')
          }
          return add.apply(this, given)
        }
        """
    )
    full = "This browser has no space left for this page. Delete some weighings, or free some space on this device."
    assert files.choose(content) == f"weighings.csv was not imported. {full}"
    assert files.kept() == [SALT]
    assert files.choose(content) == "Imported 2 weighings"
    assert files.kept() == [[2, "second", AT], [1, "good", AT], SALT]


def test_file_that_cannot_be_read(files):
    """For example, it was deleted after it was chosen."""
    files.evaluate("Blob.prototype.arrayBuffer = Blob.prototype.text = async () => { throw new DOMException('gone', 'NotFoundError') }")
    assert files.choose(GOOD) == "weighings.csv was not imported. The file cannot be read. It may have changed since it was chosen."


def test_real_files(files, tmp_path):
    """A download of the browser, and a file of the disk in the field."""
    files.begin_with(*EVERYTHING)
    before = files.kept()
    browser = files.browser
    browser.browser_cdp("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(tmp_path), eventsEnabled=False)
    try:
        for kind in ("csv", "json"):
            files.click(f"#export-{kind}")
            waiting.eventually(lambda: [*tmp_path.glob(f"weighings-*.{kind}")], f"the {kind} file is saved")  # noqa: B023
    finally:
        browser.browser_cdp("Browser.setDownloadBehavior", behavior="default")
    for path in sorted(tmp_path.iterdir()):
        files.begin_with()
        field = browser.cdp("Runtime.evaluate", expression="document.getElementById('import')")["result"]["objectId"]
        browser.cdp("DOM.setFileInputFiles", files=[str(path)], objectId=field)
        assert files.imported() == f"Imported {len(before)} weighings"
        assert files.kept() == before
