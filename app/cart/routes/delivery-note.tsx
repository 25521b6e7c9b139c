import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { orders } from "../../../contract/orders";

/** The delivery note of a delivery as a file; addresses are in small letters. Failures are rendered by the page's error boundary. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const { uuid = "", file = "" } = params;
	const number = file.replace(/\.pdf$/, "").toUpperCase();
	context.file = await context.documents(orders.deliveryNote, { params: { id: uuid, number } });
	return null;
}

export default function DeliveryNoteFile() {
	return null;
}
