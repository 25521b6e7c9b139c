/** What can be wrong with a line of a quick order: keys of the texts beside it. */
export const lineProblems = [
	"line.unclear",
	"code.required",
	"code.unknown",
	"code.ambiguous",
	"unavailableGoods",
	"amount.required",
	"amount.whole",
	"amount.unit",
	"unit.notSold",
	"amount.ambiguous",
	"amount.positive",
	"amount.tooMany",
	"amount.belowMinimum",
	"amount.notAMultiple",
	"reference.tooLong",
	"other",
] as const;

export type LineProblem = (typeof lineProblems)[number];

/** A backend may know more than the shop has words for. */
export const lineProblem = (text: string): LineProblem => lineProblems.find((problem) => problem === text) ?? "other";
