import { escapeXml } from "../../platform/http/escape-xml";
import type { KeptBill, KeptItem, KeptPart } from "./kept-bill.server";

/** The offer for a position. */
export interface PositionOffer {
	/** Net, in cents. */
	cents: number;
	/** Pieces of the goods, for a position whose quantity the bidder says. */
	pieces: number;
	/** The goods, as the bidder's comment. */
	notes: string[];
}

export interface Bidder {
	name: string;
	street: string;
	postCode: string;
	city: string;
	vatId: string;
}

interface Offer {
	/** By ordinal numbers. Positions without an offer are marked as not offered. */
	offers: ReadonlyMap<string, PositionOffer>;
	bidder: Bidder;
	/** ISO day. */
	day: string;
}

const editions = { "3.2": "2013-10", "3.3": "2021-05" } as const;

/**
 * Writes an offer (GAEB DA XML, phase 84) to a bill of quantities: its parts and positions with their ids and numbers, prices for what is
 * offered. A unit price has three decimals, and a position's total follows from it, as the format wants.
 */
export function writeX84(bill: KeptBill, { offers, bidder, day }: Offer): string {
	const ids = new Ids();
	const { body, cents } = bodyOf(bill.body, "", { offers, ids });
	const levels = bill.levels.length > 0 ? bill.levels : [{ type: "Item", label: "", length: "4", num: "Yes", alignment: "" }];
	return [
		'<?xml version="1.0" encoding="UTF-8"?>\n',
		`<GAEB xmlns="http://www.gaeb.de/GAEB_DA_XML/DA84/${bill.version}">`,
		element("GAEBInfo", [
			text("Version", bill.version),
			text("VersDate", editions[bill.version]),
			text("Date", day),
			text("ProgSystem", bidder.name.slice(0, 60)),
		]),
		bill.project === "" ? "" : element("PrjInfo", [text("NamePrj", bill.project.slice(0, 60))]),
		"<Award>",
		text("DP", "84"),
		element("AwardInfo", [text("Cur", "EUR")]),
		element("CTR", [
			element("Address", [
				text("Name1", bidder.name.slice(0, 40)),
				text("Street", bidder.street.slice(0, 40)),
				text("PCode", bidder.postCode.slice(0, 20)),
				text("City", bidder.city.slice(0, 40)),
				text("VATID", bidder.vatId.slice(0, 80)),
			]),
		]),
		`<BoQ ID="${ids.of(bill.body.id)}">`,
		element("BoQInfo", [
			text("Name", bill.name.slice(0, 20) || "LV"),
			...levels.map(({ type, label, length, num, alignment }) =>
				element("BoQBkdn", [
					text("Type", type || "Item"),
					label === "" ? "" : text("LblBoQBkdn", label.slice(0, 40)),
					text("Length", length || "4"),
					text("Num", num || "Yes"),
					alignment === "" ? "" : text("Alignment", alignment),
				]),
			),
			totals(cents),
		]),
		body,
		"</BoQ></Award></GAEB>\n",
	].join("");
}

interface Written {
	offers: ReadonlyMap<string, PositionOffer>;
	ids: Ids;
}

function bodyOf(part: KeptPart, above: string, written: Written): { body: string; cents: bigint } {
	let cents = 0n;
	const parts = part.parts.map((one) => {
		const here = [above, one.number].filter(Boolean).join(".");
		const id = written.ids.of(one.id);
		const inner = bodyOf(one, here, written);
		cents += inner.cents;
		return `<BoQCtgy ID="${id}" RNoPart="${escapeXml(one.number)}">${inner.body}${totals(inner.cents)}</BoQCtgy>`;
	});
	const items = part.items.flatMap((item) => {
		const found = itemOf(item, above, written);
		cents += found?.cents ?? 0n;
		return found?.xml ?? [];
	});
	const list = items.length > 0 ? element("Itemlist", items) : "";
	return { body: parts.length + items.length > 0 ? element("BoQBody", [...parts, list]) : "", cents };
}

/** @returns null for a text, a surcharge, and a position that was dropped */
function itemOf([id, number, index, kind, quantity, unit]: KeptItem, above: string, { offers, ids }: Written) {
	if (number === "" || kind === "remark" || kind === "markup" || kind === "dropped") return null;
	const ordinal = [above, number, index].filter(Boolean).join(".");
	const offer = kind === "goods" ? offers.get(ordinal) : undefined;
	const wanted = thousandths(quantity ?? (offer && /^(?:st|stk|stck|stück)\.?$/i.test(unit) ? String(offer.pieces) : "0"));
	const begin = `<Item ID="${ids.of(id)}" RNoPart="${escapeXml(number)}"${index === "" ? "" : ` RNoIndex="${escapeXml(index)}"`}>`;
	const ofQuantity = wanted > 0n ? text("Qty", decimal(wanted, 3)) : "";
	if (!offer || wanted === 0n) return { xml: `${begin}${text("NotOffered", "Yes")}${ofQuantity}</Item>`, cents: 0n };
	// Thousandths of a euro for a unit: cents × 10 × 1000 per thousandths of a unit.
	const price = divided(BigInt(offer.cents) * 10_000n, wanted);
	const total = divided(price * wanted, 10_000n);
	const notes = offer.notes.map((note) => element("BidComm", [element("p", [text("span", note)])]));
	return {
		xml: [begin, ofQuantity, text("UP", decimal(price, 3)), text("IT", decimal(total, 2)), ...notes, "</Item>"].join(""),
		cents: total,
	};
}

const totals = (cents: bigint): string => element("Totals", [text("Total", decimal(cents, 2))]);

/** Ids that the bill has, as XML wants them: names that occur once. */
class Ids {
	private readonly taken = new Set<string>();

	of(id: string): string {
		const isName = /^[A-Za-z_][\w.-]*$/.test(id) && !this.taken.has(id);
		const own = isName ? id : `_${this.taken.size}-${id.replace(/[^\w.-]/g, "")}`;
		this.taken.add(own);
		return own;
	}
}

function thousandths(number: string): bigint {
	const [whole = "0", fraction = ""] = number.split(".");
	return BigInt(whole + fraction.padEnd(3, "0").slice(0, 3));
}

/** Rounds half up. */
const divided = (value: bigint, by: bigint): bigint => (value + by / 2n) / by;

function decimal(value: bigint, places: number): string {
	const digits = value.toString().padStart(places + 1, "0");
	return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

const text = (name: string, value: string): string => `<${name}>${escapeXml(value)}</${name}>`;
const element = (name: string, content: readonly string[]): string => `<${name}>${content.join("")}</${name}>`;
