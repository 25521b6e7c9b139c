import * as z from "zod";
import { backendLocales, countryCodes } from "./locale";
import { maxUnits } from "./values/order-bounds";

// Otherwise zod tests whether it can generate code. Each page's policy forbids that, and browsers report the attempt.
z.config({ jitless: true });

export const backendLocale = z.enum(backendLocales);
export const country = z.enum(countryCodes, { error: "country.required" });

/** A code of six digits, from a mail or an authenticator app; spaces do not count. */
export const sixDigits = z
	.string({ error: "code.required" })
	.overwrite((typed) => typed.replace(/\s/g, ""))
	.regex(/^\d{6}$/, "code.digits");

/** In the Session-Id header and the session cookie. */
export const sessionId = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/);

/** The Client header: a digest of the visitor's network, so that attempts can be counted without storing an address. */
export const clientId = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/** In the header `requestIdHeader`. */
export const requestId = z.string().regex(/^[\w-]{1,64}$/);

// The optional unit keeps amounts apart: plain numbers pass for each of these, but none passes for another.
/** Decimal EUR, as on the wire. */
export type Euros = number & { readonly unit?: "EUR" };
/** Integer cents. */
export type Cents = number & { readonly unit?: "cent" };
/** Decimal kg, as on the wire. */
export type Kilograms = number & { readonly unit?: "kg" };
/** Integer grams. */
export type Grams = number & { readonly unit?: "g" };

const decimalEuros: z.ZodType<Euros, Euros> = z.number();
const decimalKilograms: z.ZodType<Kilograms, Kilograms> = z.number();

/** Money: decimal EUR on the wire, integer cents once parsed. */
export const money = decimalEuros.transform((amount): Cents => Math.round(amount * 100));

/** Weight: decimal kg on the wire, integer grams once parsed. */
export const weight = decimalKilograms.transform((mass): Grams => Math.round(mass * 1000));

/**
 * A picture. On the wire: a path below the image base address, or a drawing or file of the embedded backend. Once parsed: its address in
 * the shop, where /img/{width}/ serves every width (worker/images).
 */
export const pictureUrl = z
	.string()
	.transform((url) =>
		/^\/(?:drawings|img)\/|^\/media\/(?:400|1600|full)\/[0-9a-f]{64}\//.test(url)
			? url
			: `/img/640/${encodeURI(decoded(url)).replace(/^\/+/, "")}`,
	);

/** Escaped and plain spellings become the same. */
function decoded(url: string): string {
	try {
		return decodeURI(url);
	} catch {
		return url;
	}
}

/** Converts cents to the wire format. */
export const euros = (cents: Cents): Euros => cents / 100;

export const eurosOrNull = (cents: Cents | null): Euros | null => (cents === null ? null : euros(cents));

/** Converts grams to the wire format. */
export const kilograms = (grams: Grams): Kilograms => grams / 1000;

/** Lower case (R2.21), with letters of any language, which addresses encode. */
const slugPattern = "[\\p{Ll}\\p{Lo}\\p{M}\\p{Nd}]+(?:-[\\p{Ll}\\p{Lo}\\p{M}\\p{Nd}]+)*";
export const slug = z
	.string()
	.regex(new RegExp(`^${slugPattern}$`, "u"))
	.max(120);
/** Length of `within`: the cookie of a visit holds it. */
export const maxWithin = 600;
const slugs = new RegExp(`^${slugPattern}(?:,${slugPattern})*$`, "u");
/** The goods that an answer is about. An addition: your own backend may omit it. */
export const within = z
	.string()
	.regex(slugs)
	.max(maxWithin)
	.optional()
	.describe(
		"Slugs of categories, sorted and separated by commas: goods in them and below them alone, for visits from procurement systems (added).",
	);
export const uuid = z.string().regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/);
export const id = z.number().int().positive();
/** An id in a path. */
export const idInPath = z.string().regex(/^[1-9]\d{0,9}$/);
/** The idempotency key of one rendered form: the same key takes effect once. */
export const idem = z.string().regex(/^[A-Za-z0-9-]{16,64}$/);

/** The token in a mailed link: 256 random bits. */
export const token = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/** [skip,take] as text: range=[20,10]. At most 100 at once. */
export const range = z
	.string()
	.regex(/^\[\d{1,7},\d{1,3}\]$/)
	.refine((text) => parseRange(text).take <= 100)
	.optional();

/** A day by the company's clock, ISO. */
export const day = z.iso.date();

/** A time of day: 09:30. */
export const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "time.format");

