// Its names are in the module UIKit here, whose scenes need them.
