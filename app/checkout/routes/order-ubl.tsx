import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { orders } from "../../../contract/orders";

/** The order for the buyer's own system. Failures are rendered by the page's error boundary. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	context.file = await context.documents(orders.ubl, { params: { id: params.uuid ?? "" } });
	return null;
}

export default function OrderDataFile() {
	return null;
}
