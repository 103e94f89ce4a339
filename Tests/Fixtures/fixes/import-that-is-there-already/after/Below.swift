import Combine

@Observable final class First { var name = "" }

import SwiftUI

@Observable final class Second { var name = "" }
