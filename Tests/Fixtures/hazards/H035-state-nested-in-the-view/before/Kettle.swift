import SwiftUI

final class Kettle: ObservableObject {
  enum Environment { case home, office }

  @Published var degrees = 20
  @Published var place = Environment.home
}
