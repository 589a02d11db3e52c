import Testing

@testable import PressureCommand
@testable import PressureFormats

@Suite struct MassTableTests {
  private static let two = [
    KnownMass(force: 1.25, grams: 75, line: 2), KnownMass(force: 2.5, grams: 150, line: 3),
  ]

  /// Different spellings of the same table.
  @Test(arguments: [
    "force,grams\n1.25,75\n2.5,150\n",
    "force,grams\n1.25,75\n2.5,150",
    "\u{FEFF}force,grams\r\n1.25,75\r\n2.5,150\r\n",
    "force,grams\r1.25,75\r2.5,150\r",
    "Grams , FORCE\n 75 ,\t1.25\n150,2.5 \n",
    "no,force,note,grams\n1,1.25,a coin,75\n2,2.5,,150\n",
    "\"force\",\"note\",\"grams\"\n1.25,\"a \"\"1,50\"\" coin\",\"75\"\n2.5,\"\",150\n",
    "force,grams,,\n1.25,75,,\n2.5,150,\n",
    "force,grams\n+1.25,7.5e1\n02.50,150.\n",
    "force,grams\n1.25,75\n2.5,150\n\n  \n# 3,4\n  # 5,\"6\n",
    "force,größe,grams\n1.25,⅓,75\n2.5,👆,150\n",
    "no,force,grams\n1,1.25,75\n2,2.5,150\n",
    "force , \"a\"\"b\" ,grams\n \"1.25\" ,\t\"\"\"\"\t, 75\n2.5,\"a,\"\"\",150\n",
    "force,grams,\n1.25,75,\n2.5,150,\n# 0,312,15\n",
    // Rows of empty cells, as spreadsheets write them below a table.
    "force,grams,,\n1.25,75,,\n2.5,150,,\n,,,\n,\n \"\" ,\n",
    // An error of a spreadsheet in another column, which is ignored.
    "note,force,grams\n#N/A,1.25,75\n#DIV/0!,2.5,150\n",
    // With semicolons, decimals may have commas.
    "force;grams\n1,25;75\n2,5;150\n",
    "Grams ; FORCE;\n 75 ;\t1.25;\n150;2.5 \n;;\n",
    "\"note\";force;grams\r\n\"a;b\";\"1,25\";75\r\n2,5 x;02,50;1,5e2\r\n",
    "force;note, more;grams\n1,25;#N/A;75\n2,5;;150,0\n",
  ])
  func spellings(text: String) throws {
    expect(try MassTable(text, name: "masses.csv").masses, equals: Self.two)
  }

  @Test func skippedLinesAreCounted() throws {
    let masses = try MassTable("# by hand\n\nforce,grams\n\n0,0\r\n#\r\n1,2", name: "").masses
    expect(
      masses,
      equals: [
        KnownMass(force: 0, grams: 0, line: 5), KnownMass(force: 1, grams: 2, line: 7),
      ])
  }

  @Test func rowsOfEmptyCellsAreSkippedAndCounted() throws {
    let masses = try MassTable(",,\nforce,grams\n,\n1,2\n\"\",\n,,\n3,4\n", name: "").masses
    expect(
      masses,
      equals: [
        KnownMass(force: 1, grams: 2, line: 4), KnownMass(force: 3, grams: 4, line: 7),
      ])
  }

  /// Whole numbers are accepted with two columns, with a text beside them, or if other numbers have a decimal point.
  @Test(arguments: [
    "force,grams\n1,2\n3,4\n", "force,grams,note\n1,2,a\n3,4,\n",
    "force,grams,no\n1,2.0,1\n3,4,2\n", "force;grams;no\n1;2;1\n3;4;2\n",
  ])
  func wholeNumbers(text: String) throws {
    let masses = try MassTable(text, name: "").masses.map { [$0.force, $0.grams] }
    expect(masses, equals: [[1, 2], [3, 4]])
  }

  @Test func theLargestAndSmallestNumbersAreAccepted() throws {
    let masses = try MassTable("force,grams\n-0,1e6\n1000000,1e-300\n", name: "").masses
    expect(
      masses,
      equals: [
        KnownMass(force: 0, grams: 1e6, line: 2), KnownMass(force: 1e6, grams: 1e-300, line: 3),
      ])
    expect(masses[0].force.sign, equals: .plus)
  }
}
