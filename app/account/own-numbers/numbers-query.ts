/** The page of a company's own numbers. */
export const numbersPath = "/users/company/numbers";

/** Which of the numbers are shown. */
export interface NumbersQuery {
	/** "" for all. */
	search: string;
	/** From 1. */
	page: number;
}

/** Reads the list's address; what it cannot mean is passed over. */
export function numbersQuery(params: URLSearchParams): NumbersQuery {
	const page = params.get("page") ?? "";
	return { search: (params.get("search") ?? "").trim().slice(0, 100), page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1 };
}

/** The list's address, without what says nothing. @param done what became of a form */
export function numbersAddress({ search, page }: NumbersQuery, done?: string): string {
	const params = new URLSearchParams({ ...(search && { search }), ...(page > 1 && { page: String(page) }), ...(done && { done }) });
	return params.size > 0 ? `${numbersPath}?${params}` : numbersPath;
}
