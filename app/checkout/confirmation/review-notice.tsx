import type { Cart } from "../../../contract/cart";
import { smallOrderBelow } from "../../platform/config/constants";
import { useT } from "../../platform/i18n/i18n";
import { Notice } from "../../ui/notice";

/** Before it is sent: an order on invoice is reviewed where its buyer has no account, and where it is no small one (R10.5). */
export function ReviewNotice({ cart }: { cart: Cart }) {
	const t = useT("checkout");
	const isSmallOfAccount = cart.user_id !== null && cart.total_price_with_vat < smallOrderBelow;
	if (cart.paymentmethod?.name !== "invoice" || isSmallOfAccount) return null;
	return (
		<Notice title={t("review.title")}>
			<p>{t("review.text")}</p>
		</Notice>
	);
}
