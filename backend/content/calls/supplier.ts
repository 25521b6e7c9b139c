import type { z } from "zod";
import type { content } from "../../../contract/content";
import type { Writer } from "../../platform/hourly-limits";
import { storeMessage } from "./store-message";

type SupplierBody = z.output<typeof content.supplier.body>;

/**
 * Stores what a company that wants to sell here has sent, together with the mail to the shop and its sender's copy; the same form with the same
 * content is one message.
 * @throws Refused too_many_messages, too_many_attempts as for any message
 */
export function submitSupplier(writer: Writer, body: SupplierBody): Promise<{ message: string }> {
	const { idem, ...fields } = body;
	return storeMessage(writer, { kind: "supplier", idem, body, fields });
}
