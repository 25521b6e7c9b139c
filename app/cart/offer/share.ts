import { z } from "zod";
import { email, idem, paragraph } from "../../../contract/fields";
import type { FormReply } from "../../platform/forms/form-result";

/** Addresses as they are typed into one field, parted by commas, semicolons, spaces or line ends; at most five. */
const emails = z
	.string()
	.optional()
	.default("")
	.transform((text) => text.split(/[\s,;]+/).filter((part) => part !== ""))
	.pipe(z.array(email).max(5, "emails.tooMany"));

/** The form that makes an offer: without an address it is only made. */
export const offerFields = z.object({ emails, comment: paragraph().optional().default(""), idem });

/** The form that shares a cart. */
export const shareFields = offerFields.extend({
	emails: emails.refine((list) => list.length > 0, "emails.required"),
});

/** What a refused form of sharing is shown again with. */
export interface ShareResult {
	reply: FormReply;
	/** It could not be sent; nothing is wrong with what was typed. */
	isFailed: boolean;
}