/** @returns how many rows to skip and to take; by default 0 and 10 (R4.11). */
export function parseRange(text: string | undefined): { skip: number; take: number } {
	const [skip = 0, take = 10] = text ? text.slice(1, -1).split(",").map(Number) : [];
	return { skip, take };
}

export const formatRange = (skip: number, take: number): string => `[${skip},${take}]`;

/** Sort orders of every backend (R2.15). Without one: the default order. */
export const sortOrders = ["name_asc", "name_desc", "code_asc", "code_desc"] as const;
/** One of `sortOrders`, or a field of the list's `sorts` with a direction. An unknown order means the default one. */
export const sort = z.templateLiteral([z.string().regex(/^[a-z][a-z0-9_]{0,30}$/), z.enum(["_asc", "_desc"])]).optional();
export type Sort = `${string}_asc` | `${string}_desc`;

/** Further sort fields besides names and codes: "price", "price_per_kg", "weight", "delivery", codes of measures. An addition: your own backend may omit it. */
export const sorts = z.array(z.string()).default([]);

/** Filters as JSON text, at most 2 KB. */
export const filters = z.string().max(2048).optional();

export const flag = z.enum(["true", "false"]).optional();

/** A flag that is also true without a value: "&showHidden". */
export const bareFlag = z.enum(["true", "false", ""]).optional();

/** Removes control characters, and invisible ones that could reverse the text's direction. */
export const plainText = (text: string): string =>
	text
		.replace(/\p{Cf}/gu, "")
		.replace(/\p{Cc}+/gu, " ")
		.trim();

/** One line of free text, trimmed, without control characters. */
export const line = (max = 120) =>
	z
		.string()
		.transform((text) => plainText(text))
		.pipe(z.string().max(max, "tooLong"));

/** Free text of several lines, without invisible characters that reverse its direction. */
export const paragraph = (max = 2000) =>
	z
		.string()
		.transform((text) =>
			text
				.replace(/[\u202a-\u202e\u2066-\u2069]/g, "")
				.replace(/\r\n?/g, "\n")
				.replace(/[^\P{Cc}\n]+/gu, " ")
				.trim(),
		)
		.pipe(z.string().max(max, "tooLong"));

/** Origin of the requesting page, for links in mails and redirects back. The backend accepts only hosts that it knows. */
export const host = z.url().max(200);

/** A whole number of pieces. */
export const amount = z
	.number({ error: (issue) => (issue.input === undefined ? "amount.required" : "amount.whole") })
	.int("amount.whole")
	.min(1, "amount.positive")
	.max(maxUnits, "amount.tooMany");

/** Stores "info@stahl-müller.example" as mail servers know it: with xn--stahl-mller-zhb.example. */
function withAsciiDomain(address: string): string {
	const at = address.lastIndexOf("@") + 1;
	const domain = address.slice(at);
	// Any other character would be part of a URL, never of a domain.
	if (at < 2 || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) || /^[\w.-]*$/.test(domain)) return address;
	try {
		return address.slice(0, at) + new URL(`http://${domain}`).hostname;
	} catch {
		return address;
	}
}

/** HTML's rule for an email address, plus a dot in the domain. */
const emailPattern =
	/^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;
export const email = z
	.string({ error: "email.required" })
	.trim()
	.overwrite(withAsciiDomain)
	.min(1, { error: "email.required", abort: true })
	.max(254, "tooLong")
	.regex(emailPattern, "email.invalid");

/** At least 8 characters, with an upper-case letter, a lower-case letter and a digit (R19.8). */
export const password = z
	.string({ error: "password.required" })
	.min(8, "password.tooShort")
	.max(200, "tooLong")
	.regex(/\p{Lu}/u, "password.upperCase")
	.regex(/\p{Ll}/u, "password.lowerCase")
	.regex(/\d/, "password.digit");

/**
 * Filters of an account's lists (an addition): whose orders, words, a state, and the first and last day. A backend that supports them
 * answers `is_sought`; otherwise the pages offer no filters.
 */
export const listFilters = <const State extends readonly string[]>(states: State) =>
	z.object({
		of: z
			.enum(["self", "company"])
			.optional()
			.describe("self: the asker's own; company: all that the asker's role in the team may read. Default: self."),
		search: line(100).optional().describe("Words that must all occur."),
		state: z.enum(states).optional().describe("State or kind."),
		since: day.optional().describe("First day, ISO, by the company's clock."),
		until: day.optional().describe("Last day, ISO, by the company's clock."),
	});
export const isSought = { is_sought: z.boolean().default(false).describe("Whether the requested filters were applied (added).") };
