import type { Cart, CartItem, CartSet } from "../../contract/cart";
import type { SuppliedVariant } from "../pricing/supplied-variant";

/** Fields that pricing leaves out: they depend on the reader, or on what happened to an order since. */
type AddedLater =
	| "locale"
	| "unavailable"
	| "certificates"
	| "holds_offer"
	| "sends_mail"
	| "terms_version"
	| "payment"
	| "offer"
	| "approval"
	| "approval_limit"
	| "cost_problem"
	| "passed_limits"
	| "tracking"
	| "confirmed_dates"
	| "deliveries"
	| "changes"
	| "change_requests"
	| "may_change"
	| "is_withdrawn"
	| "has_response"
	| "of_colleague";

/**
 * A cart, sent order or offer inside the backend, and as a snapshot stores it: integer cents and grams. `cartAnswer` writes it in
 * wire units.
 */
export interface PricedCart extends Omit<Cart, AddedLater | "items" | "orders_to_sets">, Partial<Pick<Cart, Exclude<AddedLater, "offer">>> {
	items: PricedItem[];
	orders_to_sets: PricedSet[];
	offer?: FrozenOffer | null;
}

/** A line in cents and grams; without `at_once` if its supplier gives no number. */
export interface PricedItem extends Omit<CartItem, "variant" | "at_once">, Partial<Pick<CartItem, "at_once">> {
	variant: PricedVariant;
}

/** A set in cents and grams. */
export interface PricedSet extends Omit<CartSet, "items"> {
	items: (Omit<CartSet["items"][number], "variant"> & { variant: PricedVariant })[];
}

type PricedVariant = Omit<CartItem["variant"], "variant_pictures"> & Pick<SuppliedVariant["variant"], "variant_pictures">;

type Offer = NonNullable<Cart["offer"]>;
type FrozenOffer = Omit<Offer, "may_accept" | "ordered" | "call_offs"> & Partial<Pick<Offer, "may_accept" | "ordered" | "call_offs">>;

const absent: Pick<Cart, Exclude<AddedLater, "locale" | "offer">> = {
	unavailable: [],
	certificates: null,
	holds_offer: false,
	sends_mail: true,
	terms_version: null,
	payment: null,
	approval: null,
	approval_limit: null,
	cost_problem: null,
	passed_limits: [],
	tracking: null,
	confirmed_dates: [],
	deliveries: [],
	changes: [],
	change_requests: [],
	may_change: null,
	is_withdrawn: false,
	has_response: false,
	of_colleague: null,
};

/** A cart with every field, for documents and mails. It has no pictures, because they show none. */
export const fullCart = (cart: PricedCart): Cart => ({
	...absent,
	...cart,
	items: cart.items.map((item) => ({ at_once: null, ...withoutPictures(item) })),
	orders_to_sets: cart.orders_to_sets.map((set) => ({ ...set, items: set.items.map(withoutPictures) })),
	offer: cart.offer ? { may_accept: true, ordered: { items: [], sets: [] }, call_offs: [], ...cart.offer } : null,
});

const withoutPictures = <Line extends { variant: PricedVariant }>(line: Line) => ({
	...line,
	variant: { ...line.variant, variant_pictures: [] },
});
