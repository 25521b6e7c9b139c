import fc from "fast-check";
import { afterAll, describe, inject, it } from "vitest";
import { cookie } from "../support/cookies";
import { knownAccount } from "../support/visiting-account";
import { ask } from "./ask";
import { encoded, hostileText, inAddress, shortText } from "./hostile-text";
import { parameters, runsOf } from "./settings";
import { expectSound } from "./sound-answer";
import { stages } from "./stages";
import { Statuses } from "./statuses";

const shop = inject("shop");
const backend = inject("backend");
const statuses = new Statuses();
const host = fc.constantFrom("de.localhost", "fi.localhost", "en.localhost", "et.localhost", "localhost");
/** A guest's cart, filled in up to the last step. */
const guest = await stages.guest({ shop, backend });
const uuid = guest.pages[0]?.split("/")[2] ?? "";
const guestCookies = guest.visitor.cookies.header;
/** A bar that is cut to length. */
const bar = /showVariant=(\d+)/.exec((await guest.visitor.get("/products/ipe-200")).text)?.[1] ?? "";
const far = { timeout: 3_600_000 };

const { visitor } = await knownAccount({ shop, backend, locale: "de" }, "purchaser@demo.example", "Crossbar1");
const signedIn = visitor.cookies.header;
const someCookie = fc.constantFrom("", signedIn, guestCookies, guestCookies, `cart=${cookie({ uuid, count: 3 })}`, "js=1");

/** Pages that anybody may ask for. */
const pages = [
	...[
		"/",
		"/shop",
		"/categories/beams",
		"/products/ipe-200",
		"/products/ipe-200/variants.csv",
		`/variant/${bar}`,
		`/cut/${bar}`,
		"/new_search",
		"/compare",
	],
	...["/quick-order", "/quick-order/sample.csv", "/search/hits", "/cart", `/cart/${uuid}`, `/cart/${uuid}/share`, `/cart/${uuid}/offer`],
	...[
		`/cart/${uuid}/payment-info`,
		`/cart/${uuid}/payment-method`,
		`/cart/${uuid}/summary`,
		`/cart/${uuid}/pay`,
		`/cart/${uuid}/confirmation`,
	],
	...[
		`/cart/${uuid}/confirmation.pdf`,
		`/cart/${uuid}/offer.pdf`,
		`/cart/${uuid}/order.xml`,
		`/cart/${uuid}/accept`,
		`/orders/${uuid}/again`,
	],
	...["/users/login", "/users/logout", "/users/magic-link", "/users/reset-password", "/users/verify", "/users/lists", "/users/lists/new"],
	...["/users/profile", "/users/profile/delete", "/users/orders", `/users/orders/${uuid}`, "/users/approvals", "/users/company"],
	...["/users/company/invitation", "/about", "/faq", "/blog", "/contact", "/terms", "/privacy", "/legal", "/supplierInfo", "/whole-page"],
	...["/newsletter", "/cookies", "/events", "/locale", "/robots.txt", "/manifest/de.webmanifest", "/service-worker.js", "/sitemap.xml"],
	...["/sitemaps/products-1.xml", "/healthz", "/nothing-here", "/__manifest"],
] as const;

/** Every parameter that some page reads, with pages that do. */
const read: Record<string, readonly string[]> = {
	page: ["/categories/beams", "/products/ipe-200", "/new_search", "/blog", "/users/orders", "/users/lists"],
	sort: ["/categories/beams", "/products/ipe-200", "/new_search"],
	view: ["/categories/beams", "/products/ipe-200", "/new_search", "/users/login"],
	showVariant: ["/categories/beams", "/products/ipe-200", "/new_search", "/shop"],
	showHidden: ["/categories/beams", "/products/ipe-200"],
	image: ["/products/ipe-200"],
	compare: ["/categories/beams", "/new_search", "/products/ipe-200"],
	ids: ["/compare"],
	pieces: [`/cut/${bar}`],
	length: [`/cut/${bar}`],
	certificate: [`/cut/${bar}`],
	q: ["/faq", "/search/hits"],
	login: ["/", "/shop", "/products/ipe-200", "/faq", "/cart"],
	returnTo: ["/users/login", "/", "/users/profile"],
	goto: ["/users/login", "/cart", "/", "/users/magic-link"],
	done: ["/users/lists", "/users/profile/delete", "/users/login"],
	sent: ["/contact", "/supplierInfo", "/newsletter"],
	variant: ["/contact"],
	cart: ["/contact", "/users/lists/new"],
	list: ["/users/lists/new"],
	product: ["/contact"],
	subject: ["/contact"],
	token: ["/users/magic-link", "/users/reset-password", "/users/verify", "/users/company/invitation"],
	again: [`/cart/${uuid}`, "/cart"],
	put: [`/cart/${uuid}`, "/cart"],
	payment: [`/cart/${uuid}/summary`, `/cart/${uuid}/confirmation`],
	markPaid: [`/cart/${uuid}/confirmation`],
	state: ["/users/orders"],
	to: ["/whole-page"],
	name: ["/events"],
	_routes: ["/categories/beams.data", "/products/ipe-200.data", "/users/profile.data", "/cart.data", "/_root.data"],
	p: ["/__manifest"],
	version: ["/__manifest"],
	utm_source: ["/", "/categories/beams"],
	index: ["/", "/cart"],
};

