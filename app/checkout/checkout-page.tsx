import type { ReactNode } from "react";
import type { Cart } from "../../contract/cart";
import { sellerCountry } from "../../contract/seller/seller";
import { columns, panel } from "../cart/orders/order-columns.css";
import { Totals } from "../cart/orders/totals";
import { Progress } from "../cart/progress";
import { openSteps, type Step, stepPath } from "../cart/steps";
import { useFormat } from "../platform/i18n/format";
import { useT } from "../platform/i18n/i18n";
import { useSettled } from "../ui/browser/use-settled";
import { heading, hidden, hiddenOnPaper, hiddenOnPhone, note, regular, stack } from "../ui/layout.css";
import { Link } from "../ui/link";
import { Notice } from "../ui/notice";
import { Wrap } from "../ui/wrap";
import { billingFormId } from "./billing/billing-fields";
import * as css from "./checkout-page.css";
import { OrderBrief } from "./order-brief";

interface PageProps {
	cart: Cart;
	step: Step;
	title: string;
	children: ReactNode;
	/** Leads on: it begins the panel, and on narrow screens it is a bar at the lower edge. */
	action: ReactNode;
	/** The page shows the lines itself. */
	isLast?: boolean;
}

/** A checkout step: its form and a summary of the order. */
export function CheckoutPage({ cart, step, title, children, action, isLast = false }: PageProps) {
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
				<div className={`${columns} ${css.flow}`}>
					<div className={stack[6]}>{children}</div>
					<section className={`${panel} ${css.parts}`} aria-labelledby="brief">
						<div className={css.sums}>
							<div className={css.head}>
								<h2 id="brief" className={`${heading.l} ${hiddenOnPaper}`}>
									{t("brief.title")}
									{isBeforeBuyer ? <span className={`${note} ${regular}`}> {cartT("totals.provisional")}</span> : null}
								</h2>
								<Link to={stepPath(cart.uuid, "cart")} className={css.change}>
									{t("brief.change")}
								</Link>
							</div>
							{isLast ? null : (
								<div className={hiddenOnPhone}>
									<OrderBrief cart={cart} />
								</div>
							)}
							<Totals cart={cart} vatAction={<VatAction cart={cart} step={step} />} isBeforeBuyer={isBeforeBuyer} />
							<p role="status" className={hidden}>
								{changed}
							</p>
						</div>
						{action}
					</section>
				</div>
			</div>
		</Wrap>
	);
}

/**
 * The buyer's options for VAT: a link to enter a valid id if VAT is charged for lack of one, and a warning if the register has the id under
 * another name. On the step with these fields it notes that the VAT is provisional.
 */
function VatAction({ cart, step }: { cart: Cart; step: Step }) {
	const t = useT("checkout");
	const { vat = "", vat_holder: holder = "" } = cart.forms?.billing ?? {};
	if (step === "payment-info") return t("vat.provisional");
	const path = stepPath(cart.uuid, "payment-info");
	if (cart.vat.reason === "no_valid_id") return <Link to={`${path}#${billingFormId}-vat`}>{t("vat.change")}</Link>;
	if (holder === "" && cart.vat.reason !== "unconfirmed_holder") return null;
	return (
		<span className={css.holder}>
			{holder === "" ? null : t("vat.holder", { vat, holder })}{" "}
			<Link to={`${path}#${billingFormId}-company`}>{t("vat.holder.change")}</Link>
		</span>
	);
}

/**
 * The VAT id is well-formed, but its check digit is wrong or its register does not know it. The order continues with the VAT of the
 * seller's country, which a buyer there pays anyway.
 */
export function VatWarning({ cart }: { cart: Cart }) {
	const t = useT("checkout");
	const billing = cart.forms?.billing;
	if (billing?.vat_check !== "unverified") return null;
	return (
		<Notice tone="warning" title={t(billing.country === "FI" ? "vat.unverified.title.FI" : "vat.unverified.title", { vat: billing.vat })}>
			<p>
				{t(billing.country === sellerCountry ? "vat.unverified.text.domestic" : "vat.unverified.text")}{" "}
				<Link to={`${stepPath(cart.uuid, "payment-info")}#${billingFormId}-vat`}>{t("vat.change")}</Link>
			</p>
		</Notice>
	);
}

/** The chosen delivery does not serve the address. Shows the replacement and its price until the buyer chooses again. */
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
