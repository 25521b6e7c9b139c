import type { LineSchedule } from "../../contract/order-fields";

/** Goods that come together on a day of the buyer's schedule. */
export interface PlannedDelivery {
	/** ISO. */
	on: string;
	weightG: number;
}

interface Scheduled {
	/** Grams. */
	weight: number;
	schedule?: LineSchedule | undefined;
}

/**
 * The deliveries that the schedules of an order's lines make, by day. What has no days of its own comes on the order's wanted day, otherwise
 * with the first delivery. The weights add up to the order's.
 * @param wantedOn ISO, "" for none
 * @returns none without a schedule, and where everything comes on one day
 */
export function plannedDeliveries(lines: readonly Scheduled[], wantedOn: string): PlannedDelivery[] {
	const days = lines.flatMap(({ schedule = [] }) => schedule.map(({ on }) => on)).sort();
	const [first] = days;
	if (first === undefined) return [];
	const weights = new Map<string, number>();
	for (const line of lines)
		for (const { on, weightG } of partsOf(line, wantedOn || first)) weights.set(on, (weights.get(on) ?? 0) + weightG);
	if (weights.size < 2) return [];
	return [...weights].map(([on, weightG]) => ({ on, weightG })).sort((one, other) => (one.on < other.on ? -1 : 1));
}

/** The last part of a line takes what rounding leaves. */
function partsOf({ weight, schedule = [] }: Scheduled, otherwise: string): PlannedDelivery[] {
	if (schedule.length === 0) return [{ on: otherwise, weightG: weight }];
	const all = schedule.reduce((sum, { amount }) => sum + amount, 0);
	let amounts = 0;
	let weights = 0;
	return schedule.map(({ on, amount }) => {
		amounts += amount;
		const weightG = Math.round((weight * amounts) / all) - weights;
		weights += weightG;
		return { on, weightG };
	});
}
