import type { IncomingHttpHeaders } from "node:http";
import { z } from "zod";

/** The cookies of a browser, by name. */
export class Cookies extends Map<string, string> {
	/** Takes what an answer sets, and drops what it takes back. */
	keep({ "set-cookie": lines = [] }: IncomingHttpHeaders): void {
		for (const line of lines) {
			const [pair = "", ...attributes] = line.split(";");
			const [name = "", ...value] = pair.split("=");
			if (attributes.some((attribute) => attribute.trim().toLowerCase() === "max-age=0")) this.delete(name);
			else this.set(name, value.join("="));
		}
	}

	/** As a request sends them; "" for none. */
	get header(): string {
		return Array.from(this, (pair) => pair.join("=")).join("; ");
	}
}

/** Where the first change of a browser without cookies is redirected to (worker/cookie-check). @param path where it goes on to */
export const cookieCheck = (path: string): string => `/cookies/check?${new URLSearchParams({ to: path })}`;

interface Browser {
	cookies: ReadonlyMap<string, string>;
}

/** As the shop writes a cookie. */
export const cookie = (value: unknown): string => encodeURIComponent(Buffer.from(JSON.stringify(value)).toString("base64"));

/** What the shop has written into one. */
export const writtenIn = (text: string): unknown => JSON.parse(Buffer.from(decodeURIComponent(text), "base64").toString());

/** The answer of somebody who allows what the shop needs, and no more. */
export const functionalConsent = cookie({ functional: true, analytics: false, marketing: false });

/** The id of a browser's session; "" without one. */
export function sessionOf({ cookies }: Browser): string {
	const text = cookies.get("session") ?? cookies.get("__Host-session");
	return text ? z.string().parse(writtenIn(text)) : "";
}

/** The uuid of the cart that a browser's header counts; "" for none. */
export function cartOf({ cookies }: Browser): string {
	const text = cookies.get("cart");
	return text ? z.object({ uuid: z.string() }).parse(writtenIn(text)).uuid : "";
}
