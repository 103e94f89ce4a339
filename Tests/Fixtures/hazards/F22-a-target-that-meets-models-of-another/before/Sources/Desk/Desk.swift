import Boxes
import Models

@MainActor public let drafts = Box(Draft())
