import type { StaffRole } from "../../../contract/desk/staff-roles";
import { pathMatcher } from "./path-matcher";

/** The platform's rate limits per network (wrangler.toml, ratelimits). */
export type RateLimit = "ACCOUNT_FORMS" | "OPEN_FORMS" | "EVENTS" | "CART_CHANGES" | "NEW_CARTS" | "SEARCHES";

export const pageTypes = ["product", "category", "contact", "home"] as const;
export type PageType = (typeof pageTypes)[number];

export const listTypes = ["category", "product", "search"] as const;

/** A route's properties. Absent ones are false. */
export interface RouteRow {
	/**
	 * Private to the holder of its address or session. It is noindex, sends no referrer to other sites, and its cached page serves only its
	 * own session.
	 */
	isPrivate?: true;
	/** Loader and action need a signed-in user. Everybody else is redirected to sign-in. */
	needs?: "user" | "staff";
	/** Roles at the desk, one of which a person needs; none: everybody there. */
	roles?: readonly StaffRole[];
	/** Search engines do not list the page (noindex), although it is public. */
	isUnlisted?: true;
	/** The rate limit of its forms. */
	formLimit?: Exclude<RateLimit, "NEW_CARTS" | "SEARCHES">;
	/** A form without a cart creates one, which also counts towards NEW_CARTS. */
	startsCart?: true;
	/** The rate limit of reads: searches, or documents that are rendered per request. */
	readLimit?: "SEARCHES" | "DOCUMENTS";
	/** Its form may contain a list or a bill of quantities as a file, or photographs and drawings. */
	takes?: "list" | "bill" | "files";
	/** Systems of buyers send its form, from pages of their own and maybe in Latin-1. A secret in it proves them. */
	isOfSystems?: true;
	/** Query parameters of a cached page. A page with any other is not cached. */
	cachedBy?: readonly string[];
	/** Its data may be prefetched (worker/prefetch), because they are the same for everybody and its forms use useFormKey. */
	isPrefetched?: true;
	isInSitemap?: true;
	/** The page exists only in markets with this feature. */
	market?: "legalNotice" | "newsletter";
	/** The page type in analytics; otherwise home. */
	pageType?: Exclude<PageType, "home">;
	list?: (typeof listTypes)[number];
	/** The newsletter source for the provider; otherwise the home page. */
	subscribedFrom?: string;
	/** Hides the footer's invitation to call, because the reader is ordering or writing. */
	hidesCall?: true;
	/** Reduces the footer to one line during an order (R3.17). */
	hasSlimFooter?: true;
}

const goods = ["page", "sort", "rows", "view", "density", "prices", "f", "showVariant", "image"] as const;
const own = { isPrivate: true, cachedBy: ["page", "sort", "view", "q"] } as const satisfies RouteRow;
const ownCart = { ...own, formLimit: "CART_CHANGES", hidesCall: true } as const satisfies RouteRow;
const checkout = { ...ownCart, hasSlimFooter: true } as const satisfies RouteRow;
const ownDocument = { ...ownCart, readLimit: "DOCUMENTS" } as const satisfies RouteRow;
const account = { ...own, formLimit: "ACCOUNT_FORMS" } as const satisfies RouteRow;
/** At the desk's host alone (worker/desk-host). */
const door = { isPrivate: true, formLimit: "ACCOUNT_FORMS" } as const satisfies RouteRow;
const ofStaff = { ...door, needs: "staff" } as const satisfies RouteRow;
const ofRole = <const R extends readonly StaffRole[]>(...roles: R) => ({ ...ofStaff, roles });
const ofUser = { ...account, needs: "user" } as const satisfies RouteRow;
const documentOfUser = { ...ofUser, readLimit: "DOCUMENTS" } as const satisfies RouteRow;

/**
 * Every route of routes.ts by its pattern. A route without a row does not compile (routes.ts), and a row without a route fails a test. Only
 * this table distinguishes routes by path.
 */
