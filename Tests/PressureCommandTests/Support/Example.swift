/// The table of the documentation, with what comes of it.
enum Example {
  static let table = """
    force,grams
    # a teaspoon, then weights of 75 g
    0.312,15
    1.317,75
    2.617,150
    3.883,225
    5.233,300
    6.467,375

    """

  static let report = """
    points           6
    slope           58.222 g per unit of force
    offset          -2.413 g
    R²               0.999905
    standard error   1.484 g

    force   grams  fitted  residual
    0.312   15.00   15.75     -0.75
    1.317   75.00   74.27      0.73
    2.617  150.00  149.95      0.05
    3.883  225.00  223.66      1.34
    5.233  300.00  302.26     -2.26
    6.467  375.00  374.11      0.89

    The worst point is in line 7: 300 g at 5.233, 2.26 g below the line.

    """

  static let calibration = """
    {
      "pressurekit-calibration": 1,
      "points": [
        { "force": 0.312, "grams": 15 },
        { "force": 1.317, "grams": 75 },
        { "force": 2.617, "grams": 150 },
        { "force": 3.883, "grams": 225 },
        { "force": 5.233, "grams": 300 },
        { "force": 6.467, "grams": 375 }
      ],
      "slope": 58.22156369507429,
      "offset": -2.4125644182713017,
      "rSquared": 0.9999052733973568,
      "standardError": 1.4840463306297882
    }

    """
}
