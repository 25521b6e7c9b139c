import { afterEach, describe, expect, it } from "vitest";
import routes from "../../app/routes";
import { each } from "../support/crawler";
import { failingShop } from "../support/failing-shop";
import { addBeam, cartPath, fillPaymentInfo, finnishBuyer } from "../support/guest-order";
import { purge } from "../support/purge";
import { shared } from "../support/shared-shop";
import { knownAccount, newAccount } from "../support/visiting-account";
import { formOf, rowForm, Visitor } from "../support/visitor";
import { withTexts } from "../support/with-texts";

const { backend, shop, fail, well } = await failingShop(shared.backend);
afterEach(well);

/** Every address of an existing cart to which a browser can be led. */
const addresses = (cart: string): string[] =>
	routes
		.flatMap(({ path = "" }) => [path.replace(":uuid", cart), path.replace(":uuid", crypto.randomUUID())])
		.map((path) => path.replace("categories/:slug", "categories/ipe-beams").replace("products/:slug", "products/ipe-200"))
		.map((path) => path.replace("blog/:slug", "blog/s235-or-s355").replace(":id", "1").replace(":file", "de.xml").replace("*", "nothing"))
		.map((path) => `/${path}`);

describe("a visit", () => {
	// Shows H1.13
	it("to any address sends no change to the backend", { timeout: 120_000 }, async () => {
		const { visitor } = await newAccount({ shop: shop.address, backend: shared.backend });
		await addBeam(visitor, "12");
		const cart = (await cartPath(visitor)).replace("/cart/", "");
		backend.seen = [];
		const visits = [...new Set(addresses(cart))].flatMap((path) =>
			/^\/(?:cart|orders|users)/.test(path) ? [`GET ${path}`, `HEAD ${path}`, `GET ${path}.data`] : [`GET ${path}`],
		);
		await each(
			visits,
			async (visit) => {
				const [method = "", path = ""] = visit.split(" ");
				expect((await visitor.send(method, path)).status, visit).toBeLessThan(500);
			},
			4,
		);
		expect(backend.seen.length).toBeGreaterThan(50);
		const changing = backend.seen.filter((line) => !line.startsWith("GET ") || /\/(?:logout|rebuy)(?:[/?]|$)/.test(line));
		// Buyers' systems may open the catalogue by GET.
		const known = ["POST /search/register_query", "POST /procurement/oci", "POST /procurement/ids"];
		expect(changing.filter((line) => !known.includes(line))).toEqual([]);
		expect((await visitor.get("/users/profile")).path).toBe("/users/profile");
	});
});

describe("what is typed in several rows of a cart", () => {
	// Shows R52.2
	it("is one backend call; if one row is refused, the page shows all input again", async () => {
		const visitor = new Visitor(shop.address);
		await addBeam(visitor, "12");
		const other = rowForm(await visitor.get("/products/heb-200"), "3");
		await visitor.post(other.path, other.fields);
		const cart = await cartPath(visitor);
		const page = await visitor.get(cart);
		const ids = page.root.querySelectorAll('#cart input[name="itemId"]').map((field) => field.getAttribute("value") ?? "");
		const version = page.root.querySelector('#cart input[name="version"]')?.getAttribute("value") ?? "";
		expect(ids).toHaveLength(2);
		const typed = (amounts: string[]): [string, string][] => [
			["intent", "cart"],
			["version", version],
			...ids.flatMap((id, row): [string, string][] => [
				["itemId", id],
				["amount", amounts[row] ?? ""],
				["comment", `Achse ${row}`],
			]),
		];
		backend.seen = [];
		const refused = await visitor.postOnce(cart, typed(["13", "200000"]));
		expect(refused.status).toBe(422);
		const amounts = (from: typeof page) =>
			from.root.querySelectorAll('#cart input[name="amount"]').map((field) => field.getAttribute("value"));
		expect(amounts(refused)).toEqual(["13", "200000"]);
		expect(amounts(await visitor.get(cart))).toEqual(["12", "3"]);
		backend.seen = [];
		expect((await visitor.postOnce(cart, typed(["13", "5"]))).status).toBe(303);
		const uuid = cart.replace("/cart/", "");
		expect(backend.seen.filter((line) => !line.startsWith("GET "))).toEqual([`PATCH /orders/change-lines/${uuid}`]);
		expect(amounts(await visitor.get(cart))).toEqual(["13", "5"]);
	});
});

