import SwiftUI

protocol Named { var name: String { get } }

@Observable final class Leading
  : NSObject
  , Named
{
  var name = ""
}

@Observable final class Trailing:
  Named
{
  var name = ""
}

@Observable final class TrailingLast:
  NSObject,
  Named
{
  var name = ""
}

@Observable final class Alone
{
  var name = ""
}

@Observable final class Commented:
  NSObject, // the base
  // for SwiftUI
  Named // for lists
{
  var name = ""
}

@Observable final class Boxed<Content>
where
  Content: Hashable
{
  var content: Content?
}

@Observable final class Wrapped: NSObject,
                     Named {
  var name = ""
}
