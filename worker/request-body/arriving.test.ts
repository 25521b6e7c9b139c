import { expect, it, vi } from "vitest";
import { Arriving } from "./arriving";

const bytes = (count: number) => new Uint8Array(count);

/** A body that sends `count` bytes, then nothing, and never ends. */
const idle = (count: number): ReadableStream<Uint8Array<ArrayBuffer>> =>
	new ReadableStream({
		start(controller) {
			if (count > 0) controller.enqueue(bytes(count));
		},
	});
const whole = (count: number) => new Blob([bytes(count)]).stream();

const sizeOf = async (body: Blob) => body.size;
const limits = { most: 100, pause: 20, longest: 1000 };

// Shows R52.5
it("idle connections never block another body", async () => {
	const arriving = new Arriving({ ...limits, pause: 60_000 });
	for (let at = 0; at < 50; at++) void arriving.within(idle(0), sizeOf);
	expect(await arriving.within(whole(90), sizeOf)).toBe(90);
});

// Shows R52.5
it("a stalled body is dropped and frees its memory", async () => {
	const arriving = new Arriving(limits);
	const stuck = arriving.within(idle(80), sizeOf);
	await vi.waitFor(async () => expect(await arriving.within(whole(30), sizeOf)).toBeNull());
	expect(await stuck).toBeNull();
	expect(await arriving.within(whole(90), sizeOf)).toBe(90);
});

it("a body frees its memory after its work, also if that fails", async () => {
	const arriving = new Arriving(limits);
	await expect(arriving.within(whole(90), () => Promise.reject(new Error("no page")))).rejects.toThrow("no page");
	expect(await arriving.within(whole(90), sizeOf)).toBe(90);
});
