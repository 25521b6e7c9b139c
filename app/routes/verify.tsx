import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { stateOfLink, verifyAccount } from "../actions/verify-account.server";
import { VerifyPage } from "../features/account/verify-page";
import { Breadcrumbs } from "../features/shell/breadcrumbs";
import { useT } from "../i18n";
import { pageMeta } from "../page-meta";

export const handle = { i18n: ["account"] };
export const meta = pageMeta;

const statuses = { open: 200, used: 200, expired: 410, unknown: 404 } as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const token = new URL(request.url).searchParams.get("token") ?? "";
	const state = await stateOfLink(context.backend, token);
	const title = context.texts.translator("account")("verify.title");
	const meta = { title: context.texts.translator("common")("titleSuffix", { title }), isPrivate: true };
	return data({ state, token: state === "open" ? token : "", meta }, { status: statuses[state] });
}

export const action = verifyAccount;

export default function VerifyRoute() {
	const t = useT("account");
	const { state, token } = useLoaderData<typeof loader>();
	return (
		<>
			<Breadcrumbs items={[{ title: t("verify.title") }]} />
			<VerifyPage state={state} token={token} />
		</>
	);
}
