import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { uuid } from "../../../contract/fields";
import { BuyAgainProblem } from "../../cart/orders/buy-again";
import { buyAgain } from "../../cart/orders/buy-again.server";
import { href } from "../../platform/config/href";
import { useT } from "../../platform/i18n/i18n";
import { Breadcrumbs } from "../../platform/page/breadcrumbs";
import { describePage, pageMeta } from "../../platform/seo/page-meta";

export const handle = { i18n: ["orders"] };
export const meta = pageMeta;

/** Shows the form after a refusal. Visitors without one are redirected to the order. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const order = uuid.safeParse(params.uuid);
	if (!order.success) throw new Response(null, { status: 404 });
	if (context.isVisit) throw redirect(href("/cart/:uuid", { uuid: order.data }), 303);
	const title = context.texts.translator("orders")("again.submit");
	return { meta: describePage(context, { title }) };
}

export const action = buyAgain;
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

export default function OrderAgain() {
	const t = useT("orders");
	const answer = useActionData<typeof action>();
	return (
		<>
			<Breadcrumbs items={[{ title: t("again.submit") }]} />
			<BuyAgainProblem problem={answer?.problem ?? "nothing"} />
		</>
	);
}
