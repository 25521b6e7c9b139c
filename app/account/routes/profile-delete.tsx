import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { deleteAccount } from "../profile/delete-account.server";
import { DeletedPage, DeletePage } from "../profile/delete-page";

export const handle = { i18n: ["account", "profile", "errors"] };
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { texts, visitor } = context;
	const t = texts.translator("profile");
	// Whoever is signed in has an account that is not deleted.
	const isDone = new URL(request.url).searchParams.has("done") && !visitor.session;
	const title = t(isDone ? "deleted.title" : "delete.title");
	const meta = describePage(context, { title });
	if (isDone) return { account: null, meta };
	const { userid, email, hasPassword } = await context.user();
	const flash = visitor.takePageFlash();
	const isLinkSent = flash?.kind === "profile" && flash.news === "linkSent";
	return { account: { userid, email, hasPassword, idem: context.newKey(), isLinkSent }, meta };
}

export const action = deleteAccount;
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

export default function ProfileDelete() {
	const { account } = useLoaderData<typeof loader>();
	const result = useActionData<typeof action>() ?? null;
	return account ? <DeletePage {...account} result={result} /> : <DeletedPage />;
}
