import type { Condition } from "./parse";

/** Finishes by the beginnings of their names in four languages, each with a word that the catalogue has for it. */
const finishes: readonly (readonly [beginning: RegExp, finish: string])[] = [
	[
		/^(?:grundier|lackier|gestrichen|anstrich|primer|prime[dr]?$|paint|pohjamaal|maala|maale|maali|krundi|krunti|kruntvarv|varvi)/,
		"grundiert",
	],
	[/^(?:\p{L}{0,12})(?:verzink|galvani|zinc|sinki[ts]|sinkk|tsingi|tsinki)/u, "verzinkt"],
	[/^(?:beschicht|coated|coating|pinnoit|kaetud|kattega)/, "beschichtet"],
	[/^(?:gestrahlt|blasted|shotblast|suihkupuhd|sinkopuhd|haaveldatud)/, "gestrahlt"],
];

/** Words that turn down what stands behind them, or before them at the end. */
const refusing = new Set("nicht kein keine keinen keiner ohne not no non without un ei eika ilman ilma mitte".split(" "));
/** The same as a part of the word: unverzinkt, un-primed, nicht-grundiert. */
const beginnings = /^(?:un|non|nicht|not)(?=\p{L}{4})/u;
/** Endings of what has not been done: sinkitsemätön, sinkitsemättä, kruntimata. */
const endings = /(?:matto(?:m\p{L}*|n)?|maton|matta|mata)$/u;

/** So many words may stand between: "not to be primed". */
const maxBetween = 3;

interface Refused {
	/** A word that the catalogue has for the finish. */
	finish: string;
	/** As it was typed. */
	typed: string;
}

/** The finish that a word names. */
export const finishOf = (word: string): string | undefined => finishes.find(([beginning]) => beginning.test(word))?.[1];

/** Takes out the finishes that a text does not want: nothing of a negated finish is searched for. */
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
