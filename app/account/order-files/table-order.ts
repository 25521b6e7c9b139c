import type { FileColumn } from "../../../contract/ordering/order-files";
import type { OrderedLine, OrderMessage } from "../../../contract/ordering/order-message";
import { isoDayOf } from "../../../contract/values/days";

interface Table {
	heads: readonly string[];
	/** The rows below the heads. */
	rows: readonly (readonly string[])[];
}

const empty = {
	...{
		issuedOn: "",
		buyerName: "",
		buyerVat: "",
		customerReference: "",
		costCentre: "",
		project: "",
		contract: "",
		note: "",
		wantedOn: "",
	},
	delivery: null,
} as const satisfies Partial<OrderMessage>;

/**
 * The orders in a table: one for each order number, in the order of the rows. Rows without a number and a quantity are headings and sums.
 * @param kinds of the columns
 * @param point the decimal sign of the file's language
 */
export function ordersIn({ rows }: Table, kinds: readonly FileColumn[], point: "." | ","): OrderMessage[] {
	const orders = new Map<string, OrderedLine[]>();
	let number = "";
	for (const [index, cells] of rows.entries()) {
		const cell = (kind: FileColumn, most: number): string => {
			const texts = kinds.flatMap((one, at) => (one === kind && cells[at] ? [cells[at].trim()] : []));
			return texts.join(", ").slice(0, most);
		};
		const goods = { sellerCode: cell("article", 80), buyerCode: cell("ownNumber", 80), name: cell("name", 300) };
		const written = cell("quantity", 40);
		const hasNumber = goods.sellerCode !== "" || goods.buyerCode !== "";
		if (!hasNumber && (goods.name === "" || written === "")) continue;
		// Systems write the number of the order in its first row alone, or in each.
		number = cell("orderNumber", 120) || number;
		const lines = orders.get(number) ?? [];
		orders.set(number, lines);
		const { quantity, unit, isOpen } = quantityOf(written, point);
		const position = cell("position", 30) || String(index + 1);
		lines.push({
			...goods,
			id: lines.some(({ id }) => id === position) ? `${position}.${index + 1}` : position,
			quantity,
			unit: cell("unit", 20) || unit,
			price: null,
			note: [cell("note", 150), isOpen ? written.slice(0, 40) : ""].filter((text) => text !== "").join(", "),
			wantedOn: dayOf(cell("day", 40)),
			costCentre: cell("costCentre", 40),
		});
	}
	return [...orders].map(([order, lines]) => ({ ...empty, number: order, lines }));
}

const dayOf = (text: string): string => {
	const day = isoDayOf(text);
	return day.length === 10 && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) ? day : "";
};

interface Quantity {
	/** null: it has more than one meaning, or none. */
	quantity: number | null;
	unit: string;
	isOpen: boolean;
}

/** Reads 12; 12,5; 1.234,5; 12 Stk; 1 000. "1.000" is a thousand where the comma is the decimal sign, and one where it is the point. */
export function quantityOf(text: string, point: "." | ","): Quantity {
	const [, figures = "", unit = ""] = /^([\d.,'\s\u00a0\u202f]*\d)\s*([\p{L}²³.]{0,12})$/u.exec(text.trim()) ?? [];
	const digits = figures.replace(/['\s\u00a0\u202f]/g, "");
	const open = { quantity: null, unit, isOpen: true };
	if (digits === "") return { ...open, unit: "" };
	const signs = digits.replace(/\d/g, "");
	const last = signs.at(-1);
	if (last === undefined) return { quantity: Number(digits), unit, isOpen: false };
	const isDecimal = new Set(signs).size > 1 || (signs.length === 1 && (last === point || !/[.,]\d{3}$/.test(digits)));
	const plain = isDecimal
		? `${digits.slice(0, digits.lastIndexOf(last)).replace(/[.,]/g, "")}.${digits.slice(digits.lastIndexOf(last) + 1)}`
		: digits.replace(/[.,]/g, "");
	const quantity = Number(plain);
	return Number.isFinite(quantity) && quantity < 1e9 ? { quantity, unit, isOpen: false } : open;
}
