import SwiftUI

extension TeaList {
  func row(named name: String) -> some View {
    TeaRow(name: name)
  }
}
