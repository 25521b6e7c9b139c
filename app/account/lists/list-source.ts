/** What a new list is made of, and what it could be called. */
export interface ListSource {
	/** The kind of thing, and its address. */
	kind: "cart" | "order" | "offer" | "list";
	path: string;
	/** The number of an order or offer, the name of a list; "" of a cart. */
	title: string;
	/** Lines and sets. */
	length: number;
	/** "" where nothing comes to mind. */
	suggestion: string;
}
