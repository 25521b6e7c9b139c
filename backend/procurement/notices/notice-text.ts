import type { Cart } from "../../../contract/cart";
import { company } from "../../../contract/company";
import type { BackendEnv } from "../../env";
import { fullCart } from "../../orders/priced-cart";
import { cartForStaff } from "../../orders/read-cart";
import { storedCart } from "../../orders/stored-cart";
import { languageOf } from "../../platform/language";
import { type MailTexts, mailTexts } from "../../texts/mail-texts";
import type { Envelope, Parties } from "../cxml/write-message";
import { type ConfirmedLine, confirmationRequest, type OrderReference, shipNoticeRequest } from "../cxml/write-notices";
import { type Position, positionsOf, shared } from "../orders/stored-lines";
import type { Notice } from "./notice-rows";
import { noticeSecret } from "./notice-secret";

export interface NoticeText {
	/** Its name in the log. */
	kind: "ConfirmationRequest" | "ShipNoticeRequest";
	text: string;
}

interface Around {
	notice: Notice;
	order: Cart;
	texts: MailTexts;
	envelope: Envelope;
	parties: Parties;
	reference: OrderReference;
}

/** The id of a notice's message, the same at each attempt. */
const payloadOf = (notice: string): string => `${notice}.${company.email.split("@")[1] ?? "shop"}`;

/**
 * A notice as of now: what has happened to the order since its event is in it.
 * @returns null if there is nothing to say any more: the delivery was taken back
 */
export async function noticeText(env: Pick<BackendEnv, "DB" | "DIGEST_KEY">, notice: Notice): Promise<NoticeText | null> {
	const stored = await storedCart(env.DB, notice.order_uuid);
	if (!stored) return null;
	const { locale } = stored.row;
	const { from, to, isTest, orderDate, payloadId } = notice.head;
	const around: Around = {
		notice,
		order: fullCart(await cartForStaff(env.DB, stored, null)),
		texts: mailTexts(locale),
		envelope: { payloadId: payloadOf(notice.notice_payload), at: new Date(), language: languageOf(locale) },
		parties: { from: to, to: from, secret: noticeSecret(env, notice), isTest },
		reference: { orderId: notice.buyer_number, orderDate, payloadId },
	};
	if (notice.type === "delivery.withdrawn") return withdrawal(around);
	return notice.type === "delivery.shipped" ? shipNotice(around) : confirmation(around);
}

function confirmation({ notice, order, texts, envelope, parties, reference }: Around): NoticeText {
	const isCancelled = notice.type === "order.cancelled";
	const lines = confirmedLines(order, notice);
	const isAsOrdered = lines.every(({ rejected, deliveryOn }) => rejected === 0 && deliveryOn === null);
	const text = confirmationRequest(envelope, parties, {
		number: order.order_number ?? "",
		order: reference,
		type: isCancelled ? "reject" : isAsOrdered ? "accept" : "except",
		replaces: notice.before && payloadOf(notice.before),
		comment: isCancelled ? whyCancelled(order, notice, texts) : "",
		totalCents: order.total_goods_price - order.total_discount,
		shippingCents: order.total_delivery_price,
		taxCents: order.total_vat_price,
		tax: `${texts.number(order.vat.rate)} %`,
		lines,
	});
	return { kind: "ConfirmationRequest", text };
}

/** A notice has no type for what the buyer has withdrawn itself, so its comment says so. */
const whyCancelled = (
	{ is_withdrawn: isWithdrawn, order_number: number }: Cart,
	{ cancel_reason: reason }: Notice,
	{ t }: MailTexts,
): string =>
	isWithdrawn ? [t("buyerChanged.withdrawnSubject", { number: number ?? "" }), reason].filter((text) => text !== "").join(": ") : reason;

/** The buyer's lines with what of them comes, and when. */
function confirmedLines(order: Cart, { lines }: Notice): ConfirmedLine[] {
	const positions = positionsOf(order);
	const coming = new Map(positions.flatMap((position) => shared(lines, position)).map((part) => [part.line, part.quantity]));
	const dates = new Map((order.confirmed_dates ?? []).map(({ line, date }) => [positions[line - 1]?.goods, date]));
	return lines.map(({ line, quantity, unit, goods }) => ({
		line,
		quantity,
		unit: unit || "EA",
		rejected: quantity - (coming.get(line) ?? 0),
		deliveryOn: dates.get(goods) ?? null,
	}));
}

function shipNotice({ notice, order, envelope, parties, reference }: Around): NoticeText | null {
	const index = order.deliveries.findIndex(({ number }) => number === notice.subject);
	const delivery = order.deliveries[index];
	if (!delivery) return null;
	const earlier = order.deliveries.slice(0, index).flatMap(({ lines }) => lines);
	const positions = positionsOf(order);
	const text = shipNoticeRequest(envelope, parties, {
		number: delivery.number,
		withdraws: null,
		shippedOn: delivery.shipped_on,
		arrivesOn: null,
		order: reference,
		service: order.delivery_methods.find(({ id }) => id === order.delivery_methodid)?.title ?? "",
		carrier: delivery.carrier,
		trackingNumber: delivery.tracking_number,
		trackingUrl: delivery.tracking_url,
		lines: delivery.lines.flatMap(({ line, quantity, heats }) => {
			const position: Position = { goods: positions[line - 1]?.goods ?? "", amount: quantity };
			const before = earlier.reduce((sum, one) => (one.line === line ? sum + one.quantity : sum), 0);
			return shared(notice.lines, position, before).flatMap((part) => (part.quantity > 0 ? [{ ...part, heats }] : []));
		}),
	});
	return { kind: "ShipNoticeRequest", text };
}

/** Takes the notice of a delivery back; the buyer's system must have had it. */
function withdrawal({ notice, envelope, parties, reference }: Around): NoticeText | null {
	if (notice.before === null) return null;
	const text = shipNoticeRequest(envelope, parties, {
		number: notice.subject,
		withdraws: payloadOf(notice.before),
		...{ shippedOn: "", arrivesOn: null, order: reference, service: "", carrier: "", trackingNumber: "", trackingUrl: null, lines: [] },
	});
	return { kind: "ShipNoticeRequest", text };
}
