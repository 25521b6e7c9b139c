import { Link } from "@remix-run/react";
import type { Cart } from "../../../contract/cart";
import { sellerCountry } from "../../../contract/seller/seller";
import { stepPath } from "../../cart/steps";
import { useT } from "../../platform/i18n/i18n";
import { Notice } from "../../ui/notice";
import { paymentInfoId } from "./payment-info-fields";

/** The VAT id has the right form, but its check digit is wrong or its register does not know it: the order goes on, with the VAT of the seller's country, which a buyer there pays anyway. */
export function VatWarning({ cart }: { cart: Cart }) {
	const t = useT("checkout");
	const billing = cart.forms?.billing;
	if (billing?.vat_check !== "unverified") return null;
	return (
		<Notice tone="warning" title={t(billing.country === "FI" ? "vat.unverified.title.FI" : "vat.unverified.title", { vat: billing.vat })}>
			<p>
				{t(billing.country === sellerCountry ? "vat.unverified.text.domestic" : "vat.unverified.text")}{" "}
				<Link to={`${stepPath(cart.uuid, "payment-info")}#${paymentInfoId}-vat`}>{t("vat.change")}</Link>
			</p>
		</Notice>
	);
}
