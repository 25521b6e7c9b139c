import type { ReactNode } from "react";
import type { Cart } from "../../contract/cart";
import { useT } from "../platform/i18n/i18n";
import { heading, hiddenOnPaper, muted, size } from "../ui/layout.css";
import { Notice } from "../ui/notice";
import { Wrap } from "../ui/wrap";
import * as css from "./cart-page.css";
import { CartLines } from "./lines/cart-lines";
import { columns, panel } from "./orders/order-columns.css";
import { Totals } from "./orders/totals";

/** A colleague's cart, or one that can no longer be changed. @param take the form that copies it to the reader's cart */
export function ForeignCart({ cart, day, take }: { cart: Cart; day: string; take: ReactNode }) {
	const t = useT("cart");
	return (
		<Wrap>
			<div className={css.page}>
				<Heading title={t(cart.length > 0 ? "foreign.title" : "empty.foreign")} count={cart.length} day={day} />
				<div className={hiddenOnPaper}>
					<Notice>{t("foreign.note")}</Notice>
				</div>
				{cart.length > 0 ? <div className={hiddenOnPaper}>{take}</div> : null}
				{cart.length > 0 ? <ReadOnly cart={cart} isPaged /> : null}
			</div>
		</Wrap>
	);
}

/** Title and number of lines. Prints the day if the cart has no date. */
export function Heading({ title, count, day }: { title: string; count: number; day?: string }) {
	const t = useT("cart");
	return (
		<div className={css.heading}>
			<h1>{title}</h1>
			<p className={`${size.m} ${muted}`}>{t("lines", { count })}</p>
			{day ? <p className={css.day}>{t("printed.day", { day })}</p> : null}
		</div>
	);
}

/** Lines and totals without forms. The order's extras follow the totals. */
export function ReadOnly({ cart, isPaged = false, children }: { cart: Cart; isPaged?: boolean; children?: ReactNode }) {
	const t = useT("cart");
	return (
		<div className={columns}>
			<div className={css.main}>
				<CartLines cart={cart} isEditable={false} refused={null} isPaged={isPaged} />
				{children}
			</div>
			<section className={panel} aria-labelledby="totals">
				<h2 id="totals" className={`${heading.l} ${hiddenOnPaper}`}>
					{t("totals.title")}
				</h2>
				<Totals cart={cart} />
			</section>
		</div>
	);
}

/** The buyer's notes on the order, read-only. */
export function OrderNotes({ cart }: { cart: Cart }) {
	const t = useT("cart");
	const shown = [
		// An order lists it among its facts.
		{ term: t("notes.reference"), text: cart.isProcessed ? "" : cart.reference },
		{ term: t("notes.comment"), text: cart.comment },
		{ term: t("notes.shippingComment"), text: cart.shipping_comment },
	].filter(({ text }) => text !== "");
	return shown.map(({ term, text }) => (
		<section key={term}>
			<h2 className={css.noteTitle}>{term}</h2>
			<p className={css.noteText}>{text}</p>
		</section>
	));
}
