import fc from "fast-check";
import { afterAll, describe, inject, it } from "vitest";
import { cookie } from "../support/cookies";
import { ask } from "./ask";
import { encoded, hostileText, shortText } from "./hostile-text";
import { parameters, runsOf } from "./settings";
import { Statuses } from "./statuses";
import { expectValid } from "./valid-response";

const shop = inject("shop");
const statuses = new Statuses();
const far = { timeout: 3_600_000 };
const uuid = "00000000-0000-4000-8000-000000000000";
const pages = fc.constantFrom(
	"/",
	"/shop",
	"/categories/beams",
	"/products/ipe-200",
	"/new_search?search=ipe",
	"/cart",
	`/cart/${uuid}`,
	"/users/login",
	"/users/profile",
	"/cookies",
	"/contact",
	"/products/ipe-200.data",
	"/products/ipe-200/variants.csv",
	"/sitemap.xml",
	"/robots.txt",
	"/healthz",
	"/nothing-here",
	"/variant/1",
);
const host = fc.constantFrom("de.localhost", "fi.localhost", "localhost");

/** Valid header values: a single line. */
const inHeader = (text: string): string =>
	Buffer.from(text.slice(0, 2_000))
		.toString("latin1")
		.replace(/[^\t\x20-\x7e\x80-\xff]/g, "");
const headerText = hostileText.map(inHeader);

