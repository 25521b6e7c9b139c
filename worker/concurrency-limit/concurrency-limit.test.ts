import { beforeEach, describe, expect, it, vi } from "vitest";
import { ConcurrencyLimit } from "./concurrency-limit";

beforeEach(() => void vi.useFakeTimers());

const limit = () => new ConcurrencyLimit({ most: 2, waiting: 2, patience: 1000, longest: 10_000 });

/** Comes in and stays until told to leave, or is noted as turned away. */
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

/** Once all have looked, and who came in has begun. */
const states = async (guests: { state: string }[]) => {
	await vi.advanceTimersByTimeAsync(21);
	return guests.map(({ state }) => state);
};

describe("the concurrency limit", () => {
	it("lets in so many, has so many wait, and turns the others away at once", async () => {
		const full = limit();
		const guests = Array.from({ length: 6 }, () => guest(full));
		expect(await states(guests)).toEqual(["in", "in", "waits", "waits", "away", "away"]);
	});

	it("has preferred ones wait where others are turned away", async () => {
		const full = limit();
		const guests = Array.from({ length: 5 }, () => guest(full));
		const preferred = Array.from({ length: 3 }, () => guest(full, true));
		expect(await states([...guests, ...preferred])).toEqual(["in", "in", "waits", "waits", "away", "waits", "waits", "away"]);
	});

	it("calls who came first when somebody leaves", async () => {
		const full = limit();
		const guests = Array.from({ length: 4 }, () => guest(full));
		await states(guests);
		guests[0]?.leave();
		expect(await states(guests)).toEqual(["in", "in", "in", "waits"]);
		const waiting = guest(full);
		guests[1]?.leave();
		expect(await states([...guests, waiting])).toEqual(["in", "in", "in", "in", "waits"]);
	});

	it("is left by work that fails", async () => {
		const full = limit();
		const later: Promise<unknown>[] = [];
		const failing = full.within(false, { waitUntil: (work) => void later.push(work) }, () => Promise.reject(new Error("no page")));
		await Promise.all([expect(failing).rejects.toThrow("no page"), vi.advanceTimersByTimeAsync(1)]);
		expect(await states([guest(full), guest(full)])).toEqual(["in", "in"]);
		// What goes on behind the answer must not fail as well.
		await expect(Promise.all(later)).resolves.toEqual([undefined]);
	});

	// Shows H3.8
	it("goes on for a reader who has gone, until his work is done", async () => {
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

	it("turns away who has waited for too long", async () => {
		const full = limit();
		const guests = Array.from({ length: 3 }, () => guest(full));
		await vi.advanceTimersByTimeAsync(960);
		expect(await states(guests)).toEqual(["in", "in", "waits"]);
		expect(await states(guests)).toEqual(["in", "in", "away"]);
		guests[0]?.leave();
		expect(await states([guest(full)])).toEqual(["in"]);
	});

	it("takes who was cut off for gone after a while", async () => {
		const full = limit();
		await states([guest(full), guest(full)]);
		await vi.advanceTimersByTimeAsync(9500);
		const waiting = guest(full);
		expect(await states([waiting])).toEqual(["waits"]);
		await vi.advanceTimersByTimeAsync(1000);
		expect(await states([waiting])).toEqual(["in"]);
	});
});
