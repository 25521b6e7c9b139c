import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useT } from "../platform/i18n/i18n";
import { describePage, pageMeta } from "../platform/seo/page-meta";
import { DeskPage } from "./desk-page";

export const handle = { i18n: ["desk"] };
export const meta = pageMeta;

export async function loader({ context }: LoaderFunctionArgs) {
	const { name, email } = await context.desk().member();
	return { name: name || email, meta: describePage(context, { title: context.texts.translator("desk")("nav.today") }) };
}

export default function Today() {
	const { name } = useLoaderData<typeof loader>();
	const t = useT("desk");
	return <DeskPage title={t("today.greeting", { name })}>{null}</DeskPage>;
}
