import type { ItemProblem } from "../../cart/item-problem";
import { Refused } from "../../platform/refused";

/**
 * One refusal for all lines of a part that are wrong: fields items.0.amount, sets.1.amount, figures items.0.minimum. Its code is that of the
 * first problem.
 * @param problems by the path of the line
 */
export function refusedPart(problems: readonly { path: string; problem: ItemProblem }[]): Refused {
	const fields = Object.fromEntries(problems.map(({ path, problem }) => [`${path}.amount`, [problem.key]]));
	const details = problems.flatMap(({ path, problem }) =>
		Object.entries(problem.details ?? {}).map(([name, figure]) => [`${path}.${name}`, figure] as const),
	);
	return new Refused(
		problems[0]?.problem.code ?? "invalid",
		`Cannot be ordered: ${Object.keys(fields).join()}.`,
		details.length > 0 ? Object.fromEntries(details) : undefined,
		fields,
	);
}
