import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useT } from "../../platform/i18n/i18n";
import { Breadcrumbs } from "../../platform/page/breadcrumbs";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { quickOrder } from "../quick-order/quick-order.server";
import { QuickOrderPage } from "../quick-order/quick-order-page";
import { listState } from "../quick-order/state";

export const handle = { i18n: ["quick-order"] };
export const meta = pageMeta;

export async function loader({ context }: LoaderFunctionArgs) {
	const t = context.texts.translator("quick-order");
	return { meta: describePage(context, { title: t("title"), description: t("lead") }), state: listState({ idem: context.newKey() }) };
}

export const action = quickOrder;
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

export default function QuickOrder() {
	const t = useT("quick-order");
	const { state } = useLoaderData<typeof loader>();
	const answered = useActionData<typeof action>();
	return (
		<>
			<Breadcrumbs items={[{ title: t("title") }]} />
			<QuickOrderPage state={answered ?? state} />
		</>
	);
}
