import { euros, kilograms } from "../../contract/fields";
import type { BackendLocale } from "../../contract/locale";
import { suppliesByIds } from "../catalogue/supplies";
import { type CartLine, cartLine } from "./cart-line";
import { type DeliveryMethodRow, deliveryPrice, destinationOf, methodInForce, methodsFor } from "./delivery";
import { slowestOf } from "./delivery-estimate";
import { deliveryTexts } from "./delivery-texts";
import type { FormRow, OrderRow } from "./order-rows";
import { priceOrder } from "./pricing";
import { type SetLine, setLine } from "./set-line";
import type { StoredOrder } from "./stored-order";
import { vatOf } from "./vat";
import type { CartAnswer } from "./wire";

interface Locales {
	texts: BackendLocale;
	/** Suggests the country as long as no address is known. */
	country: BackendLocale;
}

/** The cart at the prices of now, without its forms, in wire units. */
export async function openCart(db: D1Database, order: StoredOrder, locales: Locales): Promise<CartAnswer> {
	const { row, billing, shipping } = order;
	const { lines, sets } = await linesOf(db, order, locales.texts);
	const all = [...lines, ...sets];
	const weightG = all.reduce((sum, line) => sum + line.weightG, 0);

	const destination = destinationOf(addressOf(shipping), addressOf(billing), locales.country);
	const methods = methodsFor(order.deliveryMethods, destination, row.is_own_freight_allowed);
	const method = methodInForce(methods, row.delivery_method_id, destination.country);
	const vat = vatOf(destination.country, billing && { country: billing.country, vatCheck: billing.vat_check }, order.finnishVatBp);
	const totals = priceOrder({
		lines: all.map((line) => line.priced),
		discount: 0,
		delivery: all.length === 0 ? 0 : deliveryPrice(method, weightG),
		vatRateBp: vat.rateBp,
	});

	return {
		...ofRow(row),
		items: lines.map((line) => line.answer),
		orders_to_sets: sets.map((set) => set.answer),
		length: all.length,
		delivery_methodid: method.id,
		delivery_methods: methods.map((one) => methodAnswer(one, weightG, locales.texts)),
		total_goods_price: euros(totals.goods),
		total_discount: euros(totals.discount),
		total_delivery_price: euros(totals.delivery),
		total_price: euros(totals.net),
		total_vat_price: euros(totals.vat),
		total_price_with_vat: euros(totals.gross),
		total_weight: kilograms(weightG),
		delivery: slowestOf([...lines.map((line) => line.answer.suppliedVariant.delivery), ...sets.flatMap((set) => set.deliveries)]),
		vat: { rate: vat.rateBp / 100, reason: vat.reason, country: destination.country },
		is_owner: false,
		forms: null,
		goto: null,
	};
}

/** Lines and sets; all supplies are read at once. */
async function linesOf(
	db: D1Database,
	{ items, sets }: StoredOrder,
	locale: BackendLocale,
): Promise<{ lines: CartLine[]; sets: SetLine[] }> {
	const ids = [...items.map((item) => item.supplied_variant_id), ...sets.flatMap((set) => set.items.map(({ supply }) => supply))];
	const supplied = await suppliesByIds(db, locale, [...new Set(ids)]);
	const lines = items.map((item) => {
		const found = supplied.get(item.supplied_variant_id);
		if (!found) throw new Error(`Line ${item.id} is of a supply that does not exist.`);
		return cartLine(item, found);
	});
	return { lines, sets: sets.map((set) => setLine(set, supplied, locale)) };
}

const addressOf = (form: FormRow | null) => form && { country: form.country, postCode: form.post_code };

const methodAnswer = (method: DeliveryMethodRow, weightG: number, locale: BackendLocale): CartAnswer["delivery_methods"][number] => ({
	id: method.id,
	type: method.type,
	...deliveryTexts[locale][method.type],
	price: euros(deliveryPrice(method, weightG)),
});

/** What the answer takes over from the stored row. */
const ofRow = (row: OrderRow) => ({
	id: row.id,
	uuid: row.uuid,
	user_id: row.user_id,
	order_number: row.order_number,
	order_status: row.order_status,
	version: row.version,
	isOwnFreightAllowed: row.is_own_freight_allowed,
	isProcessed: row.is_processed,
	needs_review: row.needs_review,
	processed_at: row.processed_at,
	paymentmethod:
		row.payment_method_id === null || row.payment_method_name === null
			? null
			: { id: row.payment_method_id, name: row.payment_method_name },
	comment: row.comment,
	reference: row.reference,
	shipping_comment: row.shipping_comment,
	own_freight_contract: row.own_freight_contract,
	own_freight_carrier: row.own_freight_carrier,
});
