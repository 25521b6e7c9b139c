import Stripe from "stripe";
import { beforeAll, describe, expect, it } from "vitest";
import { failingShop } from "../support/failing-shop";
import {
	addBeam,
	cartPath,
	choosePayment,
	fillPaymentInfo,
	finnishBuyer,
	germanBuyer,
	mailsOf,
	orderNumberOf,
} from "../support/guest-order";
import { type RunningShop, startShop } from "../support/server";
import { shared } from "../support/shared-shop";
import { formOf, type Page, Visitor } from "../support/visitor";

const shop = shared.address;
/** A backend on the same database whose answers can be changed on their way. */
const elsewhere = await failingShop(shared.backend);

const good = "4242 4242 4242 4242";
const declined = "4000 0000 0000 0002";

/** A buyer who has sent an order to be paid by card. @returns the cart's path, and the browser's redirects to the provider */
async function orderByCard(locale: "de" | "fi" = "de", at = shop) {
	const visitor = new Visitor(at, locale);
	await addBeam(visitor, "12");
	const path = await cartPath(visitor);
	await fillPaymentInfo(visitor, path, locale === "de" ? germanBuyer : finnishBuyer);
	await choosePayment(visitor, path, { paymentMethod: "card" });
	const summary = formOf(await visitor.get(`${path}/summary`), "#send-order");
	const sent = await visitor.postOnce(summary.path, summary.fields);
	return { visitor, path, summary, sent };
}

/** The address to which a page refreshes. */
function refreshOf(page: Page): URL {
	const content = page.root.querySelector('meta[http-equiv="refresh"]')?.getAttribute("content")?.replaceAll("&amp;", "&");
	return new URL(/^0; url=(.+)$/.exec(content ?? "")?.[1] ?? "about:blank");
}

/** The provider's page as the buyer sees it. */
async function hostedPage(visitor: Visitor, path: string): Promise<Page> {
	const { pathname } = refreshOf(await visitor.get(`${path}/pay`));
	return visitor.get(pathname);
}

async function pay(visitor: Visitor, path: string, card: string, webhook: "now" | "never" = "now"): Promise<Page> {
	const page = await hostedPage(visitor, path);
	return visitor.postOnce(page.path, { ...formOf(page, "form").fields, card, webhook });
}

const noteOf = (page: Page) => page.root.querySelector("main")?.text ?? "";

