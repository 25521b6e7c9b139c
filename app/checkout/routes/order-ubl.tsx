import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { orders } from "../../../contract/orders";

/** The order for the buyer's own system: it stands in for the page, whose boundary tells where there is none. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	context.file = await context.documents(orders.ubl, { params: { id: params.uuid ?? "" } });
	return null;
}

export default function OrderDataFile() {
	return null;
}
