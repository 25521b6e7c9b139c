import type { Cart } from "../../../contract/cart";
import { smallOrderBelow } from "../../constants";
import { useFormat } from "../../format";
import { useT } from "../../i18n";
import { Notice } from "../../ui/notice";

/** Before it is sent: a large order on invoice is looked at by a person (spec section 9). */
export function ReviewNotice({ cart }: { cart: Cart }) {
	const t = useT("checkout");
	const format = useFormat();
	if (cart.paymentmethod?.name !== "invoice" || cart.total_price_with_vat < smallOrderBelow) return null;
	return (
		<Notice title={t("review.title")}>
			<p>{t("review.text", { limit: format.money(smallOrderBelow) })}</p>
		</Notice>
	);
}
