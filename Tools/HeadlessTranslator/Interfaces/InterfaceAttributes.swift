/// What an attribute of an element sets.
enum InterfaceAttribute {
  case bool(String)
  case number(String)
  case int(String)
  case string(String)
  case image(String)
  /// A property with one of these cases.
  case choice(String, [String])
  /// Something that another part of the translator reads, or that shows only in a picture.
  case ignored

  /// The attributes of an element by their names.
  static func all(of element: String) -> [String: InterfaceAttribute] {
    common.merging(own[element] ?? [:]) { $1 }
      .merging(controls.contains(element) ? ofControls : [:]) { own, _ in own }
      .merging(scrolls.contains(element) ? ofScrolls : [:]) { own, _ in own }
  }

  private static let controls: Set<String> = [
    "button", "textField", "switch", "slider", "stepper", "segmentedControl", "pageControl",
    "datePicker", "refreshControl", "control",
  ]
  private static let scrolls: Set<String> = [
    "scrollView", "tableView", "collectionView", "textView",
  ]

  private static func ignoring(_ names: String) -> [String: InterfaceAttribute] {
    Dictionary(uniqueKeysWithValues: names.split(separator: " ").map { (String($0), .ignored) })
  }

  private static let common: [String: InterfaceAttribute] = [
    "hidden": .bool("isHidden"), "alpha": .number("alpha"), "tag": .int("tag"),
    "userInteractionEnabled": .bool("isUserInteractionEnabled"),
    "clipsSubviews": .bool("clipsToBounds"),
    "translatesAutoresizingMaskIntoConstraints": .bool("translatesAutoresizingMaskIntoConstraints"),
    "autoresizesSubviews": .bool("autoresizesSubviews"),
  ].merging(
    ignoring(
      "id key userLabel customClass customModule customModuleProvider sceneMemberID opaque "
        + "contentMode clearsContextBeforeDrawing fixedFrame misplaced ambiguous verifyAmbiguity "
        + "multipleTouchEnabled restorationIdentifier semanticContentAttribute "
        + "horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority "
        + "verticalCompressionResistancePriority preservesSuperviewLayoutMargins "
        + "insetsLayoutMarginsFromSafeArea placeholderIntrinsicWidth placeholderIntrinsicHeight "
        + "largeContentTitle showsLargeContentViewer largeContentImage "
        + "adjustsImageSizeForAccessibilityContentSizeCategory interfaceStyle exclusiveTouch "
        + "simulatedAppContext colorLabel layoutMarginsFollowReadableWidth "
        + "wantsToDisplayInDesigner explicitlyRequestsVerticalAlignment")
  ) { $1 }

  private static let ofControls: [String: InterfaceAttribute] = [
    "enabled": .bool("isEnabled"), "selected": .bool("isSelected"),
    "highlighted": .bool("isHighlighted"), "contentHorizontalAlignment": .ignored,
    "contentVerticalAlignment": .ignored,
    "showsMenuAsPrimaryAction": .bool("showsMenuAsPrimaryAction"),
    "toolTip": .ignored,
  ]

  private static let ofScrolls: [String: InterfaceAttribute] = [
    "scrollEnabled": .bool("isScrollEnabled"), "pagingEnabled": .bool("isPagingEnabled"),
    "bounces": .bool("bounces"), "alwaysBounceVertical": .bool("alwaysBounceVertical"),
    "alwaysBounceHorizontal": .bool("alwaysBounceHorizontal"),
    "showsHorizontalScrollIndicator": .bool("showsHorizontalScrollIndicator"),
    "showsVerticalScrollIndicator": .bool("showsVerticalScrollIndicator"),
    "minimumZoomScale": .number("minimumZoomScale"),
    "maximumZoomScale": .number("maximumZoomScale"),
    "keyboardDismissMode": .choice("keyboardDismissMode", ["onDrag", "interactive"]),
  ].merging(
    ignoring(
      "delaysContentTouches canCancelContentTouches bouncesZoom directionalLockEnabled "
        + "indicatorStyle contentInsetAdjustmentBehavior "
        + "automaticallyAdjustsScrollIndicatorInsets scrollsToTop")
  ) { $1 }

  private static let text = ignoring(
    "textAlignment lineBreakMode baselineAdjustment adjustsFontSizeToFit minimumFontSize "
      + "minimumScaleFactor adjustsFontForContentSizeCategory preferredMaxLayoutWidth "
      + "adjustsLetterSpacingToFitWidth borderStyle clearsOnBeginEditing usesAttributedText "
      + "highlighted")

  private static let alignments = [
    "fill", "leading", "firstBaseline", "center", "trailing", "lastBaseline",
  ]

