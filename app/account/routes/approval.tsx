import { data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { approvals } from "../../../contract/approvals";
import { orders } from "../../../contract/orders";
import { withReadablePhones } from "../../cart/cart.server";
import { orNull } from "../../platform/backend/errors.server";
import { useT } from "../../platform/i18n/i18n";
import { Breadcrumbs } from "../../platform/page/breadcrumbs";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { ApprovalPage } from "../approvals/approval-page";
import { ClosedApproval } from "../approvals/closed-approval";
import { decideApproval } from "../approvals/decide-approval.server";
import { NoApproval } from "../approvals/no-approval";

export const handle = { i18n: ["account", "approvals", "cart", "checkout", "cutting", "errors"] };
export const meta = pageMeta;

export async function loader({ params, context }: LoaderFunctionArgs) {
	const uuid = params.uuid ?? "";
	const found = await orNull(context.backend(approvals.approval, { params: { uuid } }));
	if (!found) await toOwnCart(context, uuid);
	const t = context.texts.translator("approvals");
	const title = found?.buyer.name ? t("order.title", { buyer: found.buyer.name }) : t("order.goneTitle");
	const meta = describePage(context, { title });
	if (!found) return data({ approval: null, cart: null, idem: context.newKey(), title, meta }, { status: 404 });
	const { cart, ...approval } = found;
	return data({ approval, cart: cart && withReadablePhones(cart), idem: context.newKey(), title, meta });
}

/** Who has asked, and follows the link for those who approve, reads the own order instead. @throws the redirect there */
async function toOwnCart({ backend }: LoaderFunctionArgs["context"], uuid: string): Promise<void> {
	const cart = await orNull(backend(orders.byId, { params: { id: uuid }, query: {} }));
	if (cart && cart.id !== null && cart.is_owner) throw redirect(`/cart/${cart.uuid}`, 303);
}

/** A decision that was refused is shown with what is there now. */
export const shouldRevalidate = () => true;

export const action = decideApproval;
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

export default function Approval() {
	const t = useT("approvals");
	const { approval, cart, idem, title } = useLoaderData<typeof loader>();
	const result = useActionData<typeof action>() ?? null;
	if (!approval) return <NoApproval />;
	if (!cart) return <ClosedApproval approval={approval} result={result} />;
	const crumbs = [{ title: t("title"), to: "/users/approvals" }, { title }];
	return (
		<>
			<Breadcrumbs items={crumbs} />
			<ApprovalPage approval={approval} cart={cart} idem={idem} result={result} />
		</>
	);
}
