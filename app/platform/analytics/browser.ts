import { routeOf } from "../config/route-table";
import { type CtaElement, isCtaElement } from "./cta-elements";
import { eventAddress, type LinkPlace, linkEvent, linkPlaces, type Told } from "./link-events";
import { pageTypeOf } from "./page-type";

/**
 * Tells what only the browser sees: links that lead out of the shop's sight, filters that are folded, quantities that are set in lists, and
 * calls to action that come into view. Fetched with consent alone.
 * @returns what ends it, once that is taken back
 */
export function tellEvents(): () => void {
	const stop = new AbortController();
	const { signal } = stop;
	document.addEventListener("click", ({ target }) => tellClick(target), { capture: true, signal });
	document.addEventListener("change", ({ target }) => tellAmount(target), { signal });
	const unwatch = watchElements((element) => tell({ name: "CTA Element Viewed", properties: { element, page: page() } }));
	signal.addEventListener("abort", unwatch);
	return () => stop.abort();
}

const tell = (told: Told) => navigator.sendBeacon(eventAddress(told));

const page = () => pageTypeOf(location.pathname);

function tellClick(target: EventTarget | null): void {
	if (!(target instanceof Element)) return;
	const summary = target.closest("#filters summary");
	if (summary) tellFold(summary);
	const link = target.closest("a");
	if (!link) return;
	const all = link.closest<HTMLElement>("search [data-count]");
	if (all) tell({ name: "All Search Results Opened", properties: { count: all.dataset.count ?? "0" } });
	const told = linkEvent(link.getAttribute("href") ?? "", location.href, placeOf(link), page());
	if (told) tell(told);
}

const placeOf = (link: Element): LinkPlace => linkPlaces.find(([selector]) => link.closest(selector))?.[1] ?? "content";

/** The click comes before the fold opens or closes. */
function tellFold({ id, parentElement }: Element): void {
	const list = listOf(location.pathname);
	if (!list || !(parentElement instanceof HTMLDetailsElement) || !id.startsWith("filter-")) return;
	tell({ name: parentElement.open ? "Filter Collapsed" : "Filter Expanded", properties: { ...list, filter: id.slice("filter-".length) } });
}

function listOf(path: string): { list: "category" | "product" | "search"; slug?: string } | null {
	const { list } = routeOf(path);
	if (list === undefined) return null;
	return list === "search" ? { list } : { list, slug: path.split("/")[2] };
}

/** A quantity of a list's form, which the server hears of only once something is put into the cart. */
function tellAmount(target: EventTarget | null): void {
	if (!(target instanceof HTMLInputElement) || target.type !== "number" || target.value === "" || !target.form) return;
	if (new URL(target.form.action).pathname !== "/cart/items") return;
	const supply = /^amount\.(\d+)$/.exec(target.name)?.[1];
	tell({ name: "Spinner Amount Edited", properties: { in: "list", quantity: target.value, ...(supply ? { supply_id: supply } : {}) } });
}

/** So much of it has to be seen. */
const threshold = 0.5;

/**
 * Tells of every element with data-cta that comes into view, once on each page, also of those that come later.
 * @returns what ends it
 */
function watchElements(seen: (name: CtaElement) => void): () => void {
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
