import { Buffer } from "node:buffer";
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { deskInvoices } from "../../../contract/desk/invoices";

/** An invoice or credit note as its buyer has it. */
export async function loader({ params: { number = "" }, context }: LoaderFunctionArgs) {
	const { name, pdf } = await context.desk().backend(deskInvoices.paper, { params: { number } });
	return new Response(new Uint8Array(Buffer.from(pdf, "base64")), {
		headers: { "Content-Type": "application/pdf", "Content-Disposition": `inline; filename="${name}"` },
	});
}
