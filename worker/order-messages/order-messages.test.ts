import { describe, expect, it } from "vitest";
import { boundWorker, shopEnv } from "../../tests/support/shop-env";
import { settings } from "../settings/settings";
import { forwardOrder, isOrderMessage } from "./order-messages";

interface Seen {
	path: string;
	headers: Record<string, string>;
	body: string;
}

const xml = "<Order/>";
const sent = {
	"Content-Type": "application/xml; charset=utf-8",
	Authorization: "Bearer order_x",
	Cookie: "session=secret",
	Origin: "https://evil.example",
};

/** Sends a message to a shop whose backend answers in XML. */
async function pass(
	init: RequestInit & { headers: Record<string, string> },
	{ address = "https://shop.example/order-messages", type = "application/xml", status = 201 } = {},
) {
	const seen: Seen[] = [];
	const BACKEND = boundWorker(async (input, more) => {
		const request = new Request(input instanceof Request ? input : String(input), more);
		const { pathname, search } = new URL(request.url);
		seen.push({ path: pathname + search, headers: Object.fromEntries(request.headers), body: await request.text() });
		return new Response("<a/>", { status, headers: { "Content-Type": type, "X-Inner": "1", "WWW-Authenticate": "Bearer" } });
	});
	const env = shopEnv({ BACKEND, BACKEND_KEY: "k", EXTRA_HOSTS: "shop.example", LOCALE_DOMAINS: '{"shop.example":"fi"}' });
	const request = new Request(address, { method: "POST", ...init });
	const answer = await forwardOrder(request, new URL(address), env, settings(env), { requestId: "a-request", client: "n".repeat(43) });
	return { status: answer.status, text: await answer.text(), headers: Object.fromEntries(answer.headers), seen };
}

describe("an order of a company's system", () => {
	// Shows R73.4
	it.each([
		["POST", "/order-messages", true],
		["GET", "/order-messages/4500-1", true],
		["GET", "/order-messages/4500-1/agreement", true],
		["GET", "/order-messages/4500-1/other", false],
		["GET", "/order-messages/4500-1/despatch-advice/1", true],
		["GET", "/order-messages/4500-1/invoice/12", true],
		["GET", "/order-messages/4500-1/invoice/0", false],
		["GET", "/order-messages/4500-1/invoice", false],
		["GET", `/order-messages/${"\u20ac".repeat(120)}/invoice/1`, true],
		["GET", `/order-messages/${"\u20ac".repeat(121)}`, false],
		["GET", "/order-messages", false],
		["POST", "/order-messages/4500-1", false],
		["PUT", "/order-messages", false],
		["POST", "/order-messages/", false],
		["POST", "/Order-messages", false],
		["POST", "/users/order-files", false],
	])("%s %s: %s", (method, path, expected) => expect(isOrderMessage({ method }, new URL(path, "https://shop.example"))).toBe(expected));

	// Shows R73.4
	it("reaches the backend with its key, the language of the host and nothing else of the sender", async () => {
		const { seen, ...answer } = await pass({ headers: { ...sent, "Content-Length": "8" }, body: xml });
		expect(answer).toEqual({
			...{ status: 201, text: "<a/>" },
			headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "no-store", "www-authenticate": "Bearer" },
		});
		const [{ path, headers, body } = { path: "", headers: {}, body: "" }] = seen;
		expect([path, body, headers.cookie, headers.origin]).toEqual([
			"/order-files/messages?host=https%3A%2F%2Fshop.example",
			xml,
			undefined,
			undefined,
		]);
		expect(headers).toMatchObject({ authorization: "Bearer order_x", locale: "fi", client: "n".repeat(43), "backend-key": "k" });
	});

	// Shows R73.7
	it.each([
		["another type", { ...sent, "Content-Type": "text/plain", "Content-Length": "8" }, 415],
		["no length", sent, 411],
		["too much", { ...sent, "Content-Length": "4000001" }, 413],
	])("with %s is refused before it is read", async (_, headers, status) => {
		const answer = await pass({ headers, body: xml });
		expect([answer.status, answer.seen]).toEqual([status, []]);
	});

	it("of another host, or that the backend does not answer in XML, is no answer of the backend", async () => {
		const headers = { ...sent, "Content-Length": "8" };
		expect((await pass({ headers, body: xml }, { address: "https://evil.example/order-messages" })).status).toBe(421);
		const inner = await pass({ headers, body: xml }, { type: "application/json", status: 500 });
		expect([inner.status, inner.text.includes("<a/>")]).toEqual([502, false]);
	});
});
