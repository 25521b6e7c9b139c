import { useEffect } from "react";

/** Tells what only the browser sees, while that is allowed: what does so is fetched then. */
export function useBrowserEvents(isAllowed: boolean): void {
	useEffect(() => {
		if (!isAllowed) return;
		// Without it nothing is missing on the page.
		const telling = import("./analytics/browser").then(
			({ tellEvents }) => tellEvents(),
			() => () => {},
		);
		return () => {
			telling.then((stop) => stop());
		};
	}, [isAllowed]);
}
