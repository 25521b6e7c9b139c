import fc from "fast-check";
import { suppliesByIds } from "../../backend/catalogue/supplies";
import { priceCart } from "../../backend/orders/price-cart";
import { fullCart } from "../../backend/orders/priced-cart";
import { type StoredCart, storedCart } from "../../backend/orders/stored-cart";
import type { DiscountRow } from "../../backend/pricing/discount-rows";
import type { SuppliedVariant } from "../../backend/pricing/supplied-variant";
import type { Cart } from "../../contract/cart";
import type { Backend } from "./backend";
import { sets, supplies } from "./backend-rows";
import { billing, checkOut, newCart } from "./buyer";

const day = "2026-06-15";
const supplyIds = [supplies.beam, supplies.packed, supplies.expensive];

const prices = fc.record({
	single: fc.integer({ min: 1, max: 500_000 }),
	tiers: fc.uniqueArray(fc.record({ threshold: fc.integer({ min: 2, max: 200 }), price: fc.integer({ min: 1, max: 500_000 }) }), {
		selector: ({ threshold }) => threshold,
		maxLength: 3,
	}),
	weightG: fc.integer({ min: 1, max: 900_000 }),
});

/** An offer from before yesterday, from today, or valid in the future. */
const until = fc.constantFrom("2026-06-14", day, "2026-07-01");
const offered = fc.option(
	fc.record({
		unit: fc.integer({ min: 1, max: 500_000 }),
		bp: fc.integer({ min: 0, max: 10_000 }),
		cutFee: fc.option(fc.integer({ min: 0, max: 5_000 })),
		certificate: fc.option(fc.integer({ min: 0, max: 5_000 })),
		quantity: fc.integer({ min: 1, max: 300 }),
		until,
	}),
	{ freq: 3 },
);

const line = fc.record({
	supply: fc.constantFrom(...supplyIds),
	quantity: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 100_000 })),
	cut: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: 100, max: 6_000 }) }),
	certificate: fc.boolean(),
	/** Bars of an uncut line that are sawn. */
	sawn: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 20 })),
	/** Days of its delivery schedule. */
	days: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: 1, max: 4 }) }),
	offered,
});

const discount = fc.record({
	kind: fc.constantFrom("line", "personal", "order"),
	percent_bp: fc.integer({ min: 1, max: 10_000 }),
	threshold: fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 5_000_000 })),
	start_date: fc.constantFrom(null, "2026-06-14", day, "2026-06-16"),
	end_date: fc.constantFrom(null, "2026-06-14", day, "2026-06-16"),
	scope: fc.constantFrom("category", "product", ...supplyIds),
});

const plan = fc.record({
	prices: fc.tuple(prices, prices, prices),
	lines: fc.array(line, { maxLength: 12 }),
	set: fc.option(fc.record({ quantity: fc.integer({ min: 1, max: 1_000 }), price: fc.integer({ min: 1, max: 5_000_000 }), offered })),
	discounts: fc.array(discount, { maxLength: 8 }),
	offer: fc.option(fc.record({ bp: fc.integer({ min: 0, max: 10_000 }), until })),
	country: fc.constantFrom("FI", "DE", "EE"),
	vatCheck: fc.constantFrom("valid", "unverified", "pending"),
	method: fc.integer({ min: 1, max: 5 }),
	crane: fc.boolean(),
});
type Plan = typeof plan extends fc.Arbitrary<infer P> ? P : never;

type Priced = (planned: Plan) => Cart;

async function pricer(backend: Backend): Promise<Priced> {
	const buyer = backend.caller("fi");
	const { uuid } = await newCart(buyer, supplies.beam, 1);
	const { forms } = await checkOut(buyer, uuid, billing.DE);
	await buyer.call("POST", "/orders/addSet", { uuid, setId: sets.frame, amount: 1, idem: crypto.randomUUID(), isProduction: true });
	const stored = await storedCart(backend.db, uuid);
	if (!stored) throw new Error("The cart was not stored.");
	const supplied = await suppliesByIds(backend.db, "de", supplyIds);
	return (planned) => {
		const priced = priceCart(orderOf(planned, stored), pricedSupplies(planned, supplied), { texts: "de", country: "fi" });
		return { ...fullCart(priced), forms, is_owner: true };
	};
}

/** Generates carts with any lines, sets, prices, discounts and offers, as their owners see them. */
export async function arbitraryCarts(backend: Backend): Promise<fc.Arbitrary<Cart>> {
	return plan.map(await pricer(backend));
}

