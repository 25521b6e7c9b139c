import type { SheetPart } from "./sheet-rules.server";

/**
 * The rules of style sheets that a document with these classes needs to be seen as it is. All of one layer stand together, which changes
 * nothing: layers follow each other in the order in which they are first named.
 */
export function usedRules(sheets: readonly SheetPart[][], classes: ReadonlySet<string>): string {
	const layers = new Map<string, string>();
	const statements = new Set<string>();
	for (const part of sheets.flat()) {
		if (part.kind === "whole" && part.text.startsWith("@layer")) statements.add(part.text);
		else if (part.kind === "group" && part.head.startsWith("@layer"))
			layers.set(part.head, (layers.get(part.head) ?? "") + part.parts.map((inner) => written(inner, classes)).join(""));
		else if (part.kind !== "keyframes") layers.set("", (layers.get("") ?? "") + written(part, classes));
	}
	const text = [...statements, ...[...layers].map(([head, rules]) => (head === "" || rules === "" ? rules : `${head}{${rules}}`))].join("");
	return text + keyframesOf(sheets.flat(), text);
}

function written(part: SheetPart, classes: ReadonlySet<string>): string {
	if (part.kind === "group") {
		const rules = part.parts.map((inner) => written(inner, classes)).join("");
		return rules === "" ? "" : `${part.head}{${rules}}`;
	}
	if (part.kind !== "rule") return part.text;
	const matching = part.selectors.filter((selector) => selector.classes.every((name) => classes.has(name)));
	return matching.length > 0 ? `${matching.map(({ text }) => text).join(",")}{${part.body}}` : "";
}

const keyframesOf = (parts: readonly SheetPart[], rules: string): string =>
	parts.map((part) => (part.kind === "keyframes" && rules.includes(part.name) ? part.text : "")).join("");
