import type { Cart } from "../../contract/cart";
import { companyDay } from "../../contract/company";
import type { BackendLocale } from "../../contract/locale";
import type { JudgedLine } from "../../contract/ordering/order-files";
import type { OrderedLine } from "../../contract/ordering/order-message";
import type { ElectronicAddress } from "../../contract/values/e-invoice";
import { orderPaper } from "../../contract/values/order-states";
import { missesWantedDay } from "../../contract/values/wanted-day";
import { sellerInForce } from "../db/seller";
import { deliveryPeriod } from "../documents/order-sections";
import { type OrderResponse, orderResponse, type ResponseCode, type ResponseLine } from "../documents/response-ubl";
import { type OrderDocument, readableOrder, requireAnswer } from "../orders/read-cart";
import { notFound } from "../platform/refused";
import type { Visitor } from "../platform/visitor";
import { mailTexts } from "../texts/mail-texts";
import { isAsExpected, judgeLines } from "./judge";
import { countOf, isLineOf, sizeText } from "./line-of-order";
import { fileOfCart, type StoredFile, type TakenLine } from "./stored-files";

/**
 * The answer to a Peppol order that became an order.
 * @throws Refused not_found for an order that did not come as one
 */
export async function responseOfOrder(visitor: Visitor, uuid: string) {
	const order = await readableOrder(visitor, uuid);
	requireAnswer(order.order);
	const file = await fileOfCart(visitor.db, uuid);
	if (file?.kind !== "ubl") throw notFound("The order did not come as a Peppol order.");
	return { fileName: `${order.order.order_number}-response.xml`, content: await responseOf(visitor, file, order) };
}

/**
 * The present answer to a Peppol order: received, accepted, accepted with changes, or rejected.
 * @param sent the order; null while it is none
 * @param answered code and note for what is no order: received, or cancelled
 */
export async function responseOf(
	visitor: Visitor,
	file: StoredFile,
	sent: OrderDocument | null,
	answered: { code?: "RE"; note?: string } = {},
): Promise<string> {
	const own = await sellerInForce(visitor.db);
	if (!sent) return orderResponse({ ...headOf(file), id: `${file.uuid}-${answered.code ?? "AB"}`, ...answered }, own);
	const { order, locale } = sent;
	const expected = await judgeLines(visitor, file.message.lines);
	const lines = answeredLines(file, order, (index) => expected[index]);
	const period = deliveryPeriod(order);
	const hasMoved = order.items.some(({ schedule = [] }) => schedule.some(({ asked_on: asked }) => asked !== undefined));
	const isLate = hasMoved || missesWantedDay({ wanted_on: file.message.wantedOn, arrival: order.arrival });
	const code = codeOf(order, isLate || lines.some(({ status }) => status !== "accepted"));
	return orderResponse(
		{
			...headOf(file),
			...{ id: `${order.order_number}-${code}`, code, period, lines },
			salesOrder: order.order_number ?? "",
			day: companyDay(new Date(order.processed_at ?? file.created_at)),
			note: noteOf(order, code, locale),
			buyer: { address: addressOf(file), name: order.forms?.billing?.company ?? "" },
		},
		own,
	);
}

const headOf = (file: StoredFile): OrderResponse => ({
	...{ id: file.uuid, salesOrder: "", day: companyDay(new Date(file.created_at)), code: "AB", note: "" },
	customerReference: file.message.customerReference,
	orderReference: file.message.number,
	buyer: { address: addressOf(file), name: file.message.buyerName || file.message.buyerVat || file.message.number },
	period: null,
	lines: [],
});

/** "0088:7300010000001" */
export function addressOf({ buyer_endpoint: text }: Pick<StoredFile, "buyer_endpoint">): ElectronicAddress {
	const [scheme = "", ...id] = text.split(":");
	return { scheme, id: id.join(":") };
}

function codeOf(order: Cart, isChanged: boolean): ResponseCode {
	switch (orderPaper(order)) {
		case "cancelled":
			return "RE";
		case "receipt":
			return "AB";
		default:
			return isChanged ? "CA" : "AP";
	}
}

function noteOf(order: Cart, code: ResponseCode, locale: BackendLocale): string {
	const { t } = mailTexts(locale);
	const number = order.order_number ?? "";
	if (code === "RE") return t(order.is_withdrawn ? "buyerChanged.withdrawnSubject" : "cancelled.subject", { number });
	return code === "AB" ? t("confirmation.review") : "";
}

/** @param judged the line as it is understood today */
function answeredLines({ message, taken }: StoredFile, order: Cart, judged: (index: number) => JudgedLine | undefined): ResponseLine[] {
	return message.lines.map((line, index): ResponseLine => {
		const { id, name, buyerCode, sellerCode } = line;
		const known = taken.find((one) => one.line === id);
		const same = known && order.items.find((one) => isLineOf(known, one));
		const item = same ?? (known && order.items.find(({ suppliedVariant }) => suppliedVariant.id === known.supply));
		if (!known || !item) return { id, status: "rejected", name, buyerCode, sellerCode, sold: null };
		const together = taken.filter((one) => one.supply === known.supply && sizeText(one.cut) === sizeText(known.cut));
		const count = countOf(item);
		const sum = together.reduce((all, { amount }) => all + (amount ?? 0), 0);
		const isAsAsked = same !== undefined && together.every(({ amount }) => amount !== null) && sum === count;
		const isSameGoods = known.code === item.variant.code;
		const cents = item.line_price / Math.max(1, count);
		const isSamePrice = isAsExpected(cents / 100, judged(index));
		// The order has one line for all lines of the same goods. Each has its own quantity, or the first has all of it.
		const own = isAsAsked ? (known.amount ?? 0) : known === together[0] ? count : 0;
		return {
			id,
			status: isAsAsked && isSameGoods && isSamePrice ? "accepted" : "changed",
			note: noteOfLine(line, known),
			name: item.fullTitle,
			buyerCode: buyerCode || item.own_number,
			sellerCode: item.variant.code,
			sold:
				own === 0
					? null
					: {
							quantity: own,
							unit: item.cut ? "piece" : item.variant.products.unit,
							cents: own === count ? item.line_price : Math.round(cents * own),
						},
		};
	});
}

/** Says what a converted quantity was. */
const noteOfLine = ({ quantity, unit }: OrderedLine, { amount }: TakenLine): string =>
	amount !== null && quantity !== null && quantity !== amount ? `${quantity} ${unit} = ${amount}` : "";
