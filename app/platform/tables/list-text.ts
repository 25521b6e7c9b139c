import type { JudgedLine } from "../../../contract/ordering/order-files";
import type { OrderedLine } from "../../../contract/ordering/order-message";
import { quotedCells, writtenCells } from "./cells";

/** Words of the list in the reader's language; the quick order reads those of all. */
export interface ListWords {
	head: readonly [code: string, quantity: string, reference: string];
	piece: string;
	/** The decimal sign. */
	point: "." | ",";
}

export const listWords: Readonly<Record<"de" | "en" | "fi" | "et", ListWords>> = {
	de: { head: ["Artikelnummer", "Menge", "Referenz"], piece: "Stk", point: "," },
	en: { head: ["Code", "Quantity", "Reference"], piece: "pcs", point: "." },
	fi: { head: ["Tuotekoodi", "Määrä", "Viite"], piece: "kpl", point: "," },
	et: { head: ["Tootekood", "Kogus", "Viide"], piece: "tk", point: "," },
};

/** Units of UN/ECE that people write otherwise. */
const units: Readonly<Record<string, string>> = { KGM: "kg", TNE: "t", GRM: "g", MTR: "m", MMT: "mm", CMT: "cm", MTK: "m²", LTR: "l" };
const counting = ["", "H87", "C62", "EA", "NAR", "PCE"];

/** A unit as people write it; "" for pieces. */
export const unitWord = (unit: string): string => (counting.includes(unit) ? "" : (units[unit] ?? unit));

const longestReference = 200;

/** "1800 mm", of a plate "600 × 400 mm". */
export const sizeOf = ({ length, width }: { length: number; width: number }): string =>
	width > 0 ? `${length} × ${width} mm` : `${length} mm`;

/** The buyer's reference of a line: its identifier and note. */
const referenceOf = ({ id, note }: Pick<OrderedLine, "id" | "note">): string =>
	[id, note]
		.filter((text) => text !== "")
		.join(", ")
		.slice(0, longestReference);

/** A line of a buyer's order, and what is known of it. */
interface ListedLine {
	line: Pick<OrderedLine, "id" | "name" | "note" | "quantity" | "unit"> & Partial<Pick<OrderedLine, "sellerCode" | "buyerCode">>;
	judged: Pick<JudgedLine, "code" | "amount" | "exact" | "problem"> & Partial<Pick<JudgedLine, "cut">>;
}

/**
 * The lines of an order as a list of the quick order, which asks what is unclear: unknown goods by their words, quantities that are no whole units
 * as they are written.
 * @returns "" without lines
 */
export function listText(lines: readonly ListedLine[], { head, piece, point }: ListWords): string {
	const number = (value: number, digits: number) => String(Number(value.toFixed(digits))).replace(".", point);
	const quantityOf = ({ line: { quantity, unit }, judged }: ListedLine): string => {
		if (judged.cut && judged.amount !== null) return `${judged.amount} × ${sizeOf(judged.cut)}`;
		if (judged.amount !== null) return String(judged.amount);
		if (quantity === null) return "";
		if (judged.problem === "amount.whole" && judged.exact !== null) return number(judged.exact, 2);
		return `${number(quantity, 3)} ${unitWord(unit) || (judged.code === null ? piece : "")}`.trim();
	};
	const rows = lines.map((each) => {
		const { line, judged } = each;
		const goods = judged.code ?? (line.name || line.sellerCode || line.buyerCode || "");
		return writtenCells([goods.replace(/\s+/g, " "), quantityOf(each), referenceOf(line)], ";");
	});
	return rows.length === 0 ? "" : [writtenCells(head, ";"), ...rows].join("\n");
}

/** The identifier of the order's line that a line of the list stands for. @returns null if the reader has changed its reference */
export function lineIdOf(text: string, lines: readonly OrderedLine[]): string | null {
	const cells = quotedCells(text, ";");
	const reference = typeof cells === "string" ? text.split(";").at(-1) : cells.at(-1);
	return lines.find((line) => referenceOf(line) === reference?.trim())?.id ?? null;
}
