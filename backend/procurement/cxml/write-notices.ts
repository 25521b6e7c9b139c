import { element, leaf, type Markup } from "../../documents/xml";
import { type Envelope, money, type Parties, request, said, timestamp } from "./write-message";

/** The buyer's order that a notice is about. */
export interface OrderReference {
	orderId: string;
	/** The time as the order has it; "" if it does not say. */
	orderDate: string;
	/** The id of the message that ordered. */
	payloadId: string;
}

export interface ConfirmedLine {
	/** Its number in the buyer's order. */
	line: string;
	quantity: number;
	unit: string;
	/** The part of it that does not come; 0 if all of it does. */
	rejected: number;
	/** The day of its delivery; null if it is not confirmed yet. */
	deliveryOn: string | null;
}

export interface Confirmation {
	/** The shop's order number. */
	number: string;
	order: OrderReference;
	/** accept: as ordered; except: with days of delivery, or not all of it; reject: it is cancelled. */
	type: "accept" | "except" | "reject";
	/** The id of the message that this one replaces; null for the first confirmation of the order. */
	replaces: string | null;
	comment: string;
	totalCents: number;
	shippingCents: number;
	taxCents: number;
	tax: string;
	lines: readonly ConfirmedLine[];
}

export function confirmationRequest(envelope: Envelope, parties: Parties, confirmation: Confirmation): string {
	const { number, order, type, replaces, comment, lines } = confirmation;
	const { language } = envelope;
	const figures = [
		element("Total", {}, money(confirmation.totalCents)),
		element("Shipping", {}, money(confirmation.shippingCents), said("Description", "-", language)),
		element("Tax", {}, money(confirmation.taxCents), said("Description", confirmation.tax, language)),
	];
	const header = element(
		"ConfirmationHeader",
		{ type, noticeDate: timestamp(envelope.at), confirmID: number, operation: replaces === null ? "new" : "update" },
		replaces === null ? "" : documentReference(replaces),
		...(type === "reject" ? [] : figures),
		said("Comments", comment, language),
	);
	const items = type === "reject" ? [] : lines.map(confirmationItem);
	return request(envelope, parties, element("ConfirmationRequest", {}, header, orderReference(order), ...items));
}

function confirmationItem({ line, quantity, unit, rejected, deliveryOn }: ConfirmedLine): Markup {
	const status = (type: string, count: number, day: Record<string, string> = {}) =>
		count > 0 ? element("ConfirmationStatus", { quantity: String(count), type, ...day }, leaf("UnitOfMeasure", unit)) : "";
	const accepted = quantity - rejected;
	return element(
		"ConfirmationItem",
		{ quantity: String(quantity), lineNumber: line },
		leaf("UnitOfMeasure", unit),
		deliveryOn === null ? status("accept", accepted) : status("detail", accepted, { deliveryDate: noon(deliveryOn) }),
		status("reject", rejected),
	);
}

/** A day as a time: at noon it is the same day by all clocks of the market. */
const noon = (day: string): string => `${day}T12:00:00+00:00`;

const orderReference = ({ orderId, orderDate, payloadId }: OrderReference): Markup =>
	element("OrderReference", { orderID: orderId, ...(orderDate === "" ? {} : { orderDate }) }, documentReference(payloadId));

const documentReference = (payloadID: string): Markup => element("DocumentReference", { payloadID });

export interface ShipNotice {
	/** The number of the delivery. */
	number: string;
	/** Its notice, which this one takes back; null for a delivery that has left. */
	withdraws: string | null;
	shippedOn: string;
	arrivesOn: string | null;
	order: OrderReference;
	/** How the goods travel, in words. */
	service: string;
	/** "" for the shop's own lorry. */
	carrier: string;
	trackingNumber: string;
	trackingUrl: string | null;
	lines: readonly { line: string; quantity: number; unit: string; heats: readonly string[] }[];
}

export function shipNoticeRequest(envelope: Envelope, parties: Parties, notice: ShipNotice): string {
	const { number, withdraws, shippedOn, arrivesOn, order, service, carrier, trackingNumber, trackingUrl, lines } = notice;
	const header = element(
		"ShipNoticeHeader",
		{
			shipmentID: number,
			operation: withdraws === null ? "new" : "delete",
			noticeDate: timestamp(envelope.at),
			...(withdraws === null ? { shipmentDate: noon(shippedOn) } : {}),
			...(arrivesOn === null ? {} : { deliveryDate: noon(arrivesOn) }),
		},
		withdraws === null ? said("ServiceLevel", service, envelope.language) : documentReference(withdraws),
	);
	// The reference wants both of them, or no ShipControl.
	const control =
		carrier === "" || trackingNumber === ""
			? ""
			: element(
					"ShipControl",
					{},
					leaf("CarrierIdentifier", carrier, { domain: "companyName" }),
					leaf("ShipmentIdentifier", trackingNumber, trackingUrl === null ? {} : { trackingURL: trackingUrl }),
				);
	const items = lines.map(({ line, quantity, unit, heats }) =>
		element(
			"ShipNoticeItem",
			{ quantity: String(quantity), lineNumber: line },
			leaf("UnitOfMeasure", unit),
			leaf("SupplierBatchID", heats.join(", ")),
		),
	);
	const portion = element("ShipNoticePortion", {}, orderReference(order), ...items);
	return request(envelope, parties, element("ShipNoticeRequest", {}, header, control, portion));
}
