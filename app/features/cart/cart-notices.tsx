import { Form, Link } from "@remix-run/react";
import type { Cart } from "../../../contract/cart";
import { useT } from "../../i18n";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import * as css from "./cart-notices.css";

/** What is to be known about the visitor's own open cart before it is ordered. */
export function CartNotices({ cart }: { cart: Cart }) {
	return (
		<>
			<PaymentNotice cart={cart} />
			<OfferNotice cart={cart} />
			<Unavailable cart={cart} />
		</>
	);
}

/** A card payment that was begun. */
function PaymentNotice({ cart: { uuid, payment } }: { cart: Cart }) {
	const t = useT("cart");
	if (payment?.state === "held")
		return (
			<Notice tone="warning" title={t("payment.held")}>
				<p>{t("payment.heldText")}</p>
			</Notice>
		);
	if (payment?.state !== "open") return null;
	return (
		<Notice tone="warning" title={t("payment.open")}>
			<p>
				{t("payment.openText")} <Link to={`/cart/${uuid}/pay`}>{t("payment.goOn")}</Link>
			</p>
		</Notice>
	);
}

/** A cart that was made from an offer, and whether its prices still hold. */
function OfferNotice({ cart: { from_offer: number, items, orders_to_sets: sets } }: { cart: Cart }) {
	const t = useT("cart");
	if (number === null) return null;
	const isHeld = [...items, ...sets].some(({ offered }) => offered !== null);
	return (
		<Notice tone={isHeld ? "info" : "warning"} title={t("offered.title", { number })}>
			<p>{t(isHeld ? "offered.held" : "offered.expired")}</p>
		</Notice>
	);
}

/** What cannot be delivered any more, and one button that takes all of it out. */
function Unavailable({ cart: { items, orders_to_sets: sets } }: { cart: Cart }) {
	const t = useT("cart");
	const gone = [
		...items.filter((item) => !item.is_available).map(({ id, fullTitle }) => ({ key: `line-${id}`, title: fullTitle })),
		...sets.filter((set) => !set.is_available).map(({ set_id: id, title }) => ({ key: `set-${id}`, title })),
	];
	if (gone.length === 0) return null;
	return (
		<Notice tone="warning" title={t("unavailable.title", { count: gone.length })}>
			<p>{t("unavailable.text")}</p>
			<ul className={css.list}>
				{gone.map(({ key, title }) => (
					<li key={key}>
						<a href={`#${key}-amount`}>{title}</a>
					</li>
				))}
			</ul>
			<Form method="post" preventScrollReset className={css.action}>
				<input type="hidden" name="intent" value="removeUnavailable" />
				<Button size="s">{t("unavailable.remove", { count: gone.length })}</Button>
			</Form>
		</Notice>
	);
}
