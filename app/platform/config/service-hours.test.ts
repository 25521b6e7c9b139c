import { expect, it } from "vitest";
import { usualHours } from "../../../contract/values/service-hours";
import { isServiceOpen, nextOpening } from "./service-hours";

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
])("on %s someone answers: %s → %s", (_, time, expected) => expect(isServiceOpen(new Date(time), usualHours)).toBe(expected));

const closed = { ...usualHours, closed: [{ day: "2026-11-23", title: "" }] };

// Shows R60.14
it("nobody answers on a closed day, by the company's clock", () => {
	expect(isServiceOpen(new Date("2026-11-23T10:00:00Z"), closed)).toBe(false);
	expect(isServiceOpen(new Date("2026-11-24T10:00:00Z"), closed)).toBe(true);
});

// Shows R1.16
it.each([
	["a Friday evening", "2026-11-20T18:00:00Z", "2026-11-23T07:00:00Z"],
	["early on a Monday", "2026-11-23T03:20:00Z", "2026-11-23T07:00:00Z"],
	["the Friday before summer time", "2026-03-27T14:30:00Z", "2026-03-30T06:00:00Z"],
])("after %s someone answers again at nine in Helsinki", (_, now, next) =>
	expect(nextOpening(new Date(now), usualHours)?.toISOString()).toBe(next.replace("Z", ".000Z")),
);

it("opens again after a closed day, at the minute of that day, and never without hours", () => {
	const week = usualHours.week.map((hours, index) => (index === 1 ? { opens: "10:30", closes: "12:00" } : hours));
	expect(nextOpening(new Date("2026-11-22T12:00:00Z"), { ...closed, week })?.toISOString()).toBe("2026-11-24T08:30:00.000Z");
	expect(nextOpening(new Date("2026-11-22T12:00:00Z"), { week: [null, null, null, null, null, null, null], closed: [] })).toBeNull();
});
