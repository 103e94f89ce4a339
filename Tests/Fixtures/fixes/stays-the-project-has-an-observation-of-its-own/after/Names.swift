struct Observation { var value = 0.0 }
