import SwiftUI

class Cellar: ObservableObject {
  @Published var visits = 0
  var inherited = 0
}

struct Shelf {
  var bottles = 0
}

final class WineCellar: Cellar {
  var direct = 0
  var computed = 0
  var method = 0
  var throughExtension = 0
  var freeFunction = 0
  var subscripted = 0
  var binding = 0
  var part = Shelf()
  var rows: [Int] = []
  var closure = 0
  var mapped = 0
  var first = 0
  var matched = 0
  var argument = 0
  var built = 0
  var switched = 0
  var cast = 0
  var condition = false
  var optional: Int?
  var local = 0
  var labelled = 0

  var doubled: Int { computed * 2 }
  lazy var count: () -> Int = { [unowned self] in closure }

  func tripled() -> Int { method * 3 }

  subscript(offset: Int) -> Int { subscripted + offset }

  func change() {
    visits += 1
    inherited += 1
    direct += 1
    computed += 1
    method += 1
    throughExtension += 1
    freeFunction += 1
    subscripted += 1
    binding += 1
    part.bottles += 1
    rows.append(visits)
    closure += 1
    mapped += 1
    first += 1
    matched += 1
    argument += 1
    built += 1
    switched += 1
    cast += 1
    condition.toggle()
    optional = visits
    local += 1
    labelled += 1
  }
}

extension WineCellar {
  var quadrupled: Int { throughExtension * 4 }
}

func cellarText(_ cellar: WineCellar) -> String { "\(cellar.freeFunction)" }

struct InheritedView: View {
  @ObservedObject var cellar: WineCellar
  var body: some View { Text("\(cellar.inherited)") }
}

struct DirectView: View {
  @ObservedObject var cellar: WineCellar
  var body: some View { Text("\(cellar.direct)") }
}

struct ComputedView: View {
  @ObservedObject var cellar: WineCellar
  var body: some View { Text("\(cellar.doubled)") }
}

struct MethodView: View {
  @ObservedObject var cellar: WineCellar
  var body: some View { Text("\(cellar.tripled())") }
}

struct ExtensionView: View {
  @ObservedObject var cellar: WineCellar
  var body: some View { Text("\(cellar.quadrupled)") }
}

struct FreeFunctionView: View {
  @ObservedObject var cellar: WineCellar
  var body: some View { Text(cellarText(cellar)) }
}

struct SubscriptView: View {
  @ObservedObject var cellar: WineCellar
  var body: some View { Text("\(cellar[100])") }
}

struct BindingView: View {
  @ObservedObject var cellar: WineCellar
  var body: some View { NumberView(number: $cellar.binding) }
}

struct NumberView: View {
  @Binding var number: Int
  var body: some View { Text("\(number)") }
}

struct PartView: View {
  @ObservedObject var cellar: WineCellar
  var body: some View { Text("\(cellar.part.bottles)") }
}

struct RowsView: View {
  @ObservedObject var cellar: WineCellar
  var body: some View {
    ForEach(cellar.rows, id: \.self) { row in
      Text("\(row)")
    }
  }
}

struct ClosureView: View {
  @ObservedObject var cellar: WineCellar
  var body: some View { Text("\(cellar.count())") }
}

struct ConditionView: View {
  @ObservedObject var cellar: WineCellar
  var body: some View {
    if cellar.condition {
      Text("yes")
    } else {
      Text("no")
    }
  }
}

struct OptionalView: View {
  @ObservedObject var cellar: WineCellar
  var body: some View {
    if let number = cellar.optional {
      Text("\(number)")
    }
  }
}

struct LocalView: View {
  @ObservedObject var cellar: WineCellar
  var body: some View {
    let shown = cellar
    Text("\(shown.local)")
  }
}

struct LabelledView: View {
  @ObservedObject var cellar: WineCellar
  var body: some View { VStack { label(of: cellar) } }

  private func label(of cellar: WineCellar) -> some View { Text("\(cellar.labelled)") }
}

struct MappedView: View {
  @ObservedObject var cellar: WineCellar
  var body: some View { Text("\([cellar].map { $0.mapped })") }
}

struct FirstView: View {
  @ObservedObject var cellar: WineCellar
  var body: some View { Text("\([cellar].first?.first ?? 0)") }
}

enum Delivery {
  case toCellar(WineCellar)
}

struct MatchedView: View {
  @ObservedObject var cellar: WineCellar
  var delivery: Delivery { .toCellar(cellar) }
  var body: some View {
    if case .toCellar(let cellar) = delivery {
      Text("\(cellar.matched)")
    }
  }
}

struct ArgumentView: View {
  @ObservedObject var cellar: WineCellar
  var body: some View { BottleView(count: cellar.argument) }
}

struct BottleView: View {
  let count: Int
  var body: some View { Text("\(count)") }
}

struct BuiltView: View {
  @ObservedObject var cellar: WineCellar
  var body: some View { label(cellar) }

  @ViewBuilder private func label(_ cellar: WineCellar) -> some View {
    Text("\(cellar.built)")
  }
}

struct SwitchedView: View {
  @ObservedObject var cellar: WineCellar
  var body: some View {
    switch cellar.switched {
    case 0: Text("none")
    default: Text("some")
    }
  }
}

struct CastView: View {
  @ObservedObject var cellar: Cellar
  var body: some View { Text("\((cellar as? WineCellar)?.cast ?? 0)") }
}
