import type { Cart } from "../../../contract/cart";
import { checksCredit } from "../../cart/payment-methods";
import { smallOrderBelow } from "../../platform/config/constants";
import { useT } from "../../platform/i18n/i18n";
import { Notice } from "../../ui/notice";

/** Shown before an order on credit is sent: it is reviewed if its buyer has no account, or if it is not small (R10.5). */
export function ReviewNotice({ cart }: { cart: Cart }) {
	const t = useT("checkout");
	const isSmallOfAccount = cart.user_id !== null && cart.total_price_with_vat < smallOrderBelow;
	if (!checksCredit(cart.paymentmethod?.name ?? "") || isSmallOfAccount) return null;
	return (
		<Notice title={t("review.title")}>
			<p>{t("review.text")}</p>
		</Notice>
	);
}
