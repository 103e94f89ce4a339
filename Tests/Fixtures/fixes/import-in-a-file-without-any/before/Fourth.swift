final class Fourth: Shared {}
