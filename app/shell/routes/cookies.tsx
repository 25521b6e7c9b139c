import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { saveConsent } from "../consent/consent.server";
import { CookiesPage } from "../consent/cookies-page";

export const handle = { i18n: ["cookies"] };
export const meta = pageMeta;

export async function loader({ context }: LoaderFunctionArgs) {
	const t = context.texts.translator("cookies");
	return { consent: context.visitor.consent, meta: describePage(context, { title: t("title"), description: t("metaDescription") }) };
}

export const action = saveConsent;
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

export default function Cookies() {
	const { consent } = useLoaderData<typeof loader>();
	return <CookiesPage consent={consent} />;
}
