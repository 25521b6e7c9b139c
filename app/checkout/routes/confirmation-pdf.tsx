import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { orders } from "../../../contract/orders";

/** The order confirmation as a file: it stands in for the page, whose boundary tells where there is none. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	context.file = await context.documents(orders.confirmationPdf, { params: { id: params.uuid ?? "" }, query: { host: context.origin } });
	return null;
}

export default function ConfirmationFile() {
	return null;
}
