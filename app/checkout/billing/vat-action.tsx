import { Link } from "@remix-run/react";
import type { Cart } from "../../../contract/cart";
import { type Step, stepPath } from "../../cart/steps";
import { useT } from "../../platform/i18n/i18n";
import { paymentInfoId } from "./payment-info-fields";
import * as css from "./vat-action.css";

/**
 * What the buyer can do about the VAT: the way to another one, where VAT is charged for want of a valid id, and a word about an id
 * that its register has under another company's name. While both are being filled in, that nothing is settled.
 */
export function VatAction({ cart, step }: { cart: Cart; step: Step }) {
	const t = useT("checkout");
	const { vat = "", vat_holder: holder = "" } = cart.forms?.billing ?? {};
	if (step === "payment-info") return t("vat.provisional");
	const path = stepPath(cart.uuid, "payment-info");
	if (cart.vat.reason === "no_valid_id") return <Link to={`${path}#${paymentInfoId}-vat`}>{t("vat.change")}</Link>;
	if (holder === "" && cart.vat.reason !== "unconfirmed_holder") return null;
	return (
		<span className={css.holder}>
			{holder === "" ? null : t("vat.holder", { vat, holder })}{" "}
			<Link to={`${path}#${paymentInfoId}-company`}>{t("vat.holder.change")}</Link>
		</span>
	);
}
