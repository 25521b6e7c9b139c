import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "../../platform/seo/page-meta";
import { saveConsent } from "../consent/consent.server";
import { CookiesPage } from "../consent/cookies-page";

export const handle = { i18n: ["cookies"] };
export const meta = pageMeta;

export async function loader({ context: { visitor, texts } }: LoaderFunctionArgs) {
	const t = texts.translator("cookies");
	const title = texts.translator("common")("titleSuffix", { title: t("title") });
	return { consent: visitor.consent, meta: { title, description: t("metaDescription"), isPrivate: true } };
}

export const action = saveConsent;
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

export default function Cookies() {
	const { consent } = useLoaderData<typeof loader>();
	return <CookiesPage consent={consent} />;
}
