import type { Cart } from "../../contract/cart";
import { insert } from "./fixture-sql";

/** SQL of a card payment that was started for a cart as displayed. @param expires ISO time */
export const startedPayment = ({ id, total_price_with_vat: amount, version }: Cart, expires = "2999-06-15T10:00:00Z"): string =>
	insert("payments", {
		...{
			cart_id: id,
			method: "card",
			provider_session_id: crypto.randomUUID(),
			url: "https://pay.example",
			amount_cents: amount,
			currency: "eur",
		},
		...{ cart_version: version, snapshot: "{}", forms: "{}", locale: "fi", origin: "", expires_at: expires },
	});