describe("a parameter with whatever in it", () => {
	const runs = runsOf(1_000);
	it.each(Object.entries(read))(`${runs} × %s`, far, async (name, own) => {
		const asked = fc.record({
			page: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...own) }, { weight: 1, arbitrary: fc.constantFrom(...pages) }),
			values: fc.array(inAddress, { minLength: 1, maxLength: 3 }),
			others: fc.array(fc.tuple(fc.constantFrom(...Object.keys(read), "f", "search", "min.h", "v.grade", "was"), inAddress), {
				maxLength: 3,
			}),
			cookies: someCookie,
			host,
		});
		await fc.assert(
			fc.asyncProperty(asked, async ({ page, values, others, cookies, host: on }) => {
				const search = [...values.map((value) => [name, value]), ...others].map((pair) => pair.join("=")).join("&");
				await sound(`?${name}`, `${page}?${search}`, on, cookies ? { Cookie: cookies } : {});
			}),
			parameters(runs),
		);
	});
});

describe("a part of a path with whatever in it", () => {
	const runs = runsOf(1_000);
	const places = [
		...[
			"/categories/*",
			"/products/*",
			"/products/*/variants.csv",
			"/variant/*",
			"/cut/*",
			"/cart/*",
			"/cart/*/other",
			"/cart/*/offer.pdf",
		],
		...[
			"/cart/*/payment-info",
			"/cart/*/confirmation",
			"/cart/*/order.xml",
			"/orders/*/again",
			"/users/lists/*",
			"/users/orders/*",
			"/users/orders/*/confirmation.pdf",
		],
		...[
			"/users/approvals/*",
			"/blog/*",
			"/manifest/*",
			"/sitemaps/*",
			"/*",
			"/users/*",
			"/drawings/*",
			"/drawings/products/*.svg",
			"/img/*",
			"/img/640/*",
			"/assets/*",
		],
		...["/share/*", "/share/de/products/*", "/_dev/*", "/cart/*/live", "/payments/*", "/.well-known/*"],
	];
	it.each(places)(`${runs} × %s`, far, async (place) => {
		const part = fc.oneof(
			{ weight: 6, arbitrary: inAddress },
			{ weight: 2, arbitrary: fc.tuple(inAddress, inAddress).map((parts) => parts.join("/")) },
			{
				weight: 1,
				arbitrary: fc.constantFrom(
					"ipe-200",
					"beams",
					uuid,
					uuid.toUpperCase(),
					"1",
					"0",
					"%2e%2e",
					"..%5c..",
					"a%00b",
					"%c0%af",
					"%E0%A4%A",
				),
			},
		);
		await fc.assert(
			fc.asyncProperty(part, someCookie, host, fc.boolean(), async (text, cookies, on, asData) => {
				const path = place.replace("*", text.replace(/[?#]/g, "").slice(0, 1_500));
				// What is not of this shop at all is refused without being a page.
				await sound(place, asData ? `${path}.data` : path, on, cookies ? { Cookie: cookies } : {});
			}),
			parameters(runs),
		);
	});
});

describe("filters", () => {
	const codes = fc.constantFrom(
		"h",
		"b",
		"s",
		"t",
		"d",
		"length",
		"grade",
		"finish",
		"supplier",
		"availability",
		"price",
		"weight",
		"__proto__",
		"constructor",
		"toString",
	);
	const value = fc.oneof(
		fc.constantFrom<unknown>(
			"S355J2",
			"raw",
			"galvanised",
			200,
			-1,
			0,
			1e308,
			null,
			true,
			"",
			{},
			[],
			{ min: 1 },
			{ max: 10 },
			{ min: 10, max: 1 },
			{ min: "x" },
		),
		hostileText.map((text) => text.slice(0, 60)),
		fc.double(),
	);
	const object = fc.dictionary(
		fc.oneof({ weight: 5, arbitrary: codes }, { weight: 1, arbitrary: shortText }),
		fc.oneof(value, fc.array(value, { maxLength: 60 })),
		{ maxKeys: 24 },
	);
	const f = fc.oneof(
		{ weight: 6, arbitrary: object.map((made) => JSON.stringify(made)) },
		{ weight: 2, arbitrary: fc.json({ maxDepth: 5 }) },
		{ weight: 2, arbitrary: shortText },
		{ weight: 1, arbitrary: fc.integer({ min: 1, max: 600 }).map((depth) => "[".repeat(depth) + "]".repeat(depth)) },
		{ weight: 1, arbitrary: fc.integer({ min: 1, max: 300 }).map((depth) => '{"h":'.repeat(depth)) },
	);
	const fields = fc.array(
		fc.tuple(
			fc.oneof(
				fc.tuple(fc.constantFrom("v.", "min.", "max."), codes).map((parts) => parts.join("")),
				fc.constant("was"),
				fc.constant("f"),
			),
			fc.oneof(inAddress, fc.constantFrom("200", "S355J2", "", "1,5", "-3")),
		),
		{ maxLength: 12 },
	);
	const lists = fc.constantFrom(
		"/categories/beams",
		"/products/ipe-200",
		"/new_search?search=ipe",
		"/products/ipe-200/variants.csv",
		"/categories/mesh",
		"/categories/beams.data",
	);
	const runs = runsOf(10_000);

	it(`${runs} × f`, far, async () => {
		await fc.assert(
			fc.asyncProperty(
				lists,
				fc.array(f, { minLength: 1, maxLength: 2 }),
				fields,
				fc.integer({ min: 0, max: 3 }),
				host,
				async (list, texts, more, choice, on) => {
					const search = [
						...texts.map((text) => `f=${encoded(text)}`),
						...(choice === 0 ? more.map(([name, text]) => `${encoded(name)}=${text}`) : []),
					];
					await sound("?f", `${list}${list.includes("?") ? "&" : "?"}${search.join("&")}`, on);
				},
			),
			parameters(runs),
		);
	});
});

describe("searches", () => {
	const pieces = fc.constantFrom(
		...[
			"ipe",
			"IPE200",
			"200",
			"6m",
			"6 m",
			"S355",
			"s355j2",
			"100x100x5",
			"100*100*5",
			"ø33,7",
			"CR-000123",
			"CR-",
			"raw",
			"feuerverzinkt",
			"teräs",
			"mesh",
			"zaun",
		],
		...[
			'"',
			"'",
			"*",
			"AND",
			"OR",
			"NOT",
			"NEAR/3",
			"(",
			")",
			"-",
			"+",
			"^",
			":",
			"words:",
			"%",
			"_",
			"\\",
			",",
			".",
			"×",
			"/",
			"\u0000",
			"💥",
			"e\u0301",
			"\ufeff",
			"ﬁ",
			"İ",
			"ß",
		],
	);
	const words = fc.oneof(
		{
			weight: 6,
			arbitrary: fc
				.array(pieces, { minLength: 1, maxLength: 9 })
				.chain((parts) => fc.constantFrom(" ", "", "  ", ",").map((between) => parts.join(between))),
		},
		{ weight: 3, arbitrary: shortText },
		{ weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 120 }) },
	);
	const at = fc.constantFrom(
		"/new_search?search=",
		"/new_search?search=",
		"/search/hits?search=",
		"/search/hits?q=",
		"/new_search.data?search=",
		"/faq?q=",
	);
	const runs = runsOf(10_000);

	it(`${runs} × search`, far, async () => {
		await fc.assert(
			fc.asyncProperty(at, words, host, (path, text, on) => sound("?search", path + encoded(text), on)),
			parameters(runs),
		);
	});
});

async function sound(name: string, path: string, on: string, headers: Record<string, string> = {}): Promise<void> {
	const answer = await ask(shop, { path, host: on, headers });
	statuses.note(name, answer.status);
	expectSound(answer);
}

afterAll(() => statuses.tell("Addresses"));
