import type { Cart } from "../../../contract/orders";
import { useFormat } from "../../format";
import { useT } from "../../i18n";
import { Facts } from "../../ui/facts";
import { Notice } from "../../ui/notice";
import { Wrap } from "../../ui/wrap";
import { Address } from "./address";
import { Heading, ReadOnly } from "./cart-page";
import { page } from "./cart-page.css";
import * as css from "./sent-order.css";

/** An order that was sent, under the address of its cart. Addresses only for who has sent it. */
export function SentOrder({ cart }: { cart: Cart }) {
	const t = useT("cart");
	const format = useFormat();
	const method = cart.delivery_methods.find(({ id }) => id === cart.delivery_methodid);
	return (
		<Wrap>
			<div className={page}>
				<Heading title={t("order.title", { number: cart.order_number ?? "" })} count={cart.items.length} />
				<Facts
					items={[
						{ term: t("order.state"), value: t(`status.${cart.order_status}`) },
						...(cart.processed_at ? [{ term: t("order.date"), value: format.date(cart.processed_at) }] : []),
						...(method ? [{ term: t("order.delivery"), value: method.title }] : []),
						...(cart.reference ? [{ term: t("order.reference"), value: cart.reference }] : []),
					]}
				/>
				<Notice>{t("order.note")}</Notice>
				<ReadOnly cart={cart}>
					<Addresses cart={cart} />
					<Comments cart={cart} />
				</ReadOnly>
			</div>
		</Wrap>
	);
}

function Addresses({ cart: { forms } }: { cart: Cart }) {
	const t = useT("cart");
	if (!forms?.billing) return null;
	const { billing, shipping } = forms;
	return (
		<div className={css.addresses}>
			<section>
				<h2 className={css.title}>{t("order.billing")}</h2>
				<Address form={billing} email={[billing.email, ...billing.additionalEmails]} vat={billing.vat} />
			</section>
			{shipping ? (
				<section>
					<h2 className={css.title}>{t("order.shipping")}</h2>
					<Address form={shipping} />
				</section>
			) : null}
		</div>
	);
}

function Comments({ cart }: { cart: Cart }) {
	const t = useT("cart");
	const shown = [
		{ term: t("notes.comment"), text: cart.comment },
		{ term: t("notes.shippingComment"), text: cart.shipping_comment },
	].filter(({ text }) => text !== "");
	return shown.map(({ term, text }) => (
		<section key={term}>
			<h2 className={css.title}>{term}</h2>
			<p className={css.comment}>{text}</p>
		</section>
	));
}
