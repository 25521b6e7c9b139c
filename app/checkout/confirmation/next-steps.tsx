import type { Cart } from "../../../contract/cart";
import { stateOf } from "../../../contract/values/order-states";
import { useInvoicePlaces } from "../../cart/address";
import { useDeliveryTime } from "../../cart/line-texts";
import { paymentMethod, usePaymentName } from "../../cart/payment-methods";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import * as css from "./confirmation.css";

/** What happens after an order: mails, review or confirmation, delivery, payment, and the account where one was asked for. */
export function NextSteps({ order }: { order: Cart }) {
	const t = useT("checkout");
	const deliveryTime = useDeliveryTime();
	const payment = usePaymentText(order);
	const billing = order.forms?.billing;
	const method = order.delivery_methods.find(({ id }) => id === order.delivery_methodid);
	const further = billing ? [...new Set(billing.additionalEmails)].filter((email) => email !== billing.email) : [];
	const isInReview = stateOf(order) === "in_review";
	// Others hear of an order under review later than its buyer (docs/decisions/0086-mail-to-typed-addresses.md).
	const recipients = billing ? [billing.email, ...(isInReview ? [] : further)].join(", ") : "";
	const steps = [
		// What is under review has been received, and is confirmed afterwards.
		...(order.sends_mail
			? [
					{
						title: t("next.mail"),
						text: [
							t(`next.${isInReview ? "receipt" : "mail"}.${recipients ? "to" : "text"}`, { email: recipients }),
							...(isInReview && further.length > 0 ? [t("next.receipt.copies", { emails: further.join(", ") })] : []),
						].join(" "),
					},
				]
			: []),
		isInReview ? { title: t("next.review"), text: t("next.review.text") } : { title: t("next.confirmed"), text: t("next.confirmed.text") },
		{ title: t("next.delivery"), text: `${method?.title ?? ""}. ${t("next.delivery.text", { time: deliveryTime(order.delivery) })}` },
		{ title: t("next.invoice"), text: payment },
		// Whether there was an account before is said in the mail alone.
		...(billing?.createAccount ? [{ title: t("next.account"), text: t("next.account.text", { email: billing.email }) }] : []),
	];
	return (
		<ol className={css.steps}>
			{steps.map(({ title, text }) => (
				<li key={title} className={css.step}>
					<span className={css.stepTitle}>{title}</span> <span className={css.stepText}>{text}</span>
				</li>
			))}
		</ol>
	);
}

/** What is paid how, and where the invoice goes. */
function usePaymentText(order: Cart): string {
	const t = useT("checkout");
	const { money } = useFormat();
	const nameOf = usePaymentName();
	const total = money(order.total_price_with_vat);
	const placesOf = useInvoicePlaces();
	const places = order.forms?.billing ? placesOf(order.forms.billing) : [];
	const { paid: key } = paymentMethod(order.paymentmethod);
	const paid = key !== null ? t(key, { total }) : `${order.paymentmethod ? nameOf(order.paymentmethod.name).title : ""}: ${total}.`;
	return [paid, ...places.map((place) => `${place}.`)].join(" ");
}
