import type { CutPiece } from "../../../../contract/values/cut-bars";
import { asksForPieces } from "../terms/site-words";
import { countedWords } from "./words";

type Place = [from: number, to: number];

const number = String.raw`\d{1,5}(?:\.\d{1,3})?`;
const unit = String.raw`(?:${countedWords})\.?`;
const measure = String.raw` ?(?:mm|cm|m)(?![\p{L}\d])`;
/** Pieces and the length of each: "3x6m", "2 Stk à 5,5 m", "2/4,50", "6 m 3 Stk". */
const ofLength = String.raw`(?:(\d{1,3}) ?(?:${unit} ?)?(?:x|a|je|zu|@|in) {0,3}(${number})(${measure})?|(\d{1,3})/(\d{1,2}\.\d{1,3})(${measure})?|(\d{1,3}) ?${unit} (${number})(${measure})|(${number})(${measure}) ?(?:[:x-] ?)?(\d{1,3}) ?(?:${unit}|x(?! ?\d)))`;
const eachLength = new RegExp(ofLength, "gu");
const between = `(?: ?[,;+&/] ?| )(?:(?:und|and|ja|seka|sowie|plus|noch|dazu) )?(?:je )?`;
const lengths = new RegExp(String.raw`(?<![\p{L}\d.,/x-])${ofLength}(?:${between}${ofLength}){1,9}(?![\p{L}\d.]| ?x)`, "gu");
/** A figure without its unit. */
const bareIn = /(?<!\p{L})(?:[xa@/]|je|zu|in) {0,3}(\d{1,5}(?:\.\d{1,3})?)(?![\d.]| ?(?:mm|cm|m)(?!\p{L}))/gu;

const section = String.raw`(?:(?:ipe|ipn|inp|hea|heb|hem|upn|upe|unp) ?\d{2,4}|[qr]\d{3}a?)(?![\p{L}\d])`;
const joining = "(?:und|u\\.|and|ja|seka|sowie|plus|dazu|noch|ausserdem|lisaks|lisaksi)";
/** Goods with their own quantity behind other goods: ", 2 Stk HEA 160", "sowie 40 m Quadratrohr 40x40x3", "+ 21 posti". */
const moreGoods = new RegExp(
	String.raw`(?:[,+&]|; |(?<!\p{L})${joining}(?!\p{L}))[ ,;+&]{0,12}(?:${joining} ){0,3} {0,12}(?:(?:${number}) ?(?:${unit}|x|m|lfm|kg|t)? (?:(?:\p{L}{2,30}[ -]){0,2}(?:${section}|m(?:[4-9]|[1-6]\d)(?!\d)|[\d.]{1,6} ?x ?\d)|(?:pfosten|posts?|posti|tolpp\p{L}{1,3}|posttia)(?!\p{L}))|(?:\p{L}{3,6} )?${section}).*$`,
	"u",
);
const joint = String.raw`(?:[,+&/]|; |(?<!\p{L})${joining}(?!\p{L}))[ ,;+&]{0,12}(?:${joining} ){0,3}`;
const count = String.raw`(?<![\p{L}\d.,/x-])\d{1,4} ?${unit}(?![\p{L}\d])`;
/** Goods with their quantity behind their size: ", Betonstahl 32 L=12m 4 Stück", "und 50x5 2 Stk". */
const moreCounted = new RegExp(
	String.raw`${joint}(?=\p{L}[^,;+&]{0,60}?\d[^,;+&]{0,40}? ${count}|\d[\d.]* ?x ?\d[^,;+&]{0,40}? ${count}).*$`,
	"u",
);
const counted = new RegExp(count, "u");
const bars = String.raw`\p{L}{0,20}(?:stahl|stahle|eisen|rohre?|teras(?:ta)?|putk(?:i|ea)|toru|tubes?|bars?|rebars?|lattaa?|latti|tankoa?|armatuuri?)`;
/** ", 4 Betonstahl 32": bars have one figure. */
const moreBars = new RegExp(
	String.raw`${joint}\d{1,4} ?(?:${unit} |x )?(?:\p{L}{3,20} )?${bars} (?:ø ?|d ?)?\d(?![\d.]* ?m(?!\p{L})).*$`,
	"u",
);
/** Works, times and measures that a number precedes as it does goods. */
const noGoods = String.raw`(?:bohrung\p{L}*|loch|locher|schnitte?n?|gehrung\p{L}*|holes?|cuts?|mitres?|reik\p{L}*|leikkau\p{L}*|auk\p{L}*|augu\p{L}*|loiget?\p{L}*|
	tage?n?|wochen?|days?|weeks?|paiva\p{L}*|viikko\p{L}*|paeva\p{L}*|nadal\p{L}*|prozent|percent|prosentt\p{L}*|protsent\p{L}*|euro\p{L}*|met(?:er|re)s?|metria|meetrit|grad|degrees?)(?!\p{L})`;
