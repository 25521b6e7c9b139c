import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { certificateNumber, deliveryNumber } from "../../../contract/cart";
import { orders } from "../../../contract/orders";

/** A link that reaches a file as a page renders this route's error boundary. */
export async function loader({ request, params: { uuid: id = "", file }, context }: LoaderFunctionArgs) {
	context.file = await (file === undefined ? ofOrder(context, id, new URL(request.url).pathname) : ofDelivery(context, id, file));
	return null;
}

function ofOrder({ documents, origin }: AppLoadContext, id: string, path: string): Promise<Response> {
	if (path.endsWith("/offer.pdf")) return documents(orders.offerPdf, { params: { id }, query: { host: origin } });
	if (path.endsWith("/confirmation.pdf")) return documents(orders.confirmationPdf, { params: { id }, query: { host: origin } });
	return documents(orders.ubl, { params: { id } });
}

const deliveryFiles = [
	{ type: "pdf", number: deliveryNumber, call: orders.deliveryNote },
	{ type: "xml", number: deliveryNumber, call: orders.despatchAdvice },
	{ type: "pdf", number: certificateNumber, call: orders.certificate },
];

/** A delivery note, its despatch advice, or a certificate. */
async function ofDelivery({ documents }: AppLoadContext, id: string, file: string): Promise<Response> {
	const [name = "", type] = file.split(".");
	// Addresses are lower-case.
	const number = name.toUpperCase();
	const found = deliveryFiles.find((one) => one.type === type && one.number.safeParse(number).success);
	if (!found) throw new Response(null, { status: 404 });
	return documents(found.call, { params: { id, number } });
}

export default function OrderFile() {
	return null;
}
