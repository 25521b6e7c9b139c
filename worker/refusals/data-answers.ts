import { notProcessed } from "../../app/platform/forms/sent-form";

/** Path and query of a page, of whose data scripts ask by an address of their own. */
export function pagePath(url: URL): string {
	const page = new URL(url);
	page.pathname = url.pathname === "/_root.data" ? "/" : url.pathname.replace(/\.data$/, "");
	page.searchParams.delete("_routes");
	return page.pathname + page.search;
}

/**
 * Leads scripts that ask for a page's data to the page itself, as a browser without scripts would.
 * @param url of the data
 * @returns the body of the answer, as Remix's scripts read it
 */
export function asDocument(url: URL): string {
	const path = pagePath(url);
	const names = { _2: 3, _4: 5, _6: 7, _8: 9, _10: 9 };
	const values = ["redirect", path, "status", 302, "revalidate", false, "reload", true, "replace"];
	return `${JSON.stringify([["SingleFetchRedirect", 1], names, ...values])}\n`;
}

/** @returns the body of the answer to a form that scripts sent: an error, as Remix's scripts read it */
export const notProcessedError = (status: number): string =>
	`${JSON.stringify([{ _1: 2 }, "error", ["ErrorResponse", 3, 4, 5], "", status, notProcessed])}\n`;
