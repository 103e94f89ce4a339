import Combine

final class First: ObservableObject { @Published var name = "" }
class Second: ObservableObject { @Published var name = "" }
final class Third: Second { @Published var count = 0 }
final class Fourth: ObservableObject { @Published var name = "" }
