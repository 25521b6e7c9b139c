import type { AppLoadContext } from "@remix-run/cloudflare";
import { invoices } from "../../../contract/invoices";
import { invoiceStates } from "../../../contract/values/order-states";
import { readListPage } from "../paged/list.server";

/** The page of invoices that an address asks for. @throws as `readListPage`; 404 where the backend has no invoices */
export const readInvoices = (context: AppLoadContext, address: string) =>
	readListPage(context, address, "/users/invoices", invoiceStates, async ({ range, ...sought }) => {
		const [listed, { is_sought: isSought, ...counted }] = await Promise.all([
			context.backend(invoices.byUser, { query: { ...sought, range } }),
			context.backend(invoices.countByUser, { query: sought }),
		]);
		return { invoices: listed, isSought, ...counted };
	});
