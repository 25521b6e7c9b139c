import type { CountedUnit } from "../../../contract/values/unit-words";
import type { SuppliedVariant } from "../../pricing/supplied-variant";

/** Codes by which buyers' systems name the shop's units: UN/ECE 20 and 21, older codes, and SAP's. */
const names: Readonly<Record<CountedUnit, readonly string[]>> = {
	piece: ["H87", "EA", "C62", "PCE", "PC", "PCS", "ST", "STK", "NAR", "NMB", "KPL", "TK"],
	pack: ["XPK", "PK", "PA", "PAK", "PAC", "XPA", "BX", "XBX", "CT", "XCT", "BG", "XBG", "BE", "XBE"],
	roll: ["XRO", "RO", "ROL", "RL", "XRL", "RG", "XRG", "CL", "XCL"],
	set: ["SET", "KT", "KIT", "PR"],
};

/** Units that measure, in grams or millimetres. */
const measures: Readonly<Record<string, { of: "weight" | "length"; size: number }>> = {
	KGM: { of: "weight", size: 1000 },
	KG: { of: "weight", size: 1000 },
	TNE: { of: "weight", size: 1_000_000 },
	TON: { of: "weight", size: 1_000_000 },
	TO: { of: "weight", size: 1_000_000 },
	T: { of: "weight", size: 1_000_000 },
	MTR: { of: "length", size: 1000 },
	M: { of: "length", size: 1000 },
	MMT: { of: "length", size: 1 },
	MM: { of: "length", size: 1 },
	CMT: { of: "length", size: 10 },
};

interface Ordered {
	quantity: number;
	unit: string;
	/** The connection's names of the shop's units: {"H87":"ST"}. */
	units: Readonly<Record<string, string>>;
}

/**
 * Whether a quantity is in the unit in which goods are sold. Weights and lengths of goods that are sold in pieces are not turned into
 * pieces, since nobody has said how to round: the answer says how many pieces they are.
 * @param sold the unit of the goods, and its code
 * @returns what is wrong, as the end of a sentence that begins with the goods; null for nothing
 */
export function unitProblem(
	{ quantity, unit, units }: Ordered,
	sold: { unit: CountedUnit; code: string },
	goods: SuppliedVariant["variant"] | null,
): string | null {
	const own = units[sold.code];
	const name = unit.trim().toUpperCase();
	if (name === "" || name === own?.toUpperCase() || names[sold.unit].includes(name)) return null;
	const shown = own ?? names[sold.unit][1] ?? sold.code;
	const measure = measures[name];
	const size = measure && goods ? (measure.of === "weight" ? goods.weight : goods.length) : null;
	if (!measure || !size) return `is sold by the ${sold.unit} (${shown}), not by ${unit}.`;
	const count = (quantity * measure.size) / size;
	const each = measure.of === "weight" ? `${decimals(size / 1000)} kg` : `${decimals(size / 1000)} m`;
	return `is sold by the ${sold.unit} (${shown}) of ${each}, not by ${unit}: ${quantity} ${unit} are ${decimals(count)} ${shown}.`;
}

const decimals = (value: number): string => String(Math.round(value * 1000) / 1000);