  private static let own: [String: [String: InterfaceAttribute]] = [
    "label": text.merging([
      "text": .string("text"), "numberOfLines": .int("numberOfLines"),
      "enabled": .bool("isEnabled"),
    ]) { $1 },
    "textField": text.merging([
      "text": .string("text"), "placeholder": .string("placeholder"),
      "clearButtonMode": .choice("clearButtonMode", ["whileEditing", "unlessEditing", "always"]),
    ]) { $1 },
    "textView": text.merging([
      "text": .string("text"), "editable": .bool("isEditable"), "selectable": .bool("isSelectable"),
      "allowsEditingTextAttributes": .ignored, "findInteractionEnabled": .ignored,
    ]) { $1 },
    "button": ignoring(
      "buttonType lineBreakMode reversesTitleShadowWhenHighlighted showsTouchWhenHighlighted "
        + "adjustsImageWhenHighlighted adjustsImageWhenDisabled springLoaded role "
        + "pointerInteraction hasAttributedTitle"
    ).merging([
      "changesSelectionAsPrimaryAction": .bool("changesSelectionAsPrimaryAction")
    ]) { $1 },
    "imageView": [
      "image": .image("image"), "highlightedImage": .image("highlightedImage"),
      "highlighted": .bool("isHighlighted"), "catalog": .ignored, "fieldname": .ignored,
    ],
    "switch": ["on": .bool("isOn"), "title": .string("title"), "style": .ignored],
    "slider": [
      "minValue": .number("minimumValue"), "maxValue": .number("maximumValue"),
      "value": .number("value"), "continuous": .bool("isContinuous"), "minimumValueImage": .ignored,
      "maximumValueImage": .ignored, "minimumValueImageCatalog": .ignored,
      "maximumValueImageCatalog": .ignored,
    ],
    "stepper": [
      "minimumValue": .number("minimumValue"), "maximumValue": .number("maximumValue"),
      "stepValue": .number("stepValue"), "value": .number("value"), "wraps": .bool("wraps"),
      "autorepeat": .bool("autorepeat"), "continuous": .bool("isContinuous"),
    ],
    "segmentedControl": [
      "momentary": .bool("isMomentary"), "selectedSegmentIndex": .ignored,
      "segmentControlStyle": .ignored, "apportionsSegmentWidthsByContent": .ignored,
    ],
    "progressView": ["progress": .number("progress"), "progressViewStyle": .ignored],
    "activityIndicatorView": [
      "hidesWhenStopped": .bool("hidesWhenStopped"), "animating": .ignored, "style": .ignored,
    ],
    "pageControl": [
      "numberOfPages": .int("numberOfPages"), "currentPage": .int("currentPage"),
      "hidesForSinglePage": .bool("hidesForSinglePage"), "defersCurrentPageDisplay": .ignored,
    ],
    "datePicker": [
      "datePickerMode": .choice(
        "datePickerMode", ["time", "date", "dateAndTime", "countDownTimer"]),
      "minuteInterval": .int("minuteInterval"), "style": .ignored, "useCurrentDate": .ignored,
      "countDownDuration": .number("countDownDuration"), "locale": .ignored,
    ],
    "pickerView": [:],
    "searchBar": [
      "text": .string("text"), "placeholder": .string("placeholder"), "prompt": .string("prompt"),
      "showsCancelButton": .bool("showsCancelButton"), "showsScopeBar": .bool("showsScopeBar"),
      "showsBookmarkButton": .bool("showsBookmarkButton"),
      "showsSearchResultsButton": .bool("showsSearchResultsButton"), "searchBarStyle": .ignored,
      "barStyle": .ignored, "translucent": .ignored, "backgroundImage": .ignored,
    ],
    "stackView": [
      "axis": .choice("axis", ["horizontal", "vertical"]), "spacing": .number("spacing"),
      "distribution": .choice(
        "distribution",
        ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]),
      "alignment": .choice("alignment", alignments),
      "baselineRelativeArrangement": .bool("isBaselineRelativeArrangement"),
      "layoutMarginsRelativeArrangement": .bool("isLayoutMarginsRelativeArrangement"),
      "spacingType": .ignored,
    ],
    "scrollView": [:],
    "tableView": ignoring(
      "style dataMode sectionHeaderHeight sectionFooterHeight estimatedSectionHeaderHeight "
        + "estimatedSectionFooterHeight separatorStyle separatorInsetReference "
        + "sectionIndexMinimumDisplayRowCount contentViewInsetsToSafeArea springLoaded "
        + "cellLayoutMarginsFollowReadableWidth sectionHeaderTopPadding"
    ).merging([
      "rowHeight": .number("rowHeight"), "estimatedRowHeight": .number("estimatedRowHeight"),
      "allowsSelection": .bool("allowsSelection"),
      "allowsMultipleSelection": .bool("allowsMultipleSelection"),
      "allowsSelectionDuringEditing": .bool("allowsSelectionDuringEditing"),
      "allowsMultipleSelectionDuringEditing": .bool("allowsMultipleSelectionDuringEditing"),
    ]) { $1 },
    "tableViewCell": ignoring(
      "style reuseIdentifier textLabel detailTextLabel imageView rowHeight hidesAccessoryWhenEditing "
        + "editingAction focusStyle separatorInset"
    ).merging([
      "accessoryType": .choice("accessoryType", accessories),
      "editingAccessoryType": .choice("editingAccessoryType", accessories),
      "selectionStyle": .choice("selectionStyle", ["none", "blue", "gray", "default"]),
      "indentationLevel": .int("indentationLevel"),
      "indentationWidth": .number("indentationWidth"),
      "shouldIndentWhileEditing": .bool("shouldIndentWhileEditing"),
      "showsReorderControl": .bool("showsReorderControl"),
    ]) { $1 },
    "tableViewCellContentView": ignoring("tableViewCell"),
    "collectionView": ignoring(
      "dataMode prefetchingEnabled springLoaded selectionFollowsFocus"
    ).merging([
      "allowsSelection": .bool("allowsSelection"),
      "allowsMultipleSelection": .bool("allowsMultipleSelection"),
    ]) { $1 },
    "collectionViewCell": ignoring("reuseIdentifier"),
    "collectionReusableView": ignoring("reuseIdentifier"),
    "toolbar": ["barStyle": .ignored, "translucent": .ignored],
    "navigationBar": [
      "largeTitles": .bool("prefersLargeTitles"), "barStyle": .ignored, "translucent": .ignored,
    ],
    "tabBar": ["barStyle": .ignored, "translucent": .ignored, "itemPositioning": .ignored],
    "visualEffectView": [:],
    "wkWebView": [
      "allowsBackForwardNavigationGestures": .bool("allowsBackForwardNavigationGestures"),
      "allowsLinkPreview": .bool("allowsLinkPreview"),
    ],
  ]

  private static let accessories = [
    "none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton",
  ]
}
