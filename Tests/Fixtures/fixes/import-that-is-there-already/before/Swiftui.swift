import SwiftUI

final class WithSwiftUI: ObservableObject { @Published var name = "" }
