import Combine

final class First: ObservableObject { @Published var name = "" }

import SwiftUI

final class Second: ObservableObject { @Published var name = "" }
