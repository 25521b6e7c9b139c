import { useLocation } from "@remix-run/react";
import { pageSize } from "../config/constants";
import { readListQuery, skipOf } from "../http/list-query";

/** Parameters that choose what a page lists. All others are left out of its canonical address. */
const meaningful = ["search", "page", "f"];

/** Its one address among all that lead to the same page. A script keeps it right from page to page: browsers share it. */
export function Canonical({ origin }: { origin: string }) {
	return <link rel="canonical" href={origin + useCanonicalPath()} />;
}

/** With its query, without the host. A variant that is open on its product's page is a page of its own, whatever the list beside it shows. */
export function useCanonicalPath(): string {
	const { pathname, search } = useLocation();
	const given = new URLSearchParams(search);
	const names = given.has("showVariant") && pathname.startsWith("/products/") ? ["showVariant"] : meaningful;
	const { page, rows } = readListQuery(given);
	// More rows a page are no other pages: the one of ten that begins with the same row.
	if (given.has("rows")) given.set("page", String(Math.floor(skipOf(page, rows) / pageSize) + 1));
	if (given.get("page") === "1") given.delete("page");
	const parameters = new URLSearchParams(names.flatMap((name) => given.getAll(name).map((value) => [name, value])));
	return parameters.size > 0 ? `${pathname}?${parameters}` : pathname;
}
