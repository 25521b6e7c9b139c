import { z } from "zod";

/** What is read of a Checkout Session, asked for or told by the provider. Amounts in cents, times in seconds. */
export const providerSession = z.object({
	id: z.string(),
	url: z.url().nullable(),
	/** null only once it is over in a way that the provider does not tell. */
	status: z.enum(["open", "complete", "expired"]).nullable(),
	payment_status: z.enum(["paid", "unpaid", "no_payment_required"]),
	amount_total: z.number().int().nullable(),
	currency: z.string().nullable(),
	expires_at: z.number().int(),
});
export type ProviderSession = z.output<typeof providerSession>;
