import { Link } from "@remix-run/react";
import { stepPath } from "../../cart/steps";
import { useT } from "../../platform/i18n/i18n";
import { Notice } from "../../ui/notice";
import { OtherWays } from "./other-ways";
import type { PaymentReturn } from "./payment-return";

/** Shown after a card payment was cancelled: the state of the order, and how to pay it. */
export function PaymentMessage({ uuid, payment }: { uuid: string; payment: PaymentReturn | null }) {
	const t = useT("checkout");
	if (!payment) return null;
	return (
		<div role={payment === "cancelled" ? "status" : "alert"}>
			<Notice tone={payment === "cancelled" ? "info" : "error"} title={t(`paymentReturn.${payment}.title`)}>
				<p>{t(`paymentReturn.${payment}.text`)}</p>
				<p>
					<Link to={stepPath(uuid, "payment-method")}>{t("paymentReturn.change")}</Link>
				</p>
				<OtherWays uuid={uuid} />
			</Notice>
		</div>
	);
}
