import { useEffect } from "react";

/** Reports what only the browser sees, while that is allowed: its code is fetched then. */
export function useBrowserEvents(isAllowed: boolean): void {
	useEffect(() => {
		if (!isAllowed) return;
		const begun = import("./browser").then(({ tellEvents }) => tellEvents()).catch(() => () => {});
		return () => {
			begun.then((stop) => stop());
		};
	}, [isAllowed]);
}
