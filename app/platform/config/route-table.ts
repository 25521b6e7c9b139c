import { pathMatcher } from "./path-matcher";

/** What is counted for each network: the platform's limits (wrangler.toml, ratelimits). */
export type RateLimit = "ACCOUNT_FORMS" | "OPEN_FORMS" | "EVENTS" | "CART_CHANGES" | "NEW_CARTS" | "SEARCHES";

/** What analytics count a page as. */
export const pageTypes = ["product", "category", "contact", "home"] as const;
export type PageType = (typeof pageTypes)[number];

/** The lists of goods that analytics know. */
export const listTypes = ["category", "product", "search"] as const;

/** What the rest of the shop has to know of a route. What is not said is not so. */
export interface RouteRow {
	/**
	 * Belongs to whoever has its address or its session: search engines are told noindex, its address goes to no other site, and a cached page is shown to
	 * its own session alone.
	 */
	isPrivate?: true;
	/** What forms sent to it count towards. */
	formLimit?: Exclude<RateLimit, "NEW_CARTS" | "SEARCHES">;
	/** A form sent to it by somebody without a cart makes one, which counts towards NEW_CARTS, too. */
	startsCart?: true;
	/** What reading it counts towards: searches, or documents that are made for each request. */
	readLimit?: "SEARCHES" | "DOCUMENTS";
	/** A form sent to it may carry a file. */
	takesFile?: true;
	/** Query parameters that a cached page of it may have; one with any other is not cached. */
	cachedBy?: readonly string[];
	/** Its data may be fetched before its link is followed (worker/prefetch): they are the same for everybody, and forms in them have useFormKey. */
	isPrefetched?: true;
	/** The sitemap of pages names it. */
	isInSitemap?: true;
	/** Only markets that have this have the page. */
	market?: "legalNotice" | "newsletter";
	/** What analytics count the page as; home where nothing is said. */
	pageType?: Exclude<PageType, "home">;
	/** The list of goods that it shows, for analytics. */
	list?: (typeof listTypes)[number];
	/** What the newsletter's service is told that somebody subscribed from; the home page where nothing is said. */
	subscribedFrom?: string;
	/** Who orders or writes here is not asked in the footer to call. */
	hidesCall?: true;
}

const goods = ["page", "sort", "view", "f", "showVariant", "image"] as const;
const own = { isPrivate: true, cachedBy: ["page", "sort", "view", "q"] } as const satisfies RouteRow;
const ownCart = { ...own, formLimit: "CART_CHANGES", hidesCall: true } as const satisfies RouteRow;
const ownDocument = { ...ownCart, readLimit: "DOCUMENTS" } as const satisfies RouteRow;
const account = { ...own, formLimit: "ACCOUNT_FORMS" } as const satisfies RouteRow;
const accountDocument = { ...account, readLimit: "DOCUMENTS" } as const satisfies RouteRow;

/**
 * Every route of routes.ts by its pattern. A route without a row does not compile (routes.ts), and a row without a route fails a test. Nothing else
 * tells routes apart by their paths.
 */
