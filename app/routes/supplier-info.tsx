import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isThanks } from "../actions/form-sent.server";
import { sendSupplier } from "../actions/supplier.server";
import { InfoArticle } from "../features/content/info-page";
import { SupplierForm } from "../features/content/supplier-form";
import { SupplierSent } from "../features/content/supplier-sent";
import { useT } from "../i18n";
import { infoPage } from "../info-page.server";
import { pageMeta } from "../page-meta";
import { LinkButton } from "../ui/button";

export const handle = { i18n: ["supplier", "contact", "errors"] };

export const meta = pageMeta;

export function loader({ context, request }: LoaderFunctionArgs) {
	const { page, meta } = infoPage(context, "supplierInfo");
	const { searchParams } = new URL(request.url);
	return {
		page,
		meta: { ...meta, isPrivate: searchParams.size > 0 },
		isSent: isThanks(context.visitor, searchParams),
		idem: context.newFormKey(),
	};
}

export const action = sendSupplier;

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
			{isSent ? null : <SupplierForm idem={idem} refused={result?.refused ?? null} isFailed={result?.isFailed ?? false} />}
		</InfoArticle>
	);
}
