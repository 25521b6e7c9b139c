import type { Namespace } from "../platform/i18n/i18n";

interface BroughtPart {
	/** Of an element that stands in the document where the part does. */
	id: string;
	code: () => Promise<unknown>;
	texts: readonly Namespace[];
}

/** Parts whose code is fetched when they are opened, but which a document may bring open. */
const parts: readonly BroughtPart[] = [
	{ id: "variant", code: () => import("../catalogue/variant-dialog"), texts: ["cutting", "variant"] },
	{ id: "login-title", code: () => import("../account/auth-drawer"), texts: ["auth", "errors"] },
];

/** The parts that this document has brought. What is clicked in them before their code is there, React tries to take up without an end. */
export const broughtParts = (): readonly BroughtPart[] => parts.filter(({ id }) => document.getElementById(id) !== null);
