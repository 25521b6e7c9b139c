import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { orders } from "../../../contract/orders";

/** The order confirmation as a file. Failures are rendered by the page's error boundary. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	context.file = await context.documents(orders.confirmationPdf, { params: { id: params.uuid ?? "" }, query: { host: context.origin } });
	return null;
}

export default function ConfirmationFile() {
	return null;
}
