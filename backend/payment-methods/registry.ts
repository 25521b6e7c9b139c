import type { PaymentMethodName } from "../../contract/values/payment-methods";
import type { MailTexts } from "../texts/mail-texts";
import { card } from "./card";
import { invoice } from "./invoice";
import type { PaymentMethod } from "./payment-method";

/** Ways to pay, by the name that the table payment_methods and the contract have for them. */
export const paymentMethods = { invoice, card } satisfies Record<PaymentMethodName, PaymentMethod>;

const byName: ReadonlyMap<string, PaymentMethod> = new Map(Object.entries(paymentMethods));

/** @param chosen of a cart or order; null for none yet */
export const paymentMethod = (chosen: { name: string } | null): PaymentMethod | undefined => byName.get(chosen?.name ?? "");

/** How an order is paid, as documents and mails say it. */
export const paymentLine = (chosen: { name: string } | null, texts: MailTexts): string =>
	(paymentMethod(chosen) ?? invoice).documentLine(texts);
