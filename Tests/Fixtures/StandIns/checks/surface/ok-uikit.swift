import MapKit
import SwiftUI
import UIKit

@MainActor final class Model: ObservableObject {
  @Published var text = ""
}

final class Controller: UIViewController, UITextFieldDelegate {
  @ObservedObject var model: Model
  let field = UITextField(frame: .zero)
  init(model: Model) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
  override func viewDidLoad() {
    super.viewDidLoad()
    field.delegate = self
    let host = UIHostingController(rootView: Screen().environmentObject(model))
    addChild(host)
    view.addSubview(host.view)
    NSLayoutConstraint.activate([host.view.topAnchor.constraint(equalTo: view.topAnchor)])
    host.didMove(toParent: self)
    present(host, animated: true)
  }
  func textFieldDidEndEditing(_ textField: UITextField) { model.text = textField.text ?? "" }
}

struct Screen: View {
  @EnvironmentObject var model: Model
  var body: some View { Editor(text: $model.text, model: model) }
}

struct Editor: UIViewRepresentable {
  @Binding var text: String
  @ObservedObject var model: Model

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView(frame: .zero)
    view.delegate = context.coordinator
    return view
  }
  func updateUIView(_ uiView: UITextView, context: Context) { uiView.text = text }
  func makeCoordinator() -> Coordinator { Coordinator(self) }

  final class Coordinator: NSObject, UITextViewDelegate {
    var parent: Editor
    init(_ parent: Editor) { self.parent = parent }
    func textViewDidChange(_ textView: UITextView) { parent.text = textView.text }
  }
}

struct Picker: UIViewControllerRepresentable {
  @Environment(\.dismiss) var dismiss
  var model: Model
  func makeUIViewController(context: Context) -> UIImagePickerController {
    let picker = UIImagePickerController()
    picker.delegate = context.coordinator
    return picker
  }
  func updateUIViewController(_ controller: UIImagePickerController, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
  final class Coordinator: NSObject, UINavigationControllerDelegate,
    UIImagePickerControllerDelegate
  {
    let parent: Picker
    init(parent: Picker) { self.parent = parent }
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { parent.dismiss() }
  }
}

struct Plain: UIViewRepresentable {
  func makeUIView(context: Context) -> MKMapView { MKMapView() }
  func updateUIView(_ view: MKMapView, context: Context) {}
}

struct MacField: NSViewRepresentable {
  @Binding var text: String
  func makeNSView(context: Context) -> NSTextField { NSTextField() }
  func updateNSView(_ view: NSTextField, context: Context) { view.stringValue = text }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIHostingController(
      rootView: Screen().environmentObject(Model()))
    self.window = window
    window.makeKeyAndVisible()
  }
}

final class Cell: UITableViewCell {
  func show(_ model: Model) {
    contentConfiguration = UIHostingConfiguration { Screen().environmentObject(model) }
  }
}

@MainActor func render(_ model: Model) -> UIImage? {
  let renderer = ImageRenderer(content: Screen().environmentObject(model))
  renderer.scale = 2
  return renderer.uiImage
}
