import type { Cart } from "../../../contract/cart";
import { type Backend, cartOf } from "../backend";
import { sets } from "../backend-rows";
import { insert, insertTranslated } from "../fixture-sql";
import { above, goods, type PriceExample } from "./example";

/** Adds the rows that the examples need besides the fixture, once per backend. */
export const exampleRows: readonly string[] = [
	insert("users", { id: 1, email: "first@crossbar.example" }),
	insert("users", { id: 2, email: "second@crossbar.example" }),
	...[
		{ id: above.root, parent_id: null, slug: "steel" },
		{ id: above.parent, parent_id: above.root, slug: "beams" },
		{ id: above.other, parent_id: null, slug: "sheets" },
	].flatMap((row) => insertTranslated("category", { ...row, position: 1 }, { title: row.slug, description: row.slug })),
	`UPDATE categories SET parent_id = ${above.parent} WHERE id = ${above.category}`,
	...insertTranslated(
		"product",
		{
			...{
				id: goods.sheet,
				slug: "sheet",
				category_id: above.other,
				position: 1,
				norm: "EN 10143",
				shape: "plate",
				dimensions: "{}",
				unit: "piece",
			},
		},
		{ title: "Sheet", description: "Sheet" },
	),
	...[
		{ id: goods.nail, product_id: 1, price_cents: 5, weight_g: 10 },
		{ id: goods.pin, product_id: 1, price_cents: 1, weight_g: 1 },
		{ id: goods.sheet, product_id: goods.sheet, price_cents: 3_333, weight_g: 1_000 },
	].flatMap(({ id, product_id, price_cents, weight_g }) => [
		...insertTranslated("variant", { id, product_id, position: id, attributes: "[]", weight_g }, { title: `No. ${id}` }),
		insert("supplied_variants", {
			...{ id, variant_id: id, supplier_id: 1, supplier_code: `X-${id}`, price_cents, availability: "available", is_best: 1 },
		}),
	]),
];

/**
 * Stores the example's cart and requests it as its owner. The caller sets the clock: `example.at`.
 * @returns cents and grams
 */
export async function exampleCart(backend: Backend, example: PriceExample): Promise<Cart> {
	const caller = backend.caller("fi");
	const uuid = crypto.randomUUID();
	const statements = [
		"DELETE FROM discounts",
		...orderRows(example, uuid, caller.session),
		...(example.discounts ?? []).map((row) => insert("discounts", row)),
		...(example.hasAccount ? [insert("sessions", { id: caller.session, user_id: 1 })] : []),
	];
	await backend.db.batch(statements.map((statement) => backend.db.prepare(statement)));
	return cartOf(await caller.call("GET", `/orders/by-id/${uuid}`));
}

let lastId = 1_000;

function orderRows(
	{ lines = [], sets: boughtSets = [], buyer, method, crane, offer }: PriceExample,
	uuid: string,
	session: string,
): string[] {
	const id = ++lastId;
	const order = { id, uuid, session_id: session, locale: "fi", delivery_method_id: method ?? 1, crane_unloading: crane ? 1 : 0 };
	const offerId = ++lastId;
	return [
		...(offer
			? [
					insert("carts", {
						id: offerId,
						uuid: crypto.randomUUID(),
						session_id: "",
						locale: "fi",
					}),
					insert("offers", { id: offerId, number: `O-${offerId}`, created_on: offer.until, valid_until: offer.until, snapshot: "{}" }),
				]
			: []),
		insert("carts", { ...order, ...(offer && { from_offer_id: offerId, offered_discount_bp: offer.discountBp }) }),
		...lines.map(({ supply, quantity, cut = 0, certificate = false, offered }) =>
			insert("cart_items", {
				...{ cart_id: id, supplied_variant_id: supply, quantity, cut_length_mm: cut, certificate: certificate ? 1 : 0 },
				...(offered && {
					...offeredColumns(offered),
					offered_discount_bp: offered.discountBp ?? 0,
					offered_cut_fee_cents: offered.cutFee ?? null,
					offered_certificate_cents: offered.certificate ?? null,
				}),
			}),
		),
		...boughtSets.map(({ quantity, offered }) =>
			insert("cart_sets", { cart_id: id, set_id: sets.frame, quantity, ...(offered && offeredColumns(offered)) }),
		),
		...(buyer ? formRows(buyer, id) : []),
	];
}

const offeredColumns = ({ unit, quantity, until }: { unit: number; quantity: number; until: string }) => ({
	offered_unit_cents: unit,
	offered_quantity: quantity,
	offered_until: until,
});

const vatIds = { FI: "2077474-0", DE: "DE136695976", EE: "EE100931558" } as const;

function formRows({ country, vatCheck, postCode = "33100", to }: NonNullable<PriceExample["buyer"]>, cart_id: number): string[] {
	const address = { company: "Raudmees", name: "Kristjan Tamm", phone: "+3725123456", street_address: "Katu 1", city: "Tallinn" };
	const form = { cart_id, ...address, email: "kristjan@raudmees.example", post_code: postCode };
	const separate = to === undefined ? 0 : 1;
	return [
		insert("cart_forms", {
			...form,
			type: "billing",
			country,
			vat: vatIds[country],
			vat_name: form.company,
			vat_check: vatCheck,
			is_separate_shipping: separate,
		}),
		...(to === undefined ? [] : [insert("cart_forms", { ...form, type: "shipping", country: to, is_separate_shipping: 1 })]),
	];
}
