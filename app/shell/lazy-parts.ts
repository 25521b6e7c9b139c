import type { Namespace } from "../platform/i18n/i18n";

interface LazyPart {
	/** The document has an element with this id if it contains the part. */
	id: string;
	code: () => Promise<unknown>;
	texts: readonly Namespace[];
}

/** The code of these parts is imported on opening, but the server may render them open. */
const parts: readonly LazyPart[] = [
	{ id: "variant", code: () => import("../catalogue/variant/variant-dialog"), texts: ["cutting", "variant"] },
	{ id: "login-title", code: () => import("../account/auth-drawer"), texts: ["auth", "errors"] },
];

/**
 * Returns the parts that the server rendered into this document. Their code must load before hydration, because React
 * would otherwise retry the boundary forever.
 */
export const partsInDocument = (): readonly LazyPart[] => parts.filter(({ id }) => document.getElementById(id) !== null);
