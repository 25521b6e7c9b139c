/** What the shop counts, by the codes of UN/ECE 20 and 21 that suppliers order by. */
const orderUnits = {
	piece: ["C62", "PCE", "H87", "EA"],
	pack: ["PK", "PA", "BX", "CT", "BG", "BE", "CS"],
	roll: ["RO", "RL", "RG", "CL"],
	set: ["SET", "PR", "KT"],
} as const;
type Unit = keyof typeof orderUnits;

const metre = "MTR";
const pieces: readonly string[] = orderUnits.piece;
const units: readonly Unit[] = ["piece", "pack", "roll", "set"];

/** What one unit of sale is. */
export interface SalesUnit {
	unit: Unit;
	/** Of the supplier's order units: 100 of a cable that is ordered in metres and cut in rings of 100. */
	contains: number;
	length: number | null;
	/** How many pieces a pack has. */
	content: number | null;
}

/** @param interval in which steps it is ordered @returns what is wrong, in words, else the unit */
export function salesUnitOf(order: string, contentUnit: string, content: number | null, interval: number | null): SalesUnit | string {
	if (order === metre) {
		if (interval === null || interval < 2 || !Number.isInteger(interval))
			return "MTR is taken with a QUANTITY_INTERVAL of at least 2, the metres of a ring: the shop sells rings, and no lengths of choice";
		return { unit: "roll", contains: interval, length: interval * 1000, content: null };
	}
	const unit = units.find((name) => orderUnits[name].some((code) => code === order));
	if (unit === undefined)
		return `"${order}" is not taken: one of ${Object.values(orderUnits).flat().join(", ")}, or ${metre} with a QUANTITY_INTERVAL`;
	return {
		unit,
		contains: 1,
		length: contentUnit === metre && content !== null ? Math.round(content * 1000) : null,
		content: unit === "pack" && pieces.includes(contentUnit) && content !== null && content > 1 ? content : null,
	};
}
