/** Which part of a list of the account is shown. */
export interface ListQuery {
	/** What is of the account itself, or of its company, as far as its role in the team lets it read that. */
	of: "self" | "company";
	/** From 1. */
	page: number;
}

/** Reads the list's address; what it cannot mean is passed over. */
export function listQuery(params: URLSearchParams): ListQuery {
	const page = params.get("page") ?? "";
	return { of: params.get("of") === "company" ? "company" : "self", page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1 };
}

/** The list's address: nothing that says nothing, and no first page (R2.14, R2.22). */
export function listAddress(path: string, { of, page }: ListQuery): string {
	const params = new URLSearchParams();
	if (of !== "self") params.set("of", of);
	if (page > 1) params.set("page", String(page));
	return params.size > 0 ? `${path}?${params}` : path;
}

/** Whether an address says something that is said by leaving it out. */
export const isNeedless = (params: URLSearchParams): boolean =>
	[...params].some(([name, value]) => value === "" || (name === "page" && value === "1"));
