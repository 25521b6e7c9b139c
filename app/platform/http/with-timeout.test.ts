import { beforeEach, expect, it, vi } from "vitest";
import { withTimeout } from "./with-timeout";

beforeEach(() => {
	vi.useFakeTimers();
});

const after = <T>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), ms));

it("gives what is done in time, and leaves no timer behind", async () => {
	const waiting = withTimeout(after(99, "done"), 100);
	await vi.advanceTimersByTimeAsync(99);
	expect(await waiting).toBe("done");
	expect(vi.getTimerCount()).toBe(0);
});

it("gives null once the time is over", async () => {
	const waiting = withTimeout(after(101, "done"), 100);
	await vi.advanceTimersByTimeAsync(100);
	expect(await waiting).toBeNull();
});

it("throws what the work throws in time, and leaves no timer behind", async () => {
	await expect(withTimeout(Promise.reject(new Error("refused")), 100)).rejects.toThrow("refused");
	expect(vi.getTimerCount()).toBe(0);
});

it("is not troubled by what the work throws later", async () => {
	const fails = new Promise<string>((_, reject) => setTimeout(() => reject(new Error("refused")), 200));
	const waiting = withTimeout(fails, 100);
	await vi.advanceTimersByTimeAsync(300);
	expect(await waiting).toBeNull();
});
