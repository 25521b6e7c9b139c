import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useMagicLink } from "../actions/magic-link.server";
import { linkStatus, stateOfLink } from "../actions/mailed-link.server";
import { MagicLinkPage } from "../features/account/magic-link-page";
import { pageMeta } from "../page-meta";

export const handle = { i18n: ["auth"] };
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { backend, visitor, texts } = context;
	const token = new URL(request.url).searchParams.get("token");
	const state = await stateOfLink(backend, token);
	const meta = { title: texts.translator("common")("titleSuffix", { title: texts.translator("auth")("magic.title") }), isPrivate: true };
	const page = { state, token: token ?? "", idem: crypto.randomUUID(), canSignIn: visitor.allows("functional"), meta };
	return data(page, { status: linkStatus[state] });
}

export const action = useMagicLink;

export default function MagicLink() {
	const { state, token, idem, canSignIn } = useLoaderData<typeof loader>();
	return <MagicLinkPage state={state} token={token} idem={idem} canSignIn={canSignIn} answer={useActionData<typeof action>() ?? null} />;
}
