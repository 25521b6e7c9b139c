import { type Cookie, createCookie } from "@remix-run/cloudflare";
import { z } from "zod";
import { sessionId, token, uuid, within } from "../../../contract/fields";
import { typedPlace } from "../../../contract/seller/place";
import type { Place } from "../../../contract/seller/way";
import { deskHours, linkMinutes, localeCookieDays, preferencesDays, visitHours } from "../config/constants";
import { densities, type Preferences, priceChoices, rowChoices, views } from "../http/list-query";
import {
	type AccountView,
	type AuthView,
	accountNews,
	addressNews,
	authViews,
	type CartView,
	type Consent,
	type DeskSignIn,
	deskNews,
	type Flash,
	listNews,
	noticeKeys,
	numberNews,
	orderFileNews,
	otherCartDone,
	type PageFlash,
	profileNews,
	sessionNews,
	teamNews,
	type VisitView,
} from "./visitor";

const day = 24 * 60 * 60;
/** Lifetime of the consent. The banner then appears again. */
const consentDays = 180;

export interface CookieSet {
	/** The reader's language, for hosts without one. */
	locale: Cookie;
	session: Cookie;
	/** The visitor's cart and its number of lines, so that pages need not request them. */
	cart: Cookie;
	/** The initial in the header of a signed-in visitor, so that pages need not request it. It proves nothing; the session does. */
	account: Cookie;
	/** The visitor's consent. Without it nothing is allowed. */
	consent: Cookie;
	/** The analytics device id, while analytics are allowed. */
	device: Cookie;
	authView: Cookie;
	/** The page after sign-in by a mailed link. It lives as long as the link. */
	returnTo: Cookie;
	/** The presentation of lists, if the reader has changed it. */
	preferences: Cookie;
	/** Where the reader wants deliveries, if they typed it. */
	place: Cookie;
	/** A message for the next page. */
	flash: Cookie;
	/** The sign-in of a person at the desk. */
	desk: Cookie;
	/** Columns of the desk's tables that the reader has hidden. */
	hiddenColumns: Cookie;
	/** The visit from a procurement system. Its presence selects the cookies of visits. */
	visit: Cookie;
}

function cookieSet(prefix: string, secure: boolean, isOfVisits = false): CookieSet {
	// A visit's pages may be in a frame of the system, where browsers keep cookies for this frame alone.
	const site = isOfVisits ? ({ sameSite: "none", partitioned: true } as const) : ({ sameSite: "lax" } as const);
	const make = (name: string, maxAge: number) =>
		createCookie(prefix + name, {
			...{ path: "/", httpOnly: true, ...site, secure },
			maxAge: isOfVisits ? Math.min(maxAge, visitHours * 60 * 60) : maxAge,
		});
	return {
		locale: make("locale", localeCookieDays * day),
		session: make("session", 30 * day),
		cart: make("cart", 30 * day),
		account: make("account", 30 * day),
		consent: make("consent", consentDays * day),
		device: make("device", consentDays * day),
		authView: make("auth-view", localeCookieDays * day),
		returnTo: make("return-to", linkMinutes * 60),
		preferences: make("preferences", preferencesDays * day),
		place: make("place", preferencesDays * day),
		flash: make("flash", 60),
		desk: make("desk", deskHours * 60 * 60),
		hiddenColumns: make("hidden-columns", preferencesDays * day),
		visit: make("info", day),
	};
}

const plain = cookieSet("", false);
/** The prefix prevents other hosts of the domain from setting them. */
const secure = cookieSet("__Host-", true);

export const cookiesFor = (url: URL): CookieSet => (url.protocol === "https:" ? secure : plain);

const plainOfVisits = cookieSet("visit-", true, true);
const secureOfVisits = cookieSet("__Host-visit-", true, true);

/**
 * The cookies of a visit from a procurement system. They have names of their own, so that a visit and the reader's own account do not
 * meet in a browser. Browsers take secure cookies from localhost, too.
 */
export const visitCookiesFor = (url: URL): CookieSet => (url.protocol === "https:" ? secureOfVisits : plainOfVisits);

/** Whether a request is part of a visit. */
export const hasVisit = (url: URL, header: string | null): boolean =>
	header?.split(/;\s*/).some((one) => one.startsWith(`${visitCookiesFor(url).visit.name}=`)) ?? false;

const cart: z.ZodType<CartView> = z.object({ uuid, count: z.number().int().min(0) });

const account: z.ZodType<AccountView> = z.object({
	initial: z.string().min(1).max(8),
	hasApprovals: z.literal(true).optional(),
	hasInvoices: z.literal(true).optional(),
	hasPapers: z.literal(true).optional(),
	hasOwnPrices: z.literal(true).optional(),
	hasAddresses: z.literal(true).optional(),
	hasClaims: z.literal(true).optional(),
});

const consent: z.ZodType<Consent> = z.object({ functional: z.boolean(), analytics: z.boolean(), marketing: z.boolean() });

const visit: z.ZodType<VisitView> = z.object({
	system: z.string().max(80),
	origins: z.array(z.url({ protocol: /^https$/ })).max(5),
	hasOwnPrices: z.boolean(),
	isReadOnly: z.boolean(),
	hasQuestions: z.boolean().default(false),
	within,
});

const preferences: z.ZodType<Preferences> = z.object({
	rows: z.literal(rowChoices),
	view: z.enum(views),
	density: z.enum(densities),
	prices: z.enum(priceChoices).default("list"),
});

