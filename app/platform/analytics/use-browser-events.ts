import { useEffect } from "react";

/**
 * Tells what only the browser sees, while that is allowed: what does so is fetched then. Else pages are fetched before their links are
 * followed: where visits are told, a page that is not looked at would be one.
 */
export function useBrowserEvents(isAllowed: boolean): void {
	useEffect(() => {
		// Without either nothing is missing on the page.
		const begun = (
			isAllowed
				? import("./browser").then(({ tellEvents }) => tellEvents())
				: import("../document/links-ahead").then(({ watchLinks }) => watchLinks())
		).catch(() => () => {});
		return () => {
			begun.then((stop) => stop());
		};
	}, [isAllowed]);
}
