import { expect, it } from "vitest";
import { isServiceOpen } from "./service-hours";

// Shows R1.16
it.each([
	["a Monday at nine in Helsinki, winter time", "2026-11-23T07:00:00Z", true],
	["a minute before", "2026-11-23T06:59:00Z", false],
	["a minute before four", "2026-11-23T13:59:00Z", true],
	["four o'clock", "2026-11-23T14:00:00Z", false],
	["nine in Helsinki, summer time", "2026-06-22T06:00:00Z", true],
	["eight in Helsinki, summer time", "2026-06-22T05:30:00Z", false],
	["a Saturday", "2026-11-21T10:00:00Z", false],
	["a Sunday", "2026-11-22T10:00:00Z", false],
	["midnight", "2026-11-23T22:00:00Z", false],
])("on %s someone answers: %s → %s", (_, time, expected) => expect(isServiceOpen(new Date(time))).toBe(expected));
