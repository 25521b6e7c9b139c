import * as z from "zod";
import { companyDay } from "../../contract/company";
import { calendarOf } from "../../contract/seller/calendar";
import { wantedDayProblem } from "../../contract/values/wanted-day";
import { scheduleProblem } from "../cart/line-schedule";
import { problemOf } from "../cart/supply-rules";
import { suppliesByIds } from "../catalogue/supplies";
import { inOneBatch, read, resultOf } from "../db/reads";
import { rowsOf } from "../db/rows";
import { costRulesOf, passedLimits } from "../orders/costs";
import { isUnblocked } from "../orders/credit";
import type { PricedCart } from "../orders/priced-cart";
import { Refused } from "../platform/refused";
import type { SuppliedVariant } from "../pricing/supplied-variant";
import { membersAmong } from "../teams/member";
import type { Asked, Changed, Obstacle } from "./change-order";

/** @throws Refused invalid for a new day on which nothing is delivered */
export function requireDay(sent: PricedCart, wantedOn: Asked["wantedOn"]): void {
	if (!wantedOn || wantedOn === sent.wanted_on) return;
	const problem = wantedDayProblem(wantedOn, companyDay(new Date()), calendarOf(sent));
	if (problem) throw new Refused("invalid", "The goods cannot come on that day.", undefined, { wantedOn: [problem] });
}

/**
 * Requires quantities that a buyer could order. Staff may agree to others.
 * @throws Refused as an order of them would be, for the first that is wrong, with its field: lines.0.quantity
 */
export async function requireQuantities(db: D1Database, { order: { sent }, after }: Changed, lines: Asked["lines"]): Promise<void> {
	const wanted = lines.filter(({ quantity }) => quantity > 0);
	const supplied = await suppliesByIds(
		db,
		sent.locale ?? "en",
		wanted.flatMap(({ line }) => sent.items[line - 1]?.suppliedVariant.id ?? []),
	);
	const refused = (line: number, key: string, details?: Record<string, number>) => {
		const index = lines.findIndex((one) => one.line === line);
		return new Refused("invalid", `Line ${line} cannot have this quantity: ${key}.`, details, { [`lines.${index}.quantity`]: [key] });
	};
	for (const { line, quantity } of wanted) {
		const item = sent.items[line - 1];
		if (!item) {
			const set = sent.orders_to_sets[line - 1 - sent.items.length];
			const left = after.orders_to_sets.find(({ set_id: id }) => id === set?.set_id);
			if (set && quantity > set.quantity && left?.is_available === false) throw refused(line, "unavailableGoods");
			continue;
		}
		const present = item.cut?.pieces ?? item.quantity;
		if (quantity === present) continue;
		const isMore = quantity > present;
		// The price of a quotation is for what it quotes.
		if (isMore && item.offered) throw refused(line, "amount.aboveOffered", { offered: present });
		const found = supplied.get(item.suppliedVariant.id);
		const problem = problemOf(isMore ? found : found && asAvailable(found), {
			amount: quantity,
			cutLength: item.cut?.length ?? 0,
			cutWidth: item.cut?.width ?? 0,
			certificate: false,
			sawPlan: item.sawing?.patterns,
		});
		if (problem && (isMore || found)) throw refused(line, problem.key, problem.details);
	}
}

/** Less of goods that are sold out may be ordered. */
const asAvailable = ({ supply, ...others }: SuppliedVariant): SuppliedVariant => ({
	...others,
	supply: { ...supply, availability: "available" },
});

/**
 * Requires delivery schedules that a buyer could set in the cart.
 * @throws Refused for the first line that cannot be delivered so, with its field: schedules.0.schedule
 */
export function requireSchedules({ order: { sent }, after }: Changed, schedules: Asked["schedules"]): void {
	for (const [index, { line, schedule }] of schedules.entries()) {
		const item = sent.items[line - 1];
		const left = after.items.find(({ id }) => id === item?.id);
		if (!left) continue;
		const problem = scheduleProblem(schedule, left.cut?.pieces ?? left.quantity, item?.schedule);
		if (problem)
			throw new Refused("invalid", `Line ${line} cannot be delivered on these days.`, undefined, {
				[`schedules.${index}.schedule`]: [problem],
			});
	}
}

const freeRow = z.object({ is_free: z.number() });

/** @returns why a buyer cannot make a change that costs more, beside what `changed` tells; null: nothing speaks against it */
export async function buyerObstacle(db: D1Database, { order, stored, after, difference }: Changed): Promise<Obstacle | null> {
	const { total_price: net } = difference;
	if (net.to <= net.from) return null;
	const { row, billing } = stored;
	const unblocked = billing ? isUnblocked(billing, row.user_id) : { sql: "true", values: [] };
	const free = resultOf(db.prepare(`SELECT ${unblocked.sql} AS is_free`).bind(...unblocked.values));
	const ofBuyer = inOneBatch(
		membersAmong(db, { sql: "?", values: [row.user_id] }),
		costRulesOf(db, order.uuid, { sql: "?", value: row.user_id }),
	);
	const [found, [members, costs]] = await read(db, inOneBatch(free, ofBuyer));
	if (rowsOf(freeRow, found)[0]?.is_free === 0) return "blocked";
	if (!members.some(({ role }) => role === "buyer")) return null;
	return passedLimits(after, costs).length > 0 ? "approval" : null;
}
