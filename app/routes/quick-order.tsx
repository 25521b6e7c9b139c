import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { listState } from "../actions/quick-order/state";
import { quickOrder } from "../actions/quick-order.server";
import { QuickOrderPage } from "../features/quick-order/quick-order-page";
import { Breadcrumbs } from "../features/shell/breadcrumbs";
import { useT } from "../i18n";
import { pageMeta } from "../page-meta";

export const handle = { i18n: ["quick-order"] };
export const meta = pageMeta;

export async function loader({ context: { texts, newKey } }: LoaderFunctionArgs) {
	const t = texts.translator("quick-order");
	const title = texts.translator("common")("titleSuffix", { title: t("title") });
	return { meta: { title, description: t("lead") }, state: listState({ idem: newKey() }) };
}

export const action = quickOrder;

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
