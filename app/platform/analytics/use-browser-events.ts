import { useEffect } from "react";

/** Sends events that only the browser sees, while consent is given. Imports their code only then. */
export function useBrowserEvents(isAllowed: boolean): void {
	useEffect(() => {
		if (!isAllowed) return;
		const begun = import("./browser").then(({ sendEvents }) => sendEvents()).catch(() => () => {});
		return () => {
			begun.then((stop) => stop());
		};
	}, [isAllowed]);
}
