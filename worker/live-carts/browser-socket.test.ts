import { expect, it } from "vitest";
import { isSocketExpired } from "./browser-socket";

const hour = 3_600_000;

it.each([
	["is new", 0, 0, false],
	["has asked a moment ago", 2 * hour, 30_000, false],
	["has been silent for two minutes", 2 * hour, 120_000, true],
	["is six hours old, though it asks", 6 * hour + 1, 1000, true],
])("a socket that %s", (_, age, silence, expected) => {
	const now = Date.parse("2026-11-23T12:00:00Z");
	expect(isSocketExpired({ since: now - age, lastAlive: now - silence }, now)).toBe(expected);
});
