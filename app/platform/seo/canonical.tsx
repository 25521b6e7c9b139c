import { useLocation } from "@remix-run/react";
import { pageSize } from "../config/constants";
import { readListQuery, skipOf } from "../http/list-query";

/** Parameters that select the list. The canonical address omits all others. */
const meaningful = ["search", "page", "f"];

/** The canonical link. A script updates it on navigation, because browsers share it. */
export function Canonical({ origin }: { origin: string }) {
	return <link rel="canonical" href={origin + useCanonicalPath()} />;
}

/** With query, without host. A variant that is open on its product's page is a separate page, whatever list is next to it. */
export function useCanonicalPath(): string {
	const { pathname, search } = useLocation();
	const given = new URLSearchParams(search);
	const names = given.has("showVariant") && pathname.startsWith("/products/") ? ["showVariant"] : meaningful;
	const { page, rows } = readListQuery(given);
	// Lists with more rows per page map to the page of ten that begins with the same row.
	if (given.has("rows")) given.set("page", String(Math.floor(skipOf(page, rows) / pageSize) + 1));
	if (given.get("page") === "1") given.delete("page");
	const parameters = new URLSearchParams(names.flatMap((name) => given.getAll(name).map((value) => [name, value])));
	return parameters.size > 0 ? `${pathname}?${parameters}` : pathname;
}