describe("the notes of a cart", () => {
	// Shows R22.35
	it("are one backend call, so that no failure leaves half of them", async () => {
		const visitor = new Visitor(shop.address);
		await addBeam(visitor, "12");
		const cart = await cartPath(visitor);
		backend.seen = [];
		const notes = { comment: "Tor 3", shippingComment: "Anrufen" };
		expect((await visitor.postOnce(cart, { intent: "notes", ...notes })).status).toBe(303);
		const changes = backend.seen.filter((line) => !line.startsWith("GET "));
		expect(changes).toEqual([`PATCH /orders/set-notes/${cart.replace("/cart/", "")}`]);
		const page = await visitor.get(cart);
		for (const name of ["comment", "shippingComment"] as const) expect(page.root.querySelector(`#notes-${name}`)?.text).toBe(notes[name]);
	});
});

describe("the notes of a cart, with a backend that has only the calls for single notes,", () => {
	// Shows R22.17, R22.18
	it("are sent one by one", async () => {
		const visitor = new Visitor(shop.address);
		await addBeam(visitor, "12");
		const cart = await cartPath(visitor);
		await fail("missing", "/orders/set-notes/");
		const notes = { comment: "Tor 4", shippingComment: "Klingeln" };
		expect((await visitor.postOnce(cart, { intent: "notes", ...notes })).status).toBe(303);
		expect(backend.seen.filter((line) => !line.startsWith("GET "))).toEqual(
			["set-notes", "set-comment", "set-shipping-comment"].map((call) => `PATCH /orders/${call}/${cart.replace("/cart/", "")}`),
		);
		const page = await visitor.get(cart);
		for (const name of ["comment", "shippingComment"] as const) expect(page.root.querySelector(`#notes-${name}`)?.text).toBe(notes[name]);
	});
});

describe("the buyer's order number, with a backend that has only the calls for single notes,", () => {
	// Shows R22.16
	it("is sent with the addresses", async () => {
		const visitor = new Visitor(shop.address);
		await addBeam(visitor, "12");
		const cart = await cartPath(visitor);
		await fail("missing", "/orders/set-notes/");
		backend.seen = [];
		expect((await fillPaymentInfo(visitor, cart, { ...finnishBuyer, reference: "PO 4712" })).path).toBe(`${cart}/payment-method`);
		expect(backend.seen).toContain(`PATCH /orders/set-order-reference/${cart.replace("/cart/", "")}`);
		expect(formOf(await visitor.get(`${cart}/payment-info`), "#payment-info").fields.reference).toBe("PO 4712");
	});
});

describe("the home page, with a backend that has nothing of it,", () => {
	// Shows R21.5
	it("works, and the log names the missing calls", async () => {
		await fail("missing");
		const page = await new Visitor(shop.address, "en").get("/");
		expect([page.status, page.root.querySelector("h1")?.text]).toEqual([200, expect.stringContaining("Steel")]);
		for (const path of ["/productVariant/popular", "/static/promotion", "/category/rootCategories"])
			await expect.poll(() => shop.log()).toContain(`"kind":"MISSING_CALL","call":"GET ${path}","tier":"browse"`);
	});
});

describe("the quick order, with a backend that reads no lines,", () => {
	// Shows R25.8
	it("accepts codes with quantities, and calls all other lines unclear", async () => {
		const visitor = new Visitor(shop.address);
		await fail("missing", "/search/lines");
		const form = formOf(await visitor.get("/quick-order"), 'main form[enctype="multipart/form-data"]');
		const page = await visitor.postOnce(form.path, { ...form.fields, list: "CR-001127;12\n4 Stk HEA 160 12 m" });
		expect(page.status).toBe(422);
		expect(page.root.querySelector('main tr[data-line="good"]')?.text).toContain("CR-001127");
		expect(page.root.querySelector('main tr[data-line="wrong"]')?.text).toContain("4 Stk HEA 160 12 m");
		expect(page.root.querySelector('main input[name^="pick."]')).toBeNull();
	});
});

describe("a cutting list, with a backend that plans none,", () => {
	// Shows R36.2
	it("is priced length by length", async () => {
		const visitor = new Visitor(shop.address);
		const product = await visitor.get("/products/ipe-200");
		const [, id] = /showVariant=(\d+)/.exec(product.text) ?? [];
		backend.seen = [];
		await fail("missing", "/orders/cut-list/");
		const page = await visitor.get(`/cut/${id}?pieces=4&length=1250&pieces=12&length=800`);
		expect(page.status).toBe(200);
		expect(backend.seen.filter((line) => line.startsWith("GET /orders/cut-price/"))).toHaveLength(2);
		expect(page.root.querySelector('form[action="/cart/items"] [name="cut.800"]')?.getAttribute("value")).toBe("12");
		expect(page.root.querySelector('form[action="/cart/items"] [name="amount"]')).toBeNull();
	});
});

