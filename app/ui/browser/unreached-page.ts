const storageKey = "unreached-page";
/** A page that is left later was not left for the link. In ms. */
const longestWait = 30_000;

/**
 * Notes the pressed link if the page is left at its own address. Remix reloads the page if the code of the next one cannot be loaded, and
 * would never get there.
 */
export function noteUnreachedPage(): void {
	let pressed: { href: string; from: string; at: number } | null = null;
	addEventListener(
		"click",
		({ target, button, metaKey, ctrlKey, shiftKey, altKey }) => {
			const link = target instanceof Element ? target.closest("a") : null;
			const isHere = link?.origin === location.origin && !link.target && !link.download;
			const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
			pressed = link && isHere && isPlain ? { href: link.href, from: location.href, at: performance.now() } : null;
		},
		true,
	);
	addEventListener("pagehide", () => {
		if (pressed?.from === location.href && performance.now() - pressed.at < longestWait) sessionStorage.setItem(storageKey, pressed.href);
	});
}

/** After such a reload, goes on to the noted page as a document, which needs no code. @returns whether it does */
export function goToUnreachedPage(): boolean {
	const href = sessionStorage.getItem(storageKey);
	sessionStorage.removeItem(storageKey);
	const [load] = performance.getEntriesByType("navigation");
	if (href === null || !(load instanceof PerformanceNavigationTiming) || load.type !== "reload") return false;
	location.assign(href);
	return true;
}
