/// The table of the documentation, with its results.
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
    95 of 100 weighings are within 5.14 g at no force, 5.17 g at 3.233 and 10.37 g at 6.467.

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
      "standardError": 1.4840463306300071,
      "margins": [
        { "force": 0, "grams": 5.141652122330267 },
        { "force": 3.2335, "grams": 5.1691319727637275 },
        { "force": 6.467, "grams": 10.371148709539124 }
      ]
    }

    """

  /// Three readings of each mass by a sensor whose noise is ten times larger at full force than at no force. The slope, offset,
  /// R² and standard error agree with exact fractions.
  static let growing = """
    force,grams
    0.222,10
    0.224,10
    0.209,10
    2.084,120
    2.072,120
    2.114,120
    4.123,240
    4.095,240
    4.204,240
    6.281,360
    6.32,360
    6.181,360

    """

  static let growingReport = """
    points          12
    slope           58.368 g per unit of force
    offset          -2.677 g
    R²               0.999574
    standard error   2.958 g

    force   grams  fitted  residual
    0.222   10.00   10.28     -0.28
    0.224   10.00   10.40     -0.40
    0.209   10.00    9.52      0.48
    2.084  120.00  118.96      1.04
    2.072  120.00  118.26      1.74
    2.114  120.00  120.71     -0.71
    4.123  240.00  237.97      2.03
    4.095  240.00  236.34      3.66
    4.204  240.00  242.70     -2.70
    6.281  360.00  363.93     -3.93
    6.320  360.00  366.21     -6.21
    6.181  360.00  358.09      1.91

    The worst point is in line 12: 360 g at 6.32, 6.21 g below the line.
    Without weights the slope would be 57.956 g and the offset -1.649 g.
    95 of 100 weighings are within 4.05 g at no force, 7.46 g at 3.160 and 14.85 g at 6.320.

    Wrote masses.calibration.json

    """

  /// The end of the calibration file.
  static let growingMembers = """
      "slope": 58.367856545671664,
      "offset": -2.6767575845197875,
      "rSquared": 0.9995740299838078,
      "standardError": 2.958122556219924,
      "noiseGrowth": 10,
      "margins": [
        { "force": 0, "grams": 4.054108807145138 },
        { "force": 3.16, "grams": 7.459327797188469 },
        { "force": 6.32, "grams": 14.845781673045561 }
      ]
    }

    """
}
