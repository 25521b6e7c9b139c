import { Form } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import type { Cart } from "../../contract/cart";
import { href } from "../platform/config/href";
import { useT } from "../platform/i18n/i18n";
import { Button } from "../ui/forms/button";
import { hiddenOnPaper } from "../ui/layout.css";
import { Notice } from "../ui/notice";
import * as css from "./cart-page.css";
import { linePageHref, pageOfPosition } from "./lines/line-pages";
import { mayPayAhead } from "./orders/payment-methods";
import { WantedDayNotice } from "./orders/wanted-day-notice";

/** The notices above the lines of the visitor's open cart. */
export function CartNotices({ cart }: { cart: Cart }) {
	return (
		<>
			<PaymentNotice cart={cart} />
			<OfferNotice cart={cart} />
			<Unavailable cart={cart} />
			<WantedDayNotice cart={cart} />
		</>
	);
}

/**
 * A started card payment. Its link is the main action, unless the cart has changed since. A payment that has ended is shown while another
 * may follow.
 */
export function PaymentNotice({ cart }: { cart: Cart }) {
	const t = useT("cart");
	const { payment } = cart;
	if (!payment || payment.state === "paid" || (payment.state === "ended" && !mayPayAhead(cart))) return null;
	return (
		<Notice tone="warning" title={t(`payment.${payment.state}`)}>
			<p>{t(`payment.${payment.state}Text`)}</p>
		</Notice>
	);
}

/** Names the cart's offer and whether its prices still apply. */
export function OfferNotice({ cart: { from_offer: number, holds_offer: isHeld, offer_orders: count } }: { cart: Cart }) {
	const t = useT("cart");
	if (number === null) return null;
	return (
		<Notice tone={isHeld && count === 0 ? "info" : "warning"} title={t("offered.title", { number })}>
			<p>{t(isHeld ? "offered.held" : "offered.expired")}</p>
			{count > 0 ? <p>{t("offered.ordered", { count })}</p> : null}
		</Notice>
	);
}

function Unavailable({ cart }: { cart: Cart }) {
	const t = useT("cart");
	const { items, orders_to_sets: sets } = cart;
	const isHere = ({ item_id, set_id }: Cart["unavailable"][number]) =>
		items.some(({ id }) => id === item_id) || sets.some((set) => set.set_id === set_id);
	const gone = cart.unavailable.map((line) => ({
		key: line.item_id === null ? `set-${line.set_id}` : `line-${line.item_id}`,
		title: line.title,
		page: isHere(line) ? "" : linePageHref(href("/cart/:uuid", { uuid: cart.uuid }), pageOfPosition(line.place)),
	}));
	if (gone.length === 0) return null;
	return (
		<Notice tone="warning" title={t("unavailable.title", { count: gone.length })}>
			<p>{t("unavailable.text")}</p>
			<ul className={css.noticeList}>
				{gone.map(({ key, title, page }) => (
					<li key={key}>
						<a href={`${page}#${key}-amount`}>{title}</a>
					</li>
				))}
			</ul>
			<Form method="post" preventScrollReset className={hiddenOnPaper}>
				<input type="hidden" name="intent" value="removeUnavailable" />
				<Button size="s">{t("unavailable.remove", { count: gone.length })}</Button>
			</Form>
		</Notice>
	);
}

/** Reports that the cart has changed meanwhile. Receives the focus. */
export function MeanwhileNotice({ title, children }: { title: string; children: ReactNode }) {
	const focusTarget = useRef<HTMLDivElement>(null);
	useEffect(() => focusTarget.current?.focus(), []);
	return (
		<div ref={focusTarget} role="alert" tabIndex={-1}>
			<Notice tone="warning" title={title}>
				{children}
			</Notice>
		</div>
	);
}
