import { expect, it } from "vitest";
import type { SentEvent } from "../app/platform/analytics/tracker.server";
import { deliverEvents } from "./deliver-events";

const event: SentEvent = {
	device_id: "a device",
	event_type: "Cart Viewed",
	time: 1,
	insert_id: "an event",
	event_properties: { lines: 1, amount: 10 },
	language: "de",
	platform: "Web",
};

/** A receiver that answers so, one time after the other; null: not at all. */
async function delivered(answers: (number | null)[]) {
	const bodies: string[] = [];
	const lost: string[] = [];
	const post = async (body: string) => {
		bodies.push(body);
		const status = answers.shift();
		if (!status) throw new Error("Nobody answers.");
		return new Response(null, { status });
	};
	await deliverEvents([event], "key", post, (detail) => lost.push(detail), [0, 0, 0]);
	return { bodies, lost };
}

it.each([
	["taken at once", [200], 1],
	["busy, then taken", [429, 200], 2],
	["failing and away, then taken", [500, null, 503, 200], 4],
])("%s", async (_, answers, times) => {
	const { bodies, lost } = await delivered(answers);
	expect(bodies).toHaveLength(times);
	expect(new Set(bodies).size).toBe(1);
	expect(JSON.parse(bodies[0] ?? "")).toEqual({ api_key: "key", events: [event] });
	expect(lost).toEqual([]);
});

it("gives up in the end, and tells how many are lost, not what", async () => {
	expect(await delivered([500, 500, 500, 500])).toMatchObject({ lost: ["1 not taken: 500"] });
	expect((await delivered([400])).bodies).toHaveLength(1);
});

it("asks nobody where there is nothing to tell", async () => {
	await deliverEvents(
		[],
		"key",
		() => Promise.reject(new Error("asked")),
		() => {},
	);
	await deliverEvents([event], "key", null, () => {});
});
