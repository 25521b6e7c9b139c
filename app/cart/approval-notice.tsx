import type { Cart } from "../../contract/cart";
import { needsApproval } from "../../contract/values/order-states";
import { useFormat } from "../platform/i18n/format";
import { useT } from "../platform/i18n/i18n";
import { Notice } from "../ui/notice";
import * as css from "./cart-page.css";

/** Shows a colleague's decision about the buyer's open cart, otherwise that it needs approval. Renders null if neither applies. */
export function ApprovalNotice({ cart }: { cart: Cart }) {
	const t = useT("approvals");
	const { money } = useFormat();
	const { approval, approval_limit: limit, total_price: total } = cart;
	const isNeeded = needsApproval(cart);
	if (approval?.state === "returned") return <Returned approval={approval} isNeeded={isNeeded} />;
	if (approval?.state === "approved")
		return (
			<Notice tone="success" title={t("approved.title", { by: approval.by })}>
				<p>{t("approved.text")}</p>
			</Notice>
		);
	if (!isNeeded) return null;
	// Announces the approval early, so that the last step is no surprise.
	return (
		<Notice tone={approval ? "warning" : "info"} title={t(approval ? "lapsed.title" : "needed.title")}>
			{approval ? <p>{t("lapsed.text", { by: approval.by })}</p> : null}
			{limit === null ? <p>{t("needed.costs")}</p> : <p>{t("needed.text", { total: money(total), limit: money(limit) })}</p>}
			<ExceededLimits cart={cart} />
		</Notice>
	);
}

/** The cost centres whose monthly limit this order exceeds. */
export function ExceededLimits({ cart }: { cart: Pick<Cart, "passed_limits"> }) {
	const t = useT("approvals");
	const { money } = useFormat();
	return cart.passed_limits.map(({ code, name, spent_price, order_price, limit_price }) => (
		<p key={code}>
			{t("limits.passed", { centre: `${code} ${name}`, spent: money(spent_price), order: money(order_price), limit: money(limit_price) })}
		</p>
	));
}

function Returned({ approval: { by, comment }, isNeeded }: { approval: NonNullable<Cart["approval"]>; isNeeded: boolean }) {
	const t = useT("approvals");
	return (
		<Notice tone="warning" title={t("returned.title", { by })}>
			<ColleagueComment text={comment} />
			<p>{t(isNeeded ? "returned.text" : "returned.free")}</p>
		</Notice>
	);
}

/** A colleague's comment. */
export const ColleagueComment = ({ text }: { text: string }) => <blockquote className={css.comment}>{text}</blockquote>;
