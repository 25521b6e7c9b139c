import { Link } from "@remix-run/react";
import type { Cart } from "../../../contract/cart";
import { stepPath } from "../../actions/steps";
import { useT } from "../../i18n";
import { Notice } from "../../ui/notice";

/** The VAT id has the right form, but its check digit is wrong or its register does not know it: the order goes on, with Finnish VAT. */
export function VatWarning({ cart }: { cart: Cart }) {
	const t = useT("checkout");
	const billing = cart.forms?.billing;
	if (billing?.vat_check !== "unverified") return null;
	return (
		<Notice tone="warning" title={t("vat.unverified.title", { vat: billing.vat })}>
			<p>
				{t("vat.unverified.text")} <Link to={`${stepPath(cart.uuid, "payment-info")}#vat`}>{t("vat.change")}</Link>
			</p>
		</Notice>
	);
}
