import { expect, it } from "vitest";
import { readList } from "../../app/bill/read-list";
import { formatOf } from "../../app/platform/tables/decode-file";
import { cancelsItsGoods } from "../../backend/search/built-in/lines/cancellations";
import {
	changesOtherLines,
	doubtsIn,
	hasCode,
	hasUnexplainedFigure,
	mayBeThousands,
	numbersOf,
	refersToAllLines,
} from "../../backend/search/built-in/lines/doubts";
import { plainLine, readingsOf } from "../../backend/search/built-in/lines/readings";
import { headsOf, readRow } from "../../backend/search/built-in/lines/table";
import { hasNoGoods, isLetter } from "../../backend/search/built-in/lines/words";
import { supplierCode, variantCode } from "../../backend/search/built-in/query/code-hits";
import { parse } from "../../backend/search/built-in/terms/parse";
import { withoutRefused } from "../../backend/search/built-in/terms/refused";
import { asksForPieces } from "../../backend/search/built-in/terms/site-words";
import { cpuOf, slowText } from "../support/growth";
import { corpusOf } from "../support/lines-through-the-shop";

const texts = ["bill-of-materials", "site-lines", "unseen-lines", "unseen-lists", "contradictions"]
	.flatMap(corpusOf)
	.map(({ head = "", line }) => [head, line] as const);

/** Reads a list with everything from the form to the search conditions. */
function readAll(head: string, line: string): void {
	readList(`${head}\n${line}`);
	formatOf(line);
	const { text } = plainLine(line, "de");
	doubtsIn(line);
	mayBeThousands(line);
	numbersOf([head, line]);
	changesOtherLines(text);
	refersToAllLines(text);
	cancelsItsGoods(text);
	hasCode(text);
	hasUnexplainedFigure(text);
	const heads = headsOf(head);
	if (heads) readRow(line, heads, "de");
	hasNoGoods(text);
	isLetter(text);
	asksForPieces(text);
	variantCode(text);
	supplierCode(text);
	for (const { goods } of readingsOf(text)) withoutRefused(parse(goods));
}

/** Collects every pattern that is used during the run. */
function patternsOf(run: () => void): RegExp[] {
	const found = new Map<string, RegExp>();
	const { exec } = RegExp.prototype;
	RegExp.prototype.exec = function spied(text: string) {
		found.set(String(this), this);
		return exec.call(this, text);
	};
	try {
		run();
	} finally {
		RegExp.prototype.exec = exec;
	}
	return [...found.values()];
}

// Shows R51.9
it("every pattern that a list is read with takes twice as long for twice as much", { timeout: 120_000 }, () => {
	const patterns = patternsOf(() => {
		for (const [head, line] of texts) readAll(head, line);
	});
	expect(patterns.length).toBeGreaterThan(80);
	expect(patterns.map(({ source, flags }) => slowText(new RegExp(source, flags))).filter((text) => text !== null)).toEqual([]);
});

// Shows R51.9
it.each([
	["blanks behind a sign", `Stahl x1${" ".repeat(985)}z`],
	["digits", "1".repeat(990)],
	["figures", "1 x 2 x 3 ".repeat(99)],
	["separators", "1;".repeat(495)],
	["quotes", '"a",'.repeat(247)],
	["the letter O", `0${"o".repeat(985)}z`],
	["standards", "din en iso ".repeat(90)],
])("a line of %s is read at once", (_, line) => {
	// It used to take seconds.
	expect(cpuOf(() => readAll("", line))).toBeLessThan(300);
});
