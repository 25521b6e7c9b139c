import type { Namespace } from "../platform/i18n/i18n";

interface LazyPart {
	/** The id of an element that is in the document if the part is. */
	id: string;
	code: () => Promise<unknown>;
	texts: readonly Namespace[];
}

/** Parts whose code is imported when they are opened, but which the server may render open. */
const parts: readonly LazyPart[] = [
	{ id: "variant", code: () => import("../catalogue/variant/variant-dialog"), texts: ["cutting", "variant"] },
	{ id: "login-title", code: () => import("../account/auth-drawer"), texts: ["auth", "errors"] },
];

/**
 * The parts that the server has rendered into this document. Their code must be loaded before hydration: otherwise React would retry the boundary
 * forever.
 */
export const partsInDocument = (): readonly LazyPart[] => parts.filter(({ id }) => document.getElementById(id) !== null);
