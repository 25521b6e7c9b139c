import { expect, it } from "vitest";
import { z } from "zod";
import { randomBytes, randomUuid } from "./random";

it("makes UUIDs that are never the same", () => {
	const many = Array.from({ length: 5000 }, randomUuid);
	expect(new Set(many).size).toBe(5000);
	for (const uuid of many) expect(z.uuidv4().safeParse(uuid).success).toBe(true);
});

it("gives each byte once, and every value about as often", () => {
	const counts = new Array<number>(256).fill(0);
	for (let taken = 0; taken < 4000; taken += 1) for (const byte of randomBytes(64)) counts[byte] = (counts[byte] ?? 0) + 1;
	// 1,000 each; seven standard deviations.
	expect(Math.min(...counts)).toBeGreaterThan(780);
	expect(Math.max(...counts)).toBeLessThan(1220);
});
