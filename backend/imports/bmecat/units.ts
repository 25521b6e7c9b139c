/** The shop's units by the UN/ECE codes 20 and 21 of suppliers' order units. */
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

export interface SalesUnit {
	unit: Unit;
	/** Order units per unit of sale: 100 for a cable that is ordered in metres and cut into rings of 100. */
	contains: number;
	length: number | null;
	/** Pieces in a pack. */
	content: number | null;
}

/**
 * @param interval the order quantity's step
 * @returns the unit, or an explanation of what is wrong
 */
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
