import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useT } from "../../../platform/i18n/i18n";
import { describePage, pageMeta } from "../../../platform/seo/page-meta";
import { readSentOrder } from "../../orders/order-history.server";
import { AccountPage } from "../../profile/account-page";
import { ClaimForm, deliveredLines } from "../claim-form";
import { reportProblem } from "../report";

export const handle = { i18n: ["account", "claims", "errors"] };
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const order = await readSentOrder(context, new URL(request.url).searchParams.get("order") ?? "", request.url);
	const lines = deliveredLines(order.deliveries);
	if (lines.length === 0) throw redirect(`/users/orders/${order.uuid}`, 302);
	const title = context.texts.translator("claims")("new.title");
	const meta = describePage(context, { title });
	return { lines, order: { uuid: order.uuid, number: order.order_number ?? "" }, idem: context.newKey(), title, meta };
}

export const action = reportProblem;
export { keepOnFailure as clientAction } from "../../../platform/forms/keep-on-failure";

export default function NewClaim() {
	const { lines, order, idem, title } = useLoaderData<typeof loader>();
	const result = useActionData<typeof action>() ?? null;
	const t = useT("claims");
	return (
		<AccountPage title={title} current="claims" crumbs={[]} lead={t("new.lead", { number: order.number })}>
			<ClaimForm lines={lines} path={`/users/claims/new?order=${order.uuid}`} idem={idem} result={result} />
		</AccountPage>
	);
}
