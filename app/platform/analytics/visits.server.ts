import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Cart } from "../../../contract/cart";
import type { FilterGroup } from "../../../contract/catalogue";
import { euros } from "../../../contract/fields";
import { readFilters } from "../../../contract/filters";
import type { PageType } from "../config/route-table";
import { type ListQuery, readListQuery } from "../http/list-query";
import { searchWords } from "../http/search-words";
import type { EventProperties, LeadSource } from "./events";
import { filterChanges } from "./filter-changes";
import { ownFilters } from "./own-filters";
import { pageTypeOf } from "./page-type";

type Told = Pick<AppLoadContext, "track" | "convert" | "cameFrom">;

/** Where a reader came from to this page; null from elsewhere, by hand, or from this page itself. */
function sourceOf({ cameFrom }: Pick<Told, "cameFrom">, address: string): PageType | null {
	return cameFrom && cameFrom.pathname !== pageAddress(address).pathname ? pageTypeOf(cameFrom.pathname) : null;
}

/** Whether a page comes up anew: a form or a panel of it, which lead back to it, do not make it another. */
const isNewPage = ({ cameFrom }: Pick<Told, "cameFrom">, address: string): boolean => cameFrom?.pathname !== pageAddress(address).pathname;

interface SeenList extends Pick<EventProperties<"Variant List Viewed">, "list" | "slug"> {
	count: number;
	/** What it can be narrowed by: nothing else of its filters is told. */
	groups: readonly FilterGroup[];
}

/** Notes that a list was looked at, and what was done with it on the way there: filters, and how it is shown. */
export function noteList({ track, cameFrom }: Told, address: string, { list, slug, count, groups }: SeenList): void {
	const now = listOf(pageAddress(address));
	const before = cameFrom && listOf(cameFrom);
	if (before && before.place === now.place) {
		if (before.key === now.key) return;
		for (const { name, ...change } of filterChanges(ownFilters(before.filters, groups), ownFilters(now.filters, groups))) {
			// Each name with its own properties, as the catalogue has them.
			if (name === "All Filters Cleared" && "filters" in change) track(name, { list, slug, filters: change.filters });
			if (name === "Filter Cleared" && "filter" in change) track(name, { list, slug, filter: change.filter });
			if ((name === "Filter Chosen" || name === "Filter Removed") && "value" in change) track(name, { list, slug, ...change });
		}
		if (before.query.view !== now.query.view) track("Product Listing Style Changed", { list, slug, style: now.query.view });
	}
	const { page, sort, view } = now.query;
	const filters = Object.keys(now.filters).length;
	track("Variant List Viewed", { list, slug, count, page_number: page, sort: sort || "default", style: view, filters });
}

function listOf({ pathname, searchParams }: URL) {
	const query: ListQuery = readListQuery(searchParams);
	const place = JSON.stringify([pathname, searchParams.get("search")]);
	const f = searchParams.get("f");
	return { query, place, filters: readFilters(f) ?? {}, key: JSON.stringify([place, query, f]) };
}

/** The words were not those of the page before already. */
export const isNewSearch = ({ cameFrom }: Pick<Told, "cameFrom">, words: string): boolean =>
	searchWords(cameFrom?.searchParams.get("search") ?? null) !== words;

/** Notes that a category was gone to from another page. */
export function noteCategory(context: Told, address: string, category: string): void {
	const page = sourceOf(context, address);
	if (page) context.track("Category Clicked", { category, page });
}

/** Notes that a product was gone to, and that it was looked at; where a variant is open, that is what is looked at. */
export function noteProduct(context: Told, address: string, product: string, isVariantOpen: boolean): void {
	const page = sourceOf(context, address);
	if (page) context.track("Product Clicked", { product, page });
	if (isNewPage(context, address) && !isVariantOpen) context.convert("view_content");
}

/** Notes that a variant was opened, and that it was looked at: not again while it stays open. */
export function noteVariant({ track, convert, cameFrom }: Told, address: string, variant: { id: number; slug: string }): void {
	const isSame = cameFrom?.pathname === pageAddress(address).pathname && cameFrom.searchParams.get("showVariant") === String(variant.id);
	if (isSame) return;
	if (cameFrom) track("Variant Clicked", { variant_id: variant.id, product: variant.slug, page: pageTypeOf(cameFrom.pathname) });
	convert("view_content");
}

/** Notes that the contact form was gone to from another page. */
export function noteContact(context: Told, address: string, about: LeadSource): void {
	const page = sourceOf(context, address);
	if (page) context.track("Contact Form Clicked", { page, about });
}

/**
 * The address of the page that a request is about, as a visitor's browser shows it: what scripts ask for has an ending and a parameter of its own.
 */
function pageAddress(address: string): URL {
	const url = new URL(address);
	url.pathname = url.pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
	url.searchParams.delete("_routes");
	return url;
}

/** Notes that an open cart was gone to; neither its forms nor its further pages are another visit. */
export function noteCartView(context: AppLoadContext, address: string, cart: Cart | null): void {
	if (!cart || cart.isProcessed || cart.offer || !isNewPage(context, address)) return;
	context.track("Cart Viewed", { lines: cart.length, amount: euros(cart.total_price) });
}

/** Notes that the checkout was begun: come to from without, neither from a later step nor by its own form. */
export function noteCheckout({ track, convert, cameFrom }: AppLoadContext, cart: Cart): void {
	if (!cameFrom || cameFrom.pathname.startsWith(`/cart/${cart.uuid}/`)) return;
	track("Checkout Began", { lines: cart.length, amount: euros(cart.total_price) });
	convert("initiate_checkout");
}
