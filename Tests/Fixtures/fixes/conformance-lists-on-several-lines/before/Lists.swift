import SwiftUI

protocol Named { var name: String { get } }

final class Leading
  : NSObject
  , ObservableObject
  , Named
{
  @Published var name = ""
}

final class Trailing:
  ObservableObject,
  Named
{
  @Published var name = ""
}

final class TrailingLast:
  NSObject,
  Named,
  ObservableObject
{
  @Published var name = ""
}

final class Alone:
  ObservableObject
{
  @Published var name = ""
}

final class Commented:
  NSObject, // the base
  ObservableObject, // for SwiftUI
  Named // for lists
{
  @Published var name = ""
}

final class Boxed<Content>:
  ObservableObject
where
  Content: Hashable
{
  @Published var content: Content?
}

final class Wrapped: NSObject,
                     ObservableObject,
                     Named {
  @Published var name = ""
}
