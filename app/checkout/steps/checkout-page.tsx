import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Cart } from "../../../contract/cart";
import { columns, panel, panelTitle } from "../../cart/order-columns.css";
import { Progress } from "../../cart/progress";
import { openSteps, type Step, stepPath } from "../../cart/steps";
import { Totals } from "../../cart/totals";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { useSettled } from "../../ui/browser/use-settled";
import { Hidden, Wrap } from "../../ui/wrap";
import { VatAction } from "../billing/vat-action";
import * as css from "./checkout-page.css";
import { OrderBrief } from "./order-brief";

interface PageProps {
	cart: Cart;
	step: Step;
	title: string;
	children: ReactNode;
	/** Below the totals, in the same box. */
	action?: ReactNode;
	/** The lines are on the page already. */
	isWithoutLines?: boolean;
}

/** A step of the checkout: the form, and beside it what is being ordered. */
export function CheckoutPage({ cart, step, title, children, action, isWithoutLines = false }: PageProps) {
	const t = useT("checkout");
	const cartT = useT("cart");
	const { money } = useFormat();
	const isBeforeBuyer = step === "payment-info";
	const changed = useSettled(`${cartT("totals.due")}: ${money(cart.total_price_with_vat)}`);
	return (
		<Wrap>
			<div className={css.page}>
				<Progress uuid={cart.uuid} current={step} open={openSteps(cart)} />
				<h1>{title}</h1>
				<div className={columns}>
					<div className={css.main}>{children}</div>
					<section className={panel} aria-labelledby="brief">
						<div className={css.head}>
							<h2 id="brief" className={panelTitle}>
								{t("brief.title")}
								{isBeforeBuyer ? <span className={css.provisional}> {cartT("totals.provisional")}</span> : null}
							</h2>
							<Link to={stepPath(cart.uuid, "cart")} className={css.change}>
								{t("brief.change")}
							</Link>
						</div>
						{isWithoutLines ? null : <OrderBrief cart={cart} />}
						<Totals cart={cart} vatAction={<VatAction cart={cart} step={step} />} isBeforeBuyer={isBeforeBuyer} />
						<p role="status">
							<Hidden>{changed}</Hidden>
						</p>
						{action}
					</section>
				</div>
			</div>
		</Wrap>
	);
}
