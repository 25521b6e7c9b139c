import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { invoices } from "../../contract/invoices";
import { invoiceStates } from "../../contract/values/order-states";
import { href } from "../platform/config/href";
import { useT } from "../platform/i18n/i18n";
import { pageMeta } from "../platform/seo/page-meta";
import { InvoiceTable, OpenInvoices } from "./invoice-table";
import { pagedMeta, readListPage } from "./paged/list.server";
import { ListPage } from "./paged/list-page";

export const handle = { i18n: ["account", "invoices"] };
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const found = await readInvoices(context, request.url);
	const title = context.texts.translator("invoices")("title");
	return { ...found, title, meta: pagedMeta(context, title, found.query.page) };
}

export default function Invoices() {
	const { title, invoices, open, overdue, ...list } = useLoaderData<typeof loader>();
	const t = useT("invoices");
	const choices = invoiceStates.map((value) => ({ value, label: t(`filter.state.${value}`) }));
	return (
		<ListPage
			{...{ title, list, t }}
			path={href("/users/invoices")}
			current="invoices"
			name="invoices"
			state={{ label: t("column.state"), choices }}
			emptyTo={href("/users/orders")}
			facts={<OpenInvoices of={list.query.of} open={open} overdue={overdue} />}
		>
			<InvoiceTable invoices={invoices} labelledBy="invoices" />
		</ListPage>
	);
}

const readInvoices = (context: AppLoadContext, address: string) =>
	readListPage(context, address, href("/users/invoices"), invoiceStates, async ({ range, ...sought }) => {
		const [listed, { is_sought: isSought, ...counted }] = await Promise.all([
			context.backend(invoices.byUser, { query: { ...sought, range } }),
			context.backend(invoices.countByUser, { query: sought }),
		]);
		return { invoices: listed, isSought, ...counted };
	});
