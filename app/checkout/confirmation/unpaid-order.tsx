import { Link } from "@remix-run/react";
import type { Cart } from "../../../contract/cart";
import { columns, panel, panelTitle } from "../../cart/order-columns.css";
import { stepPath } from "../../cart/steps";
import { Totals } from "../../cart/totals";
import { useT } from "../../platform/i18n/i18n";
import { LinkButton } from "../../ui/forms/button";
import { Wrap } from "../../ui/wrap";
import { OtherWays } from "../payment/other-ways";
import { OrderBrief } from "../steps/order-brief";
import * as css from "./confirmation.css";

/** Back from the page where cards are paid, while the payment is not confirmed yet, or is held since it does not fit. */
export function UnpaidOrder({ cart, isHeld }: { cart: Cart; isHeld: boolean }) {
	const t = useT("checkout");
	const state = isHeld ? "held" : "open";
	return (
		<Wrap>
			<div className={css.page}>
				<div className={css.head}>
					<h1>{t(`unpaid.${state}.title`)}</h1>
					<p className={css.lead}>
						{t(`unpaid.${state}.text`)} {!isHeld && cart.sends_mail ? t("unpaid.open.mail") : null}
					</p>
				</div>
				<div className={columns}>
					<div className={css.main}>
						{isHeld ? (
							<OtherWays uuid={cart.uuid} />
						) : (
							<>
								<p className={css.actions}>
									<LinkButton to={`/cart/${cart.uuid}/confirmation`} kind="primary" size="l" reloadDocument>
										{t("unpaid.check")}
									</LinkButton>
									{cart.payment?.url ? <Link to={`/cart/${cart.uuid}/pay`}>{t("unpaid.goOn")}</Link> : null}
								</p>
								<p>
									<Link to={stepPath(cart.uuid, "payment-method")}>{t("paymentReturn.change")}</Link>
								</p>
							</>
						)}
					</div>
					<section className={panel} aria-labelledby="brief">
						<h2 id="brief" className={panelTitle}>
							{t("brief.title")}
						</h2>
						<OrderBrief cart={cart} />
						<Totals cart={cart} />
					</section>
				</div>
			</div>
		</Wrap>
	);
}
