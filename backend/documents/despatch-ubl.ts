import type { Cart, Delivery } from "../../contract/cart";
import type { BackendLocale } from "../../contract/locale";
import { type CutPiece, pieceList } from "../../contract/values/cut-bars";
import { type CountedUnit, unitCodes } from "../../contract/values/unit-words";
import { mailTexts } from "../texts/mail-texts";
import type { SellerOnPapers } from "./seller-on-papers";
import { measured, propertyMarkup } from "./ubl/lines";
import { consignee, despatchBuyer, despatchSupplier } from "./ubl/parties";
import { leaf, type Markup, node } from "./xml";

export interface DespatchedLine {
	/** Its position in the order, from 1. */
	line: number;
	code: string;
	title: string;
	count: number;
	outstanding: number;
	unit: CountedUnit;
	/** Grams of the quantity sent. */
	weight: number;
	/** mm; null without cuts. */
	cutLength: number | null;
	/** mm; 0 without cuts of a plate. */
	cutWidth: number;
	/** Pieces sawn from the whole line. */
	sawn: readonly CutPiece[];
	reference: string;
	heats: readonly string[];
}

const common = "urn:oasis:names:specification:ubl:schema:xsd:Common";

/**
 * A delivery as a Peppol BIS Despatch Advice 3 (transaction T16). Heat numbers are lots.
 * @param by.locale the language of its order
 * @param by.own the present seller
 * @throws Error for an order without a billing form: such an order cannot have been sent
 */
export function despatchUbl(
	order: Cart,
	delivery: Delivery,
	lines: readonly DespatchedLine[],
	{ locale, own }: { locale: BackendLocale; own: SellerOnPapers },
): string {
	const { forms } = order;
	if (!forms?.billing) throw new Error("An order without a billing form has no buyer.");
	const { t } = mailTexts(locale);
	const content = [
		leaf("cbc:CustomizationID", "urn:fdc:peppol.eu:poacc:trns:despatch_advice:3"),
		leaf("cbc:ProfileID", "urn:fdc:peppol.eu:poacc:bis:despatch_advice:3"),
		leaf("cbc:ID", delivery.number),
		leaf("cbc:IssueDate", delivery.shipped_on),
		// The buyer's own number, or else the number that the shop gave the order.
		node("cac:OrderReference", leaf("cbc:ID", order.reference || (order.order_number ?? ""))),
		despatchSupplier(own, locale),
		consignee(forms.billing, forms.shipping ?? forms.billing),
		despatchBuyer(forms.billing),
		shipment(delivery),
		...lines.map((line) => despatchLine(line, t("shipped.rest"))),
	];
	const names = `xmlns="urn:oasis:names:specification:ubl:schema:xsd:DespatchAdvice-2" xmlns:cac="${common}AggregateComponents-2" xmlns:cbc="${common}BasicComponents-2"`;
	return `<?xml version="1.0" encoding="UTF-8"?>\n<DespatchAdvice ${names}>${content.join("")}</DespatchAdvice>\n`;
}

/** The data model requires a number; "NA" marks its absence. */
const shipment = ({ carrier, tracking_number: tracking, shipped_on: day }: Delivery): Markup =>
	node(
		"cac:Shipment",
		leaf("cbc:ID", "NA"),
		carrier === ""
			? ""
			: node(
					"cac:Consignment",
					leaf("cbc:ID", tracking || "NA"),
					node("cac:CarrierParty", node("cac:PartyName", leaf("cbc:Name", carrier))),
				),
		node("cac:Delivery", leaf("cbc:TrackingID", tracking), node("cac:Despatch", leaf("cbc:ActualDespatchDate", day))),
	);

/** @param rest the reason why something is outstanding */
function despatchLine(
	{ line, code, title, count, outstanding, unit, weight, cutLength, cutWidth, sawn, reference, heats }: DespatchedLine,
	rest: string,
): Markup {
	const properties = [
		measured("Net weight", weight / 1000, "KGM"),
		...(cutLength === null ? [] : [measured("Cut length", cutLength, "MMT")]),
		...(cutWidth > 0 ? [measured("Cut width", cutWidth, "MMT")] : []),
		...(sawn.length > 0 ? [{ name: "Sawn to", value: `${pieceList(sawn)} mm` }] : []),
		{ name: "Buyer line reference", value: reference },
	];
	return node(
		"cac:DespatchLine",
		leaf("cbc:ID", String(line)),
		leaf("cbc:DeliveredQuantity", String(count), { unitCode: unitCodes[unit] }),
		outstanding > 0 ? leaf("cbc:OutstandingQuantity", String(outstanding), { unitCode: unitCodes[unit] }) : "",
		outstanding > 0 ? leaf("cbc:OutstandingReason", rest) : "",
		node("cac:OrderLineReference", leaf("cbc:LineID", String(line))),
		node(
			"cac:Item",
			leaf("cbc:Name", title || code),
			node("cac:SellersItemIdentification", leaf("cbc:ID", code)),
			...properties.map(propertyMarkup),
			...heats.map((heat) => node("cac:ItemInstance", node("cac:LotIdentification", leaf("cbc:LotNumberID", heat)))),
		),
	);
}
