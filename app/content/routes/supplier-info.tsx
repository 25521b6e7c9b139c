import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useT } from "../../platform/i18n/i18n";
import { pageMeta } from "../../platform/seo/page-meta";
import { LinkButton } from "../../ui/forms/button";
import { isThanks } from "../contact/form-sent.server";
import { sendSupplier } from "../contact/supplier.server";
import { SupplierForm, SupplierSent } from "../contact/supplier-form";
import { InfoArticle } from "../info/info-page";
import { infoPage } from "../info/info-page.server";

export const handle = { i18n: ["supplier", "contact", "errors"] };

export const meta = pageMeta;

export function loader({ context, request }: LoaderFunctionArgs) {
	const { page, meta } = infoPage(context, "supplierInfo");
	const { searchParams } = new URL(request.url);
	return {
		page,
		meta: { ...meta, isUnlisted: searchParams.size > 0 },
		isSent: isThanks(context.visitor, searchParams),
		idem: context.newFormKey(),
	};
}

export const action = sendSupplier;
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

export default function SupplierInfo() {
	const { page, isSent, idem } = useLoaderData<typeof loader>();
	const result = useActionData<typeof action>();
	const t = useT("supplier");
	const part = isSent ? (
		<SupplierSent />
	) : (
		<p>
			<LinkButton to="#apply">{t("title")}</LinkButton>
		</p>
	);
	return (
		<InfoArticle page={page} first={{ id: "apply", title: t("title"), part }}>
			{isSent ? null : <SupplierForm idem={idem} result={result ?? null} />}
		</InfoArticle>
	);
}
