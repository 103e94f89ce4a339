import Combine

// The classes stand in other files; only here they become observable objects.
extension AccountScreen.ViewModel: Identifiable {}
