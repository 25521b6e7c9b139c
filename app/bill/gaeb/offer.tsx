import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { href } from "../../platform/config/href";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { useT } from "../../platform/i18n/i18n";
import { Breadcrumbs } from "../../platform/page/breadcrumbs";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { Button } from "../../ui/forms/button";
import { FileField } from "../../ui/forms/file-field";
import { note, stack } from "../../ui/layout.css";
import { ErrorSummary } from "../../ui/notice";
import { Wrap } from "../../ui/wrap";
import * as css from "../quick-order.css";
import { offerSource } from "./offer-source.server";
import { gaebProblems } from "./read-gaeb";

export const handle = { i18n: ["quick-order"] };
export const meta = pageMeta;

/** Takes the bill of quantities to which a cart, a quotation or a list is to be the offer. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams;
	const { cart, list, picks, supplies } = offerSource(query.get("cart") ?? "", query);
	if (cart === null && list === null) throw new Response(null, { status: 404 });
	const address = list === null ? "" : new URLSearchParams({ list, picks: picks ?? "", supplies: supplies ?? "" }).toString();
	const t = context.texts.translator("quick-order");
	const fields: Record<string, string> = cart === null ? { address } : { cart };
	return {
		meta: describePage(context, { title: t("x84.title") }),
		fields,
		problem: gaebProblems.find((problem) => problem === query.get("problem")) ?? null,
		name: (query.get("name") ?? "").slice(0, 40),
	};
}

export default function OfferFile() {
	const t = useT("quick-order");
	const { fields, problem, name } = useLoaderData<typeof loader>();
	const error = problem === null ? null : t(`error.${problem}`, { name });
	return (
		<>
			<Breadcrumbs items={[{ title: t("title"), to: href("/quick-order") }, { title: t("x84.title") }]} />
			<Wrap>
				<div className={css.page}>
					<header className={stack[2]}>
						<h1>{t("x84.title")}</h1>
						<p className={css.lead}>{t("x84.lead")}</p>
					</header>
					<ErrorSummary title={t("x84.error")} errors={error === null ? [] : [{ id: "file", text: error }]} />
					<Form method="post" action={href("/quick-order/offer.x84")} encType="multipart/form-data" reloadDocument className={stack[6]}>
						<HiddenFields fields={fields} />
						<FileField
							id="file"
							name="file"
							label={t("x84.file")}
							words={{ choose: t("file.choose"), none: t("file.none") }}
							hint={t("x84.file.hint")}
							errors={error === null ? undefined : [error]}
							accept=".x83,.x81,.xml"
						/>
						<p className={note}>{t("x84.hint")}</p>
						<p>
							<Button kind="primary">{t("x84.download")}</Button>
						</p>
					</Form>
				</div>
			</Wrap>
		</>
	);
}
