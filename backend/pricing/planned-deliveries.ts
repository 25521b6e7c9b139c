import type { LineSchedule } from "../../contract/order-fields";

/** Goods that come together on a day of the buyer's schedule. */
export interface PlannedDelivery {
	/** ISO. */
	on: string;
	weightG: number;
}

interface Coming {
	schedule?: LineSchedule | undefined;
	/** Day on which all of it can be there, ISO; "" if its supplier gives none. */
	ready: string;
	/** Part of it is out of stock. */
	isLater: boolean;
}

interface Scheduled extends Coming {
	/** Grams. */
	weight: number;
}

interface Wishes {
	/** ISO, "" for none. */
	wantedOn: string;
	/** The buyer takes the goods together only. */
	isOneDelivery: boolean;
}

/**
 * The days of lines without days of their own, where others have them: the wanted day, or the first one after it that is possible; without a
 * wish the first delivery that they can come with. Goods out of stock make the others no later, unless the buyer wants one delivery.
 * @returns "" for a line with a schedule, and for one whose day is unknown; null if no line has a schedule
 */
export function comingDays(lines: readonly Coming[], { wantedOn, isOneDelivery }: Wishes): string[] | null {
	const days = daysOf(lines);
	if (days.length === 0) return null;
	const readyOf = (group: readonly Coming[]) => group.reduce((last, { ready }) => (ready > last ? ready : last), "");
	const dayFrom = (ready: string) => {
		if (wantedOn !== "") return ready > wantedOn ? ready : wantedOn;
		return days.find((day) => day >= ready) ?? ready;
	};
	const others = lines.filter(({ schedule = [], ready }) => schedule.length === 0 && ready !== "");
	const isApart = (line: Coming) => line.isLater && !isOneDelivery;
	const together = dayFrom(readyOf(others.filter((line) => !isApart(line))));
	const apart = dayFrom(readyOf(others.filter(isApart)));
	return lines.map((line) => (others.includes(line) ? (isApart(line) ? apart : together) : ""));
}

const daysOf = (lines: readonly Coming[]): string[] => lines.flatMap(({ schedule = [] }) => schedule.map(({ on }) => on)).sort();

/**
 * The deliveries that the schedules of an order's lines make, by day. Goods without a day come with the last one. The weights add up to the
 * order's.
 * @returns none without a schedule, and where everything comes on one day
 */
export function plannedDeliveries(lines: readonly Scheduled[], wishes: Wishes): PlannedDelivery[] {
	const days = comingDays(lines, wishes);
	const last = daysOf(lines).at(-1);
	if (days === null || last === undefined) return [];
	const weights = new Map<string, number>();
	for (const [index, line] of lines.entries())
		for (const { on, weightG } of partsOf(line, days[index] || last)) weights.set(on, (weights.get(on) ?? 0) + weightG);
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
