import { sandboxSession } from "../../backend/payment-methods/sandbox/api";
import { sandboxMessage } from "../../backend/payment-methods/sandbox/pay";
import { stripeAccount } from "../../backend/payment-methods/stripe-calls";
import type { Cart } from "../../contract/cart";
import { orders } from "../../contract/orders";
import { type Backend, type Caller, cartOf } from "./backend";
import { supplies } from "./backend-rows";
import { billing, checkOut, completion, newCart } from "./buyer";

/** Test cards of the sandbox. */
export const cards = { good: "4242 4242 4242 4242", declined: "4000 0000 0000 0002" } as const;

/** A buyer with a cart to be paid by card, and the steps of payment. Amounts in cents. */
export interface CardBuyer {
	caller: Caller;
	uuid: string;
	cart(): Promise<Cart>;
	/** Submits the order in its current state. @returns the payment page's URL */
	order(): Promise<string>;
	/** The buyer's return to the shop, which queries the provider. */
	comeBack(): Promise<Cart>;
}

/** Twelve beams: 1,693.00 EUR with VAT and freight. */
export async function cardBuyer(backend: Backend, amount = 12): Promise<CardBuyer> {
	const caller = backend.caller("fi");
	const { uuid } = await checkOut(caller, (await newCart(caller, supplies.beam, amount)).uuid, billing.FI, "card");
	const cart = async () => cartOf(await caller.call("GET", `/orders/by-id/${uuid}`));
	return {
		caller,
		uuid,
		cart,
		async order() {
			const answer = await caller.call("POST", "/orders/complete", completion(await cart(), false));
			return orders.complete.answer.parse(answer.body).payment_url ?? "";
		},
		comeBack: async () => cartOf(await caller.call("GET", `/orders/confirmed-by-id/${uuid}?markPaid=true`)),
	};
}

/** The provider as the test backend reaches it. */
export function provider({ db }: Backend) {
	const found = stripeAccount({ DB: db, DEV_PAGES: "1" });
	if (!found) throw new Error("Cards are not taken.");
	return found;
}

/** Submits the hosted page's form. The webhook is omitted unless requested. */
export async function payAt(
	backend: Backend,
	url: string,
	card: string = cards.good,
	webhook: "now" | "never" = "never",
): Promise<Response> {
	return backend.request(new URL(url).pathname, { method: "POST", body: new URLSearchParams({ card, webhook }) });
}

/** A session's state at the provider. */
export async function sessionAt(backend: Backend, url: string) {
	const id = new URL(url).pathname.split("/").at(-1) ?? "";
	return sandboxSession.parse(await provider(backend).client.checkout.sessions.retrieve(id));
}

/** The signed webhook event of a session. @param at seconds since 1970; now by default */
export async function messageAbout(backend: Backend, url: string, type = "checkout.session.completed", at?: number) {
	return sandboxMessage(provider(backend), type, await sessionAt(backend, url), at);
}

/** Any body with the provider's signature. */
export async function signed(backend: Backend, body: string) {
	const { client, webhookSecret: secret } = provider(backend);
	return { body, signature: await client.webhooks.generateTestHeaderStringAsync({ payload: body, secret }) };
}

/** Delivers a webhook event to the backend. */
export async function deliver(backend: Backend, { body, signature }: { body: string; signature: string }): Promise<number> {
	const headers = { "Stripe-Signature": signature, "Content-Type": "application/json" };
	return (await backend.request("/payments/webhook", { method: "POST", headers, body })).status;
}
