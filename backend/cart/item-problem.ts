import type { Refusal } from "../../contract/errors";
import { Refused } from "../platform/refused";

/** What is wrong with one item that is to be ordered. */
export interface ItemProblem {
	code: Refusal;
	/** The field of the item that the message stands beside. */
	field: "amount" | "setId" | "cut.length" | "certificate" | "cart";
	/** Key of the message. */
	key: string;
	/** Figures that the message needs. */
	details?: Record<string, number>;
}

/**
 * One refusal for all items that are wrong, as `orders.add` names them: fields and figures of the first item (index 0) by their own names,
 * those of the others as more.0.amount, more.0.minimum. Its code is that of the first problem.
 */
export function refusedItems(problems: readonly { index: number; problem: ItemProblem }[]): Refused {
	const fields: Record<string, string[]> = {};
	const details: Record<string, number> = {};
	for (const { index, problem } of problems) {
		const prefix = index === 0 ? "" : `more.${index - 1}.`;
		fields[prefix + problem.field] = [problem.key];
		for (const [name, figure] of Object.entries(problem.details ?? {})) details[prefix + name] = figure;
	}
	const message = Object.entries(fields).map(([name, keys]) => `${name}: ${keys.join()}`);
	return new Refused(
		problems[0]?.problem.code ?? "invalid",
		`Cannot be ordered: ${message.join("; ")}.`,
		Object.keys(details).length > 0 ? details : undefined,
		fields,
	);
}
