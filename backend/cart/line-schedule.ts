import { companyDay } from "../../contract/company";
import type { LineSchedule } from "../../contract/order-fields";
import { wantedDayProblem } from "../../contract/values/wanted-day";
import { read } from "../db/reads";
import type { PricedCart } from "../orders/priced-cart";
import { Refused } from "../platform/refused";
import type { Visitor } from "../platform/visitor";
import { beforeNoting, requireItem } from "./cart-lines";
import { changeCart, ownCart, requireOwn } from "./change-cart";

interface Scheduled {
	uuid: string;
	itemId: number;
	schedule: LineSchedule;
	version?: number | undefined;
}

const refused = (problem: string) =>
	new Refused("invalid", "The goods cannot be delivered on these days.", undefined, { schedule: [problem] });

/**
 * Sets the days on which the buyer wants parts of a line; none: all at once. Throws like `changeCart`, and invalid if a day is none of the
 * coming working days, occurs twice, or the parts are not the whole line.
 */
export async function setSchedule(visitor: Visitor, { uuid, itemId, schedule, version }: Scheduled): Promise<PricedCart> {
	const [head, line] = await read(visitor.db, beforeNoting({ ...visitor, uuid, itemId }));
	requireOwn(visitor, head, version);
	const { quantity } = requireItem(line);
	const problem = scheduleProblem(schedule, quantity);
	if (problem) throw refused(problem);
	const change = `UPDATE cart_items SET schedule = ?4 WHERE cart_id = ${ownCart} AND id = ?5`;
	return changeCart(visitor, uuid, [[change, JSON.stringify(inOrder(schedule)), itemId]], version);
}

/**
 * Says why goods cannot be delivered by a schedule; null: they can.
 * @param quantity units of sale, or pieces of a cut line
 * @param known days that the line has already, which may have passed
 */
export function scheduleProblem(schedule: LineSchedule, quantity: number, known: LineSchedule = []): string | null {
	const today = companyDay(new Date());
	for (const { on } of schedule) {
		const problem = known.some((part) => part.on === on) ? null : wantedDayProblem(on, today);
		if (problem) return problem;
	}
	if (new Set(schedule.map(({ on }) => on)).size < schedule.length) return "schedule.twice";
	const sum = schedule.reduce((all, { amount }) => all + amount, 0);
	return schedule.length > 0 && sum !== quantity ? "schedule.sum" : null;
}

export const inOrder = (schedule: LineSchedule): LineSchedule => schedule.toSorted((one, other) => (one.on < other.on ? -1 : 1));
