// The names of this module are in the module UIKit here, as in the headless half.
