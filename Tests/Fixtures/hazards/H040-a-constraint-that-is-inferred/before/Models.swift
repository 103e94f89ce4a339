import Combine

final class Hut: ObservableObject {
  @Published var beds = 8
}

final class Peak: ObservableObject {
  @Published var height = 2500
}

final class Valley: ObservableObject {
  @Published var villages = 3
}

final class River: ObservableObject {
  @Published var width = 20
}

final class Forest: ObservableObject {
  @Published var trees = 900
}
