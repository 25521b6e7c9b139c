import type { AppLoadContext } from "@remix-run/cloudflare";
import { type Invoice, invoices } from "../../../contract/invoices";
import { orNull } from "../../platform/backend/errors.server";

/** Those of an order; none where the backend has no invoices. */
export const readInvoicesOf = async ({ backend }: AppLoadContext, id: string): Promise<Invoice[]> =>
	(await orNull(backend(invoices.ofOrder, { params: { id } }))) ?? [];
