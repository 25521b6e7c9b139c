import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { catalogue } from "../../contract/catalogue";
import { sendMessage, variantIdOf } from "../actions/contact.server";
import { AskedItem } from "../features/content/asked-item";
import { ContactForm } from "../features/content/contact-form";
import { ContactSent } from "../features/content/contact-sent";
import { InfoArticle } from "../features/content/info-page";
import { infoPage } from "../info-page.server";
import { pageMeta } from "../page-meta";

export const handle = { i18n: ["contact", "errors"] };

export const meta = pageMeta;

export async function loader({ context, request }: LoaderFunctionArgs) {
	const { searchParams } = new URL(request.url);
	const id = variantIdOf(searchParams.get("variant"));
	const item = id ? await readItem(context, id) : null;
	const { page, meta } = infoPage(context, "contact");
	return { page, meta: { ...meta, isPrivate: searchParams.size > 0 }, item, isSent: searchParams.has("sent"), idem: crypto.randomUUID() };
}

/** What the reader asks about; the page stands without it. */
async function readItem({ backend }: LoaderFunctionArgs["context"], id: number) {
	const variant = await backend(catalogue.variant, { params: { id: String(id) } }).catch(() => null);
	if (!variant) return null;
	const { code, fullTitle, products, suppliedVariant } = variant;
	return { id, code, fullTitle, slug: products.slug, isOut: suppliedVariant.availability === "out" };
}

export const action = sendMessage;

export default function Contact() {
	const { page, item, isSent, idem } = useLoaderData<typeof loader>();
	const result = useActionData<typeof action>();
	return (
		<InfoArticle
			page={page}
			note={
				isSent ? (
					<ContactSent />
				) : (
					<>
						{item ? <AskedItem item={item} /> : null}
						<ContactForm key={item?.code} item={item} idem={idem} refused={result?.refused ?? null} isFailed={result?.isFailed ?? false} />
					</>
				)
			}
		/>
	);
}
