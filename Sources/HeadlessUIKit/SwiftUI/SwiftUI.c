#include "SwiftUI.h"
