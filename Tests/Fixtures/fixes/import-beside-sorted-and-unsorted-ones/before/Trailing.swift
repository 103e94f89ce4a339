import Combine // for `Published`
import Foundation // for `Date`

final class Trailing: ObservableObject {
  @Published var date = Date()
}