/** The contents of the fixture's set. */
const inSet = [
	{ supply: supplies.beam, quantity: 2 },
	{ supply: supplies.packed, quantity: 10 },
];

/** A cart of one set, and a cart of the set's contents as lines, with any prices and any discounts of lines and of the account. */
export async function arbitrarySets(backend: Backend): Promise<fc.Arbitrary<{ own: number; set: Cart; single: Cart }>> {
	const priced = await pricer(backend);
	const bought = fc.record({ quantity: fc.integer({ min: 1, max: 1_000 }), price: fc.integer({ min: 1, max: 5_000_000 }) });
	return fc.tuple(plan, bought).map(([planned, set]) => {
		// Value thresholds depend on the rest of the cart.
		const discounts = planned.discounts.flatMap((row) =>
			row.kind === "order" ? [] : [row.kind === "personal" ? { ...row, threshold: 0 } : row],
		);
		const lines = inSet.map(({ supply, quantity }) => ({
			...{ supply, quantity: quantity * set.quantity },
			...{ cut: 0, certificate: false, sawn: 0, days: 0, offered: null },
		}));
		return {
			own: set.price,
			set: priced({ ...planned, discounts, lines: [], set: { ...set, offered: null } }),
			single: priced({ ...planned, discounts, lines, set: null }),
		};
	});
}

const columnsOf = (offered: Plan["lines"][number]["offered"]) => ({
	offered_unit_cents: offered?.unit ?? null,
	offered_discount_bp: offered?.bp ?? null,
	offered_discount_title: null,
	offered_cut_fee_cents: offered?.cutFee ?? null,
	offered_certificate_cents: offered?.certificate ?? null,
	offered_quantity: offered?.quantity ?? null,
	offered_until: offered?.until ?? null,
});

/** Bars of 6 m sawn into two lengths. */
const planOf = (bars: number) => [{ bars, pieces: [1600, 1250].map((length) => ({ length, pieces: 2 })) }];

function orderOf(planned: Plan, stored: StoredCart): StoredCart {
	const { lines, set, discounts, offer, country, vatCheck, method, crane } = planned;
	const order = { delivery_method_id: method, crane_unloading: crane, offered_discount_bp: offer?.bp ?? null };
	return {
		...stored,
		row: { ...stored.row, ...order, from_offer_valid_until: offer?.until ?? null },
		items: lines.map(({ supply, quantity, cut, certificate, sawn, days, offered }, index) => ({
			...{
				id: index + 1,
				supplied_variant_id: supply,
				set_id: 0,
				cut_length_mm: cut,
				cut_width_mm: 0,
				certificate,
				quantity,
				comment: "",
				cost_centre: "",
				schedule: scheduleOf(days, quantity),
				saw_plan: cut === 0 && sawn > 0 ? planOf(Math.min(quantity, sawn)) : [],
				own_number: "",
			},
			...columnsOf(offered),
		})),
		sets: stored.sets.flatMap((row) =>
			set ? [{ ...row, quantity: set.quantity, price_cents: set.price, ...columnsOf(set.offered) }] : [],
		),
		billing: stored.billing && { ...stored.billing, country, vat_check: vatCheck },
		discounts: discounts.map(discountRowOf),
		day,
	};
}

const scheduleOf = (days: number, quantity: number) =>
	days === 0 || quantity < days
		? []
		: Array.from({ length: days }, (_, index) => ({ on: `2026-07-0${index + 1}`, amount: index === 0 ? quantity - days + 1 : 1 }));

const discountRowOf = ({ scope, ...row }: Plan["discounts"][number], index: number): DiscountRow => ({
	...row,
	id: index + 1,
	categories: row.kind === "line" && scope === "category" ? [1] : [],
	product_id: row.kind === "line" && scope === "product" ? 1 : null,
	supplied_variant_id: row.kind === "line" && typeof scope === "number" ? scope : null,
	titles: { de: `Rabatt ${index}` },
});

/** The fixture's supplies with other prices and weights. */
function pricedSupplies(planned: Plan, supplied: ReadonlyMap<number, SuppliedVariant>): Map<number, SuppliedVariant> {
	return new Map(
		supplyIds.flatMap((id, index) => {
			const found = supplied.get(id);
			const given = planned.prices[index];
			if (!found || !given) return [];
			const supply = { ...found.supply, price: given.single, volume_prices: given.tiers };
			return [[id, { variant: { ...found.variant, weight: given.weightG }, supply }] as const];
		}),
	);
}
