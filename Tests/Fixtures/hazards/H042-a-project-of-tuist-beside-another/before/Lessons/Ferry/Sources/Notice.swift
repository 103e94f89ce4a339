import SwiftUI

final class Notice: ObservableObject {
  @Published var text = ""
}