const columnKey = /^[a-z]+\.[a-zA-Z]{1,20}$/;
const maxHiddenColumns = 60;
const hiddenColumns = z.array(z.string().regex(columnKey)).max(maxHiddenColumns);

/** @returns the keys that the cookie can hold */
export const storableColumns = (keys: readonly string[]): string[] => keys.filter((key) => columnKey.test(key)).slice(0, maxHiddenColumns);

const inCart = z.record(z.string().regex(/^\d{1,9}$/), z.number().int()).optional();

/** The name of a cart's line or set. */
export const removedName = /^(?:line|set)-\d{1,9}$/;

const fileNames = z.array(z.string().max(110)).max(5).optional();

const flash: z.ZodType<Flash | PageFlash> = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("added"), quantity: z.number().int(), title: z.string().max(200), cartUuid: uuid, inCart }),
	z.object({ kind: z.literal("addedLines"), lines: z.number().int(), cartUuid: uuid, inCart }),
	z.object({
		kind: z.literal("line"),
		title: z.string().max(200),
		quantity: z.number().int(),
		total: z.number().int(),
		schedule: z.object({ cartUuid: uuid, item: z.number().int() }).optional(),
	}),
	z.object({ kind: z.literal("removed"), name: z.string().regex(removedName), title: z.string().max(200) }),
	z.object({
		kind: z.literal("notice"),
		key: z.enum(noticeKeys),
	}),
	z.object({ kind: z.literal("account"), news: z.enum(accountNews) }),
	z.object({ kind: z.literal("linkSent"), view: z.enum(authViews).exclude(["password"]), email: z.string().max(254) }),
	z.object({ kind: z.literal("takenBack") }),
	z.object({
		kind: z.literal("formSent"),
		number: z.string().max(20).optional(),
		files: fileNames,
		refused: fileNames,
	}),
	z.object({ kind: z.literal("shared"), addresses: z.number().int() }),
	z.object({ kind: z.literal("offered"), addresses: z.number().int() }),
	z.object({ kind: z.literal("profile"), news: z.enum(profileNews) }),
	z.object({ kind: z.literal("sessions"), news: z.enum(sessionNews) }),
	z.object({ kind: z.literal("team"), news: z.enum(teamNews) }),
	z.object({ kind: z.literal("addresses"), news: z.enum(addressNews) }),
	z.object({ kind: z.literal("lists"), news: z.enum(listNews) }),
	z.object({ kind: z.literal("numbers"), news: z.enum(numberNews) }),
	z.object({ kind: z.literal("orderFiles"), news: z.enum(orderFileNews) }),
	z.object({ kind: z.literal("accepted"), number: z.string().max(20), formerUuid: uuid.nullable() }),
	z.object({ kind: z.literal("otherCart"), done: z.enum(otherCartDone) }),
	z.object({ kind: z.literal("desk"), news: z.enum(deskNews), undo: z.number().int().optional(), day: z.iso.date().optional() }),
]);

export interface CookieValues {
	session: string | null;
	cart: CartView | null;
	account: AccountView | null;
	consent: Consent | null;
	device: string | null;
	authView: AuthView | null;
	/** A path. Its reader checks that it belongs to this shop. */
	returnTo: string | null;
	preferences: Preferences | null;
	place: Place | null;
	flash: Flash | PageFlash | null;
	desk: DeskSignIn | null;
	/** "orders.place" */
	hiddenColumns: string[] | null;
	visit: VisitView | null;
}

const nothing: CookieValues = {
	session: null,
	cart: null,
	account: null,
	consent: null,
	device: null,
	authView: null,
	returnTo: null,
	preferences: null,
	place: null,
	flash: null,
	desk: null,
	hiddenColumns: null,
	visit: null,
};

/** Returns a copy, because the visitor writes to it. */
export const noCookies = (): CookieValues => ({ ...nothing });

const readers: { [Name in keyof CookieValues]: z.ZodType<NonNullable<CookieValues[Name]>> } = {
	session: sessionId,
	cart,
	account,
	consent,
	device: uuid,
	authView: z.enum(authViews),
	returnTo: z.string().max(2000),
	preferences,
	place: typedPlace,
	flash,
	desk: z.object({ step: z.enum(["code", "passkey", "done"]), token }),
	hiddenColumns,
	visit,
};

/** Parses a request's cookies. Invalid ones count as absent. */
export async function readCookies(cookies: CookieSet, header: string | null): Promise<CookieValues> {
	if (!header) return noCookies();
	// Most requests have few cookies: absent ones cost nothing.
	const read = async <Name extends keyof CookieValues>(name: Name) => {
		if (!header.includes(`${cookies[name].name}=`)) return null;
		const { data } = readers[name].safeParse(await cookies[name].parse(header));
		return data ?? null;
	};
	const [session, cart, account, consent, device, authView, returnTo, preferences, place, flash, desk, hiddenColumns, visit] =
		await Promise.all([
			read("session"),
			read("cart"),
			read("account"),
			read("consent"),
			read("device"),
			read("authView"),
			read("returnTo"),
			read("preferences"),
			read("place"),
			read("flash"),
			read("desk"),
			read("hiddenColumns"),
			read("visit"),
		]);
	return { session, cart, account, consent, device, authView, returnTo, preferences, place, flash, desk, hiddenColumns, visit };
}
