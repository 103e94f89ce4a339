import Combine

final class Bicycle: Vehicle {  // expect: partially-observable-hierarchy "Bicycle"
  @Published private var gear = 1
}

final class Truck: Vehicle {  // expect: partially-observable-hierarchy "Truck"
  @Published var load = 0.0
}
