import type { Cart } from "../../../contract/cart";
import { useFormat } from "../../format";
import { useT } from "../../i18n";
import { Notice } from "../../ui/notice";
import * as css from "./approval-notice.css";

/** What colleagues have said of the buyer's open cart, and that it needs their approval; nothing where neither is so. */
export function ApprovalNotice({ cart }: { cart: Cart }) {
	return (
		<>
			<Said approval={cart.approval} />
			<Needed cart={cart} />
		</>
	);
}

function Said({ approval }: Pick<Cart, "approval">) {
	const t = useT("approvals");
	if (!approval || approval.state === "waiting") return null;
	const { state, by, comment } = approval;
	return (
		<Notice tone={state === "approved" ? "success" : "warning"} title={t(`${state}.title`, { by })}>
			{state === "returned" ? <blockquote className={css.comment}>{comment}</blockquote> : null}
			<p>{t(`${state}.text`, { by })}</p>
		</Notice>
	);
}

/** Said early, so that nobody is surprised by the last step. */
function Needed({ cart: { approval_limit: limit, total_price: total } }: { cart: Cart }) {
	const t = useT("approvals");
	const { money } = useFormat();
	if (limit === null) return null;
	return (
		<Notice title={t("needed.title")}>
			<p>{t("needed.text", { total: money(total), limit: money(limit) })}</p>
		</Notice>
	);
}
