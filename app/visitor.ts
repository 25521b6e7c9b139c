/** A cart as the header shows it. */
export interface CartView {
	uuid: string;
	/** Lines. */
	count: number;
}

/** What happened, told on the next page. */
export type Flash =
	| { kind: "added"; quantity: number; title: string; cartUuid: string }
	| { kind: "addedLines"; lines: number; cartUuid: string }
	| { kind: "notice"; key: "cart.updated" | "cart.removed" | "cart.changed" | "cart.saved" };
