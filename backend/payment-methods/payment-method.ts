import type { BackendEnv } from "../env";
import type { MailTexts } from "../texts/mail-texts";

/** What differs between ways to pay; each has a module here and an entry in registry.ts, and a row of the table payment_methods. */
export interface PaymentMethod {
	/** Whether it can be chosen with these settings. */
	isOffered(env: Pick<BackendEnv, "DEV_PAGES" | "STRIPE_SECRET_KEY">): boolean;
	/**
	 * Paid at the provider before the cart becomes an order; paying confirms the authority to buy. Else the order is sent at once, on an invoice, to who
	 * has confirmed the authority.
	 */
	isPrepaid: boolean;
	/** Types of payment that the provider is to take, as it names them; none where it is not prepaid. */
	providerTypes: readonly "card"[];
	/** How it is paid, as documents and mails say it. */
	documentLine(texts: MailTexts): string;
}
