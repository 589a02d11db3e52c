// Imports every library of the package and uses one declaration of each. The last three are empty on Linux.
import PressureCatalog
import PressureHosting
import PressureKit
import PressureTesting
import QuickActions

import PressureViews
import PressureSwiftUI

print(Catalog.controls.map(\.name).joined(separator: " "))
print(ScaleWords().tare)
print(ConfirmAction().state)
print(Trace.mostContacts)
print(QuickAction.maximumShown)
