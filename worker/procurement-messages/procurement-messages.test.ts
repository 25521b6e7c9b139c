import { describe, expect, it } from "vitest";
import { boundWorker, shopEnv } from "../../tests/support/shop-env";
import { type ShopEnv, settings } from "../settings/settings";
import { forwardProcurement, isProcurementMessage } from "./procurement-messages";

/** The request that the backend received. */
interface Seen {
	path: string;
	headers: Record<string, string>;
	body: string;
}

const address = "https://shop.example/punchout/cxml";
const body = '<?xml version="1.0"?><cXML>ä</cXML>';
const xml = { "Content-Type": "text/xml; charset=UTF-8", Cookie: "session=secret", Origin: "https://buyer.example" };

/** Sends a message to a shop whose backend answers with this status. */
async function pass(
	headers: Record<string, string> = xml,
	{ answers = 200, more = {} }: { answers?: number; more?: Partial<ShopEnv> } = {},
) {
	const seen: Seen[] = [];
	const BACKEND = boundWorker(async (input, init) => {
		const request = new Request(input instanceof Request ? input : String(input), init);
		seen.push({ path: new URL(request.url).pathname, headers: Object.fromEntries(request.headers), body: await request.text() });
		return new Response("<cXML/>", { status: answers });
	});
	const env = shopEnv({ BACKEND, BACKEND_KEY: "k", LOCALE_DOMAINS: '{"shop.example":"et"}', ...more });
	const request = new Request(address, {
		method: "POST",
		headers: { "Content-Length": String(Buffer.byteLength(body)), ...headers },
		body,
	});
	const answer = await forwardProcurement(request, new URL(address), env, settings(env), "a-request");
	return { status: answer.status, type: answer.headers.get("Content-Type"), text: await answer.text(), seen };
}

// Shows R72.5
describe("a message of a buyer's system", () => {
	it.each([
		["POST", "/punchout/cxml", true],
		["GET", "/punchout/cxml", false],
		["POST", "/punchout/cxml/", false],
		["POST", "/punchout/oci", false],
		["POST", "/punchout%2Fcxml", false],
	])("%s %s: %s", (method, path, expected) => {
		const url = new URL(path, address);
		expect(isProcurementMessage(new Request(url, { method }), url)).toBe(expected);
	});

	it("reaches the backend unchanged, with the origin and language of its host and nothing of its own", async () => {
		const { status, type, text, seen } = await pass({ ...xml, "Shop-Origin": "https://evil.example", Client: "c".repeat(43) });
		expect({ status, type, text }).toEqual({ status: 200, type: "text/xml; charset=UTF-8", text: "<cXML/>" });
		expect(seen).toEqual([
			{
				path: "/procurement/cxml",
				body,
				headers: {
					"backend-key": "k",
					client: "",
					"content-type": "text/xml",
					locale: "ee",
					"shop-origin": "https://shop.example",
					"x-request-id": "a-request",
				},
			},
		]);
	});

	it.each([
		["another kind of content", { "Content-Type": "application/x-www-form-urlencoded" }, {}, 415],
		["no kind", { "Content-Type": "" }, {}, 415],
		["more than the backend reads", { ...xml, "Content-Length": "1000001" }, {}, 413],
		["a length that is none", { ...xml, "Content-Length": "many" }, {}, 413],
		["another host", xml, { more: { LOCALE_DOMAINS: '{"other.example":"de"}' } }, 421],
		[
			"too many of one network",
			{ ...xml, "CF-Connecting-IP": "203.0.113.7" },
			{ more: { SEARCHES: { limit: async () => ({ success: false }) } } },
			429,
		],
	])("is refused with %s", async (_, headers, options, status) => {
		const refused = await pass(headers, options);
		expect([refused.status, refused.seen]).toEqual([status, []]);
	});

	it("finds nothing in a shop whose backend takes none, and is not lost in one that fails", async () => {
		expect((await pass(xml, { answers: 404 })).status).toBe(404);
		expect((await pass(xml, { answers: 500 })).status).toBe(502);
	});
});
