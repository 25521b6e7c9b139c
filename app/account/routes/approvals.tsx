import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { approvals } from "../../../contract/approvals";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { ApprovalList } from "../approvals/approval-list";

export const handle = { i18n: ["account", "approvals"] };
export const meta = pageMeta;

export async function loader({ context }: LoaderFunctionArgs) {
	const listed = await context.backend(approvals.approvals);
	const title = context.texts.translator("approvals")("title");
	return { listed, meta: describePage(context, { title }) };
}

export default function Approvals() {
	const { listed } = useLoaderData<typeof loader>();
	return <ApprovalList isApprover={listed.is_approver} waiting={listed.waiting} own={listed.own} decided={listed.decided} />;
}
