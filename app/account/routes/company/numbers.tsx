import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pageMeta } from "../../../platform/seo/page-meta";
import { changeNumbers, readNumbers } from "../../own-numbers/own-numbers.server";
import { OwnNumbersPage } from "../../own-numbers/own-numbers-page";
import { pagedMeta } from "../../paged/list.server";

export const handle = { i18n: ["account", "own-numbers", "errors"] };
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const found = await readNumbers(context, request.url);
	const title = context.texts.translator("own-numbers")("title");
	return { ...found, title, meta: pagedMeta(context, title, found.query.page) };
}

export const action = changeNumbers;
export { keepOnFailure as clientAction } from "../../../platform/forms/keep-on-failure";

/** After a refusal, too, the page shows how things stand. */
export const shouldRevalidate = () => true;

export default function OwnNumbers() {
	const { meta: _, ...page } = useLoaderData<typeof loader>();
	return <OwnNumbersPage {...page} result={useActionData<typeof action>() ?? null} />;
}
