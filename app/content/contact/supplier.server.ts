import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { content, supplierForm } from "../../../contract/content";
import { idem } from "../../../contract/fields";
import { trackLead } from "../../platform/analytics/lead.server";
import { takeMessage } from "./message.server";

const fields = supplierForm.extend({ idem });

/** Sends what a company that wants to sell here says of itself. */
export async function sendSupplier({ request, context }: ActionFunctionArgs) {
	return takeMessage(await request.formData(), {
		fields,
		shown: ["products", "company", "vat", "name", "email", "phone", "website", "message"],
		sent: "/supplierInfo?sent=1",
		visitor: context.visitor,
		isFlood: context.isFlood,
		async send(value) {
			await context.backend(content.supplier, { body: value });
			trackLead(context, { ...value, source: "supplier" });
		},
	});
}
