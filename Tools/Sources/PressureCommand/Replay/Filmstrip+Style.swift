extension Filmstrip {
  /// The styles for light and dark mode. They use plain rules, because some viewers do not support variables. A frame is a
  /// light screen in both modes, because the controls have the colours for light mode.
  static let style = """
    <style>
    svg { color-scheme: light dark; font: 13px system-ui, -apple-system, "Segoe UI", sans-serif }
    .page { fill: #fff }
    .frame { fill: #f3f4f6; stroke: #e1e2e6 }
    .control { fill: #fff; stroke: #a9abb3 }
    .contact { fill: #0a68e0; fill-opacity: .2; stroke: #0a68e0; vector-effect: non-scaling-stroke }
    .caption { fill: #5f6066; font-variant-numeric: tabular-nums }
    .grid, .mark { stroke: #e7e8ec }
    .force, .intention { fill: none; stroke-width: 2; stroke-linejoin: round }
    .force { stroke: #0a68e0; stroke-width: 4 }
    .intention { stroke: #d4264c }
    .is-force { fill: #0a68e0 }
    .is-intention { fill: #d4264c }
    @media (prefers-color-scheme: dark) {
    .page { fill: #17181a }
    .frame { stroke: none }
    .caption { fill: #a4a6ae }
    .grid, .mark { stroke: #2b2d31 }
    .force { stroke: #5ea4ff }
    .intention { stroke: #ff6f8c }
    .is-force { fill: #5ea4ff }
    .is-intention { fill: #ff6f8c }
    }
    </style>
    """
}
