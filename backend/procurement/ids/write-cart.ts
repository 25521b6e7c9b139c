import { leaf, node } from "../../documents/xml";

/** A line of a cart that returns to software of trades. */
export interface IdsLine {
	code: string;
	title: string;
	/** Notes, a line each. */
	notes: readonly string[];
	quantity: number;
	/** A unit of UN/ECE recommendations 20 and 21. */
	unit: string;
	/** The price of the whole quantity, in cents without VAT. */
	total: number;
	/** In percent. */
	vat: number;
	/** The buyer's number of the position, and one below it; "" for none. */
	position: string;
	subPosition: string;
	/** The line's own reference: the cart's uuid and the line in it. */
	reference: string;
}

interface Returned {
	lines: readonly IdsLine[];
	/** The time of the return, by the company's clock: "2026-11-30" and "17:00:29". */
	day: string;
	time: string;
	/** The software's own words for its order, as they came. */
	commission: string;
	note: string;
	deliveryDay: string;
	isPickup: boolean;
}

/** Units that IDS Connect has of those of UN/ECE. Packages and rolls are pieces, and the text says what they hold. */
const units = new Set([
	"CMQ",
	"CMK",
	"CMT",
	"DZN",
	"GRM",
	"HLT",
	"KGM",
	"KTM",
	"LTR",
	"MMT",
	"MTK",
	"MTQ",
	"MTR",
	"PCE",
	"PR",
	"SET",
	"TNE",
]);
const unitOf = (unit: string): string => (units.has(unit) ? unit : "PCE");

/** Writes a cart of IDS Connect 2.5. Prices are net, for so many units that four decimals say them exactly. */
export function writeIdsCart({ lines, day, time, commission, note, deliveryDay, isPickup }: Returned): string {
	const head = node(
		"WarenkorbInfo",
		leaf("Date", day),
		leaf("Time", time),
		leaf("RueckgabeKZ", "Warenkorbrückgabe"),
		leaf("Version", "2.5"),
	);
	const order = node(
		"OrderInfo",
		leaf("DeliveryDate", deliveryDay),
		leaf("ModeOfShipment", isPickup ? "Abholung" : "Lieferung"),
		leaf("Cur", "EUR"),
		leaf("ZusatzText", note.slice(0, 100)),
		leaf("Kommission", commission.slice(0, 80)),
	);
	const cart = `${head}${node("Order", order, ...lines.map(itemOf))}`;
	return `<?xml version="1.0" encoding="UTF-8"?>\n<Warenkorb xmlns="http://www.itek.de/Shop-Anbindung/Warenkorb/">${cart}</Warenkorb>\n`;
}

function itemOf({ code, title, notes, quantity, unit, total, vat, position, subPosition, reference }: IdsLine): string {
	const basis = basisOf(total, quantity);
	// "uuid/12/cut" is the line "12/cut" of a cart.
	const slash = reference.indexOf("/");
	const [cart, line] = [reference.slice(0, slash), reference.slice(slash + 1)];
	return node(
		"OrderItem",
		leaf("ItemChara", "normal"),
		node(
			"RefItems",
			// The schema wants both, also without a number.
			leaf("Customer", position.slice(0, 35)) || "<Customer></Customer>",
			leaf("CustomerSubNo", subPosition.slice(0, 35)),
			leaf("Supplier", cart.replaceAll("-", "")),
			leaf("SupplierSubNo", line),
		),
		leaf("ArtNo", code),
		leaf("Qty", quantity.toFixed(2)),
		leaf("QU", unitOf(unit)),
		leaf("Kurztext", title.slice(0, 100)),
		leaf("Langtext", notes.length === 0 && title.length <= 100 ? "" : [title, ...notes].join("\n")),
		leaf("NetPrice", ((total * basis) / quantity / 100).toFixed(4)),
		leaf("PriceBasis", basis.toFixed(2)),
		leaf("VAT", vat.toFixed(2)),
	);
}

/** One unit, else as many as make the price exact; at last the line's own quantity. */
function basisOf(total: number, quantity: number): number {
	return [1, 10, 100, 1000].find((basis) => Number.isInteger((total * basis * 100) / quantity)) ?? quantity;
}
