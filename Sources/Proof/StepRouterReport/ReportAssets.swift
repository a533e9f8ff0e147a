/// The style and the script of the page, from the folder `Assets`.
enum ReportAssets {
  static let style = String(decoding: PackageResources.report_css, as: UTF8.self)
  static let script = String(decoding: PackageResources.report_js, as: UTF8.self)
}
