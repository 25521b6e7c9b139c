import type { Cart } from "../../contract/cart";
import { useT } from "../platform/i18n/i18n";
import * as css from "./page/order-notes.css";

/** What the buyer has noted on the order, to be read. */
export function OrderNotes({ cart }: { cart: Cart }) {
	const t = useT("cart");
	const shown = [
		// An order has it among its facts.
		{ term: t("notes.reference"), text: cart.isProcessed ? "" : cart.reference },
		{ term: t("notes.comment"), text: cart.comment },
		{ term: t("notes.shippingComment"), text: cart.shipping_comment },
	].filter(({ text }) => text !== "");
	return shown.map(({ term, text }) => (
		<section key={term}>
			<h2 className={css.title}>{term}</h2>
			<p className={css.text}>{text}</p>
		</section>
	));
}
