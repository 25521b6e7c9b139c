import { describe, expect, it } from "vitest";
import type { LineRead } from "../../../contract/search";
import { readList } from "../read-list";
import { keptOf, saidOf, withPossibleDays } from "./said";

const today = "2026-11-30";
const nothing = { kind: "clear", certificate: null, wanted_on: null, is_note: false, is_cancelled: false } as const;
const note = { ...nothing, kind: "skipped", is_note: true } as const;
const day = (on: string | null) => ({ wanted_on: { text: `bis ${on}`, on } });

type Read = Pick<LineRead, "kind" | "certificate" | "wanted_on" | "is_note" | "is_cancelled">;
function heard(...reads: (Read | undefined)[]) {
	const { ordered } = readList(reads.map(() => "HEA 160").join("\n"));
	return saidOf(
		ordered.map((line, at) => ({ line, text: "HEA 160", read: reads[at] })),
		today,
	);
}

// Shows R77.2
describe("the day of a list", () => {
	it("is that of its note, and then a day of one line is this line's", () => {
		const { said, wantedOn } = heard({ ...note, ...day("2026-12-18") }, nothing, { ...nothing, ...day("2026-12-21") });
		expect(wantedOn).toBe("2026-12-18");
		expect(said.map((one) => [one.line, "means" in one && one.means])).toEqual([
			[1, "all"],
			[3, "line"],
		]);
	});

	it("is that of all its lines, but not of some", () => {
		const one = { ...nothing, ...day("2026-12-18") };
		expect(heard(one, one).wantedOn).toBe("2026-12-18");
		for (const others of [[nothing], [undefined], [{ ...nothing, ...day("2026-12-21") }]]) {
			const { said, wantedOn } = heard(one, ...others);
			expect(wantedOn).toBeNull();
			expect(said[0]).toMatchObject({ line: 1, means: "line", day: "2026-12-18" });
		}
	});

	it.each([
		["2026-11-30", "past"],
		["2026-11-18", "past"],
		["2027-12-18", "far"],
		["2026-12-19", "weekend"],
		[null, "unsure"],
	])("that cannot be is named, and not taken: %s", (on, means) => {
		const { said, wantedOn } = heard({ ...note, ...day(on) }, nothing);
		expect(wantedOn).toBeNull();
		expect(said).toMatchObject([{ line: 1, kind: "day", day: on, means }]);
	});

	it("is none of two", () => {
		const { said, wantedOn } = heard({ ...note, ...day("2026-12-18") }, { ...note, ...day("2026-12-21") }, nothing);
		expect(wantedOn).toBeNull();
		expect(said.map((one) => "means" in one && one.means)).toEqual(["several", "several"]);
	});
});

// Shows R77.7
it("of cancelled goods is none of the list's, and they are named", () => {
	const cancelled = { ...nothing, kind: "skipped", is_cancelled: true, ...day("2026-12-21") } as const;
	const { said, wantedOn } = heard({ ...nothing, ...day("2026-12-18") }, cancelled);
	expect(wantedOn).toBe("2026-12-18");
	expect(said.map(({ line, kind }) => [line, kind])).toEqual([
		[1, "day"],
		[2, "cancelled"],
	]);
});

// Shows R77.1
it("certificates of all lines, of none and of unknown ones are told apart", () => {
	const { said } = heard(
		{ ...note, certificate: true },
		{ ...note, certificate: false },
		{ ...note, kind: "none" },
		{ ...nothing, certificate: true },
	);
	expect(said).toMatchObject([
		{ kind: "certificate", means: "all" },
		{ kind: "certificate", means: "none" },
		{ kind: "certificate", means: "open" },
	]);
});

// Shows R77.1, R77.2
it("a rewritten line keeps its certificate, and a day that is not the order's", () => {
	const line = { ...nothing, ...day("2026-12-18"), certificate: true };
	expect(keptOf(line, "2026-12-18")).toEqual({ day: "", certificate: "EN 10204-3.1" });
	expect(keptOf(line, null)).toEqual({ day: "bis 2026-12-18", certificate: "EN 10204-3.1" });
	expect(keptOf(nothing, null)).toEqual({ day: "", certificate: "" });
});

// Shows R84.3
it("the order's day says when goods come that cannot be there by then", () => {
	const { said } = heard({ ...note, ...day("2026-12-03") }, nothing);
	const days = (min: number) => ({ min, max: min + 2, approx: false });
	const possible = (...deliveries: Parameters<typeof withPossibleDays>[1]) => {
		const [first] = withPossibleDays(said, deliveries, { country: "FI", postCode: null }, today);
		return first?.kind === "day" ? first.possible : null;
	};
	expect(possible(days(1), days(5), days(8))).toEqual({ first: "2026-12-07", last: "2026-12-14" });
	expect([possible(days(1)), possible(null), possible()]).toEqual([undefined, undefined, undefined]);
});
