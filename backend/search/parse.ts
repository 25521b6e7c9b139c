import { plain } from "./plain";

/**
 * What a text asks for, piece by piece. Sizes are mm; `typed` is the piece as it was typed.
 * word: "doppel-t-trager", with its parts where hyphens part it. designation: letters and digits in one, "ipe200", "s355j2".
 * size: sizes in a row, with a thread "M12×60". norm: the number of a standard, "10219-2".
 */
export type Condition = { typed: string } & (
	| { kind: "word"; word: string; parts: readonly string[] }
	| { kind: "designation"; name: string }
	| { kind: "size"; sizes: readonly number[]; thread: boolean }
	| { kind: "thread" | "diameter" | "dn" | "length"; value: number }
	| { kind: "number"; value: number; isMm: boolean }
	| { kind: "norm"; number: string }
);
/** A condition before it is known how it was typed. */
type Bare = Condition extends infer C ? (C extends Condition ? Omit<C, "typed"> : never) : never;

const n = String.raw`\d{1,7}(?:\.\d{1,4})?(?!\d|\.\d)`;
const metres = String.raw`m(?:etri\p{L}*|eter\p{L}*|etre\p{L}*|eetri\p{L}*)?|jm|lfm|lm`;
const unit = `mm|cm|${metres}`;
const inch = String.raw`\s*(?:"|zoll\p{L}*|inch\p{L}*|tuuma\p{L}*|toll\p{L}*)`;

/** Outside diameters of pipes that are named by inches: DN by inches. */
const nominal: Readonly<Record<string, number>> = {
	"0.25": 8,
	"0.375": 10,
	"0.5": 15,
	"0.75": 20,
	"1": 25,
	"1.25": 32,
	"1.5": 40,
	"2": 50,
	"2.5": 65,
	"3": 80,
	"4": 100,
	"5": 125,
	"6": 150,
	"8": 200,
	"10": 250,
	"12": 300,
};
const ofInches = (inches: number): Bare[] => {
	const dn = nominal[String(inches)];
	return dn === undefined ? [{ kind: "number", value: inches, isMm: false }] : [{ kind: "dn", value: dn }];
};

/** Former names of beams: IPB 160 is HEB 160. */
const formerBeams: Readonly<Record<string, string>> = { ipb: "heb", ipbl: "hea", ipbv: "hem" };

type Rule = [pattern: RegExp, read: (found: readonly string[]) => Bare[]];
const rule = (pattern: string, read: (found: readonly string[]) => Bare[]): Rule => [new RegExp(pattern, "uy"), read];
const number = (text: string | undefined): number => Number(text ?? 0);

