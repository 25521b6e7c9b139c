import type { Cart } from "../../contract/cart";
import { href } from "../platform/config/href";

/** The steps of the checkout in their order (R9.1). */
export const steps = ["cart", "payment-info", "payment-method", "summary"] as const;
export type Step = (typeof steps)[number];

export const stepPath = (uuid: string, step: Step): string => href(step === "cart" ? "/cart/:uuid" : `/cart/:uuid/${step}`, { uuid });

type BillingForm = NonNullable<NonNullable<Cart["forms"]>["billing"]>;

type StepCart = Pick<
	Cart,
	| "isProcessed"
	| "offer"
	| "is_owner"
	| "length"
	| "forms"
	| "paymentmethod"
	| "delivery_methodid"
	| "delivery_methods"
	| "own_freight_contract"
	| "own_freight_carrier"
	| "approval"
>;

/** Own freight needs its contract and carrier. Totals are available before. */
function hasDelivery(cart: StepCart): boolean {
	const method = cart.delivery_methods.find(({ id }) => id === cart.delivery_methodid);
	return method?.type !== "own_freight" || (cart.own_freight_contract !== "" && cart.own_freight_carrier !== "");
}

/** While a cart waits for approval, nobody can change or send it. */
export const isWaiting = ({ approval }: Pick<Cart, "approval">): boolean => approval?.state === "waiting";

/** Whether goods can reach the address. A quotation may name only "Hamburg". */
const isWhole = (address: Pick<BillingForm, "streetAddress" | "postCode" | "city">): boolean =>
	[address.streetAddress, address.postCode, address.city].every((text) => text !== "");

const isDone: Record<Step, (cart: StepCart) => boolean> = {
	cart: (cart) => cart.is_owner && !cart.isProcessed && cart.offer === null && cart.length > 0 && !isWaiting(cart),
	"payment-info": ({ forms }) => {
		const to = forms?.billing?.isSeparateShipping ? forms.shipping : forms?.billing;
		return Boolean(forms?.billing && isWhole(forms.billing) && to && isWhole(to));
	},
	"payment-method": (cart) => cart.paymentmethod !== null && hasDelivery(cart),
	summary: () => false,
};

/** @returns the first incomplete step before this one; null if the step can be shown */
export function missingStep(cart: StepCart, step: Step): Step | null {
	const before = steps.slice(0, steps.indexOf(step));
	return before.find((one) => !isDone[one](cart)) ?? null;
}

/** The available steps: all complete ones and the first incomplete one. */
export function openSteps(cart: StepCart): Step[] {
	const first = steps.findIndex((step) => !isDone[step](cart));
	return steps.slice(0, first + 1);
}

/** Whether the buyer is unknown, and so the VAT. Until then the net total counts. */
export const hasProvisionalVat = ({ vat }: Pick<Cart, "vat">): boolean => vat.reason === "not_known_yet";
