import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { orders } from "../../../contract/orders";
import { requireUser } from "../../platform/session/current-user.server";

/** Its confirmation as a file, below the page of the account's order: it stands in for the page, whose boundary tells where there is none. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
	await requireUser(context, request);
	context.file = await context.documents(orders.confirmationPdf, { params: { id: params.uuid ?? "" }, query: { host: context.origin } });
	return null;
}

export default function AccountOrderPdf() {
	return null;
}
