import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { visitPage } from "./visit-page.server";

/** The page of a visit whose session has ended: nothing of it is left in the browser. */
export function loader({ context }: LoaderFunctionArgs): Promise<Response> {
	const { visitor, texts } = context;
	const framedBy = visitor.visit?.origins;
	if (visitor.visit) visitor.endVisit();
	const t = texts.translator("visit");
	return visitPage(context, { title: t("over.title"), words: t("over.text"), status: 410, ...(framedBy && { framedBy }) });
}
