import type { Cart } from "../../../contract/cart";
import { company } from "../../../contract/company";
import type { BackendEnv } from "../../env";
import { fullCart } from "../../orders/priced-cart";
import { cartForStaff } from "../../orders/read-cart";
import { storedCart } from "../../orders/stored-cart";
import { languageOf } from "../../platform/language";
import { mailTexts } from "../../texts/mail-texts";
import type { Envelope, Parties } from "../cxml/write-message";
import { confirmationRequest, shipNoticeRequest } from "../cxml/write-notices";
import type { Notice, StoredLine } from "./notice-rows";
import { noticeSecret } from "./notice-secret";

export interface NoticeText {
	/** Its name in the log. */
	kind: "ConfirmationRequest" | "ShipNoticeRequest";
	text: string;
}

/**
 * A notice as of now: what has happened to the order since its event is in it.
 * @returns null if there is nothing to say any more: the delivery was taken back
 */
export async function noticeText(env: Pick<BackendEnv, "DB" | "DIGEST_KEY">, notice: Notice): Promise<NoticeText | null> {
	const stored = await storedCart(env.DB, notice.order_uuid);
	if (!stored) return null;
	const order = fullCart(await cartForStaff(env.DB, stored, null));
	const { locale } = stored.row;
	const envelope: Envelope = {
		payloadId: `${notice.notice_payload}.${company.email.split("@")[1] ?? "shop"}`,
		at: new Date(),
		language: languageOf(locale),
	};
	const parties: Parties = {
		from: notice.head.to,
		to: notice.head.from,
		secret: noticeSecret(env, notice),
		isTest: notice.head.isTest,
	};
	const { orderDate, payloadId } = notice.head;
	const reference = { orderId: notice.buyer_number, orderDate, payloadId };
	const texts = mailTexts(locale);
	if (notice.type !== "delivery.shipped") {
		const isCancelled = notice.type === "order.cancelled";
		const days = new Map((order.confirmed_dates ?? []).map(({ line, date }) => [line, date]));
		const hasDays = notice.type === "order.dates_confirmed";
		const text = confirmationRequest(envelope, parties, {
			number: order.order_number ?? "",
			order: reference,
			type: isCancelled ? "reject" : hasDays ? "except" : "accept",
			replaces: notice.before && `${notice.before}.${company.email.split("@")[1] ?? "shop"}`,
			comment: isCancelled ? notice.cancel_reason : "",
			totalCents: order.total_goods_price - order.total_discount,
			shippingCents: order.total_delivery_price,
			taxCents: order.total_vat_price,
			tax: `${texts.number(order.vat.rate)} %`,
			lines: notice.lines.map(({ line, quantity, unit, position }) => ({
				line,
				quantity,
				unit: unit || "EA",
				deliveryOn: hasDays ? (days.get(position) ?? null) : null,
			})),
		});
		return { kind: "ConfirmationRequest", text };
	}
	const delivery = order.deliveries.find(({ number }) => number === notice.subject);
	if (!delivery) return null;
	const text = shipNoticeRequest(envelope, parties, {
		number: delivery.number,
		shippedOn: delivery.shipped_on,
		arrivesOn: null,
		order: reference,
		service: serviceOf(order),
		carrier: delivery.carrier,
		trackingNumber: delivery.tracking_number,
		trackingUrl: delivery.tracking_url,
		lines: delivery.lines.flatMap((one) => shippedLines(one, notice.lines, earlier(order, delivery.number, one.line))),
	});
	return { kind: "ShipNoticeRequest", text };
}

/** How the goods travel, as the order says it. */
const serviceOf = (order: Cart): string => order.delivery_methods.find(({ id }) => id === order.delivery_methodid)?.title ?? "";

/** Units of a position that left before, in deliveries with smaller numbers. */
function earlier({ deliveries }: Cart, number: string, position: number): number {
	const before = deliveries.slice(
		0,
		deliveries.findIndex((one) => one.number === number),
	);
	return before.flatMap(({ lines }) => lines).reduce((sum, one) => (one.line === position ? sum + one.quantity : sum), 0);
}

/**
 * The buyer's lines of a position that has left. Several lines of the buyer's may be one of the shop's: the first is filled first.
 * @param before units of the position that left earlier
 */
export function shippedLines(
	shipped: { line: number; quantity: number; heats: readonly string[] },
	ordered: readonly StoredLine[],
	before: number,
): { line: string; quantity: number; unit: string; heats: readonly string[] }[] {
	const ours = ordered.filter(({ position }) => position === shipped.line);
	const sum = ours.reduce((all, { quantity }) => all + quantity, 0);
	let skipped = before;
	let left = shipped.quantity;
	return ours.flatMap(({ line, quantity, unit, amount }) => {
		// The buyer may count the bars of a cut line, and the shop its pieces.
		const each = amount / sum;
		const size = quantity * each;
		const gone = Math.min(size, skipped);
		skipped -= gone;
		const now = Math.min(size - gone, left);
		left -= now;
		return now > 0 ? [{ line, quantity: now / each, unit: unit || "EA", heats: shipped.heats }] : [];
	});
}