describe("delivery and payment", () => {
	const chosen = { deliveryMethodType: "construction_site", paymentMethod: "invoice" };

	async function choose() {
		const visitor = new Visitor(shop.address);
		await addBeam(visitor, "12");
		const path = await cartPath(visitor);
		await fillPaymentInfo(visitor, path, finnishBuyer);
		backend.seen = [];
		expect((await visitor.postOnce(`${path}/payment-method`, chosen)).status).toBe(303);
		const page = await visitor.get(`${path}/payment-method`);
		expect(page.root.querySelector('input[name="deliveryMethodType"][checked]')?.getAttribute("value")).toBe(chosen.deliveryMethodType);
		return backend.seen.filter((line) => !line.startsWith("GET ")).map((line) => line.split("/")[2]);
	}

	// Shows R22.20
	it("go to the backend in one call: what fails half way would leave half", async () => {
		expect(await choose()).toEqual(["set-state"]);
	});

	// Shows R22.20, R22.22
	it("go to a backend that takes no more than the delivery along in two", async () => {
		backend.rewrite = (path, answer) =>
			path.startsWith("/orders/set-state/") && answer instanceof Object ? { ...answer, paymentmethod: null } : answer;
		expect(await choose()).toEqual(["set-state", "set-payment-method"]);
	});
});

describe("hidden goods", () => {
	// Shows R4.16, R53.7
	it("are requested with the session, on every page of the list, and never without one", async () => {
		const asked = async (visitor: Visitor, address = "/categories/ipe-beams?showHidden=true") => {
			backend.seen = [];
			const page = await visitor.get(address);
			expect(page.status).toBe(200);
			expect(page.root.querySelector('main a[href*="page=2"]')?.getAttribute("href")).toContain("showHidden=true");
			return backend.seen.filter((line) => line.includes("/by-category/ipe-beams") && line.includes("showHidden=true")).length;
		};
		const { visitor } = await newAccount({ shop: shop.address, backend: shared.backend });
		expect(await asked(visitor)).toBe(1);
		expect(await asked(new Visitor(shop.address))).toBe(0);
		expect(await asked(visitor, "/categories/ipe-beams?showHidden")).toBe(1);
	});
});

// Shows R53.8
it("a search is recorded as typed", async () => {
	backend.bodies = [];
	await new Visitor(shop.address).get("/new_search?search=IPE+200++6+m");
	expect(backend.bodies.map((body) => JSON.parse(body))).toContainEqual({ query: "IPE 200 6 m" });
});

// Shows R25.6, R53.8
it("a company's own number is recorded as the article's code", async () => {
	const where = { shop: shop.address, backend: shared.backend, locale: "de" } as const;
	const { visitor } = await knownAccount(where, "buyer@demo.example", "Crossbar1");
	await visitor.get("/users/profile");
	for (const path of ["/new_search?search=AITA-T24", "/search/hits?search=AITA-T24"]) {
		backend.bodies = [];
		expect((await visitor.get(path)).status).toBe(200);
		const queries = () => backend.bodies.map((body) => JSON.parse(body)).filter((body) => "query" in body);
		await expect.poll(queries, { timeout: 5000 }).toEqual([{ query: expect.stringMatching(/^CR-/) }]);
	}
});

// Shows R53.8
it("a search in the overlay is recorded while it runs", async () => {
	await fail("held", "/search/new");
	const answer = new Visitor(shop.address).get("/search/hits?search=ipe+240");
	await expect.poll(() => backend.seen.filter((line) => line.includes("/search/register_query"))).toHaveLength(1);
	backend.mode = "well";
	expect((await answer).text).toMatch(/"queryId":\d+/);
});

describe("what a backend answers", () => {
	const mark = `</script><img src="x" onerror="alert(1)">\u2028`;
	const told = new Set(["title", "name", "question", "answer", "intro", "text", "description", "customername"]);

	// Shows H8.1
	it.each(["/", "/faq", "/products/ipe-200", "/categories/ipe-beams", "/blog/s235-or-s355", "/new_search?search=ipe+200"])(
		"is text, also for search engines: %s",
		async (path) => {
			backend.rewrite = (_, answer) => withTexts(answer, (name, text) => (told.has(name) ? text + mark : text));
			await purge(shop);
			const page = await new Visitor(shop.address).get(path);
			expect(page.status).toBe(200);
			expect(page.root.querySelectorAll("[onerror]")).toEqual([]);
			expect(page.text).toContain("alert(1)");
			const structured = page.root.querySelectorAll('script[type="application/ld+json"]').map((script) => script.rawText);
			for (const text of structured) {
				expect(() => JSON.parse(text)).not.toThrow();
				expect(text).not.toMatch(/[<\u2028\u2029]/);
			}
			if (path !== "/" && !path.startsWith("/new_search")) expect(structured.join()).toContain("alert(1)");
		},
	);
});
