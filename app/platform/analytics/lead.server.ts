import type { AppLoadContext } from "@remix-run/cloudflare";
import type { LeadSource } from "./events";

interface Lead {
	source: LeadSource;
	/** The form's key. A form that is sent twice makes one lead. */
	idem: string;
	email?: string | undefined;
	company?: string | undefined;
	message?: string | undefined;
}

/** Tracks a message to the shop: its subject and which fields were filled in, but not their values. */
export function trackLead({ track, convert }: AppLoadContext, { source, idem, email, company, message }: Lead): void {
	const filled = { email: Boolean(email), company: Boolean(company), message: Boolean(message) };
	track("Contact Form Sent", { lead_source: source, ...filled }, idem);
	convert(source === "supplier" ? "supplier_enquiry" : "lead", 0, idem);
}
