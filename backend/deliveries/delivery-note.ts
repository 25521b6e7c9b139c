import type { Cart, Delivery } from "../../contract/cart";
import type { BackendLocale } from "../../contract/locale";
import { pieceList } from "../../contract/values/cut-bars";
import { isCollected } from "../../contract/values/order-states";
import type { DespatchedLine } from "../documents/despatch-ubl";
import { joined, type Letter, type LetterLine } from "../documents/letter";
import { counted, cutSizeOf } from "../documents/line-notes";
import { billingAddress, buyerFacts, closingLines, driverNotes, facts, namedAddresses, shippingAddress } from "../documents/order-sections";
import { deliverableLines, sentOf } from "../orders/order-deliveries";
import { type MailTexts, mailTexts } from "../texts/mail-texts";

export interface DeliveredLine extends DespatchedLine {
	/** "12 pieces": the quantities sent and ordered. */
	quantity: string;
	ordered: string;
	/** The buyer's own article number; "" for none. */
	ownNumber: string;
}

export function deliveredLines(order: Cart, delivery: Delivery, texts: MailTexts): DeliveredLine[] {
	const lines = deliverableLines(order);
	const until = order.deliveries.slice(0, order.deliveries.findIndex(({ number }) => number === delivery.number) + 1);
	return delivery.lines.flatMap(({ line, quantity, heats }) => {
		const ordered = lines[line - 1];
		if (!ordered) return [];
		const item = order.items[line - 1];
		const whole = item ?? order.orders_to_sets[line - 1 - order.items.length];
		const unit = !item ? "set" : item.cut ? "piece" : item.variant.products.unit;
		const count = (amount: number) => (item ? counted(amount, unit, texts) : texts.t("set.count", { count: amount }));
		return [
			{
				line,
				code: ordered.code,
				title: ordered.title,
				quantity: count(quantity),
				ordered: count(ordered.quantity),
				count: quantity,
				outstanding: ordered.quantity - sentOf(until, line),
				unit,
				weight: Math.round(((whole?.weight ?? 0) * quantity) / ordered.quantity),
				cutLength: ordered.cutLength,
				cutWidth: ordered.cutWidth,
				sawn: ordered.sawn,
				reference: item?.comment ?? "",
				ownNumber: item?.own_number ?? "",
				heats,
			},
		];
	});
}

/** The paper that travels with a delivery: contents, heats and destination. It has no prices. */
export function deliveryNote(order: Cart, delivery: Delivery, locale: BackendLocale): Letter {
	const texts = mailTexts(locale);
	const { t, day, totalWeight } = texts;
	const title = t("note.title", { delivery: delivery.number });
	const lines = deliveredLines(order, delivery, texts);
	return {
		language: texts.language,
		subject: title,
		heading: title,
		paragraphs: [],
		data: {
			title: t("section.delivery"),
			facts: [
				...facts([
					[t("note.number"), delivery.number],
					[t("note.shippedOn"), day(delivery.shipped_on)],
					[t("note.term"), order.delivery_methods.find(({ id }) => id === order.delivery_methodid)?.term ?? ""],
					[t("note.carrier"), delivery.carrier],
					[t("note.tracking"), delivery.tracking_number],
					[t("order.number"), order.order_number ?? ""],
					[t("order.date"), order.processed_at ? day(order.processed_at) : ""],
				]),
				...buyerFacts(order, texts),
			],
		},
		address: billingAddress(order, texts),
		shippingAddress: shippingAddress(order, texts),
		leadIn: t(isCollected(order) ? "note.introCollected" : "note.intro"),
		lines: {
			head: headOf(texts),
			rows: lines.map((line) => rowOf(line, texts)),
			isPriced: false,
		},
		totals: [{ label: t("total.weight"), value: totalWeight(lines.reduce((sum, { weight }) => sum + weight, 0)), isStrong: true }],
		totalsNote: t("note.check"),
		sections: driverNotes(order, texts),
		addresses: namedAddresses(order),
		closing: closingLines(locale, texts),
		document: { fileName: `${t("note.file")}-${delivery.number}.pdf`, createdAt: `${delivery.shipped_on}T00:00:00Z` },
	};
}

export const headOf = ({ t }: MailTexts) => ({
	position: t("line.position"),
	code: t("line.code"),
	title: t("line.product"),
	quantity: t("note.delivered"),
	unitPrice: t("note.ordered"),
	total: t("note.weight"),
});

export function rowOf(
	{ line, code, title, quantity, ordered, weight, cutLength, cutWidth, sawn, reference, ownNumber, heats }: DeliveredLine,
	texts: MailTexts,
): LetterLine {
	const { t, weight: weighed } = texts;
	const notes = [
		...(ownNumber === "" ? [] : [`${t("line.ownNumber")}: ${ownNumber}`]),
		...(cutLength === null ? [] : [`${cutSizeOf({ length: cutLength, width: cutWidth ?? 0 }, texts)}\u00a0mm`]),
		...(sawn.length > 0 ? [t("cut.sawn", { list: pieceList(sawn, texts.millimetres) })] : []),
		...(heats.length > 0 ? [t("note.heats", { count: heats.length, list: heats.join(", ") })] : []),
		...(reference === "" ? [] : [`${t("line.reference")}: ${reference}`]),
	];
	return {
		position: line,
		code,
		title: joined(title),
		quantity,
		quantityNote: "",
		unitPrice: ordered,
		total: weighed(weight),
		totalCents: 0,
		notes: notes.map((text) => ({ text: joined(text) })),
		bars: [],
	};
}
