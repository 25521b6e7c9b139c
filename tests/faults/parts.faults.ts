import { afterEach, describe, expect, inject, it } from "vitest";
import { pageCalls, shellCalls } from "../../app/platform/backend/page-calls.server";
import { isOfDesk, routePatternOf } from "../../app/platform/config/route-table";
import type { Call } from "../../contract/call";
import { calls } from "../../contract/calls";
import { catalogue } from "../../contract/catalogue";
import { content } from "../../contract/content";
import { search } from "../../contract/search";
import { ownNumbers } from "../../contract/team";
import { failingShop } from "../support/failing-shop";
import { addBeam, cartPath, choosePayment, fillPaymentInfo, finnishBuyer } from "../support/guest-order";
import { purge } from "../support/purge";
import { knownAccount, newAccount } from "../support/visiting-account";
import { Visitor } from "../support/visitor";

const { backend, shop, fail, well } = await failingShop(inject("backend"));
afterEach(well);

const { visitor: account } = await newAccount({ shop: shop.address, backend: inject("backend"), locale: "en" });
await account.get("/users/profile");
await addBeam(account, "2");
const cart = await cartPath(account);
await fillPaymentInfo(account, cart, finnishBuyer);
await choosePayment(account, cart);
/** A member of a team with cost centres. */
const { visitor: member } = await knownAccount(
	{ shop: shop.address, backend: inject("backend"), locale: "en" },
	"purchaser@demo.example",
	"Crossbar1",
);
const guest = new Visitor(shop.address, "en");
const article = (await guest.get("/blog")).root.querySelector('main a[href^="/blog/"]')?.getAttribute("href") ?? "";

const pages: [Visitor, string][] = [
	...["/", "/shop", "/categories/ipe-beams", "/categories/ipe-beams?view=group", "/products/ipe-200", "/products/ipe-200/print"].map(
		(path): [Visitor, string] => [guest, path],
	),
	...["/new_search?search=ipe+200", "/compare?ids=1127", "/blog", article, "/faq"].map((path): [Visitor, string] => [guest, path]),
	...["/new_search?search=ipe+200", cart, `${cart}/offer`, `${cart}/payment-info`, `${cart}/payment-method`, `${cart}/summary`].map(
		(path): [Visitor, string] => [account, path],
	),
	...["profile", "orders", "orders?of=company", "offers", "invoices", "papers", "claims", "lists", "addresses", "company", "sessions"].map(
		(path): [Visitor, string] => [member, `/users/${path}`],
	),
];

/** Calls whose failure is not reported: nobody expects their content, or something else replaces it. */
const unsaid: readonly Call[] = [
	...shellCalls,
	...[content.static, content.countries, search.registerQuery, catalogue.popular, ownNumbers.list],
];

const all: Call[] = Object.values(calls).flatMap((room): Call[] => Object.values(room));
const matching = (line: string): Call | undefined => {
	const [method = "", address = ""] = line.split(" ");
	const { pathname } = new URL(address, "http://backend");
	return all.find((call) => call.method === method && new RegExp(`^${call.path.replace(/\{\w+\}/g, "[^/]+")}$`).test(pathname));
};

/** The calls of a page, with the paths that were requested. */
async function callsOf(visitor: Visitor, path: string): Promise<Map<Call, string>> {
	await purge(shop);
	backend.seen = [];
	expect((await visitor.get(path)).status, path).toBe(200);
	const found = new Map<Call, string>();
	for (const line of backend.seen) {
		const call = matching(line);
		if (!call) throw new Error(`No call is ${line}`);
		found.set(call, line.split(/[ ?]/)[1] ?? "");
	}
	return found;
}

const missing = "This part could not be loaded.";

describe.each(pages.map(([visitor, path]) => [path.replace(cart, "/cart/…"), visitor, path] as const))("%s", (_, visitor, path) => {
	// Shows R53.2
	it("needs the calls in the table, and works without the rest", async () => {
		const pattern = routePatternOf(path.split("?")[0] ?? "");
		if (isOfDesk(pattern)) throw new Error(`${path} is none of the shop's.`);
		const { needed = [], optional = [] } = pageCalls[pattern];
		for (const [call, sentTo] of await callsOf(visitor, path)) {
			const name = `${path} without ${call.path}`;
			const isNeeded = needed.includes(call);
			expect(isNeeded || optional.includes(call) || shellCalls.includes(call), `${call.path} has no place in the row of ${pattern}`).toBe(
				true,
			);
			await fail("error", sentTo);
			const page = await visitor.get(path);
			expect(page.status >= 500, name).toBe(isNeeded);
			expect(page.text, name).toContain("</html>");
			if (!isNeeded && !unsaid.includes(call)) expect(page.text, name).toContain(missing);
			await well();
		}
	});
});
