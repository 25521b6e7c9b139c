import type { Cart } from "../../../contract/cart";

export const linesAPage = 50;

/** The limit for showing all lines, and for an offer, whose lines the reader chooses from. A page of 1,800 lines has 6 MB. */
export const maxLinesPerPage = 300;

/** Lines shown next to the checkout steps. More would push the totals out of sight. A single further line is shown instead of counted. */
export const shownLines = 5;

/** The value of ?page=, from 1, or all lines at once. */
type LinePage = number | "all";

export function linePageOf(search: URLSearchParams): LinePage {
	const text = search.get("page") ?? "1";
	if (text === "all") return "all";
	return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}

export const linePageHref = (path: string, page: LinePage): string => (page === 1 ? path : `${path}?page=${page}`);

export const pagesOf = (length: number): number => Math.max(1, Math.ceil(length / linesAPage));

/** The page of a line. Positions count from 0. */
export const pageOfPosition = (position: number): number => Math.floor(position / linesAPage) + 1;

/** The range of lines on a page, from 1; null if it shows all. Sets count after lines. */
export function shownRange({ items, orders_to_sets: sets, length }: Pick<Cart, "items" | "orders_to_sets" | "length">, page: LinePage) {
	const shown = items.length + sets.length;
	if (page === "all" || shown >= length) return null;
	const from = (page - 1) * linesAPage + 1;
	return { from, to: from + shown - 1 };
}

/** A cart that was read as a whole, cut to one page of lines. */
export function firstLines<T extends Pick<Cart, "items" | "orders_to_sets">>(cart: T): T {
	if (cart.items.length + cart.orders_to_sets.length <= maxLinesPerPage) return cart;
	const items = cart.items.slice(0, linesAPage);
	return { ...cart, items, orders_to_sets: cart.orders_to_sets.slice(0, linesAPage - items.length) };
}
