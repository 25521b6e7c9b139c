import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { certificateNumber, deliveryNumber } from "../../../contract/cart";
import { orders } from "../../../contract/orders";

/** The delivery note of a delivery, its despatch advice, or a certificate, as a file. Failures are rendered by the page's error boundary. */
export async function loader({ params: { uuid: id = "", file = "" }, context }: LoaderFunctionArgs) {
	const [name = "", type] = file.split(".");
	// Addresses are in lower case.
	const number = name.toUpperCase();
	const isDelivery = deliveryNumber.safeParse(number).success;
	const isCertificate = certificateNumber.safeParse(number).success;
	const call =
		isDelivery && type === "pdf"
			? orders.deliveryNote
			: isDelivery && type === "xml"
				? orders.despatchAdvice
				: isCertificate && type === "pdf"
					? orders.certificate
					: null;
	if (!call) throw new Response(null, { status: 404 });
	context.file = await context.documents(call, { params: { id, number } });
	return null;
}

export default function DeliveryFile() {
	return null;
}
