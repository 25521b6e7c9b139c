import type { Cuts } from "./code-cuts";

/**
 * React 18.3.1 without what this shop has no use for: documents are hydrated, never rendered into an element, in browsers that know
 * modules; there are no portals, no lists of suspended parts, no legacy context, no `style` attributes.
 */
const reactDom: Cuts = {
	file: "react-dom/cjs/react-dom.production.min.js",
	exports: ["flushSync", "hydrateRoot"],
	// Portals, StrictMode, Profiler, SuspenseList, Scope, and what is only reserved.
	tags: [4, 8, 12, 19, 21, 24, 25],
	bodies: {
		// Texts of errors: their number is enough.
		p: 'return "Minified React error #"+a',
		// Names of components for messages, and the stack of them that error boundaries are told.
		Oa: 'return ""',
		Pa: 'return ""',
		Qa: "return null",
		Ra: "return null",
		// The extension of browsers for developers.
		mc: "",
		// Context as it was before there was createContext.
		Yf: "return Vf",
		Zf: "return!1",
		// A number in a style without a unit.
		rb: 'return null==b||"boolean"===typeof b?"":(""+b).trim()',
		// Browsers before modules told of input in other ways.
		De: "",
		Ce: "",
		// IE's name for keys.
		Pd: "return this.nativeEvent.getModifierState(a)",
	},
	texts: [
		// All parts of a root that is hydrated are of the concurrent kind.
		[/0===\((\w)\.mode&1\)/g, "!1"],
		[/0!==\((\w)\.mode&1\)/g, "!0"],
		[/\b(\w)\.mode&1(?=[?&)])/g, "!0"],
		[/\blc&&"function"/g, '!1&&"function"'],
		[/"undefined"!==typeof __REACT_DEVTOOLS_GLOBAL_HOOK__/, "!1"],
		[/\{animationIterationCount:[^}]*\}/, "{}"],
		// Names of attributes in drawings, apart from those that are set here (tests/code-cuts.test.ts looks for others).
		[/accent-height alignment-baseline.*?x-height/, "text-anchor"],
		[/"xlink:actuate .*?(?=\["tabIndex")/s, ""],
		['"documentMode"in document', "!1"],
		["document.documentMode", "!1"],
		["we=!1;if(ia){", "we=!0;if(!1){"],
		[/key:function\(a\)\{if\(a\.key\).*?\},code:0/s, "key:0,code:0"],
		// What a browser composes from several keys comes as input.
		[/xa=d\?ue\(d\):window;switch\(a\)\{case "focusin":.*?(?=\}se\(g,b\)\}\))/s, ""],
		[/fa\("onSelect",.*?\);(?=fa\("onBefore)/s, ""],
		[/fa\("onBeforeInput",.*?(?=var lf=)/s, ""],
	],
};

const react: Cuts = {
	file: "react/cjs/react.production.min.js",
	exports: [
		"__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED",
		"Children",
		"Component",
		"Fragment",
		"Suspense",
		"cloneElement",
		"createContext",
		"createElement",
		"forwardRef",
		"lazy",
		"memo",
		"startTransition",
		"useCallback",
		"useContext",
		"useDeferredValue",
		"useEffect",
		"useId",
		"useImperativeHandle",
		"useLayoutEffect",
		"useMemo",
		"useReducer",
		"useRef",
		"useState",
		"useSyncExternalStore",
		"useTransition",
	],
};

const scheduler: Cuts = {
	file: "scheduler/cjs/scheduler.production.min.js",
	exports: [
		"unstable_IdlePriority",
		"unstable_ImmediatePriority",
		"unstable_LowPriority",
		"unstable_NormalPriority",
		"unstable_UserBlockingPriority",
		"unstable_cancelCallback",
		"unstable_getCurrentPriorityLevel",
		"unstable_now",
		"unstable_requestPaint",
		"unstable_scheduleCallback",
		"unstable_shouldYield",
	],
};

export const reactCuts = [reactDom, react, scheduler];
