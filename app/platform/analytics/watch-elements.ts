import { type CtaElement, isCtaElement } from "./cta-elements";

/** So much of it has to be seen. */
const threshold = 0.5;

/**
 * Tells of every element with data-cta that comes into view, once on each page, also of those that come later.
 * @returns what ends it
 */
export function watchElements(seen: (name: CtaElement) => void): () => void {
	const told = new Set<string>();
	const views = new IntersectionObserver(
		(entries) => {
			for (const { isIntersecting, target } of entries) {
				const name = target.getAttribute("data-cta");
				const key = `${location.pathname} ${name}`;
				if (!isIntersecting || !isCtaElement(name) || told.has(key)) continue;
				told.add(key);
				seen(name);
			}
		},
		{ threshold },
	);
	// What is watched already is not watched twice.
	const look = () => {
		for (const element of document.querySelectorAll("[data-cta]")) views.observe(element);
	};
	const changes = new MutationObserver(look);
	changes.observe(document.body, { childList: true, subtree: true });
	look();
	return () => {
		views.disconnect();
		changes.disconnect();
	};
}
