import fc from "fast-check";
import { afterAll, describe, inject, it } from "vitest";
import { cookie } from "../support/cookies";
import { knownAccount } from "../support/visiting-account";
import { ask } from "./ask";
import { inAddress } from "./hostile-text";
import { pagesOf, readersOf } from "./known-addresses";
import { parameters, runsOf } from "./settings";
import { stages } from "./stages";
import { Statuses } from "./statuses";
import { expectValid } from "./valid-response";

const shop = inject("shop");
const backend = inject("backend");
const statuses = new Statuses();
const host = fc.constantFrom("de.localhost", "fi.localhost", "en.localhost", "et.localhost", "localhost");
/** A guest's cart, filled in up to the last step. */
const guest = await stages.guest({ shop, backend });
const uuid = guest.pages[0]?.split("/")[2] ?? "";
const guestCookies = guest.visitor.cookies.header;
/** A bar that can be cut to length. */
const bar = /showVariant=(\d+)/.exec((await guest.visitor.get("/products/ipe-200")).text)?.[1] ?? "";
const far = { timeout: 3_600_000 };

const pages = pagesOf({ uuid, bar });
const readers = readersOf({ uuid, bar });

const { visitor } = await knownAccount({ shop, backend, locale: "de" }, "purchaser@demo.example", "Crossbar1");
const signedIn = visitor.cookies.header;
const someCookie = fc.constantFrom("", signedIn, guestCookies, guestCookies, `cart=${cookie({ uuid, count: 3 })}`, "js=1");

describe("a parameter with whatever in it", () => {
	const runs = runsOf(1_000);
	it.each(Object.entries(readers))(`${runs} × %s`, far, async (name, own) => {
		const asked = fc.record({
			page: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...own) }, { weight: 1, arbitrary: fc.constantFrom(...pages) }),
			values: fc.array(inAddress, { minLength: 1, maxLength: 3 }),
			others: fc.array(fc.tuple(fc.constantFrom(...Object.keys(readers), "f", "search", "min.h", "v.grade", "was"), inAddress), {
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
		"/categories/*",
		"/products/*",
		"/products/*/variants.csv",
		"/variant/*",
		"/cut/*",
		"/cart/*",
		"/cart/*/other",
		"/cart/*/offer.pdf",
		"/cart/*/payment-info",
		"/cart/*/confirmation",
		"/cart/*/order.xml",
		"/orders/*/again",
		"/users/lists/*",
		"/users/orders/*",
		"/users/orders/*/confirmation.pdf",
		"/users/approvals/*",
		"/blog/*",
		"/manifest/*",
		"/opensearch/*",
		"/sitemaps/*",
		"/*",
		"/users/*",
		"/drawings/*",
		"/drawings/products/*.svg",
		"/img/*",
		"/img/640/*",
		"/assets/*",
		"/share/*",
		"/share/de/products/*",
		"/_dev/*",
		"/cart/*/live",
		"/payments/*",
		"/.well-known/*",
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
				// Paths that are not the shop's are refused without a page.
				await sound(place, asData ? `${path}.data` : path, on, cookies ? { Cookie: cookies } : {});
			}),
			parameters(runs),
		);
	});
});

async function sound(name: string, path: string, on: string, headers: Record<string, string> = {}): Promise<void> {
	const answer = await ask(shop, { path, host: on, headers });
	statuses.note(name, answer.status);
	expectValid(answer);
}

afterAll(() => statuses.tell("Addresses"));