/** Goods of any name beside the first: "+ 21 Füße", "dazu je 2 Muttern". */
const moreOfAny = new RegExp(
	String.raw`(?:\+|(?<!\p{L})(?:dazu|plus|sowie|zzgl\.?|zuzuglich|lisaksi|lisaks|as well as)(?!\p{L}))[ ,;+]{0,4}(?:(?:noch|je|jeweils|each|kutakin|iga) ){0,2}\d{1,4} ?(?:x )?(?!${noGoods.replace(/\s+/g, "")})\p{L}{4}.*$`,
	"u",
);
/** Goods in front of others. */
const firstGoods = new RegExp(String.raw`(?<!\p{L})(?:${section}|[tm]\d\d?(?!\d))|\d ?x ?\d|\p{L}{4} ?\d`, "u");

/** The place where other goods begin; -1 if the text names no others. */
function otherGoodsAt(text: string): number {
	const from = text.search(/[^\s;]/);
	const places = [moreGoods, moreCounted, moreBars, moreOfAny].flatMap((pattern) => {
		const found = pattern.exec(text.slice(Math.max(0, from)));
		if (!found) return [];
		const at = from + found.index;
		const before = text.slice(0, at);
		// ", 12 Zuschnitte 150 x 220" are pieces of the first goods.
		if (asksForPieces(found[0].split(/\d ?x/)[0] ?? "")) return [];
		return firstGoods.test(before) && (pattern !== moreCounted || counted.test(before)) ? [at] : [];
	});
	return places.length > 0 ? Math.min(...places) : -1;
}

/** A sentence without figures in front of the goods. */
const sentenceBefore = /^\D{10,}\p{L}{3}[.!?] /u;

/** Returns whether a list such as "60x8 4 Stk 6 m" has sizes: shorter lengths in mm, and metres without decimals, have their unit. */
const hasSizes = (list: string): boolean =>
	[...list.matchAll(bareIn)].some(([, value = ""]) => !value.includes(".") && Number(value) < 100);

/** Reads a length in mm. Without a unit, decimals are metres: "4 x 2.380". */
function lengthIn(figure: string, unit: string): number {
	const isThousands = unit === "mm" && /\.\d{3}$/.test(figure);
	const factor = { mm: isThousands ? 1000 : 1, cm: 10, m: 1000 }[unit] ?? (figure.includes(".") ? 1000 : 1);
	return Math.round(Number(figure) * factor);
}

/** The pieces of each length in a list such as "3x6m, 2x12m"; none if a figure of them is 0. */
function listedPieces(list: string): CutPiece[] {
	const all = [...list.matchAll(eachLength)].map(([, ...groups]) => {
		const [a, b, c, d, e, f, g, h, i, last, lastUnit, lastPieces] = groups;
		const [pieces = "", figure = "", unit = ""] = a ? [a, b, c] : d ? [d, e, f] : g ? [g, h, i] : [lastPieces, last, lastUnit];
		return { pieces: Number(pieces), length: lengthIn(figure, unit.trim()) };
	});
	return all.every(({ pieces, length }) => pieces > 0 && length > 0) ? all : [];
}

/**
 * Finds the parts of a line that names several lengths or goods, each with its own number: "HEA 100 3x6m, 2x12m", "4 Stk IPE 200, 2 Stk HEA
 * 160". One answer cannot order all of them.
 * @param text in plain form
 * @returns `lengths`: the pieces of each length, if lengths are all that the line names
 */
export function severalParts(text: string): { places: Place[]; lengths: CutPiece[] } {
	const ofLengths = [...text.matchAll(lengths)].filter(([list]) => !hasSizes(list));
	if (ofLengths.length > 0)
		return {
			places: ofLengths.map(({ index, 0: { length } }): Place => [index, index + length]),
			lengths: ofLengths.flatMap(([list]) => listedPieces(list)),
		};
	const other = otherGoodsAt(text);
	if (other < 0) return { places: [], lengths: [] };
	const [sentence = ""] = sentenceBefore.exec(text) ?? [];
	const places: Place[] = [...(sentence === "" ? [] : [[0, sentence.length] satisfies Place]), [other, text.length]];
	return { places, lengths: [] };
}
