import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { orders } from "../../../contract/orders";
import { requireUser } from "../../platform/session/current-user.server";

/** The order for the buyer's own system, below the page of the account's order: it stands in for the page, whose boundary tells where there is none. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
	await requireUser(context, request);
	context.file = await context.documents(orders.ubl, { params: { id: params.uuid ?? "" } });
	return null;
}

export default function AccountOrderUbl() {
	return null;
}
