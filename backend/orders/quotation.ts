import { isOrdered } from "../db/order-state";
import { now } from "../db/rows";
import type { PricedCart } from "./priced-cart";

/**
 * SQL that holds for a payment `p` that the buyer may still make, or whose result the provider has not reported yet. Until then
 * it reserves its amount, so that simultaneous payments cannot together exceed a limit.
 */
export const isPaymentPending = `p.state = 'open' AND p.expires_at > ${now("-1 hour")}`;

/**
 * SQL of the quantity that a staff quotation has left for line `i` of cart `o`: the quoted quantity, less what other carts have
 * ordered or are paying for at its prices. NULL if no quotation has the line. A certificate makes no separate line.
 */
export const quotationRemaining = `(SELECT max(0, q.quantity - (SELECT coalesce(sum(l.quantity), 0)
		FROM carts s JOIN cart_items l ON l.cart_id = s.id AND l.supplied_variant_id = q.supplied_variant_id AND l.cut_length_mm = q.cut_length_mm
			AND l.cut_width_mm = q.cut_width_mm
		WHERE s.from_quotation_id = c.from_quotation_id AND s.id NOT IN (c.id, c.from_quotation_id) AND (
			${isOrdered("s")} OR EXISTS (SELECT 1 FROM payments p WHERE p.cart_id = s.id AND ${isPaymentPending}))))
	FROM cart_items q WHERE q.cart_id = c.from_quotation_id AND c.id <> c.from_quotation_id
		AND q.supplied_variant_id = i.supplied_variant_id AND q.cut_length_mm = i.cut_length_mm AND q.cut_width_mm = i.cut_width_mm)`;

/**
 * SQL that holds while quotations still cover the quantities a cart was priced with: of two carts sent at once, the second is
 * priced anew. Its value is `quotedAmounts` of the priced cart.
 */
export const quotationCovers = `NOT EXISTS (SELECT 1 FROM json_each(?) quoted CROSS JOIN cart_items i ON i.id = quoted.key
	CROSS JOIN carts c ON c.id = i.cart_id AND c.from_quotation_id IS NOT NULL WHERE ${quotationRemaining} < quoted.value)`;

/** JSON of the quantity of each line that has the offered price. */
export const quotedAmounts = ({ items }: PricedCart): string =>
	JSON.stringify(
		Object.fromEntries(
			items.flatMap(({ id, quantity, cut, offered }) => (offered ? [[id, Math.min(cut?.pieces ?? quantity, offered.quantity)]] : [])),
		),
	);
