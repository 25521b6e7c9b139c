import * as z from "zod";

const credentials = z.array(z.object({ domain: z.string(), identity: z.string() })).readonly();

/** Both sides, as a message of the buyer's system names them. */
export const parties = z.object({ from: credentials, to: credentials, isTest: z.boolean() });
export type SaidParties = z.output<typeof parties>;

/** The field of a visit that keeps them, for the message that takes its cart back. */
export const partiesField = "parties";

/** The part of the message that ordered which confirmations and ship notices need. */
export const orderHead = parties.extend({
	/** As the order has it; "" for none. */
	orderDate: z.string(),
	payloadId: z.string(),
});
export type OrderHead = z.output<typeof orderHead>;
