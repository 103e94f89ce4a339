import SwiftUI

struct FeatureView: View {
	@Environment(Feature.Model.self)	var model

	var body: some View {
		@Bindable var model = model
		VStack {
			TextField("Name", text: $model.name)
		}
	}
}

struct FeatureRoot: View {
	@State
	private var model = Feature.Model()

	var body: some View {
		FeatureView()
			.environment(model)
	}
}
