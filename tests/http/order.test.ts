import { describe, expect, it } from "vitest";
import {
	addBeam,
	cartPath,
	choosePayment,
	estonianBuyer,
	fillPaymentInfo,
	finnishBuyer,
	germanBuyer,
	mailsOf,
	order,
	orderNumberOf,
	summaryForm,
} from "../support/guest-order";
import { shared } from "../support/shared-shop";
import { storedCart } from "../support/stored-cart";
import { formOf, Visitor } from "../support/visitor";

const shop = shared.address;
const backend = shared.backend;

/** The order as the backend returns it to its buyer; amounts in cents. */
async function stored(visitor: Visitor, uuid: string) {
	return storedCart(backend, visitor, uuid);
}

const uuidOf = (path: string) => path.split("/")[2] ?? "";

const cases = [
	["a Finnish company pays Finnish VAT", "fi", finnishBuyer, 25.5, "domestic", 8900],
	["a German company with a valid id pays none", "de", germanBuyer, 0, "intra_community", 59000],
	[
		"a German company whose id has a wrong check digit pays Finnish VAT",
		"de",
		{ ...germanBuyer, vat: "DE136695977" },
		25.5,
		"no_valid_id",
		59000,
	],
	["an Estonian company with a valid id pays none", "et", estonianBuyer, 0, "intra_community", 11900],
	[
		"an Estonian company whose id has a wrong check digit pays Finnish VAT",
		"et",
		{ ...estonianBuyer, vat: "100931559" },
		25.5,
		"no_valid_id",
		11900,
	],
	["a German company may order in English", "en", germanBuyer, 0, "intra_community", 59000],
] as const;

// Shows R1.1, R2.9, R2.12, R7.4, R9.1, R9.2, R9.8, R10.1, R11.2, R13.17
describe("an invoice order without scripts", () => {
	it("is listed in this browser with its state and an explanation during review", async () => {
		const visitor = new Visitor(shop, "de");
		const number = orderNumberOf(await order(visitor, finnishBuyer));
		const listed = (await visitor.get("/cart")).root.querySelectorAll("main li").find(({ text }) => text.includes(number));
		expect(listed?.text).toContain("Eingegangen, wird geprüft. Wir prüfen die Bestellung innerhalb eines Arbeitstages");
	});

	it.each(cases)("%s (%s)", async (_, locale, buyer, rate, reason, freight) => {
		const visitor = new Visitor(shop, locale);
		const thanks = await order(visitor, buyer);
		expect(thanks.status).toBe(200);
		expect(thanks.path).toMatch(/^\/cart\/[0-9a-f-]{36}\/confirmation$/);
		expect(thanks.root.querySelector('main a[href="/"]')?.text.length).toBeGreaterThan(3);
		const number = orderNumberOf(thanks);

		const kept = await stored(visitor, uuidOf(thanks.path));
		expect(kept).toMatchObject({ isProcessed: true, order_status: "confirmed", order_number: number, vat: { rate, reason } });
		expect(kept.items).toHaveLength(1);
		const [line] = kept.items;
		expect(line).toMatchObject({ quantity: 12 });
		expect(line?.fullTitle).toContain("IPE 200");
		const goods = line?.line_price ?? 0;
		expect(goods).toBe(12 * (line?.price ?? 0));
		expect(kept.total_goods_price).toBe(goods);
		expect(kept.total_delivery_price).toBe(freight);
		expect(kept.total_price).toBe(goods + freight);
		expect(kept.total_vat_price).toBe(Math.round(((goods + freight) * rate) / 100));
		expect(kept.total_price_with_vat).toBe(kept.total_price + kept.total_vat_price);

		const mails = await mailsOf(visitor, number);
		expect(mails).toHaveLength(1);
		expect(mails[0]).toMatchObject({ kind: "order_confirmation", locale: locale === "et" ? "ee" : locale, to: [buyer.email] });
		expect(mails[0]?.text).toContain(number);
		expect(mails[0]?.text).toContain("IPE 200");
	});

	// Shows R9.1
	it("gives the reason for its VAT in cart, summary and mail", async () => {
		const visitor = new Visitor(shop, "de");
		await addBeam(visitor, "12");
		const path = await cartPath(visitor);
		await fillPaymentInfo(visitor, path, germanBuyer);
		await choosePayment(visitor, path);
		const summary = await visitor.get(`${path}/summary`);
		expect(summary.root.querySelector("main")?.text).toMatch(/Steuerfreie innergemeinschaftliche Lieferung.*Bestimmungsland: Deutschland/s);
		const form = await summaryForm(visitor, path);
		const number = orderNumberOf(await visitor.post(form.path, form.fields));
		expect((await mailsOf(visitor, number))[0]?.text).toMatch(
			/Steuerfreie innergemeinschaftliche Lieferung.*Bestimmungsland: Deutschland/s,
		);
	});

	// Shows R3.2, R7.2, R16.4
	it("clears the cart of the header", async () => {
		const visitor = new Visitor(shop, "de");
		await order(visitor, germanBuyer);
		expect(visitor.cookies.has("cart")).toBe(false);
		expect((await visitor.get("/")).root.querySelector("header a[href^='/cart']:not([href*='login='])")?.getAttribute("href")).toBe(
			"/cart",
		);
	});
});

