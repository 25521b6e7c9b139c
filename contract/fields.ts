import { z } from "zod";
import { backendLocales, countryCodes } from "./locale";
import { mostUnits } from "./values/order-bounds";

// Else zod tries whether code may be made at run time, which each page's policy forbids and browsers report.
z.config({ jitless: true });

export const backendLocale = z.enum(backendLocales);
export const country = z.enum(countryCodes, { error: "country.required" });

/** The session id of the Session-Id header and of the session cookie. */
export const sessionId = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/);

/** The Client header: a digest of the network that a visitor comes from, so that tries can be counted without keeping an address. */
export const clientId = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/** The request id, in the header that `requestIdHeader` names. */
export const requestId = z.string().regex(/^[\w-]{1,64}$/);

/** Money: a decimal number of EUR on the wire, an integer of cents once parsed. */
export const money = z.number().transform((euros) => Math.round(euros * 100));

/** Weight: a decimal number of kg on the wire, an integer of grams once parsed. */
export const weight = z.number().transform((kilograms) => Math.round(kilograms * 1000));

/**
 * A picture. On the wire its path below the image base address, or a drawing or file of the embedded backend; once parsed its address in the shop, where
 * /img/{width}/ shows it in every width that there is (worker/images).
 */
export const pictureUrl = z
	.string()
	.transform((url) =>
		/^\/(?:drawings|img)\/|^\/media\/(?:400|1600|full)\/[0-9a-f]{64}\//.test(url)
			? url
			: `/img/640/${encodeURI(decoded(url)).replace(/^\/+/, "")}`,
	);

/** What is written plainly and what is escaped already is one and the same. */
function decoded(url: string): string {
	try {
		return decodeURI(url);
	} catch {
		return url;
	}
}

/** Cents as the wire has them. */
export const euros = (cents: number): number => cents / 100;

/** Grams as the wire has them. */
export const kilograms = (grams: number): number => grams / 1000;

/** Lower case (R2.21); letters of any language, which stand encoded in addresses. */
export const slug = z
	.string()
	.regex(/^[\p{Ll}\p{Lo}\p{M}\p{Nd}]+(?:-[\p{Ll}\p{Lo}\p{M}\p{Nd}]+)*$/u)
	.max(120);
export const uuid = z.string().regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/);
export const id = z.number().int().positive();
/** An id as it stands in a path. */
export const idInPath = z.string().regex(/^[1-9]\d{0,9}$/);
/** The key of one rendered form: the same key is one effect. */
export const idem = z.string().regex(/^[A-Za-z0-9-]{16,64}$/);

/** What the link of a mail carries: 256 random bits. */
export const token = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/** [skip,take] as text: range=[20,10]. At most 100 are taken at once. */
export const range = z
	.string()
	.regex(/^\[\d{1,7},\d{1,3}\]$/)
	.refine((text) => parseRange(text).take <= 100)
	.optional();

/** A day by the company's clock, ISO. */
export const day = z.iso.date();

/** @returns how many to pass over and how many to give; 0 and 10 where nothing is said (R4.11). */
export function parseRange(text: string | undefined): { skip: number; take: number } {
	const [skip = 0, take = 10] = text ? text.slice(1, -1).split(",").map(Number) : [];
	return { skip, take };
}

export const formatRange = (skip: number, take: number): string => `[${skip},${take}]`;

/** How every backend can sort a list (R2.15); absent: the default order. */
export const sortOrders = ["name_asc", "name_desc", "code_asc", "code_desc"] as const;
/** By what a list is sorted, upwards or downwards: one of these, or what the list's `sorts` names beside them. An unknown order is the default one. */
export const sort = z.templateLiteral([z.string().regex(/^[a-z][a-z0-9_]{0,30}$/), z.enum(["_asc", "_desc"])]).optional();
export type Sort = `${string}_asc` | `${string}_desc`;

/** By what a list can be sorted besides names and codes: "price", "delivery", codes of measures. An addition: a backend of one's own may leave it out. */
export const sorts = z.array(z.string()).default([]);

/** Filters as JSON text, at most 2 KB. */
export const filters = z.string().max(2048).optional();

export const flag = z.enum(["true", "false"]).optional();

/** One that also holds where its name stands without a value: "&showHidden". */
export const bareFlag = z.enum(["true", "false", ""]).optional();

/** Without control characters, and without invisible ones that could turn what is read around. */
export const plainText = (text: string): string =>
	text
		.replace(/\p{Cf}/gu, "")
		.replace(/\p{Cc}+/gu, " ")
		.trim();

/** One line of free text: trimmed, without control characters. */
export const line = (max = 120) =>
	z
		.string()
		.transform((text) => plainText(text))
		.pipe(z.string().max(max, "tooLong"));

/** Free text of several lines, without invisible characters that turn the direction of what is read. */
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

/** The origin of the page that asks, for links in mails and ways back; the backend takes only hosts that it knows. */
export const host = z.url().max(200);

/** A whole number of pieces. */
export const amount = z
	.number({ error: (issue) => (issue.input === undefined ? "amount.required" : "amount.whole") })
	.int("amount.whole")
	.min(1, "amount.positive")
	.max(mostUnits, "amount.tooMany");

/** "info@stahl-müller.example" is stored as mail servers know it: with xn--stahl-mller-zhb.example. */
function withAsciiDomain(address: string): string {
	const at = address.lastIndexOf("@") + 1;
	const domain = address.slice(at);
	// Other signs than these would be part of a web address, and none of a name.
	if (at < 2 || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) || /^[\w.-]*$/.test(domain)) return address;
	try {
		return address.slice(0, at) + new URL(`http://${domain}`).hostname;
	} catch {
		return address;
	}
}

/** HTML's own rule for an address, and a dot in the domain. */
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
 * What lists of an account are narrowed by (added): whose orders they are about, words, a state, and the first and the last day. A backend that does so answers
 * `is_sought`; without it the pages offer nothing to narrow by.
 */
export const soughtInList = <const State extends readonly string[]>(states: State) =>
	z.object({
		of: z
			.enum(["self", "company"])
			.optional()
			.describe("self: the asker's own; company: all that its role in the team lets it read. Without it self."),
		search: line(100).optional().describe("Words that are all in it."),
		state: z.enum(states).optional().describe("Where it stands, or of which kind it is."),
		since: day.optional().describe("First day, ISO, by the company's clock."),
		until: day.optional().describe("Last day, ISO, by the company's clock."),
	});
export const isSought = { is_sought: z.boolean().default(false).describe("The list was narrowed by what was asked for (added).") };
