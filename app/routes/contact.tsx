import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { catalogue } from "../../contract/catalogue";
import { AskedItem } from "../features/content/asked-item";
import { InfoArticle } from "../features/content/info-page";
import { infoPage } from "../info-page.server";
import { pageMeta } from "../page-meta";

export const meta = pageMeta;

export async function loader({ context, request }: LoaderFunctionArgs) {
	const code = /^CR-0*(\d{1,9})$/.exec(new URL(request.url).searchParams.get("variant") ?? "");
	const item = code?.[1] ? await readItem(context, code[1]) : null;
	return { ...infoPage(context, "contact"), item };
}

/** What the reader asks about; the page stands without it. */
async function readItem({ backend }: LoaderFunctionArgs["context"], id: string) {
	const variant = await backend(catalogue.variant, { params: { id } }).catch(() => null);
	return variant && { code: variant.code, fullTitle: variant.fullTitle, slug: variant.products.slug, id: variant.id };
}

export default function Contact() {
	const { page, item } = useLoaderData<typeof loader>();
	return <InfoArticle page={page} note={item ? <AskedItem item={item} /> : null} />;
}
