import { beforeEach, describe, expect, it, vi } from "vitest";
import { ConcurrencyLimit } from "./concurrency-limit";

beforeEach(() => void vi.useFakeTimers());

const limit = () => new ConcurrencyLimit({ most: 2, waiting: 2, patience: 1000, longest: 10_000 });

/** A request that runs until it is ended, or is recorded as rejected. */
function guest(into: ConcurrencyLimit, isPreferred = false) {
	const one: { state: "waits" | "in" | "away"; leave: () => void; later: Promise<unknown>[] } = {
		state: "waits",
		leave: () => {},
		later: [],
	};
	const stay = () => {
		one.state = "in";
		return new Promise<"done">((resolve) => {
			one.leave = () => resolve("done");
		});
	};
	void into.within(isPreferred, { waitUntil: (work) => void one.later.push(work) }, stay).then((done) => {
		if (done === null) one.state = "away";
	});
	return one;
}

/** After all have polled, and those admitted have started. */
const states = async (guests: { state: string }[]) => {
	await vi.advanceTimersByTimeAsync(21);
	return guests.map(({ state }) => state);
};

describe("the concurrency limit", () => {
	it("runs some, lets some wait, and rejects the others at once", async () => {
		const full = limit();
		const guests = Array.from({ length: 6 }, () => guest(full));
		expect(await states(guests)).toEqual(["in", "in", "waits", "waits", "away", "away"]);
	});

	it("lets preferred requests wait where others are rejected", async () => {
		const full = limit();
		const guests = Array.from({ length: 5 }, () => guest(full));
		const preferred = Array.from({ length: 3 }, () => guest(full, true));
		expect(await states([...guests, ...preferred])).toEqual(["in", "in", "waits", "waits", "away", "waits", "waits", "away"]);
	});

	it("admits the first to arrive when one ends", async () => {
		const full = limit();
		const guests = Array.from({ length: 4 }, () => guest(full));
		await states(guests);
		guests[0]?.leave();
		expect(await states(guests)).toEqual(["in", "in", "in", "waits"]);
		const waiting = guest(full);
		guests[1]?.leave();
		expect(await states([...guests, waiting])).toEqual(["in", "in", "in", "in", "waits"]);
	});

	it("frees the slot of failed work", async () => {
		const full = limit();
		const later: Promise<unknown>[] = [];
		const failing = full.within(false, { waitUntil: (work) => void later.push(work) }, () => Promise.reject(new Error("no page")));
		await Promise.all([expect(failing).rejects.toThrow("no page"), vi.advanceTimersByTimeAsync(1)]);
		expect(await states([guest(full), guest(full)])).toEqual(["in", "in"]);
		// Work that continues after the response must not fail as well.
		await expect(Promise.all(later)).resolves.toEqual([undefined]);
	});

	// Shows H3.8
	it("finishes the work after its reader has left", async () => {
		const full = limit();
		const gone = guest(full);
		const end = vi.fn();
		void Promise.all(gone.later).then(end);
		await states([gone]);
		expect(end).not.toHaveBeenCalled();
		gone.leave();
		await states([gone]);
		expect(end).toHaveBeenCalledOnce();
	});

	it("rejects a request that has waited too long", async () => {
		const full = limit();
		const guests = Array.from({ length: 3 }, () => guest(full));
		await vi.advanceTimersByTimeAsync(960);
		expect(await states(guests)).toEqual(["in", "in", "waits"]);
		expect(await states(guests)).toEqual(["in", "in", "away"]);
		guests[0]?.leave();
		expect(await states([guest(full)])).toEqual(["in"]);
	});

	it("drops a cancelled request after a while", async () => {
		const full = limit();
		await states([guest(full), guest(full)]);
		await vi.advanceTimersByTimeAsync(9500);
		const waiting = guest(full);
		expect(await states([waiting])).toEqual(["waits"]);
		await vi.advanceTimersByTimeAsync(1000);
		expect(await states([waiting])).toEqual(["in"]);
	});
});
