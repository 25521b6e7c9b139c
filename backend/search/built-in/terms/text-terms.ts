import { addTerm, type Field, fields, type Terms } from "./fields";
import { isMaterial } from "./materials";
import { type Condition, parse, sizeTerm } from "./parse";

/** The words after these in a name say what the goods are for, include or lack, not what they are. */
const asides = new Set(["fur", "for", "mit", "with", "ohne", "without", "ilma", "ilman"]);

/** The longest letter part of a name with figures: IPE 200, RAL 7016; 400 HBW. */
const longestPrefix = 4;
const longestSuffix = 3;

/**
 * The terms of a catalogue text: words, names of letters and figures, whole sizes and their parts.
 * @param field of the text; parts of sizes and words after "for" get a lower one
 */
export function textTerms(text: string, field: Field): Terms {
	const terms: Terms = new Map();
	let isFirstFigure = true;
	let here = field;
	let before: Condition | undefined;
	let isColour = false;
	for (const condition of parse(text)) {
		if (condition.kind === "quantity") continue;
		isColour ||= condition.kind === "word" && condition.word === "ral";
		if (condition.kind === "word") {
			if (isColour && isMaterial(condition.word)) continue;
			if (asides.has(condition.word)) here = fields.aside;
			for (const word of [condition.word, ...condition.parts]) addTerm(terms, word, here);
			if (before?.kind === "number" && !before.isMm && condition.word.length <= longestSuffix)
				addTerm(terms, `${before.value}${condition.word}`, here);
		} else {
			const figures = isFirstFigure ? here : lower(here);
			if (before?.kind === "word" && before.word.length <= longestPrefix && condition.kind === "number" && !condition.isMm)
				addTerm(terms, `${before.word}${condition.value}`, here);
			putFigures(terms, condition, here, figures);
			isFirstFigure = isFirstFigure && condition.kind === "norm";
		}
		before = condition;
	}
	return terms;
}

function putFigures(terms: Terms, condition: Exclude<Condition, { kind: "word" }>, field: Field, figures: Field): void {
	if (condition.kind === "size") putSize(terms, condition.sizes, condition.thread, field, figures);
	else if (condition.kind === "norm") addNorm(terms, condition.number, field);
	else if (condition.kind === "designation") {
		addTerm(terms, condition.name, field);
		const digits = /\d+/.exec(condition.name)?.[0];
		if (digits !== undefined) addTerm(terms, `#${Number(digits)}`, figures);
	} else if (condition.kind === "length") {
		addTerm(terms, `l=${condition.value}`, field);
		if (condition.isSaid) addTerm(terms, `#${condition.value}`, figures);
	} else if (condition.kind !== "grade") {
		addTerm(terms, `#${condition.value}`, figures);
		const sign = figureSigns[condition.kind];
		if (sign !== undefined) addTerm(terms, `${sign}${condition.value}`, field);
	}
}

const figureSigns: Readonly<Record<string, string>> = { dn: "dn", thread: "m", diameter: "d=", thickness: "t=" };

/** EN 10219-2 is also found as 10219. */
export function addNorm(terms: Terms, number: string, field: Field): void {
	addTerm(terms, `norm=${number}`, field);
	addTerm(terms, `norm=${number.replace(/-.*$/, "")}`, field);
}

/** For 100×50×5: the whole size, the size in any order, 100×50, and each figure, the first one in a better field. */
export function putSize(terms: Terms, sizes: readonly number[], thread: boolean, field: Field, figures: Field): void {
	addTerm(terms, sizeTerm(sizes), field);
	if (thread) {
		addTerm(terms, sizeTerm(sizes, true), field);
		addTerm(terms, `m${sizes[0]}`, field);
	}
	addTerm(terms, anyOrder(sizes), fields.kind);
	for (let length = 2; length < sizes.length; length++) addTerm(terms, sizeTerm(sizes.slice(0, length)), fields.kind);
	// 6/5/6 and 8/6/8 are also called 656 and 868.
	if (sizes.length === 3 && sizes.every((size) => size < 10 && Number.isInteger(size))) addTerm(terms, `#${sizes.join("")}`, field);
	for (const [place, size] of sizes.entries()) addTerm(terms, `#${size}`, place === 0 ? figures : lower(figures));
}

/** One key for 100×50 and 50×100. */
export const anyOrder = (sizes: readonly number[]): string => `~${[...sizes].sort((a, b) => b - a).join("x")}`;

const lower = (field: Field): Field => (field === fields.aside ? fields.aside : fields.kind);
