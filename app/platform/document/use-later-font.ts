import { useLocation } from "@remix-run/react";
import { useLayoutEffect, useRef } from "react";

/** Gives the page that follows a first one the web font, in the moment in which it takes the first one's place. */
function useFontOfNextPage(): void {
	const { pathname } = useLocation();
	const first = useRef(pathname);
	useLayoutEffect(() => {
		if (pathname === first.current || !window.laterFont) return;
		document.fonts.add(window.laterFont);
		window.laterFont = undefined;
	}, [pathname]);
}

export const useLaterFont = import.meta.env.SSR ? () => {} : useFontOfNextPage;
