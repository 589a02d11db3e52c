extension FitPlot {
  /// The styles, with colours for light and dark mode. They use plain rules, because some viewers do not support variables.
  static let style = """
    <style>
    svg { color-scheme: light dark; font: 13px system-ui, -apple-system, "Segoe UI", sans-serif }
    .page { fill: #fff }
    text { fill: #5f6066; font-variant-numeric: tabular-nums }
    .title { fill: #17181a; font-size: 20px; font-weight: 600 }
    .grid { stroke: #e7e8ec }
    .zero { stroke: #a9abb3 }
    .line { stroke: #0a68e0; stroke-width: 2; stroke-linecap: round }
    .off { fill: none; stroke: #d4264c; stroke-width: 1.5 }
    .stems { fill: none; stroke: #d4264c; stroke-width: 3; stroke-linecap: round }
    .points { fill: #d4264c; stroke: #fff; stroke-width: 1.5 }
    @media (prefers-color-scheme: dark) {
    .page { fill: #17181a }
    text { fill: #a4a6ae }
    .title { fill: #f3f4f6 }
    .grid { stroke: #2b2d31 }
    .zero { stroke: #62656d }
    .line { stroke: #5ea4ff }
    .off, .stems { stroke: #ff6f8c }
    .points { fill: #ff6f8c; stroke: #17181a }
    }
    </style>
    """
}
