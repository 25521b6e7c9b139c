import type { SheetPart } from "./sheet-rules.server";

type Classes = ReadonlySet<string>;

/**
 * The rules of style sheets that a document with these classes needs to be seen as it is. All of one layer stand together, which changes
 * nothing: layers follow each other in the order in which they are first named.
 * @param before classes whose rules stand there already
 */
export function usedRules(sheets: readonly SheetPart[][], classes: Classes, before?: Classes): string {
	const layers = new Map<string, string>();
	const statements = new Set<string>();
	for (const part of sheets.flat()) {
		if (part.kind === "whole" && part.text.startsWith("@layer")) {
			if (!before) statements.add(part.text);
		} else if (part.kind === "group" && part.head.startsWith("@layer"))
			layers.set(part.head, (layers.get(part.head) ?? "") + part.parts.map((inner) => written(inner, classes, before)).join(""));
		else if (part.kind !== "keyframes") layers.set("", (layers.get("") ?? "") + written(part, classes, before));
	}
	const text = [...statements, ...[...layers].map(([head, rules]) => (head === "" || rules === "" ? rules : `${head}{${rules}}`))].join("");
	return text + keyframesOf(sheets.flat(), text);
}

function written(part: SheetPart, classes: Classes, before?: Classes): string {
	if (part.kind === "group") {
		const rules = part.parts.map((inner) => written(inner, classes, before)).join("");
		return rules === "" ? "" : `${part.head}{${rules}}`;
	}
	if (part.kind !== "rule") return before ? "" : part.text;
	const matching = part.selectors.filter((selector) => {
		const matches = (there: Classes) => selector.classes.every((name) => there.has(name));
		return matches(classes) && !(before && matches(before));
	});
	return matching.length > 0 ? `${matching.map(({ text }) => text).join(",")}{${part.body}}` : "";
}

const keyframesOf = (parts: readonly SheetPart[], rules: string): string =>
	parts.map((part) => (part.kind === "keyframes" && rules.includes(part.name) ? part.text : "")).join("");
