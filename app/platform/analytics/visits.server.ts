import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import type { Cart } from "../../../contract/cart";
import type { FilterGroup } from "../../../contract/catalogue";
import { euros } from "../../../contract/fields";
import { readFilters } from "../../../contract/filters";
import { listTypes, type PageType } from "../config/route-table";
import { type ListQuery, moreSortChoices, readListQuery, sortChoices, views } from "../http/list-query";
import { searchWords } from "../http/search-words";
import { leadSources } from "./events";
import { filterChanges } from "./filter-changes";
import { type OwnGroup, ownFilters } from "./own-filters";
import { pageTypeOf } from "./page-type";

type Analytics = Pick<AppLoadContext, "track" | "convert" | "cameFrom">;

/** The list's own filters. No others are tracked. */
const ownGroup = z.object({
	code: z.string(),
	min: z.number().nullable(),
	max: z.number().nullable(),
	options: z.array(z.object({ value: z.union([z.string(), z.number()]) })),
}) satisfies z.ZodType<OwnGroup>;

/** The data that analytics need for each reader of a page. It is plain data, because it is cached with the page. */
export const visit = z.discriminatedUnion("to", [
	z.object({
		to: z.literal("list"),
		list: z.enum(listTypes),
		slug: z.string().optional(),
		count: z.number(),
		groups: z.array(ownGroup),
		style: z.enum(views),
	}),
	z.object({ to: z.literal("category"), slug: z.string() }),
	z.object({ to: z.literal("product"), slug: z.string(), isVariantOpen: z.boolean() }),
	z.object({ to: z.literal("variant"), id: z.number(), slug: z.string() }),
	z.object({ to: z.literal("contact"), about: z.enum(leadSources) }),
]);
export type Visit = z.output<typeof visit>;
type VisitTo<To extends Visit["to"]> = Extract<Visit, { to: To }>;

/** A visit to a list of goods, with the tracked part of its filters. */
export const listVisit = ({ groups, ...seen }: Omit<VisitTo<"list">, "to" | "groups"> & { groups: readonly FilterGroup[] }): Visit => ({
	to: "list",
	...seen,
	groups: groups.map(({ code, min, max, options }) => ({ code, min, max, options: options.map(({ value }) => ({ value })) })),
});

/** Tracks a visit of one reader. @param address of the page */
export function trackVisit(analytics: Analytics, address: string, seen: Visit): void {
	switch (seen.to) {
		case "list":
			trackList(analytics, address, seen);
			break;
		case "category":
			trackCategory(analytics, address, seen);
			break;
		case "product":
			trackProduct(analytics, address, seen);
			break;
		case "variant":
			trackVariant(analytics, address, seen);
			break;
		case "contact":
			trackContact(analytics, address, seen);
	}
}

/** The page type that the reader came from; null for other sites, typed addresses and this page itself. */
function sourceOf({ cameFrom }: Pick<Analytics, "cameFrom">, address: string): PageType | null {
	return cameFrom && cameFrom.pathname !== pageAddress(address).pathname ? pageTypeOf(cameFrom.pathname) : null;
}

/** Whether the page was opened anew. Its own forms and panels lead back to it without a new visit. */
const isNewPage = ({ cameFrom }: Pick<Analytics, "cameFrom">, address: string): boolean =>
	cameFrom?.pathname !== pageAddress(address).pathname;

/** Tracks a list view, and the changes of filters and presentation that led to it. */
function trackList({ track, cameFrom }: Analytics, address: string, { list, slug, count, groups, style }: VisitTo<"list">): void {
	const now = listOf(pageAddress(address));
	const before = cameFrom && listOf(cameFrom);
	if (before && before.listKey === now.listKey) {
		if (before.key === now.key) return;
		for (const { name, ...change } of filterChanges(ownFilters(before.filters, groups), ownFilters(now.filters, groups))) {
			// The catalogue gives each name its own properties.
			if (name === "All Filters Cleared" && "filters" in change) track(name, { list, slug, filters: change.filters });
			if (name === "Filter Cleared" && "filter" in change) track(name, { list, slug, filter: change.filter });
			if ((name === "Filter Chosen" || name === "Filter Removed") && "value" in change) track(name, { list, slug, ...change });
		}
		if (before.query.view !== now.query.view) track("Product Listing Style Changed", { list, slug, style: now.query.view });
	}
	const { page, sort } = now.query;
	const filters = Object.keys(now.filters).length;
	track("Variant List Viewed", { list, slug, count, page_number: page, sort: trackedSort(sort), style, filters });
}

const trackedSorts = ["default", ...sortChoices.filter((choice) => choice !== ""), ...moreSortChoices] as const;
const trackedSort = (sort: ListQuery["sort"]) => trackedSorts.find((choice) => choice === (sort || "default")) ?? "measure";

function listOf({ pathname, searchParams }: URL) {
	const query: ListQuery = readListQuery(searchParams);
	const listKey = JSON.stringify([pathname, searchParams.get("search")]);
	const f = searchParams.get("f");
	return { query, listKey, filters: readFilters(f) ?? {}, key: JSON.stringify([listKey, query, f]) };
}

/** Whether the words differ from those of the previous page. */
export const isNewSearch = ({ cameFrom }: Pick<Analytics, "cameFrom">, words: string): boolean =>
	searchWords(cameFrom?.searchParams.get("search") ?? null) !== words;

function trackCategory(context: Analytics, address: string, { slug }: VisitTo<"category">): void {
	const page = sourceOf(context, address);
	if (page) context.track("Category Clicked", { category: slug, page });
}

/** Tracks that a product was opened and viewed. With an open variant, only the variant counts as viewed. */
function trackProduct(context: Analytics, address: string, { slug, isVariantOpen }: VisitTo<"product">): void {
	const page = sourceOf(context, address);
	if (page) context.track("Product Clicked", { product: slug, page });
	if (isNewPage(context, address) && !isVariantOpen) context.convert("view_content");
}

/** Tracks that a variant was opened and viewed, once while it stays open. */
function trackVariant({ track, convert, cameFrom }: Analytics, address: string, { id, slug }: VisitTo<"variant">): void {
	const isSame = cameFrom?.pathname === pageAddress(address).pathname && cameFrom.searchParams.get("showVariant") === String(id);
	if (isSame) return;
	if (cameFrom) track("Variant Clicked", { variant_id: id, product: slug, page: pageTypeOf(cameFrom.pathname) });
	convert("view_content");
}

function trackContact(context: Analytics, address: string, { about }: VisitTo<"contact">): void {
	const page = sourceOf(context, address);
	if (page) context.track("Contact Form Clicked", { page, about });
}

/** The page's address as the browser shows it. Data requests add a suffix and a parameter. */
function pageAddress(address: string): URL {
	const url = new URL(address);
	url.pathname = url.pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
	url.searchParams.delete("_routes");
	return url;
}

/** Tracks a view of an open cart. Its forms and further pages are no new views. */
export function trackCartView(context: AppLoadContext, address: string, cart: Cart | null): void {
	if (!cart || cart.isProcessed || cart.offer || !isNewPage(context, address)) return;
	context.track("Cart Viewed", { lines: cart.length, amount: euros(cart.total_price) });
}

/** Tracks the start of the checkout, but not a return from a later step or from its own form. */
export function trackCheckout({ track, convert, cameFrom }: AppLoadContext, cart: Cart): void {
	if (!cameFrom || cameFrom.pathname.startsWith(`/cart/${cart.uuid}/`)) return;
	track("Checkout Began", { lines: cart.length, amount: euros(cart.total_price) });
	convert("initiate_checkout");
}
