import SwiftUI

@MainActor func driveCellar() {
  let cellar = WineCellar()
  let screens = [
    ("inherited", Screen(InheritedView(cellar: cellar))),
    ("direct", Screen(DirectView(cellar: cellar))),
    ("computed", Screen(ComputedView(cellar: cellar))),
    ("method", Screen(MethodView(cellar: cellar))),
    ("extension", Screen(ExtensionView(cellar: cellar))),
    ("free function", Screen(FreeFunctionView(cellar: cellar))),
    ("subscript", Screen(SubscriptView(cellar: cellar))),
    ("binding", Screen(BindingView(cellar: cellar))),
    ("part", Screen(PartView(cellar: cellar))),
    ("rows", Screen(RowsView(cellar: cellar))),
    ("closure", Screen(ClosureView(cellar: cellar))),
    ("condition", Screen(ConditionView(cellar: cellar))),
    ("optional", Screen(OptionalView(cellar: cellar))),
    ("local", Screen(LocalView(cellar: cellar))),
    ("a view's function", Screen(LabelledView(cellar: cellar))),
    ("mapped", Screen(MappedView(cellar: cellar))),
    ("first", Screen(FirstView(cellar: cellar))),
    ("matched", Screen(MatchedView(cellar: cellar))),
    ("argument", Screen(ArgumentView(cellar: cellar))),
    ("built", Screen(BuiltView(cellar: cellar))),
    ("switched", Screen(SwitchedView(cellar: cellar))),
    ("cast", Screen(CastView(cellar: cellar))),
  ]
  cellar.change()
  for (name, screen) in screens { screen.after(name) {} }
}
