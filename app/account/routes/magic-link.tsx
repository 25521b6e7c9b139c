import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { useMagicLink } from "../sign-in/magic-link.server";
import { MagicLinkPage } from "../sign-in/magic-link-page";
import { linkStatus, readLinkPage } from "../sign-in/mailed-link.server";

export const handle = { i18n: ["auth"] };
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const page = await readLinkPage({ request, context });
	const title = context.texts.translator("auth")("magic.title");
	const meta = describePage(context, { title });
	return data({ ...page, canSignIn: context.visitor.allows("functional"), meta }, { status: linkStatus[page.state] });
}

export const action = useMagicLink;
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

export default function MagicLink() {
	const page = useLoaderData<typeof loader>();
	return <MagicLinkPage {...page} answer={useActionData<typeof action>() ?? null} />;
}