describe("sending the last step again", () => {
	async function ready() {
		const visitor = new Visitor(shop, "de");
		await addBeam(visitor, "12");
		const path = await cartPath(visitor);
		await fillPaymentInfo(visitor, path, germanBuyer);
		await choosePayment(visitor, path);
		return { visitor, path, form: await summaryForm(visitor, path) };
	}

	it("twenty times at once makes one order and one mail", async () => {
		const { visitor, path, form } = await ready();
		const answers = await Promise.all(Array.from({ length: 20 }, () => visitor.postOnce(form.path, form.fields)));
		for (const answer of answers) {
			expect(answer.status).toBe(303);
			expect(answer.headers.location).toBe(`${path}/confirmation`);
		}
		const number = orderNumberOf(await visitor.get(`${path}/confirmation`));
		expect(await mailsOf(visitor, number)).toHaveLength(1);
	});

	// Shows R9.7
	it("after going back leads to the same thank-you page", async () => {
		const { visitor, path, form } = await ready();
		const first = orderNumberOf(await visitor.post(form.path, form.fields));
		const again = await visitor.post(form.path, form.fields);
		expect(again.path).toBe(`${path}/confirmation`);
		expect(orderNumberOf(again)).toBe(first);
		expect((await visitor.get(`${path}/summary`)).path).toBe(`${path}/confirmation`);
		expect(await mailsOf(visitor, first)).toHaveLength(1);
	});
});

describe("another session that knows the cart's address", () => {
	// Shows R7.11, R7.12, R13.17
	it("can read and copy the lines, but sees no buyer data and changes nothing", async () => {
		const owner = new Visitor(shop, "de");
		await addBeam(owner, "12");
		const path = await cartPath(owner);
		await fillPaymentInfo(owner, path, germanBuyer);

		const other = new Visitor(shop, "de");
		const seen = await other.get(path);
		expect(seen.status).toBe(200);
		expect(seen.text).toContain("IPE 200");
		for (const secret of [germanBuyer.name, germanBuyer.email, germanBuyer.streetAddress, germanBuyer.company, germanBuyer.vat, "+49421"])
			expect(seen.text).not.toContain(secret);
		const forms = seen.root.querySelectorAll('main form[method="post"]').map((form) => form.getAttribute("action"));
		expect(forms).toEqual([expect.stringMatching(/^\/orders\/[0-9a-f-]{36}\/again$/)]);

		for (const step of ["payment-info", "payment-method", "summary", "confirmation"]) {
			const page = await other.get(`${path}/${step}`);
			expect(page.path).toBe(path);
			expect(page.text).not.toContain(germanBuyer.email);
		}

		const own = await owner.get(path);
		const quantity = formOf(own, 'main form:has(input[name="amount"])');
		const tried = await other.postOnce(quantity.path, { ...quantity.fields, amount: "99" });
		expect(tried.status).toBe(404);
		const after = await owner.get(path);
		expect(after.root.querySelector('input[name="amount"]')?.getAttribute("value")).toBe("12");
	});

	// Shows R7.15
	it("can neither send the order nor see its sender", async () => {
		const owner = new Visitor(shop, "de");
		await addBeam(owner, "12");
		const path = await cartPath(owner);
		await fillPaymentInfo(owner, path, germanBuyer);
		await choosePayment(owner, path);
		const form = await summaryForm(owner, path);
		const other = new Visitor(shop, "de");
		await other.postOnce(form.path, form.fields);
		expect((await stored(owner, uuidOf(path))).isProcessed).toBe(false);

		await owner.post(form.path, form.fields);
		for (const page of [path, `${path}/confirmation`]) expect((await other.get(page)).text).not.toContain(germanBuyer.email);
		// Shows R48.2: the state is that which the buyer sees.
		for (const visitor of [owner, other]) {
			const current = (await visitor.get(path)).root.querySelector('main [aria-current="step"]')?.text;
			expect(current).toContain("Eingegangen, wird geprüft");
		}
	});
});

// Shows R52.3
it("an order of more than 300 lines is checked on a short page", { timeout: 120_000 }, async () => {
	const visitor = new Visitor(shop, "de");
	const list = Array.from({ length: 400 }, (_, index) => `${1001 + index};500`).join("\n");
	const form = formOf(await visitor.get("/quick-order"), 'main form:has([name="list"])');
	await visitor.post(form.path, { ...form.fields, list, intent: "add" });
	const cart = await cartPath(visitor);
	await fillPaymentInfo(visitor, cart, germanBuyer);
	const summary = await choosePayment(visitor, cart);
	expect(summary.path).toBe(`${cart}/summary`);
	expect(summary.text.length).toBeLessThan(1_500_000);
	expect(summary.text).toMatch(/und \d{3} weitere Positionen/);
});
