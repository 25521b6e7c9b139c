import { type Bits, has } from "../../../catalogue/bits";
import type { VariantIndex } from "../../../catalogue/variant-index";
import { plain as plainOf } from "../../plain";
import { preferring, type Ranked } from "../query/rank";
import { firmness, type QueryTerm } from "../query/resolved";
import { finishOf } from "../terms/refused";
import { placesOfIds } from "./codes";
import { cancelsLinesBelow } from "./doubts";
import { isLength, type Judged } from "./judge";
import type { Understood } from "./line-answer";
import { countedWords } from "./words";

/** The effect of a heading on the lines below it. */
export interface Heading {
	/** The lines below are not ordered as written. */
	isWithheld: boolean;
	/** Grades and finishes of the goods below. */
	terms: readonly QueryTerm[];
}
export const noHeading: Heading = { isWithheld: false, terms: [] };

/** Whether words name a grade or a finish. */
export const isProperty = ({ figure, firmness: firm, shown }: QueryTerm): boolean =>
	figure === undefined && (firm === firmness.name || finishOf(plainOf(shown).text) !== undefined);

/** Words without goods may say how those below are, so that these come first: "sofern nicht anders vermerkt S355J2 roh, Länge 12 m:". */
export const preferredBy = (judged: Judged | undefined): QueryTerm[] =>
	(judged?.meant.wanted ?? []).filter((one) => isProperty(one) || isLength(one));

/** What the lines above say of a fence: the height of its panels in mm, and their colour. */
export interface Fence {
	height: number | null;
	colour: QueryTerm | null;
}
export const noFence: Fence = { height: null, colour: null };

const panels =
	/(?<!\p{L})(?:\p{L}*(?:matten?|zaun\p{L}*|paneele?n?)|(?:\p{L}+ )?(?:fence|fencing|panels?)|\p{L}*(?:aita|aidan|paneeli\p{L}*|elementti\p{L}*)|\p{L}*(?:aed|aia|aiapaneel\p{L}*|paneel\p{L}*))(?!\p{L})/u;
const posts = /(?<!\p{L})\p{L}*(?:pfosten|pfahle?|posts?|tolp(?:pa|at|paa|an|pia)|postid?|posti)(?!\p{L})/u;
const onPlates = /(?:fuss|boden|anker)platte|aufdubeln|base ?plate|pohjalev|alusplaat|alusplaadi/u;
/** "1830", "1,83 m", "H=1830", "183 cm". */
const heightIn =
	/(?<![\p{L}\d.]|[\dx] ?x ?)(?:h ?=? ?)?(?:(\d{3,4})(?: ?mm|er)?|([12]\.\d{1,2})(?: ?m)?|(\d{2,3}) ?cm)(?![\p{L}\d.]| ?x)/gu;

/** The height of a panel in mm: they rise by 200 from 630. */
const panelHeight = (text: string): number | null => {
	for (const [, mm, metres, cm] of text.replace(/ral ?\d{4}/gu, " ").matchAll(heightIn)) {
		const value = mm ? Number(mm) : metres ? Number(metres) * 1000 : Number(cm) * 10;
		const panel = Math.round((value - 630) / 200) * 200 + 630;
		if (panel >= 630 && panel <= 2430 && Math.abs(panel - value) <= 30) return panel;
	}
	return null;
};

/** Takes the height and colour of a fence from a line that names one. */
export function fenceAfter(fence: Fence, text: string, judged: Judged | undefined): Fence {
	if (!panels.test(text)) return fence;
	const colour = judged?.meant.wanted.find(({ shown }) => /^ral/i.test(shown)) ?? null;
	return { height: panelHeight(text) ?? fence.height, colour: colour ?? fence.colour };
}

/** The length and colour of posts in a line, as the panels of the same line or above ask for: they come first among its candidates. */
export function ofFence(text: string, fence: Fence): Ranked[] {
	if (!posts.test(text)) return [];
	const height = (panels.test(text) ? panelHeight(text) : null) ?? fence.height;
	const length = height === null ? null : height + (onPlates.test(text) ? 70 : 570);
	const ofLength = (length === null ? [] : [`l=${length}`, `#${length}`]).map((term) => ({ term, quality: 1 }));
	return [...(length === null ? [] : [preferring(ofLength)]), ...(fence.colour ? [preferring(fence.colour.terms)] : [])];
}

const bars =
	/(?<!\p{L})(?:betonst\p{L}*|baustahl|bewehrung\p{L}*|moniereisen|harj\p{L}*|armatuur\p{L}*|sarrus\p{L}*|rebars?|(?<=\der )eisen)(?!\p{L})|(?<![\p{L}\d])[qr] ?\d{3}a?(?![\p{L}\d])/u;
