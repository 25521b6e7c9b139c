import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { orders } from "../../../contract/orders";
import { requireUser } from "../../platform/session/current-user.server";

/** The confirmation of an order as PDF, or its data. It stands in for the order's page, whose boundary tells where there is none. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
	await requireUser(context, request);
	const { uuid: id = "", file } = params;
	if (file === "confirmation.pdf")
		context.file = await context.documents(orders.confirmationPdf, { params: { id }, query: { host: context.origin } });
	else if (file === "order.xml") context.file = await context.documents(orders.ubl, { params: { id } });
	else throw new Response(null, { status: 404 });
	return null;
}

export default function AccountOrderFile() {
	return null;
}
