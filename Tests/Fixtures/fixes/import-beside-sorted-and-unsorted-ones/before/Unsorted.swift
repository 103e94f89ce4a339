import UIKit
import Foundation
import Combine

final class Unsorted: ObservableObject {
  @Published var name = ""
}