export const routeTable = {
	"/": { isInSitemap: true, subscribedFrom: "home" },
	shop: { isInSitemap: true, isPrefetched: true, subscribedFrom: "shop" },
	"categories/:slug": { cachedBy: goods, isPrefetched: true, pageType: "category", list: "category", subscribedFrom: "category" },
	"products/:slug": { cachedBy: goods, isPrefetched: true, pageType: "product", list: "product", subscribedFrom: "product" },
	"products/:slug/variants.csv": { readLimit: "DOCUMENTS", pageType: "product" },
	"variant/:id": {},
	"cut/:id": {},
	new_search: { readLimit: "SEARCHES", list: "search" },
	compare: { cachedBy: ["ids"] },
	"quick-order": { isInSitemap: true, formLimit: "CART_CHANGES", startsCart: true, takesFile: true },
	"quick-order/sample.csv": {},
	"search/hits": { readLimit: "SEARCHES" },
	"search/click": { formLimit: "EVENTS" },

	cart: { hidesCall: true },
	"cart/items": { ...ownCart, startsCart: true },
	"cart/company": ownCart,
	"cart/count": ownCart,
	"cart/:uuid": ownCart,
	"cart/:uuid/other": { ...ownCart, startsCart: true },
	"cart/:uuid/share": ownCart,
	"cart/:uuid/offer": ownCart,
	"cart/:uuid/accept": { ...ownCart, startsCart: true },
	"cart/:uuid/payment-info": ownCart,
	"cart/:uuid/payment-method": ownCart,
	"cart/:uuid/summary": ownCart,
	"cart/:uuid/pay": ownCart,
	"cart/:uuid/confirmation": ownCart,
	"cart/:uuid/confirmation.pdf": ownDocument,
	"cart/:uuid/offer.pdf": ownDocument,
	"cart/:uuid/order.xml": ownDocument,
	"orders/:uuid/again": { ...own, formLimit: "CART_CHANGES", startsCart: true },

	"users/login": account,
	"users/logout": account,
	"users/magic-link": account,
	"users/reset-password": account,
	"users/lists": account,
	"users/lists/new": account,
	"users/lists/:uuid": account,
	"users/verify": account,
	"users/profile": account,
	"users/profile/delete": account,
	"users/profile/data.json": accountDocument,
	"users/current": account,
	"users/sessions": account,
	"users/orders": account,
	"users/orders/:uuid": account,
	"users/orders/:uuid/confirmation.pdf": accountDocument,
	"users/orders/:uuid/order.xml": accountDocument,
	"users/approvals": account,
	"users/approvals/:uuid": account,
	"users/company": account,
	"users/company/invitation": account,
	"users/too-many": account,

	about: { isInSitemap: true, isPrefetched: true, subscribedFrom: "about" },
	faq: { isInSitemap: true, isPrefetched: true, cachedBy: ["q"], subscribedFrom: "faq" },
	blog: { isInSitemap: true, isPrefetched: true, subscribedFrom: "blog" },
	"blog/:slug": { isPrefetched: true, subscribedFrom: "article" },
	contact: {
		isInSitemap: true,
		formLimit: "OPEN_FORMS",
		pageType: "contact",
		subscribedFrom: "contact",
		hidesCall: true,
	},
	terms: { isInSitemap: true, isPrefetched: true, subscribedFrom: "terms" },
	privacy: { isInSitemap: true, subscribedFrom: "privacy" },
	legal: { isInSitemap: true, market: "legalNotice", subscribedFrom: "legal" },
	supplierInfo: { isInSitemap: true, formLimit: "OPEN_FORMS", subscribedFrom: "supplierInfo" },

	"whole-page": {},
	newsletter: { isInSitemap: true, market: "newsletter", formLimit: "OPEN_FORMS", subscribedFrom: "newsletter" },
	cookies: {},
	events: { formLimit: "EVENTS" },
	locale: {},
	"robots.txt": {},
	"manifest/:file": {},
	"opensearch/:file": {},
	"service-worker.js": {},
	"sitemap.xml": {},
	"sitemaps/:file": {},
	"_dev/ui": {},
	// An address that is none may hold anything: it is told to nobody.
	"*": { isPrivate: true },
} as const satisfies Record<string, RouteRow>;

export type RoutePattern = keyof typeof routeTable;

const isPattern = (text: string): text is RoutePattern => Object.hasOwn(routeTable, text);

export const routePatterns: readonly RoutePattern[] = Object.keys(routeTable).filter(isPattern);

const find = pathMatcher(routePatterns);

/** @param path as an address has it; that of a page's data is the page's */
export const routePatternOf = (path: string): RoutePattern =>
	find(path === "/_root.data" ? "/" : path.endsWith(".data") ? path.slice(0, -".data".length) : path) ?? "*";

/** The row of the route that answers a path. */
export const routeOf = (path: string): RouteRow => routeTable[routePatternOf(path)];