export const routeTable = {
	"/": { isInSitemap: true, subscribedFrom: "home" },
	shop: { isInSitemap: true, isPrefetched: true, subscribedFrom: "shop" },
	"categories/:slug": { cachedBy: goods, isPrefetched: true, pageType: "category", list: "category", subscribedFrom: "category" },
	"categories/:slug/print": { isUnlisted: true, readLimit: "DOCUMENTS", pageType: "category" },
	"categories/:slug/series": {
		isUnlisted: true,
		cachedBy: ["page", "f"],
		formLimit: "CART_CHANGES",
		startsCart: true,
		pageType: "category",
	},
	"products/:slug": { cachedBy: goods, isPrefetched: true, pageType: "product", list: "product", subscribedFrom: "product" },
	"products/:slug/variants.csv": { readLimit: "DOCUMENTS", pageType: "product" },
	"products/:slug/print": { isUnlisted: true, readLimit: "DOCUMENTS", pageType: "product" },
	"variant/:id": {},
	"cut/:id": { isUnlisted: true },
	new_search: { isUnlisted: true, readLimit: "SEARCHES", list: "search" },
	"deliver-to": { isUnlisted: true },
	compare: { isUnlisted: true, cachedBy: ["ids"] },
	"quick-order": { isInSitemap: true, formLimit: "CART_CHANGES", startsCart: true, takes: "bill" },
	"quick-order/list": { isUnlisted: true, readLimit: "SEARCHES" },
	"quick-order/offer": { isUnlisted: true },
	"quick-order/offer.x84": { isUnlisted: true, formLimit: "CART_CHANGES", takes: "bill" },
	"quick-order/sample.csv": {},
	"search/hits": { readLimit: "SEARCHES" },
	"search/click": { formLimit: "EVENTS" },

	cart: { isUnlisted: true, hidesCall: true },
	"cart/items": { ...ownCart, startsCart: true },
	"cart/company": ownCart,
	"cart/count": ownCart,
	"cart/:uuid": ownCart,
	"cart/:uuid/other": { ...ownCart, startsCart: true },
	"cart/:uuid/share": ownCart,
	"cart/:uuid/schedule/:item": ownCart,
	"cart/:uuid/offer": ownCart,
	"cart/:uuid/accept": { ...ownCart, startsCart: true },
	"cart/:uuid/payment-info": checkout,
	"cart/:uuid/payment-method": checkout,
	"cart/:uuid/summary": checkout,
	"cart/:uuid/pay": checkout,
	"cart/:uuid/confirmation": ownCart,
	"cart/:uuid/confirmation.pdf": ownDocument,
	"cart/:uuid/offer.pdf": ownDocument,
	"cart/:uuid/deliveries/:file": ownDocument,
	"cart/:uuid/order.xml": ownDocument,
	"orders/:uuid/again": { ...own, formLimit: "CART_CHANGES", startsCart: true },
	"orders/:uuid/change": ownCart,

	"users/login": account,
	"users/logout": account,
	"users/magic-link": account,
	"users/reset-password": account,
	"users/addresses": ofUser,
	"users/addresses/:uuid": ofUser,
	"users/lists": ofUser,
	"users/lists/new": ofUser,
	"users/lists/:uuid": ofUser,
	"users/verify": account,
	"users/profile": ofUser,
	"users/profile/delete": account,
	"users/profile/data.json": documentOfUser,
	"users/current": account,
	"users/sessions": ofUser,
	"users/orders": ofUser,
	"users/orders.csv": documentOfUser,
	"users/orders.xlsx": documentOfUser,
	"users/orders/:uuid": ofUser,
	"users/orders/:uuid/:file": documentOfUser,
	"users/order-files": { ...ofUser, takes: "files" },
	"users/order-files/keys": ofUser,
	"users/order-files/:uuid": { ...ofUser, takes: "list" },
	"users/offers": ofUser,
	"users/invoices": ofUser,
	"users/invoices/:number/:file": documentOfUser,
	"users/papers": ofUser,
	"users/papers.zip": documentOfUser,
	"users/claims": ofUser,
	"users/claims/new": { ...ofUser, takes: "files" },
	"users/claims/:number": ofUser,
	"files/:id": { isPrivate: true, readLimit: "DOCUMENTS" },
	"users/approvals": ofUser,
	"users/approvals/:uuid": ofUser,
	"users/company": { ...ofUser, takes: "files" },
	"users/company/numbers": { ...ofUser, takes: "list" },
	"users/company/number": account,
	"users/company/numbers.csv": documentOfUser,
	"users/company/invitation": account,
	"users/too-many": account,

	"punchout/oci": { isPrivate: true, isOfSystems: true, formLimit: "CART_CHANGES" },
	"punchout/ids": { isPrivate: true, isOfSystems: true, formLimit: "CART_CHANGES", takes: "bill" },
	"punchout/questions": { isPrivate: true },
	"punchout/start": { isPrivate: true },
	"punchout/return": { isPrivate: true },
	"punchout/leave": { isPrivate: true, formLimit: "CART_CHANGES" },
	"punchout/over": { isPrivate: true },

	about: { isInSitemap: true, isPrefetched: true, subscribedFrom: "about" },
	faq: { isInSitemap: true, isPrefetched: true, cachedBy: ["q"], subscribedFrom: "faq" },
	blog: { isInSitemap: true, isPrefetched: true, subscribedFrom: "blog" },
	"blog/:slug": { isPrefetched: true, subscribedFrom: "article" },
	contact: {
		isInSitemap: true,
		formLimit: "OPEN_FORMS",
		takes: "files",
		pageType: "contact",
		subscribedFrom: "contact",
		hidesCall: true,
	},
	terms: { isInSitemap: true, isPrefetched: true, cachedBy: ["version"], subscribedFrom: "terms" },
	privacy: { isInSitemap: true, subscribedFrom: "privacy" },
	legal: { isInSitemap: true, market: "legalNotice", subscribedFrom: "legal" },
	supplierInfo: { isInSitemap: true, formLimit: "OPEN_FORMS", subscribedFrom: "supplierInfo" },

	"whole-page": {},
	newsletter: { isInSitemap: true, market: "newsletter", formLimit: "OPEN_FORMS", subscribedFrom: "newsletter" },
	"stock-notice": { isPrivate: true, formLimit: "OPEN_FORMS" },
	cookies: { isUnlisted: true },
	events: { formLimit: "EVENTS" },
	locale: {},
	"robots.txt": {},
	"manifest/:file": {},
	"opensearch/:file": {},
	"service-worker.js": {},
	"sitemap.xml": {},
	"sitemaps/:file": {},
	"desk/sign-in": door,
	"desk/code": door,
	"desk/passkey": door,
	"desk/join": door,
	"desk/language": door,
	"desk/columns": ofStaff,
	desk: ofStaff,
	"desk/orders": ofRole("orders", "accounts"),
	"desk/orders/:number": { ...ofRole("orders", "accounts"), takes: "files" },
	"desk/orders/:number/change": ofRole("orders"),
	"desk/orders/:number/certificates": { ...ofRole("orders"), takes: "files" },
	"desk/certificates": ofRole("orders"),
	"desk/figures": ofRole("accounts", "orders"),
	"desk/figures/:file": ofRole("accounts", "orders"),
	"desk/searches": ofRole("catalogue"),
	"desk/invoices": ofRole("accounts", "orders"),
	"desk/invoices/reminders": ofRole("accounts"),
	"desk/invoices/:number/paper.pdf": { ...ofRole("accounts", "orders"), readLimit: "DOCUMENTS" },
	"desk/bank": { ...ofRole("accounts"), takes: "files" },
	"desk/claims": ofRole("orders"),
	"desk/claims/:number": ofRole("orders"),
	"desk/requests": ofRole("orders"),
	"desk/requests/new": ofRole("orders"),
	"desk/requests/:number": ofRole("orders"),
	"desk/requests/:number/quotation.pdf": { ...ofRole("orders"), readLimit: "DOCUMENTS" },
	"desk/purchases": ofRole("orders"),
	"desk/purchases/:number": ofRole("orders"),
	"desk/purchases/:number/:file": { ...ofRole("orders"), readLimit: "DOCUMENTS" },
	"desk/companies": ofRole("accounts", "orders"),
	"desk/companies/:number": ofRole("accounts", "orders"),
	"desk/companies/:number/documents/:id": { ...ofRole("accounts", "orders"), readLimit: "DOCUMENTS" },
	"desk/companies/:number/statement": ofRole("accounts"),
	"desk/companies/:number/statement.csv": { ...ofRole("accounts"), readLimit: "DOCUMENTS" },
	"desk/companies/:number/connections": ofRole("accounts"),
	"desk/companies/:number/connections/new": ofRole("accounts"),
	"desk/connections/:number": ofRole("accounts"),
	"desk/connections/:number/cxml": ofRole("accounts"),
	"desk/words": ofRole("content"),
	"desk/words/articles/:number": ofRole("content"),
	"desk/words/questions": ofRole("content"),
	"desk/words/questions/:number": ofRole("content"),
	"desk/words/promotions": ofRole("content"),
	"desk/words/promotions/:number": ofRole("content"),
	"desk/words/hours": ofRole("content"),
	"desk/words/contact": ofRole("content"),
	"desk/words/company": ofRole("owner"),
	"desk/words/pages": ofRole("content"),
	// Four languages of a long text.
	"desk/words/pages/:number": { ...ofRole("content"), takes: "list" },
	"desk/goods": ofRole("catalogue"),
	"desk/goods/:number": { ...ofRole("catalogue"), takes: "list" },
	"desk/goods/:number/texts": { ...ofRole("catalogue"), takes: "list" },
	"desk/goods/:number/copy": ofRole("catalogue"),
	"desk/goods/:number/pictures": { ...ofRole("catalogue"), takes: "files" },
	"desk/pictures/:digest": ofRole("catalogue"),
	"desk/imports": { ...ofRole("catalogue"), takes: "files" },
	"desk/imports/:id": ofRole("catalogue"),
	"desk/exports/:file": { ...ofRole("catalogue"), readLimit: "DOCUMENTS" },
	"desk/files/:id": { ...ofRole("orders"), readLimit: "DOCUMENTS" },
	"desk/me": ofStaff,
	"desk/me/passkey": ofStaff,
	"desk/sign-out": ofStaff,
	"desk/staff": ofRole("owner"),
	"desk/system": ofRole("owner"),
	"desk/log": ofStaff,
	"desk/*": ofStaff,
	"_dev/ui": {},
	// An unknown address may contain anything, so it is never sent to others.
	"*": { isPrivate: true },
} as const satisfies Record<string, RouteRow>;

