import Tuner

@MainActor let radio = RadioPlayer.shared
