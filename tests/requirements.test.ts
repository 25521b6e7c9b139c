import { describe, expect, it } from "vitest";
import type { Call } from "../contract/call";
import { calls } from "../contract/calls";
import { shownBy, statementsOf } from "./support/shown-by";

const requirements = statementsOf("docs/requirements.md");
const hazards = statementsOf("docs/hazards.md");
const numbers = [...requirements, ...hazards].map(({ number }) => number);
const shown = shownBy();

describe("requirements and hazards", () => {
	it("have unique numbers", () => {
		expect(requirements.length).toBeGreaterThan(200);
		expect(hazards.length).toBeGreaterThan(50);
		expect(new Set(numbers).size).toBe(numbers.length);
	});

	it("are each covered by a test", () => expect(numbers.filter((number) => !shown.has(number))).toEqual([]));

	it("are the only ones that tests refer to", () => expect([...shown.keys()].filter((number) => !numbers.includes(number))).toEqual([]));

	it.each(Object.values(calls).flatMap((group) => Object.values<Call>(group).map(({ method, path }) => `${method} ${path}`)))(
		"have one for %s",
		(call) => expect(requirements.filter(({ text }) => text.includes(`\`${call}\``))).toHaveLength(1),
	);
});