export type RoutePattern = keyof typeof routeTable;

const isPattern = (text: string): text is RoutePattern => Object.hasOwn(routeTable, text);

export const routePatterns: readonly RoutePattern[] = Object.keys(routeTable).filter(isPattern);

const find = pathMatcher(routePatterns);

/** @param path as in an address; the path of a page's data counts as the page's */
export const routePatternOf = (path: string): RoutePattern =>
	find(path === "/_root.data" ? "/" : path.endsWith(".data") ? path.slice(0, -".data".length) : path) ?? "*";

export const routeOf = (path: string): RouteRow => routeTable[routePatternOf(path)];

/** The row of a pattern of Remix's; {} for the root and for layouts, which have none. */
export const rowOf = (pattern: string | undefined): RouteRow => (pattern !== undefined && isPattern(pattern) ? routeTable[pattern] : {});

/** Pages of a visit from a procurement system: goods, its cart, and what everybody reads. */
export const isForVisits = (pattern: RoutePattern): boolean =>
	!/^(?:users\/|orders\/|files\/|cart\/company|contact$|supplierInfo|newsletter|stock-notice|events)/.test(pattern) &&
	(!pattern.startsWith("cart/:uuid/") || pattern === "cart/:uuid/schedule/:item");

export type DeskPattern = Extract<RoutePattern, "desk" | `desk/${string}`>;
export type ShopPattern = Exclude<RoutePattern, DeskPattern>;

export const isOfDesk = (pattern: RoutePattern): pattern is DeskPattern => /^desk(?:\/|$)/.test(pattern);
