import Combine
import Foundation
import UIKit

final class Sorted: ObservableObject {
  @Published var name = ""
}
