import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { deskInvoices } from "../../../contract/desk/invoices";
import { inlinePdf } from "../files/inline-pdf.server";

/** An invoice or credit note as its buyer has it. */
export async function loader({ params: { number = "" }, context }: LoaderFunctionArgs) {
	const { name, pdf } = await context.desk().backend(deskInvoices.paper, { params: { number } });
	return inlinePdf(name, pdf);
}
