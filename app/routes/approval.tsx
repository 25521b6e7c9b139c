import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { approvals } from "../../contract/approvals";
import { decideApproval } from "../actions/decide-approval.server";
import { requireUser, signInIfEnded } from "../current-user.server";
import { ApprovalPage } from "../features/approvals/approval-page";
import { ClosedApproval } from "../features/approvals/closed-approval";
import { Breadcrumbs } from "../features/shell/breadcrumbs";
import { useT } from "../i18n";
import { pageMeta } from "../page-meta";
import { withReadablePhones } from "../readable-phones.server";

export const handle = { i18n: ["account", "approvals", "cart", "checkout", "errors"] };
export const meta = pageMeta;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	await requireUser(context, request);
	const { cart, ...asked } = await context.backend(approvals.approval, { params: { uuid: params.uuid ?? "" } }).catch((error: unknown) => {
		signInIfEnded(error, request);
		throw error;
	});
	const t = context.texts.translator("approvals");
	const title = asked.buyer.name ? t("order.title", { buyer: asked.buyer.name }) : t("order.goneTitle");
	return {
		asked,
		cart: cart && withReadablePhones(cart),
		idem: context.newKey(),
		title,
		meta: { title: context.texts.translator("common")("titleSuffix", { title }), isPrivate: true },
	};
}

/** A decision that was refused is shown with what is there now. */
export const shouldRevalidate = () => true;

export const action = decideApproval;

export default function Approval() {
	const t = useT("approvals");
	const { asked, cart, idem, title } = useLoaderData<typeof loader>();
	const result = useActionData<typeof action>() ?? null;
	if (!cart) return <ClosedApproval asked={asked} />;
	const crumbs = [{ title: t("title"), to: "/users/approvals" }, { title }];
	return (
		<>
			<Breadcrumbs items={crumbs} />
			<ApprovalPage asked={asked} cart={cart} idem={idem} result={result} />
		</>
	);
}
