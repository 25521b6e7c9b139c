import { expect, it, vi } from "vitest";
import type { SentEvent } from "../../app/platform/analytics/tracker.server";
import { Visitor } from "../../app/platform/session/visitor.server";
import { shopEnv } from "../../tests/support/shop-env";
import { readerOf } from "../reader/reader";
import { settings } from "../settings/settings";
import { deliverEvents, replayVisits } from "./analytics";

const event: SentEvent = {
	device_id: "a device",
	event_type: "Cart Viewed",
	time: 1,
	insert_id: "an event",
	event_properties: { lines: 1, amount: 10 },
	language: "de",
	platform: "Web",
};

/** A receiver that gives these answers in turn; null: no answer. A request beyond them fails the test. */
async function delivered(answers: (number | null)[]) {
	const bodies: string[] = [];
	const lost: string[] = [];
	const left = [...answers];
	const post = async (body: string) => {
		bodies.push(body);
		const status = left.shift();
		if (!status) throw new Error("Nobody answers.");
		return new Response(null, { status });
	};
	await deliverEvents([event], "key", post, (detail) => lost.push(detail), [0, 0, 0]);
	return { bodies, lost, left };
}

it.each([
	["taken at once", [200], 1],
	["busy, then taken", [429, 200], 2],
	["failing and away, then taken", [500, null, 503, 200], 4],
])("%s", async (_, answers, times) => {
	const { bodies, lost, left } = await delivered([...answers, 200]);
	expect(bodies).toHaveLength(times);
	expect(new Set(bodies).size).toBe(1);
	expect(JSON.parse(bodies[0] ?? "")).toEqual({ api_key: "key", events: [event] });
	expect(lost).toEqual([]);
	// Accepted events are not sent again.
	expect(left).toEqual([200]);
});

// Shows R17.1
it("gives up in the end and logs only the number of lost events", async () => {
	const failing = await delivered([500, 500, 500, 500, 200]);
	expect([failing.bodies.length, failing.lost]).toEqual([4, ["1 not taken: 500"]]);
	const silent = await delivered([null, null, null, null, 200]);
	expect([silent.bodies.length, silent.lost]).toEqual([4, ["1 not taken: no answer"]]);
});

it("does not resend rejected events", async () => {
	const { bodies, lost } = await delivered([400, 200]);
	expect([bodies.length, lost]).toEqual([1, ["1 not taken: 400"]]);
});

it("sends nothing without events or without a receiver", async () => {
	const post = vi.fn(async () => new Response(null));
	const log = vi.fn();
	await deliverEvents([], "key", post, log);
	await deliverEvents([event], "key", null, log);
	expect(post).not.toHaveBeenCalled();
	expect(log).not.toHaveBeenCalled();
});

it("tracks a cached page for its present reader and their referrer", async () => {
	const address = new URL("https://shop.example/categories/beams");
	const visitor = Visitor.stranger(address);
	visitor.setConsent({ functional: true, analytics: true, marketing: false });
	const namesFrom = async (from: string) => {
		const request = new Request(address, { headers: { Referer: from } });
		const reader = { ...(await readerOf(request, address, settings(shopEnv({})), "a-request")), visitor };
		return replayVisits([{ to: "category", slug: "beams" }], request, reader).events.map((sent) => [
			sent.event_type,
			sent.event_properties,
		]);
	};
	expect(await namesFrom("https://shop.example/contact")).toEqual([["Category Clicked", { category: "beams", page: "contact" }]]);
	expect(await namesFrom("https://elsewhere.example/")).toEqual([]);
});
