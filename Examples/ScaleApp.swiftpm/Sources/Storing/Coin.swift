/// A coin with its official mass: a known mass that people have at hand.
struct Coin: Hashable, Sendable {
  let name: String
  /// The mass in grams.
  let grams: Double

  static let nickel = Coin(name: "Nickel", grams: 5)

  /// All coins to choose from, by currency.
  static let all = [
    nickel,
    Coin(name: "Penny", grams: 2.5),
    Coin(name: "Dime", grams: 2.268),
    Coin(name: "Quarter", grams: 5.67),
    Coin(name: "1 euro", grams: 7.5),
    Coin(name: "2 euro", grams: 8.5),
    Coin(name: "1 pound", grams: 8.75),
    Coin(name: "2 pounds", grams: 12),
    Coin(name: "100 yen", grams: 4.8),
    Coin(name: "500 yen", grams: 7.1),
  ]
}
