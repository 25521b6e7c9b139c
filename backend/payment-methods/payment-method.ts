import type { BackendEnv } from "../env";
import type { MailTexts } from "../texts/mail-texts";

/** A payment method; each has a module here, an entry in registry.ts and a row in the table payment_methods. */
export interface PaymentMethod {
	/** Whether it is available with these settings. */
	isOffered(env: Pick<BackendEnv, "DEV_PAGES" | "STRIPE_SECRET_KEY">): boolean;
	/**
	 * Paid at the provider before the cart becomes an order; paying confirms the authority to buy. Otherwise the order is sent at once, on
	 * invoice, by a
	 * buyer who has confirmed the authority.
	 */
	isPrepaid: boolean;
	/** The provider's payment method types; none if it is not prepaid. */
	providerTypes: readonly "card"[];
	/** The payment terms in documents and mails. */
	documentLine(texts: MailTexts): string;
}
