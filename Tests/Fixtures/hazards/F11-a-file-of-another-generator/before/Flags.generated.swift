// swiftlint:disable all
// This file was automatically generated and should not be edited.
import Combine

final class Flags: ObservableObject {  // expect: unsupported-declaration "Flags"
  @Published var isNew = true
}
