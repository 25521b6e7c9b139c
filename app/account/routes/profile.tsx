import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { approvals } from "../../../contract/approvals";
import { content } from "../../../contract/content";
import { invoices } from "../../../contract/invoices";
import { teams } from "../../../contract/team";
import { orNull } from "../../platform/backend/errors.server";
import { pageMeta } from "../../platform/seo/page-meta";
import { requireUser } from "../../platform/session/current-user.server";
import { ApprovalHint } from "../approvals/approval-hint";
import { OpenInvoices } from "../invoices/invoices-page";
import { LatestOrders } from "../orders/latest-orders";
import { readLatest } from "../orders/order-history.server";
import { changeProfile } from "../profile/profile.server";
import { ProfilePage } from "../profile/profile-page";
import { personalDiscounts, profileValues } from "../profile-values.server";

export const handle = { i18n: ["account", "approvals", "profile", "errors", "cart", "order-history", "orders", "invoices"] };
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { backend, market, texts, visitor } = context;
	const user = await requireUser(context, request);
	const [countries, latest, asked, company, invoiced] = await Promise.all([
		backend(content.countries),
		readLatest(context),
		// A backend of one's own may know no teams.
		orNull(backend(approvals.approvals)),
		orNull(backend(teams.current)),
		orNull(backend(invoices.countByUser, { query: {} })),
	]);
	const title = texts.translator("profile")("title");
	const flash = visitor.takePageFlash();
	return {
		email: user.email,
		hasPassword: user.hasPassword,
		values: profileValues(user, market),
		isNamedOtherwise: company?.is_named_otherwise === true && user.company !== "",
		discounts: personalDiscounts(user, new Date()),
		countries,
		latest,
		waiting: asked?.waiting.length ?? 0,
		open: invoiced?.open ?? null,
		overdue: invoiced?.overdue ?? null,
		idem: context.newKey(),
		news: flash?.kind === "profile" ? flash.news : null,
		meta: { title: texts.translator("common")("titleSuffix", { title }), isPrivate: true },
	};
}

export const action = changeProfile;
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

export default function Profile() {
	const { meta: _, latest, waiting, open, overdue, ...page } = useLoaderData<typeof loader>();
	const result = useActionData<typeof action>() ?? null;
	return (
		<ProfilePage
			{...page}
			result={result}
			orders={
				<>
					<ApprovalHint count={waiting} />
					{open && open.count > 0 ? <OpenInvoices of="self" open={open} overdue={overdue} /> : null}
					<LatestOrders {...latest} />
				</>
			}
		/>
	);
}
