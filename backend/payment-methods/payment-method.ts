import type { BackendLocale } from "../../contract/locale";
import type { PaymentMethodName } from "../../contract/values/payment-methods";
import type { BackendEnv } from "../env";
import type { MailTexts } from "../texts/mail-texts";

/**
 * A payment method: one module each, listed in payment-methods.ts, with a row of the same id and name in the table
 * payment_methods.
 */
export type PaymentMethod = MethodTerms & (PaidFirst | PaidLater);

interface PaidFirst {
	/** Takes the money before the cart becomes an order; paying confirms the authority to buy. */
	provider: PaymentProvider;
	/** The subject of the mail to staff about a payment that does not match its order. */
	heldSubject(texts: MailTexts): string;
}

interface PaidLater {
	/** A buyer who has confirmed the authority sends the order at once and pays later. */
	provider: null;
}

interface MethodTerms {
	id: number;
	name: PaymentMethodName;
	isOffered(env: ProviderEnv): boolean;
	/** The means of payment in e-invoices. */
	meansCode: MeansCode;
	/** True if the buyer transfers the amount to the seller's account: e-invoices then name the account. */
	isTransfer: boolean;
	terms(texts: MailTexts): string;
	/** On an invoice: how it will be paid or was paid. */
	invoiceLines(invoice: PayableInvoice, texts: MailTexts): string[];
	/** On a credit note: how the amount is returned. */
	creditLine(texts: MailTexts): string;
	/** In the mail about a cancelled order: what happens to the money; "" if the order was not paid. */
	cancelledLine(texts: MailTexts): string;
	/** In the mail about an approval: what happens next. */
	approvedLine(approved: { by: string; number: string }, texts: MailTexts): string;
}

/**
 * UNCL 4461: credit transfer, bank card, direct debit, credit card, SEPA transfer, SEPA direct debit, online payment service. An invoice
 * that is paid by direct debit also needs a mandate (cac:PaymentMandate).
 */
type MeansCode = "30" | "48" | "49" | "54" | "58" | "59" | "68";

export interface PayableInvoice {
	number: string;
	/** Cents with VAT. */
	total: number;
	/** ISO days; null if nothing is due, or if it was paid with the order. */
	dueOn: string | null;
	prepaidOn: string | null;
	bank: { iban: string; bic: string };
}

export type ProviderEnv = Pick<BackendEnv, "DB" | "DEV_PAGES" | "STRIPE_SECRET_KEY" | "STRIPE_WEBHOOK_SECRET">;

/** A payment provider. Calls reject if it is unavailable or does not answer; a `ProviderError` gives the reason for the log. */
export interface PaymentProvider {
	webhookPath: string;
	isAvailable(env: ProviderEnv): boolean;
	/** Starts a payment. The same request starts it once. */
	start(env: ProviderEnv, request: PaymentRequest): Promise<StartedPayment>;
	/** @param id the provider's id of the payment */
	check(env: ProviderEnv, id: string): Promise<ProviderPayment>;
	/**
	 * Ends an open payment.
	 * @returns the payment after that: another one may have been made
	 */
	end(env: ProviderEnv, id: string): Promise<ProviderPayment>;
	refund(env: ProviderEnv, refund: RefundRequest): Promise<"done" | "failed">;
	/**
	 * Checks and reads a message about a payment.
	 * @returns "unavailable" if nothing can be checked, "forged" if the provider did not just send it
	 */
	readMessage(
		env: ProviderEnv,
		request: { body: string; headers: Headers },
	): Promise<ProviderMessage | "unavailable" | "forged" | "malformed">;
}

export interface PaymentRequest {
	uuid: string;
	version: number;
	cents: number;
	/** Lines and sets. */
	length: number;
	email: string;
	locale: BackendLocale;
	/** The buyer returns to this origin of the shop. */
	origin: string;
	/** Number of earlier payments of the cart: an ended one never comes back. */
	attempt: number;
}

export interface StartedPayment {
	id: string;
	url: string;
	expiresAt: Date;
	/** ISO code in lower case. */
	currency: string;
}

export interface ProviderPayment {
	id: string;
	/** pending: the buyer's bank has yet to answer. */
	state: "open" | "pending" | "paid" | "expired";
	/** null if the provider does not say. */
	cents: number | null;
	currency: string | null;
}

export interface RefundRequest {
	/** The provider's id of the payment. */
	payment: string;
	cents: number;
	key: string;
	isRepeated: boolean;
}

export interface ProviderMessage {
	id: string;
	type: string;
	/** The provider's id of the payment that the message is about. */
	about: string;
	/** null if the message changes no payment. */
	payment: ProviderPayment | null;
}

/** A failure of the provider. Its message names only the kind, because the provider's words may quote the buyer. */
export class ProviderError extends Error {}

export const failureOf = (error: unknown): string => (error instanceof ProviderError ? error.message : "unknown");
