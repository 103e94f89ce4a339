import Combine

// The classes stand in other files; only here they become observable objects.
extension OrdersScreen.ViewModel: ObservableObject {}
extension AccountScreen.ViewModel: Identifiable {}
