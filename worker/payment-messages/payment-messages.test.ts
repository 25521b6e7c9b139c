import { describe, expect, it } from "vitest";
import { boundWorker, shopEnv } from "../../tests/support/shop-env";
import { settings } from "../settings/settings";
import { forwardMessage, isPaymentMessage } from "./payment-messages";

/** The request that the backend received. */
interface Seen {
	path: string;
	headers: Record<string, string>;
	body: string;
}

const signed = {
	"Stripe-Signature": "t=1,v1=ab",
	"Content-Type": "application/json",
	Cookie: "session=secret",
	Origin: "https://evil.example",
};

/** Sends a message to a shop whose backend answers with this status. */
async function pass(init: RequestInit, { address = "https://shop.example/payments/webhook", answers = 200, key = "" } = {}) {
	const seen: Seen[] = [];
	const BACKEND = boundWorker(async (input, more) => {
		const request = new Request(input instanceof Request ? input : String(input), more);
		seen.push({ path: new URL(request.url).pathname, headers: Object.fromEntries(request.headers), body: await request.text() });
		return Response.json({ secret: "between the two" }, { status: answers });
	});
	const env = shopEnv({ BACKEND, BACKEND_KEY: key, EXTRA_HOSTS: "shop.example" });
	const request = new Request(address, { method: "POST", ...init });
	request.headers.set("Content-Length", String(String(init.body).length));
	const answer = await forwardMessage(request, new URL(address), env, settings(env), "a-request");
	return { status: answer.status, text: await answer.text(), seen };
}

describe("a message of the provider", () => {
	// Shows H1.9
	it.each([
		["POST", "/payments/webhook", true],
		["GET", "/payments/webhook", false],
		["PUT", "/payments/webhook", false],
		["POST", "/payments/webhook/", false],
		["POST", "/payments/webhook/x", false],
		["POST", "/Payments/webhook", false],
		["POST", "/payments%2Fwebhook", false],
		["POST", "/cart/items", false],
		["POST", "/payments/webhook.data", false],
	])("%s %s: %s", (method, path, expected) => {
		const url = new URL(path, "https://shop.example");
		expect(isPaymentMessage(new Request(url, { method }), url)).toBe(expected);
	});

	// Shows H6.2
	it("reaches the backend unchanged, with its signature and nothing else", async () => {
		const body = '{"id":"evt_1",  "text":"ä\\u00e4"}\n';
		const { status, text, seen } = await pass({ headers: signed, body }, { key: "k" });
		expect({ status, text }).toEqual({ status: 200, text: "" });
		expect(seen).toEqual([
			{
				path: "/payments/webhook",
				body,
				headers: { "content-type": "application/json", "stripe-signature": "t=1,v1=ab", "backend-key": "k", "x-request-id": "a-request" },
			},
		]);
	});

	it.each([200, 400, 503])("gets the backend's status: %i", async (answers) => {
		expect(await pass({ headers: signed, body: "{}" }, { answers })).toMatchObject({ status: answers, text: "" });
	});

	it("is not passed on unsigned, too long, or for another host", async () => {
		expect(await pass({ body: "{}" })).toMatchObject({ status: 400, seen: [] });
		expect(await pass({ headers: signed, body: "x".repeat(64_001) })).toMatchObject({ status: 413, seen: [] });
		expect((await pass({ headers: signed, body: "x".repeat(64_000) })).status).toBe(200);
		expect(await pass({ headers: signed, body: "{}" }, { address: "https://evil.example/payments/webhook" })).toMatchObject({
			status: 421,
			seen: [],
		});
	});
});
