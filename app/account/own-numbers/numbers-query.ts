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

/** The list's address, without what says nothing. @param more the article whose number is to be changed */
export function numbersAddress({ search, page }: NumbersQuery, more: { article?: string } = {}): string {
	const params = new URLSearchParams({ ...(search && { search }), ...(page > 1 && { page: String(page) }), ...more });
	return params.size > 0 ? `${numbersPath}?${params}` : numbersPath;
}
