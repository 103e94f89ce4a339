import SwiftUI

struct FeatureView: View {
	@EnvironmentObject	var model: Feature.Model

	var body: some View {
		VStack {
			TextField("Name", text: $model.name)
		}
	}
}

struct FeatureRoot: View {
	@StateObject
	private var model = Feature.Model()

	var body: some View {
		FeatureView()
			.environmentObject(model)
	}
}
