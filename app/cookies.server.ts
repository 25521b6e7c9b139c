import { type Cookie, createCookie } from "@remix-run/cloudflare";
import { z } from "zod";
import { uuid } from "../contract/fields";
import { sessionId } from "../contract/locale";
import { localeCookieDays } from "./constants";
import type { CartView, Flash, PageFlash } from "./visitor";

const day = 24 * 60 * 60;

export interface CookieSet {
	/** The reader's language; remembered where the host does not say it. */
	locale: Cookie;
	session: Cookie;
	/** The visitor's cart and how many lines it has, so that no page asks the backend for a number. */
	cart: Cookie;
	/** A message for the next page. */
	flash: Cookie;
}

function cookieSet(prefix: string, secure: boolean): CookieSet {
	const make = (name: string, maxAge: number) =>
		createCookie(prefix + name, { path: "/", httpOnly: true, sameSite: "lax", secure, maxAge });
	return {
		locale: make("locale", localeCookieDays * day),
		session: make("session", 30 * day),
		cart: make("cart", 30 * day),
		flash: make("flash", 60),
	};
}

const plain = cookieSet("", false);
/** The prefix keeps other hosts of the same domain from setting them. */
const secure = cookieSet("__Host-", true);

export const cookiesFor = (url: URL): CookieSet => (url.protocol === "https:" ? secure : plain);

const cart: z.ZodType<CartView> = z.object({ uuid, count: z.number().int().min(0) });

const flash: z.ZodType<Flash | PageFlash> = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("added"), quantity: z.number().int(), title: z.string().max(200), cartUuid: uuid }),
	z.object({ kind: z.literal("addedLines"), lines: z.number().int(), cartUuid: uuid }),
	z.object({ kind: z.literal("line"), title: z.string().max(200), quantity: z.number().int(), total: z.number().int() }),
	z.object({ kind: z.literal("notice"), key: z.enum(["cart.updated", "cart.removed", "cart.changed", "cart.saved"]) }),
	z.object({ kind: z.literal("shared"), addresses: z.number().int() }),
	z.object({ kind: z.literal("offered"), addresses: z.number().int() }),
	z.object({ kind: z.literal("accepted"), number: z.string().max(20), formerUuid: uuid.nullable() }),
]);

export interface CookieValues {
	session: string | null;
	cart: CartView | null;
	flash: Flash | PageFlash | null;
}

/** What a request's cookies say; whatever does not parse is as if it were not there. */
export async function readCookies(cookies: CookieSet, header: string | null): Promise<CookieValues> {
	if (!header) return { session: null, cart: null, flash: null };
	const [sessionValue, cartValue, flashValue] = await Promise.all([
		cookies.session.parse(header),
		cookies.cart.parse(header),
		cookies.flash.parse(header),
	]);
	return {
		session: sessionId.nullable().catch(null).parse(sessionValue),
		cart: cart.nullable().catch(null).parse(cartValue),
		flash: flash.nullable().catch(null).parse(flashValue),
	};
}
