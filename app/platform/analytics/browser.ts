import { href } from "../config/href";
import { routeOf } from "../config/route-table";
import { type CtaElement, isCtaElement } from "./cta-elements";
import { type BeaconEvent, eventHref, type LinkPlace, linkEvent, linkPlaces } from "./link-events";
import { pageTypeOf } from "./page-type";

/**
 * Sends events that only the browser sees: followed links to phone, mail and account, opened and closed filters, quantities typed in lists,
 * and visible calls to action. Imported only with consent.
 * @returns a function that stops it when consent is withdrawn
 */
export function sendEvents(): () => void {
	const stop = new AbortController();
	const { signal } = stop;
	document.addEventListener("click", ({ target }) => sendClick(target), { capture: true, signal });
	document.addEventListener("change", ({ target }) => sendAmount(target), { signal });
	const unwatch = watchElements((element) => send({ name: "CTA Element Viewed", properties: { element, page: page() } }));
	signal.addEventListener("abort", unwatch);
	return () => stop.abort();
}

const send = (event: BeaconEvent) => navigator.sendBeacon(eventHref(event));

const page = () => pageTypeOf(location.pathname);

function sendClick(target: EventTarget | null): void {
	if (!(target instanceof Element)) return;
	const summary = target.closest("#filters summary");
	if (summary) sendFold(summary);
	const link = target.closest("a");
	if (!link) return;
	const all = link.closest<HTMLElement>("search [data-count]");
	if (all) send({ name: "All Search Results Opened", properties: { count: all.dataset.count ?? "0" } });
	const event = linkEvent(link.getAttribute("href") ?? "", location.href, placeOf(link), page());
	if (event) send(event);
}

const placeOf = (link: Element): LinkPlace => linkPlaces.find(([selector]) => link.closest(selector))?.[1] ?? "content";

/** The click event fires before the fold opens or closes. */
function sendFold({ id, parentElement }: Element): void {
	const list = listOf(location.pathname);
	if (!list || !(parentElement instanceof HTMLDetailsElement) || !id.startsWith("filter-")) return;
	send({ name: parentElement.open ? "Filter Collapsed" : "Filter Expanded", properties: { ...list, filter: id.slice("filter-".length) } });
}

function listOf(path: string): { list: "category" | "product" | "search"; slug?: string } | null {
	const { list } = routeOf(path);
	if (list === undefined) return null;
	return list === "search" ? { list } : { list, slug: path.split("/")[2] };
}

/** The server sees a quantity in a list's form only once it is added to the cart. */
function sendAmount(target: EventTarget | null): void {
	if (!(target instanceof HTMLInputElement) || target.type !== "number" || target.value === "" || !target.form) return;
	if (new URL(target.form.action).pathname !== href("/cart/items")) return;
	const supply = /^amount\.(\d+)$/.exec(target.name)?.[1];
	send({ name: "Spinner Amount Edited", properties: { in: "list", quantity: target.value, ...(supply ? { supply_id: supply } : {}) } });
}

/** The visible share of an element that counts as seen. */
const threshold = 0.5;

/**
 * Reports every element with data-cta that becomes visible, once per page, including elements added later.
 * @returns a function that stops it
 */
function watchElements(seen: (name: CtaElement) => void): () => void {
	const sent = new Set<string>();
	const views = new IntersectionObserver(
		(entries) => {
			for (const { isIntersecting, target } of entries) {
				const name = target.getAttribute("data-cta");
				const key = `${location.pathname} ${name}`;
				if (!isIntersecting || !isCtaElement(name) || sent.has(key)) continue;
				sent.add(key);
				seen(name);
			}
		},
		{ threshold },
	);
	// Observing an element again has no effect.
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
