import type { PaymentMethodName } from "../../contract/values/payment-methods";
import type { MailTexts } from "../texts/mail-texts";
import { card } from "./card";
import { invoice } from "./invoice";
import type { PaymentMethod } from "./payment-method";

/** Payment methods by their name in the table payment_methods and the contract. */
export const paymentMethods = { invoice, card } satisfies Record<PaymentMethodName, PaymentMethod>;

const byName: ReadonlyMap<string, PaymentMethod> = new Map(Object.entries(paymentMethods));

/** @param chosen the cart's or order's method; null if none yet */
export const paymentMethod = (chosen: { name: string } | null): PaymentMethod | undefined => byName.get(chosen?.name ?? "");

/** An order's payment terms in documents and mails. */
export const paymentLine = (chosen: { name: string } | null, texts: MailTexts): string =>
	(paymentMethod(chosen) ?? invoice).documentLine(texts);
