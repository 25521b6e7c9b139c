import Stripe from "stripe";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { addBeam, cartPath, choosePayment, fillPaymentInfo, germanBuyer } from "../support/guest-order";
import { formOf, type Page, Visitor } from "../support/visitor";

const shop = inject("shop");
const path = "/payments/webhook";
/** The sandbox's signing secret. */
const secret = "whsec_sandbox";

/** An order that waits for its card payment. */
let buyer: Visitor;
let cart: string;
let session: string;
beforeAll(async () => {
	buyer = new Visitor(shop, "de");
	await addBeam(buyer, "12");
	cart = await cartPath(buyer);
	await fillPaymentInfo(buyer, cart, germanBuyer);
	await choosePayment(buyer, cart, { paymentMethod: "card" });
	const summary = formOf(await buyer.get(`${cart}/summary`), "#send-order");
	await buyer.postOnce(summary.path, summary.fields);
	session = /\/_dev\/pay\/(cs_\w+)/.exec((await buyer.get(`${cart}/pay`)).text)?.[1] ?? "";
});

/** The provider's event for a completed payment. */
const paid = (changes: object = {}) =>
	JSON.stringify({
		id: `evt_${crypto.randomUUID()}`,
		object: "event",
		type: "checkout.session.completed",
		data: { object: { id: session, object: "checkout.session", payment_status: "paid", status: "complete", currency: "eur", ...changes } },
	});

const now = () => Math.floor(Date.now() / 1000);
const sign = (payload: string, timestamp = now(), key = secret) =>
	Stripe.webhooks.generateTestHeaderString({ payload, secret: key, timestamp });

const send = (body: string, headers: Record<string, string>): Promise<Page> =>
	new Visitor(shop, "de").send("POST", path, body, {
		"Content-Type": "application/json",
		"Content-Length": String(Buffer.byteLength(body)),
		...headers,
	});

const isConfirmed = async () =>
	/Auftragsnummer|CB-\d/.test((await buyer.get(`${cart}/confirmation`)).root.querySelector("main")?.text ?? "");

describe("a payment webhook", () => {
	it("refers to an order that waits for its payment", async () => {
		expect(session).toMatch(/^cs_/);
		expect(await isConfirmed()).toBe(false);
	});

	it.each<[string, (body: string) => Record<string, string>]>([
		["without a signature", () => ({})],
		["with an empty one", () => ({ "Stripe-Signature": "" })],
		["with words in its place", () => ({ "Stripe-Signature": "t=,v1=" })],
		["signed with another secret", (body) => ({ "Stripe-Signature": sign(body, now(), "whsec_another") })],
		["signed with no secret", (body) => ({ "Stripe-Signature": sign(body, now(), "whsec_") })],
		["whose body was changed after it was signed", (body) => ({ "Stripe-Signature": sign(body.replace("paid", "unpaid")) })],
		[
			"whose moment was changed after it was signed",
			(body) => ({ "Stripe-Signature": sign(body, now() - 100).replace(/t=\d+/, `t=${now()}`) }),
		],
		["that is six minutes old", (body) => ({ "Stripe-Signature": sign(body, now() - 360) })],
		["from the future", (body) => ({ "Stripe-Signature": sign(body, now() + 360) })],
		["with an old scheme alone", (body) => ({ "Stripe-Signature": sign(body).replace("v1=", "v0=") })],
		["whose signature is cut short", (body) => ({ "Stripe-Signature": sign(body).slice(0, -2) })],
		["with a moment that is no number", (body) => ({ "Stripe-Signature": sign(body).replace(/t=\d+/, "t=NaN") })],
		["with two moments", (body) => ({ "Stripe-Signature": `t=${now()},${sign(body, now() - 4000)}` })],
		["with the origin of the shop in place of a signature", () => ({ Origin: `http://${buyer.host}`, "Sec-Fetch-Site": "same-origin" })],
	])("is rejected %s", async (_, headers) => {
		const body = paid();
		const answer = await send(body, headers(body));
		expect([400, 403]).toContain(answer.status);
		expect(await isConfirmed()).toBe(false);
	});

	it("with another amount does not complete the order", async () => {
		for (const changes of [{ amount_total: 1 }, { amount_total: -1 }, { currency: "sek", amount_total: 999_999 }, {}]) {
			const body = paid({ ...changes, payment_intent: "pi_1", metadata: {} });
			expect((await send(body, { "Stripe-Signature": sign(body) })).text).not.toContain("at ");
			expect(await isConfirmed()).toBe(false);
		}
	});

	it("gives no access to anything else of the backend, or to pages", async () => {
		const body = paid();
		const signed = { "Stripe-Signature": sign(body) };
		for (const to of [
			`${path}/`,
			`${path}/../orders/complete`,
			`${path}.data`,
			"/payments/WEBHOOK",
			"/_dev/sink/analytics",
			"/orders/complete",
		]) {
			const visitor = new Visitor(shop, "de");
			const answer = await visitor.send("POST", to, body, {
				"Content-Type": "application/json",
				"Content-Length": String(body.length),
				...signed,
			});
			expect([to, answer.status >= 400 && answer.status < 500]).toEqual([to, true]);
		}
		const huge = JSON.stringify({ id: "x".repeat(70_000) });
		expect((await send(huge, { "Stripe-Signature": sign(huge) })).status).toBe(413);
	});

	it("is processed once, even if delivered repeatedly", async () => {
		const body = JSON.stringify({
			id: "evt_once",
			object: "event",
			type: "checkout.session.expired",
			data: { object: { id: "cs_nobody" } },
		});
		const headers = { "Stripe-Signature": sign(body) };
		const answers = await Promise.all([1, 2, 3].map(() => send(body, headers)));
		expect(answers.map(({ status, text }) => [status, text])).toEqual([1, 2, 3].map(() => [200, ""]));
	});
});
