import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { keepList, listSource } from "../actions/keep-list.server";
import { requireUser } from "../current-user.server";
import { AccountPage } from "../features/account/account-page";
import { NewListForm } from "../features/lists/new-list-page";
import { useT } from "../i18n";
import { pageMeta } from "../page-meta";

export const handle = { i18n: ["account", "errors", "lists"] };
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
	await requireUser(context, request);
	const { pathname, search } = new URL(request.url);
	const title = context.texts.translator("lists")("new.title");
	const meta = { title: context.texts.translator("common")("titleSuffix", { title }), isPrivate: true };
	const path = pathname.replace(/\.data$/, "") + search;
	return { source: await listSource(context, request.url), path, idem: context.newKey(), meta };
}

export const action = keepList;

export default function NewListRoute() {
	const t = useT("lists");
	const { source, path, idem } = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>() ?? null;
	return (
		<AccountPage title={t("new.title")} current="lists" crumbs={[]}>
			<NewListForm source={source} path={path} idem={idem} refused={refused} />
		</AccountPage>
	);
}
