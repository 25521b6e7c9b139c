/** Which invoices the list shows. */
export interface InvoicesQuery {
	/** Those of the account's orders, or of its company's, as far as its role in the team lets it read them. */
	of: "self" | "company";
	/** From 1. */
	page: number;
}

/** Reads the list's address; what it cannot mean is passed over. */
export function invoicesQuery(params: URLSearchParams): InvoicesQuery {
	const page = params.get("page") ?? "";
	return { of: params.get("of") === "company" ? "company" : "self", page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1 };
}

/** The list's address: nothing that says nothing, and no first page (R2.14, R2.22). */
export function invoicesAddress({ of, page }: InvoicesQuery): string {
	const params = new URLSearchParams();
	if (of !== "self") params.set("of", of);
	if (page > 1) params.set("page", String(page));
	return params.size > 0 ? `/users/invoices?${params}` : "/users/invoices";
}
