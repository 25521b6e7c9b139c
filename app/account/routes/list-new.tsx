import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useT } from "../../platform/i18n/i18n";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { keepList, listSource } from "../lists/keep-list.server";
import { NewListForm } from "../lists/new-list-page";
import { AccountPage } from "../profile/account-page";

export const handle = { i18n: ["account", "errors", "lists"] };
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const title = context.texts.translator("lists")("new.title");
	const meta = describePage(context, { title });
	return { source: await listSource(context, request.url), path: context.page, idem: context.newKey(), meta };
}

export const action = keepList;
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

export default function NewListRoute() {
	const t = useT("lists");
	const { source, path, idem } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>() ?? null;
	return (
		<AccountPage title={t("new.title")} current="lists" crumbs={[]}>
			<NewListForm source={source} path={path} idem={idem} reply={reply} />
		</AccountPage>
	);
}
