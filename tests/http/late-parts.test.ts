import { request } from "node:http";
import { createGunzip } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { failingShop } from "../support/failing-shop";
import { addBeam, cartPath } from "../support/guest-order";
import { shared } from "../support/shared-shop";
import { knownAccount } from "../support/visiting-account";
import { cartForm, formOf, Visitor } from "../support/visitor";

const { shop, fail, well } = await failingShop(shared.backend);
afterEach(well);

/** Bytes within this time are one part. In ms. */
const together = 50;

/** Requests a page and splits it into the parts in which it arrives. */
function parts(path: string, headers: Record<string, string> = {}): Promise<{ parts: string[]; headers: Record<string, unknown> }> {
	return new Promise((resolve, reject) => {
		const all = { Host: `en.localhost:${shop.port}`, Cookie: "js=1", "Accept-Encoding": "gzip", ...headers };
		const asked = request({ host: "127.0.0.1", port: shop.port, path, headers: all }, (answer) => {
			const body = answer.headers["content-encoding"] === "gzip" ? answer.pipe(createGunzip()) : answer;
			const come: string[] = [];
			body.setEncoding("utf8");
			let last = 0;
			body.on("data", (text: string) => {
				// TCP splits what the server sends at once.
				if (come.length > 0 && performance.now() - last < together) come.push((come.pop() ?? "") + text);
				else come.push(text);
				last = performance.now();
			});
			body.on("end", () => resolve({ parts: come, headers: answer.headers }));
			body.on("error", reject);
		});
		asked.on("error", reject).end();
	});
}

const waiting = "Loading…";
const late = [
	["/", "/blogs/all", "From the magazine"],
	["/products/ipe-200", "/product/neighbours", 'id="similar-title"'],
] as const;

describe("a browser that has shown that it runs scripts", () => {
	it.each(late)("gets %s without waiting for %s", async (path, call, title) => {
		await fail("late", call);
		const { parts: come, headers } = await parts(path);
		const text = come.join("");
		const first = text.slice(0, text.indexOf('<div hidden id="S:'));
		expect(first).toContain("</h1>");
		expect(first).toContain(waiting);
		expect(first).not.toContain(title);
		expect(text).toContain(title);
		expect(text).toContain('http-equiv="refresh"');
		expect(headers["server-timing"]).toBe("cache;desc=none");
		// Other browsers get the whole page: the late parts are cached by then.
		const whole = await new Visitor(shop.address, "en").get(path);
		expect(whole.text).not.toContain(waiting);
		expect(whole.text).toContain(title);
	});

	it("sees what comes before what is late", async () => {
		await fail("late", "/blogs/all");
		// The local server's compression waits for a full block.
		const { parts: come } = await parts("/", { "Accept-Encoding": "identity" });
		expect(come.length).toBeGreaterThan(1);
		expect(come[0]).toContain("</h1>");
		expect(come[0]).not.toContain("From the magazine");
	});

	// Shows H3.3
	it("is told where a part could not be had, and has the rest", async () => {
		await fail("hangs", "/blogs/all");
		const text = (await parts("/")).parts.join("");
		expect(text).toContain("This part could not be loaded.");
		expect(text).toContain("</html>");
	});

	it("gets the whole page where nothing is late", async () => {
		await new Visitor(shop.address, "en").get("/");
		// A new address makes a new page from cached answers.
		const { parts: come } = await parts("/?from=letter");
		expect(come.join("")).not.toContain(waiting);
	});
});

// Shows R53.2
it("a page without the mean rating, which nobody misses, is cached like any other", async () => {
	await fail("hangs", "/static/reviews");
	const reader = new Visitor(shop.address, "de");
	expect((await reader.get("/faq")).status).toBe(200);
	await expect.poll(async () => (await reader.get("/faq")).headers["server-timing"], { timeout: 10_000 }).toBe("cache;desc=hit");
});

const inEnglish = { shop: shop.address, backend: shared.backend, locale: "en" } as const;

// Shows R39.2, R53.3
it("own prices that are late go into the rows that are there: what was typed in them stays", async () => {
	const { visitor } = await knownAccount(inEnglish, "einkauf@demo.example", "Crossbar1");
	await visitor.get("/users/profile");
	await fail("late", "/orders/own-prices");
	const { parts: come } = await parts("/categories/ipe-beams?prices=own", { Cookie: `${visitor.cookies.header}; js=1` });
	const text = come.join("");
	expect(text).toContain("Your prices are loading");
	expect(text.split("<table").length).toBe(2);
});

describe("while the lists of a company cannot be had", async () => {
	const { visitor } = await knownAccount(inEnglish, "purchaser@demo.example", "Crossbar1");
	await visitor.get("/users/profile");

	// Shows R53.2
	it("a search in its orders keeps the buyer and the cost centre that they are narrowed by", async () => {
		await fail("hangs", "/teams/");
		const page = await visitor.get("/users/orders?of=company&buyer=1&costCentre=4100");
		expect(formOf(page, "main search form").fields).toMatchObject({ of: "company", buyer: "1", costCentre: "4100" });
	});

	// Shows R53.2
	it("a cost centre that is saved is not called gone", async () => {
		await well();
		await addBeam(visitor, "2");
		const cart = await cartPath(visitor);
		const notes = cartForm(await visitor.get(cart), "notes");
		await visitor.post(notes.path, { ...notes.fields, costCentre: "3000" });
		await fail("hangs", "/teams/costs");
		const option = (await visitor.get(cart)).root.querySelector("#notes-costCentre option[selected]");
		expect([option?.getAttribute("value"), option?.text]).toEqual(["3000", "3000"]);
	});
});

describe("a page that ends with its first part comes", () => {
	it.each([
		["who has shown nothing", { Cookie: "" }],
		["whose cookie says something else", { Cookie: "js=0" }],
		["who saves data", { "Save-Data": "on" }],
	])("for a browser %s: without what is late, and the next time with it", async (_, headers) => {
		await fail("late", "/blogs/all");
		const first = (await parts("/", headers)).parts.join("");
		expect(first).not.toContain(waiting);
		expect(first).toContain("This part could not be loaded.");
		await new Promise((resolve) => setTimeout(resolve, 600));
		expect((await parts("/", headers)).parts.join("")).toContain('id="magazine"');
	});
});

it.each([
	["/products/ipe-200?page=2", "/products/ipe-200?page=2"],
	["//evil.example", "/"],
	["https://evil.example/", "/"],
])("a browser that runs no scripts any more is led back to the whole page: %s", async (to, expected) => {
	const { status, headers } = await new Visitor(shop.address, "en").send("GET", `/whole-page?to=${encodeURIComponent(to)}`);
	expect(status).toBe(302);
	expect(headers.location).toBe(expected);
	expect(headers["set-cookie"]).toEqual([expect.stringMatching(/^js=; .*Max-Age=0/)]);
});
