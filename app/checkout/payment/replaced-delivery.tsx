import { Link } from "@remix-run/react";
import type { Cart } from "../../../contract/cart";
import { type Step, stepPath } from "../../cart/steps";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Notice } from "../../ui/notice";

/** The chosen delivery does not go to the address: which one holds and what it costs now, until the buyer has chosen anew. */
export function ReplacedDelivery({ cart, step }: { cart: Cart; step: Step }) {
	const t = useT("checkout");
	const { money } = useFormat();
	const method = cart.delivery_methods.find(({ id }) => id === cart.delivery_methodid);
	if (!cart.replaced_delivery || !method) return null;
	return (
		<Notice tone="warning" title={t("delivery.replaced.title", { chosen: cart.replaced_delivery.title })}>
			<p>
				{t("delivery.replaced.text", { present: method.title, price: money(cart.total_delivery_price) })}{" "}
				{step === "payment-method" ? (
					t("delivery.replaced.choose")
				) : (
					<Link to={stepPath(cart.uuid, "payment-method")}>{t("delivery.replaced.change")}</Link>
				)}
			</p>
		</Notice>
	);
}
