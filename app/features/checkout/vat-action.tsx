import { Link } from "@remix-run/react";
import type { Cart } from "../../../contract/cart";
import { type Step, stepPath } from "../../actions/steps";
import { useT } from "../../i18n";

/** The way to another VAT, where Finnish VAT is charged for want of a valid id. */
export function VatAction({ cart, step }: { cart: Cart; step: Step }) {
	const t = useT("checkout");
	if (cart.vat.reason !== "no_valid_id" || step === "payment-info") return null;
	return <Link to={`${stepPath(cart.uuid, "payment-info")}#vat`}>{t("vat.change")}</Link>;
}
