import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { invoiceNumber, invoices } from "../../../contract/invoices";
import { requireUser } from "../../platform/session/current-user.server";

/** The same as e-invoice: it stands in for the page, whose boundary tells where there is none. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
	await requireUser(context, request);
	const number = invoiceNumber.safeParse(params.number?.toUpperCase());
	if (!number.success) throw new Response(null, { status: 404 });
	context.file = await context.documents(invoices.ubl, { params: { number: number.data } });
	return null;
}

export default function InvoiceXml() {
	return null;
}
