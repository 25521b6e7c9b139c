import type { IncomingHttpHeaders } from "node:http";
import { z } from "zod";

/** A browser's cookie jar, by name. */
export class Cookies extends Map<string, string> {
	/** Applies the Set-Cookie headers of a response, including expired ones. */
	keep({ "set-cookie": lines = [] }: IncomingHttpHeaders): void {
		for (const line of lines) {
			const [pair = "", ...attributes] = line.split(";");
			const [name = "", ...value] = pair.split("=");
			if (attributes.some((attribute) => /^\s*max-age=(?:0|-\d+)$/i.test(attribute))) this.delete(name);
			else this.set(name, value.join("="));
		}
	}

	/** The Cookie header; "" if empty. */
	get header(): string {
		return Array.from(this, (pair) => pair.join("=")).join("; ");
	}
}

/** The redirect target after the first change of a browser without cookies (worker/cookie-check). @param path where it continues */
export const cookieCheck = (path: string): string => `/cookies/check?${new URLSearchParams({ to: path })}`;

interface Browser {
	cookies: ReadonlyMap<string, string>;
}

/** Encodes a cookie as the shop does. */
export const cookie = (value: unknown): string => encodeURIComponent(Buffer.from(JSON.stringify(value)).toString("base64"));

/** Decodes a cookie of the shop. */
export const writtenIn = (text: string): unknown => JSON.parse(Buffer.from(decodeURIComponent(text), "base64").toString());

/** Consent to necessary storage only. */
export const functionalConsent = cookie({ functional: true, analytics: false, marketing: false });

/** The session id of a browser; "" if none. */
export function sessionOf({ cookies }: Browser): string {
	const text = cookies.get("session") ?? cookies.get("__Host-session");
	return text ? z.string().parse(writtenIn(text)) : "";
}

/** The uuid of the cart counted in a browser's header; "" if none. */
export function cartOf({ cookies }: Browser): string {
	const text = cookies.get("cart");
	return text ? z.object({ uuid: z.string() }).parse(writtenIn(text)).uuid : "";
}
