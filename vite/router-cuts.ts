import type { Cuts } from "./code-cuts";

/** What keeps a navigation from happening: pages here tell of unsaved input in other ways. */
const blockers = {
	getBlocker: "",
	deleteBlocker: "",
	updateBlocker: "",
	shouldBlockNavigation: "",
};

/** `defer()` as it was before one answer held all loaders' data. */
const deferred = {
	isDeferredResult: "return false",
	isDeferredData: "return false",
	resolveDeferredData: "",
	resolveNavigationDeferredResults: "",
	resolveFetcherDeferredResults: "",
	cancelActiveDeferreds: "return []",
};

const router: Cuts = {
	file: "@remix-run/router/dist/router.js",
	bodies: {
		...blockers,
		...deferred,
		restoreAppliedTransitions: "",
		persistAppliedTransitions: "",
		_internalSetRoutes: "",
		dispose: "",
		warning: "",
		// No route of this shop has optional parts (app/routes.ts).
		explodeOptionalSegments: "return [path]",
		// It stands at the root of its host.
		stripBasename: "return pathname",
		getInvalidPathError: "",
		getInternalRouterError:
			'return new ErrorResponseImpl(status || 500, status === 404 ? "Not Found" : status === 405 ? "Method Not Allowed" : "Bad Request", new Error("Navigation " + status), true)',
		_extends: "return Object.assign.apply(Object, arguments)",
	},
	texts: [
		['basename !== "/"', "false"],
		[/let basename = init\.basename \|\| "\/";/, 'const basename = "/";'],
		["blockerKey && delta != null", "false"],
		["if (blockerKey) {", "if (false) {"],
		["if (blockers.size > 0) {", "if (false) {"],
		[/let viewTransitionOpts;[\s\S]*?(?=\n {4}updateState\(_extends)/, "let viewTransitionOpts;"],
		['if (opts.formEncType === "text/plain") {', "if (false) {"],
		['} else if (opts.formEncType === "application/json") {', "} else if (false) {"],
		["} else if (init.detectErrorBoundary) {", "} else if (false) {"],
		["activeDeferreds.forEach(", "false && activeDeferreds.forEach("],
		["cancelledDeferredRoutes.push(...cancelActiveDeferreds());", ""],
		["cancelledDeferredRoutes.some(id => id === match.route.id)", "false"],
		[/Action\.(Pop|Push|Replace)\b/g, '"$1"'],
		[/ResultType\.(data|deferred|redirect|error)\b/g, '"$1"'],
	],
};

const reactRouter: Cuts = {
	file: "react-router/dist/index.js",
	bodies: {
		DefaultErrorComponent: "return null",
		useNavigateUnstable: "",
		warningOnce: "",
		logV6DeprecationWarnings: "",
	},
	texts: [
		["isDataRoute ? useNavigateStable() : useNavigateUnstable()", "useNavigateStable()"],
		[/basename !== "\/"/g, "false"],
		['parentPathnameBase !== "/"', "false"],
		["dataRouterState && future && future.v7_partialHydration", "false"],
	],
};

const reactRouterDom: Cuts = {
	file: "react-router-dom/dist/index.js",
	bodies: {
		startTransitionSafe: "startTransitionImpl(cb)",
		flushSyncSafe: "flushSyncImpl(cb)",
		isFormDataSubmitterSupported: "return true",
	},
	texts: [
		['basename !== "/"', "false"],
		["if (!viewTransitionOpts || isViewTransitionUnavailable) {", "if (true) {"],
		[
			/React\.useEffect\(\(\) => \{\s+if \(vtContext\.isTransitioning && !vtContext\.flushSync\)[\s\S]*?(?=let navigator = React\.useMemo)/,
			"",
		],
		[/let \[(?:pendingState|renderDfd|transition|interruption), set\w+\] = React\.useState\(\);/g, ""],
		["[router.window, transition, renderDfd, fetcherData, optInStartTransition]", "[router.window, fetcherData, optInStartTransition]"],
		["if (v7_startTransition) {", "if (true) {"],
	],
};

export const routerCuts = [router, reactRouter, reactRouterDom];
