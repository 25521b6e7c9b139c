import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Cart } from "../../../contract/cart";
import { Address, Destination, useDestinationTitle, useInvoicePlaces } from "../../cart/address";
import { CartLines } from "../../cart/cart-lines";
import { firstLines } from "../../cart/line-pages";
import { useCostFacts, useWishes } from "../../cart/order-status";
import { usePaymentName } from "../../cart/payment-methods";
import { type Step, stepPath } from "../../cart/steps";
import { useT } from "../../platform/i18n/i18n";
import { MoreLines } from "../steps/order-brief";
import * as css from "./summary.css";

/** Everything that is being ordered, to be read once more; each part leads back to its step. */
export function Summary({ cart }: { cart: Cart }) {
	const t = useT("checkout");
	const cartT = useT("cart");
	const costs = useCostFacts(cart);
	const billing = cart.forms?.billing;
	const destination = useDestinationTitle(cart);
	const shown = firstLines(cart);
	return (
		<div className={css.parts}>
			<div className={css.pair}>
				<Part cart={cart} title={cartT("order.billing")} step="payment-info">
					{billing ? <Address form={billing} email={[billing.email, ...billing.additionalEmails]} vat={billing.vat} /> : null}
					{billing?.createAccount ? <p className={css.muted}>{t("summary.account")}</p> : null}
				</Part>
				<Part cart={cart} title={destination} step="payment-info">
					<Destination cart={cart} same={<p>{t("summary.sameAddress")}</p>} />
				</Part>
				<Part cart={cart} title={t("section.delivery")} step="payment-method">
					<Delivery cart={cart} />
				</Part>
				<Part cart={cart} title={t("section.payment")} step="payment-method">
					<Payment cart={cart} />
				</Part>
				{cart.reference || cart.comment || cart.shipping_comment || costs.length > 0 ? (
					<Part cart={cart} title={cartT("notes.title")} step="cart">
						{cart.reference ? (
							<p>
								{cartT("notes.reference")}: {cart.reference}
							</p>
						) : null}
						{costs.map(({ term, value }) => (
							<p key={term}>{`${term}: ${value}`}</p>
						))}
						{cart.comment ? <p className={css.comment}>{cart.comment}</p> : null}
						{cart.shipping_comment ? (
							<p className={css.comment}>
								{cartT("notes.shippingComment")}: {cart.shipping_comment}
							</p>
						) : null}
					</Part>
				) : null}
			</div>
			<Part cart={cart} title={t("summary.lines")} step="cart" hasHead>
				<CartLines cart={shown} isEditable={false} refused={null} />
				<MoreLines cart={cart} shown={shown} />
			</Part>
		</div>
	);
}

function Delivery({ cart }: { cart: Cart }) {
	const t = useT("checkout");
	const method = cart.delivery_methods.find(({ id }) => id === cart.delivery_methodid);
	return (
		<>
			<p>{method?.title}</p>
			<p className={css.muted}>
				{method?.term}. {method?.comment}
			</p>
			{cart.crane_unloading ? <p>{t("summary.crane")}</p> : null}
			{method?.type === "own_freight" ? (
				<p>{t("summary.ownFreight", { carrier: cart.own_freight_carrier, contract: cart.own_freight_contract })}</p>
			) : null}
			{useWishes(cart).map(({ term, value }) => (
				<p key={term}>{`${term}: ${value}`}</p>
			))}
		</>
	);
}

/** How it is paid, and where the invoice goes. */
function Payment({ cart }: { cart: Cart }) {
	const nameOf = usePaymentName();
	const placesOf = useInvoicePlaces();
	const places = cart.forms?.billing ? placesOf(cart.forms.billing) : [];
	return (
		<>
			<p>{cart.paymentmethod ? nameOf(cart.paymentmethod.name).title : null}</p>
			{places.map((place) => (
				<p key={place} className={css.muted}>
					{place}
				</p>
			))}
		</>
	);
}

interface PartProps {
	cart: Cart;
	title: string;
	step: Step;
	/** What follows has a head and a rule of its own. */
	hasHead?: boolean;
	children: ReactNode;
}

function Part({ cart, title, step, hasHead = false, children }: PartProps) {
	const t = useT("checkout");
	return (
		<section className={css.part}>
			<div className={hasHead ? css.plainHead : css.head}>
				<h2 className={css.title}>{title}</h2>
				<Link to={stepPath(cart.uuid, step)} className={css.change} aria-label={t("summary.changeLabel", { part: title })}>
					{t("summary.change")}
				</Link>
			</div>
			{children}
		</section>
	);
}
