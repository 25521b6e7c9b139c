import { isGrade } from "./grades";
import type { Condition } from "./parse";
import { finishOf } from "./refused";

/** Words before a grade or finish that another replaces: "statt S235", "instead of S235". */
const replacing = new Set("statt anstatt anstelle instead rather".split(" "));
/** Words behind it: "S235:n sijaan", "S235 asemel". */
const behind = new Set("sijaan sijasta asemel".split(" "));
/** Words before a grade or raw goods that are not wanted: "nicht S235", "eikä S235", "verzinkt, nicht roh". */
const refusing = new Set("nicht kein keine keinen not no non eika ei mitte".split(" "));
const between = new Set("of von than der the in n ist aus".split(" "));

interface Refused {
	grade: Condition;
	/** The words that refuse it, as typed. */
	typed: string;
}

const wordAt = (conditions: readonly Condition[], at: number): string => {
	const condition = conditions[at];
	return condition?.kind === "word" ? condition.word : "";
};

const raw = /^(?:roh|blank|schwarz|raw|black|selfcolou?r|untreated|musta|kasittelema\p{L}*|must|tootlemata)$/u;
/** The strength class of screws is a figure: 8.8. */
const classes = [4.6, 4.8, 5.6, 5.8, 6.8, 8.8, 10.9, 12.9];

const isGradeName = (condition: Condition): boolean => condition.kind === "designation" && isGrade(condition.name);
const isRaw = (condition: Condition): boolean => condition.kind === "word" && raw.test(condition.word);
const canBeReplaced = (condition: Condition): boolean =>
	isGradeName(condition) ||
	(condition.kind === "number" && !condition.isMm && classes.includes(condition.value)) ||
	isRaw(condition) ||
	(condition.kind === "word" && finishOf(condition.word) !== undefined);

/** Removes grades and finishes that a line excludes or replaces: they are not searched for. */
export function withoutRefusedGrades(conditions: readonly Condition[]): { conditions: Condition[]; refused: Refused[] } {
	const taken = new Set<Condition>();
	const refused: Refused[] = [];
	for (const [at, grade] of conditions.entries()) {
		if (!canBeReplaced(grade)) continue;
		const from = between.has(wordAt(conditions, at - 1)) ? at - 2 : at - 1;
		const to = between.has(wordAt(conditions, at + 1)) ? at + 2 : at + 1;
		const word = wordAt(conditions, from);
		const isBefore = replacing.has(word) || ((isGradeName(grade) || isRaw(grade)) && refusing.has(word));
		if (!isBefore && !behind.has(wordAt(conditions, to))) continue;
		const words = isBefore ? conditions.slice(from, at + 1) : conditions.slice(at, to + 1);
		for (const one of words) taken.add(one);
		const said = isBefore ? words : words.slice(-1);
		refused.push({ grade, typed: said.map(({ typed }) => typed).join(" ") });
	}
	return { conditions: conditions.filter((one) => !taken.has(one)), refused };
}
