import { notProcessed } from "../../app/platform/forms/sent-form";

/** The page's path and query, also for a script's request for its data. */
export function pagePath(url: URL): string {
	const page = new URL(url);
	page.pathname = url.pathname === "/_root.data" ? "/" : url.pathname.replace(/\.data$/, "");
	page.searchParams.delete("_routes");
	return page.pathname + page.search;
}

/**
 * Makes scripts that request a page's data load the page as a document.
 * @param url of the data
 * @returns a response body in the format of Remix's scripts
 */
export function asDocument(url: URL): string {
	const path = pagePath(url);
	const names = { _2: 3, _4: 5, _6: 7, _8: 9, _10: 9 };
	const values = ["redirect", path, "status", 302, "revalidate", false, "reload", true, "replace"];
	return `${JSON.stringify([["SingleFetchRedirect", 1], names, ...values])}\n`;
}

/** @returns the response body for a form that scripts sent: an error in the format of Remix's scripts */
export const notProcessedError = (status: number): string =>
	`${JSON.stringify([{ _1: 2 }, "error", ["ErrorResponse", 3, 4, 5], "", status, notProcessed])}\n`;