/** Values in the format of the shop's cookies, so that payloads are deeply nested. */
const json = fc.oneof(
	{ weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
	{
		weight: 3,
		arbitrary: fc.dictionary(
			fc.constantFrom(
				"uuid",
				"count",
				"kind",
				"news",
				"title",
				"quantity",
				"cartUuid",
				"functional",
				"analytics",
				"marketing",
				"initial",
				"hasApprovals",
				"key",
				"email",
				"view",
				"number",
				"__proto__",
			),
			fc.oneof(
				fc.constantFrom<unknown>(
					uuid,
					3,
					-1,
					1e30,
					true,
					null,
					"added",
					"linkSent",
					"notice",
					"line",
					"account",
					"accepted",
					"shared",
					"cart.updated",
					"passwordless",
					"signedIn",
				),
				shortText,
			),
			{ maxKeys: 8 },
		),
	},
	{ weight: 1, arbitrary: shortText.map((title): unknown => ({ kind: "added", quantity: 3, title, cartUuid: uuid })) },
	{ weight: 1, arbitrary: shortText.map((title): unknown => ({ kind: "line", title, quantity: 3, total: 100 })) },
	{ weight: 1, arbitrary: shortText.map((email): unknown => ({ kind: "linkSent", view: "signup", email })) },
	{ weight: 1, arbitrary: shortText.map((initial): unknown => ({ initial: initial.slice(0, 8) })) },
	{ weight: 1, arbitrary: shortText.map((number): unknown => ({ kind: "accepted", number, formerUuid: null })) },
	{ weight: 1, arbitrary: fc.constantFrom<unknown>("A".repeat(43), "de", "ee", "xx", uuid, "password", "//evil.example") },
);
const cookieValue = fc.oneof(
	{ weight: 4, arbitrary: json.map(cookie) },
	{ weight: 2, arbitrary: headerText.map((text) => text.replace(/[;\t]/g, "")) },
	{ weight: 1, arbitrary: hostileText.map((text) => encoded(text.slice(0, 600))) },
	{ weight: 1, arbitrary: fc.base64String({ maxLength: 400 }) },
);

describe("a cookie with any value", () => {
	const runs = runsOf(1_000);
	const names = ["locale", "session", "cart", "account", "consent", "device", "auth-view", "return-to", "flash", "js", "fonts", "styles"];
	it.each(names)(`${runs} × %s`, far, async (name) => {
		const others = fc.array(fc.tuple(fc.constantFrom(...names, "__Host-session", "__proto__", ""), cookieValue), { maxLength: 4 });
		await fc.assert(
			fc.asyncProperty(pages, host, cookieValue, others, async (path, on, value, more) => {
				await sound(name, path, on, { Cookie: [[name, value], ...more].map((pair) => pair.join("=")).join("; ") });
			}),
			parameters(runs),
		);
	});
});

describe("a header with any value", () => {
	const runs = runsOf(1_000);
	const usual: Record<string, readonly string[]> = {
		"accept-language": ["de", "fi;q=0.9, *;q=0.1", "xx-YY;q=9", ",;q="],
		accept: ["text/html", "application/json", "image/avif,*/*;q=0", "text/x-script"],
		"accept-encoding": ["gzip", "gzip;q=0", "br, zstd", "identity;q=0, *;q=0", "gzip;q=x"],
		"user-agent": ["Mozilla/5.0", "Googlebot/2.1", "curl/8"],
		referer: ["http://de.localhost/shop", "https://evil.example/", "about:blank", "http://"],
		range: ["bytes=0-0", "bytes=5-1", "bytes=-9999999999", "bytes=0-1,2-3,4-5", "lines=1"],
		"if-none-match": ["*", 'W/"x"', '"a", "b"', '"'],
		"if-modified-since": ["Thu, 01 Jan 1970 00:00:00 GMT", "tomorrow"],
		"if-match": ["*", '"x"'],
		"save-data": ["on", "ON", "off"],
		"sec-fetch-site": ["cross-site", "same-origin", "none"],
		"sec-fetch-dest": ["document", "script", "empty", "image"],
		"sec-fetch-mode": ["navigate", "cors"],
		"sec-purpose": ["prefetch", "prefetch;prerender"],
		purpose: ["prefetch"],
		"x-forwarded-host": ["evil.example", "de.localhost"],
		"x-forwarded-proto": ["https", "javascript"],
		"x-forwarded-for": ["1.2.3.4", "::1"],
		forwarded: ["host=evil.example;proto=https"],
		"x-original-url": ["/users/profile"],
		"x-rewrite-url": ["/users/profile"],
		"x-http-method-override": ["POST", "DELETE"],
		"cf-connecting-ip": ["1.2.3.4", "::", "fe80::1%eth0", "::ffff:1.2.3.4"],
		"cf-ipcountry": ["FI", "XX"],
		"cf-visitor": ['{"scheme":"https"}', "{"],
		origin: ["null", "https://evil.example", "http://de.localhost"],
		authorization: ["Basic YTpi", "Bearer x"],
		"cache-control": ["no-cache", "only-if-cached", "max-age=x"],
		pragma: ["no-cache"],
		"content-type": ["application/json", "text/plain", "multipart/form-data"],
		"x-request-id": ["1", uuid],
		"x-remix-response": ["yes"],
		"session-id": ["A".repeat(43)],
		locale: ["fi", "xx"],
		"backend-key": ["x"],
		priority: ["u=0, i"],
		dpr: ["2", "999"],
		"viewport-width": ["320"],
		te: ["trailers"],
		via: ["1.1 x"],
		dnt: ["1"],
		"early-data": ["1"],
	};
	it.each(Object.entries(usual))(`${runs} × %s`, far, async (name, values) => {
		const value = fc.oneof({ weight: 1, arbitrary: fc.constantFrom(...values) }, { weight: 2, arbitrary: headerText });
		const other = fc
			.constantFrom(...Object.entries(usual))
			.chain(([key, known]) => fc.constantFrom(...known).map((text) => [key, text] as const));
		await fc.assert(
			fc.asyncProperty(
				pages,
				host,
				value,
				fc.array(other, { maxLength: 3 }),
				fc.constantFrom("GET", "GET", "GET", "HEAD"),
				async (path, on, text, more, method) => {
					await sound(name, path, on, { ...Object.fromEntries(more), [name]: text }, method);
				},
			),
			parameters(runs),
		);
	});
});

async function sound(name: string, path: string, on: string, headers: Record<string, string>, method = "GET"): Promise<void> {
	const answer = await ask(shop, { method, path, host: on, headers });
	statuses.note(name, answer.status);
	// The local runtime rejects requests that accept no encoding.
	if (answer.status === 415 && answer.headers["accept-encoding"] !== undefined && "accept-encoding" in headers) return;
	expectValid(answer, method === "HEAD");
}

afterAll(() => statuses.tell("Headers"));
