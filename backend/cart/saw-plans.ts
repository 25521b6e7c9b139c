import type { BarPattern } from "../../contract/values/cut-bars";
import type { Supplies } from "../catalogue/supplies";
import type { ItemRow } from "../orders/cart-rows";
import { joinedBars, type SawnBars } from "../pricing/saw-plan";
import { type Change, ownCart } from "./change-cart";

/** A plan as rows store it, always with the same text, by which `joinedColumns` knows it again. */
const planText = (plan: readonly BarPattern[]): string =>
	JSON.stringify(
		plan.map(({ bars, pieces }) => ({ bars, pieces: pieces.map(({ length, pieces: count }) => ({ length, pieces: count })) })),
	);

/** Lines as JSON for SQL that stores them: `saw_plan` is the text of their plan. */
export const linesText = (lines: readonly { sawPlan: readonly BarPattern[] }[]): string =>
	JSON.stringify(lines.map((line) => ({ ...line, saw_plan: planText(line.sawPlan) })));

export const barsOf = ({ quantity: amount, saw_plan: sawPlan }: Pick<ItemRow, "quantity" | "saw_plan">): SawnBars => ({ amount, sawPlan });

/** A line to which sawn bars come. */
interface Joining {
	supply: number;
	certificate: boolean;
	before: SawnBars;
	added: SawnBars;
}

const joinedOf = (field: string, joined: string): string => `(SELECT j.value ->> '${field}' FROM json_each(${joined}) j
	WHERE excluded.saw_plan <> '[]' AND j.value ->> 'supply' = excluded.supplied_variant_id AND j.value ->> 'certificate' = excluded.certificate
		AND j.value ->> 'before' = cart_items.quantity AND j.value ->> 'beforePlan' = cart_items.saw_plan
		AND j.value ->> 'added' = excluded.quantity AND j.value ->> 'addedPlan' = excluded.saw_plan)`;

/**
 * For an upsert into cart_items: quantity and plan of a line that is there already. New pieces share the line's bars if it is still as
 * `joinedLines` has read it; otherwise bars and plans add up.
 * @param joined SQL of the answer of `joinedLines`
 */
export const joinedColumns = (
	joined: string,
): string => `quantity = coalesce(${joinedOf("amount", joined)}, cart_items.quantity + excluded.quantity),
	saw_plan = coalesce(${joinedOf("plan", joined)}, CASE '[]' WHEN excluded.saw_plan THEN cart_items.saw_plan WHEN cart_items.saw_plan THEN excluded.saw_plan
		ELSE (SELECT json_group_array(json(value)) FROM (
			SELECT value FROM json_each(cart_items.saw_plan) UNION ALL SELECT value FROM json_each(excluded.saw_plan))) END)`;

/** Bars and plans of lines to which sawn bars come, as JSON for `joinedColumns`. */
export const joinedLines = (lines: readonly Joining[], supplied: Supplies): string =>
	JSON.stringify(
		lines.flatMap(({ supply, certificate, before, added }) => {
			const found = supplied.get(supply);
			if (!found || added.sawPlan.length === 0) return [];
			const { amount, sawPlan } = joinedBars(before, added, found);
			return [
				{
					...{ supply, certificate: certificate ? 1 : 0, amount, plan: planText(sawPlan) },
					...{ before: before.amount, beforePlan: planText(before.sawPlan), added: added.amount, addedPlan: planText(added.sawPlan) },
				},
			];
		}),
	);

/** Leaves the bars of a line whole. */
export const unsawn = (itemId: number): Change => [`UPDATE cart_items SET saw_plan = '[]' WHERE cart_id = ${ownCart} AND id = ?4`, itemId];
