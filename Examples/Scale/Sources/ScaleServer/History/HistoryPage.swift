import Foundation

/// The page History as HTML, which shows the weighings without the page's script.
///
/// The file `history.html` has a place for each part, such as `{weighings}`. The page's script replaces the rows by its
/// own, which also have a preview.
struct HistoryPage {
  /// The weighings of one page, and the `before` of the page before it.
  struct Rows {
    let page: WeighingPage
    /// Nil if that is the first page.
    let previous: Int64?
  }

  let query: WeighingQuery
  let words: WeighingWords
  /// Nil if they could not be loaded.
  let rows: Rows?
  /// The result of the last deletion; nil if there was none.
  let said: String?
  /// The reason of a failure; nil if there was none.
  let notice: String?

  /// Returns the page, made from the text of `history.html`.
  func html(from file: String) -> String {
    let parts = [
      "summary": HTMLText.escaped(summary),
      "said": said.map { #"<p class="said" role="status">\#(HTMLText.escaped($0))</p>"# } ?? "",
      "notice": notice.map { HTMLText.escaped($0) + " " + wayBack } ?? "",
      "search": HTMLText.escaped(query.search),
      "weighings": weighings(file),
    ]
    // Replace all places in one pass: a note may contain "{search}".
    return file.replacing(/{([a-z]+)}/) { parts[String($0.1)] ?? String($0.0) }
  }

  /// A link to the same page. After a failed deletion, the address of the page is that of the deletion.
  private var wayBack: String {
    #"<a href="\#(address(query))">\#(rows == nil ? "Try again" : "Back to History")</a>"#
  }

  private var summary: String {
    guard let total = rows?.page.total else { return "Not loaded" }
    let count = total == 0 ? "No" : words.number(Double(total))
    return "\(count) weighing\(total == 1 ? "" : "s")\(query.search.isEmpty ? "" : " found")"
  }

  private func weighings(_ file: String) -> String {
    guard let rows else { return "" }
    guard rows.page.total > 0 else {
      return template(query.search.isEmpty ? "nothing" : "not-found", of: file)
    }
    return """
      <ul class="cards">
      \(rows.page.weighings.map(row).joined(separator: "\n"))
      </ul>
      \(pager(rows))
      """
  }

  /// Returns the content of a template, which the page's script uses, too.
  private func template(_ id: String, of file: String) -> String {
    guard let start = file.firstRange(of: #"<template id="\#(id)">"#)?.upperBound,
      let end = file[start...].firstRange(of: "</template>")?.lowerBound
    else { return "" }
    return String(file[start..<end])
  }

  private func row(_ weighing: Weighing) -> String {
    let note = weighing.note.isEmpty ? "No note" : weighing.note
    return """
      <li class="row"><div class="fold"><div class="card">
        <div class="what">
          <p class="grams"><b>\(HTMLText.escaped(words.number(weighing.grams)))</b> g</p>
          <div class="about">
            <p class="note">\(HTMLText.escaped(note))</p>
            <time datetime="\(HTMLText.escaped(weighing.createdAt))">\(HTMLText.escaped(words.time(weighing)))</time>
          </div>
        </div>
        <form method="post" action="/weighings/\(weighing.id)/delete\(HTMLText.escaped(query.ofPage))">
          <pressure-confirm-button type="submit" aria-label="Delete \(HTMLText.escaped(words.title(weighing)))">Delete</pressure-confirm-button>
        </form>
        <p class="refusal"></p>
      </div></div></li>
      """
  }

  private func pager(_ rows: Rows) -> String {
    var links = ""
    if query.before != nil {
      links += #"<a rel="prev" href="\#(address(query.at(rows.previous)))">Previous</a>"#
    }
    if let next = rows.page.next {
      links += #"<a rel="next" href="\#(address(query.at(next)))">Next</a>"#
    }
    return links.isEmpty
      ? "" : #"<nav class="pager" aria-label="Weighings by page">\#(links)</nav>"#
  }

  private func address(_ query: WeighingQuery) -> String {
    HTMLText.escaped(HistoryRoutes.path + query.ofPage)
  }
}