describe("an order by card without scripts", () => {
	// Shows H4.8
	it("reaches the provider by a page, because no form may", async () => {
		const { visitor, path, sent } = await orderByCard();
		expect(sent.status).toBe(303);
		expect(sent.headers.location).toBe(`${path}/pay`);
		const page = await visitor.get(`${path}/pay`);
		expect(page.status).toBe(200);
		expect(page.headers["content-security-policy"]).toMatch(/form-action 'self'/);
		expect(page.headers["referrer-policy"]).toBe("same-origin");
		const to = refreshOf(page);
		expect(to.pathname).toMatch(/^\/_dev\/pay\/cs_test_\w+$/);
		expect(page.root.querySelector(`main a[href="${to.href}"]`)).not.toBeNull();
	});

	// Shows R10.2
	it("is paid, with a thank-you page, number and mail", async () => {
		const { visitor, path } = await orderByCard("fi");
		const paid = await pay(visitor, path, good);
		expect(paid.status).toBe(303);
		expect(paid.headers.location).toBe(`http://${visitor.host}${path}/confirmation`);
		const thanks = await visitor.get(`${path}/confirmation`);
		const number = orderNumberOf(thanks);
		const [mail, ...more] = await mailsOf(visitor, number);
		expect(mail).toMatchObject({ kind: "order_confirmation", locale: "fi", to: [finnishBuyer.email] });
		expect(more).toEqual([]);
		expect(visitor.cookies.has("cart")).toBe(false);
		expect(thanks.root.querySelector("header a[href^='/cart']:not([href*='login='])")?.getAttribute("href")).toBe("/cart");
		for (const step of ["summary", "pay"]) expect((await visitor.get(`${path}/${step}`)).path).toBe(`${path}/confirmation`);
	});

	// Shows R22.3
	it("is paid on return even without the provider's message", async () => {
		const { visitor, path } = await orderByCard();
		await pay(visitor, path, good, "never");
		expect(orderNumberOf(await visitor.get(`${path}/confirmation`))).toMatch(/^CB-/);
	});

	it("declined, it explains in the buyer's language and can be retried", async () => {
		const { visitor, path } = await orderByCard();
		const refused = await pay(visitor, path, declined);
		expect(refused.status).toBe(422);
		expect(refused.root.querySelector('[role="alert"]')?.text).toContain("abgelehnt");
		expect((await pay(visitor, path, good)).status).toBe(303);
	});

	it("declined, it is not mentioned once the buyer chooses an invoice", async () => {
		const { visitor, path } = await orderByCard();
		expect((await pay(visitor, path, declined)).status).toBe(422);
		await choosePayment(visitor, path, { paymentMethod: "invoice" });
		for (const step of ["", "/payment-method", "/summary"])
			expect((await visitor.get(`${path}${step}`)).text).not.toMatch(/Kartenzahlung gilt nicht mehr|abgelehnt|nicht abgeschlossen/);
		await choosePayment(visitor, path, { paymentMethod: "card" });
		expect((await visitor.get(`${path}/summary`)).text).toContain("Kartenzahlung gilt nicht mehr");
	});

	it("cancelled, the summary confirms that nothing was charged", async () => {
		const { visitor, path } = await orderByCard();
		const page = await hostedPage(visitor, path);
		const back = page.root.querySelector('a[href*="payment=cancelled"]')?.getAttribute("href") ?? "";
		const summary = await visitor.get(new URL(back).pathname + new URL(back).search);
		expect(summary.path).toBe(`${path}/summary?payment=cancelled`);
		expect(noteOf(summary)).toContain("nichts abgebucht");
	});

	it("abandoned, the cart links back to the same payment", async () => {
		const { visitor, path, summary } = await orderByCard();
		const first = refreshOf(await visitor.get(`${path}/pay`)).href;
		expect((await visitor.get(path)).root.querySelector(`main a[href="${path}/pay"]`)).not.toBeNull();
		const again = await visitor.postOnce(summary.path, summary.fields);
		expect(again.headers.location).toBe(`${path}/pay`);
		expect(refreshOf(await visitor.get(`${path}/pay`)).href).toBe(first);
		expect(noteOf(await visitor.get(`${path}/confirmation`))).toMatch(/noch nicht bestätigt/);
	});

	it("changed meanwhile, it needs a new payment", async () => {
		const { visitor, path } = await orderByCard();
		const first = refreshOf(await visitor.get(`${path}/pay`)).href;
		const quantity = formOf(await visitor.get(path), 'main form:has(input[name="amount"])');
		await visitor.post(quantity.path, { ...quantity.fields, amount: "20" });
		// After payment in the first tab nothing is left to pay, and the way back says why.
		const over = await visitor.get(new URL(first).pathname);
		expect(over.text).toContain("nicht mehr offen");
		const back = new URL(over.root.querySelector("main a.button")?.getAttribute("href") ?? "");
		expect(noteOf(await visitor.get(back.pathname + back.search))).toContain("Die begonnene Kartenzahlung gilt nicht mehr");
		expect(noteOf(await visitor.get(path))).toContain("Abgebucht wurde nichts");
		expect((await visitor.get(`${path}/pay`)).path).toBe(`${path}/summary`);
		const summary = formOf(await visitor.get(`${path}/summary`), "#send-order");
		await visitor.postOnce(summary.path, summary.fields);
		expect(refreshOf(await visitor.get(`${path}/pay`)).href).not.toBe(first);
	});

	it("paid in one tab, it cannot be changed in another", async () => {
		const { visitor, path } = await orderByCard();
		const quantity = formOf(await visitor.get(path), 'main form:has(input[name="amount"])');
		await pay(visitor, path, good, "never");
		const refused = await visitor.postOnce(quantity.path, { ...quantity.fields, amount: "50" });
		expect(refused.status).toBe(409);
		expect(noteOf(refused)).toContain("Ihre letzte Änderung ist nicht enthalten");
		expect(orderNumberOf(await visitor.get(`${path}/confirmation`))).toMatch(/^CB-/);
	});

	it("gives nobody else access to its payment", async () => {
		const { path } = await orderByCard();
		expect((await new Visitor(shop, "de").get(`${path}/pay`)).path).toBe(path);
	});
});

describe("a payment on another host", () => {
	// Shows H1.16
	it.each(["https://evil.example/pay", "https://checkout.stripe.com.evil.example/c/pay/cs_1", "http://checkout.stripe.com/c/pay/cs_1"])(
		"is gone on with nowhere: %s",
		async (url) => {
			const { backend, shop: rewritten } = elsewhere;
			const { visitor, path } = await orderByCard("de", rewritten.address);
			backend.rewrite = (asked, answer) => (asked.includes("/orders/by-id/") ? withPaymentAt(answer, url) : answer);
			const page = await visitor.get(`${path}/pay`);
			backend.rewrite = null;
			expect(page.status).toBe(502);
			expect(page.root.querySelector("h1")?.text).toBe("Die Zahlungsseite konnte nicht geöffnet werden");
			expect(noteOf(page)).toContain("Ihr Warenkorb ist gespeichert");
			expect(page.root.querySelector('meta[http-equiv="refresh"]')).toBeNull();
			expect(page.text).not.toContain(new URL(url).hostname);
			expect(page.root.querySelector("main")?.text).toContain(String(page.headers["x-request-id"]));
			await expect.poll(() => rewritten.log()).toContain('"kind":"payment_host"');
			// The payment is intact.
			expect(refreshOf(await visitor.get(`${path}/pay`)).pathname).toMatch(/^\/_dev\/pay\/cs_test_\w+$/);
		},
	);
});

