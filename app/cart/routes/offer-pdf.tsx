import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { orders } from "../../../contract/orders";

/** The offer as a file: it stands in for the page, whose boundary tells where there is none. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	context.file = await context.documents(orders.offerPdf, { params: { id: params.uuid ?? "" }, query: { host: context.origin } });
	return null;
}

export default function OfferFile() {
	return null;
}
