# CI runs the same checks as you do by hand: `make check`.
SOURCES := Package.swift Sources Plugins Tests ExampleApp Tools \
  Benchmarks/Package.swift Benchmarks/Sources Benchmarks/Benchmarks

# The apps and fragments that HeadlessUIKitPlugin's tests translate keep the style of their authors.
LINTED := $(filter-out Tests,$(SOURCES)) $(filter-out Tests/HeadlessApps,$(wildcard Tests/*)) \
  $(addprefix Tests/HeadlessApps/,Package.swift Explored Headless Proof Tests)

# Builds whose flags differ from those of `swift test` have folders of their own.
# The limit on type checking is deterministic, and far below the compiler's own. Chains keep to a
# smaller limit, which the tests check; the expansion of `#expect(a == nil)` alone exceeds that.
STRICT := --build-path .build/strict -Xswiftc -warnings-as-errors \
  -Xswiftc -Xfrontend -Xswiftc -solver-scope-threshold=40000

COVERAGE := --build-path .build/coverage

# Use the toolchain's own llvm-cov: others may not read its profile format. On a Mac the test binary
# is a bundle, and llvm-cov comes with Xcode.
ifeq ($(shell uname),Darwin)
  LLVM_COV := xcrun llvm-cov
  TEST_BINARY := StepRouterPackageTests.xctest/Contents/MacOS/StepRouterPackageTests
else
  LLVM_COV := $(dir $(realpath $(shell command -v swift)))llvm-cov
  TEST_BINARY := StepRouterPackageTests.xctest
endif

.PHONY: help check lint floor format build release interfaces apple-half headless-apps test exhaustive quick conformance coverage benchmark scale soak picture report browser push-way push-way-write report-pictures docs links clean \
  api api-write release-notes publish verifier verify-part verify-merge clusters \
  simulator-test simulator-conformance simulator-example

help:
	@echo "make check     what CI runs: lint, links, build, release, interfaces, apple-half, exhaustive, headless-apps, browser, push-way, api"
	@echo "make lint      the format lint, strict, and make floor"
	@echo "make floor     refuses what the oldest Swift of the package does not have, where it can read Swift"
	@echo "make format    formats everything in place"
	@echo "make build     builds everything; a warning or a slow expression is an error"
	@echo "make apple-half  compiles every target as where there is UIKit; see Docs/HeadlessUIKit/AppleHalf.md"
	@echo "make release   builds the products with optimization, which compiles what nothing else does"
	@echo "make interfaces  writes the modules' interfaces as for an XCFramework, and reads them"
	@echo "make test      swift test --no-parallel: all tests use the main actor, so side by side they take longer"
	@echo "make exhaustive  the same with the tests that take seconds, such as each planted fault's"
	@echo "make quick     the router's own tests; builds only what these import, in .build/quick"
	@echo "make headless-apps  tests HeadlessUIKitPlugin: fragments and whole apps, as their authors wrote them, and with faults"
	@echo "make api       compares the public names with those in API; api-write writes them anew"
	@echo "make conformance  the tests of PortableUIKit, and a table of UIKit's rules: tested, left out"
	@echo "make coverage  line coverage of the library, all its modules"
	@echo "make benchmark  what the router costs beside calls by hand; see Benchmarks/README.md"
	@echo "make scale     explores an app of STATES states, 100,000 by default, on all cores"
	@echo "make soak      100,000 random navigations, random runs, and an app explored on busy cores"
	@echo "make picture   draws the terminal of the README again, from what the example prints"
	@echo "make push-way  compares the files a push executes with Docs/Router/Architecture.md; push-way-write writes them"
	@echo "make report    explores the example and writes a page about it, $(SHOP_REPORT)"
	@echo "make browser   walks through a report in Chromium, if it's there; see Tests/Browser"
	@echo "make report-pictures  takes the pictures of Docs/Proof/Verifying.md; REPORT=FILE says of which page"
	@echo "make docs      the documentation as a site in .build/docs; BASE_PATH=/StepRouter for GitHub Pages"
	@echo "make links     checks the links of all documents, and of that site where it was made"
	@echo "make release-notes VERSION=1.2.3  what CHANGELOG.md says of a version"
	@echo "make publish VERSION=1.2.3  makes the release of a tag on GitHub, with these notes"
	@echo "make verifier, verify-part SHARD=1/4, verify-merge  explores the example on machines that share it"
	@echo "make clusters  tests the adapters of Tools/Clusters; it needs Dask in PYTHON and GNU parallel"
	@echo "make simulator-test, simulator-conformance, simulator-example  on a Mac, with Xcode"
	@echo "make clean     removes .build and that report"

# The tests run what the strict build has made: another build of the same would take minutes.
check: FLAGS = $(STRICT)
check: lint links build release interfaces apple-half exhaustive headless-apps browser push-way api

lint: floor
	swift format lint --strict --parallel --recursive $(LINTED)

# The Linux toolchains from swift.org include the parser as a library.
LANGUAGE_FLOOR := .build/language-floor/tool

ifeq ($(shell uname),Darwin)
floor:
else
SWIFT_LIBRARIES := $(dir $(realpath $(shell command -v swiftc)))../lib/swift/host

floor: $(LANGUAGE_FLOOR)
	$(LANGUAGE_FLOOR) $(SOURCES)

$(LANGUAGE_FLOOR): $(wildcard Tools/LanguageFloor/*.swift)
	@mkdir -p $(@D)
	swiftc -O -swift-version 6 -parse-as-library -I $(SWIFT_LIBRARIES) -L $(SWIFT_LIBRARIES) \
	  -lSwiftSyntax -lSwiftParser -Xlinker -rpath -Xlinker $(SWIFT_LIBRARIES) -o $@ $^
endif

format:
	swift format --in-place --parallel --recursive $(LINTED)

build:
	swift build --build-tests $(STRICT)

# A Mac has UIKit itself. Elsewhere a tool builds a `UIKit` module from the headless half.
ifeq ($(shell uname),Darwin)
apple-half:
	xcodebuild build-for-testing -scheme StepRouter-Package \
	  -destination 'generic/platform=iOS Simulator'
else
APPLE_HALF := .build/apple-half/tool

apple-half: $(APPLE_HALF)
	$(APPLE_HALF)

$(APPLE_HALF): $(wildcard Tools/AppleHalf/Check/*.swift Tools/AppleHalf/Modules/*.swift \
  Tools/AppleHalf/Reading/*.swift)
	@mkdir -p $(@D)
	swiftc -O -swift-version 6 -parse-as-library -o $@ $^
endif

release:
	swift build -c release

# Where there is UIKit, its own interface takes the place of the headless half's.
ifeq ($(shell uname),Darwin)
interfaces:
else
interfaces:
	Tools/interfaces
endif

# A package of its own, so that the plugin's tests don't slow down the build of this one. On a Mac,
# the plugin does nothing.
ifeq ($(shell uname),Darwin)
headless-apps:
else
headless-apps:
	Tests/HeadlessApps/plant
	swift test --package-path Tests/HeadlessApps --scratch-path .build/headless-apps --no-parallel
endif

# A failure scrolls away among three thousand lines: at the end, the failures are printed again.
TEST_LOG := .build/tests.log

test:
	@mkdir -p $(dir $(TEST_LOG))
	@{ swift test --no-parallel $(FLAGS) 2>&1; echo $$? > $(TEST_LOG).status; } | tee $(TEST_LOG); \
	  status=$$(cat $(TEST_LOG).status); \
	  [ "$$status" = 0 ] || { printf '\nWhat failed:\n'; grep '✘\|error:' $(TEST_LOG); exit "$$status"; }

# The long tests as well.
exhaustive: export EXHAUSTIVE = 1
exhaustive: test

# SwiftPM builds every test target to run one. With this variable, the manifest leaves the others
# out; with a folder of its own, the build leaves the full one as it is.
quick:
	STEPROUTER_QUICK=1 swift test --no-parallel --build-path .build/quick

conformance:
	swift test --filter '^PortableUIKitTests\.'
	CONFORMANCE=print swift test --skip-build --filter ConformanceTableTests

coverage:
	swift test $(COVERAGE) --enable-code-coverage
	$(LLVM_COV) report "$$(swift build $(COVERAGE) --show-bin-path)/$(TEST_BINARY)" \
	  -instr-profile "$$(swift build $(COVERAGE) --show-bin-path)/codecov/default.profdata" \
	  -show-region-summary=false -show-branch-summary=false \
	  "$(CURDIR)/Sources/Router" "$(CURDIR)/Sources/Proof"

# The plugin prints a line per benchmark; the report prints the table.
TIMINGS := .build/timings

benchmark:
	cd Benchmarks && swift build -c release --product CountedCases \
	  && swift build -c release --product BenchmarkReport \
	  && rm -rf $(TIMINGS) && mkdir -p $(TIMINGS) \
	  && swift package --allow-writing-to-package-directory benchmark \
	    --format jmh --path $(TIMINGS) --no-progress > $(TIMINGS)/log \
	  && .build/release/BenchmarkReport $(TIMINGS)

# Each test runs in its own process, to measure its memory. SOAK sets the number of navigations.
SOAK ?= 100000

soak:
	swift build --build-tests
	SOAK=$(SOAK) swift test --skip-build --filter 'RandomNavigationTests/soak'
	SOAK=$(SOAK) swift test --skip-build --filter 'RandomWindowTests/soak'
	SOAK=$(SOAK) swift test --skip-build --filter 'RandomResultTests/soak'
	SOAK=$(SOAK) swift test --skip-build --filter 'RandomSequenceTests/soak'
	SOAK=$(SOAK) swift test --skip-build --filter 'SceneSequenceTests/soak'
	SOAK=$(SOAK) swift test --skip-build --filter 'RandomLinkTests/soak'
	SOAK=$(SOAK) swift test --skip-build --filter 'TravelTests/soak'

STATES ?= 100000

scale:
	cd Benchmarks && swift build -c release --product BigApp \
	  && rm -f .build/big.jsonl \
	  && .build/release/BigApp verify --depth 40 --states $(STATES) --reuse \
	    --record .build/big.jsonl

PICTURE := Docs/Images/terminal.svg

picture:
	swift build --product ExampleApp
	printf '%s\n' 'go product 42' screen 'open shop://account/orders' \
	  'type 2 ada@example.com' 'type 3 tea' 'tap Log in' screen \
	  | .build/debug/ExampleApp > .build/picture.txt
	Tools/terminal-picture .build/picture.txt > $(PICTURE)

# A debug build, which `make docs` has anyway.
SHOP_REPORT := Docs/ShopReport.html

report:
	swift run ExampleApp verify --report $(SHOP_REPORT)

# The tests write the page of a faulty shop, which a browser then opens. Says so if there's none.
BROWSER_PAGE := $(CURDIR)/.build/browser.html

browser:
	REPORT_PAGE=$(BROWSER_PAGE) swift test $(FLAGS) --filter 'ReportWalkTests'
	python3 Tests/Browser/walk.py $(BROWSER_PAGE)

# The profile's runtime for Linux comes with the toolchains of swift.org.
ifeq ($(shell uname),Darwin)
push-way:
else
push-way:
	Tools/push-way

push-way-write:
	Tools/push-way --write
endif

REPORT ?= .build/report.html

report-pictures:
	Tools/report-pictures $(REPORT)

# After `make test` there's nothing left to build. The tool reads the names from the built modules.
api:
	swift build $(FLAGS)
	Tools/api "$$(swift build $(FLAGS) --show-bin-path)"

api-write:
	swift build
	Tools/api .build/debug --write

NOTES := .build/release-notes.md

release-notes:
	@mkdir -p $(dir $(NOTES))
	@Tools/release-notes "$(VERSION)" > $(NOTES)
	@cat $(NOTES)

publish: release-notes
	gh release create "$(VERSION)" --verify-tag --title "$(VERSION)" --notes-file $(NOTES)

# Explores the example in parts, all with one program. Docs/Proof/Verifying.md explains the process.
VERIFIER := .build/verify/ExampleApp
SHARD ?= 1/1
PYTHON ?= python3

verifier:
	swift build -c release --product ExampleApp
	@mkdir -p $(dir $(VERIFIER))
	cp .build/release/ExampleApp $(VERIFIER)

verify-part:
	chmod +x $(VERIFIER)
	rm -f .build/verify/part-$(subst /,-of-,$(SHARD)).jsonl
	$(VERIFIER) verify --shard $(SHARD) --record .build/verify/part-$(subst /,-of-,$(SHARD)).jsonl

clusters: verifier
	$(PYTHON) Tools/Clusters/test $(VERIFIER)

verify-merge:
	chmod +x $(VERIFIER)
	$(VERIFIER) merge .build/verify/whole.jsonl .build/verify/part-*.jsonl

# Runs tests on a simulator, which needs a Mac with Xcode. They run in the shop's process, since
# UIKit needs an app. Modules see each other's `package` names only if they share a package name, which
# Xcode otherwise takes from the folder. The run reports deviations from UIKit's rules, but doesn't
# fail because of them; all other tests have to pass.
SIMULATOR ?= platform=iOS Simulator,name=iPhone 17
SIMULATED := .build/simulator
ON_SIMULATOR := -project ExampleApp/iOS/Shop.xcodeproj -destination '$(SIMULATOR)' \
  -derivedDataPath $(SIMULATED)/build
HOSTED := $(ON_SIMULATOR) -scheme Hosted SWIFT_PACKAGE_NAME=steprouter

ifeq ($(shell uname),Darwin)
simulator-test:
	xcodebuild test $(HOSTED) -skip-testing:PortableUIKitTests

simulator-conformance:
	rm -rf $(SIMULATED)/conformance.xcresult
	-xcodebuild test $(HOSTED) \
	  -only-testing:PortableUIKitTests -resultBundlePath $(SIMULATED)/conformance.xcresult
	xcrun xcresulttool get test-results tests --path $(SIMULATED)/conformance.xcresult \
	  > $(SIMULATED)/conformance.json
	Tools/conformance-differences $(SIMULATED)/conformance.json > $(SIMULATED)/differences.md
	cat $(SIMULATED)/differences.md

simulator-example:
	xcodebuild test $(ON_SIMULATOR) -scheme Shop
else
simulator-test simulator-conformance simulator-example:
	@echo "make $@ needs a Mac with Xcode. Here “make apple-half” compiles what it would run." >&2
	@exit 1
endif

# BASE_PATH is the site's path on its host. REPOSITORY is the address of the sources that symbols
# link to, such as https://github.com/you/StepRouter/blob/main.
# The site has a copy of the example's report, and takes one that's there.
docs: $(SHOP_REPORT)
	swift build
	python3 Tools/docs/build.py --base-path "$(BASE_PATH)" --repository "$(REPOSITORY)"
	python3 Tools/docs/links.py

$(SHOP_REPORT):
	$(MAKE) report

links:
	python3 Tools/docs/links.py

clean:
	rm -rf .build Benchmarks/.build $(SHOP_REPORT)
