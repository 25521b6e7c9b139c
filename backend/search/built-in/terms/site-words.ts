import type { Language } from "../../../../contract/locale";
import type { Condition } from "./parse";

/** Drawings name concrete bars as T12 or by their wire number: these diameters, in mm, are rolled. */
const rebarDiameters = [6, 8, 10, 12, 14, 16, 20, 25, 28, 32];

/** Reinforcing steels that B500B has replaced, and its names in other countries. */
const formerRebar = /^[abk](?:400|500|700)(?:h?w|hw?|b|c|k|nr)$/;

const reinforcing =
	/^(?:betonst|betoneisen|betoniter|betonirau|betoonter|harjat|armatuur|rebar|reinforc|sarrus|bewehr|armier|moniereisen|raudoit|rippenstahl|bst)/;

/** Words for pieces that are cut from a plate instead of whole plates. */
const cutWords =
	/(?:zuschnitte?n?|zugeschnitten|brennteile?n?|brennschnitte?|laserteile?|ausschnitt|ronden?|blanks|cutout|aihio(?:t|ta)?|aihioita|polttoleik\p{L}*|laserleik\p{L}*|leikkeet?|leiketta|maaramitta\p{L}*|toorik\p{L}*|valjaloi\p{L}*|(?:moot[ou]\s?)?loigat\p{L}*)$/u;
const cutPhrases =
	/(?<!\p{L})(?:(?:plate|sheet|steel) blank|(?:flame|plasma|laser|profile|oxy)[ -]?cut|cut[ -]to[ -](?:size|shape|length)|moot[ou] loigat)/u;

/** Returns whether a text in plain form asks for pieces of a plate. */
export const asksForPieces = (text: string): boolean =>
	cutPhrases.test(text) || (text.match(/\p{L}+/gu) ?? []).some((word) => cutWords.test(word));

const wordOf = (condition: Condition): string => (condition.kind === "word" ? condition.word : "");

/**
 * Translates the bar names of drawings and building sites into trade names: T12 and A500HW 12 reinforce concrete, and D12 is a round bar if
 * the text names nothing else.
 * @param isGoods whether a word names goods
 */
export function withSiteNames(
	conditions: readonly Condition[],
	{
		language,
		isName,
		isGoods,
	}: { language: Language; isName: (term: string) => boolean; isGoods: (word: Condition & { kind: "word" }) => boolean },
): Condition[] {
	const isSite = (one: Condition): boolean =>
		one.kind === "diameter" ||
		one.kind === "number" ||
		(one.kind === "designation" && (/^t\d/.test(one.name) || formerRebar.test(one.name)));
	if (!conditions.some(isSite)) return [...conditions];
	const isForConcrete = conditions.some(
		(one) => reinforcing.test(wordOf(one)) || (one.kind === "designation" && formerRebar.test(one.name)),
	);
	let namesGoods: boolean | null = null;
	const hasGoods = (): boolean => {
		namesGoods ??= conditions.some(
			(one) => one.kind === "size" || (one.kind === "designation" && /^\p{L}{2}/u.test(one.name)) || (one.kind === "word" && isGoods(one)),
		);
		return namesGoods;
	};
	// "T20 0,5" is a profiled sheet.
	const hasThickness = conditions.some((one) => one.kind === "thickness" || (one.kind === "number" && one.value < 5));
	let named = isForConcrete;
	return conditions.flatMap((one): Condition[] => {
		const { typed } = one;
		const bar = (word: string, value: number): Condition[] => {
			const diameter: Condition = { kind: "diameter", value, typed };
			if (named || hasGoods()) return [diameter];
			named = true;
			return [{ kind: "word", word, parts: [], typed }, diameter];
		};
		if (one.kind === "designation") {
			const size = Number(/^t(\d{1,2})$/.exec(one.name)?.[1]);
			const isDrawn = rebarDiameters.includes(size) && !typed.includes("-");
			if (isDrawn && (isForConcrete || (!hasGoods() && ((language === "fi" && !hasThickness) || !isName(one.name)))))
				return bar("betonstahl", size);
			if (formerRebar.test(one.name) && !isName(one.name)) return [{ kind: "grade", word: "betonstahl", typed }];
		}
		if (one.kind === "number" && isForConcrete && !one.isMm && rebarDiameters.includes(one.value))
			return [{ kind: "diameter", value: one.value, typed }];
		if (one.kind === "diameter" && /^d\d/i.test(typed)) return bar("rundstahl", one.value);
		return [one];
	});
}

/** Threads by the hole of their washer (ISO 7089), in mm. */
const threadOfHole = new Map([
	[3.2, 3],
	[4.3, 4],
	[5.3, 5],
	[6.4, 6],
	[8.4, 8],
	[10.5, 10],
	[13, 12],
	[15, 14],
	[17, 16],
	[19, 18],
	[21, 20],
	[23, 22],
	[25, 24],
	[28, 27],
	[31, 30],
	[34, 33],
	[37, 36],
]);
const washer =
	/^(?:(?:unterleg|u-?|beilag|bei)?scheiben?|(?:flat|plain)?washers?|aluslev\p{L}{1,5}|aluslaa\p{L}{1,5}|(?:lame)?seib\p{L}{0,4})$/u;
const washerNorms = /^(?:125|7089|7090|6340|126|7091)(?:-\d)?$/;

/** Names washers by their thread: "Scheibe 21 DIN 125" and "DIN 125-A21" are for M20. Whole figures elsewhere may be a quantity. */
export function withThreads(conditions: readonly Condition[]): readonly Condition[] {
	const isWasher = (one: Condition | undefined): boolean => one?.kind === "word" && washer.test(one.word);
	const isNorm = (one: Condition | undefined): boolean => one?.kind === "norm" && washerNorms.test(one.number);
	if (!conditions.some((one) => isWasher(one) || isNorm(one)) || conditions.some(({ kind }) => kind === "thread")) return conditions;
	const isForm = (one: Condition | undefined): boolean => /^[ab]$/.test(one?.kind === "word" ? one.word : "");
	return conditions.flatMap((one, at): Condition[] => {
		const before = isForm(conditions[at - 1]) ? conditions[at - 2] : conditions[at - 1];
		const isBeside = isWasher(before) || (isNorm(before) && isForm(conditions[at - 1]));
		const hole =
			one.kind === "designation" ? Number(/^[ab](\d{1,2}(?:\.\d)?)$/.exec(one.name)?.[1]) : one.kind === "number" ? one.value : Number.NaN;
		const thread = threadOfHole.get(hole);
		const isHole = isBeside || one.kind === "designation" || !Number.isInteger(hole);
		if (thread !== undefined && isHole) return [{ kind: "thread", value: thread, typed: one.typed }];
		const next = conditions[at + 1];
		return isForm(one) && next?.kind === "number" && threadOfHole.has(next.value) ? [] : [one];
	});
}
