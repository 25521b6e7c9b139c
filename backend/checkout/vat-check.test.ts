import { createServer, type ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { type Backend, cartOf, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { billing, completion, newCart } from "../../tests/support/buyer";

/** A fake register with the protocol of VIES. */
let answer: (response: ServerResponse) => void = () => undefined;
const requests: (string | undefined)[] = [];
const server = createServer((request, response) => {
	requests.push(request.url);
	answer(response);
});
const respond = (body: unknown, status = 200) => {
	answer = (response) => response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
};

let backend: Backend;
let viesUrl = "";
beforeAll(async () => {
	backend = await startBackend();
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = z.object({ port: z.number() }).parse(server.address());
	viesUrl = `http://127.0.0.1:${port}/ms/{country}/vat/{number}`;
});
beforeEach(() => requests.splice(0));
afterAll(async () => {
	server.closeAllConnections();
	server.close();
	await backend.dispose();
});

function buyer(url = viesUrl) {
	const session = crypto.randomUUID();
	const caller = backend.caller("de", session);
	return {
		caller,
		newCart: () => newCart(caller, supplies.beam, 1),
		async fill(uuid: string, form: object) {
			const headers = { Locale: "de", "Session-Id": session, "Content-Type": "application/json" };
			const body = JSON.stringify({ ...form, type: "billing", isSeparateShipping: false });
			const response = await backend.request(`/orders/set-form/${uuid}`, { method: "PATCH", headers, body }, { VIES_URL: url });
			return { status: response.status, body: await response.json() };
		},
	};
}

// Shows R19.3
describe("the VAT id of the billing form", () => {
	it.each([
		["is known", { isValid: true, userError: "VALID" }, "valid", 0, "intra_community"],
		["is not known", { isValid: false, userError: "INVALID" }, "unverified", 25.5, "no_valid_id"],
		["cannot be looked up in its country", { isValid: false, userError: "MS_UNAVAILABLE" }, "pending", 0, "intra_community"],
		["is asked for too often", { isValid: false, userError: "GLOBAL_MAX_CONCURRENT_REQ" }, "pending", 0, "intra_community"],
		["is answered with something else", { hello: "world" }, "pending", 0, "intra_community"],
	])("that %s", async (_, body, check, rate, reason) => {
		respond(body);
		const { newCart, fill } = buyer();
		const { uuid } = await newCart();
		const cart = cartOf(await fill(uuid, billing.DE));
		expect(requests).toEqual(["/ms/DE/vat/136695976"]);
		expect(cart.forms?.billing).toMatchObject({ vat: "DE136695976", vat_check: check });
		expect(cart.vat).toEqual({ rate, reason, country: "DE" });
	});

	it("is pending where the register fails, hangs or is not there", async () => {
		const { newCart, fill } = buyer();
		const { uuid } = await newCart();
		const check = async () => cartOf(await fill(uuid, billing.DE)).forms?.billing?.vat_check;
		respond({}, 503);
		expect(await check()).toBe("pending");
		answer = () => undefined;
		const start = performance.now();
		expect(await check()).toBe("pending");
		expect(performance.now() - start).toBeLessThan(2400);
		expect(cartOf(await buyerAt("http://127.0.0.1:1/{country}/{number}")).forms?.billing?.vat_check).toBe("pending");
	});

	async function buyerAt(url: string) {
		const { newCart, fill } = buyer(url);
		return fill((await newCart()).uuid, billing.DE);
	}

	it("is asked for again until it is known to be valid", async () => {
		const { newCart, fill } = buyer();
		const { uuid } = await newCart();
		respond({ isValid: false, userError: "TIMEOUT" });
		await fill(uuid, billing.DE);
		respond({ isValid: true, userError: "VALID" });
		expect(cartOf(await fill(uuid, billing.DE)).forms?.billing?.vat_check).toBe("valid");
		respond({ isValid: false, userError: "TIMEOUT" });
		expect(cartOf(await fill(uuid, { ...billing.DE, city: "Bochum" })).forms?.billing?.vat_check).toBe("valid");
		expect(requests).toHaveLength(2);
		expect(cartOf(await fill(uuid, billing.EE)).forms?.billing?.vat_check).toBe("pending");
		expect(requests.at(-1)).toBe("/ms/EE/vat/100931558");
	});

	it("is not asked for where it decides nothing: a wrong check digit, a Finnish id, a foreign cart", async () => {
		respond({ isValid: true, userError: "VALID" });
		const { newCart, fill } = buyer();
		const { uuid } = await newCart();
		expect(cartOf(await fill(uuid, { ...billing.DE, vat: "DE136695977" })).forms?.billing?.vat_check).toBe("unverified");
		expect(cartOf(await fill(uuid, billing.FI)).forms?.billing?.vat_check).toBe("valid");
		expect(await buyer().fill(uuid, billing.DE)).toMatchObject({ status: 404 });
		expect(requests).toEqual([]);
	});

	it("is looked up thirty times an hour for one buyer, and a cart's other data are stored as before", async () => {
		respond({ isValid: false, userError: "INVALID" });
		const { newCart, fill } = buyer();
		const { uuid } = await newCart();
		const statuses: number[] = [];
		for (let times = 0; times < 31; times++) statuses.push((await fill(uuid, billing.DE)).status);
		expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
		expect(requests).toHaveLength(30);
		expect((await fill(uuid, billing.FI)).status).toBe(200);
		const another = buyer();
		expect((await another.fill((await another.newCart()).uuid, billing.DE)).status).toBe(200);
	});

	it("is taken by its check digits where no register is configured", async () => {
		const { newCart, fill } = buyer("");
		const cart = cartOf(await fill((await newCart()).uuid, billing.DE));
		expect(cart.forms?.billing?.vat_check).toBe("valid");
		expect(requests).toEqual([]);
	});

	it("has the order looked at by a person while it is pending", async () => {
		const { caller, newCart, fill } = buyer();
		const { uuid } = await newCart();
		respond({}, 503);
		await fill(uuid, billing.DE);
		const ready = cartOf(await caller.call("PATCH", `/orders/set-payment-method/${uuid}/invoice`));
		expect(await caller.call("POST", "/orders/complete", completion(ready))).toMatchObject({ status: 200 });
		const sent = cartOf(await caller.call("GET", `/orders/by-id/${uuid}`));
		// The company's rating is good and the order small: only the VAT id needs review.
		expect(sent).toMatchObject({ order_status: "confirmed", needs_review: true, vat: { rate: 0, reason: "intra_community" } });
	});
});

describe("somebody else's VAT id", () => {
	it.each([
		["another company", { name: "NORDSTAHL GMBH & CO. KG" }, "invoice"],
		["another company", { name: "NORDSTAHL GMBH & CO. KG" }, "card"],
		["no company", { name: "---" }, "invoice"],
		["no company", {}, "card"],
	] as const)("is valid, and bears Finnish VAT where the register tells %s", async (_, registered, method) => {
		respond({ isValid: true, userError: "VALID", ...registered });
		const { caller, newCart, fill } = buyer();
		const { uuid } = await newCart();
		const filled = cartOf(await fill(uuid, { ...billing.DE, vat: "DE811569869", company: "Briefkasten GmbH" }));
		expect(filled.forms?.billing?.vat_check).toBe("valid");
		expect(filled.vat).toEqual({ rate: 25.5, reason: "unconfirmed_holder", country: "DE" });
		const ready = cartOf(await caller.call("PATCH", `/orders/set-payment-method/${uuid}/${method}`));
		expect(ready.vat.rate).toBe(25.5);
		expect((await caller.call("POST", "/orders/complete", completion(ready))).status).toBe(200);
		const stored = cartOf(await caller.call("GET", `/orders/by-id/${uuid}`));
		expect(stored.total_vat_price).toBeGreaterThan(0);
	});

	it("bears it while the register cannot be asked, and the order is reviewed", async () => {
		respond({}, 503);
		const { caller, newCart, fill } = buyer();
		const { uuid } = await newCart();
		const filled = cartOf(await fill(uuid, { ...billing.DE, company: "Briefkasten GmbH" }));
		expect(filled.vat.reason).toBe("unconfirmed_holder");
		const ready = cartOf(await caller.call("PATCH", `/orders/set-payment-method/${uuid}/invoice`));
		await caller.call("POST", "/orders/complete", completion(ready));
		expect(cartOf(await caller.call("GET", `/orders/by-id/${uuid}`))).toMatchObject({ needs_review: true, vat: { rate: 25.5 } });
	});
});

describe("the company that the register has a VAT id for", () => {
	const holderOf = (answered: { status: number; body: unknown }) => cartOf(answered).forms?.billing?.vat_holder;

	it.each([
		["another one", "Nordbau Süd GmbH", "NORDSTAHL GMBH & CO. KG", "NORDSTAHL GMBH & CO. KG"],
		["the same, written otherwise", "Müller & Söhne GmbH", "MUELLER UND SOEHNE  G.M.B.H.", ""],
		["kept to itself", "Nordbau Süd GmbH", "---", ""],
		["not told", "Nordbau Süd GmbH", undefined, ""],
	])("is told where it is clearly another one: %s", async (_, company, name, holder) => {
		respond({ isValid: true, userError: "VALID", name });
		const { newCart, fill } = buyer();
		const { uuid } = await newCart();
		const unknown = { ...billing.DE, vat: "DE811569869", company };
		expect(holderOf(await fill(uuid, unknown))).toBe(holder);
		// A valid id is not looked up again, and its company stays known.
		expect(holderOf(await fill(uuid, { ...unknown, city: "Bochum" }))).toBe(holder);
		expect(requests).toHaveLength(1);
		if (name) expect(holderOf(await fill(uuid, { ...unknown, company: name }))).toBe("");
	});

	it("is that of the shop's own list of companies where no register tells, for its owner alone", async () => {
		await backend.db
			.prepare(
				"INSERT INTO companies (vat, name, street, postcode, city, country) VALUES ('DE811569869', 'Stahlwerk Nord AG', 'Kai 1', '20457', 'Hamburg', 'DE')",
			)
			.run();
		const { newCart, fill } = buyer("");
		const { uuid } = await newCart();
		expect(holderOf(await fill(uuid, { ...billing.DE, vat: "DE811569869" }))).toBe("Stahlwerk Nord AG");
		expect(holderOf(await fill(uuid, { ...billing.DE, vat: "DE811569869", company: "Stahlwerk Nord" }))).toBe("");
		expect(holderOf(await fill(uuid, { ...billing.DE, vat: "DE811569868" }))).toBe("");
		const stranger = await backend.caller("de").call("GET", `/orders/by-id/${uuid}`);
		expect(JSON.stringify(stranger.body)).not.toContain("Stahlwerk Nord");
	});
});
