import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { formatRange } from "../../../contract/fields";
import { type Invoice, invoices } from "../../../contract/invoices";
import { pageSize } from "../../platform/config/constants";
import { readColleagues } from "../orders/order-history.server";
import { isNeedless, type ListQuery, listAddress, listQuery } from "../paged/list-query";

interface InvoicesOfPage {
	query: ListQuery;
	/** The account may read those of colleagues, too. */
	hasColleagues: boolean;
	invoices: Invoice[];
	count: number;
}

const addressOf = (query: ListQuery) => listAddress("/users/invoices", query);

/**
 * The page of invoices that an address asks for.
 * @throws the redirect from an address that says something needless or asks for what is not there; 404 where the backend has no invoices
 */
export async function readInvoices(context: AppLoadContext, address: string): Promise<InvoicesOfPage> {
	const { searchParams } = new URL(address);
	const query = listQuery(searchParams);
	if (isNeedless(searchParams)) throw redirect(addressOf(query), 302);
	const of = query.of === "company" ? query.of : undefined;
	const [colleagues, listed, { count }] = await Promise.all([
		readColleagues(context),
		context.backend(invoices.byUser, { query: { of, range: formatRange((query.page - 1) * pageSize, pageSize) } }),
		context.backend(invoices.countByUser, { query: { of } }),
	]);
	if (of && colleagues.length === 0) throw redirect(addressOf({ of: "self", page: 1 }), 302);
	const pages = Math.max(1, Math.ceil(count / pageSize));
	if (query.page > pages) throw redirect(addressOf({ ...query, page: pages }), 302);
	return { query, hasColleagues: colleagues.length > 0, invoices: listed, count };
}

/** Those of an order. Its page stands without them, and where the backend has none. */
export const readInvoicesOf = ({ backend }: AppLoadContext, id: string): Promise<Invoice[]> =>
	backend(invoices.ofOrder, { params: { id } }).catch(() => []);