const small = `auch|noch|dazu|und|weitere|also|and|more|lisaksi|viela|myos|ja|lisaks|veel|ka`;
/** "10er 60 Stk", "8er auch 60": a diameter, a quantity and nothing else. */
const bareDiameter = new RegExp(
	String.raw`^[\s;•*>-]*(?:(?:${small}) ){0,2}(?:\d{1,5} ?(?:${countedWords})\.? )?(?:ø ?)?(?:6|8|10|12|14|16|20|25|28|32)(?:er|:n|:sia|-ne|-seid| ?mm)(?![\p{L}\d])[ ,:;-]{0,3}(?:(?:${small}) ){0,2}(?:\d{1,5}(?: ?(?:${countedWords}|m)\.?)?[ ,;-]{0,3}){0,2}$`,
	"u",
);

/** For each line, whether it has only the diameter of bars, as the line above it names them. */
export function barsBelow(lines: readonly string[]): boolean[] {
	let isOfBars = false;
	return lines.map((text) => {
		if (!/[\p{L}\d]/u.test(text)) return false;
		const isBare = bareDiameter.test(text);
		const found = isBare && isOfBars;
		isOfBars = bars.test(text) || found;
		return found;
	});
}

const ruleWords =
	`alles|alle|allgemein|generell|sonst|material|werkstoff|gute|stahl|ausfuhrung|oberflache|lange|langen|stangen?|stabe|profile|positionen|zeilen|sofern|wenn|falls|soweit|nicht|nichts|
	anders|anderes|vermerkt|angegeben|genannt|geschrieben|steht|in|mit|und|je|von|zu|a|bitte|all|everything|items|lines|steel|grade|finish|length|lengths|bars|long|unless|otherwise|stated|
	noted|in|as|of|and|please|kaikki|kaikissa|kaikkiin|laatu|teras|pinta|pituus|tangot|tankoina|salot|ellei|jos|muuta|muuten|mainita|mainittu|ole|ja|koik|koigil|mark|pikkus|latid|latti|
	kui|pole|ei|teisiti|margitud|palun|on`.replace(/\s+/g, "");
const stated =
	/(?<![\p{L}\d])(?:s ?[2-4]\d\d ?(?:j[r02]h?|k2|mh?)?h?(?![\p{L}\d])|\d{1,2}(?:\.\d{1,2})?(?: ?m(?:eter)?n?|-m-?(?:stangen|stabe|langen|bars)?)(?!\p{L}))/gu;
const rule = new RegExp(String.raw`(?<!\p{L})(?:${ruleWords})(?!\p{L})`, "gu");
const raw = /^(?:roh|unbehandelt|self-?colou?r|untreated|kasittelemat\p{L}*|tootlemata)$/u;

/** Returns whether a line says the grade, finish or length of the goods below and nothing else: "Alles roh, Länge 6 m", "Stahl S355". */
export function statesRule(text: string): boolean {
	const rest = text.replace(stated, " ").replace(rule, " ");
	const words = rest.match(/[\p{L}-]*\p{L}/gu) ?? [];
	const isOfFinish = (word: string): boolean => raw.test(word) || finishOf(word) !== undefined;
	const hasRule = text.search(stated) >= 0 || words.length > 0;
	return hasRule && text.search(rule) >= 0 && !/\d/.test(rest) && words.every(isOfFinish);
}

/** What a rule says, without the words around it. */
export const rulesIn = (text: string): string => text.replace(rule, (word) => " ".repeat(word.length));

/** @param isWithheld the lines below are not ordered as written in any case */
export function headingOf(text: string, judged: Judged | undefined, isWithheld: boolean): Heading {
	return {
		isWithheld: isWithheld || cancelsLinesBelow(text) || (judged?.meant.material ?? null) !== null,
		terms: (judged?.meant.wanted ?? []).filter(isProperty),
	};
}

/** Asks about clear lines whose goods contradict their heading. */
export async function asHeaded(
	lines: readonly Understood[],
	headingsOf: (at: number) => readonly Heading[],
	{ variants, meeting }: { variants: VariantIndex; meeting: (one: QueryTerm) => Bits },
): Promise<Understood[]> {
	const isHeaded = (at: number): boolean => headingsOf(at).some(({ isWithheld, terms }) => isWithheld || terms.length > 0);
	const headed = new Set(lines.flatMap(({ kind }, at) => (kind === "clear" && isHeaded(at) ? [at] : [])));
	const places = await placesOfIds(
		variants,
		[...headed].flatMap((at) => lines[at]?.variants ?? []),
	);
	return lines.map((line, at) => {
		const ordinals = line.variants.flatMap((id) => places.get(id) ?? []);
		const isMet = ({ isWithheld, terms }: Heading): boolean =>
			!isWithheld && terms.every((one) => ordinals.every((ordinal) => has(meeting(one), ordinal)));
		return headed.has(at) && !headingsOf(at).every(isMet) ? { ...line, kind: "candidates", disagrees: true } : line;
	});
}
