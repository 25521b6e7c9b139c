import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "../../platform/seo/page-meta";
import { readInvoices } from "../invoices/invoices.server";
import { InvoicesPage } from "../invoices/invoices-page";
import { pagedMeta } from "../paged/list.server";

export const handle = { i18n: ["account", "invoices"] };
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const found = await readInvoices(context, request.url);
	const title = context.texts.translator("invoices")("title");
	return { ...found, title, meta: pagedMeta(context, title, found.query.page) };
}

export default function AccountInvoices() {
	return <InvoicesPage {...useLoaderData<typeof loader>()} />;
}
