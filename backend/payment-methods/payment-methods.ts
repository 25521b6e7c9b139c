import type { PaymentMethodName } from "../../contract/values/payment-methods";
import { card } from "./card";
import { invoice } from "./invoice";
import type { PaymentMethod } from "./payment-method";

export const paymentMethods: { readonly [Name in PaymentMethodName]: PaymentMethod & { readonly name: Name } } = { invoice, card };

type Chosen = { name: string } | null;

const byName: ReadonlyMap<string, PaymentMethod> = new Map(Object.entries(paymentMethods));

/** @param chosen the cart's method; null if none is chosen yet */
export const paymentMethod = (chosen: Chosen): PaymentMethod | undefined => byName.get(chosen?.name ?? "");

export const methodOfOrder = (chosen: Chosen): PaymentMethod => paymentMethod(chosen) ?? invoice;

export const isPrepaid = (chosen: Chosen): boolean => methodOfOrder(chosen).provider !== null;
