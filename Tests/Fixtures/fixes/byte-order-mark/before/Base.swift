import Combine

class Base: ObservableObject { @Published var name = "" }
