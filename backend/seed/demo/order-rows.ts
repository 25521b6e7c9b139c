import type { BackendLocale } from "../../../contract/locale";
import { sellable } from "../../../contract/values/order-bounds";
import { type Cell, type Rows, rowsOf } from "../../db/inserts";
import type { SuppliedVariant } from "../../pricing/supplied-variant";
import { randomOf } from "../random";
import { supplyAtAge } from "./former-prices";
import type { Goods } from "./goods";
import type { PlannedOrder } from "./planned-orders";

export interface Ids {
	deliveryMethods: ReadonlyMap<string, number>;
	paymentMethods: ReadonlyMap<string, number>;
}

export interface OpenOrder {
	id: number;
	uuid: string;
	locale: BackendLocale;
	planned: PlannedOrder;
}

const locales = { FI: "fi", DE: "de", EE: "ee" } as const;

/** The orders by id, 1 for the oldest: a fresh database has no others. */
export const openOrders = (planned: readonly PlannedOrder[]): OpenOrder[] =>
	planned.map((order, index) => ({
		id: index + 1,
		uuid: uuidOf(`${order.buyer.account.email} ${order.at}`),
		locale: locales[order.buyer.account.country],
		planned: order,
	}));

function uuidOf(word: string): string {
	const random = randomOf(word);
	const digits = Array.from({ length: 30 }, () => Math.floor(random() * 16).toString(16)).join("");
	return [digits.slice(0, 8), digits.slice(8, 12), `4${digits.slice(12, 15)}`, `8${digits.slice(15, 18)}`, digits.slice(18)].join("-");
}

export function cartRows(orders: readonly OpenOrder[], goods: Goods, { deliveryMethods, paymentMethods }: Ids): Rows[] {
	return [
		rowsOf(
			"carts",
			[
				...["id", "uuid", "session_id", "user_id", "locale", "delivery_method_id", "own_freight_contract", "own_freight_carrier"],
				...["payment_method_id", "reference", "shipping_comment", "crane_unloading", "cost_centre", "project", "created_at", "updated_at"],
			],
			orders.map(({ id, uuid, locale, planned: { buyer, delivery, payment, job, crane, at } }) => [
				...[id, uuid, "", buyer.account.id, locale, deliveryMethods.get(delivery === "usual" ? "flat_fi" : delivery) ?? 1],
				...(delivery === "own_freight" ? ["4410-2", buyer.carrier.name] : ["", ""]),
				...[paymentMethods.get(payment) ?? null, job.reference, job.note, crane ? 1 : 0, job.costCentre ?? "", job.project ?? "", at, at],
			]),
		),
		rowsOf(
			"cart_items",
			["cart_id", "supplied_variant_id", "cut_length_mm", "certificate", "quantity", "comment", "cost_centre"],
			orders.flatMap((order) => itemRows(order, goods)),
		),
		rowsOf(
			"cart_sets",
			["cart_id", "set_id", "quantity"],
			orders.flatMap(({ id, planned }) => (planned.set === null ? [] : [[id, goods.setIds.get(planned.set) ?? null, 1]])),
		),
		rowsOf("cart_forms", formColumns, orders.flatMap(formRows)),
	];
}

function itemRows({ id, planned, locale }: OpenOrder, goods: Goods): Cell[][] {
	return planned.lines.flatMap(({ line, amount, variant, cut, certificate, part }) => {
		const sold = (goods.byProduct.get(line.product) ?? []).flatMap((supply) => soldThen(goods.supplied(locale).get(supply), planned.age));
		const chosen = sold[Math.floor(variant * sold.length)];
		if (!chosen) return [];
		const isCut = cut !== null && chosen.variant.products.cutting !== null && cut <= (chosen.variant.length ?? 0);
		const withCertificate = certificate && chosen.variant.products.certificate_price !== null;
		const supply = chosen.supply.id;
		const quantity = isCut ? amount : sellable(amount, chosen.supply);
		return [
			[
				id,
				supply,
				isCut ? cut : 0,
				withCertificate ? 1 : 0,
				quantity,
				part,
				planned.job.project !== undefined && part === "Varasto" ? "2100" : "",
			],
		];
	});
}

function soldThen(today: SuppliedVariant | undefined, age: number): SuppliedVariant[] {
	const then = today && supplyAtAge(today, age);
	return then && then.supply.availability !== "out" ? [then] : [];
}

export const formColumns = [
	...[
		"cart_id",
		"type",
		"vat",
		"vat_check",
		"vat_name",
		"company",
		"name",
		"phone",
		"email",
		"street_address",
		"post_code",
		"city",
		"country",
	],
	"is_separate_shipping",
];

/** The VAT ids count as confirmed, which alone makes a foreign order free of VAT. */
export function formRows({ id, planned }: OpenOrder): Cell[][] {
	const { account } = planned.buyer;
	const { site } = planned.job;
	const { vat, company, name, phone, email, street, postcode, city, country } = account;
	const billing = [id, "billing", vat, "valid", company, company, name, phone, email, street, postcode, city, country, site ? 1 : 0];
	if (!site) return [billing];
	return [billing, [id, "shipping", "", "", null, company, name, phone, "", site.street, site.postcode, site.city, country, 1]];
}
