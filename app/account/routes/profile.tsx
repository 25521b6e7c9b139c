import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { approvals } from "../../../contract/approvals";
import { invoices } from "../../../contract/invoices";
import { teams } from "../../../contract/team";
import { deferred, optional } from "../../platform/backend/deferred.server";
import { orNull } from "../../platform/backend/errors.server";
import { countryOptions } from "../../platform/backend/optional-content.server";
import { DeferredPart, NoteIfMissing } from "../../platform/document/deferred-part";
import { useT } from "../../platform/i18n/i18n";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { useArrived } from "../../ui/deferred-content";
import { ApprovalHint } from "../approvals/approval-hint";
import { OpenInvoices } from "../invoices/invoice-table";
import { LatestOrders } from "../orders/latest-orders";
import { readLatest } from "../orders/order-history.server";
import { changeProfile } from "../profile/profile.server";
import { ProfilePage } from "../profile/profile-page";
import { personalDiscounts, profileValues } from "../profile-values.server";

export const handle = { i18n: ["account", "approvals", "profile", "errors", "cart", "order-history", "orders", "invoices"] };
export const meta = pageMeta;

export async function loader({ context }: LoaderFunctionArgs) {
	const { backend, market, texts, visitor } = context;
	const user = await context.user();
	// A backend of one's own may know no teams.
	const [countries, latest, asked, company, invoiced] = await Promise.all([
		countryOptions(context),
		deferred(context, optional(context, readLatest(context))),
		deferred(context, optional(context, orNull(backend(approvals.approvals)))),
		deferred(context, optional(context, orNull(backend(teams.current)))),
		deferred(context, optional(context, orNull(backend(invoices.countByUser, { query: {} })))),
	]);
	const title = texts.translator("profile")("title");
	const flash = visitor.takePageFlash();
	return {
		email: user.email,
		hasPassword: user.hasPassword,
		values: profileValues(user, market),
		company,
		discounts: personalDiscounts(user, new Date()),
		countries,
		latest,
		asked,
		invoiced,
		idem: context.newKey(),
		news: flash?.kind === "profile" ? flash.news : null,
		meta: describePage(context, { title }),
	};
}

export const action = changeProfile;
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

export default function Profile() {
	const { meta: _, latest, asked, company, invoiced, ...page } = useLoaderData<typeof loader>();
	const result = useActionData<typeof action>() ?? null;
	const isNamedOtherwise = useArrived(company)?.is_named_otherwise === true && (page.values.company ?? "") !== "";
	const t = useT("approvals");
	const ofAccount = useT("account");
	const ofInvoices = useT("invoices");
	const ofOrders = useT("order-history");
	return (
		<ProfilePage
			{...page}
			isNamedOtherwise={isNamedOtherwise}
			result={result}
			orders={
				<>
					<NoteIfMissing of={company} title={ofAccount("nav.company")} />
					<DeferredPart of={asked} title={t("title")} waiting={null}>
						{(known) => <ApprovalHint count={known?.waiting.length ?? 0} />}
					</DeferredPart>
					<DeferredPart of={invoiced} title={ofInvoices("title")} waiting={null}>
						{(known) => (known?.open && known.open.count > 0 ? <OpenInvoices of="self" open={known.open} overdue={known.overdue} /> : null)}
					</DeferredPart>
					<DeferredPart of={latest} title={ofOrders("latest.title")} waiting={null}>
						{(known) => <LatestOrders {...known} />}
					</DeferredPart>
				</>
			}
		/>
	);
}
