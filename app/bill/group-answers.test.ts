import { describe, expect, it } from "vitest";
import type { QuestionCandidate } from "./bill";
import { cheapestOf, groupAnswers, picksOfAnswer } from "./group-answers";

const candidate = (
	code: string,
	title: string,
	line_price: number | null,
	days: number | null,
	availability: "available" | "out" = "available",
) =>
	({
		...{
			variantId: 1,
			code,
			title,
			unit: "piece",
			pieces: null,
			amount: 4,
			cut: null,
			width: 0,
			bars: null,
			price: 100,
			weight: 1000,
			is_cut: false,
			departs: false,
			stock: null,
		},
		...{ line_price, certificate_price: null, availability, delivery: { min: days, max: days, approx: false } },
	}) satisfies QuestionCandidate;
const asked = (line: number, candidates: QuestionCandidate[], chosen: string | null = null, unread: [number, number][] = []) => ({
	...{ line, candidates, chosen, unread, isOneProduct: true },
});
const finishes = (line: number, chosen: string | null = null) =>
	asked(
		line,
		[candidate(`R${line}`, "roh", 400, 5), candidate(`P${line}`, "grundiert", 500, 3), candidate(`Z${line}`, "verzinkt", 900, 9)],
		chosen,
	);

// Shows R67.3
describe("one answer for all questions of a list", () => {
	it("is offered with the number of lines that it answers, and leaves answered lines as they are", () => {
		const lengths = asked(4, [candidate("K4", "6 m", 100, 1), candidate("L4", "12 m", 200, 1)]);
		const questions = [finishes(1), finishes(2), finishes(3, "Z3"), lengths];
		expect(groupAnswers(questions, true).map(({ value, count }) => [value, count])).toEqual([
			["word:roh", 2],
			["word:grundiert", 2],
			["word:verzinkt", 2],
			["cheapest", 3],
			["fastest", 3],
		]);
		expect([...picksOfAnswer(questions, "word:roh")]).toEqual([
			[1, "R1"],
			[2, "R2"],
		]);
		expect([...picksOfAnswer(questions, "fastest")]).toEqual([
			[1, "P1"],
			[2, "P2"],
			[4, "K4"],
		]);
	});

	it("is grouped by what its words are, and leaves strategies to the ways of the whole list", () => {
		const titles = ["6 m, S235JR, roh", "5,8 m, 8.8, RAL 7016 anthrazitgrau", "12 m, 10CrMo9+QT, 50 Stück"];
		const questions = [1, 2].map((line) =>
			asked(
				line,
				titles.map((title, at) => candidate(`${line}${at}`, title, at, at)),
			),
		);
		const shown = groupAnswers(questions, false);
		const ofKind = (kind: string | null) => shown.filter((answer) => answer.kind === kind).map(({ word }) => word);
		expect(ofKind("length")).toEqual(["6 m", "5,8 m"]);
		expect(ofKind("grade")).toEqual(["S235JR", "8.8"]);
		expect(ofKind("finish")).toEqual(["roh", "RAL 7016 anthrazitgrau"]);
		expect(ofKind(null)).toEqual([]);
	});

	it("leaves lines of which the reader wants none", () => {
		const questions = [finishes(1), finishes(2), finishes(3, "")];
		expect([...picksOfAnswer(questions, "word:roh").keys()]).toEqual([1, 2]);
		expect([...picksOfAnswer(questions.slice(1), "word:roh").keys()]).toEqual([2]);
	});

	it("changes all answers once at most one question is open", () => {
		const questions = [finishes(1, "R1"), finishes(2, "P2")];
		expect([...picksOfAnswer([...questions, finishes(3)], "word:roh").keys()]).toEqual([2, 3]);
		expect(groupAnswers(questions, true).map(({ value, count }) => [value, count])).toEqual([
			["word:verzinkt", 2],
			["cheapest", 1],
			["fastest", 1],
		]);
	});

	it.each([
		["one question alone", [finishes(1)]],
		["lines of one article, which its reader has to confirm", [asked(1, [candidate("A", "", 1, 1)]), asked(2, [candidate("B", "", 1, 1)])]],
		[
			"articles of equal price and delivery, and without words in common",
			[1, 2].map((line) => asked(line, [candidate(`A${line}`, `a${line}`, 5, 5), candidate(`B${line}`, `b${line}`, 5, 5)])),
		],
		[
			"a word that two articles of a line have, and no price or day at all",
			[1, 2].map((line) =>
				asked(line, [candidate(`A${line}`, "S235JR, roh", null, null), candidate(`B${line}`, "S355J2, roh", null, null)]),
			),
		],
	])("is not offered for %s", (_, questions) => {
		expect(groupAnswers(questions, true).filter(({ word }) => word === null || word === "roh")).toEqual([]);
	});

	it("leaves lines open that hold a word nobody understood", () => {
		const marked = asked(3, finishes(3).candidates, null, [[8, 13]]);
		const questions = [finishes(1), finishes(2), marked];
		for (const { value, count } of groupAnswers(questions, true)) {
			expect(count).toBe(2);
			expect([...picksOfAnswer(questions, value).keys()]).toEqual([1, 2]);
		}
		expect(groupAnswers([marked, { ...marked, line: 4 }], true)).toEqual([]);
	});

	it("leaves lines open whose goods are of different kinds", () => {
		const kinds = { ...finishes(3), isOneProduct: false };
		expect([...picksOfAnswer([finishes(1), finishes(2), kinds], "cheapest").keys()]).toEqual([1, 2]);
	});

	it("takes nothing that is sold out, and knows no other answers", () => {
		const questions = [1, 2].map((line) =>
			asked(line, [candidate(`A${line}`, "roh", 1, 1, "out"), candidate(`B${line}`, "verzinkt", 5, 5)]),
		);
		expect([...picksOfAnswer(questions, "cheapest")]).toEqual([
			[1, "B1"],
			[2, "B2"],
		]);
		expect(picksOfAnswer(questions, "word:roh").size).toBe(0);
		expect(picksOfAnswer(questions, "dearest").size).toBe(0);
	});
});

it.each([
	["the lowest price", [900, 400, 700], "B"],
	["none of two equal ones", [400, 400, 700], undefined],
	["none without prices", [null, null, null], undefined],
	["none without a choice", [400], undefined],
])("the cheapest candidate is %s", (_, prices, code) => {
	expect(cheapestOf(prices.map((price, at) => candidate("ABC".charAt(at), "", price, 1)))?.code).toBe(code);
});
