import * as z from "zod";
import { companyDay } from "../../contract/company";
import { sellerCountry } from "../../contract/seller/seller";
import { orderStates } from "../../contract/values/order-states";
import { isSold, itemsOfSet } from "../catalogue/sets";
import { type Read, read } from "../db/reads";
import { rowsOf } from "../db/rows";
import { titlesOf } from "../db/translations";
import { notFound } from "../platform/refused";
import type { DeliveryMethodRow } from "../pricing/delivery";
import { type DiscountRow, discountRow, discountsOfCart } from "../pricing/discount-rows";
import { vatRateOn } from "../pricing/vat";
import { type AccountBuyer, accountBuyer, buyersOf, verifiedVat } from "./account-buyer";
import {
	bandRow,
	type CartRow,
	cartColumns,
	cartJoins,
	cartRow,
	type ItemRow,
	itemColumns,
	itemRow,
	methodRow,
	rateRow,
	type SetRow,
	setRow,
} from "./cart-rows";
import { type FormRow, formRow } from "./form-rows";
import { deliveryColumns, deliveryShape } from "./order-deliveries";
import { type PaymentRow, paymentRow, paymentsOfOrder } from "./payment-rows";
import { unpacked } from "./snapshot";

/** A cart as it is stored, also once it is an order or an offer. */
export interface StoredCart {
	row: CartRow;
	items: ItemRow[];
	sets: SetRow[];
	billing: FormRow | null;
	/** Company details of its account while there is no billing form; null for a guest. */
	account: AccountBuyer | null;
	/** VAT id, in international form, of the verified company that its account belongs to; null for none. */
	verifiedVat: string | null;
	/** null unless the buyer has given a separate delivery address. */
	shipping: FormRow | null;
	/** Card payments, newest first. */
	payments: PaymentRow[];
	deliveryMethods: DeliveryMethodRow[];
	/** Discounts that may apply to it, today or later. */
	discounts: DiscountRow[];
	/** The day by the company's clock whose prices apply, ISO. */
	day: string;
	/** That day's standard VAT rate of the seller's country, in hundredths of a per cent. */
	vatRateBp: number;
}

/** @returns null if there is no such cart */
export const storedCart = (db: D1Database, uuid: string): Promise<StoredCart | null> => read(db, storedCartWithUuid(db, uuid));

const rowWithUuid = (db: D1Database, uuid: string): Read<CartRow | null> => ({
	statements: [db.prepare(`SELECT ${cartColumns} FROM carts c ${cartJoins} WHERE c.uuid = ?`).bind(uuid)],
	parse: ([found]) => rowsOf(cartRow, found)[0] ?? null,
});

/** @param day whose discounts and VAT rate hold, ISO by the company's clock; by default today */
export function storedCartWithUuid(db: D1Database, uuid: string, day = companyDay(new Date())): Read<StoredCart | null> {
	const head = rowWithUuid(db, uuid);
	return {
		statements: [
			...head.statements,
			db.prepare(`SELECT ${itemColumns} FROM cart_items i JOIN carts c ON c.id = i.cart_id WHERE c.uuid = ? ORDER BY i.id`).bind(uuid),
			db
				.prepare(
					`SELECT b.*, ${titlesOf("set", "s.id")} AS titles, s.price_cents, ${itemsOfSet} AS items, ${isSold} AS is_sold
					FROM cart_sets b JOIN carts c ON c.id = b.cart_id JOIN sets s ON s.id = b.set_id WHERE c.uuid = ? ORDER BY b.set_id`,
				)
				.bind(uuid),
			db.prepare("SELECT f.* FROM cart_forms f JOIN carts c ON c.id = f.cart_id WHERE c.uuid = ?").bind(uuid),
			db.prepare("SELECT id, type, country, price_cents, packaging_cents, crane_cents FROM delivery_methods ORDER BY position"),
			db.prepare("SELECT delivery_method_id, max_weight_g, price_cents FROM delivery_bands ORDER BY max_weight_g"),
			db.prepare(vatRateOn("?", "?")).bind(sellerCountry, day),
			db.prepare(discountsOfCart).bind(day, uuid),
			db.prepare(paymentsOfOrder).bind(uuid),
			db.prepare(`SELECT ${buyersOf} AS buyers FROM carts c WHERE c.uuid = ?`).bind(uuid),
		],
		parse([cart, items, sets, forms, methods, bands, rates, discounts, payments, buyers]) {
			const row = cart ? head.parse([cart]) : null;
			if (!row) return null;
			const [rate] = rowsOf(rateRow, rates);
			if (!rate) throw new Error(`The table vat_rates has no rate of ${sellerCountry} for today.`);
			const formRows = rowsOf(formRow, forms);
			const bandRows = rowsOf(bandRow, bands);
			return {
				row,
				items: rowsOf(itemRow, items),
				sets: rowsOf(setRow, sets),
				billing: formRows.find(({ type }) => type === "billing") ?? null,
				account: accountBuyer(buyers),
				verifiedVat: verifiedVat(buyers),
				shipping: formRows.find(({ type }) => type === "shipping") ?? null,
				payments: rowsOf(paymentRow, payments),
				deliveryMethods: rowsOf(methodRow, methods).map((method) => ({
					id: method.id,
					type: method.type,
					country: method.country,
					priceCents: method.price_cents,
					packagingCents: method.packaging_cents,
					craneCents: method.crane_cents,
					bands: bandRows
						.filter((band) => band.delivery_method_id === method.id)
						.map((band) => ({ maxWeightG: band.max_weight_g, priceCents: band.price_cents })),
				})),
				discounts: rowsOf(discountRow, discounts),
				day,
				vatRateBp: rate.rate_bp,
			};
		},
	};
}

const sentRow = z.object({
	id: z.number(),
	uuid: z.string(),
	/** CB-10001 */
	number: z.string(),
	state: z.enum(orderStates),
	/** ISO time. */
	sent_at: z.string(),
	/** Increases with every change. */
	version: z.number(),
	sent: z.string().transform(unpacked),
	...deliveryShape,
});

export type Order = z.output<typeof sentRow>;

/**
 * @param condition SQL over orders `o` with one value
 * @returns null if no order matches
 */
async function orderWhere(db: D1Database, condition: string, value: string): Promise<Order | null> {
	const found = await db
		.prepare(
			`SELECT o.id, c.uuid, o.order_number AS number, o.state, o.processed_at AS sent_at, o.version, o.snapshot AS sent, ${deliveryColumns}
			FROM orders o JOIN carts c ON c.id = o.id WHERE ${condition}`,
		)
		.bind(value)
		.all();
	return rowsOf(sentRow, found)[0] ?? null;
}

/** @throws Refused not_found */
export async function orderByNumber(db: D1Database, number: string): Promise<Order> {
	const order = await orderWhere(db, "o.order_number = ?", number);
	if (!order) throw notFound(`There is no order ${number}.`);
	return order;
}

/**
 * @param number of a delivery
 * @throws Refused not_found
 */
export async function orderOfDelivery(db: D1Database, number: string): Promise<Order> {
	const order = await orderWhere(db, "o.id = (SELECT order_id FROM deliveries WHERE number = ?)", number);
	if (!order) throw notFound(`There is no delivery ${number}.`);
	return order;
}
