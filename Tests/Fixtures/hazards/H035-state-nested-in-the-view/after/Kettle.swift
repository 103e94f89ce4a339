import SwiftUI

@Observable final class Kettle {
  enum Environment { case home, office }

  var degrees = 20
  var place = Environment.home
}