/** Tried in this order at each place. */
const rules: readonly Rule[] = [
	rule(String.raw`(?:(?:din|en|iso|sfs|evs|ead)[ -]*)+(\d{2,6}(?:-\d{1,4})*)(?![\d.]|\s*x)`, ([, found = ""]) => [
		{ kind: "norm", number: found },
	]),
	rule(String.raw`(\d{1,2}) +(\d)\/(\d)(?!\/|\d)(?:${inch})?`, ([, whole, above, below]) =>
		ofInches(number(whole) + number(above) / number(below)),
	),
	rule(String.raw`(\d)\/(\d)${inch}`, ([, above, below]) => ofInches(number(above) / number(below))),
	rule(String.raw`[rg]?(1|3)\/(2|4|8)(?![\d/.])`, ([, above, below]) => ofInches(number(above) / number(below))),
	rule(`(${n})${inch}`, ([, inches]) => ofInches(number(inches))),
	rule(String.raw`m(${n})\s*[x/-]\s*(${n})(?:\s*mm(?!\p{L}))?`, ([, d, length]) => [
		{ kind: "size", sizes: [number(d), number(length)], thread: true },
	]),
	rule(String.raw`m(${n})(?![\p{L}])`, ([, d]) => [{ kind: "thread", value: number(d) }]),
	rule(String.raw`he[ -]*(\d{2,4})[ -]*([abm])(?![\p{L}\d])`, ([, height, series]) => [
		{ kind: "designation", name: `he${series}${height}` },
	]),
	rule(String.raw`he[ -]([abm])[ -]*(\d{2,4})(?![\p{L}\d])`, ([, series, height]) => [
		{ kind: "designation", name: `he${series}${height}` },
	]),
	rule(String.raw`(ipb[lv]?)[ -]*(\d{2,4})(?![\p{L}\d])`, ([, series = "", height]) => [
		{ kind: "designation", name: `${formerBeams[series]}${height}` },
	]),
	rule(
		String.raw`(?:ø|durchmesser|diameter|dia|halkaisija|labimoot|da?)\s*[=:.]?\s*(${n})(?:\s*mm(?!\p{L}))?(?!\s*x\s*\d)`,
		([, value]) => [{ kind: "diameter", value: number(value) }],
	),
	rule(String.raw`(?:dn|nw)[ -]*(\d{1,4})(?![\d.])`, ([, value]) => [{ kind: "dn", value: number(value) }]),
	rule(String.raw`${n}(?:(?:\s*(?:mm|cm|m)?\s*x\s*|[/-])${n}){1,5}(?:\s*(${unit})(?![\p{L}\d]))?`, ([whole = "", last]) =>
		sizes(whole, last),
	),
	rule(String.raw`(${n})\s*(${unit})(?![\p{L}\d])`, ([, value, of = ""]) =>
		of === "mm" || of === "cm"
			? [{ kind: "number", value: number(value) * (of === "cm" ? 10 : 1), isMm: true }]
			: [{ kind: "length", value: Math.round(number(value) * 1000) }],
	),
	// Before a pipe's diameter and wall.
	rule("ø", () => []),
	// Square metres, kilograms and the like say how much is wanted, not what.
	rule(String.raw`${n}\s*(?:m[23]|kg|kn)(?![\p{L}\d])`, () => []),
	rule(String.raw`\p{L}{1,12}(?=-?${n}\s*x\s*\d)`, ([word = ""]) => [{ kind: "word", word, parts: [] }]),
	rule(String.raw`(\p{L}{1,3})-(\d{1,5}(?:\.\d+)?\p{L}?)(?![\p{L}\d])`, ([, letters, rest]) => [
		{ kind: "designation", name: `${letters}${rest}` },
	]),
	rule(String.raw`(?=\p{L}*\d)(?=\d*\p{L})[\p{L}\d]{2,24}(?:\.\d+)?(?:\+\p{L}{1,2})?`, ([name = ""]) => [{ kind: "designation", name }]),
	rule(String.raw`\p{L}+(?:-\p{L}+)*`, ([word = ""]) => [
		{ kind: "word", word: word.replaceAll("-", ""), parts: word.includes("-") ? word.split("-") : [] },
	]),
	rule(n, ([value]) => [{ kind: "number", value: number(value), isMm: false }]),
	// Longer than any size or code: a word that nobody has.
	rule(String.raw`\d+(?:\.\d+)*`, ([word = ""]) => [{ kind: "word", word, parts: [] }]),
];

/** 6/5/6, 5-150 and 40×20×2. "1.5x3 m" is in metres, in "200x6 m" only the last is. */
function sizes(text: string, last: string | undefined): Bare[] {
	const values = (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
	if (last === undefined || last === "mm") return [{ kind: "size", sizes: values, thread: false }];
	if (last === "cm") return [{ kind: "size", sizes: values.map((value) => value * 10), thread: false }];
	if (values.every((value) => value < 20)) return [{ kind: "size", sizes: values.map((value) => Math.round(value * 1000)), thread: false }];
	const [length = 0, ...rest] = [...values].reverse();
	const before = rest.reverse();
	return [
		before.length > 1 ? { kind: "size", sizes: before, thread: false } : { kind: "number", value: before[0] ?? 0, isMm: false },
		{ kind: "length", value: Math.round(length * 1000) },
	];
}

/** Reads what a text asks for. Any text will do: what is no word, number or size is passed over. */
export function parse(original: string): Condition[] {
	const { text, typed } = plain(original);
	const found: Condition[] = [];
	for (let at = 0; at < text.length; ) {
		const from = at;
		for (const [pattern, read] of rules) {
			pattern.lastIndex = at;
			const match = pattern.exec(text);
			if (!match) continue;
			at = pattern.lastIndex;
			const piece = typed(from, at);
			for (const condition of read(match)) found.push({ ...condition, typed: piece });
			break;
		}
		if (at === from) at++;
	}
	return found;
}

/** 100×50×5 as one term. */
export const sizeTerm = (sizes: readonly number[], thread = false): string => `${thread ? "m" : ""}${sizes.join("x")}`;