/** A backend's cart with its payment page at another address. */
function withPaymentAt(answer: unknown, url: string): unknown {
	if (typeof answer !== "object" || answer === null || !("payment" in answer) || answer.payment === null) return answer;
	return { ...answer, payment: { state: "open", url } };
}

// Shows H1.9
describe("a message of the provider", () => {
	const message = JSON.stringify({ id: "evt_1", object: "event", type: "checkout.session.expired", data: { object: { id: "cs_1" } } });
	const sign = (payload: string, timestamp = Math.floor(Date.now() / 1000)) =>
		Stripe.webhooks.generateTestHeaderString({ payload, secret: "whsec_sandbox", timestamp });
	const outside = new Visitor(shop, "de");
	const send = (path: string, signature?: string, method = "POST") =>
		outside.send(method, path, message, {
			"Content-Type": "application/json",
			"Content-Length": String(message.length),
			...(signature === undefined ? {} : { "Stripe-Signature": signature }),
		});

	it("is accepted if it is signed and about a payment", async () => {
		const answer = await send("/payments/webhook", sign(message));
		expect({ status: answer.status, text: answer.text }).toEqual({ status: 200, text: "" });
		expect(answer.headers["set-cookie"]).toBeUndefined();
	});

	it.each([
		["unsigned", undefined],
		["signed for another", sign(`${message} `)],
		["from long ago", sign(message, Math.floor(Date.now() / 1000) - 400)],
		["from the future", sign(message, Math.floor(Date.now() / 1000) + 4000)],
	])("is not believed %s", async (_, signature) => {
		expect((await send("/payments/webhook", signature)).status).toBe(400);
	});

	it.each(["/payments/webhook/", "/payments/webhook/x", "/payments/webhook.data", "/payments", "/cart/items", "/"])(
		"is turned away at %s, signed or not",
		async (path) => {
			expect([400, 404, 405, 415]).toContain((await send(path, sign(message))).status);
			const form = await outside.send("POST", path, "a=b", { "Content-Type": "application/x-www-form-urlencoded", "Content-Length": "3" });
			expect([400, 404, 405]).toContain(form.status);
		},
	);

	it("accepts no other method", async () => {
		expect((await outside.send("GET", "/payments/webhook")).status).toBe(404);
		expect((await send("/payments/webhook", sign(message), "PUT")).status).toBe(415);
	});

	it("pays nothing at the sandbox without an origin", async () => {
		const { visitor, path } = await orderByCard();
		const { path: pathname } = await hostedPage(visitor, path);
		const foreign = await visitor.postOnce(pathname, { card: good }, { Origin: "https://evil.example" });
		expect(foreign.status).toBe(403);
		expect(noteOf(await visitor.get(`${path}/confirmation`))).toMatch(/noch nicht bestätigt/);
	});
});

describe("a shop with an unreachable provider", () => {
	let unreachable: RunningShop;
	beforeAll(async () => {
		// The tests' machine cannot reach the provider, and the key is invalid.
		unreachable = await startShop({ STRIPE_SECRET_KEY: "sk_test_none", STRIPE_WEBHOOK_SECRET: "whsec_none" });
		return unreachable.stop;
	});

	it("explains it, keeps the cart, and offers the invoice", async () => {
		const visitor = new Visitor(unreachable.address, "de");
		await addBeam(visitor, "12");
		const path = await cartPath(visitor);
		await fillPaymentInfo(visitor, path, germanBuyer);
		await choosePayment(visitor, path, { paymentMethod: "card" });
		const summary = formOf(await visitor.get(`${path}/summary`), "#send-order");
		const answer = await visitor.post(summary.path, summary.fields);
		expect(answer.path).toBe(`${path}/summary?payment=failed`);
		expect(noteOf(answer)).toContain("nichts abgebucht");
		await choosePayment(visitor, path);
		const invoice = formOf(await visitor.get(`${path}/summary`), "#send-order");
		expect(orderNumberOf(await visitor.post(invoice.path, { ...invoice.fields, authorityConfirmed: "on" }))).toMatch(/^CB-/);
	});

	it("has no sandbox", async () => {
		expect((await new Visitor(unreachable.address, "de").get("/_dev/pay/cs_test_1")).status).toBe(404);
	});
});
