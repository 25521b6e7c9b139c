import * as z from "zod";
import { companyDay } from "../../contract/company";
import type { orders } from "../../contract/orders";
import { calendarOf } from "../../contract/seller/calendar";
import { wantedDayProblem } from "../../contract/values/wanted-day";
import { changeCart, ownCart, requireOwn } from "../cart/change-cart";
import { inOneBatch, type Read, read } from "../db/reads";
import { rowsOf } from "../db/rows";
import type { PricedCart } from "../orders/priced-cart";
import { cartWithUuid, type FoundCart, shownFound } from "../orders/read-cart";
import { paymentMethod } from "../payment-methods/payment-methods";
import { Refused } from "../platform/refused";
import type { Visitor } from "../platform/visitor";
import type { Sender } from "./ready-order";

type StateBody = z.output<typeof orders.setState.body>;

type PaymentMethodReads = [cart: FoundCart | null, methods: Method[]];

export const readForPaymentMethod = (visitor: Omit<Visitor, "user">, env: Sender["env"], uuid: string): Read<PaymentMethodReads> =>
	inOneBatch(cartWithUuid(visitor, uuid), paymentMethods(visitor.db, env));

/**
 * Chooses the delivery method with or without crane, and optionally the payment method and a note for the carrier. The totals
 * that the buyer saw decide nothing: the answer has the current ones. Throws like `changeCart`, and freight_not_allowed,
 * invalid (the method does not serve the destination or has no crane; contract or carrier missing; no delivery on the wanted
 * day; no such payment method).
 * @param before the rows, if already read
 */
export async function setState(sender: Sender, uuid: string, body: StateBody, before?: PaymentMethodReads): Promise<PricedCart> {
	const [found, methods] = before ?? (await read(sender.db, readForPaymentMethod(sender, sender.env, uuid)));
	requireOwn(sender, found?.stored.row ?? null);
	const cart = await shownFound(sender, found);
	const isOwnFreight = body.deliveryMethodType === "own_freight";
	if (isOwnFreight && !cart.isOwnFreightAllowed) throw new Refused("freight_not_allowed", "This cart cannot go by own freight.");
	const method = cart.delivery_methods.find(({ type }) => type === body.deliveryMethodType);
	if (!method) throw notServed();
	if (body.craneUnloading && (method.crane_price ?? null) === null) throw noCrane();
	const contract = isOwnFreight ? (body.ownFreightContract ?? "") : "";
	const carrier = isOwnFreight ? (body.ownFreightCarrier ?? "") : "";
	if (isOwnFreight && !body.isPreview) requireOwnFreight(contract, carrier);
	const calendar = calendarOf({ ...cart, delivery_methodid: method.id });
	const problem = body.wantedOn ? wantedDayProblem(body.wantedOn, companyDay(new Date()), calendar) : null;
	if (problem && !body.isPreview) throw new Refused("invalid", "The goods cannot come on that day.", undefined, { wantedOn: [problem] });
	const payment = body.paymentMethod === undefined ? null : requireMethod(methods, body.paymentMethod);
	return changeCart(sender, uuid, [
		[
			`UPDATE carts SET delivery_method_id = ?4, own_freight_contract = ?5, own_freight_carrier = ?6, crane_unloading = ?7,
				payment_method_id = coalesce(?8, payment_method_id), shipping_comment = coalesce(?9, shipping_comment),
				wanted_on = coalesce(?10, wanted_on), part_deliveries = coalesce(?11, part_deliveries) WHERE id = ${ownCart}`,
			method.id,
			contract,
			carrier,
			body.craneUnloading ? 1 : 0,
			payment?.id ?? null,
			body.shippingComment ?? null,
			body.wantedOn ?? null,
			body.partDeliveries ?? null,
		],
	]);
}

const notServed = () =>
	new Refused("invalid", "The method does not serve the place of delivery.", undefined, {
		deliveryMethodType: ["deliveryMethod.notServed"],
	});

const noCrane = () =>
	new Refused("invalid", "The method has no unloading by crane to be asked for.", undefined, { craneUnloading: ["crane.notOffered"] });

/** Own freight requires a contract number and a carrier (R11.3). */
function requireOwnFreight(contract: string, carrier: string): void {
	const missing = {
		...(contract === "" ? { ownFreightContract: ["required"] } : {}),
		...(carrier === "" ? { ownFreightCarrier: ["required"] } : {}),
	};
	if (Object.keys(missing).length > 0) throw new Refused("invalid", "Own freight needs a contract and a carrier.", undefined, missing);
}

const methodRow = z.object({ id: z.number(), name: z.string() });
type Method = z.output<typeof methodRow>;

/** Offered payment methods, in display order. */
export const paymentMethods = (db: D1Database, env: Sender["env"]): Read<Method[]> => ({
	statements: [db.prepare("SELECT id, name FROM payment_methods ORDER BY position")],
	parse: ([found]) => rowsOf(methodRow, found).filter((method) => paymentMethod(method)?.isOffered(env)),
});

/**
 * Throws like `changeCart`, and invalid if there is no such method.
 * @param known the methods, if already read
 */
export async function setPaymentMethod(sender: Sender, uuid: string, name: string, known?: Method[]): Promise<PricedCart> {
	const { id } = requireMethod(known ?? (await read(sender.db, paymentMethods(sender.db, sender.env))), name);
	return changeCart(sender, uuid, [[`UPDATE carts SET payment_method_id = ?4 WHERE id = ${ownCart}`, id]]);
}

function requireMethod(methods: readonly Method[], name: string): Method {
	const method = methods.find((one) => one.name === name);
	if (!method) throw new Refused("invalid", "There is no such payment method.", undefined, { method: ["required"] });
	return method;
}
