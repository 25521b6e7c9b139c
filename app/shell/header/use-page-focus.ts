import { useLocation, useNavigationType, useRouteError } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** The page that was shown last, and what had the focus when another took its place. */
let shown: string | undefined;
let left: Element | null = null;

/**
 * Moves the focus after a navigation to the new page's heading, unless the page has set it itself: the focused element is often gone, and screen
 * readers announce nothing. Another page of a list or an opened panel is not a navigation. An error page always is, and is scrolled to its top.
 */
export function usePageFocus(): void {
	const { key, pathname, hash } = useLocation();
	const type = useNavigationType();
	const isError = Boolean(useRouteError());
	const page = isError ? key : pathname;
	const isToTop = useRef(false);
	isToTop.current = type !== "POP" && !hash;
	useEffect(() => {
		const isOther = shown !== undefined && shown !== page;
		shown = page;
		if (isOther && isError) window.scrollTo(0, 0);
		if (isOther && document.activeElement === left) {
			focusHeading();
			// A form keeps its page where it is, but not the page that it leads on to.
			if (isToTop.current) window.scrollTo(0, 0);
		}
		// Before the next page's own effects, which may set the focus.
		return () => {
			left = document.activeElement;
		};
	}, [page, isError]);
}

function focusHeading(): void {
	const heading = document.querySelector("h1");
	if (!heading) return;
	heading.tabIndex = -1;
	heading.focus({ preventScroll: true });
}
