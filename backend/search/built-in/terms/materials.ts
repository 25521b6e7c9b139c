import type { Language } from "../../../../contract/locale";
import { type Material, materials } from "../../../../contract/search";
import type { Condition } from "./parse";

/** The part of the dictionary (dictionary.ts) that knows the materials of goods. */
interface Dictionary {
	has(term: string): boolean;
	terms(): Iterable<string>;
	sameStem(word: string): string[];
	shown(term: string, language: Language): string;
}

/**
 * Names of materials in four languages, in plain form, longest first. They also start compounds (Kupferrohr) and inflected forms
 * (alumiinista).
 */
const names: Readonly<Record<Material, readonly string[]>> = {
	stainless:
		"edelstahl nirosta niro inox rostfrei stainless roostevaba ruostumaton ruostumattoma ruostumatonta rosteri haponkestava happokindel rst hst".split(
			" ",
		),
	aluminium: "aluminium aluminum alumiinium alumiini alu".split(" "),
	copper: "kupfer copper kupari vask".split(" "),
	brass: "messing messinki brass valgevask".split(" "),
	castIron: "gusseisen grauguss guss valurauta valuraudan malm cast".split(" "),
	plastic: "kunststoff plastik plastic muovi plast pvc".split(" "),
};
/** Grades of stainless steel: V2A, the A2 and A4 of screws, 304L, 1.4301. */
const stainlessGrade = /^(?:v[24]a|a[245]|(?:ss|aisi)?(?:304l?|316(?:l|ti)?)|1\.4\d{3})$/;
/** Aluminium alloys: AlMg3, AlMgSi0,5, EN AW-5754. */
const aluminiumGrade = /^(?:aw\d{4}\p{L}?|almg)$/u;
/** Words that add nothing to a material's name: rostfreier Stahl, ruostumaton teräs. */
const steel = new Set("steel stahl teras teraksinen iron".split(" "));
/** Names of colours contain materials, such as white aluminium. */
const colours = new Set("white grey gray weiss grau valge hall valkoinen harmaa".split(" "));
/** A shorter name does not start an inflected form, as "alu" does not in "aluslevy", and does not name goods: Alu-Zink is a coating. */
const shortestStem = 5;
/** The longest case ending: alumiini-sesta. */
const longestEnding = 5;

interface Named {
	material: Material;
	/** The rest of a compound: rohr of Kupferrohr; "" if none. */
	rest: string;
}

function namedBy(term: string, isWord: (rest: string) => boolean): Named | null {
	if (stainlessGrade.test(term)) return { material: "stainless", rest: "" };
	if (aluminiumGrade.test(term)) return { material: "aluminium", rest: "" };
	for (const [material, list] of entries)
		for (const name of list) {
			if (!term.startsWith(name)) continue;
			const rest = term.slice(name.length);
			if (rest === "") return { material, rest };
			if (isWord(rest)) return { material, rest };
			if (name.length >= shortestStem && rest.length <= longestEnding) return { material, rest: "" };
		}
	return null;
}
const entries = materials.map((material) => [material, names[material]] as const);

/** Returns whether a word names a material. In a colour's name it does not: RAL 9006 white aluminium is not aluminium. */
export const isMaterial = (word: string): boolean => namedBy(word, () => false) !== null;

const available = new WeakMap<Dictionary, ReadonlySet<Material>>();
function materialsIn(dictionary: Dictionary): ReadonlySet<Material> {
	const known = available.get(dictionary);
	if (known) return known;
	const found = new Set<Material>();
	for (const term of dictionary.terms()) {
		if (term.length < shortestStem && !stainlessGrade.test(term)) continue;
		const named = namedBy(term, (rest) => term.length - rest.length >= shortestStem && dictionary.has(rest));
		if (named) found.add(named.material);
	}
	available.set(dictionary, found);
	return found;
}

interface WithoutMaterial {
	conditions: Condition[];
	material: Material | null;
	/** The removed words as typed. */
	typed: string[];
}

/** Removes materials that the catalogue lacks; a compound keeps its goods: Kupferrohr becomes Rohr. */
export function withoutMaterial(conditions: readonly Condition[], dictionary: Dictionary, language: Language): WithoutMaterial {
	const left: Condition[] = [];
	const typed: string[] = [];
	let material: Material | null = null;
	let before: Condition | undefined;
	for (const condition of conditions) {
		const named = isColour(before) ? null : namedIn(condition, dictionary);
		const isPart = typed.length > 0 && before === undefined && belongsTo(condition);
		if (named && !materialsIn(dictionary).has(named.material)) {
			material ??= named.material;
			typed.push(condition.typed);
			if (named.rest !== "") left.push({ kind: "word", word: named.rest, parts: [], typed: dictionary.shown(named.rest, language) });
			before = undefined;
		} else if (isPart) typed.push(condition.typed);
		else {
			left.push(condition);
			before = condition;
		}
	}
	return { conditions: left, material, typed };
}

function namedIn(condition: Condition, dictionary: Dictionary): Named | null {
	if (condition.kind === "designation") return namedBy(condition.name, () => false);
	if (condition.kind !== "word" || (dictionary.has(condition.word) && !isName(condition.word))) return null;
	return namedBy(condition.word, (rest) => dictionary.has(rest) || dictionary.sameStem(rest).length > 0);
}

const isName = (word: string): boolean => entries.some(([, list]) => list.includes(word));

const isColour = (before: Condition | undefined): boolean => before?.kind === "word" && (colours.has(before.word) || before.word === "ral");

/** "Stahl" in rostfreier Stahl, and the strength in A2-70. */
const belongsTo = (condition: Condition): boolean =>
	(condition.kind === "word" && steel.has(condition.word)) ||
	(condition.kind === "number" && !condition.isMm && [50, 70, 80].includes(condition.value));
