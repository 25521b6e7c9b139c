import type { Condition } from "./parse";

/** Finishes by the start of their names in four languages, each with the catalogue's word for it. */
const finishes: readonly (readonly [beginning: RegExp, finish: string])[] = [
	[
		/^(?:grundier|lackier|gestrichen|anstrich|primer|prime[dr]?$|paint|pohjamaal|maala|maale|maali|krundi|krunti|kruntvarv|varvi)/,
		"grundiert",
	],
	[/^(?:\p{L}{0,12})(?:verzink|galvani|zinc|sinki[ts]|sinkk|tsingi|tsinki)/u, "verzinkt"],
	[/^(?:beschicht|coated|coating|pinnoit|kaetud|kattega)/, "beschichtet"],
	[/^(?:gestrahlt|blasted|shotblast|suihkupuhd|sinkopuhd|haaveldatud)/, "gestrahlt"],
];

/** Words that negate the words after them, or, at the end, before them. */
const refusing = new Set("nicht kein keine keinen keiner ohne not no non without un ei eika ilman ilma mitte".split(" "));
/** Negating prefixes: unverzinkt, un-primed, nicht-grundiert. */
const beginnings = /^(?:un|non|nicht|not)(?=\p{L}{4})/u;
/** Negating endings: sinkitsemätön, sinkitsemättä, kruntimata. */
const endings = /(?:matto(?:m\p{L}*|n)?|maton|matta|mata)$/u;

/** At most this many words separate the negation from the finish: "not to be primed". */
const maxBetween = 3;

interface Refused {
	/** The catalogue's word for the finish or part. */
	finish: string;
	typed: string;
}

export const finishOf = (word: string): string | undefined => finishes.find(([beginning]) => beginning.test(word))?.[1];

/** Posts in concrete have no base plate. */
const inConcrete =
	/^(?:ein(?:zu)?betonieren|einbetoniert|betonier\p{L}*|concreted?|concreting|embed\p{L}*|(?:maahan|betoniin)?valet(?:taan|tava\p{L}*)|betonoita\p{L}*|(?:sisse)?betoneeri\p{L}*)$/u;
const posts = /(?:pfosten|pfahle?|posts?|tolppa|tolpat|tolppaa|tolpan|post(?:id|i)?)$/;
const ofConcrete = new Set("zum zu in for to be direct burial".split(" "));

/** Removes excluded finishes and base plates: they are not searched for. */
export function withoutRefused(conditions: readonly Condition[]): { conditions: Condition[]; refused: Refused[] } {
	const taken = new Set<Condition>();
	const refused: Refused[] = [];
	const refuse = (condition: Condition, finish: string): void => {
		taken.add(condition);
		refused.push({ finish, typed: condition.typed });
	};
	for (const [at, condition] of conditions.entries()) {
		if (condition.kind !== "word") continue;
		const { word } = condition;
		if (inConcrete.test(word) && conditions.some((one) => one.kind === "word" && posts.test(one.word))) {
			for (const one of conditions.slice(Math.max(0, at - 2), at)) if (one.kind === "word" && ofConcrete.has(one.word)) taken.add(one);
			refuse(condition, "fussplatte");
		}
		const within = finishOf(word.replace(beginnings, ""));
		if (within !== undefined && (beginnings.test(word) || endings.test(word))) refuse(condition, within);
		if (!refusing.has(word)) continue;
		const figure = conditions.findIndex((one, place) => place > at && one.kind !== "word");
		const behind = conditions.slice(at + 1, Math.min(at + 2 + maxBetween, figure < 0 ? conditions.length : figure));
		const [before] = conditions.slice(Math.max(0, at - 1), at);
		const meant = behind.find((one) => one.kind === "word" && finishOf(one.word)) ?? before;
		const finish = meant?.kind === "word" ? finishOf(meant.word) : undefined;
		if (meant === undefined || finish === undefined || taken.has(meant)) continue;
		refuse(condition, finish);
		refuse(meant, finish);
	}
	return { conditions: conditions.filter((one) => !taken.has(one)), refused };
}
