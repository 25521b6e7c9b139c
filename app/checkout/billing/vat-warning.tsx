import { Link } from "@remix-run/react";
import type { Cart } from "../../../contract/cart";
import { stepPath } from "../../cart/steps";
import { useT } from "../../platform/i18n/i18n";
import { Notice } from "../../ui/notice";
import { paymentInfoId } from "./payment-info-fields";

/** The VAT id has the right form, but its check digit is wrong or its register does not know it: the order goes on, with Finnish VAT, which a Finnish buyer pays anyway. */
export function VatWarning({ cart }: { cart: Cart }) {
	const t = useT("checkout");
	const billing = cart.forms?.billing;
	if (billing?.vat_check !== "unverified") return null;
	const isFinnish = billing.country === "FI";
	return (
		<Notice tone="warning" title={t(isFinnish ? "vat.unverified.title.FI" : "vat.unverified.title", { vat: billing.vat })}>
			<p>
				{t(isFinnish ? "vat.unverified.text.FI" : "vat.unverified.text")}{" "}
				<Link to={`${stepPath(cart.uuid, "payment-info")}#${paymentInfoId}-vat`}>{t("vat.change")}</Link>
			</p>
		</Notice>
	);
}
