import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { certificateNumber, deliveryNumber } from "../../../contract/cart";
import { orders } from "../../../contract/orders";

/** The delivery note of a delivery, or a certificate, as a file; addresses are in small letters. Failures are rendered by the page's error boundary. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const { uuid: id = "", file = "" } = params;
	const number = file.replace(/\.pdf$/, "").toUpperCase();
	if (certificateNumber.safeParse(number).success) context.file = await context.documents(orders.certificate, { params: { id, number } });
	else if (deliveryNumber.safeParse(number).success)
		context.file = await context.documents(orders.deliveryNote, { params: { id, number } });
	else throw new Response(null, { status: 404 });
	return null;
}

export default function DeliveryFile() {
	return null;
}
