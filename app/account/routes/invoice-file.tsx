import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { invoiceNumber, invoices } from "../../../contract/invoices";
import { requireUser } from "../../platform/session/current-user.server";

const files = new Map([
	["invoice.pdf", invoices.pdf],
	["invoice.xml", invoices.ubl],
]);

/** An invoice or credit note as PDF or e-invoice. Failures are rendered by the page's error boundary. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
	await requireUser(context, request);
	// Addresses are in lower case.
	const number = invoiceNumber.safeParse(params.number?.toUpperCase());
	const call = files.get(params.file ?? "");
	if (!number.success || !call) throw new Response(null, { status: 404 });
	context.file = await context.documents(call, { params: { number: number.data } });
	return null;
}

export default function InvoiceFile() {
	return null;
}
