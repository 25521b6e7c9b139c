import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { files } from "../../contract/claims/files";
import { invoiceNumber, invoices } from "../../contract/invoices";
import { orderFiles } from "../../contract/ordering/order-files";
import { orders } from "../../contract/orders";
import { users } from "../../contract/users";
import { BackendRefusal, orNull } from "../platform/backend/errors.server";
import { href } from "../platform/config/href";
import { readSentOrder } from "./orders/orders.server";
import { papersOfList, papersOfOrder } from "./papers.server";

/** A link that reaches a file as a page renders this route's error boundary. */
export async function loader({ request, params: { uuid, number, id, file }, context }: LoaderFunctionArgs) {
	if (uuid !== undefined) context.file = await ofOrder(context, uuid, file, request.url);
	else if (number !== undefined) context.file = await ofInvoice(context, number, file);
	else if (id !== undefined) context.file = await uploaded(context, id, request.url);
	else if (context.page.startsWith(href("/users/profile/data.json"))) context.file = await ownData(context);
	else context.file = await papersOfList(context, request.url);
	return null;
}

/** An uploaded file for readers of its claim, and for staff who follow the link in their mail. */
const uploaded = ({ documents }: AppLoadContext, id: string, address: string): Promise<Response> =>
	documents(files.read, { params: { id }, query: { key: new URL(address).searchParams.get("key") ?? undefined } });

const ownData = ({ documents }: AppLoadContext): Promise<Response> =>
	documents(users.ownData, { params: {} }).catch((error: unknown) => {
		// The error page reports too many requests.
		throw error instanceof BackendRefusal ? new Response(null, { status: error.status }) : error;
	});

/** The confirmation as PDF, the order's data, or all its documents. */
async function ofOrder(context: AppLoadContext, id: string, file: string | undefined, address: string): Promise<Response> {
	if (file === "confirmation.pdf") return context.documents(orders.confirmationPdf, { params: { id }, query: { host: context.origin } });
	if (file === "response.xml") return context.documents(orderFiles.response, { params: { id } });
	if (file === "order.xml") return context.documents(orders.ubl, { params: { id } });
	if (file !== "papers.zip") throw new Response(null, { status: 404 });
	const order = await readSentOrder(context, id, address);
	// A seller's own backend may have no invoices.
	return papersOfOrder(context, order, (await orNull(context.backend(invoices.ofOrder, { params: { id } }))) ?? []);
}

const ofInvoices = new Map([
	["invoice.pdf", invoices.pdf],
	["invoice.xml", invoices.ubl],
]);

/** An invoice or credit note as PDF or e-invoice. */
async function ofInvoice(context: AppLoadContext, typed: string, file = ""): Promise<Response> {
	// Addresses are lower-case.
	const number = invoiceNumber.safeParse(typed.toUpperCase());
	const call = ofInvoices.get(file);
	if (!number.success || !call) throw new Response(null, { status: 404 });
	return context.documents(call, { params: { number: number.data } });
}

export default function AccountFile() {
	return null;
}
