import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { isThanks } from "../contact/form-sent.server";
import { subscribe } from "../newsletter/newsletter.server";
import { NewsletterPage } from "../newsletter/newsletter-page";

export const handle = { i18n: ["newsletter", "errors"] };

export const meta = pageMeta;

export function loader({ context, request }: LoaderFunctionArgs) {
	if (!context.subscribe) throw new Response(null, { status: 404 });
	const { searchParams } = new URL(request.url);
	const t = context.texts.translator("newsletter");
	const meta = describePage(context, { title: t("title"), description: t("metaDescription"), isUnlisted: searchParams.size > 0 });
	return { meta, isSent: isThanks(context.visitor, searchParams), at: context.renderedAt };
}

export const action = subscribe;
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

export default function Newsletter() {
	const { isSent, at } = useLoaderData<typeof loader>();
	const result = useActionData<typeof action>();
	return <NewsletterPage isSent={isSent} at={at} result={result ?? null} />;
}
